illegal-over = Esta partida ha terminado.
illegal-not-your-turn = Ahora mismo no tienes nada que decidir. Recibirás un aviso cuando te toque.
illegal-unknown = Esa opción ya no está disponible. Esto es lo que puedes hacer ahora.
warn-left = Te dejarías esto sin hacer, aunque no cuesta nada: **{ $what }**.
option-on = sí
option-off = no
option-first = Quién empieza
option-first-random = al azar

legend-title = Qué significan los iconos
sign-changed = Ha cambiado desde el tablero anterior
sign-hand = Cartas en mano
side-own = Mi lado
side-of = El lado de { $who }

labelled = { $label }: { $words }
semicolon = { "; " }
