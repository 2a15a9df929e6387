### Words that every game shares, in English. The ids are the same in every language.

## Finding things by name

game-unknown = There is no game “{ $name }”. Known games: { $known }.
scenario-unknown = The game “{ $game }” has no scenario “{ $name }”. Known scenarios: { $known }.
seat-unknown = There is no seat “{ $name }”. Known seats: { $known }.
seats-too-many = { $given ->
    [one] { $given } seat is named
   *[other] { $given } seats are named
}, but this scenario has { $seats }.

seats-wrong = { $given ->
    [one] { $given } player is named
   *[other] { $given } players are named
}, the scenario has { $seats } seats: name one player for all seats, or one for each.

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
matchfile-damaged = The file is damaged ({ $detail }): use another copy of it.
matchfile-foreign = This is not a match of Voevoda: choose a file that its table or command line has saved.
matchfile-newer = The file has format { $format }, and this version of Voevoda reads formats up to { $known }: update Voevoda to open it.
matchfile-invalid = Part of the match file is not as expected ({ $detail }): use another copy of it.
matchfile-game = The match is of the game “{ $game }”, which is not installed. Installed games: { $known }.
matchfile-rules = The match was played by rules { $rules } of “{ $game }”, and rules { $known } are installed: open it with a version that has those rules.
matchfile-setup = The match cannot be set up: { $detail }
matchfile-step = Step { $step }, “{ $text }”, cannot be replayed: { $detail }
matchfile-too-long = The file has { $steps } steps, but no match of this scenario is longer than { $most }: use another copy of it.
matchfile-hash = The position after step { $step } is not the recorded one: the file was changed, or the rules were; use another copy of it.

## Scenario files

scenario-file = { $file }, line { $line }: { $detail }
scenario-invalid = The scenario cannot be read: { $detail }
scenario-field-unknown = There is no field “{ $name }” here: check how it is spelt.
scenario-field-missing = “{ $field }” is missing{ $where ->
    [none] {""}
   *[other] {" "}in { $where }
}; every scenario needs it.
scenario-field-kind = { $where }: { $needed ->
    [int] a whole number
    [str] a text in quotes
    [bool] true or false
    [array] a list
    [object] a table
    [value] a number, a text in quotes, true or false
   *[other] { $needed }
} is needed here, not { $found ->
    [int] a whole number
    [float] a fraction
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $found }
}.
scenario-map-size = A map of { $width } × { $height } is not possible; each side needs 3 to 26 cells.
scenario-players = { $count ->
    [0] The scenario has no players
    [one] The scenario has { $count } player
   *[other] The scenario has { $count } players
}; 2 to { $most } are needed.
scenario-player-without-location = Player { $player } has no location; everyone needs at least one.
scenario-cell-off-map = { $what }: cell { $cell } is not on the map: choose one that is.
scenario-cell-taken = { $what }: cell { $cell } is already taken: choose another.
scenario-few-neighbours = { $what } at { $cell } needs at least 2 free neighbouring cells and has { $free }.
scenario-relic-missing = { $what } starts at level { $level } and needs a relic.
scenario-relic-early = { $what } starts at level 0, where there is no relic yet: remove the relic or raise the level.
scenario-unknown-type = { $what }: there is no location type “{ $type }”. Known types: { $known }.
scenario-unknown-relic = { $what }: there is no relic “{ $relic }”. Known relics: { $known }.
scenario-owner = { $what }: there is no owner { $owner }; the scenario has { $count ->
    [one] { $count } player.
   *[other] { $count } players.
}
scenario-order = Players are numbered from 1 without gaps, each standing once in the order; here they are { $known }.
scenario-too-many = { $count ->
    [one] { $count } location is
   *[other] { $count } locations are
} too many; at most { $most } are possible.
scenario-one-owner = A position needs two players who own a location: give one to another player.
scenario-units-without-turn = The scenario has a unit, { $what }, but does not say whose turn it is: add "turn", or leave the units out.
scenario-unit-twice = There are two units { $what }: give one of them another number.
scenario-subdued-with-spirit = { $what } is subdued and has { NUMBER($spirit, useGrouping: 0) } spirit: a subdued unit has 0.
scenario-row = The row of { $what } is “{ $row }”: write four values, dashes or 0 to 9, like -/-/0/1.
matchfile-no-step = There is no step { NUMBER($step, useGrouping: 0) }: the match has { NUMBER($steps, useGrouping: 0) }.
scenario-number = { $what } = { $value } is outside its range: a whole number from { $low } to { $high } is needed.

