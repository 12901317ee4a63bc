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

/** A response in a few characters, for links: `ok`, `404`, `redirects 6 other-host`, `503 over-30-days copy`. */
export function answerCode(answer: Answer): string {
  const words: (string | number)[] = [answerIdOf(answer)];
  if (answer.kind === "redirects") {
    words.push(answer.count);
    if (answer.toOtherHost) words.push("other-host");
  }
  if ("lasting" in answer) {
    if (answer.lasting !== "short") words.push(answer.lasting);
    if (answer.cachedCopy) words.push("copy");
  }
  return words.join(" ");
}

/** The response for a code, or null. Links carry codes, so any string is possible. */
export function answerCoded(code: string): Answer | null {
  const [first, ...details] = code.split(" ");
  const id = ANSWER_IDS.find((known) => known === first);
  if (!id) return null;
  const answer = answerOf(id);
  if (answer.kind === "redirects") {
    const count = Math.min(
      MOST_REDIRECTS,
      Math.max(1, Number.parseInt(details[0] ?? "1", 10) || 1),
    );
    return { ...answer, count, toOtherHost: details.includes("other-host") };
  }
  if (!("lasting" in answer)) return answer;
  const lasting = LASTINGS.find((known) => details.includes(known)) ?? "short";
  return { ...answer, lasting, cachedCopy: details.includes("copy") };
}
