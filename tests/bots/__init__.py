"""Tests of computer players."""
