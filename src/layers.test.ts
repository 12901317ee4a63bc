import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, it, vi } from "vitest";

// A busy machine needs seconds for all that is tried here.
vi.setConfig({ testTimeout: 60_000 });

/** The layers; a file imports from its own layer and from those after it. */
const layers = ["app", "panels", "editor", "session", "lint", "words", "engine"] as const;

/** Beside them stands what runs on a server; it may import the engine. */
const folders = [...layers, "fetch"] as const;

/** What the page may import of the server: the types of its answer; and who may. */
const serverTypes = "src/fetch/answer.ts";
const serverReaders: readonly Layer[] = ["app", "words"];

type Layer = (typeof folders)[number];

/** The packages a layer imports: `a` stands for a and a/…, `@a/*` for a scope, `*` for all. */
const packages: Readonly<Record<Layer, readonly string[]>> = {
  app: ["*"],
  panels: ["react", "zustand", "@tanstack/react-virtual", "lucide-react", "@codemirror/*"],
  editor: ["@codemirror/*", "@lezer/highlight"],
  session: ["@codemirror/state", "@codemirror/commands", "zustand/vanilla", "fflate"],
  lint: [],
  words: [],
  engine: [],
  fetch: ["node:*", "vite"],
};

/** The one file that belongs to no layer and may import all. */
const entryFile = "src/main.tsx";

/** Code that no file of a folder contains, comments apart. */
const forbiddenCode: readonly {
  readonly under: string;
  readonly pattern: RegExp;
  readonly reason: string;
  readonly except?: string;
}[] = [
  {
    under: "src/engine/",
    // The register of dialects has to find one by its id.
    except: "src/engine/dialects/index.ts",
    pattern: /\.id\s*[!=]==?|[!=]==?\s*[\w.]*\.id\b|switch\s*\([^)]*\.id\)/,
    reason: "asks which dialect it is; let the dialect say it as data",
  },
  { under: "src/", pattern: /new RegExp\(/, reason: "builds a regular expression from text" },
  {
    under: "src/",
    pattern: /innerHTML|dangerouslySetInnerHTML/,
    reason: "writes text as HTML",
  },
  { under: "src/", pattern: /\beval\(/, reason: "runs text as code" },
];

interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** Each import that a layer may not have, as a sentence. */
function layerOffences(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((specifier) => offence(file.path, specifier)),
  );
}

function offence(path: string, specifier: string): readonly string[] {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
  if (target.startsWith("test/")) return [`${path} imports ${target}: src is what ships`];
  if (path === entryFile) return [];
  const layer = layerOf(path);
  if (layer === undefined) return [`${path} is in no layer: move it to ${folders.join(", ")}`];
  if (!/^\.\.?(\/|$)/.test(specifier)) return packageOffence(path, layer, specifier);
  const targetLayer = layerOf(target);
  const allowed = allowedIn(layer);
  if (allowed.some((entry) => entry === targetLayer || entry === target)) return [];
  return [`${path} imports ${target}: ${layer} may import only ${allowed.join(", ")}`];
}

function allowedIn(layer: Layer): readonly string[] {
  if (layer === "fetch") return ["fetch", "engine"];
  const downwards = layers.slice(layers.indexOf(layer));
  return serverReaders.includes(layer) ? [...downwards, serverTypes] : downwards;
}

function packageOffence(path: string, layer: Layer, specifier: string): readonly string[] {
  const allowed = packages[layer];
  if (allowed.some((entry) => covers(entry, specifier))) return [];
  const list = allowed.length > 0 ? `only ${allowed.join(", ")}` : "no package";
  return [`${path} imports ${specifier}: ${layer} may import ${list}`];
}

function covers(entry: string, specifier: string): boolean {
  if (entry.endsWith("*")) return specifier.startsWith(entry.slice(0, -1));
  return specifier === entry || specifier.startsWith(`${entry}/`);
}

