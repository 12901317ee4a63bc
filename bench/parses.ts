import robotsParser from "robots-parser";
import { parseRobots } from "../src/engine/index.ts";
import type { Comparison } from "./comparison.ts";
import { type BenchFile, origin } from "./files.ts";
import { realTexts } from "./real-files.ts";

/** A parse of one file. */
export function parsing({ name, text }: BenchFile): Comparison {
  return parsingAll(name, [text]);
}

/** A parse of every file in the list that REAL_FILES names, one after the other; null where it names none. */
export function parsingReal(): Comparison | null {
  const texts = realTexts();
  if (!texts) return null;
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const [files, size] = [texts.length, bytes].map((number) => number.toLocaleString("en"));
  return parsingAll(`real files, ${files} of them, ${size} bytes`, texts);
}

function parsingAll(name: string, texts: readonly string[]): Comparison {
  return {
    name,
    // Not before its groups are there has the engine joined what it read.
    first: () => () => sumOf(texts, (text) => parseRobots(text).groups.length),
    second: () => () =>
      sumOf(texts, (text) => robotsParser(`${origin}/robots.txt`, text).getSitemaps().length),
  };
}

function sumOf(texts: readonly string[], count: (text: string) => number): number {
  return texts.reduce((sum, text) => sum + count(text), 0);
}
