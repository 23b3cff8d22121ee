"""Oh Hell: bid how many tricks you take, and take exactly so many."""

from oh_hell.rules import GAME

__all__ = ["GAME"]
