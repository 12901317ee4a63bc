import { numberText } from "../../words/numbers.ts";
import { severalLines } from "../fixes.ts";
import { MOST_TRIED } from "../limits.ts";
import { namesIn, shapeOf } from "../name-shape.ts";
import { meansCrawler } from "../obeyed-agents.ts";
import { NOTHING_FOUND, type Problem, rfc, withMore } from "../problem.ts";

interface Facts {
  readonly names: number;
  readonly read: number;
  readonly first: string;
}

/** R211: several names on one user-agent line. RFC 9309 2.2: a line has one product token. */
export const agentList: Problem<Facts> = {
  code: "R211",
  severity: "error",
  title: "Several product tokens on one line",
  inLine: (view) => {
    const { field, dialect } = view;
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "list") return NOTHING_FOUND;
    const names = namesIn(field.text);
    const tried = names.slice(0, MOST_TRIED);
    const read = tried.filter((name) => meansCrawler(field.text, name, dialect));
    const isRead = read.length === tried.length;
    const [first = ""] = read;
    return [
      {
        span: field.value,
        severity: isRead ? "information" : "error",
        facts: { names: names.length, read: isRead ? names.length : read.length, first },
        fixes: [severalLines("one-each", view, field.value, names)],
      },
    ];
  },
  sentence: ({ names, read, first, reader }) => {
    if (read === names)
      return `Most parsers find only one of these ${numberText(names)} tokens or none; ${reader} finds all of them.`;
    return read
      ? `This line names only ${withMore(first, read - 1)}: ${reader} finds only ${numberText(read)} of its ${numberText(names)} tokens.`
      : `This line names no crawler: ${reader} does not read it as a list of ${numberText(names)} tokens.`;
  },
  fixLabels: () => ({ "one-each": "Write one line for each token" }),
  about: [
    "A user-agent line has one product token. From a list, some parsers read only the first token. Others read the whole list as one token, so no crawler in the list finds its token.",
    "Write one user-agent line for each crawler, one below the other. These crawlers share the rules that follow.",
  ],
  example: {
    wrong: "User-agent: GPTBot, CCBot\nDisallow: /",
    right: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
  },
  source: rfc("2.2"),
};
