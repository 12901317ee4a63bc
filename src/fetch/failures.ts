import type { Failed, FailureKind, Hop } from "./answer.ts";

/** What ends a fetch before there is an answer; every other error is a bug or becomes one of these. */
export class FetchFailure extends Error {
  readonly failure: FailureKind;

  constructor(failure: FailureKind) {
    super(FAILURES[failure].message);
    this.failure = failure;
  }
}

/** The failure that an error stands for; `otherwise` for errors of the platform. */
export function failureOf(error: unknown, otherwise: FailureKind): FailureKind {
  return error instanceof FetchFailure ? error.failure : otherwise;
}

/** The result of `work`, whose errors become a failure; one that is known already stays as it is. */
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
 * How each failure is told. The status is about the request to this tool: what befalls it at the
 * site is an answer like any other, 200; 4xx is what the tool itself refuses.
 */
export const FAILURES: Readonly<
  Record<FailureKind, { readonly status: number; readonly message: string }>
> = {
  dns: {
    status: 200,
    message: "No address is known for this host. Check how its name is spelled.",
  },
  refused: {
    status: 200,
    message: "No connection could be made: the site refuses it, or is out of reach.",
  },
  tls: {
    status: 200,
    message:
      "No secure connection could be made: the site’s certificate is not valid for it, or it offers none.",
  },
  incomplete: {
    status: 200,
    message:
      "The connection ended before a whole answer came, or what came could not be read as one.",
  },
  "too-large": {
    status: 200,
    message:
      "The headers of the answer, or its compressed file, are larger than anybody would read.",
  },
  timeout: {
    status: 200,
    message: "The site did not finish its answer in time. Try again later.",
  },
  "too-many-redirects": {
    status: 200,
    message:
      "More than five redirects follow one another. Crawlers give up there, as RFC 9309 allows.",
  },
  "redirect-loop": { status: 200, message: "The redirects lead in a circle." },
  "not-allowed": {
    status: 403,
    message:
      "Only sites of the public web are opened: by http or https on the usual ports, without a user name, and not in a private network.",
  },
  "bad-request": {
    status: 400,
    message:
      "This is not the address of a site, or not a crawler of the catalogue. Write a site as example.com or https://example.com.",
  },
  "bad-method": { status: 405, message: "Only GET is answered here." },
  "cross-site": { status: 403, message: "Only the page that belongs to this server may ask here." },
  "rate-limited": {
    status: 429,
    message: "Too many sites were asked for in a short time. Wait a moment and try again.",
  },
  "switched-off": {
    status: 403,
    message:
      "Opening live sites is switched off here, because this server can be reached from other machines, or was asked by a name that it does not know for its own. Whoever runs it can switch it on.",
  },
};
