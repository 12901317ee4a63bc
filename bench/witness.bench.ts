import { google } from "../src/engine/dialects/google.ts";
import { rfc9309 } from "../src/engine/dialects/rfc9309.ts";
import { parseRobots } from "../src/engine/index.ts";
import type { Dialect } from "../src/engine/parse/dialect.ts";
import type { Group } from "../src/engine/parse/group.ts";
import { differ } from "../test/engine/differ.ts";
import { realTexts } from "./real-files.ts";

/** What was asked for, in milliseconds and as a share. */
const WANTED_MS = 100;

/** Sets the largest group of every real file against itself with one rule removed, changed and added, and prints how long the search for a URL that tells them apart takes. */
export function runBench(): void {
  const texts = realTexts();
  if (!texts) {
    console.log("Set REAL_FILES to a .jsonl or .jsonl.gz file of robots.txt files.");
    return;
  }
  for (const dialect of [rfc9309, google]) printSearches(dialect, texts);
}

function printSearches(dialect: Dialect, texts: readonly string[]): void {
  const times: number[] = [];
  const kinds = { equal: 0, differs: 0, undecided: 0 };
  for (const text of texts) {
    const before = largestGroup(text, dialect);
    const [middle] = before?.rules.slice(Math.floor((before.rules.length - 1) / 2)) ?? [];
    if (!before || !middle) continue;
    for (const changed of editsOf(text, middle.line.number)) {
      const after = largestGroup(changed, dialect);
      const began = performance.now();
      kinds[differ(before, after, dialect).kind]++;
      times.push(performance.now() - began);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  const within = times.filter((time) => time < WANTED_MS).length / times.length;
  console.log(
    `${dialect.title}: ${times.length} searches, ${(100 * within).toFixed(1)} % within ${WANTED_MS} ms; ` +
      `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; ` +
      `${kinds.differs} with a witness, ${kinds.equal} equal, ${kinds.undecided} undecided`,
  );
}

function largestGroup(text: string, { id }: Dialect): Group | null {
  const { groups } = parseRobots(text, id);
  return groups.reduce<Group | null>(
    (most, group) => (group.ruleCount > (most?.ruleCount ?? 0) ? group : most),
    null,
  );
}

/** The file without a line, with more at its end, and with a rule below it. `number`: of the line, from 1. */
function editsOf(text: string, number: number): readonly string[] {
  const lines = text.split(/\r\n|[\r\n]/);
  const line = lines[number - 1] ?? "";
  return [
    lines.toSpliced(number - 1, 1),
    lines.toSpliced(number - 1, 1, `${line.replace(/\s*(#.*)?$/, "")}x`),
    lines.toSpliced(number, 0, "Disallow: /*/added-by-the-benchmark"),
  ].map((edited) => edited.join("\n"));
}
