## The map: regions, START, the 79 places (name, story in a line, where it lies) and the dots.

region-europe = { ICON("europe") } Europe
region-africa = { ICON("africa") } Africa
region-asia = { ICON("asia") } Asia
region-north-america = { ICON("north_america") } North America
region-south-america = { ICON("south_america") } South America
region-oceania = { ICON("oceania") } Oceania

place-london = { ICON("europe") } London
place-london-about = The Royal Geographical Society has sent out expeditions from here since 1830.
place-london-where = England
place-reykjavik = { ICON("europe") } Reykjavík
place-reykjavik-about = Ingólfr Arnarson settled here in about 874, the first Norseman to stay in Iceland.
place-reykjavik-where = Iceland
place-dingle = { ICON("europe") } Dingle
place-dingle-about = Saint Brendan is said to have sailed west from this coast in the 6th century.
place-dingle-where = Ireland
place-spitsbergen = { ICON("europe") } Spitsbergen
place-spitsbergen-about = Willem Barentsz sighted its pointed peaks in 1596.
place-spitsbergen-where = Svalbard, Arctic Ocean
place-nansen = { ICON("europe") } Nansen
place-nansen-about = Fridtjof Nansen and Hjalmar Johansen wintered here in a stone hut in 1895–96.
place-nansen-where = Franz Josef Land, Arctic Ocean
place-tromso = { ICON("europe") } Tromsø
place-tromso-about = Roald Amundsen took off here in 1928 to search for Nobile and was never seen again.
place-tromso-where = Norway
place-saint-petersburg = { ICON("europe") } St Petersburg
place-saint-petersburg-about = Krusenstern left nearby Kronstadt in 1803 on Russia’s first voyage round the world.
place-saint-petersburg-where = Russia, Baltic Sea
place-moscow = { ICON("europe") } Moscow
place-moscow-about = Sigismund von Herberstein came twice as envoy and described the country in 1549.
place-moscow-where = Russia
place-berlin = { ICON("europe") } Berlin
place-berlin-about = Alexander von Humboldt was born here in 1769 and died here in 1859.
place-berlin-where = Germany
place-marseille = { ICON("europe") } Marseille
place-marseille-about = Pytheas sailed from here, ancient Massalia, to Britain and beyond in about 325 BC.
place-marseille-where = France, Mediterranean
place-lisbon = { ICON("europe") } Lisbon
place-lisbon-about = Vasco da Gama left here in 1497 to find the sea route to India.
place-lisbon-where = Portugal
place-marco-polo = { ICON("europe") } Marco Polo
place-marco-polo-about = Marco Polo left Venice for China in 1271 and was back 24 years later.
place-marco-polo-where = Venice, Italy
place-istanbul = { ICON("europe") } Istanbul
place-istanbul-about = Evliya Çelebi was born here in 1611 and travelled for some forty years.
place-istanbul-where = Turkey, Bosporus
place-tangier = { ICON("africa") } Tangier
place-tangier-about = Ibn Battuta left home here in 1325, aged 21; his journeys lasted until 1354.
place-tangier-where = Morocco
place-carthage = { ICON("africa") } Carthage
place-carthage-about = Hanno led a fleet from here down the coast of West Africa in about 500 BC.
place-carthage-where = Tunisia
place-alexandria = { ICON("africa") } Alexandria
place-alexandria-about = Eratosthenes worked out the size of the Earth here in about 240 BC.
place-alexandria-where = Egypt, Mediterranean
place-timbuktu = { ICON("africa") } Timbuktu
place-timbuktu-about = René Caillié reached the city in disguise in 1828 and came back to tell the tale.
place-timbuktu-where = Mali
place-murzuk = { ICON("africa") } Murzuk
place-murzuk-about = Friedrich Hornemann reached this oasis with a caravan from Cairo in 1798.
place-murzuk-where = Libya, Sahara
place-mungo-park = { ICON("africa") } Mungo Park
place-mungo-park-about = Mungo Park died in the rapids at Bussa in 1806 while following the Niger.
place-mungo-park-where = Bussa, Nigeria
place-cape-verde = { ICON("africa") } Cape Verde
place-cape-verde-about = Charles Darwin went ashore here in January 1832, on the first stop of the Beagle.
place-cape-verde-where = Atlantic Ocean
place-boma = { ICON("africa") } Boma
place-boma-about = Henry Morton Stanley reached Boma in 1877 after following the Congo to the sea.
place-boma-where = Mouth of the Congo
place-lake-victoria = { ICON("africa") } Lake Victoria
place-lake-victoria-about = John Hanning Speke saw the lake in 1858 and guessed that it fed the Nile.
place-lake-victoria-where = Uganda, Kenya and Tanzania
place-lake-tana = { ICON("africa") } Lake Tana
place-lake-tana-about = James Bruce visited the springs of the Blue Nile south of the lake in 1770.
place-lake-tana-where = Ethiopia
place-zanzibar = { ICON("africa") } Zanzibar
place-zanzibar-about = Burton and Speke crossed from here in 1857 to look for the great lakes.
place-zanzibar-where = Tanzania, Indian Ocean
place-livingstone = { ICON("africa") } Livingstone
place-livingstone-about = Called Mosi-oa-Tunya, “the smoke that thunders”, long before Livingstone came in 1855.
place-livingstone-where = Mosi-oa-Tunya (Victoria Falls), Zambezi
place-cape-town = { ICON("africa") } Cape Town
place-cape-town-about = Bartolomeu Dias rounded the Cape in 1488 and opened the way to the Indian Ocean.
place-cape-town-where = South Africa
place-madagascar = { ICON("africa") } Madagascar
place-madagascar-about = Ida Pfeiffer came in 1857 and was expelled after a plot against the queen.
place-madagascar-where = Indian Ocean
place-mauritius = { ICON("africa") } Mauritius
place-mauritius-about = Jeanne Baret left Bougainville’s expedition here in 1768 and stayed for years.
place-mauritius-where = Indian Ocean
place-saint-helena = { ICON("africa") } St Helena
place-saint-helena-about = Edmond Halley came in 1677 to chart the stars of the southern sky.
place-saint-helena-where = South Atlantic
place-baghdad = { ICON("asia") } Baghdad
place-baghdad-about = Ibn Fadlan left here in 921 on a mission to the Bulgars of the Volga.
place-baghdad-where = Iraq
place-gertrude-bell = { ICON("asia") } Gertrude Bell
place-gertrude-bell-about = Gertrude Bell rode across the desert to Ha’il in 1914.
place-gertrude-bell-where = Ha’il, Arabia
place-samarkand = { ICON("asia") } Samarkand
place-samarkand-about = Ruy González de Clavijo came to the court of Timur here in 1404.
place-samarkand-where = Uzbekistan, Silk Road
place-taklamakan = { ICON("asia") } Taklamakan
place-taklamakan-about = Sven Hedin nearly died of thirst crossing this desert in 1895.
place-taklamakan-where = Xinjiang, China
place-david-neel = { ICON("asia") } David-Néel
place-david-neel-about = Alexandra David-Néel entered Lhasa on foot and in disguise in 1924.
place-david-neel-where = Lhasa, Tibet
place-delhi = { ICON("asia") } Delhi
place-delhi-about = Ibn Battuta served the sultan here as a judge in the 1330s.
place-delhi-where = India
place-vasco-da-gama = { ICON("asia") } Vasco da Gama
place-vasco-da-gama-about = Vasco da Gama landed near Calicut in May 1498 after sailing round Africa.
place-vasco-da-gama-where = Calicut, India
place-karakorum = { ICON("asia") } Karakorum
place-karakorum-about = William of Rubruck came to this capital of the Great Khan in 1254.
place-karakorum-where = Mongolia
place-xian = { ICON("asia") } Xi’an
place-xian-about = Xuanzang brought hundreds of Buddhist texts from India to this Tang capital in 645.
place-xian-where = China
place-tokyo = { ICON("asia") } Tokyo
place-tokyo-about = Ino Tadataka set out from here in 1800 to survey Japan on foot.
place-tokyo-where = Japan
place-yakutsk = { ICON("asia") } Yakutsk
place-yakutsk-about = Bering’s Great Northern Expedition moved its supplies through here in the 1730s.
place-yakutsk-where = Siberia, Russia
place-bering = { ICON("asia") } Bering
place-bering-about = Vitus Bering sailed from Kamchatka in 1741 and sighted Alaska.
place-bering-where = Kamchatka, Russia
place-cape-dezhnev = { ICON("asia") } Cape Dezhnev
place-cape-dezhnev-about = Semyon Dezhnev sailed round this cape in 1648, eighty years before Bering.
place-cape-dezhnev-where = Bering Strait, Russia
place-cape-chelyuskin = { ICON("asia") } Cape Chelyuskin
place-cape-chelyuskin-about = Nordenskiöld rounded the northern tip of the Asian mainland in the Vega in 1878.
place-cape-chelyuskin-where = Taymyr, Arctic Ocean
place-tobolsk = { ICON("asia") } Tobolsk
place-tobolsk-about = Alexander von Humboldt stopped here in 1829 on his way to the Altai.
place-tobolsk-where = Western Siberia, Russia
place-angkor = { ICON("asia") } Angkor
place-angkor-about = Zhou Daguan came with a Chinese embassy in 1296 and described the city.
place-angkor-where = Cambodia
place-malacca = { ICON("asia") } Malacca
place-malacca-about = Zheng He’s treasure fleets kept a depot here in the early 15th century.
place-malacca-where = Malaysia
place-ternate = { ICON("asia") } Ternate
place-ternate-about = Alfred Russel Wallace posted his idea of natural selection from here in 1858.
place-ternate-where = Moluccas, Indonesia
place-thule = { ICON("north_america") } Thule
place-thule-about = Knud Rasmussen founded a trading post here in 1910; it paid for his journeys.
place-thule-where = Northwest Greenland
place-brattahlid = { ICON("north_america") } Brattahlid
place-brattahlid-about = Erik the Red built his farm here in about 985 and called the land Greenland.
place-brattahlid-where = South Greenland
place-franklin = { ICON("north_america") } Franklin
place-franklin-about = John Franklin’s ships Erebus and Terror were caught in the ice near here in 1846.
place-franklin-where = King William Island, Canada
place-mackenzie = { ICON("north_america") } Mackenzie
place-mackenzie-about = Alexander Mackenzie followed the river to the Arctic Ocean in 1789.
place-mackenzie-where = Mackenzie Delta, Canada
place-denali = { ICON("north_america") } Denali
place-denali-about = Walter Harper was the first to stand on the summit, on 7 June 1913.
place-denali-where = Alaska
place-hudson-bay = { ICON("north_america") } Hudson Bay
place-hudson-bay-about = Henry Hudson was set adrift by his own crew in 1611 and never seen again.
place-hudson-bay-where = Canada
place-vinland = { ICON("north_america") } Vinland
place-vinland-about = Norse houses from about the year 1000 were found at L’Anse aux Meadows in 1960.
place-vinland-where = Newfoundland, Canada
place-sacagawea = { ICON("north_america") } Sacagawea
place-sacagawea-about = Sacagawea wintered near the Pacific with Lewis and Clark in 1805–06.
place-sacagawea-where = Fort Clatsop, Oregon
place-grand-canyon = { ICON("north_america") } Grand Canyon
place-grand-canyon-about = John Wesley Powell went down the Colorado through the canyon by boat in 1869.
place-grand-canyon-where = Arizona, USA
place-new-orleans = { ICON("north_america") } New Orleans
place-new-orleans-about = La Salle came down the Mississippi to its mouth in 1682.
place-new-orleans-where = Mississippi Delta, USA
place-columbus = { ICON("north_america") } Columbus
place-columbus-about = Christopher Columbus landed on an island of the Bahamas on 12 October 1492.
place-columbus-where = San Salvador, Bahamas
place-mexico-city = { ICON("north_america") } Mexico City
place-mexico-city-about = Alexander von Humboldt worked here in 1803 on his maps of New Spain.
place-mexico-city-where = Mexico
place-darien = { ICON("north_america") } Darién
place-darien-about = Vasco Núñez de Balboa crossed the isthmus in 1513 and saw the Pacific.
place-darien-where = Isthmus of Panama
place-merian = { ICON("south_america") } Merian
place-merian-about = Maria Sibylla Merian painted insects of the rain forest here from 1699 to 1701.
place-merian-where = Paramaribo, Suriname
place-quito = { ICON("south_america") } Quito
place-quito-about = French and Spanish scientists measured an arc of the meridian here from 1736.
place-quito-where = Ecuador, Andes
place-darwin = { ICON("south_america") } Darwin
place-darwin-about = Charles Darwin spent five weeks among these islands in 1835.
place-darwin-where = Galápagos, Pacific Ocean
place-machu-picchu = { ICON("south_america") } Machu Picchu
place-machu-picchu-about = A local farmer led Hiram Bingham up to the ruins in 1911.
place-machu-picchu-where = Peru, Andes
place-manaus = { ICON("south_america") } Manaus
place-manaus-about = Francisco de Orellana passed here in 1542 on the first known voyage down the Amazon.
place-manaus-where = Amazon, Brazil
place-mato-grosso = { ICON("south_america") } Mato Grosso
place-mato-grosso-about = Percy Fawcett vanished here in 1925, looking for a lost city he called Z.
place-mato-grosso-where = Brazil
place-rio-de-janeiro = { ICON("south_america") } Rio de Janeiro
place-rio-de-janeiro-about = Jeanne Baret and Philibert Commerson collected the bougainvillea near here in 1767.
place-rio-de-janeiro-where = Brazil
place-valparaiso = { ICON("south_america") } Valparaíso
place-valparaiso-about = Charles Darwin set out from here in 1834 on a ride to the foot of the Andes.
place-valparaiso-where = Chile
place-buenos-aires = { ICON("south_america") } Buenos Aires
place-buenos-aires-about = Charles Darwin rode here across the pampas with gauchos in 1833.
place-buenos-aires-where = Argentina
place-magellan = { ICON("south_america") } Magellan
place-magellan-about = Ferdinand Magellan sailed through here to the Pacific in 1520, the first from Europe.
place-magellan-where = Strait of Magellan, Chile
place-shackleton = { ICON("south_america") } Shackleton
place-shackleton-about = Ernest Shackleton crossed this island on foot in 1916 to fetch help for his men.
place-shackleton-where = South Georgia, South Atlantic
place-hawaii = { ICON("oceania") } Hawaii
place-hawaii-about = James Cook arrived in 1778 and was killed at Kealakekua Bay a year later.
place-hawaii-where = Pacific Ocean
place-tupaia = { ICON("oceania") } Tupaia
place-tupaia-about = The navigator Tupaia joined James Cook here in 1769 and drew a chart of the islands.
place-tupaia-where = Tahiti, Pacific Ocean
place-easter-island = { ICON("oceania") } Easter Island
place-easter-island-about = Jacob Roggeveen sighted the island on Easter Sunday 1722.
place-easter-island-where = Pacific Ocean, Chile
place-vanikoro = { ICON("oceania") } Vanikoro
place-vanikoro-about = The two ships of La Pérouse were wrecked on the reefs here in 1788.
place-vanikoro-where = Solomon Islands
place-golden-bay = { ICON("oceania") } Golden Bay
place-golden-bay-about = Abel Tasman anchored here in 1642, the first European to reach New Zealand.
place-golden-bay-where = New Zealand
place-botany-bay = { ICON("oceania") } Botany Bay
place-botany-bay-about = Joseph Banks and Daniel Solander collected hundreds of plants here in 1770.
place-botany-bay-where = Sydney, Australia
place-alice-springs = { ICON("oceania") } Alice Springs
place-alice-springs-about = John McDouall Stuart reached the centre of the continent north of here in 1860.
place-alice-springs-where = Central Australia
place-shark-bay = { ICON("oceania") } Shark Bay
place-shark-bay-about = Dirk Hartog left a pewter plate on an island here in 1616.
place-shark-bay-where = Western Australia
place-challenger-deep = { ICON("oceania") } Challenger Deep
place-challenger-deep-about = Jacques Piccard and Don Walsh dived to the deepest sea floor here in 1960.
place-challenger-deep-where = Mariana Trench, Pacific Ocean

