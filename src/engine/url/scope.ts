import { lowerCase } from "../text/characters.ts";
import { hostOf } from "./host.ts";

/** Schemes for which some parser requests a robots.txt. */
export type Scheme = "http" | "https" | "ftp";

/** The schemes that every crawler fetches. */
export const WEB: readonly Scheme[] = ["http", "https"];

/** For crawlers that also use ftp: RFC 9309 2.3, and Google. */
export const WEB_AND_FTP: readonly Scheme[] = ["http", "https", "ftp"];

/** The site of one robots.txt (RFC 9309 2.3). `host` is in the form of hostOf. */
export interface Site {
  readonly scheme: Scheme;
  readonly host: string;
  readonly port: number;
}

/** Why a text does not lead to a site: its scheme has no robots.txt, the host is missing or invalid, or the port is invalid. */
type Nowhere = "other-scheme" | "no-host" | "bad-host" | "bad-port";

/** Where a URL leads; a path alone leads to the current site. */
export type Address =
  | { readonly kind: "site"; readonly site: Site }
  | { readonly kind: "path" }
  | { readonly kind: "nowhere"; readonly reason: Nowhere };

/** Why a text is not accepted as a site. */
export type NotASite =
  | Nowhere
  | "empty"
  | "user-info"
  | "robots-txt-in-folder"
  | "robots-txt-misspelled";

export type SiteReading =
  | { readonly kind: "site"; readonly site: Site }
  | { readonly kind: "not-a-site"; readonly reason: NotASite };

/**
 * Whether a robots.txt governs a URL. For the reasons "host", "scheme" and "port", another
 * robots.txt governs it: `robotsUrl`.
 */
export type Governance =
  | { readonly governed: true }
  | {
      readonly governed: false;
      readonly reason: "host" | "scheme" | "port" | Nowhere;
      readonly robotsUrl: string | null;
    };

/**
 * The site that a person typed: an origin, a host alone (with https), a robots.txt or any page. A
 * robots.txt in a folder or in upper case governs nothing (RFC 9309 2.3). User names and passwords
 * are rejected, so that they are not stored and shared.
 */
export function readSite(typed: string): SiteReading {
  const text = typed.trim();
  if (text === "") return { kind: "not-a-site", reason: "empty" };
  const parts = partsOf(text, (segment) => segment !== "");
  if (parts.authority?.includes("@")) return { kind: "not-a-site", reason: "user-info" };
  const address = addressOf(parts, "https");
  if (address.kind === "path") return { kind: "not-a-site", reason: "no-host" };
  if (address.kind === "nowhere") return { kind: "not-a-site", reason: address.reason };
  const reason = misplacementOf(parts.rest);
  return reason ? { kind: "not-a-site", reason } : address;
}

