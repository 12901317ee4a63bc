/**
 * What `GET /api/robots` answers, as JSON. This file holds types alone, so that a page may import
 * it without the server's code.
 */
export type RobotsAnswer = Fetched | Failed;

/** The site has answered, with whatever status: what the crawler would have seen. */
export interface Fetched {
  readonly kind: "fetched";
  /** The robots.txt that was asked for. Wherever redirects led, the file is about its site (RFC 9309 2.3.1.2). */
  readonly asked: string;
  /** The User-Agent header that was sent; the site may tell crawlers by more than it. */
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
  /** Octets in `body`. */
  readonly size: number;
  /** Whether the body went on beyond `size`; the rest was not read. */
  readonly cut: boolean;
  /** The bytes of the decoded body, in Base64 (RFC 4648 4). */
  readonly body: string;
}

/** No answer that could be read. `hops` says how far it went; the page of no hop is given. */
export interface Failed {
  readonly kind: "failed";
  readonly failure: FailureKind;
  /** What happened and what to do, in a sentence or two. */
  readonly message: string;
  readonly hops: readonly Hop[];
}

/** One request: a robots.txt that was asked for, or where a redirect led. */
export type Hop = {
  readonly url: string;
  /** From the look-up of the name until the headers of the answer. */
  readonly milliseconds: number;
} & (
  | {
      readonly kind: "answered";
      readonly status: number;
      /** As sent. */
      readonly location: string | null;
      /** The kind of address that answered; null where the platform does not tell. */
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

/** Why there is no answer. */
export type FailureKind =
  // The site: no address, no connection, no secure one, no whole answer, none that ends or is in time.
  | "dns"
  | "refused"
  | "tls"
  | "incomplete"
  | "too-large"
  | "timeout"
  | "too-many-redirects"
  | "redirect-loop"
  // This tool: it asks for nothing there, was asked wrongly, by a stranger, too often, or not at all.
  | "not-allowed"
  | "bad-request"
  | "bad-method"
  | "cross-site"
  | "rate-limited"
  | "switched-off";
