import { crawlerNamed } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import { dialectNamed } from "../../dialects/index.ts";
import { analyse } from "../../parse/analysis.ts";
import type { Dialect } from "../../parse/dialect.ts";
import type { Facts, Severity } from "../finding.ts";

/** Whether a user-agent line with this value means the crawler of this name: the dialect is given a file of one group and asked. */
export function meansCrawler(value: string, crawler: string, dialect: Dialect): boolean {
  const analysis = analyse(`User-agent: ${value}\nDisallow: /`, dialect);
  return select(analysis, { chain: [crawler], followsStar: false }).group !== null;
}

/**
 * How bad it is that a value is not simply the name of this crawler, and the facts of it. `own` is
 * the dialect nearest to how the crawler reads, where that alone takes the value for its name.
 */
export function readingOf(
  value: string,
  crawler: string,
  dialect: Dialect,
): { readonly severity: Severity; readonly facts: Facts } {
  const reader = dialect.title;
  if (meansCrawler(value, crawler, dialect))
    return { severity: "information", facts: { isRead: 1, own: "", reader } };
  const known = crawlerNamed(crawler);
  const nearest = known && dialectNamed(known.reader);
  const own = nearest && meansCrawler(value, crawler, nearest) ? nearest.title : "";
  return { severity: known && !own ? "error" : "warning", facts: { isRead: 0, own, reader } };
}
