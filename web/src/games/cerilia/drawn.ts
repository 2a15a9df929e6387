import type { CasterView, CeriliaView, SectorView, UnitView } from "../../generated/cerilia";
import { CARDS } from "../../generated/ceriliaCards";
import type { Scenario, UnitSetup } from "../../generated/ceriliaScenario";
import { cardOf, casterOf, DEAD, FLED, kindOfCaster, sideOfUnit } from "./draft";
import { rows } from "./mat";

const SLOTS = 3;
const BLANK = { cost: 0, move: 0, defense: 0, hits: 1, melee: [], missile: [], charge: [], signs: "", traits: [] };

/** A draft as a table shows it, of which the rules may know nothing yet. */
export function drawn(draft: Scenario): CeriliaView {
  const slots = Number(draft.params?.["slots_per_side"] ?? SLOTS);
  const isTeam = draft.units.some(({ commander }) => commander === 2);
  const seatOf = (side: string, commander = 1): string => (isTeam ? `${side}${commander}` : side);
  const units = draft.units.map((unit) => drawnUnit(draft, unit, seatOf(sideOfUnit(unit.id), unit.commander)));
  const line = (sector: string, side: string): SectorView["att"] =>
    units.filter(({ place, side: own }) => place === sector && own === side).slice(0, slots).map(({ id }) => ({ unit: id }));
  const { position = null, fort = null } = draft;
  const sectors = rows(false).flat().map((id): SectorView => {
    const card = cardOf(draft, id);
    const [att, defs] = [line(id, "ATT"), line(id, "DEF")];
    return {
      id, att, defs, card: card?.kind ?? null, direction: card?.direction || null, source: card === null ? null : (card.source ?? "natural"),
      fog_until: position?.fog?.[id] ?? 0, holder: position?.holders?.[id] ?? null, free_att: slots - att.length, free_def: slots - defs.length,
    };
  });
  const casters = (draft.casters ?? []).map((caster): CasterView => {
    const side = caster.host ? sideOfUnit(caster.host) : (caster.side ?? "ATT");
    return {
      id: caster.id, kind: kindOfCaster(caster), side, seat: seatOf(side, caster.commander), host: caster.host ?? null, host_hidden: false,
      lost: caster.lost ?? false, spells: caster.spells, cast: caster.cast ?? 0, ready: true,
    };
  });
  const sector = fort?.sector ?? "C3";
  return {
    units, sectors, casters,
    round: position?.round ?? 0, round_limit: draft.round_limit ?? 12, timeout: draft.timeout ?? "points", objective: draft.objective ?? "none",
    phase: position?.phase ?? "START", node: "choose", initiative: position?.initiative || null, to_move: null, night: draft.night ?? false,
    slots_per_side: slots, walls: position?.walls ?? [],
    fort: fort === null ? null : {
      sector, level: fort.level, bonus: fort.bonus ?? 1, damage: fort.damage ?? 0, hits: 2, fights: line(sector, "DEF").length === 0,
      attacked: false, engaged0: false, pending: fort.pending ?? 0, doomed: (fort.doomed ?? 0) > 0,
    },
    fort_destroyed: position?.fort_destroyed ?? false, hidden: [0, 0], sides: [],
    seats: isTeam ? ["ATT1", "DEF1", "ATT2", "DEF2"] : ["ATT", "DEF"], pending: null, winners: [], end_reason: null,
  };
}

function drawnUnit(draft: Scenario, unit: UnitSetup, seat: string): UnitView {
  const card = CARDS[unit.type] ?? BLANK;
  const place = unit.place ?? "";
  const damage = Math.min(card.hits - 1, Math.max(0, unit.damage ?? 0));
  return {
    ...card, damage, seat, id: unit.id, type: unit.type, side: sideOfUnit(unit.id), place, routed: unit.routed ?? false, hidden: unit.hidden ?? false,
    summoned: unit.summoned ?? false, engaged: false, bless_until: unit.bless_until ?? 0, bless_sign: unit.bless_sign ?? "", moved: unit.moved ?? false,
    withdrew: unit.withdrew ?? false, attacked: unit.attacked ?? false, engaged0: unit.engaged ?? false, downhill: unit.downhill ?? false,
    caster: place === DEAD || place === FLED ? null : (casterOf(draft, unit.id)?.id ?? null), pending: unit.pending ?? 0, doomed: (unit.doomed ?? 0) > 0,
    falls_by: unit.falls_by || null,
  };
}
