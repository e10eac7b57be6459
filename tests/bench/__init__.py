"""Tests of what measures the games."""
