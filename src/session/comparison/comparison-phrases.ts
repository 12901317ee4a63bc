/** The words for what changes from one version of a file to another. See phrases.ts for the rest. */
import type { TurnCount, VerdictSide } from "../../engine/comparison/verdict-change.ts";
import type { Versions } from "../../engine/comparison/versions.ts";
import type { Outcome } from "../../engine/verdict.ts";
import { counted, excerpt, numberText, OUTCOMES } from "../phrases.ts";
import { ANYONE_ELSE } from "./asked-readers.ts";
import type { Difference, DifferenceNews, Summary } from "./crawler-differences.ts";

export { groupChangePhrase, readerMovePhrase } from "./group-change-phrases.ts";

/** What a verdict was and is: the rest of a row that begins with crawler and URL. */
export function turnPhrase({ before, after }: Versions<VerdictSide>): string {
  const is = after.line === null ? `: ${NO_LINE[after.outcome]}` : ` by line ${after.line}`;
  return `was ${sidePhrase(before)}, is now ${OUTCOMES[after.outcome]}${is}`;
}

/** One side of a turn, as it stands under a heading of its own. */
export function sidePhrase({ outcome, line }: VerdictSide): string {
  return `${OUTCOMES[outcome]} ${line === null ? `(${NO_LINE[outcome]})` : `by line ${line}`}`;
}

/** What there is in the place of a deciding line. */
const NO_LINE: Readonly<Record<Outcome, string>> = {
  allow: "no rule",
  disallow: "no rule",
  undefined: "left open",
  "not-governed": "not this file’s",
};

/** How many verdicts turned in one way. */
export function turnCountPhrase({ before, after, count }: TurnCount): string {
  return `${counted(count, "verdict")} from ${OUTCOMES[before]} to ${OUTCOMES[after]}`;
}

/** A crawler as a row begins with it. */
export function readerName(token: string): string {
  return token === ANYONE_ELSE ? "Any other crawler" : token;
}

/** Whether a crawler can be answered otherwise: the rest of a row that begins with it. */
export function differencePhrase(difference: Difference): string {
  switch (difference.kind) {
    case "equal":
      return difference.why === "answer"
        ? "the same on every URL: the HTTP answer decides, whatever the file says"
        : "the same on every URL: proven";
    case "differs":
      return `${excerpt(difference.path)} ${turnPhrase(difference)}`;
    case "undecided":
      return "not decided within the limit";
  }
}

/** How far the search has come. */
export function progressPhrase({ done, total }: Pick<DifferenceNews, "done" | "total">): string {
  return `${numberText(done)} of ${counted(total, "crawler")} looked at`;
}

/** What the search has come to. */
export function summaryPhrase(summary: Summary): string {
  switch (summary.kind) {
    case "equal":
      return "No verdict changes, for any crawler on any URL: proven.";
    case "differs":
      return differsPhrase(summary);
    case "undecided":
      return undecidedPhrase(summary);
  }
}

function differsPhrase(summary: Extract<Summary, { kind: "differs" }>): string {
  const { differing, undecided, readers } = summary;
  const are = differing === 1 ? "is" : "are";
  const found = `${counted(differing, "crawler")} of ${numberText(readers)} ${are} answered otherwise on some URL.`;
  return undecided > 0
    ? `${found} For ${numberText(undecided)} more it was not decided within the limit.`
    : found;
}

function undecidedPhrase(summary: Extract<Summary, { kind: "undecided" }>): string {
  const { undecided, readers } = summary;
  if (undecided > 0)
    return `No verdict was found that changes. For ${counted(undecided, "crawler")} of ${numberText(readers)} it was not decided within the limit.`;
  return `No verdict changes on any URL for the ${counted(readers, "crawler")} looked at: proven. The user-agent lines differ, so it is not proven for crawlers that nobody here knows.`;
}
