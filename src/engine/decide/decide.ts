import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import { weigh } from "./decision.ts";
import { followerOf, select } from "./select.ts";
import { isRobotsTxt, rejectedOutcome, type Verdict, verdictOn } from "./verdict.ts";

/**
 * May `crawler` fetch `url`? The crawler is one product token, or a fallback chain such as
 * `["Googlebot-Image", "Googlebot"]`; `*` comes last without being named. Every string gets a
 * verdict, and none throws.
 */
export function decide(
  analysis: Analysis,
  crawler: string | readonly string[],
  url: string,
): Verdict {
  const { group } = select(analysis, followerOf(crawler));
  const answers = answersOf(analysis, crawler);
  return answers.areForMany(crawler) && url.length <= LONGEST_URL
    ? answers.on(url, group, analysis)
    : judge(analysis, group, url);
}

/** The verdict for a crawler that follows `group`. */
export function judge(analysis: Analysis, group: Group | null, url: string): Verdict {
  const { dialect, rejectedBy } = analysis;
  const target = dialect.targetOf(url);
  if (rejectedBy) {
    const ground = { kind: "rejected", line: rejectedBy } as const;
    return { url, target, outcome: rejectedOutcome(dialect), ground };
  }
  if (isRobotsTxt(dialect, target))
    return { url, target, outcome: "allow", ground: { kind: "robots-txt" } };
  return verdictOn(group && weigh(group, dialect, target), group, url, target);
}

const given = new WeakMap<Analysis, Answers>();

function answersOf(analysis: Analysis, crawler: string | readonly string[]): Answers {
  const known = given.get(analysis);
  if (known) return known;
  const answers = new Answers(crawler);
  given.set(analysis, answers);
  return answers;
}

/** How many URLs are remembered for each analysis, and how long each may be. */
const MOST_URLS = 2048;
const LONGEST_URL = 1024;

/**
 * The verdicts that `decide` gave last. Most crawlers follow the same group, so a program that asks
 * for several crawlers asks the same again. For a program with one crawler, nothing is remembered.
 */
class Answers {
  private readonly first: string | readonly string[];
  private isShared = false;
  private readonly known = new Map<string, { group: Group | null; verdict: Verdict }>();

  constructor(first: string | readonly string[]) {
    this.first = first;
  }

  /** Whether another crawler than the first has asked. */
  areForMany(crawler: string | readonly string[]): boolean {
    this.isShared ||= crawler !== this.first;
    return this.isShared;
  }

  on(url: string, group: Group | null, analysis: Analysis): Verdict {
    const known = this.known.get(url);
    if (known?.group === group) return known.verdict;
    const verdict = judge(analysis, group, url);
    if (this.known.size >= MOST_URLS) this.known.clear();
    this.known.set(url, { group, verdict });
    return verdict;
  }
}
