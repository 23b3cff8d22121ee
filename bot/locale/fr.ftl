### Tables

status-title = { $game } · table { $table }
status-turn = { $count ->
    [one] ➤ { $players }, c’est ton tour{ $asked }
   *[other] ➤ { $players }, la partie vous attend{ $asked }
}
asked-now = { "" }
asked-since = {" "}(tour commencé { $since })
status-thinking = { $count ->
    [one] 🤖 { $players } joue.
   *[other] 🤖 { $players } jouent.
}
status-thinking-until = { $count ->
    [one] 🤖 { $players } réfléchit : jusqu’à { $seconds } secondes par tour ; tant que d’autres réfléchissent avant, jusqu’à une minute de plus par décision.
   *[other] 🤖 { $players } réfléchissent : jusqu’à { $seconds } secondes par tour ; tant que d’autres réfléchissent avant, jusqu’à une minute de plus par décision.
}
status-stopped = 🏁 Cette partie est jouée d’avance. Elle ne continue que si tout le monde est d’accord, ci-dessous.
status-thinks-later = { $count ->
    [one] 🤖 { $players } attend de pouvoir réfléchir : { $ahead ->
        [0] sa décision est la prochaine
        [one] une décision d’une autre table passe avant
       *[other] { $ahead } décisions d’autres tables passent avant
    }. Au bout d’une minute au plus, le coup est joué selon quelques règles simples.
   *[other] 🤖 { $players } attendent de pouvoir réfléchir : { $ahead ->
        [0] leur décision est la prochaine
        [one] une décision d’une autre table passe avant
       *[other] { $ahead } décisions d’autres tables passent avant
    }. Au bout d’une minute au plus, le coup est joué selon quelques règles simples.
}
status-branched = Mélange : celui de la table { $table }, dont tout le monde peut lire la graine ; rien n’est donc fixé en secret ici.
status-commitment = Mélange fixé d’avance : le SHA-256 de la graine est `{ $hash }`. La graine est montrée à la fin.
table-status-lobby = attend du monde
table-status-running = en cours
table-status-finished = terminée
table-status-closed = fermée
table-status-set-aside = mise de côté ; rien n’est perdu
table-status-game-gone = mise de côté : son jeu n’est pas disponible ici pour le moment ; rien n’est perdu

lobby-players = { $count ->
    [0] **Personne pour l’instant** (pour { $seats })
    [one] **{ $count } personne pour l’instant** (pour { $seats })
   *[other] **{ $count } personnes pour l’instant** (pour { $seats })
}
seats-range = { $first } à { $last }
seats-either = { $first } ou { $last }
lobby-seat = { $number }. { $name }
player-number = place { $number }
lobby-untranslated = -# 🌐 { $game } n’est pas encore traduit en français ; ici, le jeu parle anglais.
stage-alpha = alpha
stage-beta = bêta
game-marked = { $game } ({ $stage })
game-by = { $game } par { $authors }
lobby-stage-alpha = -# 🧪 Alpha : { $game } est encore à l’essai. Les règles peuvent changer en cours de partie, et ce jeu ne compte jamais pour le classement.
lobby-stage-beta = -# 🧪 Bêta : { $game } est complet et compte comme tout autre jeu ; textes, images et ordinateurs s’améliorent encore.
rights-own = -# Un jeu créé par { $authors }, proposé ici par qui l’a créé.
rights-public-domain = -# Un jeu qui est à tout le monde (domaine public), apporté ici par { $authors }.
rights-licensed = -# Un jeu créé par { $authors }, proposé ici avec autorisation.
rights-fan-made = -# Un jeu créé par { $authors } ; ceci est une version non officielle, faite par des fans.
lobby-options = **Options**
lobby-started = La partie a commencé : { $names }. Le plateau est plus bas.
signpost = { $names } : { $status }, dans { $thread }
signpost-here = { $names } : { $status }
forum-opening = { $who } ouvre une table.
tag-looking = Cherche du monde
tag-running = En cours
tag-finished = Terminée
lobby-closed = Cette table a été fermée.
option-line = { $name } : **{ $value }**
option-undo = Annulations
option-undo-consent = si tout le monde est d’accord
option-undo-free = aucune après une révélation ou le coup de quelqu’un d’autre
option-rated = Compte pour le classement
option-rated-on = oui, si seules des personnes commencent
option-rated-off = non
options-title = Options de la table
options-preset = Choisir un préréglage
pace-line = **Cadence :** { $pace } : { $terms }
pace-option = Cadence : { $pace }
pace-free = libre
pace-slow = lente
pace-steady = régulière
pace-brisk = rapide
pace-evening = soirée
pace-terms-free = sans pendule
pace-terms = { $bank } par personne au départ, { $added } de plus à chacun de ses tours, { $most } au plus
pace-terms-evening = { $bank } par personne au départ, { $added } de plus à chacun de ses tours, { $most } au plus, à toute heure
span-minutes = { $minutes } min
span-hours = { $hours } h{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes } min
}
span-days = { $days } jours{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours } h
}
pace-any-hour = ⏰ Cette cadence ne tient pas compte de ton calendrier : le temps court et les mentions arrivent à toute heure, même aux heures de silence et les jours de repos.
clock-until = ⏳ { $who } : tour commencé { $since }, fin du temps { $until }
clock-late = ⌛ { $who } est en retard : temps écoulé { $since }
clock-own = ⏳ Il te reste { $left } : fin du temps { $until }. Un tour à toi ajoute { $added }, jusqu’à { $most }.
clock-outage = panne non comptée : { $length }
clock-own-stands = ⏳ Ta pendule est arrêtée à { $left }.
clock-own-late = ⌛ Ton temps s’est écoulé { $since }. Joue ton coup : tu auras de nouveau { $fresh }.
late-line = **En cas de retard :** { $late }
late-option = Retard : { $late }
late-wait = attendre
late-vote = les autres votent
late-computer = un ordinateur joue
late-forfeit = forfait
late-wait-about = la table attend, jusqu’à ce que quelqu’un fasse voter les autres
late-vote-about = les autres décident par un vote de ce qui arrive
late-computer-about = un ordinateur garde la place au chaud jusqu’au retour
late-forfeit-about = perd par forfait, en dernière position ; au-delà de deux, un ordinateur continue
late-wait-now = N’importe qui d’autre à la table peut consulter les autres.
late-vote-now = Les autres décident de ce qui arrive.
late-computer-now = Un ordinateur garde la place au chaud.
late-forfeit-now = La partie est perdue par forfait.
clock-late-free = ⌛ { $who } est en retard depuis le { $since }
paused-until = ⏸️ Pause jusqu’au { $until } ; aucune pendule ne tourne. *{ POSTED("button-play-on") }* y met fin, un coup aussi.

seat-open = La place { $seat } cherche une relève ; { $late ->
    [yes] { $who } est en retard, et la garde en jouant un coup.
   *[no] { $who } la cède.
}
seat-facts = Tour { $turn } · cadence : { $pace } · score actuel : { $standing }
seat-score = { $name } { $score }
seat-until = Fin de l’offre : { $until }. On joue dans { $table }. Qui prend la place en voit alors la main, et tout le monde lit qui l’a vue. Le classement de la relève ne change pas.
seat-called = 🎲 { $who } : vous attendez ce jeu avec `/chercher`, et ici une place est libre tout de suite.
seat-settled = Aucune place n’est plus à prendre ici.
seat-sure = Prends-tu la place { $seat } de { $who } (cadence : { $pace }) ? Elle est à toi jusqu’à la fin de la partie : sa main t’est montrée à ce moment-là, et une mention t’appelle quand c’est ton tour.
seats-title = **Places à prendre sur ce serveur**
seats-none = Aucune partie ne cherche de relève en ce moment.
seats-line = 💺 { $table } : place { $seat } · cadence : { $pace } · { $where } · à prendre, annoncée { $since }

leave-how = La partie est en cours et a besoin de tout son monde. Voici comment partir :
leave-substitute-about = › **Chercher une relève** : ta place est proposée ; tu joues jusqu’à ce que quelqu’un la prenne, et finis alors en dernière position.
leave-stay-about = › **Je reste** : une relève est recherchée ; ceci y met fin.
leave-computer-about = › **Un ordinateur joue** : il garde ta place au chaud jusqu’à ce que tu appuies sur *{ POSTED("button-back-again") }*. Après trois tours, ton départ est acquis.
leave-concede-about = { $two ->
    [yes] › **Abandonner** : la partie s’arrête, et tu finis en dernière position.
   *[no] › **Abandonner** : tu finis en dernière position, et un ordinateur prend ta place pour de bon.
}
leave-end-about = › **Finir pour tout le monde** : on consulte les autres ; si tout le monde est d’accord, la partie finit sans résultat.
leave-concede-sure = { $two ->
    [yes] Tu abandonnerais : la partie s’arrête maintenant, et tu finis en dernière position.
   *[no] Tu abandonnerais : tu finis en dernière position, et un ordinateur prend ta place pour de bon.
}

proposal-pause = ⏸️ { $who } propose une pause de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} : aucune pendule ne tourne pendant ce temps, et n’importe qui peut y mettre fin à tout moment.
proposal-end = 🏳️ { $who } propose de finir la partie pour tout le monde, sans résultat.
proposal-count = Avis demandé à : { $asked } · { $agreed } sur { $all } d’accord
proposal-until = Tout le monde doit être d’accord ; les réponses restent secrètes. Délai : { $until } ; ne pas répondre vaut refus.
proposal-over = Cette proposition est close.
proposal-over-refused = Tout le monde n’est pas d’accord : la partie continue.
proposal-over-withdrawn = La proposition a été retirée : la partie continue.
proposal-over-silence = L’accord n’est pas venu à temps : la partie continue.
proposal-over-paused = Tout le monde est d’accord : la partie est en pause. Le plateau dit jusqu’à quand, et *{ POSTED("button-play-on") }*, dessous, y met fin.
close-tournament = 🏆 Cette partie appartient à un tournoi : si elle finit sans résultat pendant sa ronde, l’organisation décide comment elle y compte. Sinon elle est nulle ou, en élimination directe, la meilleure tête de série passe.
idle-asks = { $people } : personne n’a touché à cette table depuis { $days } jours. Jouez un coup ou appuyez sur *{ POSTED("button-play-on") }* ; sinon elle est close sans résultat { $ends }.
idle-over = Cette table continue.
play-unrated-why = 🏁 **Cette partie est jouée d’avance : { $why }.** Elle est finie pour le classement, et ses pendules sont arrêtées.
play-unrated-asks = Voulez-vous continuer pour le plaisir, hors classement et sans pendule ?
play-unrated-until = Elle continue dès que tout le monde est d’accord ; les réponses restent secrètes. Si quelqu’un y met fin, ou sans accord de tout le monde (délai : { $until }), la table se ferme sans résultat.
play-unrated-over = Cette partie finit ici.
play-unrated-over-agreed = Tout le monde est d’accord : la partie continue pour le plaisir, hors classement et sans pendule.
play-unrated-sure = Tu finirais la partie pour tout le monde : la table se ferme, sans résultat.

vote-asks = ⌛ { $who } est en retard : aucune réponse depuis longtemps ({ $since }). Comment continuer ?
vote-count = Avis demandé à : { $asked } · { $given } sur { $all } ont répondu
vote-how = Plus de la moitié d’entre vous décide, ou après 24 heures ({ $until }) plus de la moitié des réponses. { $last ->
    [yes] Si ce troisième vote ne décide rien non plus, la table fait ce qui a été répondu le plus souvent dans les trois, deux fois au moins.
   *[no] Si cela ne décide rien, la table attend un jour et on vous consulte de nouveau.
} { $two ->
    [yes] Un coup de la personne en retard met fin au vote.
   *[no] La partie ne finit sans résultat que si vous le voulez unanimement. Un coup de la personne en retard met fin au vote.
} Personne n’apprend ta réponse.
vote-sure-win = Tu réclamerais la victoire : la partie s’arrête maintenant, et la personne en retard finit dernière.
vote-sure-end = Tu ferais finir la partie pour tout le monde, sans résultat.
vote-over = Ce vote est clos.
leave-vote-asks = 🚪 { $who } voudrait partir, et personne n’a pris la place en { $days } jours. Comment continuer ?
leave-vote-how = Plus de la moitié d’entre vous décide, ou après 24 heures ({ $until }) plus de la moitié des réponses. Si cela ne décide rien, tout reste comme c’est.
vote-over-stay = Rien ne change : la place reste à la même personne.
vote-over-moved = Plus besoin de voter : un coup a été joué.
vote-over-paused = Plus besoin de voter : la partie est en pause.
vote-over-undone = Plus besoin de voter : des coups ont été annulés.
vote-over-seat = Plus besoin de voter : quelqu’un d’autre joue cette place maintenant.
vote-over-closed = La partie est terminée, et le vote aussi.
vote-over-wait = La table attend encore un jour ; puis on vous consulte de nouveau, si besoin.
vote-over-computer = Un ordinateur garde la place au chaud. Elle reste à la même personne, qui peut revenir à tout moment.
vote-over-substitute = La place est ouverte à une relève.
vote-over-win = La victoire a été réclamée.
kept-name = { $name } (ordinateur)
kept-panel = Un ordinateur garde ta place au chaud. Il joue jusqu’à ce que tu appuies sur *{ button-back-again }*.
kept-returning = Te revoilà ! L’ordinateur finit ce qu’il a en cours ; puis la place est de nouveau à toi.

info-status = État : { $status }
info-opened = Ouverte { $when } par { $owner }
info-hand-seen = A eu cette place avant et en connaît donc la main : { $who }
info-swept = Elle est finie depuis longtemps : son journal n’est plus gardé, son résultat et ses coups le sont ; `/revoir` les rejoue.

offer-own = { $by } voudrait que { $new } prenne la place { $seat }.
    Accord encore attendu de : { $asked }
offer-line = { $by } propose que { $new } prenne la place { $seat } de { $old }.{ $why ->
    [late] {" "}Cette personne fait attendre la table depuis trop longtemps.
    [kept] {" "}Un ordinateur la garde pour l’instant.
    [left] {" "}Cette personne a quitté le serveur.
    [manager] {" "}La raison : { $reason }
   *[agreed] {""}
}
    Accord encore attendu de : { $asked }
offer-computer = un ordinateur ({ $level })
offer-settled = Aucune place n’est plus offerte ici.

undo-turns = { $turns ->
    [one] le dernier tour
   *[other] les { $turns } derniers tours
}
undo-what = { $what } (coups de { $who })
undo-ask = Tu demanderais d’annuler : **{ $what }**.
undo-ask-people = { $count ->
    [one] { $who } doit être d’accord. La réponse reste secrète ; le jeu continue pendant ce temps.
   *[other] Il faut l’accord de tout le monde : { $who }. Les réponses restent secrètes ; le jeu continue pendant ce temps.
}
undo-ask-computers = Il n’y a personne d’autre à consulter : les ordinateurs sont d’accord.
undo-how-far = Jusqu’où ?
undo-asks = ↩️ { $who } demande d’annuler : **{ $what }**.
undo-caution = Ce qui a été vu reste vu, et chaque pile garde son ordre : qui pioche de nouveau pioche la même chose.
undo-count = Avis demandé à : { $asked } · { $agreed } sur { $all } d’accord. La demande expire au prochain tour fini, ou après 24 heures ; ne pas répondre vaut refus.
undo-over = Cette demande est close.
undo-over-done = Tout le monde est d’accord : c’est annulé. Le nouveau plateau suit plus bas.
undo-over-refused = Tout le monde n’est pas d’accord : la partie reste comme elle est.
undo-over-withdrawn = La demande a été retirée : la partie reste comme elle est.
undo-over-silence = L’accord n’est pas venu en 24 heures : la partie reste comme elle est.
undo-over-turn = Un tour s’est fini entre-temps : la partie reste comme elle est.
undo-over-undone = Ce dont il s’agissait a été annulé sans demander.
undo-over-seat = Une place a changé de mains : la partie reste comme elle est.
undo-over-closed = Cette table a été fermée.

