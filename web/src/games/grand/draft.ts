import type { BuildingView, GrandView, UnitView } from "../../generated/grand";
import type { BuildingSetup, Scenario, UnitSetup } from "../../generated/grandScenario";
import type { Message } from "../../generated/messages";
import { placeOf, type Size } from "./grid";

export const TERRAINS = ["F", "W", "D", "M", "S"] as const;
export const BUILDING_KINDS = ["city", "fortress", "tower", "mine", "port"] as const;
/** Kinds of unit with the letters of their tags. */
export const UNIT_LETTERS = { personal: "P", militia: "L", regulars: "R", guard: "G", mage: "M", ship: "H", zombie: "Z", dragon: "D" } as const;
export type UnitKind = keyof typeof UNIT_LETTERS;
const SCHOOL = "forest";

/** What a click on a cell does: `select`, `erase`, `river`, `terrain F`, `land 3`, `building city`, `unit mage`, `mark mine_sites`. */
export type Tool = string;

const buildings = (draft: Scenario): readonly BuildingSetup[] => draft.buildings ?? [];
const units = (draft: Scenario): readonly UnitSetup[] => draft.units ?? [];

export const sizeOf = (draft: Scenario): Size => ({ width: draft.terrain?.[0]?.length ?? 0, height: draft.terrain?.length ?? 0 });
export const isBattle = (draft: Scenario): boolean => (draft.attackers ?? []).length + (draft.defenders ?? []).length > 0;

export const kindOf = (tag: string): UnitKind =>
  (Object.entries(UNIT_LETTERS).find(([, letter]) => letter === tag[1])?.[0] ?? "militia") as UnitKind;

/** The map of a scenario with nothing on it; of a battle, its armies. */
export const emptied = (draft: Scenario): Scenario => ({
  ...draft, id: "position", name: "", quick: false, symmetry: "none", mine_sites: [], dragon_marks: [], bridges: [], buildings: [], units: [], coins: {}, position: null,
});

const letterAt = (rows: readonly string[], cell: string): string => {
  const { x, y } = placeOf(cell);
  return rows[y]?.[x] ?? "";
};

