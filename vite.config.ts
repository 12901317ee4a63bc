import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { adoptedStyles } from "./config/adopted-styles.ts";
import { offline } from "./config/offline.ts";
import { security } from "./config/security.ts";
import packageJson from "./package.json" with { type: "json" };
import { robotsApi } from "./src/fetch/vite-plugin.ts";

export default defineConfig({
  // Relative, so that the page can be served from any folder of a site.
  base: "./",
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(packageJson.version) },
  plugins: [react(), adoptedStyles(), security(), offline(), robotsApi()],
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
    include: ["{src,test,scripts,fuzz,bench}/**/*.test.ts"],
    // Nothing is kept in a module that another file's tests could see, so that one thread loads each
    // module once; what a test puts in the place of a global goes with it.
    pool: "threads",
    isolate: false,
    unstubGlobals: true,
  },
});
