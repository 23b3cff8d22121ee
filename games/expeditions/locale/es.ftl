## Las reglas: opciones, qué se pregunta y qué se puede hacer, qué ocurre.

game-name = Expediciones
game-blurb = Mechs, misiones y gloria en torno al meteorito de Tunguska, de Jamey Stegmaier. De dos a cinco.

option-free-pass = Atravesar ubicaciones ocupadas no gasta alcance
option-clear-reward = Quien despeja una ubicación equipa, fusiona o alardea en el acto
option-instant-on-upgrade = Equipar da también la parte inmediata del objeto
option-map-per-quest = Cada misión cumplida da también un mapa
option-solve-several = Al cumplir, se pueden cumplir varias misiones de la ubicación, en cualquier orden
option-row-limit = Con cuatro cartas activas no se puede ganar ninguna más
option-wide-adjacency = También son adyacentes las cartas junto a ubicaciones vecinas
option-others-final-turn = Tras la cuarta estrella, solo el resto tiene un último turno
option-shared-stars = Una estrella vale $10 entre todas las de su categoría, al menos $5
option-summary-ties = Empates: fuerza + astucia, misiones, objetos, fusiones, corrupción
option-compensation = Cada cual empieza con $2 más que quien va antes; entre dos, $4 (opción nuestra)
preset-standard = Estándar: las reglas publicadas
preset-boardgamefan = Como en un resumen alemán de las reglas

category-solve = { ICON("solve") } 4 misiones
category-meld = { ICON("meld") } 4 meteoritos
category-upgrade = { ICON("upgrade") } 4 objetos
category-twenty = { ICON("twenty") } El 20
category-corruption = { ICON("corruption") } 7 de corrupción
category-cards = { ICON("card") } 8 cartas
category-workers-maps = { ICON("worker") } 7 trabajadores o 5 mapas

name-tile = { ICON("location_", $number) } { $number } { $name }
name-quoted = “{ $card }”
name-position = { $letter ->
    [c] Centro
   *[n] Norte
} { $number }
name-covered = { $what ->
    [upgrade] equipar
    [meld] fusionar
   *[boast] alardear
}
name-about = { $kind ->
    [item] objeto
    [meteorite] meteorito
   *[quest] misión
}, { $kind ->
    [quest] { $colour ->
        [red] roja
        [blue] azul
        [green] verde
        [yellow] amarilla
       *[purple] morada
    }
   *[other] { $colour ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[purple] morado
    }
}, { $core }
token-orange = el { ICON("orange") } { $value } naranja
token-turquoise = el { ICON("turquoise") } { $value } turquesa
token-both = el { ICON("twenty") } { $value }
amount-nothing = nada

group-move = Mover
group-play = Jugar
group-gather = Recolectar

ask-shift = ¿Adónde va tu ficha de acción?
ask-turn-0 = Tu turno está completo
ask-turn-1 = Queda una acción
ask-turn-2 = Tus acciones, en cualquier orden
ask-turn-3 = Las tres acciones, en cualquier orden
ask-gather = Recolectar en { $tile }
ask-menu = { $n ->
    [one] Tómalo o déjalo
   *[other] Toma en cualquier orden
}
ask-menu-card = { $card }: { $n ->
    [one] tómalo o déjalo
   *[other] toma en cualquier orden
}
ask-reward = { $tile }: despejada. ¿Qué haces?
ask-one-of = Lo uno o lo otro
ask-played = Jugada: { $card }
ask-play = ¿Qué carta juegas?
ask-move = ¿Adónde te mueves?
ask-pick-card = ¿Qué carta boca arriba ganas?
ask-keep-card = ¿Con qué carta te quedas?
ask-sweep = ¿Qué cartas boca arriba retiras?
ask-sweep-more = Por retirar: { $cards }. ¿Alguna más?
ask-place-worker = ¿En qué carta colocas un trabajador?
ask-pick-worker = ¿Qué trabajador va en “{ $card }”?
ask-activate = ¿Qué carta activas?
ask-rescue-card = ¿Qué carta rescatas?
ask-rescue-worker = ¿Qué trabajador rescatas?
ask-vanquish = Vencer corrupción
ask-neighbour = ¿Qué beneficio de al lado?
ask-solve = ¿Qué misión cumples?
ask-upgrade = ¿Qué objeto equipas?
ask-meld = ¿Qué meteorito fusionas?
ask-boast = ¿De qué categoría alardeas?
ask-pay-card = ¿Qué carta eliminas?
ask-pay-discard = ¿Qué carta descartas?
ask-pay-corruption = ¿Qué corrupción eliminas?
ask-pay-worker = ¿Qué trabajador eliminas?
ask-trash-map = Eliminar un mapa

do-decline = Renunciar
do-done = Listo
do-end-turn = Terminar el turno
do-token-move = { ICON("move") } Cubrir Mover: jugar y recolectar
do-token-play = { ICON("play") } Cubrir Jugar: mover y recolectar
do-token-gather = { ICON("gather") } Cubrir Recolectar: mover y jugar
do-refresh = { ICON("refresh") } Descansar: recuperar trabajadores y cartas activas
do-move-withheld = { ICON("move") } Mover
do-play-withheld = { ICON("play") } Jugar
do-gather-withheld = { ICON("gather") } Recolectar
do-move = { $tile }: { $what }
do-move-corrupted = { $tile } ({ $tokens }): { $what } · debajo: { $covered }
do-move-cleared = { $tile }: { $covered } · { $what }
do-move-hidden = { ICON("map") } { $place }: boca abajo, con un mapa
do-play = { $card }: { $core } · { $ability }
do-gather = { ICON("gather") } Recolectar: { $what }
do-take-all = Todo: { $what }
do-partly = { $what } (ganarías: { $fits })
do-core = Valor base: { $what }
do-place = Colocar { $worker }: { $ability }
do-on = { $card }: { $ability }
do-pick-worker = Colocar { $worker }
do-use = { $card }: { $ability }
do-rescue = { $card }
do-rescue-worker = { $card } con su trabajador
do-gain-card = { $card } ({ $about })
do-gain-card-hand = A tu mano: { $card } ({ $about })
do-sweep = Retirar “{ $card }”
do-sweep-all = { ICON("sweep") } Retirarlas todas
do-sweep-done = { ICON("sweep") } { $n ->
    [one] Retirar esta carta
   *[other] Retirar estas { $n } cartas
}
do-vanquish = Vencer { $token } por { $price }
do-vanquish-withheld = Vencer { $token }
do-banish = Devolver { $token } a la bolsa
do-neighbour = { $tile }: { $what }
do-solve = { $card } por { $price }: { $what }
do-upgrade = { $card } (${ $coins }): { $what }
do-meld = { $card }: { $what }
do-boast = { $category }
do-discard = Descartar { $what }
do-trash = Eliminar { $what }
do-trash-map = { ICON("map") } Eliminar un mapa: { $what }

warn-ability = Un trabajador en “{ $card }” no te daría nada ahora: { $why }. (**{ $what }**)
warn-instant = La parte inmediata de “{ $card }” se perdería: { $why }. (**{ $what }**)

