import type { Code } from "../../../engine/lint/finding.ts";
import type { problemWords } from "../../../words/problems/index.ts";
import { agentNameEntries } from "./agent-names.ts";
import { crawlerEntries } from "./crawlers.ts";
import type { EntriesFor, Entry } from "./entry.ts";
import { groupEntries } from "./groups.ts";
import { otherEntries } from "./other.ts";
import { pathCharacterEntries } from "./path-characters.ts";
import { pathReachEntries } from "./path-reach.ts";
import { pathStartEntries } from "./path-starts.ts";
import { pathWildcardEntries } from "./path-wildcards.ts";
import { ruleEntries } from "./rules.ts";
import { characterEntries } from "./syntax-characters.ts";
import { fieldEntries } from "./syntax-fields.ts";
import { fileEntries } from "./syntax-file.ts";

/** What the reference shows beside the words for a problem; undefined where there is no such problem. */
export function entryFor(code: Code): Entry | undefined {
  const byCode: Readonly<Record<Code, Entry>> = entries;
  return byCode[code];
}

const entries: EntriesFor<typeof problemWords> = {
  ...fieldEntries,
  ...characterEntries,
  ...fileEntries,
  ...groupEntries,
  ...agentNameEntries,
  ...crawlerEntries,
  ...pathStartEntries,
  ...pathWildcardEntries,
  ...pathCharacterEntries,
  ...pathReachEntries,
  ...ruleEntries,
  ...otherEntries,
};
