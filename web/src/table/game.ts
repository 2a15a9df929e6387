import type { Snippet } from "svelte";

import type { Table } from "../generated/messages";
import type { Connection } from "../lib/connection.svelte";
import type { Sound } from "../lib/sound";
import type { Beat } from "./queue.svelte";

/** Something that is shown and heard for a while. */
export interface Scene extends Beat {
  readonly sound: Sound | null;
}

/** What the frame asks of a map. */
export interface MapHandle {
  /** Put the keyboard on the map: on a place or piece, or where it was. */
  focus: (at?: string) => void;
  fit: () => void;
  zoom: (direction: 1 | -1) => void;
}

/** What the table of a game is given. */
export interface GameTableProps {
  readonly connection: Connection;
  /** What is shown: the table as it is or, when one looks back, as it was. */
  readonly table: Table;
  /** What stands beside the map, under it, and among the panels. */
  readonly beside: Snippet;
  readonly below: Snippet;
  readonly aside: Snippet;
  /** Open the replay, at the moment after a step if one is named. */
  readonly onlook: (step: number | null) => void;
}

/** A key of one game's table: how it is written, the id of what it does, and the usual meaning that it has instead. */
export type OwnKey = readonly [key: string, what: string, instead?: "cells" | "push"];
