import type { Sitemap } from "../../parse/analysis.ts";
import { robotsUrlOf, type Site, siteOf } from "../../url/scope.ts";
import type { FileCheck } from "../check.ts";
import { replacing } from "../replacing.ts";

/** More than that nobody reads. */
const MOST_SITEMAPS = 1000;

/** R501: a sitemap whose address is no whole URL. sitemaps.org, "Specifying the Sitemap location in your robots.txt file": the complete URL. */
export const relativeSitemap: FileCheck = {
  code: "R501",
  severity: "error",
  inFile: (file) =>
    file.analysis.sitemaps
      .filter(isNotWhole)
      .slice(0, MOST_SITEMAPS)
      .map(({ url, line: { number: line } }) => {
        const span = file.valueAt(line);
        const whole = wholeUrl(url, file.surroundings.circumstances.site);
        const fixes = whole === null ? [] : [replacing("write-whole", span, whole, line)];
        return { line, span, facts: { url }, fixes };
      }),
};

function isNotWhole({ url }: Sitemap): boolean {
  return url !== "" && !/^(?:https?|ftp):\/\/[^/?#]/i.test(url);
}

/** The URL that is evidently meant: of https where it has no scheme, of the file's site where it has no host; null where that is not known. */
function wholeUrl(url: string, site: Site | null): string | null {
  const { kind } = siteOf(url);
  if (kind === "nowhere") return null;
  // `sitemap.xml` alone passes for a host.
  if (kind === "site" && url.includes("/"))
    return url.startsWith("//") ? `https:${url}` : `https://${url}`;
  if (!site) return null;
  const root = robotsUrlOf(site).replace(/\/robots\.txt$/, "");
  return url.startsWith("/") ? `${root}${url}` : `${root}/${url}`;
}
