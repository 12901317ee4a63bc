import type { Caching, Fetched } from "../src/fetch/answer.ts";

/** No header that says how long a copy may be kept. */
export const NO_CACHING: Caching = {
  cacheControl: null,
  expires: null,
  age: null,
  etag: null,
  lastModified: null,
  date: null,
};

const ASKED = "https://shop.example/robots.txt";

/** What a site answers with this body, and nothing that need be told of it. */
export function fetched(body: string | Uint8Array, changed: Partial<Fetched> = {}): Fetched {
  const bytes = Buffer.from(body);
  return {
    kind: "fetched",
    asked: ASKED,
    userAgent: "robots.txt-playground/1.0",
    hops: [
      { kind: "answered", url: ASKED, status: 200, location: null, family: 6, milliseconds: 9 },
    ],
    status: 200,
    contentType: "text/plain",
    charset: null,
    contentEncoding: null,
    caching: NO_CACHING,
    retryAfter: null,
    size: bytes.length,
    cut: false,
    body: bytes.toString("base64"),
    ...changed,
  };
}
