import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

/** R503: a Crawl-delay that is not a number of seconds. CPython’s robotparser, Protego, crawler-commons and robots-parser all ignore `10s` (run). */
export const crawlDelayNumber: Problem<{ readonly text: string }> = {
  code: "R503",
  severity: "error",
  title: "Crawl-delay that is not a number",
  inLine: ({ field }) => {
    if (field?.name !== "crawl-delay" || isSeconds(field.text)) return NOTHING_FOUND;
    const { text, value } = field;
    const seconds = intendedSeconds(text);
    const fixes = seconds === undefined ? [] : [replacing("write-number", value, seconds)];
    return [{ span: value, facts: { text }, fixes }];
  },
  sentence: ({ text }) =>
    text === ""
      ? `This ${code("Crawl-delay")} slows down no crawler, because it has no number.`
      : `This ${code("Crawl-delay")} slows down hardly any crawler, because ${code(text)} is not a number of seconds.`,
  fixLabels: () => ({ "write-number": "Write only the number of seconds" }),
  about: [
    "The value of Crawl-delay is a number of seconds, without a unit. Write a fraction with a decimal point. Most parsers that support the field ignore a value that is not a number.",
    "Whole numbers are safest: Python’s robotparser accepts no fractions.",
  ],
  example: {
    wrong: "User-agent: bingbot\nCrawl-delay: 10s",
    right: "User-agent: bingbot\nCrawl-delay: 10",
  },
  source: {
    title: "CPython, urllib.robotparser",
    url: "https://docs.python.org/3/library/urllib.robotparser.html",
  },
};

function isSeconds(text: string): boolean {
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
}

/** The number in `10s`, `10 seconds` and `1,5`. */
function intendedSeconds(text: string): string | undefined {
  const [, whole, fraction] =
    /^(\d{1,6})(?:[.,](\d{1,6}))?[ \t]{0,4}(?:s|secs?|seconds?)?$/i.exec(text) ?? [];
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}
