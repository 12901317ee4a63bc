import type { Analysis } from "./analysis.ts";
import type { Dialect } from "./dialect.ts";
import type { Group } from "./group.ts";
import { type Answer, meaningOf } from "./response.ts";
import { governs, type Site, WEB } from "./scope.ts";
import { requestOf } from "./url.ts";
import { type Ground, judge, type Outcome, type Verdict } from "./verdict.ts";

/** What decides before the file does: where it was found, and with what answer. */
export interface Circumstances {
  /** The site whose robots.txt it is; null: of whichever site the URLs are of. */
  readonly site: Site | null;
  readonly answer: Answer;
}

/** A file that is there, of no site in particular. */
export const PLAIN: Circumstances = { site: null, answer: { kind: "ok" } };

/** The verdict on a URL as a person typed it, for a crawler that obeys `group`: first whether the file governs it, then what came back for robots.txt, then the rules. */
export function answerFor(
  analysis: Analysis,
  group: Group | null,
  typed: string,
  { site, answer }: Circumstances,
): Verdict {
  const { dialect } = analysis;
  const request = requestOf(typed);
  if (request.kind === "other-scheme")
    return withoutRules(typed, "not-governed", {
      kind: "out-of-scope",
      reason: "other-scheme",
      robotsUrl: null,
    });
  const governance = site && governs(site, typed, dialect.schemes ?? WEB);
  if (governance && !governance.governed) {
    const { reason, robotsUrl } = governance;
    return withoutRules(typed, "not-governed", { kind: "out-of-scope", reason, robotsUrl });
  }
  return responseVerdict(dialect, typed, answer) ?? judge(analysis, group, request.url);
}

/** The verdict that the answer to the request for robots.txt makes by itself; null where the file decides. A copy from before is taken to be the file at hand. */
function responseVerdict(dialect: Dialect, typed: string, answer: Answer): Verdict | null {
  const meaning = meaningOf(dialect.responses, answer);
  const outcome = OUTCOMES[meaning.kind];
  return outcome && withoutRules(typed, outcome, { kind: "response", meaning });
}

const OUTCOMES = {
  "allow-all": "allow",
  "disallow-all": "disallow",
  undefined: "undefined",
  "read-file": null,
  "use-cached-copy": null,
} as const;

function withoutRules(url: string, outcome: Outcome, ground: Ground): Verdict {
  return { url, target: { path: "", queryPath: "" }, outcome, ground };
}
