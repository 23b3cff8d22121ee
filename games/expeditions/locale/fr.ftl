## Les règles : options, ce qu’on demande et ce qu’on peut faire, ce qui arrive.

game-name = Expéditions
game-blurb = Méchas, quêtes et gloire autour de la météorite de la Toungouska, de Jamey Stegmaier. De deux à cinq.

option-free-pass = Traverser un lieu occupé ne coûte pas de portée
option-clear-reward = Qui purifie un lieu améliore, fusionne ou se vante aussitôt
option-instant-on-upgrade = Améliorer donne aussi la partie immédiate de l’objet
option-map-per-quest = Chaque quête accomplie donne aussi un plan
option-solve-several = Accomplir vaut pour plusieurs quêtes du lieu, dans n’importe quel ordre
option-row-limit = Avec quatre cartes actives, on ne gagne plus de carte
option-wide-adjacency = Sont adjacentes aussi les cartes des lieux voisins
option-others-final-turn = Après la quatrième étoile, le dernier tour n’est que pour les autres
option-shared-stars = Une étoile vaut 10 $ partagés entre celles de l’exploit, 5 $ au moins
option-summary-ties = Égalité : force + ruse, quêtes, objets, météorites, corruption
option-compensation = Chaque place suivante part avec 2 $ de plus, à deux avec 4 $ (option à nous)
preset-standard = Normale : les règles publiées
preset-boardgamefan = Comme dans un résumé allemand des règles

category-solve = { ICON("solve") } 4 quêtes
category-meld = { ICON("meld") } 4 météorites
category-upgrade = { ICON("upgrade") } 4 objets
category-twenty = { ICON("twenty") } Le 20
category-corruption = { ICON("corruption") } 7 corruptions
category-cards = { ICON("card") } 8 cartes
category-workers-maps = { ICON("worker") } 7 ouvriers ou 5 plans

name-tile = { ICON("location_", $number) } { $number } { $name }
name-quoted = « { $card } »
name-position = { $letter ->
    [c] Centre
   *[n] Nord
} { $number }
name-covered = { $what ->
    [upgrade] améliorer
    [meld] fusionner
   *[boast] se vanter
}
name-about = { $kind ->
    [item] objet { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[purple] violet
    }
    [meteorite] météorite { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[purple] violette
    }
   *[quest] quête { $colour ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[purple] violette
    }
}, { $core }
token-orange = le { ICON("orange") } { $value } orange
token-turquoise = le { ICON("turquoise") } { $value } turquoise
token-both = le { ICON("twenty") } { $value }
amount-nothing = rien

group-move = Se déplacer
group-play = Jouer
group-gather = Récolter

ask-shift = Où va ton jeton Action ?
ask-turn-0 = Ton tour est fait
ask-turn-1 = Il te reste une action
ask-turn-2 = Tes actions, dans n’importe quel ordre
ask-turn-3 = Les trois actions, dans n’importe quel ordre
ask-gather = Récolte sur le lieu { $tile }
ask-menu = { $n ->
    [one] À prendre ou à laisser
   *[other] À prendre dans n’importe quel ordre
}
ask-menu-card = { $card } : { $n ->
    [one] à prendre ou à laisser
   *[other] à prendre dans n’importe quel ordre
}
ask-reward = Le lieu { $tile } est purifié. Que fais-tu ?
ask-one-of = L’un ou l’autre
ask-played = Carte jouée : { $card }
ask-play = Quelle carte joues-tu ?
ask-move = Où te déplaces-tu ?
ask-pick-card = Quelle carte visible gagnes-tu ?
ask-keep-card = Quelle carte gardes-tu ?
ask-sweep = Quelles cartes visibles balaies-tu ?
ask-sweep-more = À balayer : { $cards }. D’autres encore ?
ask-place-worker = Sur quelle carte places-tu un ouvrier ?
ask-pick-worker = Quel ouvrier va sur « { $card } » ?
ask-activate = Quelle carte actives-tu ?
ask-rescue-card = Quelle carte récupères-tu ?
ask-rescue-worker = Quel ouvrier récupères-tu ?
ask-vanquish = Vaincs la corruption
ask-neighbour = Quel avantage prends-tu à côté ?
ask-solve = Quelle quête accomplis-tu ?
ask-upgrade = Quel objet améliores-tu ?
ask-meld = Quelle météorite fusionnes-tu ?
ask-boast = De quel exploit te vantes-tu ?
ask-pay-card = Quelle carte détruis-tu ?
ask-pay-discard = Quelle carte défausses-tu ?
ask-pay-corruption = Quelle corruption détruis-tu ?
ask-pay-worker = Quel ouvrier détruis-tu ?
ask-trash-map = Détruis un plan

do-decline = Y renoncer
do-done = C’est tout
do-end-turn = Finir le tour
do-token-move = { ICON("move") } Couvrir Déplacer : jouer et récolter
do-token-play = { ICON("play") } Couvrir Jouer : se déplacer et récolter
do-token-gather = { ICON("gather") } Couvrir Récolter : se déplacer et jouer
do-refresh = { ICON("refresh") } Repos : reprendre tous les ouvriers et toutes les cartes actives
do-move-withheld = { ICON("move") } Se déplacer
do-play-withheld = { ICON("play") } Jouer
do-gather-withheld = { ICON("gather") } Récolter
do-move = { $tile } : { $what }
do-move-corrupted = { $tile } ({ $tokens }) : { $what } · couvert : { $covered }
do-move-cleared = { $tile } : { $covered } · { $what }
do-move-hidden = { ICON("map") } { $place } : face cachée, avec un plan
do-play = { $card } : { $core } · { $ability }
do-gather = { ICON("gather") } Récolter : { $what }
do-take-all = Tout : { $what }
do-partly = { $what } (tu aurais : { $fits })
do-core = Valeur de base : { $what }
do-place = Placer { $worker } : { $ability }
do-on = { $card } : { $ability }
do-pick-worker = Placer { $worker }
do-use = { $card } : { $ability }
do-rescue = { $card }
do-rescue-worker = { $card } avec son ouvrier
do-gain-card = { $card } ({ $about })
do-gain-card-hand = Dans ta main : { $card } ({ $about })
do-sweep = Balayer { $card }
do-sweep-all = { ICON("sweep") } Balayer toutes les cartes
do-sweep-done = { ICON("sweep") } { $n ->
    [one] Balayer cette carte
   *[other] Balayer ces { $n } cartes
}
do-vanquish = Vaincre { $token } pour { $price }
do-vanquish-withheld = Vaincre { $token }
do-banish = Remettre { $token } dans le sac
do-neighbour = { $tile } : { $what }
do-solve = { $card } pour { $price } : { $what }
do-upgrade = { $card } ({ $coins } $) : { $what }
do-meld = { $card } : { $what }
do-boast = { $category }
do-discard = Défausser { $what }
do-trash = Détruire { $what }
do-trash-map = { ICON("map") } Détruire un plan : { $what }

warn-ability = Un ouvrier sur « { $card } » ne t’apporterait rien maintenant : { $why }. (**{ $what }**)
warn-instant = La partie immédiate de « { $card } » serait perdue : { $why }. (**{ $what }**)

