"""Tests of the pages, played in a real browser against the real service."""
