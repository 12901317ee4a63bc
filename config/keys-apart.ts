import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const COPY = "?keys";

/**
 * Gives the editor's usual keys a copy of `@codemirror/commands` of their own. A module is never
 * split between two chunks, so the history, which the page starts with, would bring all commands into
 * the first script, and with them the parser framework that some of them need.
 */
export function keysApart(): Plugin {
  return {
    name: "keys-apart",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "@codemirror/commands" || !importer?.endsWith("/keys-and-folds.ts"))
        return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && resolved.id + COPY;
    },
    load(id) {
      return id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), "utf8") : null;
    },
  };
}
