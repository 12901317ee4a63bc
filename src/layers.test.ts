import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";

/** The rooms of src: which other rooms and which packages a file of each may import. `a` stands for a and a/…, `@a/*` for a scope, `*` for all. */
const rooms = {
  app: {
    rooms: ["features", "ui", "editor", "tasks", "core", "lint", "words", "engine"],
    packages: ["*"],
  },
  features: {
    rooms: ["ui", "editor", "tasks", "core", "lint", "words", "engine"],
    packages: [
      "react",
      "react-dom",
      "zustand",
      "lucide-react",
      "downshift",
      "@tanstack/react-virtual",
      "@codemirror/*",
    ],
  },
  ui: {
    rooms: ["editor", "core", "lint", "words", "engine"],
    packages: ["react", "zustand", "lucide-react", "@tanstack/react-virtual", "@codemirror/*"],
  },
  editor: {
    rooms: ["core", "lint", "words", "engine"],
    packages: ["@codemirror/*"],
  },
  // What a person does with a file that needs no page: the page and the command line stand on it.
  tasks: {
    rooms: ["core", "lint", "words", "engine"],
    packages: ["@codemirror/state", "@codemirror/commands", "zustand/vanilla", "fflate"],
  },
  core: {
    rooms: ["lint", "words", "engine"],
    packages: ["@codemirror/state", "@codemirror/commands", "zustand/vanilla"],
  },
  lint: { rooms: ["words", "engine"], packages: [] },
  words: { rooms: ["engine"], packages: [] },
  engine: { rooms: [], packages: [] },
  // The npm package: the faces that programs import, and the command line above them.
  cli: {
    rooms: ["package", "tasks", "core", "lint", "words", "engine", "fetch"],
    packages: ["node:*", "@codemirror/state"],
  },
  package: { rooms: ["tasks", "core", "lint", "words", "engine"], packages: [] },
  // Beside the page stands what runs on a server.
  fetch: { rooms: ["engine"], packages: ["node:*", "vite"] },
  server: { rooms: ["fetch", "engine"], packages: ["node:*"] },
} as const;

type Room = keyof typeof rooms;

/** The stages of the engine; a stage imports from itself and from those after it. */
const stages = [
  "advise",
  "prove",
  "preferences",
  "crawlers",
  "dialects",
  "decide",
  "parse",
  "match",
  "url",
  "text",
] as const;

/** Packages that one stage of the engine may import. */
const stagePackages: Readonly<Record<string, readonly string[]>> = {
  // It decides what a dictionary of RFC 9651 means.
  preferences: ["structured-headers"],
};

/** What may be imported of the server: the types of its answer. */
const serverTypes = "src/fetch/answer.ts";
const serverReaders: readonly Room[] = ["features", "tasks"];

/** What a server sends with the page, and when, is written beside what the page's own HTML says. */
const servedAsBuilt: readonly string[] = ["config/security.ts", "config/embedded.ts"];

/** The one file that belongs to no room and may import all. */
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

/** Each import that its room may not have, as a sentence that says what may be imported instead. */
function layerOffences(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((specifier) => offence(file.path, specifier)),
  );
}

function offence(path: string, specifier: string): readonly string[] {
  const isRelative = /^\.\.?(\/|$)/.test(specifier);
  const target = isRelative ? targetOf(path, specifier) : specifier;
  if (target.startsWith("test/")) return [`${path} imports ${target}: src is what ships`];
  if (path === entryFile) return [];
  const room = roomOf(path);
  if (room === undefined)
    return [`${path} is in no room: move it to ${Object.keys(rooms).join(", ")}`];
  return isRelative ? roomOffence(path, room, target) : packageOffence(path, room, target);
}

function targetOf(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
}

function roomOffence(path: string, room: Room, target: string): readonly string[] {
  const allowed: readonly string[] = rooms[room].rooms;
  const other = roomOf(target);
  if (target === serverTypes && serverReaders.includes(room)) return [];
  if (room === "server" && servedAsBuilt.includes(target)) return [];
  // The page shows the document, so that both say the same.
  if (room === "words" && target === "docs/glossary.md") return [];
  if (other !== room && !(other && allowed.includes(other)))
    return [`${path} imports ${target}: ${room} may import only ${[room, ...allowed].join(", ")}`];
  const [from, to] = [stageOf(path), stageOf(target)];
  if (from < 0 || to < 0 || to >= from) return [];
  const lower = stages.slice(from).join(", ");
  return [`${path} imports ${target}: ${stages[from]} may import only ${lower}`];
}

/** The index of a file's stage of the engine; -1 where it is in none. */
function stageOf(path: string): number {
  return stages.findIndex((stage) => path.startsWith(`src/engine/${stage}/`));
}

