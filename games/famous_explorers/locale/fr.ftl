## La carte : les régions, START, les 79 lieux (nom, histoire en une ligne, où c’est) et les pastilles.

region-europe = { ICON("europe") } Europe
region-africa = { ICON("africa") } Afrique
region-asia = { ICON("asia") } Asie
region-north-america = { ICON("north_america") } Amérique du Nord
region-south-america = { ICON("south_america") } Amérique du Sud
region-oceania = { ICON("oceania") } Océanie

place-london = { ICON("europe") } Londres
place-london-about = La Société royale de géographie envoie d’ici des expéditions depuis 1830.
place-london-where = Angleterre
place-reykjavik = { ICON("europe") } Reykjavik
place-reykjavik-about = Ingólfr Arnarson s’y installe vers 874, premier Scandinave à rester en Islande.
place-reykjavik-where = Islande
place-dingle = { ICON("europe") } Dingle
place-dingle-about = Saint Brendan serait parti de cette côte vers l’ouest au VIe siècle.
place-dingle-where = Irlande
place-spitsbergen = { ICON("europe") } Spitzberg
place-spitsbergen-about = Willem Barentsz aperçoit ses cimes pointues en 1596.
place-spitsbergen-where = Svalbard, océan Arctique
place-nansen = { ICON("europe") } Nansen
place-nansen-about = Fridtjof Nansen et Hjalmar Johansen y hivernent dans une hutte de pierre en 1895-1896.
place-nansen-where = Terre François-Joseph, Arctique
place-tromso = { ICON("europe") } Tromsø
place-tromso-about = Roald Amundsen en décolle en 1928 pour chercher Nobile et ne reparaît jamais.
place-tromso-where = Norvège
place-saint-petersburg = { ICON("europe") } St-Pétersbourg
place-saint-petersburg-about = Krusenstern quitte Cronstadt, tout près, en 1803 pour le premier tour du monde russe.
place-saint-petersburg-where = Russie, mer Baltique
place-moscow = { ICON("europe") } Moscou
place-moscow-about = Sigismund von Herberstein y vient deux fois en ambassade et décrit le pays en 1549.
place-moscow-where = Russie
place-berlin = { ICON("europe") } Berlin
place-berlin-about = Alexander von Humboldt y naît en 1769 et y meurt en 1859.
place-berlin-where = Allemagne
place-marseille = { ICON("europe") } Marseille
place-marseille-about = Pythéas quitte l’antique Massalia vers 325 av. J.-C. pour la Grande-Bretagne et au-delà.
place-marseille-where = France, Méditerranée
place-lisbon = { ICON("europe") } Lisbonne
place-lisbon-about = Vasco de Gama en part en 1497 pour trouver la route maritime des Indes.
place-lisbon-where = Portugal
place-marco-polo = { ICON("europe") } Marco Polo
place-marco-polo-about = Marco Polo quitte Venise pour la Chine en 1271 et revient 24 ans plus tard.
place-marco-polo-where = Venise, Italie
place-istanbul = { ICON("europe") } Istanbul
place-istanbul-about = Evliya Çelebi y naît en 1611 ; il voyagera une quarantaine d’années.
place-istanbul-where = Turquie, Bosphore
place-tangier = { ICON("africa") } Tanger
place-tangier-about = Ibn Battûta en part en 1325, à 21 ans ; ses voyages durent jusqu’en 1354.
place-tangier-where = Maroc
place-carthage = { ICON("africa") } Carthage
place-carthage-about = Hannon mène d’ici une flotte le long de l’Afrique de l’Ouest vers 500 av. J.-C.
place-carthage-where = Tunisie
place-alexandria = { ICON("africa") } Alexandrie
place-alexandria-about = Ératosthène y calcule la taille de la Terre vers 240 av. J.-C.
place-alexandria-where = Égypte, Méditerranée
place-timbuktu = { ICON("africa") } Tombouctou
place-timbuktu-about = René Caillié atteint la ville déguisé en 1828 et en revient pour le raconter.
place-timbuktu-where = Mali
place-murzuk = { ICON("africa") } Murzuk
place-murzuk-about = Friedrich Hornemann atteint cette oasis avec une caravane du Caire en 1798.
place-murzuk-where = Libye, Sahara
place-mungo-park = { ICON("africa") } Mungo Park
place-mungo-park-about = Mungo Park meurt dans les rapides de Bussa en 1806 en suivant le Niger.
place-mungo-park-where = Bussa, Nigeria
place-cape-verde = { ICON("africa") } Cap-Vert
place-cape-verde-about = Charles Darwin y débarque en janvier 1832, première escale du Beagle.
place-cape-verde-where = Océan Atlantique
place-boma = { ICON("africa") } Boma
place-boma-about = Henry Morton Stanley y arrive en 1877 après avoir suivi le Congo jusqu’à la mer.
place-boma-where = Embouchure du Congo
place-lake-victoria = { ICON("africa") } Lac Victoria
place-lake-victoria-about = John Hanning Speke voit le lac en 1858 et devine qu’il alimente le Nil.
place-lake-victoria-where = Ouganda, Kenya et Tanzanie
place-lake-tana = { ICON("africa") } Lac Tana
place-lake-tana-about = James Bruce visite les sources du Nil Bleu, au sud du lac, en 1770.
place-lake-tana-where = Éthiopie
place-zanzibar = { ICON("africa") } Zanzibar
place-zanzibar-about = Burton et Speke partent d’ici en 1857 à la recherche des Grands Lacs.
place-zanzibar-where = Tanzanie, océan Indien
place-livingstone = { ICON("africa") } Livingstone
place-livingstone-about = Mosi-oa-Tunya, « la fumée qui gronde », bien avant que Livingstone n’y vienne en 1855.
place-livingstone-where = Mosi-oa-Tunya (chutes Victoria), Zambèze
place-cape-town = { ICON("africa") } Le Cap
place-cape-town-about = Bartolomeu Dias double le cap en 1488 et ouvre la voie de l’océan Indien.
place-cape-town-where = Afrique du Sud
place-madagascar = { ICON("africa") } Madagascar
place-madagascar-about = Ida Pfeiffer y vient en 1857 ; un complot contre la reine la fait expulser.
place-madagascar-where = Océan Indien
place-mauritius = { ICON("africa") } Maurice
place-mauritius-about = Jeanne Barret y quitte l’expédition de Bougainville en 1768 et y reste des années.
place-mauritius-where = Océan Indien
place-saint-helena = { ICON("africa") } Ste-Hélène
place-saint-helena-about = Edmond Halley y vient en 1677 relever les étoiles du ciel austral.
place-saint-helena-where = Atlantique Sud
place-baghdad = { ICON("asia") } Bagdad
place-baghdad-about = Ibn Fadlân en part en 921, en mission chez les Bulgares de la Volga.
place-baghdad-where = Irak
place-gertrude-bell = { ICON("asia") } Gertrude Bell
place-gertrude-bell-about = Gertrude Bell traverse le désert jusqu’à Haïl en 1914.
place-gertrude-bell-where = Haïl, Arabie
place-samarkand = { ICON("asia") } Samarcande
place-samarkand-about = Ruy González de Clavijo y est reçu à la cour de Tamerlan en 1404.
place-samarkand-where = Ouzbékistan, route de la Soie
place-taklamakan = { ICON("asia") } Taklamakan
place-taklamakan-about = Sven Hedin manque de mourir de soif en traversant ce désert en 1895.
place-taklamakan-where = Xinjiang, Chine
place-david-neel = { ICON("asia") } David-Néel
place-david-neel-about = Alexandra David-Néel entre à Lhassa à pied et déguisée en 1924.
place-david-neel-where = Lhassa, Tibet
place-delhi = { ICON("asia") } Delhi
place-delhi-about = Ibn Battûta y sert le sultan comme juge dans les années 1330.
place-delhi-where = Inde
place-vasco-da-gama = { ICON("asia") } Vasco de Gama
place-vasco-da-gama-about = Vasco de Gama accoste près de Calicut en mai 1498, après le tour de l’Afrique.
place-vasco-da-gama-where = Calicut, Inde
place-karakorum = { ICON("asia") } Karakorum
place-karakorum-about = Guillaume de Rubrouck arrive dans cette capitale du Grand Khan en 1254.
place-karakorum-where = Mongolie
place-xian = { ICON("asia") } Xi’an
place-xian-about = Xuanzang y rapporte d’Inde des centaines de textes bouddhiques en 645, sous les Tang.
place-xian-where = Chine
place-tokyo = { ICON("asia") } Tokyo
place-tokyo-about = Ino Tadataka en part en 1800 pour cartographier le Japon à pied.
place-tokyo-where = Japon
place-yakutsk = { ICON("asia") } Iakoutsk
place-yakutsk-about = La grande expédition du Nord de Béring y fait passer ses vivres dans les années 1730.
place-yakutsk-where = Sibérie, Russie
place-bering = { ICON("asia") } Béring
place-bering-about = Vitus Béring part du Kamtchatka en 1741 et aperçoit l’Alaska.
place-bering-where = Kamtchatka, Russie
place-cape-dezhnev = { ICON("asia") } Cap Dejnev
place-cape-dezhnev-about = Semion Dejnev double ce cap en 1648, quatre-vingts ans avant Béring.
place-cape-dezhnev-where = Détroit de Béring, Russie
place-cape-chelyuskin = { ICON("asia") } Tcheliouskine
place-cape-chelyuskin-about = Nordenskiöld double la pointe nord de l’Asie sur la Vega en 1878.
place-cape-chelyuskin-where = Taïmyr, océan Arctique
place-tobolsk = { ICON("asia") } Tobolsk
place-tobolsk-about = Alexander von Humboldt y fait halte en 1829 en route vers l’Altaï.
place-tobolsk-where = Sibérie occidentale, Russie
place-angkor = { ICON("asia") } Angkor
place-angkor-about = Zhou Daguan y vient avec une ambassade chinoise en 1296 et décrit la ville.
place-angkor-where = Cambodge
place-malacca = { ICON("asia") } Malacca
place-malacca-about = Les flottes au trésor de Zheng He y tiennent un entrepôt au début du XVe siècle.
place-malacca-where = Malaisie
place-ternate = { ICON("asia") } Ternate
place-ternate-about = Alfred Russel Wallace y poste en 1858 son idée de la sélection naturelle.
place-ternate-where = Moluques, Indonésie
place-thule = { ICON("north_america") } Thulé
place-thule-about = Knud Rasmussen y fonde en 1910 un comptoir qui finance ses voyages.
place-thule-where = Nord-ouest du Groenland
place-brattahlid = { ICON("north_america") } Brattahlid
place-brattahlid-about = Erik le Rouge y bâtit sa ferme vers 985 et nomme le pays Groenland, « pays vert ».
place-brattahlid-where = Sud du Groenland
place-franklin = { ICON("north_america") } Franklin
place-franklin-about = L’Erebus et le Terror de John Franklin sont pris dans les glaces tout près en 1846.
place-franklin-where = Île du Roi-Guillaume, Canada
place-mackenzie = { ICON("north_america") } Mackenzie
place-mackenzie-about = Alexander Mackenzie suit le fleuve jusqu’à l’océan Arctique en 1789.
place-mackenzie-where = Delta du Mackenzie, Canada
place-denali = { ICON("north_america") } Denali
place-denali-about = Walter Harper est le premier à atteindre le sommet, le 7 juin 1913.
place-denali-where = Alaska
place-hudson-bay = { ICON("north_america") } Baie d’Hudson
place-hudson-bay-about = Henry Hudson y est abandonné par son équipage en 1611 et ne reparaît jamais.
place-hudson-bay-where = Canada
place-vinland = { ICON("north_america") } Vinland
place-vinland-about = Des maisons vikings de l’an 1000 environ sont trouvées à L’Anse aux Meadows en 1960.
place-vinland-where = Terre-Neuve, Canada
place-sacagawea = { ICON("north_america") } Sacagawea
place-sacagawea-about = Sacagawea hiverne près du Pacifique avec Lewis et Clark en 1805-1806.
place-sacagawea-where = Fort Clatsop, Oregon
place-grand-canyon = { ICON("north_america") } Grand Canyon
place-grand-canyon-about = John Wesley Powell descend le Colorado en bateau à travers le canyon en 1869.
place-grand-canyon-where = Arizona, USA
place-new-orleans = { ICON("north_america") } Nouvelle-Orléans
place-new-orleans-about = La Salle descend le Mississippi jusqu’à son embouchure en 1682.
place-new-orleans-where = Delta du Mississippi, USA
place-columbus = { ICON("north_america") } Colomb
place-columbus-about = Christophe Colomb aborde une île des Bahamas le 12 octobre 1492.
place-columbus-where = San Salvador, Bahamas
place-mexico-city = { ICON("north_america") } Mexico
place-mexico-city-about = Alexander von Humboldt y travaille en 1803 à ses cartes de la Nouvelle-Espagne.
place-mexico-city-where = Mexique
place-darien = { ICON("north_america") } Darién
place-darien-about = Vasco Núñez de Balboa traverse l’isthme en 1513 et voit le Pacifique.
place-darien-where = Isthme de Panama
place-merian = { ICON("south_america") } Merian
place-merian-about = Maria Sibylla Merian y peint les insectes de la forêt tropicale de 1699 à 1701.
place-merian-where = Paramaribo, Suriname
place-quito = { ICON("south_america") } Quito
place-quito-about = Dès 1736, des savants français et espagnols y mesurent un arc de méridien.
place-quito-where = Équateur, Andes
place-darwin = { ICON("south_america") } Darwin
place-darwin-about = Charles Darwin passe cinq semaines dans ces îles en 1835.
place-darwin-where = Galápagos, océan Pacifique
place-machu-picchu = { ICON("south_america") } Machu Picchu
place-machu-picchu-about = Un paysan de la vallée y conduit Hiram Bingham jusqu’aux ruines en 1911.
place-machu-picchu-where = Pérou, Andes
place-manaus = { ICON("south_america") } Manaus
place-manaus-about = Francisco de Orellana y passe en 1542, première descente connue de l’Amazone.
place-manaus-where = Amazonie, Brésil
place-mato-grosso = { ICON("south_america") } Mato Grosso
place-mato-grosso-about = Percy Fawcett y disparaît en 1925, en quête d’une cité perdue qu’il nomme Z.
place-mato-grosso-where = Brésil
place-rio-de-janeiro = { ICON("south_america") } Rio de Janeiro
place-rio-de-janeiro-about = Jeanne Barret et Philibert Commerson récoltent tout près le bougainvillier en 1767.
place-rio-de-janeiro-where = Brésil
place-valparaiso = { ICON("south_america") } Valparaíso
place-valparaiso-about = Charles Darwin en part à cheval en 1834 pour le pied des Andes.
place-valparaiso-where = Chili
place-buenos-aires = { ICON("south_america") } Buenos Aires
place-buenos-aires-about = Charles Darwin y chevauche à travers la pampa avec des gauchos en 1833.
place-buenos-aires-where = Argentine
place-magellan = { ICON("south_america") } Magellan
place-magellan-about = Fernand de Magellan passe par là dans le Pacifique en 1520, premier Européen à le faire.
place-magellan-where = Détroit de Magellan, Chili
place-shackleton = { ICON("south_america") } Shackleton
place-shackleton-about = Ernest Shackleton traverse cette île à pied en 1916 pour sauver ses hommes.
place-shackleton-where = Géorgie du Sud, Atlantique Sud
place-hawaii = { ICON("oceania") } Hawaï
place-hawaii-about = James Cook y arrive en 1778 ; il est tué un an plus tard à Kealakekua.
place-hawaii-where = Océan Pacifique
place-tupaia = { ICON("oceania") } Tupaia
place-tupaia-about = Le navigateur Tupaia y rejoint James Cook en 1769 et dessine une carte des îles.
place-tupaia-where = Tahiti, océan Pacifique
place-easter-island = { ICON("oceania") } Île de Pâques
place-easter-island-about = Jacob Roggeveen aperçoit l’île le dimanche de Pâques 1722.
place-easter-island-where = Océan Pacifique, Chili
place-vanikoro = { ICON("oceania") } Vanikoro
place-vanikoro-about = Les deux navires de La Pérouse s’y perdent sur les récifs en 1788.
place-vanikoro-where = Îles Salomon
place-golden-bay = { ICON("oceania") } Golden Bay
place-golden-bay-about = Abel Tasman y jette l’ancre en 1642, premier Européen en Nouvelle-Zélande.
place-golden-bay-where = Nouvelle-Zélande
place-botany-bay = { ICON("oceania") } Botany Bay
place-botany-bay-about = Joseph Banks et Daniel Solander y récoltent des centaines de plantes en 1770.
place-botany-bay-where = Sydney, Australie
place-alice-springs = { ICON("oceania") } Alice Springs
place-alice-springs-about = John McDouall Stuart atteint le centre du continent, plus au nord, en 1860.
place-alice-springs-where = Centre de l’Australie
place-shark-bay = { ICON("oceania") } Shark Bay
place-shark-bay-about = Dirk Hartog laisse une assiette d’étain sur une île de la baie en 1616.
place-shark-bay-where = Australie occidentale
place-challenger-deep = { ICON("oceania") } Fosse Challenger
place-challenger-deep-about = Jacques Piccard et Don Walsh y plongent en 1960 au plus profond des mers.
place-challenger-deep-where = Fosse des Mariannes, océan Pacifique

