### All words of “Wars of Cerilia”, in English. Units are a1, a2, … and d1, d2, …, casters m1, p1, …

cerilia = Wars of Cerilia
    .goal = Destroy, scatter or break the enemy army, or reach the goal of the battle.

## What happened

cerilia-event-fort-placed = The fort is in { $sector }: level { $level }, bonus { $bonus }
cerilia-event-fort-omitted = The Defender does without the fort
cerilia-event-card-laid = Terrain in { $sector }: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}{ $direction ->
    [n] {" "}closing the north edge
    [e] {" "}closing the east edge
    [s] {" "}closing the south edge
    [w] {" "}closing the west edge
   *[other] {""}
}
cerilia-event-card-omitted = Terrain left out: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}
cerilia-event-deployed = { $unit } takes its place: { $place ->
    [R] reserve
   *[other] { $place }
}
cerilia-event-attached = { $caster } joins { $unit }
cerilia-event-battle-began = The battle begins: Attacker { $attacker }, Defender { $defender } points
cerilia-event-round-started = Round { $round }
cerilia-event-initiative-rolled = Initiative: Attacker { $attacker }, Defender { $defender }; { $side ->
    [ATT] the Attacker
   *[DEF] the Defender
} goes first
cerilia-event-initiative-taken = Initiative without dice: { $side ->
    [ATT] the Attacker
   *[DEF] the Defender
} goes first
cerilia-event-phase-started = Phase: { $phase ->
    [P0_FORT] { cerilia-phase-p0-fort.short }
    [P0_TERRAIN] { cerilia-phase-p0-terrain.short }
    [P0_DEPLOY] { cerilia-phase-p0-deploy.short }
    [P0_ATTACH] { cerilia-phase-p0-attach.short }
    [START] { cerilia-phase-start.short }
    [RALLY] { cerilia-phase-rally.short }
    [MAGIC] { cerilia-phase-magic.short }
    [MOVE] { cerilia-phase-move.short }
    [DETECT] { cerilia-phase-detect.short }
    [MISSILE] { cerilia-phase-missile.short }
    [CHARGE] { cerilia-phase-charge.short }
    [MELEE] { cerilia-phase-melee.short }
    [END] { cerilia-phase-end.short }
   *[OVER] { cerilia-phase-over.short }
}
cerilia-event-morale-held = { $unit } holds: { $face ->
    [C] the die shows the Crown
    [S] the die shows the Sword
    [B] the die shows the Banner
   *[other] no die is needed
}, its signs are { $signs }
cerilia-event-morale-failed = { $unit } does not hold: { $face ->
    [C] the die shows the Crown
    [S] the die shows the Sword
    [B] the die shows the Banner
   *[other] no die is needed
}, its signs are { $signs }
cerilia-event-rallied = { $unit } rallies and is no longer routed
cerilia-event-stayed-in-fort = { $unit } stays in the fort, still routed
cerilia-event-left-battle = { $unit } leaves the battle
cerilia-event-spell-cast = { $caster } casts { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}
cerilia-event-duration-rolled = The spell lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, to the end of round { $until }
cerilia-event-card-removed = Terrain removed from { $sector }: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}
cerilia-event-card-appeared = New terrain in { $sector }: { $kind_ ->
    [cliff] { cerilia-terrain-cliff }
    [river] { cerilia-terrain-river }
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
   *[hill] { cerilia-terrain-hill }
}{ $direction ->
    [n] {" "}closing the north edge
    [e] {" "}closing the east edge
    [s] {" "}closing the south edge
    [w] {" "}closing the west edge
   *[other] {""}
}{ $source ->
    [illusory] {" "}(illusion)
    [transmuted] {" "}(transmuted)
   *[natural] {""}
}
cerilia-event-fort-weakened = The fort is weakened: level { $level }, bonus { $bonus }
cerilia-event-fog-rose = Fog lies on { $sector } to the end of round { $until }
cerilia-event-fog-lifted = The fog over { $sector } lifts
cerilia-event-wall-rose = { $spell ->
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
   *[wall_thorns] { cerilia-spell-wall-thorns }
} closes the { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
} edge of { $sector } to the end of round { $until }
cerilia-event-wall-fell = { $spell ->
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
   *[wall_thorns] { cerilia-spell-wall-thorns }
} on the { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
} edge of { $sector } is gone
cerilia-event-marker-laid = Mass Invisibility in { $sector }: { $side ->
    [ATT] the Attacker
   *[DEF] the Defender
} hides a unit
cerilia-event-unit-hid = { $unit } is hidden in { $sector }
cerilia-event-found-nobody = { $unit } searches { $sector } and finds nobody hidden
cerilia-event-revealed = { $unit } is revealed in { $sector }
cerilia-event-night-fell = Night falls over the field
cerilia-event-day-broke = It is day again
cerilia-event-summoned = { $unit } rises in { $sector }
cerilia-event-blessed = { $unit } is blessed to the end of round { $until }{ $sign ->
    [C] {" "}and gains the Crown
    [S] {" "}and gains the Sword
    [B] {" "}and gains the Banner
   *[other] {""}
}
cerilia-event-blessing-ended = The blessing of { $unit } ends
cerilia-event-damaged = { $unit ->
    [fort] The fort
   *[other] { $unit }
} takes { $amount } damage, { $damage } in all
cerilia-event-destroyed = { $unit ->
    [fort] The fort
   *[other] { $unit }
} is destroyed
cerilia-event-caster-lost = { $caster } is lost
cerilia-event-routed = { $unit } is routed
cerilia-event-retreated = { $unit } retreats: { $start ->
    [R] reserve
   *[other] { $start }
} – { $place ->
    [R] reserve
   *[other] { $place }
}
cerilia-event-retreat-blocked = { $unit } cannot retreat: no way to { $place ->
    [R] reserve
   *[other] { $place }
}
cerilia-event-ambushed = { $unit } is ambushed on its retreat to { $sector }
cerilia-event-moved = { $unit } moves: { $start ->
    [R] reserve
   *[other] { $start }
} – { $place ->
    [R] reserve
   *[other] { $place }
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cerilia-event-withdrew = { $unit } withdraws: { $start ->
    [R] reserve
   *[other] { $start }
} – { $place ->
    [R] reserve
   *[other] { $place }
}
cerilia-event-attack-declared = { $attacker ->
    [fort] The fort
   *[other] { $attacker }
} { $phase ->
    [MISSILE] shoots at
    [CHARGE] charges
   *[MELEE] strikes
} { $target ->
    [fort] the fort
   *[other] { $target }
}: { $value } against Defense { $defense }, column { $column }
cerilia-event-battle-rolled = Die { $face } against { $target ->
    [fort] the fort
   *[other] { $target }
}: { $result ->
    [F] fall back
    [H] hit
    [R] rout
    [D] destroyed
   *[other] nothing
}
cerilia-event-result-ignored = { $unit ->
    [fort] The fort
   *[other] { $unit }
} ignores { $result ->
    [R] the rout
   *[F] the order to fall back
}
cerilia-event-doomed = { $unit ->
    [fort] The fort
   *[other] { $unit }
} is doomed
cerilia-event-falling = At the end of the phase { $unit } will { $result ->
    [R] be routed
   *[F] fall back
}
cerilia-event-battle-over = The battle is over: { $winners ->
    [1] the Attacker has won
    [2] the Defender has won
    [5] the Attackers have won
    [10] the Defenders have won
   *[other] it is drawn
}

cerilia-ending-cer-vic-01 = An army has no unit left.
cerilia-ending-cer-vic-02 = An army has lost the field: no unrouted unit of it is left on the mat.
cerilia-ending-cer-vic-04 = The goal of the battle is reached.
cerilia-ending-cer-vic-05 = An army is broken by its losses.
cerilia-ending-cer-vic-06 = The last round is over.

## Why an action is refused

cerilia-reason-e-over = The battle is over.
cerilia-reason-e-phase = That cannot be done in this phase.
cerilia-reason-e-unknown = There is no such unit, caster, sector or marker.
cerilia-reason-e-owner = It belongs to another commander.
cerilia-reason-e-off-mat = The unit is not on the mat.
cerilia-reason-e-routed = The unit is routed.
cerilia-reason-e-engaged = The unit is engaged: it can only withdraw.
cerilia-reason-e-not-engaged = Only a unit that is engaged can withdraw.
cerilia-reason-e-moved = The unit has moved already this round.
cerilia-reason-e-attacked = The unit has attacked already this round.
cerilia-reason-e-withdrew = A unit that withdrew makes no attack this round.
cerilia-reason-e-range = The target is out of range.
cerilia-reason-e-move-points = The unit has too little Move for this way.
cerilia-reason-e-stop = The unit has to stop on the way.
cerilia-reason-e-slot = The line there has no free slot.
cerilia-reason-e-edge = Cliffs or a River close the way.
cerilia-reason-e-wall = A magical wall closes the way.
cerilia-reason-e-fort-mounted = Mounted units of the Attacker cannot enter the fort.
cerilia-reason-e-fort-charge = The Attacker cannot charge into the fort.
cerilia-reason-e-terrain-charge = Nobody can be charged in this terrain.
cerilia-reason-e-no-charge-move = To charge, a unit has to move into the sector this round.
cerilia-reason-e-fog = Fog is in the way.
cerilia-reason-e-cliff-cover = Units in Cliffs cannot be shot at.
cerilia-reason-e-no-rating = The unit has no such attack: its rating would be 0 or less.
cerilia-reason-e-shot-engaged = The unit was engaged when movement began, so it cannot shoot.
cerilia-reason-e-shot-moved = Only skirmishers shoot after moving.
cerilia-reason-e-shot-close = An enemy is in the sector: the unit can shoot only there.
cerilia-reason-e-no-target = There is no visible enemy to aim at.
cerilia-reason-e-doomed = The target is doomed already.
cerilia-reason-e-fort-manned = The fort is manned: it neither fights nor takes damage itself.
cerilia-reason-e-cast-done = This caster has cast already this round.
cerilia-reason-e-no-spell = This caster has no such spell prepared.
cerilia-reason-e-caster-out = The host of this caster is routed or not on the mat.
cerilia-reason-e-spell-range = The target is out of range of the spell.
cerilia-reason-e-no-effect = The spell would change nothing there.
cerilia-reason-e-illusion = Illusory terrain cannot be removed by this spell.
cerilia-reason-e-natural = Natural terrain and the fort resist illusions.
cerilia-reason-e-wall-exists = A wall stands on this edge already.
cerilia-reason-e-sign = The unit has this morale sign already.
cerilia-reason-e-card = There is a card in this sector already.
cerilia-reason-e-direction = A direction towards another sector of the mat is needed.
cerilia-reason-e-path = That is not the way the unit would take.
cerilia-reason-e-home-row = Units are deployed in their own home row or in the reserve.
cerilia-reason-e-host = A caster needs a host of its own commander that carries no other caster.
cerilia-reason-e-fort-sector = The fort cannot stand in this sector.
cerilia-reason-e-fort-needed = The fort is the goal of this battle: it has to be placed.

## What can be done

cerilia-action-place-fort = { $sector ->
    [A3] Put the fort in { $sector }
    [B3] Put the fort in { $sector }
    [C3] Put the fort in { $sector }
    [D3] Put the fort in { $sector }
    [E3] Put the fort in { $sector }
   *[other] Do without the fort
}
    .short = Fort
cerilia-action-lay-card = Lay terrain card { $card }: { $spot }
    .short = Terrain
cerilia-action-deploy = Deploy { $unit }: { $place ->
    [R] reserve
   *[other] { $place }
}
    .short = Deploy
cerilia-action-attach = Let { $caster } join { $unit }
    .short = Give host
cerilia-action-cast = Let { $caster } cast { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}
    .short = { cerilia-spell-chosen }
    .kind = Cast
cerilia-action-aim-sector = Cast it on { $sector }
    .short = Choose sector
cerilia-action-aim-unit = Cast it on { $unit ->
    [fort] the fort
   *[other] { $unit }
}
    .short = Choose unit
cerilia-action-point = Close the { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
} edge
    .short = Choose edge
cerilia-action-shape = Make it look like { $shape ->
    [forest] { cerilia-terrain-forest }
    [swamp] { cerilia-terrain-swamp }
    [hill] { cerilia-terrain-hill }
   *[other] { $shape }
}
    .short = Choose terrain
cerilia-action-sign = Add the { $sign ->
    [C] Crown
    [S] Sword
   *[B] Banner
}
    .short = Choose sign
cerilia-action-move-unit = Move { $unit }: { $path }
    .short = Move
cerilia-action-withdraw = Withdraw { $unit }
    .short = Withdraw
cerilia-action-shoot = { $attacker ->
    [fort] The fort
   *[other] { $attacker }
} shoots at { $target ->
    [fort] the fort
   *[other] { $target }
}
    .short = Shoot
cerilia-action-charge-at = { $attacker ->
    [fort] The fort
   *[other] { $attacker }
} charges { $target ->
    [fort] the fort
   *[other] { $target }
}
    .short = Charge
cerilia-action-strike = { $attacker ->
    [fort] The fort
   *[other] { $attacker }
} strikes { $target ->
    [fort] the fort
   *[other] { $target }
}
    .short = Strike
cerilia-action-reveal-marker = Reveal marker { $number }
    .short = Reveal
cerilia-action-step-aside = Retreat to the { $direction ->
    [w] west
   *[e] east
}
    .short = Sideways
cerilia-action-pass = End your part of the phase
    .short = Pass

cerilia-outcome-initiative-dice = Initiative: Attacker { $attacker }, Defender { $defender }
cerilia-outcome-battle-die = The battle die shows { $face }
cerilia-outcome-morale-die = The morale die shows the { $sign ->
    [C] Crown
    [S] Sword
   *[B] Banner
}
cerilia-outcome-duration-die = The spell lasts { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

## Parameters

cerilia-parameter-cols = Columns of the mat
cerilia-parameter-rows = Rows of the mat
cerilia-parameter-slots-per-side = Slots of a line
cerilia-parameter-battle-faces = Faces of the battle die
cerilia-parameter-battle-table = Results of attacks, column by column
cerilia-parameter-column-min = Lowest column
cerilia-parameter-column-max = Highest column
cerilia-parameter-morale-signs = Morale signs
cerilia-parameter-initiative-die = Faces of the initiative die
cerilia-parameter-duration-die = Faces of the duration die
cerilia-parameter-round-limit = Last round
cerilia-parameter-break-fraction = Share of points whose loss breaks an army
cerilia-parameter-points-ratio = Lead in points that wins after the last round
cerilia-parameter-missile-range = Range of shots
cerilia-parameter-artillery-range = Range of artillery
cerilia-parameter-skirmish-penalty = Penalty for shooting after moving
cerilia-parameter-night-missile-penalty = Penalty for shooting at night
cerilia-parameter-night-strong-bonus = Bonus at night of units that are strong by night
cerilia-parameter-light-shy-penalty = Penalty by day of light-shy units
cerilia-parameter-forest-missile-penalty = Penalty for shots into Forest
cerilia-parameter-forest-elf-bonus = Bonus of elves in Forest
cerilia-parameter-swamp-mounted-penalty = Penalty of mounted units in Swamp
cerilia-parameter-hill-bonus = Bonus of the holder in Hills
cerilia-parameter-cliff-bonus = Bonus of the holder in Cliffs
cerilia-parameter-fort-sectors = Sectors in which the fort can stand
cerilia-parameter-fort-level = Level of the fort
cerilia-parameter-fort-bonus = Bonus of the fort to Defense
cerilia-parameter-fort-min-level = Lowest level of the fort
cerilia-parameter-fort-rout-damage = Damage of R in the fort
cerilia-parameter-stone-step = Levels that Stone to Mud takes from the fort
cerilia-parameter-spell-range-sector = Range of spells aimed at sectors
cerilia-parameter-spell-range-attack = Range of battle spells
cerilia-parameter-spell-range-summon = Range of the summoning
cerilia-parameter-spell-range-bless = Range of Bless
cerilia-parameter-casts-per-round = Spells of a caster in a round
cerilia-parameter-bless-bonus = Bonus of a blessing
cerilia-parameter-detect-range = How far Scouts find hidden units
cerilia-parameter-breakthrough-units = Units that a breakthrough needs

cerilia-measure-columns = columns
cerilia-measure-rows = rows
cerilia-measure-units = units
cerilia-measure-faces = faces
cerilia-measure-column = column
cerilia-measure-signs = signs
cerilia-measure-rounds = rounds
cerilia-measure-sectors = sectors
cerilia-measure-rating = rating
cerilia-measure-level = level
cerilia-measure-defense = Defense
cerilia-measure-damage = damage
cerilia-measure-spells = spells

## Options

cerilia-option-morale-on-hit = Morale check after a hit
    .value-true = yes
    .value-false = no
cerilia-option-initiative-mode = Initiative
    .value-roll = by dice, each round
    .value-alternate = in turn
cerilia-option-timeout = Result after the last round
    .value-points = the points decide
    .value-att = the Attacker wins
    .value-def = the Defender wins
    .value-draw = a draw
cerilia-option-elf-forest-side = Whose elves Forest helps
    .value-defender = the Defender's
    .value-any = those of both sides
cerilia-option-garrison-card = Unit card of the empty fort
    .value-irregulars = { cerilia-unit-irregulars }
    .value-levies = { cerilia-unit-levies }
    .value-infantry = { cerilia-unit-infantry }
    .value-heavy-infantry = { cerilia-unit-heavy-infantry }
    .value-elite-infantry = { cerilia-unit-elite-infantry }
    .value-pikemen = { cerilia-unit-pikemen }
    .value-archers = { cerilia-unit-archers }
    .value-scouts = { cerilia-unit-scouts }
    .value-cavalry = { cerilia-unit-cavalry }
    .value-knights = { cerilia-unit-knights }
    .value-artillery = { cerilia-unit-artillery }
    .value-marines = { cerilia-unit-marines }
    .value-berserkers = { cerilia-unit-berserkers }
    .value-varsk-riders = { cerilia-unit-varsk-riders }
    .value-merc-infantry = { cerilia-unit-merc-infantry }
    .value-merc-crossbows = { cerilia-unit-merc-crossbows }
    .value-merc-cavalry = { cerilia-unit-merc-cavalry }
    .value-elf-infantry = { cerilia-unit-elf-infantry }
    .value-elf-archers = { cerilia-unit-elf-archers }
    .value-elf-cavalry = { cerilia-unit-elf-cavalry }
    .value-elf-guard = { cerilia-unit-elf-guard }
    .value-elf-scouts = { cerilia-unit-elf-scouts }
    .value-dwarf-infantry = { cerilia-unit-dwarf-infantry }
    .value-dwarf-pikemen = { cerilia-unit-dwarf-pikemen }
    .value-dwarf-guard = { cerilia-unit-dwarf-guard }
    .value-dwarf-crossbows = { cerilia-unit-dwarf-crossbows }
    .value-orog-infantry = { cerilia-unit-orog-infantry }
    .value-orog-guard = { cerilia-unit-orog-guard }
    .value-goblin-riders = { cerilia-unit-goblin-riders }
    .value-legion-dead = { cerilia-unit-legion-dead }
cerilia-option-stone-reduces-bonus = Stone to Mud lowers the bonus of the fort
    .value-true = yes
    .value-false = no, the level alone
cerilia-option-summon-unit = Unit card that is summoned
    .value-legion-dead = { cerilia-unit-legion-dead }
    .value-levies = { cerilia-unit-levies }
    .value-irregulars = { cerilia-unit-irregulars }
    .value-infantry = { cerilia-unit-infantry }
    .value-heavy-infantry = { cerilia-unit-heavy-infantry }
    .value-elite-infantry = { cerilia-unit-elite-infantry }
    .value-pikemen = { cerilia-unit-pikemen }
    .value-archers = { cerilia-unit-archers }
    .value-scouts = { cerilia-unit-scouts }
    .value-cavalry = { cerilia-unit-cavalry }
    .value-knights = { cerilia-unit-knights }
    .value-artillery = { cerilia-unit-artillery }
    .value-marines = { cerilia-unit-marines }
    .value-berserkers = { cerilia-unit-berserkers }
    .value-varsk-riders = { cerilia-unit-varsk-riders }
    .value-merc-infantry = { cerilia-unit-merc-infantry }
    .value-merc-crossbows = { cerilia-unit-merc-crossbows }
    .value-merc-cavalry = { cerilia-unit-merc-cavalry }
    .value-elf-infantry = { cerilia-unit-elf-infantry }
    .value-elf-archers = { cerilia-unit-elf-archers }
    .value-elf-cavalry = { cerilia-unit-elf-cavalry }
    .value-elf-guard = { cerilia-unit-elf-guard }
    .value-elf-scouts = { cerilia-unit-elf-scouts }
    .value-dwarf-infantry = { cerilia-unit-dwarf-infantry }
    .value-dwarf-pikemen = { cerilia-unit-dwarf-pikemen }
    .value-dwarf-guard = { cerilia-unit-dwarf-guard }
    .value-dwarf-crossbows = { cerilia-unit-dwarf-crossbows }
    .value-orog-infantry = { cerilia-unit-orog-infantry }
    .value-orog-guard = { cerilia-unit-orog-guard }
    .value-goblin-riders = { cerilia-unit-goblin-riders }
cerilia-option-retreat-mode = Where units retreat to
    .value-back-only = straight back
    .value-back-or-side = sideways if the way back is blocked
cerilia-option-free-retreat = Units that cross Cliffs and Rivers do so on a retreat too
    .value-true = yes
    .value-false = no
cerilia-option-hidden-mans-fort = Hidden units man the fort
    .value-true = yes
    .value-false = no
cerilia-option-invisible-info = What the opponent sees of a hidden unit
    .value-marker = a marker in its place
    .value-secret = nothing
cerilia-option-wall-before-rout = A burning wall closes the way before its victim flees
    .value-false = no
    .value-true = yes
cerilia-option-magic-phase = Magic
    .value-before-move = before movement
    .value-after-move = after movement
cerilia-option-setup = Preparation
    .value-scenario = as the scenario says
    .value-fixed = everything in its usual place
    .value-deployed = terrain and fort fixed, units placed freely
    .value-free = everything placed freely

## Scenarios

cerilia-scenario-duel = Border clash
    .goal = Four units against four on open ground, without magic: quick to learn.
cerilia-scenario-open-field = Battle in the open
    .goal = Equal armies with a mage and a priest each: the game as it is meant to be played.
cerilia-scenario-castle = Storm of the castle
    .goal = The Attacker must destroy the fort before the last round is over.
cerilia-scenario-river = The fords
    .goal = The Attacker must bring three units across the river, through two guarded fords.
cerilia-scenario-night-raid = The dead come by night
    .goal = The dead and the orogs against levies, a priest and the light of day.
cerilia-scenario-elf-ambush = Elven ambush
    .goal = An army marches into woods where a few elves wait, and not all of them are seen.
cerilia-scenario-two-crowns = War of the two crowns
    .goal = Four commanders in two teams: orogs and the dead against dwarves and knights.

## Names of things

cerilia-unit-levies = Levies
cerilia-unit-irregulars = Irregulars
cerilia-unit-infantry = Infantry
cerilia-unit-heavy-infantry = Heavy infantry
cerilia-unit-elite-infantry = Elite infantry
cerilia-unit-pikemen = Pikemen
cerilia-unit-archers = Archers
cerilia-unit-scouts = Scouts
cerilia-unit-cavalry = Cavalry
cerilia-unit-knights = Knights
cerilia-unit-artillery = Artillery
cerilia-unit-marines = Marines
cerilia-unit-berserkers = Berserkers
cerilia-unit-varsk-riders = Varsk riders
cerilia-unit-merc-infantry = Mercenary infantry
cerilia-unit-merc-crossbows = Mercenary crossbowmen
cerilia-unit-merc-cavalry = Mercenary cavalry
cerilia-unit-elf-infantry = Elven infantry
cerilia-unit-elf-archers = Elven archers
cerilia-unit-elf-cavalry = Elven cavalry
cerilia-unit-elf-guard = Elven guard
cerilia-unit-elf-scouts = Elven scouts
cerilia-unit-dwarf-infantry = Dwarven infantry
cerilia-unit-dwarf-pikemen = Dwarven pikemen
cerilia-unit-dwarf-guard = Dwarven guard
cerilia-unit-dwarf-crossbows = Dwarven crossbowmen
cerilia-unit-orog-infantry = Orog infantry
cerilia-unit-orog-guard = Orog guard
cerilia-unit-goblin-riders = Goblin wolf riders
cerilia-unit-legion-dead = Legion of the Dead

cerilia-trait-mounted = mounted
    .effect = Stops in Forest, suffers in Swamp; as an Attacker keeps out of the fort.
cerilia-trait-free-move = free movement
    .effect = No terrain stops it or closes an edge to it; walls do.
cerilia-trait-marine = marine
    .effect = Crosses Rivers.
cerilia-trait-scout = scout
    .effect = Finds hidden units in its sector.
cerilia-trait-skirmisher = skirmisher
    .effect = May shoot after moving, with 1 less.
cerilia-trait-artillery = artillery
    .effect = Shoots 2 sectors far in a straight line and ignores the fort's Defense.
cerilia-trait-pike = pikes
    .effect = Weakens charges against it.
cerilia-trait-elf = elf
    .effect = Better in Forest, usually as a Defender only.
cerilia-trait-dwarf = dwarf
    .effect = Hills do not help against it.
cerilia-trait-undead = undead
    .effect = Always holds its morale.
cerilia-trait-mercenary = mercenary
    .effect = Leaves the battle when it fails to rally.
cerilia-trait-darksight = sees in the dark
    .effect = Shoots as well at night.
cerilia-trait-night-strong = strong by night
    .effect = Every attack has 1 more at night.
cerilia-trait-light-shy = light-shy
    .effect = Every attack has 1 less by day.

cerilia-terrain-cliff = Cliffs
    .effect = One edge is closed, and a retreat over it kills. Nobody there can be shot at or charged. The holder has 1 more Melee and Defense.
cerilia-terrain-river = River
    .effect = One edge is closed, and a retreat over it kills.
cerilia-terrain-forest = Forest
    .effect = Mounted units stop. Nobody there can be charged; shots from outside are weaker. Elves of the Defender attack better.
cerilia-terrain-swamp = Swamp
    .effect = Units stop. Nobody there can be charged. Mounted units have less Melee and Defense.
cerilia-terrain-hill = Hills
    .effect = Units stop. Nobody there can be charged. The holder attacks and defends better, and charges downhill.
cerilia-terrain-fort = Fort
    .effect = Mounted Attackers keep out, and no Attacker charges in. Defenders have its level as Defense, do not fall back and are not routed. Empty, it fights as Irregulars.

cerilia-source-natural = natural
cerilia-source-transmuted = transmuted
cerilia-source-illusory = illusory

cerilia-spell-stone-to-mud = Stone to Mud
    .effect = Removes Cliffs, or weakens the fort; makes a Swamp in an empty sector.
cerilia-spell-water-to-dust = Water to Dust
    .effect = Removes a River or a Swamp; makes a Swamp in an empty sector.
cerilia-spell-level-earth = Level the Earth
    .effect = Removes Hills; makes a Swamp in an empty sector.
cerilia-spell-fog = Fog
    .effect = No shots in or out, no charges.
cerilia-spell-mass-invisibility = Mass Invisibility
    .effect = Hides the unit: no target, an ambush for those who retreat.
cerilia-spell-wall-stone = Wall of Stone
    .effect = Closes the edge.
cerilia-spell-wall-force = Force Field
    .effect = Closes the edge.
cerilia-spell-wall-ice = Wall of Ice
    .effect = Closes the edge.
cerilia-spell-wall-iron = Wall of Iron
    .effect = Closes the edge.
cerilia-spell-wall-fire = Wall of Fire
    .effect = Closes the edge and routs the first enemy in the sector.
cerilia-spell-wall-thorns = Wall of Thorns
    .effect = Closes the edge and routs the first enemy in the sector.
cerilia-spell-illusory-terrain = Illusory Terrain
    .effect = Gives the sector another terrain.
cerilia-spell-night = Night
    .effect = Darkness falls.
cerilia-spell-day = Day
    .effect = The light returns.
cerilia-spell-summon-legion = Summon the Legion of the Dead
    .effect = A new Legion of the Dead joins the line.
cerilia-spell-bless = Bless
    .effect = 1 more on every attack, and a missing morale sign.
cerilia-spell-fire-storm = Fire Storm
    .effect = Class D: destroys it.
cerilia-spell-call-lightning = Call Lightning
    .effect = Class R: 1 damage and rout.
cerilia-spell-flame-strike = Flame Strike
    .effect = Class R: 1 damage and rout.
cerilia-spell-blade-barrier = Blade Barrier
    .effect = Class R: 1 damage and rout.
cerilia-spell-fire-seeds = Fire Seeds
    .effect = Class R: 1 damage and rout.
cerilia-spell-creeping-doom = Creeping Doom
    .effect = Class R: 1 damage and rout.
cerilia-spell-earthquake = Earthquake
    .effect = Class R: 1 damage and rout.
cerilia-spell-turn-undead = Turn Undead
    .effect = Class R: 1 damage and rout.
cerilia-spell-pyrotechnics = Pyrotechnics
    .effect = Class F: it falls back.
cerilia-spell-insect-plague = Insect Plague
    .effect = Class F: it falls back.
cerilia-spell-sunray = Sunray
    .effect = Class F: it falls back.
cerilia-spell-illusory-artillery = Illusory Artillery
    .effect = Class F: it falls back.
cerilia-spell-spike-growth = Spike Growth
    .effect = Class F: it falls back.
cerilia-spell-sandstorm = Sandstorm
    .effect = Class F: it falls back.

cerilia-class-mage = mage
cerilia-class-priest = priest

cerilia-side-att = Attacker
cerilia-side-def = Defender
cerilia-seat-att = Attacker
cerilia-seat-def = Defender
cerilia-seat-att1 = Attacker 1
cerilia-seat-def1 = Defender 1
cerilia-seat-att2 = Attacker 2
cerilia-seat-def2 = Defender 2
cerilia-seat-1-of-2 = { cerilia-seat-att }
cerilia-seat-2-of-2 = { cerilia-seat-def }
cerilia-seat-1-of-4 = { cerilia-seat-att1 }
cerilia-seat-2-of-4 = { cerilia-seat-def1 }
cerilia-seat-3-of-4 = { cerilia-seat-att2 }
cerilia-seat-4-of-4 = { cerilia-seat-def2 }

cerilia-sign-c = Crown
cerilia-sign-s = Sword
cerilia-sign-b = Banner

cerilia-direction-n = north
cerilia-direction-e = east
cerilia-direction-s = south
cerilia-direction-w = west

cerilia-result-miss = nothing
cerilia-result-f = fall back
cerilia-result-h = hit
cerilia-result-r = rout
cerilia-result-d = destroyed

cerilia-objective-none = Destroy, scatter or break the enemy army
cerilia-objective-fort = The Attacker must destroy the fort
cerilia-objective-breakthrough = The Attacker must break through to row 3

cerilia-timeout-points = After the last round the points decide
cerilia-timeout-att = After the last round the Attacker wins
cerilia-timeout-def = After the last round the Defender wins
cerilia-timeout-draw = After the last round the battle is drawn

cerilia-phase-p0-fort = Choose a sector for the fort
    .short = Fort
cerilia-phase-p0-terrain = Choose a sector for the terrain card
    .short = Terrain
cerilia-phase-p0-deploy = Choose a place for the unit
    .short = Deployment
cerilia-phase-p0-attach = Choose a host for the caster
    .short = Casters
cerilia-phase-start = A new round begins
    .short = Start
cerilia-phase-rally = Routed units try to rally
    .short = Rally
cerilia-phase-magic = Choose a caster and a spell, or pass
    .short = Magic
cerilia-phase-move = Choose a unit and where it goes, or pass
    .short = Movement
cerilia-phase-detect = Scouts look for hidden units
    .short = Detection
cerilia-phase-missile = Choose who shoots at whom, or pass
    .short = Missile fire
cerilia-phase-charge = Choose who charges whom, or pass
    .short = Charges
cerilia-phase-melee = Choose who strikes whom, or pass
    .short = Melee
cerilia-phase-end = The round is over
    .short = End
cerilia-phase-over = The battle is over
    .short = Over

cerilia-node-target = Choose the target of the spell
cerilia-node-option = Choose how the spell works there
cerilia-node-reveal = Choose the marker that is revealed
cerilia-node-sidestep = Choose the side to retreat to
cerilia-node-duration = The die of duration is rolling
cerilia-node-initiative = The initiative dice are rolling
cerilia-node-battle = The battle die is rolling
cerilia-node-morale = The morale die is rolling
cerilia-node-rallying = A routed unit checks its morale

cerilia-word-attacker = Attacker
cerilia-word-defender = Defender
cerilia-word-commander = commander
cerilia-word-unit = unit
cerilia-word-sector = sector
cerilia-word-reserve = reserve
cerilia-word-line = front line
cerilia-word-slot = slot
cerilia-word-empty-slot = empty slot
cerilia-word-round = round
cerilia-word-phase = phase
cerilia-word-initiative = initiative
cerilia-word-goal = goal
cerilia-word-move = Move
cerilia-word-melee = Melee
cerilia-word-missile = Missile
cerilia-word-charge = Charge
cerilia-word-defense = Defense
cerilia-word-hits = hits
cerilia-word-cost = points
cerilia-word-traits = traits
cerilia-word-damage = damage
cerilia-word-signs = morale signs
cerilia-word-morale = morale
cerilia-word-routed = routed
cerilia-word-hidden = hidden
cerilia-word-marker = hidden unit
cerilia-word-blessed = blessed
cerilia-word-summoned = summoned
cerilia-word-doomed = doomed
cerilia-word-engaged = engaged
cerilia-word-moved = has moved
cerilia-word-attacked = has attacked
cerilia-word-withdrew = has withdrawn
cerilia-word-destroyed = destroyed
cerilia-word-fled = left the battle
cerilia-word-caster = caster
cerilia-word-host = host
cerilia-word-host-hidden = host hidden
cerilia-word-lost-caster = lost
cerilia-word-has-cast = has cast
cerilia-word-spells = prepared spells
cerilia-word-no-spells = no spells left
cerilia-word-terrain = terrain
cerilia-word-open-ground = open ground
cerilia-word-fort = fort
cerilia-word-fort-level = level
cerilia-word-fort-bonus = bonus
cerilia-word-manned = manned
cerilia-word-unmanned = unmanned
cerilia-word-holder = holder
cerilia-word-nobody = nobody
cerilia-word-edge = closed edge
cerilia-word-wall = wall
cerilia-word-fog = fog
cerilia-word-until = to the end of round
cerilia-word-night = night
cerilia-word-day = day
cerilia-word-points = points left
cerilia-word-lost = points lost
cerilia-word-break-line = broken at
cerilia-word-attack = attack
cerilia-word-column = column
cerilia-word-result = result
cerilia-word-face = battle die
cerilia-word-nothing = nothing
cerilia-word-fall-back = fall back
cerilia-word-hit = hit
cerilia-word-rout = rout
cerilia-word-killed = destroyed
cerilia-word-chance-of-damage = chance of damage
cerilia-word-chance-of-rout = rout, morale included
cerilia-word-chance-to-destroy = chance to destroy
cerilia-word-expected-damage = expected damage
cerilia-word-way-back = way back
cerilia-word-way-back-free = free
cerilia-word-way-back-blocked = blocked: destroyed if it has to retreat
cerilia-word-range = range
cerilia-word-charge-reach = can be charged from there
cerilia-word-shot-reach = can be shot at
cerilia-word-queue = results of this phase
cerilia-word-printed = card
cerilia-word-blessing = blessing
cerilia-word-pike = pikes
cerilia-word-downhill = downhill
cerilia-word-moved-shot = shot after moving
cerilia-word-cover = Forest

## Added by the table

cerilia-spell-chosen = { $spell ->
    [stone_to_mud] { cerilia-spell-stone-to-mud }
    [water_to_dust] { cerilia-spell-water-to-dust }
    [level_earth] { cerilia-spell-level-earth }
    [fog] { cerilia-spell-fog }
    [mass_invisibility] { cerilia-spell-mass-invisibility }
    [wall_stone] { cerilia-spell-wall-stone }
    [wall_force] { cerilia-spell-wall-force }
    [wall_ice] { cerilia-spell-wall-ice }
    [wall_iron] { cerilia-spell-wall-iron }
    [wall_fire] { cerilia-spell-wall-fire }
    [wall_thorns] { cerilia-spell-wall-thorns }
    [illusory_terrain] { cerilia-spell-illusory-terrain }
    [night] { cerilia-spell-night }
    [day] { cerilia-spell-day }
    [summon_legion] { cerilia-spell-summon-legion }
    [bless] { cerilia-spell-bless }
    [fire_storm] { cerilia-spell-fire-storm }
    [call_lightning] { cerilia-spell-call-lightning }
    [flame_strike] { cerilia-spell-flame-strike }
    [blade_barrier] { cerilia-spell-blade-barrier }
    [fire_seeds] { cerilia-spell-fire-seeds }
    [creeping_doom] { cerilia-spell-creeping-doom }
    [earthquake] { cerilia-spell-earthquake }
    [turn_undead] { cerilia-spell-turn-undead }
    [pyrotechnics] { cerilia-spell-pyrotechnics }
    [insect_plague] { cerilia-spell-insect-plague }
    [sunray] { cerilia-spell-sunray }
    [illusory_artillery] { cerilia-spell-illusory-artillery }
    [spike_growth] { cerilia-spell-spike-growth }
   *[sandstorm] { cerilia-spell-sandstorm }
}

cerilia-part-cer-val-01 = card
cerilia-part-cer-val-02 = blessing
cerilia-part-cer-val-04 = shot on the move or in the dark
cerilia-part-cer-val-05 = night or daylight
cerilia-part-cer-val-07 = against pikes
cerilia-part-cer-val-10 = card
cerilia-part-cer-ter-14 = Cliffs
cerilia-part-cer-ter-33 = cover of the Forest
cerilia-part-cer-ter-34 = elves in Forest
cerilia-part-cer-ter-43 = mounted in Swamp
cerilia-part-cer-ter-53 = Hills
cerilia-part-cer-ter-56 = downhill
cerilia-part-cer-for-03 = fort

cerilia-table-preparation = Preparation
cerilia-table-add = Add
cerilia-table-ground = Ground
cerilia-table-armies-good = The armies can be fielded.
cerilia-table-army-empty = No units yet: choose a type and add it.
cerilia-table-army-open = Open an army
cerilia-table-army-save = Save the army
cerilia-table-army-clear = Empty the list
cerilia-table-no-army = { $file } holds no army: choose a file that was saved here.
cerilia-table-limit = Points of each army
cerilia-table-round = Round { $round } of { $limit }
cerilia-table-waiting = not deployed
cerilia-table-hits = hits { $left } of { $hits }
cerilia-table-pending = { $damage } damage to come
cerilia-table-will-rout = will be routed
cerilia-table-will-fall-back = will fall back
cerilia-table-wall = { $wall } on the { $direction } edge to the end of round { $until }
cerilia-table-edge = { $direction } edge closed
cerilia-table-fog = fog to the end of round { $until }
cerilia-table-legal = Here: { $action }
cerilia-table-leave-out = Leave out: { $card }
cerilia-table-unseen = { $count ->
    [one] { $count } hidden unit
   *[other] { $count } hidden units
}
cerilia-table-casters = casters and spells
cerilia-table-cards = All unit cards in the rulebook
cerilia-table-letter-melee = M
cerilia-table-letter-missile = S
cerilia-table-letter-charge = C
cerilia-table-letter-move = Mv
cerilia-table-letter-defense = D
cerilia-table-as-seen = As far as can be seen: hidden enemies are not counted.
cerilia-table-way-edge = none: a closed edge, destroyed if it has to go back
cerilia-table-way-enemy = none: enemies, destroyed if it has to go back
cerilia-table-way-fort = stays in the fort
cerilia-table-way-none = does not retreat
cerilia-table-can-charge = can charge { $units } from there
cerilia-table-can-shoot = can shoot at { $units } from there
cerilia-table-threats = can be shot at by { $units }
cerilia-table-quiet = No enemy in reach from there
cerilia-table-no-more = Nothing more.
cerilia-table-declared = Attacks of this phase
cerilia-table-together = Retreats, damage and losses take effect together at the end of the phase.
cerilia-table-orders = Planned attacks
cerilia-table-order = Plan it and add another attack
cerilia-table-recall = Take back
cerilia-table-with-orders = { $count ->
    [one] { $count } planned attack goes first.
   *[other] { $count } planned attacks go first.
}
cerilia-table-carry-out = { $count ->
    [one] Carry out { $count } attack
   *[other] Carry out { $count } attacks
}
cerilia-table-pass-ask = Your units can still act in this phase.
cerilia-table-as-proposed = As proposed: { $place }
cerilia-table-all-as-proposed = All as proposed

cerilia-section-mat = Mat and preparation
cerilia-section-battle = Attacks and morale
cerilia-section-round = Rounds and initiative
cerilia-section-victory = End of the battle
cerilia-section-missiles = Missiles, night and day
cerilia-section-terrain = Terrain and retreat
cerilia-section-fort = Fort
cerilia-section-magic = Magic and hidden units

## In the terminal

cerilia-board-key = Mat: in each sector its card, the Defender’s line, then the Attacker’s; edges closed by ~ a river, # cliffs, = magic; [] a hidden unit. Units: H hits left, Melee/Missile/Charge, D Defense, morale signs C, S, B; ! routed, ? hidden, + blessed, ^ summoned, > has moved, * has attacked.
cerilia-moment-preparation = Preparation. { $phase ->
    [P0_FORT] { cerilia-phase-p0-fort }
    [P0_TERRAIN] { cerilia-phase-p0-terrain }: { $card ->
        [cliff] { cerilia-terrain-cliff }
        [river] { cerilia-terrain-river }
        [forest] { cerilia-terrain-forest }
        [swamp] { cerilia-terrain-swamp }
       *[hill] { cerilia-terrain-hill }
    }
    [P0_DEPLOY] { cerilia-phase-p0-deploy } { $card }
   *[P0_ATTACH] { cerilia-phase-p0-attach } { $card }
}.{ $proposed ->
    [none] {""}
   *[other] {" "}The scenario proposes { $proposed }.
}
cerilia-moment-round = Round { $round } of { $limit }, { $night ->
    [1] night
   *[0] day
}. { $first ->
    [ATT] The Attacker goes first
    [DEF] The Defender goes first
   *[none] Nobody has the initiative
}. { $phase ->
    [MAGIC] { cerilia-phase-magic.short }. { cerilia-phase-magic }
    [MOVE] { cerilia-phase-move.short }. { cerilia-phase-move }
    [MISSILE] { cerilia-phase-missile.short }. { cerilia-phase-missile }
    [CHARGE] { cerilia-phase-charge.short }. { cerilia-phase-charge }
   *[MELEE] { cerilia-phase-melee.short }. { cerilia-phase-melee }
}.
cerilia-moment-spell = { $caster }, { cerilia-spell-chosen }: { $node ->
    [target] { cerilia-node-target }
   *[option] { cerilia-node-option }
}.
cerilia-moment-retreat = { $unit } falls back { $node ->
    [reveal] towards { $markers } hidden enemies. { cerilia-node-reveal }
   *[sidestep] and the straight way is closed. { cerilia-node-sidestep }
}.

## What is wrong with a set-up

cerilia-setup-unknown = { $what }: there is no “{ $value }” here.{ $near ->
    [none] {" "}Known: { $known }.
   *[other] {" "}Do you mean “{ $near }”?
}
cerilia-setup-unit-name = “{ $what }” is no name of a unit: write a1, a2, … for the Attacker, d1, d2, … for the Defender.
cerilia-setup-caster-name = “{ $what }” is no name of a caster: write m1, m2, … for mages, p1, p2, … for priests.
cerilia-setup-twice = There are two { $what }: give one of them another number.
cerilia-setup-no-place = { $what } has no place, and nobody deploys here: name a sector, or R for the reserve.
cerilia-setup-no-units = { $side ->
    [ATT] The Attacker
   *[DEF] The Defender
} has no unit of commander { $commander }: give him at least one.
cerilia-setup-too-many = { $what ->
    [units] Units
    [casters] Casters
   *[other] Spells of { $what }
}: { $count } are too many, at most { $most } are possible.
cerilia-setup-direction = { $what } in { $sector }: Cliffs, River and walls need a direction towards another sector of the mat, other terrain has none.
cerilia-setup-card-taken = { $what } in { $sector }: a sector holds one card; choose another sector.
cerilia-setup-no-fort = The objective is the fort, but there is none: add the fort or change the objective.
cerilia-setup-fort-mounted = { $what } is mounted and cannot stand in the enemy’s fort in { $sector }: move it.
cerilia-setup-home-row = { $what } in { $sector }: units are deployed in their home row or in the reserve (R).
cerilia-setup-slots = { $what } in { $sector }: the line has only { $slots } slots; choose another sector or the reserve (R).
cerilia-setup-class = { $what } is a { $kind } and cannot prepare { $spell }: take the spell away.
cerilia-setup-no-host = { $what } has no host, and nobody attaches casters here: name a unit.
cerilia-setup-host-taken = { $what }: { $host } already carries { $other }; choose another host.
cerilia-setup-host-commander = { $what }: { $host } belongs to another commander; choose a host of the same one.
cerilia-setup-casters = { $side ->
    [ATT] The Attacker
   *[DEF] The Defender
}, commander { $commander }: { $count } casters need as many units, and there are { $units }.
cerilia-setup-points = { $side ->
    [ATT] The Attacker
   *[DEF] The Defender
} costs { $cost } points, { $over } more than the limit of { $limit }: leave units out or raise the limit.

cerilia-army-empty = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
} has no unit: add one.
cerilia-army-type = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
}, unit { $number }: there is no type “{ $value }”.{ $near ->
    [none] {""}
   *[other] {" "}Do you mean “{ $near }”?
}
cerilia-army-many = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
} has { $count } units, at most { $most } are possible: leave some out.
cerilia-army-points = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
} costs { $cost } points, { $over } more than the limit of { $limit }: without unit { $number }, { $drop }, it costs { $saves } less.
cerilia-army-casters = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
} has { $count } casters, at most { $most } are possible: each needs a unit of its own.
cerilia-army-class = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
}, caster { $number }: there is no class “{ $value }”. Known: { $known }.
cerilia-army-host = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
}, caster { $number }: unit { $host } cannot be its host; name one from 1 to { $units } that carries no other caster.
cerilia-army-spell = { $side ->
    [ATT] Attacker’s army
    [DEF] Defender’s army
   *[other] Army
}, caster { $number }: a { $kind } cannot prepare “{ $spell }”.{ $near ->
    [none] {" "}Take the spell away.
   *[other] {" "}Do you mean “{ $near }”?
}
cerilia-army-count = “{ $text }” needs a unit behind it, and is 1 to 999: write “2 infantry”.