function packageOffence(path: string, room: Room, name: string): readonly string[] {
  const stage = stages[stageOf(path)] ?? "";
  const allowed = [...rooms[room].packages, ...(stagePackages[stage] ?? [])];
  if (allowed.some((entry) => covers(entry, name))) return [];
  const list = allowed.length > 0 ? `only ${allowed.join(", ")}` : "no package";
  return [`${path} imports ${name}: ${room} may import ${list}`];
}

function covers(entry: string, specifier: string): boolean {
  if (entry.endsWith("*")) return specifier.startsWith(entry.slice(0, -1));
  return specifier === entry || specifier.startsWith(`${entry}/`);
}

function roomOf(path: string): Room | undefined {
  return (Object.keys(rooms) as Room[]).find((room) => path.startsWith(`src/${room}/`));
}

/** Each circle of imports, types included, as a sentence that names its files in their order. */
function circlesIn(files: readonly SourceFile[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => targetOf(file.path, specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const left = new Set<string>();
  const circles: string[] = [];
  // Depth first; what is on the way is met again exactly where a circle closes.
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) {
      const circle = [...way.slice(at), path].join(" -> ");
      circles.push(`${circle}: move what they share into a file below both`);
      return;
    }
    if (left.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...way, path]);
    left.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}

/** Each feature as one file, which imports the other features that its files do. */
function asFolders(files: readonly SourceFile[]): readonly SourceFile[] {
  const folderOf = (path: string) => /^src\/features\/\w+/.exec(path)?.[0];
  const folders = [...new Set(files.flatMap(({ path }) => folderOf(path) ?? []))];
  return folders.map((folder) => {
    const others = files
      .filter(({ path }) => folderOf(path) === folder)
      .flatMap((file) => importsOf(file).map((to) => folderOf(targetOf(file.path, to)) ?? folder))
      .filter((other) => other !== folder);
    const code = others.map((other) => `import "./${posix.basename(other)}";`).join("\n");
    return { path: folder, code };
  });
}

/** What each file was found to import. */
const known = new WeakMap<SourceFile, readonly string[]>();

