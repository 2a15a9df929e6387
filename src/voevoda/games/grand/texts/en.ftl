### All words of “Grand Strategy”, in English. Units are 1R2, 2G7, …, buildings @b2, seats 1 to 6.

grand = Grand Strategy
    .goal = Control more than your share of the lands when your turn begins, or be the last one left. In a single battle: keep a card when the other side has none.

## What happened

grand-event-turn-started = Year { $year }, turn of seat { $seat }
grand-event-effect-ended = On { $piece } this ends: { grand-spell-chosen }
grand-event-income = Income of seat { $seat }: { $gross } − { $upkeep } upkeep; purse now { $coins }
grand-event-turmoil-felt = Land { $land } is in turmoil and yields nothing{ $left ->
    [0] ; that was the last time
   *[other] {" "}(to come: { $left })
}
grand-event-disbanded = { $piece } is disbanded; purse of seat { $seat } now { $coins }
grand-event-debt-forgiven = Seat { $seat } has nobody left to disband: the debt is forgiven
grand-event-moved = { $piece } moves: { $start } – { $cell }
grand-event-carried = { $ship } takes { $piece } along to { $cell }
grand-event-work-ordered = { $piece } begins in { $cell } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}: { grand-work-chosen }
grand-event-work-done = { $work ->
    [bridge] Finished in { $cell }: bridge
    [level] { $piece } grows to level { $level }
   *[other] Finished in { $cell }: { grand-work-chosen }, level { $level }
}
grand-event-work-spoiled = Work of { $piece } is spoiled by the attack: { grand-work-chosen }
grand-event-work-lost = Work of { $piece } comes to nothing: { grand-work-chosen }
grand-event-hired = { $piece } is hired in { $cell } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
grand-event-armed = { $piece } puts on mithril for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
grand-event-peace-offered = Seat { $seat } offers peace to seat { $partner }
grand-event-peace-made = Seats { $seat } and { $partner } are at peace
grand-event-notice-given = Seat { $seat } ends the peace with seat { $partner }; it holds to the start of the next turn of seat { $seat }
grand-event-peace-ended = The peace of seats { $seat } and { $partner } is over
grand-event-offer-lapsed = Seat { $partner } has not answered the offer of seat { $seat }: it lapses
grand-event-resigned = Seat { $seat } resigns
grand-event-cast = { $mage } casts { grand-spell-chosen }{ $spell ->
    [storm] {" "}around { $cell }
    [dragon] {""}
    [raise] {""}
    [dust] {""}
   *[other] {" "}on { $target }
} for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
grand-event-rolled = Die { $face }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } = { $total }
}
grand-event-effect-laid = { $piece } is under { grand-spell-chosen } until the next turn of seat { $seat }
grand-event-stunned = { $piece } is stunned until the next turn of seat { $seat }
grand-event-zombie-raised = { $mage } raises { $piece } in { $cell }
grand-event-dragon-called = { $piece } has answered { $mage } and waits for it to step aside
grand-event-dragon-appeared = { $piece } comes out in { $cell }, tamed by seat { $seat }
grand-event-dragon-asleep = { $piece } is asleep in { $cell }
grand-event-dragon-flew = { $piece } flies towards its mountain: { $start } – { $cell }
grand-event-control-lost = Nobody controls { $piece } any longer
grand-event-unit-lost = { $piece } is lost in { $cell }{ $owner ->
    [0] {" "}(neutral)
   *[other] {" "}(seat { $owner })
}
grand-event-building-lost = { $building ->
    [city] City
    [fortress] Fortress
    [tower] Tower
    [mine] Mine
   *[port] Port
} { $piece } is destroyed{ $owner ->
    [0] {" "}(neutral)
   *[other] {" "}(seat { $owner })
}
grand-event-lowered = { $piece } is lowered to level { $level }
grand-event-owner-changed = { $owner ->
    [0] { $piece } is neutral
   *[other] { $piece } now belongs to seat { $owner }
}
grand-event-prize = General’s prize for seat { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $detachments ->
    [one] { $detachments } detachment
   *[other] { $detachments } detachments
}
grand-event-spoils-left = Seat { $seat } leaves { $piece } as it is
grand-event-turmoil-laid = Land { $land } falls into turmoil; payments lost: { $payments }
grand-event-declared = { $source } { $reaction ->
    [0] declares
   *[other] reacts and declares
} battle on { $target }
grand-event-passed = Seat { $seat } does not react
grand-event-declaration-void = No battle of { $source } against { $target }: the declaration is void
grand-event-battle-formed = Battle { $number }: { $attackers ->
    [one] { $attackers } attacker
   *[other] { $attackers } attackers
} under { $attacking ->
    [0] nobody
   *[other] seat { $attacking }
}, { $defenders ->
    [one] { $defenders } defender
   *[other] { $defenders } defenders
} under { $defending ->
    [0] nobody
   *[other] seat { $defending }
}
grand-event-entered = { $piece } { $side ->
    [att] attacks
   *[def] defends
}{ $owner ->
    [0] , neutral,
   *[other] {""}
} with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $plus ->
    [0] {""}
   *[other] {" "}and advantage
}
grand-event-arranged = Place { $place } of the layout: { $piece }
grand-event-order-given = Card { $card } of { $piece }: { grand-order-chosen }
grand-event-laid-out = { $side ->
    [att] The attackers have
   *[def] The defenders have
} laid out their cards
grand-event-rows-formed = Pass { $round }: { $attackers } against { $defenders } cards in { $width ->
    [one] { $width } column
   *[other] { $width } columns
}
grand-event-shown = { $side ->
    [att] Attackers
   *[def] Defenders
}, card { $place }, { $piece }: { grand-order-chosen }{ $plus ->
    [0] {""}
   *[other] {" "}with advantage
}
grand-event-duel = Column { $column }, { $attacker } against { $defender }: { $attacking ->
    [a] { $defending ->
        [s] attack beats shoot
        [d] defend beats attack
       *[a] attack against attack{ $result ->
            [3] {""}
           *[other] , advantage wins
        }
    }
    [s] { $defending ->
        [a] attack beats shoot
        [d] shoot beats defend
       *[s] shoot against shoot{ $result ->
            [3] {""}
           *[other] , advantage wins
        }
    }
   *[d] { $defending ->
        [a] defend beats attack
        [s] shoot beats defend
       *[d] defend against defend{ $result ->
            [3] {""}
           *[other] , advantage wins
        }
    }
}, { $result ->
    [1] the attacker’s card falls
    [2] the defender’s card falls
   *[3] both cards fall
}
grand-event-battle-ended = { $winner ->
    [0] The attackers win
    [1] The defenders win
   *[other] The battle is drawn
}{ $claimant ->
    [0] {""}
   *[other] ; the spoils go to seat { $claimant }
}
grand-event-restored = { $piece } is whole again: { $cards ->
    [one] { $cards } detachment
   *[other] { $cards } detachments
}
grand-event-round-scored = Battle { $round }, attacked by seat { $attacker }: { $whole ->
    [1] { $points }
   *[other] { $points }/{ $whole }
} for seat 1
grand-event-eliminated = Seat { $seat } has nothing left and is out
grand-event-ranked = Team of seat { $seat }: lands { $lands }, income { $income }, coins { $coins }
grand-event-game-over = The game is over: { $count ->
    [1] one winner
   *[other] { $count } players share the victory
}