withheld-token-there = ton jeton Action y est déjà
withheld-token-covers = ton jeton Action la couvre ce tour-ci
withheld-action-done = c’est déjà fait
withheld-refresh-first = seulement depuis Déplacer, Jouer ou Récolter
withheld-actions-left = encore à faire : { $actions }
withheld-nowhere = aucun lieu libre à portée
withheld-basecamp = impossible au Camp de base
withheld-nothing-here = il n’y a rien à récolter pour le moment
withheld-hand-empty = ta main est vide
withheld-power-full = tu as { $n } force
withheld-guile-full = tu as { $n } ruse
withheld-no-maps = il ne reste plus de plan
withheld-bag-empty = le sac est vide
withheld-workers-gone = il ne reste aucun ouvrier { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
} dans la réserve
withheld-no-count = il n’y a rien à compter
withheld-deck-empty = la pioche est vide
withheld-no-face-up = aucune carte visible ne convient
withheld-row-full = tu as { $n } cartes actives
withheld-lacks-worker = il te faut { $worker }
withheld-no-worker = tu n’as aucun ouvrier disponible
withheld-used = sa capacité vient de servir
withheld-no-active = tu n’as aucune carte active
withheld-no-free-card = aucune carte active n’est sans ouvrier
withheld-no-placed = aucun ouvrier n’est sur une carte
withheld-no-activate = il n’y a aucune carte à activer
withheld-lent = elle agit déjà une fois de plus
withheld-no-corruption = il n’y a pas de corruption ici
withheld-corruption-cost = { $token } coûte { $price }
withheld-never-twenty = le 20 ne va jamais dans le sac
withheld-no-benefit = il n’y a rien à gagner à côté
withheld-no-quest = tu n’as aucune quête pour ce lieu
withheld-solve-cost = il te faut { $price }
withheld-solve-limit = pas plus de { $n } quêtes
withheld-upgrade-limit = pas plus de { $n } objets
withheld-meld-limit = pas plus de { $n } météorites
withheld-no-item = tu n’as aucun objet
withheld-no-meteorite = tu n’as aucune météorite
withheld-no-star = toutes tes étoiles sont posées
withheld-no-category = tu n’as atteint aucun exploit
withheld-has-star = tu y as déjà une étoile
withheld-progress = { $have } sur { $goal }
withheld-stars = il te faut { $n ->
    [one] { $n } étoile posée
   *[other] { $n } étoiles posées
}
withheld-melded = il te faut { $n ->
    [one] { $n } météorite fusionnée
   *[other] { $n } météorites fusionnées
}
withheld-cost-power = il te faut { $n } force
withheld-cost-guile = il te faut { $n } ruse
withheld-cost-coins = il te faut { $n } $
withheld-cost-map = { $n ->
    [one] tu n’as aucun plan
   *[other] il te faut { $n } plans
}
withheld-cost-corruption = { $n ->
    [one] tu n’as aucune corruption
   *[other] il te faut { $n } corruptions
}
withheld-cost-card = { $n ->
    [one] tu n’as aucune carte
   *[other] il te faut { $n } cartes
}
withheld-cost-discard = { $n ->
    [one] ta main est vide
   *[other] il te faut { $n } cartes en main
}
withheld-cost-worker = { $n ->
    [one] tu n’as aucun ouvrier disponible
   *[other] il te faut { $n } ouvriers
}

say-covers-move = { $player } couvre Déplacer.
say-covers-play = { $player } couvre Jouer.
say-covers-gather = { $player } couvre Récolter.
say-refreshes = { $player } se repose.
say-gathers = { $player } récolte sur le lieu { $tile }.
say-gathers-gains = { $player } récolte sur le lieu { $tile } : { $what }.
say-solves-for = { $player } paie { $price } et accomplit « { $card } ».
say-solves-for-gains = { $player } paie { $price }, accomplit « { $card } » et gagne { $what }.
say-solves-gains = { $player } accomplit « { $card } » et gagne { $what }.
say-activates-gains = { $player } active « { $card } » et gagne { $what }.
say-trashes-map-gains = { $player } détruit un plan et gagne { $what }.
say-gains-by = « { $by } » : { $player } gagne { $what }.
say-takes-back = { $player } reprend toutes ses cartes et tous ses ouvriers.
say-moves = { $player } va sur le lieu { $tile }.
say-moves-gains = { $player } va sur le lieu { $tile } et gagne { $what }.
say-flips = { $player } découvre le lieu { $tile } et prend son plan. Corruption, la dernière dessus : { $tokens }.
say-flips-bare = { $player } découvre le lieu { $tile } et prend son plan. Le sac est vide : pas de corruption.
say-in-vain = « { $card } » n’apporte rien à { $player }.
say-instant-lost = La partie immédiate de « { $card } » n’apporte rien à { $player }.
say-plays = { $player } joue « { $card } ».
say-plays-gains = { $player } joue « { $card } » et gagne { $what }.
say-places = { $player } place { $worker } sur « { $card } ».
say-places-gains = { $player } place { $worker } sur « { $card } » et gagne { $what }.
say-activates = { $player } active « { $card } ».
say-whenever = « { $card } » fait effet.
say-whenever-gains = « { $card } » fait effet : { $player } gagne { $what }.
say-gains = { $player } gagne { $what }.
say-gains-card = { $player } gagne « { $card } ».
say-gains-card-hand = { $player } gagne « { $card } » directement en main.
say-draws = { $player } pioche : { $cards }.
guard-tile = quelqu’un va sur le lieu { $tile }, ou quelque chose y change
guard-spot = quelqu’un prend ou balaie « { $card } » ({ $spot })
say-turned-up = Nouvelle carte, { $spot } : { $card }.
say-turned-up-more = Nouvelles cartes : { $cards }.
name-at = { $card } ({ $spot })
say-swept = { $player } balaie : { $cards }.
say-reshuffled = Les cartes balayées deviennent la nouvelle pioche.
say-rescues = { $player } récupère « { $card } ».
say-rescues-worker = { $player } récupère { $worker } de « { $card } ».
say-vanquishes = { $player } vainc { $token } pour { $price }.
say-banishes = { $player } remet { $token } dans le sac.
say-cleared = Le lieu { $tile } est purifié.
say-solves = { $player } accomplit « { $card } ».
say-upgrades = { $player } améliore « { $card } ».
say-melds = { $player } fusionne « { $card } ».
say-boasts = { $player } se vante : { $category }. C’est son étoile n° { $n }.
say-ending = { $player } a posé la quatrième étoile : tout le monde a un dernier tour.
say-ending-others = { $player } a posé la quatrième étoile : les autres ont un dernier tour.
say-pays = { $player } paie { $what }.
say-trashes = { $player } détruit { $what }.
say-trashes-map = { $player } détruit un plan.
say-discards = { $player } défausse { $what }.
say-over = Les expéditions sont terminées.
say-standstill = Personne ne peut plus poser d’étoile, et personne ne gagne plus rien : les expéditions sont terminées.

part-cash = Pièces
part-stars = Étoiles
part-items = Objets améliorés
part-tokens = Corruption

## Le contenu

mech-tatanka = Tatanka
mech-tatanka-rule = Tu peux accomplir, améliorer et fusionner jusqu’à 5 fois chacun.
mech-marsh-strider = Échassier
mech-marsh-strider-rule = Tu te déplaces jusqu’à 4 lieux au lieu de 3.
mech-odins-wrath = Colère d’Odin
mech-odins-wrath-rule = À tout moment de ton tour, détruis un plan pour gagner 1 force, 1 ruse ou 1 $.
mech-lumberjack = Bûcheron
mech-lumberjack-rule = Chaque fois que tu vaincs, le premier jeton de chaque couleur coûte 1 de moins (le 20 en coûte 18).
mech-highlander = Highlander
mech-highlander-rule = Tu peux gagner les cartes directement en main.

part = { $heading } : { $words }
part-instant = Immédiat
part-ongoing = Durable
part-ability = Capacité
part-bonus = Bonus de fusion
part-solve = À accomplir au { $number } ({ $where }) pour { $cost }
part-coins = Vaut { $coins } $ si amélioré

join-and = { $one } et { $other }
join-or = { $one } OU { $other }
join-or-else = { $one } ; OU { $other }
join-bracket = ({ $things })
join-benefits = { $one } · { $other }
join-comma = { $one }, { $other }
join-plain = { $parts }
join-sentence = { $clause }.
join-sentences = { $one } { $other }

core-stars = +{ $worth } dès { $n ->
    [one] { $n } étoile posée
   *[other] { $n } étoiles posées
}
core-melded = +{ $worth } dès { $n ->
    [one] { $n } fusion
   *[other] { $n } fusions
}

