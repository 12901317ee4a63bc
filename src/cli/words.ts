import { MOST_URLS } from "../core/limits.ts";
import type { Failed, FailureKind } from "../fetch/answer.ts";
import { type Unread, type UrlsKind, unreadText, urlsText } from "../tasks/lists/words.ts";
import { counted, formOf, listText, type Noun, nouns, numberText } from "../words/numbers.ts";
import { excerpt } from "../words/quoting.ts";

/** Why a command cannot do what was asked: sentences on stderr, with exit status 2. */
export const inputWords = {
  noCommand: (names: readonly string[]): string =>
    `Name a command: ${listText(names, "or")}. “robots-txt --help” explains them.`,
  unknownCommand: (name: string, names: readonly string[]): string =>
    `“${excerpt(name)}” is not a command. The commands are ${listText(names)}.`,
  missing: (command: string, operand: string): string =>
    `${operand} is missing. “robots-txt ${command} --help” shows how to use the command.`,
  tooMany: (command: string, operand: string): string =>
    `“${excerpt(operand)}” is one argument too many. “robots-txt ${command} --help” shows how to use the command.`,
  /** `said`: what is wrong, as the argument parser says it, without a full stop. */
  badOption: (said: string, command: string): string =>
    `${said.replace("is ambiguous", "is missing, or begins with a dash")}. “robots-txt ${command} --help” lists the options.`,
  noFormat: (command: string, typed: string, formats: readonly string[]): string =>
    `${command} has no format “${excerpt(typed)}”. Use ${listText(formats, "or")}.`,
  noLevel: (typed: string, levels: readonly string[]): string =>
    `--fail-on cannot be “${excerpt(typed)}”. Use ${listText(levels, "or")}.`,
  noCode: (typed: string): string =>
    `--allow cannot be “${excerpt(typed)}”. Use the code of a problem, such as R408.`,
  noAgent: "Name at least one crawler, for example --agent Googlebot.",
  oneAgent: "Name only one crawler: each request has one User-Agent header.",
  badAgent: (typed: string): string =>
    `“${excerpt(typed)}” names no crawler. Write a product token, as in --agent Googlebot, or a User-Agent header; for several crawlers, repeat --agent.`,
  /** Of a name for which no crawler looks; the verdicts are those of any other crawler. */
  agentMeant: (typed: string, tokens: readonly string[]): string =>
    `No crawler in the catalogue is called “${excerpt(typed)}”, so the rules for any other crawler decide. Did you mean ${listText(tokens.slice(0, 3), "or")}?`,
  noUrl: "Name at least one URL, for example --url /cart.",
  badUrl: (flaw: keyof typeof FLAWS): string => `A value of --url cannot be a URL: ${FLAWS[flaw]}.`,
  noUrlIn: (list: string): string => `${nameOf(list)} has no URL, so there is no verdict.`,
  /** Verdicts follow: it may be meant. */
  noFileIn:
    "stdin is empty, and an empty robots.txt allows everything. If stdin should have a file, check the command before the pipe.",
  /** Verdicts follow: it is what a crawler would read. */
  notRules: (name: string, kind: UrlsKind): string =>
    `${nameOf(name)} has no rules: it looks like ${urlsText(kind)}, not like a robots.txt.`,
  /** Verdicts follow, on what was fetched: BODY_LIMIT of src/fetch/policy.ts. */
  cutFile: (name: string): string =>
    `${nameOf(name)} goes on after 512 KiB, and the rest was not fetched. A parser without a limit can decide differently.`,
  /** Verdicts follow, as after that. R121. */
  program: (name: string): string =>
    `${nameOf(name)} is a program or a template that writes a robots.txt, not the file itself. Check what the site sends for /robots.txt.`,
  /** Verdicts follow, as after that. */
  isUtf16: (name: string): string =>
    `${nameOf(name)} is in UTF-16, and most parsers find no rules in it. Save it as UTF-8.`,
  oneList:
    "Name only one list with --urls. To check several, join them and pipe them in, with --urls -.",
  /** Options that would be ignored: what was meant would look as if it were done. */
  columnAlone: "--column has no effect without --urls, which names the CSV file.",
  columnOfMarkup: "--column has no effect on a sitemap or an HTML page. Leave it out.",
  /** `option` beside `other`, which leaves it nothing to do. */
  noEffect: (option: string, other: string): string =>
    `--${option} has no effect with --${other}. Leave one of them out.`,
  noGrouping: (typed: string, known: readonly string[]): string =>
    `--by cannot be “${excerpt(typed)}”. Use ${listText(known, "or")}.`,
  /** Of a list or a log that is not read. */
  unread: (name: string, kind: Unread): string => `${nameOf(name)} ${unreadText[kind]}.`,
  noRequest: (logs: readonly string[]): string =>
    `${listText(logs.map(nameOf))} ${logs.length === 1 ? "has" : "have"} no request, or the format of the log is not read. “robots-txt requests --help” names the formats.`,
  noPartial: (file: string): string =>
    `${nameOf(file)} is not a result of --partial, or it was cut off.`,
  unknownRanges: (name: string): string =>
    `It is not known whose addresses ${nameOf(name)} has. Name the crawler, as in --ranges Googlebot=${excerpt(name)}.`,
  noRanges: (name: string): string =>
    `${nameOf(name)} is not a list of addresses: it is not JSON with “prefixes”.`,
  pageBesideUrls: "--page has no effect with --urls: the output names the URLs itself.",
  tooManyUrls: `diff --urls compares at most ${numberText(MOST_URLS)} URLs. Split the list, and compare each part.`,
  exactAlone: "--exact has no effect without --agent.",
  agentBesideLink:
    "--agent has no effect here, because EXPECTATIONS is a link, which names its own crawlers.",
  agentBesideRows: (agent: string): string =>
    `--agent ${excerpt(agent)} has no effect here, because each row of EXPECTATIONS names its own crawler.`,
  pageUnwritten: (format: string): string =>
    `--page has no effect with --format ${format}: only text and markdown have a link.`,
  onlyOnce: (option: string): string => `Give --${option} only once.`,
  stdinTwice: "Only one of the inputs can be “-”, because stdin can be read only once.",
  noParser: (id: string, known: readonly string[]): string =>
    `“${excerpt(id)}” is not a parser. Use ${listText(known, "or")}.`,
  noSite: (typed: string): string =>
    `“${excerpt(typed)}” is not a site. Write it as example.com or https://example.com.`,
  noStatus: (typed: string): string =>
    `--status cannot be “${excerpt(typed)}”. Use a status code such as 503, or unreachable, html or too-large.`,
  noPage: (typed: string): string =>
    `“${excerpt(typed)}” is not the URL of a playground. Write it as https://example.com/playground/.`,
  noColumn: (column: string, names: readonly string[]): string =>
    `The table has no column “${excerpt(column)}”. Its first row has ${listText(names.slice(0, 20).map((name) => `“${excerpt(name)}”`))}.`,
  unknownCrawler: (token: string): string =>
    `“${excerpt(token)}” is not a crawler of the catalogue. Only a known crawler’s name is sent to a site.`,

  notRead(name: string, isMissing: boolean): string {
    if (!isMissing) return `${nameOf(name)} cannot be read.`;
    return `${nameOf(name)} does not exist.${hintFor(name)}`;
  },
  folder: (name: string): string => `${nameOf(name)} is a folder. Name a file.`,
  tooLarge: (name: string, mebibytes: number): string =>
    `${nameOf(name)} is larger than ${mebibytes} MiB, the limit for this input.`,
  notGzip: (name: string): string => `${nameOf(name)} is damaged: it is not valid gzip.`,
  packed: (name: string, packing: string): string =>
    `${nameOf(name)} is compressed with ${packing}. Unpack it first, or let curl do so with --compressed.`,
  /** Verdicts follow: it is what a crawler would read. */
  sentPacked: (name: string, packing: string): string =>
    `${nameOf(name)} sent its robots.txt compressed with ${packing}, but without Content-Encoding, so crawlers find no rules in it.`,
  codingLeft: (name: string, coding: string): string =>
    `${nameOf(name)} sent its robots.txt with Content-Encoding “${excerpt(coding)}”, which was not requested: the file was read as it is, without unpacking it.`,
  notWritten: "The output cannot be written. Is the disk full?",
  /** A mistake of the program; what it threw follows. */
  broken:
    "The command failed because of a mistake in the program. Please report it, with this text:",
  notFetched: (name: string, { failure, message }: Failed): string =>
    `${nameOf(name)} could not be fetched. ${FAILURES[failure] ?? message}`,
  noFile: (name: string, response: string): string =>
    `There is no file to compare: the response for ${nameOf(name)} is ${response}.`,
  noLink: (link: string): string =>
    `${nameOf(link)} has no link of the playground after its “#”. Nothing was opened.`,
  noLinkMade: (reason: string): string => `No link was made: ${reason}.`,
  nothingExpected:
    "No expectations were found, so there is nothing to test. Use a CSV file with the columns user_agent, url and expected (allow or block).",
  readDifferently: (title: string): string =>
    `EXPECTATIONS was exported with Read as “${title}”, but --read-as decides here, so verdicts can differ.`,
  noCrawlerOfRow:
    "A row without a user agent applies to each --agent, but none is given. Add one, for example --agent Googlebot.",
  isIndex: (list: string): string =>
    `${nameOf(list)} is a sitemap index: the verdicts are on the URLs of its sitemaps. Pass each sitemap itself to get verdicts on the URLs in it.`,
  /** Of a sitemap whose other URLs have verdicts; the exit status is 1. */
  isCut: (list: string): string =>
    `${nameOf(list)} ends before its last element is closed, so URLs may be missing. Was the download cut off?`,
  /** `column`: the one that has URLs, from 1. */
  isTable: (list: string, column: number): string =>
    `${nameOf(list)} looks like a CSV file, but each whole line was checked as one URL. To check the URLs in its column ${column}, add --column ${column}.`,
  /** What strict programs refuse of a sitemap; its URLs have verdicts all the same. */
  refusable: (list: string, sentence: string): string => `${nameOf(list)}: ${sentence}`,
  isWindows1252: (list: string): string =>
    `${nameOf(list)} is not UTF-8, so its letters were read as Windows-1252.`,
  /** Of a list whose other URLs have verdicts; the exit status is 1. */
  leftOut: (
    list: string,
    kind: keyof typeof PLACES,
    place: number,
    flaw: keyof typeof FLAWS,
  ): string => `${PLACES[kind]} ${place} of ${nameOf(list)} has no verdict: ${FLAWS[flaw]}.`,
  /** After the first of them. */
  moreLeftOut: (list: string, count: number): string =>
    `${counted(count, LEFT_OUT)} of ${nameOf(list)} ${formOf(HAVE, count)} no verdict.`,
};

