import { outcomeOf } from "../decide/decision.ts";
import type { Verdict } from "../decide/verdict.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Group } from "../parse/group.ts";
import { type Address, siteOf } from "../url/scope.ts";
import { writtenAddress } from "./misspellings.ts";
import { Asked, type Flaw, type NearMiss, type Origin } from "./near-miss.ts";
import { missesElsewhere } from "./rules-elsewhere.ts";
import { originOf, ShadowRules } from "./shadow-rules.ts";
import { missesBySpelling } from "./spelled-otherwise.ts";
import { missesByUnreadLine } from "./unread-lines.ts";
import {
  missesByEncoding,
  missesByEnd,
  missesByFolder,
  missesByParameter,
  missesBySlash,
  missesByTidying,
} from "./url-variants.ts";

const MOST_SHOWN = 5;

/** Longer URLs do not occur in practice. */
const MOST_UNITS = 8192;

/**
 * The rules that nearly changed a verdict: at most five, the most helpful first. None if rules did
 * not decide it. `origin`: the analysis and selection behind the verdict.
 */
export function nearMissesOf(verdict: Verdict, origin: Origin): readonly NearMiss[] {
  const { ground, outcome, target } = verdict;
  if (outcome !== "allow" && outcome !== "disallow") return [];
  if (target.path.length > MOST_UNITS) return [];
  switch (ground.kind) {
    case "rule":
      return found(new Asked(verdict, origin, ground.matching));
    case "no-match":
    case "no-group":
      return found(new Asked(verdict, origin, []));
    default:
      return [];
  }
}

/** The kinds of near misses, the most helpful first. */
const WAYS: readonly ((asked: Asked) => readonly NearMiss[])[] = [
  missesByOrder,
  missesByUnreadLine,
  missesByShape,
  missesBySpelling,
  missesByEncoding,
  missesByTidying,
  missesBySlash,
  missesByEnd,
  missesByParameter,
  missesElsewhere,
  missesByFolder,
];

function found(asked: Asked): readonly NearMiss[] {
  const misses = new Map<number, NearMiss>();
  for (const way of WAYS)
    for (const miss of way(asked)) {
      if (misses.size === MOST_SHOWN) return [...misses.values()];
      const line = miss.rule.line.number;
      if (!misses.has(line)) misses.set(line, miss);
    }
  return [...misses.values()];
}

/** Rules that match but that the parser does not try (see Pattern.sortsAs). */
function missesByOrder(asked: Asked): readonly NearMiss[] {
  const { group, target } = asked;
  return (group?.rulebook.passedOver(target) ?? []).flatMap(({ entry, by }) => {
    if (!group || outcomeOf(entry) !== asked.wanted) return [];
    const flaw = { kind: "passed-over", by: group.ruleOf(by) } as const;
    return asked.miss(group.ruleOf(entry), target, flaw, []);
  });
}

const MOST_TRIED = 64;

const straightened = {
  allow: straightenedRules("allow"),
  disallow: straightenedRules("disallow"),
} as const;

/** The rules that would match if their paths began as paths do. */
function missesByShape(asked: Asked): readonly NearMiss[] {
  const { group, target, dialect, wanted } = asked;
  if (!group || asked.isOverridden) return [];
  const found = asked.find(straightened[wanted].search(group, dialect, target)) ?? [];
  return found
    .slice(0, MOST_TRIED)
    .flatMap((entry) => missOf(asked, group, originOf(entry), entry.pattern) ?? []);
}

function straightenedRules(outcome: NearMiss["outcome"]): ShadowRules {
  return new ShadowRules((entry, dialect) => {
    const straight = outcomeOf(entry) === outcome && !entry.derived && shapeOf(entry.path);
    return straight ? dialect.patternOf(straight.path) : null;
  });
}

function missOf(
  asked: Asked,
  group: Group,
  entry: Entry,
  pattern: Entry["pattern"],
): NearMiss | null {
  const shape = shapeOf(entry.path);
  if (!shape || isOfOtherHost(entry.path, shape.flaw, asked)) return null;
  const rule = group.ruleOf(entry);
  const straight = { ...rule, pattern };
  if (!asked.wouldDecide(straight, asked.target)) return null;
  const marks = [{ from: 0, to: 1 }];
  return { ...asked.miss(straight, asked.target, shape.flaw, marks), rule };
}

/** The flaw at the beginning of a path, and the intended path; null if there is no flaw. */
function shapeOf(path: string): { readonly flaw: Flaw; readonly path: string } | null {
  if (path === "" || path.startsWith("*") || /^\/(?!\/)/.test(path)) return null;
  const address = writtenAddress(path);
  if (address) {
    const rest = address.rest || "/";
    return { flaw: { kind: "address", path: rest }, path: rest };
  }
  if (path.startsWith("/")) return null;
  // A file extension or a query can be anywhere in a URL, which a star expresses.
  const missing = /^[.?&;=]/.test(path) ? "/*" : "/";
  return { flaw: { kind: "start", missing }, path: missing + path };
}

/** Whether a rule names another site than the URL's; with and without `www` counts as the same. */
function isOfOtherHost(path: string, { kind }: Flaw, { verdict }: Asked): boolean {
  if (kind !== "address") return false;
  const [named, asked] = [hostIn(siteOf(path)), hostIn(siteOf(verdict.url))];
  return named !== null && asked !== null && named !== asked;
}

function hostIn(address: Address): string | null {
  return address.kind === "site" ? address.site.host.replace(/^www\d?\./, "") : null;
}
