import type { Pattern } from "../match/pattern.ts";
import type { Line } from "../text/line.ts";

/** Where something stands; the line as a whole is the analysis's to show (see Analysis.lineAt). */
export type Place = Pick<Line, "number">;

/** A user-agent line. `token` is what crawlers' names are compared with, lower case, `*` for all of them. */
export interface Agent {
  readonly name: string;
  readonly token: string;
  readonly line: Place;
}

/** An allow or disallow line inside a group. `path` is the value as written. */
export interface Rule {
  readonly allows: boolean;
  readonly path: string;
  readonly pattern: Pattern;
  readonly line: Place;
  /** A second reading of the same line that the dialect adds (google: `/index.html` also allows the directory). */
  readonly derived: boolean;
}

/** How a dialect sees a block of the file: the same characters, or as many others (see LineSyntax.sight). */
export type Sight = (text: string, isFirst: boolean) => string;

/** A user-agent line of a block; `line` counts the block's lines from 0. */
export interface NamedAgent {
  readonly name: string;
  readonly token: string;
  readonly line: number;
}

/** A line with a field that the dialect observes besides rules. */
export interface ObservedLine {
  readonly text: string;
  readonly line: Place;
}

/** What a dialect looks at in a section of a group: whom it names, and the lines it observes besides rules. */
export interface SectionView {
  readonly names: readonly NamedAgent[];
  readonly observed: readonly ObservedLine[];
}
