"""The rules of Roll Through the Ages: one module a chapter, one example a test."""
