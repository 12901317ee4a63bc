/** The words for fields that are no rules: who reads them. See phrases.ts for the rest. */
import type { Ignorance, Sitemap } from "../engine/analysis.ts";
import type { FieldName } from "../engine/line.ts";
import { IGNORANCES } from "./phrases.ts";

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

/** Why a line decides nothing, and who reads it nevertheless. `field`: its field, if it has one that any reader knows. */
export function ignoredPhrase(reason: Ignorance, field: FieldName | null): string {
  return (reason === "other-field" && field && HONOURED[field]) || IGNORANCES[reason];
}

/** What is wrong with a sitemap line, if anything: sitemaps.org wants whole URLs. */
export function sitemapPhrase({ url }: Sitemap): string | undefined {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(url) ? undefined : "not a whole URL";
}
