import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { LocationSetup, Scenario, TurnSetup, UnitSetup } from "../../generated/citiesScenario";
import type { Message } from "../../generated/messages";
import { cellAt, placeOf, type Size } from "./grid";
import { SILHOUETTES } from "./shapes";

export const TYPES = Object.keys(SILHOUETTES);

/** What a click on a cell does. */
export type Tool = "select" | "wall" | "erase" | "unit" | (string & {});

/** What stands on a cell of a draft, by its place in the lists. */
export type Spot = { readonly location: number } | { readonly unit: number } | { readonly wall: true };

export const locationId = (index: number): string => `L${index + 1}`;
const unitId = (unit: UnitSetup): string => `u${unit.number}`;

const units = (draft: Scenario): readonly UnitSetup[] => draft.units ?? [];
const walls = (draft: Scenario): readonly string[] => draft.walls ?? [];

/** The map of a scenario with nothing on it. */
export const cleared = (draft: Scenario): Scenario => ({
  ...draft, id: "position", name: "", quick: false, locations: [], units: [], walls: [], order: [], turn: null,
});

export function spotAt(draft: Scenario, cell: string): Spot | null {
  const location = draft.locations.findIndex((each) => each.cell === cell);
  if (location >= 0) return { location };
  const unit = units(draft).findIndex((each) => each.cell === cell);
  if (unit >= 0) return { unit };
  return walls(draft).includes(cell) ? { wall: true } : null;
}

export function spotOf(draft: Scenario, id: string): Spot | null {
  const location = draft.locations.findIndex((_, index) => locationId(index) === id);
  if (location >= 0) return { location };
  const unit = units(draft).findIndex((each) => unitId(each) === id);
  return unit >= 0 ? { unit } : null;
}

export function idAt(draft: Scenario, cell: string): string | null {
  const spot = spotAt(draft, cell);
  if (spot === null || "wall" in spot) return null;
  return "location" in spot ? locationId(spot.location) : unitId(units(draft)[spot.unit] as UnitSetup);
}

/** Put something on a free cell. A new location goes to whoever has fewest, a unit to the `near` location. */
export function placed(draft: Scenario, tool: Tool, cell: string, near: number): Scenario {
  if (tool === "wall") return { ...draft, walls: [...walls(draft), cell] };
  if (tool !== "unit") {
    const location = { type: tool, owner: poorest(draft), cell };
    return ordered({ ...draft, locations: [...draft.locations, location] });
  }
  if (draft.locations.length === 0) return draft;
  const number = Math.max(0, ...units(draft).map((each) => each.number)) + 1;
  const home = near >= 0 && near < draft.locations.length ? near + 1 : 1;
  const model = units(draft).at(-1);
  const unit = { number, home, cell, spirit: model?.spirit ?? 1, health: model?.health ?? 1 };
  const turn = draft.turn ?? {};
  return { ...draft, units: [...units(draft), unit], turn: { ...turn, ...(turn.next_unit ? { next_unit: 0 } : {}) } };
}

/** Take what stands on a cell away; with a location go the units that it bore or that it controls. */
export function without(draft: Scenario, cell: string): Scenario {
  const spot = spotAt(draft, cell);
  if (spot === null) return draft;
  if ("wall" in spot) return { ...draft, walls: walls(draft).filter((each) => each !== cell) };
  if ("unit" in spot) return { ...draft, units: units(draft).filter((_, index) => index !== spot.unit) };
  const gone = spot.location + 1;
  const shift = (number: number): number => (number > gone ? number - 1 : number);
  const left = units(draft).filter((unit) => unit.home !== gone && unit.ctrl !== gone);
  return ordered({
    ...draft,
    locations: draft.locations.filter((_, index) => index !== spot.location),
    units: left.map((unit) => ({ ...unit, home: shift(unit.home), ...(unit.ctrl ? { ctrl: shift(unit.ctrl) } : {}) })),
  });
}

export function carried(draft: Scenario, from: Spot, cell: string): Scenario {
  if ("location" in from) return withLocation(draft, from.location, { cell });
  return "unit" in from ? withUnit(draft, from.unit, { cell }) : draft;
}

export function withLocation(draft: Scenario, index: number, change: Partial<LocationSetup>): Scenario {
  return ordered({ ...draft, locations: draft.locations.map((each, place) => (place === index ? { ...each, ...change } : each)) });
}

export function withUnit(draft: Scenario, index: number, change: Partial<UnitSetup>): Scenario {
  return { ...draft, units: units(draft).map((each, place) => (place === index ? { ...each, ...change } : each)) };
}

export const withTurn = (draft: Scenario, change: Partial<TurnSetup>): Scenario => ({ ...draft, turn: { ...draft.turn, ...change } });

/** Another size of map; what no longer lies on it goes. */
export function resized(draft: Scenario, size: Size): Scenario {
  const outside = [...draft.locations, ...units(draft)].map((each) => each.cell).concat(walls(draft)).filter((cell) => {
    const { x, y } = placeOf(cell);
    return x >= size.width || y >= size.height;
  });
  return { ...outside.reduce(without, draft), width: size.width, height: size.height };
}

/** Players in the order of their turns. */
export function players(draft: Scenario): readonly number[] {
  if (draft.order !== undefined && draft.order.length > 0) return draft.order;
  return [...new Set(draft.locations.map((each) => each.owner))].sort((a, b) => a - b);
}

