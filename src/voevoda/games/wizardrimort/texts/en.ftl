### All words of “Wizardrimort”, in English. Warriors are A1, B2, …, sides A and B, lengths in units: 100 are a finger, 900 a hand.

wizardrimort = Wizardrimort
    .goal = Leave the enemy without a single warrior; every mode adds another way to win.
    .credit = A game by “Igry Loki” (Games of Loki). Free to use for non-commercial purposes; whoever wants to earn money with the game or its mechanics has to ask the author.

## What happened

wizardrimort-event-game-started = { $game ->
    [0] The game
    [1] The second game
   *[other] The third game
}: { wizardrimort-mode-chosen }
wizardrimort-event-lot-drawn = The lot falls on side { $side }: it begins
wizardrimort-event-terrain-placed = { $body } is placed at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-faction-chosen = { $seat } chooses a people: { wizardrimort-faction-chosen }
wizardrimort-event-class-chosen = { $unit }: { wizardrimort-class-chosen }
wizardrimort-event-deployed = { $unit } stands at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-round-started = Round { $round }
wizardrimort-event-turn-started = Round { $round }, turn of { $seat }
wizardrimort-event-turn-skipped = { $seat } has nobody who can act: no turn
wizardrimort-event-dice-rolled = Dice of { $seat }: white { $white }, black { $black }, red { $red }
wizardrimort-event-dice-reduced = After interrupting, { $seat } has: white { $white }, black { $black }, red { $red }
wizardrimort-event-converted = { $seat } converts: white { $white }, black { $black }, red { $red }
wizardrimort-event-paid = { $seat } pays { $tp ->
    [0] { $ap } AP
   *[other] { $tp } TP
}; left: { $ap_left } AP, { $tp_left } TP
wizardrimort-event-moved = { $unit } goes to { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , level { NUMBER($z, useGrouping: 0) }
}; walked in this turn: { NUMBER($length, useGrouping: 0) } u
wizardrimort-event-turned = { $unit } looks { wizardrimort-direction-chosen }
wizardrimort-event-leapt = { $unit } leaps on { $target } at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-attack-declared = { $units } { $counter ->
    [0] { $participants ->
        [one] attacks
       *[other] attack
    }
   *[other] { $participants ->
        [one] strikes
       *[other] strike
    } back at
} { $target }{ $targets ->
    [one] {""}
   *[other] {" "}squad ({ $targets })
}
wizardrimort-event-spear-rolled = { $unit } strikes first: { $needs }+, rolled { $face }: { $kills ->
    [0] nothing
   *[other] it kills
}
wizardrimort-event-attack-rolled = Attack: { $face } [d6]
    .onward = …
wizardrimort-event-defence-rolled = against { $face }
    .onward = …
wizardrimort-event-modified = { $value }{ "\u00A0" }{ wizardrimort-modifier-chosen }
    .onward = …
wizardrimort-event-attack-summed = = { $total }
    .onward = …
wizardrimort-event-defence-summed = = { $total }: { wizardrimort-result-chosen }
wizardrimort-event-chose = { $seat } chooses
    .onward = …
wizardrimort-event-rose = { $unit } ({ wizardrimort-class-chosen }, { wizardrimort-one-chosen }): rises as a skeleton
wizardrimort-event-lost = { $unit } ({ wizardrimort-class-chosen }, { wizardrimort-one-chosen }): gone for good
wizardrimort-event-morale-rolled = { $unit } squad morale: { $face } { $breaks ->
    [0] ≤ { $left }, it holds
   *[other] > { $left }, it breaks
}
wizardrimort-event-broken = { $unit } squad is driven { wizardrimort-direction-chosen }
wizardrimort-event-slid = { $unit } is now at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , level { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-no-answer = { $seat } does not answer
wizardrimort-event-shot-declared = { $engine } shoots at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }: { $load ->
    [stone] a stone
    [block] a block
   *[trooper] a trooper
}
wizardrimort-event-shot-rolled = Error in range { $range_error }, sideways { $azimuth_error }: it flies towards { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-unit-hit = { $unit } is hit at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-body-hit = { $body } is hit at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-ground-hit = { $off ->
    [0] It hits nothing and comes down at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
   *[other] It hits nothing and leaves the table at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
}
wizardrimort-event-knock-rolled = Thrown back: die { $face }
wizardrimort-event-tree-rolled = Tree { $body }: { $needs }+, rolled { $face }: { $falls ->
    [0] it stands
   *[other] it falls
}
wizardrimort-event-wall-hit = Wall { $body } takes { $hp ->
    [one] { $hp } more hit
   *[other] { $hp } more hits
}
wizardrimort-event-overturned = { $body } is down, { NUMBER($top, useGrouping: 0) } u high
wizardrimort-event-engine-moved = { $engine } rolls to { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }
wizardrimort-event-block-put = { $body } is put down at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $bottom ->
    [0] {""}
   *[other] , level { NUMBER($bottom, useGrouping: 0) }
}
wizardrimort-event-block-lost = { $body } leaves the game
wizardrimort-event-landed = { $unit } lands at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }{ $z ->
    [0] {""}
   *[other] , level { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-dropped = { $unit } drops at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) }, to { $z ->
    [0] the ground
   *[other] level { NUMBER($z, useGrouping: 0) }
}
wizardrimort-event-sealed = { $unit } is walled in
wizardrimort-event-freed = { $unit } is free again
wizardrimort-event-revived = The Garden makes { $unit } living
wizardrimort-event-hired = { $unit } rises at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) } for pay: { wizardrimort-class-chosen }; coins left: { $coins }
wizardrimort-event-coin-taken = The Mine pays side { $side }: coins { $coins }, still at the Mine { $bank }
wizardrimort-event-obelisk-armed = The obelisk threatens the enemies of side { $side }
wizardrimort-event-obelisk-rolled = Obelisk ({ $side }): { $needs }+, rolled { $face }: { $strikes ->
    [0] nothing
   *[other] it strikes
}
wizardrimort-event-hold-armed = Side { $side } holds what wins the game; one enemy turn is left to break it
wizardrimort-event-crystal-destroyed = { $unit } destroys the crystal of side { $side }: its warriors no longer rise
wizardrimort-event-castle-razed = The castle of side { $side } is razed
wizardrimort-event-interrupted = { $seat } interrupts with { $unit }
wizardrimort-event-interruption-ended = The interruption of { $seat } is over
wizardrimort-event-plague-struck = The plague takes { $unit }
wizardrimort-event-turn-ended = { $seat } ends the turn
wizardrimort-event-game-won = { $result ->
    [draw] The game is drawn
   *[A] Side { $result } has won the game
}
wizardrimort-event-campaign-score = Games won: side A { $won_by_a }, side B { $won_by_b }

wizardrimort-ending-wiz-end-01 = One side has nobody left who can act.
wizardrimort-ending-wiz-end-02 = Nobody is left on either side: the side that acted has won.
wizardrimort-ending-wiz-end-06 = The last round is over.
wizardrimort-ending-wiz-end-08 = One side has given up.
wizardrimort-ending-wiz-mde-02 = One side has held obelisk, Garden and Mine through an enemy turn.
wizardrimort-ending-wiz-mde-03 = A castle was razed.
wizardrimort-ending-wiz-mde-04 = Artillery has brought down all walls of a castle.
wizardrimort-ending-wiz-mde-06 = The besiegers have taken the castle.
wizardrimort-ending-wiz-mde-07 = The defenders have held the castle.
wizardrimort-ending-wiz-mde-09 = The plague has taken the last living warrior of a side.
wizardrimort-ending-wiz-mde-10 = The chronicle is over.

## Why an action is refused

