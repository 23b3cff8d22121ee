## The content: what cards are called, what they do, what they ask for.

resource-energy = { ICON("energy") } Energie
resource-water = { ICON("water") } Wasser
resource-biomass = { ICON("biomass") } Biomasse
resource-metal = { ICON("metal") } Metall
flag-housing = { ICON("housing") } Wohnen
flag-transport = { ICON("transport") } Verkehr
flag-science = { ICON("science") } Forschung
flag-industry = { ICON("industry") } Industrie
flag-food = { ICON("food") } Nahrung
colour-blue = blau
colour-yellow = gelb
colour-grey = grau
colour-pink = rosa
colour-red = rot

amount-energy = { $n } { ICON("energy") } Energie
amount-water = { $n } { ICON("water") } Wasser
amount-biomass = { $n } { ICON("biomass") } Biomasse
amount-metal = { $n } { ICON("metal") } Metall
amount-any = { $n ->
    [one] 1 { ICON("resource") } beliebige Ressource
   *[other] { $n } { ICON("resource") } beliebige Ressourcen
}
amount-other-resource = { $n ->
    [one] 1 andere Ressource
   *[other] { $n } andere Ressourcen
}
amount-resource = { $n ->
    [one] 1 { ICON("resource") } Ressource
   *[other] { $n } { ICON("resource") } Ressourcen
}
amount-rover = { $n } { ICON("rover") } Rover
amount-heart = { $n ->
    [one] 1 { ICON("heart") } Herz
   *[other] { $n } { ICON("heart") } Herzen
}
amount-heart-here = { $n ->
    [one] 1 { ICON("heart") } Herz auf diese Karte
   *[other] { $n } { ICON("heart") } Herzen auf diese Karte
}
amount-point = { $n ->
    [one] 1 { ICON("star") } Punkt
   *[other] { $n } { ICON("star") } Punkte
}
amount-nothing = nichts
amount-per = { $what } für { $each }
amount-at-most = { $what } (höchstens { $most })
price-energy = { $n } { ICON("energy") } Energie
price-water = { $n } { ICON("water") } Wasser
price-biomass = { $n } { ICON("biomass") } Biomasse
price-metal = { $n } { ICON("metal") } Metall
price-any = { $n ->
    [one] 1 { ICON("resource") } beliebige Ressource
   *[other] { $n } { ICON("resource") } beliebige Ressourcen
}
price-rover = { $n } { ICON("rover") } Rover

joined-both = { $first } und { $second }
joined-list = { $first }, { $second }
joined-then = { $first } { $second }
joined-or = { $first } Oder: { $second }

does-make = Produziert { $what }.
does-show = { $what }.
does-lend = Wer hier parkt, leiht sich die Flaggen für den Rest des Zugs.
does-host = Wer hier parkt, bekommt { $what }.
does-flip = Umdrehen: { $what }
does-at-once = Beim Bau: { $what }
does-count = { $n ->
    [one] 1 { ICON("heart") } Herz wert.
   *[other] { $n } { ICON("heart") } Herzen wert.
}
does-gain = Nimm dir { $what }.
does-pay = Zahle { $price } für { $what }.
does-swap = Tausche { $give } gegen { $get }.
does-swaps = Tausche { $give } gegen { $get }, bis zu { $times }-mal.
does-take-back = Nimm dir einen Rover von deinen Karten.
does-salvage = Tausche ein Bauwerk der Hand mit der Ablage.
does-unflip = Drehe eines deiner rosa Bauwerke zurück.
does-unflip-other = Drehe ein anderes deiner rosa Bauwerke zurück.
does-discount-always = { $n ->
    [one] { $things } kosten dich 1 Ressource weniger.
   *[other] { $things } kosten dich { $n } Ressourcen weniger.
}
does-discount-now = { $n ->
    [one] { $things } kosten dich in diesem Zug 1 Ressource weniger.
   *[other] { $things } kosten dich in diesem Zug { $n } Ressourcen weniger.
}
does-stand-in-always = Beim Bauen kannst du { $resource } als { $instead } zahlen.
does-stand-in-now = Beim Bauen kannst du { $resource } in diesem Zug als { $instead } zahlen.
does-whenever = { $moment }: { $what }.
does-score = Am Ende: { $what }.
does-wins-ties = Bei Gleichstand um eine Flagge gewinnst du.
does-own-parking = Du darfst auch auf deinen eigenen Karten parken.
does-any-flag = Beim Bauen zählt jede Art Flagge bei dir einmal mehr.
does-produce-now = Alle deine Produktionssymbole produzieren.
does-park-twice = Du darfst in einem Zug zwei Rover parken.
does-tap-flag = Nimm bis zu 3 { ICON("heart") } Herzen von einer Flagge, bei der du allein führst.
does-copy-flip = Nutze den Umdreheffekt eines fremden rosa Bauwerks; es bleibt, wie es ist.
does-build-again = Baue noch ein Bauwerk aus deiner Hand, zum vollen Preis.
does-mirror-score = Am Ende: Werte den besten Schlusseffekt eines grauen Bauwerks deiner Nachbarn wie einen eigenen.

instead-any = { ICON("resource") } beliebige Ressource
instead-energy = { ICON("energy") } Energie
instead-water = { ICON("water") } Wasser
instead-biomass = { ICON("biomass") } Biomasse
instead-metal = { ICON("metal") } Metall
things-any = { ICON("structure") } Bauwerke
things-blue = { ICON("blue") } Blaue Bauwerke
things-yellow = { ICON("yellow") } Gelbe Bauwerke
things-grey = { ICON("grey") } Graue Bauwerke
things-pink = { ICON("pink") } Rosa Bauwerke
things-red = { ICON("red") } Rote Bauwerke

when-build = Immer wenn du ein Bauwerk baust
when-build-blue = Immer wenn du ein blaues Bauwerk baust
when-build-yellow = Immer wenn du ein gelbes Bauwerk baust
when-build-grey = Immer wenn du ein graues Bauwerk baust
when-build-pink = Immer wenn du ein rosa Bauwerk baust
when-build-red = Immer wenn du ein rotes Bauwerk baust
when-build-flag = Für jede { $flag }, die du baust
when-assimilate = Immer wenn du verwertest
when-park = Immer wenn du parkst
when-parked-on = Immer wenn jemand auf deinen Karten parkt
when-flip = Immer wenn du ein rosa Bauwerk umdrehst
when-claim = Immer wenn du eine Ansehenskarte erwirbst
built-housing = { ICON("housing") } Wohnflagge
built-transport = { ICON("transport") } Verkehrsflagge
built-science = { ICON("science") } Forschungsflagge
built-industry = { ICON("industry") } Industrieflagge
built-food = { ICON("food") } Nahrungsflagge

each-housing = { $each ->
    [one] jede Wohnflagge
   *[other] je { $each } Wohnflaggen
}
each-transport = { $each ->
    [one] jede Verkehrsflagge
   *[other] je { $each } Verkehrsflaggen
}
each-science = { $each ->
    [one] jede Forschungsflagge
   *[other] je { $each } Forschungsflaggen
}
each-industry = { $each ->
    [one] jede Industrieflagge
   *[other] je { $each } Industrieflaggen
}
each-food = { $each ->
    [one] jede Nahrungsflagge
   *[other] je { $each } Nahrungsflaggen
}
each-blue = { $each ->
    [one] jedes blaue Bauwerk
   *[other] je { $each } blaue Bauwerke
}
each-yellow = { $each ->
    [one] jedes gelbe Bauwerk
   *[other] je { $each } gelbe Bauwerke
}
each-grey = { $each ->
    [one] jedes graue Bauwerk
   *[other] je { $each } graue Bauwerke
}
each-pink = { $each ->
    [one] jedes rosa Bauwerk
   *[other] je { $each } rosa Bauwerke
}
each-red = { $each ->
    [one] jedes rote Bauwerk
   *[other] je { $each } rote Bauwerke
}
each-energy = { $each ->
    [one] jede Energie in deinem Vorrat
   *[other] je { $each } Energie in deinem Vorrat
}
each-water = { $each ->
    [one] jedes Wasser in deinem Vorrat
   *[other] je { $each } Wasser in deinem Vorrat
}
each-biomass = { $each ->
    [one] jede Biomasse in deinem Vorrat
   *[other] je { $each } Biomasse in deinem Vorrat
}
each-metal = { $each ->
    [one] jedes Metall in deinem Vorrat
   *[other] je { $each } Metall in deinem Vorrat
}
each-flags = { $each ->
    [one] jede deiner Flaggen
   *[other] je { $each } deiner Flaggen
}
each-flag-kinds = { $each ->
    [one] jede Art deiner Flaggen
   *[other] je { $each } Arten deiner Flaggen
}
each-structures = { $each ->
    [one] jedes deiner Bauwerke
   *[other] je { $each } deiner Bauwerke
}
each-colours = { $each ->
    [one] jede Farbe, die du gebaut hast
   *[other] je { $each } Farben, die du gebaut hast
}
each-rovers = { $each ->
    [one] jeden Rover in deinem Vorrat
   *[other] je { $each } Rover in deinem Vorrat
}
each-guests = { $each ->
    [one] jeden fremden Rover bei dir
   *[other] je { $each } fremde Rover bei dir
}
each-resources = { $each ->
    [one] jede Ressource in deinem Vorrat
   *[other] je { $each } Ressourcen in deinem Vorrat
}
each-resource-kinds = { $each ->
    [one] jede Sorte Ressource in deinem Vorrat
   *[other] je { $each } Sorten Ressourcen in deinem Vorrat
}
each-production = { $each ->
    [one] jedes Produktionssymbol
   *[other] je { $each } Produktionssymbole
}
each-production-kinds = { $each ->
    [one] jede Sorte Ressource, die du produzierst
   *[other] je { $each } Sorten Ressourcen, die du produzierst
}
each-reputations = { $each ->
    [one] jede deiner Ansehenskarten
   *[other] je { $each } deiner Ansehenskarten
}
each-hearts-here = { $each ->
    [one] jedes Herz, das auf deinen Bauwerken liegt
   *[other] je { $each } Herzen, die auf deinen Bauwerken liegen
}
each-x = { $each ->
    [one] jedes Herz auf X
   *[other] je { $each } Herzen auf X
}

