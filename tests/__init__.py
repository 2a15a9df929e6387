"""Tests of Voevoda, in the same folders as the code they test."""