wizardrimort-reason-game-over = The game is over.
wizardrimort-reason-not-your-decision = Something else has to be decided first, or somebody else decides.
wizardrimort-reason-no-such = There is no such warrior or thing on the table.
wizardrimort-reason-not-yours = This warrior or thing is not yours.
wizardrimort-reason-no-ap = { $needs ->
    [one] { $needs } action point is needed
   *[other] { $needs } action points are needed
}, and you have { $has }.
wizardrimort-reason-no-tp = { $needs ->
    [one] { $needs } attack point is needed
   *[other] { $needs } attack points are needed
}, and you have { $has }.
wizardrimort-reason-no-warriors = { $needs } warriors would be used in this turn, and the white die allows { $has }.
wizardrimort-reason-sealed = The warrior is walled in; only artillery frees it.
wizardrimort-reason-not-in-mode = This is not possible in an interruption, in this mode, or at this level.
wizardrimort-reason-equal-dice = The two dice show the same: there is nothing to swap.
wizardrimort-reason-die-too-low = The die that loses would drop below 1.
wizardrimort-reason-path-too-long = { $short_tape } too long: the path is { $length_tape }, and { $limit_tape } are allowed.
wizardrimort-reason-blocked = { $name } is in the way.
wizardrimort-reason-enemy-in-the-way = The enemy { $name } is in the way.
wizardrimort-reason-no-room = There is no room at the end: { $name } is in the way.
wizardrimort-reason-not-standable = { $name } is nothing to stand on.
wizardrimort-reason-climb-too-far = { $short_tape } too far: a climb or a jump covers at most { $limit_tape } of ground, and this one { $length_tape }.
wizardrimort-reason-no-support = At that level there is nothing under the feet.
wizardrimort-reason-off-table = This is off the table: it is { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } units.
wizardrimort-reason-too-many-points = A path has { $most } points at most.
wizardrimort-reason-path-ended = The jump is deadly, so the path ends there.
wizardrimort-reason-squad-needed = A loner is no squad: move it alone.
wizardrimort-reason-member-missing = Say of every member of the squad where it goes, or that it stays.
wizardrimort-reason-nobody-moves = Nobody would move.
wizardrimort-reason-plan-open = A plan is open: carry it out or drop it first.
wizardrimort-reason-nobody-turns = Nobody would turn: they look that way already.
wizardrimort-reason-facing-unreduced = A direction is two numbers, at most 1000 each and not both 0.
wizardrimort-reason-drop-too-low = { $drop_tape } deep: to kill, the drop has to be more than { $limit_tape }.
wizardrimort-reason-enemy-too-far = Needs { $short_tape } more: the enemy is { $gap_tape } away, and the leap reaches { $limit_tape }.
wizardrimort-reason-not-an-enemy = This is no enemy.
wizardrimort-reason-cannot-reach = { $name } needs { $short_tape } more: the group is { $gap_tape } away, and the range is { $limit_tape }.
wizardrimort-reason-facing-away = { $name } looks away: the target is behind its back.
wizardrimort-reason-too-high = The target of { $name } stands too high: more than a warrior’s height above.
wizardrimort-reason-full-cover = { $name } sees nobody: full cover stands between.
wizardrimort-reason-priest-needs-squad = A Priest attacks only as a member of a squad.
wizardrimort-reason-not-one-group = The participants have to be of one group.
wizardrimort-reason-attack-limit = This warrior has attacked { $most } times in this turn, as often as it may.
wizardrimort-reason-no-suicide = Only a living orc that takes part and fights at close quarters can sacrifice itself.
wizardrimort-reason-wrecked = This catapult is wrecked.
wizardrimort-reason-already-shot = The catapult has shot in this turn.
wizardrimort-reason-has-moved = The catapult has moved in this turn, so it does not shoot.
wizardrimort-reason-too-near = { $short_tape } too near: this is { $distance_tape } away, and the catapult shoots from { $limit_tape } on.
wizardrimort-reason-too-far = { $short_tape } too far: this is { $distance_tape } away, and the catapult shoots up to { $limit_tape }.
wizardrimort-reason-no-blocks = There are no blocks left in your stock.
wizardrimort-reason-build-too-far = { $short_tape } too far from your warriors: { $gap_tape }, and { $limit_tape } are allowed.
wizardrimort-reason-would-hit-unit = The block would hit { $name }.
wizardrimort-reason-unstable = The block would fall: its middle is over nothing that carries it.
wizardrimort-reason-cannot-build-on = Nothing can be built on { $name }.
wizardrimort-reason-build-too-high = { $short_tape } too high to reach: { $level_tape }, and { $limit_tape } are allowed.
wizardrimort-reason-not-near-enough = Needs { $short_tape } more: { $gap_tape } away, and { $limit_tape } are allowed.
wizardrimort-reason-still-held = The enemy still has somebody there: { $name }.
wizardrimort-reason-indestructible = Obelisk, Garden and Mine cannot be destroyed.
wizardrimort-reason-your-own = This is your own.
wizardrimort-reason-garden-not-held = You do not control the Garden.
wizardrimort-reason-priest-stays-dead = A Priest cannot be made living.
wizardrimort-reason-not-a-skeleton = This is no skeleton.
wizardrimort-reason-mercenary-stays-dead = Mercenaries cannot be made living in this game.
wizardrimort-reason-no-coins = { $needs ->
    [one] { $needs } coin is needed
   *[other] { $needs } coins are needed
}, and you have { $has }.
wizardrimort-reason-already-hired = You have hired in this turn already.
wizardrimort-reason-castle-lost = Your castle is lost, so nobody can be hired.
wizardrimort-reason-no-priests-for-hire = Priests are not for hire.
wizardrimort-reason-no-figures = You have { $most } skeletons on the table, as many as you may have.
wizardrimort-reason-no-room-there = There is no room beside this warrior in that direction.
wizardrimort-reason-way-closed = The way is closed by the enemy line: { $name } stands there.
wizardrimort-reason-nobody-retreats = Nobody could move that way.
wizardrimort-reason-retreat-distance = A retreat goes up to { $limit } units, in steps of { $step }.
wizardrimort-reason-not-a-victim = This warrior cannot be chosen here.
wizardrimort-reason-victims-wanted = Choose as many as have to fall: { $wanted }.
wizardrimort-reason-not-in-zone = Warriors start inside their zone.
wizardrimort-reason-terrain-too-close = A piece of terrain stands outside the castles’ zones, on a lattice of 100 units, and { $limit } units from every other piece.

## What can be done

wizardrimort-action-convert = { $swap ->
    [none] Leave the dice as they are
   *[other] Convert { $swap }
}
    .short = Convert
wizardrimort-action-move = Move { $unit } to { $point }
    .short = Move
wizardrimort-action-move-via = { $unit } goes by { $point }
    .short = By here
wizardrimort-action-stay = { $unit } stays
    .short = Stay
wizardrimort-action-move-squad = Move the squad as planned
    .short = Move squad
wizardrimort-action-shift-squad = Move the squad of { $unit } by { $vector }
    .short = Shift squad
wizardrimort-action-gather-squad = Gather the squad of { $unit }
    .short = Gather
wizardrimort-action-spread-squad = Spread out the squad of { $unit }
    .short = Spread out
wizardrimort-action-turn = Turn { $unit } to { $facing }
    .short = Turn
wizardrimort-action-turn-squad = Turn the squad of { $unit } to { $facing }
    .short = Turn squad
wizardrimort-action-turn-to-enemies = Turn the squad of { $unit } to its enemies
    .short = Face enemies
wizardrimort-action-face-via = { $unit } will look to { $facing }
    .short = Look
wizardrimort-action-turn-as-planned = Turn the squad as planned
    .short = Turn squad
wizardrimort-action-drop-plan = Drop the plan
    .short = Drop plan
wizardrimort-action-jump-kill = Leap with { $unit } on { $target }
    .short = Leap
wizardrimort-action-attack = Attack with { $units } the group of { $target }
    .short = Attack
wizardrimort-action-shoot-stone = Shoot a stone at { $aim }
    .short = Stone
wizardrimort-action-shoot-block = Shoot a block at { $aim }
    .short = Block shot
wizardrimort-action-land = Shoot { $unit } at { $aim }
    .short = Landing
wizardrimort-action-move-engine = Roll the catapult to { $aim }
    .short = Roll catapult
wizardrimort-action-engine-via = The catapult goes by { $aim }
    .short = By here
wizardrimort-action-build = Put down a block at { $aim }
    .short = Build
wizardrimort-action-wreck = Wreck { $body } with { $unit }
    .short = Wreck
