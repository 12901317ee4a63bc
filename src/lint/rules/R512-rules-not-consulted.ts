import { crawlers, readerNamed } from "../../engine/crawlers/index.ts";
import {
  type Answer,
  type Consequence,
  isOfFile,
  type Lasting,
  meaningOf,
} from "../../engine/parse/response.ts";
import { formOf, listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { ownReadersOf } from "../own-readings.ts";
import { ABOUT_ACCESS, NOTHING_FOUND, type Problem, rfc, type Severity } from "../problem.ts";
import { type FileView, lineSpan } from "../views.ts";

interface Facts {
  readonly answer: Answer;
  readonly consequence: Consequence;
  /** Whether a crawler may do so by itself, whatever parser reads for it. */
  readonly failsOpen: boolean;
  /** Crawlers of the file, the table or search engines whose own parsers use the response differently: those that agree with the first. */
  readonly others: readonly string[];
  readonly theirs: Consequence;
}

/** R512: an HTTP response, or an encoding, for which the parser does not use the rules of the file. RFC 9309 2.3.1. */
export const rulesNotConsulted: Problem<Facts> = {
  code: "R512",
  severity: "error",
  title: "Rules that are not used",
  explains: ABOUT_ACCESS,
  inFile: (file) => {
    const { analysis, surroundings } = file;
    const { dialect, groups } = analysis;
    const { answer, encoding } = surroundings.context;
    const meaning = meaningOf(dialect.responses, answer, encoding);
    if (groups.length === 0 || isOfFile(meaning)) return NOTHING_FOUND;
    const { kind, reason } = meaning;
    const severity: Severity = kind === "undefined" ? "warning" : "error";
    const facts = {
      answer,
      consequence: kind,
      failsOpen: reason === "fails-open",
      ...othersOf(file, kind),
    };
    return [{ line: 1, span: lineSpan(file.lineAt(1)), severity, facts }];
  },
  sentence: ({ answer, consequence, failsOpen, others, theirs, reader }) => {
    const response =
      answer.kind === "status" ? `with status ${answer.status}` : ANSWERS[answer.kind];
    const time = "lasting" in answer ? TIMES[answer.lasting] : "";
    const what = `${CONSEQUENCES[consequence]}: ${response}${time}, ${failsOpen ? "the crawler" : reader} does not use the rules of this file.`;
    const [first] = others;
    const differ =
      first === undefined
        ? ""
        : ` The own ${formOf(PARSERS, others.length)} of ${listText(others.map(code))} ${formOf(DIFFER, others.length)}: ${OTHERWISE[theirs]}.`;
    return answer.kind === "ok" ? `${what}${differ} Save the file as UTF-8.` : `${what}${differ}`;
  },
  about: [
    // 2.3.1.3, and 2.3.1.4 with its 30 days.
    "The HTTP response can override the rules. Under RFC 9309, a status code such as 404 means that there is no file, and every URL is allowed. A server error means that the whole site is blocked; after about 30 days, crawlers may treat the error like 404.",
    "Other parsers can treat the same response differently. Let the server send the file as plain text, with status 200.",
    "The encoding can have the same effect. RFC 9309 (2.3) requires UTF-8, and most parsers find no rule in a file in UTF-16. Save the file as UTF-8; in the playground, the status bar converts it.",
  ],
  example: {
    answer: { kind: "status", status: 404 },
    wrong: "User-agent: *\nDisallow: /cart",
    right: "# Send the rules with status 200, not with status 404.",
  },
  source: rfc("2.3.1"),
};

const PARSERS = { one: "parser", other: "parsers" };
const DIFFER = { one: "differs", other: "differ" };

const MOST_NAMED = 3;

/** The search engines, a crawler for each parser: they request every robots.txt. */
const SEARCH = [
  ...new Map(
    crawlers
      .filter(({ category, retired }) => category === "search" && !retired)
      .flatMap(({ tokens: [token] }) => (token ? [token] : []))
      .map((token) => [readerNamed(token), token] as const)
      .reverse(),
  ),
]
  .map(([dialect, token]) => ({ dialect, token }))
  .reverse();

/** The crawlers of the file and the table, and search engines, whose own parsers use the response differently: those that agree with the first of them. */
function othersOf(file: FileView, kind: Consequence): Pick<Facts, "others" | "theirs"> {
  const { answer, encoding } = file.surroundings.context;
  const named = ownReadersOf(file, () => true);
  const meanings = [...named, ...SEARCH].map(({ token, dialect }) => ({
    token,
    theirs: meaningOf(dialect.responses, answer, encoding).kind,
  }));
  const first = meanings.find(({ theirs }) => theirs !== kind);
  const theirs = first?.theirs ?? kind;
  const alike = first ? meanings.filter((one) => one.theirs === theirs) : [];
  const tokens = new Set(alike.map(({ token }) => token));
  return { others: [...tokens].slice(0, MOST_NAMED), theirs };
}

const ANSWERS: Readonly<Record<Exclude<Answer["kind"], "status">, string>> = {
  ok: "with a file in UTF-16",
  html: "with an HTML page as the response",
  "too-large": "with a response this large",
  redirects: "after these redirects",
  unreachable: "with robots.txt unreachable",
};

/** How long a response has been the same: the longer, the less some parsers block. */
const TIMES: Readonly<Record<Lasting, string>> = {
  short: "",
  "over-12-hours": " for over 12 hours",
  "over-30-days": " for over 30 days",
};

/** The same for other parsers, inside a sentence. */
const OTHERWISE: Readonly<Record<Consequence, string>> = {
  "read-file": "it uses the rules",
  "allow-all": "every URL is allowed",
  "disallow-all": "every URL is blocked",
  "use-cached-copy": "it uses its copy of the file",
  undefined: "no verdict is defined",
};

const CONSEQUENCES: Readonly<Partial<Record<Consequence, string>>> = {
  "allow-all": "Every URL is allowed",
  "disallow-all": "Every URL is blocked",
  undefined: "No verdict is defined",
};
