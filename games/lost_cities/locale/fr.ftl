### Les Cités Perdues

game-name = Les Cités Perdues
game-blurb = Des expéditions vers l’inconnu, de Reiner Knizia : en commencer peu, aller loin. À deux, ou à quatre en deux équipes.

option-rounds = Manches
option-expeditions = Expéditions
preset-standard = Normale : trois manches, cinq expéditions
preset-short = Courte : une seule manche
preset-grand = Grande : cinq manches, six expéditions

prompt-down = Joue ou défausse une carte
prompt-down-partners = Joue ou défausse une carte, ou transmets-en deux
prompt-pass = Choisis la deuxième carte à transmettre
prompt-up = Pioche une carte

group-play = Jouer
group-discard = Défausser
group-pass = Transmettre à ton équipe
group-draw = Piocher

choice-play = Jouer { $card }
choice-discard = Défausser { $card }
choice-pass = Transmettre { $card }
choice-draw = Tirer de la { ICON("draw_pile") } pioche
choice-take = Prendre { $card }

why-too-low = il faut plus que { $number }
why-number-lies = les paris se jouent avant le premier nombre
why-few-cards = il doit te rester { $least } cartes en main
why-all-passed = tout le monde vient de transmettre : cette fois, joue ou défausse
why-chosen = déjà choisie : elle part avec
why-just-discarded = tu viens de défausser ici

event-play = { $who } joue { $card }.
event-discard = { $who } défausse { $card }.
event-draw = { $who } tire de la { ICON("draw_pile") } pioche.
event-drawn = Tu pioches { $card }.
event-take = { $who } prend { $card } dans la défausse.
event-pass = { $who } transmet { $number ->
    [one] une carte
   *[other] { $number } cartes
} à { $partner }.
event-passed-to = Tu transmets à { $partner } : { $cards }.
event-passed-from = { $who } te transmet : { $cards }.
event-round-end = La manche { $round } est finie : { $scores }.
event-deal = Les cartes de la manche { $round } sont distribuées. { $who } commence.
event-match-end = La partie est terminée : { $scores }.
score-of = { $who } { $score }
score-of-pair = { $who } et { $partner } { $score }

part-round-1 = Manche 1
part-round-2 = Manche 2
part-round-3 = Manche 3
part-round-4 = Manche 4
part-round-5 = Manche 5

guard-pile = quelqu’un pose une carte sur la défausse { $colour } ou en prend une
colour-yellow = jaune
colour-blue = bleue
colour-white = blanche
colour-green = verte
colour-red = rouge
colour-purple = violette

expedition-yellow = { ICON("yellow") } Désert
expedition-blue = { ICON("blue") } Mer
expedition-white = { ICON("white") } Himalaya
expedition-green = { ICON("green") } Jungle
expedition-red = { ICON("red") } Volcan
expedition-purple = { ICON("purple") } Îles célestes

card-yellow-x = { ICON("yellow_x") } Pari Désert
card-yellow-2 = { ICON("yellow_2") } Désert 2
card-yellow-3 = { ICON("yellow_3") } Désert 3
card-yellow-4 = { ICON("yellow_4") } Désert 4
card-yellow-5 = { ICON("yellow_5") } Désert 5
card-yellow-6 = { ICON("yellow_6") } Désert 6
card-yellow-7 = { ICON("yellow_7") } Désert 7
card-yellow-8 = { ICON("yellow_8") } Désert 8
card-yellow-9 = { ICON("yellow_9") } Désert 9
card-yellow-10 = { ICON("yellow_10") } Désert 10

card-blue-x = { ICON("blue_x") } Pari Mer
card-blue-2 = { ICON("blue_2") } Mer 2
card-blue-3 = { ICON("blue_3") } Mer 3
card-blue-4 = { ICON("blue_4") } Mer 4
card-blue-5 = { ICON("blue_5") } Mer 5
card-blue-6 = { ICON("blue_6") } Mer 6
card-blue-7 = { ICON("blue_7") } Mer 7
card-blue-8 = { ICON("blue_8") } Mer 8
card-blue-9 = { ICON("blue_9") } Mer 9
card-blue-10 = { ICON("blue_10") } Mer 10

