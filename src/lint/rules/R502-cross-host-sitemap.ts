import { siteOf } from "../../engine/url/scope.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { isSameHost } from "../host-in-path.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { flawOf } from "./R524-unreachable-sitemap.ts";

interface Facts {
  readonly host: string;
  readonly site: string;
  readonly more: number;
  /** Whether the first is that of a test system, by its name. */
  readonly isTest: boolean;
}

/** R502: a sitemap on another host than the file; the first, and how many there are. sitemaps.org, "Sitemaps & Cross Submits": allowed, because the line is in the robots.txt of the host of the listed pages. */
export const crossHostSitemap: Problem<Facts> = {
  code: "R502",
  severity: "information",
  title: "Sitemap on another host",
  inFile: (file) => {
    const { site } = file.surroundings.context;
    if (!site) return NOTHING_FOUND;
    const foreign = file.analysis.sitemaps.flatMap(({ url, line }) => {
      // `sitemap.xml` alone looks like a host, and so does a second scheme: see R501.
      if (!/^[^/]*:\/\/(?!https?:)/i.test(url)) return [];
      const address = siteOf(url);
      if (address.kind !== "site" || isSameHost(address.site.host, site.host)) return [];
      if (flawOf(url, site)) return [];
      return [{ line: line.number, host: address.site.host }];
    });
    const ofTest = TEST.test(site.host) ? undefined : foreign.find(({ host }) => TEST.test(host));
    const first = ofTest ?? foreign[0];
    if (!first) return NOTHING_FOUND;
    const { line, host } = first;
    const isTest = ofTest !== undefined;
    const facts = { host, site: site.host, more: foreign.length - 1, isTest };
    const severity = isTest ? "warning" : "information";
    return [{ line, span: file.valueAt(line), severity, facts }];
  },
  sentence: ({ host, site, more, isTest }) =>
    isTest
      ? `This sitemap lists pages of a test system, by the name ${code(host)}: crawlers fetch it, and no sitemap of ${code(site)}.`
      : more
        ? `This sitemap, on ${code(host)}, and ${numberText(more)} more are not on ${code(site)}: they may list pages of ${code(site)} only because this file names them.`
        : `This sitemap is on ${code(host)}, not on ${code(site)}: it may list pages of ${code(site)} only because this file names it.`,
  about: [
    "A sitemap normally lists pages of its own host. Under the protocol of sitemaps.org, a sitemap on another host may list pages of your host only if your robots.txt names that sitemap.",
    "If the line was copied from another site, crawlers fetch a sitemap that lists none of your pages.",
  ],
  example: {
    site: "https://shop.example",
    wrong: "Sitemap: https://other.example/sitemap.xml",
    right: "Sitemap: https://shop.example/sitemap.xml",
  },
  source: {
    title: "sitemaps.org, Sitemaps & Cross Submits",
    url: "https://www.sitemaps.org/protocol.html#sitemaps_cross_submits",
  },
};

/** What hosts of test systems are called, as a whole label or before or behind a hyphen. */
const TEST =
  /(?:^|[.-])(?:staging|stage|stg|test|testing|dev|develop|preview|uat|beta|qa)(?=[.-])/i;
