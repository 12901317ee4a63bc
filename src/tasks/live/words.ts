import type { Encoding } from "../../engine/text/bytes.ts";
import type { AddressFamily, Failed, FailureKind } from "../../fetch/answer.ts";
import { counted, formOf, lineRange, momentText, nouns, numberText } from "../../words/numbers.ts";
import { code, firstFew } from "../../words/quoting.ts";
import type { EncodingChange, LineSpan, ServedLines } from "./served-lines.ts";

/** Opening the robots.txt of a live site: the response, request by request, or why there is none. */
export const liveWords = {
  strip: "Live site",
  cancel: "Cancel",
  tryAgain: "Try again",
  details: "Details",

  asking(site: string): string {
    return `Asking ${code(site)} for its robots.txt…`;
  },
  /** How long it has taken so far. */
  elapsed(seconds: number): string {
    return `${numberText(seconds)} s`;
  },

  cameLate(site: string): string {
    return `${code(site)} has responded. The response was not opened, because the file or the site in the playground has changed since you asked. Nothing was lost.`;
  },
  openLate: "Open the response",

  /** The facts about a response, after its status code. */
  size(bytes: number): string {
    return counted(bytes, nouns.byte);
  },
  cutAfter(bytes: number): string {
    return `cut after ${counted(bytes, nouns.byte)}`;
  },
  /** How the response differs from the draft. */
  lines(lines: ServedLines): string {
    switch (lines.kind) {
      case "same":
        return "the same lines as your draft";
      case "added":
        return `your draft with ${counted(linesIn(lines.spans), nouns.line)} added`;
      case "managed":
        return `${counted(linesIn([lines.managed]), nouns.line)} added by Cloudflare`;
    }
  },
  /** Which lines were added, and by what. */
  added(lines: Exclude<ServedLines, { kind: "same" }>): string {
    const { managed } = lines;
    const block = managed
      ? `Cloudflare added ${theLines([managed])}: its managed robots.txt is switched on for the site.`
      : "";
    if (lines.kind === "managed") return block;
    const others = lines.spans.filter((span) => span !== managed);
    const rest = others.length > 0 ? addedBySomething(others) : "";
    const isAll = "Everything else is the same as in your draft.";
    return [block, rest, isAll].filter((sentence) => sentence !== "").join(" ");
  },
  /** How the bytes of the response are not those of the draft. */
  encodingChanged(change: EncodingChange): string {
    switch (change.kind) {
      case "other":
        return `The encoding was changed: the site sends ${ENCODINGS[change.sent]}, and your draft is ${ENCODINGS[change.own]}.`;
      case "mark":
        return change.isAdded
          ? "A byte order mark was added before line 1. It is not in your draft."
          : "The byte order mark of your draft was removed before line 1.";
      case "in-one-byte":
        return `The encoding was changed in ${theLines(spansOf(change.lines))}: letters outside ASCII arrive in windows-1252, and your draft has them in UTF-8.`;
      case "twice":
        return `The encoding was changed in ${theLines(spansOf(change.lines))}: letters outside ASCII were read as windows-1252 and then encoded in UTF-8 again.`;
    }
  },
  withoutBlock: "Show without this block",
  noType: "no Content-Type",
  redirects(count: number, toHost: string | null): string {
    const redirects = counted(count, REDIRECTS);
    return toHost === null ? redirects : `${redirects}, to ${code(toHost)}`;
  },
  milliseconds(time: number): string {
    return `${numberText(time)} ms`;
  },
  retryAfter(value: string): string {
    return `Retry-After ${code(value)}`;
  },
  keptUntil(time: number): string {
    return `crawlers may keep a copy until ${momentText(time)}`;
  },
  // RFC 9111 5.2.2.5 and 5.2.2.4.
  kept: {
    never: "crawlers must not keep a copy",
    "asked-each-time": "crawlers must revalidate a copy each time",
  },

  compareDraft: "Compare with my draft",
  compareBefore: "Compare with the previous file",
  /** What the other file of that comparison is called. */
  draft: "my draft",
  before: "the previous file",

  hops: "Requests, in order",
  url: "URL",
  status: "Status code",
  location: "Redirects to",
  family: "IP version",
  families: { 4: "IPv4", 6: "IPv6" } satisfies Readonly<Record<AddressFamily, string>>,
  /** Where the server cannot tell the kind of address. */
  familyUnknown: "unknown",
  time: "Time",
  timeNote: "Until the headers arrived",
  headers: "About the response",
  type: "Content-Type",
  body: "Size",
  encoding: "Content-Encoding",
  keeping: "Crawlers may keep a copy",
  userAgent: "User-Agent sent",
  /** The names of the headers that tell how long a copy may be used. */
  caching: {
    cacheControl: "Cache-Control",
    expires: "Expires",
    age: "Age",
    etag: "ETag",
    lastModified: "Last-Modified",
    date: "Date",
  },
  retry: "Retry-After",
  notSent: "not sent",
  charsetIgnored(charset: string): string {
    return `The header says ${code(charset)}. RFC 9309, section 2.3, requires UTF-8 whatever the header says.`;
  },
  stillCoded(coding: string): string {
    return `still compressed as ${code(coding)}, which was not requested`;
  },
  // BODY_LIMIT of src/fetch/policy.ts; "crawlers MUST impose a parsing limit of at least 500 KiB".
  cutNote:
    "The file goes on, but Open live reads only 512 KiB. RFC 9309, section 2.5, requires crawlers to read at least 500 KiB. A parser without a limit reads more than you see here.",
  /** How long crawlers may keep a copy, and what says so; after `keeping`. */
  mayKeep(time: number, by: keyof typeof KEPT_BY): string {
    return `until ${momentText(time)}, ${KEPT_BY[by]}`;
  },
  mayNotKeep: {
    never: "no, because the Cache-Control header says no-store",
    "asked-each-time": "only if the site confirms each time that the file has not changed",
  },
  governs(origin: string): string {
    return `These rules apply to ${code(origin)}, the site that was asked first, wherever the redirects led (RFC 9309, section 2.3.1.2).`;
  },
  asItsClass(status: number, as: string): string {
    return `${status} is treated as ${as}. RFC 9110, section 15, says how to treat a status code that a client does not know.`;
  },
  // Yandex Webmaster help, robots.txt: "200 OK".
  only200: "Parsers that require status code 200, such as Yandex’s, ignore the file.",
  // Google, "Handling of errors and HTTP status codes"; robotparser.py, read and can_fetch.
  asNoFile(status: number): string {
    return `${status} has no redirect target; Google treats it as 404. Python’s parsers read no rules from it and block everything.`;
  },

  askAs: "Ask as",
  thisTool: "the playground",
  askAgain: "Ask again",
  askAsNote:
    "This changes only the User-Agent header. A site that also checks the IP address can see that the request is not from the crawler.",

  /** Why a request failed, in the place of a status code. */
  hopFailures: {
    dns: "no address",
    refused: "no connection",
    tls: "no secure connection",
    incomplete: "incomplete response",
    "too-large": "too large",
    timeout: "no response in time",
    "too-many-redirects": "too many redirects",
    "redirect-loop": "redirect loop",
    "not-allowed": "not requested",
    "bad-request": "not a site",
    "bad-method": "method not accepted",
    "cross-site": "request from another site",
    "rate-limited": "too many requests",
    "switched-off": "switched off",
  } satisfies Readonly<Record<FailureKind, string>>,
  /** Why there is no response. The server’s sentence is about the site that was typed, which is not at fault where a redirect leads nowhere. */
  failed({ failure, message, hops }: Failed): string {
    const last = hops.at(-1);
    if (last?.kind !== "failed" || !hops.some(({ kind }) => kind === "answered")) return message;
    const target = `The site redirects to ${code(last.url)}`;
    if (!UNCONNECTED.includes(failure)) return `${target}. ${message}`;
    return `${target}, and the request for that URL failed: ${liveWords.hopFailures[failure]}. If the site is yours, check its redirects and that URL.`;
  },
  nothingLost: "Nothing was lost: your file is as it was.",
  readAsUnreachable: "Treat as unreachable",
  readAsTooManyRedirects: "Treat as too many redirects",

  /** Why no site was asked. */
  unasked: {
    "no-handler": "This copy of the playground has no server that could ask a site.",
    offline: "You are offline, so no site can be asked. Try again when you are connected.",
    "out-of-reach":
      "The playground’s server cannot be reached, or ended the connection. Try again later.",
    busy: "Too many requests were made in a short time. Wait a minute and try again.",
  },
  broken(status: number): string {
    return `The playground’s server failed with status code ${status}. The site may not have been contacted. Try again later.`;
  },
  twoSteps: "You can do the same in two steps:",
  /** What is quoted is a link. */
  openInTab(url: string): string {
    return `Open ${code(url)} in a new tab and copy the whole text.`;
  },
  paste: "Paste it into the editor, in place of the file there.",
  pasteStatus: "If the site sends no file, choose its response under HTTP.",
};

