import "./app/app.css";
import "./app/print.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./app/dress";
import { preferences } from "./lib/preferences.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app element");
dress();
await speak(preferences.language);
mount(App, { target });
