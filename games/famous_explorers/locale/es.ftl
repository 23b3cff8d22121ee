## El mapa: regiones, START, los 79 lugares (nombre, historia en una línea, situación) y los puntos.

region-europe = { ICON("europe") } Europa
region-africa = { ICON("africa") } África
region-asia = { ICON("asia") } Asia
region-north-america = { ICON("north_america") } Norteamérica
region-south-america = { ICON("south_america") } Sudamérica
region-oceania = { ICON("oceania") } Oceanía

place-london = { ICON("europe") } Londres
place-london-about = De aquí parten expediciones de la Real Sociedad Geográfica desde 1830.
place-london-where = Inglaterra
place-reykjavik = { ICON("europe") } Reikiavik
place-reykjavik-about = Ingólfr Arnarson se asentó aquí hacia 874, el primer nórdico que se quedó en Islandia.
place-reykjavik-where = Islandia
place-dingle = { ICON("europe") } Dingle
place-dingle-about = Se cuenta que san Brandán zarpó de esta costa hacia el oeste en el siglo VI.
place-dingle-where = Irlanda
place-spitsbergen = { ICON("europe") } Spitsbergen
place-spitsbergen-about = Willem Barents avistó sus picos afilados en 1596.
place-spitsbergen-where = Svalbard, océano Ártico
place-nansen = { ICON("europe") } Nansen
place-nansen-about = Fridtjof Nansen y Hjalmar Johansen invernaron aquí en una choza de piedra en 1895-96.
place-nansen-where = Tierra de Francisco José, océano Ártico
place-tromso = { ICON("europe") } Tromsø
place-tromso-about = Roald Amundsen despegó de aquí en 1928 en busca de Nobile y nunca se le volvió a ver.
place-tromso-where = Noruega
place-saint-petersburg = { ICON("europe") } San Petersburgo
place-saint-petersburg-about = De la cercana Kronstadt partió Krusenstern en 1803: primera vuelta al mundo rusa.
place-saint-petersburg-where = Rusia, mar Báltico
place-moscow = { ICON("europe") } Moscú
place-moscow-about = Sigmund von Herberstein vino dos veces como enviado y describió el país en 1549.
place-moscow-where = Rusia
place-berlin = { ICON("europe") } Berlín
place-berlin-about = Alexander von Humboldt nació aquí en 1769 y aquí murió en 1859.
place-berlin-where = Alemania
place-marseille = { ICON("europe") } Marsella
place-marseille-about = Piteas zarpó de aquí, la antigua Masalia, hacia Britania y más allá en torno a 325 a. C.
place-marseille-where = Francia, Mediterráneo
place-lisbon = { ICON("europe") } Lisboa
place-lisbon-about = Vasco da Gama partió de aquí en 1497 en busca de la ruta marítima a la India.
place-lisbon-where = Portugal
place-marco-polo = { ICON("europe") } Marco Polo
place-marco-polo-about = Marco Polo salió de Venecia hacia China en 1271 y volvió 24 años después.
place-marco-polo-where = Venecia, Italia
place-istanbul = { ICON("europe") } Estambul
place-istanbul-about = Evliya Çelebi nació aquí en 1611 y viajó durante unos cuarenta años.
place-istanbul-where = Turquía, Bósforo
place-tangier = { ICON("africa") } Tánger
place-tangier-about = Ibn Battuta salió de su casa en 1325, con 21 años; sus viajes duraron hasta 1354.
place-tangier-where = Marruecos
place-carthage = { ICON("africa") } Cartago
place-carthage-about = De aquí partió la flota de Hannón por la costa de África Occidental hacia 500 a. C.
place-carthage-where = Túnez
place-alexandria = { ICON("africa") } Alejandría
place-alexandria-about = Eratóstenes calculó aquí el tamaño de la Tierra hacia 240 a. C.
place-alexandria-where = Egipto, Mediterráneo
place-timbuktu = { ICON("africa") } Tombuctú
place-timbuktu-about = René Caillié llegó disfrazado a la ciudad en 1828 y volvió para contarlo.
place-timbuktu-where = Malí
place-murzuk = { ICON("africa") } Murzuk
place-murzuk-about = Friedrich Hornemann llegó a este oasis con una caravana de El Cairo en 1798.
place-murzuk-where = Libia, Sahara
place-mungo-park = { ICON("africa") } Mungo Park
place-mungo-park-about = Mungo Park murió en los rápidos de Bussa en 1806 siguiendo el curso del Níger.
place-mungo-park-where = Bussa, Nigeria
place-cape-verde = { ICON("africa") } Cabo Verde
place-cape-verde-about = Charles Darwin bajó aquí a tierra en enero de 1832, en la primera escala del Beagle.
place-cape-verde-where = Océano Atlántico
place-boma = { ICON("africa") } Boma
place-boma-about = Henry Morton Stanley llegó a Boma en 1877 tras seguir el Congo hasta el mar.
place-boma-where = Desembocadura del Congo
place-lake-victoria = { ICON("africa") } Lago Victoria
place-lake-victoria-about = John Hanning Speke vio el lago en 1858 e intuyó que alimentaba el Nilo.
place-lake-victoria-where = Uganda, Kenia y Tanzania
place-lake-tana = { ICON("africa") } Lago Tana
place-lake-tana-about = James Bruce visitó las fuentes del Nilo Azul al sur del lago en 1770.
place-lake-tana-where = Etiopía
place-zanzibar = { ICON("africa") } Zanzíbar
place-zanzibar-about = Burton y Speke cruzaron de aquí al continente en 1857 en busca de los grandes lagos.
place-zanzibar-where = Tanzania, océano Índico
place-livingstone = { ICON("africa") } Livingstone
place-livingstone-about = Era Mosi-oa-Tunya, “el humo que truena”, mucho antes de que Livingstone llegara en 1855.
place-livingstone-where = Mosi-oa-Tunya (cataratas Victoria), Zambeze
place-cape-town = { ICON("africa") } El Cabo
place-cape-town-about = Bartolomeu Dias dobló el cabo en 1488 y abrió el camino al océano Índico.
place-cape-town-where = Ciudad del Cabo, Sudáfrica
place-madagascar = { ICON("africa") } Madagascar
place-madagascar-about = Ida Pfeiffer vino en 1857 y fue expulsada tras una conjura contra la reina.
place-madagascar-where = Océano Índico
place-mauritius = { ICON("africa") } Mauricio
place-mauritius-about = Jeanne Baret dejó aquí la expedición de Bougainville en 1768 y se quedó varios años.
place-mauritius-where = Océano Índico
place-saint-helena = { ICON("africa") } Santa Elena
place-saint-helena-about = Edmond Halley vino en 1677 a cartografiar las estrellas del cielo austral.
place-saint-helena-where = Atlántico Sur
place-baghdad = { ICON("asia") } Bagdad
place-baghdad-about = Ibn Fadlan salió de aquí en 921 en misión a los búlgaros del Volga.
place-baghdad-where = Irak
place-gertrude-bell = { ICON("asia") } Gertrude Bell
place-gertrude-bell-about = Gertrude Bell cruzó el desierto a camello hasta Hail en 1914.
place-gertrude-bell-where = Hail, Arabia
place-samarkand = { ICON("asia") } Samarcanda
place-samarkand-about = Ruy González de Clavijo llegó aquí, a la corte de Tamerlán, en 1404.
place-samarkand-where = Uzbekistán, Ruta de la Seda
place-taklamakan = { ICON("asia") } Taklamakán
place-taklamakan-about = Sven Hedin casi murió de sed al cruzar este desierto en 1895.
place-taklamakan-where = Xinjiang, China
place-david-neel = { ICON("asia") } David-Néel
place-david-neel-about = Alexandra David-Néel entró en Lhasa a pie y disfrazada en 1924.
place-david-neel-where = Lhasa, Tíbet
place-delhi = { ICON("asia") } Delhi
place-delhi-about = Ibn Battuta sirvió aquí al sultán como juez en la década de 1330.
place-delhi-where = India
place-vasco-da-gama = { ICON("asia") } Vasco da Gama
place-vasco-da-gama-about = Vasco da Gama llegó cerca de Calicut en mayo de 1498, tras rodear África.
place-vasco-da-gama-where = Calicut, India
place-karakorum = { ICON("asia") } Karakórum
place-karakorum-about = Guillermo de Rubruck llegó a esta capital del Gran Kan en 1254.
place-karakorum-where = Mongolia
place-xian = { ICON("asia") } Xi’an
place-xian-about = Xuanzang trajo de la India a esta capital Tang cientos de textos budistas en 645.
place-xian-where = China
place-tokyo = { ICON("asia") } Tokio
place-tokyo-about = Ino Tadataka partió de aquí en 1800 para cartografiar Japón a pie.
place-tokyo-where = Japón
place-yakutsk = { ICON("asia") } Yakutsk
place-yakutsk-about = Por aquí pasó en los años 1730 el material de la Gran Expedición del Norte de Bering.
place-yakutsk-where = Siberia, Rusia
place-bering = { ICON("asia") } Bering
place-bering-about = Vitus Bering zarpó de Kamchatka en 1741 y avistó Alaska.
place-bering-where = Kamchatka, Rusia
place-cape-dezhnev = { ICON("asia") } Cabo Dezhniov
place-cape-dezhnev-about = Semión Dezhniov dobló este cabo en 1648, ochenta años antes que Bering.
place-cape-dezhnev-where = Estrecho de Bering, Rusia
place-cape-chelyuskin = { ICON("asia") } Cabo Cheliuskin
place-cape-chelyuskin-about = Nordenskiöld dobló con el Vega la punta norte del continente asiático en 1878.
place-cape-chelyuskin-where = Taimir, océano Ártico
place-tobolsk = { ICON("asia") } Tobolsk
place-tobolsk-about = Alexander von Humboldt hizo aquí un alto en 1829, camino del Altái.
place-tobolsk-where = Siberia Occidental, Rusia
place-angkor = { ICON("asia") } Angkor
place-angkor-about = Zhou Daguan vino con una embajada china en 1296 y describió la ciudad.
place-angkor-where = Camboya
place-malacca = { ICON("asia") } Malaca
place-malacca-about = Las flotas del tesoro de Zheng He tenían aquí un depósito a principios del siglo XV.
place-malacca-where = Malasia
place-ternate = { ICON("asia") } Ternate
place-ternate-about = De aquí envió Alfred Russel Wallace en 1858 su idea de la selección natural.
place-ternate-where = Molucas, Indonesia
place-thule = { ICON("north_america") } Thule
place-thule-about = Knud Rasmussen fundó aquí en 1910 una factoría que pagó sus viajes.
place-thule-where = Noroeste de Groenlandia
place-brattahlid = { ICON("north_america") } Brattahlid
place-brattahlid-about = Erik el Rojo levantó aquí su granja hacia 985 y llamó Groenlandia a esta tierra.
place-brattahlid-where = Sur de Groenlandia
place-franklin = { ICON("north_america") } Franklin
place-franklin-about = El hielo atrapó cerca de aquí en 1846 los barcos de Franklin, el Erebus y el Terror.
place-franklin-where = Isla del Rey Guillermo, Canadá
place-mackenzie = { ICON("north_america") } Mackenzie
place-mackenzie-about = Alexander Mackenzie siguió el río hasta el océano Ártico en 1789.
place-mackenzie-where = Delta del Mackenzie, Canadá
place-denali = { ICON("north_america") } Denali
place-denali-about = Walter Harper fue el primero en pisar la cumbre, el 7 de junio de 1913.
place-denali-where = Alaska
place-hudson-bay = { ICON("north_america") } Hudson
place-hudson-bay-about = Su propia tripulación abandonó a Henry Hudson en un bote en 1611; no se supo más de él.
place-hudson-bay-where = Bahía de Hudson, Canadá
place-vinland = { ICON("north_america") } Vinland
place-vinland-about = En 1960 se hallaron en L’Anse aux Meadows casas nórdicas de hacia el año 1000.
place-vinland-where = Terranova, Canadá
place-sacagawea = { ICON("north_america") } Sacagawea
place-sacagawea-about = Sacagawea invernó cerca del Pacífico con Lewis y Clark en 1805-06.
place-sacagawea-where = Fort Clatsop, Oregón
place-grand-canyon = { ICON("north_america") } Gran Cañón
place-grand-canyon-about = John Wesley Powell bajó en barca por el Colorado a través del cañón en 1869.
place-grand-canyon-where = Arizona, EE. UU.
place-new-orleans = { ICON("north_america") } Nueva Orleans
place-new-orleans-about = La Salle bajó por el Misisipi hasta su desembocadura en 1682.
place-new-orleans-where = Delta del Misisipi, EE. UU.
place-columbus = { ICON("north_america") } Colón
place-columbus-about = Cristóbal Colón llegó a una isla de las Bahamas el 12 de octubre de 1492.
place-columbus-where = San Salvador, Bahamas
place-mexico-city = { ICON("north_america") } México
place-mexico-city-about = Alexander von Humboldt trabajó aquí en 1803 en sus mapas de la Nueva España.
place-mexico-city-where = Ciudad de México
place-darien = { ICON("north_america") } Darién
place-darien-about = Vasco Núñez de Balboa cruzó el istmo en 1513 y vio el Pacífico.
place-darien-where = Istmo de Panamá
place-merian = { ICON("south_america") } Merian
place-merian-about = Maria Sibylla Merian pintó aquí los insectos de la selva de 1699 a 1701.
place-merian-where = Paramaribo, Surinam
place-quito = { ICON("south_america") } Quito
place-quito-about = Una misión francesa y española midió aquí un arco de meridiano desde 1736.
place-quito-where = Ecuador, Andes
place-darwin = { ICON("south_america") } Darwin
place-darwin-about = Charles Darwin pasó cinco semanas entre estas islas en 1835.
place-darwin-where = Galápagos, océano Pacífico
place-machu-picchu = { ICON("south_america") } Machu Picchu
place-machu-picchu-about = Un campesino del lugar guio a Hiram Bingham hasta las ruinas en 1911.
place-machu-picchu-where = Perú, Andes
place-manaus = { ICON("south_america") } Manaos
place-manaus-about = Por aquí pasó Francisco de Orellana en 1542, en el primer viaje conocido Amazonas abajo.
place-manaus-where = Amazonas, Brasil
place-mato-grosso = { ICON("south_america") } Mato Grosso
place-mato-grosso-about = Percy Fawcett desapareció aquí en 1925, buscando una ciudad perdida que llamaba Z.
place-mato-grosso-where = Brasil
place-rio-de-janeiro = { ICON("south_america") } Río de Janeiro
place-rio-de-janeiro-about = Jeanne Baret y Philibert Commerson recogieron cerca de aquí la buganvilla en 1767.
place-rio-de-janeiro-where = Brasil
place-valparaiso = { ICON("south_america") } Valparaíso
place-valparaiso-about = Charles Darwin salió de aquí a caballo en 1834 hasta el pie de los Andes.
place-valparaiso-where = Chile
place-buenos-aires = { ICON("south_america") } Buenos Aires
place-buenos-aires-about = Charles Darwin llegó hasta aquí a caballo por la pampa, con gauchos, en 1833.
place-buenos-aires-where = Argentina
place-magellan = { ICON("south_america") } Magallanes
place-magellan-about = Fernando de Magallanes pasó por aquí al Pacífico en 1520, el primero que vino de Europa.
place-magellan-where = Estrecho de Magallanes, Chile
place-shackleton = { ICON("south_america") } Shackleton
place-shackleton-about = Ernest Shackleton cruzó esta isla a pie en 1916 en busca de ayuda para sus hombres.
place-shackleton-where = Georgia del Sur, Atlántico Sur
place-hawaii = { ICON("oceania") } Hawái
place-hawaii-about = James Cook llegó en 1778 y un año después lo mataron en la bahía de Kealakekua.
place-hawaii-where = Océano Pacífico
place-tupaia = { ICON("oceania") } Tupaia
place-tupaia-about = El navegante Tupaia se unió aquí a James Cook en 1769 y trazó una carta de las islas.
place-tupaia-where = Tahití, océano Pacífico
place-easter-island = { ICON("oceania") } Isla de Pascua
place-easter-island-about = Jacob Roggeveen avistó la isla el domingo de Pascua de 1722.
place-easter-island-where = Océano Pacífico, Chile
place-vanikoro = { ICON("oceania") } Vanikoro
place-vanikoro-about = Los dos barcos de La Pérouse naufragaron en estos arrecifes en 1788.
place-vanikoro-where = Islas Salomón
place-golden-bay = { ICON("oceania") } Golden Bay
place-golden-bay-about = Abel Tasman fondeó aquí en 1642, el primer europeo que llegó a Nueva Zelanda.
place-golden-bay-where = Nueva Zelanda
place-botany-bay = { ICON("oceania") } Botany Bay
place-botany-bay-about = Joseph Banks y Daniel Solander recogieron aquí cientos de plantas en 1770.
place-botany-bay-where = Sídney, Australia
place-alice-springs = { ICON("oceania") } Alice Springs
place-alice-springs-about = John McDouall Stuart llegó al centro del continente, al norte de aquí, en 1860.
place-alice-springs-where = Centro de Australia
place-shark-bay = { ICON("oceania") } Shark Bay
place-shark-bay-about = Dirk Hartog dejó un plato de peltre en una isla de aquí en 1616.
place-shark-bay-where = Australia Occidental
place-challenger-deep = { ICON("oceania") } Sima Challenger
place-challenger-deep-about = Jacques Piccard y Don Walsh bajaron aquí al fondo más hondo del mar en 1960.
place-challenger-deep-where = Fosa de las Marianas, océano Pacífico

