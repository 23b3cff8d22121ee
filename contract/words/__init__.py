"""What every game says: catalogues as they stand in their files, and what is promised of them."""
