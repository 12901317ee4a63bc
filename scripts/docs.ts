import { dialects } from "../src/engine/dialects/index.ts";
import { aboutParser } from "../src/words/about-parsers.ts";

/** What is written from the files of the dialects: a whole file, or the part of a document between two marks. */
const PARTS: Readonly<Record<string, () => string>> = {
  "src/engine/parse/dialect-titles.ts": titles,
  "README.md": comparison,
  "docs/parsers.md": parsers,
  "docs/permalink.md": () => inLines(`Parsers: ${ids()}.`),
  "src/package/README.md": () => inLines(`The dialects are ${ids()}.`),
};

/** The files in which a part is written from the dialects. */
export const written: readonly string[] = Object.keys(PARTS);

const MARKS =
  /(?<=<!-- parsers: written by npm run docs -->\n\n)[\s\S]*?(?=\n\n<!-- end of parsers -->)/;

/** The text of one of these files as it should be. */
export function withParts(path: string, text: string): string {
  const part = PARTS[path]?.() ?? "";
  if (path.endsWith(".ts")) return part;
  if (!MARKS.test(text)) throw new Error(`${path} has lost its marks for parsers`);
  return text.replace(MARKS, () => part);
}

function titles(): string {
  const quoted = (id: string) => (/^\w+$/.test(id) ? id : `"${id}"`);
  return [
    "// Written by `npm run docs` from the list in ../dialects/index.ts: the first script needs every title, but not every dialect.",
    "",
    "/** Every dialect by its id, in the order of the page, with its title. The first is the default. */",
    "export const DIALECT_TITLES = {",
    ...dialects.map(({ id, title }) => `  ${quoted(id)}: ${JSON.stringify(title)},`),
    "} as const;",
    "",
    "export type DialectId = keyof typeof DIALECT_TITLES;",
    "",
  ].join("\n");
}

/** Parsers that choose their rule in the same way are in one row. */
function comparison(): string {
  const rows = new Map<string, string[]>();
  for (const { id, title } of dialects) {
    const { wins, wildcards } = aboutParser(id);
    const key = `${wins} | ${wildcards ? "yes" : "no"}`;
    rows.set(key, [...(rows.get(key) ?? []), title]);
  }
  return table(
    ["which matching rule wins", "wildcards", "read as"],
    [...rows].map(([key, named]) => [key, named.join(", ")]),
  );
}

function parsers(): string {
  return table(
    ["Read as", "id in links", "version", "used by", "how it was checked"],
    dialects.map(({ id, title, source }) => {
      const { version, usedBy, checked } = aboutParser(id);
      return [`[${title}](${source.url})`, `\`${id}\``, version, usedBy, checked];
    }),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), `|${"---|".repeat(head.length)}`, ...rows.map(row)].join("\n");
}

function ids(): string {
  return dialects.map(({ id }) => `\`${id}\``).join(", ");
}

const WIDTH = 120;

/** A paragraph in lines, as documents have them. */
function inLines(text: string): string {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join("\n");
}
