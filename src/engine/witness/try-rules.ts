import { outcomeOn, weigh } from "../decision.ts";
import type { Dialect } from "../dialect.ts";
import type { Group } from "../group.ts";
import { isRobotsTxt, type Outcome } from "../verdict.ts";
import { rulesOf } from "./rules-of.ts";
import { urlOf } from "./spelling.ts";
import type { Distinction } from "./witness-search.ts";

/** So many rules of a side are tried. */
const MOST_TRIED = 5_000;

/**
 * Asks both groups about paths that their rules spell out, for pairs that a search leaves open: two
 * sets of thousands of rules with little in common. What it finds differs, but need not be shortest;
 * what it does not find stays undecided.
 */
export function* tryRules(
  before: Group | null,
  after: Group | null,
  dialect: Dialect,
): Generator<void, Distinction> {
  const entries = [before, after].flatMap((group) => rulesOf(group).slice(0, MOST_TRIED));
  for (const { pattern } of entries) {
    yield;
    const path = pattern.pieces.join("");
    if (!PLAIN_PATH.test(path)) continue;
    const [was, is] = [outcomeFor(before, path, dialect), outcomeFor(after, path, dialect)];
    if (was !== is) return { kind: "differs", path, before: was, after: is };
  }
  return { kind: "undecided" };
}

// RFC 3986 2: nothing else stands in a URL, and # ends what is requested.
const PLAIN_PATH = /^\/(?!\/)[!"$-~]*$/;

function outcomeFor(group: Group | null, path: string, dialect: Dialect): Outcome {
  const target = dialect.targetOf(urlOf(path));
  return !group || isRobotsTxt(dialect, target)
    ? "allow"
    : outcomeOn(weigh(group, dialect, target));
}
