"""Words in tests: catalogues as they stand in their files, and which languages are looked at where."""
