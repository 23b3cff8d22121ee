### mensajes de las mesas

status-title = { $game } · mesa { $table }
status-turn = { $count ->
    [one] ➤ { $players }, te toca{ $asked }
   *[other] ➤ La partida espera a { $players }{ $asked }
}
asked-now = { "" }
asked-since = {" "}(el turno empezó { $since })
status-thinking = { $count ->
    [one] 🤖 { $players } está jugando.
   *[other] 🤖 { $players } están jugando.
}
status-thinking-until = { $count ->
    [one] 🤖 { $players } está pensando: hasta { $seconds } segundos por turno; si antes piensan otros, hasta un minuto más por decisión.
   *[other] 🤖 { $players } están pensando: hasta { $seconds } segundos por turno; si antes piensan otros, hasta un minuto más por decisión.
}
status-stopped = 🏁 Esta partida está decidida. Solo continúa si todo el mundo acepta, abajo.
status-thinks-later = { $count ->
    [one] 🤖 { $players } espera para pensar: { $ahead ->
        [0] su decisión es la siguiente
        [one] antes va una decisión de otra mesa
       *[other] antes van { $ahead } decisiones de otras mesas
    }. Como mucho en un minuto jugará por reglas sencillas.
   *[other] 🤖 { $players } esperan para pensar: { $ahead ->
        [0] su decisión es la siguiente
        [one] antes va una decisión de otra mesa
       *[other] antes van { $ahead } decisiones de otras mesas
    }. Como mucho en un minuto jugarán por reglas sencillas.
}
status-branched = Barajado: el de la mesa { $table }, cuya semilla puede leer todo el mundo; aquí no hay nada fijado en secreto.
status-commitment = Barajado fijado de antemano: el SHA-256 de la semilla es `{ $hash }`. La semilla se muestra al final.
table-status-lobby = espera participantes
table-status-running = en curso
table-status-finished = terminada
table-status-closed = cerrada
table-status-set-aside = apartada; no se ha perdido nada
table-status-game-gone = apartada: su juego no está disponible aquí por ahora; no se ha perdido nada

lobby-players = { $count ->
    [0] **Aún no hay nadie** (para { $seats } participantes)
    [one] **1 participante hasta ahora** (para { $seats })
   *[other] **{ $count } participantes hasta ahora** (para { $seats })
}
seats-range = { $first } a { $last }
seats-either = { $first } o { $last }
lobby-seat = { $number }. { $name }
player-number = participante { $number }
lobby-untranslated = -# 🌐 { $game } aún no está en español; aquí, el juego habla inglés.
stage-alpha = alfa
stage-beta = beta
game-marked = { $game } ({ $stage })
game-by = { $game } de { $authors }
lobby-stage-alpha = -# 🧪 Alfa: { $game } aún está a prueba. Las reglas pueden cambiar durante la partida, y este juego nunca cuenta para la clasificación.
lobby-stage-beta = -# 🧪 Beta: { $game } está completo y cuenta como cualquier otro juego; los textos, las imágenes y los autómatas aún se están puliendo.
rights-own = -# Un juego de { $authors }, ofrecido aquí por quien lo ha creado.
rights-public-domain = -# Un juego que es de todo el mundo (dominio público), traído aquí por { $authors }.
rights-licensed = -# Un juego de { $authors }, ofrecido aquí con permiso.
rights-fan-made = -# Un juego de { $authors }; esta es una versión no oficial, hecha por fans.
lobby-options = **Opciones**
lobby-started = La partida ha empezado: { $names }. El tablero está más abajo.
signpost = { $names }: { $status }, en { $thread }
signpost-here = { $names }: { $status }
forum-opening = { $who } abre una mesa.
tag-looking = Busca participantes
tag-running = En curso
tag-finished = Terminada
lobby-closed = Esta mesa se ha cerrado.
option-line = { $name }: **{ $value }**
option-undo = Deshacer jugadas
option-undo-consent = si todo el mundo acepta
option-undo-free = no tras revelarse algo o jugar otra persona
option-rated = Cuenta para la clasificación
option-rated-on = sí, si solo empiezan personas
option-rated-off = no
options-title = Opciones de la mesa
options-preset = Elegir un preajuste
pace-line = **Ritmo:** { $pace }: { $terms }
pace-option = Ritmo: { $pace }
pace-free = libre
pace-slow = lento
pace-steady = regular
pace-brisk = vivo
pace-evening = velada
pace-terms-free = sin reloj
pace-terms = { $bank } por persona al empezar, { $added } más por cada turno propio, { $most } como máximo
pace-terms-evening = { $bank } por persona al empezar, { $added } más por cada turno propio, { $most } como máximo, a cualquier hora
span-minutes = { $minutes } min
span-hours = { $hours } h{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes } min
}
span-days = { $days } días{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours } h
}
pace-any-hour = ⏰ Este ritmo no tiene en cuenta tu calendario: el tiempo corre y los avisos llegan a cualquier hora, también en horas de silencio y días libres.
clock-until = ⏳ { $who }: el turno empezó { $since }, el tiempo se acaba { $until }
clock-late = ⌛ { $who } va con retraso: el tiempo se acabó { $since }
clock-own = ⏳ Te quedan { $left }: el tiempo se acaba { $until }. Un turno tuyo añade { $added }, hasta { $most }.
clock-outage = interrupción que no cuenta: { $length }
clock-own-stands = ⏳ Tu reloj está parado en { $left }.
clock-own-late = ⌛ Tu tiempo se acabó { $since }. Haz tu jugada: después tendrás otra vez { $fresh }.
late-line = **En caso de retraso:** { $late }
late-option = Retraso: { $late }
late-wait = esperar
late-vote = vota el resto
late-computer = juega un autómata
late-forfeit = pierde
late-wait-about = la mesa espera, hasta que alguien haga votar al resto
late-vote-about = el resto decide por votación qué pasa
late-computer-about = un autómata guarda el asiento hasta que la persona vuelva
late-forfeit-about = pierde y queda en último lugar; si son más de dos, sigue un autómata
late-wait-now = Cualquier otra persona de la mesa puede preguntar al resto.
late-vote-now = El resto decide qué pasa.
late-computer-now = Un autómata guarda el asiento.
late-forfeit-now = Así se pierde la partida.
clock-late-free = ⌛ { $who } va con retraso desde el { $since }
paused-until = ⏸️ En pausa hasta el { $until }; no corre ningún reloj. *{ POSTED("button-play-on") }* la termina, y una jugada también.

seat-open = El asiento { $seat } busca suplente; { $late ->
    [yes] { $who } va con retraso, y lo conserva si hace una jugada.
   *[no] { $who } lo deja.
}
seat-facts = Turno { $turn } · ritmo: { $pace } · marcador hasta ahora: { $standing }
seat-score = { $name } { $score }
seat-until = La oferta acaba { $until }. Se juega en { $table }. Quien ocupa el asiento ve su mano cuando ya es suyo, y todo el mundo lee quién la ha visto. La clasificación de suplentes no cambia.
seat-called = 🎲 { $who }: aquí hay un asiento libre ahora mismo para el juego que se esperaba con `/buscar`.
seat-settled = Aquí ya no hay ningún asiento libre.
seat-sure = ¿Ocupas el asiento { $seat } de { $who } (ritmo: { $pace })? Será tuyo el resto de la partida: entonces verás su mano y recibirás un aviso cuando te toque.
seats-title = **Asientos libres en este servidor**
seats-none = Ninguna partida busca suplente ahora mismo.
seats-line = 💺 { $table }: asiento { $seat } · ritmo: { $pace } · { $where } · libre desde { $since }

leave-how = La partida está en curso y necesita a sus participantes. Puedes irte así:
leave-substitute-about = › **Buscar suplente**: se ofrece tu asiento; sigues jugando hasta que alguien lo ocupe, y entonces quedas en último lugar.
leave-stay-about = › **Me quedo**: se está buscando suplente; esto lo cancela.
leave-computer-about = › **Juega un autómata**: guarda tu asiento hasta que pulses *{ POSTED("button-back-again") }*. Tras tres turnos cuenta como que te has ido.
leave-concede-about = { $two ->
    [yes] › **Rendirse**: la partida termina y quedas en último lugar.
   *[no] › **Rendirse**: quedas en último lugar y un autómata ocupa tu asiento definitivamente.
}
leave-end-about = › **Terminar para todo el mundo**: se pregunta al resto; si todo el mundo acepta, la partida termina sin resultado.
leave-concede-sure = { $two ->
    [yes] Te rendirías: la partida termina ahora y quedas en último lugar.
   *[no] Te rendirías: quedas en último lugar y un autómata ocupa tu asiento definitivamente.
}

proposal-pause = ⏸️ { $who } propone una pausa de { $days ->
    [one] un día
   *[other] { $days } días
}: mientras tanto no corre ningún reloj, y cualquiera puede terminarla en todo momento.
proposal-end = 🏳️ { $who } propone terminar la partida para todo el mundo, sin resultado.
proposal-count = Se ha preguntado a: { $asked } · { $agreed } de { $all } han aceptado
proposal-until = Todo el mundo tiene que aceptar; las respuestas son privadas. El plazo acaba { $until }; sin respuesta, se entiende que no.
proposal-over = Esa propuesta ha terminado.
proposal-over-refused = No todo el mundo ha aceptado: la partida continúa.
proposal-over-withdrawn = La propuesta se ha retirado: la partida continúa.
proposal-over-silence = No todo el mundo ha aceptado a tiempo: la partida continúa.
proposal-over-paused = Todo el mundo ha aceptado: la partida hace una pausa. El tablero dice hasta cuándo, y *{ POSTED("button-play-on") }*, debajo, termina la pausa.
close-tournament = 🏆 Esta partida es de un torneo: si termina sin resultado mientras dura su ronda, la organización decide cómo cuenta allí. Si no lo hace, es un empate o, en una eliminatoria, pasa quien tenga mejor orden inicial.
idle-asks = { $people }: nadie ha tocado esta mesa en { $days } días. Hay que hacer una jugada o pulsar *{ POSTED("button-play-on") }*; si no, termina sin resultado { $ends }.
idle-over = Esta mesa continúa.
play-unrated-why = 🏁 **Esta partida está decidida: { $why }.** Para la clasificación ha terminado, y sus relojes están parados.
play-unrated-asks = ¿Seguir jugando por diversión, sin clasificación y sin reloj?
play-unrated-until = Continúa cuando todo el mundo haya aceptado; las respuestas son privadas. Si alguien la termina, o si no todo el mundo ha aceptado { $until }, la mesa se cierra sin resultado.
play-unrated-over = Esta partida termina aquí.
play-unrated-over-agreed = Todo el mundo ha aceptado: la partida continúa por diversión, sin clasificación y sin reloj.
play-unrated-sure = Terminarías la partida para todo el mundo: la mesa se cierra, sin resultado.

vote-asks = ⌛ { $who } va con retraso: el turno empezó hace mucho y no hay respuesta ({ $since }). ¿Cómo seguir?
vote-count = Se ha preguntado a: { $asked } · { $given } de { $all } han respondido
vote-how = Decide más de la mitad o, pasadas 24 horas ({ $until }), más de la mitad de las respuestas. { $last ->
    [yes] Si esta tercera votación tampoco decide nada, la mesa hace lo que más se haya respondido en las tres, al menos dos veces.
   *[no] Si no se decide nada, la mesa espera un día y se vuelve a preguntar.
} { $two ->
    [yes] Una jugada de quien va con retraso termina la votación.
   *[no] La partida solo termina sin resultado si lo quiere todo el mundo. Una jugada de quien va con retraso termina la votación.
} Nadie sabrá lo que respondes.
vote-sure-win = Reclamarías la victoria: la partida termina ahora, y quien va con retraso queda en último lugar.
vote-sure-end = Harías terminar la partida para todo el mundo, sin resultado.
vote-over = Esa votación ha terminado.
leave-vote-asks = 🚪 { $who } quiere irse, y nadie ha ocupado el asiento en { $days } días. ¿Cómo seguir?
leave-vote-how = Decide más de la mitad o, pasadas 24 horas ({ $until }), más de la mitad de las respuestas. Si no se decide nada, todo queda como está.
vote-over-stay = No cambia nada: el asiento sigue siendo de la misma persona.
vote-over-moved = Ya no hace falta votar: se ha hecho una jugada.
vote-over-paused = Ya no hace falta votar: la partida hace una pausa.
vote-over-undone = Ya no hace falta votar: se han deshecho jugadas.
vote-over-seat = Ya no hace falta votar: ahora juega otra persona en ese asiento.
vote-over-closed = La partida ha terminado, y con ella la votación.
vote-over-wait = La mesa espera un día más; después, si hace falta, se volverá a preguntar.
vote-over-computer = Un autómata guarda el asiento. Sigue siendo de la misma persona, que puede volver en todo momento.
vote-over-substitute = El asiento está libre para suplentes.
vote-over-win = Se ha reclamado la victoria.
kept-name = { $name } (autómata)
kept-panel = Un autómata guarda tu asiento. Sigue jugando hasta que pulses *{ button-back-again }*.
kept-returning = ¡Qué bien que hayas vuelto! El autómata termina lo que tiene entre manos; después, el asiento vuelve a ser tuyo.

info-status = Ahora: { $status }
info-opened = Mesa abierta { $when } por { $owner }
info-hand-seen = Tuvo antes este asiento y por eso conoce su mano: { $who }
info-swept = Terminó hace mucho: su registro ya no se conserva, su resultado y sus jugadas sí; `/repetición` las reproduce.

offer-own = { $by } quiere que { $new } ocupe el asiento { $seat }.
    Falta que acepte: { $asked }
offer-line = { $by } propone que { $new } ocupe el asiento { $seat } de { $old }.{ $why ->
    [late] {" "}Ha hecho esperar demasiado a la mesa.
    [kept] {" "}Un autómata se lo guarda.
    [left] {" "}Ya no está en el servidor.
    [manager] {" "}El motivo: { $reason }
   *[agreed] {""}
}
    Falta que acepte: { $asked }
offer-computer = un autómata ({ $level })
offer-settled = Aquí ya no se ofrece ningún asiento.

undo-turns = { $turns ->
    [one] el último turno
   *[other] los últimos { $turns } turnos
}
undo-what = { $what } (jugadas de { $who })
undo-ask = Pedirías deshacer: **{ $what }**.
undo-ask-people = { $count ->
    [one] Tiene que aceptar { $who }. La respuesta es privada; mientras tanto se sigue jugando.
   *[other] Tienen que aceptar: { $who }. Las respuestas son privadas; mientras tanto se sigue jugando.
}
undo-ask-computers = No hay que preguntar a nadie más: los autómatas aceptan.
undo-how-far = ¿Hasta dónde?
undo-asks = ↩️ { $who } pide deshacer: **{ $what }**.
undo-caution = Lo visto, visto está, y cada mazo conserva su orden: quien vuelva a robar robará lo mismo.
undo-count = Se ha preguntado a: { $asked } · { $agreed } de { $all } han aceptado. La petición termina con el próximo turno acabado o a las 24 horas; sin respuesta, se entiende que no.
undo-over = Esa petición ha terminado.
undo-over-done = Todo el mundo ha aceptado: se ha deshecho. El nuevo tablero sigue más abajo.
undo-over-refused = No todo el mundo ha aceptado: la partida queda como está.
undo-over-withdrawn = La petición se ha retirado: la partida queda como está.
undo-over-silence = No todo el mundo ha aceptado en 24 horas: la partida queda como está.
undo-over-turn = Entretanto se ha terminado un turno: la partida queda como está.
undo-over-undone = Lo que se pedía se ha deshecho sin preguntar.
undo-over-seat = Un asiento ha cambiado de manos: la partida queda como está.
undo-over-closed = Esta mesa se ha cerrado.