function layerOf(path: string): Layer | undefined {
  return folders.find((folder) => path.startsWith(`src/${folder}/`));
}

function importsOf(file: SourceFile): readonly string[] {
  const found: string[] = [];
  const add = (source: ESTree.Expression | null) => {
    if (source) found.push(literalText(source));
  };
  const addSource = (node: { readonly source: ESTree.Expression | null }) => add(node.source);
  const addModuleUrl = (node: ESTree.NewExpression) => add(moduleUrl(node));
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addSource,
    NewExpression: addModuleUrl,
  }).visit(parsed(file).program);
  return found;
}

// `new URL("./worker.ts", import.meta.url)` brings in a module as an import does.
function moduleUrl(node: ESTree.NewExpression): ESTree.Expression | null {
  const [target, base] = node.arguments;
  const isUrl = node.callee.type === "Identifier" && node.callee.name === "URL";
  const isOwn = base?.type === "MemberExpression" && base.object.type === "MetaProperty";
  return isUrl && isOwn && target && target.type !== "SpreadElement" ? target : null;
}

// A computed specifier is covered by no rule, and so is an offence.
function literalText(node: ESTree.Expression): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [only, more] = node.type === "TemplateLiteral" ? node.quasis : [];
  return only?.value.cooked && !more ? only.value.cooked : "(a computed module)";
}

