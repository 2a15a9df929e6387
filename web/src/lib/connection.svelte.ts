import type {
  Act, AskHint, AskOdds, DeclineDraw, Hint, Look, Message, OddsAnswer, OfferDraw, Past, Redo, Reply, Request, Resign, StepLine, Table, Undo,
} from "../generated/messages";
import { backoff } from "./backoff";
import { isWhole, merged } from "./log";
import { keyOf, reasonOf, Refusal, socketAddress } from "./server";

export type Status = "connecting" | "open" | "lost" | "closed";
type Change = Act | Undo | Redo | Resign | OfferDraw | DeclineDraw;
type Question = AskOdds | Look | AskHint;
type Answer = OddsAnswer | Past | Hint;

/** How long an action may stay unconfirmed before that is said, and any question before the line is given up, in ms. */
const LATE = 700;
const DEAD = 5000;

/** Codes with which the server says that coming back is of no use. */
const FINAL = [4404, 4409];

/** A table on the server: what it said last, and the way to speak to it. */
export class Connection {
  table = $state.raw<Table | null>(null);
  log = $state.raw<readonly StepLine[]>([]);
  status = $state<Status>("connecting");
  /** Sent and not acknowledged yet. */
  pending = $state.raw<Change | null>(null);
  /** Whether what was sent is overdue. */
  isLate = $state(false);
  /** Whether the server could not be reached again at once. */
  isDown = $state(false);
  /** Why the last request was refused. */
  refusal = $state.raw<Message | null>(null);
  /** The person whose turn it is to look, where those at this device have secrets from each other. */
  curtain = $state.raw<{ readonly game: string; readonly seat: number; readonly name: string } | null>(null);
  /** Whether the page shows a moment of the past: nothing can be played meanwhile. */
  isLooking = $state(false);

  readonly #id: string;
  #socket: WebSocket | null = null;
  #tried = 0;
  #timer = 0;
  #late = 0;
  #dead = 0;
  #next = 1;
  /** What is to be played after the action that is on its way. */
  #rest: readonly string[] = [];
  readonly #asked = new Map<number, { resolve: (answer: never) => void; reject: (why: Refusal) => void }>();

