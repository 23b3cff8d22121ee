### Lost Cities

game-name = Lost Cities
game-blurb = Expediciones a lo desconocido, de Reiner Knizia: empieza pocas y llega lejos. Para dos, o para cuatro en dos parejas.

option-rounds = Rondas
option-expeditions = Expediciones
preset-standard = Estándar: tres rondas, cinco expediciones
preset-short = Corta: una sola ronda
preset-grand = Larga: cinco rondas, seis expediciones

prompt-down = Juega o descarta una carta
prompt-down-partners = Juega o descarta una carta, o pasa dos a tu pareja
prompt-pass = Elige la segunda carta para tu pareja
prompt-up = Roba una carta

group-play = Jugar
group-discard = Descartar
group-pass = Pasar a tu pareja
group-draw = Robar

choice-play = Jugar { $card }
choice-discard = Descartar { $card }
choice-pass = Pasar { $card }
choice-draw = Robar del { ICON("draw_pile") } mazo
choice-take = Tomar { $card }

why-too-low = tiene que ser mayor que { $number }
why-number-lies = las inversiones van antes del primer número
why-few-cards = deben quedarte { $least } cartas en la mano
why-all-passed = las cuatro personas han pasado seguidas: ahora hay que jugar o descartar
why-chosen = ya elegida: va incluida
why-just-discarded = has descartado aquí en este turno

event-play = { $who } juega { $card }.
event-discard = { $who } descarta { $card }.
event-draw = { $who } roba del { ICON("draw_pile") } mazo.
event-drawn = Robas { $card }.
event-take = { $who } toma { $card } del descarte.
event-pass = { $who } pasa { $number ->
    [one] una carta
   *[other] { $number } cartas
} a { $partner }.
event-passed-to = Pasas a { $partner }: { $cards }.
event-passed-from = { $who } te pasa: { $cards }.
event-round-end = Termina la ronda { $round }: { $scores }.
event-deal = Se reparte la ronda { $round }. Empieza { $who }.
event-match-end = Termina la partida: { $scores }.
score-of = { $who } { $score }
score-of-pair = { $who } y { $partner } { $score }

part-round-1 = Ronda 1
part-round-2 = Ronda 2
part-round-3 = Ronda 3
part-round-4 = Ronda 4
part-round-5 = Ronda 5

guard-pile = alguien pone una carta en el descarte { $colour } o toma una de él
colour-yellow = amarillo
colour-blue = azul
colour-white = blanco
colour-green = verde
colour-red = rojo
colour-purple = morado

expedition-yellow = { ICON("yellow") } Desierto
expedition-blue = { ICON("blue") } Mar
expedition-white = { ICON("white") } Himalaya
expedition-green = { ICON("green") } Selva
expedition-red = { ICON("red") } Volcán
expedition-purple = { ICON("purple") } Islas celestes

card-yellow-x = { ICON("yellow_x") } Inversión Desierto
card-yellow-2 = { ICON("yellow_2") } Desierto 2
card-yellow-3 = { ICON("yellow_3") } Desierto 3
card-yellow-4 = { ICON("yellow_4") } Desierto 4
card-yellow-5 = { ICON("yellow_5") } Desierto 5
card-yellow-6 = { ICON("yellow_6") } Desierto 6
card-yellow-7 = { ICON("yellow_7") } Desierto 7
card-yellow-8 = { ICON("yellow_8") } Desierto 8
card-yellow-9 = { ICON("yellow_9") } Desierto 9
card-yellow-10 = { ICON("yellow_10") } Desierto 10

card-blue-x = { ICON("blue_x") } Inversión Mar
card-blue-2 = { ICON("blue_2") } Mar 2
card-blue-3 = { ICON("blue_3") } Mar 3
card-blue-4 = { ICON("blue_4") } Mar 4
card-blue-5 = { ICON("blue_5") } Mar 5
card-blue-6 = { ICON("blue_6") } Mar 6
card-blue-7 = { ICON("blue_7") } Mar 7
card-blue-8 = { ICON("blue_8") } Mar 8
card-blue-9 = { ICON("blue_9") } Mar 9
card-blue-10 = { ICON("blue_10") } Mar 10

