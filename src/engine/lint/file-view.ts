import type { Circumstances } from "../decide/request-context.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { LivesByLine } from "../prove/rule-status.ts";
import type { Line, Span } from "../text/line.ts";
import { valueSpan } from "./field-span.ts";
import type { Code, Finding } from "./finding.ts";
import { groupedBy } from "./grouped-by.ts";
import { lineIn } from "./line-view.ts";

/** What stands beside the file. */
export interface Surroundings {
  readonly circumstances: Circumstances;
  /** URLs that the person asks about, as typed. */
  readonly urls: readonly string[];
  /** What each rule is good for, as far as that is known. Left out: nothing is. */
  readonly lives?: LivesByLine;
}

/** Of more URLs than these, the checks see the first. */
const MOST_URLS = 200;

/** A file as a check sees it. */
export class FileView {
  readonly analysis: Analysis;
  readonly surroundings: Surroundings;
  private readonly found: readonly Finding[];
  private readonly known = new Map<string, unknown>();

  /** `found`: what the checks before have found, and go on to find. */
  constructor(analysis: Analysis, surroundings: Surroundings, found: readonly Finding[]) {
    this.analysis = analysis;
    this.surroundings = { ...surroundings, urls: surroundings.urls.slice(0, MOST_URLS) };
    this.found = found;
  }

  /** A line with spans as offsets within it, or null where there is none of this number. */
  lineAt(number: number): Line | null {
    return lineIn(this.analysis, number);
  }

  /** Where in its line the value of a field stands; the whole line where it has none. */
  valueAt(number: number): Span {
    return valueSpan(this.lineAt(number));
  }

  /** The codes of the problems that were found on a line when this was first asked of any. */
  codesAt(number: number): readonly Code[] {
    const byLine = this.once("codes", () => groupedBy(this.found, ({ line }) => line));
    return byLine.get(number)?.map(({ code }) => code) ?? [];
  }

  /** What several checks of this file need, made once. `key` names it. */
  once<T>(key: string, make: () => T): T {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key) as T;
  }
}