grand-ending-gra-end-01 = A team began its turn with enough lands.
grand-ending-gra-end-03 = One team at most is left.
grand-ending-gra-end-04 = The last year is over.
grand-ending-gra-end-05 = The last year is over: lands, income and coins were compared.
grand-ending-gra-bat-02 = The battle is fought.
grand-ending-gra-bat-05 = The match of battles is over.

## Why an action is refused

grand-reason-game-over = The game is over.
grand-reason-wrong-node = Something else has to be decided first.
grand-reason-no-such-piece = There is no { $piece } in the game: it was lost, or never there. Name a piece that stands on the map.
grand-reason-not-yours = This piece belongs to somebody else.
grand-reason-no-action = This piece has no active action left, or it is stunned.
grand-reason-no-coins = It costs { $needs }, and you have { $has }.
grand-reason-moved = This unit has moved already in this turn.
grand-reason-pinned = This unit is committed to a battle or to a work.
grand-reason-out-of-reach = This cell is out of reach.
grand-reason-cell-held = This cell is held by another side.
grand-reason-cell-full = This cell is full: it has room for { $most } units.
grand-reason-no-passenger = The ship cannot take this unit along.
grand-reason-not-army = Only armies can do that.
grand-reason-not-land = The army has to stand on land to build.
grand-reason-work-here = Something is being built on this cell already.
grand-reason-built-on = There is a building on this cell.
grand-reason-mountain = No city can stand in the mountains.
grand-reason-no-land = This cell belongs to no land, so no city can stand here.
grand-reason-has-city = This land already has a city, or one is being built.
grand-reason-no-ore = There is no ore here: a mine needs a mine site or a dragon mark.
grand-reason-no-sea = There is no sea beside this cell, and a port needs it.
grand-reason-no-river = There is no river here that a bridge could cross.
grand-reason-no-levels = This building has only one level.
grand-reason-highest-level = This building is already at its highest level.
grand-reason-hires-nothing = This building does not hire that.
grand-reason-needs-level = The city has to be of level { $level } for that.
grand-reason-too-many-mages = You have { $most } mages, as many as you may have.
grand-reason-has-personal = You have a personal army already.
grand-reason-not-sea-beside = A ship needs a sea cell next to the port.
grand-reason-in-mithril = This army already wears mithril.
grand-reason-no-building = To put on mithril, the army has to stand at a building of yours.
grand-reason-no-mithril = You have no mine of level 4, and so no mithril.
grand-reason-not-mage = Only mages cast spells.
grand-reason-unknown-spell = This mage does not know the spell.
grand-reason-busy-controlling = This mage is busy controlling zombies or a dragon.
grand-reason-no-such-target = { grand-spell-chosen } has no such target. It needs { $spell ->
    [wind] a ship, or an army on a raft, that has not moved
    [storm] a cell with a ship or a raft in its area
    [dragon] a dragon asleep under the mage
    [release] a tamed dragon of another mage
    [raise] a free cell next to the mage and next to a building, and fewer zombies than the mage may control
    [dust] a zombie in range
    [ghosts] a building without ghost warriors
    [quake] a building that can lose a level
    [water] an army on land that has not moved
   *[other] an army
}.
grand-reason-immune = The target is immune to this spell.
grand-reason-out-of-range = The target is out of range: a spell reaches { $range } cells.
grand-reason-declared = This piece has declared battle already in this turn.
grand-reason-too-far = The target is too far away: battle is declared on what is at most { $reach ->
    [one] { $reach } cell
   *[other] { $reach } cells
} away.
grand-reason-not-target = Battle cannot be declared on that.
grand-reason-peace = Peace forbids it, or your team does.
grand-reason-own-piece = It is your own piece.
grand-reason-already-fights = This piece already defends in that battle.
grand-reason-not-in-battle = Reactions are aimed only at attackers, at what stands with their targets, and at builders.
grand-reason-keeps-personal = The personal army cannot be disbanded.
grand-reason-no-upkeep = This unit has no upkeep, so disbanding it does not help.
grand-reason-no-diplomacy = There is no diplomacy in this game.
grand-reason-no-partner = There is no such player to deal with.
grand-reason-not-at-war = Peace can be offered only to those with whom you are at war.
grand-reason-not-at-peace = You are not at peace with this player.
grand-reason-offer-open = There is an open offer between you already.
grand-reason-no-offer = This player has made you no offer.
grand-reason-talked = You have dealt with this player already in this turn.
grand-reason-notice-given = You have given notice already.
grand-reason-not-to-arrange = This piece has its place already, or is not on this side.
grand-reason-no-such-card = This piece has no such card left to lay.
grand-reason-not-offered = This cannot be done with the building.
grand-reason-not-their-land = The loser does not control this land, or it is in turmoil already.
grand-reason-not-qualifying = No zombie can rise on this cell.
grand-reason-no-zombie = There is no zombie of that name in range.
grand-reason-lists-full = The game cannot hold any more pieces.

