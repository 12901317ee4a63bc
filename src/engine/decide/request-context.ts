import type { Target } from "../match/search.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import { type Answer, isOfFile, meaningOf } from "../parse/response.ts";
import type { Place } from "../parse/types.ts";
import type { Encoding } from "../text/bytes.ts";
import {
  type Governance,
  governs,
  robotsUrlOf,
  type Scheme,
  type Site,
  siteOf,
  WEB,
} from "../url/scope.ts";
import { requestOf } from "../url/url.ts";
import { weigh } from "./decision.ts";
import {
  type Ground,
  isRobotsTxt,
  type Outcome,
  rejectedOutcome,
  type Verdict,
  verdictOn,
} from "./verdict.ts";

/** What decides before the file does: its site, and the response for it. */
export interface RequestContext {
  /** The site of the robots.txt; null if it is not known. */
  readonly site: Site | null;
  readonly answer: Answer;
  /** Sites that have a file of their own beside this one. */
  readonly others?: readonly Site[];
  /** The encoding of the file; by default UTF-8. */
  readonly encoding?: Encoding;
}

/** The server sent the file, and its site is not known. */
export const PLAIN: RequestContext = { site: null, answer: { kind: "ok" } };

/** A URL as typed, before the rules are asked: the URL as it would be requested and compared, and the verdict if there is one already. */
export interface Case {
  readonly url: string;
  readonly target: Target;
  /** The verdict for all groups; null if the rules decide. */
  readonly verdict: Verdict | null;
}

/** An analysis, or what decides before its rules do. */
type Reader = Pick<Analysis, "dialect" | "rejectedBy" | "isIgnored">;

/** Checks a URL without the rules: whether the file governs it, then the response for robots.txt, then whether the parser ignores or rejects the file, then whether the URL is robots.txt itself, which the rules cannot block. */
export function caseOf(
  { dialect, rejectedBy, isIgnored }: Reader,
  typed: string,
  context: RequestContext,
): Case {
  const { answer, encoding } = context;
  const request = requestOf(typed);
  if (request.kind === "other-scheme") {
    const ground = { kind: "out-of-scope", reason: "other-scheme", robotsUrl: null } as const;
    return decided(typed, "not-governed", ground);
  }
  const governance = governanceOf(typed, context, dialect.schemes ?? WEB);
  if (governance && !governance.governed) {
    const { reason, robotsUrl } = governance;
    return decided(typed, "not-governed", { kind: "out-of-scope", reason, robotsUrl });
  }
  const sent = meaningOf(dialect.responses, answer, encoding);
  const meaning = isIgnored && isOfFile(sent) ? dialect.responses.tooLarge : sent;
  // A cached copy is assumed to be the current file.
  const outcome = OUTCOMES[meaning.kind];
  if (outcome) return decided(typed, outcome, { kind: "response", meaning });
  if (rejectedBy)
    return decided(typed, rejectedOutcome(dialect), { kind: "rejected", line: rejectedBy });
  const { url } = request;
  const target = dialect.targetOf(url);
  if (!isRobotsTxt(dialect, target)) return { url, target, verdict: null };
  const verdict = { url, target, outcome: "allow", ground: { kind: "robots-txt" } } as const;
  return { url, target, verdict };
}

/** Whether the file governs a URL; null where its own site is not known, and no other file governs the URL. */
function governanceOf(
  typed: string,
  { site, others = [] }: RequestContext,
  schemes: readonly Scheme[],
): Governance | null {
  if (site) return governs(site, typed, schemes);
  const address = others.length > 0 ? siteOf(typed) : null;
  const robotsUrl = address?.kind === "site" ? robotsUrlOf(address.site) : null;
  const isOthers = others.some((other) => robotsUrlOf(other) === robotsUrl);
  return isOthers ? { governed: false, reason: "host", robotsUrl } : null;
}

/** The verdict on a URL as typed, for a crawler that follows `group`. */
export function answerFor(
  analysis: Analysis,
  group: Group | null,
  typed: string,
  context: RequestContext,
): Verdict {
  const { dialect } = analysis;
  const { url, target, verdict } = caseOf(analysis, typed, context);
  if (verdict) return verdict;
  return verdictOn(group && weigh(group, dialect, target), group, url, target);
}

const OUTCOMES = {
  "allow-all": "allow",
  "disallow-all": "disallow",
  undefined: "undefined",
  "read-file": null,
  "use-cached-copy": null,
} as const;

function decided(url: string, outcome: Outcome, ground: Ground): Case {
  const target = { path: "", queryPath: "" };
  return { url, target, verdict: { url, target, outcome, ground } };
}

/** URLs as one dialect compares them, each when it is first needed. */
export class Targets {
  readonly dialect: Dialect;
  readonly urls: readonly string[];
  readonly context: RequestContext;
  /** The line for which the parser rejects the file, or null. */
  readonly rejectedBy: Place | null;
  readonly isIgnored: boolean;
  private readonly cases: (Case | undefined)[];

  constructor(reader: Reader, urls: readonly string[], context: RequestContext) {
    this.dialect = reader.dialect;
    this.urls = urls;
    this.context = context;
    this.rejectedBy = reader.rejectedBy;
    this.isIgnored = reader.isIgnored;
    this.cases = new Array<Case | undefined>(urls.length).fill(undefined);
  }

  /** The URL with this index. */
  at(index: number): Case {
    const known = this.cases[index];
    if (known) return known;
    const seen = caseOf(this, this.urls[index] ?? "", this.context);
    this.cases[index] = seen;
    return seen;
  }
}
