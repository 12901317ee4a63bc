import { isHar } from "../logs/har.ts";
import { kindOf } from "./read-urls.ts";
import type { Unread } from "./words.ts";

/** What a text is, by its beginning, that has URLs or requests but is not read; null for any other text. */
export function unreadIn(sample: string): Unread | null {
  for (const [kind, start] of STARTS) if (start.test(sample)) return kind;
  if (isHar(sample)) return "har";
  if (kindOf(sample) !== "list") return null;
  const lines = sample.split(/[\r\n]+/, SAMPLED).filter((line) => line.trim() !== "");
  const isMost = (pattern: RegExp) =>
    lines.filter((line) => pattern.test(line)).length * 2 > lines.length;
  return LOGS.find(([, pattern]) => isMost(pattern))?.[0] ?? null;
}

const SAMPLED = 50;

/** ISO 28500 (WARC 1.1), 4; RFC 9112 4, which curl -i writes for each version of HTTP. */
const STARTS: readonly (readonly [Unread, RegExp])[] = [
  // APPNOTE.TXT 4.3.7, which .xlsx and .ods files follow.
  ["spreadsheet", /^PK\x03\x04/],
  ["warc", /^WARC\/\d/],
  ["response", /^HTTP\/\d(?:\.\d)? \d{3}(?: |\r?\n)/],
];

/** Logs of which no reader knows the lines, by how most of these begin; the last one is any log. */
const LOGS: readonly (readonly [Unread, RegExp])[] = [
  // devcenter.heroku.com/articles/http-routing
  ["heroku", /^.{0,100}heroku\[router\]: at=/],
  // ActiveSupport’s Rails::Rack::Logger (8.0)
  ["rails", /^.{0,200}Started [A-Z]{3,7} "\//],
  // github.com/expressjs/morgan: dev, tiny and short (1.10)
  ["morgan", /^(?:\S{1,45} \S{1,60} )?[A-Z]{3,7} \/\S{0,4096} (?:HTTP\/\d\.\d )?\d{3} /],
  [
    "log",
    /^(?:[[(]?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d |\[?\d{1,2}\/[A-Z][a-z]{2}\/\d{4}[: ]|\d{1,3}(?:\.\d{1,3}){3} \S|\{"\w)/,
  ],
];