## The server of a table

server-malformed = The message could not be read: { $detail }
server-dice = The server rolls the dice: send the move without them, and only up to the next roll.
server-text-long = The move is written in { $length } characters, and at most { $most } are read: give it in parts.
server-stale = The table has moved on: this was meant for step { $step }, and it stands at step { $now }.
server-not-your-seat = That seat is played from another device or by a bot.
server-no-table = There is no table “{ $table }” on this device.
server-watching = You are watching this table; its players decide.
server-busy = The table is still busy with the last action. Try again in a moment.
server-too-large = The message is too large.
server-origin = The server answers only pages that it has served itself.
server-rate = Too many messages at once. Try again in a moment.
server-fault = The server has failed at this; nothing was changed. Its log has the details.
server-no-page = There is no page { $path }.
server-odds-hidden = This game has secrets, and odds would give them away.
server-file-hidden = This match has secrets: its file can be saved when the game is over.
server-port = Port { NUMBER($port, useGrouping: 0) } of { $host } cannot be used: { $detail }
server-bot-failed = The bot “{ $bot }” gave no answer; the first allowed action was taken for it.

store-unreadable = The stored matches in { $file } cannot be read: { $detail }
store-newer = The stored matches in { $file } have version { $version }; this version of Voevoda reads versions up to { $known }.

## Bots

bot-unknown = There is no bot “{ $name }”. Known bots: { $known }.
bot-random = Random
    .about = Picks any allowed action, all with the same chance.
bot-greedy = Greedy
    .about = Looks one action ahead and takes what seems best at that moment.

## The table in the browser

ui-title = Voevoda
ui-home = All games
ui-cancel = Cancel
ui-confirm = Confirm
ui-retry = Try again
ui-language = Language
ui-default = default

ui-continue = Continue
ui-recent = Recent games
ui-no-games = No games yet. Start a new one.
ui-scenario = Scenario
ui-seat = Seat { $name }
ui-person = Person
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
ui-table-over = The game is over.
ui-actions = Actions
ui-legal-actions = Allowed actions
ui-end-turn = End the turn
ui-undo = Take back
ui-redo = Play again what was taken back
ui-type-move = Type a move
ui-type-move-hint = In notation, for example: { $move }
ui-send = Send
ui-log = Log
ui-odds = Odds
ui-weighing = Working out the odds…
ui-most-likely = Most likely: { $what } ({ $chance })
ui-preview-no-chance = No dice: this is certain.
ui-select-prompt = Select a unit or a location to see what it can do.
ui-bots-warming = Bots are still warming up and think more slowly for about a minute.

ui-connection-lost = The connection is lost.
ui-reconnecting = Connecting again…
ui-unacknowledged = The last action was sent but is not confirmed yet.
ui-server-down = The server does not answer. Every confirmed action is stored.

ui-result-win = Victory: { $players }
ui-result-draw = A draw

## Command line

cli-help-usage = Usage: { $line }
cli-help-shape = [COMMAND] [options]
cli-help-options-shape = [options]
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples

