import { type Answer, type Consequence, isOfFile, meaningOf } from "../../engine/parse/response.ts";
import { NOTHING_FOUND, type Problem, rfc, type Severity } from "../problem.ts";
import { lineSpan } from "../views.ts";

interface Facts {
  readonly answer: Answer;
  readonly consequence: Consequence;
  readonly reader: string;
}

/** R512: an HTTP answer upon which the reader does not look at the file's rules. RFC 9309 2.3.1. */
export const rulesNotConsulted: Problem<Facts> = {
  code: "R512",
  severity: "error",
  title: "Answer by which no rule counts",
  inFile: (file) => {
    const { analysis, surroundings } = file;
    const { dialect, groups } = analysis;
    const { answer, encoding } = surroundings.context;
    const meaning = meaningOf(dialect.responses, answer, encoding);
    if (groups.length === 0 || isOfFile(meaning)) return NOTHING_FOUND;
    const { kind } = meaning;
    const severity: Severity = kind === "undefined" ? "warning" : "error";
    const facts = { answer, consequence: kind, reader: dialect.title };
    return [{ line: 1, span: lineSpan(file.lineAt(1)), severity, facts }];
  },
  sentence: ({ answer, consequence, reader }) =>
    `${answer.kind === "status" ? `With status ${answer.status}` : ANSWERS[answer.kind]} ${reader} does not come to any rule: ${CONSEQUENCES[consequence]}.`,
  about: [
    "What a server answers comes before what the file says. With a status such as 404 there is no file for crawlers, and nothing is forbidden, and with a server error most stay away from the whole site.",
    "What each reader makes of an answer differs. Let the server answer with status 200 and the file itself, as plain text.",
  ],
  example: {
    answer: { kind: "status", status: 404 },
    wrong: "User-agent: *\nDisallow: /cart",
    right: "# No groups, so there is nothing to miss.",
  },
  source: rfc("2.3.1"),
};

const ANSWERS: Readonly<Record<Exclude<Answer["kind"], "status">, string>> = {
  ok: "As the file is in UTF-16,",
  html: "With a page of HTML",
  "too-large": "With a file so large",
  redirects: "After these redirects",
  unreachable: "While robots.txt is out of reach",
};

const CONSEQUENCES: Readonly<Partial<Record<Consequence, string>>> = {
  "allow-all": "every URL is allowed",
  "disallow-all": "every URL is forbidden",
  undefined: "what happens is not settled",
};
