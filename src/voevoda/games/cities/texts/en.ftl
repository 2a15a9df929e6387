### All words of “Cities at War”, in English. Units are u1, u2, …, locations L1, L2, …, players P1, P2, …

cities = Cities at War
    .goal = Be the only player who still owns a location.

## What happened

cities-event-order-drawn = Turn order, place { $place }: { $entry }
cities-event-turn-started = Round { $round }, turn of { $seat }
cities-event-income = { $loc } receives { $amount ->
    [one] { $amount } time point
   *[other] { $amount } time points
}: { $total } in store
cities-event-regenerated = { $loc } regenerates { $amount } spirit: { $total } now
cities-event-paid = { $loc } pays { $cost ->
    [0] nothing
    [one] { $cost } time point
   *[other] { $cost } time points
}: { $left } left, action { $used } of this turn
cities-event-attack-declared = { $attacker } attacks { $target }
cities-event-vampiric-gain = Vampiric relic: { $unit } gains { $amount } health, { $health } now
cities-event-rolled = Die: { $face }
cities-event-missed = A dash: { $attacker } misses { $target }
cities-event-hit = { $attacker } hits { $target }: { $value } + { $spirit } spirit = { $gross } { $magic ->
    [0] physical damage
   *[other] magic damage
}
cities-event-mystic-tp = Mystic relic: { $loc } gains { $amount ->
    [one] { $amount } time point
   *[other] { $amount } time points
}, { $total } now
cities-event-mystic-hit = Mystic relic: instead of missing, { $attacker } does { $gross } magic damage to { $target }
cities-event-damaged = { $unit } loses { $spirit_lost ->
    [0] { $health_lost ->
        [0] nothing
       *[other] { $health_lost } health ({ $health } left)
    }
   *[other] { $spirit_lost } spirit ({ $spirit } left)
}{ $spirit_lost ->
    [0] {""}
   *[other] { $health_lost ->
        [0] {""}
       *[other] {" "}and { $health_lost } health ({ $health } left)
    }
}{ $level ->
    [0] {""}
   *[other] , protected by home level { $level }
}
cities-event-died = { $unit } dies { $spirit ->
    [0] with no spirit left
   *[other] and leaves { $spirit } spirit
}
cities-event-captured = { $unit } has no spirit left: captured by { $loc }, subdued until inspired
cities-event-spirit-won = { $loc } takes { $amount } spirit from the fallen: { $total } now
cities-event-victory = { $unit } is victorious and improved: { $spirit } spirit, { $health } health
cities-event-assault-declared = { $unit } assaults { $loc }
cities-event-assault-price = { $unit } pays { $spirit_paid } spirit and { $health_paid } health: { $spirit } spirit, { $health } health left
cities-event-struck = { $loc } is struck for { $strike }: { $abandoned ->
    [0] { $spirit } spirit left
   *[other] abandoned, it loses health and has { $health } left
}
cities-event-form-ended = { $loc } is no longer abandoned; the next time costs { $price ->
    [one] { $price } time point
   *[other] { $price } time points
}
cities-event-conquered = { $seat } conquers { $loc } with { $unit }: { $spirit } spirit, { $health } health
cities-event-units-followed = { $count ->
    [one] { $count } unit follows { $loc } to the new owner
   *[other] { $count } units follow { $loc } to the new owner
}
cities-event-eliminated = { $seat } has no location left and is out of the game
cities-event-game-over = The game is over: { $count ->
    [one] there is one winner
   *[other] { $count } players share the win
}
cities-event-stepped = { $unit } moves from { $start } to { $cell }
cities-event-jumped = { $unit } jumps from { $start } to { $cell }
cities-event-inspired = { $unit } is inspired: position { $position } becomes a dash, + { $gained } spirit = { $spirit }{ $freed ->
    [0] {""}
   *[other] , no longer subdued
}
cities-event-handed-over = { $loc } hands over { $amount } spirit and { $amount } health: { $spirit } spirit, { $health } health left
cities-event-row-paid = { $loc } pays { $cost ->
    [0] nothing
   *[other] { $currency ->
        [0] { $cost ->
            [one] { $cost } time point
           *[other] { $cost } time points
        }
        [1] { $cost } health
       *[2] { $cost } spirit
    }
} for the row
cities-event-created = { $loc } creates { $unit } at { $cell }: { $spirit } spirit, { $health } health, row { $row }
cities-event-swapped = { $unit } and { $other_unit } exchange values: position { $position } for position { $other_position }
cities-event-restored = { $loc } regains { $amount } health: { $health } now
cities-event-levelled = { $loc } gains level { $level }: { $spirit } spirit, { $health } health
cities-event-relic-drawn = { $loc } has the { $relic ->
    [1] Mystic
    [2] Siege
    [3] Vampiric
   *[4] Incredible
} relic
    .about = { $relic ->
        [1] { cities-relic-mystic.effect }
        [2] { cities-relic-siege.effect }
        [3] { cities-relic-vampiric.effect }
       *[4] { cities-relic-incredible.effect }
    }