wizardrimort-action-raze = Raze { $body } with { $unit }
    .short = Raze
wizardrimort-action-rite = Make { $unit } living in the Garden
    .short = Revive
wizardrimort-action-hire = Hire beside { $unit }, { wizardrimort-direction-chosen }: { $hired ->
    [D] { wizardrimort-class-defender }
    [B] { wizardrimort-class-berserker }
    [L] { wizardrimort-class-longspear }
    [A] { wizardrimort-class-archer }
   *[P] { wizardrimort-class-priest }
}
    .short = Hire
wizardrimort-action-end = End
    .short = End
wizardrimort-action-interrupt = Interrupt with { $unit }
    .short = Interrupt
wizardrimort-action-pass = Do not interrupt now
    .short = Not now
wizardrimort-action-decline = Do not interrupt in this turn
    .short = Not again
wizardrimort-action-counter-attack = Strike back with { $units } at the group of { $target }
    .short = Strike back
wizardrimort-action-retreat = Retreat along { $vector } by { $distance }
    .short = Retreat
wizardrimort-action-no-reaction = Do not answer
    .short = No answer
wizardrimort-action-casualty = It is { $unit }{ $second } who falls
    .short = Falls
wizardrimort-action-spear-victim = The Longspear kills { $unit }
    .short = Falls
wizardrimort-action-sacrifice = { $unit } pays for the Priest
    .short = Sacrifice
wizardrimort-action-drive = Drive them off: { wizardrimort-direction-chosen }
    .short = Drive off
wizardrimort-action-obelisk-victim = The obelisk takes { $unit }
    .short = Obelisk
wizardrimort-action-plague-victim = The plague takes { $unit }
    .short = Plague
wizardrimort-action-choose-faction = Lead: { wizardrimort-faction-chosen }
    .short = People
wizardrimort-action-choose-class = Take the class: { $warrior ->
    [D] { wizardrimort-class-defender }
    [B] { wizardrimort-class-berserker }
    [L] { wizardrimort-class-longspear }
    [A] { wizardrimort-class-archer }
   *[P] { wizardrimort-class-priest }
}
    .short = Class
wizardrimort-action-deploy = Deploy { $unit } at { $aim }, looking to { $facing }
    .short = Deploy
wizardrimort-action-place-terrain = Place the next piece at { $aim }
    .short = Place

wizardrimort-outcome-lot = The lot: side { $side }
wizardrimort-outcome-dice = White { $white }, black { $black }, red { $red }
wizardrimort-outcome-attack-die = Attack die: { $face }
wizardrimort-outcome-defence-die = Defence die: { $face }
wizardrimort-outcome-spear-die = Longspear { $unit }: { $face }
wizardrimort-outcome-morale-die = Morale: { $face }
wizardrimort-outcome-obelisk-die = Obelisk: { $face }
wizardrimort-outcome-tree-die = Tree: { $face }
wizardrimort-outcome-knock-die = Knock: { $face }
wizardrimort-outcome-range-dice = Range: { $one } + { $two }
wizardrimort-outcome-azimuth-dice = Sideways: { $one } + { $two }

## Parameters

wizardrimort-parameter-tape-finger = Length of a finger
wizardrimort-parameter-tape-hand = Length of a hand
wizardrimort-parameter-tape-slack = Length that the acting side need not reach
wizardrimort-parameter-tape-hand-pct-1 = Hand of the first player (handicap)
wizardrimort-parameter-tape-hand-pct-2 = Hand of the second player (handicap)
wizardrimort-parameter-tape-hand-pct-3 = Hand of the third player (handicap)
wizardrimort-parameter-tape-hand-pct-4 = Hand of the fourth player (handicap)
wizardrimort-parameter-tape-finger-pct-1 = Finger of the first player (handicap)
wizardrimort-parameter-tape-finger-pct-2 = Finger of the second player (handicap)
wizardrimort-parameter-tape-finger-pct-3 = Finger of the third player (handicap)
wizardrimort-parameter-tape-finger-pct-4 = Finger of the fourth player (handicap)
wizardrimort-parameter-unit-radius = Radius of a warrior’s base
wizardrimort-parameter-unit-narrow = Narrowest passage for a warrior
wizardrimort-parameter-unit-height = Height of a warrior
wizardrimort-parameter-block-size = Side of a block
wizardrimort-parameter-block-pool = Blocks of a side
wizardrimort-parameter-dice-sides = Faces of a die
wizardrimort-parameter-conversion-max = Conversions in a turn
wizardrimort-parameter-conversion-loss = Pips that a conversion costs
wizardrimort-parameter-conversion-floor = Lowest die after a conversion
wizardrimort-parameter-cost-action = Price of an action
wizardrimort-parameter-cost-attack = Price of an attack
wizardrimort-parameter-cost-garden = Price of the rite of the Garden
wizardrimort-parameter-cost-landing = Price of a landing
wizardrimort-parameter-cost-destroy = Price of wrecking or razing
wizardrimort-parameter-cost-block = Price of a block
wizardrimort-parameter-turn-cost = Price of turning
wizardrimort-parameter-attack-max-per-unit = Attacks of a warrior in a turn
wizardrimort-parameter-range-defender = Range of a Defender
wizardrimort-parameter-range-berserker = Range of a Berserker
wizardrimort-parameter-range-longspear = Range of a Longspear
wizardrimort-parameter-range-archer = Range of an Archer
wizardrimort-parameter-range-priest = Range of a Priest
wizardrimort-parameter-group-link = Greatest gap within a squad
wizardrimort-parameter-melee-distance = Distance of melee
wizardrimort-parameter-archer-close = Distance at which an Archer is hindered
wizardrimort-parameter-cover-own-parapet = Distance of a shooter’s own parapet
wizardrimort-parameter-control-radius = Distance from which an object is controlled
wizardrimort-parameter-build-radius = Distance of a block from its builder
wizardrimort-parameter-build-radius-mine = The same for who controls the Mine
wizardrimort-parameter-build-per-ap-mine = Blocks for an action point with the Mine
wizardrimort-parameter-build-reach-up = How high one can build
wizardrimort-parameter-wreck-radius = Distance from which a catapult is wrecked
wizardrimort-parameter-jump-kill-radius = Reach of the leap that kills
wizardrimort-parameter-climb-reach = Ground that a climb covers
wizardrimort-parameter-hire-gap = Distance at which a mercenary rises
wizardrimort-parameter-squad-per-unit = Squad bonus
wizardrimort-parameter-defender-per = Bonus of Defenders
wizardrimort-parameter-berserker-alone = Bonus of a lone Berserker
wizardrimort-parameter-archer-per-target = Volley of an Archer
wizardrimort-parameter-archer-close-penalty = Penalty of a bow at close range
wizardrimort-parameter-priest-per-unit = Bonus of a Priest
wizardrimort-parameter-longspear-kill-on = First strike of a Longspear
wizardrimort-parameter-orc-suicide = Suicide of an orc
wizardrimort-parameter-orc-suicide-max = Suicides in an attack
wizardrimort-parameter-dwarf-squad = Bonus of a dwarf squad
wizardrimort-parameter-human-duel = Bonus of a human in a duel
wizardrimort-parameter-rodent-swarm = Bonus of rodents in larger number
wizardrimort-parameter-rodent-swarmed = Penalty of rodents in smaller number
wizardrimort-parameter-skeleton-ranged = Skeletons against ranged attacks
wizardrimort-parameter-skeleton-melee = Penalty of skeletons in melee
wizardrimort-parameter-cover-partial = Bonus of partial cover
wizardrimort-parameter-charge-bonus = Bonus of a charge
wizardrimort-parameter-charge-min = Shortest charge
wizardrimort-parameter-charge-max = Longest charge
wizardrimort-parameter-charge-tol = Detour that still counts as straight
wizardrimort-parameter-height-bonus = Bonus of height
wizardrimort-parameter-height-min = Least height that counts
wizardrimort-parameter-back-bonus = Bonus in the back
wizardrimort-parameter-crit-factor = Attack by defence that makes it critical
wizardrimort-parameter-crit-losses = Losses from critical damage
wizardrimort-parameter-spirit-per-lost = Spirits for each warrior lost
wizardrimort-parameter-retreat-distance = Longest retreat
wizardrimort-parameter-morale-distance = How far the broken flee
wizardrimort-parameter-climb-up-full = Up, for each full height
wizardrimort-parameter-climb-up-partial = Up, a height or less
wizardrimort-parameter-climb-down-full = Down safely, for each full height
wizardrimort-parameter-climb-down-partial = Down, a height or less
wizardrimort-parameter-jump-cost = Price of a jump
wizardrimort-parameter-jump-death-heights = Highest drop that is survived
wizardrimort-parameter-art-count = Catapults
wizardrimort-parameter-art-shots-per-turn = Shots in a turn
wizardrimort-parameter-art-radius = Radius of a catapult
wizardrimort-parameter-art-height = Height of a catapult
wizardrimort-parameter-art-wreck-height = Height of a wreck
wizardrimort-parameter-art-min-range = Shortest shot
wizardrimort-parameter-art-max-range = Longest shot
wizardrimort-parameter-art-range-step-least = Least error in range for a pip
wizardrimort-parameter-art-range-step-share = Share of the distance for a pip in range
wizardrimort-parameter-art-azimuth-step-least = Least error sideways for a pip
wizardrimort-parameter-art-azimuth-step-share = Share of the distance for a pip sideways
wizardrimort-parameter-art-skill-pct = Scatter of shots
wizardrimort-parameter-art-stone-radius = Radius of a stone
wizardrimort-parameter-art-slope-fall = How far a stone falls
wizardrimort-parameter-art-slope-ground = Over how much ground it falls so far
wizardrimort-parameter-art-sample = Step in which a flight is followed
wizardrimort-parameter-art-knock = Knock for each pip
wizardrimort-parameter-art-tree-topple-on = A tree that is hit falls on
wizardrimort-parameter-obelisk-on = The obelisk strikes on
wizardrimort-parameter-coins-bank = Coins at the Mine
wizardrimort-parameter-coins-per-round = Coins of the Mine in a round
wizardrimort-parameter-hire-cost = Price of a mercenary
wizardrimort-parameter-hire-per-turn = Mercenaries in a turn
wizardrimort-parameter-skeleton-figures = Skeletons on the table
wizardrimort-parameter-army-size = Living warriors of an army
wizardrimort-parameter-army-priests = Priests of an army
wizardrimort-parameter-spirit-base = Warriors at the start, for the spirits
wizardrimort-parameter-castle-wall-height = Height of castle walls
wizardrimort-parameter-castle-wall-hp = Hits that a wall takes
wizardrimort-parameter-rubble-height = Height of rubble and logs
wizardrimort-parameter-interrupt-ap = Action points of an interruption
wizardrimort-parameter-interrupt-tp = Attack points of an interruption
wizardrimort-parameter-interrupt-penalty = Loss of each die after an interruption
wizardrimort-parameter-overlord-hold = Enemy turns through which an Overlord holds
wizardrimort-parameter-siege-rounds = Rounds of a siege
wizardrimort-parameter-siege-defenders = Defenders of a siege
wizardrimort-parameter-siege-mercenaries = Mercenaries of a siege
wizardrimort-parameter-chronicle-games = Games of a chronicle
wizardrimort-parameter-chronicle-wins = Wins that decide a chronicle
wizardrimort-parameter-limits-rounds = Last round

