"""Every kind of fault of the campaign ``faults``: how it strikes, and how it is mended.

A strike returns its mending, or None where there was no occasion for it; a mending says whether it is done by now.
Some kinds stand here more than once, so that they come about as often as others.
"""

from __future__ import annotations

from tools.siege import faults_of_discord, faults_of_machine, faults_of_places, faults_of_starts

KINDS = (*faults_of_discord.KINDS, *faults_of_places.KINDS, *faults_of_machine.KINDS, *faults_of_starts.KINDS)