need-housing = { $n ->
    [one] 1 { ICON("housing") } Wohnflagge
   *[other] { $n } { ICON("housing") } Wohnflaggen
}
need-transport = { $n ->
    [one] 1 { ICON("transport") } Verkehrsflagge
   *[other] { $n } { ICON("transport") } Verkehrsflaggen
}
need-science = { $n ->
    [one] 1 { ICON("science") } Forschungsflagge
   *[other] { $n } { ICON("science") } Forschungsflaggen
}
need-industry = { $n ->
    [one] 1 { ICON("industry") } Industrieflagge
   *[other] { $n } { ICON("industry") } Industrieflaggen
}
need-food = { $n ->
    [one] 1 { ICON("food") } Nahrungsflagge
   *[other] { $n } { ICON("food") } Nahrungsflaggen
}
need-blue = { $n ->
    [one] 1 { ICON("blue") } blaues Bauwerk
   *[other] { $n } { ICON("blue") } blaue Bauwerke
}
need-yellow = { $n ->
    [one] 1 { ICON("yellow") } gelbes Bauwerk
   *[other] { $n } { ICON("yellow") } gelbe Bauwerke
}
need-grey = { $n ->
    [one] 1 { ICON("grey") } graues Bauwerk
   *[other] { $n } { ICON("grey") } graue Bauwerke
}
need-pink = { $n ->
    [one] 1 { ICON("pink") } rosa Bauwerk
   *[other] { $n } { ICON("pink") } rosa Bauwerke
}
need-red = { $n ->
    [one] 1 { ICON("red") } rotes Bauwerk
   *[other] { $n } { ICON("red") } rote Bauwerke
}
need-energy = { $n } { ICON("energy") } Energie in deinem Vorrat
need-water = { $n } { ICON("water") } Wasser in deinem Vorrat
need-biomass = { $n } { ICON("biomass") } Biomasse in deinem Vorrat
need-metal = { $n } { ICON("metal") } Metall in deinem Vorrat
need-flags = { $n ->
    [one] 1 { ICON("flag") } Flagge
   *[other] { $n } { ICON("flag") } Flaggen
}
need-flag-kinds = { $n } Arten Flaggen
need-structures = { $n ->
    [one] 1 { ICON("structure") } Bauwerk
   *[other] { $n } { ICON("structure") } Bauwerke
}
need-colours = Bauwerke in { $n } Farben
need-rovers = { $n } { ICON("rover") } Rover in deinem Vorrat
need-guests = { $n ->
    [one] 1 fremder Rover auf deinen Karten
   *[other] { $n } fremde Rover auf deinen Karten
}
need-resources = { $n ->
    [one] 1 Ressource in deinem Vorrat
   *[other] { $n } Ressourcen in deinem Vorrat
}
need-resource-kinds = { $n ->
    [one] 1 Sorte Ressource in deinem Vorrat
   *[other] { $n } Sorten Ressourcen in deinem Vorrat
}
need-production = { $n ->
    [one] 1 Produktionssymbol
   *[other] { $n } Produktionssymbole
}
need-production-kinds = { $n ->
    [one] Produktion von 1 Sorte Ressource
   *[other] Produktion von { $n } Sorten Ressourcen
}
need-reputations = { $n ->
    [one] 1 Ansehenskarte
   *[other] { $n } Ansehenskarten
}
need-hearts-here = { $n ->
    [one] 1 Herz, das auf deinen Bauwerken liegt
   *[other] { $n } Herzen, die auf deinen Bauwerken liegen
}
lack-flag-kinds = { $n ->
    [one] 1 weitere Art Flaggen
   *[other] { $n } weitere Arten Flaggen
}
lack-colours = Bauwerke in { $n ->
    [one] 1 weiteren Farbe
   *[other] { $n } weiteren Farben
}
lack-resource-kinds = { $n ->
    [one] 1 weitere Sorte Ressource in deinem Vorrat
   *[other] { $n } weitere Sorten Ressourcen in deinem Vorrat
}
lack-production-kinds = Produktion von { $n ->
    [one] 1 weiteren Sorte Ressource
   *[other] { $n } weiteren Sorten Ressourcen
}