thing-power = { $n } { ICON("power") } force
thing-guile = { $n } { ICON("guile") } ruse
thing-coins = { ICON("coins") } { $n } $
thing-map = { $n ->
    [one] un { ICON("map") } plan
   *[other] { $n } { ICON("map") } plans
}
thing-corruption = { $n ->
    [one] un { ICON("corruption") } jeton Corruption du sac
   *[other] { $n } { ICON("corruption") } jetons Corruption du sac
}
thing-worker = { $n ->
    [one] un { ICON($colour, "_worker") } ouvrier { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[purple] violet
    }
   *[other] { $n } { ICON($colour, "_worker") } ouvriers { $colour ->
        [red] rouges
        [blue] bleus
        [green] verts
        [yellow] jaunes
       *[purple] violets
    }
}
thing-either-worker = un ouvrier { $one ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
} ou { $other ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}
thing-card-face-up = { $kind ->
    [item] { $n ->
        [one] un objet visible
       *[other] { $n } objets visibles
    }
    [meteorite] { $n ->
        [one] une météorite visible
       *[other] { $n } météorites visibles
    }
    [quest] { $n ->
        [one] une quête visible
       *[other] { $n } quêtes visibles
    }
   *[any] { $n ->
        [one] une carte visible
       *[other] { $n } cartes visibles
    }
}
thing-card-adjacent = { $kind ->
    [item] { $n ->
        [one] un objet adjacent
       *[other] { $n } objets adjacents
    }
    [meteorite] { $n ->
        [one] une météorite adjacente
       *[other] { $n } météorites adjacentes
    }
    [quest] { $n ->
        [one] une quête adjacente
       *[other] { $n } quêtes adjacentes
    }
   *[any] { $n ->
        [one] une carte adjacente
       *[other] { $n } cartes adjacentes
    }
}
thing-card-deck = { $n ->
    [one] la carte du dessus de la pioche
   *[other] les { $n } cartes du dessus de la pioche
}
thing-card-two = 1 des 2 premières de la pioche (balaie l’autre)
thing-per = { $thing } par { $count }{ $limit ->
    [none] { "" }
   *[some] { " " }(max. { $most })
}

act-gain = { $form ->
    [start] Gagne
    [to] gagner
   *[mid] gagne
} { $things }
act-sweep = { ICON("sweep") } { $form ->
    [start] Balaie
    [to] balayer
   *[mid] balaie
} n’importe quelles cartes visibles
act-move = { ICON("move") } { $form ->
    [start] Déplace-toi
    [to] te déplacer
   *[mid] déplace-toi
}{ $n ->
    [0] { "" }
   *[other] { " " }avec portée +{ $n }
}
act-play = { ICON("play") } { $form ->
    [start] Joue
    [to] jouer
   *[mid] joue
} une carte
act-refresh = { ICON("refresh") } { $form ->
    [start] Repose-toi
    [to] te reposer
   *[mid] repose-toi
}
act-rescue-card = { ICON("rescue_card") } { $form ->
    [start] Récupère
    [to] récupérer
   *[mid] récupère
} une carte
act-rescue-worker = { ICON("rescue_worker") } { $form ->
    [start] Récupère
    [to] récupérer
   *[mid] récupère
} un ouvrier
act-solve = { ICON("solve") } { $form ->
    [start] Accomplis
    [to] accomplir
   *[mid] accomplis
} une quête{ $n ->
    [0] { "" }
   *[other] { " " }pour { $n } de moins (force ou ruse)
}
act-vanquish = { ICON("vanquish") } { $form ->
    [start] Vaincs
    [to] vaincre
   *[mid] vaincs
} la corruption{ $n ->
    [0] { "" }
   *[other] , chaque jeton pour { $n } de moins
}
act-vanquish-any = { ICON("vanquish") } { $form ->
    [start] Vaincs
    [to] vaincre
   *[mid] vaincs
} la corruption, en payant chaque couleur en force OU en ruse{ $n ->
    [0] { "" }
   *[other] , chaque jeton pour { $n } de moins
}
act-banish = { ICON("banish") } { $form ->
    [start] Remets
    [to] remettre
   *[mid] remets
} la corruption du dessus d’ici dans le sac
act-upgrade = { ICON("upgrade") } { $form ->
    [start] Améliore
    [to] améliorer
   *[mid] améliore
} un objet
act-meld = { ICON("meld") } { $form ->
    [start] Fusionne
    [to] fusionner
   *[mid] fusionne
} une météorite
act-boast = { ICON("boast") } { $form ->
    [start] Vante-toi
    [to] te vanter
   *[mid] vante-toi
}
act-activate-adjacent = { ICON("activate") } { $form ->
    [start] Active
    [to] activer
   *[mid] active
} une carte visible adjacente
act-activate-previous = { ICON("activate") } { $form ->
    [start] Active
    [to] activer
   *[mid] active
} la carte précédente
act-activate-own = { ICON("activate") } { $form ->
    [start] Active
    [to] activer
   *[mid] active
} une autre de tes cartes
act-activate-upgraded = { ICON("activate") } { $form ->
    [start] Active
    [to] activer
   *[mid] active
} un objet amélioré
act-neighbour = { ICON("neighbour") } { $form ->
    [start] Gagne
    [to] gagner
   *[mid] gagne
} un avantage d’un lieu adjacent
act-place-worker = { ICON("worker") } { $form ->
    [start] Place
    [to] placer
   *[mid] place
} n’importe quel ouvrier sur une carte active libre pour utiliser sa capacité
act-pay = { $cost } pour { $then }
act-given-again = { $form ->
    [start] Dès
   *[mid] dès
} { $n }, aussi : { $then }
act-given-melded = { $form ->
    [start] Dès
   *[mid] dès
} { $n ->
    [one] { $n } fusion
   *[other] { $n } fusions
}, aussi : { $then }
act-given-stars = { $form ->
    [start] Dès
   *[mid] dès
} { $n ->
    [one] { $n } étoile posée
   *[other] { $n } étoiles posées
}, aussi : { $then }
act-whenever = { $form ->
    [start] Chaque
   *[mid] chaque
} fois que tu { $when }, gagne { $things }

cost-power = { $form ->
    [start] Paie
    [to] payer
   *[mid] paie
} { $n } force
cost-guile = { $form ->
    [start] Paie
    [to] payer
   *[mid] paie
} { $n } ruse
cost-coins = { $form ->
    [start] Paie
    [to] payer
   *[mid] paie
} { $n } $
cost-map = { $form ->
    [start] Détruis
    [to] détruire
   *[mid] détruis
} { $n ->
    [one] un plan
   *[other] { $n } plans
}
cost-corruption = { $form ->
    [start] Détruis
    [to] détruire
   *[mid] détruis
} { $n ->
    [one] un jeton Corruption
   *[other] { $n } jetons Corruption
}
cost-card = { $form ->
    [start] Détruis
    [to] détruire
   *[mid] détruis
} { $n ->
    [one] une de tes cartes
   *[other] { $n } de tes cartes
}
cost-discard = { $form ->
    [start] Défausse
    [to] défausser
   *[mid] défausse
} { $n ->
    [one] une carte de ta main
   *[other] { $n } cartes de ta main
}
cost-worker = { $form ->
    [start] Détruis
    [to] détruire
   *[mid] détruis
} { $n ->
    [one] un ouvrier disponible
   *[other] { $n } ouvriers disponibles
}

count-maps = { $each ->
    [one] plan
   *[other] tranche de { $each } plans
}
count-workers = { $each ->
    [one] ouvrier
   *[other] tranche de { $each } ouvriers
}
count-available-workers = { $each ->
    [one] ouvrier disponible
   *[other] tranche de { $each } ouvriers disponibles
}
count-cards = { $each ->
    [one] carte à toi
   *[other] tranche de { $each } cartes à toi
}
count-red-cards = { $each ->
    [one] carte rouge
   *[other] tranche de { $each } cartes rouges
}
count-blue-cards = { $each ->
    [one] carte bleue
   *[other] tranche de { $each } cartes bleues
}
count-green-cards = { $each ->
    [one] carte verte
   *[other] tranche de { $each } cartes vertes
}
count-yellow-cards = { $each ->
    [one] carte jaune
   *[other] tranche de { $each } cartes jaunes
}
count-purple-cards = { $each ->
    [one] carte violette
   *[other] tranche de { $each } cartes violettes
}
count-solved = { $each ->
    [one] quête accomplie
   *[other] tranche de { $each } quêtes accomplies
}
count-melded = { $each ->
    [one] météorite fusionnée
   *[other] tranche de { $each } météorites fusionnées
}
count-upgraded = { $each ->
    [one] objet amélioré
   *[other] tranche de { $each } objets améliorés
}
count-stars = { $each ->
    [one] étoile posée
   *[other] tranche de { $each } étoiles posées
}
count-corruption = { $each ->
    [one] jeton Corruption
   *[other] tranche de { $each } jetons Corruption
}

