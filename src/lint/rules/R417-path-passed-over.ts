import { Floors, textOf } from "../../engine/match/floors.ts";
import { matches, type Pattern } from "../../engine/match/pattern.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { fieldOf, ofRule } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { type Fix, NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { type GroupView, readersOf } from "../views.ts";

interface Facts {
  readonly sorter: string;
  readonly field: string;
  readonly path: string;
  readonly url: string;
  readonly isAllowed: boolean;
  readonly line: number;
}

/** R417: a path that another of its kind begins with, for a parser that tries only the path that sorts next below the URL. RobotsDirectives of Heritrix, longestPrefixLength. */
export const pathPassedOver: Problem<Facts> = {
  code: "R417",
  severity: "error",
  title: "Path hidden by a longer path",
  inGroup: (view) => {
    const sorter = sorterOf(view);
    return sorter ? passedOver(view, sorter).slice(0, MOST_FOUND) : NOTHING_FOUND;
  },
  sentence: ({ sorter, field, path, url, isAllowed, line }) =>
    `${sorter} ${isAllowed ? "allows" : "blocks"} ${code(url)}, although ${code(path)} matches it: of the ${field} paths, ${sorter} tries only that of line ${line}.`,
  fixLabels: ({ path }) => ({ "delete-longer": `Delete the longer paths below ${code(path)}` }),
  about: [
    "Heritrix, the crawler of the Internet Archive, sorts the Disallow paths without * and $, and the Allow paths in the same way. Of each kind it tries only the last path that does not come after the URL. If that path does not match, Heritrix does not look at the shorter paths above it.",
    "A longer path that repeats what a shorter one says is not necessary. Without the longer path, the shorter one applies to all its URLs in every parser.",
  ],
  example: {
    readAs: "heritrix",
    wrong: "User-agent: *\nDisallow: /cart\nDisallow: /cart/old/",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: {
    title: "Heritrix 3.15.0, RobotsDirectives.java",
    url: "https://github.com/internetarchive/heritrix3/blob/master/modules/src/main/java/org/archive/modules/net/RobotsDirectives.java",
  },
};

const MOST_FOUND = 3;
/** The parser of the page, or that of a crawler that the group names, if it keeps rules sorted. */
function sorterOf(view: GroupView): Dialect | null {
  const sorts = ({ patternOf }: Dialect) => patternOf("/").sortsAs !== undefined;
  return readersOf(view).find(sorts) ?? null;
}

interface Sorted {
  readonly rule: Rule;
  readonly allows: boolean;
  readonly pattern: Pattern;
}

function passedOver(view: GroupView, sorter: Dialect): readonly SpottedAt<Facts>[] {
  const all = view.rules.map((rule): Sorted => {
    return { rule, allows: rule.allows, pattern: sorter.patternOf(rule.path) };
  });
  const floors = new Floors(all);
  const sorted = all
    .filter(({ pattern }) => pattern.sortsAs !== undefined)
    .sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const found: SpottedAt<Facts>[] = [];
  let tried = 0;
  for (const [index, short] of sorted.entries()) {
    const long = sorted.slice(index + 1, index + 9).find((next) => isLonger(next, short));
    const url = long && urlBehind(textOf(short), textOf(long));
    if (!long || !url || sorter.targetOf(url).path !== url || ++tried > MOST_ASKED) continue;
    const floor = floors.below(url, short.allows);
    if (!floor || url.startsWith(textOf(floor))) continue;
    const isTried = (one: Sorted) =>
      one.pattern.sortsAs === undefined ||
      one.pattern.sortsAs === floors.below(url, one.allows)?.pattern.sortsAs;
    const matching = all.filter(({ pattern }) => matches(pattern, url));
    const isAllowed = allowedBy(matching.filter(isTried));
    if (isAllowed === allowedBy(matching)) continue;
    const { rule } = short;
    const facts = {
      sorter: titleOf(sorter),
      field: fieldOf(rule),
      path: rule.path,
      url,
      isAllowed,
      line: floor.rule.line.number,
    };
    found.push({ ...ofRule(view, rule, facts), fixes: fixesFor(short, all, view) });
  }
  return found;
}

function isLonger(next: Sorted, short: Sorted): boolean {
  const [text, start] = [textOf(next), textOf(short)];
  return next.allows === short.allows && text.length > start.length && text.startsWith(start);
}

/** A URL that begins with the shorter path and sorts behind the longer one. */
function urlBehind(short: string, long: string): string | null {
  const unit = [..."abcdefghijklmnopqrstuvwxyz~"].find(
    (letter) => letter > long.charAt(short.length),
  );
  return unit ? short + unit : null;
}

/** The longest Disallow must be longer than the longest Allow. */
function allowedBy(matching: readonly Sorted[]): boolean {
  const longest = (allows: boolean) =>
    Math.max(
      0,
      ...matching.filter((one) => one.allows === allows).map(({ pattern }) => pattern.octets),
    );
  return longest(true) >= longest(false);
}

/** Where all rules of the group say the same, the longer ones below a path add nothing. */
function fixesFor(short: Sorted, all: readonly Sorted[], { group }: GroupView): readonly Fix[] {
  if (all.some(({ allows, pattern }) => allows !== short.allows && pattern.pieces.length > 0))
    return [];
  const section = sectionAt(group, short.rule.line.number);
  const longer = all.filter((one) => one.pattern.sortsAs !== undefined && isLonger(one, short));
  if (longer.some(({ rule }) => sectionAt(group, rule.line.number) !== section)) return [];
  const edits = longer.map(
    ({ rule }) => ({ kind: "delete-line", line: rule.line.number }) as const,
  );
  return [{ name: "delete-longer", edits }];
}