/** Who can have the turn, by slot. */
export const entries = (draft: Scenario): readonly string[] =>
  draft.params?.["initiative_unit"] === "location"
    ? draft.locations.map((_, index) => locationId(index))
    : players(draft).map((player) => `P${player}`);

/** The order again after owners have changed: nobody in it who is not in the game, and nobody missing. */
function ordered(draft: Scenario): Scenario {
  const owners = new Set([...draft.locations.map((each) => each.owner), ...(draft.turn?.eliminated ?? [])]);
  const known = draft.order ?? [];
  const order = known.length === 0 ? [] : [...known.filter((each) => owners.has(each)), ...[...owners].filter((each) => !known.includes(each))];
  const next = { ...draft, order };
  const last = Math.max(0, entries(next).length - 1);
  return next.turn && (next.turn.slot ?? 0) > last ? withTurn(next, { slot: last }) : next;
}

function poorest(draft: Scenario): number {
  const counts = new Map([1, 2, ...players(draft)].map((player) => [player, 0]));
  for (const { owner } of draft.locations) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].sort(([one, few], [other, more]) => few - more || one - other)[0]?.[0] ?? 1;
}

/** A draft as a table shows it; what the rules work out comes from the last sound `checked` view. */
export function drawn(draft: Scenario, checked: CitiesView | null): CitiesView {
  const owner = (location: number): string => `P${draft.locations[location - 1]?.owner ?? 1}`;
  const count = Math.max(2, ...players(draft));
  const usual = { spirit: 0, max_spirit: 0, health: 0, max_health: 0, level: 0, time: 0, siege_cost: 0, ready: false, actions_left: 0 };
  const locations = draft.locations.map((each, index): LocationView => {
    const known = checked?.locations.find(({ cell, type }) => cell === each.cell && type === each.type) ?? usual;
    return {
      ...known, id: locationId(index), type: each.type, cell: each.cell, owner: `P${each.owner}`,
      spirit: each.spirit ?? known.spirit, health: each.health ?? known.health, level: each.level ?? known.level,
      time: each.tp ?? known.time, relic: each.relic ?? null, abandoned: each.abandoned ?? false,
    };
  });
  const drawnUnits = units(draft).map((each): UnitView => {
    const known = checked?.units.find(({ id }) => id === unitId(each));
    return {
      id: unitId(each), owner: owner(each.ctrl || each.home), home: `L${each.home}`, ctrl: `L${each.ctrl || each.home}`, cell: each.cell,
      spirit: each.spirit, health: each.health, row: each.row ? rowOf(each.row) : (known?.row ?? []), magic: known?.magic ?? false,
      level: known?.level ?? 0, improved: each.improved ?? false, subdued: each.subdued ?? false, attacked: each.attacked ?? false,
    };
  });
  const order = entries(draft);
  return {
    width: draft.width, height: draft.height, walls: walls(draft), locations, units: drawnUnits,
    players: Array.from({ length: count }, (_, seat) => ({ id: `P${seat + 1}`, locations: 0, spirit: 0, health: 0, eliminated: false })),
    order, slot: draft.turn?.slot ?? 0, to_move: null, round: draft.turn?.round ?? 1, round_limit: draft.round_limit,
    quiet_rounds: draft.turn?.quiet_rounds ?? 0, quiet_limit: checked?.quiet_limit ?? 0, attack_seen: draft.turn?.attack_seen ?? false,
    phase: "MAIN", pending: null, winners: [], end_reason: null, placing: [],
  };
}

const rowOf = (text: string): (number | null)[] => text.split("/").map((part) => (part === "-" ? null : Number(part) || 0));

/** Fields that a complaint is about, where its `what` names the piece alone. */
const FIELDS: Readonly<Record<string, string>> = {
  "scenario-unknown-type": "type",
  "scenario-owner": "owner",
  "scenario-unknown-relic": "relic",
  "scenario-relic-missing": "relic",
  "scenario-relic-early": "relic",
  "scenario-unit-twice": "number",
  "scenario-subdued-with-spirit": "spirit",
  "scenario-row": "row",
  "scenario-map-size": "width",
};

export interface Fault {
  /** `L1`, `u3`; null where the whole position is meant. */
  readonly piece: string | null;
  readonly field: string | null;
  readonly cell: string | null;
}

/** Where to show what is wrong with a draft. */
export function faultOf(reason: Message, draft: Scenario): Fault {
  const [first = "", second = null] = String(reason.args["what"] ?? "").split(" ");
  const spot = spotOf(draft, first);
  const named = reason.args["cell"];
  const field = second ?? FIELDS[reason.id] ?? null;
  if (spot === null) return { piece: null, field, cell: typeof named === "string" && isOn(draft, named) ? named : null };
  const cell = "location" in spot ? draft.locations[spot.location]?.cell : "unit" in spot ? units(draft)[spot.unit]?.cell : undefined;
  return { piece: first, field, cell: cell ?? null };
}

const isOn = (draft: Scenario, cell: string): boolean => {
  const { x, y } = placeOf(cell);
  return x >= 0 && x < draft.width && y >= 0 && y < draft.height && cellAt(x, y) === cell;
};