end-winners = { $count ->
    [one] 🏆 ¡Gana { $names }!
   *[other] 🏆 ¡Victoria compartida: { $names }!
}
end-place = **{ $place }.** { $name } – **{ $score }**
end-computers = Han participado autómatas: esta partida no cuenta para la clasificación.
end-ratings = 📈 Clasificación: { $changes }
rating-change = { $who } { $number } ({ $gain }){ $settling ->
    [yes] , aún provisional
   *[no] {""}
}
end-not-counted = Esta partida no cambia la clasificación: se abandonó antes de que todo el mundo jugara dos veces, o es una de más, porque en siete días solo cuentan tres partidas entre las mismas personas.
notice-newcomers = Esta partida no cuenta para la clasificación: en este servidor hace falta llevar { $days ->
    [one] un día
   *[other] { $days } días
} como miembro, y aún no lo cumple: { $who }.
ranking-title = Clasificación: { $game }
ranking-line = { $mine ->
    [yes] **{ $place }. { $who } { $number }** { $change }
   *[no] **{ $place }.** { $who } { $number } { $change }
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-note = El cambio es el de los últimos 30 días; “?” significa aún provisional: menos de cinco partidas. No aparece quien lleva ese tiempo sin jugar.
ranking-nameless = Participante { $number }
ranking-empty = Ahora mismo no hay nadie en la clasificación de { $game } en este servidor: muestra a quienes han jugado una partida clasificatoria en los últimos 30 días. Abre una mesa con *clasificatoria* y termínala.
standings-title = { $name }: tabla tras la ronda { $round }
standings-head-points = Puntos
standings-head-rounds = Rondas
standings-head-buchholz = Buchholz
standings-head-sonneborn-berger = Sonn.-B.
standings-head-direct = Direct.
standings-head-wins = Vict.
standings-head-share = Parte
standings-name-points = puntos
standings-name-rounds = rondas superadas
standings-name-buchholz = Buchholz
standings-name-sonneborn-berger = Sonneborn-Berger
standings-name-direct = enfrentamiento directo
standings-name-wins = victorias
standings-name-share = parte de los puntos
standings-columns = Puesto, nombre, { $columns }
standings-line = { $mine ->
    [yes] **{ $place }. { $who } { $points }**
   *[no] **{ $place }.** { $who } **{ $points }**
} { $rest }{ $out ->
    [yes] { " " }(fuera)
   *[no] {""}
}
standings-note-round_robin = Desempate: enfrentamiento directo, Sonneborn-Berger, Buchholz, victorias.
standings-note-swiss = Desempate: Buchholz, Sonneborn-Berger, enfrentamiento directo, victorias.
standings-note-groups = Desempate: la parte de los puntos de cada mesa y, después, las mesas ganadas.
standings-note-knockout = Quienes pierden en la misma ronda comparten puesto, salvo con partida por el tercero.
cross-table-title = { $name }: tabla cruzada tras la ronda { $round }
cross-table-note-all = Fila contra columna. + y −: sin jugar, ·: por jugar, ( ): no cuenta.
cross-table-note-rounds = Por cada ronda, el puesto de cada rival y los puntos. + es un bye o una victoria sin jugar.
cross-table-note-groups = Por cada ronda, el puesto en la mesa. + es un bye, – una ronda sin jugar.
pairings-title = { $name }: ronda { $round }
pairings-table = Mesa { $number }
pairings-bye = bye
pairings-note = Junto a cada nombre: los puntos antes de esta ronda. Un bye cuenta como victoria.
bracket-title = { $name }: cuadro
bracket-round = { $left ->
    [1] Final
    [2] Semifinales
    [4] Cuartos de final
   *[other] Ronda { $round }
}
bracket-note = Los números son el orden inicial. Tras un empate pasa quien lo tenga mejor.
bracket-third = { bracket-note } Tercer puesto: { $names }.
tournament-nameless = Participante { $number }
tournament-cannot-too-few = Un torneo necesita al menos { $least } personas.
tournament-cannot-no-round = Un torneo tiene al menos una ronda.
tournament-cannot-knockout-of-two = Una eliminatoria es para partidas entre dos: elige dos por mesa, u otro formato.
tournament-cannot-alone = En una mesa se encuentran al menos dos personas.
tournament-cannot-unfinished = La ronda { $round } tiene que estar completa antes de emparejar la siguiente.
profile-title = { $name } { $where ->
    [server] en este servidor
   *[messages] en mesas sin servidor
}
profile-played = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · puestos: { $places }
profile-wins = Victorias clasificatorias: { $won }, esperadas: { $expected }
profile-rating = Clasificación: { $number }{ $settling ->
    [yes] , aún provisional
   *[no] {""}
}
profile-rescued = 🛟 Partidas salvadas como suplente: { $games }
profile-reliable = ⌛ Partidas desde la última vez que se le acabó el tiempo: { $games }
profile-pace = ⏱️ Suele responder en un plazo de { $low } a { $high }
profile-pace-steady = ⏱️ Suele responder en un plazo de { $span }
profile-plot = Clasificación: { $name }
profile-plot-curve = { $game } de { $first } a { $last }
profile-met = ⚔️ Contra ti: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; por delante: { $name } { $theirs }, tú { $mine }
profile-empty = { $name } aún no ha terminado ninguna partida { $where ->
    [server] en este servidor
   *[messages] sin servidor
}. Una mesa abierta es un buen comienzo: `/abrir`.
notice-result-removed = ⚖️ { $by }, de la administración del servidor, ha quitado el resultado de esta partida; la clasificación queda como estaría sin él. El motivo: { $reason }
notice-result-restored = ⚖️ { $by }, de la administración del servidor, hace que el resultado de esta partida vuelva a contar; la clasificación se ajusta. El motivo: { $reason }
said-unrated = Se ha quitado el resultado de la mesa { $table } y la clasificación se calcula de nuevo. El motivo está escrito en la mesa.
said-rated-again = El resultado de la mesa { $table } vuelve a contar y la clasificación se calcula de nuevo. El motivo está escrito en la mesa.
end-seed = Semilla del barajado: `{ $seed }`

### autómatas

computer-name = { $name } (autómata, { $level })
computer-name-short = { $name } (autómata)
computer-about = Los autómatas ocupan asientos vacíos y juegan a cualquier hora. Una partida que empiezan ellos no cuenta para la clasificación.
computer-level = Añade uno: ¿qué tal debe jugar?
computer-first = ¿Tu primera partida de { $game }? Un autómata indulgente sigue una sola idea cada vez y te deja espacio para aprender.
button-gentle = Añadir uno indulgente
computer-full = Todos los asientos están ocupados.
computer-hints = 💡 Tu primera partida de este juego: los consejos están activados (*{ button-advice }* en tu panel), y no cuenta para la clasificación. *{ POSTED("button-options") }* cambia las dos cosas.
level-gentle = indulgente
level-gentle-about = Para una primera partida: una sola idea cada vez
level-easy = fácil
level-easy-about = Juega por reglas sencillas
level-normal = normal
level-normal-about = Piensa hasta un segundo y medio por turno
level-hard = difícil
level-hard-about = Piensa hasta ocho segundos por turno

### consejos y motivos

option-hints = Consejos
option-hints-on = se puede preguntar qué haría un autómata
option-hints-off = ninguno
option-analysis = Probar
option-analysis-on = se puede probar por cuenta propia cómo podría seguir la partida
option-analysis-off = no en esta mesa
button-advice = ¿Qué harías?
advice-title = ### Lo que yo haría
advice-about = -# Desde tu asiento, por reglas sencillas y sin saber más que tú. En esta mesa los consejos están activados.
advice-line = { $number }. **{ $choice }**: { $reason }
advice-line-plain = { $number }. **{ $choice }**
advice-none = En este momento no tienes nada que elegir.
refusal-no-hints = Esta mesa se abrió sin consejos, así que no puedo decirlo. *{ button-rules }* y *{ button-signs }* ayudan igualmente.
button-look-back = Analizar
look-back-about = Dónde cree una búsqueda que perdiste más, según lo que sabías entonces. Solo lo ves tú; una búsqueda puede equivocarse.
look-back-line = { $number }. **Turno { $turn }**: elegiste “{ $taken }”. Yo habría elegido **{ $best }**.
look-back-lost = Según la búsqueda, de cada cien partidas así { $games ->
    [one] se gana aproximadamente una más
   *[other] se ganan aproximadamente { $games } más
}.
look-back-before = Así estaba todo para ti en el turno { $turn }. Elegiste “{ $taken }”; yo habría elegido **{ $best }**.
button-look-back-at = Posición { $number }
refusal-look-back-moment = Ya no encuentro esa elección tuya. Pulsa otra vez *{ POSTED("button-look-back") }*.
look-back-under-way = Estoy repasando tus elecciones: { $done } de { $count }. El resultado aparecerá aquí. Si cierras este mensaje, pulsa más tarde otra vez *{ POSTED("button-look-back") }*.
look-back-failed = No he podido llegar al final de tus elecciones. Pulsa *{ button-look-back }* para reintentarlo.
look-back-nothing = No he encontrado ninguna elección tuya que yo hubiera hecho de otro modo.
refusal-look-back-early = Podrás analizar cuando la partida haya terminado.
refusal-look-back-over = Esta partida terminó hace tanto que sus posiciones se han olvidado. Las más recientes aún se pueden analizar.
refusal-look-back-not-played = No hiciste ninguna jugada en esta partida, así que no puedo analizar ninguna.
button-review = Revisar en común
button-pin = Fijar aquí
button-review-agree = Mostrar mis momentos
button-pins = Todo lo fijado
review-thread = Revisión · { $table }
review-about = Fija una posición con una frase: *{ button-replay }*, luego *{ button-pin }*. *{ button-review-agree }* muestra a todo el mundo los tres momentos en que una búsqueda cree que perdiste más. Nadie recibe avisos.
review-moment = 🔎 **{ $who }** eligió “{ $taken }”. Un autómata habría elegido **{ $best }**.
review-asked-for = { button-review }
pin-title = Fijar el turno { $turn }
pin-label = Tu frase
pin-about = Todo el mundo la lee con la posición, sin aviso.
pin-line = 📌 **{ $who }**: { $words }
said-review = La revisión está en { $channel }.
said-review-soon = La revisión se abrirá aquí en cuanto esté lista su película.
said-review-message = La revisión está en tus mensajes. También participa quien pulse *{ POSTED("button-review") }*.
said-pinned = Fijado: lo encuentras en { $channel }.
said-pinned-soon = Fijado. La revisión se abrirá aquí en cuanto esté lista su película.
said-pinned-message = Fijado. Quien participa en la revisión ya puede leerlo.
said-review-agreed = Estoy repasando tus elecciones. Lo que encuentre aparecerá en la revisión en unos minutos.
refusal-review-early = Esta partida se podrá revisar en común cuando haya terminado.
refusal-review-closed = Esta partida aún no tiene revisión. Puede empezarla quien la jugó: *{ POSTED("button-review") }* bajo el último tablero.
refusal-pins-own = Has fijado { $most } posiciones de esta partida. No caben más.
refusal-pins-all = Hay { $most } posiciones de esta partida fijadas. No caben más.
button-whys = ¿Por qué?
whys-title = ### Por qué los autómatas jugaron así
whys-about = -# Lo que más hablaba a favor de una jugada, hasta donde todo el mundo puede verlo.
whys-line = 🤖 { $move } – { $reason }
whys-none = Aún no hay ninguna jugada de un autómata de la que pueda dar un motivo que todo el mundo pueda conocer.

### panel

panel-choose = Elegir
panel-page = { $name } ({ $page } de { $pages })
panel-group = ¿Qué quieres hacer?
panel-others = Otra cosa
panel-in-full = › { $choice }
panel-waiting = No es tu turno: se espera a { $names }{ $asked }.
panel-over = Esta partida ha terminado.
panel-stale = La mesa ha avanzado desde que se publicó ese botón. Así está ahora:
panel-final = Lo que elijas ahora no se puede deshacer.
choice-final = { $choice } (no se deshace)
panel-undone = Deshecho. Así está ahora:
panel-no-hand = En este juego no hay mano de cartas.
panel-cannot-post = Ahora mismo no puedo publicar en el canal de esta mesa, así que allí nadie ve el tablero. Falta: { $missing }. Tus jugadas están a salvo; pide a la administración que arregle mis permisos.
choice-lettered = { $letter } · { $choice }
choice-then = { $choice }: { $then }
why-not-title = **Lo que no puedes hacer ahora mismo, y por qué**
play-meant = Aquí no existe la opción “{ $typed }”. ¿Querías decir { $meant }?
play-unknown = Aquí no existe la opción “{ $typed }”. Esto es lo que puedes hacer ahora:
why-not-line = › { $choice } – { $reason }
why-not-more = y { $n } más
why-not-none = Ahora mismo no hay nada que no puedas hacer.

hand-title = Tu mano · { $game } · mesa { $table }
hand-where = Se juega en { $channel }.
hand-turn = Te toca.

log-title = **Las últimas jugadas**
log-empty = Aún no ha pasado nada.
log-swept = { $moves ->
    [0] Esta mesa terminó hace mucho; su registro y su tablero ya no se conservan.
   *[other] Esta partida terminó hace mucho; su registro ya no se conserva. Su resultado y sus { $moves } jugadas, sí.
}
log-turn = **Turno { $turn }**
log-more = -# … { $count ->
    [one] 1 línea anterior
   *[other] { $count } líneas anteriores
}: ver *{ POSTED("button-log") }*
log-line = › { $line }
log-line-ordered = › { $line } *(como estaba planeado)*
log-line-undone = › ~~{ $line }~~
log-taken-back = { $who } deshace ese turno.
log-taken-back-agreed = { $turns ->
    [one] { $who } deshace ese turno. Todo el mundo ha aceptado.
   *[other] { $who } deshace los últimos { $turns } turnos. Todo el mundo ha aceptado.
}
log-late = A { $who } se le ha acabado el tiempo.
log-vote-wait = La mesa espera un día más a { $who }.
log-vote-substitute = Se busca suplente para { $who }.
log-kept = Un autómata guarda el asiento de { $who }.
log-returned = { $who } ha vuelto.
log-paused = { $days ->
    [one] Todo el mundo acepta una pausa de un día.
   *[other] Todo el mundo acepta una pausa de { $days } días.
}
log-league-break = { $days ->
    [one] La liga descansa un día.
   *[other] La liga descansa { $days } días.
}
log-played-on = La pausa ha terminado.
log-lost = { $who } { $why ->
    [conceded] se rinde
    [unmoved] no ha hecho su primera jugada en 72 horas y pierde la partida
    [withdrew] ha dejado el torneo y pierde la partida
    [removed] queda fuera del torneo por decisión de la organización y pierde la partida
    [forfeits] queda fuera del torneo tras dos incomparecencias y pierde la partida
    [ruled] pierde la partida por decisión de la organización del torneo
   *[late] ha hecho esperar demasiado a la mesa y pierde la partida
}.
log-hand-seen = Han visto la mano del asiento { $seat }: { $who }.

shuffle-fits = **El barajado es el que se fijó al principio.** Antes de repartir la primera carta, esta mesa mostró el SHA-256 `{ $hash }`. La semilla que se muestra ahora tiene exactamente ese SHA-256, así que no se ha cambiado desde entonces: `{ $seed }`
shuffle-wrong = **El barajado no es el que se fijó al principio.** La mesa mostró el SHA-256 `{ $hash }`, pero el de la semilla `{ $seed }` es otro. Por favor, avisa a quienes gestionan Cairn.
shuffle-order = De esa semilla salieron todos los órdenes ocultos, la primera carta primero. Para repetirlo por tu cuenta: `{ $command }`
shuffle-open = La partida no ha terminado: su semilla queda oculta hasta entonces; si no, se podrían saber las cartas que vienen.
more-title = **Más sobre esta mesa**
signs-none = Este juego no tiene iconos que necesiten explicación.
menu-zoom = Ampliar: una parte del tablero, en grande
menu-card = Consultar: lo que hay en la mesa
rules-page = -# Página { $page } de { $pages }

help =
    {""}**Cairn: juegos de mesa por correspondencia**
    Una jugada ahora, la siguiente esta noche: Cairn vela por las reglas, dibuja el tablero y avisa a quien le toca.

    {""}**Los tres primeros pasos**
    ¿Un juego nuevo para ti? `/aprender`, o 🎓 aquí abajo, te enseña sus primeros turnos en unos minutos, solo para ti.
    1. `/abrir` abre una mesa aquí; di qué juego y a quién invitas.
    2. *{ POSTED("button-join") }* ocupa un asiento; *{ POSTED("button-computer") }* llena los vacíos; *{ POSTED("button-start") }* reparte.
    3. Cuando recibas un aviso, pulsa *{ POSTED("button-turn") }*: lo que puedes hacer, *{ button-undo }* y *{ button-why }* están en tu panel privado.

    {""}**Dónde está cada cosa**
    › `/mispartidas`: tus mesas, y dónde te toca
    › `/mano`, `/tablero`, `/registro`: tu mano, el tablero, lo que ha pasado
    › `/diaria`: la partida del día, la misma para todo el mundo
    › `/ayuda` y el nombre de una carta o un lugar: todo su texto, en grande; allí están también las reglas de los juegos, o tras 📖 aquí abajo
    › *{ POSTED("button-more") }* bajo un tablero: el tablero como texto, iconos, información, un toque
    › `/mesa`: todo lo que se puede hacer en una mesa: una pausa, suplente, la mesa como archivo
    › `/torneo ver`: los torneos de este servidor
    › `/ajustes`: tu idioma, tu mano por mensaje, las horas en que juegas, lo que se guarda sobre ti

    {""}**Sin servidor**
    › Añádeme a tus aplicaciones y usa `/abrir` en una conversación con amistades: basta pulsar *{ POSTED("button-join") }*, incluso sin haberme añadido.
    › `/abrir` en tus mensajes conmigo te da un código para repartir; quien lo escribe en `/mesa` te pide un asiento.
help-games = **De quién son estos juegos**
help-own = › Ofrecidos por quien los ha creado: { $games }
help-public-domain = › De todo el mundo: { $games }
help-licensed = › Ofrecidos con permiso: { $games }
help-fan-made = › Versiones no oficiales, hechas por fans: { $games }
operator-name = Gestionado por { $name }
operator-contact = Preguntas, o algo va mal: { $contact }
operator-support = Ayuda
operator-terms = Condiciones de uso
operator-privacy = Privacidad

mygames-title = **Tus mesas**
mygames-none = No estás en ninguna mesa. Abre una con `/abrir`.
mygames-line = { $turn ->
    [yes] ➤ **{ $game }**, mesa { $table }, { $where }: **te toca**{ $asked }{ $until }
    [no] › { $game }, mesa { $table }, { $where }: se espera a { $players }{ $asked }{ $until }
    [stopped] › { $game }, mesa { $table }, { $where }: decidida; solo continúa si todo el mundo acepta
    [set_aside] › { $game }, mesa { $table }, { $where }: apartada, no se ha perdido nada
   *[lobby] › { $game }, mesa { $table }, { $where }: espera participantes
}

mygames-until = {""}, el tiempo se acaba { $until }
mygames-late = {""}, **se te ha acabado el tiempo**

settings-title = **Cómo funciona Cairn en este servidor**
settings-mine-title = **Tus propios ajustes**
settings-line = { $name }: **{ $value }**
settings-open = Quién puede abrir mesas
settings-open-everyone = todo el mundo
settings-open-managers = solo la administración
settings-open-role = quienes tengan un rol (dilo con *rol*)
settings-open-pick = quien tenga un rol
settings-language = Idioma de los mensajes públicos
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-language-es = Español
settings-language-auto = como en Discord
settings-post = Adónde van las mesas nuevas
settings-post-channel = al canal
settings-post-thread = a un hilo propio
settings-pace = Ritmo de las mesas nuevas
settings-pace-free = { pace-free }
settings-pace-slow = { pace-slow }
settings-pace-steady = { pace-steady }
settings-pace-brisk = { pace-brisk }
settings-pace-evening = { pace-evening }
settings-late-days = Sin reloj, hay retraso si no se juega en
settings-late-days-3 = 3 días
settings-late-days-5 = 5 días
settings-late-days-7 = 7 días
settings-late-days-10 = 10 días
settings-late-days-14 = 14 días
settings-late-days-21 = 21 días
settings-late-days-30 = 30 días
settings-channels = Dónde puede haber mesas
settings-channels-anywhere = en cualquier parte
settings-forum = El foro donde las mesas son publicaciones
settings-forum-none = ningún foro
settings-archive = Archivar mis hilos cuando su partida termina
settings-archive-on = sí; quien escribe allí los vuelve a abrir
settings-archive-off = no; Discord lo hace tras una semana sin mensajes
forum-lacks = ⚠️ En { $channel } me falta { $missing }.
forum-tags-ready = { $channel } no tiene etiquetas para { $tags }. Puedo crearlas, o crea tú etiquetas con esos nombres: pongo en las publicaciones las que hay.
forum-tags-denied = { $channel } no tiene etiquetas para { $tags }. Crea etiquetas con esos nombres, o dame allí *Gestionar canales* y vuelve: pongo en las publicaciones las que hay.
forum-tags-full = { $channel } no tiene etiquetas para { $tags }, ni espacio para más: Discord permite 20. Cambia el nombre de una o quita una: pongo en las publicaciones las que hay.
button-forum-tags = Crear estas etiquetas
settings-substitutes = Dónde se anuncian los asientos libres
settings-substitutes-table = en sus mesas
settings-reports = Adónde van las denuncias de lo que escribe la gente
settings-reports-operator = a quien gestiona este bot
settings-rated = Las mesas nuevas cuentan para la clasificación
settings-rated-on = sí, si solo empiezan personas
settings-rated-off = no, salvo si se elige
settings-alpha = Juegos aún a prueba (alfas)
settings-alpha-on = se ofrecen
settings-alpha-off = no se ofrecen
settings-member-days = Las mesas nuevas cuentan si quienes empiezan son miembros desde hace
settings-member-days-value = { $number ->
    [0] cualquier tiempo
    [one] { $number } día
   *[other] { $number } días
}
settings-hands = Manos por mensaje directo
settings-hands-on = sí
settings-hands-off = no: solo con el botón o /mano
settings-my-hands = { settings-hands }
settings-my-hands-on = { settings-hands-on }
settings-my-hands-off = { settings-hands-off }
settings-my-hands-server = como en el servidor
settings-keep = Cuánto se conservan tablero y registro de las partidas terminadas
settings-keep-30 = 30 días
settings-keep-90 = 90 días
settings-keep-180 = medio año (180 días)
settings-keep-400 = 400 días
settings-keep-1000 = 1000 días
settings-keep-always = para siempre
settings-my-hints = Indicaciones en los paneles
settings-my-hints-on = sí: lo que es nuevo para ti se explica una vez
settings-my-hints-off = no
settings-my-language = Idioma de los mensajes que solo ves tú
settings-my-language-en = { settings-language-en }
settings-my-language-de = { settings-language-de }
settings-my-language-fr = { settings-language-fr }
settings-my-language-es = { settings-language-es }
settings-my-language-auto = { settings-language-auto }
settings-saved = Guardado. Así está ahora:

### mirar atrás

turn-title = **Turno { $turn }** · { $who } · { $when }
turn-of = **Turno { $turn } de { $last }** · { $who } · { $when }
turn-of-swept = **Turno { $turn } de { $last }** · { $who }
turn-start = **El comienzo**, antes del turno 1 de { $last }
turn-now = **El turno en curso**
turn-option = { $turn ->
    [0] El comienzo
   *[other] Turno { $turn }
}
menu-turns = Ir a un turno
menu-eyes = Qué vista
eyes-own = Mi vista
eyes-public = Lo que ve todo el mundo
eyes-seat = Con la mano de { $who }
eyes-all = Todas las manos abiertas
replay-hand-passed = -# Tu mano de entonces ha pasado a otra persona, así que no se muestra aquí.
replay-before-you = -# Aún no tenías este asiento: esto es lo que veía todo el mundo.
since-title = Desde tu última visita
since-turn = Desde el turno { $turn }
since-nothing = No ha pasado nada desde tu última visita.
since-brief = { $turns ->
    [one] **Desde tu última visita:** 1 turno
   *[other] **Desde tu última visita:** { $turns } turnos
}
button-turn-first = Primero
button-turn-back = Atrás
button-turn-on = Adelante
button-turn-last = Último
button-next-table = Próxima mesa: { $game }, { $table }
film-title = Turno { $turn } de { $last } · { $who }
film-start = El comienzo
film-alt = Una película de { $game }, mesa { $table }: turnos { $first } a { $last }, un segundo cada uno.
film-heading = **Película** · turnos { $first } a { $last } · { $seconds } s
film-queued = 🎞️ { $before ->
    [0] La película se está haciendo…
    [one] Antes se hace otra película…
   *[other] Antes se hacen otras { $before } películas…
}
film-progress = 🎞️ La película se está haciendo: turno { $done } de { $all }.
film-posted = La película está publicada en { $channel }.
film-by = { $who } muestra la partida hasta ahora.
button-film = Película
button-as-film = Ver como película
button-film-post = Publicar en el canal
refusal-film-none = Aún no hay nada que filmar: no ha terminado ningún turno.
refusal-film-own = Ya hay dos películas tuyas haciéndose o en espera. Por favor, vuelve a pedirla cuando una esté lista.
refusal-film-queue = Hay demasiadas películas en espera. Por favor, inténtalo de nuevo en unos minutos.
refusal-film-failed = No se ha podido hacer la película. La partida está bien; por favor, inténtalo más tarde.
refusal-film-not-posted = No puedo publicar en { $channel }, o ya no existe. La película se queda aquí, solo para ti.
refusal-film-soon = Hace poco que se publicó una película de esta mesa. Se podrá publicar otra { $when }.
button-go-to = Ir al turno…
turn-hint = Un número, por ejemplo 12
button-note = Nota
note-title = Tu nota sobre la mesa { $table }
note-label = Solo para ti
note-hint = Lo que planeas, de quién desconfías. Vacíala para olvidarla.
said-note = Anotado. Solo lo puedes leer tú: en tu panel y aquí.
said-note-gone = Ya no hay ninguna nota sobre esta mesa.
button-say = Decir algo
say-title = Una frase en la mesa { $table }
say-label = Tu frase
say-about = El resto la lee con tu turno, sin aviso. Una por turno.
said-line-with-turn = Dicho. El resto lo leerá cuando acabe tu turno.
said-line = Dicho. El resto ya puede leerlo.
log-said = 💬 { $who }: { $words }
refusal-say-nothing = En esa frase no hay nada que leer. Escribe una palabra o dos.
refusal-say-channel = Aquí cualquiera puede escribir en el canal. Las frases son para mesas que se juegan por mensaje.
refusal-say-later = La frase se dice con tu turno: mientras te toca y hasta que otra persona haya jugado.
refusal-said-already = Ya has dicho tu frase en este turno. La siguiente va con tu próximo turno.
button-replay = Repetición
button-since = Desde tu última visita
refusal-no-turns-kept = No se conserva ningún turno de esta partida: empezó con una versión anterior de Cairn.
refusal-replay-eyes = No puedes ver a través de esos ojos, al menos mientras la partida esté en curso. Abre otra vez *{ button-replay }* para lo que sí puedes ver.
refusal-replay-lost = Ese turno ya no se puede mostrar: lo guardó otra versión de Cairn. Otros sí, con los botones de abajo.
refusal-turn-number = ¿Qué turno? Da un número, por ejemplo 12.

### lecciones

lesson-title = 🎓 { $lesson } · paso { $number } de { $steps }
lesson-ahead = -# ⏩ Posición nueva: aquí la partida está de otra manera.
lesson-do = Ahora pulsa: { $choices }
lesson-do-menu = Elige en el menú: { $choices }
lesson-do-in-menu = En “{ $menu }”, elige: { $choices }
lesson-anything = Elige lo que quieras: { $prompt }
lesson-not-here = Está permitido, y en una mesa de verdad podrías. Para este paso, pulsa lo que se nombra abajo, o *{ button-show-me }*.
lesson-closed = Eso no es posible ahora mismo: { $reason }
lesson-stale = Ya habías pasado de ese paso. Aquí es donde estás:
lesson-afresh = Las reglas o las cartas han cambiado aquí desde tu última visita, así que este paso empieza de nuevo.
lesson-stopped = Basta por ahora. Se guarda por dónde vas: *{ button-learn }* o `/aprender` te devuelven ahí.
lesson-games = 🎓 ¿Qué juego quieres aprender? Una lección dura unos minutos, y solo la ves tú.
said-play-now = La mesa { $table } está en { $channel }, y la partida ha empezado. No cuenta para nada, y *{ button-advice }* en tu panel te da consejos.
lesson-menu = 🎓 ¿Qué lección quieres?
lesson-menu-done = ✅ { $lesson }
lesson-menu-new = ▫️ { $lesson } ({ $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    })
said-no-hints = Ya no explicaré tipos nuevos de decisiones. `/ajustes` vuelve a activar las indicaciones.
lesson-offer = ¿Es nuevo para ti { $game }? Una lección te enseña los primeros turnos, solo para ti, en unos minutos.

### botones

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-options = Opciones
button-rules = Reglas
button-computer = Añadir autómata
button-dismiss = Quitar a { $who }
button-turn = Jugar turno
button-hand = Mi mano
button-log = Registro
button-more = Más
button-undo = Deshacer
button-why = ¿Por qué no?
button-why-all = Todos los motivos
button-refresh = Actualizar
button-back = Volver
button-anyway = Hacerlo igualmente
button-watch = Mirar
button-previous = Anterior
button-next = Siguiente
button-no-hints = No mostrar indicaciones
button-learn = Aprender
button-help = Ayuda
button-play-now = Jugar ya, con un autómata indulgente
button-show-me = Muéstramelo
button-go-on = Continuar
button-lesson-again = Otra vez desde el principio
button-stop = Parar
button-rematch = Revancha
button-end-position = Ver la posición final
button-shuffle = Comprobar el barajado
button-board = Tablero
button-board-text = Tablero como texto
button-as-text = Como texto
button-signs = Iconos
button-look = Tablero entero
button-info = Info
button-nudge = Dar un toque
button-table = A la mesa
button-close = Cerrar definitivamente
button-move-here = Traer la mesa aquí
button-try-again = Reintentar
button-agree = Aceptar
button-decline = Declinar
button-refuse = Rechazar
button-ask-to-take-back = Pedir deshacer
button-ask-others = Preguntar al resto
button-take-back = Deshacerlo
button-vote-wait = Esperar un día
button-vote-stay = Dejarlo como está
button-vote-computer = Autómata
button-vote-substitute = Suplente
button-vote-win = Reclamar la victoria
button-vote-end = Terminar sin resultado
button-back-again = He vuelto
button-call-vote = Preguntar al resto
button-play-on = Seguir jugando
button-stop-here = Terminar aquí
button-take-seat = Ocupar este asiento
button-take-seat-of = Asiento { $seat }, mesa { $table }
button-take-seat-sure = Ocuparlo definitivamente
button-leave-substitute = Buscar suplente
button-leave-stay = Me quedo
button-leave-computer = Juega un autómata
button-leave-concede = Rendirse
button-leave-end = Terminar para todo el mundo

### respuestas

said-opened = La mesa { $table } está abierta en { $channel }, y estás en ella. El resto pulsa allí *{ POSTED("button-join") }*.
said-joined = Te has unido a la mesa { $table }. Recibirás un aviso cuando te toque.
said-rematch = La revancha es la mesa { $table } en { $channel }. Empieza sola cuando también se haya unido: { $who }
said-rematch-begun = La revancha ya está en marcha: mesa { $table } en { $channel }.
said-left = Has dejado la mesa { $table }.
said-started = La mesa { $table } ha empezado. ¡Buena suerte!
said-closed = La mesa { $table } está cerrada.
said-kicked = { $name } ya no está en la mesa { $table }.
said-replaced = { $new } ocupa ahora el asiento de { $old } en la mesa { $table }.
said-seat-offered = La oferta está publicada en la mesa { $table }. El asiento cambia de manos en cuanto acepte: { $who }.
said-offer-agreed = Gracias. Falta que acepte: { $who }.
said-offer-refused = La oferta se ha retirado; el asiento queda como está.
said-undo-asked = Se pregunta al resto, bajo el tablero. Mientras tanto se sigue jugando.
said-undo-done = Todo el mundo ha aceptado: se ha deshecho, y enseguida llega el tablero.
said-undo-agreed = Gracias. Nadie sabrá lo que has respondido.
said-undo-refused = La petición ha terminado; la partida queda como está.
said-voted = Gracias. Nadie sabrá lo que has respondido; puedes cambiarlo hasta que se decida.
said-vote-decided = Gracias. Con eso queda decidido.
said-vote-called = Se pregunta al resto, bajo el tablero.
said-back = ¡Qué bien que hayas vuelto! El asiento es tuyo otra vez.
said-leave-substitute = Tu asiento se ofrece a suplentes. Es tuyo hasta que alguien lo ocupe.
said-leave-stay = Qué bien que te quedes. Tu asiento ya no se ofrece.
said-leave-computer = Un autómata guarda tu asiento. *{ POSTED("button-back-again") }* bajo el tablero te lo devuelve.
said-leave-concede = Te has rendido. ¡Gracias por jugar!
said-leave-end = Se pregunta a quienes juegan aquí, bajo el tablero. Mientras tanto la partida continúa.
said-proposed = Se pregunta al resto, bajo el tablero. Mientras tanto la partida continúa.
said-paused = La partida hace una pausa. *{ POSTED("button-play-on") }* bajo el tablero la termina.
said-proposal-refused = La propuesta ha terminado; la partida continúa.
said-all-agreed = Gracias. Todo el mundo ha aceptado.
said-play-on = La partida continúa.
said-stopped-here = La mesa está cerrada. ¡Gracias por jugar!
said-seat-yours = ¡Te damos la bienvenida! El asiento en la mesa { $table } es tuyo: `/mano` muestra tu mano.
said-seat-passed = Gracias. El asiento en la mesa { $table } ha cambiado de manos.
close-sure = La partida no ha terminado. Cerrar la mesa la termina para todo el mundo, sin resultado.
said-nudged = El toque está en camino.
moved-to = ➡️ Esta mesa continúa en { $channel }.
said-moved = La mesa { $table } continúa aquí.
said-goes-on = La mesa { $table } continúa.
alert-turn = Te toca:
alert-reminder = { $count ->
    [one] Una mesa te espera:
   *[other] { $count } mesas te esperan:
}
alert-daily = { $count ->
    [one] Hoy te espera una mesa:
   *[other] Hoy te esperan { $count } mesas:
}
alert-asked = { $count ->
    [one] En una mesa se te pregunta algo:
   *[other] En { $count } mesas se te pregunta algo:
}
alert-asked-line = [{ $table }]({ $link })
alert-line = [{ $table }]({ $link }), espera desde { $since }
alert-line-alone = [{ $table }]({ $link }), espera desde { $since }; el resto ya ha respondido y solo faltas tú
alert-line-late = { $line }. **Irás con retraso { $at }**
alert-more = … y { $count } más: `/mispartidas` las enumera todas
button-alerts = Cómo se me avisa
nudge-line = Un toque amistoso: { $players }, la mesa está a la espera{ $asked }.
trouble-locked-out = Ya no puedo publicar en { $channel }, donde se juega { $game }, mesa { $table }. La partida está a salvo: pide a la administración que me deje volver, o usa `/mesa mesa:{ $table }` en otro canal y pulsa *{ button-move-here }*.
trouble-owner = En tu servidor ya no puedo publicar en { $channel }, donde se juega { $game }, mesa { $table }. Allí necesito *Ver canal*, *Enviar mensajes* y *Adjuntar archivos*. `/servidor estado` nombra todos los sitios donde me falta algo.
trouble-asleep = { $game }, mesa { $table }, está dormida en tu servidor: llevo un día sin poder publicar su tablero en { $channel }. Mientras tanto no corre ningún reloj. Despertará en cuanto pueda volver a publicar allí (necesito *Ver canal*, *Enviar mensajes* y *Adjuntar archivos*); o llévala a otro sitio: `/mesa mesa:{ $table }` en otro canal, *{ button-move-here }*.
trouble-thread-locked = El hilo { $channel }, donde se juega { $game }, mesa { $table }, se ha cerrado o bloqueado. La partida está a salvo: pide a la administración que lo vuelva a abrir, o usa `/mesa mesa:{ $table }` en otro canal y pulsa *{ button-move-here }*.
trouble-no-messages = { $channel }, donde se juega { $game }, mesa { $table }, ya no admite mensajes: ahora no es un canal de texto. La partida está a salvo: usa `/mesa mesa:{ $table }` en otro canal y pulsa *{ button-move-here }*.
trouble-refused = Discord no ha aceptado lo que tenía que decir sobre { $game }, mesa { $table }, ni siquiera como texto sencillo. La partida está a salvo, y cada jugada lo vuelve a intentar.
said-hand-blocked = No puedo enviarte tu mano por mensaje directo: Discord dice que no admites ninguno desde aquí. *{ POSTED("button-hand") }* bajo el tablero y `/mano` la muestran en todo momento. Para recibirla por mensaje, permite los mensajes directos de este servidor; lo reintento cada vez que pulses algo, y no lo volveré a mencionar.
nudge-sure = La mesa espera a { $who }{ $asked }. Un toque avisa otra vez, donde todo el mundo lo lee.
trouble-gave-up = He dejado de intentarlo. La próxima jugada lo reintenta, y también cualquier cambio del canal.
trouble-incident = Quienes gestionan Cairn lo encuentran con este número: **{ $number }**.
no-history = Sin el permiso *Leer el historial de mensajes* no puedo comprobar si algo se publicó antes de que se cortara mi conexión: puede que un tablero esté aquí dos veces.
nobody-plays = En esta mesa solo quedan autómatas. Juegan mientras alguien mira: durante diez minutos a partir de ahora; después descansan.
plain-instead = -# Discord no ha aceptado este mensaje con su imagen y sus botones (incidencia **{ $number }**). `/jugar`, `/mano` y `/tablero` siguen funcionando.
channel-gone = Se ha borrado el canal de { $game }, mesa { $table }. La partida está a salvo: usa `/mesa mesa:{ $table }` en otro canal para continuar allí.

### negativas de la interfaz

refusal-incident = Algo ha ido mal por mi parte. Mira la mesa antes de volver a intentarlo: puede que tu acción se haya hecho. Si vuelve a pasar, da este número a quienes gestionan Cairn: **{ $number }**.
refusal-store = Ahora mismo no puedo acceder a las partidas guardadas. Están a salvo, y la tuya espera. Vuelve a mirar la mesa en un minuto y continúa: puede que lo que has hecho ya cuente. Si esto dura, da este número a quienes gestionan Cairn: **{ $number }**.
refusal-no-table-here = No hay ninguna mesa en este canal. Abre una con `/abrir`, o nombra una con la opción *mesa*.
refusal-missing-permissions = Me faltan permisos en { $channel }: **{ $missing }**. La administración puede dárselos a mi rol en *Editar canal → Permisos*; después, inténtalo de nuevo.
refusal-not-allowed-to-open = En este servidor solo { $who } puede abrir mesas. La administración puede cambiarlo con `/servidor ajustes`.
refusal-manage-only = Solo quien puede gestionar el servidor puede cambiar sus ajustes. Tú puedes cambiar los tuyos: *mi-idioma* y *mis-manos*.
refusal-bot-player = Los bots no pueden unirse a una mesa. *{ POSTED("button-computer") }* añade autómatas.
refusal-replace-whom = Elige para el asiento a una persona o un autómata.
refusal-no-lesson = Aún no hay ninguna lección de este juego. `/ayuda` con el juego lo explica en páginas.
refusal-unknown-value = Ese valor no está en la lista. Elige una de las sugerencias que aparecen al escribir.
refusal-game-away = Este juego no está disponible aquí por ahora. Sus mesas están apartadas y continúan en cuanto vuelva.
refusal-old-button = Ese botón es de una versión anterior de Cairn y ya no funciona. Usa los botones del último tablero, o `/jugar`.
refusal-restarting = Cairn se está reiniciando. Por favor, inténtalo de nuevo en un momento.
refusal-guild-only = Eso solo funciona en un servidor, no en mensajes directos. Inténtalo en uno de los canales del servidor.
refusal-role-missing = Di con la opción *rol* qué rol puede abrir mesas.
refusal-role-everyone = El rol `@everyone` lo tiene todo el mundo. Elige uno que solo tengan algunas personas.
managers = la administración
role-named = quien tenga el rol { $role }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos

### comandos