dot-red-bering-strait = Détroit de Béring
dot-red-north-pacific = Pacifique Nord
dot-red-south-pacific = Pacifique Sud
dot-red-norwegian-sea = Mer de Norvège
dot-red-azores = Açores
dot-red-mediterranean = Méditerranée
dot-red-sahara = Sahara
dot-red-red-sea = Mer Rouge
dot-red-congo = Bassin du Congo
dot-red-arabian-sea = Mer d’Arabie
dot-red-caspian-sea = Caspienne
dot-red-amur = Amour
dot-red-bay-of-bengal = Golfe du Bengale
dot-red-kara-sea = Mer de Kara
dot-red-south-china-sea = Mer de Chine
dot-red-coral-sea = Mer de Corail
dot-red-sargasso-sea = Sargasses
dot-red-great-plains = Grandes Plaines
dot-red-doldrums = Pot-au-noir
dot-red-atacama = Atacama
dot-red-roaring-forties = 40es rugissants
dot-green-north-sea = Mer du Nord
dot-green-bay-of-biscay = Golfe de Gascogne
dot-green-kazakh-steppe = Steppe kazakhe
dot-green-trade-winds = Alizés
dot-green-gulf-of-guinea = Golfe de Guinée
dot-green-gulf-of-aden = Golfe d’Aden
dot-green-kalahari = Kalahari
dot-green-chagos = Chagos
dot-green-yenisei = Ienisseï
dot-green-yellow-sea = Mer Jaune
dot-green-java-sea = Mer de Java
dot-green-gulf-of-alaska = Golfe d’Alaska
dot-green-great-lakes = Grands Lacs
dot-green-baja-california = Basse-Californie
dot-green-davis-strait = Détroit de Davis
dot-green-patagonia = Patagonie
dot-green-tristan-da-cunha = Tristan da Cunha
dot-green-marquesas = Marquises
dot-green-tasman-sea = Mer de Tasman
dot-green-sea-of-okhotsk = Mer d’Okhotsk

