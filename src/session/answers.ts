import { type Answer, CLIENT_STATUSES, type Lasting, SERVER_STATUSES } from "../engine/response.ts";

/** What an answer is without its details, as a list offers it. */
export type AnswerId =
  | "ok"
  | "html"
  | "too-large"
  | "redirects"
  | "unreachable"
  | `${(typeof CLIENT_STATUSES | typeof SERVER_STATUSES)[number]}`;

/** Every kind of answer, in the order the page offers them. */
export const ANSWER_IDS: readonly AnswerId[] = [
  "ok",
  "html",
  "too-large",
  "redirects",
  ...CLIENT_STATUSES.map((status): AnswerId => `${status}`),
  ...SERVER_STATUSES.map((status): AnswerId => `${status}`),
  "unreachable",
];

export const LASTINGS: readonly Lasting[] = ["short", "over-12-hours", "over-30-days"];

/** More than any reader with a limit follows: Scrapy’s is 20. */
export const MOST_REDIRECTS = 21;

/** What every list begins with: 200, and the file is there. */
export const OK: Answer = { kind: "ok" };

/** The kind of an answer. */
export function answerIdOf(answer: Answer): AnswerId {
  return answer.kind === "status" ? `${answer.status}` : answer.kind;
}

/** An answer of this kind with its usual details. */
export function answerOf(id: AnswerId): Answer {
  switch (id) {
    case "ok":
    case "html":
    case "too-large":
      return { kind: id };
    case "redirects":
      return { kind: "redirects", count: 1, toOtherHost: false };
    case "unreachable":
      return { kind: "unreachable", lasting: "short", cachedCopy: false };
    default:
      return statusAnswer(id);
  }
}

function statusAnswer(id: AnswerId): Answer {
  const client = CLIENT_STATUSES.find((status) => `${status}` === id);
  if (client) return { kind: "status", status: client };
  const server = SERVER_STATUSES.find((status) => `${status}` === id);
  return server ? { kind: "status", status: server, lasting: "short", cachedCopy: false } : OK;
}