cli-command-voevoda = Tactical tabletop games with every rule enforced and explained. Without a command: opens the table in the browser.
cli-command-serve = Serve the table for the browser on this machine, until Ctrl-C.
cli-command-games = List the games.
cli-command-scenarios = List the scenarios of a game.
cli-command-rules = Show the rulebook of a game, or one rule.
cli-command-army = Armies by points: show the cards, check and price an army, build one, or let two of them meet.
cli-command-play = Play a whole game in this terminal, against bots or with others at the keyboard.
cli-command-simulate = Let bots play many games, and count who wins, how long it takes and which rules fire.
cli-command-solve = Solve a battle exactly: its value, how each side lays out best, and how much a layout loses at most.
cli-command-replay = Tell a saved match step by step.
cli-command-verify = Replay a match file and check every step.
cli-command-warm = Compile the rules ahead of time, so that bots are fast from their first move.

cli-option-lang = The language: English or Russian. Otherwise VOEVODA_LANG decides, then the locale.
cli-option-help = Show this text.
cli-option-version = Show the version.
cli-option-game = The id of a game; “voevoda games” lists them.
cli-option-file = A match file (.voevoda.json).
cli-option-as-json = Print JSON, for programs.
cli-option-scenario = The id of a scenario, or a scenario file (.json or .toml). Left out: the quick one.
cli-option-settings = Change a parameter or option of the rules; may be repeated.
cli-option-rule = The number of a rule, such as CIT-ATT-04. Left out: the whole rulebook.
cli-option-open-browser = Open the page in the browser, or only print its address (the default of “serve”).
cli-option-serve-port = The port. Left out: 8000, or a free one if that is taken. 0: a free one.
cli-option-serve-host = The address to listen at. Left out: 127.0.0.1, which only this machine can reach.
cli-option-serve-data = The folder of the matches. Left out: the user's data folder.
cli-option-army-way = What to do: show all cards with their prices (left out: this), check army files, build an army from a list, or make a battle of two armies.
cli-option-army-what = Army files (.toml or .json); to build, a list: units by id, a number before a unit, a caster behind it as unit+class:spell,spell.
cli-option-army-points = What an army may cost; two numbers for a battle of unequal armies. Left out: anything; in a battle, the points of its ground.
cli-option-army-name = The name of the army.
cli-option-army-ground = The scenario on whose ground the armies meet, by id or file. Left out: the usual one.
cli-option-army-save = The file to write: an army or a battle, .toml or .json.
cli-option-play-game = The id of a game; not needed with --load.
cli-option-play-seats = Who sits where, in order: human or the name of a bot, with commas. Left out: human, then greedy.
cli-option-play-seed = Throw the dice from this seed: the same choices bring the same dice.
cli-option-play-load = Resume the match in this file, and keep the file up to date.
cli-option-play-save = Keep this file up to date from the first move on.
cli-option-play-yes = Throw dice without asking first.
cli-option-simulate-games = How many games. Left out: 1000.
cli-option-simulate-seats = The bots in order, with commas. Left out: greedy on every seat.
cli-option-simulate-seed = The seed: the same one brings the same results. Left out: 1.
cli-option-simulate-workers = How many processes. Left out: one for each core.
cli-option-solve-attackers = The attackers' pieces with commas: “3,2+” are three detachments and two with advantage; “2?” takes orders from chance; “aad” are open cards.
cli-option-solve-defenders = The defenders' pieces, likewise.
cli-option-solve-scenario = Take the sides from this stand-alone battle: its id, or a scenario file.
cli-option-solve-payoff = What the battle is about: wdl (victory, draw, defeat) or survivors. Left out: wdl, or what the scenario says.
cli-option-solve-layout = Judge this layout too: “asd”, or “2:as 1:asd” where a side has several pieces.
cli-option-solve-side = Whose layout it is: attackers or defenders. Left out: attackers.
cli-option-replay-step = Start after this step.
cli-option-replay-speed = Go on by itself, with so many seconds a step.
cli-option-warm-game = The id of a game. Left out: all games.

cli-yes = y yes
cli-no = n no
cli-person = human
cli-chance = dice
cli-secret = has decided

