import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { whyWords } from "../../tasks/why/words.ts";
import { glossary } from "../../words/glossary.ts";
import { termWords } from "../../words/terms.ts";

const root = new URL("../../", import.meta.url);

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => readFileSync(new URL(path.replaceAll("\\", "/"), root), "utf8"));

test("every term that a part of the page names is in the glossary", () => {
  const named = sources.flatMap((source) =>
    Array.from(source.matchAll(/(?:<Term id=|data-term=|termLink\()"([^"]*)"/g), ([, id]) => id),
  );
  const all = [
    ...named,
    ...Object.values(termWords.explainedBy),
    ...Object.values(whyWords.explainedBy),
    ...whyWords.phrases.map(([, id]) => id),
  ];
  expect(named.length).toBeGreaterThan(4);
  expect(all.filter((id) => !glossary.some((term) => term.id === id))).toEqual([]);
});

test("the first sentence of a term can stand alone", () => {
  for (const { meaning } of glossary)
    expect(meaning.split(/(?<=\.) /)[0]).toMatch(/^\P{Ll}.{15,150}\.$/u);
});
