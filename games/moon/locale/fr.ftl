## Le contenu : comment les cartes s’appellent, ce qu’elles font, ce qu’elles exigent.

resource-energy = { ICON("energy") } énergie
resource-water = { ICON("water") } eau
resource-biomass = { ICON("biomass") } biomasse
resource-metal = { ICON("metal") } métal
flag-housing = { ICON("housing") } Habitat
flag-transport = { ICON("transport") } Transport
flag-science = { ICON("science") } Science
flag-industry = { ICON("industry") } Industrie
flag-food = { ICON("food") } Vivres
colour-blue = bleu
colour-yellow = jaune
colour-grey = gris
colour-pink = rose
colour-red = rouge

amount-energy = { $n } { ICON("energy") } énergie
amount-water = { $n } { ICON("water") } eau
amount-biomass = { $n } { ICON("biomass") } biomasse
amount-metal = { $n } { ICON("metal") } métal
amount-any = { $n ->
    [one] { $n } { ICON("resource") } ressource au choix
   *[other] { $n } { ICON("resource") } ressources au choix
}
amount-other-resource = { $n ->
    [one] 1 autre ressource
   *[other] { $n } autres ressources
}
amount-resource = { $n ->
    [one] { $n } { ICON("resource") } ressource
   *[other] { $n } { ICON("resource") } ressources
}
amount-rover = { $n ->
    [one] { $n } { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}
amount-heart = { $n ->
    [one] { $n } { ICON("heart") } cœur
   *[other] { $n } { ICON("heart") } cœurs
}
amount-heart-here = { $n ->
    [one] { $n } { ICON("heart") } cœur sur cette carte
   *[other] { $n } { ICON("heart") } cœurs sur cette carte
}
amount-point = { $n ->
    [one] { $n } { ICON("star") } point
   *[other] { $n } { ICON("star") } points
}
amount-nothing = rien
amount-per = { $what } par { $each }
amount-at-most = { $what } ({ $most } au plus)
price-energy = { $n } { ICON("energy") } énergie
price-water = { $n } { ICON("water") } eau
price-biomass = { $n } { ICON("biomass") } biomasse
price-metal = { $n } { ICON("metal") } métal
price-any = { $n ->
    [one] { $n } { ICON("resource") } ressource au choix
   *[other] { $n } { ICON("resource") } ressources au choix
}
price-rover = { $n ->
    [one] { $n } { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}

joined-both = { $first } et { $second }
joined-list = { $first }, { $second }
joined-then = { $first } { $second }
joined-or = { $first } Ou : { $second }

does-make = Produit { $what }.
does-show = { $what }.
does-lend = Qui se gare ici emprunte ses drapeaux jusqu’à la fin de son tour.
does-host = Qui se gare ici gagne { $what }.
does-flip = Retourner : { $what }
does-at-once = Une fois construit : { $what }
does-count = { $n ->
    [one] Vaut { $n } { ICON("heart") } cœur.
   *[other] Vaut { $n } { ICON("heart") } cœurs.
}
does-gain = Gagne { $what }.
does-pay = Paie { $price } pour gagner { $what }.
does-swap = Échange { $give } contre { $get }.
does-swaps = Échange { $give } contre { $get }, jusqu’à { $times } fois.
does-take-back = Prends un rover sur tes cartes.
does-salvage = Échange un bâtiment entre main et défausse.
does-unflip = Redresse un de tes bâtiments roses.
does-unflip-other = Redresse un autre de tes bâtiments roses.
does-discount-always = { $n ->
    [one] { $things } te coûtent { $n } ressource de moins.
   *[other] { $things } te coûtent { $n } ressources de moins.
}
does-discount-now = { $n ->
    [one] { $things } te coûtent { $n } ressource de moins ce tour-ci.
   *[other] { $things } te coûtent { $n } ressources de moins ce tour-ci.
}
does-stand-in-always = Construction : { $resource } peut compter comme { $instead }.
does-stand-in-now = Construction ce tour-ci : { $resource } peut compter comme { $instead }.
does-whenever = { $moment } : gagne { $what }.
does-score = Fin de partie : { $what }.
does-wins-ties = Tu remportes les drapeaux en cas d’égalité.
does-own-parking = Tu peux aussi te garer sur tes propres cartes.
does-any-flag = Quand tu construis, tu as 1 drapeau de plus de chaque sorte.
does-produce-now = Tous tes symboles de production produisent.
does-park-twice = Tu peux garer deux rovers par tour.
does-tap-flag = Prends jusqu’à 3 cœurs d’un drapeau où tu mènes sans égalité.
does-copy-flip = Utilise l’effet d’un bâtiment rose d’une autre personne ; il reste tel quel.
does-build-again = Construis un deuxième bâtiment de ta main, au prix plein.
does-mirror-score = Fin de partie : compte comme tien le meilleur effet de fin de partie d’un bâtiment gris voisin.

instead-any = { ICON("resource") } n’importe quelle ressource
instead-energy = { ICON("energy") } énergie
instead-water = { ICON("water") } eau
instead-biomass = { ICON("biomass") } biomasse
instead-metal = { ICON("metal") } métal
things-any = { ICON("structure") } Les bâtiments
things-blue = { ICON("blue") } Les bâtiments bleus
things-yellow = { ICON("yellow") } Les bâtiments jaunes
things-grey = { ICON("grey") } Les bâtiments gris
things-pink = { ICON("pink") } Les bâtiments roses
things-red = { ICON("red") } Les bâtiments rouges

when-build = Chaque fois que tu construis un bâtiment
when-build-blue = Chaque fois que tu construis un bâtiment bleu
when-build-yellow = Chaque fois que tu construis un bâtiment jaune
when-build-grey = Chaque fois que tu construis un bâtiment gris
when-build-pink = Chaque fois que tu construis un bâtiment rose
when-build-red = Chaque fois que tu construis un bâtiment rouge
when-build-flag = Pour chaque { $flag } que tu construis
when-assimilate = Chaque fois que tu recycles
when-park = Chaque fois que tu te gares
when-parked-on = Chaque fois que quelqu’un se gare sur tes cartes
when-flip = Chaque fois que tu retournes un bâtiment rose
when-claim = Chaque fois que tu revendiques une carte Renommée
built-housing = { ICON("housing") } drapeau Habitat
built-transport = { ICON("transport") } drapeau Transport
built-science = { ICON("science") } drapeau Science
built-industry = { ICON("industry") } drapeau Industrie
built-food = { ICON("food") } drapeau Vivres

each-housing = { $each ->
    [one] drapeau Habitat
   *[other] tranche de { $each } drapeaux Habitat
}
each-transport = { $each ->
    [one] drapeau Transport
   *[other] tranche de { $each } drapeaux Transport
}
each-science = { $each ->
    [one] drapeau Science
   *[other] tranche de { $each } drapeaux Science
}
each-industry = { $each ->
    [one] drapeau Industrie
   *[other] tranche de { $each } drapeaux Industrie
}
each-food = { $each ->
    [one] drapeau Vivres
   *[other] tranche de { $each } drapeaux Vivres
}
each-blue = { $each ->
    [one] bâtiment bleu
   *[other] tranche de { $each } bâtiments bleus
}
each-yellow = { $each ->
    [one] bâtiment jaune
   *[other] tranche de { $each } bâtiments jaunes
}
each-grey = { $each ->
    [one] bâtiment gris
   *[other] tranche de { $each } bâtiments gris
}
each-pink = { $each ->
    [one] bâtiment rose
   *[other] tranche de { $each } bâtiments roses
}
each-red = { $each ->
    [one] bâtiment rouge
   *[other] tranche de { $each } bâtiments rouges
}
each-energy = { $each ->
    [one] énergie dans ta réserve
   *[other] tranche de { $each } énergie dans ta réserve
}
each-water = { $each ->
    [one] eau dans ta réserve
   *[other] tranche de { $each } eau dans ta réserve
}
each-biomass = { $each ->
    [one] biomasse dans ta réserve
   *[other] tranche de { $each } biomasse dans ta réserve
}
each-metal = { $each ->
    [one] métal dans ta réserve
   *[other] tranche de { $each } métal dans ta réserve
}
each-flags = { $each ->
    [one] drapeau à toi
   *[other] tranche de { $each } drapeaux à toi
}
each-flag-kinds = { $each ->
    [one] sorte de drapeau que tu as
   *[other] tranche de { $each } sortes de drapeaux que tu as
}
each-structures = { $each ->
    [one] bâtiment à toi
   *[other] tranche de { $each } bâtiments à toi
}
each-colours = { $each ->
    [one] couleur que tu as construite
   *[other] tranche de { $each } couleurs que tu as construites
}
each-rovers = { $each ->
    [one] rover dans ta réserve
   *[other] tranche de { $each } rovers dans ta réserve
}
each-guests = { $each ->
    [one] rover en visite chez toi
   *[other] tranche de { $each } rovers en visite chez toi
}
each-resources = { $each ->
    [one] ressource dans ta réserve
   *[other] tranche de { $each } ressources dans ta réserve
}
each-resource-kinds = { $each ->
    [one] sorte de ressource dans ta réserve
   *[other] tranche de { $each } sortes de ressources dans ta réserve
}
each-production = { $each ->
    [one] symbole de production
   *[other] tranche de { $each } symboles de production
}
each-production-kinds = { $each ->
    [one] sorte de ressource que tu produis
   *[other] tranche de { $each } sortes de ressources que tu produis
}
each-reputations = { $each ->
    [one] carte Renommée à toi
   *[other] tranche de { $each } cartes Renommée à toi
}
each-hearts-here = { $each ->
    [one] jeton cœur sur tes bâtiments
   *[other] tranche de { $each } jetons cœur sur tes bâtiments
}
each-x = { $each ->
    [one] cœur sur X
   *[other] tranche de { $each } cœurs sur X
}

need-housing = { $n ->
    [one] { $n } { ICON("housing") } drapeau Habitat
   *[other] { $n } { ICON("housing") } drapeaux Habitat
}
need-transport = { $n ->
    [one] { $n } { ICON("transport") } drapeau Transport
   *[other] { $n } { ICON("transport") } drapeaux Transport
}
need-science = { $n ->
    [one] { $n } { ICON("science") } drapeau Science
   *[other] { $n } { ICON("science") } drapeaux Science
}
need-industry = { $n ->
    [one] { $n } { ICON("industry") } drapeau Industrie
   *[other] { $n } { ICON("industry") } drapeaux Industrie
}
need-food = { $n ->
    [one] { $n } { ICON("food") } drapeau Vivres
   *[other] { $n } { ICON("food") } drapeaux Vivres
}
need-blue = { $n ->
    [one] { $n } { ICON("blue") } bâtiment bleu
   *[other] { $n } { ICON("blue") } bâtiments bleus
}
need-yellow = { $n ->
    [one] { $n } { ICON("yellow") } bâtiment jaune
   *[other] { $n } { ICON("yellow") } bâtiments jaunes
}
need-grey = { $n ->
    [one] { $n } { ICON("grey") } bâtiment gris
   *[other] { $n } { ICON("grey") } bâtiments gris
}
need-pink = { $n ->
    [one] { $n } { ICON("pink") } bâtiment rose
   *[other] { $n } { ICON("pink") } bâtiments roses
}
need-red = { $n ->
    [one] { $n } { ICON("red") } bâtiment rouge
   *[other] { $n } { ICON("red") } bâtiments rouges
}
need-energy = { $n } { ICON("energy") } énergie dans ta réserve
need-water = { $n } { ICON("water") } eau dans ta réserve
need-biomass = { $n } { ICON("biomass") } biomasse dans ta réserve
need-metal = { $n } { ICON("metal") } métal dans ta réserve
need-flags = { $n ->
    [one] { $n } { ICON("flag") } drapeau
   *[other] { $n } { ICON("flag") } drapeaux
}
need-flag-kinds = { $n } sortes de drapeaux
need-structures = { $n ->
    [one] { $n } { ICON("structure") } bâtiment
   *[other] { $n } { ICON("structure") } bâtiments
}
need-colours = { $n } couleurs de bâtiments
need-rovers = { $n ->
    [one] { $n } { ICON("rover") } rover dans ta réserve
   *[other] { $n } { ICON("rover") } rovers dans ta réserve
}
need-guests = { $n ->
    [one] { $n } rover en visite chez toi
   *[other] { $n } rovers en visite chez toi
}
need-resources = { $n ->
    [one] { $n } ressource dans ta réserve
   *[other] { $n } ressources dans ta réserve
}
need-resource-kinds = { $n ->
    [one] { $n } sorte de ressource dans ta réserve
   *[other] { $n } sortes de ressources dans ta réserve
}
need-production = { $n ->
    [one] { $n } symbole de production
   *[other] { $n } symboles de production
}
need-production-kinds = { $n ->
    [one] { $n } sorte de ressource produite
   *[other] { $n } sortes de ressources produites
}
need-reputations = { $n ->
    [one] { $n } carte Renommée
   *[other] { $n } cartes Renommée
}
need-hearts-here = { $n ->
    [one] { $n } jeton cœur sur tes bâtiments
   *[other] { $n } jetons cœur sur tes bâtiments
}
lack-flag-kinds = { $n ->
    [one] { $n } sorte de drapeau de plus
   *[other] { $n } sortes de drapeaux de plus
}
lack-colours = { $n ->
    [one] { $n } couleur de bâtiment de plus
   *[other] { $n } couleurs de bâtiments de plus
}
lack-resource-kinds = { $n ->
    [one] { $n } sorte de ressource de plus dans ta réserve
   *[other] { $n } sortes de ressources de plus dans ta réserve
}
lack-production-kinds = { $n ->
    [one] { $n } sorte de ressource produite de plus
   *[other] { $n } sortes de ressources produites de plus
}

card-solar-foil = { ICON("blue") } Toile solaire
card-solar-foil-about = Se déroule comme un tapis et pèse à peu près un manteau.
card-biogas-plant = { ICON("blue") } Usine à biogaz
card-biogas-plant-about = Aucun vent pour porter l’odeur. C’est déjà ça.
card-ice-quarry = { ICON("blue") } Carrière de glace
card-ice-quarry-about = Taillée en blocs et triée par grain.
card-frost-trap = { ICON("blue") } Piège à givre
card-frost-trap-about = Une plaque froide qui recueille patiemment tout ce qui passe.
card-algae-tank = { ICON("blue") } Cuve à algues
card-algae-tank-about = Verte, discrète, et la plus travailleuse de la maison.
card-fog-garden = { ICON("blue") } Jardin de brume
card-fog-garden-about = Il pleut à quatre heures, c’est convenu.
card-dust-magnet = { ICON("blue") } Aimant à poussière
card-dust-magnet-about = La poussière de Lune colle à tout. Ici, pour une fois, exprès.
card-battery-bench = { ICON("blue") } Établi à batteries
card-battery-bench-about = De vieux rovers entrent ; il en sort des pièces et du courant.
card-ridge-mirrors = { ICON("blue") } Miroirs de crête
card-ridge-mirrors-about = Près du pôle, certaines crêtes ne savent guère ce qu’est la nuit.
card-shadow-mine = { ICON("blue") } Mine d’ombre
card-shadow-mine-about = Aucun rayon de soleil n’a jamais touché le fond de ce cratère.
card-first-greenhouse = { ICON("blue") } Première serre
card-first-greenhouse-about = La première tomate fut partagée en neuf.
card-solar-furnace = { ICON("blue") } Four solaire
card-solar-furnace-about = Le soleil d’un côté, le métal liquide de l’autre.
card-electrolyser = { ICON("blue") } Pile à eau
card-electrolyser-about = Sépare l’eau le jour, la recompose la nuit.
card-waste-sorter = { ICON("blue") } Tri des déchets
card-waste-sorter-about = Il n’y a pas d’ailleurs où jeter les choses.
card-inflatable-hab = { ICON("yellow") } Abri gonflable
card-inflatable-hab-about = Chez soi, c’est là où l’air reste dedans.
card-rover-shed = { ICON("yellow") } Remise à rovers
card-rover-shed-about = Les clés pendent à la porte. Elles se ressemblent toutes.
card-rock-lab = { ICON("yellow") } Labo des roches
card-rock-lab-about = Aucune pierre connue de ta grand-mère n’est aussi vieille.
card-brick-printer = { ICON("yellow") } Briqueterie 3D
card-brick-printer-about = Une couche de poussière, un souffle de chaleur, et on recommence.
card-salad-rack = { ICON("yellow") } Étagère à salades
card-salad-rack-about = Six étages de laitues, et une liste de qui peut cueillir.
card-lava-tube-camp = { ICON("yellow") } Camp du tunnel
card-lava-tube-camp-about = Sous quarante mètres de roche, on dort sur ses deux oreilles.
card-sick-bay = { ICON("yellow") } Infirmerie
card-sick-bay-about = Ici les os deviennent paresseux. Le tapis de course, non.
card-landing-pad = { ICON("yellow") } Piste d’alunissage
card-landing-pad-about = Vitrifiée, pour que les visites ne sablent pas les voisins.
card-seed-vault = { ICON("yellow") } Coffre à graines
card-seed-vault-about = Le froid est gratuit, et il ne tombe jamais en panne.
card-assembly-yard = { ICON("grey") } Cour de montage
card-assembly-yard-about = Une seule clé, passée de main en main.
card-scrap-heap = { ICON("grey") } Tas de ferraille
card-scrap-heap-about = Tout ici a volé au moins une fois.
card-visitors-lounge = { ICON("grey") } Salon des visites
card-visitors-lounge-about = Apporte ta tasse et une histoire.
card-first-observatory = { ICON("grey") } Observatoire
card-first-observatory-about = Pas un nuage n’est prévu dans les trois prochains milliards d’années.
card-power-grid = { ICON("grey") } Réseau électrique
card-power-grid-about = Qui pend au câble fait partie du village.
card-swap-shelf = { ICON("pink") } Étagère d’échange
card-swap-shelf-about = Un objet pris, un objet laissé. La tirelire est en aluminium.
card-supply-drop = { ICON("pink") } Largage
card-supply-drop-about = Ça rebondit onze fois, et puis c’est à nous.
card-tow-crew = { ICON("pink") } Dépannage
card-tow-crew-about = Retour à la maison offert, que tu l’aies demandé ou non.
card-scrap-crane = { ICON("pink") } Grue à ferraille
card-scrap-crane-about = Elle lève six fois plus que sur Terre.
card-greetings-to-earth = { ICON("pink") } Bonjour à la Terre
card-greetings-to-earth-about = La réponse arrive toujours avec deux secondes et demie de retard.
card-shared-kitchen = { ICON("pink") } Cuisine partagée
card-shared-kitchen-about = Les oignons tombent assez lentement pour qu’on les rattrape.
card-charging-lane = { ICON("red") } Voie de recharge
card-charging-lane-about = Deux prises, pas de queue, et un toit d’étoiles.
card-lunar-charter = { ICON("red") } Charte lunaire
card-lunar-charter-about = Quatre pages. Le plus long chapitre traite de la poussière.
card-panel-printer = { ICON("blue") } Presse à panneaux
card-panel-printer-about = Elle imprime des cellules solaires et vit de la première.
card-crater-lake = { ICON("blue") } Lac de cratère
card-crater-lake-about = Un lac sous verre, profond jusqu’au genou et très aimé.
card-carp-pond = { ICON("blue") } Étang aux carpes
card-carp-pond-about = Les poissons n’ont pas remarqué le déménagement.
card-vacuum-forge = { ICON("blue") } Forge à vide
card-vacuum-forge-about = Pas d’air, pas de rouille. On y forge en scaphandre.
card-fusion-pilot = { ICON("blue") } Fusion pilote
card-fusion-pilot-about = « Dans dix ans », disait-on. Il en a fallu douze.
card-ice-train = { ICON("blue") } Train de glace
card-ice-train-about = Neuf cents tonnes de thé du matin, du pôle à la plaine.
card-terrace-farm = { ICON("blue") } Ferme en terrasses
card-terrace-farm-about = Le riz pousse sur la paroi du cratère, marche après marche.
card-sinter-works = { ICON("blue") } Atelier de frittage
card-sinter-works-about = Il y entre de la poussière. Il en sort de quoi porter des toits.
card-closed-loop = { ICON("blue") } Boucle fermée
card-closed-loop-about = Le thé d’aujourd’hui est celui d’hier. N’y pense pas.
card-crater-terraces = { ICON("yellow") } Balcons du cratère
card-crater-terraces-about = Chaque balcon voit la maison, toujours au même endroit.
card-monorail = { ICON("yellow") } Monorail
card-monorail-about = Il ne flotte pas. C’est juste l’impression qu’on a.
card-far-side-dish = { ICON("yellow") } Antenne cachée
card-far-side-dish-about = L’endroit le plus calme qui soit, pour qui écoute.
card-slag-foundry = { ICON("yellow") } Fonderie de scories
card-slag-foundry-about = Les restes des restes font de beaux pavés.
card-dome-orchard = { ICON("yellow") } Verger sous dôme
card-dome-orchard-about = Les pommes tombent ici aussi, mais avec plus de dignité.
card-garden-quarter = { ICON("yellow") } Quartier jardin
card-garden-quarter-about = Les haricots montent l’escalier plus vite que les enfants.
card-harvest-line = { ICON("yellow") } Ligne des récoltes
card-harvest-line-about = Dessert tous les dômes, et sent le basilic.
card-survey-fleet = { ICON("yellow") } Flotte de relevé
card-survey-fleet-about = Trente rovers dessinent une carte et se disputent les bords.
card-test-bench = { ICON("yellow") } Banc d’essai
card-test-bench-about = Si ça survit à lundi, ça part en production.
card-workers-row = { ICON("yellow") } Rue ouvrière
card-workers-row-about = La cloche est une lampe : dehors, personne ne l’entendrait.
card-town-square = { ICON("grey") } Place du village
card-town-square-about = Un banc, une lampe et le seul arbre à des lieues.
card-service-ramp = { ICON("grey") } Rampe d’entretien
card-service-ramp-about = Chaque visite repart les roues propres, avec un cadeau.
card-repair-dock = { ICON("grey") } Dock de réparation
card-repair-dock-about = Scotché, collé, boulonné, bon pour dix ans de plus.
card-press-room = { ICON("grey") } Salle de presse
card-press-room-about = Toutes les nouvelles d’un lieu sans météo.
card-superconductor = { ICON("grey") } Supraconducteur
card-superconductor-about = À l’ombre, il se passe de toute réfrigération.
card-prefab-yard = { ICON("grey") } Préfabrication
card-prefab-yard-about = Le numéro sept va toujours, si on le tourne deux fois.
card-rover-museum = { ICON("grey") } Musée du rover
card-rover-museum-about = Ne pas s’asseoir dans les pièces exposées. Elles démarrent.
card-harvest-festival = { ICON("grey") } Fête des moissons
card-harvest-festival-about = Il y a une citrouille. Elle a un nom.
card-night-market = { ICON("pink") } Marché de nuit
card-night-market-about = Ouvert quatorze jours d’affilée.
card-seed-exchange = { ICON("pink") } Bourse aux graines
card-seed-exchange-about = Deux haricots pour un brin de menthe, sans marchander.
card-modular-kit = { ICON("pink") } Kit modulaire
card-modular-kit-about = Des cloisons, beaucoup de trous, et une photo du résultat.
card-refit-bay = { ICON("pink") } Atelier de refonte
card-refit-bay-about = Rien ne reste ce qu’il était, et c’est bien l’idée.
card-rover-rally = { ICON("pink") } Rallye de rovers
card-rover-rally-about = Quinze kilomètres à l’heure, et pas un œil sec.
card-guest-rooms = { ICON("pink") } Chambres d’hôtes
card-guest-rooms-about = Nuits calmes, garanties jusqu’en l’an quatre milliards.
card-private-garage = { ICON("red") } Garage privé
card-private-garage-about = Une porte à soi, et un rover derrière.
card-embassy = { ICON("red") } Ambassade
card-embassy-about = Parle pour tout le monde et sert un excellent café.
card-grand-switch-on = { ICON("red") } Grand allumage
card-grand-switch-on-about = Cinq, quatre, trois, et quelqu’un trébuche sur le câble.
card-helium-harvester = { ICON("blue") } Glaneuse d’hélium
card-helium-harvester-about = Tamise un km² par semaine pour quelques grammes de lumière.
card-comet-catcher = { ICON("blue") } Filet à comètes
card-comet-catcher-about = Vise bien. Elle ne passe qu’une fois.
card-moon-forest = { ICON("blue") } Forêt lunaire
card-moon-forest-about = Les bouleaux y poussent plus haut, et en ont l’air surpris.
card-titanium-works = { ICON("blue") } Usine de titane
card-titanium-works-about = Les plaines sombres en regorgent ; il n’y faut qu’un feu d’enfer.
card-university-town = { ICON("yellow") } Cité universitaire
card-university-town-about = À l’examen d’entrée, il faut enfiler ses bottes.
card-gene-gardens = { ICON("yellow") } Jardins génétiques
card-gene-gardens-about = Quelqu’un a créé une fraise qui aime le noir.
card-market-tram = { ICON("yellow") } Tram du marché
card-market-tram-about = Le fromage à l’avant, les potins à l’arrière.
card-freight-yards = { ICON("yellow") } Gare de fret
card-freight-yards-about = Pas de carburant : une catapulte veut juste une route très droite.
card-glass-quarter = { ICON("yellow") } Quartier de verre
card-glass-quarter-about = De la poussière fondue, en quarante teintes.
card-dome-city = { ICON("yellow") } Ville sous dôme
card-dome-city-about = La première ville où l’on vote la pluie.
card-space-lift = { ICON("yellow") } Ascenseur spatial
card-space-lift-about = Prochain arrêt dans neuf jours. Tenez la rampe.
card-crater-telescope = { ICON("yellow") } Télescope-cratère
card-crater-telescope-about = Un cratère entier pour miroir, et l’aube des temps dedans.
card-robot-mills = { ICON("yellow") } Moulins robots
card-robot-mills-about = Ils meulent, cuisent et s’huilent les uns les autres.
card-farm-tower = { ICON("yellow") } Tour agricole
card-farm-tower-about = Trente champs, un ascenseur et une chèvre très fière.
card-city-hall = { ICON("grey") } Hôtel de ville
card-city-hall-about = L’état civil a inscrit les premières naissances lunaires.
card-medal-academy = { ICON("grey") } Académie du mérite
card-medal-academy-about = Le prix : une petite médaille et une longue dispute.
card-patent-office = { ICON("grey") } Bureau des brevets
card-patent-office-about = Entrée n° 1 : une chaise qui ne s’envole pas.
card-clearance-sale = { ICON("grey") } Grande braderie
card-clearance-sale-about = Tout doit partir, de préférence vers le haut.
card-low-g-theatre = { ICON("grey") } Théâtre flottant
card-low-g-theatre-about = Aucun ballet sur Terre n’a de tels sauts.
card-ark-of-records = { ICON("grey") } Arche des archives
card-ark-of-records-about = Une copie de tout, bien à l’abri.
card-crater-derby = { ICON("grey") } Derby du cratère
card-crater-derby-about = Un tour dure six heures. Prévoir des sandwichs.
card-earthrise-park = { ICON("grey") } Parc Lever de Terre
card-earthrise-park-about = On vient pour la vue, on reste pour les canards.
card-hall-of-fame = { ICON("grey") } Temple de la gloire
card-hall-of-fame-about = Des empreintes sous verre, pointure quarante-trois et demi.
card-reserve-vault = { ICON("grey") } Chambre forte
card-reserve-vault-about = Qui a passé le premier hiver ne jette plus jamais un bocal.
card-hall-of-hearts = { ICON("grey") } Salle des cœurs
card-hall-of-hearts-about = Un mur de mots de merci, du sol au plafond.
card-council-of-five = { ICON("grey") } Conseil des Cinq
card-council-of-five-about = Cinq chaises, une table ronde, et bizarrement jamais d’égalité.
card-moon-capital = { ICON("grey") } Capitale lunaire
card-moon-capital-about = Par nuit claire, la Terre en voit les lumières.
card-five-banner-gala = { ICON("pink") } Gala des bannières
card-five-banner-gala-about = Dehors rien ne flotte, alors c’est au public d’agiter.
card-launch-day = { ICON("pink") } Jour de lancement
card-launch-day-about = Le chœur du compte à rebours répète depuis des semaines.
card-art-auction = { ICON("pink") } Vente d’art
card-art-auction-about = Lot 12 : un tableau de la pluie.
card-rover-parade = { ICON("pink") } Parade de rovers
card-rover-parade-about = Ornés de fleurs en papier, et plus lents que jamais.
card-encore-stage = { ICON("pink") } Scène des rappels
card-encore-stage-about = Encore une fois, du début, et gare au plafond.
card-night-shift = { ICON("red") } Équipe de nuit
card-night-shift-about = La nuit dure deux semaines. On en abat, du travail.
card-referendum = { ICON("red") } Référendum
card-referendum-about = Participation : tout le monde, chat compris.
card-franchise = { ICON("red") } Franchise
card-franchise-about = Même enseigne, même menu, autre cratère.
card-hall-of-mirrors = { ICON("red") } Galerie des glaces
card-hall-of-mirrors-about = La gloire des voisins y prend tes traits.
card-dawn-crossing = { ICON("expedition") } Route de l’aube
card-dawn-crossing-about = Roule vers l’ouest au pas d’un vélo, et le lever du jour te suit.
card-polar-traverse = { ICON("expedition") } Traversée polaire
card-polar-traverse-about = La glace à l’ombre, et le soleil qui court sur le bord.
card-dust-survey = { ICON("expedition") } Relevé de poussière
card-dust-survey-about = Un échantillon tous les cent mètres, pendant cent kilomètres.
card-crater-rim-walk = { ICON("expedition") } Ronde du cratère
card-crater-rim-walk-about = Pas lents, vue large, pas de rambarde.
card-ore-prospecting = { ICON("expedition") } Prospection
card-ore-prospecting-about = Le marteau tombe lentement, mais il tombe.
card-wreck-hunt = { ICON("expedition") } Épaves
card-wreck-hunt-about = Les vieux atterrisseurs ont les meilleures pièces.
card-cable-laying = { ICON("expedition") } Pose de câble
card-cable-laying-about = Deux cents kilomètres de câble, et il manque un mètre.
card-well-boring = { ICON("expedition") } Forage d’un puits
card-well-boring-about = À quarante mètres, le foret se met à fumer.
card-rover-assembly = { ICON("expedition") } Montage de rover
card-rover-assembly-about = Six roues, neuf boulons, un de trop.
card-convoy = { ICON("expedition") } Convoi
card-convoy-about = Reste dans la trace, et garde les feux en vue.
card-recovery-tour = { ICON("expedition") } Remorquage
card-recovery-tour-about = Quelqu’un a encore oublié le frein.
card-deep-vein = { ICON("expedition") } Filon profond
card-deep-vein-about = Plus c’est profond, plus ça brille.
card-summit-climb = { ICON("expedition") } Ascension
card-summit-climb-about = Le dernier mètre est le plus long, même sac léger.
card-pilgrims-trail = { ICON("expedition") } Chemin du pèlerin
card-pilgrims-trail-about = Jusqu’aux plus vieilles empreintes, et pas un pas de plus.
card-farewell-drive = { ICON("expedition") } Dernier tour
card-farewell-drive-about = Une dernière boucle, et puis le musée.
card-grand-tour = { ICON("expedition") } Grand tour
card-grand-tour-about = Les cinq quartiers en un jour, avec un gâteau dans chacun.
card-museum-run = { ICON("expedition") } Course au musée
card-museum-run-about = Merci d’en rapporter plus que tu n’en sors.
card-festival-barge = { ICON("expedition") } Char de la fête
card-festival-barge-about = Des fleurs sur six roues.
card-first-2 = { ICON("expedition") } 1re Expédition à 2
card-first-2-about = Il faut bien que quelqu’un commence.
card-first-3 = { ICON("expedition") } 1re Expédition à 3
card-first-3-about = Il faut bien que quelqu’un commence.
card-first-4 = { ICON("expedition") } 1re Expédition à 4
card-first-4-about = Il faut bien que quelqu’un commence.
card-first-5 = { ICON("expedition") } 1re Expédition à 5
card-first-5-about = Il faut bien que quelqu’un commence.
card-armstrong-ridge = { ICON("base") } Crête Armstrong
card-armstrong-ridge-about = Un petit pas du sas au labo.
card-kepler-point = { ICON("base") } Pointe Kepler
card-kepler-point-about = Où tout suit de belles ellipses.
card-shackleton-rim = { ICON("base") } Bord Shackleton
card-shackleton-rim-about = Le pôle Sud encore, et cette fois avec de la soupe.
card-marius-hollow = { ICON("base") } Creux de Marius
card-marius-hollow-about = Un puits de lumière, une grotte, une porte d’entrée.
card-aitken-gardens = { ICON("base") } Jardins d’Aitken
card-aitken-gardens-about = Le jardin le plus profond du Système solaire.
card-tycho-terrace = { ICON("base") } Terrasse Tycho
card-tycho-terrace-about = Rayons brillants dehors, brillantes idées dedans.
card-mare-junction = { ICON("base") } Jonction des Mers
card-mare-junction-about = Toutes les pistes s’y croisent, puis quelqu’un s’y gare.
card-copernicus-works = { ICON("base") } Ateliers Copernic
card-copernicus-works-about = Tout tourne, et les tours plus vite que le reste.
card-busy-settlers = { ICON("bronze") } Colonie affairée
card-busy-settlers-about = Ici, la lumière ne s’éteint jamais.
card-proud-banners = { ICON("bronze") } Fières bannières
card-proud-banners-about = Raidies au fil de fer, faute de vent.
card-full-garage = { ICON("bronze") } Garage plein
card-full-garage-about = Ce soir, tout le monde est à la maison.
card-blue-collars = { ICON("bronze") } Cols bleus
card-blue-collars-about = Poussière aux manches, fierté dans la voix.
card-open-doors = { ICON("bronze") } Portes ouvertes
card-open-doors-about = Le sas n’est jamais verrouillé, seulement fermé.
card-clever-hands = { ICON("bronze") } Mains habiles
card-clever-hands-about = Donne-leur du scotch et un après-midi.
card-stocked-larder = { ICON("bronze") } Garde-manger plein
card-stocked-larder-about = De tout un peu, et tout étiqueté.
card-three-trades = { ICON("bronze") } Trois métiers
card-three-trades-about = Demande autour de toi ; quelqu’un sait faire.
card-four-trades = { ICON("silver") } Quatre métiers
card-four-trades-about = Une caisse à outils pour chaque occasion.
card-power-barons = { ICON("silver") } Barons du watt
card-power-barons-about = Comptent en mégawatts, et donnent leurs pourboires en watts.
card-good-neighbours = { ICON("silver") } Bon voisinage
card-good-neighbours-about = Il y a toujours une assiette de trop.
card-road-masters = { ICON("silver") } Maîtres de la route
card-road-masters-about = Connaissent chaque nid-de-poule, et à peu près son âge.
card-learned-society = { ICON("silver") } Société savante
card-learned-society-about = Se réunit le mardi, se dispute toute la semaine.
card-iron-masters = { ICON("silver") } Maîtres de forges
card-iron-masters-about = Si ça peut se boulonner, c’est boulonné.
card-show-people = { ICON("silver") } Gens du spectacle
card-show-people-about = Toujours en tournée, jamais en retard, rarement en silence.
card-full-palette = { ICON("silver") } Palette complète
card-full-palette-about = Ont tout essayé, et presque tout aimé.
card-five-banners = { ICON("gold") } Cinq bannières
card-five-banners-about = Dans cette ville, chaque métier a sa table.
card-self-sufficient = { ICON("gold") } Autosuffisance
card-self-sufficient-about = Le dernier ravitailleur est reparti avec des cadeaux.
card-city-planners = { ICON("gold") } Urbanisme
card-city-planners-about = La première rue porte le nom de la première crevaison.
card-great-fleet = { ICON("gold") } Grande flotte
card-great-fleet-about = Vues d’en haut, les traces ont l’air d’une écriture.
card-garden-moon = { ICON("gold") } Lune-jardin
card-garden-moon-about = De la Terre, on devine un point vert.
card-shining-minds = { ICON("gold") } Esprits brillants
card-shining-minds-about = Deux prix, et une file devant le télescope.
card-golden-trade = { ICON("gold") } Commerce d’or
card-golden-trade-about = « Fabriqué sur la Lune » est une promesse.
card-capital-status = { ICON("gold") } Rang de capitale
card-capital-status-about = La poste a désormais un code pour elle.

## Les images

pic-era = { $era ->
    [1] Ère I
    [2] Ère II
   *[other] Ère III
}
pic-round = Tour { $round } sur { $rounds }
pic-over = La partie est terminée
pic-free = gratuit
pic-no-cards = Aucun bâtiment en main
pic-needs = Exige { $what }.
pic-reputations = Renommée
pic-bronze = Bronze
pic-silver = Argent
pic-gold = Or
pic-discards = Défausse
pic-group-blue = Bleu : production ({ $number })
pic-group-yellow = Jaune : drapeaux ({ $number })
pic-group-grey = Gris : pouvoirs et décompte ({ $number })
pic-group-pink = Rose : à retourner ({ $number })
pic-group-red = Rouge : uniques ({ $number })
pic-kind-structure = Bâtiment, { $colour }, { $era }
pic-kind-expedition = Carte Expédition, { $era }
pic-kind-first = Carte Expédition
pic-kind-base = Base
pic-kind-bronze = Renommée de bronze
pic-kind-silver = Renommée d’argent
pic-kind-gold = Renommée d’or
pic-cost = Coût : { $cost }.
pic-bin = Recycler : { $what }.
pic-worth = { $hearts ->
    [one] Vaut { $hearts } cœur.
   *[other] Vaut { $hearts } cœurs.
}
pic-final = Score final
pic-total = Total

pic-tell-over = La partie est terminée.
pic-tell-turn = C’est le tour de { $who }, { $era ->
    [1] ère I
    [2] ère II
   *[other] ère III
}, tour { $round } sur { $rounds }.
pic-tell-x = X vaut { $x }.
pic-tell-flags = Drapeaux : { $flags }.
pic-tell-flag-nobody = { $flag } { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, personne
pic-tell-flag-leader = { $flag } { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, { $who } avec { $most }
pic-tell-flag-tie = { $flag } { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, égalité à { $most } : { $who }
pic-tell-player = { $who } : score { $score }, { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, { $rovers ->
    [one] { $rovers } rover
   *[other] { $rovers } rovers
}, { $goods }.
pic-tell-nothing = aucune ressource
pic-tell-few = { $number } { $what }
pic-tell-colour = { $number } { $colour ->
    [blue] { $number ->
        [one] bleu
       *[other] bleus
    }
    [yellow] { $number ->
        [one] jaune
       *[other] jaunes
    }
    [grey] gris
    [pink] { $number ->
        [one] rose
       *[other] roses
    }
   *[red] { $number ->
        [one] rouge
       *[other] rouges
    }
}
pic-tell-built = Construits : { $built } ; { $spots ->
    [0] aucun emplacement libre
    [one] { $spots } emplacement libre
   *[other] { $spots } emplacements libres
}.
pic-tell-shows = Drapeaux montrés : { $flags }.
pic-tell-lent = Prêtés à { $who } : { $flags }.
pic-tell-first = { $who } a la Première Expédition.
pic-tell-claimed = { $level }, prises : { $cards }.
pic-tell-free = { $level }, libres : { $cards }.
pic-tell-owner = { $card } par { $who }
pic-tell-offer = { $card } ({ $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} pour { $needs })
pic-tell-deck = Cartes dans la pioche : { $deck }.
pic-tell-discards = Cartes dans la défausse : { $number }, { $top } au-dessus.
pic-tell-pile = Défausse, à partir du dessus : { $cards }.
pic-tell-base = Base { $base }.
pic-tell-tableau = { $who } : { $cards }
pic-tell-group-blue = Bleu : { $cards }.
pic-tell-group-yellow = Jaune : { $cards }.
pic-tell-group-grey = Gris : { $cards }.
pic-tell-group-pink = Rose : { $cards }.
pic-tell-group-red = Rouge : { $cards }.
pic-tell-with = { $card } ({ $facts })
pic-tell-hearts = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
pic-tell-flipped = retourné
pic-tell-parked = rover de { $who }
pic-tell-spot = emplacement libre
pic-tell-owned = Renommée : { $cards }.
pic-tell-have = En réserve : { $goods }, { $rovers ->
    [one] { $rovers } rover
   *[other] { $rovers } rovers
}. Tes drapeaux : { $flags }.
pic-tell-no-flags = aucun
pic-tell-main = Ton action principale reste à faire.
pic-tell-acted = Ton action principale est faite.
pic-tell-used = Déjà utilisé ce tour-ci : { $extras }.
pic-extra-expedition = carte Expédition
pic-extra-park = garer
pic-extra-flip = retourner
pic-extra-claim = Renommée
pic-tell-expedition = Ta carte Expédition : { $card }. { $does }
pic-tell-hand = Ta main :
pic-tell-no-hand = Tu n’as aucun bâtiment en main.
pic-tell-card = { $card } ({ $colour }) : { $cost }.
pic-tell-lacking = { $card } ({ $colour }) : { $cost } ; il manque { $lacks }.
pic-tell-letter = { $letter } { $card }
pic-tell-reputation = Renommée : { $cards }.
pic-tell-discard = Défausse : { $cards }.
pic-tell-result = { $place }. { $who } : { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

## Les règles

game-name = Moon
game-blurb = Trois ères pour bâtir sur la Lune, de Haakon Hoel Gaarder : les mains circulent, des rovers se garent chez toi, les drapeaux rapportent des cœurs. De deux à cinq.
preset-standard = Normale

part-flags = Drapeaux
part-effects = Effets de cartes
part-tokens = Cœurs sur cartes
part-structures = Cœurs imprimés
part-reputations = Renommée
part-end = Fin de partie

group-build = Construire
group-assimilate = Recycler
group-park = Garer un rover
group-use = Utiliser une carte
group-claim = Revendiquer une carte Renommée
group-of = { $player }

ask-turn = Construis ou recycle un bâtiment ; actions libres avant ou après
ask-turn-more = Utilise une action libre qui te reste, ou finis ton tour
ask-turn-over = Aucune action libre n’est possible : finis ton tour. (Il ne finit pas tout seul : cela en dirait trop sur ta main.)
ask-turn-again = Construis un deuxième bâtiment au prix plein, utilise une action libre, ou finis ton tour
ask-gain = Quelle ressource gagnes-tu ?
ask-gain-because = Quelle ressource te rapporte « { $card } » ?
ask-pay = Que paies-tu pour { $what } ?
ask-pay-for = Comment paies-tu « { $card } » ?
ask-convert = { $times ->
    [one] Qu’échanges-tu ?
   *[other] Qu’échanges-tu ? { $times } fois au plus.
}
ask-one-of = Laquelle de ces choses fais-tu ?
ask-take-back = Quel rover garé prends-tu dans ta réserve ?
ask-unflip = Quel bâtiment redresses-tu ?
ask-salvage = Quel bâtiment prends-tu dans la défausse ?
ask-give-up = Quel bâtiment défausses-tu pour « { $card } » ?
ask-tap = De quel drapeau prends-tu des cœurs ?
ask-copy = De qui utilises-tu le bâtiment rose ?

do-skip = Passer
do-back = Retour
do-pay = Payer { $price }
do-pay-nothing = Ne rien payer
do-convert = { $give } → { $get }
do-convert-first = { $give } → { $get } et { $count ->
    [one] { $count } de plus au choix
   *[other] { $count } de plus au choix
}
do-take-back = { ICON("rover") } Le rover sur « { $card } »
do-unflip = { $card } : { $effect }
do-salvage = Prendre { $card } ({ $price })
do-give-up = Défausser { $card } ({ $price })
do-build = Construire { $card } ({ $price })
do-assimilate = Recycler { $card } : { $what }
do-expedition = { $card } : { $effect }
do-park = { $card } chez { $player } : { $what }
do-park-nowhere = { ICON("park") } Garer un rover
do-flip = Retourner { $card } : { $effect }
do-claim = { $card } ({ $hearts }) : { $effect }
do-expedition-withheld = Utiliser { $card } : { $effect }
do-park-withheld = Se garer sur { $card } chez { $player } : { $what }
do-claim-withheld = Revendiquer { $card } ({ $hearts }) : { $effect }
do-end-turn = Finir le tour
do-tap = { $flag } : { $hearts }
do-copy = { $card } : { $effect }
price-free = gratuit

withheld-acted = ton action principale est faite
withheld-act-first = construis ou recycle d’abord
withheld-used = tu as déjà utilisé cette action libre ce tour-ci
withheld-no-use = cela n’aurait aucun effet pour le moment
withheld-lacking = il manque { $what }
withheld-lacking-but = il manque { $what } ; { $hint }
withheld-parked = { $count ->
    [one] tu as déjà garé un rover ce tour-ci
   *[other] tu as déjà garé { $count } rovers ce tour-ci
}
withheld-no-rover = tu n’as pas de rover en réserve
withheld-no-spot = il n’y a pas encore d’emplacement sur les cartes des autres
withheld-spot-taken = { $player } y est déjà
withheld-flipped = il reste retourné jusqu’au décompte de l’ère
withheld-not-your-turn = ce n’est pas ton tour
hint-park = possible en te garant sur « { $card } » chez { $player }
hint-expedition = possible à l’aide de ta carte Expédition
hint-flip = possible en retournant « { $card } »

say-era = { $era ->
    [1] L’ère I
    [2] L’ère II
   *[other] L’ère III
} commence ; { $x ->
    [one] { $x } cœur est sur X.
   *[other] { $x } cœurs sont sur X.
}
say-first-changes = La Première Expédition passe à { $player }.
say-produce = { $player } produit { $what }.
say-flags-filled = { $count } cœurs de plus sont placés sur chaque drapeau.
say-discard-begun = Début de la défausse : { $card }.
say-dealt = Tout le monde reçoit { $count } bâtiments ; qui n’a pas la Première Expédition reçoit une carte Expédition.
say-build = { $player } construit « { $card } » ({ $price }).
say-refill = { $player } pioche un bâtiment, pour que toutes les mains restent égales.
say-assimilate = { $player } recycle « { $card } ».
say-gain = { $player } gagne { $what }.
say-gain-because = « { $card } » rapporte à { $player } { $what }.
say-heart-here = { $player } pose { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
} sur « { $card } ».
say-pay = { $player } paie { $price }.
say-convert = { $player } échange { $give } contre { $get }.
say-take-back = { $player } prend le rover garé sur « { $card } ».
say-unflip = { $player } redresse « { $card } ».
say-does = { $player } : { $effect }
say-salvage = { $player } prend « { $card } » dans la défausse contre « { $given } ».
say-expedition = { $player } utilise une carte Expédition : { $card }.
guard-reputation = quelqu’un revendique « { $card } »
guard-structure = quelqu’un se gare sur « { $card } », ou quelque chose y change
guard-discard = quelqu’un prend « { $card } » dans la défausse, ou la recouvre
say-park = { $player } se gare sur « { $card } » chez { $host } : { $what }.
say-flip = { $player } retourne « { $card } ».
say-claim = { $player } revendique « { $card } » ({ $hearts }).
say-tap = { $player } prend { $hearts } du drapeau { $flag }.
say-copy = { $player } utilise « { $card } » de { $host }.
say-passed = Tout le monde passe sa main à gauche.
say-passed-last = Les cartes Expédition passent encore une fois.
say-scoring = { $era ->
    [1] L’ère I
    [2] L’ère II
   *[other] L’ère III
} est décomptée : chaque rover garé va à son hôte, et ce qui était retourné est redressé.
say-flag-most = { $player } prend { $hearts } pour { $flag } : { $most ->
    [one] { $most } drapeau
   *[other] { $most } drapeaux
} contre { $next ->
    [0] aucun
   *[other] { $next }
}.
say-flag-rovers = { $player } prend { $hearts } pour { $flag } : égalité avec { $others } à { $most ->
    [one] { $most } drapeau
   *[other] { $most } drapeaux
}, mais plus de rovers, { $rovers } contre { $next }.
say-flag-privilege = { $player } prend { $hearts } pour { $flag } : égalité avec { $others } à { $most ->
    [one] { $most } drapeau
   *[other] { $most } drapeaux
}, mais « { $card } » l’emporte.
say-flag-level = Égalité pour { $flag } à { $most ->
    [one] { $most } drapeau
   *[other] { $most } drapeaux
} et { $rovers ->
    [one] { $rovers } rover
   *[other] { $rovers } rovers
} : { $players }. Ses cœurs restent.
say-flag-unshown = Personne ne montre { $flag } : ses cœurs restent.
say-tokens = { $player } marque { $hearts } pour les jetons sur ses bâtiments.
say-over = Le dernier cœur quitte X : la partie est terminée.
say-end-scores = { $player } marque en fin de partie : { $parts }.
end-score = { $card } { $points }
end-score-mirrored = { $card } { $points } (comme { $mirrored })

sign-on-x = { ICON("heart") } Les cœurs sur X ; quand une carte dit X, c’est leur nombre
sign-deck = Bâtiments dans la pioche
sign-discards = La défausse, avec sa carte du dessus
sign-flag = Drapeau { $flag }
sign-bronze = { ICON("bronze") } Renommée de bronze
sign-silver = { ICON("silver") } Renommée d’argent
sign-gold = { ICON("gold") } Renommée d’or
sign-printed-hearts = { ICON("heart") } Cœurs imprimés sur une carte : ils comptent en fin de partie
sign-turn = À qui est le tour
sign-lent = Un drapeau prêté en te garant, jusqu’à la fin du tour
sign-compass = { ICON("expedition") } Première Expédition, ou une carte Expédition
sign-score = { ICON("star") } Score actuel
sign-rover = { ICON("rover") } Rovers
sign-heart = { ICON("heart") } Cœurs : les points
sign-hearts-on-card = { ICON("heart") } Cœurs sur cette carte : comptés après chaque ère
sign-spot = { ICON("park") } Emplacement libre : gare un rover pour l’avoir une fois
sign-parked = Un rover garé ici
sign-bin = { ICON("bin") } Si on le recycle
sign-buildable = Peut être construit maintenant
sign-step-main = Action principale : construire ou recycler
sign-step-done = Fait ce tour-ci
sign-step-expedition = { ICON("expedition") } Action libre : utiliser la carte Expédition
sign-step-park = { ICON("park") } Action libre : garer un rover
sign-step-flip = { ICON("flip") } Action libre : retourner un bâtiment rose
sign-step-claim = Action libre : revendiquer une carte Renommée
sign-any = { ICON("resource") } Une ressource au choix
sign-arrow = Paie ce qui est avant pour avoir ce qui est après ; ou pour chaque chose du premier, le second
sign-or = L’un ou l’autre
sign-equal = Compte comme
sign-star = { ICON("star") } Points en fin de partie
sign-structures = { ICON("structure") } Bâtiments de toute couleur
sign-flag-kinds = { ICON("flag") } Drapeaux de sortes différentes, ou l’un d’eux au choix
sign-resource-kinds = { ICON("resource") } Ressources différentes
sign-production-kinds = Ressources différentes que tu produis
sign-production = Symboles de production
sign-resources = { ICON("resource") } Ressources
sign-rovers = { ICON("rover") } Rovers dans ta réserve
sign-guests = { ICON("rover") } Rovers en visite sur tes cartes
sign-flags = { ICON("flag") } Drapeaux
sign-colours = Bâtiments de couleurs différentes
sign-reputations = Cartes Renommée revendiquées, ou en revendiquer une
sign-park = { ICON("park") } Garer
sign-flip = { ICON("flip") } Retourner des bâtiments roses
sign-unflip = { ICON("flip") } Redresser un bâtiment retourné
sign-take-back = Prendre un rover garé dans ta réserve
sign-salvage = Prendre une carte de la défausse
sign-x = { ICON("heart") } Autant de cœurs qu’il y en a sur X
sign-heart-here = { ICON("heart") } Un cœur posé sur cette carte
sign-hearts-here = { ICON("heart") } Les cœurs sur cette carte
sign-crown = L’emporte aux drapeaux en cas d’égalité
sign-base = { ICON("base") } La base
sign-colour-blue = { ICON("blue") } Bâtiments bleus : production
sign-colour-yellow = { ICON("yellow") } Bâtiments jaunes : drapeaux
sign-colour-grey = { ICON("grey") } Bâtiments gris : pouvoirs durables et décompte
sign-colour-pink = { ICON("pink") } Bâtiments roses : retournés pour leur effet
sign-colour-red = { ICON("red") } Bâtiments rouges : uniques

### Leçons

lesson-first = Ta première colonie
lesson-first-welcome =
    En trois ères, Juno et toi bâtissez deux colonies sur la Lune. **Les cœurs sont des points**, et qui en a le plus à la fin gagne.
    En haut, les cinq drapeaux avec leurs cœurs, et X avec les siens. Dessous, les cartes Renommée, puis une bande pour chaque personne : base, bâtiments, ressources, rovers.
lesson-first-turn =
    Voici ta main : des bâtiments à construire. En haut à gauche d’une carte, ce qu’elle **coûte** ; l’image et le texte disent ce qu’elle fait ; la **corbeille**, en bas, ce que tu reçois si tu la jettes plutôt ; ce qui te manque est entouré d’orange, et une coche signale ce que tu peux construire.
    En un tour, tu fais **une action principale** avec une carte : la construire, ou la jeter pour sa corbeille (*recycler*). Puis toute la main passe à gauche !
lesson-first-build =
    La Toile solaire est **bleue : elle produit**, tout de suite et à chaque ère.
lesson-first-build-else = Tu pourrais, mais ce que tu jettes est perdu. Un bâtiment qui produit te paie à chaque ère : construis la Toile solaire tant qu’il est tôt.
lesson-first-expedition =
    Construite, et elle a aussitôt produit 1 énergie. À côté de l’action principale, il y a les **actions libres**, chacune une fois par tour. La première : la **carte Expédition** de ta main, un petit cadeau à utiliser à chaque tour où tu l’as.
lesson-first-expedition-else = Tu pourrais finir ton tour, mais la carte Expédition ne te coûte rien : utilise-la d’abord.
lesson-first-gain =
    Prends l’énergie : tu as trop peu de tout pour échanger. S’il n’y a plus rien à faire, ton tour finit alors tout seul.
lesson-first-gain-else = Tu pourrais, mais l’énergie est gratuite, et tu as trop peu de tout pour en échanger.
lesson-first-flags =
    Quelques tours plus tard. Regarde la rangée du haut : cinq sortes de **drapeaux** : habitat, transport, science, industrie, vivres. **Les bâtiments jaunes** et la base en montrent. Les drapeaux servent à trois choses :
    · certains bâtiments les **exigent** (on les compte, on ne les paie jamais),
    · les **cartes Renommée** les comptent,
    · et à la fin de l’ère, qui en montre le plus d’une sorte **prend tous les cœurs de ce drapeau**.
lesson-first-park =
    L’Observatoire exige un drapeau Science. Le Labo des roches de Juno (signalé) en montre un et a un **emplacement** libre : **gares-y un rover**, autre action libre, et le drapeau est à toi jusqu’à la fin de ton tour.
    Un bâtiment bleu donne plutôt sa ressource. Dans tous les cas, le rover reste là, et après l’ère il est à Juno.
lesson-first-park-else = C’est possible, mais cela n’apporte pas le drapeau Science que l’Observatoire exige. Gare-toi au Labo des roches.
lesson-first-lent =
    Tu as maintenant un drapeau Science pour ce tour, et l’Observatoire peut être construit. Il est **gris** : les bâtiments gris ont un effet durable, ou comptent en fin de partie. Le nombre dans leur cœur est ce qu’ils valent alors. (Les rares bâtiments **rouges** font chacun quelque chose d’unique.)
lesson-first-lent-else = Tu pourrais, mais tu as garé un rover pour cela justement. Construis l’Observatoire.
lesson-first-late =
    Dernier tour de table de l’ère. L’Observatoire porte **2 cœurs** : à la fin de chaque ère, les cœurs posés sur des cartes te donnent un point chacun.
    Et un bâtiment **rose** : Bonjour à la Terre. Il te reste une carte.
lesson-first-flip =
    Un bâtiment rose se **retourne** pour un effet : une action libre, une fois par tour, et chaque bâtiment une fois par ère. Celui-ci rapporte 1 cœur par cœur sur **X** : trois dans la première ère, puis deux, puis un. Retourne-le donc maintenant.
lesson-first-flip-else = C’est possible aussi, et tu pourras le faire après. Mais retourne Bonjour à la Terre tant que X est à 3.
lesson-first-claim =
    3 cœurs gagnés. La dernière action libre : **revendiquer une carte Renommée** dont tu remplis la condition en ce moment ; une par tour, et elle reste à toi. Tes 5 drapeaux, de 4 sortes, suffisent pour Fières bannières et pour Trois métiers : prends celle que tu préfères. Chacune apporte ce qu’elle dit, et **4 cœurs en fin de partie**.
lesson-first-claim-else = Tu pourras encore le faire ce tour-ci. Une carte Renommée vaut plus : tu n’en revendiques qu’une par tour, et Juno pourrait te devancer.
lesson-first-assimilate =
    Ton action principale reste à faire, mais tu ne peux pas payer la Mine d’ombre. Alors **recycle**-la : jette-la pour ce que montre sa corbeille, 2 métal. C’est toujours possible, rien ne te bloque donc jamais.
lesson-first-assimilate-else = Tu peux faire cela aussi, mais l’action principale vient une fois par tour et il ne faut pas l’oublier.
lesson-first-score =
    C’est fait, mais avant de finir l’ère, regarde les drapeaux : qui mène où ? Habitat, Science et Vivres sont à toi. Transport est à égalité, et l’égalité va à qui a **le plus de rovers** : Juno, avec le tien qui est garé chez elle. Finis ton tour.
lesson-first-score-else = Tu pourrais, mais cela ne changerait pas grand-chose maintenant. Finis ton tour, et vois comment l’ère est décomptée.
lesson-first-result =
    Les lignes ci-dessus disent comment l’ère a été décomptée : les rovers à leurs hôtes, les bâtiments roses redressés, 3 cœurs pour chaque drapeau où tu mènes, 2 pour ceux de ton Observatoire. Puis une nouvelle ère a commencé : tout ce qui est bleu a produit, de nouveaux cœurs sont venus sur les drapeaux, et **X est tombé à 2**.
lesson-first-end =
    Trois ères comme celle-là, et c’est fini. **Ton score :** les cœurs gagnés, plus les cœurs imprimés sur les bâtiments et les cartes Renommée, plus ce que les bâtiments gris donnent à la fin.
    {""}**Le reste s’apprend en jouant :** le premier bouton ci-dessous ouvre une table avec un ordinateur indulgent ; ou prends la leçon suivante. *Icônes* nomme chaque signe.

lesson-rovers = Rovers, renommée et dernière ère
lesson-rovers-lend =
    Presque toute ta main demande de la biomasse, et tu n’en as pas. Mais la Cuve à algues de Juno en fait (signalée), et son emplacement est libre : **un rover sur un bâtiment bleu** te rapporte aussitôt 1 de sa ressource. Gare-toi là.
lesson-rovers-lend-else = C’est possible, mais c’est la biomasse qui te manque le plus : avec elle, deux de tes bâtiments peuvent être construits. Gare-toi à la Cuve à algues.
lesson-rovers-choose =
    Tu peux maintenant en payer deux. Le Piège à givre produit de l’eau, de nouveau à chaque ère ; le Salon des visites recueille un cœur chaque fois que quelqu’un se gare sur tes cartes. Les deux sont bons si tôt : construis celui que tu préfères.
lesson-rovers-choose-else = C’est possible, mais tu viens d’obtenir de la biomasse pour construire : le Piège à givre, ou le Salon des visites.
lesson-rovers-claim =
    Un coup d’œil aux cartes Renommée : chacune a une **condition**, une récompense, et des cœurs pour la fin de partie. Colonie affairée demande 4 symboles de production, et tu les as. Les conditions se vérifient **au moment de revendiquer**, drapeaux prêtés par un rover compris ; qui arrive en premier prend la carte, revendique-la donc maintenant.
lesson-rovers-claim-else = Tu pourras encore le faire ce tour-ci. Revendique d’abord : il n’y a qu’une Colonie affairée, et ces 3 cœurs plairaient aussi à Juno.
lesson-rovers-reward =
    3 cœurs pour la fin, et une récompense tout de suite : une ressource au choix. Prends ce que tu veux.
lesson-rovers-count =
    Quelques tours plus tard, le dernier de l’ère, et chaque drapeau porte 3 cœurs. **Compte avant de construire :** en Transport (signalé), tu as un drapeau, et Juno aussi. Un de plus, et les cœurs sont à toi : construis la Remise à rovers.
lesson-rovers-count-else = C’est possible, mais les cœurs de Transport vont à qui montre le plus de ces drapeaux, et seul un bâtiment construit en montre un. Construis la Remise à rovers.
lesson-rovers-tie =
    En Science, c’est l’égalité, un drapeau partout. **L’égalité va à qui a le plus de rovers**, et avant ce compte, chaque rover garé est remis à son hôte : celui de Juno sur ton Coffre à graines (signalé) devient le tien. Cela fait 2 contre 1 : finis ton tour et regarde.
lesson-rovers-tie-else = Tu pourrais, mais pense qu’un rover garé maintenant chez Juno serait à elle quand on départage. Finis ton tour.
lesson-rovers-scored =
    Lis les lignes ci-dessus : Transport 2 contre 1, et Science par les rovers. Un rover garé chez quelqu’un d’autre est donc **un cadeau** : fais-le tôt, quand il rapporte le plus, et prudence aux derniers tours d’une ère.
lesson-rovers-last =
    La **dernière ère** : les cœurs comptent. La Salle des cœurs en a 4 et en ajoute 2 par cœur sur tes bâtiments (signalés : 4 et 2), 16 en tout. Construis-la.
lesson-rovers-last-else = C’est possible, mais à la fin seuls les cœurs comptent, et la Salle des cœurs en rapporte 16. Les ressources restantes ne valent rien.
lesson-rovers-extras =
    {""}**Les actions libres** ne coûtent pas d’action principale, et chacune que tu laisses est perdue. Regarde ce qui est possible : les bâtiments roses se retournent de nouveau à chaque ère, la carte Expédition donne des cœurs, et plusieurs cartes Renommée sont à ta portée. Fais ce que tu veux.
lesson-rovers-end =
    Après cette ère, les cœurs des drapeaux sont gagnés encore une fois, et ceux de tes cartes comptent une troisième fois. Puis c’est fini : il n’y a pas d’ère IV pour laquelle garder quoi que ce soit.
    {""}**Le reste s’apprend en jouant**, et *Pourquoi pas ?* dit ce qui te manque encore pour un bâtiment ou une carte Renommée.

### Indications : de quoi il s’agit dans une décision, dit une seule fois

about-ask-turn = Une action principale par tour : construis un bâtiment, ou recycles-en un pour ce que montre sa corbeille. Les actions libres, chacune une fois, viennent avant ou après.
about-ask-turn-more = Ton action principale est faite. Les actions libres que tu laisses sont perdues : la main passe quand tu finis ton tour.
about-ask-turn-again = Un deuxième bâtiment dans le même tour coûte son prix entier.
about-ask-convert = On ne reçoit jamais la sorte de ressource que l’on donne.
about-ask-one-of = Un seul de ces choix : prends ce qui te sert dès ce tour.
about-ask-pay-for = Tu peux payer de plusieurs façons ; garde ce dont tu auras besoin ensuite.

### ce qui plaide pour un choix

reason-hearts = { $hearts ->
    [one] Cela vaut aussitôt { $hearts } cœur.
   *[other] Cela vaut aussitôt { $hearts } cœurs.
}
reason-production = Cela produit { $n } à chaque ère.
reason-flags = Il montre des drapeaux qui rapportent des cœurs et ouvrent d’autres bâtiments.
reason-abilities = Sa valeur est surtout dans ce qu’il sait faire.
reason-claim = { $hearts ->
    [one] Une carte Renommée vaut { $hearts } cœur, et une seule personne peut l’avoir.
   *[other] Une carte Renommée vaut { $hearts } cœurs, et une seule personne peut l’avoir.
}
reason-assimilate = Sa corbeille donne aussitôt quelque chose, et personne d’autre n’aura la carte.
reason-gain = En réserve pour l’instant : { $n }.
reason-scarce = Sa corbeille donne : { $resource } ; en réserve pour l’instant : { $n }.
reason-park-flag = Ses drapeaux comptent pour le reste de ce tour.
reason-park-resource = Un rover rapporte aussitôt sa ressource.
reason-use = Ce que cela donne peut aider l’action principale, cela vient donc d’abord.
reason-end-turn = Ce qui reste à faire peut attendre.
