/**
 * What `GET /api/robots` answers, as JSON. This file holds types alone, so that a page may import
 * it without the server's code.
 */
export type RobotsAnswer = Fetched | Failed;

/** The site has responded, with any status code: what the crawler would have seen. */
export interface Fetched {
  readonly kind: "fetched";
  /** The robots.txt that was asked for. Wherever redirects led, the file applies to its site (RFC 9309 2.3.1.2). */
  readonly asked: string;
  /** The User-Agent header that was sent; the site may recognize crawlers by more than this. */
  readonly userAgent: string;
  readonly hops: readonly Hop[];
  readonly status: number;
  readonly contentType: string | null;
  /** The charset that Content-Type names, in lower case. */
  readonly charset: string | null;
  /** As sent; `body` is decoded from gzip, deflate and br, and from nothing else. */
  readonly contentEncoding: string | null;
  readonly caching: Caching;
  /** As sent: seconds, or a date. */
  readonly retryAfter: string | null;
  /** Bytes in `body`. */
  readonly size: number;
  /** Whether the body went on beyond `size`; the rest was not read. */
  readonly cut: boolean;
  /** The bytes of the decoded body, in Base64 (RFC 4648 4). */
  readonly body: string;
}

/** No response that could be read. `hops` says how far the requests got, without any body. */
export interface Failed {
  readonly kind: "failed";
  readonly failure: FailureKind;
  /** What happened and what to do, for people. */
  readonly message: string;
  readonly hops: readonly Hop[];
}

/**
 * What `GET /api/robots?sitemap=…` begins with if the site has responded. Then come pieces of the body,
 * if it is a sitemap, and a SitemapEnd. Each of them is sent behind its length in bytes and a line
 * feed; a length of 0 comes before the end. If there is no response, all is one Failed.
 */
export interface SitemapOpened extends Pick<Fetched, "userAgent" | "hops" | "status"> {
  readonly kind: "opened";
  readonly asked: string;
  readonly contentType: string | null;
  /** What the body seems to be, by its first bytes. Nothing but a sitemap is passed on. */
  readonly body: "sitemap" | "html" | "other";
}

/** How a body ended; null where all of it was sent. */
export interface SitemapEnd {
  readonly failure: FailureKind | null;
}

/** One request: a robots.txt that was asked for, or where a redirect led. */
export type Hop = {
  readonly url: string;
  /** From the look-up of the name until the headers of the response. */
  readonly milliseconds: number;
} & (
  | {
      readonly kind: "answered";
      readonly status: number;
      /** As sent. */
      readonly location: string | null;
      /** The version of IP; null where the platform does not tell. */
      readonly family: AddressFamily | null;
    }
  | { readonly kind: "failed"; readonly failure: FailureKind }
);

export type AddressFamily = 4 | 6;

/** The headers that say how long a copy may be kept (RFC 9111 5, RFC 9110 8.8), as sent. */
export interface Caching {
  readonly cacheControl: string | null;
  readonly expires: string | null;
  readonly age: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly date: string | null;
}

/** Why there is no response. */
export type FailureKind =
  // The site: no address, no connection, no secure one, no whole response, one too large or too slow.
  | "dns"
  | "refused"
  | "tls"
  | "incomplete"
  | "too-large"
  | "timeout"
  | "too-many-redirects"
  | "redirect-loop"
  // This tool: the site is not allowed; it was asked wrongly, by another site, or too often; it is off.
  | "not-allowed"
  | "bad-request"
  | "bad-method"
  | "cross-site"
  | "rate-limited"
  | "switched-off";
