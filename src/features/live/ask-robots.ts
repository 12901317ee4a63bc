import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type {
  Caching,
  Failed,
  Fetched,
  Hop,
  RobotsAnswer,
  SitemapOpened,
} from "../../fetch/answer.ts";
import { FAILURES_TAKEN } from "../../tasks/live/live-answer.ts";
import type { LiveQuestion, Unasked } from "../../tasks/live/model.ts";

/** Asks the server that the page came from, and returns why not where it could not ask the site. Throws when aborted. `onWait`: where given, it waits while the server takes no more requests for so many seconds. */
export async function askRobots(
  question: LiveQuestion,
  page: string,
  signal: AbortSignal,
  onWait?: (seconds: number) => void,
): Promise<RobotsAnswer | Unasked> {
  try {
    const ask = () => fetch(questionUrl(question, page), { cache: "no-store", signal });
    let response = await ask();
    for (let seconds = waitFor(response); onWait && seconds > 0; seconds = waitFor(response)) {
      onWait(seconds);
      await passing(seconds, signal);
      response = await ask();
    }
    // A static server answers with a page of its own, some with status code 200.
    const isJson = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
    const answer: unknown = isJson ? await response.json() : null;
    if (isRobotsAnswer(answer)) return answer;
    const { status } = response;
    // A proxy may limit requests as well; it answers with 500 or more when the server behind it is gone.
    if (status === 429) return { kind: "unasked", why: "busy" };
    if (status >= 500) return { kind: "unasked", why: "broken", status };
    return { kind: "unasked", why: "no-handler" };
  } catch (error) {
    signal.throwIfAborted();
    // It was called JSON and is not, so it is not ours.
    if (error instanceof SyntaxError) return { kind: "unasked", why: "no-handler" };
    return { kind: "unasked", why: navigator.onLine ? "out-of-reach" : "offline" };
  }
}

/** In seconds; the playground’s own server asks for less. */
const LONGEST_WAIT = 60;

/** For how many seconds a server takes no more requests; 0 where it does not say, or they are too many. */
function waitFor({ status, headers }: Response): number {
  const seconds = status === 429 ? Number(headers.get("retry-after")) : 0;
  return seconds <= LONGEST_WAIT ? seconds : 0;
}

/** Resolves after so many seconds; rejects when aborted. */
export function passing(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener("abort", end);
  });
}

/** Where the question goes: beside the page, whatever folder of a site it is in. */
export function questionUrl({ site, crawler }: LiveQuestion, page: string): string {
  const url = new URL("api/robots", page);
  url.searchParams.set("site", siteToAsk(site));
  if (crawler !== null) url.searchParams.set("user_agent", crawler);
  return url.href;
}

/** Only the site of what was typed, because page and query are private. A host alone keeps no scheme, so it may be asked by both. */
function siteToAsk(typed: string): string {
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") return typed;
  const url = robotsUrlOf(reading.site);
  const namesScheme = /^[a-z]+:\/\//i.test(typed.trim());
  return namesScheme ? url : url.slice("https://".length, -"/robots.txt".length);
}

type Check = (value: unknown) => boolean;

/** Whether a server's answer is one of ours: anything may answer at that address. */
export function isRobotsAnswer(value: unknown): value is RobotsAnswer {
  return isFetched(value) || isFailed(value);
}

/** An object that has at least these members. */
function has<T>(members: Readonly<Record<keyof T, Check>>): (value: unknown) => value is T {
  return (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<Check>(members).every(([name, isRight]) => isRight(Reflect.get(value, name)));
}

const isText: Check = (value) => typeof value === "string";
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNumber: Check = (value) => typeof value === "number";
const isFailureKind: Check = (value) => isText(value) && Object.hasOwn(FAILURES_TAKEN, `${value}`);
// RFC 4648 4. `atob` throws at anything else.
const isBase64: Check = (value) =>
  typeof value === "string" && value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value);

const isAnsweredHop = has<Extract<Hop, { kind: "answered" }>>({
  kind: (value) => value === "answered",
  url: isText,
  milliseconds: isNumber,
  status: isNumber,
  location: isTextOrNull,
  family: (value) => value === null || value === 4 || value === 6,
});

const isFailedHop = has<Extract<Hop, { kind: "failed" }>>({
  kind: (value) => value === "failed",
  url: isText,
  milliseconds: isNumber,
  failure: isFailureKind,
});

const areHops: Check = (value) =>
  Array.isArray(value) && value.every((hop) => isAnsweredHop(hop) || isFailedHop(hop));

const isFetched = has<Fetched>({
  kind: (value) => value === "fetched",
  asked: isText,
  userAgent: isText,
  hops: areHops,
  status: isNumber,
  contentType: isTextOrNull,
  charset: isTextOrNull,
  contentEncoding: isTextOrNull,
  caching: has<Caching>({
    cacheControl: isTextOrNull,
    expires: isTextOrNull,
    age: isTextOrNull,
    etag: isTextOrNull,
    lastModified: isTextOrNull,
    date: isTextOrNull,
  }),
  retryAfter: isTextOrNull,
  size: isNumber,
  cut: (value) => typeof value === "boolean",
  body: isBase64,
});

/** Whether a server's answer is the beginning of a sitemap. */
export const isSitemapOpened = has<SitemapOpened>({
  kind: (value) => value === "opened",
  asked: isText,
  userAgent: isText,
  hops: areHops,
  status: isNumber,
  contentType: isTextOrNull,
  body: (value) => value === "sitemap" || value === "html" || value === "other",
});

/** Whether a server's answer is the failure of a request. */
export const isFailed = has<Failed>({
  kind: (value) => value === "failed",
  failure: isFailureKind,
  message: isText,
  hops: areHops,
});