cmd-table = mesa
cmd-table-about = Una mesa en una página: quién juega, y todo lo que se puede hacer allí
cmd-open = abrir
cmd-open-about = Abrir una mesa en este canal
said-exported = La mesa { $table }, con cada mano, cada jugada y su semilla. `cairn verify` la reproduce.
said-exported-public = La mesa { $table }, con lo que hasta ahora puede saber todo el mundo. Cuando termine, el archivo lo tendrá todo.
refusal-here-already = Esa mesa ya está en este canal. Abre su página en el canal al que debe ir.
branch-about = Seguir jugando desde el final del turno { $turn }, en una mesa nueva que no cuenta para nada. Quien estaba allí recupera su asiento.
button-branch = Seguir jugando desde aquí
button-branch-friends = Con amistades
button-branch-computers = Contra autómatas
button-branch-open = Todas las manos abiertas
said-branched = 🌿 La mesa { $table } empieza con el final del turno { $turn }: { $channel }
refusal-branch-running = Esta partida sigue en curso. Cuando termine, se podrá seguir jugando desde cualquiera de sus turnos.
refusal-branch-turn = Después de ese turno no hay nada que seguir. Elige uno de 0 (el comienzo) a { $last }.
refusal-branch-gone = La posición con la que empieza esta mesa ya no se conserva. Cierra la mesa y abre otra.
refusal-branch-options = Esta mesa empieza con una posición de otra partida, así que las opciones son las de aquella.
refusal-branch-rated = Una mesa que empieza con una posición de otra partida nunca cuenta para la clasificación.
cmd-play = jugar
cmd-play-about = Hacer tu jugada escribiendo
cmd-hand = mano
cmd-hand-about = Ver tu mano
cmd-board = tablero
cmd-board-about = Ver el tablero, o una parte en grande
cmd-log = registro
cmd-log-about = Leer lo que ha pasado
cmd-replay = repetición
cmd-replay-about = Ver de nuevo cualquier turno de una partida, con su registro
cmd-learn = aprender
cmd-learn-about = Aprender un juego en unos minutos, solo para ti
cmd-mygames = mispartidas
cmd-mygames-about = Tus mesas, y dónde te toca
cmd-ranking = clasificación
cmd-ranking-about = La clasificación de un juego en este servidor
cmd-profile = perfil
cmd-profile-about = Lo que ha jugado una persona en este servidor; tú, si no dices quién
cmd-settings = ajustes
cmd-settings-about = Lo que puedes ajustar para ti: idioma, mano, horas, días fuera, a quién bloqueas
arg-game = juego
arg-game-about = Qué juego
arg-table = mesa
arg-table-about = Qué mesa, si no es la de este canal
arg-turn = turno
arg-turn-about = Qué turno; el último, si no se dice
arg-choice = opción
arg-choice-about = Lo que quieres hacer
arg-player = persona
arg-player-about = Qué persona
arg-show = ver
arg-show-about = Como imagen o como texto
arg-zoom = ampliar
arg-zoom-about = Qué parte, en grande: tu lado, el de otra persona, una zona
arg-open = abrir
arg-open-about = Quién puede abrir mesas (administración)
arg-role = rol
arg-role-about = El rol que puede abrir mesas (administración)
arg-language = idioma
arg-language-about = Idioma de los mensajes públicos (administración)
arg-post = lugar
arg-post-about = Adónde van las mesas nuevas (administración)
arg-pace = ritmo
arg-pace-about = Cuánto tiempo tiene cada cual
arg-late = retraso
arg-late-about = Qué pasa cuando alguien no juega a tiempo
arg-late-days = retraso-tras
arg-late-days-about = Sin reloj, tras cuántos días hay retraso (administración)
arg-substitutes = suplencias
arg-substitutes-about = En qué canal se anuncian los asientos libres (administración)
arg-hands = manos
arg-hands-about = Manos por mensaje directo en este servidor (administración)
arg-keep = conservar
arg-keep-about = Cuánto se conservan las partidas terminadas (administración)
arg-my-language = mi-idioma
arg-my-language-about = Idioma de los mensajes que solo ves tú
arg-my-hands = mis-manos
arg-my-hands-about = Tus propias manos por mensaje directo
arg-my-hints = mis-indicaciones
arg-my-hints-about = Si lo que es nuevo para ti se explica una vez
cmd-help = ayuda
cmd-help-about = Qué es Cairn y dónde está cada cosa; reglas de un juego; cartas y lugares con todo su texto
arg-preset = preajuste
arg-preset-about = Un conjunto de opciones ya preparado
arg-take-backs = deshacer
arg-take-backs-about = Si se pueden deshacer jugadas cuando todo el mundo acepta
arg-rated = clasificatoria
arg-rated-about = Si las partidas cuentan para la clasificación, cuando solo empiezan personas
arg-why = porqué
arg-why-about = El motivo, que todo el mundo lee en la mesa
arg-restore = restaurar
arg-restore-about = Hacer que un resultado quitado vuelva a contar
arg-invite = invitar
arg-invite-about = A quién invitas a jugar
arg-invite-2 = invitar-2
arg-invite-2-about = A quién más
arg-invite-3 = invitar-3
arg-invite-3-about = A quién más
arg-invite-4 = invitar-4
arg-invite-4-about = A quién más
arg-invite-5 = invitar-5
arg-invite-5-about = A quién más
choice-picture = imagen
choice-text = texto

### mesas

refusal-stale = La mesa ha avanzado desde que se publicó eso. Así está ahora.
refusal-not-seated = No estás en esta mesa. Si no ha empezado, pulsa *{ POSTED("button-join") }*; si ha empezado, alguien de la mesa puede ofrecerte su asiento en la página que muestra `/mesa`.
refusal-other-not-seated = En esa mesa no hay nadie con ese nombre. `/mesa` muestra quién está.
refusal-not-your-turn = Ahora mismo no tienes nada que decidir. Recibirás un aviso cuando te toque.
refusal-set-aside = Esta mesa está apartada: esta versión de Cairn no puede leerla. No se ha perdido nada; volverá en cuanto se pueda leer.
refusal-game-gone = Esta mesa está apartada: su juego no está disponible aquí por ahora. No se ha perdido nada; continúa en cuanto vuelva el juego.
refusal-step-failed = Este paso ha ido mal por mi parte, así que la mesa queda apartada tal como estaba antes de él. No se ha perdido nada. Por favor, da este número a quienes gestionan Cairn: **{ $number }**.
refusal-game-stopped = Este paso le ha costado al juego demasiado tiempo o memoria, así que lo he detenido y la mesa queda apartada tal como estaba antes. No se ha perdido nada. Por favor, da este número a quienes gestionan Cairn: **{ $number }**.
refusal-unreadable = Esta versión de Cairn no puede leer esa mesa. No se ha perdido nada.
refusal-no-picture = Ahora mismo no hay imagen: hay demasiado por dibujar. Por favor, inténtalo de nuevo en un minuto.
picture-failed = Esta imagen no se puede dibujar: algo falla en las imágenes de este juego. Puedes seguir jugando con palabras.
refusal-unknown-table = No existe esa mesa, o no la puedes ver desde aquí. `/mispartidas` enumera las tuyas.
refusal-unknown-piece = Aquí no hay nada con ese nombre. Elige una de las sugerencias que aparecen al escribir.
refusal-unknown-game = Cairn no conoce ese juego. Elige uno de la lista que aparece al escribir.
refusal-not-started = Esta partida aún no ha empezado. La empieza quien abrió la mesa, con *{ POSTED("button-start") }*.
refusal-not-running = Ahora mismo no juega nadie en esta mesa.
refusal-swept = Esa partida terminó hace mucho: su tablero ya no se conserva. *{ POSTED("button-log") }* muestra su resultado; `/repetición`, sus turnos.
refusal-swept-rules = Sus turnos ya no se pueden mostrar: las reglas han cambiado desde entonces en esta versión de Cairn.
refusal-already-started = Esta partida ya ha empezado. Para entrar, pide a alguien de la mesa que te ofrezca su asiento en la página que muestra `/mesa`.
refusal-rematch-running = Esta partida sigue en curso. *{ POSTED("button-rematch") }* es para cuando termine.
refusal-rematch-others = Una revancha es para quienes han jugado aquí. Abre tu propia mesa con `/abrir`.
refusal-over = Esta partida ha terminado. Abre una mesa nueva con `/abrir`.
refusal-not-set-aside = Esta mesa ya vuelve a estar en curso.
refusal-busy = En esta mesa pasan demasiadas cosas a la vez. Por favor, inténtalo de nuevo.
refusal-channel-taken = Este canal ya tiene una mesa. Abre la nueva en un hilo.
refusal-too-many-tables = Ya tienes { $limit ->
    [one] una mesa abierta
   *[other] { $limit } mesas abiertas
} en este servidor, el máximo por persona. Podrás abrir otra en cuanto { $limit ->
    [one] esa
   *[other] una de ellas
} termine o se cierre.
refusal-you-sit-already = Ya estás en esta mesa.
refusal-being-forgotten = Quien ha pedido que se le olvide no puede unirse a nada hasta que yo haya acabado. Por favor, inténtalo de nuevo en unos minutos.
refusal-resting = Esta mesa descansa: su servidor me ha quitado, o ha pedido que se borre todo lo que guardo de él. Seguirá cuando yo vuelva a ese servidor.
refusal-erasing = Lo que guardo de este servidor se está borrando. En unos minutos, todo puede empezar de nuevo.
refusal-not-erased = No hay ningún borrado previsto para este servidor.
refusal-erase-name = Para borrarlo todo, escribe el nombre de este servidor tal como es: { $server }
refusal-already-seated = Esa persona ya está en esta mesa.
refusal-table-full = Esta mesa está llena: los { $seats } asientos están ocupados. Abre otra con `/abrir`.
refusal-seat-count = { $have ->
    [one] En esta mesa hay 1 participante; este juego necesita { $fits }. *{ POSTED("button-computer") }* llena asientos.
   *[other] En esta mesa hay { $have } participantes; este juego necesita { $fits }.
}
refusal-options = Estas opciones no encajan con este juego o con cuántas personas juegan. Cámbialas con *{ POSTED("button-options") }* e inténtalo de nuevo.
refusal-close-rated = En esta partida clasificatoria hay otras personas, así que no puedes terminarla por tu cuenta. *{ button-leave-end }*, tras *{ button-leave-table }*, les pregunta, y allí también puedes rendirte.
refusal-owner-only = Eso solo puede hacerlo quien abrió la mesa o alguien que gestione el servidor. Pídeselo.
refusal-other-server = Esta mesa es de otro servidor: eso solo se puede hacer allí.
refusal-not-a-member = { $name } no está en este servidor.
refusal-offer-gone = Esa oferta ya no sigue en pie.
refusal-offer-not-yours = Eso tiene que decirlo { $who }.
refusal-offered-often = Lo has ofrecido { $limit } veces en un día, y ya basta. Podrás volver a hacerlo { $when }.
refusal-leave-running = La partida está en curso y necesita a sus participantes. Cede tu asiento a una persona o a un autómata en la página que muestra `/mesa`.
refusal-kick-running = La partida está en curso y necesita a sus participantes. Cede ese asiento a una persona o a un autómata en la página que muestra `/mesa`.
refusal-undo-none = No hay nada que deshacer: aún no has hecho ninguna jugada aquí.
refusal-no-result = En este servidor no hay ningún resultado con ese número: usa el número de una mesa cuya partida haya terminado aquí.
refusal-no-reason = Di por qué: todo el mundo lee el motivo.
refusal-result-removed = Ese resultado ya se había quitado.
refusal-result-counts = Ese resultado cuenta: no se ha quitado.
refusal-undo-new-seat = No hay nada que deshacer: no has hecho ninguna jugada desde que ocupaste este asiento.
refusal-undo-revealed = Tu último paso se queda: reveló algo oculto.
refusal-undo-others = Tu último paso se queda: otra persona ha jugado después.
refusal-undo-lost = Tu último paso se queda: se hizo con una versión anterior de Cairn, que guardaba la mesa de otra forma.
refusal-undo-no-consent = Esta mesa se abrió sin deshacer jugadas: lo que reveló algo, o lo que fue seguido de la jugada de otra persona, se queda.
refusal-undo-too-old = Tu última jugada aquí se hizo antes de que Cairn guardara con qué empezaba un turno, así que no se puede deshacer. Las posteriores, sí.
refusal-undo-moved-on = La mesa ha avanzado, y eso ya no se puede deshacer. Pulsa otra vez *{ button-ask-to-take-back }* para ver cómo está ahora.
refusal-undo-gone = Esa petición ya ha terminado.
refusal-kept = Un autómata guarda tu asiento. Pulsa *{ POSTED("button-back-again") }* bajo el tablero; después podrás hacer eso.
refusal-not-kept = Ningún autómata guarda tu asiento: juegas tú.
refusal-returning = El autómata termina lo que tiene entre manos; en un momento el asiento será tuyo otra vez.
refusal-vote-gone = Esa votación ya ha terminado.
refusal-vote-own = Eso lo decide el resto, porque se trata de tu asiento. Si al final te quedas, pulsa *{ button-leave-stay }* tras *{ button-leave-table }* en la página que muestra `/mesa`.
refusal-vote-late = Quien va con retraso eres tú: haz tu jugada y nadie tendrá que votar sobre ti.
refusal-vote-open = Ya se ha preguntado al resto, bajo el tablero.
refusal-nobody-late = Nadie va con retraso en esta mesa.
refusal-seat-open = Ya se está buscando suplente.
refusal-seat-gone = Ese asiento ya no está libre. *{ button-open-seats }*, en `/buscar`, enumera los que lo están.
refusal-proposal-open = Ya hay una propuesta para todo el mundo, bajo el tablero. Una cosa cada vez.
refusal-proposal-gone = Esa propuesta ya ha terminado.
refusal-proposal-own = Es tu propia propuesta: tiene que aceptarla el resto. *{ POSTED("button-refuse") }* la retira.
refusal-paused = Esta mesa está en pausa. *{ POSTED("button-play-on") }* bajo el tablero la termina, y una jugada también.
refusal-stopped = Esta partida está decidida. Solo continúa si todo el mundo acepta: puedes responder bajo el tablero.
refusal-not-paused = Esta mesa no está en pausa: la partida está en curso.
refusal-undo-own = Es tu propia petición: tiene que aceptarla el resto. *{ POSTED("button-refuse") }* la retira.
refusal-undo-answered = Ya has aceptado. *{ POSTED("button-refuse") }* aún lo revoca.
refusal-undo-asked = Ya hay una petición abierta, bajo el tablero. Termina en menos de 24 horas.
refusal-undo-asked-turn = Ya se preguntó una vez desde el último turno acabado, y basta. Podrás volver a preguntar después del próximo.
refusal-undo-asked-often = Has hecho { $limit } peticiones así en esta partida, que es el máximo.
refusal-undone-often = En diez minutos has deshecho { $limit } turnos que todo el mundo ya había visto. Podrás volver a hacerlo { $when }.
refusal-nudge-self = La mesa te espera a ti. Pulsa *{ POSTED("button-turn") }* o usa `/jugar`.
refusal-nudge-computer = La mesa espera a un autómata; jugará solo.
refusal-nudged-already = { $hours ->
    [one] Hace menos de una hora que hubo un toque. Da un poco de tiempo: podrás volver a hacerlo { $when }.
   *[other] Hace menos de { $hours } horas que hubo un toque. Da un poco de tiempo: podrás volver a hacerlo { $when }.
}
refusal-nudge-soon = El turno empezó hace menos de una hora. Podrás dar un toque { $when }.

notice-set-aside = Esta versión de Cairn no puede leer esta mesa, así que queda apartada. No se ha perdido nada: continúa en cuanto se pueda leer. Por favor, avisa a quienes gestionan Cairn.
notice-game-gone = { $game } no está disponible aquí por ahora, así que esta mesa queda apartada y no corre ningún reloj. No se ha perdido nada: continúa en cuanto vuelva el juego. Por favor, avisa a quienes gestionan Cairn.
notice-game-older = Esta mesa se jugó por última vez con una versión de { $game } más nueva que la que hay aquí ahora, así que queda apartada y no corre ningún reloj. No se ha perdido nada: continúa en cuanto vuelva esa versión. Por favor, avisa a quienes gestionan Cairn.
notice-step-failed = Algo ha ido mal en esta partida por mi parte, así que la mesa queda apartada. No se ha perdido nada. Por favor, da este número a quienes gestionan Cairn: **{ $number }**. Cuando lo hayan arreglado, `/mesa` ofrece reintentarlo a quien abrió la mesa y a la administración.
notice-game-stopped = Un paso le ha costado a { $game } demasiado tiempo o memoria, así que lo he detenido y la mesa queda apartada. No se ha perdido nada. Por favor, da este número a quienes gestionan Cairn: **{ $number }**. Cuando lo hayan arreglado, `/mesa` ofrece reintentarlo a quien abrió la mesa y a la administración.
notice-back = Esta mesa se puede leer otra vez. La partida continúa.
notice-invited = { $who } invita a esta mesa: { $guests }. *{ POSTED("button-join") }* está bajo el mensaje de arriba.
notice-closed = { $who } ha cerrado esta mesa.
notice-closed-why = { $who } ha cerrado esta mesa. El motivo: { $reason }
notice-ended-by-vote = Lo han querido todas las personas preguntadas: esta partida ha terminado sin resultado.
notice-ended-by-all = { $by } lo propuso y todo el mundo ha aceptado: esta partida ha terminado sin resultado.
notice-idle = Nadie ha tocado esta mesa en más de { $days } días, así que ha terminado sin resultado.
notice-decided = Esta partida está decidida: { $why }. Aquí ya no juega nadie, así que la mesa se cierra.
notice-not-played-on = No todo el mundo ha querido seguir, así que esta partida termina aquí.
notice-seat-not-taken = Nadie ha ocupado el asiento { $seat } en { $days } días: sigue siendo de { $who }.
notice-expired = { $days ->
    [one] Nadie se ha unido ni se ha ido en un día, así que esta mesa se ha cerrado. `/abrir` abre una nueva.
   *[other] Nadie se ha unido ni se ha ido en { $days } días, así que esta mesa se ha cerrado. `/abrir` abre una nueva.
}
notice-replaced = { $new } ocupa el asiento { $seat } de { $old }.
notice-seat-taken = { $new } ocupa el asiento { $seat } de { $old }.{ $why ->
    [late] {" "}Había hecho esperar demasiado a la mesa.
    [left] {" "}Ya no está en el servidor.
    [manager] {" "}Lo ha decidido { $by }, de la administración del servidor: { $reason }
    [kept] {" "}Un autómata se lo guardaba.
    [conceded] {" "}Se ha rendido.
    [unmoved] {" "}No ha hecho su primera jugada en 72 horas.
    [withdrew] {" "}Ha dejado el torneo.
    [removed] {" "}Queda fuera del torneo por decisión de la organización.
    [forfeits] {" "}Queda fuera del torneo tras dos incomparecencias.
    [ruled] {" "}Lo ha decidido la organización del torneo.
   *[agreed] {""}
}
notice-offer-refused = { $who } ha dicho que no: el asiento { $seat } queda como está.
notice-offer-expired = El asiento { $seat } queda como está: { $who } no ha respondido en { $days } días.

### el calendario, los avisos y la lista de bloqueos de una persona

day-weekday = { $weekday ->
    [0] lun
    [1] mar
    [2] mié
    [3] jue
    [4] vie
    [5] sáb
   *[6] dom
}
day-words = { $weekday ->
    [0] lun
    [1] mar
    [2] mié
    [3] jue
    [4] vie
    [5] sáb
   *[6] dom
}, { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
}
day-words-year = { $day } { $year }
decimal-mark = ,
days-range = { $first }–{ $last }
days-every = cada día
hours-words = { $start }–{ $end }, { $days }
away-days = del { $first } al { $last }
away-open = desde el { $first }, hasta que vuelvas
away-line = 🌴 { $who } está fuera hasta el { $day }
away-line-open = 🌴 { $who } está fuera
away-ends = 🌴 Tus vacaciones terminan pronto: el último día es el { $last }. Después tus relojes vuelven a correr. Para quedarte fuera más tiempo o volver antes, usa el botón de abajo o *{ button-me }* en `/ajustes`.
away-still = 🌴 Consta que estás fuera ({ $away }), así que tu reloj descansa hasta entonces. ¿Has vuelto?

