import type { Report } from "../engine/decide/report.ts";
import type { Ground, Outcome } from "../engine/decide/verdict.ts";
import { type Analysis, lineText } from "../engine/parse/analysis.ts";
import type { Line } from "./lines.ts";
import type { Entry, Fault, Fields } from "./output.ts";
import { verdictWords } from "./words.ts";

/** What an outcome is called in every format. */
export const VERDICTS: Readonly<Record<Outcome, string>> = {
  allow: "allowed",
  disallow: "blocked",
  undefined: "undefined",
  "not-governed": "not-governed",
};

/** A verdict as it is written, all but its URL. */
interface Said extends Fields {
  readonly crawler: string;
  readonly verdict: string;
  /** The number of the deciding line, from 1; null where no rule decides. */
  readonly line: number | null;
  /** The deciding rule as it is written, without its comment. */
  readonly rule: string | null;
  /** The product token of the group that the crawler follows, as its user-agent line has it. */
  readonly group: string | null;
  /** The id of the parser. */
  readonly readAs: string;
  readonly ground: Ground["kind"];
}

/** Says verdicts of one crawler. What is said by one rule is made once, because most verdicts of a long list are by few rules. */
export class Speaker {
  private readonly crawler: number;
  /** By outcome and line. */
  private readonly byRule: Readonly<Record<Outcome, Said[]>> = {
    allow: [],
    disallow: [],
    undefined: [],
    "not-governed": [],
  };
  private readonly others = new Map<string, Said>();

  /** `crawler`: its index in every report. */
  constructor(crawler: number) {
    this.crawler = crawler;
  }

  /** What there is to say of a verdict of a report, by the index of its URL. */
  at(report: Report, row: number): Said {
    const line = report.lineAt(row, this.crawler);
    const outcome = report.outcomeAt(row, this.crawler) ?? "undefined";
    if (line === null) return this.withoutRule(report, row, outcome);
    const said = this.byRule[outcome][line] ?? this.make(report, outcome, "rule", line);
    this.byRule[outcome][line] = said;
    return said;
  }

  private withoutRule(report: Report, row: number, outcome: Outcome): Said {
    const kind = report.groundAt(row, this.crawler) ?? "no-group";
    const known = this.others.get(outcome + kind);
    if (known) return known;
    const said = this.make(report, outcome, kind, null);
    this.others.set(outcome + kind, said);
    return said;
  }

  private make(
    report: Report,
    outcome: Outcome,
    ground: Ground["kind"],
    line: number | null,
  ): Said {
    const column = report.columns[this.crawler];
    const { analysis, selection, token = "" } = column ?? {};
    const { reason } = selection ?? {};
    return {
      crawler: token,
      verdict: VERDICTS[outcome],
      line,
      rule: analysis && line !== null ? ruleAsWritten(analysis, line) : null,
      group: reason && "agent" in reason ? reason.agent.name : null,
      readAs: analysis?.dialect.id ?? "",
      ground,
    };
  }
}

/** How much of a rule is written, in UTF-16 units: a rule of a megabyte may decide millions of URLs. */
const LONGEST_RULE = 2_000;

/** A rule as it is written, without its comment; the whole line where the parser reads several rules in it. */
export function ruleAsWritten(analysis: Analysis, number: number): string {
  const line = analysis.lineAt(number);
  if (!line) return "";
  const { content, more, span } = line;
  const isField = content.kind === "field" && more.length === 0;
  const from = isField ? content.key.from : span.from;
  const to = isField ? content.value.to : span.to;
  const text = lineText(analysis, line, to).slice(from - span.from);
  return text.length > LONGEST_RULE ? `${text.slice(0, LONGEST_RULE)}…` : text;
}

/** A verdict on a URL as a result. It is a class, because most formats need only a part of it, and a list can have millions. */
export class VerdictEntry implements Entry {
  readonly fields: { readonly url: string };
  readonly shared: Said;

  constructor(url: string, said: Said) {
    this.fields = { url };
    this.shared = said;
  }

  text(): readonly [Line] {
    const { verdict, line, crawler, rule } = this.shared;
    const word = verdictWords.verdicts[verdict] ?? verdict;
    const after = verdictWords.of(crawler, this.fields.url, line, rule ?? "");
    return [[[word, verdict === "allowed" ? "good" : "bad"], `  ${after}`]];
  }

  get test(): Entry["test"] {
    return { suite: this.shared.crawler, name: this.fields.url };
  }

  get fault(): Fault | null {
    const { crawler, verdict, line } = this.shared;
    if (verdict === "allowed") return null;
    const title = verdictWords.title(crawler, verdict);
    const sentence = verdictWords.fault(crawler, this.fields.url, verdict, line);
    return { level: "error", line, title, sentence };
  }
}