card-solar-foil = { ICON("blue") } Solarfolie
card-solar-foil-about = Rollt sich aus wie ein Teppich und wiegt so viel wie ein Mantel.
card-biogas-plant = { ICON("blue") } Biogasanlage
card-biogas-plant-about = Kein Wind trägt den Geruch herüber. Das hilft.
card-ice-quarry = { ICON("blue") } Eisbruch
card-ice-quarry-about = In Blöcke gesägt und nach Körnung sortiert.
card-frost-trap = { ICON("blue") } Frostfalle
card-frost-trap-about = Eine kalte Platte, die geduldig sammelt, was vorbeischwebt.
card-algae-tank = { ICON("blue") } Algentank
card-algae-tank-about = Grün, still und fleißiger als alle anderen im Haus.
card-fog-garden = { ICON("blue") } Nebelgarten
card-fog-garden-about = Um vier regnet es, so ist es ausgemacht.
card-dust-magnet = { ICON("blue") } Staubmagnet
card-dust-magnet-about = Mondstaub klebt an allem. Hier ausnahmsweise mit Absicht.
card-battery-bench = { ICON("blue") } Akkuwerkstatt
card-battery-bench-about = Alte Rover gehen hinein, Teile und Strom kommen heraus.
card-ridge-mirrors = { ICON("blue") } Gratspiegel
card-ridge-mirrors-about = Nahe am Pol wissen manche Grate kaum, was Nacht ist.
card-shadow-mine = { ICON("blue") } Schattenmine
card-shadow-mine-about = Auf den Boden dieses Kraters fiel noch nie ein Sonnenstrahl.
card-first-greenhouse = { ICON("blue") } Erstes Gewächshaus
card-first-greenhouse-about = Die erste Tomate teilten sich neun Leute.
card-solar-furnace = { ICON("blue") } Sonnenofen
card-solar-furnace-about = Auf der einen Seite Sonnenlicht, auf der anderen flüssiges Metall.
card-electrolyser = { ICON("blue") } Wasserbatterie
card-electrolyser-about = Spaltet tagsüber Wasser und fügt es nachts wieder zusammen.
card-waste-sorter = { ICON("blue") } Wertstoffhof
card-waste-sorter-about = Wegwerfen geht nicht: Es gibt hier kein Weg.
card-inflatable-hab = { ICON("yellow") } Aufblashaus
card-inflatable-hab-about = Zu Hause ist, wo die Luft drinnen bleibt.
card-rover-shed = { ICON("yellow") } Rovergarage
card-rover-shed-about = Die Schlüssel hängen an der Tür. Sie sehen alle gleich aus.
card-rock-lab = { ICON("yellow") } Gesteinslabor
card-rock-lab-about = Jeder Stein ist älter als alles, was Oma im Garten hatte.
card-brick-printer = { ICON("yellow") } Ziegeldrucker
card-brick-printer-about = Eine Lage Staub, ein Hauch Hitze, und noch einmal.
card-salad-rack = { ICON("yellow") } Salatregal
card-salad-rack-about = Salat auf sechs Etagen und eine Liste, wer ernten darf.
card-lava-tube-camp = { ICON("yellow") } Lavahöhlenlager
card-lava-tube-camp-about = Unter vierzig Metern Fels schläft es sich ruhig.
card-sick-bay = { ICON("yellow") } Krankenstation
card-sick-bay-about = Knochen werden hier faul. Das Laufband nicht.
card-landing-pad = { ICON("yellow") } Landeplatz
card-landing-pad-about = Glatt gesintert, damit kein Besuch die Nachbarn sandstrahlt.
card-seed-vault = { ICON("yellow") } Samenkammer
card-seed-vault-about = Die Kälte kostet nichts und fällt nie aus.
card-assembly-yard = { ICON("grey") } Montagehof
card-assembly-yard-about = Ein Schraubenschlüssel, der von Hand zu Hand geht.
card-scrap-heap = { ICON("grey") } Schrottplatz
card-scrap-heap-about = Hier ist alles schon mindestens einmal geflogen.
card-visitors-lounge = { ICON("grey") } Besucherlounge
card-visitors-lounge-about = Becher und Geschichten bitte mitbringen.
card-first-observatory = { ICON("grey") } Erste Sternwarte
card-first-observatory-about = In den nächsten drei Milliarden Jahren keine Wolken in Sicht.
card-power-grid = { ICON("grey") } Stromnetz
card-power-grid-about = Wer am Kabel hängt, gehört zum Dorf.
card-swap-shelf = { ICON("pink") } Tauschregal
card-swap-shelf-about = Eins nehmen, eins dalassen. Die Vertrauenskasse ist aus Alu.
card-supply-drop = { ICON("pink") } Nachschub
card-supply-drop-about = Es hüpft elfmal, dann gehört es uns.
card-tow-crew = { ICON("pink") } Abschleppdienst
card-tow-crew-about = Eine Gratisfahrt nach Hause, auch ungefragt.
card-scrap-crane = { ICON("pink") } Schrottkran
card-scrap-crane-about = Hebt sechsmal so viel wie auf der Erde.
card-greetings-to-earth = { ICON("pink") } Gruß an die Erde
card-greetings-to-earth-about = Die Antwort kommt immer zweieinhalb Sekunden zu spät.
card-shared-kitchen = { ICON("pink") } Gemeinschaftsküche
card-shared-kitchen-about = Die Zwiebeln fallen so langsam, dass man sie fangen kann.
card-charging-lane = { ICON("red") } Ladespur
card-charging-lane-about = Zwei Steckdosen, keine Schlange und ein Dach aus Sternen.
card-lunar-charter = { ICON("red") } Mondcharta
card-lunar-charter-about = Vier Seiten. Das längste Kapitel handelt vom Staub.
card-panel-printer = { ICON("blue") } Zellendrucker
card-panel-printer-about = Druckt Solarzellen und läuft mit der ersten davon.
card-crater-lake = { ICON("blue") } Kratersee
card-crater-lake-about = Ein See unter Glas, knietief und heiß geliebt.
card-carp-pond = { ICON("blue") } Karpfenteich
card-carp-pond-about = Die Fische haben den Umzug nicht bemerkt.
card-vacuum-forge = { ICON("blue") } Vakuumschmiede
card-vacuum-forge-about = Keine Luft, kein Rost. Der Schmied trägt Raumanzug.
card-fusion-pilot = { ICON("blue") } Fusionsversuch
card-fusion-pilot-about = Noch zehn Jahre, hieß es immer. Es wurden zwölf.
card-ice-train = { ICON("blue") } Eiszug
card-ice-train-about = Neunhundert Tonnen Frühstückstee, vom Pol in die Ebene.
card-terrace-farm = { ICON("blue") } Terrassenhof
card-terrace-farm-about = Am Kraterhang wächst Reis, Stufe um Stufe.
card-sinter-works = { ICON("blue") } Sinterwerk
card-sinter-works-about = Hinein geht Staub. Heraus kommt, was Dächer trägt.
card-closed-loop = { ICON("blue") } Kreislaufhaus
card-closed-loop-about = Der Tee von heute war der Tee von gestern. Nicht nachdenken.
card-crater-terraces = { ICON("yellow") } Kraterterrassen
card-crater-terraces-about = Von jedem Balkon sieht man die Erde, immer am selben Fleck.
card-monorail = { ICON("yellow") } Einschienenbahn
card-monorail-about = Sie schwebt nicht. Es fühlt sich nur so an.
card-far-side-dish = { ICON("yellow") } Rückseitenschüssel
card-far-side-dish-about = Der stillste Ort, den es gibt, für alle, die lauschen.
card-slag-foundry = { ICON("yellow") } Schlackengießerei
card-slag-foundry-about = Aus den Resten der Reste wird gutes Pflaster.
card-dome-orchard = { ICON("yellow") } Kuppelobstgarten
card-dome-orchard-about = Auch hier fallen Äpfel, nur mit mehr Würde.
card-garden-quarter = { ICON("yellow") } Gartenviertel
card-garden-quarter-about = Die Bohnen sind schneller im Treppenhaus oben als die Kinder.
card-harvest-line = { ICON("yellow") } Erntebahn
card-harvest-line-about = Hält an allen Kuppeln und riecht nach Basilikum.
card-survey-fleet = { ICON("yellow") } Messflotte
card-survey-fleet-about = Dreißig Rover zeichnen eine Karte und streiten um die Ränder.
card-test-bench = { ICON("yellow") } Prüfstand
card-test-bench-about = Was den Montag übersteht, geht in Serie.
card-workers-row = { ICON("yellow") } Werkssiedlung
card-workers-row-about = Die Schichtglocke ist ein Licht: Draußen hört sie ja keiner.
card-town-square = { ICON("grey") } Dorfplatz
card-town-square-about = Eine Bank, eine Lampe und weit und breit der einzige Baum.
card-service-ramp = { ICON("grey") } Wartungsrampe
card-service-ramp-about = Wer zu Besuch war, fährt mit sauberen Rädern und Geschenk heim.
card-repair-dock = { ICON("grey") } Reparaturdock
card-repair-dock-about = Geklebt, geflickt, geschraubt: Das hält noch zehn Jahre.
card-press-room = { ICON("grey") } Pressebüro
card-press-room-about = Alle Nachrichten von einem Ort ohne Wetter.
card-superconductor = { ICON("grey") } Supraleiter
card-superconductor-about = Im Schatten kommt er ganz ohne Kühlung aus.
card-prefab-yard = { ICON("grey") } Fertigteillager
card-prefab-yard-about = Teil sieben passt immer, wenn man es zweimal dreht.
card-rover-museum = { ICON("grey") } Rovermuseum
card-rover-museum-about = Bitte nicht in die Ausstellungsstücke setzen. Sie fahren noch.
card-harvest-festival = { ICON("grey") } Erntedankfest
card-harvest-festival-about = Es gibt einen Kürbis. Er hat einen Namen.
card-night-market = { ICON("pink") } Nachtmarkt
card-night-market-about = Vierzehn Tage am Stück geöffnet.
card-seed-exchange = { ICON("pink") } Samenbörse
card-seed-exchange-about = Zwei Bohnen für ein Zweiglein Minze, und kein Feilschen.
card-modular-kit = { ICON("pink") } Modulbaukasten
card-modular-kit-about = Ein paar Wände, viele Löcher und ein Bild vom Ergebnis.
card-refit-bay = { ICON("pink") } Umbauhalle
card-refit-bay-about = Nichts bleibt, was es war, und genau so soll es sein.
card-rover-rally = { ICON("pink") } Roverrallye
card-rover-rally-about = Fünfzehn Stundenkilometer, und kein Auge bleibt trocken.
card-guest-rooms = { ICON("pink") } Gästezimmer
card-guest-rooms-about = Ruhige Nächte, garantiert bis zum Jahr vier Milliarden.
card-private-garage = { ICON("red") } Privatgarage
card-private-garage-about = Ein eigenes Tor, und dahinter ein eigener Rover.
card-embassy = { ICON("red") } Botschaft
card-embassy-about = Spricht für alle und kocht ausgezeichneten Kaffee.
card-grand-switch-on = { ICON("red") } Großes Einschalten
card-grand-switch-on-about = Fünf, vier, drei, und dann stolpert jemand übers Kabel.
card-helium-harvester = { ICON("blue") } Heliumernter
card-helium-harvester-about = Siebt jede Woche einen Quadratkilometer für ein paar Gramm Licht.
card-comet-catcher = { ICON("blue") } Kometenfänger
card-comet-catcher-about = Gut zielen. Er kommt nur einmal vorbei.
card-moon-forest = { ICON("blue") } Mondwald
card-moon-forest-about = Die Birken werden hier höher und wundern sich selbst darüber.
card-titanium-works = { ICON("blue") } Titanwerk
card-titanium-works-about = Die dunklen Ebenen sind voll davon, man braucht nur genug Hitze.
card-university-town = { ICON("yellow") } Universitätsstadt
card-university-town-about = Zur Aufnahmeprüfung gehört das Anziehen der Stiefel.
card-gene-gardens = { ICON("yellow") } Gengärten
card-gene-gardens-about = Jemand hat eine Erdbeere gezüchtet, die Dunkelheit mag.
card-market-tram = { ICON("yellow") } Marktbahn
card-market-tram-about = Vorne Käse, hinten Klatsch.
card-freight-yards = { ICON("yellow") } Güterbahnhof
card-freight-yards-about = Ein Katapult braucht keinen Treibstoff, nur eine gerade Bahn.
card-glass-quarter = { ICON("yellow") } Glasviertel
card-glass-quarter-about = Geschmolzener Staub in vierzig Farbtönen.
card-dome-city = { ICON("yellow") } Kuppelstadt
card-dome-city-about = Die erste Stadt, in der es nach Abstimmung regnet.
card-space-lift = { ICON("yellow") } Weltraumlift
card-space-lift-about = Nächster Halt in neun Tagen. Bitte festhalten.
card-crater-telescope = { ICON("yellow") } Kraterteleskop
card-crater-telescope-about = Ein ganzer Krater als Spiegel, und darin der Anfang der Zeit.
card-robot-mills = { ICON("yellow") } Robotermühlen
card-robot-mills-about = Sie mahlen, backen und ölen sich gegenseitig.
card-farm-tower = { ICON("yellow") } Farmturm
card-farm-tower-about = Dreißig Felder, ein Aufzug und eine sehr stolze Ziege.
card-city-hall = { ICON("grey") } Rathaus
card-city-hall-about = Im Standesamt stehen die ersten geborenen Mondbürger.
card-medal-academy = { ICON("grey") } Medaillenakademie
card-medal-academy-about = Der Preis ist eine kleine Medaille und ein langer Streit.
card-patent-office = { ICON("grey") } Patentamt
card-patent-office-about = Eintrag 1: ein Stuhl, der nicht davonschwebt.
card-clearance-sale = { ICON("grey") } Räumungsverkauf
card-clearance-sale-about = Alles muss raus, am besten nach oben.
card-low-g-theatre = { ICON("grey") } Schwebebühne
card-low-g-theatre-about = Solche Sprünge hat kein Ballett auf der Erde.
card-ark-of-records = { ICON("grey") } Archiv
card-ark-of-records-about = Von allem eine Kopie, sicher außer Reichweite.
card-crater-derby = { ICON("grey") } Kraterderby
card-crater-derby-about = Eine Runde dauert sechs Stunden. Brote mitbringen.
card-earthrise-park = { ICON("grey") } Erdaufgangspark
card-earthrise-park-about = Alle kommen wegen der Aussicht und bleiben wegen der Enten.
card-hall-of-fame = { ICON("grey") } Ruhmeshalle
card-hall-of-fame-about = Fußabdrücke unter Glas, Schuhgröße 43.
card-reserve-vault = { ICON("grey") } Vorratskammer
card-reserve-vault-about = Wer den ersten Winter kennt, wirft kein Glas mehr weg.
card-hall-of-hearts = { ICON("grey") } Herzenshaus
card-hall-of-hearts-about = Eine Wand voller Dankesbriefe, vom Boden bis zur Decke.
card-council-of-five = { ICON("grey") } Rat der Fünf
card-council-of-five-about = Fünf Stühle, ein runder Tisch, und doch nie ein Patt.
card-moon-capital = { ICON("grey") } Mondhauptstadt
card-moon-capital-about = In klaren Nächten sieht man die Lichter von der Erde aus.
card-five-banner-gala = { ICON("pink") } Fünf-Flaggen-Gala
card-five-banner-gala-about = Draußen hängen sie still, also winken die Gäste.
card-launch-day = { ICON("pink") } Starttag
card-launch-day-about = Der Countdown-Chor probt schon seit Wochen.
card-art-auction = { ICON("pink") } Kunstauktion
card-art-auction-about = Los 12: ein Gemälde vom Regen.
card-rover-parade = { ICON("pink") } Roverparade
card-rover-parade-about = Mit Papierblumen geschmückt und langsamer denn je.
card-encore-stage = { ICON("pink") } Zugabenbühne
card-encore-stage-about = Noch einmal von vorn, und Vorsicht mit der Decke.
card-night-shift = { ICON("red") } Nachtschicht
card-night-shift-about = Die Nacht dauert zwei Wochen. Da schafft man was weg.
card-referendum = { ICON("red") } Volksabstimmung
card-referendum-about = Wahlbeteiligung: alle, einschließlich der Katze.
card-franchise = { ICON("red") } Filiale
card-franchise-about = Gleiches Schild, gleiche Karte, anderer Krater.
card-hall-of-mirrors = { ICON("red") } Spiegelsaal
card-hall-of-mirrors-about = Hier sieht der Ruhm der Nachbarn aus wie der eigene.
card-dawn-crossing = { ICON("expedition") } Morgenfahrt
card-dawn-crossing-about = Im Radfahrertempo nach Westen, dann bleibt der Morgen bei dir.
card-polar-traverse = { ICON("expedition") } Polfahrt
card-polar-traverse-about = Eis im Schatten, und die Sonne läuft am Rand entlang.
card-dust-survey = { ICON("expedition") } Staubmessung
card-dust-survey-about = Eine Probe alle hundert Meter, hundert Kilometer lang.
card-crater-rim-walk = { ICON("expedition") } Kraterwanderung
card-crater-rim-walk-about = Langsame Schritte, weiter Blick, kein Geländer.
card-ore-prospecting = { ICON("expedition") } Erzsuche
card-ore-prospecting-about = Der Hammer fällt langsam, aber er fällt.
card-wreck-hunt = { ICON("expedition") } Wracksuche
card-wreck-hunt-about = Alte Landefähren haben die besten Ersatzteile.
card-cable-laying = { ICON("expedition") } Kabelbau
card-cable-laying-about = Zweihundert Kilometer Kabel, und ein Meter fehlt.
card-well-boring = { ICON("expedition") } Brunnenbau
card-well-boring-about = In vierzig Metern Tiefe fängt der Bohrer an zu dampfen.
card-rover-assembly = { ICON("expedition") } Roverbau
card-rover-assembly-about = Sechs Räder, neun Schrauben, eine bleibt übrig.
card-convoy = { ICON("expedition") } Konvoi
card-convoy-about = In der Spur bleiben und die Lichter im Blick behalten.
card-recovery-tour = { ICON("expedition") } Bergung
card-recovery-tour-about = Da hat wieder wer die Bremse vergessen.
card-deep-vein = { ICON("expedition") } Tiefe Ader
card-deep-vein-about = Je tiefer, desto heller glänzt es.
card-summit-climb = { ICON("expedition") } Gipfeltour
card-summit-climb-about = Der letzte Meter ist der längste, auch mit leichtem Gepäck.
card-pilgrims-trail = { ICON("expedition") } Pilgerpfad
card-pilgrims-trail-about = Zu den ältesten Spuren, und keinen Schritt näher.
card-farewell-drive = { ICON("expedition") } Abschiedsfahrt
card-farewell-drive-about = Noch eine letzte Runde, dann geht es ins Museum.
card-grand-tour = { ICON("expedition") } Große Rundreise
card-grand-tour-about = An einem Tag durch alle fünf Viertel, überall mit Kuchen.
card-museum-run = { ICON("expedition") } Museumstour
card-museum-run-about = Bitte mehr zurückbringen, als du ausgeliehen hast.
card-festival-barge = { ICON("expedition") } Festwagen
card-festival-barge-about = Blumen auf sechs Rädern.
card-first-2 = { ICON("expedition") } Erste Expedition für 2
card-first-2-about = Irgendwer muss ja vorangehen.
card-first-3 = { ICON("expedition") } Erste Expedition für 3
card-first-3-about = Irgendwer muss ja vorangehen.
card-first-4 = { ICON("expedition") } Erste Expedition für 4
card-first-4-about = Irgendwer muss ja vorangehen.
card-first-5 = { ICON("expedition") } Erste Expedition für 5
card-first-5-about = Irgendwer muss ja vorangehen.
card-armstrong-ridge = { ICON("base") } Armstrong-Rücken
card-armstrong-ridge-about = Von der Schleuse zum Labor ist es ein kleiner Schritt.
card-kepler-point = { ICON("base") } Kepler-Punkt
card-kepler-point-about = Wo alles in sauberen Ellipsen läuft.
card-shackleton-rim = { ICON("base") } Shackleton-Rand
card-shackleton-rim-about = Wieder ein Südpol, diesmal mit Suppe.
card-marius-hollow = { ICON("base") } Marius-Höhle
card-marius-hollow-about = Ein Oberlicht, eine Höhle, eine Haustür.
card-aitken-gardens = { ICON("base") } Aitken-Gärten
card-aitken-gardens-about = Der tiefste Garten im Sonnensystem.
card-tycho-terrace = { ICON("base") } Tycho-Terrasse
card-tycho-terrace-about = Draußen helle Strahlen, drinnen helle Köpfe.
card-mare-junction = { ICON("base") } Mare-Kreuz
card-mare-junction-about = Hier treffen sich alle Spuren, und dann parkt jemand drauf.
card-copernicus-works = { ICON("base") } Kopernikus-Werk
card-copernicus-works-about = Alles dreht sich, am schnellsten die Drehbänke.
card-busy-settlers = { ICON("bronze") } Fleißige Siedler
card-busy-settlers-about = Hier geht das Licht nie aus.
card-proud-banners = { ICON("bronze") } Stolze Banner
card-proud-banners-about = Mit Draht versteift, weil der Wind fehlt.
card-full-garage = { ICON("bronze") } Volle Garage
card-full-garage-about = Heute Abend sind alle zu Hause.
card-blue-collars = { ICON("bronze") } Blaumänner
card-blue-collars-about = Staub am Ärmel und Stolz in der Stimme.
card-open-doors = { ICON("bronze") } Offene Türen
card-open-doors-about = Die Schleuse ist nie verriegelt, nur zu.
card-clever-hands = { ICON("bronze") } Geschickte Hände
card-clever-hands-about = Klebeband und ein Nachmittag, mehr braucht es nicht.
card-stocked-larder = { ICON("bronze") } Gefüllte Speicher
card-stocked-larder-about = Von allem etwas, und alles beschriftet.
card-three-trades = { ICON("bronze") } Drei Gewerke
card-three-trades-about = Frag ruhig: Irgendwer hier kann das.
card-four-trades = { ICON("silver") } Vier Gewerke
card-four-trades-about = Für jeden Anlass ein Werkzeugkasten.
card-power-barons = { ICON("silver") } Strombarone
card-power-barons-about = Sie rechnen in Megawatt und geben Watt als Trinkgeld.
card-good-neighbours = { ICON("silver") } Gute Nachbarn
card-good-neighbours-about = Ein Teller steht immer zu viel auf dem Tisch.
card-road-masters = { ICON("silver") } Straßenmeister
card-road-masters-about = Sie kennen jedes Loch, und meistens auch sein Alter.
card-learned-society = { ICON("silver") } Gelehrtenkreis
card-learned-society-about = Tagt dienstags und streitet die ganze Woche.
card-iron-masters = { ICON("silver") } Eisenmeister
card-iron-masters-about = Was sich verschrauben lässt, ist verschraubt.
card-show-people = { ICON("silver") } Bühnenvolk
card-show-people-about = Immer auf Tour, nie zu spät, selten leise.
card-full-palette = { ICON("silver") } Alle Register
card-full-palette-about = Sie haben alles versucht, und das meiste gefiel ihnen.
card-five-banners = { ICON("gold") } Fünf Banner
card-five-banners-about = In dieser Stadt hat jedes Handwerk seinen Tisch.
card-self-sufficient = { ICON("gold") } Selbstversorger
card-self-sufficient-about = Das letzte Versorgungsschiff flog mit Geschenken zurück.
card-city-planners = { ICON("gold") } Stadtplaner
card-city-planners-about = Die erste Straße heißt nach dem ersten Plattfuß.
card-great-fleet = { ICON("gold") } Große Flotte
card-great-fleet-about = Von oben sehen die Spuren aus wie Handschrift.
card-garden-moon = { ICON("gold") } Gartenmond
card-garden-moon-about = Von der Erde aus sieht man einen grünen Punkt.
card-shining-minds = { ICON("gold") } Helle Köpfe
card-shining-minds-about = Zwei Preise, und eine Schlange vor dem Teleskop.
card-golden-trade = { ICON("gold") } Goldenes Handwerk
card-golden-trade-about = „Made on the Moon“ ist ein Versprechen.
card-capital-status = { ICON("gold") } Hauptstadtrang
card-capital-status-about = Die Post hat jetzt eine Postleitzahl dafür.

