import type { Analysis } from "../analysis.ts";
import type { Circumstances } from "../circumstances.ts";
import type { Line, Span } from "../line.ts";
import { valueSpan } from "./field-span.ts";
import { lineIn } from "./line-view.ts";

/** What stands beside the file. */
export interface Surroundings {
  readonly circumstances: Circumstances;
  /** URLs that the person asks about, as typed. */
  readonly urls: readonly string[];
}

/** Of more URLs than these, the checks see the first. */
const MOST_URLS = 200;

/** A file as a check sees it. */
export class FileView {
  readonly analysis: Analysis;
  readonly surroundings: Surroundings;
  private readonly known = new Map<string, unknown>();

  constructor(analysis: Analysis, surroundings: Surroundings) {
    this.analysis = analysis;
    const { circumstances, urls } = surroundings;
    this.surroundings = { circumstances, urls: urls.slice(0, MOST_URLS) };
  }

  /** A line with spans as offsets within it, or null where there is none of this number. */
  lineAt(number: number): Line | null {
    return lineIn(this.analysis, number);
  }

  /** Where in its line the value of a field stands; the whole line where it has none. */
  valueAt(number: number): Span {
    return valueSpan(this.lineAt(number));
  }

  /** What several checks of this file need, made once. `key` names it. */
  once<T>(key: string, make: () => T): T {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key) as T;
  }
}