when-move = te déplaces
when-vanquish = vaincs un jeton Corruption
when-solve = accomplis une quête
when-gain-card = gagnes { $kind ->
    [item] un objet
    [meteorite] une météorite
    [quest] une quête
   *[any] une carte
}
when-gain-worker = gagnes un ouvrier
when-play = joues une carte{ $colour ->
    [any] { "" }
    [red] { " " }rouge
    [blue] { " " }bleue
    [green] { " " }verte
    [yellow] { " " }jaune
   *[purple] { " " }violette
}
when-refresh = te reposes
when-meld = fusionnes une météorite
when-upgrade = améliores un objet

rule-range = Tu te déplaces jusqu’à { $n } plus loin
rule-solve-cost = Les quêtes te coûtent { $n } de moins (force ou ruse)
rule-vanquish-cost = Chaque fois que tu vaincs, le premier jeton coûte { $n } de moins
rule-any-worker = { $colour ->
    [any] Tes ouvriers comptent comme toutes les couleurs
    [red] Tes ouvriers rouges comptent comme toutes les couleurs
    [blue] Tes ouvriers bleus comptent comme toutes les couleurs
    [green] Tes ouvriers verts comptent comme toutes les couleurs
    [yellow] Tes ouvriers jaunes comptent comme toutes les couleurs
   *[purple] Tes ouvriers violets comptent comme toutes les couleurs
}

tile-1 = Ponton gelé
tile-2 = Marché aux peaux
tile-3 = Palissade brûlée
tile-4 = Bout des rails
tile-5 = Couvent des cloches
tile-6 = Creux du loup
tile-7 = Mélèzes couchés
tile-8 = Clairière de cendre
tile-9 = Barrage du moulin
tile-10 = Gué doré
tile-11 = Tourbière miroir
tile-12 = Fourré de spores
tile-13 = Porte de l’ours
tile-14 = Dernier cairn
tile-15 = Terrasses de verre
tile-16 = Bord du cratère
tile-17 = Tombe des baleines
tile-18 = Salle des voix
tile-19 = Crête du nord
tile-20 = La Gueule