card-white-x = { ICON("white_x") } Inversión Himalaya
card-white-2 = { ICON("white_2") } Himalaya 2
card-white-3 = { ICON("white_3") } Himalaya 3
card-white-4 = { ICON("white_4") } Himalaya 4
card-white-5 = { ICON("white_5") } Himalaya 5
card-white-6 = { ICON("white_6") } Himalaya 6
card-white-7 = { ICON("white_7") } Himalaya 7
card-white-8 = { ICON("white_8") } Himalaya 8
card-white-9 = { ICON("white_9") } Himalaya 9
card-white-10 = { ICON("white_10") } Himalaya 10

card-green-x = { ICON("green_x") } Inversión Selva
card-green-2 = { ICON("green_2") } Selva 2
card-green-3 = { ICON("green_3") } Selva 3
card-green-4 = { ICON("green_4") } Selva 4
card-green-5 = { ICON("green_5") } Selva 5
card-green-6 = { ICON("green_6") } Selva 6
card-green-7 = { ICON("green_7") } Selva 7
card-green-8 = { ICON("green_8") } Selva 8
card-green-9 = { ICON("green_9") } Selva 9
card-green-10 = { ICON("green_10") } Selva 10

card-red-x = { ICON("red_x") } Inversión Volcán
card-red-2 = { ICON("red_2") } Volcán 2
card-red-3 = { ICON("red_3") } Volcán 3
card-red-4 = { ICON("red_4") } Volcán 4
card-red-5 = { ICON("red_5") } Volcán 5
card-red-6 = { ICON("red_6") } Volcán 6
card-red-7 = { ICON("red_7") } Volcán 7
card-red-8 = { ICON("red_8") } Volcán 8
card-red-9 = { ICON("red_9") } Volcán 9
card-red-10 = { ICON("red_10") } Volcán 10

card-purple-x = { ICON("purple_x") } Inversión Islas celestes
card-purple-2 = { ICON("purple_2") } Islas celestes 2
card-purple-3 = { ICON("purple_3") } Islas celestes 3
card-purple-4 = { ICON("purple_4") } Islas celestes 4
card-purple-5 = { ICON("purple_5") } Islas celestes 5
card-purple-6 = { ICON("purple_6") } Islas celestes 6
card-purple-7 = { ICON("purple_7") } Islas celestes 7
card-purple-8 = { ICON("purple_8") } Islas celestes 8
card-purple-9 = { ICON("purple_9") } Islas celestes 9
card-purple-10 = { ICON("purple_10") } Islas celestes 10

### Imágenes: lo que llevan escrito y lo que muestran, en palabras

pic-draw-pile = Mazo
pic-round = Ronda { $round } de { $rounds }
pic-this-round = Esta ronda
pic-total = Total
pic-turn = Turno
pic-with = Con { $who }:
pic-draw-from = Puedes robar de
pic-no-cards = Sin cartas en mano
pic-final = Resultado
pic-so-far = Marcador
pic-round-number = Ronda { $round }

pic-tell-round = Ronda { $round } de { $rounds }.
pic-tell-turn = Es el turno de { $who }.
pic-tell-round-over = La ronda ha terminado.
pic-tell-over = La partida ha terminado.
pic-tell-pile = Mazo: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}.
pic-tell-discards = En los descartes: { $cards }.
pic-tell-no-discards = Los descartes están vacíos.
pic-tell-side = { $who }: esta ronda { $score }, total { $total }. { $cards }.
pic-tell-players = { $who } y { $partner }
pic-tell-count = { $who } tiene { $number ->
    [one] 1 carta
   *[other] { $number } cartas
} en la mano.
pic-tell-expedition = { $place } { $cards } ({ $score })
pic-tell-nothing = Aún sin expediciones
pic-tell-investments = { $number ->
    [one] inversión
   *[other] { $number } inversiones
}
pic-tell-top = { $place } { $card }
pic-tell-hand = Tu mano: { $cards }.
pic-tell-received = De { $who }: { $cards }.
pic-tell-given = Pasadas a { $who }: { $cards }.
pic-tell-blocked = En este turno has descartado en { $place }, así que no puedes robar de ese descarte.
pic-tell-result = { $place }. { $who }: { $score } ({ $rounds }).

