illegal-over = Cette partie est terminée.
illegal-not-your-turn = Tu n’as rien à décider pour le moment. Une mention t’appellera quand ce sera ton tour.
illegal-unknown = Ce choix n’est plus possible. Voici ce que tu peux faire maintenant.
warn-left = Tu laisserais ceci, qui ne coûte pourtant rien : **{ $what }**.
option-on = oui
option-off = non
option-first = Qui commence
option-first-random = tirage au sort

legend-title = Légende des icônes
sign-changed = A changé depuis le dernier plateau
sign-hand = Cartes en main
side-own = Mon côté
side-of = Le côté de { $who }

labelled = { $label } : { $words }
semicolon = { " ; " }
