import { LONGEST_URL } from "../../core/limits.ts";
import { alb } from "./alb.ts";
import { combined, proxyCombined } from "./combined.ts";
import { haproxy } from "./haproxy.ts";
import { caddy, cloudflare, googleCloud, jsonLines, traefik } from "./json-lines.ts";
import type { LogFormat, ReadLine } from "./log-format.ts";
import type { LogRequest, NoRequest } from "./log-request.ts";
import { wrappedLine } from "./prefixes.ts";
import { squid } from "./squid.ts";
import { w3c } from "./w3c.ts";
import { wget } from "./wget.ts";

/** Every format, in the order in which a line is tried: each refuses what those before it read better. */
export const logFormats: readonly LogFormat[] = [
  combined,
  proxyCombined,
  w3c,
  haproxy,
  alb,
  squid,
  caddy,
  traefik,
  cloudflare,
  googleCloud,
  jsonLines,
  wget,
];

/** Takes what a line says, with its number from 1 and its text as far as it was read. */
export type TakeLine = (said: LogRequest | NoRequest, line: number, text: string) => void;

/** How much of a line is read, in UTF-16 units; a longer one is too long to have a URL. */
export const LONGEST_LINE = 2 * LONGEST_URL;

/**
 * Reads a log that comes in portions, line by line, in time linear in its length. The format is the
 * one that reads the lines: it may begin after lines of something else, and change.
 */
export class LogReader {
  /** How many lines were read so far. */
  lines = 0;
  private readonly readers: readonly { readonly format: LogFormat; readonly read: ReadLine }[];
  private current: number;
  private readonly counts = new Map<LogFormat, number>();
  private begun = "";

  /** `format`: the only one to try; left out, all. */
  constructor(format: LogFormat | null = null) {
    const formats = format ? [format] : logFormats;
    this.readers = formats.map((one) => ({ format: one, read: one.begin() }));
    this.current = 0;
  }

  /** The formats of the requests so far, the most frequent first. */
  get formats(): readonly LogFormat[] {
    return [...this.counts].sort(([, one], [, other]) => other - one).map(([format]) => format);
  }

  /** Reads the lines that a portion completes. */
  read(portion: string, take: TakeLine): void {
    let from = 0;
    for (let end = portion.indexOf("\n"); end >= 0; end = portion.indexOf("\n", from)) {
      const line = portion.slice(from, end);
      this.line(this.begun === "" ? line : this.begun + line, take);
      this.begun = "";
      from = end + 1;
    }
    // Of a line that is too long, only so much is kept as shows that it is.
    if (this.begun.length <= LONGEST_LINE)
      this.begun += portion.slice(from, from + LONGEST_LINE + 1);
  }

  /** Reads the last line. */
  end(take: TakeLine): void {
    if (this.begun !== "") this.line(this.begun, take);
    this.begun = "";
  }

  private line(written: string, take: TakeLine): void {
    this.lines++;
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    if (line.length > LONGEST_LINE) {
      take("too-long", this.lines, line.slice(0, LONGEST_LINE));
      return;
    }
    const said = this.said(line);
    if (said !== null) take(said, this.lines, line);
  }

  private said(line: string): LogRequest | NoRequest | null {
    const first = this.readers[this.current]?.read(line) ?? null;
    if (first === null) return null;
    if (first !== "no-request") return this.counted(first);
    const inner = line.startsWith('{"') ? wrappedLine(line) : null;
    if (inner !== null) return this.said(inner);
    for (const [index, { read }] of this.readers.entries()) {
      if (index === this.current) continue;
      const said = read(line);
      if (said === null) return null;
      if (said === "no-request") continue;
      this.current = index;
      return this.counted(said);
    }
    return first;
  }

  private counted(said: LogRequest | NoRequest): LogRequest | NoRequest {
    const format = this.readers[this.current]?.format;
    if (typeof said === "object" && format)
      this.counts.set(format, (this.counts.get(format) ?? 0) + 1);
    return said;
  }
}