cli-column-id = id
cli-column-name = name
cli-column-seats = seats
cli-column-scenarios = scenarios
cli-column-version = rules
cli-column-minutes = minutes
cli-column-goal = what it is about
cli-column-chance = chance
cli-column-dice = dice
cli-column-events = what happens
cli-column-value = value
cli-column-action = action

cli-games-next = Play one: voevoda play { $game }
cli-scenarios-next = Play one: voevoda play { $game } --scenario { $scenario }

cli-serve-at = The table is at { $address } (Ctrl-C stops it)
cli-serve-moved = Port { $taken } is taken; using a free one instead.
cli-serve-running = The table is running already at { $address }
cli-serve-port-taken = Port { $port } is taken: choose another with --port, or leave it out.
cli-serve-port-range = Port { $port } does not exist: choose 0 to 65535, or leave --port out.
cli-serve-host = It is not possible to listen at “{ $host }” ({ $detail }): leave --host out to use 127.0.0.1.
cli-serve-stopped = Stopped. Every match is stored.

cli-play-title = { $game }, { $scenario }. { $seats }
cli-play-resumed = Resumed after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. The latest:
cli-play-since = Since your last turn:
cli-play-narrow = Type a name, such as { $piece }, or the beginning of a notation, such as { $word }, to see its actions.
cli-play-hint = Type the number of an action or its notation; “help” lists everything else.
cli-play-one-screen = This screen shows the secrets of both sides; at the table in the browser they are covered between turns.
cli-play-turn = { $name } decides:
cli-play-sure = Throw the dice?
cli-play-not-done = Not done. Choose again.
cli-play-undone = Taken back; “redo” plays it again.
cli-play-resign-ask = Give up for { $name }? This cannot be taken back.
cli-play-resigned = { $name } has given up.
cli-play-draw-ask = { $name }, do you agree to a draw?
cli-play-saved = Saved to { $file } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}). Resume with: voevoda play --load { $file }
cli-play-kept = Saved to { $file }. See it again with: voevoda replay { $file }
cli-play-quit-save = Save the match?
cli-play-number = There is no action { $number }: choose 1 to { $last }.
cli-play-unreadable = “{ $text }” is neither an action nor a command here; “help” shows how they are written.
cli-play-dice = The dice are thrown here: leave the result out of “{ $text }”.
cli-play-plan = { $count } actions are too many at once: at most { $most } are weighed together.
cli-play-no-game = Say which game to play: { $known }.
cli-play-load-alone = { $option } cannot change a match that is resumed: leave it out, or leave --load out.
cli-play-other-game = { $file } is a match of “{ $game }”: leave the game out, or name that one.
cli-play-help-ways = Type a number from the list, or an action in notation, a whole action on one line if you like; several with “;” between them are done one after the other:
cli-play-help-more = Or one of these:
cli-play-help-undo = take the last decision back (not what dice have decided)
cli-play-help-redo = play again what was taken back
cli-play-help-resign = give up; with several others left, a bot plays on
cli-play-help-draw = offer a draw to all others
cli-play-help-odds = the exact odds of an action, or of several with “;” between them
cli-play-help-hint = what a bot would do here, and what it makes of it
cli-play-help-rules = the text of a rule: rules { $example }
cli-play-help-log = all that has happened
cli-play-help-board = the board and the actions again
cli-play-help-save = save the match, to a file if you name one
cli-play-help-help = this list
cli-play-help-quit = leave the game

cli-word-undo = undo
cli-word-redo = redo
cli-word-resign = resign
cli-word-draw = draw
cli-word-odds = odds
cli-word-hint = hint
cli-word-rules = rules
cli-word-log = log
cli-word-board = board
cli-word-save = save
cli-word-help = help
cli-word-quit = quit

cli-odds-sure = In any case:
cli-odds-nothing = nothing more
cli-odds-one-way = Of each result, one fall of the dice that brings it:
cli-odds-others = { $count ->
    [one] { $count } other result, less likely
   *[other] { $count } other results, each less likely
}
cli-odds-no-dice = No dice: this is certain.
cli-odds-form = Say what to weigh: odds and an action, as a number or in notation.
cli-odds-as-seen = What is hidden from you is guessed:
cli-rules-form = Name a rule, such as “rules { $example }”. The whole book: voevoda rules { $game }