end-winners = { $count ->
    [one] 🏆 { $names } gagne !
   *[other] 🏆 Victoire partagée : { $names } !
}
end-place = **{ $place }.** { $name } – **{ $score }**
end-computers = Des ordinateurs ont participé : cette partie ne compte pas pour le classement.
end-ratings = 📈 Classement : { $changes }
rating-change = { $who } { $number } ({ $gain }){ $settling ->
    [yes] , encore provisoire
   *[no] {""}
}
end-not-counted = Cette partie laisse le classement tel quel : elle a été abandonnée avant que tout le monde ait joué deux fois, ou c’est une de trop, car en sept jours ne comptent que trois parties des mêmes personnes.
notice-newcomers = Cette partie ne compte pas pour le classement : sur ce serveur, il faut pour cela en être membre depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, ce qui n’est pas encore le cas de { $who }.
ranking-title = Classement : { $game }
ranking-line = { $mine ->
    [yes] **{ $place }. { $who } { $number }** { $change }
   *[no] **{ $place }.** { $who } { $number } { $change }
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ranking-note = L’écart est celui de 30 jours ; « ? » veut dire encore provisoire : moins de cinq parties. Qui n’a pas joué depuis si longtemps n’est pas montré.
ranking-nameless = Anonyme { $number }
ranking-empty = Il n’y a personne au classement sur ce serveur en ce moment pour { $game } : il montre qui a joué une partie classée dans les 30 derniers jours. Ouvre une table avec *classée*, et joue-la jusqu’au bout.
standings-title = { $name } : classement après la ronde { $round }
standings-head-points = Points
standings-head-rounds = Rondes
standings-head-buchholz = Buchholz
standings-head-sonneborn-berger = Sonn.-B.
standings-head-direct = Direct
standings-head-wins = Gains
standings-head-share = Part
standings-name-points = points
standings-name-rounds = rondes franchies
standings-name-buchholz = Buchholz
standings-name-sonneborn-berger = Sonneborn-Berger
standings-name-direct = confrontation directe
standings-name-wins = victoires
standings-name-share = part des points
standings-columns = Place, nom, { $columns }
standings-line = { $mine ->
    [yes] **{ $place }. { $who } { $points }**
   *[no] **{ $place }.** { $who } **{ $points }**
} { $rest }{ $out ->
    [yes] { " " }(hors course)
   *[no] {""}
}
standings-note-round_robin = À égalité de points : confrontation directe, Sonneborn-Berger, Buchholz, victoires.
standings-note-swiss = À égalité de points : Buchholz, Sonneborn-Berger, confrontation directe, victoires.
standings-note-groups = À égalité de points : la part des points à chaque table, puis les tables gagnées.
standings-note-knockout = Qui a perdu à la même ronde partage une place, sauf si une petite finale départage.
cross-table-title = { $name } : grille après la ronde { $round }
cross-table-note-all = Ligne contre colonne. + et − : sans jouer, · : à venir, ( ) : ne compte pas.
cross-table-note-rounds = Par ronde, la place de l’adversaire et les points. + est un exempt ou un gain sans jouer.
cross-table-note-groups = Par ronde, la place à la table. + est un exempt, – une ronde manquée.
pairings-title = { $name } : ronde { $round }
pairings-table = Table { $number }
pairings-bye = exempt
pairings-note = À côté des noms : points avant cette ronde. Un exempt compte comme un gain.
bracket-title = { $name } : tableau
bracket-round = { $left ->
    [1] Finale
    [2] Demi-finales
    [4] Quarts de finale
   *[other] Ronde { $round }
}
bracket-note = Les nombres sont les têtes de série. En cas de nulle, la meilleure passe.
bracket-third = { bracket-note } Troisième place : { $names }.
tournament-nameless = Anonyme { $number }
tournament-cannot-too-few = Un tournoi demande au moins { $least } personnes.
tournament-cannot-no-round = Un tournoi a au moins une ronde.
tournament-cannot-knockout-of-two = L’élimination directe est pour des parties à deux : choisis deux par table, ou une autre formule.
tournament-cannot-alone = À une table, on se rencontre au moins à deux.
tournament-cannot-unfinished = La ronde { $round } doit être complète avant d’apparier la suivante.
profile-title = { $name } { $where ->
    [server] sur ce serveur
   *[messages] aux tables sans serveur
}
profile-played = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · places : { $places }
profile-wins = Victoires classées : { $won }, attendues : { $expected }
profile-rating = Classement : { $number }{ $settling ->
    [yes] , encore provisoire
   *[no] {""}
}
profile-rescued = 🛟 Parties sauvées en prenant la relève : { $games }
profile-reliable = ⌛ Parties depuis le dernier retard : { $games }
profile-pace = ⏱️ Répond d’habitude en { $low } à { $high }
profile-pace-steady = ⏱️ Répond d’habitude en { $span }
profile-plot = Classement : { $name }
profile-plot-curve = { $game } de { $first } à { $last }
profile-met = ⚔️ Contre toi : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; devant : { $name } { $theirs }, toi { $mine }
profile-empty = { $name } n’a encore fini aucune partie { $where ->
    [server] sur ce serveur
   *[messages] sans serveur
}. Une table ouverte est un bon début : `/ouvrir`.
notice-result-removed = ⚖️ { $by }, de l’équipe du serveur, a retiré le résultat de cette partie ; le classement devient ce qu’il serait sans elle. La raison : { $reason }
notice-result-restored = ⚖️ { $by }, de l’équipe du serveur, fait de nouveau compter le résultat de cette partie ; le classement suit. La raison : { $reason }
said-unrated = Le résultat de la table { $table } est retiré, et le classement recalculé. La raison est à la table.
said-rated-again = Le résultat de la table { $table } compte de nouveau, et le classement est recalculé. La raison est à la table.
end-seed = Graine du mélange : `{ $seed }`

### Ordinateurs

computer-name = { $name } (ordinateur, { $level })
computer-name-short = { $name } (ordinateur)
computer-about = Les ordinateurs remplissent les places vides et jouent à toute heure. Une partie qu’ils commencent ne compte pas pour le classement.
computer-level = En ajouter un : de quelle force ?
computer-first = Ta première partie ({ $game }) ? Un ordinateur indulgent suit une idée à la fois et te laisse le temps d’apprendre.
button-gentle = En ajouter un indulgent
computer-full = Toutes les places sont prises.
computer-hints = 💡 Ta première partie de ce jeu : les conseils sont permis (*{ button-advice }* dans ton panneau), et elle ne compte pas pour le classement. *{ POSTED("button-options") }* change l’un et l’autre.
level-gentle = indulgent
level-gentle-about = Pour une première partie : une idée à la fois
level-easy = facile
level-easy-about = Joue selon quelques règles simples
level-normal = moyen
level-normal-about = Réfléchit jusqu’à une seconde et demie par tour
level-hard = difficile
level-hard-about = Réfléchit jusqu’à huit secondes par tour

### Conseils et raisons

option-hints = Conseils
option-hints-on = on peut demander ce que ferait un ordinateur
option-hints-off = aucun
option-analysis = Essayer
option-analysis-on = on peut essayer pour soi comment la partie pourrait continuer
option-analysis-off = pas à cette table
button-advice = Que ferais-tu ?
advice-title = ### Ce que je ferais
advice-about = -# De ta place, selon quelques règles simples et sans en savoir plus que toi. À cette table, les conseils sont permis.
advice-line = { $number }. **{ $choice }** : { $reason }
advice-line-plain = { $number }. **{ $choice }**
advice-none = Il n’y a rien à choisir pour toi en ce moment.
refusal-no-hints = Cette table a été ouverte sans conseils, je ne peux donc rien dire. *{ button-rules }* et *{ button-signs }* aident quand même.
button-look-back = Revenir sur mes choix
look-back-about = Où tu as le plus perdu, selon une recherche, avec ce que tu savais alors. Personne d’autre ne le voit ; une recherche peut se tromper.
look-back-line = { $number }. **Tour { $turn }** : tu as choisi « { $taken } ». J’aurais choisi **{ $best }**.
look-back-lost = D’après cette recherche, cela gagne environ { $games ->
    [one] { $games } partie de plus
   *[other] { $games } parties de plus
} sur cent.
look-back-before = Voici ce que tu avais devant toi au tour { $turn }. Tu as choisi « { $taken } » ; j’aurais choisi **{ $best }**.
button-look-back-at = Position { $number }
refusal-look-back-moment = Je ne retrouve plus ce choix. Appuie de nouveau sur *{ POSTED("button-look-back") }*.
look-back-under-way = Je parcours tes choix : { $done } sur { $count }. Le résultat apparaîtra ici. Si tu fermes ce message, appuie plus tard de nouveau sur *{ POSTED("button-look-back") }*.
look-back-failed = Je n’ai pas pu aller au bout de tes choix. Appuie sur *{ button-look-back }* pour réessayer.
look-back-nothing = Je n’ai trouvé aucun choix que j’aurais fait autrement.
refusal-look-back-early = Tu pourras revenir sur tes choix quand la partie sera terminée.
refusal-look-back-over = Cette partie est finie depuis si longtemps que ses positions sont oubliées. Pour de plus récentes, c’est encore possible.
refusal-look-back-not-played = Tu n’as joué aucun coup dans cette partie, il n’y a donc rien à revoir.
button-review = Revoir ensemble
button-pin = Épingler ici
button-review-agree = Montrer mes moments
button-pins = Tout ce qui est épinglé
review-thread = Analyse · { $table }
review-about = Épingle une position avec un mot : *{ button-replay }*, puis *{ button-pin }*. *{ button-review-agree }* montre à tout le monde les trois moments où, selon une recherche, tu as le plus perdu. Personne n’est mentionné.
review-moment = 🔎 **{ $who }** a choisi « { $taken } ». Un ordinateur aurait choisi **{ $best }**.
review-asked-for = { button-review }
pin-title = Épingler le tour { $turn }
pin-label = Ton mot
pin-about = Tout le monde le lit avec la position, sans mention.
pin-line = 📌 **{ $who }** : { $words }
said-review = L’analyse se trouve dans { $channel }.
said-review-soon = L’analyse s’ouvrira ici dès que son film sera prêt.
said-review-message = L’analyse est dans tes messages. Qui appuie aussi sur *{ POSTED("button-review") }* y prend part.
said-pinned = C’est épinglé : tu le trouves dans { $channel }.
said-pinned-soon = C’est épinglé. L’analyse s’ouvrira ici dès que son film sera prêt.
said-pinned-message = C’est épinglé. Qui prend part à l’analyse peut le lire maintenant.
said-review-agreed = Je parcours tes choix. Ce que je trouve apparaîtra dans l’analyse d’ici quelques minutes.
refusal-review-early = Vous pourrez revoir cette partie ensemble quand elle sera terminée.
refusal-review-closed = Cette partie n’a pas encore d’analyse. Qui l’a jouée peut commencer : *{ POSTED("button-review") }* sous le dernier plateau.
refusal-pins-own = Tu as épinglé { $most } positions de cette partie. Il n’y a pas de place pour plus.
refusal-pins-all = { $most } positions de cette partie sont épinglées. Il n’y a pas de place pour plus.
button-whys = Pourquoi ?
whys-title = ### Pourquoi les ordinateurs ont joué ainsi
whys-about = -# Ce qui plaidait le plus pour un coup, d’après ce que tout le monde peut voir.
whys-line = 🤖 { $move } – { $reason }
whys-none = Il n’y a pas encore de coup d’ordinateur dont je puisse donner une raison que tout le monde ait le droit de savoir.

### Panneau

panel-choose = Choisis
panel-page = { $name } ({ $page } sur { $pages })
panel-group = Que veux-tu faire ?
panel-others = Autre chose
panel-in-full = › { $choice }
panel-waiting = Ce n’est pas ton tour : on attend { $names }{ $asked }.
panel-over = Cette partie est terminée.
panel-stale = La table a avancé depuis que ce bouton a été posté. Voici où elle en est :
panel-final = Ce que tu choisis maintenant ne pourra pas être annulé.
choice-final = { $choice } (sans retour)
panel-undone = C’est annulé. Voici où tu en es :
panel-no-hand = Il n’y a pas de main de cartes dans ce jeu.
panel-cannot-post = Je ne peux pas écrire dans le salon de cette table en ce moment, personne n’y voit donc le plateau. Il manque : { $missing }. Tes coups sont en sûreté ; demande à l’équipe du serveur de corriger mes permissions.
choice-lettered = { $letter } · { $choice }
choice-then = { $choice } : { $then }
why-not-title = **Ce que tu ne peux pas faire maintenant, et pourquoi**
play-meant = Il n’y a pas de choix « { $typed } » ici. Voulais-tu dire : { $meant } ?
play-unknown = Il n’y a pas de choix « { $typed } » ici. Voici ce que tu peux faire maintenant :
why-not-line = › { $choice } – { $reason }
why-not-more = et { $n } de plus
why-not-none = Rien ne t’est interdit en ce moment.

hand-title = Ta main · { $game } · table { $table }
hand-where = On joue dans { $channel }.
hand-turn = C’est ton tour.

log-title = **Les derniers coups**
log-empty = Il ne s’est encore rien passé.
log-swept = { $moves ->
    [0] Cette table est finie depuis longtemps ; son journal et son plateau ne sont plus gardés.
   *[other] Cette partie est finie depuis longtemps ; son journal n’est plus gardé. Son résultat et ses { $moves } coups le sont.
}
log-turn = **Tour { $turn }**
log-more = -# … { $count ->
    [one] { $count } ligne avant
   *[other] { $count } lignes avant
} : voir *{ POSTED("button-log") }*
log-line = › { $line }
log-line-ordered = › { $line } *(comme prévu)*
log-line-undone = › ~~{ $line }~~
log-taken-back = { $who } annule ce tour.
log-taken-back-agreed = { $turns ->
    [one] { $who } annule ce tour. Tout le monde est d’accord.
   *[other] { $who } annule les { $turns } derniers tours. Tout le monde est d’accord.
}
log-late = { $who } n’a plus de temps.
log-vote-wait = La table attend { $who } encore un jour.
log-vote-substitute = On cherche une relève pour { $who }.
log-kept = Un ordinateur garde au chaud la place de { $who }.
log-returned = { $who } est de retour.
log-paused = { $days ->
    [one] D’un commun accord, pause de { $days } jour.
   *[other] D’un commun accord, pause de { $days } jours.
}
log-league-break = { $days ->
    [one] La ligue fait une trêve de { $days } jour.
   *[other] La ligue fait une trêve de { $days } jours.
}
log-played-on = La pause est finie.
log-lost = { $who } { $why ->
    [conceded] abandonne la partie
    [unmoved] n’a joué aucun premier coup en 72 heures et perd la partie
    [withdrew] a quitté le tournoi et perd la partie
    [removed] sort du tournoi, sur décision de l’organisation, et perd la partie
    [forfeits] sort du tournoi après deux forfaits et perd la partie
    [ruled] perd la partie, sur décision de l’organisation du tournoi
   *[late] a fait attendre la table trop longtemps et perd la partie
}.
log-hand-seen = La main de la place { $seat } a été vue par { $who }.

shuffle-fits = **Le mélange est tel qu’il a été fixé au début.** Avant la première carte distribuée, cette table a montré le SHA-256 `{ $hash }`. La graine montrée maintenant a exactement ce SHA-256, elle n’a donc pas changé depuis : `{ $seed }`
shuffle-wrong = **Le mélange n’est pas celui qui a été fixé au début.** La table a montré le SHA-256 `{ $hash }`, mais celui de la graine `{ $seed }` est un autre. Merci de le dire à qui gère Cairn.
shuffle-order = De cette graine vient chaque ordre caché, première carte d’abord. Pour le refaire toi-même : `{ $command }`
shuffle-open = La partie n’est pas terminée : sa graine reste cachée jusque-là, sinon tout le monde pourrait prédire les cartes.
more-title = **Plus sur cette table**
signs-none = Ce jeu n’a pas d’icône qui demande des mots.
menu-zoom = Zoom : une partie du plateau, en grand
menu-card = Consulter : ce qui est sur la table
rules-page = -# Page { $page } sur { $pages }

help =
    {""}**Cairn : des jeux de société par correspondance**
    Un coup maintenant, le suivant ce soir : Cairn applique les règles, dessine le plateau et mentionne qui doit jouer.

    {""}**Les trois premiers pas**
    Un jeu nouveau pour toi ? `/apprendre`, ou 🎓 ci-dessous, t’en montre les premiers tours en quelques minutes, rien que pour toi.
    1. `/ouvrir` ouvre une table ici ; nomme le jeu, et qui tu invites.
    2. *{ POSTED("button-join") }* prend une place ; *{ POSTED("button-computer") }* remplit les places vides ; *{ POSTED("button-start") }* distribue.
    3. Quand une mention t’appelle, appuie sur *{ POSTED("button-turn") }* : ce que tu peux faire, *{ button-undo }* et *{ button-why }* sont dans ton panneau privé.

    {""}**Où trouver quoi**
    › `/mes-tables` : tes tables, et où c’est ton tour
    › `/main`, `/plateau`, `/journal` : ta main, le plateau, ce qui s’est passé
    › `/donne` : la donne du jour, la même pour tout le monde
    › `/aide` avec le nom d’une carte ou d’un lieu : tout son texte, en grand ; les règles des jeux y sont aussi, ou derrière 📖 ci-dessous
    › *{ POSTED("button-more") }* sous un plateau : le plateau en texte, les icônes, les infos, une relance
    › `/table` : tout ce qu’on peut faire à une table : une pause, une relève, la table en fichier
    › `/tournoi voir` : les tournois de ce serveur
    › `/paramètres` : ta langue, ta main par message, tes heures de jeu, ce qui est enregistré sur toi

    {""}**Sans serveur**
    › Ajoute-moi à tes applications, puis `/ouvrir` dans une conversation avec tes proches : il suffit d’appuyer sur *{ POSTED("button-join") }*, même sans m’avoir ajouté.
    › `/ouvrir` dans tes messages avec moi te donne un code à transmettre ; qui l’écrit dans `/table` te demande une place.
help-games = **À qui sont ces jeux**
help-own = › Proposés par qui les a créés : { $games }
help-public-domain = › À tout le monde : { $games }
help-licensed = › Proposés avec autorisation : { $games }
help-fan-made = › Versions non officielles, faites par des fans : { $games }
operator-name = Géré par { $name }
operator-contact = Une question, un souci : { $contact }
operator-support = Aide
operator-terms = Conditions d’utilisation
operator-privacy = Vie privée

mygames-title = **Tes tables**
mygames-none = Tu n’es à aucune table. Ouvres-en une avec `/ouvrir`.
mygames-line = { $turn ->
    [yes] ➤ **{ $game }**, table { $table }, { $where } : **ton tour**{ $asked }{ $until }
    [no] › { $game }, table { $table }, { $where } : on attend { $players }{ $asked }{ $until }
    [stopped] › { $game }, table { $table }, { $where } : jouée d’avance ; elle ne continue que si tout le monde est d’accord
    [set_aside] › { $game }, table { $table }, { $where } : mise de côté, rien n’est perdu
   *[lobby] › { $game }, table { $table }, { $where } : attend du monde
}

mygames-until = {""}, fin du temps { $until }
mygames-late = {""}, **ton temps est écoulé**

settings-title = **Comment Cairn fonctionne sur ce serveur**
settings-mine-title = **Tes propres réglages**
settings-line = { $name } : **{ $value }**
settings-open = Qui peut ouvrir des tables
settings-open-everyone = tout le monde
settings-open-managers = seulement l’équipe du serveur
settings-open-role = qui a un rôle (à nommer avec *rôle*)
settings-open-pick = qui a un rôle
settings-language = Langue des messages publics
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-language-es = Español
settings-language-auto = comme dans Discord
settings-post = Où vont les nouvelles tables
settings-post-channel = dans le salon
settings-post-thread = dans un fil à elles
settings-pace = Cadence des nouvelles tables
settings-pace-free = { pace-free }
settings-pace-slow = { pace-slow }
settings-pace-steady = { pace-steady }
settings-pace-brisk = { pace-brisk }
settings-pace-evening = { pace-evening }
settings-late-days = Sans pendule, délai avant d’être en retard
settings-late-days-3 = 3 jours
settings-late-days-5 = 5 jours
settings-late-days-7 = 7 jours
settings-late-days-10 = 10 jours
settings-late-days-14 = 14 jours
settings-late-days-21 = 21 jours
settings-late-days-30 = 30 jours
settings-channels = Où les tables peuvent être
settings-channels-anywhere = partout
settings-forum = Le forum où les tables sont des publications
settings-forum-none = aucun forum
settings-archive = Archiver mes fils quand leur partie est finie
settings-archive-on = oui ; tout message les rouvre
settings-archive-off = non ; Discord le fait après une semaine sans message
forum-lacks = ⚠️ Dans { $channel }, il me manque { $missing }.
forum-tags-ready = { $channel } n’a pas de tag pour { $tags }. Je peux les créer, ou crée toi-même des tags de ces noms : je mets sur les publications ceux qui existent.
forum-tags-denied = { $channel } n’a pas de tag pour { $tags }. Crée des tags de ces noms, ou donne-moi là-bas *Gérer les salons* et reviens : je mets sur les publications ceux qui existent.
forum-tags-full = { $channel } n’a pas de tag pour { $tags }, et plus de place : Discord en permet 20. Renommes-en un ou retires-en un : je mets sur les publications ceux qui existent.
button-forum-tags = Créer ces tags
settings-substitutes = Où les places à prendre sont annoncées
settings-substitutes-table = à leurs tables
settings-reports = Où vont les signalements de ce que les gens écrivent
settings-reports-operator = à qui gère ce bot
settings-rated = Les nouvelles tables comptent au classement
settings-rated-on = oui, si seules des personnes commencent
settings-rated-off = non, sauf choix contraire
settings-alpha = Jeux encore à l’essai (alphas)
settings-alpha-on = proposés
settings-alpha-off = non proposés
settings-member-days = Ancienneté de chaque membre pour qu’elles comptent
settings-member-days-value = { $number ->
    [0] aucune
    [one] { $number } jour
   *[other] { $number } jours
}
settings-hands = Mains par message privé
settings-hands-on = oui
settings-hands-off = non : seulement par bouton ou /main
settings-my-hands = { settings-hands }
settings-my-hands-on = { settings-hands-on }
settings-my-hands-off = { settings-hands-off }
settings-my-hands-server = comme sur le serveur
settings-keep = Conservation du plateau et du journal des parties finies
settings-keep-30 = 30 jours
settings-keep-90 = 90 jours
settings-keep-180 = six mois (180 jours)
settings-keep-400 = 400 jours
settings-keep-1000 = 1 000 jours
settings-keep-always = pour toujours
settings-my-hints = Indications dans les panneaux
settings-my-hints-on = oui : ce qui est nouveau pour toi est expliqué une fois
settings-my-hints-off = non
settings-my-language = Langue des messages que personne d’autre ne voit
settings-my-language-en = { settings-language-en }
settings-my-language-de = { settings-language-de }
settings-my-language-fr = { settings-language-fr }
settings-my-language-es = { settings-language-es }
settings-my-language-auto = { settings-language-auto }
settings-saved = C’est enregistré. Voici ce qui est réglé maintenant :

### Revoir

