import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import { detailsOf } from "../../engine/crawlers/details.ts";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import type { Pattern } from "../../engine/match/pattern.ts";
import { patternMatches } from "../../engine/match/search.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Purpose, Stated, Way } from "../../engine/preferences/preference.ts";
import { grammars, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { examplePath } from "../../lint/example-path.ts";

/** What can be wished for, in the order of the page: for the crawlers of a purpose, and for a use of fetched pages where lines of robots.txt can state one. */
export const kinds = [
  { category: "ai-training", use: "training" },
  { category: "ai-search", use: "input" },
  { category: "search", use: "search" },
  { category: "ai-assistant", use: null },
  { category: "archive", use: null },
  { category: "seo", use: null },
] as const satisfies readonly { readonly category: Category; readonly use: Purpose | null }[];

export type WishKind = (typeof kinds)[number];

/** What a site owner wants. What is not in `wants` is left alone. */
export interface Intent {
  readonly wants: Readonly<Partial<Record<Category, Stated>>>;
  /** Which URLs it is about, as paths of rules; none for the whole site. */
  readonly paths: readonly string[];
  /** Whether crawlers are named too whose operators do not say that they obey robots.txt. */
  readonly namesAll: boolean;
  /** What states preferences. */
  readonly fields: readonly Way["field"][];
}

/** A wish that is not left alone. */
export interface Wish extends Pick<WishKind, "category" | "use"> {
  readonly want: Stated;
  /** The product tokens that groups name for it. */
  readonly tokens: readonly string[];
}

/** What is wanted, wish by wish. */
export function wishesOf({ wants, namesAll }: Intent): readonly Wish[] {
  return kinds.flatMap(({ category, use }) => {
    const want = wants[category];
    const { obeying, others } = crawlersFor(category);
    const crawlers = namesAll ? [...obeying, ...others] : obeying;
    return want ? [{ category, use, want, tokens: crawlers.flatMap(({ tokens }) => tokens) }] : [];
  });
}

/** The crawlers of a purpose that rules can reach: those whose operators state that they obey robots.txt, and the others. */
export function crawlersFor(category: Category): {
  readonly obeying: readonly Crawler[];
  readonly others: readonly Crawler[];
} {
  const { named } = purposeOf(category);
  const obeys = (crawler: Crawler) => detailsOf(crawler).obeys === "yes";
  return { obeying: named.filter(obeys), others: named.filter((crawler) => !obeys(crawler)) };
}

/** The grammars in which an intent states its preferences: for paths, those that have paths. */
export function grammarsOf({ fields, paths }: Pick<Intent, "fields" | "paths">) {
  return grammars.filter(
    ({ field, hasPaths }) => fields.includes(field) && (hasPaths || paths.length === 0),
  );
}

/** URLs that an intent is about, as a rule has them, and paths that show what becomes of them. */
export interface Place {
  /** As written in a rule. */
  readonly path: string;
  readonly pattern: Pattern;
  readonly examples: readonly string[];
}

/** The places of an intent: the whole site, or each of its paths. */
export function placesOf({ paths }: Pick<Intent, "paths">): readonly Place[] {
  return (paths.length > 0 ? paths : ["/"]).map((path) => {
    const pattern = rfc9309.patternOf(path);
    const first = examplePath(path);
    // The path itself, and a page below it: a rule with `$` is only for the first.
    const examples = [first, `${first}x`].filter((url) => isIn(pattern, url));
    return { path, pattern, examples };
  });
}

/** No more rules of a group than these are tried, nor preferences; the first ones. */
const MOST_LINES = 200;

/** A path for each rule of a group, and for each of these preferences. */
export function pathsOf(
  group: Group | null,
  preferences: readonly PreferenceLine[] = [],
): readonly string[] {
  const paths = [
    ...(group?.rules.slice(0, MOST_LINES).map(({ path }) => path) ?? []),
    ...preferences.slice(0, MOST_LINES).map(({ path }) => path?.text ?? ""),
  ].filter((path) => path !== "");
  return [...new Set(paths.map(examplePath))];
}

/** Paths of a place that show what becomes of it for a group: its examples, and those of the group’s lines that are a part of it. */
export function pathsIn(
  { pattern, examples }: Place,
  ofLines: readonly string[],
): readonly string[] {
  return [...new Set([...examples, ...ofLines.filter((url) => isIn(pattern, url))])];
}

/** Whether a path of the site is among the URLs of a pattern. */
function isIn(pattern: Pattern, path: string): boolean {
  return patternMatches(pattern, rfc9309.targetOf(path));
}

/** Why a line is not a path, or cannot be one of a rule. */
type PathFault = "no-slash" | "url" | "space" | "hash" | "long" | "too-many";

/** A line that is not a path. */
export interface FaultyPath {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly fault: PathFault;
}

export const MOST_PATHS = 100;
const LONGEST = 1000;

/** The paths in a list, one on each line, each once; and the lines that are none. */
export function readPaths(typed: string): {
  readonly paths: readonly string[];
  readonly faulty: readonly FaultyPath[];
} {
  const paths = new Set<string>();
  const faulty: FaultyPath[] = [];
  for (const [index, line] of typed.split(/\r\n|\r|\n/).entries()) {
    const text = line.trim();
    const fault = text === "" ? null : faultOf(text, paths.size);
    if (fault) faulty.push({ line: index + 1, text, fault });
    else if (text !== "") paths.add(text);
  }
  return { paths: [...paths], faulty };
}

function faultOf(text: string, count: number): PathFault | null {
  if (count >= MOST_PATHS) return "too-many";
  if (/^[a-z][a-z+.-]*:\/\//i.test(text)) return "url";
  if (!text.startsWith("/")) return "no-slash";
  if (text.length > LONGEST) return "long";
  if (text.includes("#")) return "hash";
  // White space ends a path in Content-Usage, and control characters are in no URL.
  return /[\s\p{Cc}]/u.test(text) ? "space" : null;
}
