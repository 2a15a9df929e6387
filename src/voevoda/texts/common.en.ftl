### Words that every game shares, in English. The ids are the same in every language.

## Finding things by name

game-unknown = There is no game “{ $name }”. Known games: { $known }.
scenario-unknown = The game “{ $game }” has no scenario “{ $name }”. Known scenarios: { $known }.
seat-unknown = There is no seat “{ $name }”. Known seats: { $known }.
seats-too-many = { $given ->
    [one] { $given } seat is named
   *[other] { $given } seats are named
}, but this scenario has { $seats }.

## Parameters

parameter-range = { $name } = { $value } is outside its range: a whole number from { $low } to { $high } is needed.
parameter-choice = { $name } = { $value } is not possible. Possible: { $known }.
parameter-unknown = There is no parameter “{ $name }”{ $near ->
    [none] .
   *[other] ; the closest name is “{ $near }”.
}

origin-seed = from the source text
    .short = text
origin-original = from the published original
    .short = original
origin-decision = our decision
    .short = ours

## Notation

notation-unreadable = “{ $text }” cannot be read as a move. Possible forms: { $forms }.

## The match

match-over = The game is over.
match-not-your-turn = Another player decides now.
match-no-such-outcome = “{ $text }” cannot come up now.
match-chance-first = The dice come first.

undo-nothing = Nothing has been done yet that could be taken back.
undo-chance = What the dice have decided stands.
undo-reveal = The last step revealed something hidden, so it stands.
undo-other-seat = The last decision was made by { $seat }, who alone can take it back.
redo-nothing = Nothing has been taken back.

## Match files

matchfile-too-large = The file is too large for a match: at most { $limit } MB are read.
matchfile-damaged = The file is damaged: { $detail }
matchfile-foreign = The file is not a Voevoda match.
matchfile-newer = The file has format { $format }; this version of Voevoda reads formats up to { $known }.
matchfile-invalid = Part of the match file is not as expected: { $detail }
matchfile-game = The match is of the game “{ $game }”, which is not installed. Installed games: { $known }.
matchfile-rules = The match was played by rules { $rules } of “{ $game }”; installed are rules { $known }.
matchfile-setup = The match cannot be set up: { $detail }
matchfile-step = Step { $step }, “{ $text }”, cannot be replayed: { $detail }
matchfile-hash = The position after step { $step } is not the recorded one: the file or the rules have changed.

## Scenario files

scenario-file = { $file }, line { $line }: { $detail }
scenario-invalid = The scenario cannot be read: { $detail }
scenario-map-size = A map of { $width } × { $height } is not possible; each side needs 3 to 26 cells.
scenario-players = { $count ->
    [0] The scenario has no players
    [one] The scenario has { $count } player
   *[other] The scenario has { $count } players
}; 2 to 6 are needed.
scenario-player-without-location = Player { $player } has no location; everyone needs at least one.
scenario-cell-off-map = { $what }: cell { $cell } is not on the map.
scenario-cell-taken = { $what }: cell { $cell } is already taken.
scenario-few-neighbours = { $what } at { $cell } needs at least 2 free neighbouring cells and has { $free }.
scenario-relic-missing = { $what } starts at level { $level } and needs a relic.
scenario-relic-early = { $what } starts at level 0, where there is no relic yet: remove the relic or raise the level.
scenario-unknown-type = { $what }: there is no location type “{ $type }”. Known types: { $known }.
scenario-unknown-relic = { $what }: there is no relic “{ $relic }”. Known relics: { $known }.
scenario-owner = { $what }: there is no owner { $owner }; the scenario has { $count ->
    [one] { $count } player.
   *[other] { $count } players.
}
scenario-order = The initiative order must name each of these exactly once: { $known }.
scenario-too-many = { $count ->
    [one] { $count } location is
   *[other] { $count } locations are
} too many; at most { $most } are possible.
scenario-number = { $what } = { $value } is outside its range: a whole number from { $low } to { $high } is needed.

## The server of a table

server-malformed = The message could not be read: { $detail }
server-stale = The table has moved on: this was meant for step { $step }, and it stands at step { $now }.
server-not-your-seat = That seat is played from another device or by a bot.
server-no-table = There is no table “{ $table }” on this device.
server-watching = You are watching this table; its players decide.
server-busy = The table is still busy with the last action. Try again in a moment.
server-too-large = The message is too large.
server-origin = The server answers only pages that it has served itself.
server-rate = Too many messages at once. Try again in a moment.
server-bot-failed = The bot “{ $bot }” has stopped. Take the last action back, or take over its seat.

## Bots

bot-random = Random
    .about = Picks any allowed action, all with the same chance.
bot-greedy = Greedy
    .about = Looks one action ahead and takes what seems best at that moment.

## The table in the browser

ui-title = Voevoda
ui-home = All games
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm
ui-retry = Try again
ui-language = Language
ui-default = default

ui-new-game = New game
ui-continue = Continue
ui-recent = Recent games
ui-no-games = No games yet. Start a new one.
ui-scenario = Scenario
ui-seat = Seat { $name }
ui-person = Person
ui-bot-random = Bot: random
ui-bot-greedy = Bot: greedy
ui-same-device = People at this table take turns on this device.
ui-start = Start the game
ui-open-file = Open a match file
ui-save-file = Save the match
ui-play-again = Play again
ui-parameters = Parameters
ui-players = Players
ui-minutes = { $low }–{ $high } minutes
ui-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-rules = Rules
ui-rule = Rule { $rule }

ui-map = Map: { $scenario }
ui-table-list-view = The table as a list
ui-round = Round { $round } of { $limit }
ui-your-turn = { $player }, your turn
ui-thinking = { $player } is thinking…
ui-waiting = Waiting for the others
ui-actions = Actions
ui-legal-actions = Allowed actions
ui-end-turn = End the turn
ui-undo = Take back
ui-redo = Play again what was taken back
ui-type-move = Type a move
ui-type-move-hint = In notation, for example: END
ui-send = Send
ui-log = Log
ui-odds = Odds
ui-most-likely = Most likely: { $what } ({ $chance })
ui-preview-no-chance = No dice: this is certain.
ui-nothing-selected = Nothing is selected.
ui-select-prompt = Select a unit or a location to see what it can do.
ui-bots-warming = Bots are still warming up and think more slowly for about a minute.

ui-connection-lost = The connection is lost.
ui-reconnecting = Connecting again…
ui-unacknowledged = The last action was sent but is not confirmed yet.
ui-server-down = The server does not answer. Every confirmed action is stored.

ui-result-win = Victory: { $players }
ui-result-draw = A draw
