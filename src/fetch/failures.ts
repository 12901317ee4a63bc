import type { Failed, FailureKind, Hop } from "./answer.ts";

/** What ends a fetch before there is a response; every other error is a bug or becomes one of these. */
export class FetchFailure extends Error {
  readonly failure: FailureKind;

  constructor(failure: FailureKind) {
    super(FAILURES[failure].message);
    this.failure = failure;
  }
}

/** The failure of an error; `fallback` for errors of the platform. */
export function failureOf(error: unknown, fallback: FailureKind): FailureKind {
  return error instanceof FetchFailure ? error.failure : fallback;
}

/** The result of `work`, whose errors become a failure; a known failure stays as it is. */
export async function failingAs<T>(failure: FailureKind, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FetchFailure(failureOf(error, failure));
  }
}

/** A failure as the answer to give. */
export function failed(failure: FailureKind, hops: readonly Hop[] = []): Failed {
  return { kind: "failed", failure, message: FAILURES[failure].message, hops };
}

/**
 * What is said of each failure, by the page too. The status code is about the request to this tool:
 * 200 for what happened at the site, and 4xx for what the tool itself refuses.
 */
export const FAILURES: Readonly<
  Record<FailureKind, { readonly status: number; readonly message: string }>
> = {
  dns: {
    status: 200,
    message: "No address was found for this host. Check its spelling.",
  },
  refused: {
    status: 200,
    message:
      "No connection was possible: the site refused it or cannot be reached. Check the scheme and the port, or try again later.",
  },
  tls: {
    status: 200,
    message:
      "No secure connection was possible: the site has no valid certificate for this host, or does not offer https. To try without https, write http:// before the host.",
  },
  incomplete: {
    status: 200,
    message:
      "The response was incomplete, was not valid HTTP, or could not be unpacked as its Content-Encoding header says. Try again later. If the site is yours, check this header.",
  },
  // HEADER_LIMIT of node-transport.ts; WIRE_LIMIT of decode.ts.
  "too-large": {
    status: 200,
    message:
      "The response is over a limit: Open live reads at most 16 KiB of headers and 1 MiB of compressed data. Look at robots.txt in a browser instead.",
  },
  timeout: {
    status: 200,
    message:
      "The site did not send its whole response in time. Open live waits 10 seconds unless its server sets another limit. Try again later.",
  },
  // RFC 9309 2.3.1.2: "at least five consecutive redirects".
  "too-many-redirects": {
    status: 200,
    message:
      "The site redirects more than five times in a row. Crawlers may then treat robots.txt as missing and ignore its rules (RFC 9309, section 2.3.1.2). If the site is yours, redirect straight to the file.",
  },
  "redirect-loop": {
    status: 200,
    message:
      "The redirects lead in a circle, so they never reach a file. If the site is yours, correct its redirects.",
  },
  "not-allowed": {
    status: 403,
    message:
      "Only public websites can be opened here: over http or https, on the usual ports (80 and 443), and without a user name. The playground’s server does not ask localhost or private addresses, because they lead to its own machine and network.",
  },
  "bad-request": {
    status: 400,
    message:
      "This is not a site, or the crawler is not in the catalogue. Write a site as example.com or https://example.com.",
  },
  "bad-method": {
    status: 405,
    message:
      "The playground’s server allows only GET requests. Reload the page to update the playground.",
  },
  "cross-site": {
    status: 403,
    message:
      "The playground’s server refused the request, because the request seems to come from another site. Open the playground at its own URL, not inside another page.",
  },
  // DEFAULT_LIMITS of limiter.ts.
  "rate-limited": {
    status: 429,
    message:
      "Too many requests were made in a short time. Wait a minute and try again. By default, the playground’s server allows each client 10 requests in quick succession and then 20 a minute, 2 of them at the same time. It allows fewer while many other clients make requests.",
  },
  "switched-off": {
    status: 403,
    message:
      "Open live is switched off on the playground’s server. Either other machines can reach the server, or the playground was opened under a host name that the server does not know as its own. The server’s operator can switch Open live on.",
  },
};
