import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root, runTool, SetupError } from "./setup.mjs";

/** What programs import, by the name of the file. */
const faces = {
  index: "src/package/index.ts",
  lint: "src/package/lint.ts",
  link: "src/package/link.ts",
};

/** Writes the npm package into `folder`: modules with source maps, their declarations, and the documents. */
export async function buildPackageInto(folder) {
  await buildModules(folder);
  await buildDeclarations(folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(root, "src/package/README.md"), join(folder, "README.md"));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "NOTICES"), notices());
}

async function buildModules(folder) {
  // On a fresh clone it is there only once the dependencies are.
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "import.meta.env.VITE_VERSION": JSON.stringify(project().version) },
    // Node runs what browsers run, but not the other way round.
    ssr: { noExternal: true, resolve: { conditions: ["module", "browser"] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: { ...faces, cli: "src/cli/bin.ts" },
        // Only the command line, and the list of dialects, which adds them, act when they are
        // imported; and of the details of the catalogue, which no face exports, nothing stays.
        treeshake: {
          moduleSideEffects: (id) => /\/src\/(cli\/bin|engine\/dialects\/index)\.ts$/.test(id),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
      },
    },
  });
  chmodSync(join(folder, "cli.js"), 0o755);
}

/** The declarations of the faces, and of what they name. TypeScript writes those of every module. */
async function buildDeclarations(folder) {
  const all = join(folder, "all-types");
  const config = join(folder, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Where this is set, the compiler asks for the root as well.
    rootDir: join(root, "src"),
    outDir: all,
    types: ["vite/client"],
    typeRoots: [join(root, "node_modules")],
  };
  const files = Object.values(faces).map((file) => join(root, file));
  const settings = { extends: join(root, "tsconfig.json"), compilerOptions, include: [], files };
  writeFileSync(config, JSON.stringify(settings));
  if (runTool("typescript", ["-p", config]) !== 0)
    throw new SetupError("TypeScript could not write the declarations of the package.");
  const left = Object.keys(faces).map((name) => `package/${name}.d.ts`);
  const taken = new Set();
  for (let path = left.pop(); path; path = left.pop()) {
    if (taken.has(path)) continue;
    taken.add(path);
    const text = readFileSync(join(all, path), "utf8");
    for (const [, specifier] of text.matchAll(OWN_IMPORT))
      left.push(posix.join(posix.dirname(path), specifier.replace(/\.ts$/, ".d.ts")));
    const target = join(folder, "types", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replace(OWN_IMPORT, (found) => found.replace(/\.ts"$/, '.js"')),
    );
  }
  rmSync(all, { recursive: true });
  rmSync(config);
}

const OWN_IMPORT = /(?:from|import\()\s*"(\.{1,2}\/[^"]+\.ts)"/g;

function project() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

function manifest() {
  const { name, version, description, license, engines } = project();
  const face = (file) => ({ types: `./types/package/${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description,
    license,
    keywords: ["robots.txt", "rfc9309", "crawler", "lint", "cli"],
    type: "module",
    sideEffects: false,
    engines,
    bin: { "robots-txt": "cli.js" },
    exports: {
      ".": face("index"),
      "./lint": face("lint"),
      "./link": face("link"),
      "./package.json": "./package.json",
    },
    types: "./types/package/index.d.ts",
  };
}

/** The licences of the packages that are part of the modules. */
const bundled = [
  "structured-headers",
  "fflate",
  "@codemirror/state",
  "@codemirror/commands",
  "@marijn/find-cluster-break",
  "zustand",
];

function notices() {
  const texts = bundled.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`;
  });
  return `This package contains code of these packages.\n\n${texts.join("\n\n")}`;
}
