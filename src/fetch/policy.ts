import { readSite, robotsUrlOf, type Site } from "../engine/url/scope.ts";
import { FetchFailure } from "./failures.ts";

/** Where requests may go, and how long they may take. */
export interface FetchPolicy {
  readonly allowedPorts: readonly number[];
  /** Addresses that may be asked although they are not public. */
  readonly allowAddress: (address: string) => boolean;
  /** The limit for everything, from the first look-up to the last byte; of a sitemap, to the first bytes. */
  readonly milliseconds: number;
  /** The limit for a whole sitemap. */
  readonly sitemapMilliseconds: number;
}

export const DEFAULT_POLICY: FetchPolicy = {
  allowedPorts: [80, 443],
  allowAddress: () => false,
  milliseconds: 10_000,
  sitemapMilliseconds: 60_000,
};

/** RFC 9309 2.3.1.2: "at least five consecutive redirects". */
export const REDIRECT_LIMIT = 5;

/** Bytes of a file that are kept; RFC 9309 2.5 requires crawlers to read at least 500 KiB. */
export const BODY_LIMIT = 512 * 1024;

/** Bytes of a sitemap that are passed on, as they are sent (sitemaps.org, protocol: 50 MB uncompressed). */
export const SITEMAP_LIMIT = 50 * 1024 * 1024;

/** Which robots.txt to ask for, and which one if there is no connection. */
export interface Start {
  readonly url: URL;
  readonly fallback: URL | null;
}

// RFC 9110 4.1 recommends to support URIs of at least 8,000 bytes, of which a host has at most 253.
const LENGTH_LIMIT = 8_000;

/** Where a fetch begins for the site that a person typed: a host alone is asked over https, and without a connection over http. Throws FetchFailure. */
export function startOf(typed: string): Start {
  if (typed.length > LENGTH_LIMIT) throw new FetchFailure("bad-request");
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") {
    const isRefused = reading.reason === "other-scheme" || reading.reason === "user-info";
    throw new FetchFailure(isRefused ? "not-allowed" : "bad-request");
  }
  const { site } = reading;
  const namesScheme = /^[a-z]+:\/\//i.test(typed.trim());
  return { url: urlOf(site), fallback: namesScheme ? null : urlOf(overHttp(site)) };
}

/** The URL of a sitemap that a person or a file named. Throws FetchFailure. */
export function sitemapUrlOf(typed: string): URL {
  if (typed.length > LENGTH_LIMIT || !URL.canParse(typed)) throw new FetchFailure("bad-request");
  const url = new URL(typed);
  url.hash = "";
  return url;
}

function overHttp(site: Site): Site {
  return { ...site, scheme: "http", port: site.port === 443 ? 80 : site.port };
}

// The engine and the platform may disagree about internationalized names; the platform's reading is
// checked and asked.
function urlOf(site: Site): URL {
  const text = robotsUrlOf(site);
  if (!URL.canParse(text)) throw new FetchFailure("bad-request");
  return new URL(text);
}
