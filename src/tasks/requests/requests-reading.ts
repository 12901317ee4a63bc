import { BadPlaces } from "../lists/collection.ts";
import type { LogFormat } from "../logs/log-format.ts";
import { LogReader, type TakeLine } from "../logs/log-reader.ts";
import type { NoRequest } from "../logs/log-request.ts";
import { type IsVerified, Tally } from "./tally.ts";

/** Reads logs that come in portions, one after another, and counts their requests. What was read until then is in `tally`, so that reading can be stopped. */
export class RequestsReading {
  readonly tally: Tally;
  /** How many lines had a request of any method. */
  requests = 0;
  /** Lines without a request, or whose request is for no URL, by reason. */
  readonly left: Record<NoRequest, number> = {
    "no-request": 0,
    "no-url": 0,
    cut: 0,
    "too-long": 0,
  };
  /** The first of them, with their numbers in their log. */
  readonly places = new BadPlaces<NoRequest>();
  private readonly format: LogFormat | null;
  private readonly isNameless: boolean;
  private reader: LogReader;
  private readonly found = new Set<LogFormat>();
  /** How many lines the logs before this one had. */
  private ended = 0;
  /** Whether a line had a User-Agent, or a dash for none. */
  private hasAgents = false;

  /** `format`: of every log; left out, it is recognised. `isNameless`: reads no User-Agent, so that the URLs of all clients are counted. */
  constructor(
    options: {
      readonly format?: LogFormat;
      readonly isVerified?: IsVerified;
      readonly isNameless?: boolean;
      readonly keepsTimes?: boolean;
    } = {},
  ) {
    this.tally = new Tally(options.isVerified ?? null, options.keepsTimes);
    this.format = options.format ?? null;
    this.isNameless = options.isNameless ?? false;
    this.reader = new LogReader(this.format);
  }

  /** How many lines were read, of all logs. */
  get lines(): number {
    return this.ended + this.reader.lines;
  }

  /** The formats of all logs so far. */
  get formats(): readonly LogFormat[] {
    return [...new Set([...this.found, ...this.reader.formats])];
  }

  /** Whether there were requests, but none said of which client: then there are URLs, and no crawlers. */
  get lacksAgents(): boolean {
    return this.requests > 0 && !this.hasAgents;
  }

  /** Reads the lines that a portion of a log completes. */
  read(portion: string): void {
    this.reader.read(portion, this.take);
  }

  /** Reads the last line of a log; the next portion begins another one. */
  endLog(): void {
    this.reader.end(this.take);
    for (const format of this.reader.formats) this.found.add(format);
    this.ended += this.reader.lines;
    this.reader = new LogReader(this.format);
  }

  private readonly take: TakeLine = (said, line, text) => {
    if (typeof said === "string") {
      this.left[said]++;
      this.places.add(() => line, text, said);
      return;
    }
    this.requests++;
    if (said.userAgent !== "") this.hasAgents = true;
    this.tally.add(this.isNameless ? { ...said, userAgent: "" } : said);
  };
}