const PLACES = { line: "Line", row: "Row", url: "URL" };
const LEFT_OUT = { one: "more entry", other: "more entries" };
const HAVE = { one: "has", other: "have" };

function hintFor(name: string): string {
  if (/^https?:/i.test(name)) return " This input is not fetched: download it, and name the file.";
  return SITE.test(name) ? ` For a site, write https://${name}.` : "";
}

/** A name that is more likely a host than a file. */
const SITE = /^(?:[\w-]+\.)+(?!(?:txt|csv|tsv|json|xml|html?|log|gz)$)[a-z]{2,}$/i;

const FLAWS = {
  empty: "it is empty",
  "too-long": "it is longer than 100,000 characters",
  "control-character": "it contains a control character",
  unclosed: "a quotation mark or an element is not closed",
  "not-url": "it is not a URL or path",
  "no-request": "it has no request",
};

const REFUSED =
  "It refuses a private address, a user name, a scheme other than http and https, and a port other than 80 and 443.";

/** Failures of which the page speaks as of its own server. */
const FAILURES: Readonly<Partial<Record<FailureKind, string>>> = {
  "too-large":
    "The response has more than 16 KiB of headers, or more than 1 MiB of compressed data.",
  timeout: "The site did not send its whole response within 10 seconds. Try again later.",
  "not-allowed": `The command did not ask the site, or did not follow its redirect. ${REFUSED}`,
};

