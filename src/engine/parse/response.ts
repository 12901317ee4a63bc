import { type Encoding, hasMark } from "../text/bytes.ts";

/** Client errors that sites send; 451 is a refusal for legal reasons. */
export const CLIENT_STATUSES = [400, 401, 403, 404, 410, 429, 451] as const;

/** Server errors that sites send. */
export const SERVER_STATUSES = [500, 502, 503, 504] as const;

export type ClientStatus = (typeof CLIENT_STATUSES)[number];
export type ServerStatus = (typeof SERVER_STATUSES)[number];

/** How long robots.txt has been unreachable. Google's current documentation has a rule for each stage; others distinguish only the first or the last. */
export type Lasting = "short" | "over-12-hours" | "over-30-days";

/** How long robots.txt has been unreachable, and whether the crawler has an earlier copy. */
interface Outage {
  readonly lasting: Lasting;
  readonly cachedCopy: boolean;
}

/** The response to a request for robots.txt. "ok": 200 with a file; "html": 200 with an HTML page; "unreachable": no complete response. */
export type Answer =
  | { readonly kind: "ok" }
  | { readonly kind: "html" }
  | { readonly kind: "too-large" }
  | { readonly kind: "redirects"; readonly count: number; readonly toOtherHost: boolean }
  | { readonly kind: "status"; readonly status: ClientStatus }
  | ({ readonly kind: "status"; readonly status: ServerStatus } & Outage)
  | ({ readonly kind: "unreachable" } & Outage);

/** What the crawler does then. */
export type Consequence =
  | "read-file"
  | "allow-all"
  | "disallow-all"
  | "undefined"
  | "use-cached-copy";

/** Why it does so. */
export type Grounds =
  // The server sends the file, directly or at the end of redirects; the file governs the site that
  // was asked first.
  | "answered"
  | "followed"
  // The parser reads the beginning of the file, or all of it whatever its size; it searches an HTML
  // page for lines with fields; it reads any body, whatever the status.
  | "beginning-read"
  | "all-read"
  | "lines-in-html"
  | "body-read"
  // There is no file: not found or similar, too many redirects, any status but 200, not text, a
  // text without rules, too large.
  | "no-file"
  | "too-many-redirects"
  | "not-200"
  | "not-text"
  | "not-utf-8"
  | "file-ignored"
  // The server refuses access to the file, so access to the site is refused too.
  | "refused"
  // It is not known yet: a server error, no response, too many requests, visits that the crawler
  // defers, or a parser that has read nothing and so allows nothing.
  | "server-error"
  | "unreachable"
  | "rate-limited"
  | "put-off"
  | "nothing-read"
  // The cached copy; or as if there were no file: because there is no copy, after a long time, or
  // at once.
  | "cached-copy"
  | "no-copy"
  | "long-outage"
  | "fails-open"
  // No decision: the documentation leaves it open, the parser stops with an error, or it does not
  // fetch the file itself.
  | "left-open"
  | "exception"
  | "callers-duty";

/** The meaning of a response. */
export interface Meaning {
  readonly kind: Consequence;
  readonly reason: Grounds;
}

/** The meaning of an unreachable robots.txt, by how long it lasts, and by whether there is a copy. */
export type OutagePolicy = Readonly<
  Record<Lasting, { readonly withCopy: Meaning; readonly withoutCopy: Meaning }>
>;

/** The meaning of responses to one parser. */
export interface ResponsePolicy {
  readonly html: Meaning;
  readonly tooLarge: Meaning;
  /** Default: a UTF-16 file is read as UTF-8, so no rule is found in it. */
  readonly readsMarkedUtf16?: true;
  readonly redirects: {
    /** How many are followed; null for any number. */
    readonly limit: number | null;
    readonly followed: Meaning;
    readonly toOtherHost: Meaning;
    readonly beyond: Meaning;
  };
  /** Client errors with a meaning of their own. */
  readonly clientErrors: Readonly<Partial<Record<ClientStatus, Meaning>>>;
  readonly otherClientError: Meaning;
  readonly serverError: OutagePolicy;
  readonly unreachable: OutagePolicy;
  /** After how many hours the file is requested again; null if nothing says so. */
  readonly cacheHours: number | null;
  /** Default: the headers of a response can only shorten that time. */
  readonly headersMayLengthen?: true;
}

/** The meaning of `answer` by `policy`; `encoding` is that of a file that comes with it. */
export function meaningOf(
  policy: ResponsePolicy,
  answer: Answer,
  encoding: Encoding = "utf-8",
): Meaning {
  const meaning = answerMeaning(policy, answer);
  if (encoding === "utf-8" || !isOfFile(meaning)) return meaning;
  return policy.readsMarkedUtf16 && hasMark(encoding) ? meaning : NOT_UTF_8;
}

/** Whether the rules of the file decide. */
export function isOfFile({ kind }: Meaning): boolean {
  return kind === "read-file" || kind === "use-cached-copy";
}

// RFC 9309 2.3: the file must be UTF-8.
const NOT_UTF_8: Meaning = { kind: "allow-all", reason: "not-utf-8" };

function answerMeaning(policy: ResponsePolicy, answer: Answer): Meaning {
  switch (answer.kind) {
    case "ok":
      return ANSWERED;
    case "html":
      return policy.html;
    case "too-large":
      return policy.tooLarge;
    case "redirects":
      return redirectMeaning(policy.redirects, answer.count, answer.toOtherHost);
    case "unreachable":
      return outageMeaning(policy.unreachable, answer);
    case "status":
      if ("lasting" in answer) return outageMeaning(policy.serverError, answer);
      return policy.clientErrors[answer.status] ?? policy.otherClientError;
  }
}

const ANSWERED: Meaning = { kind: "read-file", reason: "answered" };

function redirectMeaning(
  { limit, followed, toOtherHost, beyond }: ResponsePolicy["redirects"],
  count: number,
  leaves: boolean,
): Meaning {
  if (count < 1) return ANSWERED;
  if (limit !== null && count > limit) return beyond;
  return leaves ? toOtherHost : followed;
}

function outageMeaning(policy: OutagePolicy, { lasting, cachedCopy }: Outage): Meaning {
  const { withCopy, withoutCopy } = policy[lasting];
  return cachedCopy ? withCopy : withoutCopy;
}