card-white-x = { ICON("white_x") } Pari Himalaya
card-white-2 = { ICON("white_2") } Himalaya 2
card-white-3 = { ICON("white_3") } Himalaya 3
card-white-4 = { ICON("white_4") } Himalaya 4
card-white-5 = { ICON("white_5") } Himalaya 5
card-white-6 = { ICON("white_6") } Himalaya 6
card-white-7 = { ICON("white_7") } Himalaya 7
card-white-8 = { ICON("white_8") } Himalaya 8
card-white-9 = { ICON("white_9") } Himalaya 9
card-white-10 = { ICON("white_10") } Himalaya 10

card-green-x = { ICON("green_x") } Pari Jungle
card-green-2 = { ICON("green_2") } Jungle 2
card-green-3 = { ICON("green_3") } Jungle 3
card-green-4 = { ICON("green_4") } Jungle 4
card-green-5 = { ICON("green_5") } Jungle 5
card-green-6 = { ICON("green_6") } Jungle 6
card-green-7 = { ICON("green_7") } Jungle 7
card-green-8 = { ICON("green_8") } Jungle 8
card-green-9 = { ICON("green_9") } Jungle 9
card-green-10 = { ICON("green_10") } Jungle 10

card-red-x = { ICON("red_x") } Pari Volcan
card-red-2 = { ICON("red_2") } Volcan 2
card-red-3 = { ICON("red_3") } Volcan 3
card-red-4 = { ICON("red_4") } Volcan 4
card-red-5 = { ICON("red_5") } Volcan 5
card-red-6 = { ICON("red_6") } Volcan 6
card-red-7 = { ICON("red_7") } Volcan 7
card-red-8 = { ICON("red_8") } Volcan 8
card-red-9 = { ICON("red_9") } Volcan 9
card-red-10 = { ICON("red_10") } Volcan 10

card-purple-x = { ICON("purple_x") } Pari Îles célestes
card-purple-2 = { ICON("purple_2") } Îles célestes 2
card-purple-3 = { ICON("purple_3") } Îles célestes 3
card-purple-4 = { ICON("purple_4") } Îles célestes 4
card-purple-5 = { ICON("purple_5") } Îles célestes 5
card-purple-6 = { ICON("purple_6") } Îles célestes 6
card-purple-7 = { ICON("purple_7") } Îles célestes 7
card-purple-8 = { ICON("purple_8") } Îles célestes 8
card-purple-9 = { ICON("purple_9") } Îles célestes 9
card-purple-10 = { ICON("purple_10") } Îles célestes 10

### Images : ce qui y est écrit, et ce qu’elles montrent, en mots

pic-draw-pile = Pioche
pic-round = Manche { $round } sur { $rounds }
pic-this-round = Cette manche
pic-total = Total
pic-turn = Joue
pic-with = Chez { $who } :
pic-draw-from = Tu peux piocher
pic-no-cards = Aucune carte en main
pic-final = Score final
pic-so-far = Score actuel
pic-round-number = Manche { $round }

