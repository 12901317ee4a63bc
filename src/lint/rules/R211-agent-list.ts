import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { meansCrawler, namesIn, shapeOf } from "../agent-names.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly names: number;
  readonly read: number;
  readonly first: string;
  readonly reader: string;
}

/** R211: several names on one user-agent line. RFC 9309 2.2: each has a line of its own. */
export const agentList: Problem<Facts> = {
  code: "R211",
  severity: "error",
  title: "Several names on one line",
  inLine: ({ field, dialect, text }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "list") return NOTHING_FOUND;
    const { key, value } = field;
    const names = namesIn(field.text);
    const read = names
      .slice(0, MOST_NAMES)
      .filter((name) => meansCrawler(field.text, name, dialect));
    const [first = ""] = read;
    return [
      {
        span: value,
        severity: read.length === names.length ? "information" : "error",
        facts: {
          names: names.length,
          read: read.length,
          first,
          reader: dialect.title,
        },
        fixes: [replacing("one-each", value, names.join(`\n${text.slice(key.from, value.from)}`))],
      },
    ];
  },
  sentence: ({ names, read, first, reader }) => {
    if (read === names)
      return `All ${numberText(names)} names are found by ${reader}, but most readers find none or one.`;
    return read
      ? `Only ${code(first)} is read by ${reader}, so the rules are not for the other names on the line.`
      : `None of the ${numberText(names)} names in this list is found by ${reader}, so none of these crawlers obeys the group.`;
  },
  fixLabels: () => ({ "one-each": "Give each name a line of its own" }),
  about: [
    "A user-agent line holds one name. Of a list some readers take the first name and some the whole line for one, so that most or all of these crawlers do not find themselves.",
    "Write a user-agent line for each crawler, one below the other: they share the rules that follow.",
  ],
  example: {
    wrong: "User-agent: GPTBot, CCBot\nDisallow: /",
    right: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
  },
  source: rfc("2.2"),
};

/** Of more names in one line than these the first are tried. */
const MOST_NAMES = 20;