cli-ending-resignation = the others have given up
cli-ending-agreement = by agreement
cli-result-none = The game goes on.
cli-result-draw = A draw [{ $rule }]
cli-result-won = { $count ->
    [one] { $names } has won [{ $rule }]
   *[other] { $names } have won [{ $rule }]
}

cli-replay-title = { $file }: { $game }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cli-replay-keys = Enter: the next step. q: leave.
cli-verify-ok = { $file } is sound: { $game } by rules { $rules }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, hash { $hash }. { $result }
cli-warm-larger = Compiling the rules for another size of table
cli-warm-done = { $game }: compiled.

cli-simulate-title = { $game }, { $scenario }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-progress = Games
cli-simulate-compiling = Compiling the rules
cli-simulate-draws = draws
cli-simulate-turns = turns
cli-simulate-decisions = decisions
cli-simulate-run = { $seconds } s, { $speed } games a second, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
cli-solve-none = Battles of “{ $game }” cannot be solved: only those of { $known }.
cli-solve-sides = Name both sides, as in “voevoda solve { $game } 3 2+”, or a battle with --scenario.
cli-solve-both = { $option } brings both sides: leave them out, or leave { $option } out.
cli-solve-payoff = There is no payoff “{ $name }”: choose one of { $known }.
cli-solve-side = There is no side “{ $name }”: choose one of { $known }.
cli-solve-patience = Solving; a battle of many different pieces can take half a minute.
cli-solve-value = Value for the attackers: { $value }
cli-solve-odds = If both play well: the attackers win { $win }, draw { $draw }, lose { $loss }.
cli-solve-attackers = the attackers lay
cli-solve-defenders = the defenders lay
cli-solve-more = { $count ->
    [one] And { $count } more layout; --json lists it.
   *[other] And { $count } more layouts; --json lists them.
}
cli-solve-judgement = { $side ->
    [defenders] This layout of the defenders gives the attackers at most { $worst } and loses at most { $loses }.
   *[other] This layout gives the attackers at least { $worst } and loses at most { $loses }.
} The best reply: { $reply }
cli-solve-estimate = Too large to be solved exactly. An estimate for the attackers, from −1 (lost) to 1 (won): { $value }
cli-column-player = player
cli-column-side = side
cli-column-wins = wins
cli-column-share = share
cli-column-interval = 95 % interval
cli-column-score = mean payoff
cli-column-as-side = as { $side }
cli-column-length = length in
cli-column-shortest = shortest
cli-column-q1 = quartile
cli-column-median = median
cli-column-q3 = quartile
cli-column-longest = longest
cli-column-ending = how games ended
cli-column-games = games
cli-column-rule = rule
cli-column-fired = fired
cli-column-each-game = a game
cli-column-in-games = of games
cli-simulate-stopping = Stopping after the games under way; Ctrl-C again leaves at once.
cli-simulate-partial = Stopped: this is the result of { $done } of { $games } games.
cli-simulate-none = Stopped before the first game was over: there is no result.
cli-simulate-low = { $option } = { $value } is not possible: at least 1 is needed.

battle-large = The battle is too large to be solved exactly: up to { $most } cards a side always can.
battle-map = This scenario is a whole game with a map: name one that is a single battle.
battle-strength = A piece of { $value } detachments is impossible: at least 1 is needed.
battle-orders = “{ $text }” are no orders: a, s and d are.
battle-piece-form = “{ $text }” is no piece: write its strength (3), or the orders of its open cards (aad), then + for advantage and ? for orders by chance.
battle-layout-form = “{ $text }” is no layout: write the orders in a row (asd), and where there are several pieces each behind its number (2:as 1:asd).
battle-layout = “{ $text }” cannot be laid: name every piece of the side once, with an order for each of its cards.

