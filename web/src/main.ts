import "./app/app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferredLanguage, speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app element");
await speak(preferredLanguage());
mount(App, { target });
