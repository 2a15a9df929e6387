import type { LegalLine, StepLine } from "../../generated/messages";
import { groupedBy } from "../../lib/groups";

const ATTACKS = ["shoot", "charge-at", "strike"];

export const isAttack = (line: Pick<LegalLine, "kind">): boolean => ATTACKS.includes(line.kind);

/** An attack that was declared in this phase; it is carried out when the phase ends. */
export interface Declared {
  readonly step: number;
  readonly attacker: string;
  readonly target: string;
  readonly column: number;
  readonly face: number | null;
  readonly result: string | null;
}

/** The attacks of the phase that is running, up to a step. */
export function declared(log: readonly StepLine[], upTo: number): readonly Declared[] {
  let found: Declared[] = [];
  for (const step of log) {
    if (step.number > upTo) break;
    for (const { id, args } of step.events) {
      if (id === "cerilia-event-phase-started" || id === "cerilia-event-round-started") found = [];
      if (id === "cerilia-event-attack-declared") {
        const [attacker, target] = [String(args["attacker"]), String(args["target"])];
        found.push({ step: step.number, attacker, target, column: Number(args["column"]), face: null, result: null });
      }
      const last = found.at(-1);
      if (id === "cerilia-event-battle-rolled" && last !== undefined) {
        found[found.length - 1] = { ...last, face: Number(args["face"]), result: String(args["result"]) };
      }
    }
  }
  return found;
}

/** So many targets and attacks are asked about at once. */
const FEW_TARGETS = 3;
const FEW_ATTACKS = 6;

/**
 * Planned attacks in parts that can be asked about one by one: what befalls a target depends on the attacks on it alone.
 * All attacks on a target stay together, and no part is a single attack unless it is the only one.
 */
export function parts(lines: readonly LegalLine[]): readonly (readonly LegalLine[])[] {
  const found: LegalLine[][][] = [];
  for (const [, group] of groupedBy(lines, (line) => line.target ?? "")) {
    const last = found.at(-1);
    const isFull = last === undefined || last.length >= FEW_TARGETS || last.flat().length + group.length > FEW_ATTACKS;
    if (isFull) found.push([group]);
    else last.push(group);
  }
  const [last, before] = [found.at(-1), found.at(-2)];
  if (last?.flat().length === 1 && before !== undefined) {
    const moved = before.length > 1 ? before.pop() : undefined;
    if (moved !== undefined) last.push(moved);
  }
  return found.map((part) => part.flat());
}
