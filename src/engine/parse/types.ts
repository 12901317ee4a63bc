import type { Pattern } from "../match/pattern.ts";
import type { Entry } from "../match/rulebook.ts";
import type { Line } from "../text/line.ts";

/** The place of something; the analysis has the whole line (see Analysis.lineAt). */
export type Place = Pick<Line, "number">;

/** A user-agent line. `token` is the text with which crawlers' names are compared, in lower case; `*` for the crawlers that no other group names. */
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
  /** A second reading of the same line that the dialect adds (google: `/index.html` also allows the folder). */
  readonly derived: boolean;
}

/** The blocks of a file as a dialect has read them: what each contains, and the number of its first line (see Layout). */
export interface Contents {
  readonly readings: readonly {
    /** Every line, as if the block were the file; they are read for this. */
    readonly lines: readonly Line[];
    readonly block: { toString(): string };
    readonly items: readonly {
      readonly kind: string;
      /** Its first line in the block, from 0. */
      readonly first: number;
      readonly role?: number;
      readonly text?: string;
    }[];
  }[];
  numberOf(block: number): number;
}

/** How a dialect sees a block of the file: the same characters, or the same number of others (see LineSyntax.sight). */
export type Sight = (text: string, isFirst: boolean) => string;

/** A user-agent line of a block; `line` counts the block's lines from 0. */
export interface NamedAgent {
  readonly name: string;
  readonly token: string;
  readonly line: number;
}

/** A line with a field that is not a rule but that the dialect observes. */
export interface ObservedLine {
  readonly text: string;
  readonly line: Place;
}

/** What a dialect looks at in a section of a group: its user-agent lines, the other lines that it observes, and its rules, in runs that stay the same objects while no edit touches them. */
export interface SectionView {
  readonly names: readonly NamedAgent[];
  readonly observed: readonly ObservedLine[];
  readonly content: {
    readonly rules: readonly { readonly item: { readonly entries: readonly Entry[] } }[];
  };
  numberOf(entry: Entry): number;
}

/** The group of a name, by index, and the user-agent line in its first section that leads there. */
export interface Address {
  readonly group: number;
  readonly agent: NamedAgent;
}

/** The address of a token, and the sections with that token. */
export interface Named extends Address {
  group: number;
  agent: NamedAgent;
  /** By index. */
  sections: number[];
  /** Whether the rules of its first section are not for these user-agent lines. */
  isBare: boolean;
  /** Sections of which it has all that come after its own. */
  added?: readonly number[];
}