## Les règles : options, ce qu’on demande et ce qu’on peut faire, ce qui arrive.

game-name = Expedition: Famous Explorers
game-blurb = Trois expéditions que vous menez ensemble, de Wolfgang Kramer : conduis-les là où sont tes cartes. De deux à six.

option-late-scoring = Cartes de lieux déjà visités : une par tour, seulement à ton tour
option-no-ticket-to-red = Pas de flèche à ticket vers une pastille rouge
option-explorers-and-events = Grands noms et événements
option-secret-destinations = Destinations secrètes
option-mark-spacing = Deux repères comptent comme voisins
option-mark-spacing-contracted = à travers toutes les pastilles
option-mark-spacing-single-dot = à travers une pastille au plus
preset-basic = Base : aucune des règles avancées
preset-advanced = Avancée : les quatre règles avancées

expedition-blue = { ICON("blue") } { expedition-blue-word }
expedition-blue-word = Bleue
expedition-amber = { ICON("amber") } { expedition-amber-word }
expedition-amber-word = Ambre
expedition-violet = { ICON("violet") } { expedition-violet-word }
expedition-violet-word = Violette
node-red = { ICON("red_dot") } { $name } (pastille rouge)
node-green = { ICON("green_dot") } { $name } (pastille verte)
edge = { $one } – { $two }

