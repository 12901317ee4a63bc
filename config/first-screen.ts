import { readFileSync } from "node:fs";
import { createServer, minifySync, type Plugin, type Rolldown } from "vite";
import { EMBEDDED } from "./embedded.ts";

const SCRIPT = "first-screen.js";
const ROOT = '<div id="root"></div>';

/**
 * Writes into the built page what it shows first, as templates: without a script of the page, and
 * only where first-screen.js beside this file knows that nothing else will be shown. That script is
 * also told which files are needed besides the first script: outside of frames, where a link is
 * opened, and where there may be a draft. Else they would be asked for one after the other, once the
 * script has run.
 */
export function firstScreen(): Plugin {
  let root = "";
  return {
    name: "first-screen",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const source = readFileSync(new URL(SCRIPT, import.meta.url), "utf8");
      const { code } = minifySync(
        SCRIPT,
        source.replace("EMBEDDED", () => `${EMBEDDED}`),
      );
      this.emitFile({ type: "asset", fileName: SCRIPT, source: code });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        const files = {
          page: filesOf(bundle, "page"),
          draft: filesOf(bundle, "keep-draft"),
          link: filesOf(bundle, "links"),
          // By these, some of the crawlers of nearly every link read the file.
          dialects: filesOf(bundle, "dialects"),
        };
        const data = Object.entries(files).map(([name, paths]) => ` data-${name}="${paths}"`);
        const [wide, narrow] = await drawn(root);
        const templates = `<template id="wide">${wide}</template><template id="narrow">${narrow}</template>`;
        return html.replace(
          ROOT,
          () => `${ROOT}${templates}<script src="./${SCRIPT}"${data.join("")}></script>`,
        );
      },
    },
  };
}

/** The file of the chunk with this name and of all that it imports, without what index.html asks for itself; parted by spaces. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const named = chunks.find((chunk) => chunk.name === name);
  if (!named) throw new Error(`no file has the name "${name}"`);
  const wanted = new Set([named]);
  // A set goes on to what is added to it meanwhile.
  for (const { imports } of wanted)
    for (const chunk of chunks)
      if (!chunk.isEntry && imports.includes(chunk.fileName)) wanted.add(chunk);
  return [...wanted].map(({ fileName }) => `./${fileName}`).join(" ");
}

/** The first screen in wide and in narrow windows, by the code of the page itself. */
async function drawn(root: string): Promise<readonly [string, string]> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const { firstScreen } = await server.ssrLoadModule("/src/app/first-screen.tsx");
    return [firstScreen(false), firstScreen(true)];
  } finally {
    await server.close();
  }
}