withheld-token-there = tu ficha de acción ya está ahí
withheld-token-covers = tu ficha de acción la cubre en este turno
withheld-action-done = ya lo has hecho
withheld-refresh-first = solo desde Mover, Jugar o Recolectar
withheld-actions-left = aún por hacer: { $actions }
withheld-nowhere = no hay ubicación libre a tu alcance
withheld-basecamp = eso no es posible en el campamento base
withheld-nothing-here = ahora mismo no hay nada que recolectar
withheld-hand-empty = no tienes cartas en la mano
withheld-power-full = tienes { $n } de fuerza
withheld-guile-full = tienes { $n } de astucia
withheld-no-maps = no queda ningún mapa
withheld-bag-empty = la bolsa está vacía
withheld-workers-gone = no queda ningún trabajador { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
} en la reserva
withheld-no-count = no hay nada que contar
withheld-deck-empty = el mazo está vacío
withheld-no-face-up = no hay ninguna carta así
withheld-row-full = tienes { $n } cartas activas
withheld-lacks-worker = necesitas { $worker }
withheld-no-worker = no tienes ningún trabajador disponible
withheld-used = su habilidad se acaba de usar
withheld-no-active = no tienes ninguna carta activa
withheld-no-free-card = ninguna carta activa está sin trabajador
withheld-no-placed = no hay ningún trabajador en una carta
withheld-no-activate = no hay ninguna carta que activar
withheld-lent = ya vale por segunda vez
withheld-no-corruption = aquí no hay corrupción
withheld-corruption-cost = { $token } cuesta { $price }
withheld-never-twenty = el 20 nunca va a la bolsa
withheld-no-benefit = al lado no hay nada que ganar
withheld-no-quest = no tienes ninguna misión para esta ubicación
withheld-solve-cost = necesitas { $price }
withheld-solve-limit = el límite es de { $n } misiones
withheld-upgrade-limit = el límite es de { $n } objetos
withheld-meld-limit = el límite es de { $n } meteoritos
withheld-no-item = no tienes ningún objeto
withheld-no-meteorite = no tienes ningún meteorito
withheld-no-star = ya has puesto todas tus estrellas
withheld-no-category = no has alcanzado ninguna categoría
withheld-has-star = ya tienes una estrella ahí
withheld-progress = { $have } de { $goal }
withheld-stars = necesitas { $n ->
    [one] { $n } estrella puesta
   *[other] { $n } estrellas puestas
}
withheld-melded = necesitas { $n ->
    [one] { $n } meteorito fusionado
   *[other] { $n } meteoritos fusionados
}
withheld-cost-power = necesitas { $n } de fuerza
withheld-cost-guile = necesitas { $n } de astucia
withheld-cost-coins = necesitas ${ $n }
withheld-cost-map = { $n ->
    [one] no tienes ningún mapa
   *[other] necesitas { $n } mapas
}
withheld-cost-corruption = { $n ->
    [one] no tienes corrupción
   *[other] necesitas { $n } fichas de corrupción
}
withheld-cost-card = { $n ->
    [one] no tienes ninguna carta
   *[other] necesitas { $n } cartas
}
withheld-cost-discard = { $n ->
    [one] no tienes cartas en la mano
   *[other] necesitas { $n } cartas en la mano
}
withheld-cost-worker = { $n ->
    [one] no tienes ningún trabajador disponible
   *[other] necesitas { $n } trabajadores
}

say-covers-move = { $player } cubre Mover.
say-covers-play = { $player } cubre Jugar.
say-covers-gather = { $player } cubre Recolectar.
say-refreshes = { $player } descansa.
say-gathers = { $player } recolecta en { $tile }.
say-gathers-gains = { $player } recolecta en { $tile }: { $what }.
say-solves-for = { $player } paga { $price } y cumple “{ $card }”.
say-solves-for-gains = { $player } paga { $price }, cumple “{ $card }” y gana { $what }.
say-solves-gains = { $player } cumple “{ $card }” y gana { $what }.
say-activates-gains = { $player } activa “{ $card }” y gana { $what }.
say-trashes-map-gains = { $player } elimina un mapa y gana { $what }.
say-gains-by = “{ $by }”: { $player } gana { $what }.
say-takes-back = { $player } recupera todas sus cartas y trabajadores.
say-moves = { $player } se mueve a { $tile }.
say-moves-gains = { $player } se mueve a { $tile } y gana { $what }.
say-flips = { $player } descubre { $tile } y toma su mapa. Corrupción, la última encima: { $tokens }.
say-flips-bare = { $player } descubre { $tile } y toma su mapa. La bolsa está vacía: no hay corrupción.
say-in-vain = “{ $card }” no le da nada a { $player }.
say-instant-lost = La parte inmediata de “{ $card }” no le da nada a { $player }.
say-plays = { $player } juega “{ $card }”.
say-plays-gains = { $player } juega “{ $card }” y gana { $what }.
say-places = { $player } coloca { $worker } en “{ $card }”.
say-places-gains = { $player } coloca { $worker } en “{ $card }” y gana { $what }.
say-activates = { $player } activa “{ $card }”.
say-whenever = “{ $card }” tiene efecto.
say-whenever-gains = “{ $card }” tiene efecto: { $player } gana { $what }.
say-gains = { $player } gana { $what }.
say-gains-card = { $player } gana “{ $card }”.
say-gains-card-hand = { $player } gana “{ $card }” directamente a su mano.
say-draws = { $player } roba: { $cards }.
guard-tile = alguien se mueve a { $tile }, o algo cambia allí
guard-spot = alguien toma o retira { $card } ({ $spot })
say-turned-up = Nueva en { $spot }: { $card }.
say-turned-up-more = Nuevas: { $cards }.
name-at = { $card } en { $spot }
say-swept = { $player } retira: { $cards }.
say-reshuffled = Las cartas retiradas forman el nuevo mazo.
say-rescues = { $player } rescata “{ $card }”.
say-rescues-worker = { $player } rescata { $worker } de “{ $card }”.
say-vanquishes = { $player } vence { $token } por { $price }.
say-banishes = { $player } devuelve { $token } a la bolsa.
say-cleared = { $tile }: ubicación despejada.
say-solves = { $player } cumple “{ $card }”.
say-upgrades = { $player } equipa “{ $card }”.
say-melds = { $player } fusiona “{ $card }”.
say-boasts = { $player } alardea: { $category }. Es su estrella { $n }.
say-ending = { $player } ha puesto la cuarta estrella: queda un último turno para cada cual.
say-ending-others = { $player } ha puesto la cuarta estrella: queda un último turno para el resto.
say-pays = { $player } paga { $what }.
say-trashes = { $player } elimina { $what }.
say-trashes-map = { $player } elimina un mapa.
say-discards = { $player } descarta { $what }.
say-over = Las expediciones han terminado.
say-standstill = Nadie puede poner otra estrella y nadie gana ya nada: las expediciones han terminado.

part-cash = Monedas
part-stars = Estrellas
part-items = Objetos equipados
part-tokens = Corrupción

## El contenido

mech-tatanka = Tatanka
mech-tatanka-rule = Puedes cumplir, equipar y fusionar hasta 5 veces cada uno.
mech-marsh-strider = Zancapantanos
mech-marsh-strider-rule = Te mueves hasta 4 ubicaciones en vez de 3.
mech-odins-wrath = Ira de Odín
mech-odins-wrath-rule = En cualquier momento de tu turno, elimina un mapa para ganar 1 de fuerza, 1 de astucia o $1.
mech-lumberjack = Leñador
mech-lumberjack-rule = Cada vez que vences, la primera ficha de cada color cuesta 1 menos (el 20 cuesta 18).
mech-highlander = Highlander
mech-highlander-rule = Puedes ganar cartas directamente a tu mano.

part = { $heading }: { $words }
part-instant = Inmediata
part-ongoing = Permanente
part-ability = Habilidad
part-bonus = Bono de fusión
part-solve = Cumplir en { $number } ({ $where }) por { $cost }
part-coins = Vale ${ $coins } al equiparlo

join-and = { $one } y { $other }
join-or = { $one } O { $other }
join-or-else = { $one }; O { $other }
join-bracket = ({ $things })
join-benefits = { $one } · { $other }
join-comma = { $one }, { $other }
join-plain = { $parts }
join-sentence = { $clause }.
join-sentences = { $one } { $other }

core-stars = +{ $worth } con { $n }+ { $n ->
    [one] estrella
   *[other] estrellas
}
core-melded = +{ $worth } con { $n }+ { $n ->
    [one] fusión
   *[other] fusiones
}