## What can be done

grand-action-move = Move { $unit } to { $cell }
    .short = Move
grand-action-carry = Take { $unit } along
    .short = Take along
grand-action-sail = Take nobody else along
    .short = Nobody else
grand-action-build = Build with { $unit }: { grand-work-chosen }
    .short = Build
grand-action-level-up = Raise { $building } by one level
    .short = Level up
grand-action-hire = Hire in { $building }: { $troops ->
    [personal] { grand-unit-personal }
    [militia] { grand-unit-militia }
    [regulars] { grand-unit-regulars }
   *[guard] { grand-unit-guard }
}
    .short = Hire
grand-action-hire-mage = Hire a mage in { $building }: { $school ->
    [forest] { grand-school-forest }
    [mountain] { grand-school-mountain }
    [desert] { grand-school-desert }
   *[plain] { grand-school-plain }
}
    .short = Hire mage
grand-action-hire-ship = Hire a ship in { $building }: it appears in { $cell }
    .short = Hire ship
grand-action-arm = Put mithril on { $unit }
    .short = Arm
grand-action-cast = Let { $unit } cast { grand-spell-chosen }
    .short = Cast
grand-action-cast-at = Let { $unit } cast { grand-spell-chosen } around { $cell }
    .short = Cast
grand-action-cast-on = Let { $unit } cast { grand-spell-chosen } on { $target }
    .short = Cast
grand-action-declare = Declare battle: { $source } against { $target }
    .short = Declare battle
grand-action-disband = Disband { $unit }
    .short = Disband
grand-action-offer = Offer peace to seat { $seat }
    .short = Offer peace
grand-action-accept = Accept the peace of seat { $seat }
    .short = Accept peace
grand-action-notice = End the peace with seat { $seat }
    .short = End peace
grand-action-resign = Resign
    .short = Resign
grand-action-end = End your orders
    .short = End
grand-action-pass = Do not react
    .short = Pass
grand-action-arrange = Put { $piece } next
    .short = Put next
grand-action-give-order = { $card ->
    [a] Attack
    [s] Shoot
    [d] Defend
   *[other] Lay { $card }
}
    .short = Order
grand-action-spoil = { $choice ->
    [leave] Leave it as it is
    [lower] Lower it by one level
    [take] Take it
   *[other] Take it and lower it by one level
}
    .short = Spoils
grand-action-unsettle = Turmoil in land { $land }
    .short = Turmoil
grand-action-place-zombie = Raise a zombie in { $cell }
    .short = Place zombie
grand-action-pick-zombie = Turn { $unit } to dust
    .short = To dust

grand-outcome-die = The die shows { $face }
grand-outcome-draw-card = Order by chance: { grand-order-chosen }
grand-outcome-prey = The dragon chooses number { $place } of those in reach

## Parameters