dot-red-bering-strait = Estrecho de Bering
dot-red-north-pacific = Pacífico Norte
dot-red-south-pacific = Pacífico Sur
dot-red-norwegian-sea = Mar de Noruega
dot-red-azores = Azores
dot-red-mediterranean = Mediterráneo
dot-red-sahara = Sahara
dot-red-red-sea = Mar Rojo
dot-red-congo = Cuenca del Congo
dot-red-arabian-sea = Mar Arábigo
dot-red-caspian-sea = Mar Caspio
dot-red-amur = Amur
dot-red-bay-of-bengal = Golfo de Bengala
dot-red-kara-sea = Mar de Kara
dot-red-south-china-sea = Mar de China Meridional
dot-red-coral-sea = Mar del Coral
dot-red-sargasso-sea = Mar de los Sargazos
dot-red-great-plains = Grandes Llanuras
dot-red-doldrums = Calmas ecuatoriales
dot-red-atacama = Atacama
dot-red-roaring-forties = Cuarenta Rugientes
dot-green-north-sea = Mar del Norte
dot-green-bay-of-biscay = Golfo de Vizcaya
dot-green-kazakh-steppe = Estepa kazaja
dot-green-trade-winds = Vientos alisios
dot-green-gulf-of-guinea = Golfo de Guinea
dot-green-gulf-of-aden = Golfo de Adén
dot-green-kalahari = Kalahari
dot-green-chagos = Islas Chagos
dot-green-yenisei = Yeniséi
dot-green-yellow-sea = Mar Amarillo
dot-green-java-sea = Mar de Java
dot-green-gulf-of-alaska = Golfo de Alaska
dot-green-great-lakes = Grandes Lagos
dot-green-baja-california = Baja California
dot-green-davis-strait = Estrecho de Davis
dot-green-patagonia = Patagonia
dot-green-tristan-da-cunha = Tristán de Acuña
dot-green-marquesas = Marquesas
dot-green-tasman-sea = Mar de Tasmania
dot-green-sea-of-okhotsk = Mar de Ojotsk

