import { createContext } from "svelte";

/** What is searched for, for every piece of the text to mark. */
export const [searched, setSearched] = createContext<() => string>();
