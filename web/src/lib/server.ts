import type { Checked, GameLine, Message, NewFork, NewTable, Position, Preview, Problem, TableKey, TableLine } from "../generated/messages";
import { learn } from "./words.svelte";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(readonly reason: Message) {
    super(reason.id);
  }
}

const DOWN: Message = { id: "ui-server-down", args: {}, rule: null };
const KEYS = "voevoda.keys";

/** The installed games; their words are there when this is. */
export async function games(): Promise<GameLine[]> {
  const installed = await json<GameLine[]>("/api/games");
  await learn(installed.map(({ id }) => id));
  return installed;
}

export const tables = (): Promise<TableLine[]> => json("/api/tables");

export const rulebook = async (game: string, language: string): Promise<string> =>
  (await ask(`/api/rulebook/${encodeURIComponent(game)}/${language}`)).text();

/** How a scenario begins. */
export const preview = (game: string, scenario: string): Promise<Preview> =>
  json(`/api/scenarios/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}`);

/** Set up a match; returns where it is. */
export async function newTable(wanted: NewTable): Promise<string> {
  return keep(await json<TableKey>("/api/tables", { method: "POST", body: JSON.stringify(wanted), ...JSON_BODY }));
}

/** Put a match file on the table. */
export async function openFile(file: Blob): Promise<string> {
  return keep(await json<TableKey>("/api/files", { method: "POST", body: file, ...JSON_BODY }));
}

/** Go on from a moment of a match at a new table; returns where it is. */
export async function fork(table: string, wanted: NewFork): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/fork`;
  return keep(await json<TableKey>(path, { method: "POST", body: JSON.stringify(wanted), ...JSON_BODY }));
}

/** A moment of a match as a position to be set up again. */
export const positionAt = (table: string, at: number): Promise<Position> =>
  json(`/api/tables/${encodeURIComponent(table)}/position?at=${at}`);

/** What a position looks like, or what is wrong with it. */
export const checkPosition = (position: Position, signal: AbortSignal): Promise<Checked> =>
  json("/api/positions", { method: "POST", body: JSON.stringify(position), signal, ...JSON_BODY });

/** Where the match can be had as a file. */
export const matchFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/file`;

/** The whole scenario of a match, whoever made it. */
export const scenarioOf = async (table: string): Promise<NonNullable<NewTable["scenario"]>> =>
  (await json<{ readonly scenario: NonNullable<NewTable["scenario"]> }>(matchFile(table))).scenario;

export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** The key to the seats of a table, as far as this browser or device knows it. */
export async function keyOf(table: string): Promise<string | null> {
  const known = keys()[table];
  if (known !== undefined) return known;
  const line = (await tables()).find((each) => each.table === table);
  return line === undefined ? null : (keep(line), line.token);
}

export function keep({ table, token }: TableKey): string {
  localStorage.setItem(KEYS, JSON.stringify({ ...keys(), [table]: token }));
  return table;
}

const JSON_BODY = { headers: { "Content-Type": "application/json" } };

function keys(): Record<string, string> {
  return JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string>;
}

async function json<Answer>(path: string, options?: RequestInit): Promise<Answer> {
  return (await (await ask(path, options)).json()) as Answer;
}

async function ask(path: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(path, options).catch(() => null);
  if (answer?.ok) return answer;
  const problem = (await answer?.json().catch(() => null)) as Problem | null | undefined;
  throw new Refusal(problem?.reason ?? DOWN);
}

/** The reason of anything that was thrown. */
export const reasonOf = (thrown: unknown): Message => (thrown instanceof Refusal ? thrown.reason : DOWN);