cities-event-abandoned = { $loc } is abandoned for { $price ->
    [one] { $price } time point
   *[other] { $price } time points
}: the next assault takes health, not spirit
cities-event-turn-ended = { $seat } ends the turn
cities-event-round-started = Round { $round } begins{ $quiet ->
    [0] {""}
    [one] , { $quiet } quiet round so far
   *[other] , { $quiet } quiet rounds in a row
}

cities-ending-cit-end-02 = Every location has the same owner.
cities-ending-cit-end-03 = The last round is over.
cities-ending-cit-end-04 = Too many rounds in a row passed without an attack.

## Why an action is refused

cities-reason-game-over = The game is over.
cities-reason-wrong-phase = Another choice comes first.
cities-reason-no-such = There is no such location or unit.
cities-reason-not-your-location = That location belongs to another player.
cities-reason-not-ready = That location cannot act in this turn.
cities-reason-action-limit = { $limit ->
    [one] That location has taken its { $limit } action of this turn.
   *[other] That location has taken all { $limit } actions of this turn.
}
cities-reason-no-tp = This needs { $needs ->
    [one] { $needs } time point
   *[other] { $needs } time points
}; the location has { $has }.
cities-reason-not-its-unit = This needs a unit under the control of the acting location.
cities-reason-subdued = The unit is subdued: it must be inspired first.
cities-reason-already-attacked = The unit has already attacked this turn.
cities-reason-friendly-target = Only an enemy unit or an enemy location can be attacked.
cities-reason-out-of-range = The target is { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} away; an attack reaches { $range ->
    [one] { $range } cell.
   *[other] { $range } cells.
}
cities-reason-not-improved = Only an improved unit, one that has beaten an enemy unit, can assault a location.
cities-reason-no-spirit = The unit has too little spirit to pay for an assault.
cities-reason-no-step = No unit can move: there is no free cell to go to.
cities-reason-not-your-unit = That unit belongs to another player.
cities-reason-off-map = That cell is not on the map.
cities-reason-cell-far = That cell is too far away: it must be a neighbouring one.
cities-reason-cell-blocked = That cell is not free.
cities-reason-no-relic = The relic is missing: Incredible lets a location's native units jump, Siege lets it be abandoned.
cities-reason-use-step = That cell is next to the unit: an ordinary step leads there.
cities-reason-must-step = At least one cell must be used before the move can end.
cities-reason-dash-position = That position is a dash already; inspiration needs a number.
cities-reason-no-free-cell = A new unit needs a free cell next to the location.
cities-reason-amount-range = { $high ->
    [0] The location has nothing that it could hand over to a unit.
   *[other] The location can hand over from { $low } to { $high } spirit and as much health.
}
cities-reason-row-unknown = A location of this type does not give that row.
cities-reason-row-cost = That row costs { $currency ->
    [0] { $needs ->
        [one] { $needs } time point
       *[other] { $needs } time points
    }
    [1] { $needs } health
   *[2] { $needs } spirit
}; the location can spend { $has }.
cities-reason-position-used = That position of the new unit has been exchanged already.
cities-reason-same-value = The two values are equal; an exchange needs different ones.
cities-reason-health-full = The location has { $health } health, which is its maximum or more.
cities-reason-max-level = The location has reached the highest level, { $level }.
cities-reason-already-abandoned = The location is abandoned already.
cities-reason-no-health = To be abandoned, a location needs at least 1 health.