wizardrimort-measure-u = units of length
wizardrimort-measure-fingers = fingers
wizardrimort-measure-hands = hands
wizardrimort-measure-percent = per cent
wizardrimort-measure-blocks = blocks
wizardrimort-measure-faces = faces
wizardrimort-measure-per-turn = a turn
wizardrimort-measure-per-warrior = for each warrior (0: without limit)
wizardrimort-measure-pips = pips
wizardrimort-measure-ap = action points
wizardrimort-measure-tp = attack points
wizardrimort-measure-per-unit = for each warrior
wizardrimort-measure-per-defender = for each Defender
wizardrimort-measure-attack = in attack
wizardrimort-measure-defence = in defence
wizardrimort-measure-both = in attack and defence
wizardrimort-measure-d6 = or more on the die
wizardrimort-measure-per-attack = in an attack
wizardrimort-measure-times = times
wizardrimort-measure-units = warriors
wizardrimort-measure-on-odd-dice = on odd dice
wizardrimort-measure-heights = heights of a warrior
wizardrimort-measure-per-full-army = for each full army
wizardrimort-measure-shots = shots
wizardrimort-measure-coins = coins
wizardrimort-measure-hits = hits
wizardrimort-measure-enemy-turns = enemy turns
wizardrimort-measure-rounds = rounds
wizardrimort-measure-games = games
wizardrimort-measure-wins = wins

## Options

wizardrimort-option-level = Level
    .value-knight = Knight: all rules
    .value-squire = Squire: no conversion, no interruption
wizardrimort-option-attack-free-turn = Participants turn to their targets for nothing
    .value-true = yes
    .value-false = no
wizardrimort-option-manoeuvre-partial-squad = A part of a squad may move together
    .value-true = yes
    .value-false = no
wizardrimort-option-stacking = Skeletons, close bows and volleys count
    .value-once = once for a group
    .value-per-unit = for each warrior
wizardrimort-option-priest-bonus = Bonus of a Priest
    .value-add = besides the squad bonus
    .value-replace = in place of the squad bonus
wizardrimort-option-combat-defender-kills = A failed attack costs the attacker a warrior
    .value-always = always
    .value-in-reach = if the defenders could reach
    .value-never = never
wizardrimort-option-morale-skeletons-react = Skeletons of a broken group may answer
    .value-true = yes
    .value-false = no
wizardrimort-option-art-move-or-shoot = A catapult moves or shoots in a turn
    .value-true = one of the two
    .value-false = both
wizardrimort-option-landing-no-hit = A trooper that hits neither enemy nor tree
    .value-dies = dies
    .value-survives = survives
wizardrimort-option-landing-uses-wp = A trooper needs a white point
    .value-true = yes
    .value-false = no
wizardrimort-option-landing-from-sarcophagus = A walled-in warrior may be shot out
    .value-true = yes
    .value-false = no
wizardrimort-option-coins-return-to-bank = Spent coins go back to the Mine
    .value-true = yes
    .value-false = no
wizardrimort-option-garden-revives-mercenaries = The Garden makes mercenaries living
    .value-true = yes
    .value-false = no
wizardrimort-option-annihilation-wins = Annihilation wins in every mode
    .value-true = yes
    .value-false = no
wizardrimort-option-plague-test = The plague is tested
    .value-round-end = at the end of a round
    .value-immediate = at once
wizardrimort-option-limits-result = At the last round
    .value-strength = the stronger side wins
    .value-draw = it is a draw
wizardrimort-option-sarcophagus-lid-required = Walling in needs a lid
    .value-true = yes
    .value-false = no
wizardrimort-option-cover-units-block = Warriors block the view
    .value-true = yes
    .value-false = no

wizardrimort-section-tape = Tape, table and warriors
wizardrimort-section-dice = Dice and turn
wizardrimort-section-ranges = Ranges and nearness
wizardrimort-section-combat = Combat
wizardrimort-section-climbing = Climbing
wizardrimort-section-artillery = Artillery
wizardrimort-section-objects = Objects, mercenaries, modes
wizardrimort-section-readings = How to read the rules

## Scenarios

wizardrimort-scenario-wiz-milestone = Skirmish at the milestone
    .goal = Three humans against three orcs, two fences and an obelisk: the quick game.
wizardrimort-scenario-wiz-allod = The balanced allod
    .goal = Two castles, full armies and everything the game has.
wizardrimort-scenario-wiz-allod-draft = The balanced allod: drafted armies
    .goal = The same ground, but you choose peoples and classes yourself and deploy your warriors in the castle.
wizardrimort-scenario-wiz-allod-overlord = The balanced allod: Overlord
    .goal = Hold obelisk, Garden and Mine through an enemy turn.
wizardrimort-scenario-wiz-allod-destruction = The balanced allod: Destruction
    .goal = Raze the enemy castle.