  constructor(id: string) {
    this.#id = id;
    addEventListener("online", this.#check);
    addEventListener("pageshow", this.#check);
    addEventListener("visibilitychange", this.#check);
    void this.#open();
  }

  /** The seat for which this page decides now; of several that may, the one for which it is shown. */
  get seat(): number | null {
    if (this.isLooking || this.table === null) return null;
    const { seat, seats, waiting } = this.table;
    return seat !== null && seats[seat]?.yours && waiting.includes(seat) ? seat : null;
  }

  get isBusy(): boolean {
    return this.pending !== null || this.isLooking || this.status !== "open";
  }

  /** Play an action, and others as soon as it is confirmed and nothing else has happened. */
  act(text: string, ...rest: readonly string[]): void {
    if (this.table === null || this.isBusy) return;
    const { step, hash } = this.table;
    this.#rest = rest;
    this.#change({ type: "act", id: this.#next++, step, seat: this.seat ?? 0, text, hash });
  }

  undo(): void {
    if (this.table !== null) this.#change({ type: "undo", id: this.#next++, step: this.table.step });
  }

  redo(): void {
    if (this.table !== null) this.#change({ type: "redo", id: this.#next++, step: this.table.step });
  }

  resign(seat: number): void {
    if (this.table !== null) this.#change({ type: "resign", id: this.#next++, step: this.table.step, seat });
  }

  /** Offer a draw, or take another seat's offer. */
  offerDraw(seat: number): void {
    if (this.table !== null) this.#change({ type: "offer", id: this.#next++, step: this.table.step, seat });
  }

  declineDraw(seat: number): void {
    if (this.table !== null) this.#change({ type: "decline", id: this.#next++, step: this.table.step, seat });
  }

  /** What may come of a plan; rejects with the reason where the plan is not allowed. */
  odds(plan: readonly string[]): Promise<OddsAnswer> {
    const step = this.table?.step ?? 0;
    return this.#ask<OddsAnswer>({ type: "odds", id: this.#next++, step, seat: this.seat ?? 0, plan: [...plan] });
  }

  /** What the table looked like after so many steps. */
  look(at: number): Promise<Past> {
    return this.#ask<Past>({ type: "look", id: this.#next++, at });
  }

  /** What a bot would do for the seat that decides. */
  hint(): Promise<Hint> {
    const step = this.table?.step ?? 0;
    return this.#ask<Hint>({ type: "hint", id: this.#next++, step, seat: this.seat ?? 0 });
  }

  /** The person whose turn it is to look is here. */
  lift(): void {
    if (this.curtain === null) return;
    this.#send({ type: "lift", seat: this.curtain.seat });
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.#check);
    removeEventListener("pageshow", this.#check);
    removeEventListener("visibilitychange", this.#check);
    for (const timer of [this.#timer, this.#late, this.#dead]) clearTimeout(timer);
    this.#socket?.close();
  }

  #change(request: Change): void {
    if (this.isBusy) return;
    this.refusal = null;
    this.pending = request;
    this.#send(request);
    this.#late = window.setTimeout(() => {
      this.isLate = true;
      if (this.status === "open") this.#probe();
    }, LATE);
  }

  /** What was on its way is so no longer. */
  #settle(): void {
    clearTimeout(this.#late);
    this.pending = null;
    this.isLate = false;
  }

  #ask<Kind extends Answer>(question: Question): Promise<Kind> {
    return new Promise<Kind>((resolve, reject) => {
      if (this.status !== "open") return reject(new Refusal(lost));
      this.#asked.set(question.id, { resolve, reject });
      this.#send(question);
    });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  async #open(): Promise<void> {
    let token: string | null;
    try {
      token = await keyOf(this.#id);
    } catch (thrown) {
      this.#lose(reasonOf(thrown));
      return;
    }
    if (this.status === "closed") return;
    const socket = new WebSocket(socketAddress(this.#id));
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", token });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data as string) as Reply);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (FINAL.includes(code)) this.close();
      else this.#lose(null);
    };
  }

  #lose(reason: Message | null): void {
    if (this.status === "closed") return;
    this.isDown = this.#tried > 0;
    this.status = "lost";
    this.#rest = [];
    clearTimeout(this.#dead);
    if (this.table === null) this.refusal = reason;
    for (const { reject } of this.#asked.values()) reject(new Refusal(lost));
    this.#asked.clear();
    this.#timer = window.setTimeout(() => void this.#open(), backoff(this.#tried++, Math.random()));
  }

  /** After sleep, or away from the page: is the line still there? */
  readonly #check = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status === "open") this.#probe();
    if (this.status !== "lost") return;
    clearTimeout(this.#timer);
    void this.#open();
  };

  /** Ask for the table; a line that stays silent is given up. */
  #probe(): void {
    this.#send({ type: "sync" });
    clearTimeout(this.#dead);
    this.#dead = window.setTimeout(() => {
      const silent = this.#socket;
      this.#socket = null;
      silent?.close();
      this.#lose(null);
    }, DEAD);
  }

  #hear(reply: Reply): void {
    clearTimeout(this.#dead);
    switch (reply.type) {
      case "table":
        this.#replace(reply);
        break;
      case "done":
        if (this.pending?.id === reply.id) this.#settle();
        if (reply.step === this.table?.step && reply.hash !== this.table.hash) this.#send({ type: "sync" });
        break;
      case "odds":
      case "past":
      case "hint":
        this.#asked.get(reply.id)?.resolve(reply as never);
        this.#asked.delete(reply.id);
        break;
      case "refused":
        this.#refuse(reply.id, reply.step, reply.reason);
        break;
      case "failed":
        this.refusal = reply.reason;
        if (this.table === null) this.close();
        break;
    }
  }

  #replace(table: Table): void {
    if (table.covered) return this.#cover(table);
    const log = merged(this.log, table.log_from, table.log);
    if (!isWhole(log, table.step) && table.log_from > 1) {
      this.#send({ type: "sync" });
      return;
    }
    const isBack = this.status !== "open" || this.curtain !== null;
    const before = this.table?.step ?? table.step;
    this.log = log;
    this.table = table;
    this.status = "open";
    this.isDown = false;
    this.#tried = 0;
    if (table.notice !== null) this.refusal = table.notice;
    if (isBack) this.#resolve(table);
    this.#goOn(table.step > before);
  }

  /** Forget all that this page was told until the other person is here; the server tells nothing before. */
  #cover({ game, seat, seats, step, notice }: Table): void {
    const request = this.pending;
    if (request !== null && step !== request.step) this.#settle();
    this.status = "open";
    this.isDown = false;
    this.#tried = 0;
    this.curtain = { game, seat: seat ?? 0, name: seats[seat ?? 0]?.name ?? "" };
    this.table = null;
    this.log = [];
    this.refusal = notice;
    this.#rest = [];
  }

  #goOn(isOn: boolean): void {
    this.curtain = null;
    const [next, ...rest] = this.#rest;
    if (!isOn || this.pending !== null || next === undefined) return;
    this.#rest = [];
    if (this.seat !== null) this.act(next, ...rest);
  }

  /** After a lost connection: a request the server never saw is sent again; its step keeps it from counting twice. */
  #resolve({ step }: Table): void {
    const request = this.pending;
    if (request === null) return;
    if (step === request.step) return this.#send(request);
    this.#settle();
    const next = this.log.find((line) => line.number === request.step + 1);
    if (request.type === "act" && !(next !== undefined && request.text.startsWith(next.text))) {
      this.refusal = { id: "server-stale", args: { step: request.step, now: step }, rule: null };
    }
  }

  #refuse(id: number, step: number, reason: Message): void {
    this.#asked.get(id)?.reject(new Refusal(reason));
    this.#asked.delete(id);
    if (this.pending?.id !== id) return;
    this.#settle();
    this.#rest = [];
    this.refusal = reason;
    if (step !== this.table?.step) this.#send({ type: "sync" });
  }
}

const lost: Message = { id: "ui-connection-lost", args: {}, rule: null };

