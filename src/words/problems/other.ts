import type { Facts } from "../../engine/lint/finding.ts";
import { counted } from "../numbers.ts";
import { code } from "../quoting.ts";
import { numeral } from "./listed.ts";
import type { Problems } from "./problem.ts";

/** The words for problems of lines that are neither agents nor rules. */
export const otherProblems = {
  R501: {
    title: "Sitemap without a whole URL",
    sentence: ({ url }) =>
      `${code(url)} is not a whole web address, so crawlers that keep to the standard find no sitemap by it.`,
    fixes: { "write-whole": () => "Write the whole URL" },
    about: [
      "A Sitemap line names a URL with scheme and host. It belongs to no group and to no site in particular, so there is nothing a shorter address could be completed by, though some crawlers try.",
    ],
  },
  R502: {
    title: "Sitemap of another host",
    sentence: ({ host, site, more }) =>
      more
        ? `This sitemap, on ${code(host)}, and ${numeral(more)} more are not on ${code(site)}: they may list its pages only because this file names them.`
        : `This sitemap is on ${code(host)}, not on ${code(site)}: it may list pages of ${code(site)} only because this file names it.`,
    about: [
      "A sitemap normally lists pages of the host it lies on. A robots.txt may name one that lies elsewhere; by that it vouches for the sitemap, which may then list pages of the robots.txt’s own host.",
      "If the line was copied from another site, crawlers will fetch a sitemap that lists none of these pages.",
    ],
  },
  R503: {
    title: "Crawl-delay that is no number",
    sentence: ({ text }) =>
      text === ""
        ? `Without a number ${code("Crawl-delay")} slows no crawler down.`
        : `${code(text)} is no number of seconds, so crawlers that read ${code("Crawl-delay")} pass it over.`,
    fixes: { "write-number": () => "Write the number of seconds alone" },
    about: [
      "The value of Crawl-delay is a number of seconds, without a unit, with a point where there is a fraction. Readers that support the field try to read a number, and take a line where they fail for no delay at all.",
      "Whole numbers are safest: Python’s robotparser reads no others.",
    ],
  },
  R504: {
    title: "Very long Crawl-delay",
    sentence: ({ delay, seconds, pages }) =>
      `${code(delay)} seconds leave ${pages ? `at most ${counted(Number(pages), PAGES)} a day` : "less than a page a day"} to crawlers that heed the delay${Number(seconds) > 300 ? "; crawler-commons, by which CCBot reads, even takes it for a ban" : ""}.`,
    about: [
      "A crawler that heeds Crawl-delay waits so many seconds after each request. From a minute on, a site of some thousand pages is not visited within a day, and new pages are found late.",
      "The library crawler-commons forbids everything where the delay is more than 300 seconds. To keep a crawler out, say so with a Disallow.",
    ],
  },
  R505: {
    title: "Crawl-delay for crawlers that ignore it",
    sentence: ({ name, more }) =>
      more
        ? `${code(name)} and the ${more === 1 ? "other crawler" : `${numeral(more)} other crawlers`} of this group ignore ${code("Crawl-delay")}.`
        : `${code(name)} ignores ${code("Crawl-delay")}.`,
    about: [
      "Crawl-delay is in no standard. The crawlers of Google, Apple and Amazon do not support it, and those of Yandex have ignored it since 22 February 2018; a line for them alone changes nothing.",
      "Google’s crawlers slow down when the server answers with status 429 or 503; Yandex has a setting for the pace in its Webmaster service.",
    ],
  },
  R506: {
    title: "Noindex in robots.txt",
    sentence: ({ count }) =>
      `Search engines ignore ${code("Noindex")} in robots.txt, Google since 2019, so this line ${Number(count) > 1 ? `and ${numeral(Number(count) - 1)} more keep` : "keeps"} nothing out of search results.`,
    about: [
      "Noindex never was in a standard. Google’s crawlers heeded it without saying so until 1 September 2019, when Google took it out of its code.",
      "A page is kept out of search results by a robots meta tag or an X-Robots-Tag header. Crawlers must be able to fetch the page to see either: a Disallow for the same page hides its noindex from them.",
    ],
  },
  R507: {
    title: "Host",
    sentence: ({ text }) =>
      `No search engine reads ${code("Host")} any more, so the line does not make ${text === "" ? "any address" : code(text)} the main one.`,
    about: [
      "Host told Yandex which of several mirrors of a site was the main one. Yandex gave it up in March 2018, and no other search engine is known to have read it.",
      "Redirect the other addresses permanently to the main one; that is understood by all.",
    ],
  },
  R508: {
    title: "Clean-param without Yandex",
    sentence: () =>
      `Only Yandex reads ${code("Clean-param")}; to every other crawler the parameters still make different URLs.`,
    about: [
      "Clean-param names parameters that do not change a page, so that Yandex takes URLs that differ in them for one. No other crawler knows the field.",
      "The line holds wherever it stands in the file. For other search engines, name the main URL of such pages in a canonical link.",
    ],
  },
  R509: {
    title: "Content-Signal that contradicts itself or the rules",
    sentence: signalSentence,
    about: [
      "A Content-Signal says what fetched content may be used for: search, ai-input and ai-train, each with yes or no, and parts are set off by commas. What is spelled otherwise says nothing.",
      "A signal cannot open what the rules close. Where the same group forbids the whole site, nothing is fetched that could be used as the signal permits.",
    ],
  },
  R510: {
    title: "Content-Signal without a rule",
    sentence: ({ text, crawler, more }) =>
      `${code(text)} keeps nobody out: by the rules ${code(crawler)}${more ? ` and ${numeral(more)} more crawlers for that use` : ""} may still fetch the site.`,
    about: [
      "A Content-Signal is a statement about what content may be used for. It changes no verdict: what may be fetched is decided by Allow and Disallow alone.",
      "Crawlers that gather for a use that is not wanted are kept out by groups of their own. The signal may stay; it tells those that gather for several uses which of them are refused.",
    ],
  },
  R511: {
    title: "Path that gives something away",
    sentence: ({ path }) =>
      `Anyone can read in this file that there is something at ${code(path)}, and not everyone who reads it is bound by it.`,
    about: [
      "robots.txt is public, and people who look for backups, keys and admin pages read it first. A Disallow asks well-meaning crawlers to stay away and shows everyone else the way.",
      "Protect such places with a password, or take them off the server. What nobody links to need not be named here.",
    ],
  },
  R512: {
    title: "Answer by which no rule counts",
    sentence: ({ answer, status, consequence, reader }) =>
      `${status === undefined ? ANSWERS[String(answer)] : `With status ${status}`} ${reader} does not come to any rule: ${CONSEQUENCES[String(consequence)]}.`,
    about: [
      "What a server answers comes before what the file says. With a status such as 404 there is no file for crawlers, and nothing is forbidden, and with a server error most stay away from the whole site.",
      "What each reader makes of an answer differs. Let the server answer with status 200 and the file itself, as plain text.",
    ],
  },
  R513: {
    title: "Field of other readers",
    sentence: ({ field, reader }) =>
      `${reader} passes over ${code(FIELD_NAMES[String(field)])}, ${FIELD_READERS[String(field)]}.`,
    about: [
      "Besides the fields of the standard there are some that a few readers know. They change no verdict for the others, which pass over such lines.",
      "Request-rate is read by SeznamBot and by some libraries, Visit-time by no crawler that is known. License points to terms of use, and Content-Usage states preferences for the use by AI, as a draft of the IETF has it; neither opens or closes anything.",
    ],
  },
} satisfies Problems;