me-title = ## Cuándo juego y cómo se me avisa
me-zone = **Zona horaria:** { $zone } ({ $offset }). Hora actual allí: { $time }. Para cambiar de zona: `/ajustes zona:`.
me-hours = **No juego:** { $hours }
me-hours-none = ninguna hora indicada
me-days-off = **Días libres:** { $days }
me-none = ninguno
me-rest-note = En esas horas los relojes descansan, como mucho 10 horas al día y dos días a la semana. Los recordatorios descansan en todas.
me-overfull-hours = ⚠️ Más de 10 horas: { $days }. Tus relojes descansan las 10 primeras y después corren. Los recordatorios descansan en todas.
me-overfull-days = ⚠️ Más de dos días libres: tus relojes descansan en dos de ellos ({ $days }) y corren en los demás. Los recordatorios descansan en todos.
me-away = **Fuera:** { $away }
me-away-note = El resto ve “fuera hasta …”, nunca tu calendario.
me-alerts = **Cómo se me avisa**
me-blocked = **A quién bloqueo:** no puede unirse a mesas que abras o en las que juegues, y se te pregunta antes de unirte a las suyas. Nadie se entera.
me-turn = Cuando me toca
me-turn-ping = mencionarme en el canal
me-turn-message = enviarme en su lugar un mensaje directo
me-turn-later = mencionarme, si no juego en unos minutos
me-turn-daily = un mensaje al día sobre todas mis mesas, y nada más
me-turn-none = no avisarme
me-delay = Tras
me-delay-value = { $number } minutos
me-hour = A las
me-hour-value = { NUMBER($number, minimumIntegerDigits: 2) }:00
me-remind = Recordatorio
me-remind-value = { $number ->
    [one] tras una de mis horas de juego
   *[other] tras { $number } de mis horas de juego
}
me-remind-never = nunca
me-language = Idioma
me-language-en = { settings-language-en }
me-language-de = { settings-language-de }
me-language-fr = { settings-language-fr }
me-language-es = { settings-language-es }
me-language-auto = como en Discord
me-pace = Lo que tardo en responder
me-pace-shown = mostrarlo en perfiles
me-pace-hidden = guardarlo para mí
me-ranked = Clasificaciones
me-ranked-shown = mostrarme
me-ranked-hidden = no mostrarme (cuento igualmente)
me-muted = Frases del resto, por mensaje
me-muted-nobody = leerlas
me-muted-everybody = no leer ninguna
me-muted-pick = no leer las de…
me-choose-remove = Quitar horas…
me-choose-days-off = Días libres…
me-choose-call-off = Cancelar una ausencia…
me-choose-block = Bloquear a alguien, o quitarlo de la lista…

me-saved = Guardado.
me-saved-nothing = No ha cambiado nada.
me-saved-opened = Las horas de juego añadidas cuentan en el acto.
me-saved-closed = Las horas de juego quitadas cuentan para turnos que empiecen dentro de 24 horas o más tarde. Hasta entonces, tus relojes corren como antes.
me-saved-zone = Tu zona horaria es ahora { $zone } ({ $offset }). Lo que cierra cuenta para turnos que empiecen dentro de 24 horas o más tarde.
me-saved-away = Anotado: estás fuera { $away }.
me-saved-away-free = En { $server }, tus relojes descansan por ello: { $days } { $days ->
    [one] día
   *[other] días
} de los { $allowance } al año.
me-saved-away-beyond = En { $server }, tus relojes descansan solo los primeros { $granted } de estos { $days } días, y después corren: el servidor concede { $allowance } días al año. Se sigue viendo que estás fuera, y los recordatorios siguen en descanso.
me-saved-away-open = En { $server }, tus relojes descansan como mucho { $granted } { $granted ->
    [one] día
   *[other] días
} más, y después corren: el servidor concede { $allowance } días al año.
me-saved-back = ¡Qué bien que hayas vuelto! Ya no constas como fuera, y tus relojes vuelven a correr.
me-saved-called-off = Cancelado: { $away }.

form-hours-title = Horas en las que no juego
form-hours-from = De
form-hours-to = A
form-hours-hint-from = 22:00
form-hours-hint-to = 7:00 – del día siguiente, si es más temprano
form-hours-days = En estos días
form-away-title = Fuera
form-away-first = Primer día
form-away-last = Último día
form-away-hint-first = hoy, mañana, 2026-12-24 o 24 dic
form-away-hint-last = dejar vacío: hasta que vuelva

zone-choice = { $place } · { $offset } · ahora { $time }
refusal-seat-not-for = { $who } no puede ocupar este asiento: no está abierto a todo el mundo; por ejemplo, no lo está a quien conozca otra mano de esa partida. Ofréceselo a otra persona.
lobby-wait = ⏳ Espera máxima por un turno tal como está todo: { $days ->
    [one] un día
   *[other] { $days } días
}

settings-vacation = Días de vacaciones al año en que descansan los relojes
settings-vacation-0 = ninguno
settings-vacation-7 = 7 días
settings-vacation-14 = 14 días
settings-vacation-30 = 30 días
settings-vacation-60 = 60 días
settings-vacation-90 = 90 días

button-me = Mi calendario
button-add-hours = Añadir horas
button-away-days = Fuera del … al …
button-away-open = Fuera hasta que vuelva
button-i-am-back = Ya estoy aquí
button-join-anyway = Unirse igualmente
seat-blocked = ⚠️ En esta mesa juega { $who }, a quien tienes en tu lista de bloqueos.
join-seated = Ya estás en esta mesa; *{ POSTED("button-join") }* es para el resto. Esto es lo que puedes hacer aquí:
join-blocked = En esta mesa está { $who }, a quien tienes en tu lista de bloqueos. ¿Quieres unirte igualmente?
alpha-agree = 🧪 { $game } es una alfa: el juego aún está a prueba. Las reglas pueden cambiar durante la partida, puede que haya que dejar alguna partida a medias, y nunca cuenta para la clasificación. ¿Quieres jugarlo?

refusal-zone = No conozco la zona horaria “{ $zone }”. Escribe en `/ajustes zona:` una ciudad, un país o una diferencia como +2, y elige de la lista.
refusal-hours-time = “{ $typed }” no es una hora. Escríbela como 7, 7:30, 22:00 o 10 pm.
refusal-hours-same = El comienzo y el fin son la misma hora. Para un día entero, elígelo en “Días libres”.
refusal-hours-no-days = Marca al menos un día en que estas horas estén cerradas.
refusal-hours-many = Son { $limit } franjas de horas, y no caben más. Quita antes una, o une algunas.
refusal-no-time-left = Así no te quedaría nada de tiempo para jugar. Deja algo libre en la semana, o usa *{ button-away-days }* si vas a estar fuera una temporada.
refusal-away-date = “{ $typed }” no es un día que yo entienda. Escríbelo como 2026-12-24 o 24 dic, o bien hoy, mañana o un día de la semana.
refusal-away-past = El { $day } ya ha pasado: donde estás, hoy es { $today }. Una ausencia puede empezar hoy como muy pronto.
refusal-away-backwards = El último día, { $last }, es anterior al primero, { $first }. Escríbelos al revés.
refusal-away-far = Una ausencia puede llegar hasta el { $day }, dentro de un año. Escribe un día anterior.
refusal-away-already = Entonces ya estás fuera: { $away }. Cancela antes esa ausencia, o elige otros días.
refusal-away-many = Has indicado { $limit } ausencias, y no caben más. Cancela antes una.
refusal-not-away = Ahora mismo no estás fuera. Las ausencias futuras se cancelan en el menú de *{ button-me }*, en `/ajustes`.
refusal-block-yourself = No puedes bloquearte a ti. Elige a otra persona.
refusal-block-bot = { $who } es un bot; no hay nada que bloquear. Elige a una persona.
refusal-block-many = Puedes bloquear como mucho a { $limit } personas. Quita antes a alguien de la lista.
refusal-not-for-you = No puedes unirte a esta mesa: no está abierta a todo el mundo. Abre una propia con `/abrir`.
refusal-seat-not-for-you = No puedes ocupar este asiento: no está abierto a todo el mundo; por ejemplo, no lo está a quien conozca otra mano de esa partida. *{ button-open-seats }*, en `/buscar`, enumera otros.
refusal-form-gone = Ese formulario estaba vacío. Pulsa otra vez el botón, rellénalo y envíalo.

former-player = exparticipante { $code }
me-data = Todo lo que se guarda sobre ti, en JSON. docs/privacy.md dice qué se conserva, por qué y cuánto tiempo.
me-forget = **Olvidarme**
    Esto no se puede deshacer. { $tables ->
        [0] Ahora mismo no estás en ninguna mesa.
        [one] Dejas tu mesa: una partida entre dos en curso se pierde; en las demás, un autómata ocupa tu asiento definitivamente.
       *[other] Dejas tus { $tables } mesas: las partidas entre dos en curso se pierden; en las demás, un autómata ocupa tu asiento definitivamente.
    }
    Tus notas, calendario, deseos, lista de bloqueos y planes desaparecen, y también mis mensajes para ti. En resultados y registros, un nombre al azar sustituye al tuyo; los mensajes que aún se pueden editar se editan. Tu nombre queda en imágenes publicadas antes.
    {""}*{ button-my-data }* te da antes todo ello como archivo.
button-forget = Olvidarme
said-forgetting = Te estoy olvidando. Los mensajes antiguos pueden tardar unos minutos. ¡Gracias por jugar!
arg-zone = zona
arg-zone-about = Una ciudad, un país o una diferencia como +2
arg-vacation = vacaciones
arg-vacation-about = Días de vacaciones al año en que descansan los relojes (administración)

### palabras que se escriben para días y horas: sinónimos con comas, en el orden de la lista, que divide ;

typed-days = anteayer, antier; ayer; hoy; mañana, manana; pasado mañana, pasado manana
typed-weekdays = lu, lun, lunes; ma, mar, martes; mi, mié, mie, miér, mier, miércoles, miercoles; ju, jue, jueves; vi, vie, viernes; sá, sa, sáb, sab, sábado, sabado; do, dom, domingo
typed-months = ene, enero; feb, febrero; mar, marzo; abr, abril; may, mayo; jun, junio; jul, julio; ago, agosto; sep, sept, set, septiembre, setiembre; oct, octubre; nov, noviembre; dic, diciembre
typed-units = m, min, mins, minuto, minutos; h, hs, hr, hrs, hora, horas; d, día, dia, días, dias; sem, semana, semanas
typed-halves = am, la mañana, la manana, madrugada; pm, mediodía, mediodia, tarde; noche
typed-slashes = day
typed-hours = medianoche; mediodía, mediodia
typed-clock = h, hs, hrs, hora, horas, en, punto, de, del, la, por
typed-ago = hace
typed-last = último, ultimo, anterior
typed-fillers = a, al, las, la, el, los, este, en, de, del, dentro

### órdenes

button-plan = Planear
button-plan-done = Listo
button-cancel-premove = Cancelar la orden
button-step-back = Un paso atrás
button-alternative = Alternativa { $number }
button-new-alternative = Añadir alternativa { $number }
plan-title = **Tu próximo turno, planeado de antemano.** Lo que elijas se guarda como orden y se juega por ti cuando te toque. Nadie más lo ve.
plan-whole = Hasta aquí se puede planear este turno. Lo que falta se te preguntará como siempre.
plan-nothing = Tu próximo turno aún no se puede planear: todavía no sabes lo suficiente sobre él.
plan-closed = “{ $choice }” no es posible tal como está ahora la mesa. Si sigue así, la orden se detiene ahí.
plan-unless = No si… (hasta { $most })
plan-kept = Aún no te toca: lo he guardado como orden para tu turno.
play-ahead = Planear: { $choice }
premove-lies = **Ordenado para tu próximo turno:**
premove-comes = **Tu orden está a punto de jugarse**, si no juegas tú antes o la cancelas:
premove-line = { $number }. { $what }
premove-line-unless = { $number }. { $what } – salvo si { $guard }
premove-or = { " o si " }
premove-then = {", después: "}
premove-cancelled = Tu orden está cancelada.
premove-dropped = Tu orden se ha descartado: { $why }
premove-over-undone = entretanto se ha deshecho un turno.
premove-over-seat = otra persona ha ocupado un asiento.
premove-over-dealt = las cartas de la mano ya no son las mismas.
premove-over-moved = has jugado tú.
premove-over-restart = he estado fuera un momento y no sé con certeza si aún vale.
premove-over-touched = ha ocurrido lo que nombraste: { $what }.
premove-over-at = se detuvo en “{ $choice }”: { $why }
premove-over-computer = hizo tu jugada un autómata que guardaba tu asiento.
refusal-premove-moved-on = La mesa ha avanzado, y tu orden con ella. Abre otra vez *{ button-plan }*.
refusal-premove-not-open = Eso no se puede planear tal como está ahora la mesa. Elige algo del panel.
refusal-premove-nothing = Tu próximo turno aún no se puede planear: todavía no sabes lo suficiente sobre él.
refusal-premove-your-turn = Ya te toca: hazlo aquí mismo.
refusal-premove-watched = Una orden puede depender como mucho de { $most } cosas. Quita antes una.

### try it

button-try = Probar
button-try-lines = Mis pruebas
button-try-deal = Otro reparto
button-try-computer = Que responda un autómata
button-try-keep = Conservar
button-try-drop = Olvidar
button-try-order = Ordenar este turno
button-try-happened = Lo que pasó
button-try-table = A la mesa
try-heading = **Probar:** { $name } · { $at } de { $steps ->
    [one] 1 elección
   *[other] { $steps } elecciones
} · reparto { $deal } de { $most }
try-about = Solo tú ves esto, y nada de ello se juega. Con línea discontinua: una suposición, repartida al azar. Brillante: lo que difiere del comienzo de la prueba.
try-scratch = sin nombre
try-scores = **Puntos:** { $scores }
try-score = { $name } { $score } ({ $more })
try-score-same = { $name } { $score }
try-for = Eliges por **{ $name }**, con cartas que son una suposición donde la línea es discontinua:
try-over = Aquí nadie tiene nada que elegir.
try-elsewhere = Aquí no hay nada que elegir.
try-lines = Tus pruebas
try-line = { $name } · { $steps ->
    [one] 1 elección
   *[other] { $steps } elecciones
}
try-name = Un nombre para esta prueba
try-name-hint = Solo lo lees tú
try-happened = **Lo que pasó en la mesa:**
try-kept = guardada como “{ $name }”. La encuentras en *{ button-try }* y, tras la partida, en *{ button-replay }*.
try-stale = esta prueba ya había avanzado. Aquí está tal como es ahora.
try-whole = una prueba tiene como mucho { $most } elecciones. Vuelve atrás o prueba otra cosa.
try-line-gone = esa prueba ya no existe. Aquí hay otra.
try-deals-used = has tenido { $most } repartos desde tu último turno. El siguiente llega tras tu próximo turno; este es el último.
try-rules = las reglas han cambiado desde entonces: la prueba se muestra hasta donde aún encaja, { $number ->
    [0] es decir, su comienzo
    [one] 1 elección
   *[other] { $number } elecciones
}.
refusal-no-analysis = Esta mesa se abrió sin *{ button-try }*.
refusal-try-deals = Has tenido { $most } repartos desde tu último turno. El siguiente llega tras tu próximo turno.
refusal-try-none = No hay ninguna prueba tuya en esta mesa.
refusal-try-gone = Esa prueba ya no existe. Abre otra vez *{ button-try }*.
refusal-try-full = Ya conservas { $most } pruebas en esta mesa. Olvida antes una, o dale a esta el nombre de otra para que ocupe su lugar.
refusal-try-name = La prueba necesita un nombre.
refusal-try-turn = Solo puedes probar desde un turno en el que ves tu mano.
refusal-try-rules = Esta prueba la guardó otra versión de Cairn y ya no se puede mostrar. Otras sí.
refusal-try-passed = Desde que empezó esa prueba se han pasado las manos, y lo que pasaste es ahora de otra persona. La verás de nuevo cuando acabe la partida.
refusal-try-order = Nada de tu primer turno en esta prueba se puede planear tal como está ahora la mesa.
refusal-try-orders = Ya hay { $most } órdenes para tu próximo turno. Quita antes una, en *{ button-plan }*.
refusal-try-computer = Ningún autómata ha podido responder ahora mismo. Elige tú por el resto, o prueba de nuevo en un momento.
refusal-try-again = Ha sido demasiado rápido para mí. Pulsa otra vez.

### el cuidado de un servidor

cmd-server = servidor
cmd-server-about = Para la administración: ajustes y mesas del servidor, y cómo le va a Cairn aquí
cmd-server-health = estado
cmd-server-health-about = Dónde no puede publicar Cairn, qué le falta allí y qué está en espera
cmd-server-settings = ajustes
cmd-server-settings-about = Cómo funciona Cairn en este servidor: quién abre mesas, dónde, en qué idioma, a qué ritmo
cmd-server-webhooks = webhooks
cmd-server-webhooks-about = Informar a programas propios de lo que pasa en las mesas de este servidor
cmd-server-unrate = quitar-resultado
cmd-server-unrate-about = Quitar el resultado de una partida: la clasificación queda como sin él
health-title = **Cómo le va a Cairn en este servidor**
health-places-well = { $count ->
    [0] ✅ No hay ninguna mesa abierta ni ningún canal elegido en `/servidor ajustes`.
    [one] ✅ Puedo publicar en el único sitio donde tengo que hacerlo.
   *[other] ✅ Puedo publicar en los { $count } sitios donde tengo que hacerlo.
}
health-lacks = ⚠️ { $channel } ({ $what }): me falta { $missing }.
health-gone = ⚠️ { $channel } ({ $what }): se ha borrado, no lo veo, o ahora es un foro.
health-more = … y { $count } sitios más
health-tables = { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}
health-substitutes = asientos libres
health-posts = 📨 Por publicar aquí: **{ $waiting }**, intentado en vano hasta ahora: **{ $tried }**
health-oldest = › El más antiguo espera desde { $since }.
health-given-up = › Ya no se intenta nada hasta que alguien juegue o el canal cambie: mesa { $tables }
health-queues = ⚙️ En espera en todos los servidores: mensajes **{ $posts }**, imágenes **{ $drawing }**, jugadas de autómatas **{ $thinking }**, películas **{ $films }**
health-version = Cairn { $version }, compilado de { $commit }
permission-read-message-history = Leer el historial de mensajes
refusal-server-managers = Eso solo lo puede hacer aquí quien puede gestionar el servidor.

### webhooks

button-webhook-test = Probar
button-webhook-remove = Quitar
webhooks-title = **Webhooks de este servidor**
webhooks-none = Este servidor no tiene webhooks. *{ button-webhook-add }* añade uno.
webhook-line = **Webhook { $number }** · { $url } · { $events }
webhook-unused = Aún no se ha enviado nada. *{ button-webhook-test }* envía algo.
webhook-works = ✅ Hasta ahora ha llegado todo.
webhook-test-failed = ⚠️ La última prueba no ha llegado: { $trouble }.
webhook-failing = ⚠️ No llega nada desde { $since }: { $trouble }. { $waiting } { $waiting ->
    [one] mensaje espera
   *[other] mensajes esperan
} y se reintentará.
webhook-off = ⛔ Apagado: no ha llegado nada en un día, porque { $trouble }. Si *{ button-webhook-test }* funciona, se enciende otra vez.
webhook-trouble-http = ha respondido con el estado HTTP { $status }
webhook-trouble-slow = ha tardado más de 5 segundos
webhook-trouble-unreachable = no se puede alcanzar
webhook-trouble-address = su nombre lleva a una dirección que no es pública
webhook-trouble-certificate = su certificado no es de confianza
said-webhook-added = Se ha añadido el webhook { $number }: { $url } recibe { $events }.
    Su secreto, que solo se muestra esta vez: ||`{ $secret }`||
    Con él se firma cada mensaje. Lo que se envía, y cómo comprobarlo, está en este archivo:
said-webhook-removed = El webhook { $number } ({ $url }) ya no existe, ni nada de lo que le quedaba por recibir.
said-webhook-tested = ✅ La prueba ha llegado.
said-webhook-failed = ⚠️ La prueba no ha llegado: { $trouble }.
refusal-webhook-url = No puedo usar esa dirección. Tiene que empezar por https://, no llevar contraseña y tener como mucho 500 caracteres.
refusal-webhook-address = Esa dirección lleva a una red privada. Los webhooks solo pueden estar en el internet público.
refusal-webhook-unreachable = No encuentro esa dirección. Compruébala e inténtalo de nuevo.
refusal-webhook-known = Este servidor ya tiene un webhook con esa dirección. `/servidor webhooks` lo muestra.
refusal-webhook-many = Este servidor ya tiene { $most } webhooks, todos los que puede haber. Quita antes uno.
refusal-webhook-unknown = Este servidor no tiene ese webhook. `/servidor webhooks` los muestra todos.
refusal-webhook-test = Este webhook se ha probado hace un momento. Inténtalo de nuevo en { $seconds } segundos.

### encontrar partida

cmd-find = buscar
cmd-find-about = Esperar a otras personas para jugar; sin juego: qué estás esperando, y asientos libres
arg-seats = asientos
arg-seats-about = Para cuántas personas; las menos que caben, si no se dice
arg-only-one = solo-una
arg-only-one-about = La primera partida que se encuentre cancela tus otras esperas
find-wanted = para { $seats }, ritmo: { $pace }
find-game = { $game }, { $what }
find-title = **Lo que esperas en este servidor**
find-none = Nada. `/buscar` con un juego te pone a esperar a otras personas que quieran jugarlo.
find-line = › **{ $what }** · { $count } de { $seats } en espera · la espera acaba como muy tarde { $until }
find-asked = › **{ $what }** · hay suficientes, y se está preguntando: pulsa *{ POSTED("button-in") }* bajo ese mensaje
find-only-one = › La primera partida que se encuentre cancela tus otras esperas.
find-how = Cuando hay suficientes, cada cual recibe un aviso y tiene 12 horas para pulsar *{ POSTED("button-in") }*; quien no lo hace deja la cola. Después la mesa se abre sola. La espera termina a los tres días.
find-stop = Dejar de esperar…
party-asks = { $who }: hay suficientes personas esperando el mismo juego. Hay que pulsar *{ POSTED("button-in") }*: cuando lo haya hecho todo el mundo, la mesa se abre sola. El plazo acaba { $until }; quien no haya pulsado entonces deja la cola.
party-table = Está todo el mundo: la mesa { $table } está abierta en { $channel }. ¡A disfrutar!
party-late = No todo el mundo ha respondido a tiempo. Quien pulsó *{ POSTED("button-in") }* sigue esperando y conserva su lugar.
party-called-off = Al final alguien no puede jugar. El resto sigue esperando y conserva su lugar.
party-failed = No se ha podido abrir la mesa aquí. Por favor, avisa a la administración: necesito poder abrir hilos en este canal. `/buscar` te pone otra vez a esperar.
button-in = Me apunto
button-not-now = Ahora no
said-find-in = ¡Bien! En cuanto todo el mundo haya pulsado *{ POSTED("button-in") }*, la mesa se abre sola.
said-find-out = Ya no esperas este juego. El resto sí.
settings-lobby = Dónde se pregunta a quienes encajan
settings-lobby-asked = donde lo pidieron
arg-lobby = punto-de-encuentro
arg-lobby-about = En qué canal se pregunta a quienes encajan (administración)
health-lobby = el punto de encuentro
health-forum = el foro donde las mesas son publicaciones
refusal-find-seats = Ese juego es para { $fits } participantes. Elige uno de esos números para *asientos*.
refusal-find-game = ¿Qué juego? Elige uno con *juego*.
refusal-find-many = Aquí puedes esperar como mucho { $limit } partidas. `/buscar` sin juego las muestra y te deja renunciar a una.
refusal-find-gone = Ya no estás esperando eso.
refusal-find-place = Solo puedo preguntar a la gente en un canal de texto. Usa `/buscar` allí.
refusal-party-over = Esa pregunta ha terminado. `/buscar` muestra lo que esperas.
refusal-party-not-asked = Esa pregunta no es para ti. Con `/buscar` puedes esperar tu propia partida.

### torneos

cmd-tournament = torneo
cmd-tournament-about = Torneos: verlos, abrir uno
cmd-tournament-open = abrir
cmd-tournament-open-about = Abrir un torneo: la gente se inscribe, y rondas y mesas se abren solas
cmd-tournament-show = ver
cmd-tournament-show-about = Por dónde va un torneo, quién se enfrenta a quién, la tabla; o todos los torneos
cmd-league = liga
cmd-league-about = Ligas: verlas, abrir una
cmd-league-open = abrir
cmd-league-open-about = Abrir una liga: la gente se inscribe y juega temporada tras temporada en divisiones
cmd-league-show = ver
cmd-league-show-about = Por dónde va una liga, tabla y calendario de sus divisiones, y quién ganó antes
arg-league = liga
arg-league-about = Qué liga, si no es la de este canal
arg-division-size = tamaño-de-división
arg-division-size-about = Cuántas personas juegan en una división completa; 8, si no se dice
arg-movers = ascensos
arg-movers-about = Cuántas personas suben y bajan entre dos divisiones; 2, si no se dice
arg-legs = vueltas
arg-legs-about = Cuántas veces se enfrentan las mismas dos en una temporada, una o dos; una, si no se dice
arg-break-days = días-entre-temporadas
arg-break-days-about = Cuántos días hay entre dos temporadas, para inscribirse; 7, si no se dice
league-heading = { $division ->
    [0] **🏅 { $name } · temporada { $season }** · torneo { $number }
   *[other] **🏅 { $name } · temporada { $season } · división { $division }** · torneo { $number }
}
league-name = { $division ->
    [0] { $name } { $season }
   *[other] { $name } { $season }.{ $division }
}
league-thread = D{ $division } R{ $round }.{ $number } { $names }
league-about = Divisiones de { $size } personas{ $movers ->
    [0] {""}
    [one] ; entre dos de ellas sube una y baja una
   *[other] ; entre dos de ellas suben { $movers } y bajan { $movers }
}.{ $legs ->
    [1] {""}
   *[other] {" "}Cada par se enfrenta dos veces.
}{ $days ->
    [0] {""}
    [one] {" "}Entre dos temporadas hay un día.
   *[other] {" "}Entre dos temporadas hay { $days } días.
}
league-again = Quien ha jugado o está en espera vuelve a estar en la inscripción. Confirma cuando se te pida, o retira tu inscripción.
league-phase-running = { $count ->
    [one] Se está jugando una división
   *[other] Se están jugando { $count } divisiones
}
league-closes = Esta es su última temporada.
league-you-play = Juegas en la división { $division }.
league-you-wait = Esperas la próxima temporada.
league-you-are-in = Te has inscrito.
league-you-are-out = No estás en ella.
league-division = **División { $division }** (torneo { $number }) · { $phase }
    { $leaders }
league-division-short = **División { $division }** (torneo { $number }): { $leaders }
league-past = Temporada { $season }, victorias por división: { $who }
league-moves = ⬆️ Suben: { $up }. ⬇️ Bajan: { $down }.
league-round = **Ronda { $round }**{ $state ->
    [open] {" · como muy tarde hasta el "}{ $until }
   *[over] {""}
}
league-not-counted = no cuenta
league-drawn-then = -# Sus mesas se sortean cuando empieza.
league-note-begins = { $first ->
    [0] Empieza la temporada { $season }. Estas son sus divisiones:
   *[other] Más divisiones de la temporada { $season }:
}
    { $lists }
league-note-late = { $who } entra tarde. { $count ->
    [0] {""}
    [one] Una partida pendiente se juega ahora.
   *[other] { $count } partidas pendientes se juegan ahora.
}
tournament-note-break = { $by } ha dado a la liga un descanso hasta el { $until }: las partidas paran y no empieza ninguna ronda antes. Motivo: { $reason }
tournament-note-place = { $division ->
    [0] { $by } deja a las reglas la división de { $who }.
   *[other] { $by } ha asignado a { $who } la división { $division }.
} Motivo: { $reason }
tournament-note-league-close = { $by } ha cerrado la liga: no hay más temporadas. Motivo: { $reason }
league-over-season = La temporada ha terminado.
league-over-division = Esta división ha terminado. ¡Gracias por jugar!
league-over-closed = La liga se cerró antes de que empezara esta temporada.
league-over-few = Había menos de dos personas, así que esta temporada se cancela. La inscripción de la próxima está abierta en este canal, y quien se había inscrito lo está otra vez.
league-over-few-again = Había menos de dos personas por segunda vez seguida, así que la liga ha terminado. `/liga abrir` abre otra.
league-note-few = { $called ->
    [0] { $how }
   *[other] { $organiser } { $how }
}
league-over-next = ¡Gracias por jugar, y a { $organiser } por organizar! La inscripción de la próxima temporada está abierta en este canal.
league-over-last = ¡Gracias por jugar, y a { $organiser } por organizar! Esta ha sido la última temporada.
league-winner = 🏆 **División { $division }:** { $who }
league-up = ⬆️ Suben: { $who }
league-down = ⬇️ Bajan: { $who }
button-league-join = Inscribirse en la liga
said-league = La liga { $number } está abierta: la inscripción está en { $channel }.
said-league-signed-up = Te has inscrito. Cuando acabe la inscripción se te pedirá que confirmes.
said-league-late = Estás dentro, en la división más baja. Lo que te has perdido se juega ahora; tus mesas se están abriendo.
said-league-waits = La temporada ha empezado y no tiene plazas libres. Te has inscrito en la próxima.
said-league-break = La liga descansa hasta el { $until }.
said-league-placed = Hecho; cuenta cuando empiece la temporada.
said-league-closed = La liga está cerrada.
said-league-closes = La liga termina con esta temporada.
arg-form = formato
arg-form-about = Quién se enfrenta a quién; suizo, si no se dice
arg-title = título
arg-title-about = Cómo se llama el torneo
arg-rounds = rondas
arg-rounds-about = Cuántas rondas; las que hagan falta, si no se dice
arg-size = tamaño
arg-size-about = Cuántas personas pueden inscribirse; 64, si no se dice
arg-seeding = orden-inicial
arg-seeding-about = Cómo se halla el orden del principio; por clasificación, si no se dice
arg-until = hasta
arg-until-about = Fin de la inscripción: mañana 20:00, en 3 d (tu zona horaria); un día, si no se dice
arg-round-days = días-por-ronda
arg-round-days-about = Cuántos días dura una ronda como mucho
arg-third-place = tercer-puesto
arg-third-place-about = Si una eliminatoria tiene partida por el tercer puesto; no, si no se dice
arg-tournament = torneo
arg-tournament-about = Qué torneo, si no es el de este canal
form-round_robin = todos contra todos
form-swiss = suizo
form-knockout = eliminatoria
seeding-rating = por clasificación
seeding-lot = por sorteo
seeding-league = por la última temporada; quienes llegan, por clasificación
tournament-heading = **🏆 { $name } · torneo { $number }**
tournament-facts = { $game }, { $form }, { $seats } por mesa · { $rounds }, { $days ->
    [one] { $days } día
   *[other] { $days } días
} por ronda como mucho · ritmo: { $pace }, quien agota su tiempo pierde · { $rated } · orden inicial: { $seeding }
tournament-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
tournament-rounds-open = las rondas que hagan falta
tournament-rated = cuenta para la clasificación
tournament-unrated = no cuenta para la clasificación
tournament-third-place = con partida por el tercer puesto
tournament-lot = El sorteo ya está hecho; su huella (SHA-256): `{ $draw_seed }`. El sorteo mismo se muestra al final.
tournament-lot-shown = El sorteo: `{ $draw_seed }`, su huella (SHA-256): `{ $commitment }`
tournament-sign-up = Pulsa *{ POSTED("button-sign-up") }* para jugar. La inscripción acaba { $until }, el { $at }; después se pide a todo el mundo que confirme.
tournament-rules = Las mesas de cada ronda se abren solas en hilos de aquí. Quien no hace su primera jugada en 72 horas pierde por incomparecencia; con dos, queda fuera. Aquí paran el reloj como mucho 7 días de vacaciones al año.
tournament-signed-up = { $count } de { $most } plazas cubiertas
tournament-more-tables = { $count ->
    [one] una mesa más
   *[other] { $count } mesas más
}; *{ button-standings }*, en `/torneo ver`, las dibuja.
tournament-and-more = { $who } y { $count } más
tournament-sign-up-over = La inscripción ha terminado.
tournament-check-in = **¿Sigues ahí?** Pulsa *{ POSTED("button-here") }* antes del { $at } ({ $until }); quien no lo haya hecho para entonces no juega. En cuanto esté todo el mundo, empieza.
tournament-check-in-over = La confirmación ha terminado: juegan { $count }.
tournament-check-in-reminder = ⏰ Aún no has confirmado. Pulsa *{ POSTED("button-here") }* en [su mensaje]({ $link }) antes del { $at } ({ $until }), o no jugarás.
tournament-here = Han confirmado { $count } de { $all }.{ $missing ->
    [0] { "" }
   *[other] {" "}Faltan:
}
tournament-table = **🏆 Ronda { $round }, partida { $number }** · { $name }
tournament-table-until = La partida está en el hilo de abajo. La ronda termina como muy tarde el { $until }; { $knockout ->
    [yes] en lo que esté sin acabar pasa quien tenga mejor orden inicial
   *[no] lo que esté sin acabar es un empate
}.
tournament-closed = La mesa { $table } se ha cerrado sin resultado. La organización decide cómo cuenta esta partida; si no, { $knockout ->
    [yes] al final de la ronda pasa quien tenga mejor orden inicial
   *[no] al final de la ronda es un empate
}.
tournament-waits = cerrada, espera a la organización
tournament-decide = La mesa { $table } se ha cerrado sin resultado. ¿Cómo cuenta su partida? Todo el mundo lee tu motivo.{ $knockout ->
    [yes] {""}
   *[no] {" "}Con *{ deed-annul }*, tras *{ POSTED("button-organise") }*, no cuenta para nadie.
}
tournament-decide-place = ¿Quién queda en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
   *[other] { $place }.º
} lugar?
tournament-decide-title = Cómo cuenta la partida
tournament-decide-cause = Tu motivo
tournament-thread = R{ $round }.{ $number } { $names }
tournament-bye = { $who } (bye)
tournament-at-table = mesa { $table }
tournament-verdict-played = { $tie ->
    [yes] compartida por { $who }
   *[no] ganada por { $who }
}
tournament-verdict-bye = bye
tournament-verdict-forfeit = { $count ->
    [0] incomparecencia de todo el mundo
   *[other] victoria de { $who } por incomparecencia
}
tournament-verdict-draw = { $knockout ->
    [yes] sin acabar en la fecha de la ronda: pasa quien tenga mejor orden inicial
   *[no] empate: sin acabar en la fecha de la ronda
}
tournament-verdict-adjudicated = { $tie ->
    [yes] adjudicada como empate
   *[no] adjudicada a { $who }
}
tournament-verdict-annulled = anulada
tournament-round = **Ronda { $round } de { $rounds }**
tournament-you-play = Juegas en él.
tournament-out-left = Lo has dejado.
tournament-out-absent = No confirmaste, así que no juegas en él.
tournament-out-forfeits = Llevas dos incomparecencias, así que quedas fuera.
tournament-out-removed = La organización te ha excluido.
tournament-over-nobody = No se ha inscrito nadie, así que esta vez no hay torneo. `/torneo abrir` abre otro.
tournament-over-alone = Solo había una persona, así que esta vez no hay torneo. ¡Gracias por venir! `/buscar` busca una partida para dos.
tournament-over-left = El resto se ha ido, así que el torneo ha terminado.
tournament-over-finished = El torneo ha terminado. ¡Gracias por jugar!
tournament-over-ended = La organización ha terminado el torneo.
ceremony-winner = 🏆 { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Victoria compartida: { $who }!
}
ceremony-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $who }**{ $scored ->
    [no] {""}
   *[yes] {" · "}{ $points }
}
ceremony-thanks = Gracias a { $players } participantes por { $games ->
    [one] una partida
   *[other] { $games } partidas
}, y a { $organiser } por organizar.
award-unbeaten = 🛡️ **Sin perder:** { $who }
award-climb = 📈 **Mayor ascenso:** { $who }, { $number } puestos por encima de su orden inicial
award-upset = ⚡ **Mayor sorpresa:** { $who } ganó a { $other }, que partía { $number } puestos por delante (mesa { $table })
award-closest = 📏 **Partida más reñida:** { $who }, por { $number ->
    [one] un punto
   *[other] { $number } puntos
} (mesa { $table })
button-film-of = Película de la mesa { $table }
tournament-phase-sign-up = Inscripción: acaba { $until }
tournament-phase-check-in = Confirmación: acaba { $until }
tournament-phase-running = Ronda { $round } de { $rounds }, acaba como muy tarde { $until }
tournament-list = **Torneos de este servidor**
tournament-line = › { $what } · { $where } · { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
} · { $phase }
tournament-blocked = Aquí también juega { $who }, a quien tienes en tu lista de bloqueos. Puede que tengas que enfrentarte a esa persona. No se informa a nadie más.
tournament-note-check-in = ¿Quién sigue ahí? Hay que pulsar *{ POSTED("button-here") }* en el mensaje de arriba: { $who }
tournament-note-bye = Ronda { $round }, esta vez sin partida: un bye para { $who }. { $knockout ->
    [yes] Lleva a la siguiente ronda.
   *[no] Cuenta como victoria.
}
tournament-note-left = { $who } ha dejado el torneo y ya no entra en los emparejamientos.
tournament-note-back = { $who } se perdió la confirmación y juega de todos modos. { $count ->
    [0] En la próxima ronda entra en los emparejamientos.
    [one] Una partida pendiente se juega ahora.
   *[other] { $count } partidas pendientes se juegan ahora.
}
tournament-note-forfeits = { $who } lleva dos incomparecencias y queda fuera.
tournament-note-date = La ronda { $round } ha llegado a su fecha: { $count ->
    [one] una partida sin acabar
   *[other] { $count } partidas sin acabar
}{ $knockout ->
    [yes] ; pasa quien tenga mejor orden inicial
   *[no] { $count ->
        [one] , que es un empate
       *[other] , que son empates
    }
}.
tournament-note-waits = La mesa { $table } está apartada por ahora; allí se dice por qué. Nadie pierde la partida por eso: la ronda { $round } no acaba antes de que sus partidas se puedan volver a jugar, y entonces dura más, tanto como estuvo parada. La organización puede decidir una partida de todos modos, con *{ POSTED("button-organise") }*.
tournament-note-goes-on = Todas las partidas de la ronda { $round } se pueden volver a jugar. Acaba el { $until } como muy tarde, retrasada lo que estuvo parada.
tournament-note-extend = { $by } lo ha prorrogado hasta el { $until }. Motivo: { $reason }
tournament-note-forfeit = { $by } da por perdida la partida de { $who }. Motivo: { $reason }
tournament-note-remove = { $by } ha excluido a { $who } del torneo. Motivo: { $reason }
tournament-note-replace = { $by } ha dado el puesto de { $who } a { $new }, con todos los resultados; ha aceptado { $agreed }. Motivo: { $reason }
tournament-note-replace-asked = { $by } quiere dar el puesto de { $who } a { $new }, con todos los resultados. Motivo: { $reason }
    Cuenta cuando acepte { $who } u otra persona de la organización.
