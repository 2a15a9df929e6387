import { expect, test } from "vitest";

import { isOption, parameterWords, scenarioWords, unitWords, valueWords } from "./names";

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
