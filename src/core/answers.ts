import {
  type Answer,
  CLIENT_STATUSES,
  type Lasting,
  SERVER_STATUSES,
} from "../engine/parse/response.ts";

/** A response without its details, as in a list. */
type AnswerId =
  | "ok"
  | "html"
  | "too-large"
  | "redirects"
  | "unreachable"
  | `${(typeof CLIENT_STATUSES | typeof SERVER_STATUSES)[number]}`;

/** Every kind of response, in the order of the page. */
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

/** One more than any parser with a limit follows: Scrapy’s limit is 20. */
export const MOST_REDIRECTS = 21;

/** The first response in every list: 200 with a file. */
export const OK: Answer = { kind: "ok" };

/** The kind of a response. */
export function answerIdOf(answer: Answer): AnswerId {
  return answer.kind === "status" ? `${answer.status}` : answer.kind;
}

/** A response of this kind with its usual details. */
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