## Las reglas: opciones, qué se pregunta y qué se puede hacer, qué ocurre.

game-name = Expedition: Famous Explorers
game-blurb = Tres expediciones que todo el mundo dirige, de Wolfgang Kramer: llévalas a los lugares de tus cartas. De dos a seis.

option-late-scoring = Cartas de lugares ya visitados: una por turno, solo en el turno propio
option-no-ticket-to-red = Ninguna flecha de pasaje puede llevar a un punto rojo
option-explorers-and-events = Exploradores y eventos
option-secret-destinations = Destinos secretos
option-mark-spacing = Las marcas cuentan como vecinas
option-mark-spacing-contracted = a través de cualquier cantidad de puntos de paso
option-mark-spacing-single-dot = a través de un punto de paso como máximo
preset-basic = Básica: sin ninguna de las reglas avanzadas
preset-advanced = Avanzada: con las cuatro reglas avanzadas

expedition-blue = { ICON("blue") } { expedition-blue-word }
expedition-blue-word = Azul
expedition-amber = { ICON("amber") } { expedition-amber-word }
expedition-amber-word = Ámbar
expedition-violet = { ICON("violet") } { expedition-violet-word }
expedition-violet-word = Violeta
node-red = { ICON("red_dot") } { $name } (punto rojo)
node-green = { ICON("green_dot") } { $name } (punto verde)
edge = { $one } – { $two }