function parsed(file: SourceFile) {
  const result = parseSync(file.path, file.code);
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} cannot be parsed: ${error.message}`);
  return result;
}

/** Each piece of code that a file may not contain, as a sentence. */
function codeOffences(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const code = withoutComments(file);
    return forbiddenCode
      .filter(({ under, except }) => file.path.startsWith(under) && file.path !== except)
      .filter(({ pattern }) => pattern.test(code))
      .map(({ pattern, reason }) => `${file.path} ${reason}: ${pattern.exec(code)?.[0]}`);
  });
}

function withoutComments(file: SourceFile): string {
  let code = file.code;
  for (const { start, end } of parsed(file).comments) {
    code = code.slice(0, start) + " ".repeat(end - start) + code.slice(end);
  }
  return code;
}

function readSources(): readonly SourceFile[] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => posix.join("src", name.replaceAll("\\", "/")))
    .sort()
    .map((path) => ({ path, code: readFileSync(posix.join(folder, "..", path), "utf8") }));
}

const sources = readSources();

describe("the layers of src", () => {
  it("import only from themselves and the layers below, and only their packages", () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(layerOffences(sources)).toEqual([]);
  });

  it.each([
    ['import { y } from "../panels/y.ts";', "src/panels/y.ts"],
    ['import type { Y } from "../panels/y.ts";', "src/panels/y.ts"],
    ['import "../panels/y.css?inline";', "src/panels/y.css"],
    ['export * from "../panels/y.ts";', "src/panels/y.ts"],
    ['export type { Y } from "../panels/y.ts";', "src/panels/y.ts"],
    ['const y = await import("../panels/y.ts");', "src/panels/y.ts"],
    ['type Y = import("../panels/y.ts").Y;', "src/panels/y.ts"],
    ['new Worker(new URL("../panels/y.ts", import.meta.url));', "src/panels/y.ts"],
    ['import "../main.tsx";', "src/main.tsx"],
    ['import "../../scripts/y.ts";', "scripts/y.ts"],
  ])("may not be crossed upwards by %s", (code, target) => {
    expect(layerOffences([{ path: "src/editor/x.ts", code }])).toEqual([
      `src/editor/x.ts imports ${target}: editor may import only editor, session, lint, words, engine`,
    ]);
  });

  it.each([
    ["src/engine/x.ts", "lodash", "engine may import no package"],
    ["src/engine/x.ts", "node:fs", "engine may import no package"],
    ["src/editor/x.ts", "react", "editor may import only @codemirror/*, @lezer/highlight"],
    [
      "src/session/x.ts",
      "zustand",
      "session may import only @codemirror/state, @codemirror/commands, zustand/vanilla, fflate",
    ],
  ])("may not be left: %s for %s", (path, name, rule) => {
    const code = `import { y } from "${name}";`;
    expect(layerOffences([{ path, code }])).toEqual([`${path} imports ${name}: ${rule}`]);
  });

  it.each([
    ["src/fetch/x.ts", "session", "fetch may import only fetch, engine"],
    ["src/engine/x.ts", "fetch", "engine may import only engine"],
    ["src/session/x.ts", "fetch", "session may import only session, lint, words, engine"],
    [
      "src/app/x.ts",
      "fetch",
      "app may import only app, panels, editor, session, lint, words, engine, src/fetch/answer.ts",
    ],
  ])("are apart from the server: %s does not import from %s", (path, folder, rule) => {
    const code = `import { y } from "../${folder}/y.ts";`;
    expect(layerOffences([{ path, code }])).toEqual([
      `${path} imports src/${folder}/y.ts: ${rule}`,
    ]);
  });

  it("meet the server in the engine, and in the types of its answer", () => {
    const server =
      'import "node:net"; import type { Plugin } from "vite"; import "../engine/y.ts";';
    const page = 'import type { RobotsAnswer } from "../fetch/answer.ts";';
    expect(layerOffences([{ path: "src/fetch/x.ts", code: server }])).toEqual([]);
    expect(layerOffences([{ path: "src/app/x.ts", code: page }])).toEqual([]);
  });

  it("may not be named by a computed import", () => {
    const code = "const y = await import(name);";
    expect(layerOffences([{ path: "src/editor/x.ts", code }])).toHaveLength(1);
  });

  it.each(["src/main.tsx", "src/app/x.ts", "src/engine/lint/x.ts"])(
    "need nothing that only tests need: %s",
    (path) => {
      const target = posix.relative(posix.dirname(path), "test/y.ts");
      expect(layerOffences([{ path, code: `import { y } from "${target}";` }])).toEqual([
        `${path} imports test/y.ts: src is what ships`,
      ]);
    },
  );

  it("hold every file but the entry", () => {
    const code = 'import "./app/y.ts";';
    expect(layerOffences([{ path: "src/main.tsx", code }])).toEqual([]);
    expect(layerOffences([{ path: "src/other/x.ts", code }])).toHaveLength(1);
  });

  it("may be used downwards, and their packages as the table says", () => {
    const code = `
      import "./own.css";
      import { y } from "../engine/y.ts";
      import { z } from "../editor/z.ts";
      import { createRoot } from "react/jsx-runtime";
      // import { no } from "../app/no.ts";
      const text = 'import "../app/no.ts"';`;
    expect(layerOffences([{ path: "src/panels/x.tsx", code }])).toEqual([]);
  });
});

describe("the code of src", () => {
  it("does not contain what is forbidden", () => {
    expect(codeOffences(sources)).toEqual([]);
  });

  it.each([
    ['if (dialect.id === "google") {}', "src/engine/x.ts"],
    ['if ("google" !== analysis.dialect.id) {}', "src/engine/x.ts"],
    ["switch (dialect.id) {}", "src/engine/x.ts"],
    ['new RegExp("a");', "src/app/x.ts"],
    ["element.innerHTML = text;", "src/app/x.ts"],
    ["<p dangerouslySetInnerHTML={{}} />;", "src/app/x.tsx"],
    ["eval(text);", "src/app/x.ts"],
  ])("may not be %s", (code, path) => {
    expect(codeOffences([{ path, code }])).toHaveLength(1);
  });

  it.each([
    ['if (session.id === "a") {}', "src/session/x.ts"],
    ["const id = defaultDialect.id;", "src/engine/x.ts"],
    ["// never new RegExp( or innerHTML\nretrieval(text);", "src/app/x.ts"],
  ])("may be %s", (code, path) => {
    expect(codeOffences([{ path, code }])).toEqual([]);
  });
});