function written(rows: readonly string[], cell: string, letter: string): readonly string[] {
  const { x, y } = placeOf(cell);
  return rows.map((row, place) => (place === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
}

const toggled = (cells: readonly string[], cell: string): readonly string[] =>
  cells.includes(cell) ? cells.filter((each) => each !== cell) : [...cells, cell];

/** What a tool makes of a cell; `seat` is to own what it puts there. */
export function worked(draft: Scenario, tool: Tool, cell: string, seat: number): Scenario {
  const [what = "", which = ""] = tool.split(" ");
  const terrain = draft.terrain ?? [];
  const letter = letterAt(terrain, cell);
  if (what === "terrain") {
    const next = which === "S" || letter === letter.toUpperCase() ? which : which.toLowerCase();
    const lands = which === "S" ? written(draft.lands ?? [], cell, ".") : draft.lands;
    return { ...draft, terrain: written(terrain, cell, next), ...(lands === undefined ? {} : { lands }) };
  }
  if (what === "river") return { ...draft, terrain: written(terrain, cell, letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()) };
  if (what === "land") return { ...draft, lands: written(draft.lands ?? [], cell, which) };
  if (what === "mark") {
    const mark = which as "mine_sites" | "dragon_marks" | "bridges";
    return { ...draft, [mark]: toggled(draft[mark] ?? [], cell) };
  }
  if (what === "building") {
    const made = { kind: which, cell, owner: seat };
    return { ...draft, buildings: [...buildings(draft).filter((each) => each.cell !== cell), made] };
  }
  if (what === "unit") return { ...draft, units: [...units(draft), hired(draft, which as UnitKind, cell, seat)] };
  return what === "erase" ? erased(draft, cell) : draft;
}

function hired(draft: Scenario, kind: UnitKind, cell: string, seat: number): UnitSetup {
  const number = Math.max(0, ...units(draft).map(({ tag }) => Number(tag.slice(2)))) + 1;
  return { tag: `${kind === "dragon" ? 0 : seat}${UNIT_LETTERS[kind]}${number}`, cell, ...(kind === "mage" ? { school: SCHOOL } : {}) };
}

/** Take what lies uppermost on a cell away: a unit, a building, a mark. */
export function erased(draft: Scenario, cell: string): Scenario {
  const unit = units(draft).findLast((each) => each.cell === cell);
  if (unit !== undefined) return { ...draft, units: units(draft).filter((each) => each !== unit) };
  if (buildings(draft).some((each) => each.cell === cell)) return { ...draft, buildings: buildings(draft).filter((each) => each.cell !== cell) };
  const marks = ["bridges", "mine_sites", "dragon_marks"] as const;
  const mark = marks.find((each) => draft[each]?.includes(cell));
  return mark === undefined ? draft : { ...draft, [mark]: (draft[mark] ?? []).filter((each) => each !== cell) };
}

export const withBuilding = (draft: Scenario, cell: string, change: Partial<BuildingSetup>): Scenario =>
  ({ ...draft, buildings: buildings(draft).map((each) => (each.cell === cell ? { ...each, ...change } : each)) });

export const withUnit = (draft: Scenario, tag: string, change: Partial<UnitSetup>): Scenario =>
  ({ ...draft, units: units(draft).map((each) => (each.tag === tag ? { ...each, ...change } : each)) });

export const withoutUnit = (draft: Scenario, tag: string): Scenario => ({ ...draft, units: units(draft).filter((each) => each.tag !== tag) });

/** Another size of map; what no longer lies on it goes. */
export function resized(draft: Scenario, { width, height }: Size): Scenario {
  const fitted = (rows: readonly string[], filler: string): string[] =>
    Array.from({ length: height }, (_, y) => (rows[y] ?? "").padEnd(width, filler).slice(0, width));
  const isOn = (cell: string): boolean => {
    const { x, y } = placeOf(cell);
    return x < width && y < height;
  };
  return {
    ...draft, terrain: fitted(draft.terrain ?? [], "F"), lands: fitted(draft.lands ?? [], "."),
    mine_sites: (draft.mine_sites ?? []).filter(isOn), dragon_marks: (draft.dragon_marks ?? []).filter(isOn), bridges: (draft.bridges ?? []).filter(isOn),
    buildings: buildings(draft).filter(({ cell }) => isOn(cell)), units: units(draft).filter(({ cell }) => isOn(cell)),
  };
}

/** A draft as a table shows it; what the rules work out comes from the last sound `checked` view. */
export function drawn(draft: Scenario, checked: GrandView | null): GrandView {
  const seats = draft.seats ?? [1, 2];
  const lands = draft.lands ?? [];
  const names = [...new Set(lands.join("").replaceAll(".", ""))];
  const built = buildings(draft).map((each): BuildingView => {
    const known = checked?.buildings.find(({ cell, kind }) => cell === each.cell && kind === each.kind);
    return {
      highest: each.kind === "city" ? 3 : each.kind === "mine" ? 4 : 1, garrison: 1, plus: false, income: 0, ...known, piece: `@${each.cell}`, cell: each.cell, kind: each.kind,
      level: each.level ?? 1, owner: each.owner ?? 0, acts: !(each.acted ?? false), gains: each.gains ?? false, spoiled: each.spoiled ?? false, ghosts: each.ghosts ?? 0,
    };
  });
  const standing = units(draft).map((each): UnitView => {
    const kind = kindOf(each.tag);
    const known = checked?.units.find(({ piece }) => piece === each.tag);
    const state = kind === "dragon" ? (each.state || "asleep") : "";
    return {
      strength: 1, plus: false, ...known, piece: each.tag, cell: each.cell, kind, owner: each.owner ?? Number(each.tag[0]), acts: !each.acted, unspent: !each.acted,
      moves: !each.moved && !each.pinned, mithril: each.mithril ?? false, school: each.school ?? "", state, home: each.home || each.cell, controller: each.controller ?? "",
    };
  });
  return {
    ...sizeOf(draft), terrain: draft.terrain ?? [], lands, mine_sites: draft.mine_sites ?? [], dragon_marks: draft.dragon_marks ?? [], bridges: draft.bridges ?? [],
    year: draft.position?.year ?? 1, year_limit: 0, node: "over", active: draft.position?.active ?? 0, asked: 0, needed: 0,
    seats: seats.map((seat) => ({ seat, team: [seat], coins: 0, gross: 0, upkeep: 0, lands: 0, personal: true, out: false, peace: [], notice: [], offers: [] })),
    all_lands: names.map((name) => {
      const city = built.find(({ cell, kind }) => kind === "city" && letterAt(lands, cell) === name);
      return { name, city: city?.cell ?? null, owner: city?.owner ?? 0, turmoil: draft.position?.turmoil?.[name] ?? 0 };
    }),
    buildings: built, units: standing, declarations: [], pending: null, battle: null, match: null, winners: [],
  };
}

/** The cell that a complaint names, if it lies on the map. */
export function faultyCell(reason: Message | null, draft: Scenario): string | null {
  const named = [reason?.args["cell"], /[a-z]\d+/.exec(String(reason?.args["what"] ?? ""))?.[0]].find((each) => typeof each === "string" && /^[a-z]\d+$/.test(each));
  if (typeof named !== "string") return null;
  const { x, y } = placeOf(named);
  const { width, height } = sizeOf(draft);
  return x < width && y < height ? named : null;
}
