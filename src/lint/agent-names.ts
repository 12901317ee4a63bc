import {
  type Crawler,
  crawlerNamed,
  crawlers,
  crawlerTokens,
  legacyNamed,
} from "../engine/crawlers/index.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";
import { type Follower, followerOf, select } from "../engine/decide/select.ts";
import { dialectNamed } from "../engine/dialects/index.ts";
import { type Analysis, analyse, sectionAt } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Agent } from "../engine/parse/types.ts";
import { lowerCase } from "../engine/text/characters.ts";
import { code } from "../words/quoting.ts";
import { titleOf } from "../words/terms.ts";
import { MOST_READ } from "./limits.ts";
import { withoutTag } from "./path-mistakes.ts";
import type { Severity, SpottedInLine } from "./problem.ts";
import type { Lines } from "./views.ts";

/** What is written in the place of a product token. */
type NameShape =
  | "empty"
  | "star"
  /** The name of a crawler, known or not. */
  | "name"
  | "version"
  | "list"
  | "wildcard"
  | "header"
  /** A name before an HTML tag. */
  | "tag"
  /** Another line that was joined to this one. */
  | "field";

/** What the value of a user-agent line looks like. */
export function shapeOf(value: string): NameShape {
  if (value === "") return "empty";
  if (value === "*") return "star";
  if (crawlerNamed(value)) return "name";
  if (FIELD.test(value)) return "field";
  if (withoutTag(value) !== null) return "tag";
  if (/[()]|:\/\/|^mozilla\//i.test(value)) return "header";
  if (namesIn(value).length > 1) return "list";
  if (value.includes("*")) return "wildcard";
  return VERSION.test(value) ? "version" : "name";
}

const FIELD = /(?:\b|\\n)(?:user-?agent|(?:dis)?allow|sitemap|crawl-delay)[ \t]*:/i;

/** `Googlebot/2.1`, also `CutBot/+1.5`. */
const VERSION = /^[^/]+\/[ \t]*\+?v?\d/i;

/** The names in a value that is a list; one or none where it is not a list. */
export function namesIn(value: string): readonly string[] {
  const parts = value.split(/[,;|]/).flatMap((part) => part.trim() || []);
  if (parts.length > 1) return parts.every(looksLikeName) ? parts : [];
  // Names with spaces are not rare, so words are a list only where each word names a crawler.
  const words = value.split(/[\s/]+/);
  return words.every((word) => crawlerNamed(word)) ? words : [];
}

function looksLikeName(part: string): boolean {
  return /^(?:\*|[A-Za-z][\w./+-]*)$/.test(part) || crawlerNamed(part) !== null;
}

/** Whether a user-agent line with this value names this crawler: the dialect reads a file of one group, and is asked. */
export function meansCrawler(value: string, crawler: string, dialect: Dialect): boolean {
  const analysis = analyse(`User-agent: ${value}\nDisallow: /`, dialect);
  return select(analysis, { chain: [crawler], followsStar: false }).group !== null;
}

/** The user-agent lines of a group by which crawlers obey it that would read the `*` group if it did not name them. */
export function agentsWithoutStar(group: Group, analysis: Analysis): readonly Agent[] {
  return onePerLine(
    group.agents
      .slice(0, MOST_READ)
      .filter(
        (agent) =>
          readsStarOtherwise(agent) && select(analysis, crawlerCalled(agent.name)).group === group,
      ),
  );
}

/** The user-agent lines of a group by which crawlers obey it. To Google’s parser, `MJ12bot` is the name of no crawler (see R214). */
export function agentsObeying(group: Group, analysis: Analysis): readonly Agent[] {
  const obeys = (name: string) => select(analysis, crawlerCalled(name)).group === group;
  return onePerLine(
    group.agents
      .slice(0, MOST_READ)
      .filter(({ name }) => obeys(name) || obeys(productTokenOf(name))),
  );
}

/** Each line once: crawler-commons finds two tokens in `MJ12bot`. */
function onePerLine(agents: readonly Agent[]): readonly Agent[] {
  return agents.filter(({ line }, index) => line.number !== agents[index - 1]?.line.number);
}

/** Whether there is a crawler of this name that would read the `*` group if no other group named it. */
function readsStarOtherwise({ name, token }: Agent): boolean {
  if (legacyNamed(name)) return false;
  const crawler = crawlerNamed(name);
  if (crawler) return crawler.followsStar && crawler.kind !== "control token";
  return token !== "*" && shapeOf(name) === "name";
}

/** A crawler by its name. */
function crawlerCalled(name: string): Follower {
  return crawlerNamed(name) ?? followerOf(name);
}

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

/** The user-agent line for which a crawler obeys the group of this line; null where it does not. */
export function leadsTo({ analysis }: Lines, line: number, crawler: string): Agent | null {
  const { group, reason } = select(analysis, crawlerCalled(crawler));
  const section = sectionAt(analysis, line);
  if (!group || group.membership.isBare || !section || !("agent" in reason)) return null;
  return group.sections.includes(section) ? reason.agent : null;
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

/** The token of the catalogue that an unknown name differs from by one slip, or only by marks between words; null where there is none. */
export function intendedToken(name: string): string | null {
  if (name.length > 2 * LONGEST || crawlerNamed(name)) return null;
  const bare = withoutMarks(name);
  const same = byBareName.get(bare);
  if (same !== undefined) return same;
  for (let length = bare.length - 1; length <= bare.length + 1; length++)
    for (const other of byLength[length] ?? []) {
      const slip = slipBetween(bare, other);
      const token = byBareName.get(other);
      if (slip && token && length >= SHORTEST[slip] && !isSibling(name, token)) return token;
    }
  return null;
}

type Slip = "swapped" | "missing" | "other";

// How long a token must be: a shorter one is too often only one letter different from another
// crawler, as rogerbot is from RoverBot.
const SHORTEST: Readonly<Record<Slip, number>> = { swapped: 6, missing: 7, other: 9 };

/** Whether a name differs from a token only in a short ending by which several crawlers of one family differ: `SemrushBot-SA` is another crawler than SemrushBot-BA. */
function isSibling(name: string, token: string): boolean {
  const stem = lowerCase(token.slice(0, token.lastIndexOf("-") + 1));
  if (stem === "" || token.length > stem.length + 3 || !lowerCase(name).startsWith(stem))
    return false;
  return crawlerTokens.filter((other) => lowerCase(other).startsWith(stem)).length > 1;
}

const LONGEST = Math.max(...crawlerTokens.map((token) => token.length));

const byBareName: ReadonlyMap<string, string> = new Map(
  crawlerTokens.map((token): [string, string] => [withoutMarks(token), token]),
);

/** Tokens without marks, by their length. */
const byLength: readonly (readonly string[])[] = Array.from({ length: LONGEST + 1 }, (_, length) =>
  [...byBareName.keys()].filter((bare) => bare.length === length),
);

function withoutMarks(name: string): string {
  return lowerCase(name).replace(/[\s._-]/g, "");
}

/** The one slip between different texts: two characters swapped, one missing in either, or one replaced; null where they differ by more. */
function slipBetween(a: string, b: string): Slip | null {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from++;
  let tail = 0;
  while (tail < shorter - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [left, right] = [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
  if (left.length <= 1 && right.length <= 1)
    return left.length < right.length || right === "" ? "missing" : "other";
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped ? "swapped" : null;
}

/** The tokens of the crawlers of a company or a product with this name, where no crawler has it: `OpenAI`, `ChatGPT`. */
export function tokensOfBrand(name: string): readonly string[] {
  return isSought(name) ? [] : (byBrand.get(lowerCase(name)) ?? []);
}

/** Whether a crawler of the catalogue looks for the name: its own, or the one of its family, such as `Yandex`. */
export function isSought(name: string): boolean {
  return sought.has(lowerCase(name));
}

const sought: ReadonlySet<string> = new Set(
  crawlers.flatMap(({ chain, tokens }) => [...chain, ...tokens].map(lowerCase)),
);

const byBrand = new Map<string, readonly string[]>();
for (const crawler of crawlers)
  for (const brand of brandsOf(crawler))
    byBrand.set(brand, [...(byBrand.get(brand) ?? []), ...crawler.tokens]);

/** Its operator, and its tokens up to a hyphen or a space, or without `bot`. */
function brandsOf({ operator, tokens }: Crawler): ReadonlySet<string> {
  const products = tokens.flatMap((token) => {
    const ends = [...token.matchAll(/[- ]|bot$/gi)].map(({ index }) => index);
    return ends.map((end) => token.slice(0, end));
  });
  return new Set([operator, ...products].map(lowerCase));
}
