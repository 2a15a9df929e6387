import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { EventLine, StepLine } from "../../generated/messages";
import type { Sound } from "../../lib/sound";

/** A number that rises from a cell, with its sign. */
export interface Float {
  readonly cell: string;
  readonly what: "spirit" | "health" | "time" | "miss";
  readonly by: number;
}

/** A moment of an animation: the table as it is then, and what is drawn over it. */
export interface Scene {
  readonly lasts: number;
  readonly view: CitiesView;
  readonly floats: readonly Float[];
  readonly strike: { readonly from: string; readonly to: string } | null;
  readonly die: { readonly face: number; readonly cell: string } | null;
  /** What changes hands: it is coloured from its edge inward. */
  readonly taken: { readonly cell: string; readonly seat: number } | null;
  readonly sound: Sound | null;
}

type Change = Partial<Omit<Scene, "lasts">> & { readonly lasts: number };
type Args = EventLine["args"];
/** The view when the event happens, the one at the end of all, and the cell that was attacked last. */
type Tell = (args: Args, view: CitiesView, end: CitiesView, target: string) => Change;

const SHORT = 120;
const USUAL = 180;
const LONG = 240;

const text = (args: Args, name: string): string => String(args[name]);
const number = (args: Args, name: string): number => Number(args[name]);

const withUnit = (view: CitiesView, id: string, change: Partial<UnitView>): CitiesView =>
  ({ ...view, units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) });

const withoutUnit = (view: CitiesView, id: string): CitiesView => ({ ...view, units: view.units.filter((unit) => unit.id !== id) });

const withPlace = (view: CitiesView, id: string, change: Partial<LocationView>): CitiesView =>
  ({ ...view, locations: view.locations.map((place) => (place.id === id ? { ...place, ...change } : place)) });

const cellOf = (view: CitiesView, id: string): string =>
  (view.units.find((unit) => unit.id === id) ?? view.locations.find((place) => place.id === id))?.cell ?? "";

const ownerOf = (view: CitiesView, id: string): string => view.locations.find((place) => place.id === id)?.owner ?? "";

const seatOf = (view: CitiesView, owner: string): number => view.players.findIndex((player) => player.id === owner);

const moved: Tell = (args, view) => ({ lasts: USUAL, sound: "step", view: withUnit(view, text(args, "unit"), { cell: text(args, "cell") }) });

/** A location gains or loses one of its numbers; `left` names what it has then. */
const counted = (what: "spirit" | "health" | "time", amount: string, left: string, sign: 1 | -1): Tell => (args, view) => ({
  lasts: USUAL,
  view: withPlace(view, text(args, "loc"), { [what]: number(args, left) }),
  floats: [{ cell: cellOf(view, text(args, "loc")), what, by: sign * number(args, amount) }],
});

/** A unit comes to new numbers. */
function renewed(view: CitiesView, id: string, spirit: number, health: number, change: Partial<UnitView> = {}): Change {
  const unit = view.units.find((each) => each.id === id);
  const cell = unit?.cell ?? "";
  const floats: Float[] = [
    { cell, what: "spirit", by: spirit - (unit?.spirit ?? spirit) },
    { cell, what: "health", by: health - (unit?.health ?? health) },
  ];
  return { lasts: LONG, floats, view: withUnit(view, id, { spirit, health, ...change }) };
}

