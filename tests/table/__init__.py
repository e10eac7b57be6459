"""The service, tested over HTTP."""