way-to = { $place } { $way }
way-from = { $source } → { $place } { $way }
way-bringing = { $to } · { $brings }
brings-ticket = { ICON("ticket") } +1 pasaje
brings-bonus = { ICON("arrow") } +1 flecha
brings-card = carta de tu mano
brings-mark = carta de tu mano, marcada
brings-public = { ICON("public") } destino público
brings-loop = bucle

group-arrow = { $expedition } → …
group-from = { $place } → …
group-tickets = { ICON("ticket") } Gastar un pasaje
group-cards = Exploradores y eventos

ask-mark = Pon la marca { $number } de { $count } en el lugar de una carta de tu mano
ask-redraw = Cuatro marcas no caben en tus cartas. ¿Qué carta cambias?
ask-turn = Haz avanzar una expedición
ask-turn-more = Termina tu turno o haz algo más
ask-green-dot = Punto verde: puedes hacer avanzar cualquier expedición
ask-exit = { $expedition } ha cerrado un bucle: elige su salida
ask-swap = ¿Qué carta descartas para robar { $count } y quedarte con una?
ask-keep = ¿Con qué carta te quedas?
ask-reveal = Si no aciertas, pierdes un punto (o una marca, si no tienes puntos). ¿Lo revelas?
ask-lose-mark = No has acertado y no tienes puntos: ¿qué marca pierdes?
ask-score = Puntúa cartas de tu mano
ask-auto-on = Puntuación automática activada: tus cartas se puntúan solas, menos la última
ask-auto-off = Puntuación automática desactivada: tú puntúas tus cartas
ask-tailwind = Viento a favor: coloca la primera de { $count } flechas en una expedición; solo puntúan cartas de la mano
ask-tailwind-again = Viento a favor: { $count ->
    [one] la última flecha de { $expedition }
   *[other] { $count } flechas más de { $expedition }
}
ask-block = ¿Qué conexión queda bloqueada hasta tu próximo turno?
ask-turn-back = ¿Qué expedición retrocede { $count } flechas?
ask-commission = ¿Cuál de tus marcas mueves?
ask-commission-to = ¿Adónde la mueves?
ask-letters = { $count ->
    [0] No quedan cartas que cambiar
    [one] ¿Cambias una carta más?
   *[other] ¿Cambias hasta { $count } cartas?
}
ask-guide = ¿Qué carta puntúas?
ask-headlines = ¿Qué destino público sustituyes?
ask-fork = ¿Qué expedición se bifurca, y dónde?
ask-fork-to = ¿Adónde lleva el desvío?

do-lay-main = { $expedition }: { $to }
do-lay-ticket = Pasaje · { $expedition }: { $to }
do-lay-bonus = { $expedition }: { $to }
do-lay-exit = { $expedition }: { $to }
do-lay-fork = { $expedition }: { $to }
do-lay-tailwind = { $expedition }: { $to }
do-lay-tailwind-again = { $expedition }: { $to }
do-end-turn = Terminar el turno
do-ticket = { ICON("ticket") } Gastar un pasaje
do-remove = { ICON("ticket") } Pasaje: retirar la última flecha de { $expedition }
do-swap = { ICON("ticket") } Pasaje: descartar una carta, robar dos, quedarte con una
do-buy = Comprar { $card } ({ $price ->
    [one] 1 pasaje
   *[other] { $price } pasajes
}): { $effect }
do-play = Jugar “{ $card }”: { $effect }
do-decline-bonus = Ninguna flecha más
do-peek = { ICON("secret") } Mirar el destino secreto { $number } en vez de eso
do-claim = { ICON("public") } Tomar el destino público { $place }
do-reveal = { ICON("secret") } Revelar el destino secreto { $number }
do-reveal-known = { ICON("secret") } Revelar el destino secreto { $number } (lo conoces)
do-reveal-yes = Sí, revelarlo
do-back = Volver
do-done = Listo
do-discard = Descartar { $place }
do-keep = Quedarte con { $place }
do-keep-passed = Quedarte con { $place } (ya visitado)
do-mark = Marcar { $place }
do-lose = Perder la marca de { $place }
do-score = Puntuar { $place } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
do-score-late = Puntuar tarde { $place } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
do-auto-on = Puntuar mis cartas automáticamente
do-auto-off = Puntuar yo mis cartas
do-block = Bloquear { $one } – { $two }
do-turn-back = Hacer retroceder { $expedition }
do-commission = Mover la marca de { $mark }
do-commission-to = Mover la marca: { $mark } → { $place }
do-exchange = Cambiar { $place }
do-guide = Puntuar { $place }
do-replace = Sustituir { $place }
do-fork = Bifurcar { $expedition }: { $place }