## What can be done

cities-action-attack = Attack { $target } with { $unit }
    .short = Attack
cities-action-assault = Assault { $place } with { $unit }
    .short = Assault
cities-action-move = Move units, paid by { $loc }
    .short = Move
cities-action-step = Move { $unit } to { $cell }
    .short = Step
cities-action-jump = Jump with { $unit } to { $cell }
    .short = Jump
cities-action-stop = Stop moving
    .short = Stop moving
cities-action-inspire = Inspire { $unit }: turn position { $position } into a dash
    .short = Inspire
cities-action-create = Create a unit at { $loc }: hand over { $amount } spirit and { $amount } health
    .short = Create
cities-action-choose-row = Choose the row { $row }
    .short = Choose row
cities-action-place = Place the unit at { $cell }
    .short = Place
cities-action-swap = Exchange position { $position } for position { $other } of { $unit }
    .short = Exchange
cities-action-done = Finish exchanging
    .short = Finish exchanging
cities-action-restore = Restore the health of { $loc }
    .short = Restore
cities-action-level-up = Raise the level of { $loc }
    .short = Gain level
cities-action-hide = Abandon { $loc }
    .short = Abandon
cities-action-end = End the turn
    .short = End turn

cities-outcome-die = The die shows { $face }
cities-outcome-draw = { $entry } is next in the turn order

## Parameters

cities-parameter-base-spirit-castle = Spirit of a new castle
cities-parameter-base-spirit-tower = Spirit of a new tower
cities-parameter-base-spirit-camp = Spirit of a new camp
cities-parameter-base-spirit-lair = Spirit of a new lair
cities-parameter-base-health-castle = Health of a new castle
cities-parameter-base-health-tower = Health of a new tower
cities-parameter-base-health-camp = Health of a new camp
cities-parameter-base-health-lair = Health of a new lair
cities-parameter-tp-income = Income of a location
cities-parameter-tp-income-high = Higher income of a location
cities-parameter-income-level = Level from which the income is higher
cities-parameter-tp-cap = Time points that a location can store
cities-parameter-start-tp = Time points of a location at the start
cities-parameter-max-actions = Actions of a location in a turn
cities-parameter-cost-attack = Cost of an attack
cities-parameter-cost-move = Cost of a move
cities-parameter-cost-inspire = Cost of inspiration
cities-parameter-cost-create = Cost of a new unit
cities-parameter-cost-restore = Cost of restoring
cities-parameter-cost-level = Cost of a level
cities-parameter-siege-cost = First price of abandoning
cities-parameter-siege-step = How much the price of abandoning falls
cities-parameter-siege-min = Lowest price of abandoning
cities-parameter-die-sides = Faces of the die
cities-parameter-standard-row = Row of an ordinary new unit
cities-parameter-attack-range = Range of an attack
cities-parameter-attacks-per-unit = Attacks of a unit in a turn
cities-parameter-move-cells = Cells of a move
cities-parameter-health-multiplier = How many times handed-over health counts
cities-parameter-min-spirit-left = Spirit that a location keeps when it creates a unit
cities-parameter-min-health-left = Health that a location keeps when it creates a unit
cities-parameter-victory-spirit = Spirit that a victory brings
cities-parameter-victory-health = Health that a victory brings
cities-parameter-inspire-spirit = Spirit that inspiration brings
cities-parameter-assault-spirit = Spirit that an assault costs the unit
cities-parameter-assault-health = Health that an assault costs the unit
cities-parameter-castle-dash-cost = Castle: price of turning a dash into 0
cities-parameter-castle-raise-cost = Castle: price of raising a 0
cities-parameter-castle-raise-max = Castle: how many zeros can be raised
cities-parameter-castle-raise-value = Castle: value of a raised 0
cities-parameter-lair-step-cost = Lair: price of raising a position by 1
cities-parameter-lair-max-value = Lair: highest value of a position
cities-parameter-tower-dash-cost = Tower: price of turning a dash into 0
cities-parameter-camp-swap-cost = Camp: price of rearranging positions
cities-parameter-start-level = Level of a location at the start
cities-parameter-max-level = Highest level
cities-parameter-level-spirit = Spirit that a level brings
cities-parameter-level-health = Health that a level brings
cities-parameter-relic-level = Level at which the relic is drawn
cities-parameter-relic-table-1 = Relic on a die of 1
cities-parameter-relic-table-2 = Relic on a die of 2
cities-parameter-relic-table-3 = Relic on a die of 3
cities-parameter-relic-table-4 = Relic on a die of 4
cities-parameter-regen-level = Level from which spirit regenerates
cities-parameter-regen-spirit = Spirit that regenerates
cities-parameter-restore-health = Health that restoring brings
cities-parameter-mystic-damage = Mystic relic: damage of a dash
cities-parameter-mystic-tp = Mystic relic: time points for the first dash of a turn
cities-parameter-vampiric-health = Vampiric relic: health for an attacked unit
cities-parameter-round-limit = Last round
cities-parameter-quiet-limit = Quiet rounds in a row that end the game (0: never)

