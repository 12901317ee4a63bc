import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import robotsParser from "robots-parser";
import { parseRobots } from "../src/engine/index.ts";
import type { Contest } from "./contest.ts";
import { type BenchFile, origin } from "./files.ts";

/** A parse of one file. */
export function parsing({ name, text }: BenchFile): Contest {
  return parsingAll(name, [text]);
}

/** A parse of every file in the list that REAL_FILES names, one after the other; null where it names none. */
export function parsingReal(): Contest | null {
  const path = process.env.REAL_FILES;
  if (!path) return null;
  const texts = textsIn(path);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const [files, size] = [texts.length, bytes].map((number) => number.toLocaleString("en"));
  return parsingAll(`real files, ${files} of them, ${size} bytes`, texts);
}

function parsingAll(name: string, texts: readonly string[]): Contest {
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

function textsIn(path: string): readonly string[] {
  const file = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(file) : file).toString().split("\n");
  return lines.filter(Boolean).map((line, index) => {
    const { robots } = JSON.parse(line);
    if (typeof robots === "string") return robots;
    throw new Error(`Line ${index + 1} of ${path} has no string "robots".`);
  });
}
