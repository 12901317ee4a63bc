import { siteOf } from "../../scope.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";

/** R502: a sitemap on another host than the file. sitemaps.org, "Sitemaps & Cross Submits": allowed, as the line stands in the robots.txt of the host that the listed pages are of. */
export const crossHostSitemap: FileCheck = {
  code: "R502",
  severity: "information",
  inFile: (file) => {
    const { site } = file.surroundings.circumstances;
    if (!site) return NOTHING_FOUND;
    return file.analysis.sitemaps.flatMap(({ url, line }) => {
      const address = siteOf(url);
      if (address.kind !== "site" || address.site.host === site.host) return [];
      const facts = { host: address.site.host, site: site.host };
      return [{ line: line.number, span: file.valueAt(line.number), facts }];
    });
  },
};