card-signal-pistol = { ICON("red_item") } Pistolet de détresse
card-signal-pistol-flavour = Rouge : à l’aide. Deux fois rouge : trop tard pour l’aide.
card-iron-gauntlet = { ICON("red_item") } Gantelet de fer
card-iron-gauntlet-flavour = Fait pour lever des chaudières. Le reste lui est égal.
card-field-kitchen = { ICON("red_item") } Cuisine roulante
card-field-kitchen-flavour = Qui suit l’odeur de la soupe n’a pas encore perdu la raison.
card-war-drum = { ICON("red_item") } Tambour de guerre
card-war-drum-flavour = Personne ne bat. Marche quand même.
card-blasting-charge = { ICON("red_item") } Charge explosive
card-blasting-charge-flavour = La mèche courte était moins chère.
card-workshop-cart = { ICON("blue_item") } Atelier roulant
card-workshop-cart-flavour = Un tour, une enclume, un poêle : un mécha ne rêve de rien d’autre.
card-rotor-sled = { ICON("blue_item") } Traîneau à hélice
card-rotor-sled-flavour = Ses freins s’appellent congère.
card-resonance-coil = { ICON("blue_item") } Bobine à résonance
card-resonance-coil-flavour = Elle ronronne quand la machine d’à côté va s’éveiller.
card-clockwork-hand = { ICON("blue_item") } Main d’horlogerie
card-clockwork-hand-flavour = Cinq doigts, quatre-vingt-dix rouages, une poigne sûre.
card-spare-parts = { ICON("blue_item") } Caisse de rechange
card-spare-parts-flavour = Ce qui manque est dans l’autre caisse.
card-bone-compass = { ICON("green_item") } Boussole en os
card-bone-compass-flavour = Jamais elle ne montre le nord. Elle montre où tu voudrais être.
card-reindeer-sledge = { ICON("green_item") } Traîneau à rennes
card-reindeer-sledge-flavour = Ni essence ni fumée, mais des avis bien à lui.
card-survey-chest = { ICON("green_item") } Coffre d’arpentage
card-survey-chest-flavour = Des chaînes, des piquets et une bouteille pour les soirs.
card-birch-canoe = { ICON("green_item") } Canoë d’écorce
card-birch-canoe-flavour = Si léger qu’un seul le porte, si discret que nul ne l’entend.
card-ice-lantern = { ICON("green_item") } Lanterne de glace
card-ice-lantern-flavour = La nuit, la flamme gèle. Au matin, elle brûle encore.
card-silver-samovar = { ICON("yellow_item") } Samovar d’argent
card-silver-samovar-flavour = Au troisième verre, tout a son prix.
card-waybill-book = { ICON("yellow_item") } Livre de fret
card-waybill-book-flavour = Chaque caisse est signée, certaines deux fois.
card-strongbox = { ICON("yellow_item") } Cassette
card-strongbox-flavour = La clé est perdue. La serrure aussi, par chance.
card-tea-bricks = { ICON("yellow_item") } Briques de thé
card-tea-bricks-flavour = À boire, pour payer, ou pour un petit mur.
card-golden-icon = { ICON("yellow_item") } Icône dorée
card-golden-icon-flavour = Le saint a fermé les yeux. Avant, il te regardait.
card-whispering-mask = { ICON("purple_item") } Masque murmurant
card-whispering-mask-flavour = Mets-le et tout le monde obéit, toi compris.
card-black-mirror = { ICON("purple_item") } Miroir noir
card-black-mirror-flavour = Ton reflet a toujours un geste d’avance.
card-spore-vial = { ICON("purple_item") } Fiole de spores
card-spore-vial-flavour = Ne pas agiter. Elle s’en charge.
card-homing-bell = { ICON("purple_item") } Cloche du retour
card-homing-bell-flavour = Un seul coup, et tout le monde est rentré.
card-star-tongs = { ICON("purple_item") } Pince à étoiles
card-star-tongs-flavour = Pour ramasser ce qui aurait dû rester au ciel.
card-ember-core = { ICON("red_meteorite") } Cœur de braise
card-ember-core-flavour = Douze ans dans la neige, et encore trop chaud pour la main.
card-thunder-egg = { ICON("red_meteorite") } Œuf de tonnerre
card-thunder-egg-flavour = Coquille de basalte, et un orage pour jaune.
card-magnet-heart = { ICON("blue_meteorite") } Cœur d’aimant
card-magnet-heart-flavour = Clous, cuillers, fusils : tout vient en visite.
card-living-copper = { ICON("blue_meteorite") } Cuivre vivant
card-living-copper-flavour = Il pousse sur les machines comme le lierre sur un mur.
card-moss-idol = { ICON("green_meteorite") } Idole de mousse
card-moss-idol-flavour = Pose-lui une question. Elle répond toujours par une corvée.
card-pole-finder = { ICON("green_meteorite") } Aiguille du pôle
card-pole-finder-flavour = Suspends-la à un fil et suis-la.
card-hail-pearls = { ICON("green_meteorite") } Perles de grêle
card-hail-pearls-flavour = Elles sont tombées là où quelqu’un dessinait une carte.
card-split-comet = { ICON("green_meteorite") } Comète fendue
card-split-comet-flavour = Deux moitiés d’un voyage. Garde la meilleure.
card-gilded-splinter = { ICON("yellow_meteorite") } Éclat doré
card-gilded-splinter-flavour = Même l’essayeur y a mordu, et laissé sa dent.
card-scale-weight = { ICON("yellow_meteorite") } Le Poids honnête
card-scale-weight-flavour = Il pèse ce que le marchand mérite.
card-singing-bronze = { ICON("yellow_meteorite") } Bronze chantant
card-singing-bronze-flavour = Chaque marché a sa cloche. Celle-ci sonne toute seule.
card-black-seed = { ICON("purple_meteorite") } Graine noire
card-black-seed-flavour = Enterre-la, et au printemps il y en a trois.
card-hollow-moon = { ICON("purple_meteorite") } Lune creuse
card-hollow-moon-flavour = Frappe. On frappe en retour.
card-eye-of-frost = { ICON("purple_meteorite") } Œil de givre
card-eye-of-frost-flavour = Il n’a pas cligné depuis sa chute.
card-hammer-scale = { ICON("red_meteorite") } Écaille de forge
card-hammer-scale-flavour = Frappe une fois, les étincelles font le reste.
card-wolf-iron = { ICON("red_meteorite") } Fer de loup
card-wolf-iron-flavour = Il tire vers le noir, et toi avec.
card-pulse-stone = { ICON("red_meteorite") } Pierre à pouls
card-pulse-stone-flavour = Tiens-la, et elle te tambourine tes propres pas.
card-sky-lens = { ICON("blue_meteorite") } Lentille du ciel
card-sky-lens-flavour = Elle montre ce qu’il y a à côté, mais de plus près.
card-storm-geode = { ICON("blue_meteorite") } Géode d’orage
card-storm-geode-flavour = Qui l’ouvre devrait avoir les deux mains libres.
card-echo-sphere = { ICON("blue_meteorite") } Sphère d’écho
card-echo-sphere-flavour = Appelle dedans, et quelqu’un d’autre fait le travail.
card-wayside-stone = { ICON("green_meteorite") } Pierre du chemin
card-wayside-stone-flavour = Elle est à chaque carrefour où tu arrives.
card-amber-comb = { ICON("yellow_meteorite") } Rayon d’ambre
card-amber-comb-flavour = Collant : ce que tu ramasses te reste.
card-sun-salt = { ICON("yellow_meteorite") } Sel de soleil
card-sun-salt-flavour = Un coup de langue, et tout le monde est debout.
card-beating-basalt = { ICON("purple_meteorite") } Basalte battant
card-beating-basalt-flavour = Il veut sortir. Fais plutôt entrer autre chose.
card-night-glass = { ICON("purple_meteorite") } Verre de nuit
card-night-glass-flavour = Regarde à travers, et la journée recommence.
card-sunken-barge = { ICON("red_quest") } La Barge coulée
card-sunken-barge-flavour = La cargaison est encore au fond. Ce qui l’a coulée aussi.
card-jammed-lock = { ICON("blue_quest") } L’Écluse bloquée
card-jammed-lock-flavour = Ouvre-la, et le port respire à nouveau.
card-ice-road = { ICON("green_quest") } La Route de glace
card-ice-road-flavour = Ouverte de novembre jusqu’à ce qu’elle craque.
card-fur-auction = { ICON("yellow_quest") } L’Enchère aux peaux
card-fur-auction-flavour = Mise bas, et tousse quand le Danois mise.
card-silent-village = { ICON("purple_quest") } Le Village muet
card-silent-village-flavour = Les poêles sont chauds, les tables mises, et nul ne parle.
card-deserters-camp = { ICON("red_quest") } Camp des déserteurs
card-deserters-camp-flavour = Ils se battraient encore, ne fût-ce que pour souper.
card-stalled-train = { ICON("blue_quest") } Le Train en panne
card-stalled-train-flavour = L’horaire et la chaudière ont sauté le même matin.
card-singing-ice = { ICON("green_quest") } La Glace qui chante
card-singing-ice-flavour = Là où elle chante, elle porte. En général.
card-monastery-debt = { ICON("yellow_quest") } La Dette des moines
card-monastery-debt-flavour = Ils n’ont pas d’argent. Ils ont une cave très profonde.
card-sleepwalkers = { ICON("purple_quest") } Les Somnambules
card-sleepwalkers-flavour = Chaque nuit, ils font quelques pas de plus vers le nord.
card-wolf-winter = { ICON("red_quest") } L’Hiver des loups
card-wolf-winter-flavour = La meute attend au puits. Elle connaît vos noms.
card-night-exchange = { ICON("blue_quest") } Le Central de nuit
card-night-exchange-flavour = Quelqu’un appelle depuis des jours : rien que des chiffres.
card-snowed-in-herd = { ICON("green_quest") } Le Troupeau enneigé
card-snowed-in-herd-flavour = Les rennes savent par où sortir. Fie-toi aux rennes.
card-amber-smugglers = { ICON("yellow_quest") } Trafic d’ambre
card-amber-smugglers-flavour = Dans un morceau sur dix, quelque chose bouge encore.
card-dream-fever = { ICON("purple_quest") } Fièvre des rêves
card-dream-fever-flavour = Les malades dessinent tous la même porte.
card-armoured-sleds = { ICON("red_quest") } Les Traîneaux blindés
card-armoured-sleds-flavour = Abandonnés, moteurs en marche.
card-drowned-mill = { ICON("blue_quest") } Le Moulin noyé
card-drowned-mill-flavour = La roue tourne vers l’amont.
card-white-stag = { ICON("green_quest") } Le Cerf blanc
card-white-stag-flavour = Qui le suit apprend les sentiers. Qui le chasse, aucun.
card-gold-washers = { ICON("yellow_quest") } Les Orpailleurs
card-gold-washers-flavour = Ils lavent de nuit, pour que le fleuve ne s’en aperçoive pas.
card-sleepless-choir = { ICON("purple_quest") } Le Chœur insomniaque
card-sleepless-choir-flavour = Quarante voix d’une église sans toit.
card-powder-store = { ICON("red_quest") } La Poudrière
card-powder-store-flavour = Défense de fumer, dit l’écriteau. Quelqu’un fume.
card-fallen-airship = { ICON("blue_quest") } Le Dirigeable tombé
card-fallen-airship-flavour = Onze passagers, douze suites d’empreintes.
card-sunken-forest = { ICON("green_quest") } La Forêt engloutie
card-sunken-forest-flavour = Des cimes pour pierres de gué. Ne regarde pas en bas.
card-last-caravan = { ICON("yellow_quest") } Dernière caravane
card-last-caravan-flavour = Ils vendent tout à moitié prix sans dire pourquoi.
card-burning-lake = { ICON("purple_quest") } Le Lac en feu
card-burning-lake-flavour = Les poissons ont déménagé. Quelque chose a emménagé.
card-siege-of-bears = { ICON("red_quest") } Le Siège des ours
card-siege-of-bears-flavour = Ils se relaient pour la garde. Un ours ne devrait pas.
card-frozen-engine = { ICON("blue_quest") } Le Moteur gelé
card-frozen-engine-flavour = Dégèle-le doucement. Il n’a jamais été coupé.
card-uncharted-pass = { ICON("green_quest") } Le Col sans carte
card-uncharted-pass-flavour = Papier blanc, neige blanche. L’un des deux ment.
card-governors-depot = { ICON("yellow_quest") } Dépôt du gouverneur
card-governors-depot-flavour = Du champagne pour mille convives jamais venus.
card-frost-orchard = { ICON("purple_quest") } Le Verger de givre
card-frost-orchard-flavour = Les arbres donnent en hiver. Nul ne les a plantés.
card-iron-tomb = { ICON("red_quest") } La Tombe de fer
card-iron-tomb-flavour = Rivetée de l’extérieur. Cabossée de l’intérieur.
card-buried-turbine = { ICON("blue_quest") } La Turbine enfouie
card-buried-turbine-flavour = Déterre-la, et elle démarre toute seule.
card-stranded-balloon = { ICON("green_quest") } Le Ballon échoué
card-stranded-balloon-flavour = La nacelle est vide. Elle est encore tiède.
card-whale-oil-bank = { ICON("yellow_quest") } Banque de la baleine
card-whale-oil-bank-flavour = Le coffre est entre les côtes. L’intérêt est remarquable.
card-many-voices = { ICON("purple_quest") } Les Voix multiples
card-many-voices-flavour = L’une d’elles est la tienne. Réponds à celle-là.
card-last-outpost = { ICON("red_quest") } Dernier avant-poste
card-last-outpost-flavour = Leurs ordres : tenir jusqu’à la relève. En 1908.
card-observatory = { ICON("blue_quest") } L’Observatoire
card-observatory-flavour = Le télescope est pointé vers le sol.
card-edge-of-the-map = { ICON("green_quest") } Le Bord de la carte
card-edge-of-the-map-flavour = Au-delà, tout ce que tu dessines devient vrai.
card-price-of-truth = { ICON("yellow_quest") } Le Prix du vrai
card-price-of-truth-flavour = Les journaux paient bien. Apporte des preuves, mortes.
card-heart-of-the-pit = { ICON("purple_quest") } Cœur de la Gueule
card-heart-of-the-pit-flavour = Il bat deux fois l’an. Ceci est la deuxième.
card-matthew = { ICON("green_character") } Matthew
card-matthew-flavour = Il a une moufle de rechange pour qui il croise.
card-caesar = { ICON("red_companion") } Caesar
card-caesar-flavour = N’a jamais perdu un traîneau, seulement des conducteurs.
card-vesna = { ICON("blue_character") } Vesna
card-vesna-flavour = Si ça ne tourne pas, elle lui demande pourquoi.
card-voltan = { ICON("green_companion") } Voltan
card-voltan-flavour = Fourrure de cuivre, yeux de quartz, vraie curiosité.
card-anna = { ICON("yellow_character") } Anna
card-anna-flavour = Elle marchande jusqu’à ce que chacun se croie généreux.
card-wojtek = { ICON("red_companion") } Wojtek
card-wojtek-flavour = Il porte pour quatre et mange pour six.
card-gunter = { ICON("red_character") } Gunter
card-gunter-flavour = La paix l’a rendu nerveux. La neige le rajeunit.
card-nacht = { ICON("blue_companion") } Nacht
card-nacht-flavour = Où elle gronde, le noir s’écarte.
card-olga = { ICON("green_character") } Olga
card-olga-flavour = Chaque village lui doit un service et un lit.
card-changa = { ICON("yellow_companion") } Changa
card-changa-flavour = Tu l’entends une fois. Elle t’a déjà dépassé.
card-akiko = { ICON("blue_character") } Akiko
card-akiko-flavour = Elle lit des pierres plus vieilles que la lecture.
card-jiro = { ICON("yellow_companion") } Jiro
card-jiro-flavour = Tes poches sont vides. Les siennes, non.

