import type { Ignorance } from "../engine/parse/analysis.ts";
import type { FieldName } from "../engine/text/line.ts";
import { termWords } from "./terms.ts";

/** Fields that are no rules, at the ends of their lines: who reads them. */
export const fieldNoteWords = {
  /** Why a line decides nothing, and who reads it nevertheless. `field`: its field, if it has one that any reader knows. */
  ignored(reason: Ignorance, field: FieldName | null): string {
    return (reason === "other-field" && field && HONOURED[field]) || termWords.ignorances[reason];
  },

  /** On a sitemap line, of which sitemaps.org wants whole URLs. */
  notWholeUrl: "not a whole URL",
};

/** Who honours a field that the chosen reader does not, as far as it is documented; none changes a verdict. */
const HONOURED: Readonly<Partial<Record<FieldName, string>>> = {
  "crawl-delay": "read by Bing",
  "request-rate": "read by SeznamBot",
  "visit-time": "no known reader",
  host: "Yandex’s until 2018",
  "clean-param": "read by Yandex",
  noindex: "Google’s until 2019",
  "content-signal": "no known reader",
  "content-usage": "a draft, no known reader",
  license: "a licence, changes no access",
};