way-to = { $place } { $way }
way-from = { $source } → { $place } { $way }
way-bringing = { $to } · { $brings }
brings-ticket = { ICON("ticket") } +1 ticket
brings-bonus = { ICON("arrow") } +1 flèche
brings-card = carte de ta main
brings-mark = carte de ta main, avec repère
brings-public = { ICON("public") } destination publique
brings-loop = boucle

group-arrow = { $expedition } → …
group-from = { $place } → …
group-tickets = { ICON("ticket") } Dépenser un ticket
group-cards = Grands noms et événements

ask-mark = Pose le repère { $number } sur { $count } sur le lieu d’une carte de ta main
ask-redraw = Tes cartes ne laissent pas de place à quatre repères. Laquelle échanges-tu ?
ask-turn = Prolonge une expédition
ask-turn-more = Finis ton tour, ou fais encore quelque chose
ask-green-dot = Pastille verte : tu peux prolonger n’importe quelle expédition
ask-exit = L’expédition { $expedition } a fermé une boucle : choisis sa sortie
ask-swap = Quelle carte défausses-tu, pour en piocher { $count } et en garder une ?
ask-keep = Quelle carte gardes-tu ?
ask-reveal = Une erreur te coûte un point (ou un repère, si tu n’as pas de point). La révéler ?
ask-lose-mark = Mauvais lieu, et tu n’as pas de point : quel repère perds-tu ?
ask-score = Valide des cartes de ta main
ask-auto-on = Validation automatique : tes cartes se valident seules, sauf la dernière
ask-auto-off = Validation manuelle : tu valides toi-même tes cartes
ask-tailwind = Vent arrière : pose la première des { $count } flèches d’une expédition ; seules comptent les cartes en main
ask-tailwind-again = Vent arrière : { $count ->
    [one] la dernière flèche de l’expédition { $expedition }
   *[other] encore { $count } flèches pour l’expédition { $expedition }
}
ask-block = Quelle liaison est bloquée jusqu’à ton prochain tour ?
ask-turn-back = Quelle expédition recule de { $count } flèches ?
ask-commission = Lequel de tes repères déplaces-tu ?
ask-commission-to = Où le déplaces-tu ?
ask-letters = { $count ->
    [0] Plus de carte à échanger
    [one] Échanger encore une carte ?
   *[other] Échanger jusqu’à { $count } cartes ?
}
ask-guide = Quelle carte valides-tu ?
ask-headlines = Quelle destination publique remplaces-tu ?
ask-fork = Quelle expédition bifurque, et où ?
ask-fork-to = Où mène la bifurcation ?

do-lay-main = { $expedition } : { $to }
do-lay-ticket = Ticket · { $expedition } : { $to }
do-lay-bonus = { $expedition } : { $to }
do-lay-exit = { $expedition } : { $to }
do-lay-fork = { $expedition } : { $to }
do-lay-tailwind = { $expedition } : { $to }
do-lay-tailwind-again = { $expedition } : { $to }
do-end-turn = Finir le tour
do-ticket = { ICON("ticket") } Dépenser un ticket
do-remove = { ICON("ticket") } Ticket : retirer la dernière flèche de l’expédition { $expedition }
do-swap = { ICON("ticket") } Ticket : défausser une carte, en piocher deux, en garder une
do-buy = Acheter { $card } ({ $price ->
    [one] { $price } ticket
   *[other] { $price } tickets
}) : { $effect }
do-play = Jouer « { $card } » : { $effect }
do-decline-bonus = Pas d’autre flèche
do-peek = { ICON("secret") } Regarder plutôt la destination secrète { $number }
do-claim = { ICON("public") } Prendre la destination publique { $place }
do-reveal = { ICON("secret") } Révéler la destination secrète { $number }
do-reveal-known = { ICON("secret") } Révéler la destination secrète { $number } (tu la connais)
do-reveal-yes = Oui, la révéler
do-back = Retour
do-done = C’est tout
do-discard = Défausser { $place }
do-keep = Garder { $place }
do-keep-passed = Garder { $place } (déjà visité)
do-mark = Repère sur { $place }
do-lose = Perdre le repère sur { $place }
do-score = Valider { $place } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-score-late = Valider { $place } après coup ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-auto-on = Valider mes cartes automatiquement
do-auto-off = Valider mes cartes moi-même
do-block = Bloquer { $one } – { $two }
do-turn-back = Faire reculer l’expédition { $expedition }
do-commission = Déplacer le repère sur { $mark }
do-commission-to = Déplacer le repère : { $mark } → { $place }
do-exchange = Échanger { $place }
do-guide = Valider { $place }
do-replace = Remplacer { $place }
do-fork = Faire bifurquer l’expédition { $expedition } : { $place }

withheld-blocked = la liaison est bloquée
withheld-second-loop = ce serait la deuxième boucle de cette expédition en un tour
withheld-red-dot = à cette table, aucun ticket ne paie une flèche vers une pastille rouge
withheld-expedition-over = cette expédition est terminée
withheld-too-short = { $count ->
    [one] elle n’a pas encore de flèche
   *[other] elle a moins de { $count } flèches
}
withheld-ticket-limit = pas plus de { $count } tickets par tour
withheld-tickets = { $count ->
    [one] il te manque { $count } ticket
   *[other] il te manque { $count } tickets
}
withheld-deck-empty = la pioche est vide
withheld-no-cards = tu n’as plus de carte
withheld-bought = pas plus d’un grand nom ou événement par tour
withheld-arrow-laid = tu as déjà posé la flèche de ce tour
withheld-no-use = cela n’aurait aucun effet pour le moment
withheld-no-way = aucune flèche ne peut y être posée
withheld-no-commission = aucune de tes cartes n’a de place pour lui
withheld-lay-first = pose d’abord la flèche de ce tour
withheld-near = à deux pas du départ au plus
withheld-beside-own-mark = voisin d’un de tes propres repères
withheld-no-room = tes autres repères n’auraient plus de place
withheld-peeked = ton jeton est déjà dessus
withheld-no-token = tes { $count } jetons sont déjà posés
withheld-nothing-to-lose = en cas d’erreur, tu n’as ni point ni repère à perdre
withheld-late-elsewhere = déjà visité : tu ne peux le valider qu’à ton propre tour
withheld-late-done = pas plus d’une carte de lieu déjà visité par tour