## Les images

# Où l’on peut couper les mots trop longs pour une ligne d’image.
pic-breaks = Tour-bière Clai-rière Palis-sade Terras-ses Somnam-bules Orpail-leurs L’Observa-toire Diri-geable déser-teurs gouver-neur insom-niaque d’arpen-tage d’horlo-gerie réso-nance murmu-rant explo-sive Trou-peau ennei-gé Pou-drière Traî-neaux Traî-neau Pis-tolet dé-tresse englou-tie
pic-letter-red = R
pic-letter-blue = B
pic-letter-green = Ve
pic-letter-yellow = J
pic-letter-purple = Vi
pic-kind-item = Objet
pic-kind-meteorite = Météorite
pic-kind-quest = Quête
pic-kind-character = Personnage
pic-kind-companion = Compagnon
pic-kind-mech = Mécha
pic-kind-south = Sud
pic-kind-central = Centre
pic-kind-north = Nord
pic-turn = Tour { $turn }
pic-over = La partie est terminée
pic-last-turns = Dernier tour
pic-row-hand = Main ({ $count })
pic-row-active = Rangée active ({ $count })
pic-row-shown = Piochées, une reste
pic-row-tucked = Améliorés et fusionnés ({ $count })
pic-once-clear = { $what }, une fois le lieu purifié
pic-solved = Accomplie ({ $where })
pic-final = Score final
pic-total = Total
pic-at-camp = au Camp de base
pic-at-place = sur le lieu { $place }
pic-part-south = Le Sud
pic-part-central = Le Centre
pic-part-north = Le Nord
pic-part-mech = Autour du mécha de { $who }
pic-do-move = Déplacer
pic-do-play = Jouer
pic-do-gather = Récolter
pic-do-refresh = Repos
pic-do-blank = la case vide
pic-glory-solve = quêtes accomplies
pic-glory-meld = fusions
pic-glory-upgrade = améliorations
pic-glory-twenty = le 20
pic-glory-corruption = corruption
pic-glory-cards = cartes
pic-glory-workers-maps = ouvriers ou plans

pic-tell-turn = C’est le tour de { $who }, encore à faire : { $left }.
pic-tell-turn-bare = C’est le tour de { $who }.
pic-tell-ending = { $who } a posé une quatrième étoile : ce sont les derniers tours.
pic-tell-mech = { $number } { $who } { $where } : { $power } force, { $guile } ruse, { $coins } $, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
pic-tell-faces = Cartes visibles : { $cards }.
pic-tell-place = { $number } { $name }
pic-tell-number = { $number }
pic-tell-face-down = { $position } (face cachée)
pic-tell-corruption = Corruption, à partir du dessus : { $places }.
pic-tell-corrupted = { $where } ({ $stack })
pic-tell-token-orange = { $value } force
pic-tell-token-turquoise = { $value } ruse
pic-tell-token-both = le { $value }
pic-tell-cleared = Purifiés : { $tiles }.
pic-tell-open = Ouverts sans corruption : { $tiles }.
pic-tell-down = Face cachée : { $tiles }.
pic-tell-is-open = ouvert : { $what }
pic-tell-stands = { $who } est ici
pic-tell-gives = Avantages : { $things }.
pic-tell-covered = Sous la corruption : { $what }.
pic-tell-level = corruption { $level } ou plus
pic-tell-stars = Étoiles pour { $goal } : { $who }.
pic-tell-supply = Restent : dans la pioche, { $deck } ; balayées, { $sweep } ; corruption dans le sac, { $bag } ; plans, { $maps }.
pic-tell-player = { $who } ({ $mech }) est { $where } avec { $power } force, { $guile } ruse, { $coins } $, { $maps ->
    [one] { $maps } plan
   *[other] { $maps } plans
} et { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; jeton Action sur { $token } ; ouvriers : { $workers } ; vaut { $score } $ maintenant.
pic-tell-worker = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
} { $free }/{ $all }
pic-tell-none = aucun
pic-tell-hand = Main de { $who } : { $cards }.
pic-tell-active = Rangée active de { $who } : { $cards }.
pic-tell-upgraded = Améliorés par { $who } : { $cards }.
pic-tell-melded = Fusionnées par { $who } : { $cards }.
pic-tell-solved = Accomplies par { $who } : { $cards }.
pic-tell-placed = { $card } (avec un ouvrier { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
})
pic-tell-progress = Gloire : { $goals }.
pic-tell-have = { $goal } { $have }/{ $of }
pic-tell-shown = Piochées, une reste : { $cards }.
pic-tell-card = { $card } ({ $kind }, { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}) :
pic-tell-part = { $part }.
pic-tell-letters = Ce que tu peux choisir : { $pieces }.
pic-tell-letter = { $letter } { $piece }
pic-tell-result = { $place }. { $who } : { $score } $ ({ $parts }).
pic-tell-points = { $part } { $points }

