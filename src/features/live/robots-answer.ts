import type { Failed, Fetched, Hop, RobotsAnswer } from "../../fetch/answer.ts";
import { FAILURES_TAKEN } from "./live-answer.ts";

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