function signalSentence({ kind, text, name, path, line }: Facts): string {
  switch (kind) {
    case "form":
      return `${code(text)} is no signal, as one is a name, an equals sign and a value.`;
    case "name":
      return `${code(name)} is no known signal, so ${code(text)} says nothing.`;
    case "value":
      return name === "use"
        ? `${code(text)} says nothing: ${code("use")} is ${code("immediate")}, ${code("reference")} or ${code("full")}.`
        : `${code(text)} says nothing: the value of ${code(name)} is ${code("yes")} or ${code("no")}.`;
    default:
      return `${code(text)} permits a use of pages that nobody of this group may fetch: ${code(`Disallow: ${path}`)} in line ${line} forbids them all.`;
  }
}

const PAGES = { one: "page", other: "pages" };

const ANSWERS: Readonly<Record<string, string>> = {
  ok: "As the file is in UTF-16,",
  html: "With a page of HTML",
  "too-large": "With a file so large",
  redirects: "After these redirects",
  unreachable: "While robots.txt is out of reach",
};

const CONSEQUENCES: Readonly<Record<string, string>> = {
  "allow-all": "every URL is allowed",
  "disallow-all": "every URL is forbidden",
  undefined: "what happens is not settled",
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  allow: "Allow",
  "request-rate": "Request-rate",
  "visit-time": "Visit-time",
  "content-usage": "Content-Usage",
  license: "License",
};

const FIELD_READERS: Readonly<Record<string, string>> = {
  allow: "so that no exception in this file holds for it",
  "request-rate": "which SeznamBot and some libraries read",
  "visit-time": "which no known crawler heeds",
  "content-usage": "a field of a draft that no known crawler heeds yet",
  license: "which names terms of use and neither opens nor closes anything",
};
