"""Tests of 7 Ages."""
