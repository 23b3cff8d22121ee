"""What is counted and timed while the bot runs, for Prometheus; nothing unless CAIRN_METRICS is set."""