/** The folder of a typed site, such as `/docs/`: its robots.txt is not there, but at the top. Null where none is named. */
export function folderIn(typed: string): string | null {
  const { rest } = partsOf(typed.trim(), (segment) => segment !== "");
  const path = rest.slice(0, rest.search(/[?#]|$/));
  return path === "" || path === "/" || path === "/robots.txt" ? null : path;
}

/** Whether a URL is a path, which names no host; what begins with two slashes names one. */
export function isPath(url: string): boolean {
  return url[0] === "/" && url[1] !== "/";
}

/** Where a URL leads; a URL with a host but no scheme uses `scheme`. User names and passwords have no effect. */
export function siteOf(url: string, scheme: Scheme = "https"): Address {
  return addressOf(partsOf(url.trim(), looksLikeHost), scheme);
}

/** Whether the robots.txt of `site` governs `url`, for crawlers that fetch `schemes`. */
export function governs(site: Site, url: string, schemes: readonly Scheme[] = WEB): Governance {
  const address = siteOf(url, site.scheme);
  if (address.kind === "nowhere") return notGoverned(address.reason, null);
  const asked = address.kind === "site" ? address.site : site;
  if (!schemes.includes(asked.scheme)) return notGoverned("other-scheme", null);
  for (const part of ["host", "scheme", "port"] as const)
    if (asked[part] !== site[part]) return notGoverned(part, robotsUrlOf(asked));
  return GOVERNED;
}

/** The URL of a site's robots.txt. */
export function robotsUrlOf({ scheme, host, port }: Site): string {
  const shownPort = port === DEFAULT_PORTS[scheme] ? "" : `:${port}`;
  return `${scheme}://${host}${shownPort}/robots.txt`;
}

// RFC 9110 4.2.1 and 4.2.2, RFC 1738 3.2.
const DEFAULT_PORTS: Readonly<Record<Scheme, number>> = { http: 80, https: 443, ftp: 21 };

const GOVERNED: Governance = { governed: true };

function notGoverned(
  reason: Extract<Governance, { governed: false }>["reason"],
  robotsUrl: string | null,
): Governance {
  return { governed: false, reason, robotsUrl };
}

interface Parts {
  readonly scheme: string | null;
  readonly authority: string | null;
  /** Path, query and fragment. */
  readonly rest: string;
}

/** RFC 3986 3. `isHost` decides whether the first part of a text without scheme and slashes is a host. */
function partsOf(text: string, isHost: (segment: string) => boolean): Parts {
  // `localhost:8080` and `example.com:x` are hosts with a port.
  const scheme = /^[A-Za-z][A-Za-z0-9+-]*(?=:(?!\d{1,5}(?:[/?#;]|$)))/.exec(text)?.[0] ?? null;
  const after = scheme === null ? text : text.slice(scheme.length + 1);
  if (scheme !== null && !after.startsWith("//"))
    return { scheme: lowerCase(scheme), authority: null, rest: after };
  const unslashed = after.startsWith("//") ? after.slice(2) : after;
  const end = unslashed.search(/[/?#]|$/);
  const segment = unslashed.slice(0, end);
  if (unslashed === after && !isHost(segment))
    return { scheme: null, authority: null, rest: after };
  const rest = unslashed.slice(end);
  return { scheme: scheme && lowerCase(scheme), authority: segment, rest };
}

/** Whether it is a name with a dot or a port. `index.html` alone counts too, as in robots.cc, GetPathParamsQuery. */
function looksLikeHost(segment: string): boolean {
  return /[.:[]|^localhost$/i.test(segment);
}

function addressOf({ scheme, authority }: Parts, implied: Scheme): Address {
  if (scheme !== null && !isScheme(scheme)) return { kind: "nowhere", reason: "other-scheme" };
  if (authority === null)
    return scheme === null ? { kind: "path" } : { kind: "nowhere", reason: "no-host" };
  const named = authority.slice(authority.lastIndexOf("@") + 1);
  const portStart = named.search(/:[^:\]]*$/);
  const hostText = portStart < 0 ? named : named.slice(0, portStart);
  if (hostText === "") return { kind: "nowhere", reason: "no-host" };
  // Parsers disagree on a backslash: in RFC 3986 it is invalid, in the URL Standard it begins a
  // path.
  const host = authority.includes("\\") ? null : hostOf(hostText);
  if (host === null) return { kind: "nowhere", reason: "bad-host" };
  const spoken = scheme ?? implied;
  const port = portStart < 0 ? DEFAULT_PORTS[spoken] : portOf(named.slice(portStart + 1), spoken);
  if (port === null) return { kind: "nowhere", reason: "bad-port" };
  return { kind: "site", site: { scheme: spoken, host, port } };
}

export function isScheme(scheme: string): scheme is Scheme {
  return Object.hasOwn(DEFAULT_PORTS, scheme);
}

/** RFC 3986 3.2.3: an empty port is the default port. */
function portOf(digits: string, scheme: Scheme): number | null {
  if (digits === "") return DEFAULT_PORTS[scheme];
  const port = /^\d+$/.test(digits) ? Number(digits) : 0;
  return port > 0 && port < 65536 ? port : null;
}

function misplacementOf(rest: string): NotASite | null {
  const path = rest.slice(0, rest.search(/[?#]|$/));
  const slash = path.lastIndexOf("/");
  if (path === "/robots.txt" || lowerCase(path.slice(slash + 1)) !== "robots.txt") return null;
  return slash === 0 ? "robots-txt-misspelled" : "robots-txt-in-folder";
}
