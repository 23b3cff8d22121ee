"""What the pictures of every game promise, and what tests of pictures share."""
