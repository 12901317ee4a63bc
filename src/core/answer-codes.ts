// @chunk shared
import type { Answer } from "../engine/parse/response.ts";
import { ANSWER_IDS, answerIdOf, answerOf, LASTINGS, MOST_REDIRECTS } from "./answers.ts";

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