dot-red-bering-strait = Bering Strait
dot-red-north-pacific = North Pacific
dot-red-south-pacific = South Pacific
dot-red-norwegian-sea = Norwegian Sea
dot-red-azores = Azores
dot-red-mediterranean = Mediterranean
dot-red-sahara = Sahara
dot-red-red-sea = Red Sea
dot-red-congo = Congo Basin
dot-red-arabian-sea = Arabian Sea
dot-red-caspian-sea = Caspian Sea
dot-red-amur = Amur
dot-red-bay-of-bengal = Bay of Bengal
dot-red-kara-sea = Kara Sea
dot-red-south-china-sea = South China Sea
dot-red-coral-sea = Coral Sea
dot-red-sargasso-sea = Sargasso Sea
dot-red-great-plains = Great Plains
dot-red-doldrums = Doldrums
dot-red-atacama = Atacama
dot-red-roaring-forties = Roaring Forties
dot-green-north-sea = North Sea
dot-green-bay-of-biscay = Bay of Biscay
dot-green-kazakh-steppe = Kazakh Steppe
dot-green-trade-winds = Trade Winds
dot-green-gulf-of-guinea = Gulf of Guinea
dot-green-gulf-of-aden = Gulf of Aden
dot-green-kalahari = Kalahari
dot-green-chagos = Chagos Islands
dot-green-yenisei = Yenisei
dot-green-yellow-sea = Yellow Sea
dot-green-java-sea = Java Sea
dot-green-gulf-of-alaska = Gulf of Alaska
dot-green-great-lakes = Great Lakes
dot-green-baja-california = Baja California
dot-green-davis-strait = Davis Strait
dot-green-patagonia = Patagonia
dot-green-tristan-da-cunha = Tristan da Cunha
dot-green-marquesas = Marquesas
dot-green-tasman-sea = Tasman Sea
dot-green-sea-of-okhotsk = Sea of Okhotsk