sign-investment = { ICON("investment") } Inversión: multiplica lo que puntúa su expedición
sign-draw-pile = { ICON("draw_pile") } Cartas que quedan en el mazo
sign-draw-pile-low = { ICON("draw_pile") } El mazo se acaba; su última carta pone fin a la ronda
sign-winner = Victoria
sign-passed = { ICON("pass") } Carta que te ha pasado tu pareja, o que le has pasado
sign-blocked = Has descartado aquí en este turno, así que no puedes robar de este descarte

### Lecciones

lesson-first = Tus primeras expediciones
lesson-first-welcome =
    Vas a enviar expediciones, una por color. Tu lado es la mitad inferior de este tablero; el de tu rival, Juno, la superior; en medio están las pilas de descartes.
    Quien tenga más puntos cuando se agote el mazo de la derecha gana la ronda; una partida tiene tres rondas, y sus puntos se suman.
lesson-first-turn =
    Estas ocho cartas son tu mano; nadie más las ve. El número es lo que vale la carta, y el símbolo de debajo dice a qué expedición pertenece.
    Un turno son siempre los mismos dos pasos: **bajar una carta, robar una carta**. Tienes cuatro cartas de Desierto (marcadas): un buen comienzo.
lesson-first-play =
    Primer paso: bajar una carta. Los números de una expedición tienen que **subir**, así que empieza por abajo: un 9 ahora dejaría fuera el 3, el 5 y el 6. Las letras de las cartas son las de los menús.
lesson-first-play-else = Está permitido, pero no saldría bien: lo que es más bajo ya nunca puede ir detrás de un número más alto. Del Desierto es de lo que más tienes, y su carta más baja es el 3: empieza por ahí.
lesson-first-draw =
    Segundo paso: robar una carta. Puedes robar la de arriba del mazo o la de arriba de una pila de descartes. Los descartes todavía están vacíos, así que toca el mazo.
lesson-first-draw-else = Por ahora solo se puede robar del mazo.
lesson-first-cost =
    Juno también ha jugado su turno: su Desierto 7 está en la pila de descartes. Encima de tu 3 pone **−17**: una expedición cuesta **20 puntos** en cuanto empieza; luego cada número da lo que dice, así que 3 − 20 = −17.
    Por eso conviene empezar pocas expediciones y llevarlas lejos. Las cartas de la mano no cuentan nada: tienen que llegar a la mesa a tiempo.
lesson-first-rise =
    Te toca otra vez. La siguiente carta de Desierto tiene que ser mayor que 3; se permiten saltos. Juega la más baja que encaje, para que las demás aún puedan seguir.
lesson-first-rise-else = Se puede, pero el Desierto llega más lejos si no te saltas el 5: lo que dejes atrás ya no podrá entrar después.
lesson-first-take =
    A robar una carta. Esta vez puedes elegir: el Desierto 7 de Juno está a la vista en su descarte y encaja en tu expedición. De un descarte **solo se puede tomar la carta de arriba**.
lesson-first-take-else = Podrías, pero entonces robarías una carta desconocida y el 7, que te viene bien, se quedaría donde está.
lesson-first-invest =
    Unos turnos después; tu Desierto ya vale 30 − 20 = 10. La moneda de tu mano es una **inversión**: duplica lo que puntúa su expedición, tanto las ganancias como las pérdidas. Solo puede ponerse **antes del primer número**.
    Tienes Mar 4, 6, 7 y 9, que suman 26: la apuesta merece la pena.