// What the server advises about these is about the host that was typed.
const UNCONNECTED: readonly FailureKind[] = ["dns", "refused", "tls"];

const KEPT_BY = {
  "max-age": "as the Cache-Control header says",
  expires: "as the Expires header says",
  reader: "the limit of this parser",
  rfc9309: "the 24-hour limit of RFC 9309, section 2.4",
};
const ENCODINGS: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "utf-16le-bom": "UTF-16 with a byte order mark",
  "utf-16be-bom": "UTF-16 with a byte order mark",
};

/** `line 4`, `lines 4–12 and 28`; the first few of many. */
function theLines(spans: readonly LineSpan[]): string {
  const ranges = firstFew(spans, ({ from, to }) => lineRange(from, to), {
    one: "more place",
    other: "more places",
  });
  return `${formOf(nouns.line, linesIn(spans))} ${ranges}`;
}

function linesIn(spans: readonly LineSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

function spansOf(lines: readonly number[]): readonly LineSpan[] {
  return lines.map((line) => ({ from: line, to: line }));
}

function addedBySomething(spans: readonly LineSpan[]): string {
  const added = formOf({ one: "it", other: "them" }, linesIn(spans));
  const verb = formOf({ one: "is", other: "are" }, linesIn(spans));
  const lines = theLines(spans);
  return `${lines.charAt(0).toUpperCase()}${lines.slice(1)} ${verb} not in your draft: something on the way added ${added}, such as a plugin of the site or a CDN.`;
}

const REDIRECTS = { one: "redirect", other: "redirects" };
