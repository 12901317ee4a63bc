import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { robotsApi } from "./src/fetch/vite-plugin.ts";

export default defineConfig({
  plugins: [react(), robotsApi()],
  // The first script's size is held to a budget, gzipped, by scripts/check-budget.mjs.
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    // What the page starts with is one request, however many later parts share some of it.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Property tests take seconds on a busy machine; no test is about time.
    testTimeout: 60_000,
  },
});
