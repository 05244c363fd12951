import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { lobbyTexts } from "./lobby.ts";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["SPIELKISTE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), lobbyTexts(at("../src/spielkiste/games"))],
  resolve: {
    alias: { $texts: at("../src/spielkiste") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: at("../src/spielkiste/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [at("."), at("../src/spielkiste")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
