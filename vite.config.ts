import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { aboutApart } from "./config/about-apart.ts";
import { adoptedStyles } from "./config/adopted-styles.ts";
import { compressed } from "./config/compressed.ts";
import { firstScreen } from "./config/first-screen.ts";
import { keysApart } from "./config/keys-apart.ts";
import { offline } from "./config/offline.ts";
import { security } from "./config/security.ts";
import packageJson from "./package.json" with { type: "json" };
import { robotsApi } from "./src/fetch/vite-plugin.ts";

const LANGUAGE = /\/node_modules\/(@codemirror\/language|@lezer)\//;
const DIALECTS = /\/src\/engine\/dialects\/[\w.-]+\.ts$/;
const COMMON = /\/src\/(ui|words)\/|\/lucide-react\//;

/** Whether a module is of this chunk: by its path, or because its first line says so (`// @chunk panels`). */
function inChunk(name: string, paths?: RegExp): (id: string) => boolean {
  return (id) => paths?.test(id) || chunkSaidIn(id) === name;
}

const said = new Map<string, string | undefined>();

function chunkSaidIn(id: string): string | undefined {
  if (!/\/src\/[^?]*\.tsx?$/.test(id)) return undefined;
  if (!said.has(id)) said.set(id, /^\/\/ @chunk (.+)/.exec(readFileSync(id, "utf8"))?.[1]);
  return said.get(id);
}

export default defineConfig({
  // Relative, so that the page can be served from any folder of a site.
  base: "./",
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(packageJson.version) },
  plugins: [
    react(),
    adoptedStyles(),
    keysApart(),
    aboutApart(),
    firstScreen(),
    security(),
    offline(),
    compressed(),
    robotsApi(),
  ],
  // The first script's size is held to a budget, gzipped, by scripts/check-budget.mjs.
  build: {
    target: "es2022",
    // One style sheet of some 13 kB: what comes later never waits for its own.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Without the file itself, which is asked for anyway: each name costs the first script, and fewer bytes in the same order.
      resolveDependencies: (file, needed) => needed.filter((path) => path !== file).toSorted(),
    },
    chunkSizeWarningLimit: 800,
    // The licences of the packages that are in the page require it; the list of shortcuts links to it.
    license: { fileName: "licenses.txt" },
    // What the page and a frame start with is one request, however many later parts share some of it,
    // and what the page adds to it is another. After that, every visit loads three large files, and small
    // ones that other parts share: the panels, what CodeMirror has for keys, folding and search, and all
    // that helps to write (problems, completion, hover). As a file for each part they were sixty, and the
    // panels came later. The rest, which a person has to ask for, is a file for each part.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: LANGUAGE, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "language",
              test: LANGUAGE,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What a link shares with later parts is a few lines in each of five modules: a link waits for one file of them.
            {
              name: "shared",
              test: inChunk("shared"),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What reads a link: making one, which reads it again, comes later.
            {
              name: "links",
              test: inChunk("links", /\/links\/dictionary\.txt/),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: "index", tags: ["$initial"], priority: 1 },
            { name: "page", test: /\/src\/app\/App\.tsx/ },
            {
              name: "dialects",
              test: inChunk("dialects", DIALECTS),
              includeDependenciesRecursively: false,
            },
            {
              name: "keep-draft",
              test: inChunk("keep-draft"),
              includeDependenciesRecursively: false,
            },
            // What is small and shared by later parts that may come before the panels, as on phones.
            {
              name: "common",
              test: inChunk("common", COMMON),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: "panels", test: inChunk("panels") },
            { name: "keys", test: inChunk("keys") },
            { name: "writing", test: inChunk("writing") },
          ],
        },
      },
    },
  },
  test: {
    include: ["{src,test,scripts,fuzz,bench}/**/*.test.ts"],
    // Tests know every dialect, those that the page loads later too.
    setupFiles: ["src/engine/dialects/index.ts", "test/seed.ts"],
    // Nothing is kept in a module that another file's tests could see, so that one thread loads each
    // module once; what a test puts in the place of a global goes with it.
    pool: "threads",
    isolate: false,
    // Vitest leaves one core to others, which of two is half.
    maxWorkers: "100%",
    unstubGlobals: true,
    tags: [
      { name: "long", description: "Takes so long that npm run check leaves it to npm test." },
    ],
    // For a busy machine: it needs seconds for what a quiet one does at once.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
