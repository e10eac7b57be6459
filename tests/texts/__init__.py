"""Every word that people read stands in the texts, in every language."""
