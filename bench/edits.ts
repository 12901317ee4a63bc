import { followerNamed } from "../src/engine/crawlers/index.ts";
import { type Question, Report } from "../src/engine/decide/report.ts";
import { PLAIN } from "../src/engine/decide/request-context.ts";
import { type Dialect, dialects } from "../src/engine/index.ts";
import { Analysis } from "../src/engine/parse/analysis.ts";
import { type Edit, Source } from "../src/engine/text/source.ts";
import { Lint } from "../src/lint/run.ts";
import type { Comparison } from "./comparison.ts";
import type { BenchFile } from "./files.ts";

const never = () => false;
const letter = "x";

/** A file after one letter was typed into it: what was known before the edit used, or everything made anew. */
export function editing(file: BenchFile): readonly Comparison[] {
  const asked = dialects.filter(({ id }) => id === "rfc9309" || id === "google");
  return asked.flatMap((dialect) => [
    analysing(file, dialect),
    reporting(file, dialect),
    linting(file, dialect),
  ]);
}

function analysing({ name, text }: BenchFile, dialect: Dialect): Comparison {
  const typing = new Typing(text, dialect);
  const other = new Typing(text, dialect);
  return {
    name: `${name}, ${dialect.id}: analysis`,
    first: () => {
      const edit = typing.nextEdit();
      return () => typing.apply(edit).groups.length;
    },
    second: () => {
      const after = other.nextText();
      return () => new Analysis(Source.of(after), dialect, 1, null).groups.length;
    },
  };
}

function reporting({ name, text, urls, crawlers }: BenchFile, dialect: Dialect): Comparison {
  const question = { urls, crawlers };
  const typing = new Typing(text, dialect);
  const other = new Typing(text, dialect);
  let report: Report | null = null;
  return {
    name: `${name}, ${dialect.id}: report`,
    first: () => {
      const analysis = typing.apply(typing.nextEdit());
      return () => {
        report = counted(analysis, question, report);
        return blocked(report);
      };
    },
    second: () => {
      const analysis = new Analysis(Source.of(other.nextText()), dialect, 1, null);
      return () => blocked(counted(analysis, question, null));
    },
  };
}

/** Problems, which nobody waits for: the page looks for them when nothing has changed for a moment, in time slices. */
function linting({ name, text, urls }: BenchFile, dialect: Dialect): Comparison {
  const typing = new Typing(text, dialect);
  const other = new Typing(text, dialect);
  return {
    name: `${name}, ${dialect.id}: problems`,
    first: () => {
      const analysis = typing.apply(typing.nextEdit());
      return () => problemsIn(analysis, urls);
    },
    second: () => {
      const analysis = new Analysis(Source.of(other.nextText()), dialect, 1, null);
      return () => problemsIn(analysis, urls);
    },
  };
}

function problemsIn(analysis: Analysis, urls: readonly string[]): number {
  const lint = new Lint(analysis, { context: PLAIN, urls });
  lint.run(never);
  return lint.findings?.length ?? 0;
}

function counted(analysis: Analysis, question: Question, before: Report | null): Report {
  const report = new Report(() => analysis, followerNamed, question, before, never);
  report.count(never);
  return report;
}

function blocked(report: Report): number {
  const counts = report.columns.map((_, crawler) => report.countsOf(crawler)?.disallow ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A file into whose middle, the beginning of a rule's path, a letter is typed and deleted again, over and over. */
class Typing {
  private readonly at: number;
  private readonly texts: readonly [string, string];
  private readonly dialect: Dialect;
  private source: Source;
  private analysis: Analysis;
  private isTyped = false;

  constructor(text: string, dialect: Dialect) {
    const start = "low: /";
    this.at = text.indexOf(start, text.length / 2) + start.length;
    this.texts = [text, text.slice(0, this.at) + letter + text.slice(this.at)];
    this.dialect = dialect;
    this.source = Source.of(text);
    this.analysis = new Analysis(this.source, dialect, 1, null);
  }

  nextEdit(): Edit {
    this.isTyped = !this.isTyped;
    if (this.isTyped) return { from: this.at, to: this.at, insert: letter };
    return { from: this.at, to: this.at + letter.length, insert: "" };
  }

  nextText(): string {
    this.isTyped = !this.isTyped;
    return this.texts[this.isTyped ? 1 : 0];
  }

  apply(edit: Edit): Analysis {
    this.source = this.source.edited([edit]);
    this.analysis = new Analysis(this.source, this.dialect, 1, this.analysis);
    return this.analysis;
  }
}
