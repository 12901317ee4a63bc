import type { AddressFamily, FailureKind } from "../../fetch/answer.ts";
import { counted, momentText, numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";

/** Opening the robots.txt of a live site: what came back, hop by hop, and what did not. */
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
    return `${code(site)} has answered. The page has changed since you asked, so the answer was not opened.`;
  },
  openLate: "Open it",

  /** Which file an answer is, after its status. */
  size(octets: number): string {
    return counted(octets, BYTES);
  },
  cutAfter(octets: number): string {
    return `cut after ${counted(octets, BYTES)}`;
  },
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
    return `may be kept until ${momentText(time)}`;
  },
  keptNever: "not to be kept",
  keptNotUnasked: "to be asked for each time",

  compareDraft: "Compare with my draft",
  compareBefore: "Compare with what was here",
  /** What the other file of that comparison is called. */
  draft: "my draft",
  before: "before the live site",

  hops: "Requests, in order",
  url: "URL",
  status: "Status",
  location: "Leads to",
  family: "Over",
  families: { 4: "IPv4", 6: "IPv6" } satisfies Readonly<Record<AddressFamily, string>>,
  /** Where the server cannot tell the kind of address. */
  familyUnknown: "not known",
  time: "Time",
  timeNote: "to the headers",
  headers: "What came with it",
  type: "Content-Type",
  body: "Size",
  encoding: "Content-Encoding",
  keeping: "Kept by crawlers",
  userAgent: "User-Agent sent",
  /** The names of the headers that tell how long a copy serves. */
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
    return `${code(charset)} is what the header says; RFC 9309, section 2.3, wants UTF-8 whatever it says.`;
  },
  stillCoded(coding: string): string {
    return `still compressed, as ${code(coding)}, which was not asked for`;
  },
  cutNote:
    "The body goes on. RFC 9309, section 2.5, wants 500 KiB read and no more; a reader without a limit also reads what is not here.",
  /** How long a copy serves, and who says so; after `keeping`. */
  mayKeep(time: number, by: "max-age" | "expires" | "reader" | "rfc9309"): string {
    return `until ${momentText(time)}, ${KEPT_BY[by]}`;
  },
  mustAsk: "only if the site says each time that it is still the same, by its headers",
  mayNotKeep: "not at all, by its Cache-Control",
  governs(origin: string): string {
    return `The file is about ${code(origin)}, which was asked first, wherever it was found (RFC 9309, section 2.3.1.2).`;
  },
  asItsClass(status: number, as: string): string {
    return `${status} is read as ${as}, as RFC 9110, section 15, has it for a status that is not known.`;
  },
  only200: "Readers that want 200 itself, as Yandex does, take no file from it.",
  asNoFile(status: number): string {
    return `${status} leads to no other address, and is read as 404, as Google has it. Python’s readers take nothing from it, and forbid everything.`;
  },

  askAs: "Ask as",
  thisTool: "this tool",
  askAgain: "Ask again",
  askAsNote:
    "This changes the User-Agent header and nothing else. A site that also looks at the address sees that it is not the crawler.",

  /** What went wrong, and what to do. */
  failures: {
    dns: "No address is known for this host. Check how its name is spelled.",
    refused:
      "No connection could be made: the site refuses it, or is out of reach. Check scheme and port, or try again later.",
    tls: "No secure connection could be made: the site’s certificate is not valid for it, or it offers none. If it is meant to be without, write http:// before it.",
    incomplete:
      "The connection ended before a whole answer came, or what came could not be read as one. Try again.",
    "too-large":
      "The headers of the answer, or its compressed file, are larger than anybody would read.",
    timeout: "The site did not finish its answer in time. Try again later.",
    "too-many-redirects":
      "More than five redirects follow one another. Crawlers give up there, as RFC 9309, section 2.3.1.2, allows.",
    "redirect-loop": "The redirects lead in a circle.",
    "not-allowed":
      "Only sites of the public web are opened from here: by http or https on the usual ports, without a user name, and not in a private network.",
    "bad-request":
      "The server did not take this for a site. Write it as example.com or https://example.com.",
    "bad-method": "The server does not answer this page. Reload it to get its newest version.",
    "cross-site":
      "The server took this page for somebody else’s. Open the page at its own address, not inside another.",
    "rate-limited": "Too many sites were asked for in a short time. Wait a minute and try again.",
    "switched-off":
      "Opening live sites is switched off here, because other machines can reach this server, or because this page was opened under a name that the server does not know for its own. Whoever runs it can switch it on.",
  } satisfies Readonly<Record<FailureKind, string>>,
  /** The same in the place of a status. */
  hopFailures: {
    dns: "no address",
    refused: "no connection",
    tls: "no secure connection",
    incomplete: "broken off",
    "too-large": "too large",
    timeout: "no answer in time",
    "too-many-redirects": "too many redirects",
    "redirect-loop": "a circle",
    "not-allowed": "not allowed",
    "bad-request": "no site",
    "bad-method": "not allowed",
    "cross-site": "not allowed",
    "rate-limited": "too often",
    "switched-off": "switched off",
  } satisfies Readonly<Record<FailureKind, string>>,
  nothingLost: "Nothing was lost: the page is as it was.",
  readAsUnreachable: "Read it as out of reach",
  readAsTooManyRedirects: "Read it as too many redirects",

  /** Why no site was asked. */
  unasked: {
    "no-handler": "This copy of the page has no server behind it that could ask a site.",
    offline: "There is no connection, so no site can be asked.",
    "out-of-reach":
      "The server that this page came from cannot be reached, or broke off. Try again, or do it yourself.",
  },
  broken(status: number): string {
    return `The server that this page came from has a fault of its own: it answered ${status}. The site was perhaps never asked.`;
  },
  twoSteps: "Two steps do the same:",
  /** What is quoted is a link. */
  openInTab(url: string): string {
    return `Open ${code(url)} in a new tab and copy all of it.`;
  },
  paste: "Paste it here, over the file.",
  pasteStatus: "If no file is there, choose what came instead at HTTP.",
};

const KEPT_BY = {
  "max-age": "by its Cache-Control",
  expires: "by its Expires",
  reader: "as long as this reader keeps a file",
  rfc9309: "24 hours, the most that RFC 9309, section 2.4, wants",
};
const BYTES = { one: "byte", other: "bytes" };
const REDIRECTS = { one: "redirect", other: "redirects" };