cities-measure-spirit = spirit
cities-measure-health = health
cities-measure-tp = time points
cities-measure-tp-per-turn = time points per turn
cities-measure-level = level
cities-measure-actions = actions
cities-measure-faces = faces
cities-measure-cells = cells
cities-measure-per-turn = per turn
cities-measure-times = times
cities-measure-positions = positions
cities-measure-value = value
cities-measure-free = free
cities-measure-damage = damage
cities-measure-rounds = rounds

## Options

cities-option-relic-table-1 = { cities-parameter-relic-table-1 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-2 = { cities-parameter-relic-table-2 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-3 = { cities-parameter-relic-table-3 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-relic-table-4 = { cities-parameter-relic-table-4 }
    .value-mystic = { cities-relic-mystic }
    .value-siege = { cities-relic-siege }
    .value-vampiric = { cities-relic-vampiric }
    .value-incredible = { cities-relic-incredible }
cities-option-adjacency = Neighbouring cells
    .value-8 = all eight around
    .value-4 = the four that share a side
cities-option-initiative-unit = Whose turn it is
    .value-player = a player's, with all locations
    .value-location = a single location's
cities-option-initiative-mode = Turn order
    .value-seat = as the scenario lists it
    .value-random = drawn at the start
cities-option-move-scope = Which units a location can move
    .value-player = all units of its player
    .value-location = only the units it controls
cities-option-magic-health-loss = When magic also takes health
    .value-flat = on every hit that does damage
    .value-with-spirit-loss = only if damage is left after the home level is subtracted
cities-option-camp-swap = What a camp can rearrange
    .value-own-row = the row of its new unit
    .value-between-units = values between its new unit and its other units
cities-option-open-gates = Assault by units that are not improved
    .value-false = never
    .value-true = against a player who has no unit on the map
cities-option-limit-result = Result at a limit
    .value-score = locations decide, then spirit, then health
    .value-draw = all survivors share the win

cities-section-locations = Locations at the start
cities-section-time = Time points and costs
cities-section-fighting = Fighting and moving
cities-section-units = New units
cities-section-levels = Levels and relics
cities-section-limits = Limits of the game
cities-section-readings = How the rules are read

## Scenarios

cities-scenario-duel = The Ford
    .goal = Castle against castle across a narrow strip: quick and sharp.
cities-scenario-duel-lair = The Ford: lairs
    .goal = Two lairs with strong units from the first turn, where each better row is paid for in health.
cities-scenario-duel-tower = The Ford: towers
    .goal = Two towers and nothing but magic: units change sides again and again.
cities-scenario-duel-camp = The Ford: camps
    .goal = Two poor camps, where every time point and every bit of spirit counts.
cities-scenario-standard = Crown and Orb
    .goal = A castle and a tower on each side: the game as it is meant to be played.
cities-scenario-four-banners = Four Banners
    .goal = Four players, each with another type of location; the weaker types come in pairs.
cities-scenario-relics = Four Relics
    .goal = Every location starts with a level and a relic, and all four relics are in play.
cities-scenario-three-lairs = Three Lairs
    .goal = The quarrel of three: let the other two fight, but not for too long.
cities-scenario-six-lairs = Ring of Six
    .goal = Six lairs in a ring, a long evening, and two neighbours to watch.

## Names of things

cities-type-castle = castle
    .icon = crown
cities-type-tower = tower
    .icon = magic orb
cities-type-camp = camp
    .icon = flag
cities-type-lair = lair
    .icon = cave

cities-relic-none = No relic
    .effect = A location draws its relic when it gains level 1.
cities-relic-mystic = Mystic
    .effect = When its units roll a dash against a unit, they do magic damage instead of missing, and the first such dash of a turn brings time.
cities-relic-siege = Siege
    .effect = The location can be abandoned: the next assault then takes health instead of spirit.
cities-relic-vampiric = Vampiric
    .effect = Its units gain health whenever a unit attacks them, before the die.
cities-relic-incredible = Incredible
    .effect = Its native units can jump next to one another over any distance.

cities-phase-order = The turn order is being drawn
cities-phase-main = Choose an action or end the turn
cities-phase-move = Choose a unit and the cell it goes to
cities-phase-row = Choose a row for the new unit
cities-row-about = The attack die picks one of the four positions: a dash misses, a number hits for itself plus the unit's spirit.
cities-phase-cell = Choose a cell for the new unit
cities-phase-swap = Choose values to exchange, or finish
cities-phase-roll-attack = The attack die is rolling
cities-phase-roll-relic = The relic die is rolling
cities-phase-over = The game is over

cities-board-key = On the board: S spirit, H health, V level, T time points, A attack row (a dash misses), unready not to act this turn.

cities-word-location = location
cities-word-unit = unit
cities-word-player = player
cities-word-spirit = spirit
cities-word-health = health
cities-word-level = level
cities-word-time-points = time points
cities-word-relic = relic
cities-word-abandoned = abandoned
cities-word-improved = improved
cities-word-subdued = subdued
cities-word-attacked = has attacked
cities-word-ready = ready
cities-word-not-ready = not ready
cities-word-home = home
cities-word-controller = controlled by
cities-word-round = round
cities-word-quiet-rounds = quiet rounds
cities-word-initiative = turn order
cities-word-locations = locations
cities-word-eliminated = out of the game
cities-word-castle-crown = crown
cities-word-tower-orb = magic orb
cities-word-camp-flag = flag
cities-word-lair-cave = cave
cities-word-wall = wall
cities-word-row = attack row
cities-word-dash = dash
cities-word-face = die
cities-word-physical = physical damage
cities-word-magic = magic damage
cities-word-miss = miss
cities-word-nothing = no effect
cities-word-hurt = loss
cities-word-dies = dies
cities-word-captured = captured
cities-word-chance-to-hit = chance to hit
cities-word-chance-to-kill = chance to kill
cities-word-chance-to-capture = chance to capture
cities-word-expected-health-loss = expected loss of health
cities-word-expected-spirit-loss = expected loss of spirit
cities-word-spirit-won = spirit for the location, at most
cities-word-strike = strike
cities-word-conquers = conquers the location
cities-word-actions-left = actions left
cities-word-price-of-abandoning = price of abandoning

# Added by the table

cities-cell-free = free
cities-cell-location = { $type } { $id } of { $owner }, spirit { $spirit }, health { $health }, level { $level }, time points { $time }
cities-cell-unit = unit { $id } of { $owner }, spirit { $spirit }, health { $health }, row { $row }, home { $home }, { $magic ->
    [0] { cities-word-physical }
   *[other] { cities-word-magic }
}
cities-cell-relic = { $relic } relic
cities-cell-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
cities-cell-legal = Allowed: { $action }
cities-quiet = Quiet rounds: { $quiet } of { $limit }
cities-end-points-left = { $points ->
    [0] Something could still be done in this turn.
    [one] { $points } time point stays in store for later.
   *[other] { $points } time points stay in store for later.
}
cities-odds-result = Result
cities-odds-assault-dies = { $unit } dies of the price before it can strike.
cities-odds-assault-conquers = Strike { $strike }: { $place } is conquered, with { $spirit } spirit and { $health } health.
cities-odds-assault-strikes = Strike { $strike }: { $place } keeps { $spirit } spirit and { $health } health.
cities-which-create = Create a unit: how much spirit to hand over, and as much health
cities-which-choose-row = Row of the new unit
cities-which-place = Cell of the new unit
cities-which-step = Move { $unit } to
cities-which-jump = Jump with { $unit } to
cities-which-inspire = Inspire { $unit }: position that becomes a dash
cities-which-swap = Exchange: new unit's position, unit and its position
cities-placing = Places

## The position editor

cities-scenario-position = A position of your own
cities-editor-kind = kind
cities-editor-owner = owner
cities-editor-number = number
cities-editor-cell = cell
cities-editor-used = actions taken this turn
cities-editor-mystic-used = its Mystic relic has worked this turn
cities-editor-unready = cannot act this turn
cities-editor-middle = In the middle of a turn; needed for units
cities-editor-slot = whose turn
cities-editor-attack-seen = somebody has attacked this round
cities-editor-round-limit = last round
cities-editor-place-first = Place a location first: every unit has a home.

# Table

cities-cell-reach = A move leads here, paid by { $loc }
cities-move-now = Or choose a marked cell to move there at once.
cities-move-payer = The move is paid by
cities-points-left = Time points and actions left
cities-points-of = { $loc }: { $time ->
    [one] { $time } time point
   *[other] { $time } time points
}, { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
cities-changed-moved = { $count ->
    [one] { $count } unit moved
   *[other] { $count } units moved
}
cities-changed-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
cities-changed-assaults = { $count ->
    [one] { $count } assault on a location
   *[other] { $count } assaults on locations
}
cities-changed-created = { $count ->
    [one] { $count } new unit
   *[other] { $count } new units
}
cities-changed-died = { $count ->
    [one] { $count } unit died
   *[other] { $count } units died
}
cities-changed-captured = { $count ->
    [one] { $count } unit captured
   *[other] { $count } units captured
}
cities-changed-conquered = { $count ->
    [one] { $count } location conquered
   *[other] { $count } locations conquered
}
cities-changed-levelled = { $count ->
    [one] { $count } level gained
   *[other] { $count } levels gained
}
cities-odds-faces = Each face of the die
cities-odds-spirit = spirit −{ $spirit }
cities-odds-health = health −{ $health }
cities-odds-victor = { $unit } after a victory: improved, with
cities-odds-numbers = spirit { $spirit }, health { $health }
cities-preview-creation = { $loc } keeps { $spirit } spirit, { $health } health and { $time ->
    [one] { $time } time point
   *[other] { $time } time points
}. The unit begins with { $amount } spirit and { $unitHealth } health.
cities-preview-threat = Danger: { $count ->
    [one] { $units } alone
   *[other] { $units }, each of them,
} could strike { $loc } for up to { $strike } within one turn and conquer it.
cities-preview-before = before
cities-preview-after = after
cities-preview-damage = mean damage of an attack
cities-preview-freed = { $unit } is no longer subdued.
