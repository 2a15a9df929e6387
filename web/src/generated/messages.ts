// Written by scripts/generate_types.py from src/voevoda/server/messages.py: change it there.

/** A sentence to be said in any language: a Fluent id, its data, and the rule behind it. */
export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number | Message>>;
  readonly rule: string | null;
}

/** A seat at the table. */
export interface SeatLine {
  readonly name: string;
  readonly side: string;
  readonly bot: string | null;
  readonly yours: boolean;
}

/** An event as words: a Fluent id with its data, and the rules behind each number. */
export interface EventLine {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly rule: string;
  readonly because: Readonly<Record<string, readonly string[]>>;
}

/** An entry of the log. */
export interface StepLine {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly events: readonly EventLine[];
  readonly values: readonly number[];
}

/** A legal action, and what to light up for it. */
export interface LegalLine {
  readonly text: string;
  readonly kind: string;
  readonly label: Message;
  readonly piece: string | null;
  readonly target: string | null;
  readonly cells: readonly string[];
  readonly chance: boolean;
}

/** An action that a person would look for but may not take now, and why. */
export interface BlockedLine {
  readonly text: string;
  readonly kind: string;
  readonly label: Message;
  readonly piece: string | null;
  readonly target: string | null;
  readonly cells: readonly string[];
  readonly reason: Message;
}

/** A legal action with what a bot thinks of it. */
export interface RankedLine {
  readonly text: string;
  readonly label: Message;
  readonly value: number;
}

/** How the game ended. */
export interface ResultLine {
  readonly winners: readonly number[];
  readonly scores: readonly string[];
  readonly rule: string | null;
}

/** One way in which chance may fall. */
export interface PathLine {
  readonly chance: string;
  readonly outcomes: readonly string[];
  readonly events: readonly EventLine[];
}

/** The first message: who am I; answered by `Table`. */
export interface Hello {
  readonly type: "hello";
  readonly token?: string | null;
}

/** Carry out an action, in whole or primitive notation, without its dice. */
export interface Act {
  readonly type: "act";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
  readonly text: string;
  readonly hash?: string | null;
}

/** What may come of a plan. */
export interface AskOdds {
  readonly type: "odds";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
  readonly plan: readonly string[];
}

/** Take the last decision back. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly step: number;
}

/** Play again what was taken back. */
export interface Redo {
  readonly type: "redo";
  readonly id: number;
  readonly step: number;
}

/** What did the table look like after `at` steps? Answered by `Past`. */
export interface Look {
  readonly type: "look";
  readonly id: number;
  readonly at: number;
}

/** What would a bot do? Answered by `Hint`. */
export interface AskHint {
  readonly type: "hint";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
}

/** Give the game up for a seat. */
export interface Resign {
  readonly type: "resign";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
}

/** Offer a draw, or take another seat's offer; all other seats have to agree. */
export interface OfferDraw {
  readonly type: "offer";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
}

/** Decline the offer on the table, or withdraw one's own. */
export interface DeclineDraw {
  readonly type: "decline";
  readonly id: number;
  readonly step: number;
  readonly seat: number;
}

/** The person of this seat is in front of the page: lift the curtain. */
export interface Lift {
  readonly type: "lift";
  readonly seat: number;
}

/** Send me the whole table again. */
export interface Sync {
  readonly type: "sync";
}

/** The table as it stands; replaces all the page knew, except the log before `log_from`. */
export interface Table {
  readonly type: "table";
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly title: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly step: number;
  readonly hash: string;
  readonly seats: readonly SeatLine[];
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly thinking: number | null;
  readonly bots_compiled: boolean;
  readonly view: unknown;
  readonly legal: readonly LegalLine[];
  readonly undo: Message | null;
  readonly redo: boolean;
  readonly result: ResultLine | null;
  readonly log_from: number;
  readonly log: readonly StepLine[];
  readonly blocked: readonly BlockedLine[];
  readonly values: readonly number[];
  readonly offers: readonly number[];
  readonly conceded: readonly number[];
  readonly analysis: boolean;
  readonly hidden: boolean;
  readonly covered: boolean;
  readonly notice: Message | null;
}

/** Request `id` was carried out and is stored; the match now has `step` steps. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly step: number;
  readonly hash: string;
}

/** Request `id` was not carried out; nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly step: number;
  readonly reason: Message;
}

/** What may come of a plan; `summary` is the game's own. */
export interface OddsAnswer {
  readonly type: "odds";
  readonly id: number;
  readonly step: number;
  readonly paths: readonly PathLine[];
  readonly summary: unknown;
}

/** The table after `at` steps, as the asker may see it. */
export interface Past {
  readonly type: "past";
  readonly id: number;
  readonly at: number;
  readonly hash: string;
  readonly view: unknown;
}

/** What a bot would do, the best first, at most five. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly step: number;
  readonly bot: string;
  readonly ranked: readonly RankedLine[];
}

/** A message that could not be read; the socket stays open. */
export interface Failed {
  readonly type: "failed";
  readonly reason: Message;
}

/** A scenario in the list of games. */
export interface ScenarioLine {
  readonly id: string;
  readonly seats: number;
  readonly minutes: readonly [number, number];
  readonly quick: boolean;
}

/** A parameter or option in the list of games. */
export interface ParameterLine {
  readonly name: string;
  readonly default: string | number;
  readonly low: number | null;
  readonly high: number | null;
  readonly values: readonly string[];
  readonly unit: string;
  readonly origin: string;
}

/** A game in the list of games. */
export interface GameLine {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly [number, number];
  readonly hidden: boolean;
  readonly scenarios: readonly ScenarioLine[];
  readonly parameters: readonly ParameterLine[];
  readonly bots: readonly string[];
}

/** POST /api/tables: set up a match. `scenario` is an id or a whole scenario. */
export interface NewTable {
  readonly game: string;
  readonly scenario?: string | Readonly<Record<string, unknown>> | null;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly seats?: readonly (string | null)[];
  readonly names?: readonly string[];
  readonly seed?: number | null;
  readonly analysis?: boolean;
}

/** POST /api/tables/{table}/fork: a new table that goes on from a moment of this one. */
export interface NewFork {
  readonly at: number;
  readonly analysis?: boolean;
}

/** GET /api/tables/{table}/position?at=N, and POST /api/positions to have one checked. */
export interface Position {
  readonly game: string;
  readonly scenario: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The answer to POST /api/positions: what the position looks like, or what is wrong with it. */
export interface Checked {
  readonly reason: Message | null;
  readonly view: unknown;
}

/** GET /api/scenarios/{game}/{scenario}: how it begins, for a picture. */
export interface Preview {
  readonly view: unknown;
  readonly scenario: Readonly<Record<string, unknown>>;
}

/** The answer to a new table or an opened file: where it is, and the key to its human seats. */
export interface TableKey {
  readonly table: string;
  readonly token: string;
}

/** GET /api/tables: a match on this device, the newest first. */
export interface TableLine {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly scenario: string;
  readonly step: number;
  readonly seats: readonly SeatLine[];
  readonly over: boolean;
  readonly changed: string;
  readonly analysis: boolean;
  readonly waiting: readonly number[];
  readonly hidden: boolean;
  readonly title: string;
}

/** Body of every HTTP error: the reason as words. */
export interface Problem {
  readonly reason: Message;
}

export type Request = Hello | Act | AskOdds | Undo | Redo | Look | AskHint | Resign | OfferDraw | DeclineDraw | Lift | Sync;

export type Reply = Table | Done | Refused | OddsAnswer | Past | Hint | Failed;
