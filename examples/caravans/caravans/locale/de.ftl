# Alle Wörter des Spiels.
game-name = Salzkarawanen
game-blurb = Karawanen ziehen für Salz, Datteln und Bernstein durch die Wüste. Alle wählen geheim ihr Ziel; wer sich dort trifft, teilt, außer jemand hat eine Wache dabei.
option-rounds = Runden
option-guards = Wachen für jeden
preset-standard = Normal: acht Runden, zwei Wachen für jeden
preset-short = Kurz: sechs Runden
preset-peaceful = Friedlich: niemand hat Wachen
preset-long = Lang: zehn Runden, drei Wachen für jeden
place-gate = Altes Tor
place-stars = Sternbrunnen
place-rock = Roter Fels
place-pan = Salzpfanne
place-dunes = Hohe Dünen
place-grove = Palmenhain
place-camp = Lager
place-watch = Wachturm
place-river = Trockenfluss
place-market = Markt
some-salt = { $count } { ICON("salt") } Salz
some-dates = { $count } { ICON("dates") } { $count ->
    [one] Dattel
   *[other] Datteln
 }
some-amber = { $count } { ICON("amber") } Bernstein
ask-way = Wohin zieht deine Karawane?
ask-guard = Zieht eine Wache mit? Ziel: { $place }
about-ask-way = Alle wählen geheim und ziehen zugleich. Wer allein ankommt, lädt alle Waren; wer sich trifft, teilt. Eine Wache nimmt alles, doch zwei Wachen geraten in Streit.
do-go = { ICON("camel") } { $place }
do-alone = { ICON("camel") } { $place }, ohne Wache
do-guarded = { ICON("guard") } { $place }, mit Wache
why-far = Von hier führt kein Weg dorthin ({ $place }).
event-packed = Dein Ziel: { $place }.
event-packed-guard = Dein Ziel: { $place }, mit Wache.
event-comes = { $place }: { $who } kommt an und lädt { $goods }.
event-comes-guard = { $place }: { $who } kommt mit Wache an und lädt { $goods }.
event-quarrel = { $place }: Die Wachen streiten, und niemand lädt etwas.
event-delivers = { $place }: { $who } gibt { $count ->
    [one] einen Brief
   *[other] { $count } Briefe
 } ab.
event-letter = Ziel deines neuen Briefs: { $place }.
event-found = Neu gefunden: { $places }.
found-at = { $goods } ({ $place })
part-goods = Waren
part-sets = Sätze aus drei Arten
part-letters = Briefe
part-guards = Übrige Wachen
pic-over = Die Reise ist zu Ende.
pic-round = Runde { $round } von { $rounds }
pic-leader = Den ersten Anteil bekommt { $who }.
pic-side = { $who }: { $place }; { $goods }; Briefe { $letters }, Wachen { $guards }.
pic-none = keine Waren
pic-nothing = nichts
pic-place = { $place }: { $goods }.
pic-paths = { $place }, Wege nach: { $places }.
pic-hand = Deine Briefe: { $places }.
pic-hand-empty = Du hast keine Briefe.
pic-way = Gewählt: { $place }.
pic-way-guard = Gewählt: { $place }, mit Wache.
sign-salt = Salz: je ein Punkt
sign-dates = Datteln: je ein Punkt; ein Satz aus allen drei Arten bringt zwei mehr
sign-amber = Bernstein: je ein Punkt
sign-letter = Abgegebene Briefe: je drei Punkte
sign-guard = Übrige Wachen: je ein Punkt
reason-letter = { $count ->
    [one] Du hast einen Brief dafür.
   *[other] Du hast { $count } Briefe dafür.
 }
reason-guard = { $count ->
    [one] Eine andere Karawane könnte auch kommen, und eine Wache nimmt alles.
   *[other] { $count } andere Karawanen könnten auch kommen, und eine Wache nimmt alles.
 }
reason-alone = { $count ->
    [one] Dort liegt eine Ware, und niemand sonst kann kommen.
   *[other] Dort liegen { $count } Waren, und niemand sonst kann kommen.
 }
reason-goods = { $count ->
    [one] Dort liegt eine Ware.
   *[other] Dort liegen { $count } Waren.
 }
reason-towards = Es liegt auf dem Weg zu einem deiner Briefe.
reason-spare = Eine übrige Wache ist einen Punkt wert.
lesson-first = Die erste Reise
lesson-first-welcome = Willkommen in der Wüste! Beide Karawanen beginnen im Lager. In jeder Runde wählen alle geheim einen Ort, zu dem ein Weg führt, und ziehen zugleich dorthin.
lesson-first-letters = Das sind deine Briefe; sonst sieht sie niemand. Wer zum Ort eines Briefs kommt, gibt ihn für drei Punkte ab und bekommt einen neuen.
lesson-first-way = Du hast einen Brief zum Trockenfluss, und dort liegen zwei Waren. Schicke deine Karawane zum Trockenfluss.
lesson-first-way-else = Das geht auch, aber am Trockenfluss liegen zwei Waren, und dein Brief wird erwartet. Wähle ihn.
lesson-first-alone = Zieht eine Wache mit? Sie ist dann verbraucht, und jede übrige ist einen Punkt wert. Die Briefe deines Gegners führen wohl woandershin: Ziehe ohne Wache.
lesson-first-shared = Du warst allein, also gehörte dir alles, was dort lag, und der Brief ist abgegeben. Zu zweit hättet ihr geteilt: jeder eine Ware.
lesson-first-grove = Dein anderer Brief ist für den Palmenhain, und auch dein Gegner kann dorthin. Ziehe hin.
lesson-first-grove-else = Das geht auch, aber dein Brief ist für den Palmenhain. Wähle ihn.
lesson-first-guard = Kommen beide ohne Wache, so werden die Waren geteilt. Wer die einzige Wache hat, nimmt alles; bringen beide eine, lädt niemand etwas. Nimm eine Wache mit.
lesson-first-guard-else = Das spart die Wache, aber dein Gegner ist nah und würde teilen. Nimm eine mit.
lesson-first-end = Deine Wache hat alles genommen. Am Ende sind drei verschiedene Waren ein Satz für zwei weitere Punkte, und die meisten Punkte gewinnen. Gute Reise!
