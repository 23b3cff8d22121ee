"""Parts of rules that many games share: cards, tricks, bids, maps. A game takes what it needs of them.

They are functions and small frozen Structs over plain data, so that a state stays what its game makes of it.
"""