tournament-note-adjudicate = { $by } ha adjudicado la mesa { $table } a { $who }. Motivo: { $reason }
tournament-note-draw = { $by } ha adjudicado la mesa { $table } como empate. Motivo: { $reason }
tournament-note-places = { $by } ha adjudicado la mesa { $table }: { $who }. Motivo: { $reason }
tournament-note-undo = { $by } ha deshecho la última decisión sobre la mesa { $table }: { $how }. Motivo: { $reason }
tournament-note-annul = { $by } ha anulado la partida de la mesa { $table }: no cuenta para nadie. Motivo: { $reason }
tournament-note-closed = { $called ->
    [0] Organización
   *[other] { $organiser }
}: la mesa { $table } ({ $who }) se ha cerrado sin resultado. Hay que decidir cómo cuenta esta partida, bajo [su mensaje]({ $link }) o con *{ POSTED("button-organise") }*. Si no, { $knockout ->
    [yes] al final de la ronda, { $until }, pasa quien tenga mejor orden inicial
   *[no] al final de la ronda, { $until }, es un empate
}.
tournament-note-end = { $by } ha terminado el torneo. Motivo: { $reason }
notice-tournament-closed = 🏆 Era una partida de torneo: su organización decide cómo cuenta.
notice-tournament-counts = 🏆 El torneo cuenta esta partida: { $how }.
button-sign-up = Inscribirse
button-withdraw = Retirar la inscripción
button-here = Aquí estoy
button-play-after-all = Al final juego
button-decide-match = Decidir
button-next-place = { $place }. { $name }
button-rest-shares = { $count ->
    [one] Ese es el orden
   *[other] El resto comparte el puesto { $place }
}
button-wins = Gana { $name }
button-draw = Empate
button-sign-up-anyway = Inscribirse igualmente
said-tournament = El torneo { $number } está abierto: la inscripción está en { $channel }.
said-signed-up = Te has inscrito. Cuando acabe la inscripción, se te pedirá que confirmes.
said-here = Bien, estás dentro. La primera ronda empieza en cuanto acabe la confirmación.
said-plays-after-all = Bien, al final estás dentro.
said-withdrawn = Has retirado tu inscripción.
tournament-leave-sure = **¿Quieres dejar este torneo?** { $begun ->
    [yes] Pierdes lo que estás jugando en él y no se te empareja más. No hay vuelta atrás.
   *[no] La inscripción ha terminado, así que no podrás inscribirte otra vez.
}
tournament-withdraw-sure = **¿Quieres retirar tu inscripción?** Hasta que acabe el plazo puedes inscribirte otra vez.
button-leave-tournament = Dejar el torneo
said-left-tournament = Has dejado el torneo. Pierdes lo que estabas jugando en él y no se te empareja más.
said-agreed-tournament = Has aceptado.
said-organised = Hecho; se anuncia en { $channel }.
said-tournament-exported = { $count } archivos: tabla y partidas para hojas de cálculo (CSV){ $count ->
    [3] {", y un informe del torneo (TRF) para programas de emparejamiento y federaciones."}
   *[other] {"."}
}
settings-organisers = Quién abre y organiza torneos
settings-organisers-managers = solo quien gestiona el servidor
settings-tournaments = Dónde están los torneos
settings-tournaments-opened = donde se abren
settings-page-tournaments = Este servidor: torneos
health-tournaments = torneos
health-tournament = un torneo
refusal-no-tournament = Este servidor no tiene ese torneo. `/torneo ver` propone los que hay.
refusal-no-tournaments = Este servidor aún no ha tenido ningún torneo. `/torneo abrir` abre uno.
refusal-tournament-open = Solo la administración de este servidor puede abrir un torneo, y quien tenga el rol que elija en `/servidor ajustes`.
refusal-tournament-replace = Eso solo lo puede hacer quien tenga el rol de la organización o gestione este servidor; no basta con haber abierto el torneo.
refusal-replace-agree = Solo { $who } u otra persona de la organización puede aceptarlo.
refusal-replace-gone = Eso ya no se pregunta.
refusal-tournament-organisers = Eso solo lo puede hacer la organización de este torneo: quien lo abrió, quien tiene el rol para ello o quien gestiona este servidor.
refusal-tournament-pace = Un torneo necesita reloj. Elige lento, regular, vivo o velada como *ritmo*.
refusal-tournament-until = La inscripción dura al menos cinco minutos y como mucho { $days } días. Elige otro momento con *hasta*.
refusal-tournament-size = Un torneo es para 2 a { $most } personas. Elige otro *tamaño*.
refusal-tournament-length = Son posibles como mucho { $rounds } rondas de 1 a { $days } días cada una.
refusal-tournament-days = Se puede prorrogar de 1 a { $days } días cada vez.
refusal-tournament-many = En este servidor ya hay { $most } torneos en curso. Se podrá abrir otro cuando uno de ellos termine.
refusal-tournament-place = Un torneo necesita un canal de texto. Di uno con *canal*.
refusal-tournament-full = Las { $most } plazas están ocupadas. Pregunta a la organización, o vuelve a mirar: puede que alguien se retire.
refusal-tournament-timeouts = Se te acabó el tiempo en dos de tus últimas diez partidas. Termina { $count ->
    [one] una partida más
   *[other] { $count } partidas más
} aquí; después podrás inscribirte otra vez.
refusal-tournament-not-begun = El torneo aún no ha empezado.
refusal-tournament-over = Este torneo ha terminado.
refusal-sign-up-over = La inscripción de este torneo ha terminado. `/torneo ver` nombra otros.
refusal-late-knockout = Nadie puede entrar en una eliminatoria ya empezada.
refusal-late-half = Ya ha empezado la mitad de las rondas: esta vez es tarde para entrar.
refusal-late-full = En un todos contra todos con un número par de participantes no hay sitio para entrar. Lo habrá en cuanto alguien se vaya.
refusal-no-league = Este servidor no tiene esa liga. `/liga ver` propone las que hay.
refusal-no-leagues = Este servidor aún no ha tenido ninguna liga. `/liga abrir` abre una.
refusal-which-league = Hay varias. Di cuál con *liga*.
refusal-no-division = Esta temporada tiene { $count ->
    [one] una división
   *[other] { $count } divisiones
}.
refusal-league-in = Ya estás en esta liga.
refusal-league-out = No estás en esta temporada de la liga.
refusal-league-begun = La temporada ha empezado: sus divisiones están fijadas. *{ deed-replace }* da un puesto a otra persona.
refusal-league-over = Esta liga ha terminado.
refusal-league-name = Una liga necesita un nombre de 2 a { $most } caracteres. Elige uno con *título*.
refusal-league-division = Una división completa tiene de { $least } a { $most } personas, y no menos de las que caben en una mesa. Elige otro *tamaño-de-división*.
refusal-league-movers = Pueden subir y bajar de 0 a { $most }, la mitad de una división. Elige otro número con *ascensos*.
refusal-league-break = Un descanso dura de 1 a { $most } días, y las mismas dos personas se enfrentan una o dos veces.
refusal-league-many = En este servidor ya hay { $most } ligas en curso. Se podrá abrir otra cuando una de ellas termine.
refusal-not-signed-up = No te has inscrito en este torneo.
refusal-not-playing = Ya no juegas en este torneo.
refusal-plays-not = { $who } no juega en este torneo, o ya no.
refusal-plays-already = { $who } ya se ha inscrito en este torneo.
refusal-no-match = { $who } no tiene en esta ronda ninguna partida que se pueda dar por perdida.
refusal-no-such-match = La mesa { $table } no es de este torneo. `/torneo ver` enumera sus mesas.
refusal-plays-elsewhere = { $who } no juega en la mesa { $table }.
refusal-round-over = En una eliminatoria, la ronda siguiente sale de esta: solo se pueden decidir partidas de la ronda actual.
refusal-match-decided = Esta partida ya está decidida. Tras *{ POSTED("button-organise") }*, *{ deed-adjudicate }* la decide de nuevo; *{ deed-undo }* deshace la última decisión.
refusal-nothing-decided = La organización no ha decidido nada sobre la mesa { $table }, así que no hay nada que deshacer.
refusal-undo-open = Antes la mesa { $table } estaba sin decidir, y su ronda ha terminado: decídela con *{ deed-adjudicate }*.
refusal-places-twice = Has nombrado a alguien para dos puestos.
refusal-annulled = Esa partida ya está anulada.
refusal-tournament-knockout = Una eliminatoria es para dos por mesa. Elige 2 para *asientos*, u otro *formato*.
refusal-tournament-third = Solo una eliminatoria tiene partida por el tercer puesto. Deja *tercer-puesto* sin decir, o elige otro *formato*.
refusal-annul-knockout = En una eliminatoria alguien tiene que pasar: adjudica la partida en su lugar.

### la cartelera de un servidor

cmd-server-board = cartelera
cmd-server-board-about = Poner en un canal una cartelera viva de mesas y asientos libres, o quitarla
arg-channel = canal
arg-channel-about = En qué canal; en este, si no se dice
arg-off = quitar
arg-off-about = Quitar la cartelera
digest-title = 🗞️ La semana
digest-finished = **Partidas terminadas: { $count }**
digest-result = { $game }, mesa { $table }: { $count ->
    [0] sin resultado
   *[other] victoria de { $names }
}
digest-more = … y { $count } más
digest-surprises = **Contra todo pronóstico**
digest-surprise = { $who } ganó en { $game }, mesa { $table }, con una probabilidad del { $chance } %
digest-rankings = **Suben en la clasificación**
digest-risen = { $game }: { $who } +{ $change }, ahora { $number } y en el puesto { $place }
digest-lobbies = **Buscan participantes**
digest-lobby = { $table } · { $where } · { $count } hasta ahora
digest-note = El cambio es el de esta semana.
settings-digest = Resumen de cada semana
settings-digest-off = ninguno
health-digest = el resumen
health-reports = las denuncias
board-title = **🎲 ¿Quién se apunta a jugar?**
board-none = Ahora mismo ninguna mesa busca participantes. `/abrir` abre una, `/buscar` espera a otras personas.
board-lobby = **{ $table }** · { $count } aquí, para { $seats } · ritmo: { $pace } · { $where } · abierta { $since }
board-more = … y { $count } más
board-how = Este mensaje se mantiene al día, cada pocos minutos.
button-join-table = Unirse a la mesa { $table }
said-board = La cartelera estará en un momento en { $channel }, y se mantiene al día.
said-board-off = La cartelera ya no está.
said-board-none = En este servidor no había ninguna cartelera.
health-channels = donde puede haber mesas
health-board = la cartelera
refusal-board-place = La cartelera necesita un canal de texto. Di uno con *canal*.

### a quién espera una mesa

lobby-invited = 🕓 Con invitación y asiento reservado: { $who }
lobby-private = 🔒 Solo puede unirse quien tenga invitación.
lobby-branch = 🌿 Empieza con el final del turno { $turn } de la mesa { $table }
lobby-open-hands = 👐 Todo el mundo puede ver todas las manos: *{ button-replay }* en *{ POSTED("button-more") }*
lobby-rematch = 🔁 Revancha: empieza sola cuando se haya unido todo el mundo. Si no ocurre { $until }, podrá unirse cualquiera.
lobby-starts = ⏰ Empieza sola el { $at }{ $fill }
lobby-fill = {"; los asientos que falten entonces los ocupan autómatas ("}{ $level })
notice-no-rematch = No todo el mundo ha venido a la revancha: ahora puede unirse cualquiera, y quien abrió esta mesa puede empezarla.
notice-not-started = { $who }: ha llegado la hora, pero no hay suficientes para empezar. La mesa sigue abierta.
said-declined = Has declinado la invitación. Tu asiento en la mesa { $table } vuelve a estar libre.
arg-private = privada
arg-private-about = Solo puede unirse quien tú invites
arg-start = inicio
arg-start-about = Cuándo empieza sola la partida: 20:00, mañana 19:30, en 3 h (tu zona horaria: /ajustes)
arg-fill = completar
arg-fill-about = Autómatas de este nivel ocupan los asientos que falten a la hora de empezar
refusal-not-invited = No tienes invitación para esta mesa, o ya has respondido.
refusal-seats-kept = { $count ->
    [one] El último asiento libre está reservado para alguien con invitación. Volverá a estar libre si declina.
   *[other] Los { $count } asientos libres están reservados para personas con invitación. Cada uno volverá a estar libre si su persona declina.
}
refusal-private-guests = Una mesa privada necesita que invites a alguien. Di a quién con *invitar*.
refusal-fill-start = ¿Cuándo deben ocupar los asientos los autómatas? Da una hora con *inicio*.
refusal-start-time = “{ $typed }” no es una hora que yo entienda. Prueba con 20:00, mañana 19:30, vie 20:00 o en 3 h.
refusal-start-past = “{ $typed }” ya ha pasado. Elige una hora futura, por ejemplo mañana 19:30.
refusal-start-far = Una partida puede empezar como mucho dentro de { $days } días.

### lo que ofrece un servidor

settings-games = Juegos que se ofrecen
settings-most-tables = Mesas abiertas que una persona puede tener a la vez
settings-most-tables-value = { $number }
settings-most-computers = Autómatas en las mesas de una persona
settings-most-computers-value = { $number }
settings-page-tables = Este servidor: mesas y límites
settings-page-places = Este servidor: canales, idioma, conservación
settings-page-log = Este servidor: quién ha cambiado qué
changed-settings-title = **Los últimos cambios en los ajustes de este servidor**
changed-settings-none = Aún no se ha hecho ninguno.
changed-setting = { $when } · { $who } · { $name }: { $before } → **{ $after }**
settings-page-own = Solo para ti
refusal-game-not-offered = Este servidor no ofrece ese juego. Ofrece: { $games }.
refusal-alpha-server = { $game } es una alfa: el juego aún está a prueba, y este servidor no ofrece ninguna. La administración puede cambiarlo con `/servidor ajustes`.
refusal-rated-alpha = Una alfa nunca cuenta para la clasificación: el juego aún está a prueba.
refusal-too-many-computers = Las mesas de una persona pueden tener aquí { $limit } autómatas a la vez. Se podrá otra vez en cuanto termine una de esas partidas.

### todas las mesas de un servidor

cmd-server-ban = vetar
cmd-server-ban-about = Vetar a alguien en todas las mesas del servidor, o levantar el veto; sin persona: la lista
arg-lift = levantar
arg-lift-about = Dejar que la persona vuelva a las mesas
arg-ban-days = días
arg-ban-days-about = Durante cuántos días; si no se dice, definitivamente
arg-ban-reason = motivo
arg-ban-reason-about = Por qué; lo lee esa persona, y nadie más
said-banned = { $who } ya no puede abrir mesas en este servidor { $until }, ni unirse a ellas ni recibir invitaciones, y queda fuera de sus colas, mesas en espera y torneos. Se avisa en privado a esa persona, y a nadie más. `/servidor vetar` con *levantar* lo revierte.
banned-kept = En estas partidas, un autómata guarda el asiento de esa persona. Para dárselo a alguien, usa la página de la mesa (`/mesa`):
banned-plays = Estas partidas siguen con esa persona hasta el final. Para ceder un asiento, usa la página de la mesa (`/mesa`); para terminar una partida, `/servidor mesas`:
said-unbanned = { $who } puede volver a las mesas de este servidor.
bans-title = **Sin acceso a las mesas de este servidor.** `/servidor vetar` con una persona y *levantar* lo revierte.
bans-none = Nadie tiene vetadas las mesas de este servidor.
ban-for-good = definitivamente
ban-until = hasta el { $at }
ban-line = { $who } · { $until } · veto puesto { $since }
ban-told = La administración de **{ $server }** ha decidido que no puedes participar en sus mesas { $until }: no puedes abrirlas, unirte a ellas ni seguirlas, recibir invitaciones ni retos, inscribirte en torneos ni usar `/buscar`.
ban-told-reason = Motivo: { $reason }
ban-told-games = Donde estabas jugando, un autómata guarda tu asiento.
ban-told-appeal = Si crees que es un error, escribe a la administración del servidor.
ban-told-appeal-words = Si crees que es un error, la administración del servidor te dice: { $words }
ban-told-nobody = No se ha avisado a nadie más.
button-appeal = Cómo recurrir
appeal-hint = A quién escribir, para quien crea que su veto es un error
said-appeal = Quien reciba un veto a partir de ahora leerá ese texto.
said-appeal-none = A quien reciba un veto a partir de ahora se le dirá que escriba a la administración del servidor.
ban-reason = así lo ha decidido la administración de este servidor
refusal-banned = { $who } no puede participar en mesas de este servidor.
cmd-server-data = datos
cmd-server-data-about = Todo lo que Cairn guarda de este servidor, en un archivo
server-data = Todo lo que guardo de este servidor, en JSON. Falta lo que ocultan las partidas en curso, y lo que es de cada persona: notas, planes, calendarios y votos.
server-data-short = Todo lo que guardo de este servidor, en JSON, salvo las jugadas de sus partidas, con las que sería demasiado grande para Discord: pídeselas a quien me gestiona. Falta también lo que ocultan las partidas en curso, y lo que es de cada persona.
cmd-server-erase = borrar
cmd-server-erase-about = Pedir que se borre todo lo que Cairn guarda de este servidor; sin nombre: qué está previsto
arg-name = nombre
arg-name-about = El nombre de este servidor, tal como se escribe
erase-how = No hay ningún borrado previsto para **{ $server }**. Para que se borre todo, también mesas y partidas en curso, escribe `/servidor borrar` con el nombre del servidor. La administración tiene un día para impedirlo.
erase-asked = { $who } pide que se borre todo lo que guardo de **{ $server }**: partidas en curso y terminadas, torneos, clasificaciones y ajustes. Solo quedan resultados sin nombres.
    Empieza { $when }, y después no se puede deshacer. Hasta entonces, la administración del servidor puede conservarlo todo. `/servidor datos` te lo da todo en un archivo.