turn-title = **Tour { $turn }** · { $who } · { $when }
turn-of = **Tour { $turn } sur { $last }** · { $who } · { $when }
turn-of-swept = **Tour { $turn } sur { $last }** · { $who }
turn-start = **Le début**, avant le tour 1 sur { $last }
turn-now = **Le tour en cours**
turn-option = { $turn ->
    [0] Le début
   *[other] Tour { $turn }
}
menu-turns = Aller à un tour
menu-eyes = Vu par qui
eyes-own = Ma vue
eyes-public = Ce que tout le monde voit
eyes-seat = Avec la main de { $who }
eyes-all = Toutes les mains ouvertes
replay-hand-passed = -# Ta main d’alors a été transmise depuis, elle n’est donc pas montrée ici.
replay-before-you = -# Tu n’avais pas encore cette place : voici ce que tout le monde voyait.
since-title = Depuis ta dernière visite
since-turn = À partir du tour { $turn }
since-nothing = Rien ne s’est passé depuis ta dernière visite.
since-brief = { $turns ->
    [one] **Depuis ta dernière visite :** { $turns } tour
   *[other] **Depuis ta dernière visite :** { $turns } tours
}
button-turn-first = Premier
button-turn-back = Précédent
button-turn-on = Suivant
button-turn-last = Dernier
button-next-table = Suivante : { $game }, { $table }
film-title = Tour { $turn } sur { $last } · { $who }
film-start = Le début
film-alt = Un film, { $game }, table { $table } : tours { $first } à { $last }, une seconde chacun.
film-heading = **Film** · tours { $first } à { $last } · { $seconds } s
film-queued = 🎞️ { $before ->
    [0] Le film est en cours…
    [one] Un autre film passe avant…
   *[other] { $before } autres films passent avant…
}
film-progress = 🎞️ Le film est en cours : tour { $done } sur { $all }.
film-posted = Le film est posté dans { $channel }.
film-by = { $who } montre la partie jusqu’ici.
button-film = Film
button-as-film = Montrer en film
button-film-post = Poster dans le salon
refusal-film-none = Il n’y a encore rien à filmer : aucun tour n’est fini.
refusal-film-own = Deux films à toi sont déjà en cours ou en attente. Redemande quand l’un d’eux sera là.
refusal-film-queue = Trop de films sont en attente. Réessaie dans quelques minutes.
refusal-film-failed = Le film n’a pas pu être fait. La partie va bien ; réessaie plus tard.
refusal-film-not-posted = Je n’ai pas le droit d’écrire dans { $channel }, ou il n’existe plus. Le film reste ici, rien que pour toi.
refusal-film-soon = Un film de cette table vient d’être posté. Un autre pourra l’être { $when }.
button-go-to = Aller au tour…
turn-hint = Un nombre, par exemple 12
button-note = Note
note-title = Ta note sur la table { $table }
note-label = Rien que pour toi
note-hint = Ce que tu prévois, de qui tu te méfies. Vide-la pour l’oublier.
said-note = C’est noté. Personne d’autre ne peut la lire : elle est dans ton panneau, et ici.
said-note-gone = Il n’y a plus de note sur cette table.
button-say = Dire un mot
say-title = Un mot à la table { $table }
say-label = Ton mot
say-about = Les autres le lisent avec ton tour, sans mention. Un seul par tour.
said-line-with-turn = C’est dit. Les autres le liront à la fin de ton tour.
said-line = C’est dit. Les autres peuvent le lire.
log-said = 💬 { $who } : { $words }
refusal-say-nothing = Il n’y a rien à lire là-dedans. Écris au moins quelques lettres.
refusal-say-channel = Ici, tout le monde peut écrire dans le salon. Dire un mot, c’est pour les tables qui se jouent par message.
refusal-say-later = Tu dis un mot avec ton tour : tant que c’est à toi de jouer, et ensuite jusqu’à ce que quelqu’un d’autre ait joué.
refusal-said-already = Tu as déjà dit un mot pour ce tour. Le prochain ira avec ton prochain tour.
button-replay = Revoir
button-since = Depuis ta dernière visite
refusal-no-turns-kept = Aucun tour de cette partie n’est gardé : elle a commencé avec une version antérieure de Cairn.
refusal-replay-eyes = Tu ne peux pas voir par ces yeux-là, pas pendant que la partie est en cours. Rouvre *{ button-replay }* pour ce que tu peux voir.
refusal-replay-lost = Ce tour ne peut plus être montré : il a été gardé par une autre version de Cairn. D’autres le peuvent, avec les boutons ci-dessous.
refusal-turn-number = Quel tour ? Donne un nombre, par exemple 12.

### Leçons

lesson-title = 🎓 { $lesson } · étape { $number } sur { $steps }
lesson-ahead = -# ⏩ Une nouvelle position : pour cette étape, la partie est dans une autre situation.
lesson-do = Appuie maintenant sur : { $choices }
lesson-do-menu = Choisis maintenant dans le menu : { $choices }
lesson-do-in-menu = Choisis maintenant, dans le menu « { $menu } » : { $choices }
lesson-anything = Choisis ce que tu veux : { $prompt }
lesson-not-here = C’est permis, et à une vraie table tu pourrais le faire. Pour cette étape, appuie sur ce qui est nommé ci-dessous, ou sur *{ button-show-me }*.
lesson-closed = Ce n’est pas possible maintenant : { $reason }
lesson-stale = Tu avais déjà dépassé cette étape. Voici où tu en es :
lesson-afresh = Ici, des règles ou des cartes ont changé depuis ta dernière visite ; cette étape reprend donc à zéro.
lesson-stopped = Assez pour l’instant. L’endroit où tu en es est gardé : *{ button-learn }* ou `/apprendre` t’y ramène.
lesson-games = 🎓 Quel jeu veux-tu apprendre ? Une leçon prend quelques minutes, et personne d’autre ne la voit.
said-play-now = La table { $table } est dans { $channel }, et la partie a commencé. Elle ne compte pour rien, et *{ button-advice }* dans ton panneau te donne des conseils.
lesson-menu = 🎓 Quelle leçon veux-tu ?
lesson-menu-done = ✅ { $lesson }
lesson-menu-new = ▫️ { $lesson } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    })
said-no-hints = Je n’expliquerai plus les nouvelles sortes de décisions. `/paramètres` ramène les indications.
lesson-offer = Ce jeu est nouveau pour toi ({ $game }) ? Une leçon t’en montre les premiers tours, rien que pour toi, en quelques minutes.

### Boutons

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-options = Options
button-rules = Règles
button-computer = Ajouter un ordinateur
button-dismiss = Retirer { $who }
button-turn = Jouer mon tour
button-hand = Ma main
button-log = Journal
button-more = Plus
button-undo = Annuler
button-why = Pourquoi pas ?
button-why-all = Toutes les raisons
button-refresh = Actualiser
button-back = Retour
button-anyway = Le faire quand même
button-watch = Regarder
button-previous = Précédent
button-next = Suivant
button-no-hints = Masquer les indications
button-learn = Apprendre
button-help = Aide
button-play-now = Jouer tout de suite, avec un ordinateur indulgent
button-show-me = Montre-moi
button-go-on = Continuer
button-lesson-again = Reprendre au début
button-stop = Arrêter
button-rematch = Revanche
button-end-position = Voir la position finale
button-shuffle = Vérifier le mélange
button-board = Plateau
button-board-text = Plateau en texte
button-as-text = En texte
button-signs = Icônes
button-look = Tout le plateau
button-info = Infos
button-nudge = Relancer
button-table = À la table
button-close = Fermer pour de bon
button-move-here = Déplacer la table ici
button-try-again = Réessayer
button-agree = D’accord
button-decline = Décliner
button-refuse = Refuser
button-ask-to-take-back = Demander d’annuler
button-ask-others = Consulter les autres
button-take-back = Annuler cela
button-vote-wait = Attendre un jour
button-vote-stay = Laisser comme c’est
button-vote-computer = Ordinateur
button-vote-substitute = Relève
button-vote-win = Réclamer la victoire
button-vote-end = Finir sans résultat
button-back-again = Me revoilà
button-call-vote = Consulter les autres
button-play-on = Continuer à jouer
button-stop-here = Finir ici
button-take-seat = Prendre cette place
button-take-seat-of = Place { $seat }, table { $table }
button-take-seat-sure = La prendre pour de bon
button-leave-substitute = Chercher une relève
button-leave-stay = Je reste
button-leave-computer = Un ordinateur joue
button-leave-concede = Abandonner
button-leave-end = Finir pour tout le monde

### Réponses

said-opened = La table { $table } est ouverte dans { $channel }, et tu y es. Les autres y appuient sur *{ POSTED("button-join") }*.
said-joined = Te voilà à la table { $table }. Une mention t’appellera quand ce sera ton tour.
said-rematch = La revanche est la table { $table } dans { $channel }. Elle commence toute seule quand l’ont rejointe aussi : { $who }
said-rematch-begun = La revanche est déjà en cours : table { $table } dans { $channel }.
said-left = Tu as quitté la table { $table }.
said-started = La table { $table } a commencé. Bonne chance !
said-closed = La table { $table } est fermée.
said-kicked = { $name } n’est plus à la table { $table }.
said-replaced = { $new } a pris la place de { $old } à la table { $table }.
said-seat-offered = L’offre est postée à la table { $table }. La place change de mains dès l’accord de : { $who }.
said-offer-agreed = Merci. Accord encore attendu de : { $who }.
said-offer-refused = L’offre est retirée ; la place reste comme elle est.
said-undo-asked = On consulte les autres, sous le plateau. Le jeu continue pendant ce temps.
said-undo-done = Tout le monde est d’accord : c’est annulé, et le plateau suit.
said-undo-agreed = Merci. Personne n’apprend ta réponse.
said-undo-refused = La demande est close ; la partie reste comme elle est.
said-voted = Merci. Personne n’apprend ta réponse ; tu peux en changer tant que rien n’est décidé.
said-vote-decided = Merci. C’est décidé.
said-vote-called = On consulte les autres, sous le plateau.
said-back = Te revoilà ! La place est de nouveau à toi.
said-leave-substitute = Ta place est proposée à une relève. Elle est à toi jusqu’à ce que quelqu’un la prenne.
said-leave-stay = Tant mieux, tu restes. Ta place n’est plus proposée.
said-leave-computer = Un ordinateur garde ta place au chaud. *{ POSTED("button-back-again") }*, sous le plateau, te la rend.
said-leave-concede = Tu as abandonné. Merci d’avoir joué !
said-leave-end = Tout le monde ici est consulté, sous le plateau. La partie continue pendant ce temps.
said-proposed = On consulte les autres, sous le plateau. La partie continue pendant ce temps.
said-paused = La partie est en pause. *{ POSTED("button-play-on") }*, sous le plateau, y met fin.
said-proposal-refused = La proposition est close ; la partie continue.
said-all-agreed = Merci. Tout le monde est d’accord.
said-play-on = La partie continue.
said-stopped-here = La table est fermée. Merci d’avoir joué !
said-seat-yours = Bienvenue ! La place à la table { $table } est à toi : `/main` montre ta main.
said-seat-passed = Merci. La place à la table { $table } a changé de mains.
close-sure = La partie n’est pas terminée. Fermer la table y met fin pour tout le monde, sans résultat.
said-nudged = La relance est partie.
moved-to = ➡️ Cette table continue dans { $channel }.
said-moved = La table { $table } continue ici.
said-goes-on = La table { $table } continue.
alert-turn = C’est ton tour :
alert-reminder = { $count ->
    [one] Une table t’attend :
   *[other] { $count } tables t’attendent :
}
alert-daily = { $count ->
    [one] Aujourd’hui, une table t’attend :
   *[other] Aujourd’hui, { $count } tables t’attendent :
}
alert-asked = { $count ->
    [one] On te demande quelque chose à une table :
   *[other] On te demande quelque chose à { $count } tables :
}
alert-asked-line = [{ $table }]({ $link })
alert-line = [{ $table }]({ $link }), tour commencé { $since }
alert-line-alone = [{ $table }]({ $link }), tour commencé { $since } ; tout le monde a répondu et n’attend plus que toi
alert-line-late = { $line }. **Fin de ton temps { $at }**
alert-more = … et { $count } de plus : `/mes-tables` les liste toutes
button-alerts = Comment on me prévient
nudge-line = Petite relance : { $players }, la table attend{ $asked }.
trouble-locked-out = Je ne peux plus écrire dans { $channel }, où se joue { $game }, table { $table }. La partie est en sûreté : demande à l’équipe du serveur de me rouvrir l’accès, ou utilise `/table table:{ $table }` dans un autre salon et appuie sur *{ button-move-here }*.
trouble-owner = Sur ton serveur, je ne peux plus écrire dans { $channel }, où se joue { $game }, table { $table }. Il m’y faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*. `/serveur santé` nomme chaque endroit où il me manque quelque chose.
trouble-asleep = { $game }, table { $table }, dort sur ton serveur : depuis un jour, je n’ai pas pu poster son plateau dans { $channel }. Aucune pendule ne tourne pendant ce temps. Elle se réveille dès que je peux de nouveau y écrire (il me faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*) ; ou emmène-la ailleurs : `/table table:{ $table }` dans un autre salon, *{ button-move-here }*.
trouble-thread-locked = Le fil { $channel }, où se joue { $game }, table { $table }, a été fermé ou verrouillé. La partie est en sûreté : demande à l’équipe du serveur de le rouvrir, ou utilise `/table table:{ $table }` dans un autre salon et appuie sur *{ button-move-here }*.
trouble-no-messages = { $channel }, où se joue { $game }, table { $table }, n’accepte plus de messages : ce n’est plus un salon textuel. La partie est en sûreté : utilise `/table table:{ $table }` dans un autre salon et appuie sur *{ button-move-here }*.
trouble-refused = Discord n’a pas accepté ce que j’avais à dire de { $game }, table { $table }, pas même en texte simple. La partie est en sûreté, et chaque coup réessaie.
said-hand-blocked = Je ne peux pas t’envoyer ta main par message privé : Discord dit que tu n’en reçois pas d’ici. *{ POSTED("button-hand") }*, sous le plateau, et `/main` la montrent à tout moment. Pour la recevoir par message, autorise les messages privés de ce serveur ; je réessaie chaque fois que tu as cliqué sur quelque chose, et n’en parlerai plus.
nudge-sure = La table attend { $who }{ $asked }. Une relance mentionne encore une fois, là où tout le monde la lit.
trouble-gave-up = J’ai cessé d’essayer. Le prochain coup réessaie, tout changement du salon aussi.
trouble-incident = Qui gère Cairn peut le retrouver sous ce numéro : **{ $number }**.
no-history = Sans la permission *Voir les anciens messages*, je ne peux pas vérifier si quelque chose a été posté avant ma coupure : un plateau peut alors être ici deux fois.
nobody-plays = Il ne reste que des ordinateurs à cette table. Ils jouent tant que quelqu’un regarde : encore dix minutes, puis ils se reposent.
plain-instead = -# Discord n’a pas accepté ce message avec son image et ses boutons (incident **{ $number }**). `/jouer`, `/main` et `/plateau` fonctionnent toujours.
channel-gone = Le salon de { $game }, table { $table }, a été supprimé. La partie est en sûreté : utilise `/table table:{ $table }` dans un autre salon pour y continuer.

### Refus de l’interface

