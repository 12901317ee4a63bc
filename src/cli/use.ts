import type { Column } from "../engine/decide/report.ts";
import type { Verdict } from "../engine/decide/verdict.ts";
import { Work } from "../engine/decide/work.ts";
import { explainUses, type UseExplanation } from "../engine/preferences/explain-uses.ts";
import { purposes } from "../engine/preferences/preference.ts";
import {
  isFileRead,
  preferencesOn,
  type UseAnswer,
} from "../engine/preferences/preferences-for.ts";
import { useWords } from "../tasks/preferences/words.ts";
import { plain } from "../words/quoting.ts";
import { type Cell, cellsOf } from "./check.ts";
import type { Command } from "./command.ts";
import type { Line, Look, Piece } from "./lines.ts";
import { type Entry, type Fault, fieldsOf } from "./output.ts";
import { explainWords, usedWords } from "./words.ts";

/** What a page may be used for once a crawler has fetched it, in the words of “Use of the page” in Why: a result for each purpose. */
export const use: Command = {
  operands: ["FILE"],
  options: ["agent", "exact", "url", "read-as", "site", "status"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, output } = call;
    output.file = operands[0] ?? "";
    let noneRefused = true;
    for await (const cell of cellsOf(call))
      for (const entry of usesAt(cell)) {
        noneRefused &&= entry.fault === null;
        await output.add(entry);
      }
    output.end();
    return noneRefused;
  },
};

/** What is said of each purpose, in the order of the page. */
function usesAt({ url, column, verdict, entry }: Cell): readonly Entry[] {
  const fields = fieldsOf(entry);
  const { licenses, ...answers } = preferencesOn(verdict, column.selection.group, column.analysis);
  const explanation = explanationOf(verdict, column);
  const uses = purposes.map((purpose, index) => {
    const answer = answers[purpose];
    const near = explanation?.uses[index]?.near ?? [];
    return {
      purpose,
      answer,
      label: useWords.purposes[purpose],
      sentence: plain(sentenceOf(answer, verdict)),
      near: near.map((miss) => plain(useWords.near(miss, purpose))),
    };
  });
  const after = [
    ...(explanation?.shared ? [useWords.shared(explanation.shared)] : []),
    ...licenses.map(useWords.license),
  ].map(plain);
  const width = Math.max(...uses.map(({ label }) => label.length));
  return uses.map(({ purpose, answer, label, sentence, near }, index) => ({
    fields: {
      ...fields,
      purpose,
      use: answer.value,
      useLine: lineOf(answer),
      sentence,
      nearMisses: near,
      statements: answer.statements,
      licenses: licenses.map(({ line, url: terms }) => ({ line, url: terms })),
    },
    text: () => [
      ...(index === 0 ? [head(column.token, url)] : []),
      [`${label.padEnd(width)}  `, ...pieces(answer), `  ${sentence}`],
      ...near.map((miss): Line => [`  ${miss}`]),
      ...(index === uses.length - 1 ? [...after, ""].map((said): Line => [said]) : []),
    ],
    test: { suite: column.token, name: usedWords.name(url, label) },
    fault: faultOf(column.token, url, label, answer, sentence),
  }));
}

/** Null where no line is about the crawler, and where the response decides and the file is not read. */
function explanationOf(verdict: Verdict, { selection, analysis }: Column): UseExplanation | null {
  if (!isFileRead(verdict)) return null;
  const work = new Work(explainUses(verdict, selection, analysis));
  work.run(() => false);
  return work.result;
}

function sentenceOf(answer: UseAnswer, { ground: { kind } }: Verdict): string {
  if (kind === "response" || kind === "out-of-scope") return useWords.notRead[kind];
  return answer.value === "not-applicable" ? useWords.blocked : useWords.answer(answer);
}

/** The first line that the answer rests on. */
function lineOf({ value, statements }: UseAnswer): number | null {
  return statements.find((statement) => statement.value === value)?.line ?? null;
}

function head(crawler: string, url: string): Line {
  return [[explainWords.head(crawler, url), "strong"]];
}

const LOOKS: Readonly<Record<UseAnswer["value"], Look>> = {
  allowed: "good",
  refused: "bad",
  unstated: "faint",
  "not-applicable": "bad",
};

const VALUE_WIDTH = Math.max(...Object.values(useWords.values).map(({ length }) => length));

function pieces({ value }: UseAnswer): readonly Piece[] {
  const said = useWords.values[value];
  return [[said, LOOKS[value]], " ".repeat(VALUE_WIDTH - said.length)];
}

function faultOf(
  crawler: string,
  url: string,
  label: string,
  answer: UseAnswer,
  sentence: string,
): Fault | null {
  const { value } = answer;
  if (value === "allowed" || value === "unstated") return null;
  const said = useWords.values[value].toLowerCase();
  return {
    level: "error",
    line: lineOf(answer),
    title: usedWords.title(crawler, label, said),
    sentence: usedWords.fault(crawler, url, label, sentence),
  };
}