grand-parameter-victory-percent = Share of the lands that has to be exceeded to win
grand-parameter-year-limit = Last year
grand-parameter-start-coins = Coins at the start
grand-parameter-cell-capacity = Units that fit on a cell
grand-parameter-attack-reach = Reach of a declaration of battle
grand-parameter-land-move = Steps on land
grand-parameter-raft-move = Steps on a raft
grand-parameter-ship-move = Steps of a ship
grand-parameter-ship-carry = Units that a ship carries
grand-parameter-zombie-move = Steps of a zombie
grand-parameter-dragon-move = Flight of a dragon
grand-parameter-boosted-move = Steps under Fair wind or Water of tirelessness
grand-parameter-row-width = Width of a row of cards
grand-parameter-strength-militia = Detachments of militia
grand-parameter-strength-regulars = Detachments of regulars
grand-parameter-strength-guard = Detachments of a guard
grand-parameter-strength-personal = Detachments of the personal army
grand-parameter-strength-mage = Detachments that a mage counts for
grand-parameter-strength-ship = Detachments of a ship
grand-parameter-strength-zombie = Detachments of a zombie
grand-parameter-strength-dragon = Detachments that a dragon counts for
grand-parameter-cost-militia = Price of militia
grand-parameter-cost-regulars = Price of regulars
grand-parameter-cost-guard = Price of a guard
grand-parameter-cost-personal = Price of a new personal army
grand-parameter-cost-mage = Price of a mage
grand-parameter-cost-ship = Price of a ship
grand-parameter-upkeep-militia = Upkeep of militia
grand-parameter-upkeep-regulars = Upkeep of regulars
grand-parameter-upkeep-guard = Upkeep of a guard
grand-parameter-upkeep-personal = Upkeep of the personal army
grand-parameter-upkeep-mage = Upkeep of a mage
grand-parameter-upkeep-ship = Upkeep of a ship
grand-parameter-max-mages = Mages that a player may have
grand-parameter-guard-min-level = Level that a city needs to hire a guard
grand-parameter-mage-min-level = Level that a city needs to hire a mage
grand-parameter-garrison-city1 = Garrison of a city, level 1
grand-parameter-garrison-city2 = Garrison of a city, level 2
grand-parameter-garrison-city3 = Garrison of a city, level 3
grand-parameter-garrison-fortress = Garrison of a fortress
grand-parameter-garrison-tower = Garrison of a tower
grand-parameter-garrison-mine1 = Garrison of a mine, level 1
grand-parameter-garrison-mine2 = Garrison of a mine, level 2
grand-parameter-garrison-mine3 = Garrison of a mine, level 3
grand-parameter-garrison-mine4 = Garrison of a mine, level 4
grand-parameter-garrison-port = Garrison of a port
grand-parameter-income-city1 = Income of a city, level 1
grand-parameter-income-city2 = Income of a city, level 2
grand-parameter-income-city3 = Income of a city, level 3
grand-parameter-income-mine1 = Income of a mine, level 1
grand-parameter-income-mine2 = Income of a mine, level 2
grand-parameter-income-mine3 = Income of a mine, level 3
grand-parameter-income-mine4 = Income of a mine, level 4
grand-parameter-income-port = Income of a port
grand-parameter-cost-city = Price of founding a city
grand-parameter-cost-city2 = Price of raising a city to level 2
grand-parameter-cost-city3 = Price of raising a city to level 3
grand-parameter-cost-mine = Price of opening a mine
grand-parameter-cost-dragon-mine = Price of opening a mine on a dragon mark
grand-parameter-cost-mine-level = Price of a level of a mine
grand-parameter-cost-tower = Price of a tower
grand-parameter-cost-fortress = Price of a fortress
grand-parameter-cost-port = Price of a port
grand-parameter-cost-bridge = Price of a bridge
grand-parameter-mine-max-site = Highest level of a mine on a mine site
grand-parameter-mine-max-dragon = Highest level of a mine on a dragon mark
grand-parameter-cost-mithril = Price of mithril armour
grand-parameter-prize-per-detachment = General’s prize for each detachment
grand-parameter-turmoil-payments = Payments lost in a turmoil
grand-parameter-spell-cost = Price of a spell
grand-parameter-spell-range = Range of spells
grand-parameter-fog-radius = How far Fog of sleep spreads
grand-parameter-city-max = Highest level of a city
grand-parameter-storm-table = Storm: result for each face of the die
grand-parameter-dragon-table = Call dragon: result for each face of the die
grand-parameter-release-table = Release: result for each face of the die
grand-parameter-raise-table = Zombies raised for each face of the die
grand-parameter-dust-table = Zombies turned to dust for each face of the die
grand-parameter-zombie-limit = Zombies that a mage may control
grand-parameter-ghosts = Detachments of ghost warriors
grand-parameter-die-cap = What the die counts for at most
grand-parameter-tower-bonus = What a tower adds to the die
grand-parameter-assist-bonus = What another mage adds to the die
grand-parameter-rounds = Battles of a match

grand-measure-percent = per cent
grand-measure-years = years
grand-measure-coins = coins
grand-measure-coins-per-year = coins a year
grand-measure-coins-per-level = coins a level
grand-measure-units = units
grand-measure-cells = cells
grand-measure-columns = columns
grand-measure-detachments = detachments
grand-measure-mages = mages
grand-measure-zombies = zombies
grand-measure-level = level
grand-measure-payments = payments
grand-measure-face = face
grand-measure-to-the-die = to the die
grand-measure-battles = battles

## Options

grand-option-storm-area = Area of a storm
    .value-3x3 = 3×3 cells
    .value-1x1 = one cell
    .value-5x5 = 5×5 cells
grand-option-payoff = What a stand-alone battle is worth
    .value-wdl = victory, draw or defeat
    .value-survivors = the share of the armies that is left
grand-option-reactions = Reactions
    .value-full = help, join, or disturb builders
    .value-join-only = help the attacked only
grand-option-build-delay = Works are completed
    .value-turn = in the same turn
    .value-year = a year later
grand-option-orders-by = Who gives orders to a detachment
    .value-owner = its owner
    .value-commander = the commander of the side
grand-option-mithril-plus = Mithril gives advantage in battle
    .value-on = yes
    .value-off = no, only immunity to magic
grand-option-dragon-plus-everywhere = A dragon has advantage away from its mountain
    .value-on = yes
    .value-off = no
grand-option-walls-cover-armies = Walls give advantage to units that defend there
    .value-on = yes
    .value-off = no, only to the garrison
grand-option-friendly-fire = Battle may be declared on own pieces
    .value-on = yes
    .value-off = no
grand-option-diplomacy = Diplomacy
    .value-on = yes
    .value-off = no

grand-section-map = Map and movement
grand-section-troops = Troops
grand-section-buildings = Buildings and income
grand-section-magic = Magic
grand-section-battles = Battles and spoils
grand-section-standalone = Stand-alone battles
grand-section-victory = End of the game
grand-section-readings = How to read the rules

## Scenarios

grand-scenario-ford = The ford
    .goal = Five lands, a river and a city on the ford: the quick game.
grand-scenario-crowns = Two crowns
    .goal = Two kingdoms and everything the game has, with a dragon in between.
