import type { Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { FieldName } from "../text/line.ts";
import type { Source } from "../text/source.ts";
import type { Scheme } from "../url/scope.ts";
import type { ResponsePolicy } from "./response.ts";
import type { NamedAgent, Rule, SectionView, Sight } from "./types.ts";

export type DialectId =
  | "rfc9309"
  | "google"
  | "google-2019"
  | "google-pre-2019"
  | "original-1994"
  | "draft-1996"
  | "python"
  | "python-rfc9309"
  | "protego"
  | "crawler-commons"
  | "robots-parser"
  | "yandex"
  | "bing"
  | "baidu"
  | "www-robotrules";

/** How a dialect finds fields in a line. */
export interface LineSyntax {
  /** How the dialect sees the blocks of this file, character for character: a text of the same length, with DROPPED for what it passes over. The same function for files that are seen alike. */
  readonly sight?: (file: Source) => Sight;
  /** Whether a byte order mark at the start of the file is passed over. */
  readonly skipsMark: boolean;
  /** Characters that end a line besides CR and LF. */
  readonly alsoEndsLine: string;
  /** Octets of a line that are kept, or null for all of them. */
  readonly lineLimit: number | null;
  readonly nulEndsLine: boolean;
  /** White space round keys and values, by UTF-16 code unit. */
  readonly isBlank: (unit: number) => boolean;
  readonly fieldNamed: (key: string) => FieldName | null;
  /** Where in a line without a colon key and value part, or null; left out: nowhere. The line comes without comment and outer white space. */
  readonly partedWithoutColon?: (line: string) => number | null;
  /** For dialects that look for the key first: its length, and where the value starts; null where there is none. */
  readonly keyFirst?: (line: string) => { readonly key: number; readonly value: number } | null;
  /** Whether a line that begins with its colon has a field, of a key that nobody knows. */
  readonly keyMayBeEmpty?: boolean;
}

/** Which lines stand together. */
export interface Grouping {
  /** Fields that are rules; an allow or disallow that is not listed is a field of other readers. */
  readonly ruleFields: readonly FieldName[];
  /** Fields after which a user-agent line begins a new section instead of joining the agents before it; "every" for any line with a field, known or not. */
  readonly closesAgents: readonly FieldName[] | "every";
  /** Which line without text ends a section: none, one of no characters, or one of nothing but white space. Comments never do. */
  readonly endedBy: "nothing" | "empty-line" | "blank-line";
  /** What becomes of rules that stand before any user-agent line. */
  readonly rulesBeforeAgents: "ignored" | "for-all";
  /** Fields of which a section must have one to count at all; "every" for any field but user-agent, known or not; null where naming an agent is enough. */
  readonly countsWith: readonly FieldName[] | "every" | null;
  /** Which sections that name the same agent are joined: all, only those of `*`, or none, and then the first counts. */
  readonly joins: "all" | "star" | "none";
  /** Fields that say nothing, but after which a user-agent line joins the agents before it again, for the rules that follow. */
  readonly reopensAgents?: (field: {
    readonly name: FieldName | null;
    readonly key: string;
    readonly value: string;
  }) => boolean;
  /** Fields that are no rules, and yet bear on verdicts by `overridingRule`: see Section.observed. */
  readonly observes?: readonly FieldName[];
  /** The rule that alone counts for these agents, in the place of all in the sections that name them; most often null. */
  readonly overridingRule?: (
    sections: readonly SectionView[],
    agents: readonly NamedAgent[],
  ) => Rule | null;
  /** The agents a section is for, where that is not simply those it names. */
  readonly agentsOf?: (agents: readonly NamedAgent[]) => readonly NamedAgent[];
}

/** Which agents of the file mean a crawler. */
export interface AgentMatching {
  /** The name that a user-agent line gives, in lower case where case does not matter, or `*`. */
  readonly tokenOf: (value: string) => string;
  /** What of a crawler's name is compared. */
  readonly nameOf: (crawler: string) => string;
  /** "exact", or how strongly a token means a name: 0 not at all. The strongest wins, then the first in the file. */
  readonly strength: "exact" | ((token: string, name: string) => number);
  /** Where no token is exactly the name: the agent in the first of a group's sections by which the group as a whole means it, or null. The first such group in the file wins. */
  readonly agentIn?: (sections: readonly SectionView[], name: string) => NamedAgent | null;
  /** The name that a whole family of crawlers looks for when no group has the crawler's own (`yandex`, for each of Yandex's); null for crawlers of none. */
  readonly familyOf?: (name: string) => string | null;
}

/** What the rules that match come to: one decides, or the dialect's documents leave it open between two. */
export type Settlement =
  | { readonly kind: "decided"; readonly rule: Rule }
  | { readonly kind: "open"; readonly allow: Rule; readonly disallow: Rule };

/** How much of a file is read. `beyond`: the rest is ignored, or the whole file is. */
export interface FileLimit {
  readonly octets: number;
  readonly beyond: "rest-ignored" | "file-ignored";
}

/** One way to read robots.txt, as data where dialects choose among known ways and a function where each has its own. */
export interface Dialect {
  readonly id: DialectId;
  /** As it stands in a list, and in the middle of a sentence. */
  readonly title: string;
  readonly source: { readonly title: string; readonly url: string };
  readonly fileLimit: FileLimit | null;
  readonly syntax: LineSyntax;
  readonly grouping: Grouping;
  readonly agents: AgentMatching;
  /** Schemes of which it asks for a robots.txt; where it is left out, http and https. */
  readonly schemes?: readonly Scheme[];
  /** Which of the rules that match is the strongest: the longest in octets, of equally long ones Allow (RFC 9309 2.2.2), and then the first; or simply the first. */
  readonly precedence: "longest" | "first";
  /** What makes a matching rule strong, where it is not the octets of its pattern. */
  readonly weight?: (rule: Rule, target: Target) => number;
  /** Whether the URL /robots.txt may be fetched whatever the rules say. */
  readonly robotsTxtAllowed: boolean;
  /** A second path that a rule stands for, or several, or null. */
  readonly alsoMeans: (path: string, allows: boolean) => string | readonly string[] | null;
  readonly patternOf: (path: string) => Pattern;
  readonly targetOf: (url: string) => Target;
  /** For dialects where the strongest rule does not simply decide. `matching` is in order of precedence. */
  readonly settle?: (matching: readonly [Rule, ...Rule[]], target: Target) => Settlement;
  /** The words of its document behind verdicts that `settle` leaves open, in English, with the document's name. */
  readonly leavesOpen?: string;
  /** What HTTP answers for robots.txt mean. */
  readonly responses: ResponsePolicy;
}