wizardrimort-scenario-wiz-plague = Plague
    .goal = Every turn takes one of your living warriors; be the last who has any.
wizardrimort-scenario-wiz-lone-king = The lone king
    .goal = One player with two armies against two players.
wizardrimort-scenario-wiz-split = Shared command
    .goal = Four players; each two share an army, a catapult and the blocks.
wizardrimort-scenario-wiz-two-crowns = Two crowns
    .goal = Two against two with full armies.
wizardrimort-scenario-wiz-white-gate = Siege of the White Gate
    .goal = Take the castle in the middle within ten rounds, or hold it.
wizardrimort-scenario-wiz-drowned-tower = The drowned tower
    .goal = Leaps, climbs, landings and tombs: everything rare at once.
wizardrimort-scenario-wiz-chronicle = Chronicle of three days
    .goal = Three games on one table, and what was built and broken stays.

## Names of things

wizardrimort-class-defender = Defender
    .what = Shield and wall: defence for each Defender in the group.
wizardrimort-class-berserker = Berserker
    .what = Strikes hardest alone.
wizardrimort-class-longspear = Longspear
    .what = Kills chargers before they strike.
wizardrimort-class-archer = Archer
    .what = The more targets, the better; weak at close range.
wizardrimort-class-priest = Priest of Oblivion
    .what = Strong in a large squad, and pays with one of it.
wizardrimort-faction-human = Humans
    .one = human
    .what = Good in duels.
wizardrimort-faction-orc = Orcs
    .one = orc
    .what = One may die to hit harder.
wizardrimort-faction-dwarf = Dwarves
    .one = dwarf
    .what = Squads defend better.
wizardrimort-faction-rodent = Rodents
    .one = rodent
    .what = Strong in numbers, weak against them.
wizardrimort-faction-none = Skeletons
    .one = skeleton
    .what = Arrows hardly hurt them, swords do; they never flee.
wizardrimort-mode-basic = Basic
wizardrimort-mode-overlord = Overlord
wizardrimort-mode-destruction = Destruction
wizardrimort-mode-siege = Siege
wizardrimort-mode-plague = Plague
wizardrimort-level-squire = Squire
wizardrimort-level-knight = Knight
wizardrimort-result-lost = lost
wizardrimort-result-tie = tie
wizardrimort-result-win = win
wizardrimort-result-critical = critical
wizardrimort-body-rock = rock
wizardrimort-body-hill = hill
wizardrimort-body-fence = fence
wizardrimort-body-tower = tower
wizardrimort-body-wall = castle wall
wizardrimort-body-rubble = rubble
wizardrimort-body-block = block
wizardrimort-body-log = log
wizardrimort-body-tree = tree
wizardrimort-body-artillery = catapult
wizardrimort-body-wreck = wrecked catapult
wizardrimort-body-obelisk = Dark Obelisk
wizardrimort-body-garden = Garden of Life
wizardrimort-body-mine = Mine
wizardrimort-body-crystal = Crystal of Life
wizardrimort-body-castle = Castle
wizardrimort-modifier-wiz-cmb-a01 = squad
wizardrimort-modifier-wiz-cmb-a02 = lone Berserker
wizardrimort-modifier-wiz-cmb-a03 = volley
wizardrimort-modifier-wiz-cmb-a04 = bow at close range
wizardrimort-modifier-wiz-cmb-a05 = Priest
wizardrimort-modifier-wiz-cmb-a06 = suicide
wizardrimort-modifier-wiz-cmb-a07 = human in a duel
wizardrimort-modifier-wiz-cmb-a08 = rodents in larger number
wizardrimort-modifier-wiz-cmb-a09 = charge
wizardrimort-modifier-wiz-cmb-a10 = height
wizardrimort-modifier-wiz-cmb-a11 = back
wizardrimort-modifier-wiz-cmb-a12 = vengeful spirits
wizardrimort-modifier-wiz-cmb-d01 = squad
wizardrimort-modifier-wiz-cmb-d02 = Defender
wizardrimort-modifier-wiz-cmb-d03 = dwarf squad
wizardrimort-modifier-wiz-cmb-d04 = human in a duel
wizardrimort-modifier-wiz-cmb-d05 = rodents in smaller number
wizardrimort-modifier-wiz-cmb-d06 = skeleton
wizardrimort-modifier-wiz-cmb-d07 = bow at close range
wizardrimort-modifier-wiz-cmb-d08 = cover
wizardrimort-modifier-wiz-cmb-d09 = vengeful spirits
wizardrimort-direction-0 = east
wizardrimort-direction-1 = east-south-east
wizardrimort-direction-2 = south-east
wizardrimort-direction-3 = south-south-east
wizardrimort-direction-4 = south
wizardrimort-direction-5 = south-south-west
wizardrimort-direction-6 = south-west
wizardrimort-direction-7 = west-south-west
wizardrimort-direction-8 = west
wizardrimort-direction-9 = west-north-west
wizardrimort-direction-10 = north-west
wizardrimort-direction-11 = north-north-west
wizardrimort-direction-12 = north
wizardrimort-direction-13 = north-north-east
wizardrimort-direction-14 = north-east
wizardrimort-direction-15 = east-north-east

wizardrimort-direction-chosen = { $direction ->
    [k0] { wizardrimort-direction-0 }
    [k1] { wizardrimort-direction-1 }
    [k2] { wizardrimort-direction-2 }
    [k3] { wizardrimort-direction-3 }
    [k4] { wizardrimort-direction-4 }
    [k5] { wizardrimort-direction-5 }
    [k6] { wizardrimort-direction-6 }
    [k7] { wizardrimort-direction-7 }
    [k8] { wizardrimort-direction-8 }
    [k9] { wizardrimort-direction-9 }
    [k10] { wizardrimort-direction-10 }
    [k11] { wizardrimort-direction-11 }
    [k12] { wizardrimort-direction-12 }
    [k13] { wizardrimort-direction-13 }
    [k14] { wizardrimort-direction-14 }
   *[k15] { wizardrimort-direction-15 }
}
wizardrimort-mode-chosen = { $mode ->
    [basic] { wizardrimort-mode-basic }
    [overlord] { wizardrimort-mode-overlord }
    [destruction] { wizardrimort-mode-destruction }
    [siege] { wizardrimort-mode-siege }
   *[plague] { wizardrimort-mode-plague }
}
wizardrimort-faction-chosen = { $faction ->
    [human] { wizardrimort-faction-human }
    [orc] { wizardrimort-faction-orc }
    [dwarf] { wizardrimort-faction-dwarf }
    [rodent] { wizardrimort-faction-rodent }
   *[none] { wizardrimort-faction-none }
}
wizardrimort-one-chosen = { $faction ->
    [human] { wizardrimort-faction-human.one }
    [orc] { wizardrimort-faction-orc.one }
    [dwarf] { wizardrimort-faction-dwarf.one }
    [rodent] { wizardrimort-faction-rodent.one }
   *[none] { wizardrimort-faction-none.one }
}
wizardrimort-modifier-chosen = { $modifier ->
    [WIZ-CMB-A01] { wizardrimort-modifier-wiz-cmb-a01 }
    [WIZ-CMB-A02] { wizardrimort-modifier-wiz-cmb-a02 }
    [WIZ-CMB-A03] { wizardrimort-modifier-wiz-cmb-a03 }
    [WIZ-CMB-A04] { wizardrimort-modifier-wiz-cmb-a04 }
    [WIZ-CMB-A05] { wizardrimort-modifier-wiz-cmb-a05 }
    [WIZ-CMB-A06] { wizardrimort-modifier-wiz-cmb-a06 }
    [WIZ-CMB-A07] { wizardrimort-modifier-wiz-cmb-a07 }
    [WIZ-CMB-A08] { wizardrimort-modifier-wiz-cmb-a08 }
    [WIZ-CMB-A09] { wizardrimort-modifier-wiz-cmb-a09 }
    [WIZ-CMB-A10] { wizardrimort-modifier-wiz-cmb-a10 }
    [WIZ-CMB-A11] { wizardrimort-modifier-wiz-cmb-a11 }
    [WIZ-CMB-A12] { wizardrimort-modifier-wiz-cmb-a12 }
    [WIZ-CMB-D01] { wizardrimort-modifier-wiz-cmb-d01 }
    [WIZ-CMB-D02] { wizardrimort-modifier-wiz-cmb-d02 }
    [WIZ-CMB-D03] { wizardrimort-modifier-wiz-cmb-d03 }
    [WIZ-CMB-D04] { wizardrimort-modifier-wiz-cmb-d04 }
    [WIZ-CMB-D05] { wizardrimort-modifier-wiz-cmb-d05 }
    [WIZ-CMB-D06] { wizardrimort-modifier-wiz-cmb-d06 }
    [WIZ-CMB-D07] { wizardrimort-modifier-wiz-cmb-d07 }
    [WIZ-CMB-D08] { wizardrimort-modifier-wiz-cmb-d08 }
   *[WIZ-CMB-D09] { wizardrimort-modifier-wiz-cmb-d09 }
}
wizardrimort-class-chosen = { $warrior ->
    [defender] { wizardrimort-class-defender }
    [berserker] { wizardrimort-class-berserker }
    [longspear] { wizardrimort-class-longspear }
    [archer] { wizardrimort-class-archer }
   *[priest] { wizardrimort-class-priest }
}
wizardrimort-result-chosen = { $result ->
    [lost] { wizardrimort-result-lost }
    [tie] { wizardrimort-result-tie }
    [win] { wizardrimort-result-win }
    [critical] { wizardrimort-result-critical }
   *[none] –
}

