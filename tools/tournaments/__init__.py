"""Whole tournaments with the real services on a fake clock, in a program that dies again and again."""

from tools.tournaments.crashing import simulate
from tools.tournaments.setup import GROUPS, SWISS, Setup

__all__ = ["GROUPS", "SWISS", "Setup", "simulate"]
