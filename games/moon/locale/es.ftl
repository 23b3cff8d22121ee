## El contenido: cómo se llaman las cartas, qué hacen, qué piden.

resource-energy = { ICON("energy") } energía
resource-water = { ICON("water") } agua
resource-biomass = { ICON("biomass") } biomasa
resource-metal = { ICON("metal") } metal
flag-housing = { ICON("housing") } Vivienda
flag-transport = { ICON("transport") } Transporte
flag-science = { ICON("science") } Ciencia
flag-industry = { ICON("industry") } Industria
flag-food = { ICON("food") } Comida
colour-blue = azul
colour-yellow = amarilla
colour-grey = gris
colour-pink = rosa
colour-red = roja

amount-energy = { $n } { ICON("energy") } de energía
amount-water = { $n } { ICON("water") } de agua
amount-biomass = { $n } { ICON("biomass") } de biomasa
amount-metal = { $n } { ICON("metal") } de metal
amount-any = { $n ->
    [one] 1 { ICON("resource") } recurso cualquiera
   *[other] { $n } { ICON("resource") } recursos cualesquiera
}
amount-other-resource = { $n ->
    [one] otro recurso
   *[other] otros { $n } recursos
}
amount-resource = { $n ->
    [one] 1 { ICON("resource") } recurso
   *[other] { $n } { ICON("resource") } recursos
}
amount-rover = { $n ->
    [one] 1 { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}
amount-heart = { $n ->
    [one] 1 { ICON("heart") } corazón
   *[other] { $n } { ICON("heart") } corazones
}
amount-heart-here = { $n ->
    [one] 1 { ICON("heart") } corazón en esta carta
   *[other] { $n } { ICON("heart") } corazones en esta carta
}
amount-point = { $n ->
    [one] 1 { ICON("star") } punto
   *[other] { $n } { ICON("star") } puntos
}
amount-nothing = nada
amount-per = { $what } por { $each }
amount-at-most = { $what } (máx. { $most } en total)
price-energy = { $n } { ICON("energy") } de energía
price-water = { $n } { ICON("water") } de agua
price-biomass = { $n } { ICON("biomass") } de biomasa
price-metal = { $n } { ICON("metal") } de metal
price-any = { $n ->
    [one] 1 { ICON("resource") } recurso cualquiera
   *[other] { $n } { ICON("resource") } recursos cualesquiera
}
price-rover = { $n ->
    [one] 1 { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}

joined-both = { $first } y { $second }
joined-list = { $first }, { $second }
joined-then = { $first } { $second }
joined-or = { $first } O bien: { $second }

does-make = Produce { $what }.
does-show = { $what }.
does-lend = Presta sus banderas el resto del turno a quien estacione.
does-host = Quien estacione aquí gana { $what }.
does-flip = Girar: { $what }
does-at-once = Al construirla: { $what }
does-count = { $n ->
    [one] Vale 1 { ICON("heart") } corazón.
   *[other] Vale { $n } { ICON("heart") } corazones.
}
does-gain = Gana { $what }.
does-pay = Paga { $price } para ganar { $what }.
does-swap = Cambia { $give } por { $get }.
does-swaps = Cambia { $give } por { $get }, hasta { $times } veces.
does-take-back = Toma un rover de tus cartas.
does-salvage = Cambia una estructura por otra descartada.
does-unflip = Endereza una de tus estructuras rosas.
does-unflip-other = Endereza otra de tus estructuras rosas.
does-discount-always = { $n ->
    [one] { $things } te cuestan 1 recurso menos.
   *[other] { $things } te cuestan { $n } recursos menos.
}
does-discount-now = { $n ->
    [one] { $things } te cuestan 1 recurso menos este turno.
   *[other] { $things } te cuestan { $n } recursos menos este turno.
}
does-stand-in-always = Al construir, puedes usar { $resource } como { $instead }.
does-stand-in-now = Al construir en este turno, puedes usar { $resource } como { $instead }.
does-whenever = { $moment }: gana { $what }.
does-score = Fin de partida: { $what }.
does-wins-ties = Ganas los empates por banderas.
does-own-parking = También puedes estacionar en tus propias cartas.
does-any-flag = Al construir, cuentas como si tuvieras 1 bandera más de cada tipo.
does-produce-now = Todos tus símbolos de producción producen.
does-park-twice = Puedes estacionar dos rovers por turno.
does-tap-flag = Toma hasta 3 corazones de una bandera que lideres sin empate.
does-copy-flip = Usa el efecto de girar de una estructura rosa ajena, que se queda como está.
does-build-again = Construye otra estructura de tu mano, a precio completo.
does-mirror-score = Fin de partida: puntúa como tuyo el mejor efecto final de las estructuras grises de quien tienes al lado.

instead-any = { ICON("resource") } cualquier recurso
instead-energy = { ICON("energy") } energía
instead-water = { ICON("water") } agua
instead-biomass = { ICON("biomass") } biomasa
instead-metal = { ICON("metal") } metal
things-any = { ICON("structure") } Las estructuras
things-blue = { ICON("blue") } Las estructuras azules
things-yellow = { ICON("yellow") } Las estructuras amarillas
things-grey = { ICON("grey") } Las estructuras grises
things-pink = { ICON("pink") } Las estructuras rosas
things-red = { ICON("red") } Las estructuras rojas

when-build = Cada vez que construyes una estructura
when-build-blue = Cada vez que construyes una estructura azul
when-build-yellow = Cada vez que construyes una estructura amarilla
when-build-grey = Cada vez que construyes una estructura gris
when-build-pink = Cada vez que construyes una estructura rosa
when-build-red = Cada vez que construyes una estructura roja
when-build-flag = Por cada { $flag } que construyes
when-assimilate = Cada vez que asimilas
when-park = Cada vez que estacionas
when-parked-on = Cada vez que alguien estaciona en tus cartas
when-flip = Cada vez que giras una estructura rosa
when-claim = Cada vez que reclamas una carta de reputación
built-housing = { ICON("housing") } bandera de vivienda
built-transport = { ICON("transport") } bandera de transporte
built-science = { ICON("science") } bandera de ciencia
built-industry = { ICON("industry") } bandera de industria
built-food = { ICON("food") } bandera de comida

each-housing = { $each ->
    [one] cada bandera de vivienda
   *[other] cada { $each } banderas de vivienda
}
each-transport = { $each ->
    [one] cada bandera de transporte
   *[other] cada { $each } banderas de transporte
}
each-science = { $each ->
    [one] cada bandera de ciencia
   *[other] cada { $each } banderas de ciencia
}
each-industry = { $each ->
    [one] cada bandera de industria
   *[other] cada { $each } banderas de industria
}
each-food = { $each ->
    [one] cada bandera de comida
   *[other] cada { $each } banderas de comida
}
each-blue = { $each ->
    [one] cada estructura azul
   *[other] cada { $each } estructuras azules
}
each-yellow = { $each ->
    [one] cada estructura amarilla
   *[other] cada { $each } estructuras amarillas
}
each-grey = { $each ->
    [one] cada estructura gris
   *[other] cada { $each } estructuras grises
}
each-pink = { $each ->
    [one] cada estructura rosa
   *[other] cada { $each } estructuras rosas
}
each-red = { $each ->
    [one] cada estructura roja
   *[other] cada { $each } estructuras rojas
}
each-energy = { $each ->
    [one] cada energía de tu reserva
   *[other] cada { $each } de energía de tu reserva
}
each-water = { $each ->
    [one] cada agua de tu reserva
   *[other] cada { $each } de agua de tu reserva
}
each-biomass = { $each ->
    [one] cada biomasa de tu reserva
   *[other] cada { $each } de biomasa de tu reserva
}
each-metal = { $each ->
    [one] cada metal de tu reserva
   *[other] cada { $each } de metal de tu reserva
}
each-flags = { $each ->
    [one] cada bandera tuya
   *[other] cada { $each } banderas tuyas
}
each-flag-kinds = { $each ->
    [one] cada tipo de bandera que tienes
   *[other] cada { $each } tipos de bandera que tienes
}
each-structures = { $each ->
    [one] cada estructura tuya
   *[other] cada { $each } estructuras tuyas
}
each-colours = { $each ->
    [one] cada color que has construido
   *[other] cada { $each } colores que has construido
}
each-rovers = { $each ->
    [one] cada rover de tu reserva
   *[other] cada { $each } rovers de tu reserva
}
each-guests = { $each ->
    [one] cada rover visitante en tus cartas
   *[other] cada { $each } rovers visitantes en tus cartas
}
each-resources = { $each ->
    [one] cada recurso de tu reserva
   *[other] cada { $each } recursos de tu reserva
}
each-resource-kinds = { $each ->
    [one] cada tipo de recurso de tu reserva
   *[other] cada { $each } tipos de recurso de tu reserva
}
each-production = { $each ->
    [one] cada símbolo de producción
   *[other] cada { $each } símbolos de producción
}
each-production-kinds = { $each ->
    [one] cada tipo de recurso que produces
   *[other] cada { $each } tipos de recurso que produces
}
each-reputations = { $each ->
    [one] cada carta de reputación tuya
   *[other] cada { $each } cartas de reputación tuyas
}
each-hearts-here = { $each ->
    [one] cada corazón puesto en tus estructuras
   *[other] cada { $each } corazones puestos en tus estructuras
}
each-x = { $each ->
    [one] cada corazón en X
   *[other] cada { $each } corazones en X
}

need-housing = { $n ->
    [one] 1 { ICON("housing") } bandera de vivienda
   *[other] { $n } { ICON("housing") } banderas de vivienda
}
need-transport = { $n ->
    [one] 1 { ICON("transport") } bandera de transporte
   *[other] { $n } { ICON("transport") } banderas de transporte
}
need-science = { $n ->
    [one] 1 { ICON("science") } bandera de ciencia
   *[other] { $n } { ICON("science") } banderas de ciencia
}
need-industry = { $n ->
    [one] 1 { ICON("industry") } bandera de industria
   *[other] { $n } { ICON("industry") } banderas de industria
}
need-food = { $n ->
    [one] 1 { ICON("food") } bandera de comida
   *[other] { $n } { ICON("food") } banderas de comida
}
need-blue = { $n ->
    [one] 1 { ICON("blue") } estructura azul
   *[other] { $n } { ICON("blue") } estructuras azules
}
need-yellow = { $n ->
    [one] 1 { ICON("yellow") } estructura amarilla
   *[other] { $n } { ICON("yellow") } estructuras amarillas
}
need-grey = { $n ->
    [one] 1 { ICON("grey") } estructura gris
   *[other] { $n } { ICON("grey") } estructuras grises
}
need-pink = { $n ->
    [one] 1 { ICON("pink") } estructura rosa
   *[other] { $n } { ICON("pink") } estructuras rosas
}
need-red = { $n ->
    [one] 1 { ICON("red") } estructura roja
   *[other] { $n } { ICON("red") } estructuras rojas
}
need-energy = { $n } { ICON("energy") } de energía en tu reserva
need-water = { $n } { ICON("water") } de agua en tu reserva
need-biomass = { $n } { ICON("biomass") } de biomasa en tu reserva
need-metal = { $n } { ICON("metal") } de metal en tu reserva
need-flags = { $n ->
    [one] 1 { ICON("flag") } bandera
   *[other] { $n } { ICON("flag") } banderas
}
need-flag-kinds = { $n ->
    [one] 1 tipo de bandera
   *[other] { $n } tipos de bandera
}
need-structures = { $n ->
    [one] 1 { ICON("structure") } estructura
   *[other] { $n } { ICON("structure") } estructuras
}
need-colours = estructuras de { $n ->
    [one] 1 color
   *[other] { $n } colores
}
need-rovers = { $n ->
    [one] 1 { ICON("rover") } rover en tu reserva
   *[other] { $n } { ICON("rover") } rovers en tu reserva
}
need-guests = { $n ->
    [one] 1 rover visitante en tus cartas
   *[other] { $n } rovers visitantes en tus cartas
}
need-resources = { $n ->
    [one] 1 recurso en tu reserva
   *[other] { $n } recursos en tu reserva
}
need-resource-kinds = { $n ->
    [one] 1 tipo de recurso en tu reserva
   *[other] { $n } tipos de recurso en tu reserva
}
need-production = { $n ->
    [one] 1 símbolo de producción
   *[other] { $n } símbolos de producción
}
need-production-kinds = { $n ->
    [one] producción de 1 tipo de recurso
   *[other] producción de { $n } tipos de recurso
}
need-reputations = { $n ->
    [one] 1 carta de reputación
   *[other] { $n } cartas de reputación
}
need-hearts-here = { $n ->
    [one] 1 corazón puesto en tus estructuras
   *[other] { $n } corazones puestos en tus estructuras
}
lack-flag-kinds = { $n ->
    [one] 1 tipo más de bandera
   *[other] { $n } tipos más de bandera
}
lack-colours = estructuras de { $n ->
    [one] 1 color más
   *[other] { $n } colores más
}
lack-resource-kinds = { $n ->
    [one] 1 tipo más de recurso en tu reserva
   *[other] { $n } tipos más de recurso en tu reserva
}
lack-production-kinds = producción de { $n ->
    [one] 1 tipo más de recurso
   *[other] { $n } tipos más de recurso
}

card-solar-foil = { ICON("blue") } Lámina solar
card-solar-foil-about = Se desenrolla como una alfombra y pesa como un abrigo.
card-biogas-plant = { ICON("blue") } Planta de biogás
card-biogas-plant-about = No hay viento que traiga el olor. Eso ayuda.
card-ice-quarry = { ICON("blue") } Cantera de hielo
card-ice-quarry-about = Cortado en bloques y clasificado por grano.
card-frost-trap = { ICON("blue") } Trampa de escarcha
card-frost-trap-about = Una placa fría que recoge con paciencia lo que pase flotando.
card-algae-tank = { ICON("blue") } Tanque de algas
card-algae-tank-about = Verde, callado y más trabajador que nadie en la casa.
card-fog-garden = { ICON("blue") } Jardín de niebla
card-fog-garden-about = Llueve a las cuatro, según lo acordado.
card-dust-magnet = { ICON("blue") } Imán de polvo
card-dust-magnet-about = El polvo lunar se pega a todo. Aquí, por una vez, a propósito.
card-battery-bench = { ICON("blue") } Taller de baterías
card-battery-bench-about = Entran rovers viejos, salen piezas y corriente.
card-ridge-mirrors = { ICON("blue") } Espejos de la cresta
card-ridge-mirrors-about = Cerca del polo, hay crestas que apenas saben lo que es la noche.
card-shadow-mine = { ICON("blue") } Mina de sombra
card-shadow-mine-about = Ningún rayo de sol ha llegado nunca al fondo de este cráter.
card-first-greenhouse = { ICON("blue") } Primer invernadero
card-first-greenhouse-about = El primer tomate se repartió entre nueve.
card-solar-furnace = { ICON("blue") } Horno solar
card-solar-furnace-about = Por un lado, luz del sol; por el otro, metal líquido.
card-electrolyser = { ICON("blue") } Batería de agua
card-electrolyser-about = De día separa el agua y de noche la vuelve a juntar.
card-waste-sorter = { ICON("blue") } Planta de reciclaje
card-waste-sorter-about = Aquí tirar algo fuera no existe: no hay fuera.
card-inflatable-hab = { ICON("yellow") } Hábitat inflable
card-inflatable-hab-about = El hogar está donde el aire se queda dentro.
card-rover-shed = { ICON("yellow") } Cobertizo de rovers
card-rover-shed-about = Las llaves cuelgan junto a la puerta. Son todas iguales.
card-rock-lab = { ICON("yellow") } Laboratorio de rocas
card-rock-lab-about = Cada piedra es más vieja que cualquiera que conociera tu abuela.
card-brick-printer = { ICON("yellow") } Impresora de ladrillos
card-brick-printer-about = Una capa de polvo, un soplo de calor, y otra vez.
card-salad-rack = { ICON("yellow") } Estante de lechugas
card-salad-rack-about = Lechugas en seis pisos y una lista de quién puede cosechar.
card-lava-tube-camp = { ICON("yellow") } Cueva de lava
card-lava-tube-camp-about = Con cuarenta metros de roca encima se duerme a gusto.
card-sick-bay = { ICON("yellow") } Enfermería
card-sick-bay-about = Aquí los huesos se vuelven vagos. La cinta de correr, no.
card-landing-pad = { ICON("yellow") } Pista de aterrizaje
card-landing-pad-about = Bien lisa, para que ninguna visita deje al vecindario lleno de arena.
card-seed-vault = { ICON("yellow") } Bóveda de semillas
card-seed-vault-about = El frío es gratis y nunca falla.
card-assembly-yard = { ICON("grey") } Patio de montaje
card-assembly-yard-about = Una sola llave inglesa, que pasa de mano en mano.
card-scrap-heap = { ICON("grey") } Montón de chatarra
card-scrap-heap-about = Todo lo que hay aquí ha volado al menos una vez.
card-visitors-lounge = { ICON("grey") } Sala de visitas
card-visitors-lounge-about = Trae tu propia taza y una historia.
card-first-observatory = { ICON("grey") } Primer observatorio
card-first-observatory-about = No se prevén nubes en los próximos tres mil millones de años.
card-power-grid = { ICON("grey") } Red eléctrica
card-power-grid-about = Quien cuelga del cable es del pueblo.
card-swap-shelf = { ICON("pink") } Estante de trueque
card-swap-shelf-about = Toma algo, deja algo. La caja de la confianza es de aluminio.
card-supply-drop = { ICON("pink") } Entrega de víveres
card-supply-drop-about = Rebota once veces, y entonces es nuestra.
card-tow-crew = { ICON("pink") } Equipo de remolque
card-tow-crew-about = Un viaje gratis a casa, se haya pedido o no.
card-scrap-crane = { ICON("pink") } Grúa de chatarra
card-scrap-crane-about = Levanta seis veces lo que podía en la Tierra.
card-greetings-to-earth = { ICON("pink") } Saludos a la Tierra
card-greetings-to-earth-about = La respuesta llega siempre dos segundos y medio tarde.
card-shared-kitchen = { ICON("pink") } Cocina compartida
card-shared-kitchen-about = Las cebollas caen tan despacio que da tiempo a atraparlas.
card-charging-lane = { ICON("red") } Carril de recarga
card-charging-lane-about = Dos enchufes, ninguna cola y un techo de estrellas.
card-lunar-charter = { ICON("red") } Estatuto lunar
card-lunar-charter-about = Cuatro páginas. El capítulo más largo trata del polvo.
card-panel-printer = { ICON("blue") } Impresora de paneles
card-panel-printer-about = Imprime células solares y funciona con la primera.
card-crater-lake = { ICON("blue") } Lago del cráter
card-crater-lake-about = Un lago bajo cristal: llega a la rodilla y es muy querido.
card-carp-pond = { ICON("blue") } Estanque de carpas
card-carp-pond-about = Los peces no se han enterado de la mudanza.
card-vacuum-forge = { ICON("blue") } Forja al vacío
card-vacuum-forge-about = Sin aire no hay óxido. Se forja con traje espacial.
card-fusion-pilot = { ICON("blue") } Reactor de fusión
card-fusion-pilot-about = Faltan diez años, decían siempre. Fueron doce.
card-ice-train = { ICON("blue") } Tren de hielo
card-ice-train-about = Novecientas toneladas de té del desayuno, del polo a la llanura.
card-terrace-farm = { ICON("blue") } Granja en terrazas
card-terrace-farm-about = En la ladera del cráter crece arroz, peldaño a peldaño.
card-sinter-works = { ICON("blue") } Fábrica de sínter
card-sinter-works-about = Lo que entra es polvo. Lo que sale sostiene techos.
card-closed-loop = { ICON("blue") } Ciclo cerrado
card-closed-loop-about = El té de hoy era el té de ayer. Mejor no pensarlo.
card-crater-terraces = { ICON("yellow") } Terrazas del cráter
card-crater-terraces-about = Desde cada balcón se ve la Tierra, siempre en el mismo sitio.
card-monorail = { ICON("yellow") } Monorraíl
card-monorail-about = No flota. Solo lo parece.
card-far-side-dish = { ICON("yellow") } Antena del lado oculto
card-far-side-dish-about = El lugar más silencioso que hay, para quien escucha.
card-slag-foundry = { ICON("yellow") } Fundición de escoria
card-slag-foundry-about = De las sobras de las sobras sale un buen pavimento.
card-dome-orchard = { ICON("yellow") } Huerto de la cúpula
card-dome-orchard-about = Aquí también caen las manzanas, pero con más dignidad.
card-garden-quarter = { ICON("yellow") } Barrio jardín
card-garden-quarter-about = Las habas trepan por la escalera más rápido que la gente menuda.
card-harvest-line = { ICON("yellow") } Línea de la cosecha
card-harvest-line-about = Para en todas las cúpulas y huele a albahaca.
card-survey-fleet = { ICON("yellow") } Flota cartógrafa
card-survey-fleet-about = Treinta rovers dibujan un solo mapa y discuten por los bordes.
card-test-bench = { ICON("yellow") } Banco de pruebas
card-test-bench-about = Lo que sobrevive al lunes se fabrica en serie.
card-workers-row = { ICON("yellow") } Colonia obrera
card-workers-row-about = La sirena es una luz: ahí fuera nadie la oiría.
card-town-square = { ICON("grey") } Plaza del pueblo
card-town-square-about = Un banco, un farol y el único árbol en kilómetros.
card-service-ramp = { ICON("grey") } Rampa de servicio
card-service-ramp-about = Toda visita se va con las ruedas limpias y un regalo.
card-repair-dock = { ICON("grey") } Muelle de reparación
card-repair-dock-about = Encintado, pegado, atornillado: aguanta otros diez años.
card-press-room = { ICON("grey") } Sala de prensa
card-press-room-about = Todas las noticias de un lugar sin tiempo que comentar.
card-superconductor = { ICON("grey") } Superconductor
card-superconductor-about = A la sombra no necesita refrigeración alguna.
card-prefab-yard = { ICON("grey") } Patio de prefabricados
card-prefab-yard-about = La pieza siete siempre encaja, si se gira dos veces.
card-rover-museum = { ICON("grey") } Museo de rovers
card-rover-museum-about = Se ruega no sentarse en las piezas. Podrían arrancar.
card-harvest-festival = { ICON("grey") } Fiesta de la cosecha
card-harvest-festival-about = Hay una calabaza. Tiene nombre.
card-night-market = { ICON("pink") } Mercado nocturno
card-night-market-about = Abierto catorce días seguidos.
card-seed-exchange = { ICON("pink") } Trueque de semillas
card-seed-exchange-about = Dos habas por una ramita de menta, y sin regatear.
card-modular-kit = { ICON("pink") } Kit modular
card-modular-kit-about = Unas paredes, muchos agujeros y una foto del resultado.
card-refit-bay = { ICON("pink") } Taller de reformas
card-refit-bay-about = Nada se queda como era, y de eso se trata.
card-rover-rally = { ICON("pink") } Rally de rovers
card-rover-rally-about = Quince kilómetros por hora, y nadie sin lágrimas en los ojos.
card-guest-rooms = { ICON("pink") } Hostal
card-guest-rooms-about = Noches tranquilas, garantizadas hasta el año cuatro mil millones.
card-private-garage = { ICON("red") } Garaje privado
card-private-garage-about = Una puerta propia y, detrás, un rover propio.
card-embassy = { ICON("red") } Embajada
card-embassy-about = Habla por todo el mundo y sirve un café excelente.
card-grand-switch-on = { ICON("red") } Gran encendido
card-grand-switch-on-about = Cinco, cuatro, tres, y alguien tropieza con el cable.
card-helium-harvester = { ICON("blue") } Cosechadora de helio
card-helium-harvester-about = Cada semana criba un kilómetro cuadrado por unos gramos de luz.
card-comet-catcher = { ICON("blue") } Cazacometas
card-comet-catcher-about = Apunta bien. Solo pasa una vez.
card-moon-forest = { ICON("blue") } Bosque lunar
card-moon-forest-about = Los abedules crecen más aquí, y parece que les sorprende.
card-titanium-works = { ICON("blue") } Fábrica de titanio
card-titanium-works-about = Las llanuras oscuras están llenas; solo hace falta muchísimo calor.
card-university-town = { ICON("yellow") } Ciudad universitaria
card-university-town-about = El examen de ingreso incluye ponerse las botas.
card-gene-gardens = { ICON("yellow") } Jardines genéticos
card-gene-gardens-about = Alguien ha criado una fresa a la que le gusta la oscuridad.
card-market-tram = { ICON("yellow") } Tranvía del mercado
card-market-tram-about = Queso delante, chismes detrás.
card-freight-yards = { ICON("yellow") } Estación de carga
card-freight-yards-about = La catapulta no usa combustible: solo una vía bien recta.
card-glass-quarter = { ICON("yellow") } Barrio de cristal
card-glass-quarter-about = Polvo fundido, en cuarenta tonos.
card-dome-city = { ICON("yellow") } Ciudad cúpula
card-dome-city-about = La primera ciudad donde llueve por votación.
card-space-lift = { ICON("yellow") } Ascensor espacial
card-space-lift-about = Próxima parada en nueve días. Agárrate al pasamanos.
card-crater-telescope = { ICON("yellow") } Telescopio del cráter
card-crater-telescope-about = Un cráter entero por espejo y, en él, el alba de los tiempos.
card-robot-mills = { ICON("yellow") } Molinos robóticos
card-robot-mills-about = Muelen, hornean y se engrasan entre sí.
card-farm-tower = { ICON("yellow") } Torre granja
card-farm-tower-about = Treinta campos, un ascensor y una cabra muy orgullosa.
card-city-hall = { ICON("grey") } Ayuntamiento
card-city-hall-about = En el registro constan los primeros nacimientos en la Luna.
card-medal-academy = { ICON("grey") } Academia de medallas
card-medal-academy-about = El premio es una medalla pequeña y una larga discusión.
card-patent-office = { ICON("grey") } Oficina de patentes
card-patent-office-about = Registro 1: una silla que no se aleja flotando.
card-clearance-sale = { ICON("grey") } Liquidación total
card-clearance-sale-about = Todo tiene que salir; a ser posible, hacia arriba.
card-low-g-theatre = { ICON("grey") } Teatro ingrávido
card-low-g-theatre-about = Ningún ballet de la Tierra tiene saltos así.
card-ark-of-records = { ICON("grey") } Arca de archivos
card-ark-of-records-about = Una copia de todo, bien fuera de alcance.
card-crater-derby = { ICON("grey") } Derbi del cráter
card-crater-derby-about = Una vuelta dura seis horas. Lleva merienda.
card-earthrise-park = { ICON("grey") } Parque de la Tierra
card-earthrise-park-about = La gente viene por las vistas y se queda por los patos.
card-hall-of-fame = { ICON("grey") } Salón de la fama
card-hall-of-fame-about = Huellas bajo cristal, número 43.
card-reserve-vault = { ICON("grey") } Bóveda de reserva
card-reserve-vault-about = Quien pasó el primer invierno nunca tira un frasco.
card-hall-of-hearts = { ICON("grey") } Salón de corazones
card-hall-of-hearts-about = Una pared de notas de agradecimiento, del suelo al techo.
card-council-of-five = { ICON("grey") } Consejo de los cinco
card-council-of-five-about = Cinco sillas, una mesa redonda y, quién sabe cómo, ningún empate.
card-moon-capital = { ICON("grey") } Capital lunar
card-moon-capital-about = En las noches claras, desde la Tierra se ven las luces.
card-five-banner-gala = { ICON("pink") } Gala de estandartes
card-five-banner-gala-about = Ahí fuera cuelgan quietos, así que ondean las manos del público.
card-launch-day = { ICON("pink") } Día del lanzamiento
card-launch-day-about = El coro de la cuenta atrás lleva semanas ensayando.
card-art-auction = { ICON("pink") } Subasta de arte
card-art-auction-about = Lote 12: un cuadro de la lluvia.
card-rover-parade = { ICON("pink") } Desfile de rovers
card-rover-parade-about = Adornados con flores de papel y más lentos que nunca.
card-encore-stage = { ICON("pink") } Escenario del bis
card-encore-stage-about = Otra vez, desde el principio, y cuidado con el techo.
card-night-shift = { ICON("red") } Turno de noche
card-night-shift-about = La noche dura dos semanas. Imagina lo que da tiempo a hacer.
card-referendum = { ICON("red") } Referéndum
card-referendum-about = Participación: todo el mundo, gato incluido.
card-franchise = { ICON("red") } Franquicia
card-franchise-about = El mismo letrero, el mismo menú, otro cráter.
card-hall-of-mirrors = { ICON("red") } Salón de espejos
card-hall-of-mirrors-about = Hace que la gloria del vecindario parezca tuya.
card-dawn-crossing = { ICON("expedition") } Travesía del alba
card-dawn-crossing-about = Hacia el oeste a ritmo de bicicleta, el amanecer va contigo.
card-polar-traverse = { ICON("expedition") } Travesía polar
card-polar-traverse-about = Hielo en las sombras, y el sol dando la vuelta por el borde.
card-dust-survey = { ICON("expedition") } Muestreo de polvo
card-dust-survey-about = Una muestra cada cien metros, durante cien kilómetros.
card-crater-rim-walk = { ICON("expedition") } Paseo por el cráter
card-crater-rim-walk-about = Pasos lentos, amplias vistas, ninguna barandilla.
card-ore-prospecting = { ICON("expedition") } Prospección minera
card-ore-prospecting-about = El martillo cae despacio, pero cae.
card-wreck-hunt = { ICON("expedition") } Rebusca
card-wreck-hunt-about = Los viejos módulos de alunizaje tienen los mejores repuestos.
card-cable-laying = { ICON("expedition") } Tendido de cable
card-cable-laying-about = Doscientos kilómetros de cable, y falta un metro.
card-well-boring = { ICON("expedition") } Sondeo de pozos
card-well-boring-about = A cuarenta metros, el taladro empieza a echar vapor.
card-rover-assembly = { ICON("expedition") } Montaje de rovers
card-rover-assembly-about = Seis ruedas, nueve tornillos, sobra uno.
card-convoy = { ICON("expedition") } Convoy
card-convoy-about = Sigue la rodada y no pierdas de vista las luces.
card-recovery-tour = { ICON("expedition") } Ronda de rescate
card-recovery-tour-about = Alguien ha vuelto a olvidar el freno.
card-deep-vein = { ICON("expedition") } Veta profunda
card-deep-vein-about = Cuanto más hondo, más brilla.
card-summit-climb = { ICON("expedition") } Ascenso a la cima
card-summit-climb-about = El último metro es el más largo, aunque la mochila pese poco.
card-pilgrims-trail = { ICON("expedition") } Senda de peregrinos
card-pilgrims-trail-about = Hasta las huellas más antiguas, y ni un paso más cerca.
card-farewell-drive = { ICON("expedition") } Viaje de despedida
card-farewell-drive-about = Una última vuelta y, después, el museo.
card-grand-tour = { ICON("expedition") } Gran recorrido
card-grand-tour-about = Los cinco barrios en un día, con pastel en cada uno.
card-museum-run = { ICON("expedition") } Visita al museo
card-museum-run-about = Se ruega devolver más de lo que se saca.
card-festival-barge = { ICON("expedition") } Carroza festiva
card-festival-barge-about = Flores sobre seis ruedas.
card-first-2 = { ICON("expedition") } Primera Expedición (2)
card-first-2-about = Alguien tiene que ir delante.
card-first-3 = { ICON("expedition") } Primera Expedición (3)
card-first-3-about = Alguien tiene que ir delante.
card-first-4 = { ICON("expedition") } Primera Expedición (4)
card-first-4-about = Alguien tiene que ir delante.
card-first-5 = { ICON("expedition") } Primera Expedición (5)
card-first-5-about = Alguien tiene que ir delante.
card-armstrong-ridge = { ICON("base") } Cresta Armstrong
card-armstrong-ridge-about = Un pequeño paso de la esclusa al laboratorio.
card-kepler-point = { ICON("base") } Punta Kepler
card-kepler-point-about = Donde todo sigue elipses bien trazadas.
card-shackleton-rim = { ICON("base") } Borde Shackleton
card-shackleton-rim-about = Otra vez el polo sur, y esta vez con sopa.
card-marius-hollow = { ICON("base") } Gruta Marius
card-marius-hollow-about = Una claraboya, una cueva, una puerta de entrada.
card-aitken-gardens = { ICON("base") } Jardines Aitken
card-aitken-gardens-about = El jardín más hondo del sistema solar.
card-tycho-terrace = { ICON("base") } Terraza Tycho
card-tycho-terrace-about = Rayos brillantes fuera, ideas brillantes dentro.
card-mare-junction = { ICON("base") } Cruce del Mare
card-mare-junction-about = Aquí se cruzan todas las rodadas, y luego alguien estaciona encima.
card-copernicus-works = { ICON("base") } Talleres Copérnico
card-copernicus-works-about = Todo gira, y lo que más, los tornos.
card-busy-settlers = { ICON("bronze") } Colonia laboriosa
card-busy-settlers-about = Aquí las luces no se apagan nunca.
card-proud-banners = { ICON("bronze") } Estandartes altivos
card-proud-banners-about = Tensados con alambre, a falta de viento.
card-full-garage = { ICON("bronze") } Garaje lleno
card-full-garage-about = Esta noche todo el mundo está en casa.
card-blue-collars = { ICON("bronze") } Cuellos azules
card-blue-collars-about = Polvo en las mangas, orgullo en la voz.
card-open-doors = { ICON("bronze") } Puertas abiertas
card-open-doors-about = La esclusa nunca tiene el cerrojo echado, solo está cerrada.
card-clever-hands = { ICON("bronze") } Manos hábiles
card-clever-hands-about = Con cinta adhesiva y una tarde les basta.
card-stocked-larder = { ICON("bronze") } Despensa llena
card-stocked-larder-about = Un poco de todo, y todo con etiqueta.
card-three-trades = { ICON("bronze") } Tres oficios
card-three-trades-about = Pregunta a quien sea; alguien aquí sabe hacerlo.
card-four-trades = { ICON("silver") } Cuatro oficios
card-four-trades-about = Una caja de herramientas para cada ocasión.
card-power-barons = { ICON("silver") } Magnates
card-power-barons-about = Cuentan en megavatios y dan propina en vatios.
card-good-neighbours = { ICON("silver") } Buena vecindad
card-good-neighbours-about = Siempre hay un plato de más.
card-road-masters = { ICON("silver") } Brigada de caminos
card-road-masters-about = Se sabe cada bache y, casi siempre, su edad.
card-learned-society = { ICON("silver") } Sociedad erudita
card-learned-society-about = Se reúne los martes y discute toda la semana.
card-iron-masters = { ICON("silver") } Maestría del hierro
card-iron-masters-about = Lo que se puede atornillar está atornillado.
card-show-people = { ICON("silver") } Gente de escena
card-show-people-about = Siempre de gira, nunca tarde, rara vez en silencio.
card-full-palette = { ICON("silver") } Paleta completa
card-full-palette-about = Han probado de todo, y casi todo les ha gustado.
card-five-banners = { ICON("gold") } Cinco estandartes
card-five-banners-about = En esta ciudad, cada oficio tiene su mesa.
card-self-sufficient = { ICON("gold") } Autosuficiencia
card-self-sufficient-about = La última nave de suministros se volvió cargada de regalos.
card-city-planners = { ICON("gold") } Urbanistas
card-city-planners-about = La primera calle lleva el nombre del primer pinchazo.
card-great-fleet = { ICON("gold") } Gran flota
card-great-fleet-about = Desde arriba, las rodadas parecen escritura.
card-garden-moon = { ICON("gold") } Luna jardín
card-garden-moon-about = Desde la Tierra se distingue una mota verde.
card-shining-minds = { ICON("gold") } Mentes brillantes
card-shining-minds-about = Dos premios, y una cola para el telescopio.
card-golden-trade = { ICON("gold") } Oficio dorado
card-golden-trade-about = “Hecho en la Luna” es una promesa.
card-capital-status = { ICON("gold") } Rango de capital
card-capital-status-about = Ya tiene su propio código postal.

## Las imágenes

pic-era = { $era ->
    [1] Era I
    [2] Era II
   *[other] Era III
}
pic-round = Ronda { $round } de { $rounds }
pic-over = Fin de la partida
pic-free = gratis
pic-no-cards = Sin estructuras en mano
pic-needs = Pide { $what }.
pic-reputations = Reputación
pic-bronze = Bronce
pic-silver = Plata
pic-gold = Oro
pic-discards = Descarte
pic-group-blue = Azul: producción ({ $number })
pic-group-yellow = Amarillo: banderas ({ $number })
pic-group-grey = Gris: habilidades y puntos ({ $number })
pic-group-pink = Rosa: para girar ({ $number })
pic-group-red = Rojo: únicas ({ $number })
pic-kind-structure = Estructura, { $colour }, { $era }
pic-kind-expedition = Carta de expedición, { $era }
pic-kind-first = Carta de expedición
pic-kind-base = Base
pic-kind-bronze = Reputación de bronce
pic-kind-silver = Reputación de plata
pic-kind-gold = Reputación de oro
pic-cost = Precio: { $cost }.
pic-bin = Asimilar: { $what }.
pic-worth = { $hearts ->
    [one] Vale 1 corazón.
   *[other] Vale { $hearts } corazones.
}
pic-final = Resultado
pic-total = Total

pic-tell-over = La partida ha terminado.
pic-tell-turn = Es el turno de { $who }, { $era ->
    [1] era I
    [2] era II
   *[other] era III
}, ronda { $round } de { $rounds }.
pic-tell-x = X es { $x }.
pic-tell-flags = Banderas: { $flags }.
pic-tell-flag-nobody = { $flag } { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}, nadie
pic-tell-flag-leader = { $flag } { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}, { $who } con { $most }
pic-tell-flag-tie = { $flag } { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}, empate a { $most }: { $who }
pic-tell-player = { $who }: marcador { $score }, { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}, { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
}, { $goods }.
pic-tell-nothing = ningún recurso
pic-tell-few = { $number } de { $what }
pic-tell-colour = { $number } { $colour ->
    [blue] { $number ->
        [one] azul
       *[other] azules
    }
    [yellow] { $number ->
        [one] amarilla
       *[other] amarillas
    }
    [grey] { $number ->
        [one] gris
       *[other] grises
    }
    [pink] { $number ->
        [one] rosa
       *[other] rosas
    }
   *[red] { $number ->
        [one] roja
       *[other] rojas
    }
}
pic-tell-built = Construido: { $built }; { $spots ->
    [0] ningún espacio libre
    [one] 1 espacio libre
   *[other] { $spots } espacios libres
}.
pic-tell-shows = Banderas a la vista: { $flags }.
pic-tell-lent = Prestadas a { $who }: { $flags }.
pic-tell-first = { $who } tiene la Primera Expedición.
pic-tell-claimed = { $level }, reclamadas: { $cards }.
pic-tell-free = { $level }, libres: { $cards }.
pic-tell-owner = { $card } por { $who }
pic-tell-offer = { $card } ({ $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
} por { $needs })
pic-tell-deck = Cartas en el mazo: { $deck }.
pic-tell-discards = Cartas en el descarte: { $number }, encima { $top }.
pic-tell-pile = Descarte, desde arriba: { $cards }.
pic-tell-base = Base { $base }.
pic-tell-tableau = { $who }: { $cards }
pic-tell-group-blue = Azul: { $cards }.
pic-tell-group-yellow = Amarillo: { $cards }.
pic-tell-group-grey = Gris: { $cards }.
pic-tell-group-pink = Rosa: { $cards }.
pic-tell-group-red = Rojo: { $cards }.
pic-tell-with = { $card } ({ $facts })
pic-tell-hearts = { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}
pic-tell-flipped = girada
pic-tell-parked = estacionado: { $who }
pic-tell-spot = espacio libre
pic-tell-owned = Reputación: { $cards }.
pic-tell-have = En tu reserva: { $goods }, { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
}. Tus banderas: { $flags }.
pic-tell-no-flags = ninguna
pic-tell-main = Aún te falta la acción principal.
pic-tell-acted = Ya has hecho tu acción principal.
pic-tell-used = Usado en este turno: { $extras }.
pic-extra-expedition = carta de expedición
pic-extra-park = estacionar
pic-extra-flip = girar
pic-extra-claim = reputación
pic-tell-expedition = Tu carta de expedición: { $card }. { $does }
pic-tell-hand = Tu mano:
pic-tell-no-hand = No tienes estructuras en la mano.
pic-tell-card = { $card } ({ $colour }): { $cost }.
pic-tell-lacking = { $card } ({ $colour }): { $cost }; falta { $lacks }.
pic-tell-letter = { $letter } { $card }
pic-tell-reputation = Reputación: { $cards }.
pic-tell-discard = Descarte: { $cards }.
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

## Las reglas

game-name = Moon
game-blurb = Tres eras construyendo en la Luna, de Haakon Hoel Gaarder: manos que circulan, visitas que estacionan en tu puerta y banderas que dan corazones. De dos a cinco.
preset-standard = Estándar

part-flags = Banderas
part-effects = Efectos de cartas
part-tokens = Corazones en cartas
part-structures = Corazones impresos
part-reputations = Reputación
part-end = Fin de partida

group-build = Construir
group-assimilate = Asimilar
group-park = Estacionar un rover
group-use = Usar una carta
group-claim = Reclamar una carta de reputación
group-of = { $player }

ask-turn = Construye o asimila una estructura; los extras, antes o después
ask-turn-more = Usa un extra que te quede o termina tu turno
ask-turn-over = No te queda ningún extra posible: termina tu turno. (No se termina solo: eso le diría al resto algo sobre tu mano.)
ask-turn-again = Construye otra estructura a precio completo, usa un extra o termina tu turno
ask-gain = ¿Qué recurso ganas?
ask-gain-because = ¿Qué recurso te da “{ $card }”?
ask-pay = ¿Qué pagas por { $what }?
ask-pay-for = ¿Cómo pagas “{ $card }”?
ask-convert = { $times ->
    [one] ¿Qué cambias?
   *[other] ¿Qué cambias? Como mucho, { $times } veces.
}
ask-one-of = ¿Cuál de estas cosas haces?
ask-take-back = ¿Qué rover estacionado te llevas a tu reserva?
ask-unflip = ¿Qué estructura enderezas?
ask-salvage = ¿Qué estructura tomas del descarte?
ask-give-up = ¿Qué estructura descartas por “{ $card }”?
ask-tap = ¿De qué bandera tomas corazones?
ask-copy = ¿Qué estructura rosa ajena usas?

do-skip = Omitir
do-back = Volver
do-pay = Pagar { $price }
do-pay-nothing = No pagar nada
do-convert = { $give } → { $get }
do-convert-first = { $give } → { $get } y { $count ->
    [one] 1 más a tu elección
   *[other] { $count } más a tu elección
}
do-take-back = { ICON("rover") } El rover en “{ $card }”
do-unflip = { $card }: { $effect }
do-salvage = Tomar “{ $card }” ({ $price })
do-give-up = Descartar “{ $card }” ({ $price })
do-build = Construir “{ $card }” ({ $price })
do-assimilate = Asimilar “{ $card }”: { $what }
do-expedition = { $card }: { $effect }
do-park = { $card }, de { $player }: { $what }
do-park-nowhere = { ICON("park") } Estacionar un rover
do-flip = Girar “{ $card }”: { $effect }
do-claim = { $card } ({ $hearts }): { $effect }
do-expedition-withheld = Usar “{ $card }”: { $effect }
do-park-withheld = Estacionar en “{ $card }”, de { $player }: { $what }
do-claim-withheld = Reclamar “{ $card }” ({ $hearts }): { $effect }
do-end-turn = Terminar el turno
do-tap = { $flag }: { $hearts }
do-copy = { $card }: { $effect }
price-free = gratis

withheld-acted = ya has hecho tu acción principal
withheld-act-first = antes construye o asimila
withheld-used = ya has usado este extra en este turno
withheld-no-use = ahora mismo no serviría de nada
withheld-lacking = aún falta: { $what }
withheld-lacking-but = aún falta: { $what }; { $hint }
withheld-parked = { $count ->
    [one] ya has estacionado en este turno
   *[other] ya has estacionado { $count } rovers en este turno
}
withheld-no-rover = no tienes ningún rover en tu reserva
withheld-no-spot = aún no hay espacios en cartas ajenas
withheld-spot-taken = ahí está estacionado el rover de { $player }
withheld-flipped = sigue girada hasta que se puntúe la era
withheld-not-your-turn = no es tu turno
hint-park = posible tras estacionar en “{ $card }”, de { $player }
hint-expedition = posible con la ayuda de tu carta de expedición
hint-flip = posible tras girar “{ $card }”

say-era = Empieza la { $era ->
    [1] era I
    [2] era II
   *[other] era III
}; { $x ->
    [one] en X hay 1 corazón.
   *[other] en X hay { $x } corazones.
}
say-first-changes = La Primera Expedición pasa a { $player }.
say-produce = { $player } produce { $what }.
say-flags-filled = Se ponen { $count } corazones más en cada bandera.
say-discard-begun = El descarte empieza con “{ $card }”.
say-dealt = Cada cual recibe { $count } estructuras; quienes no tienen la Primera Expedición reciben una carta de expedición.
say-build = { $player } construye “{ $card }” ({ $price }).
say-refill = { $player } roba una estructura del mazo, para que todas las manos tengan lo mismo.
say-assimilate = { $player } asimila “{ $card }”.
say-gain = { $player } gana { $what }.
say-gain-because = “{ $card }” da a { $player } { $what }.
say-heart-here = { $player } pone { $count ->
    [one] 1 corazón
   *[other] { $count } corazones
} en “{ $card }”.
say-pay = { $player } paga { $price }.
say-convert = { $player } cambia { $give } por { $get }.
say-take-back = { $player } toma el rover estacionado en “{ $card }”.
say-unflip = { $player } endereza “{ $card }”.
say-does = { $player }: { $effect }
say-salvage = { $player } toma “{ $card }” del descarte por “{ $given }”.
say-expedition = { $player } usa una carta de expedición: { $card }.
guard-reputation = alguien reclama “{ $card }”
guard-structure = alguien estaciona en “{ $card }”, o algo cambia allí
guard-discard = alguien toma “{ $card }” del descarte, o la tapa
say-park = { $player } estaciona en “{ $card }”, de { $host }: { $what }.
say-flip = { $player } gira “{ $card }”.
say-claim = { $player } reclama “{ $card }” ({ $hearts }).
say-tap = { $player } toma { $hearts } de la bandera { $flag }.
say-copy = { $player } usa “{ $card }”, de { $host }.
say-passed = Cada mano pasa a la izquierda.
say-passed-last = Las cartas de expedición pasan una vez más.
say-scoring = Se puntúa la { $era ->
    [1] era I
    [2] era II
   *[other] era III
}: cada rover estacionado pasa a quien lo aloja, y lo girado se endereza.
say-flag-most = { $player } toma { $hearts } por { $flag }: { $most ->
    [one] 1 bandera
   *[other] { $most } banderas
} contra { $next ->
    [0] ninguna
   *[other] { $next }
}.
say-flag-rovers = { $player } toma { $hearts } por { $flag }: empate con { $others } a { $most ->
    [one] 1 bandera
   *[other] { $most } banderas
}, pero con más rovers, { $rovers } contra { $next }.
say-flag-privilege = { $player } toma { $hearts } por { $flag }: empate con { $others } a { $most ->
    [one] 1 bandera
   *[other] { $most } banderas
}, pero “{ $card }” gana los empates.
say-flag-level = Empate por { $flag }, cada cual con { $most ->
    [one] 1 bandera
   *[other] { $most } banderas
} y { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
}: { $players }. Sus corazones se quedan.
say-flag-unshown = Nadie muestra { $flag }: sus corazones se quedan.
say-tokens = { $player } puntúa { $hearts } que hay en sus estructuras.
say-over = El último corazón sale de X: la partida ha terminado.
say-end-scores = { $player } puntúa al final de la partida: { $parts }.
end-score = { $card } { $points }
end-score-mirrored = { $card } { $points } (como { $mirrored })

sign-on-x = { ICON("heart") } Los corazones en X; donde una carta dice X, cuentan estos
sign-deck = Estructuras en el mazo
sign-discards = El descarte, con su carta de arriba
sign-flag = Bandera: { $flag }
sign-bronze = { ICON("bronze") } Reputación de bronce
sign-silver = { ICON("silver") } Reputación de plata
sign-gold = { ICON("gold") } Reputación de oro
sign-printed-hearts = { ICON("heart") } Corazones impresos en una carta: cuentan al final de la partida
sign-turn = De quién es el turno
sign-lent = Bandera prestada al estacionar, hasta el fin del turno
sign-compass = { ICON("expedition") } La Primera Expedición, o una carta de expedición
sign-score = { ICON("star") } Marcador actual
sign-rover = { ICON("rover") } Rovers
sign-heart = { ICON("heart") } Corazones: puntos
sign-hearts-on-card = { ICON("heart") } Corazones en esta carta: puntúan tras cada era
sign-spot = { ICON("park") } Espacio libre: estaciona un rover para ganar esto una vez
sign-parked = Un rover estacionado aquí
sign-bin = { ICON("bin") } Al asimilarla
sign-buildable = Se puede construir ahora
sign-step-main = Acción principal: construir o asimilar
sign-step-done = Hecho en este turno
sign-step-expedition = { ICON("expedition") } Extra: usar la carta de expedición
sign-step-park = { ICON("park") } Extra: estacionar un rover
sign-step-flip = { ICON("flip") } Extra: girar una estructura rosa
sign-step-claim = Extra: reclamar una carta de reputación
sign-any = { ICON("resource") } Cualquier recurso
sign-arrow = Paga lo de delante para obtener lo de detrás; o, por cada uno de lo primero, lo segundo
sign-or = Lo uno o lo otro
sign-equal = Cuenta como
sign-star = { ICON("star") } Puntos al final de la partida
sign-structures = { ICON("structure") } Estructuras de cualquier color
sign-flag-kinds = { ICON("flag") } Banderas de distinto tipo, o una cualquiera
sign-resource-kinds = { ICON("resource") } Recursos distintos
sign-production-kinds = Recursos distintos que produces
sign-production = Símbolos de producción
sign-resources = { ICON("resource") } Recursos
sign-rovers = { ICON("rover") } Rovers en tu reserva
sign-guests = { ICON("rover") } Rovers visitantes en tus cartas
sign-flags = { ICON("flag") } Banderas
sign-colours = Estructuras de distinto color
sign-reputations = Cartas de reputación reclamadas, o reclamar una
sign-park = { ICON("park") } Estacionar
sign-flip = { ICON("flip") } Girar estructuras rosas
sign-unflip = { ICON("flip") } Enderezar una estructura girada
sign-take-back = Llevar un rover estacionado a tu reserva
sign-salvage = Tomar una carta del descarte
sign-x = { ICON("heart") } Tantos corazones como haya en X
sign-heart-here = { ICON("heart") } Un corazón puesto en esta carta
sign-hearts-here = { ICON("heart") } Los corazones en esta carta
sign-crown = Gana los empates por banderas
sign-base = { ICON("base") } La base
sign-colour-blue = { ICON("blue") } Estructuras azules: producción
sign-colour-yellow = { ICON("yellow") } Estructuras amarillas: banderas
sign-colour-grey = { ICON("grey") } Estructuras grises: habilidades duraderas y puntos
sign-colour-pink = { ICON("pink") } Estructuras rosas: se giran por su efecto
sign-colour-red = { ICON("red") } Estructuras rojas: únicas

### Lecciones

lesson-first = Tu primer asentamiento
lesson-first-welcome =
    Durante tres eras levantas un asentamiento en la Luna, y tu rival, Juno, otro. **Los corazones son puntos**, y gana quien tenga más al final.
    Arriba están las cinco banderas con sus corazones, y X con los suyos. Debajo, las cartas de reputación y, después, una franja para cada cual: base, estructuras, recursos, rovers.
lesson-first-turn =
    Esta es tu mano: estructuras que construir. Arriba a la izquierda, una carta dice lo que **cuesta**; la imagen y el texto, lo que hace; la **papelera** de abajo, lo que ganas si en vez de eso la tiras; lo que te falta tiene un marco naranja, y una marca señala lo que puedes construir.
    En un turno haces **una acción principal** con una carta: construirla o tirarla por lo que da su papelera (*asimilarla*). ¡Después, la mano entera pasa a quien tienes al lado!
lesson-first-build =
    “Lámina solar” cuesta tus 2 de metal. Es **azul: produce**, ahora mismo y al comienzo de cada era. Al principio, no hay nada mejor.
lesson-first-build-else = Podrías, pero lo que tiras se pierde. Una estructura que produce te paga otra vez en cada era, así que construye “Lámina solar” ahora que es pronto.
lesson-first-expedition =
    Construida, y en el acto ha producido 1 de energía. Además de la acción principal hay **extras**, cada uno una vez por turno. El primero: la **carta de expedición** de tu mano, un pequeño regalo que puedes usar en cada turno en que la tengas.
lesson-first-expedition-else = Podrías terminar tu turno, pero la carta de expedición no te cuesta nada, así que úsala antes.
lesson-first-gain =
    Toma la energía: tienes demasiado poco de todo para cambiar nada. Como no queda nada más que hacer, tu turno termina entonces solo.
lesson-first-gain-else = Podrías, pero la energía es gratis, y tienes demasiado poco de todo para cambiar nada.
lesson-first-flags =
    Unas rondas después. Mira la fila de arriba: cinco tipos de **banderas**: vivienda, transporte, ciencia, industria, comida. Las muestran las **estructuras amarillas** y la base. Las banderas sirven para tres cosas:
    · algunas estructuras las **piden** (se cuentan, nunca se pagan),
    · las **cartas de reputación** las cuentan,
    · y cuando acaba la era, quien muestra más de un tipo **toma todos los corazones de esa bandera**.
lesson-first-park =
    “Primer observatorio” necesita una bandera de ciencia. El “Laboratorio de rocas” de Juno (marcado) muestra una y tiene un **espacio** libre: **estaciona ahí un rover**, otro extra, y la bandera es tuya hasta que acabe tu turno.
    Una estructura azul da en cambio su recurso. En los dos casos el rover se queda y, después de la era, es de Juno.
lesson-first-park-else = Es posible, pero no da la bandera de ciencia que pide “Primer observatorio”. Estaciona en “Laboratorio de rocas”.
lesson-first-lent =
    Ahora tienes una bandera de ciencia para este turno, y el observatorio se puede construir. Es **gris**: las estructuras grises tienen un efecto duradero o cuentan al final de la partida. El número de su corazón es lo que vale entonces. (Las **rojas**, más raras, hacen cada una algo propio.)
lesson-first-lent-else = Podrías, pero has estacionado un rover justo para esto. Construye “Primer observatorio”.
lesson-first-late =
    La última ronda de esta era, y este es tu asentamiento. En “Primer observatorio” hay ya **2 corazones**: al final de cada era, también de esta, los corazones que hay sobre cartas te dan un punto cada uno.
    Y una estructura **rosa**: “Saludos a la Tierra”. Te queda una carta.
lesson-first-flip =
    Las estructuras rosas se **giran** por su efecto: un extra, una vez por turno, y cada estructura una vez por era. Esta da 1 corazón por cada corazón en **X**: tres en la primera era, luego dos, luego uno. Así que gírala ahora.
lesson-first-flip-else = Eso también es posible, y puedes hacerlo después. Pero gira “Saludos a la Tierra” mientras X está en 3.
lesson-first-claim =
    3 corazones ganados. El último extra: **reclama una carta de reputación** cuya condición cumplas ahora mismo; una por turno, y se queda contigo. Tus 5 banderas, de 4 tipos, bastan para “Estandartes altivos” y para “Tres oficios”: toma la que prefieras. Cada una da lo que dice, y **4 corazones al final de la partida**.
lesson-first-claim-else = Aún puedes hacerlo después en este turno. Una reputación vale más: solo puedes reclamar una por turno, y Juno podría adelantarse.
lesson-first-assimilate =
    Aún te falta la acción principal, pero no puedes pagar “Mina de sombra”. Así que **asimílala**: tírala por lo que muestra su papelera, 2 de metal. Siempre es posible, así que nunca te quedas sin jugada.
lesson-first-assimilate-else = Eso también puedes hacerlo, pero la acción principal es una por turno y no hay que olvidarla.
lesson-first-score =
    Has acabado, pero antes de terminar la era mira las banderas: ¿quién lidera cuál? Vivienda, Ciencia y Comida son tuyas. Transporte está empatada, y los empates son de quien tiene **más rovers**: Juno, contando el tuyo que está estacionado en su carta. Termina tu turno.
lesson-first-score-else = Podrías, pero cambiaría poco ahora. Termina tu turno y mira cómo se puntúa la era.
lesson-first-result =
    Las líneas de arriba cuentan cómo se ha puntuado la era: los rovers, a quien los aloja; las rosas, enderezadas; 3 corazones por cada bandera que lideras; 2 por los que hay en tu observatorio. Después ha empezado otra era: todo lo azul ha producido, han llegado corazones nuevos a las banderas y **X ha bajado a 2**.
lesson-first-end =
    Tres eras así, y se acabó. **Tu puntuación:** los corazones ganados, más los impresos en estructuras y cartas de reputación, más lo que dan al final las estructuras grises.
    {""}**El resto se aprende jugando:** el primer botón de abajo abre una mesa con un autómata indulgente; o sigue con la próxima lección. *Iconos* nombra cada símbolo.

lesson-rovers = Rovers, reputación y la última era
lesson-rovers-lend =
    Casi toda tu mano pide biomasa, y no tienes. Pero el “Tanque de algas” de Juno la produce (marcado), y su espacio está libre: **un rover en una estructura azul** te da en el acto 1 de su recurso. Estaciona ahí.
lesson-rovers-lend-else = Es posible, pero lo que más te falta es biomasa: con ella podrás construir dos de tus estructuras. Estaciona en “Tanque de algas”.
lesson-rovers-choose =
    Ahora puedes pagar dos de ellas. “Trampa de escarcha” produce agua, otra vez en cada era; “Sala de visitas” reúne un corazón cada vez que alguien estaciona en tus cartas. Las dos son buenas tan pronto: construye la que prefieras.
lesson-rovers-choose-else = Es posible, pero acabas de conseguir biomasa para construir: “Trampa de escarcha” o “Sala de visitas”.
lesson-rovers-claim =
    Un vistazo a las cartas de reputación: cada una tiene una **condición**, una recompensa y corazones para el final de la partida. “Colonia laboriosa” pide 4 símbolos de producción, y los tienes. Las condiciones se comprueban **al reclamar**, incluidas las banderas que presta un rover; quien llega primero se lleva la carta, así que reclámala ya.
lesson-rovers-claim-else = Aún puedes hacerlo después en este turno. Reclama primero: solo hay una “Colonia laboriosa”, y a Juno también le gustarían esos 3 corazones.
lesson-rovers-reward =
    3 corazones para el final, y una recompensa ahora mismo: un recurso a tu elección. Toma el que quieras.
lesson-rovers-count =
    Unos turnos después, el último de la era, y en cada bandera hay 3 corazones. **Cuenta antes de construir:** en Transporte (marcada) tienes una bandera, y Juno otra. Con una más, sus corazones son tuyos: construye “Cobertizo de rovers”.
lesson-rovers-count-else = Es posible, pero los corazones de Transporte van a quien muestra más banderas de ese tipo, y solo las muestra una estructura construida. Construye “Cobertizo de rovers”.
lesson-rovers-tie =
    En Ciencia hay empate, a una bandera. **Los empates son de quien tiene más rovers**, y antes de contarlos cada rover estacionado pasa a quien lo aloja: el rover de Juno en tu “Bóveda de semillas” (marcada) será tuyo. Son 2 contra 1, así que termina tu turno y mira.
lesson-rovers-tie-else = Podrías, pero ten en cuenta que un rover que estaciones ahora en una carta de Juno sería suyo cuando se deciden los empates. Termina tu turno.
lesson-rovers-scored =
    Lee las líneas de arriba: Transporte, 2 contra 1, y Ciencia, por rovers. Así que un rover estacionado en una carta ajena es **un regalo**: úsalo pronto, cuando más da, y ten cuidado en los últimos turnos de una era.
lesson-rovers-last =
    La **última era**: cuentan los corazones. “Salón de corazones” tiene 4 y añade 2 por cada corazón puesto en tus estructuras (marcadas: 4 y 2), 16 en total. Constrúyelo.
lesson-rovers-last-else = Es posible, pero al final solo cuentan los corazones, y “Salón de corazones” da 16. Los recursos que sobran no valen nada.
lesson-rovers-extras =
    Los **extras** no gastan la acción principal, y cada uno que no uses se pierde. Mira lo que tienes: las estructuras rosas se pueden girar otra vez en cada era, la carta de expedición da corazones y puedes reclamar varias cartas de reputación. Haz lo que quieras.
lesson-rovers-end =
    Tras esta era se ganan una vez más los corazones de las banderas, y los que hay en tus cartas puntúan por tercera vez. Después se acabó: no hay cuarta era para la que guardar nada.
    {""}**El resto se aprende jugando**, y *¿Por qué no?* dice lo que aún te falta para una estructura o una carta de reputación.

### Consejos: de qué va un tipo de decisión, dicho una sola vez

about-ask-turn = Una acción principal por turno: construir una estructura, o asimilar una por lo que muestra su papelera. Los extras, cada uno una vez, van antes o después.
about-ask-turn-more = Tu acción principal está hecha. El extra que dejes se pierde: la mano sigue adelante cuando terminas tu turno.
about-ask-turn-again = Una segunda estructura en el mismo turno cuesta su precio completo.
about-ask-convert = Lo que das nunca vuelve como el mismo tipo.
about-ask-one-of = Solo una de estas cosas: elige la que puedas usar en este mismo turno.
about-ask-pay-for = Esto se puede pagar de varias maneras; guarda lo que vayas a necesitar después.

### lo que habla a favor de una opción

reason-hearts = { $hearts ->
    [one] Vale { $hearts } corazón en el acto.
   *[other] Vale { $hearts } corazones en el acto.
}
reason-production = Produce { $n } cada era.
reason-flags = Muestra banderas que ganan corazones y permiten más estructuras.
reason-abilities = Lo que sabe hacer es la mayor parte de su valor.
reason-claim = { $hearts ->
    [one] Una reputación vale { $hearts } corazón, y solo una persona puede tenerla.
   *[other] Una reputación vale { $hearts } corazones, y solo una persona puede tenerla.
}
reason-assimilate = Su papelera da algo en el acto, y nadie más consigue la carta.
reason-gain = La reserva hasta ahora: { $n }.
reason-scarce = Su papelera da { $resource }; la reserva hasta ahora: { $n }.
reason-park-flag = Sus banderas cuentan el resto de este turno.
reason-park-resource = Un rover da su recurso en el acto.
reason-use = Lo que da puede ayudar a la acción principal, así que va primero.
reason-end-turn = Lo que queda por hacer puede esperar.
