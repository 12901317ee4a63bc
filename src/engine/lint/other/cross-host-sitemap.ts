import { siteOf } from "../../url/scope.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";

/** R502: a sitemap on another host than the file; the first, and how many there are. sitemaps.org, "Sitemaps & Cross Submits": allowed, as the line stands in the robots.txt of the host that the listed pages are of. */
export const crossHostSitemap: FileCheck = {
  code: "R502",
  severity: "information",
  inFile: (file) => {
    const { site } = file.surroundings.circumstances;
    if (!site) return NOTHING_FOUND;
    const foreign = file.analysis.sitemaps.flatMap(({ url, line }) => {
      // `sitemap.xml` alone passes for a host: see R501.
      if (!url.includes("://")) return [];
      const address = siteOf(url);
      if (address.kind !== "site" || isSameSite(address.site.host, site.host)) return [];
      return [{ line: line.number, host: address.site.host }];
    });
    const [first] = foreign;
    if (!first) return NOTHING_FOUND;
    const { line, host } = first;
    const facts = { host, site: site.host, more: foreign.length - 1 };
    return [{ line, span: file.valueAt(line), facts }];
  },
};

/** Of a host with www and the one without it, one most often redirects to the other. */
function isSameSite(a: string, b: string): boolean {
  return withoutWww(a) === withoutWww(b);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
