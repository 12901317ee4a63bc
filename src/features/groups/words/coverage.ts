import { counted, numberText } from "../../../words/numbers.ts";

/** What rules decide of the table, and URLs that are suggested for it. */
export const coverageWords = {
  /** How many of the rules decide something: `12 of 15 rules decide a verdict here.` */
  covered(deciding: number, ruleCount: number): string {
    if (ruleCount === 0) return "No crawler of the table reads a rule.";
    const verb = deciding === 1 ? "decides" : "decide";
    return `${numberText(deciding)} of ${counted(ruleCount, RULES)} ${verb} a verdict here.`;
  },
  /** The same in the head of a panel: `12 of 15 decide`. */
  coveredShortly(deciding: number, ruleCount: number): string {
    const verb = deciding === 1 ? "decides" : "decide";
    return `${numberText(deciding)} of ${numberText(ruleCount)} ${verb}`;
  },

  /** What one rule decides, on the button that shows it. */
  decides(decided: number, urlCount: number): string {
    return `${decidesPhrase(decided, urlCount)}${decided > 0 ? ": show them" : ""}`;
  },
  /** The same where nothing tells which rule it is. */
  lineDecides(line: number, decided: number, urlCount: number): string {
    const decides = decidesPhrase(decided, urlCount);
    return `Line ${line} ${decides}${decided > 0 ? ": show them" : ""}`;
  },

  suggest: "Suggest URLs",
  aboutSuggest: "Add URLs that try each rule, its edges and what it just misses",
  /** What came of suggesting URLs, in one or two sentences. `most`: how many are added at a time. */
  suggested(found: Suggested, most: number): string {
    const { urls, examples, edges, nearMisses, left } = found;
    if (urls.length === 0) return "No URLs added: there is none to suggest that the table lacks.";
    const parts = [
      partOf(examples, "that a rule decides"),
      partOf(edges, "on the edge of one"),
      partOf(nearMisses, "that one just misses"),
    ];
    const added = `${counted(urls.length, URLS)} added: ${parts.filter(Boolean).join(", ")}.`;
    const more = `${counted(left, RULES)} got none, because ${counted(most, URLS)} are added at a time.`;
    return left > 0 ? `${added} ${more}` : added;
  },
};

/** URLs that were suggested, how many are of which kind, and how many rules have none. */
interface Suggested {
  readonly urls: readonly string[];
  readonly examples: number;
  readonly edges: number;
  readonly nearMisses: number;
  readonly left: number;
}

/** `decides 3 of the 10 URLs` */
function decidesPhrase(decided: number, urlCount: number): string {
  return `decides ${numberText(decided)} of the ${counted(urlCount, URLS)}`;
}

function partOf(count: number, what: string): string {
  return count > 0 ? `${numberText(count)} ${what}` : "";
}

const RULES = { one: "rule", other: "rules" };
const URLS = { one: "URL", other: "URLs" };
