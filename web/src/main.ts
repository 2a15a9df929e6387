import "./app/app.css";
import "./app/print.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./app/dress";
import { preferences } from "./lib/preferences.svelte";
import { games } from "./lib/server";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app element");
dress();
await speak(preferences.language);
await games().catch(() => []); // a page of a server that is down still says so
mount(App, { target });
