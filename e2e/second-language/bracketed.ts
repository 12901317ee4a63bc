import type { Language } from "../../src/words/section.ts";
import type { Words } from "../../src/words/words.ts";

// A section is in the file of its name.
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../src/words/*.ts", "../../src/words/*/index.ts", "!**/*.test.ts"],
  { eager: true },
);

/** English with each sentence in brackets, as if it were another language: what has none was never asked of the dictionary. */
export const language: Language = {
  tag: "de",
  words: Object.fromEntries(Object.entries(files).flatMap(sectionIn)) as unknown as Words,
};

function sectionIn([path, module]: [string, Readonly<Record<string, unknown>>]) {
  const file = path.replace(/(\/index)?\.ts$/, "").replace(/^.*\//, "");
  const name = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const section = Object.entries(module).find(([key]) => key.endsWith("Words"));
  return section ? [[name, bracketed(section[1])]] : [];
}

/** The same with brackets around each string in it, and around what its functions return. */
function bracketed(value: unknown): unknown {
  if (typeof value === "string") return `⟦${value}⟧`;
  if (typeof value === "function") return (...facts: unknown[]) => bracketed(value(...facts));
  if (Array.isArray(value)) return value.map(bracketed);
  return isRecord(value) ? bracketedRecord(value) : value;
}

function bracketedRecord(record: Readonly<Record<string, unknown>>) {
  // Of a part of a sentence, only its words are ours: what it quotes is a stranger's.
  if (isPart(record))
    return record.kind === "code" ? record : { ...record, text: bracketed(record.text) };
  return Object.fromEntries(Object.entries(record).map(([key, of]) => [key, bracketed(of)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isPart({ kind, text }: Readonly<Record<string, unknown>>): boolean {
  return typeof kind === "string" && typeof text === "string";
}
