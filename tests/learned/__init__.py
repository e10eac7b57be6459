"""Learned players."""
