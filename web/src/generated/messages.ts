// Written by hand until the script has run.
export interface Message { readonly id: string; readonly args: Readonly<Record<string, string | number>>; readonly rule: string | null }
export interface SeatLine { readonly name: string; readonly side: string; readonly bot: string | null; readonly yours: boolean }
export interface EventLine { readonly id: string; readonly args: Readonly<Record<string, string | number>>; readonly rule: string; readonly because: Readonly<Record<string, readonly string[]>> }
export interface StepLine { readonly number: number; readonly seat: number; readonly text: string; readonly events: readonly EventLine[] }
export interface LegalLine { readonly text: string; readonly kind: string; readonly label: Message; readonly piece: string | null; readonly target: string | null; readonly cells: readonly string[]; readonly chance: boolean }
export interface ResultLine { readonly winners: readonly number[]; readonly scores: readonly string[]; readonly rule: string | null }
export interface PathLine { readonly chance: string; readonly outcomes: readonly string[]; readonly events: readonly EventLine[] }
export interface Hello { readonly type: "hello"; readonly token?: string | null }
export interface Act { readonly type: "act"; readonly id: number; readonly step: number; readonly seat: number; readonly text: string }
export interface AskOdds { readonly type: "odds"; readonly id: number; readonly step: number; readonly seat: number; readonly plan: readonly string[] }
export interface Undo { readonly type: "undo"; readonly id: number; readonly step: number }
export interface Redo { readonly type: "redo"; readonly id: number; readonly step: number }
export interface Sync { readonly type: "sync" }
export type Request = Hello | Act | AskOdds | Undo | Redo | Sync;
export interface Table { readonly type: "table"; readonly table: string; readonly game: string; readonly rules: string; readonly scenario: string; readonly params: Readonly<Record<string, string | number>>; readonly step: number; readonly hash: string; readonly seats: readonly SeatLine[]; readonly waiting: readonly number[]; readonly thinking: number | null; readonly bots_compiled: boolean; readonly view: unknown; readonly legal: readonly LegalLine[]; readonly undo: Message | null; readonly redo: boolean; readonly result: ResultLine | null; readonly log_from: number; readonly log: readonly StepLine[] }
export interface Done { readonly type: "done"; readonly id: number; readonly step: number; readonly hash: string }
export interface Refused { readonly type: "refused"; readonly id: number; readonly step: number; readonly reason: Message }
export interface OddsAnswer { readonly type: "odds"; readonly id: number; readonly step: number; readonly paths: readonly PathLine[]; readonly summary: unknown }
export interface Failed { readonly type: "failed"; readonly reason: Message }
export type Reply = Table | Done | Refused | OddsAnswer | Failed;
export interface ScenarioLine { readonly id: string; readonly seats: number; readonly minutes: readonly [number, number]; readonly quick: boolean }
export interface ParameterLine { readonly name: string; readonly default: string | number; readonly low: number | null; readonly high: number | null; readonly values: readonly string[]; readonly unit: string; readonly origin: string }
export interface GameLine { readonly id: string; readonly version: string; readonly seats: readonly [number, number]; readonly hidden: boolean; readonly scenarios: readonly ScenarioLine[]; readonly parameters: readonly ParameterLine[]; readonly bots: readonly string[] }
export interface NewTable { readonly game: string; readonly scenario?: string | null; readonly params?: Readonly<Record<string, string | number>>; readonly seats?: readonly (string | null)[]; readonly names?: readonly string[]; readonly seed?: number | null }
export interface TableKey { readonly table: string; readonly token: string }
export interface TableLine { readonly table: string; readonly token: string; readonly game: string; readonly scenario: string; readonly step: number; readonly seats: readonly SeatLine[]; readonly over: boolean; readonly changed: string }
export interface Problem { readonly reason: Message }
