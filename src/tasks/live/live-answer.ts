import { answerOf, MOST_REDIRECTS } from "../../core/answers.ts";
import {
  type Answer,
  CLIENT_STATUSES,
  type ClientStatus,
  SERVER_STATUSES,
  type ServerStatus,
} from "../../engine/parse/response.ts";
import { decodeText } from "../../engine/text/bytes.ts";
import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type { FailureKind, Fetched, Hop } from "../../fetch/answer.ts";

/** A response in the engine's terms. */
export interface LiveAnswer {
  readonly answer: Answer;
  /** Whether it is exactly that response; or another of its class stands for it; or it is a redirect without a target. */
  readonly taken: "exactly" | "as-its-class" | "as-no-file";
  /** Whether a file came. */
  readonly isFile: boolean;
}

type Head = Pick<Fetched, "status" | "hops" | "contentType" | "cut" | "asked">;

/** The response for robots.txt. `start`: the beginning of the text, for responses that do not say what they are. */
export function liveAnswer(head: Head, start: string): LiveAnswer {
  const { status } = head;
  const isFile = status >= 200 && status < 300;
  if (isFile) {
    const taken = status === 200 ? "exactly" : "as-its-class";
    return { answer: fileAnswer(head, start), taken, isFile };
  }
  // Google, "Handling of errors and HTTP status codes": redirects that lead to no file count as 404.
  if (status >= 300 && status < 400)
    return { answer: answerOf("404"), taken: "as-no-file", isFile };
  if (isClientStatus(status) || isServerStatus(status))
    return { answer: answerOf(`${status}`), taken: "exactly", isFile };
  // RFC 9110 15: an unknown status code counts as x00 of its class, and one of no class as a server error.
  const isClients = status >= 400 && status < 500;
  return { answer: answerOf(isClients ? "400" : "500"), taken: "as-its-class", isFile };
}

/** What a parser is to make of an HTTP status code of robots.txt, of any number: the response with its usual details. After 200 it reads the file. */
export function answerOfStatus(status: number): Answer {
  const head = { status, hops: [], contentType: "text/plain", cut: false, asked: "" };
  return liveAnswer(head, "").answer;
}

// What a file is comes before how it was reached: every parser follows as many redirects as were
// followed here, so they change nothing.
function fileAnswer(head: Head, start: string): Answer {
  if (isHtml(head, start)) return { kind: "html" };
  if (head.cut) return { kind: "too-large" };
  const { count, toHost } = redirectsOf(head);
  return count === 0 ? { kind: "ok" } : { kind: "redirects", count, toOtherHost: toHost !== null };
}

function isHtml({ contentType }: Head, start: string): boolean {
  if (contentType === null) return /^\s*<(?:!doctype html|html)\b/i.test(start);
  return /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType);
}

/** How many redirects were followed, and to which host, where that is not the one that was asked. */
export function redirectsOf({ hops, asked }: Pick<Fetched, "hops" | "asked">): {
  readonly count: number;
  readonly toHost: string | null;
} {
  const answered = hops.filter(({ kind }) => kind === "answered");
  const host = hostIn(answered.at(-1)?.url ?? asked);
  const count = Math.max(0, answered.length - 1);
  return { count, toHost: host === hostIn(asked) ? null : host };
}

/** The compression that is left in the body, as Content-Encoding names it; null where none is. */
export function codingLeft(contentEncoding: string | null): string | null {
  const codings = (contentEncoding ?? "").split(",").map((coding) => coding.trim().toLowerCase());
  return codings.every((coding) => DECODED.includes(coding)) ? null : contentEncoding;
}

/** RFC 9110 8.4.1: what the handler decodes, and what changes nothing. */
const DECODED = ["", "identity", "gzip", "x-gzip", "deflate", "br"];

function hostIn(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** What crawlers treat a failure as; "nothing" for a failure of this tool, which crawlers do not have. */
export const FAILURES_TAKEN: Readonly<
  Record<FailureKind, "unreachable" | "too-many-redirects" | "nothing">
> = {
  dns: "unreachable",
  refused: "unreachable",
  tls: "unreachable",
  incomplete: "unreachable",
  "too-large": "unreachable",
  timeout: "unreachable",
  "too-many-redirects": "too-many-redirects",
  "redirect-loop": "too-many-redirects",
  "not-allowed": "nothing",
  "bad-request": "nothing",
  "bad-method": "nothing",
  "cross-site": "nothing",
  "rate-limited": "nothing",
  "switched-off": "nothing",
};

/** What crawlers treat a failure as, as a response; null for a failure of this tool. */
export function failedAnswer(failure: FailureKind, hops: readonly Hop[]): Answer | null {
  switch (FAILURES_TAKEN[failure]) {
    case "unreachable":
      return answerOf("unreachable");
    case "too-many-redirects":
      return endlessAnswer(hops);
    case "nothing":
      return null;
  }
}

// It is not known where a chain leads that was given up. Parsers that follow it further must not be
// shown a file that is not its end.
function endlessAnswer(hops: readonly Hop[]): Answer {
  const [first] = hops;
  const { toHost } = redirectsOf({ hops, asked: first?.url ?? "" });
  return { kind: "redirects", count: MOST_REDIRECTS, toOtherHost: toHost !== null };
}

function isClientStatus(status: number): status is ClientStatus {
  return CLIENT_STATUSES.some((known) => known === status);
}

function isServerStatus(status: number): status is ServerStatus {
  return SERVER_STATUSES.some((known) => known === status);
}

/** What a response fills in. */
interface LivePage {
  /** As `decodeText` reads the body. With an error it is the page that came with it, where some parsers look for rules. */
  readonly text: string;
  readonly site: string;
  readonly read: LiveAnswer;
}

/** What a response fills in where `typed` was the site. */
export function livePage(fetched: Fetched, typed: string): LivePage {
  const text = decodeText(bytesOf(fetched.body));
  const site = siteAsked(fetched.asked, typed);
  return { text, site, read: liveAnswer(fetched, text.slice(0, 1024)) };
}

/** What was typed, where it means the site that responded; a host alone may have been asked over http. */
function siteAsked(asked: string, typed: string): string {
  const reading = readSite(typed);
  const isSame = reading.kind === "site" && robotsUrlOf(reading.site) === asked;
  return isSame || !URL.canParse(asked) ? typed : new URL(asked).origin;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