grand-scenario-thrones = Four thrones
    .goal = Four realms around an inland sea, with peace to be made and broken.
grand-scenario-thrones-2v2 = Four thrones, two teams
    .goal = Two against two across the map, without diplomacy.
grand-scenario-houses = Six houses
    .goal = Up to six great houses, many neighbours and a long evening.
grand-scenario-houses-5 = Six houses, five players
    .goal = The map of the six houses without seat 2.
grand-scenario-houses-4 = Six houses, four players
    .goal = The map of the six houses without seats 2 and 5.
grand-scenario-houses-3 = Six houses, three players
    .goal = The map of the six houses for seats 1, 3 and 5.
grand-scenario-ridge = Dragon ridge
    .goal = Four mages, two dragons and 150 coins a side: the game of magic.
grand-scenario-spears = Spears
    .goal = One battle, three against three: attack, shoot or defend?
grand-scenario-walls = Walls
    .goal = One battle: three below a wall against two on it.
grand-scenario-lords = Lords
    .goal = One battle with two armies a side: which goes first?
grand-scenario-hunt = The hunt
    .goal = One battle: hunters and archers against a dragon in its mountain.
grand-scenario-brothers = Brothers
    .goal = One battle in which it matters who comes home.

## Names of things

grand-unit-militia = militia
    .what = Cheap, and one detachment more.
grand-unit-regulars = regulars
    .what = The backbone of an army.
grand-unit-guard = guard
    .what = The most strength on one place of a cell.
grand-unit-personal = personal army
    .what = Loyal and free of upkeep; one for each player.
grand-unit-mage = mage
    .what = Casts Grey magic and the spell of one school more.
grand-unit-ship = ship
    .what = Carries armies and mages over the sea.
grand-unit-zombie = zombie
    .what = Crumbles without its mage.
grand-unit-dragon = dragon
    .what = Flies; has advantage on its mountain.
grand-unit-army = army
    .what = A piece of a stand-alone battle.

grand-army-spearmen = Spearmen
grand-army-storming-party = Storming party
grand-army-city-guard = City guard
grand-army-guard = Guard
grand-army-levy = Levy
grand-army-old-guard = Old guard
grand-army-scouts = Scouts
grand-army-hunters = Hunters
grand-army-archers = Archers
grand-army-dragon = Dragon
grand-army-elder = Elder
grand-army-younger = Younger
grand-army-rival = Rival

grand-building-city = city
    .what = Controls its land, hires troops, yields income; its walls give advantage.
grand-building-fortress = fortress
    .what = Three detachments with advantage.
grand-building-tower = tower
    .what = One detachment with advantage; helps a mage’s die.
grand-building-mine = mine
    .what = Yields income; at level 4 it gives mithril.
grand-building-port = port
    .what = Yields income and hires ships.
grand-building-bridge = bridge
    .what = Cancels the river of its cell.

grand-terrain-field = Field
grand-terrain-forest = Forest
grand-terrain-desert = Desert
grand-terrain-mountain = Mountains
grand-terrain-sea = Sea

grand-school-grey = Grey magic
grand-school-forest = magic of the Forests
grand-school-mountain = magic of the Mountains
grand-school-desert = magic of the Deserts
grand-school-plain = magic of the Plains

grand-spell-wind = Fair wind
    .effect = A ship or a raft has more steps over the sea for one year.
grand-spell-storm = Storm
    .effect = Ships and rafts around a cell are stunned or sink.
grand-spell-dragon = Call dragon
    .effect = Tames the dragon under the mage, or kills one of the two.
grand-spell-release = Release
    .effect = Sets a dragon of another mage free.
grand-spell-raise = Raise zombies
    .effect = Zombies rise next to the mage and to a building.
grand-spell-dust = Dust
    .effect = Destroys zombies in range.
grand-spell-ghosts = Ghost warriors
    .effect = A garrison has more detachments until its first battle.
grand-spell-fog = Fog of sleep
    .effect = An army and all armies next to it are stunned for one year.
grand-spell-quake = Earthquake
    .effect = A building loses one level.
grand-spell-fury = Shield of fury
    .effect = An army has advantage until its first battle.
grand-spell-water = Water of tirelessness
    .effect = An army walks further and over any terrain for one year.
grand-spell-stun = stun
    .effect = It does not act for one year.

grand-spell-chosen = { $spell ->
    [wind] { grand-spell-wind }
    [storm] { grand-spell-storm }
    [dragon] { grand-spell-dragon }
    [release] { grand-spell-release }
    [raise] { grand-spell-raise }
    [dust] { grand-spell-dust }
    [ghosts] { grand-spell-ghosts }
    [fog] { grand-spell-fog }
    [quake] { grand-spell-quake }
    [fury] { grand-spell-fury }
    [stun] { grand-spell-stun }
   *[water] { grand-spell-water }
}
grand-work-chosen = { $work ->
    [city] { grand-building-city }
    [fortress] { grand-building-fortress }
    [tower] { grand-building-tower }
    [mine] { grand-building-mine }
    [port] { grand-building-port }
    [bridge] { grand-building-bridge }
   *[level] one level more
}
grand-order-chosen = { $order ->
    [a] { grand-order-a }
    [s] { grand-order-s }
   *[d] { grand-order-d }
}

grand-order-a = attack
    .beats = Attack beats shoot and loses to defend.
grand-order-s = shoot
    .beats = Shoot beats defend and loses to attack.
grand-order-d = defend
    .beats = Defend beats attack and loses to shoot.

grand-state-asleep = asleep
grand-state-waiting = waiting
grand-state-tamed = tamed
grand-state-free = free

