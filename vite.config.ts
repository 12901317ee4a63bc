import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  // The first script's size is held to a budget, gzipped, by scripts/check-budget.mjs.
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 800 },
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Property tests take seconds on a busy machine; no test is about time.
    testTimeout: 60_000,
  },
});