withheld-blocked = la conexión está bloqueada
withheld-second-loop = cerraría un segundo bucle de esta expedición en un mismo turno
withheld-red-dot = en esta mesa no se gasta un pasaje en una flecha hacia un punto rojo
withheld-expedition-over = esta expedición ha terminado
withheld-too-short = { $count ->
    [one] aún no tiene ninguna flecha
   *[other] tiene menos de { $count } flechas
}
withheld-ticket-limit = el límite es de { $count } pasajes por turno
withheld-tickets = { $count ->
    [one] te falta 1 pasaje
   *[other] te faltan { $count } pasajes
}
withheld-deck-empty = el mazo está vacío
withheld-no-cards = no te queda ninguna carta
withheld-bought = el límite es un explorador o evento por turno
withheld-arrow-laid = ya has colocado la flecha de este turno
withheld-no-use = ahora mismo no serviría de nada
withheld-no-way = ahí no se puede colocar ninguna flecha
withheld-no-commission = en ninguna de tus cartas cabe
withheld-lay-first = coloca antes la flecha de este turno
withheld-near = a dos pasos o menos del inicio
withheld-beside-own-mark = al lado de una de tus marcas
withheld-no-room = tus demás marcas ya no cabrían
withheld-peeked = tu ficha ya está ahí
withheld-no-token = tus { $count } fichas ya están en uso
withheld-nothing-to-lose = no tienes punto ni marca que perder si no aciertas
withheld-late-elsewhere = ya visitado antes: solo puedes puntuarlo en tu propio turno
withheld-late-done = el límite es una carta de lugar ya visitado por turno