cerilia-column-unit = unit
cerilia-column-name = name
cerilia-column-cost = points
cerilia-column-move = move
cerilia-column-melee = M
cerilia-column-missile = S
cerilia-column-charge = C
cerilia-column-defense = D
cerilia-column-signs = signs
cerilia-column-traits = name and traits
cerilia-column-caster = caster
cerilia-column-spell = spell
cerilia-column-effect = what it does
cerilia-column-number = no.
cerilia-cards-key = M melee, S shooting, C charge: unhurt/after 1/after 2 damage, and as many hits. D Defense. Morale signs: C Crown, S Sword, B Banner.

## The position editor

cerilia-editor-battle = Battle
cerilia-editor-prompt = Choose what to place, then a sector. Or select a unit or a sector to change it: a sector then moves the unit, Delete removes it.
cerilia-editor-side = side
cerilia-editor-type = type
cerilia-editor-place = place
cerilia-editor-path = its way this round
cerilia-editor-bless-sign = sign of the blessing
cerilia-editor-no-caster = none
cerilia-editor-source = origin
cerilia-editor-fixed = cannot be laid elsewhere
cerilia-editor-by-units = by its units
cerilia-editor-fort-row = The fort stands in row 3, the Defender’s.
cerilia-editor-timeout = at the end
cerilia-editor-round-limit = last round
cerilia-editor-middle = In the middle of a battle
cerilia-editor-other-side = the side with the initiative has had its part of the phase
cerilia-editor-way = preparation
cerilia-editor-way-fixed = none: all stands as shown
cerilia-editor-way-deployed = both deploy their units
cerilia-editor-way-free = fort and terrain too
