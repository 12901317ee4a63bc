import type { Versions } from "../../engine/advise/verdict-change.ts";
import { crawlers as catalogue } from "../../engine/crawlers/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import { lowerCase } from "../../engine/text/characters.ts";

/** A crawler that is asked about, by product token, and where it is known from. */
export interface AskedReader {
  readonly token: string;
  readonly from: "table" | "catalogue" | "file";
}

/** Whoever no group names. */
export const ANYONE_ELSE = "*";

/** So many names of the files are asked about. What is said of all crawlers rests on a proof, and not on them. */
const MOST_NAMES = 1_000;

/** The crawlers of the table and then those of the catalogue that robots.txt can address, each once. */
export function knownReaders(table: readonly string[]): readonly AskedReader[] {
  const known = catalogue.flatMap(({ tokens }) => tokens.slice(0, 1));
  return eachOnce([
    ...table.map((token) => ({ token, from: "table" as const })),
    ...known.map((token) => ({ token, from: "catalogue" as const })),
  ]);
}

/** The same, and then those that only the files name, and whoever they do not name. */
export function allReaders(
  table: readonly string[],
  { before, after }: Versions<Analysis>,
): readonly AskedReader[] {
  const names = [...namesIn(before), ...namesIn(after), ANYONE_ELSE];
  return eachOnce([
    ...knownReaders(table),
    ...names.map((token) => ({ token, from: "file" as const })),
  ]);
}

function namesIn({ join }: Analysis): readonly string[] {
  const names: string[] = [];
  for (const { agent } of join.addressOf.values()) {
    if (names.length === MOST_NAMES) break;
    names.push(agent.name);
  }
  return names;
}

function eachOnce(readers: readonly AskedReader[]): readonly AskedReader[] {
  const byName = new Map<string, AskedReader>();
  for (const reader of readers) {
    const name = lowerCase(reader.token);
    if (!byName.has(name)) byName.set(name, reader);
  }
  return [...byName.values()];
}
