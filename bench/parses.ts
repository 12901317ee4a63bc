import robotsParser from "robots-parser";
import { type DialectId, parseRobots } from "../src/engine/index.ts";
import type { Comparison } from "./comparison.ts";
import { type BenchFile, origin } from "./files.ts";
import { realTexts } from "./real-files.ts";

/** A parse of one file. */
export function parsing({ name, text }: BenchFile): Comparison {
  return parsingAll(name, [text], "rfc9309");
}

/** A parse of every file in the list that REAL_FILES names, one after the other, by each of two dialects; none where it names none. */
export function parsingReal(): readonly Comparison[] {
  const texts = realTexts();
  if (!texts) return [];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const [files, size] = [texts.length, bytes].map((number) => number.toLocaleString("en"));
  const name = `real files, ${files} of them, ${size} bytes`;
  return [
    parsingAll(`${name}, rfc9309`, texts, "rfc9309"),
    parsingAll(`${name}, google`, texts, "google"),
  ];
}

function parsingAll(name: string, texts: readonly string[], dialect: DialectId): Comparison {
  return {
    name,
    // Not before its groups are there has the engine joined what it read.
    first: () => () => sumOf(texts, (text) => parseRobots(text, dialect).groups.length),
    second: () => () =>
      sumOf(texts, (text) => robotsParser(`${origin}/robots.txt`, text).getSitemaps().length),
  };
}

function sumOf(texts: readonly string[], count: (text: string) => number): number {
  return texts.reduce((sum, text) => sum + count(text), 0);
}