thing-power = { $n } { ICON("power") } de fuerza
thing-guile = { $n } { ICON("guile") } de astucia
thing-coins = { ICON("coins") } ${ $n }
thing-map = { $n ->
    [one] un { ICON("map") } mapa
   *[other] { $n } { ICON("map") } mapas
}
thing-corruption = { $n ->
    [one] una { ICON("corruption") } ficha de corrupción de la bolsa
   *[other] { $n } { ICON("corruption") } fichas de corrupción de la bolsa
}
thing-worker = { $n ->
    [one] un { ICON($colour, "_worker") } trabajador { $colour ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[purple] morado
    }
   *[other] { $n } { ICON($colour, "_worker") } trabajadores { $colour ->
        [red] rojos
        [blue] azules
        [green] verdes
        [yellow] amarillos
       *[purple] morados
    }
}
thing-either-worker = un trabajador { $one ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
} o { $other ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
}
thing-card-face-up = { $kind ->
    [item] { $n ->
    [one] un objeto
   *[other] { $n } objetos
}
    [meteorite] { $n ->
    [one] un meteorito
   *[other] { $n } meteoritos
}
    [quest] { $n ->
    [one] una misión
   *[other] { $n } misiones
}
   *[any] { $n ->
    [one] una carta
   *[other] { $n } cartas
}
} boca arriba
thing-card-adjacent = { $kind ->
    [item] { $n ->
    [one] un objeto adyacente
   *[other] { $n } objetos adyacentes
}
    [meteorite] { $n ->
    [one] un meteorito adyacente
   *[other] { $n } meteoritos adyacentes
}
    [quest] { $n ->
    [one] una misión adyacente
   *[other] { $n } misiones adyacentes
}
   *[any] { $n ->
    [one] una carta adyacente
   *[other] { $n } cartas adyacentes
}
}
thing-card-deck = { $n ->
    [one] la primera carta del mazo
   *[other] las { $n } primeras cartas del mazo
}
thing-card-two = 1 de las 2 primeras cartas (retira la otra)
thing-per = { $thing } por cada { $count }{ $limit ->
    [none] { "" }
   *[some] { " " }(máx. { $most })
}

act-gain = { $form ->
    [start] Gana
    [to] ganar
   *[mid] gana
} { $things }
act-sweep = { ICON("sweep") } { $form ->
    [start] Retira
    [to] retirar
   *[mid] retira
} cartas boca arriba
act-move = { ICON("move") } { $form ->
    [start] Muévete
    [to] moverte
   *[mid] muévete
}{ $n ->
    [0] { "" }
   *[other] { " " }con alcance +{ $n }
}
act-play = { ICON("play") } { $form ->
    [start] Juega
    [to] jugar
   *[mid] juega
} una carta
act-refresh = { ICON("refresh") } { $form ->
    [start] Descansa
    [to] descansar
   *[mid] descansa
}
act-rescue-card = { ICON("rescue_card") } { $form ->
    [start] Rescata
    [to] rescatar
   *[mid] rescata
} una carta
act-rescue-worker = { ICON("rescue_worker") } { $form ->
    [start] Rescata
    [to] rescatar
   *[mid] rescata
} un trabajador
act-solve = { ICON("solve") } { $form ->
    [start] Cumple
    [to] cumplir
   *[mid] cumple
} una misión{ $n ->
    [0] { "" }
   *[other] { " " }por { $n } menos (fuerza o astucia)
}
act-vanquish = { ICON("vanquish") } { $form ->
    [start] Vence
    [to] vencer
   *[mid] vence
} corrupción{ $n ->
    [0] { "" }
   *[other] , cada ficha por { $n } menos
}
act-vanquish-any = { ICON("vanquish") } { $form ->
    [start] Vence
    [to] vencer
   *[mid] vence
} corrupción, pagando cada color con fuerza O astucia{ $n ->
    [0] { "" }
   *[other] , cada ficha por { $n } menos
}
act-banish = { ICON("banish") } { $form ->
    [start] Devuelve
    [to] devolver
   *[mid] devuelve
} a la bolsa la ficha de corrupción superior de aquí
act-upgrade = { ICON("upgrade") } { $form ->
    [start] Equipa
    [to] equipar
   *[mid] equipa
} un objeto
act-meld = { ICON("meld") } { $form ->
    [start] Fusiona
    [to] fusionar
   *[mid] fusiona
} un meteorito
act-boast = { ICON("boast") } { $form ->
    [start] Alardea
    [to] alardear
   *[mid] alardea
}
act-activate-adjacent = { ICON("activate") } { $form ->
    [start] Activa
    [to] activar
   *[mid] activa
} una carta adyacente boca arriba
act-activate-previous = { ICON("activate") } { $form ->
    [start] Activa
    [to] activar
   *[mid] activa
} la carta anterior
act-activate-own = { ICON("activate") } { $form ->
    [start] Activa
    [to] activar
   *[mid] activa
} otra de tus cartas
act-activate-upgraded = { ICON("activate") } { $form ->
    [start] Activa
    [to] activar
   *[mid] activa
} un objeto equipado
act-neighbour = { ICON("neighbour") } { $form ->
    [start] Gana
    [to] ganar
   *[mid] gana
} un beneficio de una ubicación vecina
act-place-worker = { ICON("worker") } { $form ->
    [start] Coloca
    [to] colocar
   *[mid] coloca
} cualquier trabajador en una carta activa libre y { $form ->
    [to] usar
   *[mid] usa
} su habilidad
act-pay = { $cost } para { $then }
act-given-again = { $form ->
    [start] Con
   *[mid] con
} { $n }+, además { $then }
act-given-melded = { $form ->
    [start] Con
   *[mid] con
} { $n }+ { $n ->
    [one] fusión
   *[other] fusiones
}, además { $then }
act-given-stars = { $form ->
    [start] Con
   *[mid] con
} { $n }+ { $n ->
    [one] estrella puesta
   *[other] estrellas puestas
}, además { $then }
act-whenever = { $form ->
    [start] Cada
   *[mid] cada
} vez que { $when }, gana { $things }

cost-power = { $form ->
    [start] Paga
   *[mid] paga
} { $n } de fuerza
cost-guile = { $form ->
    [start] Paga
   *[mid] paga
} { $n } de astucia
cost-coins = { $form ->
    [start] Paga
   *[mid] paga
} ${ $n }
cost-map = { $form ->
    [start] Elimina
   *[mid] elimina
} { $n ->
    [one] un mapa
   *[other] { $n } mapas
}
cost-corruption = { $form ->
    [start] Elimina
   *[mid] elimina
} { $n ->
    [one] una ficha de corrupción
   *[other] { $n } fichas de corrupción
}
cost-card = { $form ->
    [start] Elimina
   *[mid] elimina
} { $n ->
    [one] una de tus cartas
   *[other] { $n } de tus cartas
}
cost-discard = { $form ->
    [start] Descarta
   *[mid] descarta
} { $n ->
    [one] una carta de tu mano
   *[other] { $n } cartas de tu mano
}
cost-worker = { $form ->
    [start] Elimina
   *[mid] elimina
} { $n ->
    [one] un trabajador disponible
   *[other] { $n } trabajadores disponibles
}

count-maps = { $each ->
    [one] mapa
   *[other] { $each } mapas
}
count-workers = { $each ->
    [one] trabajador
   *[other] { $each } trabajadores
}
count-available-workers = { $each ->
    [one] trabajador disponible
   *[other] { $each } trabajadores disponibles
}
count-cards = { $each ->
    [one] carta tuya
   *[other] { $each } cartas tuyas
}
count-red-cards = { $each ->
    [one] carta roja
   *[other] { $each } cartas rojas
}
count-blue-cards = { $each ->
    [one] carta azul
   *[other] { $each } cartas azules
}
count-green-cards = { $each ->
    [one] carta verde
   *[other] { $each } cartas verdes
}
count-yellow-cards = { $each ->
    [one] carta amarilla
   *[other] { $each } cartas amarillas
}
count-purple-cards = { $each ->
    [one] carta morada
   *[other] { $each } cartas moradas
}
count-solved = { $each ->
    [one] misión cumplida
   *[other] { $each } misiones cumplidas
}
count-melded = { $each ->
    [one] meteorito fusionado
   *[other] { $each } meteoritos fusionados
}
count-upgraded = { $each ->
    [one] objeto equipado
   *[other] { $each } objetos equipados
}
count-stars = { $each ->
    [one] estrella puesta
   *[other] { $each } estrellas puestas
}
count-corruption = { $each ->
    [one] ficha de corrupción
   *[other] { $each } fichas de corrupción
}