sign-locked = Fermé tant que toute la corruption n’est pas partie
sign-token-orange = { ICON("orange") } Corruption, à vaincre par la force
sign-token-turquoise = { ICON("turquoise") } Corruption, à vaincre par la ruse
sign-token-both = { ICON("twenty") } Le 20 : à vaincre par force et ruse, à volonté
sign-top = Dessus de la pile : à vaincre en premier
sign-face-down = { ICON("map") } Un lieu face cachée ; qui y arrive en premier prend son plan
sign-camp = { ICON("camp") } Le Camp de base, d’où partent les méchas, avec les exploits
sign-deck = { ICON("deck") } Cartes dans la pioche
sign-swept = Cartes balayées
sign-bag = { ICON("banish") } Corruption dans le sac
sign-mech = { $who }, { $mech }
sign-action = Action : { $action }
sign-action-token = Le jeton Action, et l’action qu’il couvre
sign-star = { ICON("boast") } Une étoile posée pour la gloire, ou encore à poser
sign-power = Force
sign-guile = Ruse
sign-coins = Pièces
sign-map = Plans
sign-workers = Ouvriers de chaque couleur : disponibles / tous
sign-first = A commencé la partie
sign-ability = { ICON("mech") } Ce que peut faire le mécha de quelqu’un
sign-glory-solve = Gloire : quêtes accomplies
sign-glory-meld = Gloire : météorites fusionnées
sign-glory-upgrade = Gloire : objets améliorés
sign-glory-corruption = Gloire : jetons Corruption
sign-glory-card = Gloire : cartes à toi
sign-glory-worker = Gloire : ouvriers (ou plans)
sign-active = Cartes actives
sign-tucked = Sous le mécha : cartes améliorées et fusionnées
sign-lent = Sa capacité agit jusqu’à la fin du tour
sign-empty = Aucun ouvrier sur cette carte
sign-turn = Anneau ou cadre clair : à qui est le tour
sign-letter = Lettre sur blanc : ce que tu peux choisir
sign-left = Bord clair : encore à prendre dans cette récolte
sign-supply = Les nombres à gauche : ce qui reste en réserve
sign-score = À côté des étoiles : le score si la partie finissait maintenant
sign-progress = Où en est quelqu’un vers une étoile

### Leçons

lesson-first = Ta première expédition
lesson-first-welcome =
    Chaque personne mène un mécha là où une météorite est tombée, sur la Toungouska. Le sud est ouvert ; le centre et le nord sont face cachée, et corrompus.
    {""}**Qui est le plus riche à la fin gagne.** L’argent vient surtout de tes **quatre étoiles** : on pose une étoile en se vantant d’un exploit, et la partie finit peu après que quelqu’un a posé ses quatre.
lesson-first-people =
    Ces deux-là partent avec toi : Anna et son ours Wojtek. La première ligne d’une carte est sa **valeur de base** : de la **force** (l’éclair) ou de la **ruse** (le renard), les deux choses avec lesquelles on paie, 10 de chacune au plus ; les étoiles l’augmentent.
    Son texte est une **capacité**, qui demande un ouvrier de la couleur de la carte : jaune pour Anna, rouge pour Wojtek. Tu n’as pas encore d’ouvrier.
lesson-first-move =
    Un tour se compose de **Déplacer, Jouer et Récolter**. À ton tout premier tour, tu fais les trois, dans n’importe quel ordre. Déplace-toi d’un à trois lieux ; chacun montre ce qu’il donne. Cherchons un ouvrier pour Anna : le Couvent des cloches en donne un rouge ou un jaune, et une quête.
lesson-first-move-else = Tu pourrais, mais Anna a besoin d’un ouvrier jaune, et une quête lui irait bien. Les deux sont au Couvent des cloches.
lesson-first-gather =
    T’y voilà. **Récolter** te donne tout ce que montre ton lieu, une chose après l’autre ; à « OU », un seul côté. Prends l’ouvrier jaune. La quête Camp des déserteurs, une des cinq **cartes visibles** entre les lieux, je la prendrai ensuite pour toi.
lesson-first-gather-else = Tu pourrais, mais pour Anna il te faut l’ouvrier jaune, et Camp des déserteurs est la quête qui est sur ton chemin.
lesson-first-play =
    Un ouvrier et une quête sont à toi. Il reste une action : **Jouer** une carte de ta main. Elle va dans ta *rangée active*, sur la table.
lesson-first-play-else = Tu pourrais, mais ton ouvrier est jaune, et il ne sert que sur une carte jaune comme Anna.
lesson-first-worker =
    Une carte jouée donne deux choses, dans n’importe quel ordre : sa valeur de base, et sa capacité si tu y places un ouvrier de sa couleur. D’ici, tu ne peux pas encore accomplir la quête : que l’ouvrier rapporte donc 1 $ et 1 ruse. (La valeur de base est ensuite prise pour toi, elle aussi.)
lesson-first-worker-else = La capacité resterait inutilisée. Place l’ouvrier ; la valeur de base vient de toute façon.
lesson-first-token =
    Quelques tours plus tard, un tour commence par ton **jeton Action** : tu *couvres* l’une des trois actions et fais **les deux autres**, sans jamais couvrir la même deux fois de suite. Ou tu prends du **Repos** : toutes les cartes et tous les ouvriers te reviennent, c’est tout ton tour, et la fois suivante tu fais les trois.
    Ta quête doit être accomplie sur le lieu 3, en t’y déplaçant et en jouant Anna : couvre donc Récolter.
lesson-first-token-else = Tu pourrais, mais aujourd’hui tu veux te déplacer et jouer.
lesson-first-place =
    Chaque quête nomme son propre lieu : Camp des déserteurs est au **3**, la Palissade brûlée. Vas-y ; je jouerai Anna pour toi et prendrai sa valeur de base.
lesson-first-place-else = La quête ne peut être accomplie que sur le lieu 3, la Palissade brûlée.
lesson-first-solve =
    Place maintenant l’ouvrier jaune et **accomplis** la quête : elle coûte 3 force, te donne un ouvrier, une carte et 1 $, puis est rangée : chaque quête accomplie rend **toutes tes étoiles plus précieuses** (5 $, puis 6, 8, 10 $).
lesson-first-solve-else = Tu pourrais, mais c’est pour la quête que tu es là, et tu as les 3 force qu’elle coûte.
lesson-first-vanquish =
    Plus loin. Ce lieu du centre était face cachée ; qui y va en premier le retourne, prend son **plan** et y trouve de la **corruption** : des jetons avec des nombres. Wojtek est joué : place l’ouvrier rouge et **vaincs**. L’orange coûte de la force, le turquoise de la ruse ; tu gardes le jeton, qui vaut 2 $.
lesson-first-vanquish-else = Tu pourrais, mais quelque chose de bon se cache sous cette corruption, et tu peux la payer.
lesson-first-clear =
    Un de moins. Tu peux continuer tant que tu peux payer : le 3 turquoise coûte 3 ruse. C’est le dernier ici.
lesson-first-clear-else = Tu pourrais t’arrêter, mais seul un lieu sans aucune corruption montre ce qu’il cache.
lesson-first-upgrade =
    Le lieu est purifié, et ce qu’il couvrait est ouvert à tout le monde : ici, **Améliorer**. Un objet aide tant qu’un ouvrier s’y trouve ; amélioré, il est rangé, **aide pour le reste de la partie**, et vaut ses $ à la fin. Récolte, et améliore le Traîneau à hélice : tu iras jusqu’à 2 lieux plus loin.
lesson-first-upgrade-else = Tu pourrais, mais c’est pour Améliorer que ce lieu a été purifié.
lesson-first-meld =
    Un autre lieu purifié propose **Fusionner**. Une météorite fusionnée le reste : elle donne son bonus, *et toutes celles que tu as fusionnées avant donnent aussi le leur*. Fusionne donc tôt et souvent ; quatre est la limite, comme pour les quêtes et les objets.
lesson-first-meld-else = Tu pourrais, mais on ne fusionne qu’ici. Fusionne une de tes météorites, celle que tu veux.
lesson-first-boast =
    Enfin : ce lieu donne **Se vanter**. Il y a sept exploits (la rangée sous le plateau) : 4 quêtes ; 4 fusions ; 4 améliorations ; 7 jetons Corruption ; le grand 20 du nord ; 8 cartes ; et 7 ouvriers *ou* 5 plans, qui n’en font qu’un. Pose une étoile sur un exploit que tu as atteint : tu as 7 jetons, vante-toi donc !
lesson-first-boast-else = Tu pourrais, mais tout cela, c’est pour une étoile.
lesson-first-end =
    Quand quelqu’un pose sa **quatrième étoile**, tout le monde a encore un tour. Puis tu comptes tes $ : les pièces, les étoiles (plus précieuses avec des quêtes accomplies), les objets améliorés, 2 $ par jeton Corruption.
    {""}**Le reste s’apprend en jouant :** le premier bouton ci-dessous ouvre une table avec un ordinateur indulgent ; ou prends la leçon suivante. *Icônes* nomme chaque signe, `/carte` montre n’importe quelle carte en grand.