const TOLD: Readonly<Record<string, Tell>> = {
  stepped: moved,
  jumped: moved,
  income: counted("time", "amount", "total", 1),
  "mystic-tp": counted("time", "amount", "total", 1),
  regenerated: counted("spirit", "amount", "total", 1),
  "spirit-won": counted("spirit", "amount", "total", 1),
  restored: counted("health", "amount", "health", 1),
  paid: (args, view) => ({ lasts: 0, view: withPlace(view, text(args, "loc"), { time: number(args, "left") }) }),
  "attack-declared": (args, view) => ({
    lasts: USUAL,
    strike: { from: cellOf(view, text(args, "attacker")), to: cellOf(view, text(args, "target")) },
    view: withUnit(view, text(args, "attacker"), { attacked: true }),
  }),
  "assault-declared": (args, view) => ({
    lasts: USUAL,
    strike: { from: cellOf(view, text(args, "unit")), to: cellOf(view, text(args, "loc")) },
  }),
  rolled: (args, _view, _end, target) => ({ lasts: LONG * 2, sound: "die", die: { face: number(args, "face"), cell: target } }),
  missed: (_args, _view, _end, target) => ({ lasts: LONG, floats: [{ cell: target, what: "miss", by: 0 }] }),
  "vampiric-gain": (args, view) => {
    const unit = view.units.find((each) => each.id === args["unit"]);
    return renewed(view, text(args, "unit"), unit?.spirit ?? 0, number(args, "health"));
  },
  damaged: (args, view) => ({ ...renewed(view, text(args, "unit"), number(args, "spirit"), number(args, "health")), sound: "hit" }),
  victory: (args, view) => renewed(view, text(args, "unit"), number(args, "spirit"), number(args, "health"), { improved: true }),
  "assault-price": (args, view) => renewed(view, text(args, "unit"), number(args, "spirit"), number(args, "health")),
  inspired: (args, view, end) => {
    const unit = end.units.find((each) => each.id === args["unit"]) ?? view.units.find((each) => each.id === args["unit"]);
    return renewed(view, text(args, "unit"), number(args, "spirit"), unit?.health ?? 0, unit && { row: unit.row, subdued: false });
  },
  died: (args, view) => ({ lasts: LONG, view: withoutUnit(view, text(args, "unit")) }),
  captured: (args, view) => {
    const owner = ownerOf(view, text(args, "loc"));
    const cell = cellOf(view, text(args, "unit"));
    const change = { owner, ctrl: text(args, "loc"), subdued: true };
    return { lasts: LONG, taken: { cell, seat: seatOf(view, owner) }, view: withUnit(view, text(args, "unit"), change) };
  },
  struck: (args, view) => {
    const place = view.locations.find((each) => each.id === args["loc"]);
    const what = number(args, "abandoned") ? "health" : "spirit";
    const by = number(args, what) - (place?.[what] ?? 0);
    const change = { spirit: number(args, "spirit"), health: number(args, "health") };
    return { lasts: LONG, sound: "hit", floats: [{ cell: place?.cell ?? "", what, by }], view: withPlace(view, text(args, "loc"), change) };
  },
  conquered: (args, view) => {
    const owner = text(args, "seat");
    const change = { owner, spirit: number(args, "spirit"), health: number(args, "health"), ready: false };
    const taken = { cell: cellOf(view, text(args, "loc")), seat: seatOf(view, owner) };
    return { lasts: LONG, taken, view: withoutUnit(withPlace(view, text(args, "loc"), change), text(args, "unit")) };
  },
  "handed-over": (args, view) => {
    const cell = cellOf(view, text(args, "loc"));
    const by = -number(args, "amount");
    const change = { spirit: number(args, "spirit"), health: number(args, "health") };
    return {
      lasts: USUAL,
      floats: [{ cell, what: "spirit", by }, { cell, what: "health", by }],
      view: withPlace(view, text(args, "loc"), change),
    };
  },
  created: (args, view, end) => {
    const unit = end.units.find((each) => each.id === args["unit"]);
    return { lasts: USUAL, sound: "step", view: unit ? { ...view, units: [...view.units, { ...unit, cell: text(args, "cell") }] } : view };
  },
  levelled: (args, view) => {
    const place = view.locations.find((each) => each.id === args["loc"]);
    const [cell, spirit, health] = [place?.cell ?? "", number(args, "spirit"), number(args, "health")];
    return {
      lasts: LONG,
      floats: [
        { cell, what: "spirit", by: spirit - (place?.spirit ?? spirit) },
        { cell, what: "health", by: health - (place?.health ?? health) },
      ],
      view: withPlace(view, text(args, "loc"), { spirit, health, level: number(args, "level") }),
    };
  },
  "turn-started": (args, view) => ({ lasts: SHORT, sound: "turn", view: { ...view, to_move: text(args, "seat"), round: number(args, "round") } }),
};

/** What is shown between two views, event by event. */
export function scenes(before: CitiesView, after: CitiesView, steps: readonly StepLine[]): Scene[] {
  const shown: Scene[] = [];
  let view = before;
  let target = "";
  for (const event of steps.flatMap((step) => step.events)) {
    const change = TOLD[event.id.replace("cities-event-", "")]?.(event.args, view, after, target);
    if (change === undefined) continue;
    view = change.view ?? view;
    target = change.strike?.to ?? target;
    const floats = (change.floats ?? []).filter(({ by, what }) => by !== 0 || what === "miss");
    const scene = { strike: null, die: null, taken: null, sound: null, ...change, view, floats };
    const last = shown.at(-1);
    // Gains that come together are shown together.
    if (last !== undefined && isGain(last) && isGain(scene)) shown[shown.length - 1] = { ...scene, floats: [...last.floats, ...floats] };
    else if (change.lasts > 0) shown.push(scene);
  }
  return shown;
}

const isGain = ({ strike, die, taken, sound, floats }: Scene): boolean =>
  strike === null && die === null && taken === null && sound === null && floats.length > 0 && floats.every(({ by }) => by > 0);