when-move = te mueves
when-vanquish = vences una ficha de corrupción
when-solve = cumples una misión
when-gain-card = ganas { $kind ->
    [item] un objeto
    [meteorite] un meteorito
    [quest] una misión
   *[any] una carta
}
when-gain-worker = ganas un trabajador
when-play = juegas una carta{ $colour ->
    [any] { "" }
    [red] { " " }roja
    [blue] { " " }azul
    [green] { " " }verde
    [yellow] { " " }amarilla
   *[purple] { " " }morada
}
when-refresh = descansas
when-meld = fusionas un meteorito
when-upgrade = equipas un objeto

rule-range = Te mueves hasta { $n } más lejos
rule-solve-cost = Las misiones te cuestan { $n } menos (fuerza o astucia)
rule-vanquish-cost = Cada vez que vences, la primera ficha cuesta { $n } menos
rule-any-worker = { $colour ->
    [any] Tus trabajadores
    [red] Tus trabajadores rojos
    [blue] Tus trabajadores azules
    [green] Tus trabajadores verdes
    [yellow] Tus trabajadores amarillos
   *[purple] Tus trabajadores morados
} cuentan como de cualquier color

tile-1 = Embarcadero helado
tile-2 = Mercado de pieles
tile-3 = Empalizada quemada
tile-4 = Fin de la vía
tile-5 = Abadía de campanas
tile-6 = Hondonada del lobo
tile-7 = Alerces abatidos
tile-8 = Claro de ceniza
tile-9 = Presa del molino
tile-10 = Vado dorado
tile-11 = Pantano espejo
tile-12 = Maleza de esporas
tile-13 = Puerta del oso
tile-14 = El último hito
tile-15 = Terrazas de vidrio
tile-16 = Borde del cráter
tile-17 = Osario de ballenas
tile-18 = Sala de las voces
tile-19 = Cresta del norte
tile-20 = Las Fauces