function nameOf(name: string): string {
  return name === "-" ? "stdin" : `“${excerpt(name)}”`;
}

/** Verdicts, for people. */
export const verdictWords = {
  /** As a line begins with it. */
  verdicts: {
    allowed: "Allowed",
    blocked: "Blocked",
    undefined: "Undefined",
    "not-governed": "Not governed",
  } as Readonly<Record<string, string>>,
  /** After the verdict: the crawler, the URL, and the rule that decides. */
  of(crawler: string, url: string, line: number | null, rule: string): string {
    return line === null ? `${crawler}  ${url}` : `${crawler}  ${url}  line ${line}: ${rule}`;
  },
  title: (crawler: string, verdict: string): string => `${crawler}: ${verdict}`,
  fault(crawler: string, url: string, verdict: string, line: number | null): string {
    const by = line === null ? "no rule decides" : `line ${line} decides`;
    return `${crawler} ${excerpt(url)}: ${verdict}, ${by}.`;
  },

  notMet: "Not as expected",
  /** How the file is read, where the expectations say it. */
  readAs: (title: string): string => `Read as “${title}”, as EXPECTATIONS says.`,
  notMetAt: (crawler: string, url: string, sentence: string): string =>
    `${crawler} ${excerpt(url)}: ${sentence}`,
};

