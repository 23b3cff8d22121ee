"""One module per step. A step that has been released is never changed."""
