import type { Ignorance } from "../engine/parse/analysis.ts";
import type { FieldName } from "../engine/text/line.ts";
import { noteWords, termWords } from "./terms.ts";

/** Fields that are not rules, at the ends of their lines: which crawlers read them. */
export const fieldNoteWords = {
  /** Why a line decides nothing, and who reads it nevertheless. `field`: its field, if it has one that any parser knows. */
  ignored: (reason: Ignorance, field: FieldName | null): string =>
    (reason === "other-field" && field && HONOURED[field]) || termWords.ignorances[reason],

  /** On a sitemap line, for which sitemaps.org requires an absolute URL. */
  notWholeUrl: "not an absolute URL",
};

/** Who honours a field that the chosen parser does not, as far as it is documented; none changes a verdict. The sources are FIELD_SOURCES in features/assist. */
const HONOURED: Readonly<Partial<Record<FieldName, string | undefined>>> = {
  "crawl-delay": "read by Bing and others",
  "request-rate": "read by SeznamBot",
  "visit-time": "a 1996 proposal",
  host: "formerly read by Yandex",
  "clean-param": "read by Yandex",
  noindex: "read by Google until 2019",
  "content-signal": noteWords.preference("content-signal"),
  "content-usage": noteWords.preference("content-usage"),
  license: noteWords.preference("license"),
};
