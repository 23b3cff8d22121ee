## Die Karte: Regionen, START, die 79 Orte (Name, Geschichte in einer Zeile, Lage) und die Punkte.

region-europe = { ICON("europe") } Europa
region-africa = { ICON("africa") } Afrika
region-asia = { ICON("asia") } Asien
region-north-america = { ICON("north_america") } Nordamerika
region-south-america = { ICON("south_america") } Südamerika
region-oceania = { ICON("oceania") } Ozeanien

place-london = { ICON("europe") } London
place-london-about = Von hier sandte die Royal Geographical Society ab 1830 Expeditionen aus.
place-london-where = England
place-reykjavik = { ICON("europe") } Reykjavík
place-reykjavik-about = Ingólfr Arnarson ließ sich hier um 874 nieder, der erste Nordmann, der auf Island blieb.
place-reykjavik-where = Island
place-dingle = { ICON("europe") } Dingle
place-dingle-about = Von hier soll der heilige Brendan im 6. Jahrhundert nach Westen gesegelt sein.
place-dingle-where = Irland
place-spitsbergen = { ICON("europe") } Spitzbergen
place-spitsbergen-about = Willem Barents sichtete 1596 die spitzen Berge dieser Insel.
place-spitsbergen-where = Svalbard, Nordpolarmeer
place-nansen = { ICON("europe") } Nansen
place-nansen-about = Fridtjof Nansen und Hjalmar Johansen überwinterten hier 1895/96 in einer Steinhütte.
place-nansen-where = Franz-Josef-Land, Nordpolarmeer
place-tromso = { ICON("europe") } Tromsø
place-tromso-about = Roald Amundsen flog 1928 von hier auf die Suche nach Nobile und kehrte nie zurück.
place-tromso-where = Norwegen
place-saint-petersburg = { ICON("europe") } St. Petersburg
place-saint-petersburg-about = Vom nahen Kronstadt brach Krusenstern 1803 zu Russlands erster Weltumsegelung auf.
place-saint-petersburg-where = Russland, Ostsee
place-moscow = { ICON("europe") } Moskau
place-moscow-about = Sigismund von Herberstein kam zweimal als Gesandter und beschrieb 1549 das Land.
place-moscow-where = Russland
place-berlin = { ICON("europe") } Berlin
place-berlin-about = Alexander von Humboldt wurde hier 1769 geboren und starb hier 1859.
place-berlin-where = Deutschland
place-marseille = { ICON("europe") } Marseille
place-marseille-about = Pytheas segelte um 325 v. Chr. von hier, dem alten Massalia, bis nach Britannien.
place-marseille-where = Frankreich, Mittelmeer
place-lisbon = { ICON("europe") } Lissabon
place-lisbon-about = Vasco da Gama fuhr hier 1497 ab, um den Seeweg nach Indien zu finden.
place-lisbon-where = Portugal
place-marco-polo = { ICON("europe") } Marco Polo
place-marco-polo-about = Marco Polo verließ Venedig 1271 in Richtung China und kam nach 24 Jahren zurück.
place-marco-polo-where = Venedig, Italien
place-istanbul = { ICON("europe") } Istanbul
place-istanbul-about = Evliya Çelebi wurde hier 1611 geboren und reiste rund vierzig Jahre lang.
place-istanbul-where = Türkei, Bosporus
place-tangier = { ICON("africa") } Tanger
place-tangier-about = Ibn Battuta brach hier 1325 mit 21 Jahren auf; seine Reisen dauerten bis 1354.
place-tangier-where = Marokko
place-carthage = { ICON("africa") } Karthago
place-carthage-about = Hanno führte um 500 v. Chr. von hier eine Flotte an Afrikas Westküste entlang.
place-carthage-where = Tunesien
place-alexandria = { ICON("africa") } Alexandria
place-alexandria-about = Eratosthenes berechnete hier um 240 v. Chr. die Größe der Erde.
place-alexandria-where = Ägypten, Mittelmeer
place-timbuktu = { ICON("africa") } Timbuktu
place-timbuktu-about = René Caillié erreichte die Stadt 1828 verkleidet und kehrte lebend zurück.
place-timbuktu-where = Mali
place-murzuk = { ICON("africa") } Mursuk
place-murzuk-about = Friedrich Hornemann erreichte die Oase 1798 mit einer Karawane aus Kairo.
place-murzuk-where = Libyen, Sahara
place-mungo-park = { ICON("africa") } Mungo Park
place-mungo-park-about = Mungo Park starb 1806 in den Stromschnellen von Bussa, als er dem Niger folgte.
place-mungo-park-where = Bussa, Nigeria
place-cape-verde = { ICON("africa") } Kap Verde
place-cape-verde-about = Charles Darwin ging hier im Januar 1832 an Land, beim ersten Halt der Beagle.
place-cape-verde-where = Atlantischer Ozean
place-boma = { ICON("africa") } Boma
place-boma-about = Henry Morton Stanley kam hier 1877 an, nachdem er dem Kongo bis ans Meer gefolgt war.
place-boma-where = Kongomündung
place-lake-victoria = { ICON("africa") } Victoriasee
place-lake-victoria-about = John Hanning Speke sah den See 1858 und vermutete in ihm die Quelle des Nils.
place-lake-victoria-where = Uganda, Kenia und Tansania
place-lake-tana = { ICON("africa") } Tanasee
place-lake-tana-about = James Bruce besuchte 1770 die Quellen des Blauen Nils südlich des Sees.
place-lake-tana-where = Äthiopien
place-zanzibar = { ICON("africa") } Sansibar
place-zanzibar-about = Burton und Speke setzten 1857 von hier über, um die großen Seen zu suchen.
place-zanzibar-where = Tansania, Indischer Ozean
place-livingstone = { ICON("africa") } Livingstone
place-livingstone-about = „Donnernder Rauch“, Mosi-oa-Tunya, hießen die Fälle lange vor Livingstones Besuch 1855.
place-livingstone-where = Mosi-oa-Tunya (Victoriafälle), Sambesi
place-cape-town = { ICON("africa") } Kapstadt
place-cape-town-about = Bartolomeu Dias umrundete 1488 das Kap und öffnete den Weg zum Indischen Ozean.
place-cape-town-where = Südafrika
place-madagascar = { ICON("africa") } Madagaskar
place-madagascar-about = Ida Pfeiffer kam 1857 und wurde nach einer Verschwörung gegen die Königin ausgewiesen.
place-madagascar-where = Indischer Ozean
place-mauritius = { ICON("africa") } Mauritius
place-mauritius-about = Jeanne Baret verließ hier 1768 Bougainvilles Expedition und blieb für Jahre.
place-mauritius-where = Indischer Ozean
place-saint-helena = { ICON("africa") } St. Helena
place-saint-helena-about = Edmond Halley kam 1677, um die Sterne des Südhimmels zu vermessen.
place-saint-helena-where = Südatlantik
place-baghdad = { ICON("asia") } Bagdad
place-baghdad-about = Ibn Fadlan brach hier 921 als Gesandter zu den Wolgabulgaren auf.
place-baghdad-where = Irak
place-gertrude-bell = { ICON("asia") } Gertrude Bell
place-gertrude-bell-about = Gertrude Bell ritt 1914 durch die Wüste nach Hail.
place-gertrude-bell-where = Hail, Arabien
place-samarkand = { ICON("asia") } Samarkand
place-samarkand-about = Ruy González de Clavijo kam hier 1404 an den Hof Timurs.
place-samarkand-where = Usbekistan, Seidenstraße
place-taklamakan = { ICON("asia") } Taklamakan
place-taklamakan-about = Sven Hedin wäre 1895 beim Durchqueren dieser Wüste beinahe verdurstet.
place-taklamakan-where = Xinjiang, China
place-david-neel = { ICON("asia") } David-Néel
place-david-neel-about = Alexandra David-Néel gelangte 1924 zu Fuß und verkleidet nach Lhasa.
place-david-neel-where = Lhasa, Tibet
place-delhi = { ICON("asia") } Delhi
place-delhi-about = Ibn Battuta diente dem Sultan hier in den 1330er Jahren als Richter.
place-delhi-where = Indien
place-vasco-da-gama = { ICON("asia") } Vasco da Gama
place-vasco-da-gama-about = Vasco da Gama landete im Mai 1498 nahe Calicut, nachdem er Afrika umsegelt hatte.
place-vasco-da-gama-where = Calicut, Indien
place-karakorum = { ICON("asia") } Karakorum
place-karakorum-about = Wilhelm von Rubruk kam 1254 in diese Hauptstadt des Großkhans.
place-karakorum-where = Mongolei
place-xian = { ICON("asia") } Xi’an
place-xian-about = Xuanzang brachte 645 Hunderte buddhistischer Schriften aus Indien in diese Stadt.
place-xian-where = China
place-tokyo = { ICON("asia") } Tokio
place-tokyo-about = Ino Tadataka brach hier 1800 auf, um Japan zu Fuß zu vermessen.
place-tokyo-where = Japan
place-yakutsk = { ICON("asia") } Jakutsk
place-yakutsk-about = Über Jakutsk lief in den 1730ern der Nachschub für Berings Große Nordische Expedition.
place-yakutsk-where = Sibirien, Russland
place-bering = { ICON("asia") } Bering
place-bering-about = Vitus Bering segelte 1741 von Kamtschatka los und sichtete Alaska.
place-bering-where = Kamtschatka, Russland
place-cape-dezhnev = { ICON("asia") } Kap Deschnjow
place-cape-dezhnev-about = Semjon Deschnjow umsegelte das Kap 1648, achtzig Jahre vor Bering.
place-cape-dezhnev-where = Beringstraße, Russland
place-cape-chelyuskin = { ICON("asia") } Kap Tscheljuskin
place-cape-chelyuskin-about = Nordenskiöld umrundete 1878 mit der Vega die Nordspitze des asiatischen Festlands.
place-cape-chelyuskin-where = Taimyr, Nordpolarmeer
place-tobolsk = { ICON("asia") } Tobolsk
place-tobolsk-about = Alexander von Humboldt machte hier 1829 auf dem Weg zum Altai halt.
place-tobolsk-where = Westsibirien, Russland
place-angkor = { ICON("asia") } Angkor
place-angkor-about = Zhou Daguan kam 1296 mit einer chinesischen Gesandtschaft und beschrieb die Stadt.
place-angkor-where = Kambodscha
place-malacca = { ICON("asia") } Malakka
place-malacca-about = Zheng Hes Schatzflotten unterhielten hier im frühen 15. Jahrhundert ein Lager.
place-malacca-where = Malaysia
place-ternate = { ICON("asia") } Ternate
place-ternate-about = Alfred Russel Wallace schickte 1858 von hier seine Idee der natürlichen Auslese ab.
place-ternate-where = Molukken, Indonesien
place-thule = { ICON("north_america") } Thule
place-thule-about = Knud Rasmussen gründete hier 1910 eine Handelsstation, die seine Reisen bezahlte.
place-thule-where = Nordwestgrönland
place-brattahlid = { ICON("north_america") } Brattahlid
place-brattahlid-about = Erik der Rote baute hier um 985 seinen Hof und nannte das Land Grönland.
place-brattahlid-where = Südgrönland
place-franklin = { ICON("north_america") } Franklin
place-franklin-about = John Franklins Schiffe Erebus und Terror wurden hier 1846 vom Eis eingeschlossen.
place-franklin-where = King-William-Insel, Kanada
place-mackenzie = { ICON("north_america") } Mackenzie
place-mackenzie-about = Alexander Mackenzie folgte dem Fluss 1789 bis zum Nordpolarmeer.
place-mackenzie-where = Mackenzie-Delta, Kanada
place-denali = { ICON("north_america") } Denali
place-denali-about = Walter Harper stand am 7. Juni 1913 als Erster auf dem Gipfel.
place-denali-where = Alaska
place-hudson-bay = { ICON("north_america") } Hudson Bay
place-hudson-bay-about = Henry Hudson wurde 1611 von der eigenen Mannschaft ausgesetzt und nie mehr gesehen.
place-hudson-bay-where = Kanada
place-vinland = { ICON("north_america") } Vinland
place-vinland-about = In L’Anse aux Meadows fand man 1960 nordische Häuser aus der Zeit um das Jahr 1000.
place-vinland-where = Neufundland, Kanada
place-sacagawea = { ICON("north_america") } Sacagawea
place-sacagawea-about = Sacagawea überwinterte 1805/06 mit Lewis und Clark nahe dem Pazifik.
place-sacagawea-where = Fort Clatsop, Oregon
place-grand-canyon = { ICON("north_america") } Grand Canyon
place-grand-canyon-about = John Wesley Powell fuhr 1869 mit Booten auf dem Colorado durch die Schlucht.
place-grand-canyon-where = Arizona, USA
place-new-orleans = { ICON("north_america") } New Orleans
place-new-orleans-about = La Salle fuhr 1682 den Mississippi bis zur Mündung hinab.
place-new-orleans-where = Mississippi-Delta, USA
place-columbus = { ICON("north_america") } Kolumbus
place-columbus-about = Christoph Kolumbus landete am 12. Oktober 1492 auf einer Insel der Bahamas.
place-columbus-where = San Salvador, Bahamas
place-mexico-city = { ICON("north_america") } Mexiko-Stadt
place-mexico-city-about = Alexander von Humboldt arbeitete hier 1803 an seinen Karten Neuspaniens.
place-mexico-city-where = Mexiko
place-darien = { ICON("north_america") } Darién
place-darien-about = Vasco Núñez de Balboa überquerte 1513 die Landenge und sah den Pazifik.
place-darien-where = Landenge von Panama
place-merian = { ICON("south_america") } Merian
place-merian-about = Maria Sibylla Merian malte hier von 1699 bis 1701 Insekten des Regenwalds.
place-merian-where = Paramaribo, Suriname
place-quito = { ICON("south_america") } Quito
place-quito-about = Französische und spanische Gelehrte vermaßen hier ab 1736 einen Meridianbogen.
place-quito-where = Ecuador, Anden
place-darwin = { ICON("south_america") } Darwin
place-darwin-about = Charles Darwin verbrachte 1835 fünf Wochen auf diesen Inseln.
place-darwin-where = Galápagos, Pazifischer Ozean
place-machu-picchu = { ICON("south_america") } Machu Picchu
place-machu-picchu-about = Ein Bauer aus der Gegend führte Hiram Bingham 1911 zu den Ruinen hinauf.
place-machu-picchu-where = Peru, Anden
place-manaus = { ICON("south_america") } Manaus
place-manaus-about = Francisco de Orellana kam hier 1542 auf der ersten bekannten Amazonasfahrt vorbei.
place-manaus-where = Amazonas, Brasilien
place-mato-grosso = { ICON("south_america") } Mato Grosso
place-mato-grosso-about = Percy Fawcett verschwand hier 1925 auf der Suche nach einer Stadt, die er Z nannte.
place-mato-grosso-where = Brasilien
place-rio-de-janeiro = { ICON("south_america") } Rio de Janeiro
place-rio-de-janeiro-about = Jeanne Baret und Philibert Commerson sammelten hier 1767 die Bougainvillea.
place-rio-de-janeiro-where = Brasilien
place-valparaiso = { ICON("south_america") } Valparaíso
place-valparaiso-about = Charles Darwin brach hier 1834 zu einem Ritt an den Fuß der Anden auf.
place-valparaiso-where = Chile
place-buenos-aires = { ICON("south_america") } Buenos Aires
place-buenos-aires-about = Charles Darwin ritt 1833 mit Gauchos durch die Pampa hierher.
place-buenos-aires-where = Argentinien
place-magellan = { ICON("south_america") } Magellan
place-magellan-about = Ferdinand Magellan fuhr hier 1520 als erster Europäer in den Pazifik durch.
place-magellan-where = Magellanstraße, Chile
place-shackleton = { ICON("south_america") } Shackleton
place-shackleton-about = Ernest Shackleton überquerte 1916 die Insel zu Fuß, um seinen Leuten Hilfe zu holen.
place-shackleton-where = Südgeorgien, Südatlantik
place-hawaii = { ICON("oceania") } Hawaii
place-hawaii-about = James Cook kam 1778 an und wurde ein Jahr später in der Kealakekua-Bucht getötet.
place-hawaii-where = Pazifischer Ozean
place-tupaia = { ICON("oceania") } Tupaia
place-tupaia-about = Der Navigator Tupaia schloss sich hier 1769 Cook an und zeichnete eine Inselkarte.
place-tupaia-where = Tahiti, Pazifischer Ozean
place-easter-island = { ICON("oceania") } Osterinsel
place-easter-island-about = Jakob Roggeveen sichtete die Insel am Ostersonntag 1722.
place-easter-island-where = Pazifischer Ozean, Chile
place-vanikoro = { ICON("oceania") } Vanikoro
place-vanikoro-about = Die beiden Schiffe von La Pérouse zerschellten hier 1788 an den Riffen.
place-vanikoro-where = Salomonen
place-golden-bay = { ICON("oceania") } Golden Bay
place-golden-bay-about = Abel Tasman ankerte hier 1642 und erreichte als erster Europäer Neuseeland.
place-golden-bay-where = Neuseeland
place-botany-bay = { ICON("oceania") } Botany Bay
place-botany-bay-about = Joseph Banks und Daniel Solander sammelten hier 1770 zahllose Pflanzen.
place-botany-bay-where = Sydney, Australien
place-alice-springs = { ICON("oceania") } Alice Springs
place-alice-springs-about = John McDouall Stuart erreichte 1860 nördlich von hier die Mitte des Kontinents.
place-alice-springs-where = Zentralaustralien
place-shark-bay = { ICON("oceania") } Shark Bay
place-shark-bay-about = Dirk Hartog ließ 1616 auf einer Insel in dieser Bucht einen Zinnteller zurück.
place-shark-bay-where = Westaustralien
place-challenger-deep = { ICON("oceania") } Challenger-Tief
place-challenger-deep-about = Jacques Piccard und Don Walsh tauchten hier 1960 zum tiefsten Meeresgrund.
place-challenger-deep-where = Marianengraben, Pazifischer Ozean

