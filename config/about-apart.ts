import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ABOUT = "?about";

/**
 * Gives the notes on parsers a copy of each dialect’s file with only `about` in it. A module is never
 * split between two chunks, so the notes would otherwise come with the parsers, and some with the
 * first script.
 */
export function aboutApart(): Plugin {
  return {
    name: "about-apart",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(ABOUT)) return null;
      const code = readFileSync(id.slice(0, -ABOUT.length), "utf8");
      const about = /^export const about: AboutDialect = (\{\n[\s\S]*?\n\};)/m.exec(code)?.[1];
      return about ? `export const about = ${about}` : "export {};";
    },
  };
}
