import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["VOEVODA_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ command }) => ({
  // Who starts the game is told of trouble only, not of every file.
  logLevel: command === "build" ? "warn" : "info",
  plugins: [svelte()],
  resolve: {
    // The texts of both sides of the wire: import "@voevoda/…/texts/ru.ftl?raw".
    alias: { "@voevoda": fromHere("../src/voevoda") },
  },
  build: {
    outDir: fromHere("../src/voevoda/server/static"),
    emptyOutDir: true,
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [fromHere("."), fromHere("../src/voevoda")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