wizardrimort-phase-lot = The lot decides who begins
    .short = Lot
wizardrimort-phase-terrain = Place the next piece of terrain
    .short = Terrain
wizardrimort-phase-draft = Choose people and classes
    .short = Army
wizardrimort-phase-deploy = Deploy your warriors
    .short = Deployment
wizardrimort-phase-roll = The dice of the turn are rolling
    .short = Dice
wizardrimort-phase-convert = Convert the dice, or leave them
    .short = Conversion
wizardrimort-phase-act = Act, or end
    .short = Actions
wizardrimort-phase-plan = Go on planning, or carry the plan out
    .short = Squad
wizardrimort-phase-turning = Say where the others look, or carry the plan out
    .short = Turning
wizardrimort-phase-window = Interrupt, or let the turn go on
    .short = Interruption
wizardrimort-phase-spears = Longspears strike first
    .short = First strike
wizardrimort-phase-spear-victim = Choose whom the Longspear kills
    .short = First strike
wizardrimort-phase-roll-attack = The attack die is rolling
    .short = Attack die
wizardrimort-phase-roll-defence = The defence die is rolling
    .short = Defence die
wizardrimort-phase-casualty = Choose who falls
    .short = Casualties
wizardrimort-phase-sacrifice = Choose who pays for the Priest
    .short = Sacrifice
wizardrimort-phase-morale = Morale is tested
    .short = Morale
wizardrimort-phase-flight = Choose where the broken flee
    .short = Flight
wizardrimort-phase-reaction = Strike back, retreat, or do nothing
    .short = Answer
wizardrimort-phase-shot-range = The dice for the range are rolling
    .short = Shot
wizardrimort-phase-shot-azimuth = The dice for the side are rolling
    .short = Shot
wizardrimort-phase-knock = The die for the knock is rolling
    .short = Knock
wizardrimort-phase-topple = The die for the tree is rolling
    .short = Tree
wizardrimort-phase-obelisk-roll = The obelisk’s die is rolling
    .short = Obelisk
wizardrimort-phase-obelisk-victim = Choose whom the obelisk takes
    .short = Obelisk
wizardrimort-phase-plague-victim = Choose whom the plague takes
    .short = Plague
wizardrimort-phase-over = The game is over
    .short = Over

wizardrimort-word-side = side
wizardrimort-word-round = round
wizardrimort-word-white = white
wizardrimort-word-black = black
wizardrimort-word-red = red
wizardrimort-word-warriors = warriors
wizardrimort-word-actions = actions
wizardrimort-word-attacks = attacks
wizardrimort-word-living = living
wizardrimort-word-skeleton = skeleton
wizardrimort-word-mercenary = mercenary
wizardrimort-word-sealed = walled in
wizardrimort-word-used = used in this turn
wizardrimort-word-squad = squad
wizardrimort-word-loner = loner
wizardrimort-word-level = level
wizardrimort-word-height = height
wizardrimort-word-hand = hand
wizardrimort-word-finger = finger
wizardrimort-word-range = range
wizardrimort-word-distance = distance
wizardrimort-word-price = price
wizardrimort-word-cover = cover
wizardrimort-word-full-cover = full cover
wizardrimort-word-partial-cover = partial cover
wizardrimort-word-front = front
wizardrimort-word-back = back
wizardrimort-word-melee = melee
wizardrimort-word-ranged = ranged
wizardrimort-word-attack = attack
wizardrimort-word-defence = defence
wizardrimort-word-sum = sum
wizardrimort-word-coins = coins
wizardrimort-word-blocks = blocks
wizardrimort-word-spirits = vengeful spirits
wizardrimort-word-control = controlled by
wizardrimort-word-nobody = nobody
wizardrimort-word-threatens = threatens
wizardrimort-word-lost = lost for good
wizardrimort-word-hit = hit
wizardrimort-word-odds = odds
wizardrimort-word-now = as things stand
wizardrimort-word-after = after it
wizardrimort-word-can-be-attacked-by = can be attacked by

## The table in the browser

