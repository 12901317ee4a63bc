import type { Sitemap } from "../../engine/parse/analysis.ts";
import { robotsUrlOf, type Site, siteOf } from "../../engine/url/scope.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import type { Problem } from "../problem.ts";

/** More of one file say nothing new. */
export const MOST_LINES = 1000;

/** R501: a sitemap whose address is not an absolute URL. sitemaps.org, "Specifying the Sitemap location in your robots.txt file": the complete URL. */
export const relativeSitemap: Problem<{ readonly url: string }> = {
  code: "R501",
  severity: "error",
  title: "Sitemap without an absolute URL",
  inFile: (file) =>
    file.analysis.sitemaps
      .filter(isNotWhole)
      .slice(0, MOST_LINES)
      .map(({ url, line: { number: line } }) => {
        const span = file.valueAt(line);
        const whole = wholeUrl(url, file.surroundings.context.site);
        const fixes = whole === null ? [] : [replacing("write-whole", span, whole, line)];
        return { line, span, facts: { url }, fixes };
      }),
  sentence: ({ url }) =>
    `Crawlers can fail to find this sitemap, because ${code(url)} is not an absolute URL.`,
  fixLabels: () => ({ "write-whole": "Write the absolute URL" }),
  about: [
    "A Sitemap line needs an absolute URL, with scheme and host. The sitemap may be on another host than robots.txt, so a crawler cannot know which host is meant. Some crawlers may use the host of robots.txt, but no crawler has to.",
  ],
  example: {
    site: "https://shop.example",
    wrong: "Sitemap: /sitemap.xml",
    right: "Sitemap: https://shop.example/sitemap.xml",
  },
  source: {
    title: "sitemaps.org, Specifying the Sitemap location in your robots.txt file",
    url: "https://www.sitemaps.org/protocol.html#submit_robots",
  },
};

function isNotWhole({ url }: Sitemap): boolean {
  return url !== "" && !/^(?:https?|ftp):\/\/[^/?#]/i.test(url);
}

/** The URL that is evidently meant: of https where it has no scheme, of the file's site where it has no host; null where that is not known. */
export function wholeUrl(url: string, site: Site | null): string | null {
  const { kind } = siteOf(url);
  if (kind === "nowhere") return null;
  // `sitemap.xml` alone looks like a host.
  if (kind === "site" && url.includes("/"))
    return url.startsWith("//") ? `https:${url}` : `https://${url}`;
  if (!site) return null;
  const root = robotsUrlOf(site).replace(/\/robots\.txt$/, "");
  return url.startsWith("/") ? `${root}${url}` : `${root}/${url}`;
}