say-marked = { $player } pose un repère sur { $place }.
say-redrawn = { $player } échange une carte, faute de place pour quatre repères.
say-arrow = { $player } prolonge l’expédition { $expedition } : { $source } → { $place }{ $kind ->
    [ticket] , pour un ticket
   *[other] { "" }
}.
say-loop = { $player } prolonge l’expédition { $expedition } : { $source } → { $place }{ $kind ->
    [ticket] , pour un ticket
   *[other] { "" }
}. Cela ferme une boucle.
say-removed = { $player } retire { $count ->
    [one] la dernière flèche
   *[other] les { $count } dernières flèches
} de l’expédition { $expedition }. Sa tête est maintenant : { $place }.
say-tickets = { $player } gagne { $count ->
    [one] { $count } { ICON("ticket") } ticket
   *[other] { $count } { ICON("ticket") } tickets
}.
say-no-tickets = Il n’y a plus de ticket pour { $player }.
say-scored = { $player } valide { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
say-last-card = { $player } a validé sa dernière carte : le tour de table s’achève juste avant { $first }.
guard-node = une expédition atteint { $node }, ou quelqu’un valide ce lieu
guard-offer = quelqu’un achète « { $card } »
say-claimed = { $player } prend la destination publique { $place } : 1 point.
say-new-public = Nouvelle destination publique : { $place }.
say-withdrawn = { $place } n’est plus une destination publique.
say-secret-right = { $player } révèle une destination secrète : { $place }, 2 points !
say-secret-wrong = { $player } révèle la mauvaise destination secrète, { $place }, et perd un point.
say-secret-wrong-at-zero = { $player } révèle la mauvaise destination secrète, { $place }, et perd un repère, faute de point à perdre.
say-secret-elsewhere = { $player } révèle { $place } : une expédition s’y trouve, mais cette flèche n’y a pas mené. Aucun point.
say-secret-gain = { $player } y avait un jeton et gagne un point.
say-lost-mark = { $player } perd le repère sur { $place }.
say-peeked = { $player } regarde la destination secrète { $number }.
say-peeked-at = La destination secrète { $number } est { $place }.
say-discarded = { $player } défausse { $place }.
say-bought = { $player } achète « { $card } » ({ $effect }).
say-new-offer = Nouveau en vente : { $card }.
say-played = { $player } joue « { $card } ».
say-blocked = Bloquée : { $edge }.
say-unblocked = La liaison bloquée est de nouveau ouverte.
say-moved-mark = { $player } déplace un repère : { $mark } → { $place }.
say-skipped = { $player } ne peut poser aucune flèche.
say-auto-on = Tes cartes se valident maintenant automatiquement, sauf la dernière.
say-auto-off = Désormais, tu valides tes cartes toi-même.
say-expedition-complete = Toutes les flèches de l’expédition { $expedition } sont posées : elle est terminée.
say-expedition-stuck = L’expédition { $expedition } ne trouve pas de sortie à sa boucle : elle est terminée.
say-over-arrows = Aucune expédition ne peut être prolongée : la partie est terminée.
say-over-cards = Le dernier tour de table est fini, et la partie avec lui.
say-cards-left = { $player } perd { $count ->
    [one] { $count } point pour une carte restée en main
   *[other] { $count } points pour { $count } cartes restées en main
}.
say-marks-left = { $player } perd { $count ->
    [one] { $count } point pour un repère resté sur le plateau
   *[other] { $count } points pour { $count } repères restés sur le plateau
}.
say-bonus = « { $explorer } » rapporte à { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

part-hand = Cartes
part-marked = Cartes avec repère
part-public = Destinations publiques
part-secret = Destinations secrètes
part-reveals = Secrets révélés à tort
part-cards-left = Cartes en main
part-marks-left = Repères restés
part-explorers = Grands noms

card-ibn-battuta = { ICON("explorer") } Ibn Battûta
card-ibn-battuta-text = { $points } points pour { $count } cartes validées en Afrique et { $count } en Asie
card-ibn-battuta-full = { $points } points à la fin si tu as validé au moins { $count } cartes en Afrique et { $count } en Asie.
card-alexander-von-humboldt = { ICON("explorer") } Alexander von Humboldt
card-alexander-von-humboldt-text = { $points } points : le plus de cartes d’Amérique du Sud (min. { $count })
card-alexander-von-humboldt-full = { $points } points à la fin si tu as validé au moins { $count } cartes en Amérique du Sud, et que personne n’y en a validé davantage.
card-james-cook = { ICON("explorer") } James Cook
card-james-cook-text = { $points } points pour des cartes validées dans les { $count } régions
card-james-cook-full = { $points } points à la fin si tu as validé des cartes dans chacune des { $count } régions.
card-zheng-he = { ICON("explorer") } Zheng He
card-zheng-he-text = { $points } points pour { $count } cartes validées en Asie et Océanie
card-zheng-he-full = { $points } points à la fin si tu as validé au moins { $count } cartes en Asie et en Océanie réunies.
card-ida-pfeiffer = { ICON("explorer") } Ida Pfeiffer
card-ida-pfeiffer-text = 1 point par { $count ->
    [one] ticket restant
   *[other] { $count } tickets restants
}, { $points } au plus
card-ida-pfeiffer-full = 1 point à la fin par { $count ->
    [one] ticket qui te reste
   *[other] tranche de { $count } tickets qui te restent
}, { $points } points au plus.
card-amundsen = { ICON("explorer") } Roald Amundsen
card-amundsen-text = { $points } points : le plus de cartes d’Amérique du Nord (min. { $count })
card-amundsen-full = { $points } points à la fin si tu as validé au moins { $count } cartes en Amérique du Nord, et que personne n’y en a validé davantage.
card-jeanne-baret = { ICON("explorer") } Jeanne Barret
card-jeanne-baret-text = { $points } points pour { $count } destinations publiques ou secrètes
card-jeanne-baret-full = { $points } points à la fin si tu as validé au moins { $count } destinations publiques ou secrètes.
card-tailwind = { ICON("event") } Vent arrière
card-tailwind-text = aussitôt : { $arrows } flèches, non une, sur la plus courte (cartes en main)
card-tailwind-full = À l’achat, au lieu de la flèche de ce tour : pose { $arrows } flèches de suite sur l’expédition qui en a le moins. En chemin, seules les cartes en main se valident : les pastilles ne donnent rien, et aucune destination n’est prise.
card-swollen-river = { ICON("event") } Rivière en crue
card-swollen-river-text = à garder : bloquer une liaison libre un tour, échanger 1 carte
card-swollen-river-full = Garde-la pour un de tes tours : bloque une liaison libre, c’est-à-dire sans flèche ; personne n’y pose de flèche jusqu’au début de ton prochain tour. Puis tu peux échanger une carte de ta main contre une de la pioche.
card-turned-back = { ICON("event") } Demi-tour
card-turned-back-text = à garder : retirer les { $count } dernières flèches d’une expédition
card-turned-back-full = Garde-le pour un de tes tours : retire les { $count } dernières flèches d’une expédition. Là où elle se retrouve, les cartes en main se valident, et une pastille te donne ce qu’elle donne.
card-new-commission = { ICON("event") } Nouveau mandat
card-new-commission-text = à garder : déplacer un repère à toi vers une autre carte en main
card-new-commission-full = Garde-le pour un de tes tours : déplace un de tes repères sur le lieu d’une autre carte de ta main, là où les règles de pose des repères le permettent.
card-letters-of-introduction = { ICON("event") } Sauf-conduits
card-letters-of-introduction-text = aussitôt : échanger jusqu’à { $left } cartes de ta main
card-letters-of-introduction-full = À l’achat : défausse jusqu’à { $left } cartes de ta main, et pioches-en autant.
card-local-guide = { ICON("event") } Guide du pays
card-local-guide-text = à garder : valider une carte à un pas d’une tête
card-local-guide-full = Garde-le pour un de tes tours : valide une carte de ta main dont le lieu est à un pas de la tête d’une expédition, au double s’il a ton repère. Londres n’est pas une tête.
card-caravan = { ICON("event") } Caravane
card-caravan-text = aussitôt, au lieu de ta flèche : { $count } tickets ; les autres { $others }
card-caravan-full = À l’achat, au lieu de la flèche de ce tour : gagne { $count } tickets. Toutes les autres personnes en gagnent { $others }.
card-changed-headlines = { ICON("event") } Gros titres
card-changed-headlines-text = aussitôt : changer une destination ; visitée, la nouvelle est à toi
card-changed-headlines-full = À l’achat : remplace une destination publique. Si une flèche mène déjà au lieu de la nouvelle, elle est à toi.
card-survey = { ICON("event") } Relevé
card-survey-text = aussitôt : voir les secrets, échanger 1 carte ; sinon piocher { $draw }, garder 1
card-survey-secrets = aussitôt : voir les destinations secrètes, puis échanger une carte
card-survey-plain = aussitôt : défausser une carte, en piocher { $draw }, en garder une
card-survey-full = À l’achat, avec destinations secrètes : regarde-les toutes, puis échange une carte de ta main si tu veux. Sans elles : défausse une carte, pioches-en { $draw } et gardes-en une.
card-forked-road = { ICON("event") } Bifurcation
card-forked-road-text = à garder : ta flèche peut partir de la pastille avant une tête
card-forked-road-full = Garde-la pour un de tes tours, avant sa flèche : cette flèche peut partir de la pastille située juste avant la tête d’une expédition, au lieu de la tête.

## Images : ce qui y est écrit, et ce qu’elles montrent, en mots.

pic-destinations = Destinations publiques
pic-offers = En vente
pic-spent = dépensés
pic-supply = reste
pic-explorer = Grand nom
pic-event = Événement
pic-bought = Acheté
pic-expedition-over = terminée
pic-last-round = Dernier tour
pic-over = Partie terminée
pic-marks = Repères sur le plateau
pic-owned = Grands noms, événements
pic-scored = Cartes validées ({ $count })
pic-start = Autour de Londres
pic-no-cards = Aucune carte en main
pic-score-now = Valider
pic-score-late = Après coup
pic-drawn = Piochées, en garder une
pic-secrets = Secrets connus
pic-spaces = { $number ->
    [one] pas
   *[other] pas
}
pic-here = une tête est ici
pic-no-way = inaccessible
pic-final = Score final
pic-total = Total

pic-tell-turn = C’est le tour de { $who }.
pic-tell-mark = Posent encore leurs repères : { $who }.
pic-tell-over = La partie est terminée.
pic-tell-last-round = C’est le dernier tour de table.
pic-tell-spent = Tickets dépensés ce tour : { $spent } ; restants dans la réserve : { $supply }.
pic-tell-start = L’expédition { $expedition } n’est pas partie.
pic-tell-tip = L’expédition { $expedition } est ici : { $tip }, { $supply ->
    [one] encore { $supply } flèche
   *[other] encore { $supply } flèches
}.
pic-tell-stopped = L’expédition { $expedition } est terminée, ici : { $tip }.
pic-tell-way = Expédition { $expedition }, chemin parcouru : { $way }.
pic-tell-exit = suite depuis { $place } : { $way }
pic-tell-exit-bare = suite depuis { $place }
pic-tell-lately = Expédition { $expedition }, chemin récent : { $way }.
pic-tell-player = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
pic-tell-first = { $who } a commencé la partie.
pic-tell-marks = Repères de { $who } : { $places }.
pic-tell-scored = Lieux validés par { $who } : { $places }.
pic-tell-owned = { $who } a : { $cards }.
pic-tell-public = Destinations publiques : { $places }.
pic-tell-no-public = Il n’y a aucune destination publique.
pic-tell-secret = Destination secrète { $number } : personne ne l’a regardée.
pic-tell-peeked = Destination secrète { $number } : regardée par { $who }.
pic-tell-known = La destination secrète { $number } est { $place }.
pic-tell-offers = En vente : { $cards }.
pic-tell-price = { $card } ({ $price ->
    [one] { $price } ticket
   *[other] { $price } tickets
})
pic-tell-blocked = Liaison bloquée par { $who } : { $one } – { $two }.
pic-tell-deck = Cartes dans la pioche : { $deck }.
pic-tell-changed = Ce qui a changé : { $changes }.
pic-tell-arrow = { $expedition } { $source } → { $target }
pic-tell-region = { $region }.
pic-tell-here = L’expédition { $expedition } a visité : { $places }.
pic-tell-hand = Ta main : { $cards }.
pic-tell-drawn = Piochées, en garder une : { $cards }.
pic-tell-card = { $place } ({ $facts })
pic-tell-distance = { $number ->
    [0] une tête est ici
    [one] { $number } pas
   *[other] { $number } pas
}
pic-tell-marked = avec repère
pic-tell-now = peut être validée maintenant
pic-tell-late = peut être validée après coup
pic-tell-letters = Où une flèche peut mener : { $places }.
pic-tell-letters-mark = Ce que tu peux choisir : { $places }.
pic-tell-letter = { $letter } { $place }
pic-tell-led = { $letter } { $place } ({ $who })
pic-tell-result = { $place }. { $who } : { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

sign-start = Londres, d’où part chaque expédition
sign-place = Un lieu ; son nom est écrit à côté
sign-place-near = Un lieu proche de Londres : pas de repère ici
sign-green = { ICON("green_dot") } Pastille verte : pose une flèche de plus
sign-red = { ICON("red_dot") } Pastille rouge : gagne un ticket
sign-arrow = { $expedition } : flèches de cette expédition ; sous le plateau, combien il en reste
sign-tip = { $expedition } : la tête, d’où part sa prochaine flèche
sign-public = { ICON("public") } Destination publique
sign-mark = Un repère de { $who }
sign-barrier = Une liaison bloquée : personne ne peut y poser de flèche
sign-first = A commencé la partie
sign-score = Points
sign-ticket = { ICON("ticket") } Tickets ; sur une carte, son prix
sign-secret = { ICON("secret") } Une destination secrète ; à côté, qui l’a regardée

### Leçons

lesson-first = Ton premier voyage
lesson-first-welcome =
    Bienvenue ! Trois expéditions, Bleue, Ambre et Violette, partiront de Londres en lignes de flèches et feront le tour du monde. **Elles ne sont à personne :** toi et Juno, ton adversaire, vous les menez toutes les trois.
    Qui a le plus de points à la fin gagne, et les points viennent des lieux que les expéditions atteignent.
lesson-first-hand =
    Voici tes cartes, que personne d’autre ne voit ; chacune nomme un **lieu**. Quand une expédition l’atteint, peu importe qui a posé la flèche, **tu valides la carte** : 1 point. Le nombre dit à combien de pas il est encore.
    Les cartes qui te restent en main à la fin coûtent un point chacune.
lesson-first-mark =
    Avant le premier tour, tout le monde pose **quatre repères** sur les lieux de cartes en main, au vu de tous. Un lieu avec repère compte **2 points** au lieu de 1, mais un repère jamais atteint en coûte 1. Pose-en un sur Brattahlid, à trois pas de Londres ; je placerai tes trois autres.
lesson-first-mark-else = Tu pourrais y poser un repère aussi. Pour ce voyage, prends Brattahlid : on peut y être bientôt.
lesson-first-arrow =
    À ton tour : **pose une flèche**. La première de chaque couleur part de Londres, toutes les autres partent de la tête de leur ligne. Le menu dit ce que chacune apporte. Berlin est une de tes cartes : mènes-y l’expédition Bleue.
lesson-first-arrow-else = Tu pourrais, mais cela ne t’apporte rien maintenant. Bleue vers Berlin valide une carte tout de suite.
lesson-first-close =
    Berlin est validé pour toi : 1 point. Une seule flèche est gratuite, finis donc ton tour. (Les *tickets* que tu pourrais dépenser, c’est pour bientôt.)
lesson-first-close-else = Cela coûte un ticket. Garde-les pour ce qui en vaut la peine, et finis ton tour.
lesson-first-lead =
    Juno a mené l’expédition Ambre à Dingle, elle a ses raisons. Cela t’arrange : de là, Brattahlid, ton lieu avec repère, est à deux pas. Mène Ambre à Reykjavik. On peut l’emmener ailleurs : pense aussi à ce que veulent tes adversaires.
lesson-first-lead-else = Tu pourrais, mais Reykjavik amène Ambre juste à côté de Brattahlid, qui a ton repère et vaut 2 points.
lesson-first-marked =
    Juno s’est servie de Bleue pour Moscou, une de ses cartes. Ambre est toujours à côté de Brattahlid : **avec repère, 2 points**. Vas-y !
lesson-first-marked-else = Tu pourrais, mais Brattahlid a ton repère : 2 points, et Juno pourrait emmener Ambre ailleurs.
lesson-first-ticket =
    3 points. Tu as aussi 3 **tickets** ; deux au plus se dépensent par tour : chacun pour une autre flèche, pour retirer la dernière flèche d’une expédition, ou pour échanger une carte. Saint-Pétersbourg est l’une des six **destinations publiques** : 1 point pour qui y pose la flèche. Dépense un ticket pour Bleue.
lesson-first-ticket-else = Tu pourrais, mais une destination publique est à qui l’atteint en premier, et celle-ci n’est qu’à une flèche.
lesson-first-red =
    Entre les lieux, il y a des pastilles. Une **pastille rouge** donne un ticket à qui y pose la flèche. Mène Bleue à la mer de Kara et récupère ce que tu as dépensé.
lesson-first-red-else = Tu pourrais, mais la mer de Kara te donne un ticket, et amène Bleue à côté de Tobolsk, que tu as en main.
lesson-first-green =
    Une **pastille verte** donne aussitôt une autre flèche, sur n’importe quelle expédition. Mène Ambre au détroit de Davis, et vois ce qui s’ouvre.
lesson-first-green-else = Tu pourrais, mais avec la pastille verte tu as deux flèches pour une.
lesson-first-bonus =
    Ta flèche gratuite, sur l’expédition que tu veux : Bleue peut atteindre Tobolsk, une de tes cartes, et Ambre les destinations publiques Franklin et Baie d’Hudson. Chacune vaut un point.
lesson-first-bonus-else = Tu pourrais, mais trois de ces flèches t’apportent un point.
lesson-first-loop =
    Une autre partie. Violette a fait un tour : Marseille, Carthage, la Méditerranée, Marco Polo. Si une flèche mène là où sa propre ligne est déjà passée, elle ferme une **boucle**, et qui la ferme choisit aussitôt **d’où repart la ligne**. Ramène Violette à Londres.
lesson-first-loop-else = Cela rapporterait aussi. Mais une boucle ouvre quelque chose de mieux, tu vas voir.
lesson-first-exit =
    Choisis maintenant la **sortie** : une flèche d’un lieu ou d’une pastille de la boucle vers quelque chose de nouveau. De la Méditerranée, Alexandrie, qui a ton repère, est à un pas.
lesson-first-exit-else = Tu pourrais, mais Alexandrie a ton repère : 2 points pour toi.
lesson-first-more =
    Deux flèches en un tour, et 2 points. Une ligne n’emprunte jamais deux fois la même liaison, chaque expédition doit donc trouver comment continuer ; celle qui ne le peut plus est terminée.
lesson-first-end =
    {""}**La fin :** quand quelqu’un valide la dernière carte de sa main, le tour de table s’achève. Chaque carte restante coûte 1 point, chaque repère resté sur le plateau aussi, et le plus de points gagne.
    {""}**Le reste s’apprend en jouant :** le premier bouton ci-dessous ouvre une table avec des ordinateurs indulgents ; ou prends la leçon suivante. Les règles avancées (grands noms, événements, secrets) sont des options de la table.

lesson-loops = Pastilles vertes, tickets et boucles
lesson-loops-green =
    Juno a mené Ambre à Tanger. De là, une seule flèche atteint la **pastille verte** des alizés, et une pastille verte donne aussitôt une autre flèche : assez loin pour Colomb, qui a ton repère (en clair ici). Cherche donc des paires : une pastille verte et, derrière, un de tes lieux.
lesson-loops-green-else = Tu pourrais, mais cela n’amène personne sur un lieu avec repère. Deux flèches pour une, si : mène Ambre aux alizés.
lesson-loops-free =
    La flèche offerte peut aller à **n’importe quelle** expédition, et même atteindre une autre pastille verte, qui en rapporte encore une. Mène Ambre jusqu’à Colomb.
lesson-loops-free-else = Tu pourrais, mais Colomb est juste devant et a ton repère : 2 points. Au prochain tour, Ambre sera peut-être ailleurs.
lesson-loops-ticket =
    2 points. Ta flèche est utilisée, mais un **ticket** en achète une autre, et parmi les prochains lieux d’Ambre deux sont tes cartes : Darién et Nouvelle-Orléans. Quand un ticket apporte un point sûr qui pourrait disparaître d’ici ton prochain tour, dépense-le.
lesson-loops-ticket-else = Tu pourrais, mais un ticket doit rapporter quelque chose. Darién ou Nouvelle-Orléans, c’est un point tout de suite.
lesson-loops-remove =
    Une autre partie. Ambre était à côté de Brattahlid, ton lieu avec repère, et Juno l’a emmenée sur une pastille rouge. Un ticket permet aussi de **retirer la dernière flèche** d’une expédition, peu importe qui l’a posée. Retire celle d’Ambre.
lesson-loops-remove-else = Tu pourrais, mais Brattahlid s’éloigne alors : avec repère, il vaut 2 points, et t’en coûte 1 s’il n’est jamais atteint. Retire d’abord la dernière flèche d’Ambre.
lesson-loops-instead =
    Ambre est de retour à Reykjavik, et ta propre flèche gratuite n’est pas encore posée : les tickets se dépensent avant ou après elle. (Juno garde le ticket que la pastille lui a donné.)
lesson-loops-instead-else = Tu pourrais, mais tu as dépensé un ticket pour aller à Brattahlid. Vas-y.
lesson-loops-swap =
    Avec le deuxième ticket, le dernier de ce tour, **échange** une carte : défausses-en une, pioches-en deux, gardes-en une. De préférence une dont aucune expédition n’approchera, comme Iakoutsk, loin à l’est ; le nombre sur la carte dit combien de pas il manque.
lesson-loops-swap-else = Tu pourrais, mais c’est à ta main que le deuxième ticket de ce tour sert le plus : une carte jamais atteinte te coûte un point à la fin.
lesson-loops-keep =
    Iakoutsk est parti, et voici deux nouvelles cartes. Garde celle que tu veux : un petit nombre est proche d’une expédition, et une région où tu as d’autres cartes t’épargne des détours.
lesson-loops-loop =
    Une troisième partie. Violette est passée par Carthage, Murzuk et Alexandrie jusqu’à la pastille Méditerranée, et sa tête est de nouveau à côté de Carthage. Une flèche vers un lieu où sa propre ligne est passée ferme une **boucle** : ferme-la.
lesson-loops-loop-else = Tu pourrais, mais fermer la boucle te donne aussitôt une deuxième flèche, et tu choisis d’où elle part.
lesson-loops-exit =
    Seul ce qui est **sur le cercle** peut servir de sortie : Carthage, Murzuk, Alexandrie ou la pastille, mais ni Londres ni Marseille, qui viennent avant. Et il faut aller vers du nouveau. Istanbul est une destination publique, la mer Rouge donne un ticket : prends ce que tu préfères.
lesson-loops-exit-else = Tu pourrais, mais Istanbul vaut un point et la mer Rouge un ticket ; cette sortie ne t’apporte ni l’un ni l’autre.
lesson-loops-end =
    Sans sortie possible, Violette aurait été **terminée** : une boucle peut donc aussi mettre fin à une expédition qui n’aide que les autres. Une deuxième boucle de la même expédition en un tour n’est pas permise.
    {""}**Le reste s’apprend en jouant.** Surveille les têtes des trois lignes : c’est ce qui est à côté d’elles qui compte maintenant.

### Indications : de quoi il s’agit dans une décision, dit une seule fois

about-ask-mark = Un lieu avec repère compte 2 points au lieu de 1 quand tu valides sa carte ; un repère jamais atteint en coûte 1.
about-ask-turn = Une flèche par tour est gratuite, sur n’importe laquelle des trois expéditions. Atteindre un lieu valide sa carte pour qui l’a en main.
about-ask-turn-more = Ta flèche est posée. Jusqu’à deux tickets par tour achètent davantage : une flèche, un retrait, ou l’échange d’une carte.
about-ask-green-dot = La pastille verte te donne une flèche de plus, gratuite, sur n’importe quelle expédition.
about-ask-exit = La ligne est revenue là où elle était déjà passée : tu choisis d’où, dans cette boucle, elle repart.
about-ask-reveal = Si une destination face cachée est le lieu que tu as atteint, elle vaut 2 points ; une erreur te coûte.

### ce qui plaide pour un choix

reason-reach-public = Elle atteint une destination que tout le monde convoite.
reason-reach = Elle atteint { $place }, que tu vises.
reason-ticket = Une pastille rouge rapporte un ticket.
reason-another-arrow = Cela rapporte une autre flèche.
reason-closer = Cela rapproche de { $place }.
reason-way = Cela garde des chemins ouverts pour les prochains tours.
reason-back-to-red = L’expédition recule sur une pastille rouge, qui rapporte un ticket.
reason-back-to-green = L’expédition recule sur une pastille verte, qui rapporte une autre flèche.
reason-remove = L’expédition recule d’un lieu, avec d’autres chemins devant elle.
reason-end = Continuer ne ferait peut-être qu’aider les autres.
reason-claim = La destination vaut des points à qui la prend en premier.
reason-score = Une carte atteinte rapporte dès qu’elle est montrée.
reason-mark = Le lieu est proche des autres cartes et du départ.
reason-peek = Qui connaît une destination secrète peut s’y diriger.
reason-keep = Le lieu est sur un chemin déjà tracé, ou tout près.
reason-explorer = Les points de ce grand nom valent plus que les tickets.
reason-event = L’événement arrive au bon moment.
