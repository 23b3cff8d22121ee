"""What every game promises, as tests: those that Cairn's own games pass, and ``cairn game test`` runs for any other.

``play`` asks about the rules of a game, ``words`` about what it says, ``pictures`` about what it draws. They know no
game by name: :mod:`contract.plugin` tells pytest which ones to ask.
"""