/** What stands around the words of Why. */
export const explainWords = {
  head: (crawler: string, url: string): string => `${crawler} ${url}`,
  /** How the crawler came to its group. */
  trace: (reason: string, letter: string | null): string =>
    letter === null ? reason : `${reason} → group ${letter}`,
  line: (number: string): string => `line ${number}`,
  /** What another parser decides. */
  other: (verdict: string, line: number | null): string =>
    line === null ? verdict : `${verdict} (line ${line})`,
};

/** What stands around the words of “Use of the page”. `purpose`: as the page calls it. */
export const usedWords = {
  /** As a test. */
  name: (url: string, purpose: string): string => `${url} (${purpose})`,
  title: (crawler: string, purpose: string, value: string): string =>
    `${crawler}: ${purpose}, ${value}`,
  fault: (crawler: string, url: string, purpose: string, sentence: string): string =>
    `${crawler} ${excerpt(url)}, ${purpose}: ${sentence}`,
};

/** What stands around the sentences of problems. */
export const lintWords = {
  /** `counts`: of each severity that there is. */
  count: (counts: readonly string[]): string =>
    counts.length === 0 ? "No problems found." : `${listText(counts)}.`,
  /** With exit status 1 because of a site that is closed: how to say that this is meant. */
  allow: (code: string): string =>
    `If you mean to block the whole site, add --allow ${code}. In the GitHub action, write allow: ${code}.`,
};

/** What stands around the sentences of a comparison. */
export const diffWords = {
  of: (crawlers: string, said: string): string => `${crawlers}: ${said}`,
  turn: (url: string, before: string, after: string): string =>
    `${url} was ${before}, is now ${after}`,
  title: (crawler: string): string => `${crawler}: another verdict`,
  link: (link: string): string => `${LINKED} ${link}`,
  linkMarkdown: (link: string): string => `[${LINKED_SHORTLY}](${link})`,
};

const LINKED = "The new file in the playground, where every verdict that changed is marked:";
const LINKED_SHORTLY =
  "Open the new file in the playground, with every verdict that changed marked";

/** The requests for a live file. */
export const fetchWords = {
  hop: (url: string, response: string, time: string): string => `${url}: ${response} (${time})`,
};

/** What stands around the sentences about sitemaps. */
export const sitemapsWords = {
  of: (url: string, said: string): string => `${excerpt(url)}: ${said}`,
  /** `lines`: those that decide, with how many URLs each. */
  blocked(crawler: string, count: number, all: number, lines: readonly string[]): string {
    const by = lines.length === 0 ? "" : `: ${listText(lines)}`;
    return `${crawler}: ${counted(count, LISTED)} of ${numberText(all)} ${formOf(IS, count)} blocked${by}.`;
  },
  notAll: (count: number): string =>
    `${counted(count, SITEMAPS)} could not be read, or not to the end. What was read is above.`,
  notAllowed: `The command did not fetch the sitemap, or did not follow its redirect. ${REFUSED}`,
};

const LISTED = { one: "listed URL", other: "listed URLs" };
const SITEMAPS = { one: "sitemap", other: "sitemaps" };
const IS = { one: "is", other: "are" };

