import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
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
    // Property tests take seconds on a busy machine; no test is about time.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "page",
          include: ["{src,test,scripts,fuzz,bench}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "src/lint/**"],
        },
      },
      // A hundred small files that change nothing outside of themselves: the engine is loaded once for all.
      {
        extends: true,
        test: { name: "lint", include: ["src/lint/**/*.test.ts"], isolate: false },
      },
    ],
  },
});
