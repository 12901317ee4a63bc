import { lowerCase } from "../engine/text/characters.ts";
import type { Caching, Fetched } from "./answer.ts";
import { untilAborted } from "./deadline.ts";
import { failingAs } from "./failures.ts";
import { BODY_LIMIT } from "./policy.ts";
import type { Reply } from "./transport.ts";

/** The answer to give for the response of a site. */
export function fetchedOf(
  { status, header }: Reply,
  { bytes, cut }: Body,
  way: Pick<Fetched, "asked" | "userAgent" | "hops">,
): Fetched {
  const contentType = header("content-type");
  return {
    kind: "fetched",
    ...way,
    status,
    contentType,
    charset: contentType && charsetOf(contentType),
    contentEncoding: header("content-encoding"),
    caching: cachingOf(header),
    retryAfter: header("retry-after"),
    size: bytes.length,
    cut,
    body: base64Of(bytes),
  };
}

function cachingOf(header: Reply["header"]): Caching {
  return {
    cacheControl: header("cache-control"),
    expires: header("expires"),
    age: header("age"),
    etag: header("etag"),
    lastModified: header("last-modified"),
    date: header("date"),
  };
}

/** RFC 9110 8.3.2: the value may be in quotes, and case does not matter. */
function charsetOf(contentType: string): string | null {
  for (const parameter of contentType.split(";").slice(1)) {
    const [name = "", value = ""] = parameter.split("=");
    if (lowerCase(name.trim()) === "charset") return lowerCase(value.trim().replaceAll('"', ""));
  }
  return null;
}

/** The beginning of a body, and whether there is more. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

/** Reads a decoded body up to the limit and no further. Throws FetchFailure where it breaks off, or the signal's reason. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Body> {
  const bytes = new Uint8Array(BODY_LIMIT);
  const chunks = body[Symbol.asyncIterator]();
  let size = 0;
  // One byte beyond the limit tells a file that ends there from one that goes on.
  while (size <= BODY_LIMIT) {
    const next = await failingAs("incomplete", untilAborted(signal, chunks.next()));
    if (next.done) break;
    bytes.set(next.value.subarray(0, BODY_LIMIT - size), Math.min(size, BODY_LIMIT));
    size += next.value.length;
  }
  return { bytes: bytes.slice(0, size), cut: size > BODY_LIMIT };
}

// A function takes a limited number of arguments.
const PORTION = 8_192;

/** Bytes in Base64 (RFC 4648 4). */
export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PORTION)
    binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}