wizardrimort-table-looks = looks { $direction }
wizardrimort-table-looks-to = looks
wizardrimort-table-to-the = to the { $direction }
wizardrimort-table-hits-left = { $count ->
    [one] { $count } hit left
   *[other] { $count } hits left
}
wizardrimort-table-engine-ready = ready
wizardrimort-table-engine-shot = has shot
wizardrimort-table-engine-moved = has moved
wizardrimort-table-castle-none = none
wizardrimort-table-castle-standing = stands
wizardrimort-table-castle-razed = razed
wizardrimort-table-preparation = Before the game
wizardrimort-table-round = Round { $round } of { $limit }
wizardrimort-table-game = game { $game } of { $games }
wizardrimort-table-order = order
wizardrimort-table-wins = wins
wizardrimort-table-living = living
wizardrimort-table-strengths = Strength of side A: { $a }, of side B: { $b }.
wizardrimort-table-strength = strength
wizardrimort-table-strength-about = What is compared when the last round is over: 2 for a living warrior, 1 for a skeleton, nothing for who is walled in
wizardrimort-table-goal-basic = Leave the enemy nobody who can act.
wizardrimort-table-goal-overlord = Hold obelisk, Garden and Mine through an enemy turn, or leave the enemy nobody who can act.
wizardrimort-table-goal-destruction = Raze the enemy castle, or leave the enemy nobody who can act.
wizardrimort-table-goal-siege = Side { $attacker } has to raze the castle, or hold it through a turn of side { $defender }; side { $defender } has to hold out to the end of round { $limit }. Whoever leaves the enemy nobody who can act wins, too.
wizardrimort-table-goal-plague = Every turn takes one of your living warriors: be the last side that has any.
wizardrimort-table-bank = Coins still at the Mine: { $count }.
wizardrimort-table-spirits = Spirits of side { $side }: +{ $count } on odd dice.
wizardrimort-table-hold = Side { $side } holds what wins the game: this enemy turn is the last chance to break it.
wizardrimort-table-obelisk = The obelisk threatens the enemies of side { $side }: its die falls when their turn ends, unless they contest it.
wizardrimort-table-your-decision = { $player }, your decision
wizardrimort-table-interrupting = Act with { $unit }, or end the interruption
wizardrimort-table-fleeing = morale is broken, they flee
wizardrimort-table-interrupts = { $commander } interrupts with { $unit }.
wizardrimort-table-dice = Dice of { $commander }
wizardrimort-table-white = White: how many different warriors may be used in this turn
wizardrimort-table-black = Black: action points that are left, for everything except attacks
wizardrimort-table-red = Red: attacks that are left
wizardrimort-table-credit = { $count ->
    [one] One more block is free: the Mine helps.
   *[other] { $count } more blocks are free: the Mine helps.
}
wizardrimort-table-penalty = { $commander } has interrupted: the next dice lose a pip each.
wizardrimort-table-convert-about = Exchange two dice, and one of them loses a pip. White: warriors, black: actions, red: attacks.
wizardrimort-table-as-rolled = as they fell
wizardrimort-table-window-pass = Let it go on
wizardrimort-table-window-decline = Not in this turn
wizardrimort-table-interrupt-with = Interrupt with…
wizardrimort-table-interrupt-about = One warrior gets two action points and an attack; your next dice lose a pip each. Once in each enemy turn.
wizardrimort-table-end-interruption = End the interruption
wizardrimort-table-end-ask = Something could still be done.
wizardrimort-table-own-attack = Attack
wizardrimort-table-select = Choose one of your warriors or your catapult, on the table or in the list.
wizardrimort-table-what-to-do = What to do
wizardrimort-table-aim-move = Move
wizardrimort-table-aim-squad = Move squad
wizardrimort-table-aim-turn = Turn
wizardrimort-table-aim-turn-squad = Turn squad
wizardrimort-table-aim-build = Build
wizardrimort-table-aim-stone = Shoot a stone
wizardrimort-table-aim-block = Shoot a block
wizardrimort-table-aim-land = Shoot a warrior
wizardrimort-table-aim-engine = Roll
wizardrimort-table-aim-deploy = Deploy
wizardrimort-table-aim-terrain = Place terrain
wizardrimort-table-aim-retreat = Retreat
wizardrimort-table-how-to-aim = Drag the warrior, or choose above and use the arrow keys: a finger, with Shift a hand, with Alt a unit.
wizardrimort-table-load-trooper = Who is shot
wizardrimort-table-load-stone = a stone
wizardrimort-table-load-block = a block
wizardrimort-table-via = { $count ->
    [one] by { $count } point
   *[other] by { $count } points
}
wizardrimort-table-jumps = jumps
wizardrimort-table-jump-down = Jump down
wizardrimort-table-settle = Go by here
wizardrimort-table-unsettle = Back a point
wizardrimort-table-other-level = Other level
wizardrimort-table-turn-left = Turn left
wizardrimort-table-turn-right = Turn right
wizardrimort-table-key-ghost = move the aim by a finger, or by a single unit of length
wizardrimort-table-key-hand = move the aim by a hand; with nothing aimed, push the map
wizardrimort-table-key-settle = the path goes by here
wizardrimort-table-key-unsettle = take the last point of the path back
wizardrimort-table-key-turn = turn right, turn left
wizardrimort-table-key-squad = lead the squad, or one warrior alone
wizardrimort-table-key-build = build a block
wizardrimort-table-key-level = another level at the same place
wizardrimort-table-key-jump = jump down, or climb down
wizardrimort-table-class = Class
wizardrimort-table-beside = beside
wizardrimort-table-where = On which side
wizardrimort-table-participants = Who takes part
wizardrimort-table-who-dies = Who dies for two more points
wizardrimort-table-waiting = Warriors to be deployed
wizardrimort-table-deploy-about = Take a warrior, put it down within your zone, turn it, and confirm.
wizardrimort-table-next-terrain = Put the next piece where it shall stand, and confirm.
wizardrimort-table-means-critical = two fall
wizardrimort-table-means-critical-alone = it is gone for good
wizardrimort-table-means-win = one falls
wizardrimort-table-means-tie = nobody falls
wizardrimort-table-means-lost = an attacker falls
wizardrimort-table-sign-critical = ‼
wizardrimort-table-sign-win = +
wizardrimort-table-sign-tie = =
wizardrimort-table-sign-lost = −
wizardrimort-table-no-modifiers = only the die
wizardrimort-table-on-odd = on odd dice: vengeful spirits
wizardrimort-table-how-melee = melee
wizardrimort-table-how-ranged = ranged
wizardrimort-table-how-charge = charge
wizardrimort-table-how-downhill = downhill
wizardrimort-table-how-back = in the back
wizardrimort-table-spears = { $count ->
    [one] A Longspear strikes first and kills { $kills } in 6; the odds below leave that out.
   *[other] { $count } Longspears strike first, each kills { $kills } in 6; the odds below leave that out.
}
wizardrimort-table-suicide = { $unit } dies for this attack.
wizardrimort-table-sacrifice = A Priest takes part: if the attack is won, one of yours pays for it.
wizardrimort-table-no-answer-back = Attacked in the back: no answer.
wizardrimort-table-no-answer = There is no answer to this.
wizardrimort-table-counter = May strike back as they stand: { $units }; or retreat.
wizardrimort-table-retreat-only = None of them reaches back; they may retreat.
wizardrimort-table-all-dice = All 36 rolls
wizardrimort-table-all-dice-about = Rows: the die of the attack. Columns: the die of the defence.
wizardrimort-table-hits-enemy = Hits an enemy: { $chance }
wizardrimort-table-hits-own = your own: { $chance }
wizardrimort-table-hits-ground = the ground
wizardrimort-table-doomed = { $unit } dies where it hits neither an enemy nor a tree.
wizardrimort-table-hits-off = off the table
wizardrimort-table-squads-then = squads then
wizardrimort-table-near = Within a walk: { $units }
wizardrimort-table-sheltered = Better covered from: { $units }
wizardrimort-table-exposed = Worse covered from: { $units }
wizardrimort-table-fallen = The fall kills { $units }
wizardrimort-table-safe = No enemy comes near in one walk.
wizardrimort-table-left-after = Then left: { $ap } AP, { $tp } TP.
wizardrimort-table-walked = walked
wizardrimort-table-descended = downhill
wizardrimort-table-seen-by = seen by
wizardrimort-table-teleported = pushed or landed: no charge
wizardrimort-table-once = once: { $people }
wizardrimort-table-about-obelisk = Rots the army of whoever lets the enemy control it.
wizardrimort-table-about-garden = Who controls it may bring a skeleton back to life.
wizardrimort-table-about-mine = Pays who controls it a coin a round, and makes blocks cheaper.
wizardrimort-table-about-crystal = While it stands, its side’s warriors rise again as skeletons.
wizardrimort-table-about-artillery = Shoots stones, blocks and warriors, or rolls a hand.
wizardrimort-table-about-wall = Only artillery breaks it.
wizardrimort-table-about-block = Cover, a step up, or a wall round somebody.
wizardrimort-table-twin-about = Choose a warrior: the others are then told by their distance from it.
wizardrimort-table-twin-from = Distances from { $name }. An arrow moves the aim up to what is named.
wizardrimort-table-squads = Squads
wizardrimort-table-things = Things on the table
wizardrimort-table-at-the-back = behind its back
wizardrimort-table-its-back = turns its back
wizardrimort-table-can-strike = can be struck
wizardrimort-table-can-choose = can be chosen
wizardrimort-table-aim-here = Aim at { $name }
wizardrimort-table-see-below = see below

wizardrimort-changed-moved = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
wizardrimort-changed-turned = { $count ->
    [one] { $count } turn in place
   *[other] { $count } turns in place
}
wizardrimort-changed-attack-declared = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
wizardrimort-changed-shot-declared = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
wizardrimort-changed-block-put = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
wizardrimort-changed-interrupted = { $count ->
    [one] { $count } interruption
   *[other] { $count } interruptions
}

wizardrimort-editor-commander = commander
wizardrimort-editor-people = people
wizardrimort-editor-mode = mode
wizardrimort-editor-table = Table and turn
wizardrimort-editor-prompt = Choose what to put down, then a place. Or drag a piece, or choose it to change its numbers; arrow keys move it, Delete removes it.
wizardrimort-editor-keys = Arrow keys move a piece by a finger, with Shift by a hand, with Alt by a unit; Delete removes it.
wizardrimort-editor-middle-of-table = Put it in the middle of the table
wizardrimort-editor-radius = radius
wizardrimort-editor-defender = whose castle is besieged
wizardrimort-editor-deploy = Units are placed by their commanders before the game
wizardrimort-editor-first = begins
wizardrimort-editor-lot = by lot
wizardrimort-editor-by-draft = chosen before the game
wizardrimort-editor-add-commander = Another commander for side { $side }
wizardrimort-editor-in-turn = In the middle of a turn
wizardrimort-editor-whose-turn = whose turn