## The rules: options, what a player is asked and can do, what happens.

game-name = Expedition: Famous Explorers
game-blurb = Three expeditions that all of you steer, by Wolfgang Kramer: lead them where your cards are. For two to six.

option-late-scoring = Late scoring: one earlier-passed card per turn, on your own turn
option-no-ticket-to-red = No ticket arrow may lead to a red dot
option-explorers-and-events = Explorers and events
option-secret-destinations = Secret destinations
option-mark-spacing = Marks count as neighbours
option-mark-spacing-contracted = across any number of dots
option-mark-spacing-single-dot = across one dot at most
preset-basic = Basic: none of the advanced rules
preset-advanced = Advanced: all four advanced rules

expedition-blue = { ICON("blue") } { expedition-blue-word }
expedition-blue-word = Blue
expedition-amber = { ICON("amber") } { expedition-amber-word }
expedition-amber-word = Amber
expedition-violet = { ICON("violet") } { expedition-violet-word }
expedition-violet-word = Violet
node-red = { ICON("red_dot") } { $name } (red dot)
node-green = { ICON("green_dot") } { $name } (green dot)
edge = { $one } – { $two }

way-to = { $place } { $way }
way-from = { $source } → { $place } { $way }
way-bringing = { $to } · { $brings }
brings-ticket = { ICON("ticket") } +1 ticket
brings-bonus = { ICON("arrow") } +1 arrow
brings-card = card in your hand
brings-mark = card in your hand, marked
brings-public = { ICON("public") } public destination
brings-loop = closes a loop