dot-red-bering-strait = Beringstraße
dot-red-north-pacific = Nordpazifik
dot-red-south-pacific = Südpazifik
dot-red-norwegian-sea = Europäisches Nordmeer
dot-red-azores = Azoren
dot-red-mediterranean = Mittelmeer
dot-red-sahara = Sahara
dot-red-red-sea = Rotes Meer
dot-red-congo = Kongobecken
dot-red-arabian-sea = Arabisches Meer
dot-red-caspian-sea = Kaspisches Meer
dot-red-amur = Amur
dot-red-bay-of-bengal = Golf von Bengalen
dot-red-kara-sea = Karasee
dot-red-south-china-sea = Südchinesisches Meer
dot-red-coral-sea = Korallenmeer
dot-red-sargasso-sea = Sargassosee
dot-red-great-plains = Great Plains
dot-red-doldrums = Kalmengürtel
dot-red-atacama = Atacama
dot-red-roaring-forties = Brüllende Vierziger
dot-green-north-sea = Nordsee
dot-green-bay-of-biscay = Golf von Biskaya
dot-green-kazakh-steppe = Kasachensteppe
dot-green-trade-winds = Passatwinde
dot-green-gulf-of-guinea = Golf von Guinea
dot-green-gulf-of-aden = Golf von Aden
dot-green-kalahari = Kalahari
dot-green-chagos = Chagos-Inseln
dot-green-yenisei = Jenissei
dot-green-yellow-sea = Gelbes Meer
dot-green-java-sea = Javasee
dot-green-gulf-of-alaska = Golf von Alaska
dot-green-great-lakes = Große Seen
dot-green-baja-california = Niederkalifornien
dot-green-davis-strait = Davisstraße
dot-green-patagonia = Patagonien
dot-green-tristan-da-cunha = Tristan da Cunha
dot-green-marquesas = Marquesas
dot-green-tasman-sea = Tasmansee
dot-green-sea-of-okhotsk = Ochotskisches Meer

