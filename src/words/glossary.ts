import { listText } from "./numbers.ts";
import { code } from "./quoting.ts";

/** A word that a site owner meets in the playground. What is quoted is marked (`code`). */
export interface Term {
  /** Its name in addresses, which never changes: `#term=longest-match`. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly meaning: string;
  /** A robots.txt that shows it, where one line of text does not. */
  readonly file?: string;
  readonly example: string;
  /** Who says so; none for words of the playground's own. */
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** The glossary, in the order of the questions: who reads the file, which group, which rule, which response, what the playground says. `docs/glossary.md` says the same, which a test compares. */
export const glossary: readonly Term[] = [
  {
    id: "crawler",
    title: "Crawler",
    meaning:
      "A program that fetches web pages on its own. Robots.txt asks crawlers to leave some URLs alone. It cannot lock them out: RFC 9309 says that its rules are not a form of access authorization.",
    example: "Googlebot, bingbot and GPTBot are crawlers.",
    sources: [rfc("1")],
  },
  {
    id: "user-agent-header",
    title: "User-Agent header",
    meaning:
      "The text by which a crawler names itself in each HTTP request. It often names browsers and a version as well. User-agent lines name the shorter product token instead.",
    example: `The header ${code("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)")} contains the product token ${code("bingbot")}.`,
    sources: [rfc9110("10.1.5"), rfc("2.2.1")],
  },
  {
    id: "parser",
    title: "Parser",
    meaning:
      "The software that reads robots.txt and decides which URLs a crawler may fetch. Parsers differ: one parser may allow a URL that another one blocks.",
    // google/robotstxt, robots.cc, KeyIsDisallow; CPython, urllib.robotparser, parse.
    example: `Google’s parser accepts the misspelt ${code("Disalow")}; Python’s parser ignores that line.`,
    sources: [
      { title: "google/robotstxt", url: "https://github.com/google/robotstxt" },
      {
        title: "Python, urllib.robotparser",
        url: "https://docs.python.org/3/library/urllib.robotparser.html",
      },
    ],
  },
  {
    id: "read-as",
    title: "Read as",
    meaning:
      "The control that chooses the parser. Every verdict, problem and explanation then shows what this parser does. “Each crawler as itself” reads the file for each crawler with the parser that comes nearest to its own.",
    // Baidu's help page: the first matching line decides.
    example:
      "Read as Baidu, the first matching rule wins. Read as RFC 9309, the longest matching rule wins.",
    sources: [],
  },
  {
    id: "field",
    title: "Field",
    meaning: `The word before the colon of a line, such as ${code("User-agent")}, ${code("Allow")} or ${code("Sitemap")}. Upper and lower case make no difference. RFC 9309 does not let other fields, such as ${code("Sitemap")}, change how the groups and rules are read.`,
    example: `${code("DISALLOW: /cart")} means the same as ${code("Disallow: /cart")}.`,
    sources: [rfc("2.2", "2.2.4")],
  },
  {
    id: "user-agent-line",
    title: "User-agent line",
    meaning:
      "A line that says which crawlers a group is for. A group begins with one or more user-agent lines, which share the rules below them.",
    file: "User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /cart",
    example: `Neither Googlebot nor bingbot may fetch ${code("/cart")}.`,
    sources: [rfc("2.1", "2.2.1")],
  },
  {
    id: "product-token",
    title: "Product token",
    meaning:
      "The name by which a crawler finds its group in robots.txt. It consists of letters, hyphens and underscores. Upper and lower case make no difference.",
    example: `${code("User-agent: googlebot")} names Googlebot; ${code("User-agent: Googlebot/2.1")} adds a version, which is not part of the product token.`,
    sources: [rfc("2.2.1")],
  },
  {
    id: "group",
    title: "Group",
    meaning:
      "One or more user-agent lines and the rules below them. In RFC 9309 a blank line does not end a group: the next user-agent line does. Groups that name the same crawler are joined.",
    file: "User-agent: bingbot\nDisallow: /cart\n\nDisallow: /account\n\nUser-agent: GPTBot\nDisallow: /",
    example: "There are two groups: bingbot’s has two rules, and GPTBot’s has one.",
    sources: [rfc("2.1", "2.2", "2.2.1")],
  },
  {
    id: "star-group",
    title: "The * group",
    meaning: `The group with ${code("User-agent: *")}. It is for every crawler that no other group names. A crawler with a group of its own ignores the rules of the ${code("*")} group.`,
    file: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /account",
    example: `GPTBot may fetch ${code("/cart")}, because it has a group of its own.`,
    sources: [rfc("2.2.1")],
  },
  {
    id: "fallback",
    title: "Fallback",
    meaning: `A second product token that some crawlers look for when no group has their first one. If no group has this one either, they follow the ${code("*")} group.`,
    example: "Without a group of its own, Googlebot-Image follows the group of Googlebot.",
    sources: [
      {
        title: "Google, common crawlers",
        url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
      },
    ],
  },
  {
    id: "rule",
    title: "Rule",
    meaning:
      "An Allow or Disallow line in a group. It says whether the crawlers of this group may fetch the URLs that match its path. RFC 9309 says that crawlers should ignore rules outside a group.",
    example: `${code("Disallow: /cart")} is a rule; ${code("Sitemap: https://shop.example/sitemap.xml")} is not.`,
    sources: [rfc("2.1", "2.2.2")],
  },
  {
    id: "allow-disallow",
    title: "Allow and Disallow",
    meaning:
      "Disallow asks crawlers not to fetch the matching URLs, and Allow makes an exception. A URL that no rule matches may be fetched. The 1994 specification has only Disallow.",
    file: "User-agent: *\nDisallow: /shop\nAllow: /shop/help",
    example: `Crawlers may fetch ${code("/shop/help")}, but not ${code("/shop/cart")}.`,
    sources: [
      rfc("2.2.2"),
      { title: "The 1994 specification", url: "https://www.robotstxt.org/orig.html" },
    ],
  },
  {
    id: "path",
    title: "Path",
    meaning: `The part of a URL that rules are compared with: everything after the host, with the query, up to ${code("#")}. The comparison begins at its first character. Upper and lower case are different.`,
    example: `The path of ${code("https://shop.example/cart?item=1#top")} is ${code("/cart?item=1")}.`,
    sources: [rfc("2.2.2"), googleSpec()],
  },
  {
    id: "path-pattern",
    title: "Path pattern",
    meaning: `The path in a rule. It matches every URL whose path begins with it. In a path pattern, ${code("*")} stands for any number of characters, and ${code("$")} at the end for the end of the URL.`,
    example: `${code("/*.pdf$")} matches ${code("/docs/a.pdf")} but not ${code("/docs/a.pdf?page=2")}. ${code("Disallow:")} without a path matches nothing.`,
    sources: [rfc("2.2.2", "2.2.3")],
  },
  {
    id: "longest-match",
    title: "Longest match",
    meaning:
      "Of several rules that match a URL, the one with the longest path pattern wins, wherever it is in the group. If an Allow and a Disallow are equally long, Allow wins. Some parsers use the first match instead.",
    file: "User-agent: *\nDisallow: /shop\nAllow: /shop/help",
    example: `${code("/shop/help/returns")} is allowed, because ${code("/shop/help")} has 10 bytes and ${code("/shop")} has 5.`,
    // The first match: draft-koster-robots-00, section 3.2.2.
    sources: [
      rfc("2.2.2", "5.2"),
      { title: "The 1996 draft", url: "https://www.robotstxt.org/norobots-rfc.txt" },
    ],
  },
  {
    id: "length",
    title: "Length",
    meaning: `The number of bytes in a path pattern, which RFC 9309 calls octets. It decides which of several matching rules wins. A letter such as ${code("é")} counts as the six bytes of its percent-encoded form, ${code("%C3%A9")}.`,
    example: `${code("/shop")} has a length of 5, and ${code("/café")} has a length of 10.`,
    sources: [rfc("2.2.2")],
  },
  {
    id: "percent-encoding",
    title: "Percent-encoding",
    meaning: `A byte of a URL written as ${code("%")} and two hexadecimal digits. RFC 9309 asks crawlers to encode letters such as ${code("é")} before they compare, so both forms match. Before the ${code("?")} of a URL, ${code("%2F")} and ${code("/")} remain different.`,
    example: `${code("Disallow: /café")} means the same as ${code("Disallow: /caf%C3%A9")}.`,
    sources: [
      rfc("2.2.2"),
      {
        title: "RFC 3986, section 2.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-2.1",
      },
    ],
  },
  {
    id: "absolute-url",
    title: "Absolute URL",
    meaning:
      "A URL that has a scheme, such as https, and a host. Sitemap lines need one. A rule needs only a path.",
    example: `${code("https://shop.example/cart")} is an absolute URL; ${code("/cart")} is not.`,
    sources: [
      {
        title: "URL Standard, section 4.3",
        url: "https://url.spec.whatwg.org/#absolute-url-string",
      },
      sitemaps(),
    ],
  },
  {
    id: "scope",
    title: "Scope",
    meaning: `The URLs that one robots.txt governs: all that have the same scheme, host and port. The file must be at the top of the site, as ${code("/robots.txt")} in lower case.`,
    example: `${code("https://shop.example/robots.txt")} governs neither ${code("https://www.shop.example/")} nor ${code("http://shop.example/")}.`,
    sources: [rfc("2.3"), googleSpec()],
  },
  {
    id: "status-code",
    title: "Status code",
    meaning:
      "The number with which a server answers a request, such as 200 or 404. For robots.txt it comes before the rules: RFC 9309 uses the rules only after a successful response, such as 200.",
    example:
      "Under RFC 9309, a 404 for robots.txt allows every URL of the site, and a 503 blocks every URL.",
    sources: [rfc("2.3.1"), rfc9110("15")],
  },
  {
    id: "redirect",
    title: "Redirect",
    meaning:
      "A response that names another URL to fetch instead. RFC 9309 asks crawlers to follow at least five redirects for robots.txt, even to another host. The rules then apply to the site that was asked first.",
    example: `${code("http://shop.example/robots.txt")} often redirects to ${code("https://shop.example/robots.txt")}.`,
    sources: [rfc("2.3.1.2")],
  },
  {
    id: "unavailable",
    title: "Unavailable",
    meaning:
      "Robots.txt is unavailable when the server answers with a status code from 400 to 499. RFC 9309 then lets crawlers fetch every URL. Google makes an exception for 429, which it treats as a server error.",
    example: "A 403 for robots.txt does not block the site: RFC 9309 treats it like a 404.",
    sources: [rfc("2.3.1.3"), googleSpec()],
  },
  {
    id: "unreachable",
    title: "Unreachable",
    meaning:
      "Robots.txt is unreachable when the server answers with a status code from 500 to 599, or not at all. Under RFC 9309, every URL is then blocked. After about 30 days, crawlers may act as if there were no robots.txt, or use an older copy.",
    example: "In the first 12 hours of an outage with 503, Google fetches nothing from the site.",
    sources: [rfc("2.3.1.4"), googleSpec()],
  },
  {
    id: "crawl-delay",
    title: "Crawl delay",
    // Yandex: since 22 February 2018. crawler-commons: DEFAULT_MAX_CRAWL_DELAY.
    meaning:
      "The seconds that a crawler should wait between two requests. RFC 9309 does not define it: Bing follows it, Google and Yandex ignore it. It changes no verdict, except in crawler-commons, which blocks every URL if the delay is over 300 seconds.",
    example: `${code("Crawl-delay: 10")} asks for ten seconds between two requests.`,
    sources: [
      googleSpec(),
      {
        title: "Bing Webmaster Blog, May 2012",
        url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
      },
      {
        title: "Yandex Webmaster help",
        url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
      },
      {
        title: "crawler-commons, SimpleRobotRulesParser",
        url: "https://github.com/crawler-commons/crawler-commons",
      },
    ],
  },
  {
    id: "sitemap",
    title: "Sitemap",
    meaning:
      "A file that lists URLs of a site. A Sitemap line in robots.txt says where it is, as an absolute URL. The line belongs to no group, wherever it is in robots.txt.",
    example: code("Sitemap: https://shop.example/sitemap.xml"),
    sources: [sitemaps(), rfc("2.2.4")],
  },
  {
    id: "verdict",
    title: "Verdict",
    meaning:
      "What robots.txt says about one URL and one crawler: Allowed, Blocked, Undefined or Not governed. Undefined means that the parser’s documentation leaves it open. Not governed means that the URL is outside the scope of this file.",
    example: `A cell of the table says ${code("Block 3")}: line 3 blocks this URL for this crawler.`,
    sources: [],
  },
  {
    id: "allowed-blocked",
    title: "Allowed and Blocked",
    meaning:
      "Allowed means that the crawler may fetch the URL. Blocked means that robots.txt asks the crawler not to fetch it. A blocked URL can still appear in search results, without its content.",
    example: `To keep a page out of Google’s results, allow the URL and add ${code("noindex")} to the page.`,
    sources: [
      {
        title: "Google, Introduction to robots.txt",
        url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
      },
    ],
  },
  {
    id: "near-miss",
    title: "Near miss",
    meaning:
      "A rule that would change the verdict if one small thing were different, such as a slash or an upper-case letter. The Why region lists the near misses of a verdict.",
    example: `${code("Disallow: /admin/")} is a near miss for ${code("/admin")}: the URL lacks the slash.`,
    sources: [],
  },
  {
    id: "problem",
    title: "Problem",
    meaning:
      "Something in the file that probably does not do what its author meant. Each problem has a code and an entry in the reference. A fix corrects the file; it says beforehand which verdicts it would change.",
    example: `R102 reports a misspelt field, and its fix writes ${code("Disallow")}.`,
    sources: [],
  },
  {
    id: "expectation",
    title: "Expectation",
    meaning:
      "The verdict that you want for a URL and a crawler. If the verdict differs, the table shows the mismatch in red.",
    example: `Expect Allow for Googlebot and ${code("/")} before you edit the rules of the home page.`,
    sources: [],
  },
];

function rfc(...sections: readonly string[]) {
  const title = `RFC 9309, section${sections.length > 1 ? "s" : ""} ${listText(sections)}`;
  return { title, url: `https://www.rfc-editor.org/rfc/rfc9309#section-${sections.at(-1)}` };
}

function rfc9110(section: string) {
  return {
    title: `RFC 9110, section ${section}`,
    url: `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`,
  };
}

function googleSpec() {
  return {
    title: "Google, How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  };
}

function sitemaps() {
  return {
    title: "sitemaps.org, specifying the Sitemap location",
    url: "https://www.sitemaps.org/protocol.html#submit_robots",
  };
}