lesson-stars = Se reposer, fusionner, se vanter
lesson-stars-refresh =
    Voici ce que tu as au milieu d’une partie : les deux ouvriers sont sur des cartes, chaque carte est dans ta rangée active (signalées), et ta main est vide. Il n’y a plus rien à jouer : prends du **Repos**, tout revient. Cela prend le tour entier, mais au suivant tu fais les trois actions.
lesson-stars-refresh-else = Tu pourrais, mais main vide, rien à jouer, et tes ouvriers sont tous placés. Prends du Repos.
lesson-stars-order =
    Tout est revenu, et ce tour-ci tu te déplaces, tu joues **et** tu récoltes. **L’ordre est à toi :** Récolter regarde où tu es, prends donc d’abord ce que donne le Couvent des cloches, un ouvrier et une quête, et déplace-toi ensuite. Cela fait deux lieux en un tour.
lesson-stars-order-else = Tu pourrais, mais une fois que tu t’en vas, l’ouvrier et la quête du Couvent des cloches restent derrière. Récolte d’abord.
lesson-stars-upgrade =
    Un lieu purifié avec **Améliorer**, et deux objets dans ta main (signalés). La partie *durable* d’un objet amélioré vaut pour le reste de la partie, sans ouvrier, et ses $ comptent à la fin : tôt, prends ce qui agit souvent, plus tard ce qui vaut le plus. Récolte, et améliore celui que tu préfères.
lesson-stars-upgrade-else = Tu pourrais, mais les lieux qui améliorent sont rares. Récolte, et prends Améliorer pour l’Icône dorée ou la Cuisine roulante.
lesson-stars-meld =
    Tu as fusionné la Lentille du ciel et le Cœur de braise. Fusionne une troisième météorite, et **les trois** bonus viennent : 2 ruse, 2 force, et celui de la nouvelle. Le menu les additionne pour toi ; les deux qu’il te reste conviennent.
lesson-stars-meld-else = Tu pourrais, mais on fusionne ici, et cela donne trois bonus d’un coup. Récolte, et fusionne une de tes météorites.
lesson-stars-quest =
    Plus tard, trois de tes étoiles sont posées, et une quatrième finirait bientôt la partie. Avec deux quêtes accomplies, chaque étoile vaut 8 $ ; **une troisième quête les porte à 10 $, toutes**. Tu es sur son lieu et tu as joué Anna : place l’ouvrier et accomplis d’abord L’Enchère aux peaux.
lesson-stars-quest-else = Tu pourrais, mais une troisième quête accomplie vaut 2 $ par étoile que tu as, et 3 $ tout de suite. Accomplis-la.
lesson-stars-boast =
    {""}**Se vanter** est au Gué doré, et deux exploits que tu as atteints n’ont encore aucune de tes étoiles (signalés) : 7 jetons Corruption, et 5 plans. Chaque exploit prend une étoile à toi, et celles des autres n’importent pas. Récolte, et vante-toi de l’un ou de l’autre.
lesson-stars-boast-else = Tu pourrais, mais peu de lieux permettent de se vanter, et tu es sur l’un d’eux. Récolte, et pose ton étoile.
lesson-stars-back =
    Le Gué doré a autre chose : **le Repos comme avantage**. Il ramène toutes les cartes et tous les ouvriers au milieu de ton tour, et tu continues quand même. Prends-le.
lesson-stars-back-else = Tu pourrais, mais tes deux ouvriers sont encore placés. Prends le Repos, il ne coûte rien ici.
lesson-stars-core =
    Voici de nouveau ta main, et l’Icône dorée améliorée a donné une ruse pour ce Repos. Regarde les premières lignes d’Anna et de Wojtek (signalées) : avec une étoile elles donnent un de plus, avec deux étoiles **encore un**. Les premières étoiles se paient donc toutes seules.
lesson-stars-end =
    Donc : prends du Repos quand main et ouvriers sont épuisés, récolte avant de te déplacer, fusionne encore et encore, et accomplis des quêtes avant la **quatrième étoile**. Quand quelqu’un la pose, tout le monde a encore un tour, et qui l’a posée a le dernier.
    {""}**Le reste s’apprend en jouant.** Les mains sont ouvertes ici : regarde ce que préparent les autres.

### Indications : de quoi il s’agit dans une décision, dit une seule fois

about-ask-shift = L’action que ton jeton couvre est celle que tu laisses ; au prochain tour, il doit changer de place. Le Repos ramène toutes les cartes et tous les ouvriers.
about-ask-turn-3 = Les trois actions sont à toi ce tour-ci, dans l’ordre qui t’arrange.
about-ask-turn-2 = Deux actions, dans l’ordre qui t’arrange : ce que l’une te fait gagner peut servir à l’autre.
about-ask-played = Une carte jouée donne sa valeur de base, et sa capacité si tu y places un ouvrier de sa couleur.
about-ask-gather = Prends ce que montre ce lieu, dans n’importe quel ordre ; à OU, un seul côté.
about-ask-vanquish = La corruption orange coûte de la force, la turquoise de la ruse. Tu la gardes : 2 $ chacune, et sept valent une étoile.
about-ask-solve = Chaque quête accomplie augmente la valeur de toutes tes étoiles.
about-ask-upgrade = Un objet amélioré aide pour le reste de la partie et vaut ses $ à la fin.
about-ask-meld = Une fusion donne le bonus de cette météorite et de toutes celles que tu as fusionnées avant.
about-ask-boast = Une étoile vaut 5 $ et plus à la fin ; qui en pose une quatrième amène la fin.
about-ask-sweep = Les cartes balayées s’en vont, et d’autres prennent aussitôt leur place.

### ce qui plaide pour un choix

reason-refresh = { $cards ->
    [one] { $cards } carte et son ouvrier reviennent.
   *[other] { $cards } cartes et leurs ouvriers reviennent.
}
reason-stay = Ce qui est ici peut être récolté, et une carte jouée.
reason-no-way = D’ici, il n’y a pas de meilleur endroit où aller.
reason-go-discover = Alors { $place } peut être découvert, pour un plan.
reason-go-gather = Ce que donne le lieu { $tile } peut alors être récolté.
reason-go-play = La voie est libre vers { $tile }, et une carte peut être jouée.
reason-discover = Ce qui est face cachée rapporte un plan, et montre un lieu.
reason-move-fight = La corruption peut y être vaincue.
reason-move-gather = On y récolte plus qu’ici.
reason-move-on = C’est sur le chemin de ce qui rapporte plus.
reason-gather = Les avantages du lieu sont à portée de main.
reason-play-ability = Un ouvrier est prêt pour sa capacité.
reason-play-core = Cela rapporte { $what }.
reason-points = Cela aide contre la corruption et pour les quêtes ; pour l’instant : { $power } force et { $guile } ruse.
reason-coins = Les $ comptent tels quels à la fin.
reason-workers-maps = Sept ouvriers ou cinq plans comptent pour une étoile.
reason-worker-cards = { $cards ->
    [one] { $cards } carte de ta main a l’usage d’un tel ouvrier.
   *[other] { $cards } cartes de ta main ont l’usage d’un tel ouvrier.
}
reason-more-cards = C’est une carte de plus à jouer, et huit comptent pour une étoile.
reason-sweep = D’autres cartes deviennent visibles.
reason-part-move = Cela mène à des lieux plus éloignés.
reason-part-play = Une carte de plus est jouée ce tour-ci.
reason-again = Ce qui est sur la table peut resservir.
reason-star = Une étoile vaut des $ à la fin, et la quatrième l’amène.
reason-quest = Une quête accomplie compte pour les étoiles, et a un avantage.
reason-fight = Les jetons Corruption sont des $, et un lieu purifié ouvre davantage.
reason-tuck = Cela compte pour une étoile.
reason-card-worker = Pour sa capacité, { $worker } est à disposition.
reason-card-item = Amélioré, un objet compte pour une étoile.
reason-card-meteorite = Fusionnée, une météorite compte pour une étoile.
reason-card-quest = Accomplie, une quête compte pour une étoile.
reason-card-person = Cela rapporte force et ruse chaque fois qu’on la joue.