pic-tell-round = Manche { $round } sur { $rounds }.
pic-tell-turn = C’est le tour de { $who }.
pic-tell-round-over = La manche est finie.
pic-tell-over = La partie est terminée.
pic-tell-pile = Pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
pic-tell-discards = Sur les défausses : { $cards }.
pic-tell-no-discards = Les défausses sont vides.
pic-tell-side = { $who } : { $score } cette manche, { $total } au total. { $cards }.
pic-tell-players = { $who } et { $partner }
pic-tell-count = { $who } a { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main.
pic-tell-expedition = { $place } { $cards } ({ $score })
pic-tell-nothing = Aucune expédition pour l’instant
pic-tell-investments = { $number ->
    [one] pari
   *[other] { $number } paris
}
pic-tell-top = { $place } { $card }
pic-tell-hand = Ta main : { $cards }.
pic-tell-received = Venant de { $who } : { $cards }.
pic-tell-given = Transmis à { $who } : { $cards }.
pic-tell-blocked = Tu as défaussé ici ce tour-ci ({ $place }) : tu ne peux pas y piocher.
pic-tell-result = { $place }. { $who } : { $score } ({ $rounds }).

sign-investment = { ICON("investment") } Pari : multiplie ce que rapporte son expédition
sign-draw-pile = { ICON("draw_pile") } Cartes restant dans la pioche
sign-draw-pile-low = { ICON("draw_pile") } La pioche s’épuise ; sa dernière carte met fin à la manche
sign-winner = Victoire
sign-passed = { ICON("pass") } Carte transmise au sein de ton équipe
sign-blocked = Tu as défaussé ici ce tour-ci : tu ne peux pas y piocher

### Leçons

lesson-first = Tes premières expéditions
lesson-first-welcome =
    Tu envoies des expéditions, une par couleur. Ton côté est la moitié basse du plateau, celle du haut est à Juno, ton adversaire ; entre les deux se trouvent les défausses.
    Qui a le plus de points quand la pioche, à droite, est épuisée gagne la manche ; une partie compte trois manches, dont les points s’additionnent.
lesson-first-turn =
    Ces huit cartes sont ta main ; personne d’autre ne les voit. Le nombre dit ce que vaut la carte, le symbole en dessous à quelle expédition elle appartient.
    Un tour, ce sont toujours les deux mêmes petites étapes : **poser une carte, en prendre une**. Tu as quatre cartes Désert (signalées) : un bon début.
lesson-first-play =
    Première étape : poser une carte. Les nombres d’une expédition doivent **monter**, commence donc bas : un 9 maintenant exclurait le 3, le 5 et le 6. Les lettres sur les cartes sont celles des menus.
lesson-first-play-else = C’est permis, mais cela tournerait mal : après un nombre, rien de plus petit ne peut suivre. C’est du Désert que tu as le plus, et le 3 en est la plus basse carte : commence par là.
lesson-first-draw =
    Deuxième étape : prendre une carte, celle du dessus de la pioche ou celle du dessus d’une défausse. Les défausses sont encore vides : ce sera donc la pioche.
lesson-first-draw-else = Pour l’instant, tu ne peux tirer que de la pioche.
lesson-first-cost =
    Juno a joué elle aussi : son Désert 7 est sur la défausse. Au-dessus de ton 3 est écrit **−17** : une expédition coûte **20 points** dès qu’elle commence, puis chaque nombre rapporte sa valeur, d’où 3 − 20 = −17.
    Commence donc peu d’expéditions et mène-les loin. Les cartes en main ne comptent pas : elles doivent arriver sur la table à temps.
lesson-first-rise =
    À toi de nouveau. La prochaine carte Désert doit dépasser 3 ; les trous sont permis. Prends la plus basse qui convienne, pour que les autres puissent encore suivre.
lesson-first-rise-else = Ça marcherait, mais le Désert ira plus loin si tu ne sautes pas le 5 : ce que tu enjambes ne pourra plus venir.
lesson-first-take =
    Prends une carte. Cette fois, tu as le choix : le Désert 7 de Juno est visible sur sa défausse, et il convient à ton expédition. On ne peut prendre que **la carte du dessus** d’une défausse.
lesson-first-take-else = Tu pourrais, mais tu aurais alors une carte inconnue, et le 7 qui te serait utile resterait là.
lesson-first-invest =
    Quelques tours plus tard ; ton Désert en est à 30 − 20 = 10. La pièce dans ta main est un **pari** : il double ce que rapporte son expédition, gain comme perte. On ne le pose qu’**avant le premier nombre**.
    Tu as Mer 4, 6, 7 et 9, en tout 26 : cela vaut bien un pari.
lesson-first-invest-else = Tu pourrais, mais dès qu’un nombre est dans la Mer, le pari ne peut plus être posé. Il passe en premier.
lesson-first-invested =
    La Mer en est maintenant à **−40** : (0 − 20), doublé. Quand 4, 6, 7 et 9 y seront, cela fera (26 − 20) × 2 = **+12**. Un deuxième pari triplerait, un troisième quadruplerait.
lesson-first-discard =
    Bien plus tard, il ne reste que **7 cartes** à piocher (signalées) : une nouvelle expédition ne rembourserait plus guère ses 20 points. Les deux cartes sombres sont trop basses pour être jouées.
    Rien ne t’oblige à jouer : tu peux aussi **défausser**. Juno peut prendre ce que tu défausses, donne-lui donc ce qui ne lui sert à rien ; son Himalaya a atteint 7.
lesson-first-discard-else = Attention : une nouvelle expédition coûte 20 points qui ne reviendront guère, et un 10 rouge ou une carte haute de ses couleurs aiderait Juno. Donne-lui quelque chose de trop bas pour elle.
lesson-first-blocked =
    Prends une carte. La seule défausse à laquelle tu n’as **pas** droit est celle où tu viens de défausser. Sur les autres, rien ne te sert : tire de la pioche.
lesson-first-blocked-else = Tu pourrais, mais ces cartes sont trop basses pour tes expéditions. Et chaque carte de la pioche rapproche la fin, ce qui t’arrange : tu mènes.
lesson-first-last =
    La fin. Il reste **une carte** dans la pioche : qui la tire met aussitôt fin à la manche, et plus personne ne joue. Ta Mer 10 convient encore, joue-la maintenant.
lesson-first-last-else = C’est ta dernière occasion d’amener des points sur la table : la Mer 10 te rapporte 20, puisque le pari la double.
lesson-first-close =
    Et maintenant, la dernière carte. (Si tu prenais dans une défausse, Juno aurait encore un tour.)
lesson-first-close-else = C’est permis : la manche continuerait, et Juno aurait encore un tour. Tu mènes, alors finis-en.
lesson-first-result =
    Voici comment la manche s’est terminée : le Désert a rapporté 30 − 20 = **10**, la Mer (36 − 20) × 2 = **32**. Il y a un bonus : une expédition de **huit cartes ou plus**, paris compris, gagne encore 20.
    Une expédition que personne n’a commencée compte 0. La manche suivante est distribuée, et qui a le plus de points la commence.
lesson-first-end =
    Tu sais tout : une carte posée, une carte prise ; des nombres qui montent ; 20 points pour partir ; les paris d’abord ; la dernière carte met fin à la manche.
    {""}**Le reste s’apprend en jouant :** le premier bouton ci-dessous ouvre une table avec un ordinateur indulgent. Ou prends la leçon suivante : quand partir, quand s’arrêter.

lesson-timing = Quand partir, quand s’arrêter
lesson-timing-count =
    Avant de partir, **compte** : les nombres d’une expédition doivent valoir ensemble plus que les 20 points qu’elle coûte. Tes trois cartes Mer (signalées) font 4 + 8 + 9 = 21, et d’autres viendront. Aucune autre couleur n’en approche : pars en Mer.
lesson-timing-count-else = Tu pourrais, mais compte d’abord : avec ce que tu as, cette couleur ne rembourse pas ses 20 points. La Mer, si, en commençant par son 4.
lesson-timing-wait =
    La Mer 4 est posée, et tu as le 8 et le 9. Jouer le 8 maintenant exclurait le 5, le 6 et le 7, et il reste tout le temps d’en voir arriver un.
    Alors **attends**, en défaussant ce qui ne sert à personne. La Jungle de Juno a dépassé 2 depuis longtemps.
lesson-timing-wait-else = Tu pourrais. Mais une haute carte Mer enjambe ce qui peut encore venir, une nouvelle expédition coûte 20, et presque toute autre défausse aiderait Juno. Sa Jungle en est à 7 : le 2 est sans danger.
lesson-timing-waited =
    L’attente a payé : tu as pioché la Mer 6. Joue-la avant que le 8 ne l’exclue.
lesson-timing-waited-else = Tu pourrais, mais le 6 ne convient que tant que rien de plus haut n’est dans la Mer. Joue-le d’abord.
lesson-timing-turns =
    Bien plus tard, il reste **12 cartes** dans la pioche (signalées sur le plateau). Juno et toi en prenez une à tour de rôle, cela te fait **six tours**, et sept de tes cartes conviennent encore. Laisse la plus petite, le Désert 5 (signalé), et joue la plus basse des autres d’une couleur.
lesson-timing-turns-else = Tu pourrais, mais tu as six tours pour sept cartes : c’est le 5 qu’il faut laisser, sauter une autre coûterait plus cher.
lesson-timing-slow =
    Voici une astuce : la manche finit avec la **pioche** (signalée), et une carte prise dans une défausse ne la diminue pas. Tu gagnes ainsi **un tour**. Ce que tu prends importe peu : prends n’importe quelle carte visible.
lesson-timing-slow-else = Tu pourrais, mais la fin serait plus proche d’une carte, et c’est toi qui as besoin de temps. Prends une carte visible.
lesson-timing-eighth =
    Une autre partie, et ton **dernier tour** : il reste deux cartes, une pour toi, une pour Juno. Sept cartes sont dans ton Désert, et une expédition de **huit ou plus** gagne 20 de plus, un pari étant aussi une carte. Quelle carte rapporte le plus maintenant ?
lesson-timing-eighth-else = Cela rapporte moins. Le Désert 9 compte double, grâce au pari, et c’est la huitième carte : 18 + 20 points d’un coup.
lesson-timing-bonus =
    De 16 à **54** avec une seule carte : (37 − 20) × 2 = 34, et le bonus de 20, qui n’est jamais doublé. Dans une longue expédition, les petits nombres aussi valent d’être joués : chacun est une carte de plus vers la huitième.
lesson-timing-end =
    Donc : compte avant de partir, attends tant qu’il reste du temps, et compte tes tours quand il n’en reste plus. Les cartes visibles allongent la manche, la pioche la raccourcit.
    {""}**Le reste s’apprend en jouant.** Un ordinateur de niveau *difficile* est un bon maître.

### Indications : de quoi il s’agit dans une décision, dit une seule fois

about-prompt-down = Chaque tour commence par une carte posée : dans une de tes expéditions, toujours en montant, ou sur une défausse, où l’on peut te la prendre.
about-prompt-down-partners = Une carte posée : dans les expéditions que tu partages avec ton équipe, ou sur une défausse. Transmettre deux cartes remplace tout le tour.
about-prompt-pass = Les deux cartes vont face cachée à l’autre personne de ton équipe, et tu ne pioches rien.
about-prompt-up = Chaque tour finit par une carte prise. La pioche rapproche la fin de la manche ; une carte d’une défausse, non.

### ce qui plaide pour un choix

reason-wager = Un pari ne compte qu’avant les nombres : ce qui suit ici compte { $factor } fois.
reason-carry-on = { $factor ->
    [1] Cette expédition est commencée, et chacune de ses cartes compte.
   *[other] Cette expédition est commencée, et chacune de ses cartes compte { $factor } fois.
}
reason-begin = Il reste du temps pour une nouvelle expédition : { $turns ->
    [one] environ { $turns } tour
   *[other] environ { $turns } tours
}.
reason-begin-held = Tu as encore { $cards } de cette couleur en main, { $points } points en tout, et il reste environ { $turns } tours.
reason-useless = Plus personne ne peut la poser.
reason-passed = L’expédition de cette couleur a déjà dépassé cette carte.
reason-harmless = L’autre côté ne peut pas la poser.
reason-spare = { $cards ->
    [0] Personne n’a commencé cette couleur.
    [one] Personne n’a commencé cette couleur, et tu n’en as pas d’autre carte.
   *[other] Personne n’a commencé cette couleur, et tu n’en as que { $cards } cartes.
}
reason-take-fits = Elle poursuit une expédition commencée.
reason-take-away = L’autre côté pourrait la poser.
reason-take-held = { $cards ->
    [one] Tu as une autre carte de cette couleur.
   *[other] Tu as { $cards } autres cartes de cette couleur.
}
reason-take-time = La pioche reste comme elle est, la manche dure donc plus longtemps.
reason-draw = Aucune carte que l’on peut prendre ne poursuit une expédition de ce côté.