## The pictures

pic-era = { $era ->
    [1] Ära I
    [2] Ära II
   *[other] Ära III
}
pic-round = Runde { $round } von { $rounds }
pic-over = Die Partie ist zu Ende
pic-free = kostenlos
pic-no-cards = Keine Bauwerke auf der Hand
pic-needs = Verlangt { $what }.
pic-reputations = Ansehen
pic-bronze = Bronze
pic-silver = Silber
pic-gold = Gold
pic-discards = Ablage
pic-group-blue = Blau: Produktion ({ $number })
pic-group-yellow = Gelb: Flaggen ({ $number })
pic-group-grey = Grau: Fähigkeiten und Wertung ({ $number })
pic-group-pink = Rosa: zum Umdrehen ({ $number })
pic-group-red = Rot: einzigartig ({ $number })
pic-kind-structure = Bauwerk, { $colour }, { $era }
pic-kind-expedition = Expeditionskarte, { $era }
pic-kind-first = Expeditionskarte
pic-kind-base = Basis
pic-kind-bronze = Ansehen in Bronze
pic-kind-silver = Ansehen in Silber
pic-kind-gold = Ansehen in Gold
pic-cost = Kosten: { $cost }.
pic-bin = Verwerten: { $what }.
pic-worth = { $hearts ->
    [one] 1 Herz wert.
   *[other] { $hearts } Herzen wert.
}
pic-final = Endstand
pic-total = Summe