grand-side-att = attackers
grand-side-def = defenders

grand-node-start = The turn begins
grand-node-form = The battle is formed
grand-node-lay-out = The cards are laid out
grand-node-reveal = The cards are turned up
grand-node-aftermath = The battle is over
grand-node-complete = Works are completed
grand-node-crumble = Masterless zombies crumble
grand-node-flight = Freed dragons fly
grand-node-check-end = The turn is over
grand-node-ask = Reactions begin
grand-node-debt = Disband a unit: the purse is below zero
    .short = Debt
grand-node-orders = Give orders, or end them
    .short = Orders
grand-node-carry = Choose who goes with the ship
    .short = Passengers
grand-node-place = Choose a cell for the zombie
    .short = Raising zombies
grand-node-pick = Choose a zombie that turns to dust
    .short = Dust
grand-node-react = React, or pass
    .short = Reactions
grand-node-arrange = Choose which piece comes next
    .short = Order of pieces
grand-node-card = Give the detachment its order
    .short = Orders of battle
grand-node-rearrange = Choose which piece comes next this time
    .short = Order of pieces
grand-node-relay = Choose which card comes next
    .short = Laying out again
grand-node-spoils = Decide what becomes of the fallen building
    .short = Spoils
grand-node-turmoil = Choose the land that falls into turmoil
    .short = Turmoil
grand-node-die = The die is rolling
    .short = Die
grand-node-prey = The dragon chooses its prey
    .short = Dragon
grand-node-over = The game is over
    .short = Over

