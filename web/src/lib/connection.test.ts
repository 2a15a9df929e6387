import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Request, Table } from "../generated/messages";
import { Connection } from "./connection.svelte";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  readonly sent: Request[] = [];
  onopen = (): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  hear(reply: object): void {
    this.onmessage({ data: JSON.stringify(reply) });
  }
}

const step = (number: number, text: string) => ({ number, seat: number ? 0 : -1, text, events: [], values: [] });
const table = (steps: string[], from = 0): Table => ({
  type: "table", table: "t", game: "cities", rules: "1", scenario: "duel", title: "", params: {}, step: steps.length, hash: steps.join(),
  seats: [{ name: "P1", side: "P1", bot: null, yours: true }], waiting: [0], thinking: null, bots_compiled: true, view: {},
  legal: [], blocked: [], values: [], offers: [], conceded: [], analysis: false, hidden: false, covered: false, seat: 0, notice: null, undo: null, redo: false, result: null, log_from: from, log: ["", ...steps].map((text, number) => step(number, text)).slice(from),
});
const latest = (): Socket => Socket.all.at(-1) as Socket;

async function opened(): Promise<Connection> {
  const connection = new Connection("t");
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  latest().onopen();
  latest().hear(table(["END"]));
  return connection;
}

async function cut(): Promise<void> {
  const known = Socket.all.length;
  latest().close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(known + 1);
  latest().onopen();
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("localStorage", { getItem: () => '{"t": "key"}' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page says who it is, and what it was told replaces what it knew", async () => {
  const connection = await opened();
  expect(latest().sent).toEqual([{ type: "hello", token: "key" }]);
  latest().hear(table(["END", "L2 LVL"], 2));
  expect(connection.log.map(({ text }) => text)).toEqual(["", "END", "L2 LVL"]);
  latest().hear(table(["END"], 2));
  expect(connection.log.map(({ text }) => text)).toEqual(["", "END"]);
});

test("a gap in the log is filled by asking for the whole table", async () => {
  const connection = await opened();
  latest().hear(table(["END", "L2 LVL", "END"], 3));
  expect(latest().sent.at(-1)).toEqual({ type: "sync" });
  expect(connection.table?.step).toBe(1);
});

test("one action at a time is on its way, until it is acknowledged", async () => {
  const connection = await opened();
  connection.act("L1 LVL");
  connection.act("END");
  expect(latest().sent.slice(1)).toEqual([{ type: "act", id: 1, step: 1, seat: 0, text: "L1 LVL", hash: "END" }]);
  expect(connection.isBusy).toBe(true);
  latest().hear({ type: "done", id: 1, step: 2, hash: "" });
  expect(connection.isBusy).toBe(false);
});

test("an action that the server never saw is sent again after the connection was lost", async () => {
  const connection = await opened();
  connection.act("L1 LVL");
  await cut();
  expect(connection.isBusy).toBe(true);
  latest().hear(table(["END"]));
  expect(latest().sent.at(-1)).toMatchObject({ type: "act", text: "L1 LVL", step: 1 });
});

test("an action that was stored before the connection was lost is not sent again", async () => {
  const connection = await opened();
  connection.act("L1 LVL");
  await cut();
  latest().hear(table(["END", "L1 LVL"]));
  expect(latest().sent).toEqual([{ type: "hello", token: "key" }]);
  expect(connection.pending).toBeNull();
});

test("where something else happened first, a person has to look", async () => {
  const connection = await opened();
  connection.act("L1 LVL");
  await cut();
  latest().hear(table(["END", "END"]));
  expect(connection.pending).toBeNull();
  expect(connection.refusal).toMatchObject({ id: "server-stale", args: { step: 1, now: 2 } });
});

test("a refusal is told, and a question is answered or refused by its number", async () => {
  const connection = await opened();
  const reason = { id: "cities-reason-no-tp", args: {}, rule: "CIT-ACT-02" };
  connection.act("L1 LVL");
  latest().hear({ type: "refused", id: 1, step: 1, reason });
  expect(connection.refusal).toEqual(reason);
  const [answered, refused] = [connection.odds(["END"]), connection.odds(["L9 LVL"])];
  latest().hear({ type: "refused", id: 3, step: 1, reason });
  latest().hear({ type: "odds", id: 2, step: 1, paths: [], summary: null });
  await expect(answered).resolves.toMatchObject({ id: 2 });
  await expect(refused).rejects.toMatchObject({ reason });
});

test("an action that stays unconfirmed is told of, and a line that stays silent is given up for a new one", async () => {
  const connection = await opened();
  connection.act("L1 LVL");
  await vi.advanceTimersByTimeAsync(800);
  expect(connection.isLate).toBe(true);
  expect(latest().sent.at(-1)).toEqual({ type: "sync" });
  await vi.advanceTimersByTimeAsync(6000);
  expect(Socket.all).toHaveLength(2);
  latest().onopen();
  latest().hear(table(["END"]));
  expect(latest().sent.at(-1)).toMatchObject({ type: "act", text: "L1 LVL" });
  latest().hear({ type: "done", id: 1, step: 2, hash: "" });
  expect(connection.isLate).toBe(false);
});

test("what follows an action is played as soon as that is confirmed", async () => {
  const connection = await opened();
  connection.act("L1 MOV", "u1:c3");
  latest().hear({ type: "done", id: 1, step: 2, hash: "" });
  expect(latest().sent).toHaveLength(2);
  latest().hear(table(["END", "L1 MOV"], 2));
  expect(latest().sent.at(-1)).toMatchObject({ type: "act", text: "u1:c3", step: 2 });
  latest().hear({ type: "done", id: 2, step: 3, hash: "" });
  latest().hear(table(["END", "L1 MOV", "u1:c3"], 3));
  expect(latest().sent).toHaveLength(3);
});

test("what should have followed a refused action is not played", async () => {
  const connection = await opened();
  connection.act("L1 MOV", "u1:c3");
  latest().hear({ type: "refused", id: 1, step: 1, reason: { id: "x", args: {}, rule: null } });
  latest().hear(table(["END", "L1 LVL"], 2));
  expect(latest().sent).toHaveLength(2);
});

test("of several who may decide, the page decides for the one for whom it is shown", async () => {
  const seat = { name: "Ann", side: "", bot: null, yours: true };
  const connection = new Connection("t");
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  latest().onopen();
  latest().hear({ ...table([]), seats: [seat, seat], waiting: [0, 1], seat: 1 });
  expect(connection.seat).toBe(1);
  latest().hear({ ...table([]), seats: [seat, { ...seat, yours: false }], waiting: [0, 1], seat: 1 });
  expect(connection.seat).toBeNull();
});

test("before another person's secrets come a curtain and a page that has forgotten everything", async () => {
  const person = { side: "", bot: null, yours: true };
  const seats = [{ name: "Ann", ...person }, { name: "Bob", ...person }];
  const secret = (seat: number, steps: string[], covered = false): Table => ({ ...table(steps), hidden: true, seats, seat, waiting: [seat], covered });
  const connection = new Connection("t");
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  latest().onopen();
  latest().hear(secret(0, [], true));
  expect([connection.curtain?.name, connection.table, connection.log]).toEqual(["Ann", null, []]);
  connection.lift();
  expect(latest().sent.at(-1)).toEqual({ type: "lift", seat: 0 });
  latest().hear(secret(0, []));
  expect([connection.curtain, connection.table?.seat]).toEqual([null, 0]);
  connection.act("card 3");
  latest().hear({ type: "done", id: 1, step: 1, hash: "" });
  latest().hear(secret(1, [], true));
  expect([connection.curtain?.name, connection.table, connection.log]).toEqual(["Bob", null, []]);
});
