import { readSite, robotsUrlOf, type Site } from "../engine/url/scope.ts";
import { FetchFailure } from "./failures.ts";

/** Where requests may go, and how long they may take. */
export interface FetchPolicy {
  readonly allowedPorts: readonly number[];
  /** Addresses that may be asked although they are not public ones. */
  readonly allowAddress: (address: string) => boolean;
  /** For everything, from the first look-up to the last byte. */
  readonly milliseconds: number;
}

export const DEFAULT_POLICY: FetchPolicy = {
  allowedPorts: [80, 443],
  allowAddress: () => false,
  milliseconds: 10_000,
};

/** RFC 9309 2.3.1.2: "at least five consecutive redirects", which is where Google stops. */
export const REDIRECT_LIMIT = 5;

/** Octets of a file that are kept: more than any crawler reads; RFC 9309 2.5 has 500 KiB for the least. */
export const BODY_LIMIT = 512 * 1024;

/** Which robots.txt to ask for, and which one when there is no answer. */
export interface Start {
  readonly url: URL;
  readonly otherwise: URL | null;
}

// Longer ones serve nobody (RFC 9110 4.1 asks for 8,000 octets at least, of which a host has 253).
const LENGTH_LIMIT = 8_000;

/** Where a fetch begins for the site that a person typed: a host alone is asked by https, and else by http. Throws FetchFailure. */
export function startOf(typed: string): Start {
  if (typed.length > LENGTH_LIMIT) throw new FetchFailure("bad-request");
  const reading = readSite(typed);
  if (reading.kind === "not-a-site") {
    const isRefused = reading.reason === "other-scheme" || reading.reason === "user-info";
    throw new FetchFailure(isRefused ? "not-allowed" : "bad-request");
  }
  const { site } = reading;
  const namesScheme = /^[a-z]+:\/\//i.test(typed.trim());
  return { url: urlOf(site), otherwise: namesScheme ? null : urlOf(overHttp(site)) };
}

function overHttp(site: Site): Site {
  return { ...site, scheme: "http", port: site.port === 443 ? 80 : site.port };
}

// The engine and the platform may disagree about names of other scripts; the platform's reading is
// the one that is checked and asked.
function urlOf(site: Site): URL {
  const text = robotsUrlOf(site);
  if (!URL.canParse(text)) throw new FetchFailure("bad-request");
  return new URL(text);
}
