import type { ClaimedCrawler, Count, Pair, Tally } from "./tally.ts";

/** The version of what `partialLines` writes; another version is not read. */
const VERSION = 1;

type Numbers = readonly (number | null)[];

/** A line of a partial result: the head of one part, a host, a crawler, or a crawler’s requests for a URL. */
type PartialLine =
  | { readonly requests: typeof VERSION; readonly others: number; readonly otherMethods: number }
  | { readonly host: string; readonly count: number }
  | { readonly crawler: string; readonly count: Numbers; readonly more: readonly number[] }
  | {
      readonly of: string;
      readonly at: readonly [origin: string, target: string];
      readonly count: Numbers;
    };

/** What was counted, as lines of JSON, which `mergeLine` reads; several parts may follow each other. */
export function* partialLines(tally: Tally): Generator<string, void> {
  const { others, otherMethods, hosts, crawlers } = tally;
  yield lineOf({ requests: VERSION, others, otherMethods });
  for (const [host, count] of hosts) yield lineOf({ host, count });
  for (const crawler of crawlers) {
    const { token, ofOtherUrls, verified, notFromOperator } = crawler;
    yield lineOf({
      crawler: token,
      count: numbersOf(crawler),
      more: [ofOtherUrls, verified, notFromOperator],
    });
    for (const pair of crawler.pairs())
      yield lineOf({
        of: token,
        at: [pair.origin, pair.target],
        count: [...numbersOf(pair), pair.lastStatus],
      });
  }
}

function lineOf(line: PartialLine): string {
  return `${JSON.stringify(line)}\n`;
}

function numbersOf({ requests, first, last, statuses }: Count): Numbers {
  return [requests, orNull(first), orNull(last), ...statuses];
}

function orNull(time: number): number | null {
  return Number.isNaN(time) ? null : time;
}

/** Adds a line of a partial result to a tally; whether it was one. */
export function mergeLine(tally: Tally, text: string): boolean {
  const line = parsed(text);
  if (!line) return false;
  if ("requests" in line) {
    tally.others += line.others;
    tally.otherMethods += line.otherMethods;
  } else if ("host" in line) tally.atHost(line.host, line.count);
  else if ("crawler" in line) tally.addCrawler(crawlerIn(line));
  else tally.addPair(line.of, pairIn(line));
  return true;
}

function parsed(text: string): PartialLine | null {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return null;
  }
  return isPartial(line) ? line : null;
}

function isPartial(line: unknown): line is PartialLine {
  if (!isObject(line)) return false;
  const { requests, others, otherMethods, host, count, crawler, more, of, at } = line;
  if (requests !== undefined) return requests === VERSION && isNumbers([others, otherMethods]);
  if (typeof host === "string") return isNumbers([count]);
  if (typeof crawler === "string") return isNumbers(count, 9) && isNumbers(more, 3);
  const isPlace =
    Array.isArray(at) && at.length === 2 && at.every((one) => typeof one === "string");
  return typeof of === "string" && isPlace && isNumbers(count, 10);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isNumbers(list: unknown, length?: number): boolean {
  if (!Array.isArray(list) || (length !== undefined && list.length !== length)) return false;
  return list.every((one) => one === null || (typeof one === "number" && Number.isFinite(one)));
}

function countIn([requests, first, last, ...statuses]: Numbers): Count {
  return {
    requests: requests ?? 0,
    first: first ?? Number.NaN,
    last: last ?? Number.NaN,
    statuses: statuses.slice(0, 6).map((one) => one ?? 0),
  };
}

function crawlerIn({
  crawler: token,
  count,
  more: [ofOtherUrls = 0, verified = 0, notFromOperator = 0],
}: Extract<PartialLine, { crawler: string }>): Omit<ClaimedCrawler, "pairs" | "urls"> {
  return { token, ...countIn(count), ofOtherUrls, verified, notFromOperator };
}

function pairIn({ at, count }: Extract<PartialLine, { of: string }>): Pair {
  const [origin, target] = at;
  return { origin, target, ...countIn(count), lastStatus: count[9] ?? 0 };
}
