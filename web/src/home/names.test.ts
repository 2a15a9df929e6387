import { expect, test } from "vitest";

import type { SeatLine, TableLine } from "../generated/messages";
import { isOption, parameterWords, playerOf, scenarioWords, stateOf, titleOf, unitWords, valueWords } from "./names";

const line = { name: "base_spirit.castle", default: 7, low: 2, high: 99, values: [], unit: "TP per turn", origin: "seed" };
const option = { ...line, name: "magic_health_loss", low: null, high: null, values: ["flat", "with_spirit_loss"] };

test("a number that may be absent is no option", () => {
  expect(isOption(option)).toBe(true);
  expect(isOption({ ...line, values: ["none"] })).toBe(false);
});

test("names of the server become ids of messages", () => {
  expect(scenarioWords("cities", "duel_lair")).toBe("cities-scenario-duel-lair");
  expect(parameterWords("cities", line)).toBe("cities-parameter-base-spirit-castle");
  expect(unitWords("cities", line)).toBe("cities-measure-tp-per-turn");
  expect(parameterWords("cities", option)).toBe("cities-option-magic-health-loss");
  expect(valueWords("cities", option, "with_spirit_loss")).toBe("cities-option-magic-health-loss.value-with-spirit-loss");
});

// Without texts, a message is said as its id.
const seat = (name: string, bot: string | null = null): SeatLine => ({ name, side: name, bot, yours: bot === null });
const match = (seats: SeatLine[], waiting: number[], rest: Partial<TableLine> = {}): TableLine => ({
  table: "t", token: "k", game: "cities", scenario: "duel", step: 3, seats, over: false, changed: "", analysis: false, waiting, hidden: false, title: "", ...rest,
});

test("a match says whose turn it is, as far as that is known", () => {
  const alone = [seat("Ann"), seat("P2", "greedy")];
  expect(stateOf(match(alone, [0]))).toBe("ui-turn-yours");
  expect(stateOf(match(alone, [1]))).toBe("ui-turn-of");
  expect(stateOf(match([seat("Ann"), seat("Bob")], [0]))).toBe("ui-turn-of");
  expect(stateOf(match(alone, []))).toBe("ui-under-way");
  expect(stateOf(match(alone, [0, 1]))).toBe("ui-under-way");
  expect(stateOf(match(alone, [], { over: true }))).toBe("ui-over");
  expect(stateOf(match(alone, [0], { analysis: true }))).toBe("ui-analysis");
});

test("a match is called as the author of its scenario says, or by its game", () => {
  expect(titleOf(match([], [], { scenario: "own", title: "The long bridge" }))).toBe("The long bridge");
  expect(titleOf(match([], [], { scenario: "own" }))).toBe("cities");
});

test("people have the name they gave, bots that of their kind", () => {
  expect([seat("Ann"), seat("P1"), seat("P2", "greedy")].map((line) => playerOf(line, "cities"))).toEqual(["Ann", "ui-person", "bot-greedy"]);
});
