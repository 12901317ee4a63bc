import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";

/** R503: a Crawl-delay that is no number of seconds. CPython's robotparser, Protego, crawler-commons and robots-parser all pass it over. */
export const crawlDelayNumber: LineCheck = {
  code: "R503",
  severity: "error",
  inLine: ({ field }) => {
    if (field?.name !== "crawl-delay" || isSeconds(field.text)) return NOTHING_FOUND;
    const { text, value } = field;
    const seconds = secondsMeant(text);
    const fixes = seconds === undefined ? [] : [replacing("write-number", value, seconds)];
    return [{ span: value, facts: { text }, fixes }];
  },
};

function isSeconds(text: string): boolean {
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
}

/** The number in `10s`, `10 seconds` and `1,5`. */
function secondsMeant(text: string): string | undefined {
  const [, whole, fraction] =
    /^(\d{1,6})(?:[.,](\d{1,6}))?[ \t]{0,4}(?:s|secs?|seconds?)?$/i.exec(text) ?? [];
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}