group-arrow = { $expedition } → …
group-from = { $place } → …
group-tickets = { ICON("ticket") } Spend a ticket
group-cards = Explorers and events

ask-mark = Place mark { $number } of { $count } on the place of a card in your hand
ask-redraw = Four marks don’t fit your cards. Which card do you exchange?
ask-turn = Extend an expedition
ask-turn-more = End your turn, or do more
ask-green-dot = Green dot: you may extend any expedition
ask-exit = { $expedition } has closed a loop: choose its exit
ask-swap = Which card do you discard, to draw { $count } and keep one?
ask-keep = Which card do you keep?
ask-reveal = A wrong guess costs you a point (or a mark, if you have no points). Reveal it?
ask-lose-mark = A wrong guess, and you have no points: which mark do you lose?
ask-score = Score cards from your hand
ask-auto-on = Auto-score is on: your cards score automatically, except the last
ask-auto-off = Auto-score is off: you score your cards yourself
ask-tailwind = Tailwind: lay the first of { $count } arrows on one expedition; only hand cards score
ask-tailwind-again = Tailwind: { $count ->
    [one] the last arrow for { $expedition }
   *[other] { $count } more arrows for { $expedition }
}
ask-block = Which connection is blocked until your next turn?
ask-turn-back = Which expedition turns back by { $count } arrows?
ask-commission = Which of your marks do you move?
ask-commission-to = Where do you move it?
ask-letters = { $count ->
    [0] No more cards to exchange
    [one] Exchange one more card?
   *[other] Exchange up to { $count } cards?
}
ask-guide = Which card do you score?
ask-headlines = Which public destination do you replace?
ask-fork = Which expedition branches, and where?
ask-fork-to = Where does the branch lead?

do-lay-main = { $expedition }: { $to }
do-lay-ticket = Ticket · { $expedition }: { $to }
do-lay-bonus = { $expedition }: { $to }
do-lay-exit = { $expedition }: { $to }
do-lay-fork = { $expedition }: { $to }
do-lay-tailwind = { $expedition }: { $to }
do-lay-tailwind-again = { $expedition }: { $to }
do-end-turn = End the turn
do-ticket = { ICON("ticket") } Spend a ticket
do-remove = { ICON("ticket") } Ticket: remove the last arrow of { $expedition }
do-swap = { ICON("ticket") } Ticket: discard a card, draw two, keep one
do-buy = Buy { $card } ({ $price ->
    [one] 1 ticket
   *[other] { $price } tickets
}): { $effect }
do-play = Play { $card }: { $effect }
do-decline-bonus = No further arrow
do-peek = { ICON("secret") } Look at secret destination { $number } instead
do-claim = { ICON("public") } Take the public destination { $place }
do-reveal = { ICON("secret") } Reveal secret destination { $number }
do-reveal-known = { ICON("secret") } Reveal secret destination { $number } (you know it)
do-reveal-yes = Yes, reveal it
do-back = Back
do-done = Done
do-discard = Discard { $place }
do-keep = Keep { $place }
do-keep-passed = Keep { $place } (already passed)
do-mark = Mark { $place }
do-lose = Lose the mark on { $place }
do-score = Score { $place } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
do-score-late = Score { $place } late ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
do-auto-on = Score my cards automatically
do-auto-off = Let me score my cards myself
do-block = Block { $one } – { $two }
do-turn-back = Turn { $expedition } back
do-commission = Move the mark on { $mark }
do-commission-to = Move the mark: { $mark } → { $place }
do-exchange = Exchange { $place }
do-guide = Score { $place }
do-replace = Replace { $place }
do-fork = Branch { $expedition } off: { $place }