card-signal-pistol = { ICON("red_item") } Pistola de señales
card-signal-pistol-flavour = Rojo es auxilio. Dos rojos son que ya es tarde para el auxilio.
card-iron-gauntlet = { ICON("red_item") } Guantelete de hierro
card-iron-gauntlet-flavour = Hecho para levantar calderas. Le da bastante igual lo que levante.
card-field-kitchen = { ICON("red_item") } Cocina de campaña
card-field-kitchen-flavour = Quien sigue el olor de la sopa aún no ha perdido la razón.
card-war-drum = { ICON("red_item") } Tambor de guerra
card-war-drum-flavour = Nadie lo toca. Tú marcha de todos modos.
card-blasting-charge = { ICON("red_item") } Carga explosiva
card-blasting-charge-flavour = La mecha corta era más barata.
card-workshop-cart = { ICON("blue_item") } Carro taller
card-workshop-cart-flavour = Un torno, un yunque, una estufa: todo lo que un mech puede desear.
card-rotor-sled = { ICON("blue_item") } Trineo de hélice
card-rotor-sled-flavour = Sus frenos se llaman montón de nieve.
card-resonance-coil = { ICON("blue_item") } Bobina resonante
card-resonance-coil-flavour = Zumba cada vez que la máquina de al lado está a punto de despertar.
card-clockwork-hand = { ICON("blue_item") } Mano de relojería
card-clockwork-hand-flavour = Cinco dedos, noventa ruedas, un pulso firme.
card-spare-parts = { ICON("blue_item") } Caja de repuestos
card-spare-parts-flavour = Lo que falta está en la otra caja.
card-bone-compass = { ICON("green_item") } Brújula de hueso
card-bone-compass-flavour = Nunca señala el norte. Señala donde desearás estar.
card-reindeer-sledge = { ICON("green_item") } Trineo de renos
card-reindeer-sledge-flavour = Sin combustible, sin humo y con opiniones propias.
card-survey-chest = { ICON("green_item") } Cofre de agrimensura
card-survey-chest-flavour = Cadenas, estacas y una botella para las noches.
card-birch-canoe = { ICON("green_item") } Canoa de abedul
card-birch-canoe-flavour = Tan ligera que basta una persona, tan callada que nadie la oye.
card-ice-lantern = { ICON("green_item") } Farol de hielo
card-ice-lantern-flavour = De noche la llama se congela. Por la mañana sigue ardiendo.
card-silver-samovar = { ICON("yellow_item") } Samovar de plata
card-silver-samovar-flavour = Con el tercer vaso, todo tiene su precio.
card-waybill-book = { ICON("yellow_item") } Libro de portes
card-waybill-book-flavour = Cada caja está firmada; algunas, dos veces.
card-strongbox = { ICON("yellow_item") } Caja fuerte
card-strongbox-flavour = La llave se ha perdido. Por suerte, la cerradura también.
card-tea-bricks = { ICON("yellow_item") } Ladrillos de té
card-tea-bricks-flavour = Para beber, para pagar o para un muro bajo.
card-golden-icon = { ICON("yellow_item") } Icono dorado
card-golden-icon-flavour = El santo ha cerrado los ojos. Antes te miraba.
card-whispering-mask = { ICON("purple_item") } Máscara susurrante
card-whispering-mask-flavour = Póntela y todo el mundo obedece, incluso tú.
card-black-mirror = { ICON("purple_item") } Espejo negro
card-black-mirror-flavour = Tu reflejo va siempre un movimiento por delante.
card-spore-vial = { ICON("purple_item") } Frasco de esporas
card-spore-vial-flavour = No agitar. Ya se agita solo.
card-homing-bell = { ICON("purple_item") } Campana del regreso
card-homing-bell-flavour = Un toque, y todo el mundo está otra vez en casa.
card-star-tongs = { ICON("purple_item") } Tenazas de estrellas
card-star-tongs-flavour = Para recoger lo que debió quedarse en el cielo.
card-ember-core = { ICON("red_meteorite") } Núcleo de ascuas
card-ember-core-flavour = Doce años en la nieve y aún quema al tocarlo.
card-thunder-egg = { ICON("red_meteorite") } Huevo de trueno
card-thunder-egg-flavour = Cáscara de basalto y una tormenta por yema.
card-magnet-heart = { ICON("blue_meteorite") } Corazón imantado
card-magnet-heart-flavour = Clavos, cucharas, fusiles: todo viene de visita.
card-living-copper = { ICON("blue_meteorite") } Cobre vivo
card-living-copper-flavour = Trepa por cualquier máquina como la hiedra por un muro.
card-moss-idol = { ICON("green_meteorite") } Ídolo de musgo
card-moss-idol-flavour = Hazle una pregunta. Siempre responde con un encargo.
card-pole-finder = { ICON("green_meteorite") } Buscapolos
card-pole-finder-flavour = Cuélgalo de un hilo y síguelo.
card-hail-pearls = { ICON("green_meteorite") } Perlas de granizo
card-hail-pearls-flavour = Cayeron donde alguien dibujaba un mapa.
card-split-comet = { ICON("green_meteorite") } Cometa partido
card-split-comet-flavour = Dos mitades de un mismo viaje. Quédate con la mejor.
card-gilded-splinter = { ICON("yellow_meteorite") } Astilla dorada
card-gilded-splinter-flavour = Hasta el ensayador la mordió, y perdió el diente.
card-scale-weight = { ICON("yellow_meteorite") } La pesa honrada
card-scale-weight-flavour = Pesa lo que se merece quien vende.
card-singing-bronze = { ICON("yellow_meteorite") } Bronce cantor
card-singing-bronze-flavour = Cada mercado tiene su campana. Esta se toca sola.
card-black-seed = { ICON("purple_meteorite") } Semilla negra
card-black-seed-flavour = Entiérrala, y en primavera habrá tres.
card-hollow-moon = { ICON("purple_meteorite") } Luna hueca
card-hollow-moon-flavour = Llama. Alguien llama desde dentro.
card-eye-of-frost = { ICON("purple_meteorite") } Ojo de escarcha
card-eye-of-frost-flavour = No ha parpadeado desde que cayó.
card-hammer-scale = { ICON("red_meteorite") } Cascarilla de forja
card-hammer-scale-flavour = Un solo golpe, y del resto se encargan las chispas.
card-wolf-iron = { ICON("red_meteorite") } Hierro lobo
card-wolf-iron-flavour = Tira hacia lo oscuro, y de ti también.
card-pulse-stone = { ICON("red_meteorite") } Piedra de pulso
card-pulse-stone-flavour = Tómala en la mano, y te devuelve tus pasos a golpe de tambor.
card-sky-lens = { ICON("blue_meteorite") } Lente celeste
card-sky-lens-flavour = Muestra lo que hay al lado, solo que más cerca.
card-storm-geode = { ICON("blue_meteorite") } Geoda de tormenta
card-storm-geode-flavour = Quien la abra, que tenga las dos manos libres.
card-echo-sphere = { ICON("blue_meteorite") } Esfera del eco
card-echo-sphere-flavour = Grita dentro, y otra persona hace el trabajo.
card-wayside-stone = { ICON("green_meteorite") } Piedra del camino
card-wayside-stone-flavour = Está en cada encrucijada a la que llegas.
card-amber-comb = { ICON("yellow_meteorite") } Panal de ámbar
card-amber-comb-flavour = Pegajoso: lo que recoges se queda contigo.
card-sun-salt = { ICON("yellow_meteorite") } Sal de sol
card-sun-salt-flavour = Una lamida, y todo el mundo vuelve a estar en pie.
card-beating-basalt = { ICON("purple_meteorite") } Basalto palpitante
card-beating-basalt-flavour = Quiere salir. Deja que entre otra cosa en su lugar.
card-night-glass = { ICON("purple_meteorite") } Cristal de noche
card-night-glass-flavour = Mira a través de él, y el día vuelve a empezar.
card-sunken-barge = { ICON("red_quest") } La barcaza hundida
card-sunken-barge-flavour = La carga sigue abajo. Lo que la hundió, también.
card-jammed-lock = { ICON("blue_quest") } La esclusa atascada
card-jammed-lock-flavour = En cuanto se abra, el puerto volverá a respirar.
card-ice-road = { ICON("green_quest") } El camino de hielo
card-ice-road-flavour = Abierto desde noviembre hasta que cruje.
card-fur-auction = { ICON("yellow_quest") } La subasta de pieles
card-fur-auction-flavour = Puja poco, y tose siempre que puje el danés.
card-silent-village = { ICON("purple_quest") } La aldea silenciosa
card-silent-village-flavour = Las estufas calientes, las mesas puestas, y nadie habla.
card-deserters-camp = { ICON("red_quest") } Campo de desertores
card-deserters-camp-flavour = Volverían a luchar, aunque solo fuera por una cena.
card-stalled-train = { ICON("blue_quest") } El tren varado
card-stalled-train-flavour = El horario y la caldera reventaron la misma mañana.
card-singing-ice = { ICON("green_quest") } El hielo que canta
card-singing-ice-flavour = Donde canta, aguanta tu peso. Casi siempre.
card-monastery-debt = { ICON("yellow_quest") } La deuda de los monjes
card-monastery-debt-flavour = No tienen dinero. Tienen una bodega muy honda.
card-sleepwalkers = { ICON("purple_quest") } Los sonámbulos
card-sleepwalkers-flavour = Cada noche andan unos pasos más hacia el norte.
card-wolf-winter = { ICON("red_quest") } El invierno del lobo
card-wolf-winter-flavour = La manada espera junto al pozo. Se sabe tu nombre.
card-night-exchange = { ICON("blue_quest") } La centralita nocturna
card-night-exchange-flavour = Alguien lleva días llamando: solo dice números.
card-snowed-in-herd = { ICON("green_quest") } El rebaño aislado
card-snowed-in-herd-flavour = Los renos saben salir de aquí. Confía en los renos.
card-amber-smugglers = { ICON("yellow_quest") } Contrabando de ámbar
card-amber-smugglers-flavour = En una de cada diez piezas algo se mueve todavía.
card-dream-fever = { ICON("purple_quest") } Fiebre de sueños
card-dream-fever-flavour = Quienes enferman dibujan siempre la misma puerta.
card-armoured-sleds = { ICON("red_quest") } Los trineos blindados
card-armoured-sleds-flavour = Abandonados con el motor en marcha.
card-drowned-mill = { ICON("blue_quest") } El molino anegado
card-drowned-mill-flavour = La rueda gira río arriba.
card-white-stag = { ICON("green_quest") } El ciervo blanco
card-white-stag-flavour = Quien lo sigue aprende los caminos. Quien lo caza, ninguno.
card-gold-washers = { ICON("yellow_quest") } Buscadores de oro
card-gold-washers-flavour = Lavan de noche, para que el río no se dé cuenta.
card-sleepless-choir = { ICON("purple_quest") } El coro insomne
card-sleepless-choir-flavour = Cuarenta voces de una iglesia sin techo.
card-powder-store = { ICON("red_quest") } El polvorín
card-powder-store-flavour = Prohibido fumar, dice el cartel. Alguien está fumando.
card-fallen-airship = { ICON("blue_quest") } El dirigible caído
card-fallen-airship-flavour = Once pasajeros, doce rastros de huellas.
card-sunken-forest = { ICON("green_quest") } El bosque hundido
card-sunken-forest-flavour = Copas de árboles para ir saltando. No mires abajo.
card-last-caravan = { ICON("yellow_quest") } La última caravana
card-last-caravan-flavour = Lo venden todo a mitad de precio y no dicen por qué.
card-burning-lake = { ICON("purple_quest") } El lago en llamas
card-burning-lake-flavour = Los peces se han mudado. Algo ha ocupado su sitio.
card-siege-of-bears = { ICON("red_quest") } El asedio de los osos
card-siege-of-bears-flavour = Se turnan para montar guardia. Los osos no deberían hacer eso.
card-frozen-engine = { ICON("blue_quest") } La máquina helada
card-frozen-engine-flavour = Deshiélala despacio. Nadie llegó a apagarla.
card-uncharted-pass = { ICON("green_quest") } El paso sin mapa
card-uncharted-pass-flavour = Papel en blanco, nieve en blanco. Uno de los dos miente.
card-governors-depot = { ICON("yellow_quest") } Bodega del gobernador
card-governors-depot-flavour = Champán para mil invitados que nunca llegaron.
card-frost-orchard = { ICON("purple_quest") } El huerto de escarcha
card-frost-orchard-flavour = Los árboles dan fruto en invierno. No los plantó nadie.
card-iron-tomb = { ICON("red_quest") } La tumba de hierro
card-iron-tomb-flavour = Remachada por fuera. Abollada por dentro.
card-buried-turbine = { ICON("blue_quest") } La turbina enterrada
card-buried-turbine-flavour = Desentiérrala, y arranca sola.
card-stranded-balloon = { ICON("green_quest") } El globo encallado
card-stranded-balloon-flavour = La cesta está vacía. Aún está caliente.
card-whale-oil-bank = { ICON("yellow_quest") } El banco de la ballena
card-whale-oil-bank-flavour = La caja está entre las costillas. Los intereses son notables.
card-many-voices = { ICON("purple_quest") } Las muchas voces
card-many-voices-flavour = Una de ellas es la tuya. Contesta a esa.
card-last-outpost = { ICON("red_quest") } El último puesto
card-last-outpost-flavour = Tenían orden de resistir hasta el relevo. En 1908.
card-observatory = { ICON("blue_quest") } El observatorio
card-observatory-flavour = El telescopio apunta al suelo.
card-edge-of-the-map = { ICON("green_quest") } El borde del mapa
card-edge-of-the-map-flavour = De aquí en adelante, lo que dibujes se hace realidad.
card-price-of-truth = { ICON("yellow_quest") } El precio de la verdad
card-price-of-truth-flavour = La prensa paga bien. Trae pruebas, y tráelas muertas.
card-heart-of-the-pit = { ICON("purple_quest") } Corazón de las Fauces
card-heart-of-the-pit-flavour = Late dos veces al año. Esta es la segunda.
card-matthew = { ICON("green_character") } Matthew
card-matthew-flavour = Lleva una manopla de más por si encuentra a alguien.
card-caesar = { ICON("red_companion") } Caesar
card-caesar-flavour = Nunca ha perdido un trineo, solo conductores.
card-vesna = { ICON("blue_character") } Vesna
card-vesna-flavour = Si algo no gira, le pregunta por qué.
card-voltan = { ICON("green_companion") } Voltan
card-voltan-flavour = Pelaje de cobre, ojos de cuarzo, curiosidad de verdad.
card-anna = { ICON("yellow_character") } Anna
card-anna-flavour = Regatea hasta que ambas partes se sienten generosas.
card-wojtek = { ICON("red_companion") } Wojtek
card-wojtek-flavour = Carga por cuatro y come por seis.
card-gunter = { ICON("red_character") } Gunter
card-gunter-flavour = La paz lo puso inquieto. La nieve lo vuelve joven.
card-nacht = { ICON("blue_companion") } Nacht
card-nacht-flavour = Donde gruñe, la oscuridad se aparta.
card-olga = { ICON("green_character") } Olga
card-olga-flavour = Cada aldea le debe un favor y una cama.
card-changa = { ICON("yellow_companion") } Changa
card-changa-flavour = La oyes una vez. Para entonces ya te ha dejado atrás.
card-akiko = { ICON("blue_character") } Akiko
card-akiko-flavour = Lee piedras más antiguas que la lectura.
card-jiro = { ICON("yellow_companion") } Jiro
card-jiro-flavour = Tus bolsillos están vacíos. Los suyos, no.