# Set-ups
wizardrimort-army-none = Armies of Wizardrimort have no points. They are chosen at the table: voevoda play wizardrimort --scenario wiz_allod_draft; --set army.size=7 makes them larger. An army of your own goes into a scenario file, as its units. Games with armies by points: { $known }.
wizardrimort-setup-unknown = { $what }: there is no “{ $value }” here.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} Possible: { $known }.
wizardrimort-setup-side = Side { $side } has { $count } commanders: one or two are possible.
wizardrimort-setup-order = The order { $order } is not possible: begin with side A, let the sides take turns, and name every commander.
wizardrimort-setup-chronicle-siege = A chronicle has no siege: choose other modes for its games.
wizardrimort-setup-siege-castle = A siege needs a defender who has a castle: say whose castle is besieged (defender), and give that side one (castles).
wizardrimort-setup-lacks = The mode “{ $mode }” needs something that is not on the table: { $kind ->
    [obelisk] { wizardrimort-body-obelisk } (obelisk)
    [garden] { wizardrimort-body-garden } (garden)
    [mine] { wizardrimort-body-mine } (mine)
   *[castle] a castle for each side
}; add it, or choose another mode.
wizardrimort-setup-twice = { $what ->
    [unit] Two units are called { $id }: keep one, or give one another name.
    [body] Two things are called { $id }: keep one, or give one another name.
    [castle] A side has two castles: keep one.
    [obelisk] There may be only one { wizardrimort-body-obelisk }: keep one.
    [garden] There may be only one { wizardrimort-body-garden }: keep one.
   *[mine] There may be only one { wizardrimort-body-mine }: keep one.
}
wizardrimort-setup-off-table = { $what }: { $shape } is no area of the table of { $width } × { $height }: put the smaller numbers first and stay on it.
wizardrimort-setup-body-id = “{ $id }” is no name for a body: use up to 9 letters, digits and dots, a capital first; for a block also b1 to b99.
wizardrimort-setup-shape = { $what } needs one shape: either "disc" or "rect".
wizardrimort-setup-unit-id = “{ $id }” is no unit: write side and number, such as A1 or B12.
wizardrimort-setup-no-units = Side { $side } has no unit on the table: give it at least one.
wizardrimort-setup-commander = { $what } is led by commander { $commander }, who is on the other side: choose one of its own.
wizardrimort-setup-no-place = { $what } has no place: add "at", or let the players deploy.
wizardrimort-setup-point = { $what }: a place is x and y, and for "at" a level if need be.
wizardrimort-setup-unit-off-table = { $what } at { NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) } hangs over the edge: stay { $radius } u away from the edges of the table of { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }.
wizardrimort-setup-overlap = { $what } stands on { $other }: move one of them, so that their centres are { $apart } u apart.
wizardrimort-setup-blocked = { $what } stands inside { $body }: move it, or give its level.
wizardrimort-setup-floating = { $what } hangs in the air at level { $level }: lower it, or put something under it.
wizardrimort-setup-begun = In the middle of a game nothing is left to choose or to place: leave out "{ $field }", or "turn".
wizardrimort-setup-crowded = { $count } bodies, with the blocks that can be built, are too many: take fewer bodies or blocks, { $most } at most.
wizardrimort-setup-narrow-zone = Of the { $count } units of side { $side } only { $room } have room where they are deployed: enlarge its castle or "zone", or choose a smaller army.
wizardrimort-setup-no-zone = Side { $side } has no place to deploy: give it a castle or a "zone".
wizardrimort-setup-army = Side { $side } has an army of { $count } units, and at most { $most } are possible: choose a smaller size.
wizardrimort-setup-hand = { $name } = { $value } is too short: a hand has at least three fingers. Choose { NUMBER($least, useGrouping: 0) } or more, or a smaller tape.finger (now { $finger }).
wizardrimort-setup-slack = { $name } = { $value } is too much: only less than a finger is forgiven. Choose { $most } or less, or a greater tape.finger (now { $finger }).
wizardrimort-setup-narrow = { $name } = { $value } cannot be halved: choose an even number.
wizardrimort-setup-catapult = There is no room for another catapult beside { $what }: move it, or choose a smaller art.count.

## The table

wizardrimort-table-tape = { $hands ->
    [0] { $fingers } f
   *[other] { $fingers ->
        [0] { $hands } h
       *[other] { $hands } h { $fingers } f
    }
}
wizardrimort-table-left = { $ap } AP left
wizardrimort-table-allowed = allowed
wizardrimort-table-ghost = { $aim }: { $at }
wizardrimort-table-profile = The line of { $unit } to { $target } from the side
wizardrimort-table-covers = { $count ->
    [0] no cover
    [one] { $count } partial cover
   *[other] { $count } partial covers
}
wizardrimort-table-hidden-by = full cover: { $name }
wizardrimort-table-height-of = level { $tape }

## Terminal

wizardrimort-board-key = Table: a cell is 1 × 2 fingers, north is up. 1…9 X Y Z are the warriors A1…A12, a…l are B1…B12, + later ones; # wall, o rock, ^ hill, % tower, = fence, ~ rubble, - log, T tree, B block, O obelisk, M Mine, G Garden, C catapult, c a wrecked one, * crystal. Players: > whose turn it is, w used/white die, b black, r red. Sides: B blocks, $ coins, V vengeful spirits, O! the obelisk threatens, !! a hold, - the lost. Warriors: name; class (D Defender, B Berserker, L Longspear, A Archer, P Priest) and people (h humans, o orcs, d dwarves, r rodents, s a skeleton); place x,y and level; > where it looks; = the first of its squad; * used, # walled in, $ mercenary, ? still to be deployed. Things: centre and radius r, or corners; levels bottom-top, x hits it takes, @ who holds it. Lengths are in units: a finger is 100, a hand 900.
wizardrimort-moment = Round { $round } of { $limit }. { $phase }.
wizardrimort-moment-turn = Round { $round } of { $limit }. { $phase }. Left: new warriors { $warriors }, AP { $ap }, TP { $tp }.
wizardrimort-moment-interruption = Round { $round } of { $limit }. Interruption, { $unit } acts. Left: AP { $ap }, TP { $tp }.
wizardrimort-moment-fight = Fight: { $attackers } against { $targets }. { $phase }.
wizardrimort-brief-fight = { $attackers } against { $targets }, { $melee ->
    [0] ranged
   *[other] melee
}:
wizardrimort-brief-attack = Attack: die { $sum }{ $spirits ->
    [0] {""}
   *[other] , on an odd die { $spirits } more
}
wizardrimort-brief-defence = Defence: die { $sum }{ $spirits ->
    [0] {""}
   *[other] , on an odd die { $spirits } more
}
wizardrimort-brief-modifier = – { $what } { $value }
wizardrimort-brief-results = Critical { $critical } %, win { $win } %, tie { $tie } %, lost { $lost } %
wizardrimort-brief-spears = Longspears that strike first: { $count }, each kills { $kills } in 6; what that changes is not counted above
wizardrimort-brief-sacrifice = A won attack costs one warrior of yours: a Priest takes part
wizardrimort-brief-suicide = { $unit } dies after the attack
wizardrimort-brief-answer = These could strike back: { $units }
wizardrimort-brief-no-answer = Nobody will answer
wizardrimort-brief-hit = Hits { $name }: { $chance } %
wizardrimort-brief-miss = Hits nothing: { $ground } %, falls off the table: { $off } %
wizardrimort-brief-doomed = Where it hits neither an enemy nor a tree { $unit } dies
wizardrimort-brief-squads = Your squads will be: { $squads }
wizardrimort-brief-fallen = The fall kills: { $units }
wizardrimort-brief-threats = These enemies reach who has moved: { $units }
wizardrimort-brief-near = These enemies would after a walk of one hand: { $units }
wizardrimort-brief-sheltered = Better covered than before from: { $units }
wizardrimort-brief-exposed = Worse covered than before from: { $units }