withheld-blocked = the connection is blocked
withheld-second-loop = it would close a second loop of this expedition in one turn
withheld-red-dot = at this table no ticket is spent on an arrow to a red dot
withheld-expedition-over = this expedition has ended
withheld-too-short = { $count ->
    [one] it has no arrow yet
   *[other] it has fewer than { $count } arrows
}
withheld-ticket-limit = { $count } tickets a turn are the limit
withheld-tickets = { $count ->
    [one] you need 1 more ticket
   *[other] you need { $count } more tickets
}
withheld-deck-empty = the deck is empty
withheld-no-cards = you have no card left
withheld-bought = one explorer or event a turn is the limit
withheld-arrow-laid = you have already laid this turn’s arrow
withheld-no-use = there is nothing it could do right now
withheld-no-way = no arrow can be laid there
withheld-no-commission = none of your cards has room for it
withheld-lay-first = lay this turn’s arrow first
withheld-near = within two spaces of the start
withheld-beside-own-mark = next to one of your own marks
withheld-no-room = your other marks would no longer fit
withheld-peeked = your token is already on it
withheld-no-token = your { $count } spare tokens are in use
withheld-nothing-to-lose = you have no point and no mark to lose if it is the wrong one
withheld-late-elsewhere = passed earlier: you can score it only on your own turn
withheld-late-done = one card passed earlier is the limit for a turn