grand-board-key = Map: F field, W forest, D desert, M mountains, S sea; a small letter has a river, = bridge, o ore, ^ dragon mark; then owner (0 nobody), building (C city, F fortress, T tower, M mine, P port) and level. Below stand the units: owner, then P personal army, L militia, R regulars, G guard, M mage, H ship, Z zombie, D dragon. On the right: the lands. Players: $ coins, income − upkeep, lands held/needed; = peace (! under notice), ? offer, + team. Pieces: detachments (+ with advantage); * has its action, > can move, ! stunned, f fury, w tireless, ~ wind, m mithril, c carried, =tower at work (- spoiled), %1 turmoil. Cards: a attack, s shoot, d defend, ? face down, - to come, x none left.
grand-moment-turn = Year { $year } of { $last }, turn of seat { $active }. { $node ->
    [react] { $battles ->
        [0] Works can still be disturbed
       *[other] Battles declared: { $battles }
    }. { grand-node-react }
    [debt] Purse { $coins }. { grand-node-debt }
   *[orders] { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, income { $gross } − { $upkeep }; lands { $lands }, to win { $needed }. { grand-node-orders }
}.
grand-moment-battle = Battle { $number }, pass { $round }. { $node ->
    [arrange] { grand-node-arrange }
    [rearrange] { grand-node-rearrange }
    [relay] { grand-node-relay }
   *[card] { $piece ->
        [none] { grand-node-card }
       *[other] { $piece }, card { $card } of { $cards }: give it its order
    }
}. Attack beats shoot, shoot beats defend, defend beats attack.{ $chance ->
    [0] {""}
   *[other] {" "}A side without a commander lays its cards by chance.
}
    .key = A line such as 2/4 P1 +1: which battle of a match it is, and how far P1 is ahead. ATT attacks, DEF defends; then the seat that lays out, and each piece with its cards in [ ]: a attack, s shoot, d defend, ? face down, - to come, x none left. + has advantage, > is asked now.
grand-moment-spoils = { $node ->
    [spoils] The garrison of { $piece } has fallen. { grand-node-spoils }
   *[turmoil] { grand-node-turmoil }
}.
grand-moment-part = { $piece }: { $node ->
    [carry] { grand-node-carry }
    [place] { grand-node-place }; to come: { $left }
    [pick] { grand-node-pick }; to come: { $left }
   *[react] the dragon is flying home and attacks. { grand-node-react }
}.
grand-odds-no-battle = { $source } against { $target }: no battle will come of it.
grand-odds-now = As it stands: { $attackers } against { $defenders }. { $exact ->
    [1] With the best play of both sides
   *[0] By estimate
} the attackers win { $win }, draw { $draw }, lose { $loss }.
grand-odds-joined = If all who may react join against you: { $attackers } against { $defenders }. { $exact ->
    [1] With the best play of both sides
   *[0] By estimate
} the attackers win { $win }, draw { $draw }, lose { $loss }.
grand-odds-purse = Purse { $before } → { $after }; income { $was_gross } − { $was_upkeep } → { $is_gross } − { $is_upkeep }.
grand-odds-zombies = Zombies by the face of the die – { $faces }.
grand-odds-battle = The battle is worth { $value } to the attackers, from −1 to +1. { $exact ->
    [1] With the best play of both sides
   *[0] By estimate
} they win { $win }, draw { $draw }, lose { $loss }.
grand-odds-mix = Best mixture of layouts: { $layouts }{ $more ->
    [0] .
   *[other] ; and more.
}
grand-odds-verdict = This layout loses at most { $loses } against the best one.{ $reply ->
    [none] {""}
   *[other] {" "}The best answer to it: { $reply }.
}

grand-word-seat = seat
grand-word-player = player
grand-word-team = team
grand-word-neutral = neutral
grand-word-nobody = nobody
grand-word-year = year
grand-word-turn = turn
grand-word-cell = cell
grand-word-land = land
grand-word-lands = lands
grand-word-no-land = no land
grand-word-needed = needed to win
grand-word-controls = controls
grand-word-unit = unit
grand-word-piece = piece
grand-word-army = army
grand-word-building = building
grand-word-level = level
grand-word-garrison = garrison
grand-word-strength = detachments
grand-word-advantage = advantage
grand-word-coins = coins
grand-word-income = income
grand-word-gross = brings in
grand-word-upkeep = upkeep
grand-word-net = income
grand-word-before = before
grand-word-after = after
grand-word-price = price
grand-word-steps = steps
grand-word-action = action
grand-word-action-ready = has its action
grand-word-action-spent = action spent
grand-word-stunned = stunned
grand-word-moved = has moved
grand-word-can-move = can move
grand-word-carried = was carried
grand-word-pinned = committed
grand-word-mithril = mithril
grand-word-wind = Fair wind
grand-word-water = Water of tirelessness
grand-word-fury = Shield of fury
grand-word-ghosts = ghost warriors
grand-word-until = until the next turn of seat
grand-word-school = school
grand-word-controller = controlled by
grand-word-uncontrolled = nobody controls it
grand-word-zombies = zombies
grand-word-dragon = dragon
grand-word-home = home
grand-word-way-home = way home
grand-word-former-owner = former owner
grand-word-terrain = terrain
grand-word-river = river
grand-word-bridge = bridge
grand-word-ore = ore
grand-word-dragon-mark = dragon mark
grand-word-turmoil = turmoil
grand-word-work = being built
grand-word-spoiled = spoiled
grand-word-relations = relations
grand-word-peace = peace
grand-word-war = war
grand-word-offer = offer of peace
grand-word-notice = peace under notice
grand-word-personal-alive = personal army alive
grand-word-personal-lost = personal army lost
grand-word-declarations = declared battles
grand-word-declaration = declaration
grand-word-open = open
grand-word-used = used
grand-word-void = void
grand-word-attackers = attackers
grand-word-defenders = defenders
grand-word-joiners = joiners
grand-word-target = target
grand-word-commander = commander
grand-word-claimant = claimant
grand-word-spoils = spoils
grand-word-prize = general’s prize
grand-word-battle = battle
grand-word-pass = pass
grand-word-row = row
grand-word-rank = rank
grand-word-column = column
grand-word-card = card
grand-word-face-down = face down
grand-word-layout = layout
grand-word-order = order
grand-word-by-chance = orders by chance
grand-word-victory = victory
grand-word-draw = draw
grand-word-defeat = defeat
grand-word-value = value
grand-word-best-layout = best mixture of layouts
grand-word-best-answer = best answer
grand-word-loses-at-most = loses at most
grand-word-estimate = estimate
grand-word-exact = exact
grand-word-as-it-stands = as it stands now
grand-word-if-all-react = if all who may react join against you
grand-word-reach = reach
grand-word-range = range
grand-word-can-attack = can attack
grand-word-in-range = in range of the spell
grand-word-die = die
grand-word-bonus = added
grand-word-nothing = nothing
grand-word-stuns = stunned
grand-word-sinks = sunk
grand-word-mage-dies = the mage dies
grand-word-dragon-dies = the dragon dies
grand-word-dragon-tamed = tamed
grand-word-breaks-free = free
grand-word-since-last-turn = since your last turn
grand-word-eliminated = out of the game

## The table

grand-table-year = Year { $year } of { $limit }
grand-table-lands-needed = { $needed ->
    [one] { $needed } land wins
   *[other] { $needed } lands win
}
grand-table-detachments = { $count ->
    [one] { $count } detachment
   *[other] { $count } detachments
}{ $plus ->
    [0] {""}
   *[other] {" "}with advantage
}
grand-table-purse = +{ $gross } − { $upkeep } = { $net }
grand-table-no-battle = No battle comes of this declaration.
grand-table-against = { $attackers } against { $defenders }
grand-table-against-chance = Neutral pieces get their orders by chance, each one third.
grand-table-exact = exact, if both sides play their best
grand-table-estimated = estimate
grand-table-end-ask = Some of your pieces could still do something.
grand-table-drastic = Drastic measures…
grand-table-spells = Spells
grand-table-pick-target = Choose a target, here or on the map.
grand-table-offer-out = peace offered
grand-table-offer-in = offers peace
grand-table-all-cells = Every cell of the map
grand-table-neighbours = Neighbours of { $cell }
grand-table-show-battle = Show the latest battle again
grand-table-pass = Battle { $number }, pass { $round }
grand-table-no-battle-now = No battle is being fought.
grand-table-look-again = Choose a battle above to look at it again.
grand-table-watching = The cards are turned up
grand-table-to-map = To the map
grand-table-to-battle = To the battle
grand-table-next-pass = Next pass
grand-table-go-on = Lay out again
grand-table-battle-done = The battle is over: go on
grand-table-skip = Show how it ends
grand-table-skip-all = Skip all
grand-table-order-next = Order of the next card
grand-table-beats = beats { $order ->
    [a] attack
    [s] shoot
   *[d] defend
}
grand-table-slot = { $piece }, card { $card }: { $order ->
    [a] attack
    [s] shoot
    [d] defend
   *[none] no order yet
}
grand-table-earlier = { $piece } one place earlier
grand-table-later = { $piece } one place later
grand-table-swap = Choose two cards of one piece: they change places.
grand-table-place = Put the pieces in order; their cards are alike.
grand-table-alike = There is nothing to choose: all cards are alike.
grand-table-fill = Fill in:
grand-table-fill-all = { $order ->
    [a] all attack
    [s] all shoot
   *[d] all defend
}
grand-table-fill-random = by lot
grand-table-fill-best = suggestion
grand-table-weigh = How good is it?
grand-table-lay-out = Lay them out face down
grand-table-best-play = Best play is worth { $value } to this side
grand-table-verdict = This layout loses { $loses } at most: { $worst } against the best answer.
grand-table-no-best-layout = So many cards are only estimated, not solved: there is no best layout to show.
grand-table-more-layouts = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
grand-table-score = Score of the match
grand-table-round = Battle { $round } of { $rounds }
grand-table-round-open = Battle { $round }: { $player } attacks
grand-table-round-drawn = Battle { $round }: drawn
grand-table-round-won = Battle { $round }: won by { $player }

grand-face-nothing = nothing
grand-face-stuns = stunned
grand-face-sinks = sunk
grand-face-mage-dies = the mage dies
grand-face-dragon-dies = the dragon dies
grand-face-dragon-tamed = tamed
grand-face-breaks-free = it is free
grand-face-raises = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
}
grand-face-dusts = { $count ->
    [one] { $count } to dust
   *[other] { $count } to dust
}

