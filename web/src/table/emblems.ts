import { getContext, setContext } from "svelte";

/** The sign of a seat: a shape, a letter, and how far the letter sits below the middle. */
export interface Emblem {
  readonly letter: string;
  readonly path: string;
  readonly drop: number;
}

const EMBLEMS: readonly Emblem[] = [
  { letter: "A", path: "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z", drop: 0 },
  { letter: "B", path: "M0-17L17 0L0 17L-17 0z", drop: 0 },
  { letter: "C", path: "M0-17L18 13H-18z", drop: 4 },
  { letter: "D", path: "M-13-13H13V13H-13z", drop: 0 },
  { letter: "E", path: "M-15-8L0-16L15-8V8L0 16L-15 8z", drop: 0 },
  { letter: "F", path: "M0-18L5.2-7.5L17-5.5L9 3L10.5 15L0 10L-10.5 15L-9 3L-17-5.5L-5.2-7.5z", drop: -0.5 },
];

type LetterOf = (seat: number) => string | undefined;

const LETTERS = Symbol("letters of seats");

/** Give seats the letters that they have in a game, in all that the component which starts here shows. */
export const giveLetters = (letterOf: LetterOf): void => {
  setContext(LETTERS, letterOf);
};

/** The letters that were given to seats, if any were. */
export const givenLetters = (): LetterOf => getContext<LetterOf | undefined>(LETTERS) ?? (() => undefined);

export function emblem(seat: number): Emblem {
  return EMBLEMS[seat % EMBLEMS.length] as Emblem;
}
