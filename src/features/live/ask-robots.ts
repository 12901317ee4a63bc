import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import type { Failed, Fetched, Hop, RobotsAnswer } from "../../fetch/answer.ts";
import { FAILURES_TAKEN } from "./live-answer.ts";
import type { LiveQuestion, Unasked } from "./model.ts";

/** Asks the server that the page came from; says why where it could not ask the site. Throws when aborted. */
export async function askRobots(
  question: LiveQuestion,
  page: string,
  signal: AbortSignal,
): Promise<RobotsAnswer | Unasked> {
  try {
    const response = await fetch(questionUrl(question, page), { cache: "no-store", signal });
    // A static server answers with a page of its own, and some with 200.
    const isJson = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
    const answer: unknown = isJson ? await response.json() : null;
    if (isRobotsAnswer(answer)) return answer;
    const { status } = response;
    // A proxy whose server has gone answers so for it.
    if (status >= 500) return { kind: "unasked", why: "broken", status };
    return { kind: "unasked", why: "no-handler" };
  } catch (error) {
    signal.throwIfAborted();
    // Named JSON, and none: nothing of ours.
    if (error instanceof SyntaxError) return { kind: "unasked", why: "no-handler" };
    return { kind: "unasked", why: navigator.onLine ? "out-of-reach" : "offline" };
  }
}

/** Where the question goes: beside the page, whatever folder of a site it is in. */
export function questionUrl({ site, crawler }: LiveQuestion, page: string): string {
  const url = new URL("api/robots", page);
  url.searchParams.set("site", siteToAsk(site));
  if (crawler !== null) url.searchParams.set("user_agent", crawler);
  return url.href;
}

/** The site alone of what was typed: its page and query are nobody's business. A host alone is left without a scheme, and may be asked by both. */
function siteToAsk(typed: string): string {
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") return typed;
  const url = robotsUrlOf(reading.site);
  const namesScheme = /^[a-z]+:\/\//i.test(typed.trim());
  return namesScheme ? url : url.slice("https://".length, -"/robots.txt".length);
}

type Facts = Readonly<Record<string, unknown>>;

/** Whether a server's answer is one of ours: anything may answer at that address. */
export function isRobotsAnswer(value: unknown): value is RobotsAnswer {
  return isFacts(value) && (isFetched(value) || isFailed(value));
}

function isFetched(value: Facts): value is Facts & Fetched {
  const { kind, asked, userAgent, hops, status, size, cut, body, caching } = value;
  return (
    kind === "fetched" &&
    areTexts([asked, userAgent]) &&
    isHops(hops) &&
    areNumbers([status, size]) &&
    typeof cut === "boolean" &&
    isBase64(body) &&
    areTextsOrNull([value.contentType, value.charset, value.contentEncoding, value.retryAfter]) &&
    isFacts(caching) &&
    areTextsOrNull([
      caching.cacheControl,
      caching.expires,
      caching.age,
      caching.etag,
      caching.lastModified,
      caching.date,
    ])
  );
}

function isFailed({ kind, failure, message, hops }: Facts): boolean {
  return kind === "failed" && isFailureKind(failure) && areTexts([message]) && isHops(hops);
}

function isFailureKind(value: unknown): value is Failed["failure"] {
  return typeof value === "string" && Object.hasOwn(FAILURES_TAKEN, value);
}

function isHops(value: unknown): value is readonly Hop[] {
  return Array.isArray(value) && value.every(isHop);
}

function isHop(value: unknown): boolean {
  if (!isFacts(value) || !areTexts([value.url]) || !areNumbers([value.milliseconds])) return false;
  const { kind, status, location, family, failure } = value;
  if (kind === "failed") return isFailureKind(failure);
  const isFamily = family === null || family === 4 || family === 6;
  return kind === "answered" && areNumbers([status]) && areTextsOrNull([location]) && isFamily;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null;
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

function areTextsOrNull(values: readonly unknown[]): boolean {
  return values.every((value) => value === null || typeof value === "string");
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "number");
}

// RFC 4648 4. `atob` throws at anything else.
function isBase64(value: unknown): boolean {
  return (
    typeof value === "string" && value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value)
  );
}