## Die Regeln: Optionen, was man gefragt wird und tun kann, was geschieht.

game-name = Expedition: Famous Explorers
game-blurb = Drei Expeditionen, die alle zusammen lenken, von Wolfgang Kramer: Führe sie zu den Orten auf deinen Karten. Für zwei bis sechs.

option-late-scoring = Karten früher besuchter Orte: eine pro Zug, nur im eigenen Zug
option-no-ticket-to-red = Kein Ticket-Pfeil auf einen roten Punkt
option-explorers-and-events = Entdecker und Ereignisse
option-secret-destinations = Geheime Ziele
option-mark-spacing = Marken gelten als Nachbarn
option-mark-spacing-contracted = über beliebig viele Wegpunkte hinweg
option-mark-spacing-single-dot = über höchstens einen Wegpunkt hinweg
preset-basic = Grundspiel: ohne die vier Zusatzregeln
preset-advanced = Fortgeschritten: alle vier Zusatzregeln

expedition-blue = { ICON("blue") } { expedition-blue-word }
expedition-blue-word = Blau
expedition-amber = { ICON("amber") } { expedition-amber-word }
expedition-amber-word = Bernstein
expedition-violet = { ICON("violet") } { expedition-violet-word }
expedition-violet-word = Violett
node-red = { ICON("red_dot") } { $name } (roter Punkt)
node-green = { ICON("green_dot") } { $name } (grüner Punkt)
edge = { $one } – { $two }

