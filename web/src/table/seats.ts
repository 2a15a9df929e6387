import type { SeatLine } from "../generated/messages";
import { words } from "../lib/words.svelte";

/** What a seat is called: its name and, if a bot plays it, which. */
export const seatName = ({ name, bot }: SeatLine): string => (bot === null ? name : `${name} · ${words(`bot-${bot}`)}`);
