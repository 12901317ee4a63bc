import { LogReader, type TakeLine } from "../logs/log-reader.ts";
import { type LogRequest, type NoRequest, urlOfRequest } from "../logs/log-request.ts";
import { type Item, type Items, likenessToUrl } from "./collection.ts";

/** Whether the beginning of a text is a log: it has requests, and not more lines that are URLs. What else is in it, such as what a container writes when it starts, does not count. */
export function isLog(sample: string): boolean {
  let requests = 0;
  let urls = 0;
  const take: TakeLine = (said, _, line) => {
    if (said !== "no-request") requests++;
    else if (!/\s/.test(line.trim()) && likenessToUrl(line) > 0) urls++;
  };
  const reader = new LogReader();
  reader.read(sample, take);
  reader.end(take);
  return requests > 0 && requests >= urls;
}

/** The URLs of a log that comes in portions. */
export class LogStream {
  private readonly reader = new LogReader();
  private readonly origin: string | null;
  private items: Item[] = [];

  /** `origin`: the site to which requests went whose line names no host; null where it is not known. */
  constructor(origin: string | null) {
    this.origin = origin;
  }

  /** The formats of the requests so far. */
  get formats(): LogReader["formats"] {
    return this.reader.formats;
  }

  read(portion: string): readonly Item[] {
    this.reader.read(portion, this.take);
    return this.taken();
  }

  end(): readonly Item[] {
    this.reader.end(this.take);
    return this.taken();
  }

  private taken(): readonly Item[] {
    const { items } = this;
    this.items = [];
    return items;
  }

  private readonly take: TakeLine = (said, line, text) => {
    this.items.push(itemOf(said, line, text, this.origin));
  };
}

function itemOf(
  said: LogRequest | NoRequest,
  line: number,
  text: string,
  origin: string | null,
): Item {
  if (typeof said === "object")
    return { kind: "url", at: 0, line, text: urlOfRequest(said, origin) };
  const reason = said === "too-long" ? said : "no-request";
  return { kind: "bad", at: 0, line, text, reason };
}

/** How much of a text is read before the caller can pause, in UTF-16 units. */
const PORTION = 64 * 1024;

/** The URLs of a log. */
export function* logItems(text: string, log: LogStream): Items {
  for (let at = 0; at < text.length; at += PORTION) {
    yield* log.read(text.slice(at, at + PORTION));
    yield null;
  }
  yield* log.end();
}