/** What stands around the requests of a log. Times are as in the records. */
export const requestsWords = {
  number: numberText,
  share: (part: number, all: number): string => `${numberText(part)} (${percent(part, all)})`,
  blocked: (blocked: number, all: number): string =>
    `${numberText(blocked)} blocked (${percent(blocked, all)})`,
  robotsTxt(requests: number, last: string | null, status: number | null): string {
    if (requests === 0) return "never asked for robots.txt";
    const at = last === null ? "" : `, last on ${last}`;
    return `${counted(requests, FOR_ROBOTS)}${at}${status === null ? "" : ` (${status})`}`;
  },
  verified: (verified: number, others: number): string =>
    `${numberText(verified)} verified, ${numberText(others)} not from its operator`,
  ofUrl: (verdict: string, crawler: string, url: string, line: number | null): string =>
    `${verdictWords.verdicts[verdict] ?? verdict}  ${crawler}  ${url}${line === null ? "" : `  line ${line}`}`,
  ofRule(verdict: string, line: number | null, rule: string): string {
    const said = verdictWords.verdicts[verdict] ?? verdict;
    return line === null ? `${said}, no rule` : `${said}  line ${line}: ${rule}`;
  },
  /** The days as in the records; null where the log has no times. */
  arrival(counts: {
    readonly requests: number;
    readonly crawlers: number;
    readonly urls: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly blocked: number;
    readonly others: number;
    readonly otherMethods: number;
  }): string {
    const { requests, crawlers, urls, from, to, blocked, others, otherMethods } = counts;
    const days = from === null || to === null ? "" : `, from ${from} to ${to}`;
    const sentences = [
      `${counted(requests, REQUESTS)} by ${counted(crawlers, nouns.crawler)}, for ${counted(urls, PAIRS)}${days}.`,
      `${numberText(blocked)} ${formOf(WERE, blocked)} requested though blocked.`,
      ...(others > 0
        ? [`Browsers and unknown clients made ${counted(others, OTHER_REQUESTS)}.`]
        : []),
      ...(otherMethods > 0
        ? [
            `${counted(otherMethods, REQUESTS)} with a method other than GET or HEAD ${formOf(WERE, otherMethods)} not judged.`,
          ]
        : []),
    ];
    return sentences.join(" ");
  },
  /** Of requests beyond the number of URLs that are counted one by one. */
  beyond: (count: number): string =>
    `${counted(count, REQUESTS)} ${formOf(WERE, count)} for other URLs: only 1,000,000 pairs of a crawler and a URL are counted one by one.`,
  noAgents: "The log has no User-Agents, so it does not say which crawlers asked.",
  siteTaken: (host: string): string =>
    `Most requests went to ${excerpt(host)}, so the file is treated as the robots.txt of this site. To name another, add --site.`,
  /** How many lines have no URL, by reason; nothing for none. */
  left(
    counts: Readonly<Record<"no-request" | "no-url" | "cut" | "too-long", number>>,
  ): readonly string[] {
    const parts = (Object.keys(LEFT) as readonly (keyof typeof LEFT)[])
      .filter((reason) => counts[reason] > 0)
      .map((reason) => `${counted(counts[reason], nouns.line)} ${LEFT[reason]}`);
    return parts.length === 0 ? [] : [`${listText(parts)}. No other line was left out.`];
  },
};

const REQUESTS = { one: "request", other: "requests" };
const OTHER_REQUESTS = { one: "other request", other: "other requests" };
const PAIRS = { one: "pair of a crawler and a URL", other: "pairs of a crawler and a URL" };
const FOR_ROBOTS = { one: "request for robots.txt", other: "requests for robots.txt" };
const WERE = { one: "was", other: "were" };
const LEFT = {
  "no-request": "without a request",
  "no-url": "with a request for no URL (OPTIONS *, CONNECT)",
  cut: "of which the log has only the beginning",
  "too-long": "over 200,000 characters, or with a URL over 100,000",
};

function percent(part: number, all: number): string {
  return `${all === 0 ? 0 : Math.round((part * 100) / all)} %`;
}

/** How far a long list is. */
export const progressWords = {
  done: (urls: number, perSecond: number, noun: Noun = nouns.url): string =>
    `${counted(urls, noun)}, ${numberText(perSecond)} a second`,
};
