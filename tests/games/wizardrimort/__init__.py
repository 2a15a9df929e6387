"""Tests of wizardrimort."""
