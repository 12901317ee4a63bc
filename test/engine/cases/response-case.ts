import type {
  Answer,
  ClientStatus,
  Consequence,
  Lasting,
  ResponsePolicy,
  ServerStatus,
} from "../../../src/engine/parse/response.ts";

/** What an answer means to a reader. `unsaid`: its documents do not say, and it is read as RFC 9309. */
export interface ResponseCase {
  readonly source: string;
  readonly policy: ResponsePolicy;
  readonly answer: Answer;
  readonly meaning: Consequence;
  readonly unsaid?: true;
}

/** An answer, what it means, and whether RFC 9309 has to say it. */
type Row = readonly [answer: Answer, meaning: Consequence, unsaid?: "unsaid"];

/** Answers, for short. */
export const ok: Answer = { kind: "ok" };
export const html: Answer = { kind: "html" };
export const tooLarge: Answer = { kind: "too-large" };

/** So many redirects. */
export function redirects(count: number, toOtherHost = false): Answer {
  return { kind: "redirects", count, toOtherHost };
}

/** A client error. */
export function client(status: ClientStatus): Answer {
  return { kind: "status", status };
}

/** A server error. */
export function server(
  lasting: Lasting = "short",
  cachedCopy = false,
  status: ServerStatus = 500,
): Answer {
  return { kind: "status", status, lasting, cachedCopy };
}

/** No answer. */
export function unreachable(lasting: Lasting = "short", cachedCopy = false): Answer {
  return { kind: "unreachable", lasting, cachedCopy };
}

/** What a source says of several answers. */
export function by(
  policy: ResponsePolicy,
  source: string,
  rows: readonly Row[],
): readonly ResponseCase[] {
  return rows.map(([answer, meaning, unsaid]) => ({
    source,
    policy,
    answer,
    meaning,
    ...(unsaid && { unsaid: true }),
  }));
}