function importsOf(file: SourceFile): readonly string[] {
  const before = known.get(file);
  if (before) return before;
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
  known.set(file, found);
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

function readSources(folder: string): readonly SourceFile[] {
  const root = fileURLToPath(new URL("..", import.meta.url));
  return readdirSync(posix.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .sort()
    .map((path) => ({ path, code: readFileSync(posix.join(root, path), "utf8") }));
}

const sources = readSources("src");

describe("the rooms of src", () => {
  it("import only from themselves and the rooms below, and only their packages", () => {
    expect(sources).not.toHaveLength(0);
    expect(layerOffences(sources)).toEqual([]);
  });

  it.each([
    ['import { y } from "../ui/y.ts";', "src/ui/y.ts"],
    ['import type { Y } from "../ui/y.ts";', "src/ui/y.ts"],
    ['import "../ui/y.css?inline";', "src/ui/y.css"],
    ['export * from "../ui/y.ts";', "src/ui/y.ts"],
    ['export type { Y } from "../ui/y.ts";', "src/ui/y.ts"],
    ['const y = await import("../ui/y.ts");', "src/ui/y.ts"],
    ['type Y = import("../ui/y.ts").Y;', "src/ui/y.ts"],
    ['new Worker(new URL("../ui/y.ts", import.meta.url));', "src/ui/y.ts"],
    ['import "../main.tsx";', "src/main.tsx"],
    ['import "../../scripts/y.ts";', "scripts/y.ts"],
  ])("may not be crossed upwards by %s", (code, target) => {
    expect(layerOffences([{ path: "src/editor/x.ts", code }])).toEqual([
      `src/editor/x.ts imports ${target}: editor may import only editor, core, lint, words, engine`,
    ]);
  });

  it.each([
    ["src/engine/match/x.ts", "../parse/y.ts", "match may import only match, url, text"],
    [
      "src/engine/decide/x.ts",
      "../dialects/y.ts",
      "decide may import only decide, parse, match, url, text",
    ],
    ["src/engine/text/x.ts", "../url/y.ts", "text may import only text"],
  ])("are stages in the engine: %s does not import %s", (path, specifier, rule) => {
    const target = targetOf(path, specifier);
    expect(layerOffences([{ path, code: `import "${specifier}";` }])).toEqual([
      `${path} imports ${target}: ${rule}`,
    ]);
  });

  it.each([
    ["src/engine/x.ts", "lodash", "engine may import no package"],
    ["src/engine/parse/x.ts", "structured-headers", "engine may import no package"],
    ["src/engine/x.ts", "node:fs", "engine may import no package"],
    ["src/editor/x.ts", "react", "editor may import only @codemirror/*"],
    [
      "src/core/x.ts",
      "zustand",
      "core may import only @codemirror/state, @codemirror/commands, zustand/vanilla",
    ],
  ])("may not be left: %s for %s", (path, name, rule) => {
    const code = `import { y } from "${name}";`;
    expect(layerOffences([{ path, code }])).toEqual([`${path} imports ${name}: ${rule}`]);
  });

  it.each([
    ["src/fetch/x.ts", "core", "fetch may import only fetch, engine"],
    ["src/engine/x.ts", "fetch", "engine may import only engine"],
    ["src/fetch/x.ts", "server", "fetch may import only fetch, engine"],
    ["src/server/x.ts", "core", "server may import only server, fetch, engine"],
    ["src/core/x.ts", "fetch", "core may import only core, lint, words, engine"],
    ["src/ui/x.ts", "fetch", "ui may import only ui, editor, core, lint, words, engine"],
  ])("are apart from the server: %s does not import from %s", (path, folder, rule) => {
    const code = `import { y } from "../${folder}/y.ts";`;
    expect(layerOffences([{ path, code }])).toEqual([
      `${path} imports src/${folder}/y.ts: ${rule}`,
    ]);
  });

  it("meet the server in the engine, and in the types of its answer", () => {
    const server =
      'import "node:net"; import type { Plugin } from "vite"; import "../engine/y.ts";';
    const page = 'import type { RobotsAnswer } from "../../fetch/answer.ts";';
    expect(layerOffences([{ path: "src/fetch/x.ts", code: server }])).toEqual([]);
    expect(layerOffences([{ path: "src/features/live/x.ts", code: page }])).toEqual([]);
  });

  it("may not be named by a computed import", () => {
    const code = "const y = await import(name);";
    expect(layerOffences([{ path: "src/editor/x.ts", code }])).toHaveLength(1);
  });

  it("hold every file but the entry", () => {
    const code = 'import "./app/y.ts";';
    expect(layerOffences([{ path: "src/main.tsx", code }])).toEqual([]);
    expect(layerOffences([{ path: "src/other/x.ts", code }])).toHaveLength(1);
  });

  it.each(["src/main.tsx", "src/features/a/x.ts", "src/engine/text/x.ts"])(
    "do not import from test/: %s",
    (path) => {
      const specifier = posix.relative(posix.dirname(path), "test/y.ts");
      expect(layerOffences([{ path, code: `import "${specifier}";` }])).toEqual([
        `${path} imports test/y.ts: src is what ships`,
      ]);
    },
  );

  it("may be used downwards, and their packages as the table says", () => {
    const code = `
      import "./own.css";
      import { y } from "../engine/y.ts";
      import { z } from "../editor/z.ts";
      import { createRoot } from "react/jsx-runtime";
      // import { no } from "../app/no.ts";
      const text = 'import "../app/no.ts"';`;
    expect(layerOffences([{ path: "src/ui/x.tsx", code }])).toEqual([]);
  });
});

describe("imports", () => {
  it.each(["src", "e2e", "scripts", "config", "fuzz", "test"])(
    "go in no circle in %s",
    (folder) => {
      expect(circlesIn(folder === "src" ? sources : readSources(folder))).toEqual([]);
    },
  );

  it("go in a circle by types and by what is loaded later, too", () => {
    const files = [
      { path: "src/a.ts", code: 'import type { B } from "./b.ts";' },
      { path: "src/b.ts", code: 'const c = () => import("./c/c.ts");' },
      { path: "src/c/c.ts", code: 'export { a } from "../a.ts";' },
      { path: "src/d.ts", code: 'import "./a.ts";' },
    ];
    expect(circlesIn(files)).toEqual([
      "src/a.ts -> src/b.ts -> src/c/c.ts -> src/a.ts: move what they share into a file below both",
    ]);
    expect(circlesIn(files.slice(1))).toEqual([]);
  });

  it("go in no circle of features either: what two share is in core or tasks", () => {
    expect(circlesIn(asFolders(sources))).toEqual([]);
    const files = [
      { path: "src/features/a/x.ts", code: 'import "../b/y.ts";' },
      { path: "src/features/b/z.ts", code: 'import "../c/x.tsx";' },
      { path: "src/features/c/x.tsx", code: 'const a = () => import("../a/y.ts");' },
    ];
    expect(circlesIn(asFolders(files))).toEqual([
      "src/features/a -> src/features/b -> src/features/c -> src/features/a: move what they share into a file below both",
    ]);
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
