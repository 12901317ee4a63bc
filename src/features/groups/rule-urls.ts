import { isOpen, weighing } from "../../engine/decide/decision.ts";
import { isRobotsTxt } from "../../engine/decide/verdict.ts";
import type { Entry } from "../../engine/match/rulebook.ts";
import { patternMatches } from "../../engine/match/search.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { percentEncode } from "../../engine/url/quoting.ts";
import { isPath } from "../../engine/url/scope.ts";

/** Longer URLs do not occur in practice. */
const LONGEST = 2048;

/** A rule, and the second readings that the dialect adds to its line. */
type RuleEntries = readonly [Entry, ...Entry[]];

/** Makes URLs to test a rule with; `suggestions.ts` proposes those that the engine confirms. */
export class RuleLine {
  /** The rule first, then its other readings. */
  readonly own: RuleEntries;
  private readonly group: Group;
  private readonly dialect: Dialect;

  constructor(own: RuleEntries, group: Group, dialect: Dialect) {
    this.own = own;
    this.group = group;
    this.dialect = dialect;
  }

  get rule(): Rule {
    return this.group.ruleOf(this.own[0]);
  }

  /** Whether it can match URLs of a usual length. */
  get mayMatch(): boolean {
    const [{ path }] = this.own;
    return path.length <= LONGEST && this.own.some(({ pattern }) => pattern.pieces.length > 0);
  }

  /** Paths that it matches, and similar paths that it does not match. */
  get variants(): Variants {
    const [{ path: written }] = this.own;
    for (const isLiteral of [false, true]) {
      const { hits, misses } = urlsNear(written, isLiteral);
      const matched = hits.filter((path) => this.matches(path) === true);
      if (matched.length > 0)
        return { hits: matched, misses: misses.filter((path) => this.matches(path) === false) };
    }
    return { hits: [], misses: [] };
  }

  /** The first of the paths that it decides, or null. */
  *firstDecided(paths: readonly string[]): Generator<void, string | null> {
    for (const path of paths) if (yield* this.decides(path)) return path;
    return null;
  }

  private *decides(path: string): Generator<void, boolean> {
    if (this.matches(path) !== true) return false;
    const search = weighing(this.group, this.dialect, this.dialect.targetOf(path));
    while (!search.advance(afterOneSlice)) yield;
    const { found } = search;
    return found !== null && !isOpen(found) && this.own.includes(found);
  }

  /** Whether it matches a path; null if the text is not a path, or rules do not decide it. */
  private matches(path: string): boolean | null {
    const target = this.dialect.targetOf(path);
    if (!isPath(path) || isRobotsTxt(this.dialect, target)) return null;
    const { rulebook } = this.group;
    return this.own.some(
      (entry) => patternMatches(entry.pattern, target) && !rulebook.triedFor(entry, target),
    );
  }
}

const afterOneSlice = () => true;

/** The rules of a group, in the order of the file. */
export function* ruleLinesOf(group: Group, dialect: Dialect): Generator<RuleLine> {
  let own: [Entry, ...Entry[]] | null = null;
  for (const { entries } of group.rulebook.runs)
    for (const entry of entries) {
      // A second reading follows its rule.
      if (own && entry.derived) own.push(entry);
      else {
        if (own) yield new RuleLine(own, group, dialect);
        own = [entry];
      }
    }
  if (own) yield new RuleLine(own, group, dialect);
}

/** URLs that a rule clearly means, and URLs that it nearly means; the most helpful first, and none that Problems would warn of. The dialect says whether it matches them. */
interface Variants {
  readonly hits: readonly string[];
  readonly misses: readonly string[];
}

/** What replaces a star, and what follows the text of a rule. */
const WORD = "a";
const MORE = "2";
const PARAMETER = "a=1";

/** The variants of a path as written in a rule. `isLiteral`: `*` and `$` are ordinary characters. */
export function urlsNear(written: string, isLiteral: boolean): Variants {
  const { pieces, anchored } = isLiteral ? literalShape(written) : shapeOf(written);
  const bare = joined(pieces, WORD);
  const ending = endingOf(bare);
  const end = anchored ? "" : ending;
  const isOpenEnded = !anchored && ending === "";
  return {
    hits: asPaths([
      bare + end,
      bare,
      joined(pieces, "") + end,
      ...(isOpenEnded ? [bare + MORE, withParameter(bare)] : []),
    ]),
    misses: asPaths([
      ...(anchored ? [withParameter(bare)] : []),
      // A folder whose name only begins alike.
      ...(bare.endsWith("/") ? [shortened(bare) + MORE] : []),
      // A rule with `?sort=` demands that this parameter comes first.
      (bare + end).replace("?", `?${PARAMETER}&`),
      ...(anchored ? [bare + (ending || MORE)] : []),
      ...(bare.endsWith("/") ? [] : [shortened(bare)]),
    ]),
  };
}

/** A path cut at its stars; stars at its end are removed. */
interface Shape {
  readonly pieces: readonly string[];
  readonly anchored: boolean;
}

function literalShape(written: string): Shape {
  return { pieces: [written], anchored: false };
}

function shapeOf(written: string): Shape {
  const dollar = written.endsWith("$") ? written.length - 1 : written.length;
  let end = dollar;
  while (written[end - 1] === "*") end--;
  return {
    pieces: written.slice(0, end).split("*"),
    anchored: dollar < written.length && end === dollar,
  };
}

function joined(pieces: readonly string[], word: string): string {
  const path = pieces.join(word);
  return path.startsWith("/") ? path : `/${path}`;
}

/** What usually follows a path with this ending. */
function endingOf(path: string): string {
  if (path.endsWith("/")) return "page";
  if (path.endsWith("=")) return "1";
  return /[?&]$/.test(path) ? PARAMETER : "";
}

function withParameter(path: string): string {
  return path + (path.includes("?") ? "&" : "?") + PARAMETER;
}

function shortened(path: string): string {
  return path.replace(/(?:%[0-9A-Fa-f]{2}|.)$/su, "");
}

/** As in URLs, each once. A path that begins with two slashes would be read as a host. */
function asPaths(texts: readonly string[]): readonly string[] {
  const paths = texts.map((text) => text.replace(/[^!-~]/gu, percentEncode));
  return [...new Set(paths)].filter(isPath);
}
