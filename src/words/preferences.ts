import type { Ignorance } from "../engine/parse/analysis.ts";
import type { Fault, Grammar, Purpose } from "../engine/preferences/preference.ts";
import type { UseValue } from "../engine/preferences/preferences-for.ts";
import type { FieldName } from "../engine/text/line.ts";
import { listText } from "./numbers.ts";
import { code } from "./quoting.ts";
import { noteWords, termWords } from "./terms.ts";

/** What a use is called, and why a part of a preference line says nothing, wherever that is said. */
export const preferenceWords = {
  /** Inside a sentence. */
  purposes: {
    training: "training",
    input: "AI answers",
    search: "search",
  } satisfies Readonly<Record<Purpose, string>>,
  /** What a file says of a use, inside a sentence. */
  values: {
    allowed: "allowed",
    refused: "refused",
    unstated: "not stated",
    "not-applicable": "not applicable",
  } satisfies Readonly<Record<UseValue, string>>,

  /** What a use is expected to be. */
  expected: { allow: "Allowed", disallow: "Refused" },

  /** Why a part of a line says nothing. */
  fault(fault: Fault, { field, name, labels, values }: Grammar): string {
    switch (fault) {
      case "capital":
        return "labels are in lower case, and one capital letter makes the whole line unreadable";
      case "space":
        return `a space beside ${code("=")} makes the whole line unreadable`;
      case "syntax":
        // What one signal says does not depend on the others.
        return field === "content-signal"
          ? "a signal is a name, an equals sign and a value"
          : "the line as a whole cannot be read";
      case "other-label":
      case "retired-label":
      case "unknown-label":
        return `the labels of ${name} are ${listText([...labels.keys()].map((label) => code(label)))}`;
      case "other-value":
      case "unknown-value":
        return `${name} has only the values ${code(values.allowed)} and ${code(values.refused)}`;
    }
  },
};

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
