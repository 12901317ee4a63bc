import type { ResponsePolicy } from "../../engine/parse/response.ts";
import type { Caching } from "../../fetch/answer.ts";

/** How long a crawler may use its copy of a file. */
export type Keeping =
  // no-store; and no-cache, with which the site has to be asked each time.
  | { readonly kind: "never" }
  | { readonly kind: "asked-each-time" }
  // `by`: what ends it; "reader" is the parser's documentation, "rfc9309" RFC 9309 where that is silent.
  | {
      readonly kind: "until";
      /** In milliseconds since 1970. */
      readonly time: number;
      readonly by: "max-age" | "expires" | "reader" | "rfc9309";
    };

/** RFC 9309 2.4: "Crawlers SHOULD NOT use the cached version for more than 24 hours". */
const RFC_HOURS = 24;

/** How long a file that came at `received` may be kept: as its headers say, and no longer than the parser allows. */
export function keepingOf(
  caching: Caching,
  { cacheHours, headersMayLengthen }: Pick<ResponsePolicy, "cacheHours" | "headersMayLengthen">,
  received: number,
): Keeping {
  const directives = directivesOf(caching.cacheControl ?? "");
  if (directives.has("no-store")) return { kind: "never" };
  if (directives.has("no-cache")) return { kind: "asked-each-time" };
  const most = received + (cacheHours ?? RFC_HOURS) * 3_600_000;
  const fresh = freshness(caching, directives, received);
  if (fresh && fresh.time <= received) return { kind: "asked-each-time" };
  if (fresh && (headersMayLengthen || fresh.time < most)) return { kind: "until", ...fresh };
  return { kind: "until", time: most, by: cacheHours === null ? "rfc9309" : "reader" };
}

/** RFC 9111 4.2.1, for a cache that is not shared: when a copy gets stale; null where no header says it. */
function freshness(
  { age, expires, date }: Caching,
  directives: ReadonlyMap<string, string>,
  received: number,
): { readonly time: number; readonly by: "max-age" | "expires" } | null {
  const past = secondsIn(age ?? "") ?? 0;
  const maxAge = directives.get("max-age");
  // Invalid information makes a copy stale (RFC 9111 4.2.1, 5.3).
  if (maxAge !== undefined)
    return { time: received + ((secondsIn(maxAge) ?? 0) - past) * 1000, by: "max-age" };
  if (expires === null) return null;
  const sent = momentIn(date ?? "") ?? received;
  const lifetime = (momentIn(expires) ?? sent) - sent;
  return { time: received + lifetime - past * 1000, by: "expires" };
}

/** RFC 9111 5.2; the first of two equal directives counts (4.2.1). */
function directivesOf(cacheControl: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const directive of cacheControl.split(",")) {
    const [name = "", value = ""] = directive.split("=");
    const key = name.trim().toLowerCase();
    if (!found.has(key)) found.set(key, value.trim().replaceAll('"', ""));
  }
  return found;
}

/** RFC 9111 1.2.2: whole seconds; more than 2^31 counts as 2^31. */
function secondsIn(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Math.min(Number(text), 2 ** 31) : null;
}

/** RFC 9110 5.6.7: dates begin with the name of a day; "0" is not a date. */
function momentIn(text: string): number | null {
  const time = /^[A-Z][a-z]+, /.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