## Las imágenes

# Dónde se pueden partir las palabras demasiado largas para una línea de una imagen.
pic-breaks = observa-torio agrimen-sura Contra-bando Embarca-dero Empali-zada explo-siva susu-rrante Guante-lete palpi-tante reso-nante Zanca-pantanos deser-tores goberna-dor sonám-bulos Busca-dores Casca-rilla centra-lita campa-nas
pic-letter-red = R
pic-letter-blue = Az
pic-letter-green = V
pic-letter-yellow = Am
pic-letter-purple = M
pic-kind-item = Objeto
pic-kind-meteorite = Meteorito
pic-kind-quest = Misión
pic-kind-character = Personaje
pic-kind-companion = Compañero
pic-kind-mech = Mech
pic-kind-south = Sur
pic-kind-central = Centro
pic-kind-north = Norte
pic-turn = Turno { $turn }
pic-over = Fin de la partida
pic-last-turns = Últimos turnos
pic-row-hand = Mano ({ $count })
pic-row-active = Fila activa ({ $count })
pic-row-shown = Robadas: se elige una
pic-row-tucked = Equipados y fusionados ({ $count })
pic-once-clear = { $what }, cuando no quede corrupción
pic-solved = Cumplida ({ $where })
pic-final = Resultado
pic-total = Total
pic-at-camp = en el campamento base
pic-at-place = en { $place }
pic-part-south = El sur
pic-part-central = El centro
pic-part-north = El norte
pic-part-mech = Junto al mech de { $who }
pic-do-move = Mover
pic-do-play = Jugar
pic-do-gather = Recolectar
pic-do-refresh = Descansar
pic-do-blank = la casilla vacía
pic-glory-solve = misiones cumplidas
pic-glory-meld = fusiones
pic-glory-upgrade = equipamientos
pic-glory-twenty = el 20
pic-glory-corruption = corrupción
pic-glory-cards = cartas
pic-glory-workers-maps = trabajadores o mapas

pic-tell-turn = Es el turno de { $who }, aún por hacer: { $left }.
pic-tell-turn-bare = Es el turno de { $who }.
pic-tell-ending = { $who } ha puesto la cuarta estrella: estos son los últimos turnos.
pic-tell-mech = { $number } { $who } { $where }: { $power } de fuerza, { $guile } de astucia, ${ $coins }, { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}.
pic-tell-faces = Cartas boca arriba: { $cards }.
pic-tell-place = { $number } { $name }
pic-tell-number = { $number }
pic-tell-face-down = { $position } (boca abajo)
pic-tell-corruption = Corrupción, desde arriba: { $places }.
pic-tell-corrupted = { $where } ({ $stack })
pic-tell-token-orange = { $value } de fuerza
pic-tell-token-turquoise = { $value } de astucia
pic-tell-token-both = el { $value }
pic-tell-cleared = Despejadas: { $tiles }.
pic-tell-open = Abiertas, sin corrupción: { $tiles }.
pic-tell-down = Boca abajo: { $tiles }.
pic-tell-is-open = abierto: { $what }
pic-tell-stands = { $who } está aquí
pic-tell-gives = Beneficios: { $things }.
pic-tell-covered = Bajo la corrupción: { $what }.
pic-tell-level = corrupción { $level } o más
pic-tell-stars = Estrellas en { $goal }: { $who }.
pic-tell-supply = Quedan: en el mazo, { $deck }; retiradas, { $sweep }; corrupción en la bolsa, { $bag }; mapas, { $maps }.
pic-tell-player = { $who } ({ $mech }) está { $where } con { $power } de fuerza, { $guile } de astucia, ${ $coins }, { $maps ->
    [one] 1 mapa
   *[other] { $maps } mapas
} y { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}; ficha de acción en { $token }; trabajadores: { $workers }; vale ${ $score } ahora.
pic-tell-worker = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
} { $free }/{ $all }
pic-tell-none = ninguno
pic-tell-hand = Mano de { $who }: { $cards }.
pic-tell-active = Fila activa de { $who }: { $cards }.
pic-tell-upgraded = Objetos equipados de { $who }: { $cards }.
pic-tell-melded = Meteoritos fusionados de { $who }: { $cards }.
pic-tell-solved = Misiones cumplidas de { $who }: { $cards }.
pic-tell-placed = { $card } (con un trabajador { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
})
pic-tell-progress = Gloria: { $goals }.
pic-tell-have = { $goal } { $have }/{ $of }
pic-tell-shown = Robadas, para quedarse con una: { $cards }.
pic-tell-card = { $card } ({ $kind }, en { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[purple] morado
}):
pic-tell-part = { $part }.
pic-tell-letters = Lo que puedes elegir: { $pieces }.
pic-tell-letter = { $letter } { $piece }
pic-tell-result = { $place }. { $who }: ${ $score } ({ $parts }).
pic-tell-points = { $part } { $points }