say-marked = { $player } marca { $place }.
say-redrawn = { $player } cambia una carta, porque cuatro marcas no caben.
say-arrow = { $player } avanza con { $expedition }: { $source } → { $place }{ $kind ->
    [ticket] , gastando un pasaje
   *[other] { "" }
}.
say-loop = { $player } avanza con { $expedition }: { $source } → { $place }{ $kind ->
    [ticket] , gastando un pasaje
   *[other] { "" }
}. Eso cierra un bucle.
say-removed = { $player } retira { $count ->
    [one] la última flecha
   *[other] las últimas { $count } flechas
} de { $expedition }. Su punta está ahora en: { $place }.
say-tickets = { $player } recibe { $count ->
    [one] un { ICON("ticket") } pasaje
   *[other] { $count } { ICON("ticket") } pasajes
}.
say-no-tickets = No quedan pasajes para { $player }.
say-scored = { $player } puntúa { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
say-last-card = { $player } ha puntuado su última carta: se termina la ronda, hasta justo antes de { $first }.
guard-node = una expedición llega a { $node }, o alguien lo puntúa
guard-offer = alguien compra “{ $card }”
say-claimed = { $player } toma el destino público { $place }: 1 punto.
say-new-public = Nuevo destino público: { $place }.
say-withdrawn = { $place } ya no es un destino público.
say-secret-right = { $player } revela un destino secreto: { $place }, ¡2 puntos!
say-secret-wrong = { $player } revela el destino secreto equivocado, { $place }, y pierde un punto.
say-secret-wrong-at-zero = { $player } revela el destino secreto equivocado, { $place }. Como no tiene puntos que perder, pierde una marca.
say-secret-elsewhere = { $player } revela { $place }: allí hay una expedición, pero no la ha llevado esta flecha. Sin puntos.
say-secret-gain = { $player } tenía una ficha ahí y gana un punto.
say-lost-mark = { $player } pierde la marca de { $place }.
say-peeked = { $player } mira el destino secreto { $number }.
say-peeked-at = El destino secreto { $number } es { $place }.
say-discarded = { $player } descarta { $place }.
say-bought = { $player } compra “{ $card }” ({ $effect }).
say-new-offer = Nuevo en la oferta: { $card }.
say-played = { $player } juega “{ $card }”.
say-blocked = Bloqueada: { $edge }.
say-unblocked = La conexión bloqueada vuelve a estar abierta.
say-moved-mark = { $player } mueve una marca: { $mark } → { $place }.
say-skipped = { $player } no puede colocar ninguna flecha.
say-auto-on = Ahora tus cartas se puntúan automáticamente, menos la última.
say-auto-off = A partir de ahora puntúas tú tus cartas.
say-expedition-complete = Todas las flechas de { $expedition } están colocadas: ha terminado.
say-expedition-stuck = { $expedition } no encuentra salida de su bucle: ha terminado.
say-over-arrows = Ninguna expedición puede avanzar: la partida ha terminado.
say-over-cards = La última ronda ha terminado, y con ella la partida.
say-cards-left = { $player } pierde { $count ->
    [one] 1 punto por una carta
   *[other] { $count } puntos por { $count } cartas
} sin puntuar en la mano.
say-marks-left = { $player } pierde { $count ->
    [one] 1 punto por una marca
   *[other] { $count } puntos por { $count } marcas
} en el mapa.
say-bonus = { $explorer } da a { $player } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

part-hand = Cartas
part-marked = Cartas marcadas
part-public = Destinos públicos
part-secret = Destinos secretos
part-reveals = Secretos mal revelados
part-cards-left = Cartas en mano
part-marks-left = Marcas en mapa
part-explorers = Exploradores

card-ibn-battuta = { ICON("explorer") } Ibn Battuta
card-ibn-battuta-text = { $points } puntos por { $count } cartas puntuadas en África y { $count } en Asia
card-ibn-battuta-full = { $points } puntos al final si has puntuado al menos { $count } cartas en África y { $count } en Asia.
card-alexander-von-humboldt = { ICON("explorer") } Alexander von Humboldt
card-alexander-von-humboldt-text = { $points } puntos: más cartas puntuadas en Sudamérica, mín. { $count }
card-alexander-von-humboldt-full = { $points } puntos al final si has puntuado al menos { $count } cartas en Sudamérica y nadie ha puntuado más allí.
card-james-cook = { ICON("explorer") } James Cook
card-james-cook-text = { $points } puntos por cartas puntuadas en las { $count } regiones
card-james-cook-full = { $points } puntos al final si has puntuado cartas en las { $count } regiones.
card-zheng-he = { ICON("explorer") } Zheng He
card-zheng-he-text = { $points } puntos por { $count } cartas puntuadas entre Asia y Oceanía
card-zheng-he-full = { $points } puntos al final si has puntuado al menos { $count } cartas entre Asia y Oceanía.
card-ida-pfeiffer = { ICON("explorer") } Ida Pfeiffer
card-ida-pfeiffer-text = 1 punto por cada { $count ->
    [one] pasaje
   *[other] { $count } pasajes
} sin gastar, máximo { $points }
card-ida-pfeiffer-full = 1 punto al final por cada { $count ->
    [one] pasaje
   *[other] { $count } pasajes
} sin gastar, { $points } puntos como máximo.
card-amundsen = { ICON("explorer") } Roald Amundsen
card-amundsen-text = { $points } puntos: más cartas puntuadas en Norteamérica, mín. { $count }
card-amundsen-full = { $points } puntos al final si has puntuado al menos { $count } cartas en Norteamérica y nadie ha puntuado más allí.
card-jeanne-baret = { ICON("explorer") } Jeanne Baret
card-jeanne-baret-text = { $points } puntos por { $count } destinos públicos o secretos
card-jeanne-baret-full = { $points } puntos al final si has puntuado al menos { $count } destinos públicos o secretos.
card-tailwind = { ICON("event") } Viento a favor
card-tailwind-text = ahora: { $arrows } flechas, no una (la expedición más corta, solo mano)
card-tailwind-full = Al comprarla, en lugar de la flecha de este turno: coloca { $arrows } flechas seguidas en la expedición que menos tenga. Por el camino solo puntúan las cartas de las manos: los puntos de paso no dan nada y no se toma ningún destino.
card-swollen-river = { ICON("event") } Río crecido
card-swollen-river-text = guardar: bloquear una conexión libre hasta tu turno, cambiar 1 carta
card-swollen-river-full = Guárdala para uno de tus turnos: bloquea una conexión sin usar, es decir, sin flechas; nadie coloca ahí una flecha hasta que empiece tu próximo turno. Después puedes cambiar una carta de tu mano por una del mazo.
card-turned-back = { ICON("event") } Media vuelta
card-turned-back-text = guardar: retirar las últimas { $count } flechas de una expedición
card-turned-back-full = Guárdala para uno de tus turnos: retira las últimas { $count } flechas de una expedición. En el lugar donde quede puntúan las cartas de las manos, y un punto de paso te da lo que da.
card-new-commission = { ICON("event") } Nuevo encargo
card-new-commission-text = guardar: mover una de tus marcas a otra carta de tu mano
card-new-commission-full = Guárdala para uno de tus turnos: mueve una de tus marcas al lugar de otra carta de tu mano, donde lo permitan las reglas de las marcas.
card-letters-of-introduction = { ICON("event") } Cartas de presentación
card-letters-of-introduction-text = ahora: cambiar hasta { $left } cartas de la mano
card-letters-of-introduction-full = Al comprarla: descarta hasta { $left } cartas de tu mano y roba otras tantas.
card-local-guide = { ICON("event") } Guía local
card-local-guide-text = guardar: puntuar una carta a un paso de una punta
card-local-guide-full = Guárdala para uno de tus turnos: puntúa una carta de tu mano cuyo lugar esté a un paso de la punta de una expedición; el doble si está marcado. Londres no es una punta.
card-caravan = { ICON("event") } Caravana
card-caravan-text = ahora, en vez de tu flecha: { $count } pasajes; cada rival, { $others }
card-caravan-full = Al comprarla, en lugar de la flecha de este turno: recibes { $count } pasajes. Cada rival recibe { $others }.
card-changed-headlines = { ICON("event") } Nuevos titulares
card-changed-headlines-text = ahora: sustituir un destino; si el nuevo está visitado, es tuyo
card-changed-headlines-full = Al comprarla: sustituye un destino público. Si ya lleva una flecha al lugar del nuevo, es tuyo.
card-survey = { ICON("event") } Cartografía
card-survey-text = ahora: ver secretos y cambiar 1 carta; si no hay, robar { $draw }, elegir 1
card-survey-secrets = ahora: ver los destinos secretos y cambiar una carta si quieres
card-survey-plain = ahora: descartar una carta, robar { $draw }, quedarte con una
card-survey-full = Al comprarla, con destinos secretos: míralos todos y después, si quieres, cambia una carta de tu mano. Sin ellos: descarta una carta, roba { $draw } y quédate con una.
card-forked-road = { ICON("event") } Bifurcación
card-forked-road-text = guardar: tu flecha puede salir del punto de paso tras una punta
card-forked-road-full = Guárdala para uno de tus turnos, antes de su flecha: esa flecha puede salir del punto de paso que hay justo detrás de la punta de una expedición, en vez de la punta.

## Imágenes: lo que llevan escrito y lo que muestran, en palabras.

pic-destinations = Destinos públicos
pic-offers = En oferta
pic-spent = gastados
pic-supply = rest.
pic-explorer = Explorador
pic-event = Evento
pic-bought = Compras
pic-expedition-over = fin
pic-last-round = Última ronda
pic-over = Fin de partida
pic-marks = Marcas en el mapa
pic-owned = Exploradores y eventos
pic-scored = Cartas puntuadas ({ $count })
pic-start = Alrededor de Londres
pic-no-cards = Sin cartas en mano
pic-score-now = Puntuar ya
pic-score-late = Puntuar tarde
pic-drawn = Robadas: elige una
pic-secrets = Secretos que conoces
pic-spaces = { $number ->
    [one] paso
   *[other] pasos
}
pic-here = hay una punta aquí
pic-no-way = inalcanzable
pic-final = Resultado
pic-total = Total

pic-tell-turn = Es el turno de { $who }.
pic-tell-mark = Aún ponen marcas: { $who }.
pic-tell-over = La partida ha terminado.
pic-tell-last-round = Esta es la última ronda.
pic-tell-spent = Pasajes gastados en este turno: { $spent }; quedan en la reserva: { $supply }.
pic-tell-start = { $expedition } aún no ha partido.
pic-tell-tip = { $expedition } está en { $tip }, { $supply ->
    [one] queda 1 flecha
   *[other] quedan { $supply } flechas
}.
pic-tell-stopped = { $expedition } ha terminado, en { $tip }.
pic-tell-way = { $expedition }, ruta hasta ahora: { $way }.
pic-tell-exit = sigue desde { $place }: { $way }
pic-tell-exit-bare = sigue desde { $place }
pic-tell-lately = { $expedition }, ruta reciente: { $way }.
pic-tell-player = { $who }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, { $tickets ->
    [one] 1 pasaje
   *[other] { $tickets } pasajes
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
pic-tell-first = { $who } tiene el marcador de inicio.
pic-tell-marks = Marcas de { $who }: { $places }.
pic-tell-scored = Puntuado por { $who }: { $places }.
pic-tell-owned = { $who } tiene { $cards }.
pic-tell-public = Destinos públicos: { $places }.
pic-tell-no-public = No hay ningún destino público.
pic-tell-secret = Destino secreto { $number }: nadie lo ha mirado.
pic-tell-peeked = Destino secreto { $number }: lo ha mirado { $who }.
pic-tell-known = El destino secreto { $number } es { $place }.
pic-tell-offers = En oferta: { $cards }.
pic-tell-price = { $card } ({ $price ->
    [one] 1 pasaje
   *[other] { $price } pasajes
})
pic-tell-blocked = Bloqueada por { $who }: { $one } – { $two }.
pic-tell-deck = Cartas en el mazo: { $deck }.
pic-tell-changed = Qué ha cambiado: { $changes }.
pic-tell-arrow = { $expedition } { $source } → { $target }
pic-tell-region = { $region }.
pic-tell-here = { $expedition } ha visitado: { $places }.
pic-tell-hand = Tu mano: { $cards }.
pic-tell-drawn = Robadas, para quedarte con una: { $cards }.
pic-tell-card = { $place } ({ $facts })
pic-tell-distance = { $number ->
    [0] hay una punta aquí
    [one] 1 paso
   *[other] { $number } pasos
}
pic-tell-marked = marcada
pic-tell-now = se puede puntuar ahora
pic-tell-late = se puede puntuar tarde
pic-tell-letters = Adónde puede llevar una flecha: { $places }.
pic-tell-letters-mark = Lo que puedes elegir: { $places }.
pic-tell-letter = { $letter } { $place }
pic-tell-led = { $letter } { $place } ({ $who })
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

sign-start = Londres: de aquí parten las expediciones
sign-place = Un lugar; su nombre está al lado
sign-place-near = Un lugar cerca de Londres: no se puede marcar
sign-green = { ICON("green_dot") } Punto verde: coloca una flecha más
sign-red = { ICON("red_dot") } Punto rojo: recibes un pasaje
sign-arrow = { $expedition }: flechas de esta expedición; bajo el mapa, cuántas le quedan
sign-tip = { $expedition }: la punta, donde empieza su próxima flecha
sign-public = { ICON("public") } Un destino público
sign-mark = Una marca de { $who }
sign-barrier = Una conexión bloqueada: nadie puede colocar aquí una flecha
sign-first = Quien empieza cada ronda
sign-score = Puntos
sign-ticket = { ICON("ticket") } Pasajes; en una carta, su precio
sign-secret = { ICON("secret") } Un destino secreto; al lado, quién lo ha mirado

### Lecciones

lesson-first = Tu primer viaje
lesson-first-welcome =
    ¡Te damos la bienvenida! Tres expediciones, Azul, Ámbar y Violeta, partirán de Londres como líneas de flechas y darán la vuelta al mundo. **No son de nadie:** las tres las mueves tú y las mueve también tu rival, Juno.
    Gana quien tenga más puntos al final, y los puntos vienen de los lugares a los que llegan las expediciones.
lesson-first-hand =
    Estas son tus cartas, que nadie más ve; cada una nombra un **lugar**. Cuando cualquier expedición llega a él, sea de quien sea la flecha, **puntúas la carta**: 1 punto. El número dice a cuántos pasos está todavía.
    Las cartas que te queden en la mano al final cuestan un punto cada una.
lesson-first-mark =
    Antes del primer turno, cada cual pone **cuatro marcas** en lugares de cartas de su mano, a la vista del resto. Un lugar marcado cuenta **2 puntos** en vez de 1, pero una marca a la que nunca se llega cuesta 1. Marca Brattahlid, a tres pasos de Londres; yo pondré tus otras tres.
lesson-first-mark-else = También podrías marcar ese. Para este viaje elige Brattahlid: se puede llegar pronto.
lesson-first-arrow =
    Te toca: **coloca una flecha**. La primera de cada color sale de Londres; las demás, de la punta de su línea. El menú dice qué da cada una. Berlín es una de tus cartas: lleva allí Azul.
lesson-first-arrow-else = Podrías, pero eso no te da nada ahora. Llevar Azul a Berlín puntúa una carta en el acto.
lesson-first-close =
    Berlín se ha puntuado por ti: 1 punto. Gratis solo tienes una flecha, así que termina tu turno. (Los *pasajes* que podrías gastar vienen enseguida.)
lesson-first-close-else = Eso cuesta un pasaje. Guárdalos para algo que valga la pena y termina tu turno.
lesson-first-lead =
    Juno ha llevado Ámbar a Dingle, por motivos suyos. A ti te conviene: desde allí hay dos pasos a Brattahlid, tu lugar marcado. Lleva Ámbar a Reikiavik. Otras personas pueden llevarla a otro sitio, así que fíjate también en lo que puedan querer tus rivales.
lesson-first-lead-else = Podrías, pero Reikiavik deja Ámbar junto a tu Brattahlid marcado, que vale 2 puntos.
lesson-first-marked =
    Juno ha usado Azul para Moscú, una de sus cartas. Ámbar sigue junto a Brattahlid: **marcado, 2 puntos**. ¡Adelante!
lesson-first-marked-else = Podrías, pero Brattahlid está marcado: 2 puntos, y Juno podría llevarse Ámbar a otra parte.
lesson-first-ticket =
    3 puntos. Tienes además 3 **pasajes**, y puedes gastar hasta dos por turno: cada uno sirve para otra flecha, para retirar la última flecha de una expedición o para cambiar una carta. San Petersburgo es uno de los seis **destinos públicos**: 1 punto para quien coloque la flecha que llegue. Gasta un pasaje en Azul.
lesson-first-ticket-else = Podrías, pero un destino público es de quien llega primero, y ahora mismo está a una flecha.
lesson-first-red =
    Entre los lugares hay puntos de paso. Un **punto rojo** da un pasaje a quien coloca la flecha que llega a él. Lleva Azul al mar de Kara y recupera lo que has gastado.
lesson-first-red-else = Podrías, pero el mar de Kara te da un pasaje y deja Azul junto a Tobolsk, que tienes en la mano.
lesson-first-green =
    Un **punto verde** da otra flecha en el acto, en cualquier expedición. Lleva Ámbar al estrecho de Davis y mira lo que abre.
lesson-first-green-else = Podrías, pero con el punto verde tienes dos flechas por una.
lesson-first-bonus =
    Tu flecha gratis, en la expedición que quieras: Azul puede llegar a Tobolsk, una de tus cartas, y Ámbar a los destinos públicos Franklin y Hudson. Cada uno es un punto.
lesson-first-bonus-else = Podrías, pero tres de estas flechas te dan un punto.
lesson-first-loop =
    Otra partida. Violeta ha dado la vuelta: Marsella, Cartago, el Mediterráneo, Marco Polo. Si una flecha lleva a donde su propia línea ya ha estado, se cierra un **bucle**, y quien lo cierra elige en el acto **por dónde sigue la línea**. Lleva Violeta de vuelta a Londres.
lesson-first-loop-else = Eso también puntuaría. Pero un bucle abre algo mejor, como verás.
lesson-first-exit =
    Ahora elige la **salida**: una flecha desde cualquier lugar o punto de paso del bucle hacia algo nuevo. Del Mediterráneo hay un paso a Alejandría, que has marcado.
lesson-first-exit-else = Podrías, pero Alejandría está marcada: 2 puntos para ti.
lesson-first-more =
    Dos flechas en un turno, y 2 puntos. Una línea nunca usa dos veces la misma conexión, así que cada expedición tiene que buscar por dónde seguir; la que no puede seguir ha terminado.
lesson-first-end =
    {""}**El final:** cuando alguien puntúa la última carta de su mano, se termina la ronda. Cada carta que sobre cuesta 1 punto, cada marca que quede en el mapa también, y gana quien tenga más puntos.
    {""}**El resto se aprende jugando:** el primer botón de abajo abre una mesa con autómatas indulgentes; o sigue con la próxima lección. Las reglas avanzadas (exploradores, eventos, secretos) son opciones de la mesa.

lesson-loops = Puntos verdes, pasajes y bucles
lesson-loops-green =
    Juno ha llevado Ámbar a Tánger. Desde allí, una sola flecha llega al **punto verde** de los vientos alisios, y un punto verde da otra flecha en el acto: alcanza hasta Colón, que has marcado (aquí, resaltado). Busca, pues, parejas: un punto verde y, detrás, un lugar tuyo.
lesson-loops-green-else = Podrías, pero no llevaría a nadie a un lugar marcado. Dos flechas por una, sí: lleva Ámbar a los vientos alisios.
lesson-loops-free =
    La flecha gratis puede ir a **cualquier** expedición, e incluso llegar a otro punto verde y dar una más. Lleva Ámbar hasta Colón.
lesson-loops-free-else = Podrías, pero Colón está justo delante y marcado: 2 puntos. En tu próximo turno, quizá Ámbar ya esté en otro sitio.
lesson-loops-ticket =
    2 puntos. Tu flecha está usada, pero un **pasaje** compra otra, y dos de los próximos lugares de Ámbar son cartas tuyas: Darién y Nueva Orleans. Cuando un pasaje da un punto seguro que quizá ya no esté en tu próximo turno, gástalo.
lesson-loops-ticket-else = Podrías, pero un pasaje debería dar algo. Darién o Nueva Orleans es un punto en el acto.
lesson-loops-remove =
    Otra partida. Ámbar estaba junto a Brattahlid, tu lugar marcado, y Juno la ha llevado a otra parte, a un punto rojo. Con un pasaje también se puede **retirar la última flecha** de cualquier expedición, la haya puesto quien la haya puesto. Retira la de Ámbar.
lesson-loops-remove-else = Podrías, pero entonces Brattahlid se queda atrás: marcado vale 2 puntos, y te cuesta 1 si nunca se llega. Antes retira la última flecha de Ámbar.
lesson-loops-instead =
    Ámbar ha vuelto a Reikiavik, y aún no has colocado tu flecha gratis: los pasajes se pueden gastar antes o después de ella. (Juno conserva el pasaje que le dio el punto rojo.)
lesson-loops-instead-else = Podrías, pero has gastado un pasaje para llegar a Brattahlid. Ve allí.
lesson-loops-swap =
    Con el segundo pasaje, el último de este turno, **cambia** una carta: descarta una, roba dos, quédate con una. Lo mejor es una a la que ninguna expedición se vaya a acercar, como Yakutsk, muy al este; el número de una carta dice cuántos pasos faltan.
lesson-loops-swap-else = Podrías, pero donde más rinde el segundo pasaje de este turno es en tu mano: una carta a la que nunca se llega te cuesta un punto al final.
lesson-loops-keep =
    Yakutsk se ha ido, y aquí hay dos cartas nuevas. Quédate con la que quieras: los números bajos están cerca de una expedición, y en una parte del mundo de la que ya tienes cartas ahorras camino.
lesson-loops-loop =
    Una tercera partida. Violeta pasó por Cartago, Murzuk y Alejandría hasta el punto del Mediterráneo, y su punta vuelve a estar junto a Cartago. Una flecha a un lugar donde su propia línea ya ha estado cierra un **bucle**: ciérralo.
lesson-loops-loop-else = Podrías, pero cerrar el bucle te da otra flecha en el acto, y eliges de dónde sale.
lesson-loops-exit =
    Solo puede ser salida lo que está **en el bucle**: Cartago, Murzuk, Alejandría o el punto de paso, pero no Londres ni Marsella, que quedan antes. Y tiene que llevar a algo nuevo. Estambul es un destino público, el mar Rojo da un pasaje: toma lo que prefieras.
lesson-loops-exit-else = Podrías, pero Estambul vale un punto y el mar Rojo, un pasaje; esta salida no te da ninguno de los dos.
lesson-loops-end =
    Si no hubiera habido salida, Violeta habría **terminado**: así que un bucle también puede poner fin a una expedición que solo ayuda a otras personas. No se permite un segundo bucle de la misma expedición en un turno.
    {""}**El resto se aprende jugando.** Fíjate en las puntas de las tres líneas: lo que tienen al lado es lo que cuenta ahora.

### Consejos: de qué va un tipo de decisión, dicho una sola vez

about-ask-mark = Un lugar marcado cuenta 2 puntos en vez de 1 cuando puntúas su carta; una marca a la que nunca se llega cuesta 1.
about-ask-turn = Cada turno hay una flecha gratis, en cualquiera de las tres expediciones. Al llegar a un lugar puntúa su carta quien la tenga.
about-ask-turn-more = Ya has colocado tu flecha. Con hasta dos pasajes por turno puedes más: otra flecha, retirar una o cambiar una carta.
about-ask-green-dot = El punto verde te da una flecha más, en cualquier expedición y gratis.
about-ask-exit = La línea ha vuelto a donde ya estuvo: tú eliges desde qué parte de este bucle continúa.
about-ask-reveal = Si un destino boca abajo es el lugar al que has llegado, vale 2 puntos; si no aciertas, te cuesta algo.

### lo que habla a favor de una opción

reason-reach-public = Llega a un destino que todo el mundo busca.
reason-reach = Llega a { $place }, adonde quieres ir.
reason-ticket = Un punto rojo da un pasaje.
reason-another-arrow = Da otra flecha.
reason-closer = Acerca a { $place }.
reason-way = Deja caminos abiertos para turnos posteriores.
reason-back-to-red = La expedición retrocede a un punto rojo, que da un pasaje.
reason-back-to-green = La expedición retrocede a un punto verde, que da otra flecha.
reason-remove = La expedición queda un lugar más atrás, con otros caminos por delante.
reason-end = Seguir quizá solo ayude al resto en su camino.
reason-claim = El destino da puntos a quien llegue primero.
reason-score = Una carta a la que se ha llegado puntúa en cuanto se muestra.
reason-mark = Está cerca de las otras cartas y del inicio.
reason-peek = Quien conoce un destino secreto puede dirigirse a él.
reason-keep = Está en un camino que ya existe, o cerca de uno.
reason-explorer = Los puntos de este explorador valen más que los pasajes.
reason-event = El evento llega en el momento justo.