lesson-first-invest-else = Podrías, pero en cuanto haya un número en el Mar ya no se podrá poner la inversión. Va primero.
lesson-first-invested =
    Ahora el Mar está en **−40**: (0 − 20), duplicado. Cuando estén el 4, el 6, el 7 y el 9 será (26 − 20) × 2 = **+12**. Con una segunda inversión sería el triple; con una tercera, el cuádruple.
lesson-first-discard =
    Mucho después, solo quedan **7 cartas** por robar (marcadas): una expedición nueva difícilmente recuperaría ya sus 20 puntos. Las dos cartas oscuras son demasiado bajas para jugarlas.
    Nunca es obligatorio jugar: también puedes **descartar**. Juno puede tomar lo que descartes, así que dale algo que no le sirva; su Himalaya ya va por el 7.
lesson-first-discard-else = Cuidado: una expedición nueva cuesta 20 puntos que difícilmente vuelven, y un 10 rojo o una carta alta de sus colores ayudaría a Juno. Dale algo demasiado bajo para ella.
lesson-first-blocked =
    Ahora, a robar una carta. El único descarte del que **no** puedes robar es aquel en el que acabas de descartar. En los otros no hay nada que te sirva, así que roba del mazo.
lesson-first-blocked-else = Podrías, pero esas cartas son demasiado bajas para tus expediciones. Además, cada carta del mazo acerca el final, y eso te conviene: vas por delante.
lesson-first-last =
    El final. Queda **una carta** en el mazo: quien la robe termina la ronda en el acto, y nadie juega más. Tu Mar 10 aún encaja, así que juégalo ya.
lesson-first-last-else = Es tu última oportunidad de llevar puntos a la mesa: el Mar 10 te da 20, porque la inversión lo duplica.
lesson-first-close =
    Y ahora, la última carta. (Si tomaras una de un descarte, Juno tendría un turno más.)
lesson-first-close-else = Está permitido: la ronda seguiría y Juno tendría otro turno. Vas por delante, así que termínala.
lesson-first-result =
    Así ha terminado la ronda: el Desierto ha dado 30 − 20 = **10**, y el Mar, (36 − 20) × 2 = **32**. Hay una bonificación: una expedición de **ocho cartas o más**, contando las inversiones, recibe otros 20.
    Una expedición sin empezar cuenta 0. Se reparte la siguiente ronda y la empieza quien tiene más puntos.
lesson-first-end =
    Es todo lo que hay que saber: bajar una, robar una; números que suben; 20 puntos por empezar; primero las inversiones; la última carta pone el fin.
    {""}**El resto se aprende jugando:** el primer botón de abajo abre una mesa con un autómata indulgente. O sigue con la próxima lección: cuándo partir y cuándo parar.

lesson-timing = Cuándo partir y cuándo parar
lesson-timing-count =
    Antes de partir, **cuenta**: los números de una expedición tienen que sumar más que los 20 puntos que cuesta. Tus tres cartas de Mar (marcadas) suman 4 + 8 + 9 = 21, y aún vendrá más Mar. Ningún otro color se le acerca: parte hacia el Mar.
lesson-timing-count-else = Podrías, pero cuenta antes: con lo que tienes, ese color no recupera sus 20 puntos. El Mar sí, si empiezas por su 4.
lesson-timing-wait =
    El Mar 4 está en la mesa, y tienes el 8 y el 9. Jugar ahora el 8 dejaría fuera el 5, el 6 y el 7, y hay tiempo de sobra para que aparezca alguno.
    Así que **espera**, descartando lo que no le sirva a nadie. La Selva de Juno pasó del 2 hace mucho.
lesson-timing-wait-else = Podrías. Pero una carta alta de Mar ahora se salta lo que aún puede llegar, una expedición nueva cuesta 20, y casi cualquier otro descarte podría ayudar a Juno. Su Selva va por el 7, así que el 2 no tiene peligro.
lesson-timing-waited =
    Ha merecido la pena: has robado el Mar 6. Juégalo antes de que el 8 lo deje fuera.
