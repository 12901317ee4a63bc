import { type Encoding, hasMark } from "../text/bytes.ts";

/** Client errors that a site meets with; 451 is a refusal for legal reasons. */
export const CLIENT_STATUSES = [400, 401, 403, 404, 410, 429, 451] as const;

/** Server errors that a site meets with. */
export const SERVER_STATUSES = [500, 502, 503, 504] as const;

export type ClientStatus = (typeof CLIENT_STATUSES)[number];
export type ServerStatus = (typeof SERVER_STATUSES)[number];

/** How long robots.txt has been out of reach: Google of today has a rule for each stage, others tell only the first or the last apart. */
export type Lasting = "short" | "over-12-hours" | "over-30-days";

/** How long robots.txt has been out of reach, and whether the crawler holds a copy from before. */
interface Outage {
  readonly lasting: Lasting;
  readonly cachedCopy: boolean;
}

/** What comes back when a crawler asks for robots.txt. "ok": 200 with a file; "html": 200 with a page; "unreachable": no answer, or none that is complete. */
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
  // The file is there; it is at the end of redirects, and is about the site that was asked first.
  | "answered"
  | "followed"
  // It is read in part, or whole whatever its size; a page is searched for lines with fields;
  // whatever body comes is read, with whatever status.
  | "beginning-read"
  | "all-read"
  | "lines-in-html"
  | "body-read"
  // There is no file: not found or the like, too many redirects, any status but 200, no text, text
  // in which nobody finds a rule, too large.
  | "no-file"
  | "too-many-redirects"
  | "not-200"
  | "not-text"
  | "not-utf-8"
  | "file-ignored"
  // Access to the file is refused, and so to the site.
  | "refused"
  // There is no telling yet: a server error, no answer, too many requests, and visits that are put
  // off; a reader that has read nothing and so allows nothing.
  | "server-error"
  | "unreachable"
  | "rate-limited"
  | "put-off"
  | "nothing-read"
  // The copy from before; as if there were no file for want of a copy, after a long time, or at once.
  | "cached-copy"
  | "no-copy"
  | "long-outage"
  | "fails-open"
  // Nobody decides: the document leaves it open, the reader breaks off, or it fetches nothing itself.
  | "left-open"
  | "exception"
  | "callers-duty";

/** What an answer means. `documented` is false where the reader's documents do not say, and it is read as RFC 9309. */
export interface Meaning {
  readonly kind: Consequence;
  readonly reason: Grounds;
  readonly documented: boolean;
}

/** What robots.txt out of reach means, by how long, and by whether there is a copy. */
export type OutagePolicy = Readonly<
  Record<Lasting, { readonly withCopy: Meaning; readonly withoutCopy: Meaning }>
>;

/** What answers mean to one reader. */
export interface ResponsePolicy {
  readonly html: Meaning;
  readonly tooLarge: Meaning;
  /** Left out: a file in UTF-16 is read as UTF-8, and no rule is found in it. */
  readonly readsMarkedUtf16?: true;
  readonly redirects: {
    /** How many are followed; null for any number. */
    readonly limit: number | null;
    readonly followed: Meaning;
    readonly toOtherHost: Meaning;
    readonly beyond: Meaning;
  };
  /** Client errors that mean something of their own. */
  readonly clientErrors: Readonly<Partial<Record<ClientStatus, Meaning>>>;
  readonly otherClientError: Meaning;
  readonly serverError: OutagePolicy;
  readonly unreachable: OutagePolicy;
  /** How many hours a file is kept before it is asked for again; null where nothing fixes it. */
  readonly cacheHours: number | null;
  /** Left out: the headers of an answer can only shorten that time. */
  readonly headersMayLengthen?: true;
}

/** What `answer` means by `policy`, where a file that comes with it is in `encoding`. */
export function meaningOf(
  policy: ResponsePolicy,
  answer: Answer,
  encoding: Encoding = "utf-8",
): Meaning {
  const meaning = answerMeaning(policy, answer);
  if (encoding === "utf-8" || !isOfFile(meaning)) return meaning;
  return policy.readsMarkedUtf16 && hasMark(encoding) ? meaning : NOT_UTF_8;
}

/** Whether it is the rules of the file that decide. */
export function isOfFile({ kind }: Meaning): boolean {
  return kind === "read-file" || kind === "use-cached-copy";
}

// RFC 9309 2.3: the file must be UTF-8.
const NOT_UTF_8: Meaning = { kind: "allow-all", reason: "not-utf-8", documented: true };

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

const ANSWERED: Meaning = { kind: "read-file", reason: "answered", documented: true };

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
