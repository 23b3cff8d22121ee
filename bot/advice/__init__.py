"""What computer players can say about choices: what they would do, and why they did what they did."""