pic-tell-over = Die Partie ist zu Ende.
pic-tell-turn = { $who } ist am Zug, { $era ->
    [1] Ära I
    [2] Ära II
   *[other] Ära III
}, Runde { $round } von { $rounds }.
pic-tell-x = X ist { $x }.
pic-tell-flags = Flaggen: { $flags }.
pic-tell-flag-nobody = { $flag } { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, niemand
pic-tell-flag-leader = { $flag } { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, { $who } mit { $most }
pic-tell-flag-tie = { $flag } { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, Gleichstand bei { $most }: { $who }
pic-tell-player = { $who }: Stand { $score }, { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, { $rovers ->
    [one] 1 Rover
   *[other] { $rovers } Rover
}, { $goods }.
pic-tell-nothing = keine Ressourcen
pic-tell-few = { $number } { $what }
pic-tell-colour = { $number } { $colour ->
    [blue] blau
    [yellow] gelb
    [grey] grau
    [pink] rosa
   *[red] rot
}
pic-tell-built = Gebaut: { $built }; { $spots ->
    [0] kein Stellplatz frei
    [one] 1 Stellplatz frei
   *[other] { $spots } Stellplätze frei
}.
pic-tell-shows = Eigene Flaggen: { $flags }.
pic-tell-lent = Geliehen für { $who }: { $flags }.
pic-tell-first = { $who } hat die Erste Expedition.
pic-tell-claimed = { $level }, vergeben: { $cards }.
pic-tell-free = { $level }, noch zu haben: { $cards }.
pic-tell-owner = { $card } an { $who }
pic-tell-offer = { $card } ({ $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} für { $needs })
pic-tell-deck = Karten im Stapel: { $deck }.
pic-tell-discards = Karten in der Ablage: { $number }, obenauf { $top }.
pic-tell-pile = Ablage, von oben: { $cards }.
pic-tell-base = Basis { $base }.
pic-tell-tableau = { $who }: { $cards }
pic-tell-group-blue = Blau: { $cards }.
pic-tell-group-yellow = Gelb: { $cards }.
pic-tell-group-grey = Grau: { $cards }.
pic-tell-group-pink = Rosa: { $cards }.
pic-tell-group-red = Rot: { $cards }.
pic-tell-with = { $card } ({ $facts })
pic-tell-hearts = { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
pic-tell-flipped = umgedreht
pic-tell-parked = geparkt: { $who }
pic-tell-spot = Stellplatz frei
pic-tell-owned = Ansehen: { $cards }.
pic-tell-have = Du hast { $goods }, { $rovers ->
    [one] 1 Rover
   *[other] { $rovers } Rover
}. Deine Flaggen: { $flags }.
pic-tell-no-flags = keine
pic-tell-main = Deine Hauptaktion steht noch aus.
pic-tell-acted = Deine Hauptaktion ist getan.
pic-tell-used = In diesem Zug genutzt: { $extras }.
pic-extra-expedition = Expeditionskarte
pic-extra-park = Parken
pic-extra-flip = Umdrehen
pic-extra-claim = Ansehen
pic-tell-expedition = Deine Expeditionskarte: { $card }. { $does }
pic-tell-hand = Deine Hand:
pic-tell-no-hand = Du hast keine Bauwerke auf der Hand.
pic-tell-card = { $card } ({ $colour }): { $cost }.
pic-tell-lacking = { $card } ({ $colour }): { $cost }; es fehlt: { $lacks }.
pic-tell-letter = { $letter } { $card }
pic-tell-reputation = Ansehen: { $cards }.
pic-tell-discard = Ablage: { $cards }.
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

## The rules

game-name = Moon
game-blurb = Drei Ären Bauen auf dem Mond, von Haakon Hoel Gaarder: Kartenhände machen die Runde, Gäste parken vor deiner Tür, und Flaggen bringen Herzen. Für zwei bis fünf.
preset-standard = Standard

part-flags = Flaggen
part-effects = Karteneffekte
part-tokens = Herzen auf Karten
part-structures = Aufgedruckte Herzen
part-reputations = Ansehen
part-end = Ende der Partie

group-build = Bauen
group-assimilate = Verwerten
group-park = Rover parken
group-use = Karte nutzen
group-claim = Ansehenskarte erwerben
group-of = { $player }

ask-turn = Baue oder verwerte ein Bauwerk; Extras gehen davor oder danach
ask-turn-more = Nutze noch ein Extra oder beende deinen Zug
ask-turn-over = Kein Extra steht dir offen: Beende deinen Zug. (Von selbst endet er nicht: Das verriete den anderen etwas über deine Hand.)
ask-turn-again = Baue noch ein Bauwerk (voller Preis), nutze ein Extra oder beende den Zug
ask-gain = Welche Ressource nimmst du dir?
ask-gain-because = Welche Ressource bringt dir „{ $card }“?
ask-pay = Womit zahlst du für { $what }?
ask-pay-for = Wie bezahlst du „{ $card }“?
ask-convert = { $times ->
    [one] Was tauschst du?
   *[other] Was tauschst du? Noch höchstens { $times }-mal.
}
ask-one-of = Was davon tust du?
ask-take-back = Welchen geparkten Rover nimmst du in deinen Vorrat?
ask-unflip = Welches Bauwerk drehst du zurück?
ask-salvage = Welches Bauwerk nimmst du aus der Ablage?
ask-give-up = Welches Bauwerk legst du für „{ $card }“ ab?
ask-tap = Von welcher Flagge nimmst du Herzen?
ask-copy = Wessen rosa Bauwerk nutzt du?

do-skip = Darauf verzichten
do-back = Zurück
do-pay = { $price } zahlen
do-pay-nothing = Nichts zahlen
do-convert = { $give } → { $get }
do-convert-first = { $give } → { $get } und { $count ->
    [one] 1 weitere nach Wahl
   *[other] { $count } weitere nach Wahl
}
do-take-back = { ICON("rover") } Den Rover auf „{ $card }“
do-unflip = { $card }: { $effect }
do-salvage = { $card } nehmen ({ $price })
do-give-up = { $card } ablegen ({ $price })
do-build = { $card } bauen ({ $price })
do-assimilate = { $card } verwerten: { $what }
do-expedition = { $card }: { $effect }
do-park = { $card } bei { $player }: { $what }
do-park-nowhere = { ICON("park") } Einen Rover parken
do-flip = { $card } umdrehen: { $effect }
do-claim = { $card } ({ $hearts }): { $effect }
do-expedition-withheld = „{ $card }“ nutzen: { $effect }
do-park-withheld = Auf „{ $card }“ bei { $player } parken: { $what }
do-claim-withheld = „{ $card }“ erwerben ({ $hearts }): { $effect }
do-end-turn = Zug beenden
do-tap = { $flag }: { $hearts }
do-copy = { $card }: { $effect }
price-free = kostenlos

withheld-acted = deine Hauptaktion ist schon getan
withheld-act-first = vorher musst du ein Bauwerk bauen oder verwerten
withheld-used = das hast du in diesem Zug schon genutzt
withheld-no-use = es würde gerade nichts bewirken
withheld-lacking = es fehlt noch: { $what }
withheld-lacking-but = es fehlt noch: { $what }; { $hint }
withheld-parked = { $count ->
    [one] du hast in diesem Zug schon geparkt
   *[other] du hast in diesem Zug schon { $count } Rover geparkt
}
withheld-no-rover = du hast keinen Rover im Vorrat
withheld-no-spot = auf den Karten der anderen gibt es noch keinen Stellplatz
withheld-spot-taken = dort parkt schon { $player }
withheld-flipped = es bleibt umgedreht, bis die Ära gewertet ist
withheld-not-your-turn = du bist nicht am Zug
hint-park = möglich, wenn du auf „{ $card }“ bei { $player } parkst
hint-expedition = möglich mit deiner Expeditionskarte
hint-flip = möglich, wenn du „{ $card }“ umdrehst

say-era = { $era ->
    [1] Ära I
    [2] Ära II
   *[other] Ära III
} beginnt; { $x ->
    [one] auf X liegt 1 Herz.
   *[other] auf X liegen { $x } Herzen.
}
say-first-changes = Die Erste Expedition geht an { $player }.
say-produce = { $player } produziert { $what }.
say-flags-filled = Auf jede Flagge kommen { $count } { ICON("heart") } Herzen dazu.
say-discard-begun = Die Ablage beginnt mit „{ $card }“.
say-dealt = Alle bekommen { $count } Bauwerke; wer die Erste Expedition nicht hat, bekommt eine Expeditionskarte.
say-build = { $player } baut „{ $card }“ ({ $price }).
say-refill = { $player } zieht ein Bauwerk nach, damit alle Kartenhände gleich groß bleiben.
say-assimilate = { $player } verwertet „{ $card }“.
say-gain = { $player } bekommt { $what }.
say-gain-because = „{ $card }“ bringt { $player } { $what }.
say-heart-here = { $player } legt { $count ->
    [one] 1 Herz
   *[other] { $count } Herzen
} auf „{ $card }“.
say-pay = { $player } zahlt { $price }.
say-convert = { $player } tauscht { $give } gegen { $get }.
say-take-back = { $player } nimmt sich den Rover auf „{ $card }“.
say-unflip = { $player } dreht „{ $card }“ zurück.
say-does = { $player }: { $effect }
say-salvage = { $player } nimmt „{ $card }“ aus der Ablage und legt „{ $given }“ ab.
say-expedition = { $player } nutzt eine Expeditionskarte: { $card }.
guard-reputation = jemand erwirbt „{ $card }“
guard-structure = jemand parkt auf „{ $card }“, oder dort ändert sich etwas
guard-discard = jemand nimmt „{ $card }“ aus der Ablage oder verdeckt die Karte
say-park = { $player } parkt auf „{ $card }“ bei { $host }: { $what }.
say-flip = { $player } dreht „{ $card }“ um.
say-claim = { $player } erwirbt „{ $card }“ ({ $hearts }).
say-tap = { $player } nimmt { $hearts } von der Flagge { $flag }.
say-copy = { $player } nutzt „{ $card }“ von { $host }.
say-passed = Alle geben ihre Hand nach links weiter.
say-passed-last = Die Expeditionskarten werden noch einmal weitergegeben.
say-scoring = { $era ->
    [1] Ära I
    [2] Ära II
   *[other] Ära III
} wird gewertet: Jeder geparkte Rover gehört nun der Person, auf deren Karte er steht, und Umgedrehtes dreht sich zurück.
say-flag-most = { $player } bekommt { $hearts } für { $flag }: { $most ->
    [one] 1 Flagge
   *[other] { $most } Flaggen
} gegen { $next ->
    [0] keine
   *[other] { $next }
}.
say-flag-rovers = { $player } bekommt { $hearts } für { $flag }: gleichauf mit { $others } bei { $most ->
    [one] 1 Flagge
   *[other] { $most } Flaggen
}, aber mit mehr Rovern, { $rovers } gegen { $next }.
say-flag-privilege = { $player } bekommt { $hearts } für { $flag }: gleichauf mit { $others } bei { $most ->
    [one] 1 Flagge
   *[other] { $most } Flaggen
}, aber „{ $card }“ gewinnt Gleichstände.
say-flag-level = Gleichstand bei { $flag } mit je { $most ->
    [one] 1 Flagge
   *[other] { $most } Flaggen
} und { $rovers ->
    [one] 1 Rover
   *[other] { $rovers } Rovern
}: { $players }. Die Herzen bleiben liegen.
say-flag-unshown = { $flag } zeigt niemand: Die Herzen bleiben liegen.
say-tokens = { $player } wertet { $hearts } auf eigenen Bauwerken.
say-over = Das letzte Herz verlässt X: Die Partie ist zu Ende.
say-end-scores = { $player } wertet am Ende der Partie: { $parts }.
end-score = { $card } { $points }
end-score-mirrored = { $card } { $points } (wie „{ $mirrored }“)

sign-on-x = { ICON("heart") } Die Herzen auf dem X; wo eine Karte X sagt, zählen sie
sign-deck = Bauwerke im Stapel
sign-discards = Die Ablage mit ihrer obersten Karte
sign-flag = Flagge { $flag }
sign-bronze = { ICON("bronze") } Ansehen in Bronze
sign-silver = { ICON("silver") } Ansehen in Silber
sign-gold = { ICON("gold") } Ansehen in Gold
sign-printed-hearts = { ICON("heart") } Aufgedruckte Herzen: Sie zählen am Ende der Partie
sign-turn = Wer am Zug ist
sign-lent = Eine durch Parken geliehene Flagge, bis zum Ende des Zugs
sign-compass = { ICON("expedition") } Erste Expedition oder eine Expeditionskarte
sign-score = { ICON("star") } Punkte bisher
sign-rover = { ICON("rover") } Rover
sign-heart = { ICON("heart") } Herzen: Punkte
sign-hearts-on-card = { ICON("heart") } Herzen auf dieser Karte: Sie zählen nach jeder Ära
sign-spot = { ICON("park") } Freier Stellplatz: Parke einen Rover und nimm dir dies einmal
sign-parked = Ein hier geparkter Rover
sign-bin = { ICON("bin") } Beim Verwerten
sign-buildable = Kann jetzt gebaut werden
sign-step-main = Hauptaktion: bauen oder verwerten
sign-step-done = In diesem Zug schon getan
sign-step-expedition = { ICON("expedition") } Extra: die Expeditionskarte nutzen
sign-step-park = { ICON("park") } Extra: einen Rover parken
sign-step-flip = { ICON("flip") } Extra: ein rosa Bauwerk umdrehen
sign-step-claim = Extra: eine Ansehenskarte erwerben
sign-any = { ICON("resource") } Eine beliebige Ressource
sign-arrow = Zahle, was davor steht, und nimm dir, was danach steht; oder je eines vom Ersten das Zweite
sign-or = Das eine oder das andere
sign-equal = Zählt als
sign-star = { ICON("star") } Punkte am Ende der Partie
sign-structures = { ICON("structure") } Bauwerke jeder Farbe
sign-flag-kinds = { ICON("flag") } Verschiedene Flaggen oder eine beliebige
sign-resource-kinds = { ICON("resource") } Verschiedene Ressourcen
sign-production-kinds = Verschiedene Ressourcen, die du produzierst
sign-production = Produktionssymbole
sign-resources = { ICON("resource") } Ressourcen
sign-rovers = { ICON("rover") } Rover in deinem Vorrat
sign-guests = { ICON("rover") } Fremde Rover auf deinen Karten
sign-flags = { ICON("flag") } Flaggen
sign-colours = Bauwerke verschiedener Farben
sign-reputations = Ansehenskarten, die du erworben hast oder gerade erwirbst
sign-park = { ICON("park") } Parken
sign-flip = { ICON("flip") } Umdrehen rosa Bauwerke
sign-unflip = { ICON("flip") } Ein umgedrehtes Bauwerk zurückdrehen
sign-take-back = Einen geparkten Rover in deinen Vorrat nehmen
sign-salvage = Eine Karte aus der Ablage nehmen
sign-x = { ICON("heart") } So viele Herzen, wie auf dem X liegen
sign-heart-here = { ICON("heart") } Ein Herz auf diese Karte
sign-hearts-here = { ICON("heart") } Die Herzen auf dieser Karte
sign-crown = Gewinnt bei Gleichstand
sign-base = { ICON("base") } Die Basis
sign-colour-blue = { ICON("blue") } Blaue Bauwerke: Produktion
sign-colour-yellow = { ICON("yellow") } Gelbe Bauwerke: Flaggen
sign-colour-grey = { ICON("grey") } Graue Bauwerke: dauerhafte Fähigkeiten und Wertung
sign-colour-pink = { ICON("pink") } Rosa Bauwerke: werden für ihren Effekt umgedreht
sign-colour-red = { ICON("red") } Rote Bauwerke: einzigartig

### Lektionen

lesson-first = Deine erste Siedlung
lesson-first-welcome =
    Drei Ären lang baut ihr auf dem Mond je eine Siedlung, du und deine Gegnerin Juno. **Herzen sind Punkte**, und wer am Ende die meisten hat, gewinnt.
    Oben siehst du die fünf Flaggen mit ihren Herzen und X mit eigenen. Darunter liegen die Ansehenskarten, dann für dich und für Juno je ein Streifen: Basis, Bauwerke, Ressourcen, Rover.
lesson-first-turn =
    Das ist deine Hand: Bauwerke zum Bauen. Oben links steht, was eine Karte **kostet**, Bild und Text sagen, was sie tut, und die **Tonne** unten, was du bekommst, wenn du sie wegwirfst; was dir fehlt, ist orange umrandet, und ein Haken zeigt, was du bauen kannst.
    In deinem Zug machst du **eine Hauptaktion** mit einer Karte: Du baust sie oder wirfst sie für ihre Tonne weg (*verwerten*). Danach wandert die ganze Hand zum Nachbarn weiter!
lesson-first-build =
    Die Solarfolie kostet dein ganzes Metall. Sie ist **blau: Sie produziert**, sofort und zu Beginn jeder Ära.
lesson-first-build-else = Das ginge, aber was du wegwirfst, ist fort. Ein Bauwerk, das produziert, zahlt sich in jeder Ära aus; baue also die Solarfolie, solange es früh ist.
lesson-first-expedition =
    Gebaut, und schon hat sie 1 Energie produziert. Neben der Hauptaktion gibt es **Extras**, jedes einmal im Zug. Das erste: die **Expeditionskarte** auf deiner Hand, ein kleines Geschenk in jedem Zug, in dem du sie hast.
lesson-first-expedition-else = Du könntest den Zug beenden, aber die Expeditionskarte kostet nichts; nutze sie vorher.
lesson-first-gain =
    Nimm die Energie: Zum Tauschen hast du von allem zu wenig. Danach bleibt nichts mehr zu tun, und dein Zug endet von selbst.
lesson-first-gain-else = Das ginge, aber die Energie bekommst du umsonst, und zum Tauschen hast du von allem zu wenig.
lesson-first-flags =
    Ein paar Runden später. Sieh dir die oberste Reihe an: fünf Arten von **Flaggen**: Wohnen, Verkehr, Forschung, Industrie, Nahrung. **Gelbe Bauwerke** und die Basis zeigen sie. Flaggen sind für drei Dinge gut:
    · manche Bauwerke **verlangen** sie (sie werden gezählt, nie bezahlt),
    · **Ansehenskarten** zählen sie,
    · und wenn die Ära endet, bekommt, wer von einer Art am meisten zeigt, **alle Herzen auf dieser Flagge**.
lesson-first-park =
    Die Erste Sternwarte verlangt eine Forschungsflagge. Junos Gesteinslabor (markiert) zeigt eine und hat einen freien **Stellplatz**: **parke dort einen Rover**, und die Flagge gilt für dich bis zum Ende deines Zugs.
    Auf einem blauen Bauwerk gibt es dessen Ressource. Der Rover bleibt stehen; nach der Ära gehört er Juno.
lesson-first-park-else = Das geht, bringt dir aber nicht die Forschungsflagge, die die Erste Sternwarte verlangt. Parke beim Gesteinslabor.
lesson-first-lent =
    Jetzt hast du für diesen Zug eine Forschungsflagge und kannst die Sternwarte bauen. Sie ist **grau**: Graue Bauwerke wirken dauerhaft oder zählen am Ende der Partie. Die Zahl an ihrem Herzen sagt, wie viel sie dann wert ist. (Von den seltenen **roten** kann jedes etwas anderes.)
lesson-first-lent-else = Das ginge, aber genau dafür hast du einen Rover geparkt. Baue die Erste Sternwarte.
lesson-first-late =
    Die letzte Runde dieser Ära, und das ist deine Siedlung. Auf der Ersten Sternwarte haben sich **2 Herzen** gesammelt: Herzen, die auf Karten liegen, bringen am Ende jeder Ära aufs Neue je einen Punkt.
    Und es gibt ein **rosa** Bauwerk: Gruß an die Erde. Auf der Hand hast du noch eine Karte.
lesson-first-flip =
    Rosa Bauwerke werden für ihren Effekt **umgedreht**: ein Extra, einmal im Zug, und jedes Bauwerk einmal in der Ära. Dieses bringt 1 Herz je Herz auf **X**: drei in der ersten Ära, dann zwei, dann eins. Drehe es also jetzt um.
lesson-first-flip-else = Auch das geht, und gern danach. Aber drehe zuerst den Gruß an die Erde um, solange X bei 3 steht.
lesson-first-claim =
    3 Herzen gewonnen. Das letzte Extra: eine **Ansehenskarte erwerben**, deren Bedingung du gerade erfüllst; eine im Zug, und sie bleibt dir. Deine 5 Flaggen in 4 Arten reichen für „Stolze Banner“ und für „Drei Gewerke“: Nimm, was du magst. Jede bringt, was auf ihr steht, und **4 Herzen am Ende der Partie**.
lesson-first-claim-else = Das kannst du in diesem Zug auch später noch. Eine Ansehenskarte ist mehr wert: Du bekommst nur eine im Zug, und Juno könnte schneller sein.
lesson-first-assimilate =
    Deine Hauptaktion steht noch aus, aber die Schattenmine kannst du nicht bezahlen. Also **verwerte** sie: Wirf sie für das weg, was ihre Tonne zeigt, 2 Metall. Das geht immer, du sitzt also nie fest.
lesson-first-assimilate-else = Das kannst du auch noch tun, aber die Hauptaktion gehört zu jedem Zug.
lesson-first-score =
    Du bist fertig, aber bevor du die Ära beendest, sieh dir die Flaggen an: Wer führt wo? Wohnen, Forschung und Nahrung gehören dir. Beim Verkehr herrscht Gleichstand, und den gewinnt, wer **mehr Rover** hat: Juno, denn deiner parkt bei ihr. Beende deinen Zug.
lesson-first-score-else = Das ginge, ändert jetzt aber wenig. Beende deinen Zug und sieh, wie die Ära gewertet wird.
lesson-first-result =
    Die Zeilen oben erzählen, wie die Ära gewertet wurde: Rover gehen an die Gastgeber, Rosa wird zurückgedreht, 3 Herzen gibt es für jede Flagge, die du anführst, 2 für die auf deiner Sternwarte. Dann begann eine neue Ära: Alles Blaue hat produziert, neue Herzen kamen auf die Flaggen, und **X fiel auf 2**.
lesson-first-end =
    Drei solche Ären, dann ist Schluss. **Deine Punkte:** gewonnene Herzen, dazu die Herzen, die auf Bauwerken und Ansehenskarten gedruckt sind, und was graue Bauwerke am Ende geben.
    {""}**Den Rest lernst du beim Spielen:** Der erste Knopf unten eröffnet einen Tisch mit einem nachsichtigen Computer; oder nimm die nächste Lektion. *Zeichen* nennt jedes Zeichen.

lesson-rovers = Rover, Ansehen und die letzte Ära
lesson-rovers-lend =
    Fast alles auf deiner Hand braucht Biomasse, und du hast keine. Junos Algentank produziert welche (markiert), und sein Stellplatz ist frei: **Ein Rover auf einem blauen Bauwerk** bringt dir sofort 1 von dessen Ressource. Parke dort.
lesson-rovers-lend-else = Das geht, aber am meisten fehlt dir Biomasse: Mit ihr kannst du zwei deiner Bauwerke bauen. Parke beim Algentank.
lesson-rovers-choose =
    Jetzt kannst du zwei davon bezahlen. Die Frostfalle produziert Wasser, in jeder Ära wieder; die Besucherlounge sammelt ein Herz, sooft jemand auf deinen Karten parkt. So früh ist beides gut: Baue, was du magst.
lesson-rovers-choose-else = Das geht, aber eben hast du Biomasse zum Bauen geholt: für die Frostfalle oder die Besucherlounge.
lesson-rovers-claim =
    Ein Blick auf die Ansehenskarten: Jede hat eine **Bedingung**, eine Belohnung und Herzen fürs Ende der Partie. „Fleißige Siedler“ verlangt 4 Produktionssymbole, und die hast du. Es zählt, was du **beim Erwerben** hast, auch Flaggen, die ein Rover leiht; wer zuerst kommt, bekommt die Karte, also nimm sie jetzt.
lesson-rovers-claim-else = Das kannst du in diesem Zug auch später noch. Erst die Karte: „Fleißige Siedler“ gibt es nur einmal, und Juno mag 3 Herzen auch.
lesson-rovers-reward =
    3 Herzen fürs Ende, und sofort eine Belohnung: eine Ressource deiner Wahl. Nimm, was du magst.
lesson-rovers-count =
    Ein paar Züge später, der letzte der Ära, und auf jeder Flagge liegen 3 Herzen. **Zähle, bevor du baust:** Beim Verkehr (markiert) hast du eine Flagge, Juno auch. Noch eine, und die Herzen sind dein: Baue die Rovergarage.
lesson-rovers-count-else = Das geht, aber die Herzen beim Verkehr bekommt, wer mehr solche Flaggen zeigt, und das tut nur ein Bauwerk, das steht. Baue die Rovergarage.
lesson-rovers-tie =
    Bei der Forschung steht es eins zu eins. **Gleichstand gewinnt, wer mehr Rover hat**, und vorher gehört jeder geparkte Rover der Person, bei der er steht: Junos Rover auf deiner Samenkammer (markiert) wird deiner. Das macht 2 gegen 1; beende also deinen Zug und sieh zu.
lesson-rovers-tie-else = Das ginge, aber ein Rover, den du jetzt bei Juno parkst, gehört ihr, wenn Gleichstände entschieden werden. Beende deinen Zug.
lesson-rovers-scored =
    Lies die Zeilen oben: Verkehr mit 2 gegen 1, Forschung durch Rover. Ein Rover, den du bei anderen parkst, ist also **ein Geschenk**: Nutze ihn früh, wenn er am meisten bringt, und sei in den letzten Zügen einer Ära vorsichtig.
lesson-rovers-last =
    Die **letzte Ära**: Herzen zählen. Das Herzenshaus hat 4 und bringt 2 je Herz auf deinen Bauwerken (markiert: 4 und 2), also 16. Baue es.
lesson-rovers-last-else = Das geht, aber am Ende zählen nur Herzen, und das Herzenshaus bringt 16. Übrige Ressourcen sind nichts wert.
lesson-rovers-extras =
    {""}**Extras** kosten keine Hauptaktion, und jedes, das du auslässt, ist verloren. Sieh nach, was offen ist: Rosa Bauwerke kannst du in jeder Ära wieder umdrehen, die Expeditionskarte gibt Herzen, und mehrere Ansehenskarten kannst du erwerben. Tu, was du magst.
lesson-rovers-end =
    Nach dieser Ära gibt es noch einmal die Herzen auf den Flaggen, und die auf deinen Karten zählen ein drittes Mal. Dann ist Schluss: Eine vierte Ära, für die du etwas aufheben könntest, gibt es nicht.
    {""}**Den Rest lernst du beim Spielen**, und *Warum nicht?* sagt, was dir für ein Bauwerk oder eine Ansehenskarte noch fehlt.

### Hinweise: worum es bei einer Entscheidung geht, einmal gesagt

about-ask-turn = Eine Hauptaktion im Zug: ein Bauwerk bauen, oder eines für seine Tonne verwerten. Extras, jedes einmal, gehen davor oder danach.
about-ask-turn-more = Deine Hauptaktion ist getan. Ungenutzte Extras verfallen: Beendest du den Zug, wandert die Hand weiter.
about-ask-turn-again = Ein zweites Bauwerk im selben Zug kostet den vollen Preis.
about-ask-convert = Du bekommst nie dieselbe Ressource zurück, die du gibst.
about-ask-one-of = Nur eines davon: Wähle, was du noch in diesem Zug brauchen kannst.
about-ask-pay-for = Das kannst du auf mehrere Arten bezahlen; behalte, was du als Nächstes brauchst.

### Was für eine Wahl spricht

reason-hearts = { $hearts ->
    [one] Es bringt sofort { $hearts } Herz.
   *[other] Es bringt sofort { $hearts } Herzen.
}
reason-production = Es produziert in jeder Ära { $n }.
reason-flags = Es zeigt Flaggen, die Herzen gewinnen und weitere Bauwerke möglich machen.
reason-abilities = Sein Wert liegt vor allem in dem, was es kann.
reason-claim = { $hearts ->
    [one] Eine Ansehenskarte ist { $hearts } Herz wert, und nur eine Person kann sie haben.
   *[other] Eine Ansehenskarte ist { $hearts } Herzen wert, und nur eine Person kann sie haben.
}
reason-assimilate = Seine Tonne gibt sofort etwas, und niemand sonst bekommt die Karte.
reason-gain = Im Vorrat bisher: { $n }.
reason-scarce = Seine Tonne gibt { $resource }; im Vorrat bisher: { $n }.
reason-park-flag = Seine Flaggen zählen für den Rest des Zugs.
reason-park-resource = Parken bringt sofort die Ressource dieses Bauwerks.
reason-use = Was sie gibt, kann der Hauptaktion helfen, also kommt sie zuerst.
reason-end-turn = Was noch zu tun bleibt, kann warten.
