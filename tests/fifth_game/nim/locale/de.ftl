game-name = Nim mit einer Karte
game-blurb = Nimm einen bis drei Steine; der letzte ist zehn Punkte wert.
preset-standard = Standard
ask-take = Nimm Steine
about-ask-take = Wer den letzten Stein nimmt, bekommt dessen Punkte: Zähl, was du übrig lässt.
do-take = { $stones ->
    [one] Einen Stein
   *[other] { $stones } Steine
} nehmen
why-too-few = so viele sind nicht mehr da
event-take = { $who } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}.
event-over = { $who } hat den letzten Stein genommen.
part-card = Karte
part-last = Letzter Stein
pic-heap = { $stones ->
    [one] Ein Stein liegt noch da.
   *[other] { $stones } Steine liegen noch da.
}
pic-card = Deine Karte: { $card }.
pic-score = { $who }: { $score }.
