import { robotsUrlOf, type Site, siteOf } from "../../engine/url/scope.ts";
import { code } from "../../words/quoting.ts";
import { deletion, replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { fieldsIn } from "../path-mistakes.ts";
import type { Fix, Problem } from "../problem.ts";
import { type FileView, fieldSpan } from "../views.ts";
import { isUnfilled } from "./R120-unfilled-value.ts";

type Mistake =
  | "relative"
  | "scheme-twice"
  | "several"
  | "space"
  | "empty"
  | "mark"
  | "markup"
  | "page"
  | "star";

/** R501: a Sitemap line whose value is not one absolute URL. sitemaps.org, "Specifying the Sitemap location in your robots.txt file": the complete URL, and a line for each sitemap. */
export const relativeSitemap: Problem<{ readonly url: string; readonly mistake: Mistake }> = {
  code: "R501",
  severity: "error",
  title: "Sitemap line without one absolute URL",
  inFile: (file) =>
    file.analysis.sitemaps
      .flatMap(({ url, line }) => {
        const mistake = mistakeIn(url);
        return mistake ? { url, line: line.number, mistake } : [];
      })
      .slice(0, MOST_READ)
      .map(({ line, ...facts }) => ({
        line,
        facts,
        ...(facts.mistake === "empty"
          ? { span: fieldSpan(file.lineAt(line)), severity: "information", fixes: [deletion(line)] }
          : { fixes: fixesOf(facts, file, line) }),
      })),
  sentence: ({ url, mistake }) => SENTENCES[mistake](code(url)),
  fixLabels: () => ({
    "write-whole": "Write the absolute URL",
    "several-lines": "Write a line for each sitemap",
    delete: "Delete the line",
  }),
  about: [
    "A Sitemap line needs one absolute URL, with scheme and host. The sitemap may be on a different host, so a crawler cannot know which host is meant. Some crawlers may use the host of robots.txt, but no crawler has to.",
    "Each sitemap needs a Sitemap line of its own.",
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

const SENTENCES: Readonly<Record<Mistake, (url: string) => string>> = {
  relative: (url) =>
    `Crawlers can fail to find this sitemap, because ${url} is not an absolute URL.`,
  "scheme-twice": (url) =>
    `Crawlers can fail to find this sitemap, because ${url} has its scheme twice.`,
  several: () =>
    "Crawlers can fail to find these sitemaps, because a Sitemap line can name only one.",
  space: (url) =>
    `Crawlers can fail to find this sitemap, because ${url} has a space in it, and URLs have none.`,
  mark: (url) =>
    `Crawlers can fail to find this sitemap, because the last character of ${url} is hardly a part of the URL.`,
  markup: (url) =>
    `Crawlers can fail to find this sitemap, because ${url} is written as a link, and Sitemap lines have plain URLs.`,
  page: (url) =>
    `Crawlers find no sitemap here, because ${url} is the address of ${url.includes("robots.txt") ? "the robots.txt itself" : "the home page"}.`,
  star: (url) =>
    `Crawlers find no sitemap here, because they request ${url} with its star: a Sitemap line knows no wildcards.`,
  empty: () => "This line names no sitemap, because it has no URL.",
};

function mistakeIn(url: string): Mistake | null {
  if (url === "") return "empty";
  if (isUnfilled(url)) return null;
  if (/^https?:\/\/https?:/i.test(url)) return "scheme-twice";
  if (linkIn(url) !== null) return "markup";
  if (urlsIn(url).length > 1) return "several";
  // R104.
  if (fieldsIn(url).length > 0) return null;
  if (/[ \t]/.test(url)) return "space";
  if (MARK.test(url)) return "mark";
  if (/^https?:\/\/[^/?#*]+(?:\/|\/robots\.txt)?$/i.test(url)) return "page";
  if (url.includes("*")) return "star";
  return /^(?:https?|ftp):\/\/[^/?#]/i.test(url) ? null : "relative";
}

// A sign between texts, or a line break as other languages write it.
const MARK = /(?:[,;|]|(?<=\.xml)\.|\\[nr])$/;

/** The URL of a link of Markdown or HTML, or one in angle brackets; null for any other text. */
function linkIn(value: string): string | null {
  const [, link = null] =
    /^(?:\[[^\]]*\]\(|<a\s[^>]*?href=["']?|<)(https?:[^\s)"'<>]+)[)"'>]/i.exec(value) ?? [];
  return link;
}

/** The URLs and paths that a value lists; one where it is not a list. */
function urlsIn(value: string): readonly string[] {
  const parts = value.split(
    // Looking back keeps a long run of blanks from being tried from each of them.
    /[,;]?(?<![ \t])[ \t]+(?=https?:|\/)|[,;](?=https?:)|(?<=\.xml|\.gz)(?=https?:)/i,
  );
  return parts.some((part) => /[ \t]/.test(part)) ? [value] : parts;
}

function fixesOf(
  { url, mistake }: { readonly url: string; readonly mistake: Mistake },
  file: FileView,
  line: number,
): readonly Fix[] {
  const span = file.valueAt(line);
  if (mistake === "page" || mistake === "star") return [];
  if (mistake === "mark") return [replacing("write-whole", span, url.replace(MARK, ""), line)];
  if (mistake === "markup") return [replacing("write-whole", span, linkIn(url) ?? "", line)];
  const wholes = urlsIn(url.replace(/^https?:\/\/(?=https?:)/i, "")).map((one) =>
    mistakeIn(one) === null ? one : wholeUrl(one, file.surroundings.context.site),
  );
  if (mistake === "space" || wholes.includes(null)) return [];
  const name = wholes.length > 1 ? "several-lines" : "write-whole";
  return [replacing(name, span, wholes.join("\nSitemap: "), line)];
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