lesson-timing-waited-else = Podrías, pero el 6 solo encaja mientras no haya nada más alto en el Mar. Juégalo primero.
lesson-timing-turns =
    Mucho después, quedan **12 cartas** en el mazo (marcadas en el tablero). Entre Juno y tú se roban por turnos, de una en una: son **seis turnos** para ti, y siete de tus cartas aún encajan. Renuncia a la más pequeña, el Desierto 5 (marcado), y juega la más baja de un color entre las demás.
lesson-timing-turns-else = Podrías, pero tienes seis turnos para siete cartas: el 5 es la que hay que dejar; saltarse cualquier otra cuesta más.
lesson-timing-slow =
    Ahora, un truco: la ronda termina con el **mazo** (marcado), y una carta tomada de un descarte no lo hace menguar. Así consigues **un turno más**. Casi da igual lo que tomes; toma cualquier carta a la vista.
lesson-timing-slow-else = Podrías, pero eso acerca el final una carta, y quien necesita tiempo eres tú. Toma una carta a la vista.
lesson-timing-eighth =
    Otra partida, y tu **último turno**: quedan dos cartas; una la robas tú y la otra, Juno. En tu Desierto hay siete cartas, y una expedición de **ocho o más** recibe 20 puntos extra; una inversión también es una carta. ¿Qué carta da más ahora?
lesson-timing-eighth-else = Eso da menos. El Desierto 9 cuenta doble, porque hay una inversión, y es allí la octava carta: 18 + 20 puntos de golpe.
lesson-timing-bonus =
    De 16 a **54** con una sola carta: (37 − 20) × 2 = 34, más la bonificación de 20, que nunca se duplica. En las expediciones largas también vale la pena jugar los números pequeños: cada uno es una carta más hacia la octava.
lesson-timing-end =
    Así que cuenta antes de partir, espera mientras haya tiempo y, cuando no lo haya, cuenta tus turnos. Las cartas a la vista alargan la ronda; el mazo la acorta.
    {""}**El resto se aprende jugando.** Un autómata que juega en *difícil* enseña mucho.

### Consejos: de qué va un tipo de decisión, dicho una sola vez

about-prompt-down = Cada turno empieza bajando una carta: a una expedición propia, siempre en orden ascendente, o a un descarte, de donde tu rival puede tomarla.
about-prompt-down-partners = Una carta abajo: a las expediciones de tu lado, que compartes con tu pareja, o a un descarte. Pasar dos cartas sustituye al turno entero.
about-prompt-pass = Las dos cartas van boca abajo a tu pareja, y no robas nada.
about-prompt-up = Cada turno termina robando una carta. El mazo acerca el final de la ronda; una carta de un descarte, no.

### lo que habla a favor de una opción

reason-wager = Una inversión solo cuenta antes de los números: lo que venga después cuenta { $factor } veces.
reason-carry-on = { $factor ->
    [1] Esta expedición ya ha empezado, y cada una de sus cartas cuenta.
   *[other] Esta expedición ya ha empezado, y cada una de sus cartas cuenta { $factor } veces.
}
reason-begin = Hay tiempo para una expedición nueva: quedan unos { $turns } turnos.
reason-begin-held = Tienes { $cards } más de este color, que suman { $points } puntos, y quedan unos { $turns } turnos.
reason-useless = Ya nadie puede jugarla, en ningún lado.
reason-passed = La expedición propia de este color ya ha pasado de esta carta.
reason-harmless = El otro lado no puede jugarla.
reason-spare = { $cards ->
    [0] Nadie ha empezado este color.
    [one] Nadie ha empezado este color, y no tienes ninguna otra carta de él.
   *[other] Nadie ha empezado este color, y solo tienes { $cards } cartas de él.
}
reason-take-fits = Continúa una expedición ya empezada.
reason-take-away = El otro lado podría jugarla.
reason-take-held = { $cards ->
    [one] Tienes otra carta de este color.
   *[other] Tienes otras { $cards } cartas de este color.
}
reason-take-time = El mazo se queda como está, así que la ronda dura más.
reason-draw = Ninguna carta que se pueda tomar continúa una expedición de este lado.