sign-locked = Bloqueado hasta que aquí no quede corrupción
sign-token-orange = { ICON("orange") } Corrupción que se vence con fuerza
sign-token-turquoise = { ICON("turquoise") } Corrupción que se vence con astucia
sign-token-both = { ICON("twenty") } El 20: se vence con fuerza y astucia mezcladas a gusto
sign-top = Arriba de la pila: se vence primero
sign-face-down = { ICON("map") } Ubicación boca abajo; quien llega primero toma su mapa
sign-camp = { ICON("camp") } El campamento base, de donde parten los mechs, y las metas de estrellas
sign-deck = { ICON("deck") } Cartas en el mazo
sign-swept = Cartas retiradas
sign-bag = { ICON("banish") } Corrupción en la bolsa
sign-mech = { $who }, { $mech }
sign-action = Acción: { $action }
sign-action-token = La ficha de acción y la acción en la que está
sign-star = { ICON("boast") } Una estrella de gloria, puesta o por poner
sign-power = Fuerza
sign-guile = Astucia
sign-coins = Monedas
sign-map = Mapas
sign-workers = Trabajadores por color: disponibles / todos
sign-first = Quien empieza la partida
sign-ability = { ICON("mech") } Lo que sabe hacer el mech
sign-glory-solve = Gloria: misiones cumplidas
sign-glory-meld = Gloria: meteoritos fusionados
sign-glory-upgrade = Gloria: objetos equipados
sign-glory-corruption = Gloria: corrupción
sign-glory-card = Gloria: tus cartas
sign-glory-worker = Gloria: trabajadores (o mapas)
sign-active = Cartas activas
sign-tucked = Bajo el mech: cartas equipadas y fusionadas
sign-lent = Su habilidad vale hasta el final del turno
sign-empty = Sin trabajador en esta carta
sign-turn = Anillo o marco claro: de quién es el turno
sign-letter = Letra sobre blanco: lo que puedes elegir
sign-left = Borde claro: aún por tomar en esta recolección
sign-supply = Los números de la izquierda: lo que queda en la reserva
sign-score = Junto a las estrellas: el resultado si acabara ahora
sign-progress = Avance de cada cual hacia una estrella

### Lecciones

lesson-first = Tu primera expedición
lesson-first-welcome =
    Cada cual lleva un mech al lugar donde cayó un meteorito, en Tunguska. El sur está a la vista; el centro y el norte están boca abajo y corrompidos.
    {""}**Gana quien tenga más dinero al final.** El dinero viene sobre todo de las **cuatro estrellas** que cada cual tiene: una estrella se pone alardeando de algo conseguido, y la partida termina poco después de que alguien haya puesto las cuatro.
lesson-first-people =
    Contigo parten estos dos: Anna y su oso Wojtek. La primera línea de una carta es su **valor base**: **fuerza** (el rayo) o **astucia** (el zorro), las dos cosas con las que pagas, como mucho 10 de cada; con estrellas, aumenta.
    Su texto es una **habilidad**, que necesita un trabajador del color de la carta: amarillo para Anna, rojo para Wojtek. Aún no tienes ninguno.
lesson-first-move =
    Un turno se compone de **Mover, Jugar y Recolectar**. En tu primerísimo turno haces las tres, en cualquier orden. Muévete de una a tres ubicaciones; cada una muestra lo que da. Consigamos un trabajador para Anna: la Abadía de campanas da uno rojo o amarillo, y una misión.
lesson-first-move-else = Podrías, pero Anna necesita un trabajador amarillo, y una misión le vendría bien. Las dos cosas están en la Abadía de campanas.
lesson-first-gather =
    Has llegado. **Recolectar** te da todo lo que muestra tu ubicación, una cosa tras otra; donde pone “O”, un solo lado. Toma el trabajador amarillo. La misión “Campo de desertores”, una de las cinco **cartas boca arriba** entre las ubicaciones, la tomaré después por ti.
lesson-first-gather-else = Podrías, pero para Anna necesitas el trabajador amarillo, y “Campo de desertores” es la misión que te queda de camino.
lesson-first-play =
    Un trabajador y una misión son tuyos. Queda una acción: **juega** una carta de tu mano. Va a tu *fila activa*, en la mesa.
lesson-first-play-else = Podrías, pero tu trabajador es amarillo, y solo hace algo en una carta amarilla como Anna.
lesson-first-worker =
    Una carta jugada da dos cosas, en cualquier orden: su valor base y, si colocas en ella un trabajador de su color, su habilidad. Desde aquí aún no puedes cumplir la misión, así que deja que el trabajador dé $1 y 1 de astucia. (El valor base también lo tomaré después por ti.)
lesson-first-worker-else = Así la habilidad se quedaría sin usar. Coloca el trabajador; el valor base llega igualmente.
lesson-first-token =
    Unos turnos después, un turno empieza con tu **ficha de acción**: *cubres* una de las tres acciones y haces **las otras dos**, sin cubrir nunca la misma dos veces seguidas. O **descansas**: recuperas todas tus cartas y trabajadores, eso es el turno entero, y la próxima vez haces las tres.
    Tu misión se cumple en la ubicación 3, moviéndote allí y jugando Anna, así que cubre Recolectar.
lesson-first-token-else = Podrías, pero hoy te conviene mover y jugar.
lesson-first-place =
    Cada misión nombra su propia ubicación: “Campo de desertores” está en la **3**, la Empalizada quemada. Ve allí; yo jugaré Anna por ti y tomaré su valor base.
lesson-first-place-else = La misión solo se puede cumplir en la ubicación 3, la Empalizada quemada.
lesson-first-solve =
    Ahora coloca el trabajador amarillo y **cumple** la misión: cuesta 3 de fuerza, te da un trabajador, una carta y $1, y queda guardada bajo tu mech: cada misión cumplida hace que **todas tus estrellas valgan más** ($5, luego $6, $8, $10).
lesson-first-solve-else = Podrías, pero has venido por la misión, y tienes los 3 de fuerza que cuesta.
lesson-first-vanquish =
    Seguimos. Esta ubicación del centro estaba boca abajo; quien llega primero le da la vuelta, toma su **mapa** y encuentra en ella **corrupción**: fichas con números. Wojtek está jugado: coloca el trabajador rojo y **vence**. La naranja cuesta fuerza y la turquesa, astucia; te quedas con la ficha, que vale $2.
lesson-first-vanquish-else = Podrías, pero bajo esta corrupción se esconde algo bueno, y puedes pagarla.
lesson-first-clear =
    Una menos. Puedes seguir mientras puedas pagar: el 3 turquesa cuesta 3 de astucia. Es la última de aquí.
lesson-first-clear-else = Podrías parar, pero solo una ubicación sin nada de corrupción muestra lo que esconde.
lesson-first-upgrade =
    Está despejada, y lo que cubría queda abierto para todo el mundo: aquí, **Equipar**. Los objetos ayudan mientras haya un trabajador en ellos; un objeto equipado se guarda bajo tu mech, **ayuda el resto de la partida** y vale sus $ al final. Recolecta y equipa el Trineo de hélice: te moverás hasta 2 más lejos.
lesson-first-upgrade-else = Podrías, pero esta ubicación se despejó para equipar.
lesson-first-meld =
    Otro lugar despejado ofrece **Fusionar**. Un meteorito fusionado lo está para siempre: da su bono, *y también lo dan todos los que fusionaste antes*. Así que fusiona pronto y a menudo; cuatro es el límite, como con las misiones y los objetos.
lesson-first-meld-else = Podrías, pero fusionar solo se puede aquí. Fusiona uno de tus meteoritos, el que prefieras.
lesson-first-boast =
    Por fin: este lugar da **Alardear**. Hay siete logros (la fila bajo el mapa): 4 misiones; 4 fusiones; 4 objetos; 7 fichas de corrupción; el gran 20 del norte; 8 cartas; y 7 trabajadores *o* 5 mapas, que es uno solo. Pon una estrella en uno que hayas alcanzado: tienes 7 fichas, ¡así que alardea!
lesson-first-boast-else = Podrías, pero todo esto era por una estrella.
lesson-first-end =
    Cuando alguien pone su **cuarta estrella**, cada cual tiene un turno más. Después cuentas tus $: monedas, estrellas (que valen más con misiones cumplidas), objetos equipados y $2 por cada ficha de corrupción.
    {""}**El resto se aprende jugando:** el primer botón de abajo abre una mesa con un autómata indulgente; o sigue con la próxima lección. *Iconos* nombra cada símbolo, `/carta` muestra en grande cualquier carta.

