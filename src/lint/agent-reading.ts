import { crawlerNamed } from "../engine/crawlers/index.ts";
import { dialectNamed } from "../engine/dialects/index.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import { code } from "../words/quoting.ts";
import { titleOf } from "../words/terms.ts";
import { leadsTo, meansCrawler } from "./obeyed-agents.ts";
import type { Severity, SpottedInLine } from "./problem.ts";
import type { Lines } from "./views.ts";

/** How a dialect reads the value of a user-agent line that is not simply the name of a crawler. */
export interface Reading {
  readonly isRead: boolean;
  /** The dialect that is nearest to how the crawler reads, where only that finds the name in the value. */
  readonly own: string | null;
  /** Where the value does not name the crawler but another line of its group does, or `*`: that line. */
  readonly byOther?: { readonly name: string; readonly line: number };
}

/** How bad it is that a value is not simply the name of this crawler, with the facts. */
export function readingOf(
  value: string,
  crawler: string,
  dialect: Dialect,
): { readonly severity: Severity; readonly facts: Reading } {
  if (meansCrawler(value, crawler, dialect))
    return { severity: "information", facts: { isRead: true, own: null } };
  const known = crawlerNamed(crawler);
  const nearest = known && dialectNamed(known.reader);
  const own = nearest && meansCrawler(value, crawler, nearest) ? titleOf(nearest) : null;
  return { severity: known && !own ? "error" : "warning", facts: { isRead: false, own } };
}

/** What was found of a line that does not name this crawler: no mistake where the crawler obeys its group all the same. */
export function besideOthers<Facts extends Reading>(
  found: SpottedInLine<Facts>,
  lines: Lines,
  crawler: string | null,
): SpottedInLine<Facts> {
  if (found.facts.isRead || crawler === null) return found;
  const agent = leadsTo(lines, found.line, crawler);
  if (!agent) return found;
  const byOther = { name: agent.name, line: agent.line.number };
  return { ...found, severity: "information", facts: { ...found.facts, byOther } };
}

/** The beginning of a sentence: that the crawler does not obey the group of a line, or only by some parsers or because of another line. */
export function notObeyedBy(crawler: string, { own, byOther }: Reading): string {
  if (byOther)
    return `${code(crawler)} obeys this group only because of ${code(byOther.name)} in line ${byOther.line}`;
  return own
    ? `Only some parsers apply this group to ${code(crawler)}`
    : `${code(crawler)} does not obey this group`;
}

/** At the end of a sentence: that the parser closest to the crawler’s own finds its token. */
export function unless({ own, byOther }: Reading): string {
  return own && !byOther
    ? `, but ${own}, which is closest to the crawler’s own parser, finds the token`
    : "";
}
