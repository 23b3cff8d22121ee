"""Whole tournaments with the real services on a fake clock, in a program that dies again and again."""

from tools.contest.mortal import simulate
from tools.contest.setup import GROUPS, SWISS, Setup

__all__ = ["GROUPS", "SWISS", "Setup", "simulate"]