lesson-stars = Descansar, fusionar, alardear
lesson-stars-refresh =
    Así estás en mitad de una partida: tus dos trabajadores están en cartas, todas las cartas están en tu fila activa (marcada) y no te queda nada en la mano. No hay nada más que jugar, así que **descansa**: todo vuelve. Cuesta el turno entero, pero en el siguiente haces las tres acciones.
lesson-stars-refresh-else = Podrías, pero sin cartas en la mano no hay nada que jugar, y tus trabajadores están todos colocados. Descansa.
lesson-stars-order =
    Todo ha vuelto, y en este turno mueves, juegas **y** recolectas. **El orden lo decides tú:** Recolectar cuenta donde estás, así que toma primero lo que da la Abadía de campanas, un trabajador y una misión, y muévete después. Son dos lugares en un solo turno.
lesson-stars-order-else = Podrías, pero si te vas, el trabajador y la misión de la Abadía de campanas se quedan atrás. Recolecta primero.
lesson-stars-upgrade =
    Un lugar despejado con **Equipar**, y dos objetos en tu mano (marcados). La parte *permanente* de un objeto equipado vale el resto de la partida, sin trabajador, y sus $ cuentan al final: al principio toma lo que se usa a menudo; más tarde, lo que más vale. Recolecta y equipa el que prefieras.
lesson-stars-upgrade-else = Podrías, pero hay pocos lugares para equipar. Recolecta y toma Equipar para el Icono dorado o la Cocina de campaña.
lesson-stars-meld =
    Has fusionado la Lente celeste y el Núcleo de ascuas. Fusiona ahora un tercer meteorito y llegan **los tres** bonos: 2 de astucia, 2 de fuerza y el del nuevo. El menú los suma por ti; cualquiera de los dos que tienes está bien.
lesson-stars-meld-else = Podrías, pero aquí se puede fusionar, y eso da tres bonos de una vez. Recolecta y fusiona uno de tus meteoritos.
lesson-stars-quest =
    Más tarde, has puesto tres estrellas, y una cuarta traería pronto el final. Con dos misiones cumplidas cada estrella vale $8; **una tercera misión las sube a $10, todas**. Estás en su ubicación y has jugado Anna: coloca el trabajador y cumple antes “La subasta de pieles”.
lesson-stars-quest-else = Podrías, pero una tercera misión cumplida vale $2 por cada estrella que tienes, y $3 en el acto. Cúmplela.
lesson-stars-boast =
    {""}**Alardear** está en el Vado dorado, y dos cosas que has alcanzado aún no llevan una estrella tuya (marcadas): 7 fichas de corrupción y 5 mapas. En cada logro cabe una estrella tuya, y las de otras personas no importan. Recolecta y alardea de cualquiera de las dos.
lesson-stars-boast-else = Podrías, pero solo se puede alardear en unos pocos lugares, y estás en uno. Recolecta y pon tu estrella.
lesson-stars-back =
    El Vado dorado tiene algo más: **Descansar como beneficio**. Recuperas todas tus cartas y trabajadores en mitad del turno, y todavía sigues. Tómalo.
lesson-stars-back-else = Podrías, pero tus dos trabajadores siguen colocados. Toma Descansar, aquí no cuesta nada.
lesson-stars-core =
    Aquí está otra vez tu mano, y el Icono dorado equipado ha dado 1 de astucia por descansar. Mira las primeras líneas de Anna y Wojtek (marcadas): con una estrella dan uno más, con dos estrellas **otro más**. Así que las primeras estrellas se pagan solas.
lesson-stars-end =
    Así que descansa cuando hayas gastado la mano y los trabajadores, recolecta antes de moverte, fusiona una y otra vez y cumple misiones antes de la **cuarta estrella**. Cuando alguien la pone, cada cual tiene un turno más, y el último es de quien la ha puesto.
    {""}**El resto se aprende jugando.** Aquí las manos están a la vista: mira qué pretende el resto.

### Consejos: de qué va un tipo de decisión, dicho una sola vez

about-ask-shift = La acción que cubre tu ficha es la que te saltas; en el próximo turno tiene que cambiar. Descansar devuelve todas las cartas y trabajadores.
about-ask-turn-3 = En este turno tienes las tres acciones, en el orden que más te ayude.
about-ask-turn-2 = Dos acciones, en el orden que más te ayude: lo que ganes con una puede servir a la otra.
about-ask-played = Una carta jugada da su valor base y, si colocas en ella un trabajador de su color, su habilidad.
about-ask-gather = Toma lo que muestra esta ubicación, en cualquier orden; donde pone O, un solo lado.
about-ask-vanquish = La corrupción naranja cuesta fuerza y la turquesa, astucia. Te quedas con ella: $2 cada una, y siete valen una estrella.
about-ask-solve = Cada misión cumplida aumenta el valor de todas tus estrellas.
about-ask-upgrade = Un objeto equipado ayuda el resto de la partida y vale sus $ al final.
about-ask-meld = Una fusión da el bono de este meteorito y el de todos los que ya has fusionado.
about-ask-boast = Una estrella vale $5 o más al final; quien pone la cuarta trae el final.
about-ask-sweep = Las cartas retiradas se van, y otras ocupan su sitio en el acto.

### lo que habla a favor de una opción

reason-refresh = { $cards ->
    [one] Vuelve { $cards } carta con su trabajador.
   *[other] Vuelven { $cards } cartas con sus trabajadores.
}
reason-stay = Lo que hay aquí se puede recolectar, y se puede jugar una carta.
reason-no-way = Desde aquí no hay ningún sitio mejor al que ir.
reason-go-discover = Así se puede descubrir { $place }, por un mapa.
reason-go-gather = Así se puede recolectar lo que da { $tile }.
reason-go-play = El camino a { $tile } está libre, y se puede jugar una carta.
reason-discover = Lo que está boca abajo da un mapa y muestra una ubicación.
reason-move-fight = La corrupción de allí se puede vencer.
reason-move-gather = Esa ubicación da más que esta.
reason-move-on = Está de camino a donde se puede conseguir más.
reason-gather = Los beneficios de la ubicación están aquí a mano.
reason-play-ability = Hay un trabajador listo para su habilidad.
reason-play-core = Da { $what }.
reason-points = Eso ayuda contra la corrupción y con las misiones; hasta ahora: { $power } de fuerza y { $guile } de astucia.
reason-coins = Los dólares cuentan al final tal cual.
reason-workers-maps = Siete trabajadores o cinco mapas cuentan para una estrella.
reason-worker-cards = { $cards ->
    [one] A una carta de tu mano le sirve un trabajador así.
   *[other] A { $cards } cartas de tu mano les sirve un trabajador así.
}
reason-more-cards = Es una carta más para jugar, y ocho cuentan para una estrella.
reason-sweep = Salen otras cartas a la vista.
reason-part-move = Lleva a lugares más lejanos.
reason-part-play = Se juega una carta más en este turno.
reason-again = Lo que está en la mesa se puede usar otra vez.
reason-star = Una estrella vale dólares al final, y la cuarta trae el final.
reason-quest = Una misión cumplida cuenta para las estrellas y tiene un beneficio.
reason-fight = Las fichas de corrupción son dólares, y una ubicación despejada abre más.
reason-tuck = Cuenta para una estrella.
reason-card-worker = Para su habilidad está listo { $worker }.
reason-card-item = Equipado, un objeto cuenta para una estrella.
reason-card-meteorite = Fusionado, un meteorito cuenta para una estrella.
reason-card-quest = Cumplida, una misión cuenta para una estrella.
reason-card-person = Da fuerza y astucia cada vez que se juega.