erase-planned = Se borrará todo lo que guardo de este servidor: empieza { $when }, y después no se puede deshacer.
erase-kept = Por decisión de { $who }, todo se conserva: no se borra nada de este servidor.
button-keep = Conservarlo todo
refusal-ban-yourself = No puedes vetarte a ti.
refusal-not-banned = { $who } no tiene ningún veto en las mesas de este servidor.
button-report = Denunciar
report-title = Denunciar
cmd-menu-report = Denunciar
report-message = ¿Este mensaje contiene algo que ha escrito alguien, por ejemplo un motivo? *{ button-report }* lo pasa a la administración del servidor, o a quien gestiona este bot.
refusal-report-message = Aquí solo se pueden denunciar mensajes míos; para los de otras personas, Discord tiene *Denunciar mensaje*.
report-what = ¿Qué quieres denunciar?
report-other = Otra cosa en este mensaje
report-why = ¿Cuál es el problema?
report-why-about = Si es otra cosa, di qué. Lo leerá la administración del servidor, o quien gestiona este bot.
report-source-title = título
report-source-line = frase
report-source-pin = frase fijada
report-heading = **🚩 Denuncia { $number }**
report-line-title = { $who } ha escrito este título, { $place }:
report-line-line = { $who } ha dicho esto, { $place }:
report-line-pin = { $who } ha fijado una posición con esta frase, { $place }:
report-line-message = En { $place }:
report-line-other = Otra cosa, { $place }
report-nobody = Alguien
report-at-table = mesa { $table }, { $where }
report-at-message = [un mensaje mío]({ $link })
report-at-tournament = torneo { $number }
report-reason = Quien denuncia dice: { $reason }
button-report-remove = Quitar el texto
button-report-ban = Vetar a la persona
button-report-nothing = No hacer nada
report-decided-remove = { $by } ha quitado el texto.
report-decided-ban = { $by } ha vetado a la persona de las mesas del servidor.
report-decided-nothing = { $by } lo ha dejado como estaba.
report-ban-title = Vetar de todas las mesas
report-ban-days = ¿Cuántos días (1 a { $most })?
report-ban-days-about = Déjalo vacío para un veto definitivo.
report-ban-reason = ¿Por qué? La persona lo lee.
said-reported = Gracias, tu denuncia ha llegado. La ve quien decide, y nadie más se entera.
said-report-remove = El texto ya no está.
said-report-nothing = Se queda como está.
refusal-report-often = Has denunciado { $limit } cosas en un día, que es el máximo. Podrás volver a denunciar { $when }.
refusal-report-gone = Ese texto ya no está.
refusal-report-what = Di qué denuncias.
refusal-report-decided = Esta denuncia ya está resuelta, o es demasiado antigua.
refusal-report-not-yours = Esta denuncia la resuelven otras personas.
refusal-ban-days = Un veto dura de 1 a { $most } días; deja el campo vacío para uno definitivo.
cmd-server-tables = mesas
cmd-server-tables-about = Todas las mesas de este servidor; cerrar, mover o arreglar varias a la vez
arg-state = estado
arg-state-about = Solo mesas en este estado
arg-late-only = solo-con-retraso
arg-late-only-about = Solo mesas donde alguien va con retraso
arg-owner = abierta-por
arg-owner-about = Solo mesas de esta persona
tables-title = **Mesas de este servidor: { $count }** · primero las que llevan más tiempo sin tocarse
tables-none = Aquí no hay ninguna mesa así.
tables-line = › **{ $table }** · { $where } · { $status }{ $late }{ $tournament } · { $owner } · último cambio { $touched }
tables-late = {", ⌛ alguien va con retraso"}
tables-tournament = {", 🏆 torneo"}
tables-more = … y { $count } más: limita la lista con *estado*, *solo-con-retraso* o *abierta-por*
tables-pick = Elegir mesas, hasta { $most }
tables-chosen = **¿Qué se hace con estas mesas?**
tables-sure-close = **Estas mesas se cerrarían, sin resultado:**
tables-sure-tournament = 🏆 Algunas son de un torneo: mientras dure su ronda, la organización decide entonces cómo cuentan allí esas partidas. Si no lo hace, cada una es un empate o, en una eliminatoria, pasa quien tenga mejor orden inicial.
tables-sure-move = **Cada una de estas mesas tendría un hilo en este canal y continuaría allí:**
tables-sure-fix = **Con cada una de estas mesas se volvería a intentar; continúa si se puede leer:**
tables-done-close = cerrada
tables-done-move = traída aquí
tables-done-fix = continúa
button-close-tables = Cerrar
button-move-tables = Traer aquí
button-fix-tables = Reintentar
button-do-it = Hacerlo
form-close-title = Cerrar estas mesas
form-close-why = ¿Por qué?
refusal-not-in-this-channel = En este servidor solo puede haber mesas en { $channels } y en sus hilos.
refusal-place-kind = En { $channel } no puede haber mesas: no es un canal de texto, ni un hilo, ni una publicación de un foro. Usa el comando en uno de ellos.
refusal-forum-tag = { $channel } exige una etiqueta en cada publicación y no tiene ninguna que sirva. Pide a la administración que cree allí una de estas: { $tags }.
refusal-move-place = Las mesas solo se pueden traer a un canal de texto donde yo pueda enviar mensajes y crear hilos públicos.
place-by-message = tus propios mensajes
living-turn = **Te toca**{ $asked }.
living-nudged = 👉 Alguien te da un toque: el resto te espera.
living-unreachable = ⚠️ No puedo escribir a { $name }. Hasta que pueda, su tiempo no corre.
living-left = Ya no tienes asiento en esta mesa.
living-followed-no-more = Ya no sigues esta mesa por mensaje. Se juega en { $channel }.
living-code = 🔑 **Código: `{ $code }`** (vale hasta el { $until })
    La persona a quien se lo des escribe `/mesa mesa:{ $code }` en sus mensajes conmigo; después la dejas entrar aquí. Si aún no me ha añadido: { $link }
living-no-code = 🔒 No hay código: nadie más puede pedir un asiento.
living-asks = 🙋 **{ $name }** ({ $who }) pide un asiento.
button-new-code = Código nuevo
button-revoke-code = Retirar el código
button-admit = Dejar entrar
button-turn-away = Rechazar
said-code-new = La mesa tiene un código nuevo. El anterior ya no vale.
said-code-off = El código ya no vale.
said-admitted = { $name } ya tiene asiento.
said-turned-away = La petición de { $name } queda rechazada y no puede repetirse.
said-asked-in = Has pedido un asiento en la mesa { $table }: { $game }. En cuanto { $owner } te deje entrar, la mesa te llega como mensaje.
said-opened-message = La mesa { $table } está abierta, y tú estás en ella. Llega en un mensaje propio, con el código para las personas con las que quieras jugar.
said-opened-hidden = Discord solo te muestra esta respuesta a ti, así que nadie podría pulsar aquí un botón. La mesa { $table } tiene en su lugar un código: `{ $code }`. La persona a quien se lo des escribe `/mesa mesa:{ $code }` en sus mensajes conmigo; después la dejas entrar, en el mensaje que te envío.
said-unreachable = No puedo enviarte tu mesa por mensaje: Discord dice que no admites mensajes míos. [Añádeme a tu Discord]({ $link }), o permite los mensajes directos, y pulsa cualquiera de mis botones. Hasta entonces, los de donde te uniste te lo muestran todo, y tu tiempo no corre; si me añades, también `/tablero`, `/mano` y `/jugar`.
said-follow-unreachable = No puedo enviarte esa mesa por mensaje: Discord dice que no admites mensajes míos. Permite los mensajes directos, o [añádeme a tu Discord]({ $link }), y pulsa cualquiera de mis botones. Hasta entonces juegas en su canal como antes, y tu tiempo corre como allí.
said-message-again = Tu mensaje de la mesa { $table } vuelve a llegar.
button-message-again = Volver a enviar el mensaje de la mesa { $table }
refusal-unknown-code = Con ese código no hay ninguna mesa para ti. Un código vale { $days } días como mucho, y se puede retirar antes.
refusal-codes-often = Has escrito demasiados códigos que no existen. Vuelve a intentarlo dentro de una hora.
refusal-asks-already = Ya has pedido un asiento. Falta que te dejen entrar.
refusal-asks-no-more = Esta persona ya no pide asiento.
refusal-many-ask = Ya hay demasiadas peticiones de asiento en esa mesa. Vuelve a intentarlo más tarde.
refusal-code-server = Esta mesa es de un servidor: quien ve su canal puede unirse.
refusal-by-message = Eso no se puede en una mesa por mensaje: no tiene canal.
refusal-guests-message = Una mesa por mensaje tiene un código en vez de invitaciones: dáselo a quien quieras.
refusal-rated-message = Las partidas por mensaje no cuentan para la clasificación.
here-note = -# Así estaba todo la última vez que alguien pulsó aquí un botón.
here-started = La partida ha empezado: { $names }. Las personas a las que puedo escribir la tienen en sus mensajes conmigo.
here-unreachable = ⚠️ No puedo escribir a { $names }: hay que [añadirme]({ $link }) o permitir mensajes. Hasta entonces se juega con los botones de abajo, y el tiempo no corre.
said-joined-message = Te has unido a la mesa { $table }. Te llega en un mensaje propio.
said-joined-unreached = Te has unido a la mesa { $table }.
button-follow = Seguir por mensaje
button-unfollow = Dejar de seguir por mensaje
said-follows = La mesa { $table } también te llega como mensaje, y ahí te pregunta. El canal conserva su tablero.
said-follows-no-more = La mesa { $table } vuelve a preguntarte en su canal.
nudged = { living-nudged }
button-leave-table = Dejar la mesa…
button-pause = Pausa…
button-export = Como archivo
button-open-seats = Asientos libres
button-my-data = Lo que se guarda sobre mí
button-webhook-add = Añadir un webhook
button-organise = Organizar
button-standings = Tabla
button-crosstable = Tabla cruzada
button-tournaments = Todos los torneos
button-fixtures = Calendario
button-league-leave = Dejar la liga
menu-kick = Quitar a alguien de la mesa
menu-replace = Dar un asiento a otra persona
menu-organise = ¿Qué hay que hacer?
menu-divisions = Tabla de una división
topic-rules = Reglas: { $game }
topic-piece = { $name } ({ $game })
arg-about = sobre
arg-about-about = Las reglas de un juego, o una carta o un lugar: su nombre o parte de él
form-replace-title = Asiento de { $name }
form-replace-new = Alguien de este servidor
form-replace-level = O un autómata
form-replace-reason = ¿Por qué sin preguntar?
form-replace-reason-about = Solo si no hay que preguntar a nadie de ese asiento. Lo lee toda la mesa.
form-pause-title = Pausa
form-pause-days = ¿Cuántos días?
form-pause-day = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
form-webhook-title = Un webhook nuevo
form-webhook-url = Dirección
form-webhook-url-about = Pública; empieza por https://
form-webhook-events = De qué se le informa
organise-about = Todo el mundo lee en el canal del torneo lo que haces aquí, y por qué.
deed-extend = Más días
deed-extend-about = Para la ronda, la confirmación o la inscripción
deed-forfeit = Incomparecencia
deed-forfeit-about = Alguien pierde su partida de esta ronda
deed-remove = Excluir
deed-remove-about = Alguien sale, y pierde por incomparecencia lo que esté jugando
deed-replace = Sustituir
deed-replace-about = Otra persona ocupa el puesto, con todos los resultados
deed-adjudicate = Adjudicar una partida
deed-adjudicate-about = Una inacabada o disputada, o una mal decidida
deed-annul = Anular una partida
deed-annul-about = No cuenta para nadie, ni aquí ni en la clasificación
deed-undo = Deshacer una decisión
deed-undo-about = La última sobre una partida
deed-end = Cancelar el torneo
deed-end-about = Se cancela; las partidas en curso se juegan hasta el final
deed-place = Elegir una división
deed-place-about = Para alguien, antes de que empiece una temporada
deed-break = Un descanso
deed-break-about = Las partidas paran, y no empieza ninguna ronda hasta que acabe
deed-close = Cerrar la liga
deed-close-about = Ninguna temporada más después de la actual
form-more-days = Días
form-more-days-about = Cuántos más
form-player = Participante
form-player-about = Quién juega el torneo
form-substitute = Suplente
form-substitute-about = Quién ocupa el puesto
form-game-table = Mesa
form-game-table-about = Su número
form-place-division = División
form-place-division-about = Desde 1; 0 lo deja en manos de las reglas
form-cause = Tu motivo
form-cause-about = Lo lee todo el mundo en el canal del torneo.
tournament-decide-again = ¿Cómo cuenta la partida de la mesa { $table }? Todo el mundo lee tu motivo.
refusal-division-number = Una división se nombra por su número, desde 1; 0 lo deja en manos de las reglas.
league-standings-of = División { $division }
cmd-menu-profile = Perfil
cmd-menu-since = Qué ha cambiado
cmd-menu-text = Como texto
cmd-menu-replay = Volver a ver este turno
refusal-no-board = Eso no es un tablero mío: elígelo en un mensaje que muestre uno. Los tableros anteriores a esta versión no los distingo; `/repetición` tiene sus turnos.
cmd-menu-challenge = Retar
open-which = ¿Qué juego?
refusal-open-game = Con otras opciones, elige también el juego. `/abrir` a secas pregunta por el juego, y luego por el resto en un formulario.
challenge-which = ¿A qué juego retas a { $who }?
menu-games = Elegir un juego…
form-open-title = { $game }: una mesa nueva
form-open-preset = Preajuste de opciones
form-open-pace = Ritmo
form-open-players = ¿A quién invitas?
form-open-players-about = Se guarda un asiento para cada persona. Los autómatas se añaden después.
form-open-who = ¿Quién puede unirse?
form-open-everyone = Todo el mundo, mientras haya asientos
form-open-invited = Solo a quien invite
settings-my-challenges = Retos de otras personas
settings-my-challenges-on = sí: desde el menú de mi nombre
settings-my-challenges-off = no
refusal-challenge-yourself = Esa persona eres tú. Elige a otra, o abre una mesa con `/abrir`.
refusal-challenge-blocked = Has bloqueado a { $who }, así que no puede unirse a tus mesas: *{ button-me }*, en `/ajustes`, tiene tu lista de bloqueos.
refusal-challenge-closed = { $who } no admite retos en este momento. Con `/abrir` puedes abrir una mesa para todo el mundo.
refusal-challenge-open = Entre { $who } y tú sigue abierto un reto: { $channel }.
refusal-challenge-often = Has retado aquí a { $limit } personas en 24 horas, y ese es el límite. Podrás de nuevo { $when }.

### the front page

site-title = Juegos de mesa por correspondencia, en Discord
site-lead = Una jugada ahora, la siguiente esta noche: con Cairn tu comunidad juega partidas enteras, durante días o semanas.
site-add = Añadir al servidor
site-install = Instalar para ti
site-own = Esta página aún no pertenece a ningún bot en marcha. Tener el tuyo es rápido: este comando inicia Cairn en tu máquina, con una página para probarlo y sin ninguna cuenta.
site-own-how = Cómo ponerlo en marcha en Discord
site-skip = Ir al contenido
site-languages = Idiomas
site-more = Más
site-how = Cómo se juega
site-how-boards = Después de cada turno se publica el tablero como imagen, con un texto para quien no la ve.
site-how-hands = Las manos son secretas. A quien le toca se le avisa una sola vez.
site-how-time = Tú dices cuándo no juegas y cuánto puede durar un turno. Si alguien desaparece, la partida sigue para el resto.
site-how-fair = Cairn conoce las reglas y las hace cumplir. Al acabar, se puede comprobar cómo se barajó.
site-games = Cuatro juegos
site-authors = Escribir un juego propio: la guía (en inglés)
site-hold = Detener las películas
site-commands = Comandos
site-commands-about = Todo esto es también un botón o un menú donde eso es más rápido.
site-managers = Para la administración de un servidor
site-data = Tus datos
site-data-about = Cairn no lee los mensajes de nadie. Guarda lo que las partidas necesitan, te lo muestra todo y te olvida si lo pides: en /{ cmd-settings }.
site-status = Estado del servicio
site-rights = Los juegos pertenecen a quienes los crearon y los publican, con quienes Cairn no tiene relación. Las imágenes y los textos son nuestros.
site-alt-film = Película: algunos turnos de { $game }. { $log }
site-alt-still = { $game }: el tablero después de estos turnos. { $log }

daily-title = 🗓️ Partida del día · { $day } · { $game }
daily-title-free = 🗓️ { $day } · { $game }, otra vez: no cuenta
daily-about = { $game } contra { $count ->
    [one] un autómata
   *[other] { $count } autómatas
} ({ $level }). Hoy todo el mundo recibe este reparto, y a las mismas elecciones los autómatas responden lo mismo.
daily-turns = Termina como muy tarde tras { $turns } turnos por asiento, con los puntos que haya entonces.
daily-new = **Tienes un solo intento, y cuenta desde la primera mirada.** Dura de cinco a quince minutos, que puedes repartir en 24 horas. No se puede deshacer nada, y no hay consejos. La próxima partida llega { $ends }.
daily-until = Tu intento está en marcha; hay que terminarlo { $until }.
daily-missed = Tu intento no se terminó en sus 24 horas, así que no tiene resultado.
daily-streak = 🔥 { $count ->
    [one] Un día seguido
   *[other] { $count } días seguidos
}
daily-result = **Puntos: { $score }**, { $lead } respecto al mejor autómata: puesto { $place }.
daily-squares = Cada cuadrado es un sexto de la partida: { $ahead } en cabeza al acabar, { $level } igualdad, { $behind } por detrás. El último es el resultado, y el número la ventaja.
daily-line = Cairn { $date } · { $game } · { $squares } { $lead }
daily-here = **En este servidor**
daily-ranked = **{ $number }.** { $who } · { $squares } { $lead } (puntos: { $score })
daily-all = **En todas partes**: intentos terminados { $finished } de { $begun }, el mejor { $best }, el del medio { $middle }.
daily-all-you = Ocupas el puesto { $number }.
daily-nobody = Nadie ha terminado aún esta partida.
daily-final = Aquí no se puede deshacer nada.
daily-closed = Eso no es posible ahora mismo: { $reason }
daily-stale = Tu intento había avanzado desde que apareció ese botón. Así está ahora:
daily-thinking = Los autómatas aún no han respondido. Tu elección queda guardada: pulsa *{ button-refresh }* dentro de un momento.
daily-late = Las 24 horas de este intento han pasado. Con *{ button-daily }* puedes jugar la partida libremente.
daily-fair = Sin premios, y nada cuenta para la clasificación: nadie puede descartar segundas cuentas, ni que quienes gestionan este bot conozcan una partida. Un día en que Cairn estuvo caído no rompe ninguna racha. Huella de esta partida: `{ $fingerprint }…`
daily-named = Mañana un canal de este servidor recibe la clasificación del día: nombra a quien ha mirado la partida aquí, sin avisar a nadie. Quien no se muestra en las clasificaciones en `/ajustes` tampoco aparece ahí.
daily-changed = Cairn se ha actualizado desde que esta partida quedó fijada: sus autómatas quizá respondan de otra manera que antes.
daily-ranking-title = 🗓️ La partida del { $day } · { $game }
daily-still-playing = { $count ->
    [one] Una persona sigue jugando
   *[other] { $count } personas siguen jugando
}.
daily-proof = `{ $file }` tiene las huellas de todas las partidas del mes que viene y las semillas de las pasadas. Guárdalo: `cairn verify daily` lo compara con uno posterior.
button-daily = Partida del día
button-daily-begin = Empezar: cuenta
button-daily-again = Jugar libremente
button-daily-proof = Huellas
button-yesterday = Ayer
button-today = Hoy
cmd-daily = diaria
cmd-daily-about = La partida del día: la misma para todo el mundo, un intento, y cómo le ha ido al resto
refusal-daily-over = Ese día ha pasado. `/diaria` muestra la partida de hoy.
refusal-daily-first = Podrás jugar esta partida libremente cuando termine tu intento que cuenta.
refusal-daily-none = No existe ese intento. `/diaria` muestra la partida de hoy.
settings-daily = Clasificación de la partida del día
settings-daily-off = ninguna
health-daily = la clasificación de la partida del día
