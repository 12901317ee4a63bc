import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { glossary, type Term } from "./glossary.ts";
import { partsOf } from "./quoting.ts";

const PAGE = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");

function inMarkdown(sentence: string): string {
  return partsOf(sentence)
    .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
    .join("");
}

function sectionOf({ title, meaning, file, example, sources }: Term): string {
  const links = sources.map((source) => `[${source.title}](${source.url})`).join("; ");
  return [
    title.replace(" * ", " `*` "),
    inMarkdown(meaning),
    ...(file ? [`\`\`\`\n${file}\n\`\`\``] : []),
    `Example: ${inMarkdown(example)}`,
    ...(links ? [`Source: ${links}`] : ["A word of the playground."]),
  ].join("\n\n");
}

// The document breaks its lines; in a file that is shown, line ends count all the same.
function flowing(markdown: string): string {
  return markdown
    .trim()
    .replace(/\n\n|\n(?=```)|(?<=```)\n/g, "¶")
    .replace(/\s+/g, " ");
}

test("docs/glossary.md says what the glossary of the page says", () => {
  const [, ...sections] = PAGE.split(/^## /m);
  expect(sections.map(flowing)).toEqual(glossary.map(sectionOf).map(flowing));
});

test("the contents of docs/glossary.md lead to every term", () => {
  const [contents = ""] = PAGE.split(/^## /m);
  const anchors = [...contents.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  // As GitHub makes anchors of headings.
  const headings = glossary.map(({ title }) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  expect([...anchors].sort()).toEqual([...headings].sort());
});

test("every term has an id of its own, two or three sentences, and an example", () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const { id, meaning, example } of glossary) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(meaning.match(/[.:](?= [A-Z“]|$)/g)?.length ?? 0, id).toBeGreaterThanOrEqual(2);
    expect(example, id).not.toBe("");
  }
});
