/** @file The page's own words in English and German. */

import { now } from "./time.js";

/** @type {Object<string, [string, string]>} */
const WORDS = {
  sandbox: ["Sandbox", "Sandkasten"],
  channels: ["Channels", "Kanäle"],
  "direct-messages": ["Direct messages", "Direktnachrichten"],
  "no-direct-messages": [
    "What the bot sends you in private appears here.",
    "Was dir der Bot privat schickt, erscheint hier.",
  ],
  "new-conversation": ["New conversation", "Neue Unterhaltung"],
  "start-talking": ["Start", "Beginnen"],
  "group-name": ["Name of the group (optional)", "Name der Gruppe (freiwillig)"],
  "nobody-else": ["There’s nobody else yet. Add a player first.", "Es ist noch niemand sonst da. Füge zuerst jemanden hinzu."],
  "add-bot": ["Add {name}", "{name} hinzufügen"],
  "my-apps": ["My apps", "Meine Apps"],
  "my-apps-more": ["Use it everywhere, also where it isn’t on the server", "Überall benutzen, auch wo er nicht auf dem Server ist"],
  "for-everybody": ["For everybody on this server", "Für alle auf diesem Server"],
  "is-added": ["Added", "Hinzugefügt"],
  "add-app": ["Add", "Hinzufügen"],
  "remove-app": ["Remove", "Entfernen"],
  installed: ["{name} is in my apps", "{name} ist in meinen Apps"],
  "has-app": ["has the app", "hat die App"],
  "member-of": ["Member of {name}", "Mitglied von {name}"],
  "not-in-server": ["not on this server", "nicht auf diesem Server"],
  "external-apps": ["Members may use apps of their own", "Mitglieder dürfen eigene Apps benutzen"],
  "lose-access": ["{name} loses access to my messages", "{name} verliert den Zugang zu meinen Nachrichten"],
  "lost-access": ["It gets 50001 until it opens the conversation anew.", "Er bekommt 50001, bis er die Unterhaltung neu öffnet."],
  "open-nav": ["Open channel list", "Kanalliste öffnen"],
  close: ["Close", "Schließen"],
  cancel: ["Cancel", "Abbrechen"],
  save: ["Save", "Speichern"],
  submit: ["Submit", "Absenden"],
  done: ["Done", "Fertig"],
  unread: ["unread", "ungelesen"],
  mentions: ["{n} mentions", "{n} Erwähnungen"],
  new: ["New", "Neu"],
  you: ["you", "du"],
  "bot-online": ["{name} is connected", "{name} ist verbunden"],
  "bot-offline": ["{name} isn’t connected", "{name} ist nicht verbunden"],
  "bot-gone": [
    "{name} isn’t connected. Commands and buttons will fail until it’s back.",
    "{name} ist nicht verbunden. Befehle und Knöpfe gehen erst wieder, wenn er zurück ist.",
  ],
  reconnecting: ["Connection lost. Trying again …", "Verbindung verloren. Neuer Versuch …"],
  "no-answer": ["The sandbox doesn’t answer.", "Der Sandkasten antwortet nicht."],
  "channel-gone": ["This channel is gone.", "Diesen Kanal gibt es nicht mehr."],

  welcome: ["Play board games by post", "Brettspiele in Zügen, wann es passt"],
  "welcome-more": [
    "This is a little Discord on your own machine. Pick a name and you are in: no account, nothing leaves this computer.",
    "Das ist ein kleines Discord auf deinem eigenen Rechner. Such dir einen Namen aus, und du bist drin: ohne Konto, nichts verlässt diesen Computer.",
  ],
  "your-name": ["Your name", "Dein Name"],
  join: ["Join", "Beitreten"],
  "join-as": ["Join as {name}", "Als {name} beitreten"],
  "join-as-another": ["Join as another {name}", "Als jemand anderes namens {name} beitreten"],
  "go-on-as": ["Go on as {name}", "Als {name} weiterspielen"],
  "continue-as": ["Or come back as", "Oder komm zurück als"],
  people: ["People", "Leute"],
  "switch-user": ["Switch user", "Benutzer wechseln"],
  switch: ["Switch", "Wechseln"],
  settings: ["Settings", "Einstellungen"],
  "settings-of": ["Settings of {name}", "Einstellungen von {name}"],
  "play-as": ["Play as {name}", "Als {name} spielen"],
  "new-window": ["Open {name} in a new window", "{name} in neuem Fenster öffnen"],
  "add-person": ["Add a player", "Mitspieler hinzufügen"],
  "add-person-more": ["Opens beside this one, in a window of its own.", "Öffnet sich in einem eigenen Fenster."],
  "second-player": ["Bring a second player", "Zweite Person dazuholen"],
  "create-and-open": ["Create and open", "Anlegen und öffnen"],
  name: ["Name", "Name"],
  language: ["Language", "Sprache"],
  manager: ["May manage the server", "Darf den Server verwalten"],
  "dms-open": ["Accepts direct messages", "Nimmt Direktnachrichten an"],
  managing: ["manager", "verwaltet"],
  "dms-closed": ["DMs closed", "DMs zu"],
  "popup-blocked": [
    "Your browser kept the window shut. Open it from the list of people.",
    "Dein Browser hat das Fenster nicht geöffnet. Öffne es über die Liste der Leute.",
  ],

  "opening-channel": ["Welcome to #{name}", "Willkommen in #{name}"],
  "opening-thread": ["The start of {name}", "Der Anfang von {name}"],
  "opening-dm": ["You and {name}", "Du und {name}"],
  "opening-more": ["Type {command} to open a table.", "Gib {command} ein, um einen Tisch zu eröffnen."],
  "no-channel": ["There’s no channel here", "Hier gibt es keinen Kanal"],
  "no-channel-more": ["Tables live in channels. Make one to begin.", "Tische stehen in Kanälen. Lege zuerst einen an."],
  "opening-wait": [
    "As soon as {name} is connected, you can open a table here.",
    "Sobald {name} verbunden ist, kannst du hier einen Tisch eröffnen.",
  ],
  "opening-dm-more": [
    "{name} sends your hands and reminders here.",
    "Hierher schickt dir {name} deine Handkarten und Erinnerungen.",
  ],
  "opening-apart-more": [
    "{name} isn’t in here. Who has added it to their apps can use its commands.",
    "{name} ist nicht dabei. Wer ihn zu seinen Apps hinzugefügt hat, kann seine Befehle benutzen.",
  ],
  "open-table": ["Open a table", "Einen Tisch eröffnen"],

  "messages-in": ["Messages in {name}", "Nachrichten in {name}"],
  "today-at": ["Today at {time}", "Heute um {time}"],
  edited: ["(edited)", "(bearbeitet)"],
  "only-you": ["Only you can see this", "Nur du kannst das sehen"],
  dismiss: ["Dismiss message", "Nachricht verwerfen"],
  used: ["{name} used", "{name} hat benutzt:"],
  thinking: ["{name} is thinking …", "{name} denkt nach …"],
  typing: ["{name} is typing …", "{name} schreibt …"],
  failed: ["This interaction failed", "Diese Interaktion ist fehlgeschlagen"],
  "replied-gone": ["The original message was deleted", "Die ursprüngliche Nachricht wurde gelöscht"],
  "started-thread": ["{name} started a thread:", "{name} hat einen Thread begonnen:"],
  "open-thread": ["Open thread", "Thread öffnen"],
  "message-menu": ["More about this message", "Mehr zu dieser Nachricht"],
  "delete-message": ["Delete message", "Nachricht löschen"],
  "copy-text": ["Copy text", "Text kopieren"],
  "copy-id": ["Copy message ID", "Nachrichten-ID kopieren"],
  copied: ["Copied", "Kopiert"],
  "jump-down": ["Jump to the newest message", "Zur neuesten Nachricht"],
  spoiler: ["Show spoiler", "Spoiler zeigen"],
  "unknown-user": ["unknown-user", "unbekannt"],
  "unknown-channel": ["unknown", "unbekannt"],

  picture: ["Picture", "Bild"],
  "open-picture": ["Open picture: {name}", "Bild öffnen: {name}"],
  previous: ["Previous picture", "Voriges Bild"],
  next: ["Next picture", "Nächstes Bild"],
  zoom: ["Zoom", "Vergrößern"],
  "open-original": ["Open original", "Original öffnen"],
  "alt-text": ["Description", "Beschreibung"],

  "message-to": ["Message {name}", "Nachricht an {name}"],
  send: ["Send", "Senden"],
  commands: ["Commands", "Befehle"],
  "no-command": ["There’s no such command.", "So einen Befehl gibt es nicht."],
  "no-commands": ["No commands yet: the bot isn’t connected.", "Noch keine Befehle: Der Bot ist nicht verbunden."],
  "no-commands-here": ["No commands here: add {name} to your apps.", "Hier gibt es keine Befehle: Füge {name} zu deinen Apps hinzu."],
  "no-match": ["Nothing fits.", "Nichts passt."],
  loading: ["Loading …", "Lädt …"],
  "option-of": ["{option}, option of /{command}", "{option}, Option von /{command}"],
  required: ["required", "nötig"],
  optional: ["optional", "freiwillig"],
  "add-option": ["Add option {name}", "Option {name} hinzufügen"],
  needed: ["{name} is needed.", "{name} fehlt noch."],
  "whole-number": ["{name} takes a whole number.", "{name} braucht eine ganze Zahl."],
  number: ["{name} takes a number.", "{name} braucht eine Zahl."],
  "pick-one": ["Pick one of the offered values for {name}.", "Wähle für {name} einen der angebotenen Werte."],
  "at-least": ["{name}: at least {n}.", "{name}: mindestens {n}."],
  "at-most": ["{name}: at most {n}.", "{name}: höchstens {n}."],
  true: ["True", "Ja"],
  false: ["False", "Nein"],
  "leave-command": ["Leave the command", "Befehl verlassen"],
  keys: ["↑↓ choose · Tab next · Enter send · Esc leave", "↑↓ wählen · Tab weiter · Enter senden · Esc verlassen"],

  choose: ["Make a selection", "Triff eine Auswahl"],
  search: ["Search", "Suchen"],
  "choose-range": ["Choose {min} to {max}", "Wähle {min} bis {max}"],
  "choose-exactly": ["Choose {min}", "Wähle {min}"],
  "modal-failed": ["Something went wrong. Try again.", "Etwas ist schiefgegangen. Versuch es noch einmal."],

  clock: ["Clock", "Uhr"],
  "clock-more": [
    "Set it forward to see what time does. The bot follows; it can’t be set back.",
    "Stell sie vor und sieh, was die Zeit tut. Der Bot folgt; zurückstellen geht nicht.",
  ],
  "clock-hour": ["+ 1 hour", "+ 1 Stunde"],
  "clock-day": ["+ 1 day", "+ 1 Tag"],
  "clock-week": ["+ 1 week", "+ 1 Woche"],

  faults: ["Make Discord misbehave", "Discord Fehler machen lassen"],
  "faults-more": [
    "Each takes effect at once and stays until you take it back or it is used up.",
    "Alles gilt sofort und bleibt, bis du es zurücknimmst oder es verbraucht ist.",
  ],
  "fault-next": ["The bot's next requests", "Die nächsten Anfragen des Bots"],
  "fault-times": ["How many", "Wie viele"],
  "fault-arm": ["Let them go wrong", "Schiefgehen lassen"],
  "fault-429": ["429 Too many requests", "429 Zu viele Anfragen"],
  "fault-500": ["500 Server error", "500 Serverfehler"],
  "fault-503": ["503 Unavailable", "503 Nicht erreichbar"],
  "fault-lost": ["Done, but the answer is lost", "Getan, aber die Antwort geht verloren"],
  "fault-drop": ["Connection cut", "Verbindung getrennt"],
  "fault-hang": ["No answer for 30 s", "30 s keine Antwort"],
  "fault-reconnect": ["Ask the bot to reconnect", "Bot um Neuverbindung bitten"],
  "fault-gateway-drop": ["Cut the bot's connection", "Verbindung des Bots trennen"],
  "fault-gateway-invalid": ["Cut it and forget its session", "Trennen und Sitzung vergessen"],
  "fault-gateway-refuse": ["Refuse its next three connections", "Nächste drei Verbindungen ablehnen"],
  "fault-gateway-refused": ["connection refused", "Verbindung abgelehnt"],
  "fault-expire": ["Let open answers expire", "Offene Antworten verfallen lassen"],
  "fault-expire-next": ["Next click: answer too late", "Nächster Klick: Antwort zu spät"],
  "fault-twice": ["Next click: delivered twice", "Nächster Klick: doppelt zugestellt"],
  "fault-armed": ["Still to go wrong", "Noch offen"],
  "fault-clear": ["Take all back", "Alles zurücknehmen"],
  limits: ["Rate limits", "Anfragegrenzen"],
  "limits-strict": ["As Discord", "Wie Discord"],
  "limits-headers": ["Only announced", "Nur angekündigt"],
  "limits-off": ["Off", "Aus"],
  "archive-thread": ["Archive thread", "Thread archivieren"],
  "this-channel": ["This channel", "Dieser Kanal"],
  "bot-may": ["{name} may", "{name} darf"],
  view_channel: ["See the channel", "Den Kanal sehen"],
  send_messages: ["Send messages", "Nachrichten senden"],
  attach_files: ["Attach files", "Dateien anhängen"],
  send_messages_in_threads: ["Send messages in threads", "In Threads schreiben"],
  embed_links: ["Embed links", "Links einbetten"],
  create_public_threads: ["Create threads", "Threads anlegen"],
  manage_threads: ["Manage threads", "Threads verwalten"],
  read_message_history: ["Read message history", "Nachrichtenverlauf lesen"],
  mention_everyone: ["Mention everyone", "Alle erwähnen"],
  use_external_emojis: ["Use external emojis", "Fremde Emojis benutzen"],
  manage_messages: ["Manage messages", "Nachrichten verwalten"],
  servers: ["Servers", "Server"],
  "this-server": ["This server", "Dieser Server"],
  "new-server": ["New server", "Neuer Server"],
  "server-name": ["Server name", "Name des Servers"],
  "bot-in-server": ["{name} is in this server", "{name} ist auf diesem Server"],
  "bot-not-here": [
    "{name} isn’t in this server. Invite it in the sandbox drawer.",
    "{name} ist nicht auf diesem Server. Lade ihn in der Sandkasten-Leiste ein.",
  ],
  "no-server": ["You’re not in any server", "Du bist auf keinem Server"],
  "no-server-more": [
    "Someone in one may let you in, in the sandbox drawer; or make one of your own.",
    "Wer auf einem ist, kann dich in der Sandkasten-Leiste dazuholen; oder lege einen eigenen an.",
  ],
  "who-sees-it": ["Who sees it", "Wer ihn sieht"],
  "who-is-in-it": ["Members", "Mitglieder"],
  "private-channel": ["Private: only chosen people see it", "Privat: Nur Ausgewählte sehen ihn"],
  "new-channel": ["New channel", "Neuer Kanal"],
  "channel-name": ["Channel name", "Name des Kanals"],
  "forum-channel": ["Forum: only posts, with tags", "Forum: nur Beiträge, mit Tags"],
  "new-post": ["New post", "Neuer Beitrag"],
  "no-posts": ["No posts yet.", "Noch keine Beiträge."],
  "post-title": ["Title", "Titel"],
  "post-words": ["Message", "Nachricht"],
  tags: ["Tags", "Tags"],
  "tags-needed": ["Tags (at least one)", "Tags (mindestens einer)"],
  "tag-missing": ["Choose a tag.", "Wähle einen Tag."],
  "tags-of-forum": ["Tags, with commas between them", "Tags, mit Kommas dazwischen"],
  "tag-required": ["Each post needs a tag", "Jeder Beitrag braucht einen Tag"],
  archived: ["archived", "archiviert"],
  manage_channels: ["Manage the channel and its tags", "Den Kanal und seine Tags verwalten"],
  "new-thread": ["New thread", "Neuer Thread"],
  "thread-name": ["Thread name", "Name des Threads"],
  create: ["Create", "Anlegen"],
  "delete-channel": ["Delete channel", "Kanal löschen"],
  "delete-really": ["Delete permanently?", "Wirklich löschen?"],
  "your-account": ["You", "Du"],
  status: ["Status", "Zustand"],
};

let german = false;
let locale = "en-US";

/** Sets the language everything after is said in. @param {string} [code] a Discord locale such as "de" or "en-US" */
export function speak(code = "en-US") {
  locale = code;
  german = code.startsWith("de");
  document.documentElement.lang = german ? "de" : "en";
}

/** The Discord locale in use. */
export const spoken = () => locale;

/** What `id` says, with `{name}` places filled. @param {string} id @param {Object<string, any>} [args] */
export function say(id, args = {}) {
  const found = WORDS[id];
  if (!found) return id.replaceAll("_", " ");
  return found[german ? 1 : 0].replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** One of Discord's localised fields. @param {any} thing @param {"name"|"description"} field @returns {string} */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  return table[locale] ?? table[locale.split("-")[0]] ?? thing[field] ?? "";
}

/** @param {string|number} when a Discord timestamp @returns {string} */
export function stamp(when) {
  const date = new Date(when);
  const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (date.toDateString() === now().toDateString()) return say("today-at", { time });
  return `${date.toLocaleDateString(locale)} ${time}`;
}