cli-command-unknown = There is no command “{ $name }”{ $near ->
    [none] : choose one of { $known }.
   *[other] : perhaps “{ $near }”? Commands: { $known }.
}
cli-usage-extra = “{ $text }” is too much: see { $command } --help
cli-usage-option = There is no option { $option }: see { $command } --help
cli-usage-value = { $option } needs a value: see { $command } --help
cli-usage-missing = { $name } is missing: see { $command } --help
cli-usage-bad = The value of { $name } cannot be read: see { $command } --help
cli-usage-other = The command line cannot be read ({ $detail }): see { $command } --help
cli-language-unknown = There is no language “{ $name }”: choose one of { $known }.
cli-system = The system refuses: { $detail }
cli-file-missing = There is no file { $file }: check the name and the folder.
cli-file-unreadable = { $file } cannot be read ({ $detail }): check that it is a file that you may read.
cli-file-unwritable = { $file } cannot be written ({ $detail }): name another place.
cli-set-form = “{ $text }” is not a setting: write --set name=value.
cli-seat-unknown = Nobody called “{ $name }” can take a seat: choose from { $known }.
cli-seats-count = { $given ->
    [one] { $given } seat is named
   *[other] { $given } seats are named
}, the scenario has { $seats }: write for example --seats { $example }
cli-scenario-file = { $file }: { $detail }
cli-match-file = { $file }: { $detail }
cli-scenario-shape = { $file } holds no scenario: it has to be one object with the scenario's fields.
cli-scenario-syntax = { $file }, line { $line }: this is not { $form }; mend the line.
cli-army-none = In “{ $game }” nobody makes up an army; games with armies: { $known }.
cli-army-way = An army can be shown in units, checked, built, or sent to battle, but there is no “{ $name }”{ $near ->
    [none] : write units, check, build or battle.
   *[other] . Do you mean “{ $near }”?
}
cli-army-suffix = { $file } is neither .toml nor .json: end its name with one of them.
cli-army-points = --points { $text } cannot be read: write a number, or two with a comma.
cli-army-check-what = Name the army files to check: voevoda army { $game } check mine.toml
cli-army-build-what = Write the units of the army; “voevoda army { $game } --help” shows how, “voevoda army { $game }” lists them.
cli-army-battle-what = Name the two armies that meet: voevoda army { $game } battle mine.toml theirs.toml --save battle.toml
cli-army-battle-files = { $count ->
    [one] { $count } army file is
   *[other] { $count } army files are
} named: a battle needs one for each of { $sides }.
cli-army-battle-save = Say where the battle goes: --save battle.toml
cli-army-shape = { $file } holds no army: it has to be one object with “units”.
cli-army-next = Build an army: voevoda army { $game } build --help
cli-army-cost = { $cost } points{ $limit ->
    [none] .
   *[other] {" "}of { $limit }, { $left } left.
}
cli-army-list = The list: { $list }
cli-army-side = { $side }, { $file }: { $cost } points: { $list }
cli-army-saved = Saved to { $file }.
cli-army-battle-saved = Saved to { $file }. Play it: voevoda play { $game } --scenario { $file }
cli-rule-unknown = There is no rule “{ $name }”. The nearest: { $near }.
cli-rule-told = There is no rule “{ $name }”. Rules that speak of it: { $near }.
cli-rulebook-missing = The game “{ $game }” has no rulebook.
cli-step-unknown = There is no step { $step }: choose 0 to { $last }.
cli-speed-range = --speed { $speed } is not possible: name seconds from 0 to { $most }.

# Added by the table

ui-play-quick = Play the quick game against a bot
ui-toolbar = The match
ui-over = over
ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ui-show-all = Show all { $count }
ui-open-file-hint = Choose a saved match or drop it here. It goes on at a new table.
ui-contents = Contents
ui-search = Search the rules
ui-nothing-found = No rule has these words.
ui-choose-file = Choose a file…
ui-save = Save

# Server, replay and analysis

