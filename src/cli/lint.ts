import { analysisOf, requestContextOf } from "../core/derived.ts";
import { crawlersInput, urlsInput } from "../core/inputs.ts";
import { severities } from "../lint/problem.ts";
import { blocksEverything } from "../lint/rules/R408-blocks-everything.ts";
import { problems } from "../lint/run.ts";
import { type FoundProblem, lint as problemsIn, type Severity } from "../package/lint.ts";
import { termWords } from "../words/terms.ts";
import type { Command } from "./command.ts";
import { openFile } from "./file.ts";
import type { Look } from "./lines.ts";
import { warn } from "./lines.ts";
import type { Entry, Fault } from "./output.ts";
import { type InFile, LEVELS, sarif } from "./sarif.ts";
import { Unusable } from "./surroundings.ts";
import { inputWords, lintWords } from "./words.ts";

/** The problems of files. */
export const lint: Command = {
  operands: ["FILE"],
  takesSeveral: true,
  options: ["fail-on", "allow", "url", "read-as", "site", "status"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "sarif", "github"],
  async run({ operands, options, output, surroundings }) {
    const worst = levelNamed(options["fail-on"] ?? "error");
    const allowed = codesIn(options.allow ?? []);
    if (operands.filter((file) => file === "-").length > 1)
      throw new Unusable(inputWords.stdinTwice);
    const found: InFile[] = [];
    // Nothing is written before each file could be read.
    for (const file of operands) {
      const state = await openFile(file, options, surroundings);
      const beside = {
        context: requestContextOf(state),
        urls: state.field(urlsInput.field),
        crawlers: state.field(crawlersInput.field),
      };
      found.push({ file, problems: problemsIn(analysisOf(state), beside) });
    }
    const failing = severities.slice(0, severities.indexOf(worst) + 1);
    const fails = ({ severity, code }: FoundProblem) =>
      failing.includes(severity) && !allowed.has(code);
    for (const { file, problems } of found) {
      output.file = file;
      for (const problem of problems) await output.add(entryOf(problem, file, !fails(problem)));
    }
    if (output.format === "sarif") await output.write(sarif(found));
    const all = found.flatMap(({ problems }) => problems);
    if (output.format === "text") await output.say([lintWords.count(severityCounts(all))]);
    // It is just what was meant on a site that is not public.
    if (all.some((problem) => problem.code === blocksEverything.code && fails(problem)))
      warn(surroundings.stderr, lintWords.allow(blocksEverything.code));
    output.end(["file", "code", "severity", "line", "column", "endColumn", "sentence"]);
    return !all.some(fails);
  },
};

/** The codes of problems that are meant, each alone or in a list. Throws Unusable for what is not a code. */
function codesIn(lists: readonly string[]): ReadonlySet<string> {
  const codes = lists.flatMap((list) => list.split(/[\s,]+/)).filter((code) => code !== "");
  const known = new Set<string>(problems.map(({ code }) => code));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) throw new Unusable(inputWords.noCode(unknown));
  return new Set(codes);
}

function levelNamed(name: string): Severity {
  const found = severities.find((severity) => LEVELS[severity] === name);
  if (found) return found;
  throw new Unusable(inputWords.noLevel(name, Object.values(LEVELS)));
}

const ANNOTATIONS: Readonly<Record<Severity, Fault["level"]>> = {
  error: "error",
  warning: "warning",
  information: "notice",
};

const LOOKS: Readonly<Record<Severity, Look>> = {
  error: "bad",
  warning: "strong",
  information: "faint",
};

function entryOf(problem: FoundProblem, file: string, passes: boolean): Entry {
  const { code, severity, line, from, to, sentence, fixes } = problem;
  return {
    fields: {
      file,
      code,
      severity: LEVELS[severity],
      line,
      column: from + 1,
      endColumn: to + 1,
      sentence,
      fixes: fixes.map(({ label }) => label),
    },
    text: () => [
      [
        `${file}:${line}:${from + 1}  `,
        [LEVELS[severity], LOOKS[severity]],
        `  ${code}  ${sentence}`,
      ],
    ],
    // GitLab shows only one of the tests with the same name.
    test: { suite: file, name: `${line}:${from + 1} ${code}` },
    fault: { level: ANNOTATIONS[severity], line, title: code, sentence, passes },
  };
}

function severityCounts(problems: readonly FoundProblem[]): readonly string[] {
  return severities.flatMap((severity) => {
    const { length } = problems.filter((problem) => problem.severity === severity);
    return length > 0 ? termWords.problemsOf(severity, length) : [];
  });
}
