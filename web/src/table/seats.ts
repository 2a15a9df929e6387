import type { Message, SeatLine, Table } from "../generated/messages";
import { hasWords, words } from "../lib/words.svelte";

const ownWords = (game: string, name: string): string => `${game}-seat-${name.toLowerCase()}`;

/** Whether a seat has no name but that of its place in the game: P1, or the Attacker. */
export const isUnnamed = (game: string, name: string): boolean => /^P\d$/.test(name) || hasWords(ownWords(game, name));

/** A name as people read it: the one that somebody gave, or what the game calls the seat. */
export const calledIn = (game: string, name: string): string => (hasWords(ownWords(game, name)) ? words(ownWords(game, name)) : name);

/** What a seat of a table is called. */
export const seatOfTable = ({ game, seats }: Pick<Table, "game" | "seats">, seat: number): string => calledIn(game, seats[seat]?.name ?? "");

/** A reason whose seat is called as people read it. */
export function toldIn(game: string, reason: Message): Message {
  const { seat } = reason.args;
  return typeof seat === "string" ? { ...reason, args: { ...reason.args, seat: calledIn(game, seat) } } : reason;
}

/** What a seat is called: its name and, if a bot plays it, which. */
export const seatName = ({ name, bot }: SeatLine, game: string): string =>
  bot === null ? calledIn(game, name) : `${calledIn(game, name)} · ${words(`bot-${bot}`)}`;
