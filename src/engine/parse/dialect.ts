import type { Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { FieldName, Span } from "../text/line.ts";
import type { Source } from "../text/source.ts";
import type { Scheme } from "../url/scope.ts";
import type { DialectId } from "./dialect-titles.ts";
import type { ResponsePolicy } from "./response.ts";
import type { Contents, Named, NamedAgent, Place, Rule, SectionView, Sight } from "./types.ts";

export type { DialectId } from "./dialect-titles.ts";

/** A name and a value, where words are read in pairs. A word that is missing is empty. */
export interface WordPair {
  readonly key: Span;
  readonly value: Span;
  /** Where a comment begins that ends the line, or null. */
  readonly comment: number | null;
  /** The end of the line, or the last character before the next pair. */
  readonly end: number;
  /** Whether a colon has separated two words of the line. */
  readonly isPastColon: boolean;
}

/** How a dialect finds fields in a line. */
export interface LineSyntax {
  /** How the dialect sees the blocks of this file: each as a text of the same length, with DROPPED for ignored characters. Returns the same function for files that it sees in the same way. */
  readonly sight?: (file: Source) => Sight;
  /** Whether the dialect ignores a byte order mark at the start of the file; also the first bytes of one, or only a whole one. */
  readonly skipsMark: boolean | "whole";
  /** Characters that end a line besides CR and LF. */
  readonly alsoEndsLine: string;
  /** How many bytes of a line are kept; null for all. */
  readonly lineLimit: number | null;
  /** After so many bytes of a line, one is dropped, and the rest is read as another line. */
  readonly splitsLinesAfter?: number;
  readonly nulEndsLine: boolean;
  /** Which characters a `#` must follow to begin a comment, by UTF-16 code unit, unless it begins the line. Default: every `#` begins a comment. */
  readonly commentFollows?: (unit: number) => boolean;
  /** White space around keys and values, by UTF-16 code unit. */
  readonly isBlank: (unit: number) => boolean;
  readonly fieldNamed: (key: string) => FieldName | null;
  /** In a line without a colon: where the key ends, or null. Default: such a line has no field. The line comes without comment and outer white space. */
  readonly partedWithoutColon?: (line: string) => number | null;
  /** For dialects that look for the key first: its length, and where the value begins; null if there is no key. */
  readonly keyFirst?: (line: string) => { readonly key: number; readonly value: number } | null;
  /** For parsers that read words in pairs, of which a line can have several: the pair that begins at `from`, in a line that ends at `to`. `isPastColon`: see WordPair. */
  readonly pairAt?: (text: string, from: number, to: number, isPastColon: boolean) => WordPair;
  /** Whether a line that begins with its colon has a field, with an unknown key. */
  readonly keyMayBeEmpty?: boolean;
}

/** Which lines belong together. */
export interface Grouping {
  /** Fields that are rules. An allow or disallow that is not listed has no effect. */
  readonly ruleFields: readonly FieldName[];
  /** Fields after which a user-agent line begins a new section instead of joining the user-agent lines before it; "every" for any line with a field, known or not, or `allBut` some fields. */
  readonly closesAgents: readonly FieldName[] | "every" | { readonly allBut: readonly FieldName[] };
  /** Which line without text ends a section: none, an empty line, or a line with only white space. Comments never do. */
  readonly endedBy: "nothing" | "empty-line" | "blank-line";
  /** What happens to rules before any user-agent line. */
  readonly rulesBeforeAgents: "ignored" | "for-all";
  /** A section counts only if it has one of these fields; "every": any field but user-agent, known or not; null: a user-agent line is enough. */
  readonly countsWith: readonly FieldName[] | "every" | null;
  /**
   * Which sections with the same token are joined: all, only those of `*`, or none. If none, the
   * first one counts. A function finds the sections of every token in another way (see joinings.ts).
   */
  readonly joins:
    | "all"
    | "star"
    | "none"
    | ((sections: readonly Pick<SectionView, "names">[]) => ReadonlyMap<string, Named>);
  /** Fields without meaning, after which a user-agent line joins the list before it again, for the rules that follow. */
  readonly reopensAgents?: (field: {
    readonly name: FieldName | null;
    readonly key: string;
    readonly value: string;
  }) => boolean;
  /** Fields that are not Allow or Disallow but that it reads, such as those of `overridingRule`: see SectionView.observed. */
  readonly observes?: readonly FieldName[];
  /** The only rule that counts for these user-agent lines, instead of all rules in their sections; usually null. */
  readonly overridingRule?: (
    sections: readonly SectionView[],
    agents: readonly NamedAgent[],
  ) => Rule | null;
  /** What the parser does where that rule counts, in English. */
  readonly overridingEffect?: string;
  /** For parsers that reject a whole file because of one line: that line, or null. `effect`: what their caller then does, in English. */
  readonly rejectsFile?: {
    readonly lineIn: (contents: Contents, breakOctets: number) => Place | null;
    /** What then holds for every crawler and URL. Default: no verdict. */
    readonly outcome?: "allow";
    readonly effect: string;
  };
  /** How its groups differ from those of RFC 9309, in English, after the title of the dialect; set where owners write files for it that it reads in another way (R220). */
  readonly groupsEffect?: string;
  /** The user-agent lines that a section is for, if not simply its own. */
  readonly agentsOf?: (agents: readonly NamedAgent[]) => readonly NamedAgent[];
}

/** Which user-agent lines match a crawler. */
export interface AgentMatching {
  /** The product token of a user-agent line, in lower case where case does not matter, or `*`. */
  readonly tokenOf: (value: string) => string;
  /** The part of a crawler's name that is compared. */
  readonly nameOf: (crawler: string) => string;
  /** "exact", or how strongly a token matches a name; 0 if it does not. The strongest wins, then the first in the file. */
  readonly strength: "exact" | ((token: string, name: string) => number);
  /** How strongly `*` matches every name. Default: weaker than any token. */
  readonly starStrength?: number;
  /** If no token equals the name: the user-agent line in the first of a group's sections that makes the whole group match, or null. The first such group in the file wins. */
  readonly agentIn?: (sections: readonly SectionView[], name: string) => NamedAgent | null;
  /** The name that a whole family of crawlers looks for if no group has the crawler's own (`yandex` for all crawlers of Yandex); null for other crawlers. */
  readonly familyOf?: (name: string) => string | null;
}

/** The result of the rules that match: one decides, or the dialect's documentation leaves it open between two. */
export type Settlement =
  | { readonly kind: "decided"; readonly rule: Rule }
  | { readonly kind: "open"; readonly allow: Rule; readonly disallow: Rule };

/** How much of a file is read. `beyond`: the parser ignores the rest, or the whole file. */
export interface FileLimit {
  readonly octets: number;
  readonly beyond: "rest-ignored" | "file-ignored";
  /** Default: of a line that is not whole, the beginning is read. */
  readonly wholeLines?: true;
  /** Who stops reading there, in the plural, where the crawlers do and their parser alone would read on. */
  readonly by?: string;
}

/** One way to parse robots.txt: data where dialects choose among known ways, and a function where each has its own. */
export interface Dialect {
  readonly id: DialectId;
  /** The name in lists and sentences. */
  readonly title: string;
  /** Whether it is what a document says, and no program’s or company’s way to read. */
  readonly isDocument?: true;
  readonly source: { readonly title: string; readonly url: string };
  /** The operator whose crawlers alone parse so; left out for standards and libraries, which any crawler may use. */
  readonly operator?: string;
  readonly fileLimit: FileLimit | null;
  readonly syntax: LineSyntax;
  readonly grouping: Grouping;
  readonly agents: AgentMatching;
  /** The schemes for which it requests robots.txt; by default http and https. */
  readonly schemes?: readonly Scheme[];
  /** Which matching rule is the strongest. "longest": the longest rule; Allow wins a tie (RFC 9309 2.2.2), then the first. "first": the first rule. */
  readonly precedence: "longest" | "first";
  /** Which of two equally long rules wins. Default: Allow. */
  readonly ties?: "first";
  /** The strength of a matching rule, if that is not the length of its pattern; any smaller number will do if it is below `least`. The strongest decide, by `settle`. */
  readonly weight?: (rule: Pick<Rule, "pattern">, target: Target, least?: number) => number;
  /** Whether the URL /robots.txt is always allowed. */
  readonly robotsTxtAllowed: boolean;
  /** Further paths that a rule stands for, or null. */
  readonly alsoMeans: (path: string, allows: boolean) => string | readonly string[] | null;
  readonly patternOf: (path: string) => Pattern;
  /** A quicker pattern, for dialects that take long to make one: it matches whatever the rule or its further paths match, and perhaps more. Null: anything may match. */
  readonly roughPatternOf?: (path: string, allows: boolean) => Pattern | null;
  readonly targetOf: (url: string) => Target;
  /** For dialects in which the strongest rule does not always decide. `matching` is in order of precedence. */
  readonly settle?: (matching: readonly [Rule, ...Rule[]], target: Target) => Settlement;
  /** The words of its documentation behind verdicts that `settle` leaves open, in English, with its title. */
  readonly leavesOpen?: string;
  /** The meaning of HTTP responses for robots.txt. */
  readonly responses: ResponsePolicy;
}

/** What the notes and the documents say of a parser. The file of its dialect has it, as `about` at its end; the page loads it only with the notes. */
export interface AboutDialect {
  /** The version or edition that the playground follows, with its date. */
  readonly version: string;
  readonly usedBy: string;
  /** How it was checked that the dialect is true. */
  readonly checked: string;
  /** Which matching rule wins. */
  readonly wins: string;
  readonly wildcards: boolean;
  /** Where its documentation contradicts itself or says nothing, and how the playground reads it there. Each is a text of whole sentences; its source is that of the dialect, or is named in the text or in a comment. */
  readonly notes: readonly string[];
}
