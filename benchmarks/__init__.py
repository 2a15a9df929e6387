"""Benchmarks: one file for each question, ratios within one run. `make bench` runs them all."""
