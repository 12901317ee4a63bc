/** The words for what rules decide of the table, and for URLs that are suggested; see ../phrases.ts for the rest. */
import { counted, numberText } from "../phrases.ts";
import type { Covered } from "./coverage.ts";
import { MOST_SUGGESTED, type SuggestedUrls } from "./suggest-urls.ts";

/** How many of the rules decide something: `12 of 15 rules decide a verdict here.` */
export function coveredSentence({ ruleCount, idle }: Covered): string {
  if (ruleCount === 0) return "No crawler of the table reads a rule.";
  const deciding = ruleCount - idle.length;
  const verb = deciding === 1 ? "decides" : "decide";
  return `${numberText(deciding)} of ${counted(ruleCount, "rule")} ${verb} a verdict here.`;
}

/** The same in the head of a panel: `12 of 15 decide`. */
export function coveredShortly({ ruleCount, idle }: Covered): string {
  const deciding = ruleCount - idle.length;
  return `${numberText(deciding)} of ${numberText(ruleCount)} ${deciding === 1 ? "decides" : "decide"}`;
}

/** What one rule decides: `decides 3 of the 10 URLs`. */
export function decidesPhrase(decided: number, urlCount: number): string {
  return `decides ${numberText(decided)} of the ${counted(urlCount, "URL")}`;
}

/** What came of suggesting URLs, in one or two sentences. */
export function suggestedSentence(suggested: SuggestedUrls): string {
  const { urls, examples, edges, nearMisses, left } = suggested;
  if (urls.length === 0) return "No URLs added: there is none to suggest that the table lacks.";
  const parts = [
    partOf(examples, "that a rule decides"),
    partOf(edges, "on the edge of one"),
    partOf(nearMisses, "that one just misses"),
  ];
  const added = `${counted(urls.length, "URL")} added: ${parts.filter(Boolean).join(", ")}.`;
  const more = `${counted(left, "rule")} got none, because ${counted(MOST_SUGGESTED, "URL")} are added at a time.`;
  return left > 0 ? `${added} ${more}` : added;
}

function partOf(count: number, what: string): string {
  return count > 0 ? `${numberText(count)} ${what}` : "";
}