server-past-hidden = This match has secrets: one can look back, fork it and copy positions when it is over.
server-hint-failed = The bot gave no hint. Ask again in a moment.
server-conceded = { $seat } has given up; a bot plays on.
server-draw-declined = { $seat } declines the draw.
server-no-offer = Nobody offers a draw.
server-analysis-bots = In analysis you move for every seat, so no bot can take one.
server-analysis-ending = An analysis has nobody to give up to or to agree with: just leave it.
server-no-position = The positions of “{ $game }” cannot be saved as scenarios.

# Replay, analysis and editor in the browser

ui-close = Close
ui-replay = Replay
ui-replay-moment = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) }
ui-replay-turn = Turn { $number }
ui-replay-turn-of = Turn { $number }: { $name }
ui-replay-looking = You are looking at step { NUMBER($step, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) }.
ui-replay-back = Back to now
ui-replay-then = After step { NUMBER($step, useGrouping: 0) }
ui-replay-look = Show the table after step { NUMBER($step, useGrouping: 0) }
ui-replay-reading = This is the past. Go back to now, or play on from here at a new table.
ui-replay-first = To the opening
ui-replay-turn-back = A turn back
ui-replay-step-back = A step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step = A step on
ui-replay-turn-on = A turn on
ui-replay-last = To the latest
ui-replay-speed = Speed
ui-replay-times = × { $speed }
ui-replay-jump = Jump to a turn
ui-replay-before-turn = Before the turn
ui-replay-more = More…
ui-replay-keys = Keys: ← → a step, ↑ ↓ a turn, Home the opening, End the latest, K or Space play and pause, J and L slower and faster; while paused, a step back and on.
ui-fork = Play on from here
ui-analyse-here = Analyse from here
ui-edit-position = Edit this position
ui-copy-notation = Copy the notation
ui-copied = { $count ->
    [one] { $count } step copied
   *[other] { $count } steps copied
}
ui-copy-refused = The browser does not let pages copy here.
ui-share = Share
ui-shared = Handed over: { $file }
ui-saved-instead = This browser cannot share files, so { $file } was saved instead.

ui-analysis = Analysis
ui-analysis-thinking = Weighing the actions…
ui-best-actions = Best actions
ui-estimates = Estimate of the position
ui-estimate-even = The position is about even.
ui-estimate-slight = { $name } stands a little better.
ui-estimate-better = { $name } stands better.
ui-estimate-winning = { $name } is winning.

ui-editor = Position editor
ui-editor-begin = Begin with
ui-editor-empty = Empty map
ui-editor-missing = There is no position editor for “{ $game }” yet.
ui-editor-open = Open a scenario
ui-editor-save = Save the scenario
ui-editor-unreadable = { $file } holds no scenario: choose a file that the editor has saved.
ui-editor-play = Play it
ui-editor-analyse = Analyse it
ui-editor-good = The position can be played.
ui-editor-checking = Checking…
ui-editor-undo = Undo
ui-editor-redo = Redo
ui-editor-tools = What a click does
ui-editor-select = Select, move
ui-editor-erase = Remove
ui-editor-name = Name
ui-editor-map = Map
ui-editor-width = Width
ui-editor-height = Height
ui-editor-turn = Turn
ui-editor-default = usual
ui-editor-prompt = Choose what to place, then a cell. Or select a piece to change its numbers; a free cell then moves it, Delete removes it.

# Shell

ui-skip = To the content
ui-back-to-table = Back to the table
ui-page-missing = This page could not be fetched: the server does not answer or is a newer one.
ui-drop-here = Drop the match here to open it

