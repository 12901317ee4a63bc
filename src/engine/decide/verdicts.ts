import type { Analysis } from "../parse/analysis.ts";
import { Report } from "./report.ts";
import type { RequestContext } from "./request-context.ts";
import { followerOf } from "./select.ts";

/** The verdicts of a table, by index of URL and crawler: null, or undefined for a whole verdict, outside of it. A cell is decided when it is first read. */
export type Verdicts = Pick<
  Report,
  "question" | "columns" | "outcomeAt" | "lineAt" | "groundAt" | "verdictAt"
>;

/**
 * The verdicts on many URLs for some crawlers, as fast as the page has them: crawlers that follow
 * the same group share theirs. A crawler is a product token or a fallback chain, as for `decide`.
 * `context`: the site of the file and the response for it, which can decide before the rules do.
 */
export function verdicts(
  analysis: Analysis,
  crawlers: readonly (string | readonly string[])[],
  urls: readonly string[],
  context?: RequestContext,
): Verdicts {
  const followers = crawlers.map(followerOf);
  return new Report(
    () => analysis,
    (token, crawler) => followers[crawler] ?? followerOf(token),
    {
      urls,
      crawlers: followers.map(({ chain }) => chain[0] ?? ""),
      ...(context ? { context } : {}),
    },
    null,
    () => false,
  );
}