refusal-incident = Quelque chose s’est mal passé de mon côté. Regarde la table avant de réessayer : ton action a peut-être abouti. Si cela se reproduit, donne ce numéro à qui gère Cairn : **{ $number }**.
refusal-store = Je n’ai pas accès aux parties enregistrées en ce moment. Elles sont en sûreté, et la tienne attend. Regarde de nouveau la table dans une minute et continue : ce que tu as fait compte peut-être déjà. Si cela dure, donne ce numéro à qui gère Cairn : **{ $number }**.
refusal-no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/ouvrir`, ou nomme une table avec l’option *table*.
refusal-missing-permissions = Il me manque des permissions dans { $channel } : **{ $missing }**. L’équipe du serveur peut les accorder à mon rôle sous *Modifier le salon → Permissions* ; puis réessaie.
refusal-not-allowed-to-open = Sur ce serveur, l’ouverture de tables est réservée à { $who }. L’équipe du serveur peut changer cela avec `/serveur paramètres`.
refusal-manage-only = Seules les personnes qui peuvent gérer le serveur peuvent changer ses réglages. Tu peux changer les tiens : *ma-langue* et *mes-mains*.
refusal-bot-player = Un bot ne peut pas rejoindre une table. *{ POSTED("button-computer") }* ajoute des ordinateurs.
refusal-replace-whom = Choisis pour la place soit une personne, soit un ordinateur.
refusal-no-lesson = Il n’y a pas encore de leçon pour ce jeu. `/aide` avec le jeu l’explique en pages.
refusal-unknown-value = Cette valeur n’est pas dans la liste. Choisis une des suggestions qui apparaissent quand tu écris.
refusal-game-away = Ce jeu n’est pas disponible ici pour le moment. Ses tables sont mises de côté et continuent dès qu’il est de retour.
refusal-old-button = Ce bouton vient d’une version antérieure de Cairn et ne marche plus. Utilise les boutons sous le dernier plateau, ou `/jouer`.
refusal-restarting = Cairn redémarre. Réessaie dans un instant.
refusal-guild-only = Cela ne marche que sur un serveur, pas en message privé. Essaie dans un des salons du serveur.
refusal-role-missing = Nomme le rôle qui peut ouvrir des tables avec l’option *rôle*.
refusal-role-everyone = Tout le monde a le rôle `@everyone`. Choisis-en un que seules certaines personnes ont.
managers = l’équipe du serveur
role-named = qui a le rôle { $role }
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics

### Commandes

cmd-table = table
cmd-table-about = Une table en une page : qui joue, et tout ce qu’on peut y faire
cmd-open = ouvrir
cmd-open-about = Ouvrir une table dans ce salon
said-exported = La table { $table }, avec chaque main, chaque coup et sa graine. `cairn verify` la rejoue.
said-exported-public = La table { $table }, avec ce que tout le monde peut savoir pour l’instant. Quand elle sera finie, le fichier aura tout.
refusal-here-already = Cette table est déjà dans ce salon. Ouvre sa page dans le salon où elle doit aller.
branch-about = Continuer à partir de la fin du tour { $turn }, à une nouvelle table qui ne compte pour rien. Qui y était retrouve sa place.
button-branch = Continuer d’ici
button-branch-friends = Avec d’autres personnes
button-branch-computers = Contre des ordinateurs
button-branch-open = Toutes mains ouvertes
said-branched = 🌿 La table { $table } commence à la fin du tour { $turn } : { $channel }
refusal-branch-running = Cette partie est encore en cours. Une fois terminée, tout le monde pourra continuer à partir de n’importe lequel de ses tours.
refusal-branch-turn = Il n’y a rien à continuer après ce tour. Choisis-en un de 0 (le début) à { $last }.
refusal-branch-gone = La position où commence cette table n’est plus gardée. Ferme la table et ouvres-en une autre.
refusal-branch-options = Cette table commence par une position d’une autre partie, les options sont donc celles de cette partie.
refusal-branch-rated = Une table qui commence par une position d’une autre partie ne compte jamais pour le classement.
cmd-play = jouer
cmd-play-about = Jouer ton coup en l’écrivant
cmd-hand = main
cmd-hand-about = Regarder ta main
cmd-board = plateau
cmd-board-about = Regarder le plateau, ou une partie du plateau en grand
cmd-log = journal
cmd-log-about = Lire ce qui s’est passé
cmd-replay = revoir
cmd-replay-about = Revoir n’importe quel tour d’une partie, avec son journal
cmd-learn = apprendre
cmd-learn-about = Apprendre un jeu en quelques minutes, rien que pour toi
cmd-mygames = mes-tables
cmd-mygames-about = Tes tables, et où c’est ton tour
cmd-ranking = classement
cmd-ranking-about = Qui en est où dans un jeu, sur ce serveur
cmd-profile = profil
cmd-profile-about = Ce que quelqu’un a joué sur ce serveur ; toi, si tu ne nommes personne
cmd-settings = paramètres
cmd-settings-about = Ce que tu règles pour toi : langue, main, heures, congés, personnes bloquées
arg-game = jeu
arg-game-about = Quel jeu
arg-table = table
arg-table-about = Quelle table, sinon celle de ce salon
arg-turn = tour
arg-turn-about = Quel tour ; sinon le dernier
arg-choice = choix
arg-choice-about = Ce que tu veux faire
arg-player = membre
arg-player-about = Quelle personne
arg-show = afficher
arg-show-about = En image ou en texte
arg-zoom = zoom
arg-zoom-about = Quelle partie, en grand : ton côté, une zone, un côté adverse
arg-open = ouverture
arg-open-about = Qui peut ouvrir des tables (équipe du serveur)
arg-role = rôle
arg-role-about = Le rôle qui peut ouvrir des tables (équipe du serveur)
arg-language = langue
arg-language-about = Langue des messages publics (équipe du serveur)
arg-post = emplacement
arg-post-about = Où vont les nouvelles tables (équipe du serveur)
arg-pace = cadence
arg-pace-about = De combien de temps on dispose
arg-late = retard
arg-late-about = Ce qui arrive quand quelqu’un ne joue pas à temps
arg-late-days = jours-de-retard
arg-late-days-about = Sans pendule, au bout de combien de jours on est en retard (équipe du serveur)
arg-substitutes = relèves
arg-substitutes-about = Dans quel salon les places à prendre sont annoncées (équipe du serveur)
arg-hands = mains
arg-hands-about = Mains par message privé sur ce serveur (équipe du serveur)
arg-keep = conservation
arg-keep-about = Combien de temps les parties finies sont gardées (équipe du serveur)
arg-my-language = ma-langue
arg-my-language-about = Langue des messages que personne d’autre ne voit
arg-my-hands = mes-mains
arg-my-hands-about = Tes propres mains par message privé
arg-my-hints = mes-indications
arg-my-hints-about = Si ce qui est nouveau pour toi est expliqué une fois
cmd-help = aide
cmd-help-about = Ce qu’est Cairn, où trouver quoi ; les règles d’un jeu ; le texte d’une carte ou d’un lieu
arg-preset = préréglage
arg-preset-about = Un ensemble d’options tout prêt
arg-take-backs = annulations
arg-take-backs-about = Si des coups peuvent être annulés quand tout le monde est d’accord
arg-rated = classée
arg-rated-about = Si les parties comptent pour le classement, quand seules des personnes les commencent
arg-why = pourquoi
arg-why-about = La raison, que tout le monde lit à la table
arg-restore = rétablir
arg-restore-about = Faire de nouveau compter un résultat retiré
arg-invite = inviter
arg-invite-about = À qui tu proposes de jouer
arg-invite-2 = inviter-2
arg-invite-2-about = À qui encore
arg-invite-3 = inviter-3
arg-invite-3-about = À qui encore
arg-invite-4 = inviter-4
arg-invite-4-about = À qui encore
arg-invite-5 = inviter-5
arg-invite-5-about = À qui encore
choice-picture = image
choice-text = texte

### Refus aux tables

refusal-stale = La table a avancé depuis que c’est posté. Voici où elle en est.
refusal-not-seated = Tu n’es pas à cette table. Si elle n’a pas commencé, appuie sur *{ POSTED("button-join") }* ; sinon, quelqu’un qui y joue peut t’offrir sa place sur la page que montre `/table`.
refusal-other-not-seated = Personne de ce nom n’est à cette table. `/table` montre qui y est.
refusal-not-your-turn = Tu n’as rien à décider pour le moment. Une mention t’appellera quand ce sera ton tour.
refusal-set-aside = Cette table est mise de côté : cette version de Cairn ne peut pas la lire. Rien n’est perdu ; elle revient dès qu’elle peut être lue.
refusal-game-gone = Cette table est mise de côté : son jeu n’est pas disponible ici pour le moment. Rien n’est perdu ; elle continue dès que le jeu est de retour.
refusal-step-failed = Cette étape s’est mal passée de mon côté, la table est donc mise de côté telle qu’elle était avant. Rien n’est perdu. Donne ce numéro à qui gère Cairn : **{ $number }**.
refusal-game-stopped = Cette étape a demandé trop de temps ou de mémoire au jeu : je l’ai arrêtée, et la table est mise de côté telle qu’elle était avant. Rien n’est perdu. Donne ce numéro à qui gère Cairn : **{ $number }**.
refusal-unreadable = Cette version de Cairn ne peut pas lire cette table. Rien n’est perdu.
refusal-no-picture = Il n’y a pas d’image en ce moment : trop de choses attendent d’être dessinées. Réessaie dans une minute.
picture-failed = Cette image ne peut pas être dessinée : les images de ce jeu ont un problème. Tu peux continuer à jouer en mots.
refusal-unknown-table = Cette table n’existe pas, ou tu ne peux pas la voir d’ici. `/mes-tables` liste les tiennes.
refusal-unknown-piece = Rien ne porte ce nom ici. Choisis une des suggestions qui apparaissent quand tu écris.
refusal-unknown-game = Cairn ne connaît pas ce jeu. Choisis-en un dans la liste qui apparaît quand tu écris.
refusal-not-started = Cette partie n’a pas encore commencé. Qui a ouvert la table la lance avec *{ POSTED("button-start") }*.
refusal-not-running = Personne ne joue à cette table en ce moment.
refusal-swept = Cette partie est finie depuis longtemps : son plateau n’est plus gardé. *{ POSTED("button-log") }* montre son résultat, `/revoir` ses tours.
refusal-swept-rules = Ses tours ne peuvent plus être montrés : les règles ont changé depuis dans cette version de Cairn.
refusal-already-started = Cette partie a déjà commencé. Pour y entrer, demande à quelqu’un qui y joue de t’offrir sa place sur la page que montre `/table`.
refusal-rematch-running = Cette partie est encore en cours. *{ POSTED("button-rematch") }*, c’est pour quand elle sera terminée.
refusal-rematch-others = La revanche est pour qui a joué ici. Ouvre ta propre table avec `/ouvrir`.
refusal-over = Cette partie est terminée. Ouvre une nouvelle table avec `/ouvrir`.
refusal-not-set-aside = Cette table est déjà de nouveau en cours.
refusal-busy = Trop de choses arrivent à la fois à cette table. Réessaie.
refusal-channel-taken = Ce salon a déjà une table. Ouvre la nouvelle dans un fil.
refusal-too-many-tables = Tu as déjà { $limit ->
    [one] { $limit } table ouverte
   *[other] { $limit } tables ouvertes
} sur ce serveur, le maximum par personne. Tu pourras en ouvrir une autre dès { $limit ->
    [one] qu’elle sera
   *[other] que l’une d’elles sera
} finie ou fermée.
refusal-you-sit-already = Tu es déjà à cette table.
refusal-being-forgotten = Qui a demandé l’oubli ne peut rien rejoindre avant que j’en aie fini. Réessaie dans quelques minutes.
refusal-resting = Cette table se repose : son serveur m’a retiré, ou a demandé de supprimer tout ce que je garde de lui. Elle reprendra quand je serai de nouveau sur ce serveur.
refusal-erasing = Ce que je garde de ce serveur est en train d’être supprimé. Tout peut recommencer dans quelques minutes.
refusal-not-erased = Aucune suppression n’est prévue pour ce serveur.
refusal-erase-name = Pour tout supprimer, écris le nom de ce serveur exactement ainsi : { $server }
refusal-already-seated = Cette personne est déjà à cette table.
refusal-table-full = Cette table est pleine : les { $seats } places sont prises. Ouvres-en une autre avec `/ouvrir`.
refusal-seat-count = { $have ->
    [one] Il y a { $have } personne à cette table ; pour ce jeu, il en faut { $fits }. *{ POSTED("button-computer") }* remplit des places.
   *[other] Il y a { $have } personnes à cette table ; pour ce jeu, il en faut { $fits }.
}
refusal-options = Ces options ne vont pas avec ce jeu ou avec le nombre de personnes. Change-les avec *{ POSTED("button-options") }*, puis réessaie.
refusal-close-rated = D’autres jouent avec toi cette partie classée, tu ne peux donc pas y mettre fin de toi-même. *{ button-leave-end }* derrière *{ button-leave-table }* les consulte, et tu peux aussi y abandonner.
refusal-owner-only = Seules la personne qui a ouvert la table et l’équipe du serveur peuvent le faire. Demande-leur.
refusal-other-server = Cette table appartient à un autre serveur : cela ne se fait que là-bas.
refusal-not-a-member = { $name } n’est pas sur ce serveur.
refusal-offer-gone = Cette offre n’est plus valable.
refusal-offer-not-yours = C’est à { $who } de le dire.
refusal-offered-often = Tu as fait cette offre { $limit } fois en un jour, c’est assez. Ce sera de nouveau possible { $when }.
refusal-leave-running = La partie est en cours et a besoin de tout son monde. Remets ta place à quelqu’un ou à un ordinateur sur la page que montre `/table`.
refusal-kick-running = La partie est en cours et a besoin de tout son monde. Remets cette place à quelqu’un ou à un ordinateur sur la page que montre `/table`.
refusal-undo-none = Il n’y a rien à annuler : tu n’as encore joué aucun coup ici.
refusal-no-result = Il n’y a pas de résultat de ce numéro sur ce serveur : utilise le numéro d’une table dont la partie s’est terminée ici.
refusal-no-reason = Dis pourquoi : tout le monde lit la raison.
refusal-result-removed = Ce résultat a déjà été retiré.
refusal-result-counts = Ce résultat compte : il n’est pas retiré.
refusal-undo-new-seat = Il n’y a rien à annuler : tu n’as joué aucun coup depuis que tu as pris cette place.
refusal-undo-revealed = Ta dernière étape reste : elle a révélé quelque chose de caché.
refusal-undo-others = Ta dernière étape reste : quelqu’un d’autre a joué depuis.
refusal-undo-lost = Ta dernière étape reste : elle a été faite avec une version antérieure de Cairn, qui gardait la table sous une autre forme.
refusal-undo-no-consent = Cette table a été ouverte sans annulations : ce qui a été révélé, ou ce après quoi d’autres ont joué, reste.
refusal-undo-too-old = Ton dernier coup ici date d’avant que Cairn ne garde le début des tours, il ne peut donc pas être annulé. Les suivants le pourront.
refusal-undo-moved-on = La table a avancé, et cela ne peut plus être annulé. Appuie de nouveau sur *{ button-ask-to-take-back }* pour voir où elle en est.
refusal-undo-gone = Cette demande est déjà close.
refusal-kept = Un ordinateur garde ta place au chaud. Appuie sur *{ POSTED("button-back-again") }*, sous le plateau ; tu pourras alors le faire.
refusal-not-kept = Aucun ordinateur ne garde ta place : c’est toi qui joues.
refusal-returning = L’ordinateur finit ce qu’il a en cours ; un instant plus tard, la place est de nouveau à toi.
refusal-vote-gone = Ce vote est déjà clos.
refusal-vote-own = Ce sont les autres qui en décident, car il s’agit de ta place. Si tu restes finalement, appuie sur *{ button-leave-stay }* derrière *{ button-leave-table }* sur la page que montre `/table`.
refusal-vote-late = C’est toi qui es en retard : joue ton coup, et personne n’aura à voter sur toi.
refusal-vote-open = Les autres ont déjà été consultés, sous le plateau.
refusal-nobody-late = Personne n’est en retard à cette table.
refusal-seat-open = Une relève est déjà recherchée.
refusal-seat-gone = Cette place n’est plus à prendre. *{ button-open-seats }* sous `/chercher` liste celles qui le sont.
refusal-proposal-open = Quelque chose est déjà proposé à tout le monde, sous le plateau. Une chose à la fois.
refusal-proposal-gone = Cette proposition est déjà close.
refusal-proposal-own = C’est ta propre proposition : aux autres de donner leur accord. *{ POSTED("button-refuse") }* la retire.
refusal-paused = Cette table est en pause. *{ POSTED("button-play-on") }*, sous le plateau, y met fin, un coup aussi.
refusal-stopped = Cette partie est jouée d’avance. Elle ne continue que si tout le monde est d’accord : tu peux répondre sous le plateau.
refusal-not-paused = Cette table n’est pas en pause : la partie est en cours.
refusal-undo-own = C’est ta propre demande : aux autres de donner leur accord. *{ POSTED("button-refuse") }* la retire.
refusal-undo-answered = Tu as déjà donné ton accord. *{ POSTED("button-refuse") }* permet encore de le retirer.
refusal-undo-asked = Une demande est déjà ouverte, sous le plateau. Elle expire dans les 24 heures.
refusal-undo-asked-turn = Les autres ont été consultés une fois depuis le dernier tour fini, c’est assez. Tu pourras redemander après le suivant.
refusal-undo-asked-often = Tu as fait { $limit } demandes d’annulation dans cette partie, c’est le maximum.
refusal-undone-often = Tu as annulé en dix minutes { $limit } tours que tout le monde avait déjà vus. Ce sera de nouveau possible { $when }.
refusal-nudge-self = C’est toi que la table attend. Appuie sur *{ POSTED("button-turn") }* ou utilise `/jouer`.
refusal-nudge-computer = La table attend un ordinateur ; il jouera de lui-même.
refusal-nudged-already = { $hours ->
    [one] Une relance est partie il y a moins d’une heure. Laisse un peu de temps : ce sera de nouveau possible { $when }.
   *[other] Une relance est partie il y a moins de { $hours } heures. Laisse un peu de temps : ce sera de nouveau possible { $when }.
}
refusal-nudge-soon = Ce tour a commencé il y a moins d’une heure. Tu pourras relancer { $when }.

notice-set-aside = Cette version de Cairn ne peut pas lire cette table, elle est donc mise de côté. Rien n’est perdu : elle continue dès qu’elle peut être lue. Merci de le dire à qui gère Cairn.
notice-game-gone = { $game } n’est pas disponible ici pour le moment : cette table est donc mise de côté et aucune pendule ne tourne. Rien n’est perdu : elle continue dès que le jeu est de retour. Merci de le dire à qui gère Cairn.
notice-game-older = Cette table a été jouée en dernier avec une version de { $game } plus récente que celle qui est ici maintenant : elle est donc mise de côté et aucune pendule ne tourne. Rien n’est perdu : elle continue dès que cette version est de retour. Merci de le dire à qui gère Cairn.
notice-step-failed = Quelque chose s’est mal passé de mon côté dans cette partie, la table est donc mise de côté. Rien n’est perdu. Donne ce numéro à qui gère Cairn : **{ $number }**. Une fois la panne réparée, `/table` propose de réessayer, à qui a ouvert la table et à l’équipe du serveur.
notice-game-stopped = Une étape de { $game } a demandé trop de temps ou de mémoire : je l’ai arrêtée, et la table est mise de côté. Rien n’est perdu. Donne ce numéro à qui gère Cairn : **{ $number }**. Une fois la panne réparée, `/table` propose de réessayer, à qui a ouvert la table et à l’équipe du serveur.
notice-back = Cette table peut de nouveau être lue. La partie continue.
notice-invited = { $who } invite à cette table : { $guests }. *{ POSTED("button-join") }* est sous le message ci-dessus.
notice-closed = { $who } a fermé cette table.
notice-closed-why = { $who } a fermé cette table. La raison : { $reason }
notice-ended-by-vote = Toutes les personnes consultées l’ont voulu : cette partie a fini sans résultat.
notice-ended-by-all = { $by } l’a proposé et tout le monde a été d’accord : cette partie a fini sans résultat.
notice-idle = Personne n’a touché à cette table depuis plus de { $days } jours, elle a donc fini sans résultat.
notice-decided = Cette partie est jouée d’avance : { $why }. Plus personne n’y joue, la table est donc fermée.
notice-not-played-on = Tout le monde n’a pas voulu continuer, cette partie finit donc ici.
notice-seat-not-taken = Personne n’a pris la place { $seat } en { $days } jours : elle reste à { $who }.
notice-expired = { $days ->
    [one] Aucune arrivée ni aucun départ depuis { $days } jour, cette table a donc été fermée. `/ouvrir` en ouvre une nouvelle.
   *[other] Aucune arrivée ni aucun départ depuis { $days } jours, cette table a donc été fermée. `/ouvrir` en ouvre une nouvelle.
}
notice-replaced = { $new } prend la place { $seat } de { $old }.
notice-seat-taken = { $new } prend la place { $seat } de { $old }.{ $why ->
    [late] {" "}Cette personne a fait attendre la table trop longtemps.
    [left] {" "}Cette personne a quitté le serveur.
    [manager] {" "}Ainsi décidé par { $by }, de l’équipe du serveur : { $reason }
    [kept] {" "}Un ordinateur l’a gardée entre-temps.
    [conceded] {" "}Cette personne a abandonné.
    [unmoved] {" "}Aucun premier coup n’est venu en 72 heures.
    [withdrew] {" "}Cette personne a quitté le tournoi.
    [removed] {" "}Cette personne sort du tournoi, sur décision de l’organisation.
    [forfeits] {" "}Cette personne sort du tournoi après deux forfaits.
    [ruled] {" "}Ainsi décidé par l’organisation du tournoi.
   *[agreed] {""}
}
notice-offer-refused = { $who } a dit non : la place { $seat } reste comme elle est.
notice-offer-expired = La place { $seat } reste comme elle est : { $who } n’a pas répondu en { $days } jours.

### Le calendrier d’une personne, ses alertes et sa liste de blocage

day-weekday = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
}
day-words = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
} { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
day-words-year = { $day } { $year }
decimal-mark = ,
days-range = { $first }–{ $last }
days-every = tous les jours
hours-words = { $start }–{ $end }, { $days }
away-days = du { $first } au { $last }
away-open = à partir du { $first }, jusqu’à ton retour
away-line = 🌴 { $who } est en congé jusqu’au { $day }
away-line-open = 🌴 { $who } est en congé
away-ends = 🌴 Ton congé finit bientôt (dernier jour : { $last }). Ensuite, tes pendules tournent de nouveau. Pour le prolonger ou revenir plus tôt, utilise le bouton ci-dessous ou *{ button-me }* dans `/paramètres`.
away-still = 🌴 Ton congé est noté ({ $away }), ta pendule s’arrête donc jusque-là. Es-tu de retour ?

me-title = ## Quand je joue, et comment on me prévient
me-zone = **Fuseau horaire :** { $zone } ({ $offset }). Il y est { $time }. Change-le avec `/paramètres fuseau:`.
me-hours = **Je ne joue pas :** { $hours }
me-hours-none = aucune heure indiquée
me-days-off = **Jours de repos :** { $days }
me-none = aucun
me-rest-note = Les pendules s’arrêtent à ces heures, 10 heures par jour et deux jours par semaine au plus. Les rappels se taisent pendant toute leur durée.
me-overfull-hours = ⚠️ Plus de 10 heures, { $days } : tes pendules s’arrêtent pendant les 10 premières et tournent ensuite. Les rappels se taisent pendant toute leur durée.
me-overfull-days = ⚠️ Plus de deux jours de repos : tes pendules s’arrêtent pendant deux d’entre eux ({ $days }) et tournent pendant les autres. Les rappels se taisent pendant tous ces jours.
me-away = **En congé :** { $away }
me-away-note = Les autres voient « en congé jusqu’au … », jamais ton calendrier.
me-alerts = **Comment on me prévient**
me-blocked = **Qui je bloque :** ces personnes ne peuvent pas rejoindre les tables que tu ouvres ou où tu joues, et on te demande avant que tu ne rejoignes les leurs. Personne n’en est informé.
me-turn = Quand c’est mon tour
me-turn-ping = me mentionner dans le salon
me-turn-message = m’envoyer plutôt un message privé
me-turn-later = me mentionner, sauf si j’ai joué dans les minutes qui suivent
me-turn-daily = un message par jour sur toutes mes tables, rien d’autre
me-turn-none = ne pas me prévenir
me-delay = Après
me-delay-value = { $number } minutes
me-hour = À
me-hour-value = { NUMBER($number, minimumIntegerDigits: 2) }:00
me-remind = Rappel
me-remind-value = { $number ->
    [one] après { $number } heure de mes heures ouvertes
   *[other] après { $number } de mes heures ouvertes
}
me-remind-never = jamais
me-language = Langue
me-language-en = { settings-language-en }
me-language-de = { settings-language-de }
me-language-fr = { settings-language-fr }
me-language-es = { settings-language-es }
me-language-auto = comme dans Discord
me-pace = En combien de temps je réponds
me-pace-shown = le montrer dans les profils
me-pace-hidden = le garder pour moi
me-ranked = Classements
me-ranked-shown = m’y montrer
me-ranked-hidden = ne pas m’y montrer (mes parties comptent quand même)
me-muted = Mots des autres, par message
me-muted-nobody = les lire
me-muted-everybody = n’en lire aucun
me-muted-pick = ne pas lire ceux de…
me-choose-remove = Retirer des heures…
me-choose-days-off = Jours de repos…
me-choose-call-off = Renoncer à un congé…
me-choose-block = Bloquer quelqu’un, ou le retirer de la liste…

me-saved = C’est enregistré.
me-saved-nothing = Rien n’a changé.
me-saved-opened = Les heures ouvertes en plus comptent tout de suite.
me-saved-closed = Les heures ouvertes en moins comptent pour les tours qui commencent dans 24 heures ou plus tard. Jusque-là, tes pendules tournent comme avant.
me-saved-zone = Ton fuseau horaire est maintenant { $zone } ({ $offset }). Ce qu’il ferme compte pour les tours qui commencent dans 24 heures ou plus tard.
me-saved-away = C’est noté, tu es en congé ({ $away }).
me-saved-away-free = Sur { $server }, tes pendules s’arrêtent pendant ce temps : { $days } { $days ->
    [one] jour
   *[other] jours
} sur les { $allowance } par an.
me-saved-away-beyond = Sur { $server }, tes pendules ne s’arrêtent que pendant les { $granted } premiers de ces { $days } jours, puis elles tournent : le serveur accorde { $allowance } jours par an. Tu restes « en congé » pour les autres, et les rappels se taisent toujours.
me-saved-away-open = Sur { $server }, tes pendules s’arrêtent encore { $granted } { $granted ->
    [one] jour
   *[other] jours
} au plus, puis elles tournent : le serveur accorde { $allowance } jours par an.
me-saved-back = Te revoilà ! Ton congé est fini, et tes pendules tournent de nouveau.
me-saved-called-off = Congé abandonné ({ $away }).

form-hours-title = Heures où je ne joue pas
form-hours-from = De
form-hours-to = À
form-hours-hint-from = 22:00
form-hours-hint-to = 7:00 – le lendemain, si c’est plus tôt
form-hours-days = Ces jours-là
form-away-title = En congé
form-away-first = Premier jour
form-away-last = Dernier jour
form-away-hint-first = aujourd’hui, demain, 24 déc. ou 2026-12-24
form-away-hint-last = laisser vide : jusqu’à mon retour

zone-choice = { $place } · { $offset } · il y est { $time }
refusal-seat-not-for = { $who } ne peut pas prendre cette place : elle n’est pas ouverte à tout le monde, par exemple pas à qui connaît une autre main de cette partie. Offre-la à quelqu’un d’autre.
lobby-wait = ⏳ La plus longue attente pour un tour, en l’état : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

settings-vacation = Jours de congé par an où les pendules s’arrêtent
settings-vacation-0 = aucun
settings-vacation-7 = 7 jours
settings-vacation-14 = 14 jours
settings-vacation-30 = 30 jours
settings-vacation-60 = 60 jours
settings-vacation-90 = 90 jours

button-me = Mon calendrier
button-add-hours = Ajouter des heures
button-away-days = En congé du … au …
button-away-open = En congé jusqu’à mon retour
button-i-am-back = Je suis de retour
button-join-anyway = Rejoindre quand même
seat-blocked = ⚠️ { $who }, que tu bloques, joue à cette table.
join-seated = Tu es déjà à cette table ; *{ POSTED("button-join") }* est pour les autres. Voici ce que tu peux faire ici :
join-blocked = { $who }, que tu bloques, est à cette table. Veux-tu la rejoindre quand même ?
alpha-agree = 🧪 { $game } est une alpha : le jeu est encore à l’essai. Les règles peuvent changer en cours de partie, il peut arriver qu’une partie s’arrête là, et rien n’y compte pour le classement. Veux-tu y jouer ?

refusal-zone = Je ne connais pas le fuseau horaire « { $zone } ». Écris une ville, un pays ou un décalage comme +2 dans `/paramètres fuseau:`, et choisis dans la liste.
refusal-hours-time = « { $typed } » n’est pas une heure. Écris-la comme 7, 7:30, 22 h ou 22h30.
refusal-hours-same = Le début et la fin sont à la même heure. Pour un jour entier, choisis-le sous « Jours de repos ».
refusal-hours-no-days = Coche au moins un jour où ces heures sont fermées.
refusal-hours-many = Cela fait { $limit } plages d’heures, et il n’en tient pas plus. Retires-en une d’abord, ou réunis-en.
refusal-no-time-left = Il ne te resterait plus aucun moment pour jouer. Laisse du temps ouvert dans la semaine, ou utilise *{ button-away-days }* si tu t’absentes un moment.
refusal-away-date = « { $typed } » n’est pas un jour que je comprends. Écris-le comme 24 déc. ou 2026-12-24, ou aujourd’hui, demain ou un jour de la semaine.
refusal-away-past = { $day } est passé : chez toi, on est { $today }. Un congé peut commencer aujourd’hui au plus tôt.
refusal-away-backwards = Le dernier jour, { $last }, est avant le premier, { $first }. Indique-les dans l’autre sens.
refusal-away-far = Un congé peut aller jusqu’au { $day }, dans un an. Indique un jour plus proche.
refusal-away-already = Tu es déjà en congé à ce moment-là ({ $away }). Renonces-y d’abord, ou choisis d’autres jours.
refusal-away-many = Tu as indiqué { $limit } congés, et il n’en tient pas plus. Renonce d’abord à l’un d’eux.
refusal-not-away = Tu n’es pas en congé en ce moment. On renonce aux congés à venir dans le menu de *{ button-me }*, sous `/paramètres`.
refusal-block-yourself = Tu ne peux pas te bloquer. Choisis quelqu’un d’autre.
refusal-block-bot = { $who } est un bot ; il n’y a rien à bloquer. Choisis une personne.
refusal-block-many = Tu peux bloquer { $limit } personnes au plus. Retire d’abord quelqu’un de la liste.
refusal-not-for-you = Tu ne peux pas rejoindre cette table : elle n’est pas ouverte à tout le monde. Ouvre la tienne avec `/ouvrir`.
refusal-seat-not-for-you = Tu ne peux pas prendre cette place : elle n’est pas ouverte à tout le monde, par exemple pas à qui connaît une autre main de cette partie. *{ button-open-seats }* sous `/chercher` en liste d’autres.
refusal-form-gone = Ce formulaire était vide. Appuie de nouveau sur le bouton, remplis-le et envoie-le.

former-player = anonyme { $code }
me-data = Tout ce qui est enregistré sur toi, en JSON. docs/privacy.md dit ce qui est gardé, pourquoi et combien de temps.
me-forget = **M’oublier**
    C’est sans retour. { $tables ->
        [0] Tu n’es à aucune table en ce moment.
        [one] Tu quittes ta table : une partie en cours à deux est perdue, dans les autres un ordinateur prend ta place pour de bon.
       *[other] Tu quittes tes { $tables } tables : les parties en cours à deux sont perdues, dans les autres un ordinateur prend ta place pour de bon.
    }
    Tes notes, ton calendrier, tes souhaits, ta liste de blocage et tes plans disparaissent, mes messages pour toi aussi. Dans les résultats et les journaux, un nom au hasard remplace le tien ; les messages qui peuvent encore être modifiés le sont. Ton nom reste dans les images postées auparavant.
    {""}*{ button-my-data }* te donne d’abord le tout en fichier.
button-forget = M’oublier
said-forgetting = Je t’oublie. Les anciens messages peuvent prendre quelques minutes. Merci d’avoir joué !
arg-zone = fuseau
arg-zone-about = Une ville, un pays, ou un décalage comme +2
arg-vacation = congés
arg-vacation-about = Jours de congé par an où les pendules s’arrêtent (équipe du serveur)

### Mots que l’on écrit pour les jours et les heures : synonymes entre virgules, dans l’ordre de la liste, que partage ;

typed-days = avant-hier, avant hier; hier; aujourd’hui, aujourdhui, auj; demain; après-demain, apres-demain, après demain, apres demain
typed-weekdays = lu, lun, lundi; ma, mar, mardi; me, mer, mercredi; je, jeu, jeudi; ve, ven, vendredi; sa, sam, samedi; di, dim, dimanche
typed-months = janv, jan, janvier; févr, fév, fevr, fev, février, fevrier; mars, mar; avr, avril; mai; juin, jun; juil, jul, juillet; août, aout, aoû, aou; sept, sep, septembre; oct, octobre; nov, novembre; déc, dec, décembre, decembre
typed-units = min, mn, minute, minutes; h, heure, heures; j, jr, jrs, jour, jours; sem, semaine, semaines
typed-halves = matin; soir, après-midi, l’après-midi, apres-midi, l’apres-midi; nuit
typed-slashes = day
typed-hours = minuit; midi
typed-clock = h, heure, heures, du, de, la
typed-ago = il y a, y a
typed-last = dernier, dernière, derniere, passé, passée
typed-fillers = à, a, au, le, la, dans, en, vers, ce, dès, jusqu’à, jusqu’au, prochain, prochaine

### Ordres

button-plan = Planifier
button-plan-done = C’est tout
button-cancel-premove = Retirer l’ordre
button-step-back = Une étape en arrière
button-alternative = Variante { $number }
button-new-alternative = Ajouter la variante { $number }
plan-title = **Ton prochain tour, planifié d’avance.** Ce que tu choisis est gardé comme un ordre et joué pour toi quand ton tour vient. Personne d’autre ne le voit.
plan-whole = On ne peut pas planifier ce tour plus loin. Pour le reste, on te demandera comme d’habitude.
plan-nothing = Ton prochain tour ne peut pas encore être planifié : tu n’en sais pas assez.
plan-closed = « { $choice } » n’est pas possible dans l’état actuel de la table. Si cela reste ainsi, l’ordre s’arrête là.
plan-unless = Sauf si … (jusqu’à { $most })
plan-kept = Ce n’est pas encore ton tour : je l’ai gardé comme un ordre pour ce moment-là.
play-ahead = Planifier : { $choice }
premove-lies = **Ordre pour ton prochain tour :**
premove-comes = **Ton ordre va être joué**, à moins que tu ne joues avant ou ne le retires :
premove-line = { $number }. { $what }
premove-line-unless = { $number }. { $what } – sauf si { $guard }
premove-or = { " ou " }
premove-then = {", puis : "}
premove-cancelled = Ton ordre est retiré.
premove-dropped = Ton ordre est tombé : { $why }
premove-over-undone = un tour a été annulé depuis.
premove-over-seat = quelqu’un d’autre a pris une place depuis.
premove-over-dealt = les cartes en main ne sont plus les mêmes.
premove-over-moved = tu as joué toi-même.
premove-over-restart = j’étais hors ligne un moment et ne peux pas garantir qu’il vaut encore.
premove-over-touched = ce que tu avais nommé est arrivé : { $what }.
premove-over-at = il s’est arrêté à « { $choice } » : { $why }
premove-over-computer = un ordinateur qui gardait ta place au chaud a joué ton coup.
refusal-premove-moved-on = La table a avancé, et ton ordre avec elle. Rouvre *{ button-plan }*.
refusal-premove-not-open = Cela ne peut pas être planifié dans l’état actuel de la table. Choisis quelque chose dans le panneau.
refusal-premove-nothing = Ton prochain tour ne peut pas encore être planifié : tu n’en sais pas assez.
refusal-premove-your-turn = C’est déjà ton tour : joue-le ici même.
refusal-premove-watched = Un ordre peut dépendre de { $most } choses au plus. Enlèves-en une d’abord.

### try it

button-try = Essayer
button-try-lines = Mes essais
button-try-deal = Autre donne
button-try-computer = Faire répondre un ordinateur
button-try-keep = Garder
button-try-drop = Oublier
button-try-order = En faire un ordre
button-try-happened = Ce qui s’est passé
button-try-table = Vers la table
try-heading = **Essayer :** { $name } · { $at } sur { $steps ->
    [one] { $steps } choix
   *[other] { $steps } choix
} · donne { $deal } sur { $most }
try-about = Personne d’autre ne voit ceci, et rien n’en est joué. En pointillé : une supposition, distribuée au hasard. En clair : ce qui diffère du début de l’essai.
try-scratch = sans nom
try-scores = **Points :** { $scores }
try-score = { $name } { $score } ({ $more })
try-score-same = { $name } { $score }
try-for = Tu choisis pour **{ $name }**, avec des cartes supposées là où elles sont en pointillé :
try-over = Personne n’a rien à choisir ici.
try-elsewhere = Il n’y a rien à choisir ici.
try-lines = Tes essais
try-line = { $name } · { $steps ->
    [one] { $steps } choix
   *[other] { $steps } choix
}
try-name = Un nom pour cet essai
try-name-hint = Personne d’autre ne le lit
try-happened = **Ce qui s’est passé à la table :**
try-kept = gardé comme « { $name } ». Tu le retrouves sous *{ button-try }* et, après la partie, dans *{ button-replay }*.
try-stale = cet essai avait déjà avancé. Le voici tel qu’il est.
try-whole = un essai a { $most } choix au plus. Reviens en arrière, ou essaie autre chose.
try-line-gone = cet essai n’existe plus. En voici un autre.
try-deals-used = tu as eu { $most } donnes depuis ton dernier tour. La suivante vient après ton prochain tour ; voici la dernière.
try-rules = les règles ont changé depuis : l’essai est montré aussi loin qu’il tient encore, { $number ->
    [0] soit son début
    [one] { $number } choix
   *[other] { $number } choix
}.
refusal-no-analysis = Cette table a été ouverte sans *{ button-try }*.
refusal-try-deals = Tu as eu { $most } donnes depuis ton dernier tour. La suivante vient après ton prochain tour.
refusal-try-none = Il n’y a pas d’essai de ta part à cette table.
refusal-try-gone = Cet essai n’existe plus. Rouvre *{ button-try }*.
refusal-try-full = Tu gardes déjà { $most } essais à cette table. Oublies-en un d’abord, ou donne à celui-ci le nom d’un autre pour qu’il le remplace.
refusal-try-name = Il faut un nom à cet essai.
refusal-try-turn = On ne peut essayer que depuis un tour où tu vois ta main.
refusal-try-rules = Cet essai a été gardé par une autre version de Cairn et ne peut plus être montré. D’autres le peuvent.
refusal-try-passed = Des mains ont été transmises depuis le début de cet essai, et ce que tu as transmis est à quelqu’un d’autre. Tu le revois quand la partie est finie.
refusal-try-order = Rien de ton premier tour dans cet essai ne peut être planifié dans l’état actuel de la table.
refusal-try-orders = Il y a déjà { $most } ordres pour ton prochain tour. Enlèves-en un d’abord, sous *{ button-plan }*.
refusal-try-computer = Aucun ordinateur n’a pu répondre à l’instant. Choisis à leur place, ou réessaie dans un moment.
refusal-try-again = C’était trop rapide pour moi. Appuie encore une fois.

### Le soin d’un serveur

cmd-server = serveur
cmd-server-about = Pour qui gère ce serveur : ses réglages, ses tables, et comment Cairn s’y porte
cmd-server-health = santé
cmd-server-health-about = Où Cairn ne peut pas écrire, ce qu’il lui manque, et ce qui attend
cmd-server-settings = paramètres
cmd-server-settings-about = Cairn sur ce serveur : qui ouvre des tables, où, en quelle langue, à quelle cadence
cmd-server-webhooks = webhooks
cmd-server-webhooks-about = Annoncer à tes propres programmes ce qui se passe aux tables de ce serveur
cmd-server-unrate = déclasser
cmd-server-unrate-about = Retirer le résultat d’une partie : le classement devient ce qu’il serait sans elle
health-title = **Comment Cairn se porte sur ce serveur**
health-places-well = { $count ->
    [0] ✅ Aucune table n’est ouverte, et aucun salon n’est choisi dans `/serveur paramètres`.
    [one] ✅ Je peux écrire dans le seul endroit où je le dois.
   *[other] ✅ Je peux écrire dans les { $count } endroits où je le dois.
}
health-lacks = ⚠️ { $channel } ({ $what }) : il me manque { $missing }.
health-gone = ⚠️ { $channel } ({ $what }) : supprimé, invisible pour moi, ou devenu un forum.
health-more = … et { $count } endroits de plus
health-tables = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
health-substitutes = places à prendre
health-posts = 📨 Encore à poster ici : **{ $waiting }**, tentés en vain jusqu’ici : **{ $tried }**
health-oldest = › Le plus ancien a été mis en attente { $since }.
health-given-up = › Plus rien n’est tenté avant un coup ou un changement du salon : table { $tables }
health-queues = ⚙️ En attente sur tous les serveurs : messages **{ $posts }**, images **{ $drawing }**, coups d’ordinateurs **{ $thinking }**, films **{ $films }**
health-version = Cairn { $version }, construit depuis { $commit }
permission-read-message-history = Voir les anciens messages
refusal-server-managers = Seules les personnes qui peuvent gérer le serveur peuvent faire cela ici.

### Webhooks

button-webhook-test = Tester
button-webhook-remove = Retirer
webhooks-title = **Webhooks de ce serveur**
webhooks-none = Ce serveur n’a pas de webhook. *{ button-webhook-add }* en ajoute un.
webhook-line = **Webhook { $number }** · { $url } · { $events }
webhook-unused = Rien n’a encore été envoyé. *{ button-webhook-test }* envoie quelque chose.
webhook-works = ✅ Tout est bien arrivé jusqu’ici.
webhook-test-failed = ⚠️ Le dernier essai n’est pas arrivé : { $trouble }.
webhook-failing = ⚠️ Plus rien n’arrive (premier échec { $since }) : { $trouble }. { $waiting } { $waiting ->
    [one] message attend
   *[other] messages attendent
}, avec de nouvelles tentatives à venir.
webhook-off = ⛔ Coupé : rien n’est arrivé pendant un jour, car { $trouble }. Un *{ button-webhook-test }* réussi le remet en marche.
webhook-trouble-http = il a répondu par le statut HTTP { $status }
webhook-trouble-slow = il a mis plus de 5 secondes
webhook-trouble-unreachable = il est injoignable
webhook-trouble-address = son nom mène à une adresse qui n’est pas publique
webhook-trouble-certificate = son certificat n’est pas fiable
said-webhook-added = Le webhook { $number } est ajouté : { $url } est informé de { $events }.
    Son secret, montré cette seule fois : ||`{ $secret }`||
    Chaque message est signé avec lui. Ce qui est envoyé, et comment le vérifier, est dans ce fichier :
said-webhook-removed = Le webhook { $number } ({ $url }) est retiré, avec tout ce qu’il devait encore recevoir.
said-webhook-tested = ✅ L’essai est arrivé.
said-webhook-failed = ⚠️ L’essai n’est pas arrivé : { $trouble }.
refusal-webhook-url = Je ne peux pas utiliser cette adresse. Elle doit commencer par https://, ne contenir aucun mot de passe et avoir 500 caractères au plus.
refusal-webhook-address = Cette adresse mène dans un réseau privé. Les webhooks ne peuvent être que sur l’internet public.
refusal-webhook-unreachable = Je ne trouve pas cet hôte. Vérifie l’adresse, puis réessaie.
refusal-webhook-known = Ce serveur a déjà un webhook à cette adresse. `/serveur webhooks` le montre.
refusal-webhook-many = Ce serveur a déjà { $most } webhooks, le maximum. Retires-en un d’abord.
refusal-webhook-unknown = Ce webhook n’existe pas sur ce serveur. `/serveur webhooks` montre ceux qui existent.
refusal-webhook-test = Ce webhook vient d’être testé. Réessaie dans { $seconds } secondes.

### Trouver une partie

cmd-find = chercher
cmd-find-about = Attendre d’autres personnes pour jouer ; sans jeu : ce que tu attends, et les places libres
arg-seats = places
arg-seats-about = À combien jouer ; sinon le plus petit nombre possible
arg-only-one = une-seule
arg-only-one-about = La première partie trouvée met fin à tes autres attentes
find-wanted = à { $seats }, cadence : { $pace }
find-game = { $game }, { $what }
find-title = **Ce que tu attends sur ce serveur**
find-none = Rien. `/chercher` avec un jeu te fait attendre d’autres personnes qui veulent y jouer.
find-line = › **{ $what }** · { $count } sur { $seats } en attente · fin de ton attente : { $until } au plus
find-asked = › **{ $what }** · le compte y est, et tout le monde est appelé : appuie sur *{ POSTED("button-in") }* sous ce message
find-only-one = › La première partie trouvée met fin à tes autres attentes.
find-how = Quand le compte y est, une mention vous appelle et vous avez 12 heures pour appuyer sur *{ POSTED("button-in") }* ; qui ne le fait pas quitte la file. Puis la table s’ouvre toute seule. L’attente finit après trois jours.
find-stop = Ne plus attendre…
party-asks = { $who } : vous attendez le même jeu, et le compte y est. Appuyez sur *{ POSTED("button-in") }* : quand tout le monde l’a fait, la table s’ouvre toute seule. Délai : { $until } ; qui n’a pas appuyé quitte alors la file.
party-table = Tout le monde en est : la table { $table } est ouverte dans { $channel }. Amusez-vous bien !
party-late = Tout le monde n’a pas répondu à temps. Qui a appuyé sur *{ POSTED("button-in") }* attend encore et garde sa place.
party-called-off = Quelqu’un ne peut finalement pas jouer. Les autres attendent encore et gardent leur place.
party-failed = La table n’a pas pu être ouverte ici. Merci de le dire à l’équipe du serveur : il me faut pouvoir ouvrir des fils dans ce salon. `/chercher` te fait attendre de nouveau.
button-in = J’en suis
button-not-now = Pas maintenant
said-find-in = Bien ! Dès que tout le monde a appuyé sur *{ POSTED("button-in") }*, la table s’ouvre toute seule.
said-find-out = Tu n’attends plus ce jeu. Les autres, si.
settings-lobby = Où sont appelées les personnes qui attendent
settings-lobby-asked = là où elles l’ont demandé
arg-lobby = attente
arg-lobby-about = Dans quel salon sont appelées les personnes qui attendent (équipe du serveur)
health-lobby = la salle d’attente
health-forum = le forum où les tables sont des publications
refusal-find-seats = Ce jeu se joue à { $fits }. Choisis l’un de ces nombres pour *places*.
refusal-find-game = Quel jeu ? Choisis-en un avec *jeu*.
refusal-find-many = Tu peux attendre { $limit } parties ici au plus. `/chercher` sans jeu les montre, et te permet de renoncer à l’une d’elles.
refusal-find-gone = Tu n’attends plus cela.
refusal-find-place = Je ne peux appeler du monde que dans un salon textuel. Utilise `/chercher` là.
refusal-party-over = Cette question est close. `/chercher` montre ce que tu attends.
refusal-party-not-asked = Cette question n’est pas pour toi. `/chercher` te fait attendre une partie à toi.

### Tournois

cmd-tournament = tournoi
cmd-tournament-about = Tournois : les voir, en ouvrir un
cmd-tournament-open = ouvrir
cmd-tournament-open-about = Ouvrir un tournoi : on s’inscrit, puis rondes et tables s’ouvrent toutes seules
cmd-tournament-show = voir
cmd-tournament-show-about = Où en est un tournoi, qui rencontre qui, le classement ; ou tous les tournois
cmd-league = ligue
cmd-league-about = Ligues : les voir, en ouvrir une
cmd-league-open = ouvrir
cmd-league-open-about = Ouvrir une ligue : on s’inscrit, puis on joue saison après saison en divisions
cmd-league-show = voir
cmd-league-show-about = Où en est une ligue, classement et calendrier des divisions, et qui a gagné avant
arg-league = ligue
arg-league-about = Quelle ligue, sinon celle de ce salon
arg-division-size = taille-division
arg-division-size-about = Combien de personnes dans une division pleine ; sinon 8
arg-movers = montées
arg-movers-about = Combien montent et descendent entre deux divisions ; sinon 2
arg-legs = confrontations
arg-legs-about = Combien de fois on se rencontre en une saison, une ou deux ; sinon une
arg-break-days = intersaison
arg-break-days-about = Combien de jours entre deux saisons, le temps des inscriptions ; sinon 7
league-heading = { $division ->
    [0] **🏅 { $name } · saison { $season }** · tournoi { $number }
   *[other] **🏅 { $name } · saison { $season } · division { $division }** · tournoi { $number }
}
league-name = { $division ->
    [0] { $name } { $season }
   *[other] { $name } { $season }.{ $division }
}
league-thread = D{ $division } R{ $round }.{ $number } { $names }
league-about = Divisions de { $size } personnes{ $movers ->
    [0] {""}
    [one] ; entre deux d’entre elles, { $movers } monte et { $movers } descend
   *[other] ; entre deux d’entre elles, { $movers } montent et { $movers } descendent
}.{ $legs ->
    [1] {""}
   *[other] {" "}On se rencontre deux fois.
}{ $days ->
    [0] {""}
    [one] {" "}Il y a { $days } jour entre deux saisons.
   *[other] {" "}Il y a { $days } jours entre deux saisons.
}
league-again = L’inscription de qui a joué ou attend est reconduite. Confirme ta présence quand on te le demande, ou désinscris-toi.
league-phase-running = { $count ->
    [one] { $count } division joue
   *[other] { $count } divisions jouent
}
league-closes = C’est sa dernière saison.
league-you-play = Tu joues dans la division { $division }.
league-you-wait = Tu attends la prochaine saison.
league-you-are-in = Ton inscription est faite.
league-you-are-out = Tu n’y es pas.
league-division = **Division { $division }** (tournoi { $number }) · { $phase }
    { $leaders }
league-division-short = **Division { $division }** (tournoi { $number }) : { $leaders }
league-past = Saison { $season }, victoires de division : { $who }
league-moves = ⬆️ Montent : { $up }. ⬇️ Descendent : { $down }.
league-round = **Ronde { $round }**{ $state ->
    [open] {" · jusqu’au "}{ $until } au plus tard
   *[over] {""}
}
league-not-counted = ne compte pas
league-drawn-then = -# Ses tables sont tirées au sort à son début.
league-note-begins = { $first ->
    [0] La saison { $season } commence. Voici ses divisions :
   *[other] D’autres divisions de la saison { $season } :
}
    { $lists }
league-note-late = { $who } arrive en retard. { $count ->
    [0] {""}
    [one] { $count } partie manquée se joue maintenant.
   *[other] { $count } parties manquées se jouent maintenant.
}
tournament-note-break = { $by } a donné à la ligue une trêve jusqu’au { $until } : les parties s’arrêtent, et aucune ronde ne commence avant. Motif : { $reason }
tournament-note-place = { $division ->
    [0] { $by } laisse les règles choisir la division de { $who }.
   *[other] { $by } a placé { $who } dans la division { $division }.
} Motif : { $reason }
tournament-note-league-close = { $by } a fermé la ligue : il n’y a plus d’autre saison. Motif : { $reason }
league-over-season = La saison est finie.
league-over-division = Cette division est finie. Merci d’avoir joué !
league-over-closed = La ligue a été fermée avant le début de cette saison.
league-over-few = Moins de deux personnes étaient là, cette saison n’a donc pas lieu. L’inscription à la suivante est ouverte dans ce salon, et les inscriptions déjà faites restent valables.
league-over-few-again = Moins de deux personnes étaient là pour la deuxième fois de suite, la ligue est donc finie. `/ligue ouvrir` en ouvre une autre.
league-note-few = { $called ->
    [0] { $how }
   *[other] { $organiser } { $how }
}
league-over-next = Merci d’avoir joué, et merci à { $organiser } pour l’organisation ! L’inscription à la prochaine saison est ouverte dans ce salon.
league-over-last = Merci d’avoir joué, et merci à { $organiser } pour l’organisation ! C’était la dernière saison.
league-winner = 🏆 **Division { $division } :** { $who }
league-up = ⬆️ Montent : { $who }
league-down = ⬇️ Descendent : { $who }
button-league-join = Rejoindre la ligue
said-league = La ligue { $number } est ouverte : on s’inscrit dans { $channel }.
said-league-signed-up = Ton inscription est faite. On te demandera de confirmer ta présence quand les inscriptions seront closes.
said-league-late = Te voilà dans la plus basse division. Ce que tu as manqué se joue maintenant, tes tables s’ouvrent.
said-league-waits = La saison a commencé et n’a pas de place libre. Ton inscription vaut pour la prochaine.
said-league-break = La ligue est en trêve jusqu’au { $until }.
said-league-placed = C’est fait ; cela compte au début de la saison.
said-league-closed = La ligue est fermée.
said-league-closes = La ligue finit avec cette saison.
arg-form = formule
arg-form-about = Qui rencontre qui ; sinon système suisse
arg-title = titre
arg-title-about = Comment s’appelle le tournoi
arg-rounds = rondes
arg-rounds-about = Combien de rondes ; sinon autant qu’il en faut
arg-size = taille
arg-size-about = Combien de personnes peuvent s’inscrire ; sinon 64
arg-seeding = ordre
arg-seeding-about = Comment l’ordre de départ est établi ; sinon par le classement
arg-until = clôture
arg-until-about = Fin des inscriptions : demain 20:00, dans 3 j (ton fuseau horaire) ; sinon un jour
arg-round-days = jours-par-ronde
arg-round-days-about = Combien de jours dure une ronde au plus
arg-third-place = troisième-place
arg-third-place-about = Si l’élimination directe a une petite finale ; sinon aucune
arg-tournament = tournoi
arg-tournament-about = Quel tournoi, sinon celui de ce salon
form-round_robin = toutes rondes
form-swiss = système suisse
form-knockout = élimination directe
seeding-rating = par le classement
seeding-lot = par tirage au sort
seeding-league = par la dernière saison, les arrivées par le classement
tournament-heading = **🏆 { $name } · tournoi { $number }**
tournament-facts = { $game }, { $form }, { $seats } par table · { $rounds }, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus par ronde · cadence : { $pace }, temps écoulé vaut forfait · { $rated } · ordre de départ : { $seeding }
tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-rounds-open = autant de rondes qu’il en faut
tournament-rated = compte pour le classement
tournament-unrated = ne compte pas pour le classement
tournament-third-place = avec petite finale
tournament-lot = Le tirage est déjà fait ; son empreinte (SHA-256) : `{ $draw_seed }`. Le tirage lui-même est montré à la fin.
tournament-lot-shown = Le tirage : `{ $draw_seed }`, son empreinte (SHA-256) : `{ $commitment }`
tournament-sign-up = Appuie sur *{ POSTED("button-sign-up") }* pour jouer. Les inscriptions ferment { $until }, le { $at } ; on demande alors à tout le monde de confirmer sa présence.
tournament-rules = Les tables de chaque ronde s’ouvrent toutes seules dans des fils ici. Aucun premier coup en 72 heures vaut forfait ; deux forfaits valent exclusion. 7 jours de congé par an au plus arrêtent la pendule ici.
tournament-signed-up = { $count } inscriptions sur { $most }
tournament-more-tables = { $count ->
    [one] { $count } table de plus
   *[other] { $count } tables de plus
} ; *{ button-standings }* sous `/tournoi voir` les dessine.
tournament-and-more = { $who } et { $count } de plus
tournament-sign-up-over = Les inscriptions sont closes.
tournament-check-in = **Es-tu là ?** Appuie sur *{ POSTED("button-here") }* jusqu’au { $at } ({ $until }) ; qui ne l’a pas fait d’ici là ne joue pas. Dès que tout le monde l’a fait, cela commence.
tournament-check-in-over = Les présences sont closes : { $count } participent.
tournament-check-in-reminder = ⏰ Tu n’as pas encore confirmé ta présence. Appuie sur *{ POSTED("button-here") }* dans [son message]({ $link }) jusqu’au { $at } ({ $until }), sinon tu ne joueras pas.
tournament-here = Présences : { $count } sur { $all }.{ $missing ->
    [0] { "" }
   *[other] {" "}On attend encore :
}
tournament-table = **🏆 Ronde { $round }, partie { $number }** · { $name }
tournament-table-until = La partie est dans le fil ci-dessous. La ronde finit le { $until } au plus tard ; { $knockout ->
    [yes] pour ce qui n’est pas fini alors, la meilleure tête de série passe
   *[no] ce qui n’est pas fini alors compte comme une nulle
}.
tournament-closed = La table { $table } a été fermée sans résultat. L’organisation décide comment cette partie compte ; sinon { $knockout ->
    [yes] la meilleure tête de série passe à la fin de la ronde
   *[no] elle est nulle à la fin de la ronde
}.
tournament-waits = fermée, attend l’organisation
tournament-decide = La table { $table } a été fermée sans résultat. Comment sa partie compte-t-elle ? Tout le monde lit ta raison.{ $knockout ->
    [yes] {""}
   *[no] {" "}Avec *{ deed-annul }*, derrière *{ POSTED("button-organise") }*, elle ne compte pour personne.
}
tournament-decide-place = Qui finit { $place ->
    [1] en tête
    [2] deuxième
    [3] troisième
   *[other] { $place }e
} ?
tournament-decide-title = Comment la partie compte
tournament-decide-cause = Ta raison
tournament-thread = R{ $round }.{ $number } { $names }
tournament-bye = { $who } (exempt)
tournament-at-table = table { $table }
tournament-verdict-played = { $tie ->
    [yes] partagée par { $who }
   *[no] gagnée par { $who }
}
tournament-verdict-bye = exempt
tournament-verdict-forfeit = { $count ->
    [0] forfait de toute la table
   *[other] gagnée par forfait : { $who }
}
tournament-verdict-draw = { $knockout ->
    [yes] non finie à la date de la ronde : la meilleure tête de série passe
   *[no] nulle : non finie à la date de la ronde
}
tournament-verdict-adjudicated = { $tie ->
    [yes] nulle par arbitrage
   *[no] gagnée par arbitrage : { $who }
}
tournament-verdict-annulled = invalidée
tournament-round = **Ronde { $round } sur { $rounds }**
tournament-you-play = Tu y joues.
tournament-out-left = Tu l’as quitté.
tournament-out-absent = Tu n’as pas confirmé ta présence, tu n’y joues donc pas.
tournament-out-forfeits = Tu as perdu deux parties par forfait, c’est donc fini pour toi.
tournament-out-removed = L’organisation a mis fin à ta participation.
tournament-over-nobody = Il n’y a eu aucune inscription, donc pas de tournoi cette fois. `/tournoi ouvrir` en ouvre un autre.
tournament-over-alone = Une seule personne était là, donc pas de tournoi cette fois. Merci d’être là ! `/chercher` cherche une partie à deux.
tournament-over-left = Il n’y reste qu’une personne, le tournoi est donc fini.
tournament-over-finished = Le tournoi est fini. Merci d’avoir joué !
tournament-over-ended = L’organisation a mis fin au tournoi.
ceremony-winner = 🏆 { $count ->
    [one] { $who } gagne !
   *[other] Victoire partagée : { $who } !
}
ceremony-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} **{ $who }**{ $scored ->
    [no] {""}
   *[yes] {" · "}{ $points }
}
ceremony-thanks = Merci à { $players } personnes pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, et à { $organiser } pour l’organisation.
award-unbeaten = 🛡️ **Sans défaite :** { $who }
award-climb = 📈 **Plus belle remontée :** { $who }, { $number } places au-dessus de sa tête de série
award-upset = ⚡ **Plus grosse surprise :** { $who } a battu { $other }, { $number } places plus haut en têtes de série (table { $table })
award-closest = 📏 **Partie la plus serrée :** { $who }, de { $number ->
    [one] { $number } point
   *[other] { $number } points
} (table { $table })
button-film-of = Film de la table { $table }
tournament-phase-sign-up = Inscriptions, clôture { $until }
tournament-phase-check-in = Présences, clôture { $until }
tournament-phase-running = Ronde { $round } sur { $rounds }, fin au plus tard { $until }
tournament-list = **Tournois sur ce serveur**
tournament-line = › { $what } · { $where } · { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} · { $phase }
tournament-blocked = Tu bloques { $who }, qui joue ici aussi. Un appariement est possible. Personne d’autre n’en est informé.
tournament-note-check-in = Êtes-vous là ? Appuyez sur *{ POSTED("button-here") }* dans le message ci-dessus : { $who }
tournament-note-bye = Ronde { $round }, pas de partie cette fois : { $who } (exempt). { $knockout ->
    [yes] Cela mène à la ronde suivante.
   *[no] Cela compte comme un gain.
}
tournament-note-left = { $who } a quitté le tournoi et n’y rencontre plus personne.
tournament-note-back = { $who } a manqué les présences et joue quand même. { $count ->
    [0] À la prochaine ronde, ce sera avec les autres.
    [one] { $count } partie manquée se joue maintenant.
   *[other] { $count } parties manquées se jouent maintenant.
}
tournament-note-forfeits = { $who } a perdu deux parties par forfait, et c’est l’exclusion.
tournament-note-date = La ronde { $round } a atteint sa date : { $count ->
    [one] { $count } partie n’était pas finie
   *[other] { $count } parties n’étaient pas finies
}{ $knockout ->
    [yes] ; la meilleure tête de série passe
   *[no] { $count ->
        [one] {" "}et est nulle
       *[other] {" "}et sont nulles
    }
}.
tournament-note-waits = La table { $table } est mise de côté pour l’instant ; ce qui y est écrit dit pourquoi. Personne n’est déclaré forfait pour autant : la ronde { $round } ne finit pas avant que ses parties puissent être rejouées, et dure ensuite d’autant plus longtemps. L’organisation peut tout de même arbitrer une partie, par *{ POSTED("button-organise") }*.
tournament-note-goes-on = Toutes les parties de la ronde { $round } peuvent de nouveau être jouées. Elle finit au plus tard le { $until }, retardée d’autant.
tournament-note-extend = { $by } a prolongé jusqu’au { $until }. Motif : { $reason }
tournament-note-forfeit = { $by } déclare { $who } forfait pour sa partie. Motif : { $reason }
tournament-note-remove = { $by } a retiré { $who } du tournoi. Motif : { $reason }
tournament-note-replace = { $by } a donné la place de { $who } à { $new }, avec tous les résultats ; accord de { $agreed }. Motif : { $reason }
tournament-note-replace-asked = { $by } veut donner la place de { $who } à { $new }, avec tous les résultats. Motif : { $reason }
    Cela compte dès l’accord de { $who } ou d’une autre personne de l’organisation.
tournament-note-adjudicate = { $by } a arbitré la table { $table } en faveur de { $who }. Motif : { $reason }
tournament-note-draw = { $by } a arbitré la table { $table } : nulle. Motif : { $reason }
tournament-note-places = { $by } a arbitré la table { $table } : { $who }. Motif : { $reason }
tournament-note-undo = { $by } a annulé la dernière décision sur la table { $table } : { $how }. Motif : { $reason }
tournament-note-annul = { $by } a invalidé la partie de la table { $table } : elle ne compte pour personne. Motif : { $reason }
tournament-note-closed = { $called ->
    [0] Organisation
   *[other] { $organiser }
} : la table { $table } ({ $who }) a été fermée sans résultat. Décidez comment cette partie compte, sous [son message]({ $link }) ou avec *{ POSTED("button-organise") }*. Sinon { $knockout ->
    [yes] la meilleure tête de série passe à la fin de la ronde, { $until }
   *[no] elle est nulle à la fin de la ronde, { $until }
}.
tournament-note-end = { $by } a mis fin au tournoi. Motif : { $reason }
notice-tournament-closed = 🏆 C’était une partie d’un tournoi : l’organisation décide comment elle compte.
notice-tournament-counts = 🏆 Pour le tournoi, cette partie compte ainsi : { $how }.
button-sign-up = S’inscrire
button-withdraw = Se désinscrire
button-here = Je suis là
button-play-after-all = Je joue finalement
button-decide-match = Décider
button-next-place = { $place }. { $name }
button-rest-shares = { $count ->
    [one] Voilà l’ordre
   *[other] Les autres partagent la place { $place }
}
button-wins = { $name } gagne
button-draw = Nulle
button-sign-up-anyway = S’inscrire quand même
said-tournament = Le tournoi { $number } est ouvert : on s’inscrit dans { $channel }.
said-signed-up = Ton inscription est faite. Quand les inscriptions seront closes, on te demandera de confirmer ta présence.
said-here = Bien, tu en es. La première ronde commence dès que les présences sont closes.
said-plays-after-all = Bien, tu en es finalement.
said-withdrawn = Ta désinscription est faite.
tournament-leave-sure = **Veux-tu quitter ce tournoi ?** { $begun ->
    [yes] Tu perds par forfait ce que tu y joues, et n’y rencontres plus personne. C’est sans retour.
   *[no] Les inscriptions sont closes, tu ne pourras donc pas te réinscrire.
}
tournament-withdraw-sure = **Veux-tu te désinscrire ?** Jusqu’à la clôture des inscriptions, tu peux te réinscrire.
button-leave-tournament = Quitter le tournoi
said-left-tournament = Tu as quitté le tournoi. Tu perds par forfait ce que tu y jouais, et n’y rencontres plus personne.
said-agreed-tournament = Ton accord est donné.
said-organised = C’est fait ; c’est annoncé dans { $channel }.
said-tournament-exported = { $count } fichiers : classement et parties pour tableurs (CSV){ $count ->
    [3] {", et un rapport de tournoi (TRF) pour les programmes d’appariement et les bureaux de classement."}
   *[other] {"."}
}
settings-organisers = Qui ouvre et organise des tournois
settings-organisers-managers = seulement l’équipe du serveur
settings-tournaments = Où sont les tournois
settings-tournaments-opened = là où ils sont ouverts
settings-page-tournaments = Ce serveur : tournois
health-tournaments = tournois
health-tournament = un tournoi
refusal-no-tournament = Ce tournoi n’existe pas sur ce serveur. `/tournoi voir` propose ceux qui existent.
refusal-no-tournaments = Ce serveur n’a pas encore eu de tournoi. `/tournoi ouvrir` en ouvre un.
refusal-tournament-open = Sur ce serveur, l’ouverture de tournois est réservée à l’équipe, et à qui a le rôle qu’elle choisit dans `/serveur paramètres`.
refusal-tournament-replace = Il faut pour cela avoir le rôle de l’organisation ou gérer ce serveur ; avoir ouvert le tournoi ne suffit pas.
refusal-replace-agree = Seul compte l’accord de { $who } ou d’une autre personne de l’organisation.
refusal-replace-gone = Ce n’est plus demandé.
refusal-tournament-organisers = Seule l’organisation de ce tournoi peut le faire : qui l’a ouvert, qui a le rôle pour cela, ou qui gère ce serveur.
refusal-tournament-pace = Un tournoi demande une pendule. Choisis lente, régulière, rapide ou soirée comme *cadence*.
refusal-tournament-until = Les inscriptions durent au moins cinq minutes et au plus { $days } jours. Choisis un autre moment avec *clôture*.
refusal-tournament-size = Un tournoi est pour 2 à { $most } personnes. Choisis une autre *taille*.
refusal-tournament-length = { $rounds } rondes de 1 à { $days } jours chacune au plus sont possibles.
refusal-tournament-days = On peut prolonger de 1 à { $days } jours à la fois.
refusal-tournament-many = { $most } tournois sont déjà en cours sur ce serveur. Un autre pourra être ouvert quand l’un d’eux sera fini.
refusal-tournament-place = Un tournoi demande un salon textuel. Nommes-en un avec *salon*.
refusal-tournament-full = Les { $most } places sont toutes prises. Demande à l’organisation, ou repasse : quelqu’un peut se désinscrire.
refusal-tournament-timeouts = Ton temps s’est écoulé dans deux de tes dix dernières parties. Finis-en { $count ->
    [one] encore { $count }
   *[other] encore { $count }
} ici, puis tu pourras t’inscrire de nouveau.
refusal-tournament-not-begun = Le tournoi n’a pas encore commencé.
refusal-tournament-over = Ce tournoi est fini.
refusal-sign-up-over = Les inscriptions à ce tournoi sont closes. `/tournoi voir` en nomme d’autres.
refusal-late-knockout = Personne ne peut rejoindre une élimination directe qui a commencé.
refusal-late-half = La moitié des rondes a déjà commencé : il est trop tard cette fois.
refusal-late-full = En toutes rondes avec un nombre pair de personnes, il n’y a pas de place. Il y en aura une dès que quelqu’un part.
refusal-no-league = Cette ligue n’existe pas sur ce serveur. `/ligue voir` propose celles qui existent.
refusal-no-leagues = Ce serveur n’a pas encore eu de ligue. `/ligue ouvrir` en ouvre une.
refusal-which-league = Il y en a plusieurs. Dis laquelle avec *ligue*.
refusal-no-division = Cette saison a { $count ->
    [one] { $count } division
   *[other] { $count } divisions
}.
refusal-league-in = Tu es déjà dans cette ligue.
refusal-league-out = Tu n’es pas dans cette saison de la ligue.
refusal-league-begun = La saison a commencé : ses divisions sont fixées. *{ deed-replace }* donne une place à quelqu’un d’autre.
refusal-league-over = Cette ligue est finie.
refusal-league-name = Une ligue demande un nom de 2 à { $most } caractères. Choisis-en un avec *titre*.
refusal-league-division = Une division pleine a de { $least } à { $most } personnes, et pas moins qu’une table n’en prend. Choisis une autre *taille-division*.
refusal-league-movers = De 0 à { $most } personnes peuvent monter et descendre, la moitié d’une division. Choisis un autre nombre avec *montées*.
refusal-league-break = Une trêve dure de 1 à { $most } jours, et on se rencontre une fois ou deux.
refusal-league-many = { $most } ligues sont déjà en cours sur ce serveur. Une autre pourra être ouverte quand l’une d’elles sera finie.
refusal-not-signed-up = Tu n’as pas d’inscription à ce tournoi.
refusal-not-playing = Tu ne joues plus dans ce tournoi.
refusal-plays-not = { $who } ne joue pas dans ce tournoi, ou n’y joue plus.
refusal-plays-already = { $who } a déjà son inscription à ce tournoi.
refusal-no-match = { $who } n’a pas de partie dans cette ronde qui puisse être perdue par forfait.
refusal-no-such-match = La table { $table } n’est pas de ce tournoi. `/tournoi voir` liste ses tables.
refusal-plays-elsewhere = { $who } ne joue pas à la table { $table }.
refusal-round-over = En élimination directe, la ronde suivante découle de celle-ci : on ne peut décider que des parties de la ronde en cours.
refusal-match-decided = Cette partie est déjà décidée. Derrière *{ POSTED("button-organise") }*, *{ deed-adjudicate }* l’arbitre à nouveau, *{ deed-undo }* annule la dernière décision.
refusal-nothing-decided = L’organisation n’a rien décidé sur la table { $table }, il n’y a donc rien à annuler.
refusal-undo-open = La table { $table } n’avait pas de décision avant, et sa ronde est finie : arbitre-la avec *{ deed-adjudicate }*.
refusal-places-twice = Tu as nommé quelqu’un pour deux places.
refusal-annulled = Cette partie est déjà invalidée.
refusal-tournament-knockout = L’élimination directe est pour deux par table. Choisis 2 pour *places*, ou une autre *formule*.
refusal-tournament-third = Seule l’élimination directe a une petite finale. Laisse *troisième-place* de côté, ou choisis une autre *formule*.
refusal-annul-knockout = En élimination directe, quelqu’un doit passer : arbitre plutôt la partie.

### L’affichage d’un serveur

cmd-server-board = affichage
cmd-server-board-about = Mettre dans un salon un affichage à jour des tables et places à prendre, ou l’enlever
arg-channel = salon
arg-channel-about = Dans quel salon ; sinon celui-ci
arg-off = enlever
arg-off-about = Enlever l’affichage
digest-title = 🗞️ La semaine
digest-finished = **Parties finies : { $count }**
digest-result = { $game }, table { $table } : { $count ->
    [0] sans résultat
   *[other] victoire de { $names }
}
digest-more = … et { $count } de plus
digest-surprises = **Contre toute attente**
digest-surprise = { $who } a gagné à la table { $table } ({ $game }), avec une chance de { $chance } %
digest-rankings = **En hausse au classement**
digest-risen = { $game } : { $who } +{ $change }, maintenant { $number }, place { $place }
digest-lobbies = **Cherchent du monde**
digest-lobby = { $table } · { $where } · { $count } pour l’instant
digest-note = L’écart est celui de cette semaine.
settings-digest = Bilan de chaque semaine
settings-digest-off = aucun
health-digest = le bilan
health-reports = les signalements
board-title = **🎲 Qui joue avec nous ?**
board-none = Aucune table ne cherche du monde en ce moment. `/ouvrir` en ouvre une, `/chercher` attend d’autres personnes.
board-lobby = **{ $table }** · { $count } ici, pour { $seats } · cadence : { $pace } · { $where } · ouverte { $since }
board-more = … et { $count } de plus
board-how = Ce message se met à jour tout seul, toutes les quelques minutes.
button-join-table = Rejoindre la table { $table }
said-board = L’affichage sera dans { $channel } dans un instant, et se met à jour tout seul.
said-board-off = L’affichage est enlevé.
said-board-none = Il n’y avait pas d’affichage sur ce serveur.
health-channels = où les tables peuvent être
health-board = l’affichage
refusal-board-place = L’affichage demande un salon textuel. Nommes-en un avec *salon*.

### Qui une table attend

lobby-invited = 🕓 Invitations, une place est gardée pour : { $who }
lobby-private = 🔒 Seules les personnes invitées peuvent rejoindre.
lobby-branch = 🌿 Commence à la fin du tour { $turn } de la table { $table }
lobby-open-hands = 👐 Tout le monde peut regarder toutes les mains : *{ button-replay }* sous *{ POSTED("button-more") }*
lobby-rematch = 🔁 Revanche : elle commence toute seule quand tout le monde a rejoint. Sinon, n’importe qui pourra rejoindre { $until }.
lobby-starts = ⏰ Commence toute seule le { $at }{ $fill }
lobby-fill = {" ; des ordinateurs ("}{ $level }) complètent alors la table
notice-no-rematch = Tout le monde n’est pas venu pour la revanche : maintenant, n’importe qui peut rejoindre, et qui a ouvert cette table peut la lancer.
notice-not-started = { $who }, l’heure est venue, mais il n’y a pas assez de monde pour lancer. La table reste ouverte.
said-declined = Tu as décliné. Ta place à la table { $table } est de nouveau libre.
arg-private = privée
arg-private-about = Seules les personnes que tu invites peuvent rejoindre
arg-start = début
arg-start-about = Quand la partie commence seule : 20:00, demain 19:30, dans 3 h (ton fuseau : /paramètres)
arg-fill = compléter
arg-fill-about = Des ordinateurs de ce niveau complètent la table à l’heure du début
refusal-not-invited = Tu n’as pas d’invitation à cette table, ou tu as déjà répondu.
refusal-seats-kept = { $count ->
    [one] La dernière place libre est gardée pour une personne invitée. Elle se libère s’il y a un refus.
   *[other] Les { $count } places libres sont gardées pour les personnes invitées. Chacune se libère s’il y a un refus.
}
refusal-private-guests = Une table privée demande quelqu’un que tu invites. Nomme les personnes avec *inviter*.
refusal-fill-start = Quand les ordinateurs doivent-ils remplir les places ? Indique une heure avec *début*.
refusal-start-time = « { $typed } » n’est pas une heure que je comprends. Essaie 20:00, demain 19:30, ven 20h ou dans 3 h.
refusal-start-past = « { $typed } » est déjà passé. Choisis un moment à venir, par exemple demain 19:30.
refusal-start-far = Une partie peut commencer dans { $days } jours au plus.

### Ce qu’offre un serveur

settings-games = Jeux proposés
settings-most-tables = Tables ouvertes par personne en même temps
settings-most-tables-value = { $number }
settings-most-computers = Ordinateurs aux tables d’une personne
settings-most-computers-value = { $number }
settings-page-tables = Ce serveur : tables et limites
settings-page-places = Ce serveur : salons, langue, conservation
settings-page-log = Ce serveur : qui a changé quoi
changed-settings-title = **Les derniers changements des réglages de ce serveur**
changed-settings-none = Il n’y en a encore aucun.
changed-setting = { $when } · { $who } · { $name } : { $before } → **{ $after }**
settings-page-own = Rien que pour toi
refusal-game-not-offered = Ce serveur ne propose pas ce jeu. Il propose : { $games }.
refusal-alpha-server = { $game } est une alpha : le jeu est encore à l’essai, et ce serveur n’en propose pas. L’équipe du serveur peut changer cela avec `/serveur paramètres`.
refusal-rated-alpha = Une alpha ne compte jamais pour le classement : le jeu est encore à l’essai.
refusal-too-many-computers = Les tables d’une personne peuvent avoir ici { $limit } ordinateurs en même temps. Ce sera de nouveau possible dès qu’une de ces parties sera finie.

### Toutes les tables d’un serveur

cmd-server-ban = écarter
cmd-server-ban-about = Écarter quelqu’un de toutes les tables du serveur, ou lever cela ; sans membre : qui l’est
arg-lift = lever
arg-lift-about = Laisser cette personne revenir aux tables
arg-ban-days = jours
arg-ban-days-about = Pour combien de jours ; sans cela, définitivement
arg-ban-reason = raison
arg-ban-reason-about = Pourquoi ; la personne la lit, et elle seule
said-banned = { $who } ne peut plus ouvrir ni rejoindre de table sur ce serveur { $until }, ni y recevoir d’invitation, et sort des files, des tables qui attendent du monde et des tournois. La personne l’apprend en privé, et personne d’autre ne l’apprend. `/serveur écarter` avec *lever* y met fin.
banned-kept = Dans ces parties, un ordinateur garde la place de cette personne. Pour la donner à quelqu’un, utilise la page de la table (`/table`) :
banned-plays = Ces parties vont à leur terme avec cette personne. Pour remettre une place, utilise la page de la table (`/table`) ; pour finir une partie, `/serveur tables` :
said-unbanned = { $who } peut revenir aux tables de ce serveur.
bans-title = **À l’écart de toutes les tables de ce serveur.** `/serveur écarter` avec un membre et *lever* y met fin.
bans-none = Personne n’est à l’écart des tables de ce serveur.
ban-for-good = définitivement
ban-until = jusqu’au { $at }
ban-line = { $who } · { $until } · mise à l’écart { $since }
ban-told = L’équipe de **{ $server }** a décidé que tu ne peux plus participer à ses tables { $until } : ni en ouvrir, ni en rejoindre, ni en suivre, ni recevoir d’invitation ou de défi, ni t’inscrire à un tournoi, ni utiliser `/chercher`.
ban-told-reason = Pourquoi : { $reason }
ban-told-games = Là où tu jouais, un ordinateur garde ta place.
ban-told-appeal = Si tu penses que c’est une erreur, écris à l’équipe du serveur.
ban-told-appeal-words = Si tu penses que c’est une erreur, voici ce que dit cette équipe : { $words }
ban-told-nobody = Personne d’autre n’en a été informé.
button-appeal = Comment contester
appeal-hint = À qui écrire, pour une personne qui pense que sa mise à l’écart est une erreur
said-appeal = Toute personne mise à l’écart à partir de maintenant lira ce texte.
said-appeal-none = Toute personne mise à l’écart à partir de maintenant lira qu’elle peut écrire à l’équipe du serveur.
ban-reason = l’équipe de ce serveur en a décidé ainsi
refusal-banned = { $who } ne peut pas participer aux tables de ce serveur.
cmd-server-data = données
cmd-server-data-about = Tout ce que Cairn garde de ce serveur, dans un fichier
server-data = Tout ce que je garde de ce serveur, en JSON. Il manque ce que cachent les parties en cours, et ce qui est propre à chaque personne : notes, plans, calendriers et votes.
server-data-short = Tout ce que je garde de ce serveur, en JSON, sauf le détail des coups, trop gros pour Discord : pour l’avoir, demande à qui me gère. Il manque aussi ce que cachent les parties en cours, et ce qui est propre à chaque personne.
cmd-server-erase = effacer
cmd-server-erase-about = Faire supprimer tout ce que Cairn garde de ce serveur ; sans nom, montre ce qui est prévu
arg-name = nom
arg-name-about = Le nom de ce serveur, exactement comme il s’écrit
erase-how = Aucune suppression n’est prévue pour **{ $server }**. Pour faire tout supprimer, tables et parties en cours comprises, écris `/serveur effacer` avec le nom du serveur. L’équipe du serveur a un jour pour revenir là-dessus.
erase-asked = { $who } demande de supprimer tout ce que je garde de **{ $server }** : parties en cours, parties finies, tournois, classements et réglages. Seuls restent des résultats sans nom.
    Cela commence { $when }, sans retour possible ensuite. D’ici là, l’équipe du serveur peut tout garder. `/serveur données` donne tout cela dans un fichier.
erase-planned = Tout ce que je garde de ce serveur sera supprimé : cela commence { $when }, sans retour possible ensuite.
erase-kept = Sur décision de { $who }, tout reste : rien de ce serveur n’est supprimé.
button-keep = Tout garder
refusal-ban-yourself = Tu ne peux pas te mettre à l’écart.
refusal-not-banned = { $who } n’est pas à l’écart des tables de ce serveur.
button-report = Signaler
report-title = Signaler
cmd-menu-report = Signaler
report-message = Ce message contient un texte écrit par quelqu’un, une raison par exemple ? *{ button-report }* le transmet à l’équipe du serveur, ou à qui gère ce bot.
refusal-report-message = On ne peut signaler ici que mes propres messages ; pour ceux des autres, Discord a *Signaler le message*.
report-what = Que veux-tu signaler ?
report-other = Autre chose ici
report-why = Qu’est-ce qui ne va pas ?
report-why-about = Si c’est autre chose, dis quoi. L’équipe du serveur le lira, ou la personne qui gère ce bot.
report-source-title = titre
report-source-line = mot
report-source-pin = mot épinglé
report-heading = **🚩 Signalement { $number }**
report-line-title = { $who } a écrit ce titre, { $place } :
report-line-line = { $who } a dit ceci, { $place } :
report-line-pin = { $who } a épinglé une position avec ce mot, { $place } :
report-line-message = Dans { $place } :
report-line-other = Autre chose, { $place }
report-nobody = Quelqu’un
report-at-table = table { $table }, { $where }
report-at-message = [un de mes messages]({ $link })
report-at-tournament = tournoi { $number }
report-reason = La personne qui signale dit : { $reason }
button-report-remove = Retirer le texte
button-report-ban = Mettre à l’écart
button-report-nothing = Ne rien faire
report-decided-remove = { $by } a retiré le texte.
report-decided-ban = { $by } a mis la personne à l’écart des tables du serveur.
report-decided-nothing = { $by } a choisi de ne rien changer.
report-ban-title = À l’écart de toutes les tables
report-ban-days = Pour combien de jours (1 à { $most }) ?
report-ban-days-about = Laisse vide pour une mise à l’écart définitive.
report-ban-reason = Pourquoi ? La personne le lit.
said-reported = Merci, ton signalement est arrivé. Seules les personnes qui en décident le voient.
said-report-remove = Le texte n’est plus là.
said-report-nothing = Rien ne change.
refusal-report-often = Tu as fait { $limit } signalements en un jour, c’est la limite. Tu pourras de nouveau signaler { $when }.
refusal-report-gone = Ce texte n’est plus là.
refusal-report-what = Dis ce que tu signales.
refusal-report-decided = Ce signalement est déjà traité, ou trop ancien.
refusal-report-not-yours = C’est à d’autres de traiter ce signalement.
refusal-ban-days = Une mise à l’écart dure de 1 à { $most } jours ; laisse le champ vide pour une mise à l’écart définitive.
cmd-server-tables = tables
cmd-server-tables-about = Toutes les tables du serveur ; en fermer, déplacer ou réparer plusieurs à la fois
arg-state = état
arg-state-about = Seulement les tables dans cet état
arg-late-only = en-retard
arg-late-only-about = Seulement les tables où quelqu’un est en retard
arg-owner = ouverte-par
arg-owner-about = Seulement les tables de cette personne
tables-title = **Tables sur ce serveur : { $count }** · d’abord celles auxquelles personne n’a touché depuis le plus longtemps
tables-none = Aucune table ne correspond ici.
tables-line = › **{ $table }** · { $where } · { $status }{ $late }{ $tournament } · { $owner } · touchée { $touched }
tables-late = {", ⌛ quelqu’un est en retard"}
tables-tournament = {", 🏆 tournoi"}
tables-more = … et { $count } de plus : resserre la liste avec *état*, *en-retard* ou *ouverte-par*
tables-pick = Choisis des tables, jusqu’à { $most }
tables-chosen = **Que faire de ces tables ?**
tables-sure-close = **Ces tables seraient fermées, sans résultat :**
tables-sure-tournament = 🏆 Certaines appartiennent à un tournoi : pendant leur ronde, son organisation décide alors comment ces parties y comptent. Sinon chacune est nulle ou, en élimination directe, la meilleure tête de série passe.
tables-sure-move = **Chacune de ces tables aurait un fil dans ce salon, et y continuerait :**
tables-sure-fix = **Chacune de ces tables serait réessayée ; elle continue si elle peut être lue :**
tables-done-close = fermée
tables-done-move = déplacée ici
tables-done-fix = continue
button-close-tables = Fermer
button-move-tables = Déplacer ici
button-fix-tables = Réessayer
button-do-it = Le faire
form-close-title = Fermer ces tables
form-close-why = Pourquoi ?
refusal-not-in-this-channel = Sur ce serveur, les tables ne sont que dans { $channels } et dans leurs fils.
refusal-place-kind = Une table ne peut pas être dans { $channel } : ce n’est ni un salon textuel, ni un fil, ni une publication de forum. Utilise la commande dans l’un d’eux.
refusal-forum-tag = { $channel } veut un tag sur chaque publication et n’en a aucun qui convienne. Demande à l’équipe du serveur d’y créer l’un de ceux-ci : { $tags }.
refusal-move-place = Des tables ne peuvent être déplacées que dans un salon textuel où je peux envoyer des messages et créer des fils publics.
place-by-message = tes propres messages
living-turn = **C’est ton tour**{ $asked }.
living-nudged = 👉 Quelqu’un te relance : les autres t’attendent.
living-unreachable = ⚠️ Je n’arrive pas à écrire à { $name }. Son temps ne court pas d’ici là.
living-left = Tu n’as plus de place à cette table.
living-followed-no-more = Tu ne suis plus cette table par message. Elle se joue dans { $channel }.
living-code = 🔑 **Code : `{ $code }`** (valable jusqu’au { $until })
    La personne à qui tu le donnes écrit `/table table:{ $code }` dans ses messages avec moi ; ensuite, tu la fais entrer ici. Si elle ne m’a pas encore ajouté : { $link }
living-no-code = 🔒 Il n’y a pas de code : personne d’autre ne peut demander une place.
living-asks = 🙋 **{ $name }** ({ $who }) demande une place.
button-new-code = Nouveau code
button-revoke-code = Révoquer le code
button-admit = Faire entrer
button-turn-away = Refuser
said-code-new = La table a un nouveau code. L’ancien n’est plus valable.
said-code-off = Le code n’est plus valable.
said-admitted = { $name } a maintenant une place.
said-turned-away = La demande de { $name } est refusée, sans nouvelle demande possible.
said-asked-in = Tu as demandé une place à la table { $table } : { $game }. Dès que { $owner } te fait entrer, la table vient à toi dans un message.
said-opened-message = La table { $table } est ouverte, et tu y es. Elle vient dans un message à elle, avec le code pour les personnes avec qui tu veux jouer.
said-opened-hidden = Discord ne montre cette réponse qu’à toi, personne ne pourrait donc y appuyer sur un bouton. La table { $table } a un code à la place : `{ $code }`. La personne à qui tu le donnes écrit `/table table:{ $code }` dans ses messages avec moi ; ensuite, tu la fais entrer, dans le message que je t’envoie.
said-unreachable = Je ne peux pas t’envoyer ta table par message : Discord dit que tu n’en reçois pas de moi. [Ajoute-moi à ton Discord]({ $link }), ou autorise les messages privés, puis clique sur n’importe lequel de mes boutons. D’ici là, ceux de l’endroit où tu as rejoint la table te montrent tout, et ton temps ne court pas ; une fois que tu m’as ajouté, `/plateau`, `/main` et `/jouer` aussi.
said-follow-unreachable = Je ne peux pas t’envoyer cette table par message : Discord dit que tu n’en reçois pas de moi. Autorise les messages privés, ou [ajoute-moi à ton Discord]({ $link }), puis clique sur n’importe lequel de mes boutons. D’ici là, tu joues dans son salon comme avant, et ton temps court comme là-bas.
said-message-again = Ton message de la table { $table } revient.
button-message-again = Renvoyer le message de la table { $table }
refusal-unknown-code = Il n’y a pas de table avec ce code pour toi. Un code est valable { $days } jours au plus, et peut être révoqué avant.
refusal-codes-often = Tu as écrit trop de codes qui n’existent pas. Réessaie dans une heure.
refusal-asks-already = Tu as déjà demandé une place. Il reste à te faire entrer.
refusal-asks-no-more = Cette personne ne demande plus de place.
refusal-many-ask = Trop de monde demande déjà une place à cette table. Réessaie plus tard.
refusal-code-server = Cette table est sur un serveur : qui voit son salon peut la rejoindre.
refusal-by-message = Cela ne va pas à une table par message : elle n’a pas de salon.
refusal-guests-message = Une table par message a un code au lieu d’invitations : donne-le à qui tu veux.
refusal-rated-message = Les parties par message ne comptent pas pour le classement.
here-note = -# On voit ici où en étaient les choses la dernière fois que quelqu’un a appuyé sur un bouton.
here-started = La partie a commencé : { $names }. Les personnes à qui je peux écrire l’ont dans leurs messages avec moi.
here-unreachable = ⚠️ Je ne peux pas écrire à { $names } : il faut [m’ajouter]({ $link }) ou autoriser les messages. D’ici là, on joue avec les boutons ci-dessous, et le temps ne court pas.
said-joined-message = Te voilà à la table { $table }. Elle vient à toi dans un message à elle.
said-joined-unreached = Te voilà à la table { $table }.
button-follow = Suivre par message
button-unfollow = Ne plus suivre par message
said-follows = La table { $table } vient aussi à toi par message, et c’est là qu’elle t’appelle. Le salon garde son plateau.
said-follows-no-more = La table { $table } t’appelle de nouveau dans son salon.
nudged = { living-nudged }
button-leave-table = Quitter…
button-pause = Pause…
button-export = En fichier
button-open-seats = Places libres
button-my-data = Ce qui est enregistré sur moi
button-webhook-add = Ajouter un webhook
button-organise = Organiser
button-standings = Classement
button-crosstable = Grille
button-tournaments = Tous les tournois
button-fixtures = Calendrier
button-league-leave = Quitter la ligue
menu-kick = Retirer quelqu’un de la table
menu-replace = Donner une place à quelqu’un d’autre
menu-organise = Que faut-il faire ?
menu-divisions = Classement d’une division
topic-rules = Règles : { $game }
topic-piece = { $name } ({ $game })
arg-about = sujet
arg-about-about = Les règles d’un jeu, ou une carte, un lieu : son nom ou une partie du nom
form-replace-title = Place de { $name }
form-replace-new = Quelqu’un de ce serveur
form-replace-level = Ou un ordinateur
form-replace-reason = Pourquoi sans demander ?
form-replace-reason-about = Seulement si personne à cette place ne doit être consulté. Toute la table le lit.
form-pause-title = Pause
form-pause-days = Pour combien de jours ?
form-pause-day = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
form-webhook-title = Un nouveau webhook
form-webhook-url = Adresse
form-webhook-url-about = Publique, elle commence par https://
form-webhook-events = Ce qu’il apprend
organise-about = Tout le monde lit dans le salon du tournoi ce que tu fais ici, et pourquoi.
deed-extend = Plus de jours
deed-extend-about = Pour la ronde, les présences ou les inscriptions
deed-forfeit = Forfait
deed-forfeit-about = Quelqu’un perd sa partie de cette ronde
deed-remove = Exclure
deed-remove-about = Quelqu’un sort du tournoi, et ce qui se joue est perdu par forfait
deed-replace = Remplacer
deed-replace-about = Quelqu’un d’autre prend la place, avec tous les résultats
deed-adjudicate = Arbitrer une partie
deed-adjudicate-about = Une partie non finie ou contestée, ou une décision à corriger
deed-annul = Invalider une partie
deed-annul-about = Elle ne compte pour personne, ni ici ni au classement
deed-undo = Annuler une décision
deed-undo-about = La dernière sur une partie
deed-end = Mettre fin au tournoi
deed-end-about = Il est abandonné ; les parties en cours vont à leur terme
deed-place = Choisir une division
deed-place-about = Pour quelqu’un, avant le début d’une saison
deed-break = Une trêve
deed-break-about = Les parties s’arrêtent, et aucune ronde ne commence avant sa fin
deed-close = Fermer la ligue
deed-close-about = Aucune saison après celle-ci
form-more-days = Jours
form-more-days-about = Combien de plus
form-player = Qui
form-player-about = Qui joue le tournoi
form-substitute = Relève
form-substitute-about = Qui prend la place
form-game-table = Table
form-game-table-about = Son numéro
form-place-division = Division
form-place-division-about = À partir de 1 ; 0 laisse faire les règles
form-cause = Ta raison
form-cause-about = Tout le monde la lit dans le salon du tournoi.
tournament-decide-again = Comment la partie de la table { $table } compte-t-elle ? Tout le monde lit ta raison.
refusal-division-number = Une division est nommée par son numéro, à partir de 1 ; 0 laisse faire les règles.
league-standings-of = Division { $division }
cmd-menu-profile = Profil
cmd-menu-since = Ce qui a changé
cmd-menu-text = En texte
cmd-menu-replay = Revoir ce tour
refusal-no-board = Ce n’est pas un plateau de ma main : choisis cela sur un message qui en montre un. Je ne distingue pas les plateaux plus anciens que cette version ; `/revoir` a leurs tours.
cmd-menu-challenge = Défier
open-which = Quel jeu ?
refusal-open-game = Avec d’autres options, choisis aussi le jeu. `/ouvrir` tout seul demande le jeu, puis tout le reste dans un formulaire.
challenge-which = À quel jeu défies-tu { $who } ?
menu-games = Choisir un jeu…
form-open-title = { $game } : une nouvelle table
form-open-preset = Préréglage des options
form-open-pace = Cadence
form-open-players = Qui invites-tu ?
form-open-players-about = Une place est gardée pour chaque personne. Les ordinateurs s’ajoutent ensuite.
form-open-who = Qui peut rejoindre la table ?
form-open-everyone = Tout le monde, tant qu’il y a des places
form-open-invited = Seulement qui j’invite
settings-my-challenges = Défis des autres
settings-my-challenges-on = oui : par le menu de mon nom
settings-my-challenges-off = non
refusal-challenge-yourself = C’est toi. Choisis quelqu’un d’autre, ou ouvre une table avec `/ouvrir`.
refusal-challenge-blocked = Tu bloques { $who }, qui ne peut donc pas rejoindre tes tables : *{ button-me }* dans `/paramètres` a ta liste de blocage.
refusal-challenge-closed = { $who } n’accepte pas de défi en ce moment. Avec `/ouvrir`, tu peux ouvrir une table pour tout le monde.
refusal-challenge-open = Entre { $who } et toi, un défi est encore ouvert : { $channel }.
refusal-challenge-often = Tu as défié { $limit } personnes ici en 24 heures, et c’est la limite. De nouveau possible { $when }.

### the front page

site-title = Des jeux de société par correspondance, sur Discord
site-lead = Un coup maintenant, le suivant ce soir : avec Cairn, ta communauté joue des parties entières, sur des jours ou des semaines.
site-add = Ajouter au serveur
site-install = Installer pour toi
site-own = Cette page n’appartient encore à aucun bot en service. Tu peux vite avoir le tien : cette commande lance Cairn sur ta machine, avec une page pour l’essayer, sans aucun compte.
site-own-how = Le faire tourner sur Discord
site-skip = Aller au contenu
site-languages = Langues
site-more = Plus
site-how = Comment on joue
site-how-boards = Après chaque tour, le plateau est publié en image, avec un texte pour qui ne la voit pas.
site-how-hands = Les mains restent secrètes. Quand vient ton tour, une seule mention t’appelle.
site-how-time = Tu dis quand tu ne joues pas, et combien de temps un tour peut durer. Une personne qui disparaît n’arrête pas la partie des autres.
site-how-fair = Cairn connaît les règles et les fait respecter. Après la partie, tout le monde peut vérifier le mélange.
site-games = Quatre jeux
site-authors = Écrire son propre jeu : le guide (en anglais)
site-hold = Arrêter les films
site-commands = Commandes
site-commands-about = Tout ceci est aussi un bouton ou un menu, là où c’est plus rapide.
site-managers = Pour l’équipe d’un serveur
site-data = Tes données
site-data-about = Cairn ne lit les messages de personne. Il garde ce dont les parties ont besoin, te montre tout et t’oublie si tu le demandes : dans /{ cmd-settings }.
site-status = État du service
site-rights = Les jeux appartiennent aux personnes qui les ont créés et édités, avec qui Cairn n’a aucun lien. Les images et les textes sont les nôtres.
site-alt-film = Film : quelques tours d’une partie ({ $game }). { $log }
site-alt-still = { $game } : le plateau après ces tours. { $log }

daily-title = 🗓️ Donne du jour · { $day } · { $game }
daily-title-free = 🗓️ { $day } · { $game }, encore une fois : ça ne compte pas
daily-about = { $game } contre { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
} (niveau : { $level }). Aujourd’hui, tout le monde reçoit cette donne, et aux mêmes choix les ordinateurs répondent de même.
daily-turns = Elle s’arrête au plus tard après { $turns } tours de chaque côté, avec le score du moment.
daily-new = **Tu as un seul essai, et il compte dès le premier regard.** Il prend de cinq à quinze minutes, que tu peux répartir sur 24 heures. Rien ne peut être annulé, et il n’y a pas de conseils. La prochaine donne arrive { $ends }.
daily-until = Ton essai est en cours ; il doit être terminé { $until }.
daily-missed = Ton essai n’a pas été terminé dans ses 24 heures : il n’a pas de résultat.
daily-streak = 🔥 { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} d’affilée
daily-result = **Points : { $score }**, { $lead } par rapport au meilleur ordinateur : place { $place }.
daily-squares = Chaque carré est un sixième de la partie : { $ahead } en tête à la fin, { $level } à égalité, { $behind } derrière. Le dernier est le résultat, et le nombre l’avance.
daily-line = Cairn { $date } · { $game } · { $squares } { $lead }
daily-here = **Sur ce serveur**
daily-ranked = **{ $number }.** { $who } · { $squares } { $lead } (points : { $score })
daily-all = **Partout** : essais terminés { $finished } sur { $begun }, meilleur { $best }, médian { $middle }.
daily-all-you = Tu es à la place { $number }.
daily-nobody = Personne n’a encore terminé cette donne.
daily-final = Rien ici ne peut être annulé.
daily-closed = Ce n’est pas possible maintenant : { $reason }
daily-stale = Ton essai avait avancé depuis l’apparition de ce bouton. Voici où tu en es :
daily-thinking = Les ordinateurs n’ont pas encore répondu. Ton choix est gardé : appuie sur *{ button-refresh }* dans un instant.
daily-late = Les 24 heures de cet essai sont passées. *{ button-daily }* permet de jouer la donne librement.
daily-fair = Pas de prix, et rien ne compte pour le classement : personne ne peut exclure les seconds comptes, ni que qui gère ce bot connaisse une donne. Un jour où Cairn était en panne n’interrompt aucune série. Empreinte de cette donne : `{ $fingerprint }…`
daily-named = Demain, un salon de ce serveur reçoit le classement du jour : il nomme qui a regardé la donne ici, sans mention sonore. Qui ne se montre pas dans les classements sous `/paramètres` n’y figure pas non plus.
daily-changed = Cairn a été mis à jour depuis que cette donne est fixée : ses ordinateurs répondent peut-être autrement qu’avant.
daily-ranking-title = 🗓️ La donne du { $day } · { $game }
daily-still-playing = { $count ->
    [one] { $count } personne joue
   *[other] { $count } personnes jouent
} encore.
daily-proof = `{ $file }` contient les empreintes de toutes les donnes du mois à venir, et les graines de celles qui sont passées. Garde-le : `cairn verify daily` le compare avec un fichier plus récent.
button-daily = Donne du jour
button-daily-begin = Commencer : ça compte
button-daily-again = Jouer librement
button-daily-proof = Empreintes
button-yesterday = Hier
button-today = Aujourd’hui
cmd-daily = donne
cmd-daily-about = La donne du jour : la même pour tout le monde, un seul essai, et les résultats des autres
refusal-daily-over = Ce jour est passé. `/donne` montre la donne d’aujourd’hui.
refusal-daily-first = Tu pourras jouer cette donne librement une fois terminé ton essai qui compte.
refusal-daily-none = Il n’y a pas d’essai de ce genre. `/donne` montre la donne d’aujourd’hui.
settings-daily = Classement de la donne du jour
settings-daily-off = aucun
health-daily = le classement de la donne du jour