way-to = { $place } { $way }
way-from = { $source } → { $place } { $way }
way-bringing = { $to } · { $brings }
brings-ticket = { ICON("ticket") } +1 Ticket
brings-bonus = { ICON("arrow") } +1 Pfeil
brings-card = Karte auf deiner Hand
brings-mark = Karte auf deiner Hand, markiert
brings-public = { ICON("public") } offenes Ziel
brings-loop = Schleife

group-arrow = { $expedition } → …
group-from = { $place } → …
group-tickets = { ICON("ticket") } Ein Ticket ausgeben
group-cards = Entdecker und Ereignisse

ask-mark = Setze Marke { $number } von { $count } auf den Ort einer deiner Karten
ask-redraw = Vier Marken passen nicht zu deinen Karten. Welche Karte tauschst du?
ask-turn = Führe eine Expedition weiter
ask-turn-more = Beende deinen Zug oder tu noch etwas
ask-green-dot = Grüner Punkt: Du darfst irgendeine Expedition weiterführen
ask-exit = { $expedition } hat eine Schleife geschlossen: Wähle ihren Ausgang
ask-swap = Welche Karte wirfst du ab, um { $count } zu ziehen und eine zu behalten?
ask-keep = Welche Karte behältst du?
ask-reveal = Ein falscher Ort kostet dich einen Punkt (oder eine Marke, wenn du keinen hast). Aufdecken?
ask-lose-mark = Falscher Ort, und du hast keinen Punkt: Welche Marke verlierst du?
ask-score = Karten aus der Hand werten
ask-auto-on = Automatische Wertung an: Deine Karten werden von selbst gewertet, außer der letzten
ask-auto-off = Automatische Wertung aus: Du wertest deine Karten selbst
ask-tailwind = Rückenwind: der erste von { $count } Pfeilen einer Expedition; nur Handkarten zählen
ask-tailwind-again = Rückenwind: { $count ->
    [one] der letzte Pfeil für { $expedition }
   *[other] noch { $count } Pfeile für { $expedition }
}
ask-block = Welche Verbindung ist bis zu deinem nächsten Zug gesperrt?
ask-turn-back = Welche Expedition geht { $count } Pfeile zurück?
ask-commission = Welche deiner Marken versetzt du?
ask-commission-to = Wohin versetzt du sie?
ask-letters = { $count ->
    [0] Keine weiteren Karten zu tauschen
    [one] Noch eine Karte tauschen?
   *[other] Bis zu { $count } Karten tauschen?
}
ask-guide = Welche Karte wertest du?
ask-headlines = Welches offene Ziel ersetzt du?
ask-fork = Welche Expedition verzweigt sich, und wo?
ask-fork-to = Wohin führt der Abzweig?

do-lay-main = { $expedition }: { $to }
do-lay-ticket = Ticket · { $expedition }: { $to }
do-lay-bonus = { $expedition }: { $to }
do-lay-exit = { $expedition }: { $to }
do-lay-fork = { $expedition }: { $to }
do-lay-tailwind = { $expedition }: { $to }
do-lay-tailwind-again = { $expedition }: { $to }
do-end-turn = Zug beenden
do-ticket = { ICON("ticket") } Ein Ticket ausgeben
do-remove = { ICON("ticket") } Ticket: den letzten Pfeil von { $expedition } entfernen
do-swap = { ICON("ticket") } Ticket: eine Karte abwerfen, zwei ziehen, eine behalten
do-buy = { $card } kaufen ({ $price ->
    [one] 1 Ticket
   *[other] { $price } Tickets
}): { $effect }
do-play = „{ $card }“ spielen: { $effect }
do-decline-bonus = Kein weiterer Pfeil
do-peek = { ICON("secret") } Stattdessen geheimes Ziel { $number } ansehen
do-claim = { ICON("public") } Das offene Ziel { $place } nehmen
do-reveal = { ICON("secret") } Geheimes Ziel { $number } aufdecken
do-reveal-known = { ICON("secret") } Geheimes Ziel { $number } aufdecken (du kennst es)
do-reveal-yes = Ja, aufdecken
do-back = Zurück
do-done = Fertig
do-discard = { $place } abwerfen
do-keep = { $place } behalten
do-keep-passed = { $place } behalten (schon besucht)
do-mark = { $place } markieren
do-lose = Die Marke auf { $place } verlieren
do-score = { $place } werten ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
do-score-late = { $place } nachträglich werten ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
do-auto-on = Meine Karten automatisch werten
do-auto-off = Meine Karten selbst werten
do-block = { $one } – { $two } sperren
do-turn-back = { $expedition } umkehren lassen
do-commission = Die Marke auf { $mark } versetzen
do-commission-to = Die Marke versetzen: { $mark } → { $place }
do-exchange = { $place } tauschen
do-guide = { $place } werten
do-replace = { $place } ersetzen
do-fork = { $expedition } verzweigen: { $place }

withheld-blocked = die Verbindung ist gesperrt
withheld-second-loop = das wäre in einem Zug die zweite Schleife dieser Expedition
withheld-red-dot = an diesem Tisch gibt man kein Ticket für einen Pfeil auf einen roten Punkt aus
withheld-expedition-over = diese Expedition ist zu Ende
withheld-too-short = { $count ->
    [one] sie hat noch keinen Pfeil
   *[other] sie hat weniger als { $count } Pfeile
}
withheld-ticket-limit = mehr als { $count } Tickets pro Zug gehen nicht
withheld-tickets = { $count ->
    [one] dir fehlt 1 Ticket
   *[other] dir fehlen { $count } Tickets
}
withheld-deck-empty = der Kartenstapel ist leer
withheld-no-cards = du hast keine Karte mehr
withheld-bought = mehr als ein Entdecker oder Ereignis pro Zug geht nicht
withheld-arrow-laid = der Pfeil dieses Zugs liegt schon
withheld-no-use = sie könnte gerade nichts bewirken
withheld-no-way = dort lässt sich kein Pfeil legen
withheld-no-commission = keine deiner Karten hat Platz dafür
withheld-lay-first = lege zuerst den Pfeil dieses Zugs
withheld-near = höchstens zwei Schritte vom Start
withheld-beside-own-mark = neben einer deiner eigenen Marken
withheld-no-room = deine übrigen Marken hätten keinen Platz mehr
withheld-peeked = dein Plättchen liegt schon darauf
withheld-no-token = deine { $count } Plättchen liegen schon alle
withheld-nothing-to-lose = du hast weder Punkt noch Marke zu verlieren, falls es das falsche ist
withheld-late-elsewhere = schon früher besucht: das wertest du in deinem eigenen Zug
withheld-late-done = pro Zug nur eine Karte eines früher besuchten Orts

