import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";

interface Retired {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Starts of paths where the words are right, and why. */
  readonly but?: Readonly<Record<string, string>>;
}

/** What no sentence says, nor a comment or a document. */
const RETIRED: readonly Retired[] = [
  {
    pattern: /\b(?:no|some|every|any)body\b/i,
    instead: "the crawler, the parser, a person",
    but: { "src/features/lessons/agents.ts": "the id of an example" },
  },
  { pattern: /\bwho(?:m|so)?ever\b/i, instead: "each crawler that" },
  { pattern: /(?<!there )\b(?:is|are|was|were) no (?!longer|more|later)/i, instead: "is not a" },
  {
    pattern:
      /\bstand(?:s|ing)? (?:in|on|at|below|above|before|beside|outside|behind|between|alone|there|here)\b/i,
    instead: "is, is written",
  },
  { pattern: /\b(?:is|are|of) such\b/i, instead: "name it" },
  { pattern: /\bso it is with\b/i, instead: "the same applies to" },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: "fix" },
  {
    pattern: /\bpassed over\b|\bout of reach\b|\bshut out\b|\bkept from\b/i,
    instead: "ignored, unreachable, blocked",
  },
  { pattern: /\bwhat (?:came|comes) back\b/i, instead: "the response" },
  {
    pattern: /\b(?:whole|full) (?:URL|address)(?:es|s)?\b|\bweb address/i,
    instead: "absolute URL",
  },
  {
    pattern:
      /\b(?:answer|decide|read|judge|say|treat|do|go|write|spell|behave|end)\w* otherwise\b|\botherwise than\b/i,
    instead: "differently",
  },
  { pattern: /\b(?:take|taken|took)s? (?:[\w`]+ ){1,4}for an?\b/i, instead: "treat as" },
];

/** What no sentence says that a person is shown, while code and its comments may. */
const RETIRED_ON_SCREEN: readonly Retired[] = [
  { pattern: /(?<!screen )\breaders?\b/i, instead: "parser" },
  { pattern: /(?<!40\d )\bforbids?\b|(?<!40\d )\bforbidden\b/i, instead: "disallow, block" },
  { pattern: /\blessons?\b/i, instead: "example" },
  {
    pattern: /\boctets?\b/i,
    instead: "length, bytes",
    but: { "docs/glossary.md": "RFC 9309's word, once" },
  },
  {
    pattern: /(?<!agent\.)\brobots?\b(?!\.txt|\.c\b|-|_|\/|\*)/i,
    instead: "crawler",
    but: {
      "src/engine/crawlers/details.ts": "quotations, and an option of Wget",
      "src/features/assist/hover/field-hover.ts": "the title of a document",
      "src/engine/dialects/": "titles of documents and names of files",
      "src/fetch/": "the address of the handler",
    },
  },
  { pattern: /\bdirector(?:y|ies)\b/i, instead: "folder" },
  { pattern: /\bthe standard\b/i, instead: "RFC 9309, the 1994 specification" },
  {
    pattern: /\bescap(?:ed?|es|ing) (?:octet|byte|character|letter|sequence|spelling)/i,
    instead: "percent-encoded",
  },
  { pattern: /(?:[^\s|]*[^\s|.!?](?<![.!?]”) ){27}[^\s|]/, instead: "sentences of up to 27 words" },
];

const root = fileURLToPath(new URL("../..", import.meta.url));

function filesIn(folder: string): readonly string[] {
  return readdirSync(posix.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    posix.join(folder, name.replaceAll("\\", "/")),
  );
}

const sources = filesIn("src").filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...["docs", "src", "bench"].flatMap(filesIn).filter((path) => path.endsWith(".md")),
];

/** Every text in a source file, with its line; identifiers and comments are none. */
function textsIn(path: string, code: string): readonly { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const keep = (text: string, { start }: { readonly start: number }) =>
    found.push({ text, line: code.slice(0, start).split("\n").length });
  new Visitor({
    JSXText: (node: ESTree.JSXText) => keep(node.value, node),
    Literal: (node: ESTree.Expression) => {
      // One word alone is a name in the code, unless it begins like a label.
      if (
        node.type === "Literal" &&
        typeof node.value === "string" &&
        /\s|^\p{Lu}/u.test(node.value)
      )
        keep(node.value, node);
    },
    TemplateElement: (node: ESTree.TemplateElement) => keep(node.value.raw, node),
  }).visit(parseSync(path, code).program);
  return found;
}

function offences(
  path: string,
  texts: readonly { readonly text: string; readonly line: number }[],
  retired: readonly Retired[],
): readonly string[] {
  return texts.flatMap(({ text, line }) =>
    retired
      .filter(({ but = {} }) => !Object.keys(but).some((start) => path.startsWith(start)))
      .flatMap(({ pattern, instead }) => {
        const word = pattern.exec(text)?.[0];
        return word
          ? [`${path}:${line}: "${word}" (${instead}) in: ${text.trim().slice(0, 120)}`]
          : [];
      }),
  );
}

/** The prose of a document: code and comments are left out, and lines keep their numbers. */
function proseOf(text: string): string {
  return text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]+`|<!--.*?-->/g, "");
}

function linesOf(text: string) {
  return text.split("\n").map((line, at) => ({ text: line, line: at + 1 }));
}

/** `src/engine/match`, `src/features/why`, `src/lint`, `docs`. */
function roomOf(path: string): string {
  return /^src\/(?:engine|features)\/[^/.]+(?=\/)|^src\/[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? path;
}

describe("words that were retired are not used in", () => {
  const all = [...sources, ...documents];
  const rooms = [...new Set(all.map(roomOf))];
  test.each(rooms)("%s", (room) => {
    const paths = all.filter((path) => roomOf(path) === room);
    const found = paths.flatMap((path) => {
      const isDocument = path.endsWith(".md");
      const file = readFileSync(posix.join(root, path), "utf8");
      const text = isDocument ? proseOf(file) : file;
      const shown = isDocument ? linesOf(text) : textsIn(path, text);
      return [
        ...offences(path, linesOf(text), RETIRED),
        ...offences(path, shown, RETIRED_ON_SCREEN),
      ];
    });
    expect(found).toEqual([]);
  });
});
