import { beforeEach, expect, test, vi } from "vitest";

import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { BlockedLine, LegalLine, OddsAnswer, Table } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { Play } from "./play.svelte";

vi.mock("../../lib/preferences.svelte", () => ({ preferences: { confirmAttack: true, confirmEnd: true } }));

const place: LocationView = {
  id: "L1", type: "castle", cell: "c1", owner: "P1", spirit: 7, max_spirit: 7, health: 30, max_health: 30,
  level: 0, time: 2, relic: null, abandoned: false, siege_cost: 3, ready: true, actions_left: 3,
};
const unit: UnitView = {
  id: "u1", owner: "P1", home: "L1", ctrl: "L1", cell: "c2", spirit: 3, health: 6, row: [null, null, 0, 0],
  magic: false, level: 0, improved: false, subdued: false, attacked: false,
};
const view: CitiesView = {
  width: 5, height: 7, walls: [], locations: [place, { ...place, id: "L2", owner: "P2", cell: "c7" }],
  units: [unit, { ...unit, id: "u2", owner: "P2", home: "L2", ctrl: "L2", cell: "c3" }],
  players: [], order: ["P1", "P2"], slot: 0, to_move: "P1", round: 1, round_limit: 30, quiet_rounds: 0,
  quiet_limit: 10, attack_seen: false, phase: "MAIN", pending: null, winners: [], end_reason: null, placing: [],
};
const line = (text: string, kind: string, piece: string, cells: string[] = [], chance = false): LegalLine =>
  ({ text, kind, piece, cells, chance, target: null, label: { id: kind, args: {}, rule: null } });
const attack = line("L1 ATT u1>u2", "attack", "u1", ["c3"], true);
const create = line("L1 NEW 1", "create", "L1");
const blocked: BlockedLine = {
  ...line("L1 ATT u1>L2", "assault", "u1", ["c7"]), reason: { id: "far", args: {}, rule: "CIT-ATT-01" },
};
const reaches = [
  { unit: "u1", cell: "b3", steps: ["u1:b3"] },
  { unit: "u1", cell: "b4", steps: ["u1:b3", "u1:b4"] },
  { unit: "u9", cell: "e5", steps: ["u9:e5"] },
];
let summary: unknown;
const act = vi.fn();
const undo = vi.fn();
const odds = vi.fn((): Promise<OddsAnswer> => Promise.resolve({ type: "odds", id: 1, step: 4, paths: [], summary }));

function seated(shown: Partial<CitiesView> = {}): Play {
  const legal = [attack, line("L1 MOV", "move", "L1"), create];
  const table = { step: 4, view: { ...view, ...shown }, legal, blocked: [blocked], undo: null } as unknown as Table;
  return new Play({ act, undo, odds, seat: 0, isBusy: false, refusal: null } as unknown as Connection, () => table);
}

beforeEach(() => {
  vi.clearAllMocks();
  summary = { loc: "L1", cells: 2, reaches };
});

test("a target of the selected unit is attacked after its odds were shown", () => {
  const play = seated();
  play.pick("c2");
  play.pick("c3");
  expect([play.plan?.line, act.mock.calls]).toEqual([attack, []]);
  play.confirm();
  expect(act).toHaveBeenCalledExactlyOnceWith("L1 ATT u1>u2");
});

test("a unit is moved at once to where the move ends, and a shorter way leaves the rest of it open", async () => {
  const play = seated();
  play.pick("c2");
  await play.askWays();
  expect([...play.reach.keys()]).toEqual(["b3", "b4"]);
  play.pick("b4");
  play.pick("b3");
  expect(act.mock.calls).toEqual([["L1 MOV u1:b3,u1:b4"], ["L1 MOV", "u1:b3"]]);
});

test("a click that cannot be done says why", () => {
  const play = seated();
  play.pick("c2");
  play.pick("c7");
  expect(play.reason).toEqual(blocked.reason);
  expect(odds).not.toHaveBeenCalled();
});

test("a creation is asked about only where it is dangerous", async () => {
  const play = seated();
  summary = { threats: [] };
  play.choose(create);
  await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith("L1 NEW 1"));
  summary = { threats: ["u2"] };
  play.choose(create);
  await vi.waitFor(() => expect(play.plan?.line).toBe(create));
  expect(act).toHaveBeenCalledOnce();
});

test("each step back takes one thing away: the plan, the selection, what was begun", () => {
  const play = seated({ phase: "MOVE" });
  play.pick("c2");
  play.choose(attack);
  play.cancel();
  expect([play.plan, play.selected]).toEqual([null, "u1"]);
  play.cancel();
  expect([play.selected, undo.mock.calls.length]).toEqual([null, 0]);
  play.cancel();
  expect(undo).toHaveBeenCalledOnce();
});

test("actions are chosen by their place in the list", () => {
  const play = seated();
  play.pick("c2");
  play.nth(2);
  play.nth(9);
  expect(act.mock.calls).toEqual([["L1 MOV"]]);
});