say-marked = { $player } markiert { $place }.
say-redrawn = { $player } tauscht eine Karte, weil vier Marken nicht passen.
say-arrow = { $player } führt { $expedition } weiter: { $source } → { $place }{ $kind ->
    [ticket] , für ein Ticket
   *[other] { "" }
}.
say-loop = { $player } führt { $expedition } weiter: { $source } → { $place }{ $kind ->
    [ticket] , für ein Ticket
   *[other] { "" }
}. Das schließt eine Schleife.
say-removed = { $player } entfernt { $count ->
    [one] den letzten Pfeil
   *[other] die letzten { $count } Pfeile
} von { $expedition }. Die Spitze ist jetzt: { $place }.
say-tickets = { $player } erhält { $count ->
    [one] ein { ICON("ticket") } Ticket
   *[other] { $count } { ICON("ticket") } Tickets
}.
say-no-tickets = Für { $player } ist kein Ticket mehr da.
say-scored = { $player } wertet { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
say-last-card = Das war die letzte Karte von { $player }: Die Runde wird noch zu Ende gespielt, vor { $first } ist Schluss.
guard-node = eine Expedition erreicht { $node }, oder jemand wertet das Ziel
guard-offer = jemand kauft „{ $card }“
say-claimed = { $player } nimmt das offene Ziel { $place }: 1 Punkt.
say-new-public = Neues offenes Ziel: { $place }.
say-withdrawn = { $place } ist kein offenes Ziel mehr.
say-secret-right = { $player } deckt ein geheimes Ziel auf: { $place }, 2 Punkte!
say-secret-wrong = { $player } deckt das falsche geheime Ziel auf, { $place }, und verliert einen Punkt.
say-secret-wrong-at-zero = { $player } deckt das falsche geheime Ziel auf, { $place }, hat aber keinen Punkt und verliert dafür eine Marke.
say-secret-elsewhere = { $player } deckt { $place } auf: Dort steht eine Expedition, aber nicht durch diesen Pfeil. Keine Punkte.
say-secret-gain = { $player } hatte ein Plättchen darauf und erhält einen Punkt.
say-lost-mark = { $player } verliert die Marke auf { $place }.
say-peeked = { $player } sieht sich das geheime Ziel { $number } an.
say-peeked-at = Das geheime Ziel { $number } ist { $place }.
say-discarded = { $player } wirft { $place } ab.
say-bought = { $player } kauft „{ $card }“ ({ $effect }).
say-new-offer = Neu im Angebot: { $card }.
say-played = { $player } spielt „{ $card }“.
say-blocked = Gesperrt: { $edge }.
say-unblocked = Die gesperrte Verbindung ist wieder frei.
say-moved-mark = { $player } versetzt eine Marke: { $mark } → { $place }.
say-skipped = { $player } kann keinen Pfeil legen.
say-auto-on = Deine Karten werden jetzt automatisch gewertet, außer deiner letzten.
say-auto-off = Von nun an wertest du deine Karten selbst.
say-expedition-complete = Alle Pfeile von { $expedition } liegen: Diese Expedition ist zu Ende.
say-expedition-stuck = { $expedition } findet nicht aus der Schleife: Diese Expedition ist zu Ende.
say-over-arrows = Keine Expedition kann weiter: Die Partie ist zu Ende.
say-over-cards = Die letzte Runde ist vorbei, und damit die Partie.
say-cards-left = { $player } verliert { $count ->
    [one] 1 Punkt für eine übrige Handkarte
   *[other] { $count } Punkte für { $count } übrige Handkarten
}.
say-marks-left = { $player } verliert { $count ->
    [one] 1 Punkt für eine Marke
   *[other] { $count } Punkte für { $count } Marken
} auf dem Spielbrett.
say-bonus = { $explorer } bringt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

part-hand = Karten
part-marked = Markierte Karten
part-public = Offene Ziele
part-secret = Geheime Ziele
part-reveals = Falsch aufgedeckte Ziele
part-cards-left = Übrige Karten
part-marks-left = Übrige Marken
part-explorers = Entdecker

card-ibn-battuta = { ICON("explorer") } Ibn Battuta
card-ibn-battuta-text = { $points } Punkte für { $count } gewertete Karten in Afrika und { $count } in Asien
card-ibn-battuta-full = Am Ende { $points } Punkte, wenn du mindestens { $count } Karten in Afrika und { $count } in Asien gewertet hast.
card-alexander-von-humboldt = { ICON("explorer") } Alexander von Humboldt
card-alexander-von-humboldt-text = { $points } Punkte: meiste gewertete Karten in Südamerika, mind. { $count }
card-alexander-von-humboldt-full = Am Ende { $points } Punkte, wenn du mindestens { $count } Karten in Südamerika gewertet hast und niemand dort mehr.
card-james-cook = { ICON("explorer") } James Cook
card-james-cook-text = { $points } Punkte für gewertete Karten in allen { $count } Regionen
card-james-cook-full = Am Ende { $points } Punkte, wenn du in allen { $count } Regionen Karten gewertet hast.
card-zheng-he = { ICON("explorer") } Zheng He
card-zheng-he-text = { $points } Punkte für { $count } gewertete Karten in Asien und Ozeanien
card-zheng-he-full = Am Ende { $points } Punkte, wenn du in Asien und Ozeanien zusammen mindestens { $count } Karten gewertet hast.
card-ida-pfeiffer = { ICON("explorer") } Ida Pfeiffer
card-ida-pfeiffer-text = 1 Punkt je { $count ->
    [one] übriges Ticket
   *[other] { $count } übrige Tickets
}, höchstens { $points }
card-ida-pfeiffer-full = Am Ende 1 Punkt je { $count ->
    [one] übriges Ticket
   *[other] { $count } übrige Tickets
}, höchstens { $points } Punkte.
card-amundsen = { ICON("explorer") } Roald Amundsen
card-amundsen-text = { $points } Punkte: meiste gewertete Karten in Nordamerika, mind. { $count }
card-amundsen-full = Am Ende { $points } Punkte, wenn du mindestens { $count } Karten in Nordamerika gewertet hast und niemand dort mehr.
card-jeanne-baret = { ICON("explorer") } Jeanne Baret
card-jeanne-baret-text = { $points } Punkte für { $count } offene oder geheime Ziele
card-jeanne-baret-full = Am Ende { $points } Punkte, wenn du mindestens { $count } offene oder geheime Ziele gewertet hast.
card-tailwind = { ICON("event") } Rückenwind
card-tailwind-text = sofort { $arrows } Pfeile statt einem (kürzeste Expedition, nur Handkarten)
card-tailwind-full = Sofort beim Kauf, statt des Pfeils dieses Zugs: Lege { $arrows } Pfeile hintereinander an die Expedition mit den wenigsten. Unterwegs werden nur Handkarten gewertet: Wegpunkte bringen nichts, und kein Ziel wird genommen.
card-swollen-river = { ICON("event") } Hochwasser
card-swollen-river-text = für später: eine freie Verbindung sperren und 1 Karte tauschen
card-swollen-river-full = Behalte es für einen deiner Züge: Sperre eine unbenutzte Verbindung, eine ohne Pfeile; bis dein nächster Zug beginnt, legt dort niemand einen Pfeil. Dann darfst du eine Handkarte gegen eine vom Stapel tauschen.
card-turned-back = { ICON("event") } Umkehr
card-turned-back-text = für später: die letzten { $count } Pfeile einer Expedition entfernen
card-turned-back-full = Behalte sie für einen deiner Züge: Entferne die letzten { $count } Pfeile einer Expedition. Wo sie dann steht, werden Handkarten gewertet, und ein Wegpunkt gibt dir, was er gibt.
card-new-commission = { ICON("event") } Neuer Auftrag
card-new-commission-text = für später: eine eigene Marke auf eine andere Handkarte versetzen
card-new-commission-full = Behalte sie für einen deiner Züge: Versetze eine deiner Marken auf den Ort einer anderen Handkarte, wo die Regeln für Marken es erlauben.
card-letters-of-introduction = { ICON("event") } Geleitbriefe
card-letters-of-introduction-text = sofort: bis zu { $left } Handkarten tauschen
card-letters-of-introduction-full = Sofort beim Kauf: Wirf bis zu { $left } Handkarten ab und ziehe ebenso viele.
card-local-guide = { ICON("event") } Ortskundige
card-local-guide-text = für später: eine Karte werten, einen Schritt von einer Spitze
card-local-guide-full = Behalte sie für einen deiner Züge: Werte eine Handkarte, deren Ort einen Schritt von der Spitze einer Expedition liegt, doppelt, wenn er markiert ist. START ist keine Spitze.
card-caravan = { ICON("event") } Karawane
card-caravan-text = sofort statt des Pfeils: { $count } Tickets; alle anderen { $others }
card-caravan-full = Sofort beim Kauf, statt des Pfeils dieses Zugs: Du erhältst { $count } Tickets, alle anderen { $others }.
card-changed-headlines = { ICON("event") } Neue Schlagzeilen
card-changed-headlines-text = sofort: Ziel ersetzen; ist das neue schon besucht, ist es deins
card-changed-headlines-full = Sofort beim Kauf: Ersetze ein offenes Ziel. Führt zum Ort des neuen schon ein Pfeil, gehört es dir.
card-survey = { ICON("event") } Vermessung
card-survey-text = sofort: Geheimziele sehen, Karte tauschen; sonst { $draw } ziehen, 1 behalten
card-survey-secrets = sofort: alle Geheimziele sehen, dann eine Handkarte tauschen
card-survey-plain = sofort: eine Karte abwerfen, { $draw } ziehen, eine behalten
card-survey-full = Sofort beim Kauf, mit geheimen Zielen: Sieh dir alle an und tausche dann eine Handkarte, wenn du magst. Ohne sie: Wirf eine Karte ab, ziehe { $draw } und behalte eine.
card-forked-road = { ICON("event") } Weggabelung
card-forked-road-text = für später: dein Pfeil darf am Wegpunkt hinter einer Spitze abzweigen
card-forked-road-full = Behalte sie für einen deiner Züge, vor dessen Pfeil: Der darf eine Expedition am Wegpunkt gleich hinter ihrer Spitze verlassen statt an der Spitze.

## Bilder: was auf ihnen steht und was sie zeigen, in Worten.

pic-destinations = Offene Ziele
pic-offers = Im Angebot
pic-spent = ausgegeben
pic-supply = übrig
pic-explorer = Entdecker
pic-event = Ereignis
pic-bought = Gekauft
pic-expedition-over = zu Ende
pic-last-round = Letzte Runde
pic-over = Partie zu Ende
pic-marks = Marken auf der Karte
pic-owned = Entdecker und Ereignisse
pic-scored = Gewertete Karten ({ $count })
pic-start = Rund um START
pic-no-cards = Keine Karten auf der Hand
pic-score-now = Jetzt werten
pic-score-late = Nachträglich
pic-drawn = Gezogen, eine bleibt
pic-secrets = Geheime Ziele, die du kennst
pic-spaces = { $number ->
    [one] Schritt
   *[other] Schritte
}
pic-here = Spitze steht hier
pic-no-way = unerreichbar
pic-final = Endstand
pic-total = Summe

pic-tell-turn = { $who } ist am Zug.
pic-tell-mark = Marken setzen noch: { $who }.
pic-tell-over = Die Partie ist zu Ende.
pic-tell-last-round = Dies ist die letzte Runde.
pic-tell-spent = In diesem Zug ausgegebene Tickets: { $spent }; übrig im Vorrat: { $supply }.
pic-tell-start = { $expedition } ist noch nicht aufgebrochen.
pic-tell-tip = { $expedition } steht in { $tip }, { $supply ->
    [one] noch 1 Pfeil
   *[other] noch { $supply } Pfeile
}.
pic-tell-stopped = { $expedition } ist am Ende, in { $tip }.
pic-tell-way = { $expedition }, Weg bisher: { $way }.
pic-tell-exit = weiter ab { $place }: { $way }
pic-tell-exit-bare = weiter ab { $place }
pic-tell-lately = { $expedition } kam über { $way }.
pic-tell-player = { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $tickets ->
    [one] 1 Ticket
   *[other] { $tickets } Tickets
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
pic-tell-first = { $who } hat das Startrecht.
pic-tell-marks = Marken von { $who }: { $places }.
pic-tell-scored = Gewertet von { $who }: { $places }.
pic-tell-owned = { $who } hat { $cards }.
pic-tell-public = Offene Ziele: { $places }.
pic-tell-no-public = Kein offenes Ziel liegt aus.
pic-tell-secret = Geheimes Ziel { $number }: noch von niemandem angesehen.
pic-tell-peeked = Geheimes Ziel { $number }: angesehen von { $who }.
pic-tell-known = Geheimes Ziel { $number } ist { $place }.
pic-tell-offers = Im Angebot: { $cards }.
pic-tell-price = { $card } ({ $price ->
    [one] 1 Ticket
   *[other] { $price } Tickets
})
pic-tell-blocked = Gesperrt von { $who }: { $one } – { $two }.
pic-tell-deck = Karten im Stapel: { $deck }.
pic-tell-changed = Was sich geändert hat: { $changes }.
pic-tell-arrow = { $expedition } { $source } → { $target }
pic-tell-region = { $region }.
pic-tell-here = { $expedition } hat besucht: { $places }.
pic-tell-hand = Deine Hand: { $cards }.
pic-tell-drawn = Gezogen, eine bleibt: { $cards }.
pic-tell-card = { $place } ({ $facts })
pic-tell-distance = { $number ->
    [0] eine Spitze steht hier
    [one] 1 Schritt
   *[other] { $number } Schritte
}
pic-tell-marked = markiert
pic-tell-now = jetzt zu werten
pic-tell-late = nachträglich zu werten
pic-tell-letters = Wohin ein Pfeil führen kann: { $places }.
pic-tell-letters-mark = Was du wählen kannst: { $places }.
pic-tell-letter = { $letter } { $place }
pic-tell-led = { $letter } { $place } ({ $who })
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

sign-start = START, wo jede Expedition aufbricht
sign-place = Ein Ort; sein Name steht daneben
sign-place-near = Ein Ort nahe START: Er kann nicht markiert werden
sign-green = { ICON("green_dot") } Grüner Punkt: Lege noch einen Pfeil
sign-red = { ICON("red_dot") } Roter Punkt: Du erhältst ein Ticket
sign-arrow = { $expedition }: Pfeile dieser Expedition; unter der Karte, wie viele übrig sind
sign-tip = { $expedition }: die Spitze, an der ihr nächster Pfeil beginnt
sign-public = { ICON("public") } Ein offenes Ziel
sign-mark = Eine Marke von { $who }
sign-barrier = Eine gesperrte Verbindung: Hier kann niemand einen Pfeil legen
sign-first = Beginnt die Runde
sign-score = Punkte
sign-ticket = { ICON("ticket") } Tickets; auf einer Karte ihr Preis
sign-secret = { ICON("secret") } Ein geheimes Ziel; daneben, wer es angesehen hat

### Lektionen

lesson-first = Deine erste Reise
lesson-first-welcome =
    Willkommen! Drei Expeditionen, Blau, Bernstein und Violett, brechen in London auf und ziehen als Linien aus Pfeilen um die Welt. **Sie gehören niemandem:** Du und deine Gegnerin Juno bewegt alle drei.
    Wer am Ende die meisten Punkte hat, gewinnt, und Punkte bringen die Orte, die die Expeditionen erreichen.
lesson-first-hand =
    Das sind deine Karten, die niemand sonst sieht; jede nennt einen **Ort**. Erreicht ihn irgendeine Expedition, ganz gleich, durch wessen Pfeil, **wertest du die Karte**: 1 Punkt. Die Zahl sagt, wie weit es noch ist.
    Karten, die am Ende auf der Hand bleiben, kosten je einen Punkt.
lesson-first-mark =
    Vor dem ersten Zug setzen alle **vier Marken** auf Orte ihrer Handkarten, wo die anderen sie sehen. Ein markierter Ort zählt **2 Punkte** statt 1; eine Marke, die nie erreicht wird, kostet 1. Markiere Brattahlid, drei Schritte von London; die anderen drei setze ich für dich.
lesson-first-mark-else = Auch das könntest du markieren. Nimm für diese Reise Brattahlid: Es ist bald zu erreichen.
lesson-first-arrow =
    Dein Zug: **Lege einen Pfeil.** Der erste jeder Farbe beginnt in London, jeder weitere an der Spitze seiner Linie. Das Menü sagt, was jeder bringt. Berlin ist eine deiner Karten: Führe Blau dorthin.
lesson-first-arrow-else = Das ginge, bringt dir jetzt aber nichts. Blau nach Berlin wertet sofort eine Karte.
lesson-first-close =
    Berlin ist für dich gewertet: 1 Punkt. Mehr als einen Pfeil gibt es nicht umsonst, beende also deinen Zug. (Zu den *Tickets*, die du ausgeben könntest, kommen wir gleich.)
lesson-first-close-else = Das kostet ein Ticket. Heb sie für etwas auf, das sich lohnt, und beende deinen Zug.
lesson-first-lead =
    Juno hat Bernstein nach Dingle geführt, aus eigenen Gründen. Dir ist es recht: Von dort sind es zwei Schritte nach Brattahlid, deinem markierten Ort. Führe Bernstein nach Reykjavík. Andere können anderswohin ziehen; achte also darauf, was deine Gegner wollen könnten.
lesson-first-lead-else = Das ginge, aber Reykjavík bringt Bernstein neben dein markiertes Brattahlid, das 2 Punkte wert ist.
lesson-first-marked =
    Juno hat Blau für Moskau genutzt, eine ihrer Karten. Bernstein steht noch neben Brattahlid: **markiert, 2 Punkte**. Los!
lesson-first-marked-else = Das ginge, aber Brattahlid ist markiert: 2 Punkte, und Juno könnte Bernstein wegführen.
lesson-first-ticket =
    Das sind 3 Punkte. Du hast außerdem 3 **Tickets** und darfst im Zug bis zu zwei ausgeben: je für einen weiteren Pfeil, um den letzten Pfeil einer Expedition zu entfernen oder um eine Karte zu tauschen. Gib eins für Blau aus: St. Petersburg ist eines der sechs **offenen Ziele**, 1 Punkt für die Person, deren Pfeil dort ankommt.
lesson-first-ticket-else = Das ginge, aber ein offenes Ziel bekommt, wer zuerst ankommt, und gerade ist es nur einen Pfeil entfernt.
lesson-first-red =
    Zwischen den Orten liegen Wegpunkte. Ein **roter Punkt** gibt der Person ein Ticket, deren Pfeil dorthin führt. Führe Blau in die Karasee und hol dir zurück, was du ausgegeben hast.
lesson-first-red-else = Das ginge, aber die Karasee gibt dir ein Ticket und bringt Blau neben Tobolsk, das du auf der Hand hast.
lesson-first-green =
    Ein **grüner Punkt** gibt sofort noch einen Pfeil, an irgendeiner Expedition. Führe Bernstein in die Davisstraße und sieh, was das eröffnet.
lesson-first-green-else = Das ginge, aber mit dem grünen Punkt bekommst du zwei Pfeile für einen.
lesson-first-bonus =
    Dein freier Pfeil, an welcher Expedition du magst: Blau kann Tobolsk erreichen, eine deiner Karten, und Bernstein die offenen Ziele Franklin und Hudson Bay. Jedes ist ein Punkt.
lesson-first-bonus-else = Das ginge, aber drei dieser Pfeile bringen dir einen Punkt.
lesson-first-loop =
    Eine andere Partie. Violett ist im Kreis gezogen: Marseille, Karthago, Mittelmeer, Marco Polo. Führt ein Pfeil dorthin, wo seine Linie schon war, schließt das eine **Schleife**, und wer sie schließt, bestimmt sofort, **wo die Linie weitergeht**. Führe Violett zurück nach London.
lesson-first-loop-else = Auch das brächte Punkte. Aber eine Schleife eröffnet etwas Besseres, wie du gleich siehst.
lesson-first-exit =
    Wähle nun den **Ausgang**: einen Pfeil von irgendeinem Ort oder Wegpunkt der Schleife zu etwas Neuem. Vom Mittelmeer ist es ein Schritt nach Alexandria, das du markiert hast.
lesson-first-exit-else = Das ginge, aber Alexandria ist markiert: 2 Punkte für dich.
lesson-first-more =
    Zwei Pfeile in einem Zug, und 2 Punkte. Keine Linie benutzt eine Verbindung zweimal, also muss jede Expedition ihren Weg finden; eine, die nicht weiterkann, ist zu Ende.
lesson-first-end =
    {""}**Das Ende:** Wertet jemand die letzte Karte der Hand, wird die Runde noch zu Ende gespielt. Jede übrige Handkarte kostet 1 Punkt, jede Marke auf der Karte auch, und die meisten Punkte gewinnen.
    {""}**Den Rest lernst du beim Spielen:** Der erste Knopf unten eröffnet einen Tisch mit nachsichtigen Computern; oder nimm die nächste Lektion. Die Zusatzregeln (Entdecker, Ereignisse, Geheimnisse) sind Optionen des Tisches.

lesson-loops = Grüne Punkte, Tickets und Schleifen
lesson-loops-green =
    Juno hat Bernstein nach Tanger geführt. Von dort ist es ein Pfeil zum **grünen Punkt** der Passatwinde, und ein grüner Punkt gibt sofort noch einen Pfeil: weit genug bis Kolumbus, den du markiert hast (hier hell). Such also nach Paaren: ein grüner Punkt und dahinter ein Ort von dir.
lesson-loops-green-else = Das ginge, brächte aber niemanden an einen markierten Ort. Zwei Pfeile für einen schon: Führe Bernstein zu den Passatwinden.
lesson-loops-free =
    Der freie Pfeil darf an **irgendeine** Expedition, und erreicht er wieder einen grünen Punkt, gibt es noch einen. Führe Bernstein weiter zu Kolumbus.
lesson-loops-free-else = Das ginge, aber Kolumbus liegt gleich voraus und ist markiert: 2 Punkte. Nächstes Mal ist Bernstein vielleicht woanders.
lesson-loops-ticket =
    2 Punkte. Dein Pfeil ist verbraucht, aber ein **Ticket** kauft noch einen, und von Bernsteins nächsten Orten sind zwei deine Karten: Darién und New Orleans. Bringt ein Ticket einen sicheren Punkt, der bis zu deinem nächsten Zug weg sein kann, gib es aus.
lesson-loops-ticket-else = Das ginge, aber ein Ticket sollte etwas bringen. Darién oder New Orleans ist sofort ein Punkt.
lesson-loops-remove =
    Eine andere Partie. Bernstein stand neben Brattahlid, deinem markierten Ort, und Juno hat die Expedition von dort zu einem roten Punkt geführt. Ein Ticket **nimmt auch den letzten Pfeil** einer Expedition zurück, ganz gleich, wer ihn gelegt hat. Nimm den von Bernstein zurück.
lesson-loops-remove-else = Das ginge, aber dann bleibt Brattahlid zurück: Markiert ist es 2 Punkte wert, und nie erreicht kostet es dich 1. Nimm erst Bernsteins letzten Pfeil zurück.
lesson-loops-instead =
    Bernstein steht wieder in Reykjavík, und dein eigener freier Pfeil liegt noch nicht: Tickets darfst du vor oder nach ihm ausgeben. (Das Ticket, das der Punkt Juno gab, behält sie.)
lesson-loops-instead-else = Das ginge, aber für Brattahlid hast du ein Ticket ausgegeben. Geh dorthin.
lesson-loops-swap =
    {""}**Tausche** mit dem zweiten Ticket, dem letzten in diesem Zug, eine Karte: eine abwerfen, zwei ziehen, eine behalten. Am besten eine, in deren Nähe keine Expedition kommt, etwa Jakutsk weit im Osten; die Zahl auf einer Karte sagt, wie viele Schritte noch fehlen.
lesson-loops-swap-else = Das ginge, aber das zweite Ticket dieses Zugs nützt am meisten deiner Hand: Eine Karte, die nie erreicht wird, kostet dich am Ende einen Punkt.
lesson-loops-keep =
    Jakutsk ist fort, und hier sind zwei neue Karten. Behalte, welche du magst: Kleine Zahlen sind nah an einer Expedition, und wo du in einer Weltgegend schon Karten hast, sparst du Wege.
lesson-loops-loop =
    Eine dritte Partie. Violett zog über Karthago, Mursuk und Alexandria zum Punkt im Mittelmeer, und seine Spitze steht wieder neben Karthago. Ein Pfeil dorthin, wo die eigene Linie schon war, schließt eine **Schleife**: Schließe sie.
lesson-loops-loop-else = Das ginge, aber wer die Schleife schließt, bekommt sofort einen zweiten Pfeil und wählt, wo er beginnt.
lesson-loops-exit =
    Ausgang kann nur sein, was **auf dem Kreis** liegt: Karthago, Mursuk, Alexandria oder der Punkt, aber weder London noch Marseille, die davor liegen. Und er muss an einen neuen Ort führen. Istanbul ist ein offenes Ziel, das Rote Meer gibt ein Ticket: Nimm, was dir lieber ist.
lesson-loops-exit-else = Das ginge, aber Istanbul ist einen Punkt wert und das Rote Meer ein Ticket; dieser Ausgang bringt dir beides nicht.
lesson-loops-end =
    Hätte es keinen Ausgang gegeben, wäre Violett **zu Ende**: So lässt sich auch eine Expedition beenden, die nur anderen nützt. Eine zweite Schleife derselben Expedition im selben Zug ist nicht erlaubt.
    {""}**Den Rest lernst du beim Spielen.** Achte auf die Spitzen der drei Linien: Was neben ihnen liegt, zählt jetzt.

### Hinweise: worum es bei einer Entscheidung geht, einmal gesagt

about-ask-mark = Ein markierter Ort zählt 2 Punkte statt 1, wenn du seine Karte wertest; eine nie erreichte Marke kostet 1.
about-ask-turn = Ein Pfeil im Zug ist frei, an irgendeiner der drei Expeditionen. Wer die Karte eines erreichten Orts hat, wertet sie.
about-ask-turn-more = Dein Pfeil liegt. Für bis zu zwei Tickets im Zug kannst du noch einen legen, einen zurücknehmen oder eine Karte tauschen.
about-ask-green-dot = Der grüne Punkt gibt dir noch einen Pfeil, an irgendeiner Expedition, ganz umsonst.
about-ask-exit = Die Linie ist dorthin gekommen, wo sie schon war: Du wählst, von wo in dieser Schleife sie weitergeht.
about-ask-reveal = Ist ein verdecktes Ziel der Ort, den du erreicht hast, bringt es 2 Punkte; falsch geraten kostet es dich etwas.

### Was für eine Wahl spricht

reason-reach-public = Er erreicht ein Ziel, hinter dem alle her sind.
reason-reach = Er erreicht { $place }, und dahin willst du.
reason-ticket = Ein roter Punkt bringt ein Ticket.
reason-another-arrow = Er bringt einen weiteren Pfeil.
reason-closer = Er führt näher an { $place } heran.
reason-way = Er lässt Wege für spätere Züge offen.
reason-back-to-red = Die Expedition fällt auf einen roten Punkt zurück; der bringt ein Ticket.
reason-back-to-green = Die Expedition fällt auf einen grünen Punkt zurück; der bringt einen weiteren Pfeil.
reason-remove = Die Expedition steht einen Ort weiter hinten und hat andere Wege vor sich.
reason-end = Wer weitergeht, hilft vielleicht nur den anderen auf ihrem Weg.
reason-claim = Das Ziel bringt Punkte, wenn man es zuerst beansprucht.
reason-score = Eine erreichte Karte zählt, sobald sie gezeigt ist.
reason-mark = Sie liegt nahe bei den anderen Karten und beim Start.
reason-peek = Wer ein geheimes Ziel kennt, kann darauf zusteuern.
reason-keep = Sie liegt an oder nahe bei einem Weg, den es schon gibt.
reason-explorer = Die Punkte dieses Entdeckers sind mehr wert als die Tickets.
reason-event = Das Ereignis kommt im richtigen Moment.