ui-new-match = New match…
ui-new-match-of = New match: { $game }
ui-no-such-game = There is no game “{ $name }” here.
ui-under-way = under way
ui-turn-yours = your turn
ui-turn-of = turn: { $player }
ui-seats-range = { $low ->
    [one] { $low } player
   *[other] { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] 2–{ $high } players
        }
       *[other] { $low }–{ $high } players
    }
}
ui-scenarios-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
ui-chosen-match = What you have chosen
ui-person-here = Person on this device
ui-bot-level = Bot, level { $level }: { $name }
ui-name = Name
ui-name-of = { $seat }: name
ui-analyse = Analyse
ui-analyse-about = Play all sides freely, with an estimate of the position and the best actions.
ui-own-position = Set up a position of your own
ui-all-default = all as usual
ui-changed-count = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
ui-default-is = usually { $value }
ui-range = { $low } to { $high }
ui-value-none = none
ui-reset = Reset
ui-reset-all = Reset all
ui-section-other = Other

ui-hits = { $hits ->
    [0] Nothing found
    [one] { $hits } hit
   *[other] { $hits } hits
}
ui-hit-next = Next hit
ui-hit-previous = Previous hit
ui-copy-link = Copy the link
ui-link-copied = Link copied
ui-print = Print

ui-settings = Settings
ui-settings-look = Appearance
ui-settings-reset = Reset all settings
ui-settings-kept = Settings are kept in this browser and hold for every table.
ui-theme = Theme
ui-theme-system = As the system
ui-theme-day = Day
ui-theme-night = Night
ui-theme-to-day = Day theme
ui-theme-to-night = Night theme
ui-text-size = Size of text
ui-text-size-small = Small
ui-text-size-normal = Normal
ui-text-size-large = Large
ui-text-size-huge = Very large
ui-motion = Motion
ui-motion-pieces = Moving pieces and dice
ui-motion-about = When motion is off, pieces appear at once where they go.
ui-motion-system = As the system
ui-motion-on = On
ui-motion-off = Off
ui-speed = Speed
ui-speed-times = { $times } ×
ui-confirmations = Questions before you act
ui-confirm-attack = Before an attack
ui-confirm-attack-about = Shows the odds and asks; without it, an attack happens as soon as its target is chosen.
ui-confirm-end = Before a turn ends early
ui-confirm-end-about = Asks when something could still be done in the turn.
ui-sound = Sound
ui-sound-on = Sounds of the table
ui-sound-about = Steps, dice, hits and the beginning of your turn.

# Table

ui-keys = Keys
ui-keys-where = Letters and digits work while the map has the focus, on every keyboard layout.
ui-key-cells = go from cell to cell
ui-key-choose = select, choose a target, confirm
ui-key-back = one step back
ui-key-next = the next piece that can do something
ui-key-nth = an action of the list, by its place
ui-key-end = end the turn
ui-key-undo = take back, play again
ui-key-hint = ask what the bot would do
ui-key-move = type a move
ui-key-zoom = closer, farther, the whole map
ui-key-push = push the map
ui-key-help = this list
ui-more = More
ui-zoom = The view of the map
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-fit = The whole map
ui-hint = Hint
ui-hint-title = What would the bot “{ $bot }” do?
ui-hint-scale = How it likes the position after each action: from −1, lost, to +1, won.
ui-hint-asking = The bot is thinking it over…
ui-blocked = Not possible now
ui-log-opening = Opening
ui-log-secret = has decided
ui-position = Position
ui-since = Since your last turn: { $changes }.
ui-show-again = Show it again
ui-resign = Give up…
ui-resign-ask = Give up for { $player }?
ui-resign-about = This cannot be taken back.
ui-resign-do = Give up
ui-offer-draw = Offer a draw
ui-draw-offered = { $count ->
    [one] { $players } offers a draw.
   *[other] { $players } offer a draw.
}
ui-draw-accept = { $player } accepts
ui-draw-decline = { $player } declines
ui-draw-withdraw = { $player } withdraws the offer
ui-ending-resignation = The others have given up.
ui-ending-agreement = The players have agreed on a draw.
ui-curtain = Pass the device to { $player }
ui-curtain-about = The table is covered: each player sees only what that player may know.
ui-curtain-lift = I am { $player }: show the table

# Armies

ui-own-armies = Make up your own armies
