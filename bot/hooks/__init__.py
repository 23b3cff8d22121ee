"""Webhooks: a server's own programs are told what happens at its tables."""
