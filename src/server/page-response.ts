import type { OutgoingHttpHeaders } from "node:http";
import { EMBEDDED } from "../../config/embedded.ts";
import { headersOf, type PageFile, type PageFiles, type Variant } from "./page-files.ts";
import { SAID } from "./words.ts";

/** What of a request decides the response. */
export interface PageRequest {
  readonly method: string;
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  readonly ifNoneMatch: string | null;
  readonly acceptEncoding: string;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/**
 * The response with a file of the page. Ranges are not served (RFC 9110 14.2 allows it): the files
 * are small, and a part of a compressed one is of no use.
 */
export function pageResponse(files: PageFiles, request: PageRequest): PageResponse {
  const { method, pathname, search, ifNoneMatch, acceptEncoding } = request;
  const kind = EMBEDDED.test(search) ? "embedded" : "own";
  if (method !== "GET" && method !== "HEAD") return NOT_ALLOWED;
  const file = files.get(pathname === "/" ? "index.html" : pathname.slice(1));
  if (!file) return { status: 404, headers: TEXT[kind], body: SAID.noSuchFile };
  if (hasCopy(ifNoneMatch, file.etag))
    return { status: 304, headers: file.unchanged[kind], body: "" };
  const { headers, content } = chosen(file, acceptEncoding);
  return { status: 200, headers: headers[kind], body: content };
}

/** The response that says that the server runs. */
export function healthResponse({ method }: PageRequest): PageResponse {
  if (method !== "GET" && method !== "HEAD") return NOT_ALLOWED;
  return { status: 200, headers: TEXT.own, body: "ok\n" };
}

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
const TEXT = headersOf(PLAIN);

const NOT_ALLOWED: PageResponse = {
  status: 405,
  headers: headersOf({ ...PLAIN, Allow: "GET, HEAD" }).own,
  body: SAID.onlyGet,
};

/** The request is for another host (RFC 9110 15.5.20). */
export const MISDIRECTED: PageResponse = { status: 421, headers: TEXT.own, body: SAID.notOurHost };

/** RFC 9110 13.1.2: whether the client has a copy with this tag. */
function hasCopy(tags: string | null, etag: string): boolean {
  if (tags === null) return false;
  return tags.split(",").some((tag) => tag.trim() === "*" || opaque(tag.trim()) === opaque(etag));
}

// If-None-Match compares weakly.
function opaque(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}

function chosen({ plain, compressed }: PageFile, accepted: string): Variant {
  const names = acceptedCodings(accepted);
  return compressed.find(({ coding }) => names.has(coding)) ?? plain;
}

/** RFC 9110 12.5.3: a weight of 0 refuses a coding; other weights make no difference here. */
function acceptedCodings(accepted: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const entry of accepted.split(",")) {
    const [name = "", weight = ""] = entry.split(";");
    if (!/^\s*q=0(\.0*)?\s*$/i.test(weight)) names.add(name.trim().toLowerCase());
  }
  return names;
}