grand-bearing-n = north
grand-bearing-ne = north-east
grand-bearing-e = east
grand-bearing-se = south-east
grand-bearing-s = south
grand-bearing-sw = south-west
grand-bearing-w = west
grand-bearing-nw = north-west

grand-changed-moved = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
grand-changed-hired = { $count ->
    [one] { $count } unit hired
   *[other] { $count } units hired
}
grand-changed-work-ordered = { $count ->
    [one] { $count } work begun
   *[other] { $count } works begun
}
grand-changed-cast = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
grand-changed-declared = { $count ->
    [one] { $count } declaration of battle
   *[other] { $count } declarations of battle
}
grand-changed-battle-formed = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}

## The position editor

grand-editor-owner = owner
grand-editor-active = whose turn
grand-editor-middle = In the middle of a game
grand-editor-symmetric = The same turned upside down
grand-editor-add-army = Another army

## What is wrong with a set-up

grand-setup-unknown = { $what }: there is no “{ $value }” here.{ $near ->
    [none] {" "}Known: { $known }.
   *[other] {" "}The nearest is “{ $near }”.
}
grand-setup-seats = Seats { $known }: name each once, from 1 to 6, in increasing order.
grand-setup-teams = Every seat ({ $known }) has to be in one team, and there have to be two teams at least.
grand-setup-two-kinds = A stand-alone battle has no map, units or buildings: leave out these, or attackers and defenders.
grand-setup-armies = The { $side } have { $count } armies: from 1 to { $most } are possible.
grand-setup-battle-seats = A stand-alone battle is for seats 1 and 2, without teams.
grand-setup-rows = The map of lands has { $count } rows, and the terrain { $needed }: give both the same number.
grand-setup-row-length = Row { $row } of { $what } has { $length } cells instead of { $needed }.
grand-setup-lands = The map has { $count } lands: from 1 to { $most } are possible.
grand-setup-land-empty = Land { $land } has a name and no cell: mark its cells in the map of lands, or drop the name.
grand-setup-terrain = { $cell }: “{ $letter }” is no terrain. Write F, W, D, M or S; small letters have a river, and the sea has none.
grand-setup-land-name = { $cell }: “{ $letter }” is no land. Write a letter or a digit, or a dot for no land.
grand-setup-land-at-sea = { $cell } is sea and belongs to land { $land }: write a dot there.
grand-setup-on-sea = { $what } in { $cell }: that is sea; choose a cell on land.
grand-setup-not-mountain = { $what } in { $cell }: it needs mountains.
grand-setup-no-river = The bridge in { $cell } crosses no river: take it away, or let a river run there.
grand-setup-built = { $cell } has two buildings, { $other } and { $what }: move one of them, or leave it out.
grand-setup-land-mountains = Land { $land } is all mountains and has no city, so nobody could ever hold it: give it a cell of other ground, or leave it out of the map of lands.
grand-setup-city-mountain = The city in { $cell } stands in the mountains: move it.
grand-setup-city-no-land = The city in { $cell } lies in no land: move it, or extend a land to that cell.
grand-setup-two-cities = The city in { $cell }: land { $land } already has one in { $other }. Move one of them to another land, or leave it out.
grand-setup-no-ore = The mine in { $cell } has no ore: mark the cell as a mine site, or move the mine.
grand-setup-no-sea = The port in { $cell } has no sea beside it: move it to the shore.
grand-setup-crowd = { $cell } holds { $count } units, and { $most } have room: move the others.
grand-setup-units = There are { $count } of them, at most { $most } are possible.
grand-setup-nothing = Seat { $seat } has neither unit nor building: give it something, or leave the seat out.
grand-setup-tag = “{ $what }” is no name of a piece: write seat, letter and number, such as 1R2, or @ and the cell of a building.
grand-setup-element = { $what } cannot stand in { $cell }: ships belong on the sea, zombies on land.
grand-setup-dragon-home = The home of { $what }, { $cell }, has no dragon mark: mark it, or choose another home.
grand-setup-declared-twice = { $what } declares battle twice: it can do so once a turn, so leave one of them out.
grand-setup-controller = { $what } is controlled by { $mage }, who is not there: name a mage of the scenario.
grand-setup-coins = Coins for “{ $seat }”: seats are numbered from 1 to 6.
grand-setup-active = Seat { $seat } cannot be the one whose turn it is: choose a seat that is in the game.
grand-setup-seat = Seat { $seat } does not play here.
grand-setup-asymmetric = { $what }: { $cell } and { $other } differ, but the map is said to look the same turned upside down. Change one of them, or the symmetry.