say-marked = { $player } marks { $place }.
say-redrawn = { $player } exchanges a card, since four marks don’t fit.
say-arrow = { $player } extends { $expedition }: { $source } → { $place }{ $kind ->
    [ticket] , for a ticket
   *[other] { "" }
}.
say-loop = { $player } extends { $expedition }: { $source } → { $place }{ $kind ->
    [ticket] , for a ticket
   *[other] { "" }
}. That closes a loop.
say-removed = { $player } removes { $count ->
    [one] the last arrow
   *[other] the last { $count } arrows
} of { $expedition }. Its tip is now: { $place }.
say-tickets = { $player } gains { $count ->
    [one] a { ICON("ticket") } ticket
   *[other] { $count } { ICON("ticket") } tickets
}.
say-no-tickets = There is no ticket left for { $player }.
say-scored = { $player } scores { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
say-last-card = { $player } has scored their last card: finish the round, up to the player before { $first }.
guard-node = an expedition gets to { $node }, or someone scores it
guard-offer = someone buys { $card }
say-claimed = { $player } takes the public destination { $place }: 1 point.
say-new-public = New public destination: { $place }.
say-withdrawn = { $place } is no longer a public destination.
say-secret-right = { $player } reveals a secret destination: { $place }, 2 points!
say-secret-wrong = { $player } reveals the wrong secret destination, { $place }, and loses a point.
say-secret-wrong-at-zero = { $player } reveals the wrong secret destination, { $place }. With no point to lose, they lose a mark.
say-secret-elsewhere = { $player } reveals { $place }: an expedition stands there, but this arrow did not lead to it. No points.
say-secret-gain = { $player } had a token on it and gains a point.
say-lost-mark = { $player } loses the mark on { $place }.
say-peeked = { $player } looks at secret destination { $number }.
say-peeked-at = Secret destination { $number } is { $place }.
say-discarded = { $player } discards { $place }.
say-bought = { $player } buys { $card } ({ $effect }).
say-new-offer = New on offer: { $card }.
say-played = { $player } plays { $card }.
say-blocked = Blocked: { $edge }.
say-unblocked = The blocked connection is open again.
say-moved-mark = { $player } moves a mark: { $mark } → { $place }.
say-skipped = { $player } can’t lay an arrow.
say-auto-on = Your cards now score automatically, except your last one.
say-auto-off = From now on you score your cards yourself.
say-expedition-complete = All arrows of { $expedition } are laid: it has ended.
say-expedition-stuck = { $expedition } finds no exit from its loop: it has ended.
say-over-arrows = No expedition can be extended: the game is over.
say-over-cards = The last round is over, and with it the game.
say-cards-left = { $player } loses { $count ->
    [one] 1 point for a card
   *[other] { $count } points for { $count } cards
} left in hand.
say-marks-left = { $player } loses { $count ->
    [one] 1 point for a mark
   *[other] { $count } points for { $count } marks
} left on the map.
say-bonus = { $explorer } gives { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}.

part-hand = Cards
part-marked = Marked cards
part-public = Public destinations
part-secret = Secret destinations
part-reveals = Secrets revealed wrongly
part-cards-left = Cards left
part-marks-left = Marks left
part-explorers = Explorers

card-ibn-battuta = { ICON("explorer") } Ibn Battuta
card-ibn-battuta-text = { $points } points for { $count } scored cards in Africa and { $count } in Asia
card-ibn-battuta-full = { $points } points at the end if you have scored at least { $count } cards in Africa and { $count } in Asia.
card-alexander-von-humboldt = { ICON("explorer") } Alexander von Humboldt
card-alexander-von-humboldt-text = { $points } points for most scored cards in South America (min. { $count })
card-alexander-von-humboldt-full = { $points } points at the end if you have scored at least { $count } cards in South America, and nobody has scored more there.
card-james-cook = { ICON("explorer") } James Cook
card-james-cook-text = { $points } points for scored cards in all { $count } regions
card-james-cook-full = { $points } points at the end if you have scored cards in all { $count } regions.
card-zheng-he = { ICON("explorer") } Zheng He
card-zheng-he-text = { $points } points for { $count } scored cards in Asia and Oceania together
card-zheng-he-full = { $points } points at the end if you have scored at least { $count } cards in Asia and Oceania together.
card-ida-pfeiffer = { ICON("explorer") } Ida Pfeiffer
card-ida-pfeiffer-text = 1 point for every { $count ->
    [one] ticket
   *[other] { $count } tickets
} left, at most { $points }
card-ida-pfeiffer-full = 1 point at the end for every { $count ->
    [one] ticket
   *[other] { $count } tickets
} you have left, { $points } points at most.
card-amundsen = { ICON("explorer") } Roald Amundsen
card-amundsen-text = { $points } points for most scored cards in North America (min. { $count })
card-amundsen-full = { $points } points at the end if you have scored at least { $count } cards in North America, and nobody has scored more there.
card-jeanne-baret = { ICON("explorer") } Jeanne Baret
card-jeanne-baret-text = { $points } points for { $count } public or secret destinations
card-jeanne-baret-full = { $points } points at the end if you have scored at least { $count } public or secret destinations.
card-tailwind = { ICON("event") } Tailwind
card-tailwind-text = now: { $arrows } arrows, not one, on the shortest expedition; only hand cards score
card-tailwind-full = When you buy it, instead of this turn’s arrow: lay { $arrows } arrows in a row on the expedition that has the fewest. On the way only cards in hands score: dots give nothing, and no destination is taken.
card-swollen-river = { ICON("event") } Swollen river
card-swollen-river-text = keep: block an unused connection until your next turn, exchange a card
card-swollen-river-full = Keep it for one of your turns: block an unused connection, one without arrows; nobody lays an arrow there until your next turn begins. Then you may exchange a hand card for one from the deck.
card-turned-back = { ICON("event") } Turned back
card-turned-back-text = keep: remove the last { $count } arrows of one expedition
card-turned-back-full = Keep it for one of your turns: remove the last { $count } arrows of one expedition. Where it comes to stand cards in hands score, and a dot gives you what it gives.
card-new-commission = { ICON("event") } New commission
card-new-commission-text = keep: move one of your marks to another card in hand
card-new-commission-full = Keep it for one of your turns: move one of your marks to the place of another card in your hand, where the rules for placing marks allow it.
card-letters-of-introduction = { ICON("event") } Letters of introduction
card-letters-of-introduction-text = now: exchange up to { $left } cards in hand
card-letters-of-introduction-full = When you buy it: discard up to { $left } cards from your hand, and draw as many.
card-local-guide = { ICON("event") } Local guide
card-local-guide-text = keep: score a card one space from a tip
card-local-guide-full = Keep it for one of your turns: score a card from your hand whose place is one space from the tip of an expedition, doubly if it is marked. START is no tip.
card-caravan = { ICON("event") } Caravan
card-caravan-text = now, instead of your arrow: gain { $count } tickets; everyone else gains { $others }
card-caravan-full = When you buy it, instead of this turn’s arrow: gain { $count } tickets. Everyone else gains { $others }.
card-changed-headlines = { ICON("event") } Changed headlines
card-changed-headlines-text = now: replace a public destination; if passed, the new one is yours
card-changed-headlines-full = When you buy it: replace one public destination. If an arrow leads to the place of the new one already, it is yours.
card-survey = { ICON("event") } Survey
card-survey-text = now: see both secrets, exchange a card; if there are none, draw { $draw }, keep one
card-survey-secrets = now: see all secret destinations, then exchange a card if you like
card-survey-plain = now: discard a card, draw { $draw }, keep one
card-survey-full = When you buy it, with secret destinations: look at all of them, then exchange one card from your hand if you like. Without them: discard a card, draw { $draw } and keep one.
card-forked-road = { ICON("event") } Forked road
card-forked-road-text = keep: this turn’s arrow may branch off at the dot just behind a tip
card-forked-road-full = Keep it for one of your turns, before its arrow: that arrow may leave an expedition at the dot just behind its tip, instead of the tip.

## Pictures: what stands on them, and what they show in words.

pic-destinations = Public destinations
pic-offers = On offer
pic-spent = spent
pic-supply = left
pic-explorer = Explorer
pic-event = Event
pic-bought = Bought
pic-expedition-over = ended
pic-last-round = Last round
pic-over = Game over
pic-marks = Marks on the board
pic-owned = Explorers and events
pic-scored = Scored cards ({ $count })
pic-start = Around START
pic-no-cards = No cards in hand
pic-score-now = Score now
pic-score-late = Score late
pic-drawn = Drawn, to keep one
pic-secrets = Secrets you know
pic-spaces = { $number ->
    [one] space
   *[other] spaces
}
pic-here = a tip is here
pic-no-way = out of reach
pic-final = Final score
pic-total = Total

pic-tell-turn = { $who } is to move.
pic-tell-mark = Still placing marks: { $who }.
pic-tell-over = The game is over.
pic-tell-last-round = This is the last round.
pic-tell-spent = Tickets spent this turn: { $spent }; left in the supply: { $supply }.
pic-tell-start = { $expedition } has not set out.
pic-tell-tip = { $expedition } is at { $tip }, { $supply ->
    [one] 1 arrow left
   *[other] { $supply } arrows left
}.
pic-tell-stopped = { $expedition } has ended, at { $tip }.
pic-tell-way = { $expedition }, route so far: { $way }.
pic-tell-exit = on from { $place }: { $way }
pic-tell-exit-bare = on from { $place }
pic-tell-lately = { $expedition }, recent route: { $way }.
pic-tell-player = { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
pic-tell-first = { $who } has the first-player marker.
pic-tell-marks = Marks of { $who }: { $places }.
pic-tell-scored = Scored by { $who }: { $places }.
pic-tell-owned = { $who } has { $cards }.
pic-tell-public = Public destinations: { $places }.
pic-tell-no-public = There is no public destination.
pic-tell-secret = Secret destination { $number }: not looked at.
pic-tell-peeked = Secret destination { $number }: looked at by { $who }.
pic-tell-known = Secret destination { $number } is { $place }.
pic-tell-offers = On offer: { $cards }.
pic-tell-price = { $card } ({ $price ->
    [one] 1 ticket
   *[other] { $price } tickets
})
pic-tell-blocked = Blocked by { $who }: { $one } – { $two }.
pic-tell-deck = Cards in the deck: { $deck }.
pic-tell-changed = What changed: { $changes }.
pic-tell-arrow = { $expedition } { $source } → { $target }
pic-tell-region = { $region }.
pic-tell-here = { $expedition } has passed { $places }.
pic-tell-hand = Your hand: { $cards }.
pic-tell-drawn = Drawn, to keep one: { $cards }.
pic-tell-card = { $place } ({ $facts })
pic-tell-distance = { $number ->
    [0] a tip is here
    [one] 1 space
   *[other] { $number } spaces
}
pic-tell-marked = marked
pic-tell-now = can be scored now
pic-tell-late = can be scored late
pic-tell-letters = Where an arrow can lead: { $places }.
pic-tell-letters-mark = What you can choose: { $places }.
pic-tell-letter = { $letter } { $place }
pic-tell-led = { $letter } { $place } ({ $who })
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

sign-start = START, where every expedition sets out
sign-place = A place; its name stands beside it
sign-place-near = A place near START: it cannot be marked
sign-green = { ICON("green_dot") } Green dot: lay one more arrow
sign-red = { ICON("red_dot") } Red dot: gain a ticket
sign-arrow = { $expedition }: arrows of this expedition; below the map, how many are left
sign-tip = { $expedition }: the tip, where its next arrow begins
sign-public = { ICON("public") } A public destination
sign-mark = A mark of { $who }
sign-barrier = A blocked connection: nobody can lay an arrow here
sign-first = The first player
sign-score = Points
sign-ticket = { ICON("ticket") } Tickets; on a card, its price
sign-secret = { ICON("secret") } A secret destination; beside it who has looked at it

### Lessons

lesson-first = Your first journey
lesson-first-welcome =
    Welcome! Three expeditions, Blue, Amber and Violet, will leave London as lines of arrows and go round the world. **They belong to nobody:** you and your rival Juno move all three.
    Whoever has most points at the end wins, and points come from the places the expeditions reach.
lesson-first-hand =
    These are your cards, which nobody else sees; each names a **place**. When any expedition reaches it, no matter whose arrow that was, **you score the card**: 1 point. The number tells how far it still is.
    Cards left in your hand at the end cost a point each.
lesson-first-mark =
    Before the first turn everyone puts **four marks** on places of cards in hand, where the others can see them. A marked place counts **2 points** instead of 1, but a mark that is never reached costs 1. Mark Brattahlid, three steps from London; I’ll place your other three.
lesson-first-mark-else = You could mark that too. For this journey take Brattahlid: it can be reached soon.
lesson-first-arrow =
    Your turn: **lay one arrow**. The first of each colour leaves London, every other one leaves the tip of its line. The menu tells what each brings. Berlin is one of your cards: lead Blue there.
lesson-first-arrow-else = You could, but that brings you nothing now. Blue to Berlin scores a card at once.
lesson-first-close =
    Berlin is scored for you: 1 point. One arrow is all you get for free, so end your turn. (The *tickets* that you could spend come in a moment.)
lesson-first-close-else = That costs a ticket. Keep them for something that’s worth it, and end your turn.
lesson-first-lead =
    Juno has led Amber to Dingle, for reasons of her own. That suits you: from there it’s two steps to Brattahlid, your marked place. Take Amber on to Reykjavík. Others may lead it elsewhere, so watch what your rivals might want, too.
lesson-first-lead-else = You could, but Reykjavík brings Amber next to your marked Brattahlid, worth 2 points.
lesson-first-marked =
    Juno used Blue for Moscow, one of her own cards. Amber still stands beside Brattahlid: **marked, 2 points**. Go!
lesson-first-marked-else = You could, but Brattahlid is marked: 2 points, and Juno might lead Amber away.
lesson-first-ticket =
    3 points. You also have 3 **tickets**; up to two a turn may be spent: each for another arrow, to remove the last arrow of an expedition, or to exchange a card. St Petersburg is one of the six **public destinations**: 1 point for whoever lays the arrow there. Spend a ticket on Blue.
lesson-first-ticket-else = You could, but a public destination goes to whoever gets there first, and right now it’s one arrow away.
lesson-first-red =
    Dots lie on the way between places. A **red dot** gives a ticket to whoever lays the arrow to it. Take Blue to the Kara Sea and get back what you’ve spent.
lesson-first-red-else = You could, but the Kara Sea gives you a ticket, and brings Blue next to Tobolsk, which you hold.
lesson-first-green =
    A **green dot** gives another arrow at once, on any expedition. Lay Amber to the Davis Strait, and see what it opens.
lesson-first-green-else = You could, but with the green dot you get two arrows for one.
lesson-first-bonus =
    Your free arrow, on whichever expedition you like: Blue can reach Tobolsk, a card of yours, and Amber the public destinations Franklin and Hudson Bay. Each is a point.
lesson-first-bonus-else = You could, but three of these arrows bring you a point.
lesson-first-loop =
    Another game. Violet has gone round: Marseille, Carthage, the Mediterranean, Marco Polo. If an arrow leads to where its own line has been before, that closes a **loop**, and whoever does that may choose at once **where the line goes on**. Lead Violet back to London.
lesson-first-loop-else = That would score, too. But a loop opens something better, as you’ll see.
lesson-first-exit =
    Now choose the **exit**: an arrow from any place or dot of the loop to somewhere new. From the Mediterranean it’s one step to Alexandria, which you have marked.
lesson-first-exit-else = You could, but Alexandria is marked: 2 points for you.
lesson-first-more =
    Two arrows in one turn, and 2 points. A line never uses the same connection twice, so every expedition has to find its way on; one that can’t go on has ended.
lesson-first-end =
    {""}**The end:** when someone scores the last card of their hand, the round is finished. Each card left costs 1 point, each mark left on the map too, and most points win.
    {""}**The rest you learn by playing:** the first button below opens a table with gentle computer players; or take the next lesson. The advanced rules (explorers, events, secrets) are options of the table.

lesson-loops = Green dots, tickets and loops
lesson-loops-green =
    Juno has led Amber to Tangier. From there a single arrow reaches the **green dot** of the Trade Winds, and a green dot gives another arrow at once: far enough for Columbus, which you have marked (bright here). So look for pairs: a green dot, and a place of yours behind it.
lesson-loops-green-else = You could, but it wouldn’t take anyone to a marked place. Two arrows for one would: lead Amber to the Trade Winds.
lesson-loops-free =
    The free arrow may go to **any** expedition, and it may even reach another green dot and earn one more. Take Amber on to Columbus.
lesson-loops-free-else = You could, but Columbus is right ahead and marked: 2 points. Next turn Amber may be somewhere else.
lesson-loops-ticket =
    2 points. Your arrow is used up, but a **ticket** buys another one, and of Amber’s next places two are cards of yours: Darién and New Orleans. When a ticket brings a sure point that may be gone by your next turn, spend it.
lesson-loops-ticket-else = You could, but a ticket should bring something. Darién or New Orleans is a point at once.
lesson-loops-remove =
    Another game. Amber stood next to Brattahlid, your marked place, and Juno has led it away, to a red dot. A ticket also **takes back the last arrow** of any expedition, no matter who laid it. Take back Amber’s.
lesson-loops-remove-else = You could, but then Brattahlid falls behind: marked, it’s worth 2 points, and it costs you 1 if it’s never reached. First take back Amber’s last arrow.
lesson-loops-instead =
    Amber is back in Reykjavík, and your own free arrow hasn’t been laid yet: tickets may be spent before or after it. (Juno keeps the ticket that the dot gave her.)
lesson-loops-instead-else = You could, but you have spent a ticket to get to Brattahlid. Go there.
lesson-loops-swap =
    With the second ticket, the last one this turn, **exchange** a card: discard one, draw two, keep one. Best is one that no expedition will come near, such as Yakutsk, far in the east; the number on a card says how many spaces are missing.
lesson-loops-swap-else = You could, but this turn’s second ticket does most for your hand: a card that’s never reached costs you a point at the end.
lesson-loops-keep =
    Yakutsk is gone, and here are two new cards. Keep whichever you like: low numbers are close to an expedition, and a part of the world where you hold more cards saves you ways.
lesson-loops-loop =
    A third game. Violet went by Carthage, Murzuk and Alexandria to the Mediterranean dot, and its tip is next to Carthage again. An arrow to a place where its own line has been closes a **loop**: close it.
lesson-loops-loop-else = You could, but closing the loop gives you a second arrow at once, and a choice of where it begins.
lesson-loops-exit =
    Only what lies **on the circle** can be the exit: Carthage, Murzuk, Alexandria or the dot, but neither London nor Marseille, which lie before it. And it has to lead to somewhere new. Istanbul is a public destination, the Red Sea gives a ticket: take what you like better.
lesson-loops-exit-else = You could, but Istanbul is worth a point and the Red Sea a ticket; this exit brings you neither.
lesson-loops-end =
    Had there been no exit, Violet would have been **over**: so a loop can also end an expedition that only helps others. A second loop of the same expedition in one turn isn’t allowed.
    {""}**The rest you learn by playing.** Watch the tips of the three lines: what’s next to them is what counts now.

### Hints: what a kind of decision is about, told once

about-ask-mark = A marked place counts 2 points instead of 1 when you score its card; a mark never reached costs 1.
about-ask-turn = One arrow a turn is free, on any of the three expeditions. Reaching a place scores its card for whoever holds it.
about-ask-turn-more = Your arrow is laid. Up to two tickets a turn buy more: an arrow, taking one back, or exchanging a card.
about-ask-green-dot = The green dot gives you one more arrow, on any expedition, free of charge.
about-ask-exit = The line came back to where it has been: you choose from where in this loop it goes on.
about-ask-reveal = If a face-down destination is the place you have reached, it’s worth 2 points; a wrong guess costs you.

### what speaks for a choice

reason-reach-public = It reaches a destination that everyone is after.
reason-reach = It reaches { $place }, which you are after.
reason-ticket = A red dot brings a ticket.
reason-another-arrow = It brings another arrow.
reason-closer = It leads closer to { $place }.
reason-way = It keeps ways open for later turns.
reason-back-to-red = The expedition falls back to a red dot, which brings a ticket.
reason-back-to-green = The expedition falls back to a green dot, which brings another arrow.
reason-remove = The expedition stands one place further back, with other ways before it.
reason-end = Whoever goes on may only help the others on their way.
reason-claim = The destination is worth points to whoever claims it first.
reason-score = A card that is reached scores as soon as it is shown.
reason-mark = It lies close to the other cards and to the start.
reason-peek = Who knows a secret destination can steer for it.
reason-keep = It lies on or near a way that is there already.
reason-explorer = The explorer’s points are worth more than the tickets.
reason-event = The event comes at the right moment.
