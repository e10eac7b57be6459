"""The service people play on: seats, storage, live updates."""
