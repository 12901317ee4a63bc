import { Logged, type LoggedCrawler, type LoggedData } from "./logged.ts";

/** How many pairs of a crawler and a URL a draft keeps, and how many characters of URLs: each save writes them. */
const MOST_STORED = 20_000;
const MOST_STORED_URLS = 1_000_000;

/** In the place of what has more. */
export const NOT_STORED = "not-stored";

const COLUMNS = ["starts", "url", "requests", "first", "last", "lastStatus"] as const;

const known = new WeakMap<Logged, object>();

/** What was asked for as a draft keeps it: plain data, with one text for each column, because a browser copies a text at once. `NOT_STORED` where that would be too much. */
export function storedRequests(logged: Logged): object | typeof NOT_STORED {
  const { data, blockedAtFirst } = logged;
  if (data.url.length > MOST_STORED || data.urls.length > MOST_STORED_URLS) return NOT_STORED;
  const stored = known.get(logged) ?? {
    urls: data.urls,
    crawlers: JSON.stringify(data.crawlers),
    ...Object.fromEntries(COLUMNS.map((name) => [name, textOf(data[name])])),
    ...(blockedAtFirst && { blockedAtFirst: textOf(blockedAtFirst) }),
  };
  if (blockedAtFirst) known.set(logged, stored);
  return stored;
}

/** Numbers with commas between them; a dash for one that is not known. */
function textOf(column: ArrayLike<number>): string {
  return Array.from(column, (number) => (Number.isNaN(number) ? "-" : `${number}`)).join();
}

/** The requests that `storedRequests` wrote; null for anything else. */
export function requestsStoredIn(stored: unknown): Logged | null {
  if (typeof stored !== "object" || stored === null) return null;
  const parts: Readonly<Record<string, unknown>> = { ...stored };
  const { urls } = parts;
  const crawlers = crawlersIn(parts.crawlers);
  const columns = COLUMNS.map((name) => numbersIn(parts[name]));
  const [starts = [], url = [], requests = [], first = [], last = [], lastStatus = []] = columns;
  if (typeof urls !== "string" || !crawlers) return null;
  const rows = urls.split("\n").length - 1;
  const isWhole =
    columns.slice(1).every(({ length }) => length === url.length) &&
    url.every((index) => index < rows) &&
    starts.length === crawlers.length + 1 &&
    starts.every((start, at) => start >= (starts[at - 1] ?? 0)) &&
    starts.at(-1) === url.length;
  if (!isWhole) return null;
  const data: LoggedData = {
    urls,
    crawlers,
    starts: Uint32Array.from(starts),
    url: Uint32Array.from(url),
    requests: Uint32Array.from(requests),
    first: Float64Array.from(first),
    last: Float64Array.from(last),
    lastStatus: Uint16Array.from(lastStatus),
  };
  const blocked = numbersIn(parts.blockedAtFirst);
  return new Logged(data, blocked.length === url.length ? Uint8Array.from(blocked) : null);
}

function numbersIn(text: unknown): readonly number[] {
  if (typeof text !== "string" || text === "") return [];
  return text.split(",").map((part) => (part === "-" ? Number.NaN : Number(part)));
}

function crawlersIn(text: unknown): readonly LoggedCrawler[] | null {
  try {
    // JSON has no other way to say that a time is not known.
    const list: unknown = JSON.parse(String(text), (_, value) => value ?? Number.NaN);
    return Array.isArray(list) && list.every(isCrawler) ? list : null;
  } catch {
    return null;
  }
}

function isCrawler(value: unknown): value is LoggedCrawler {
  const { token, robotsTxt, statuses, ...numbers } = recordIn(value);
  const counts = [...Object.values(recordIn(robotsTxt)), ...Object.values(numbers)];
  const all = counts.concat(Array.isArray(statuses) ? statuses : [null]);
  return (
    typeof token === "string" && counts.length >= 8 && all.every((one) => typeof one === "number")
  );
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
