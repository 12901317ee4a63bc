import type { EditorState } from "@codemirror/state";
import { dialectFor, expectationsOf, readingsOf } from "../../core/derived.ts";
import type { ExpectedLine, Standing } from "../../core/expectations.ts";
import { followerNamed } from "../../engine/crawlers/following.ts";
import { select } from "../../engine/decide/select.ts";
import { type Analysis, lineText } from "../../engine/parse/analysis.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import type { SentencePart } from "../../words/quoting.ts";
import { comparable, matches, wantedBy } from "./expected-line.ts";
import { expectedLineWords } from "./words.ts";

/** Whether the file says what is expected of a line. */
export interface LineAnswer {
  readonly expected: ExpectedLine;
  readonly standing: Standing;
  /** The number of the line that says something else; null where there is no such line, or more than one. */
  readonly line: number | null;
  /** Why it is not as expected; empty where it is. */
  readonly sentence: readonly SentencePart[];
}

/** A line of the file with a field. */
interface Said {
  readonly number: number;
  readonly text: string;
  /** As `comparable` makes it. */
  readonly value: string;
}

/** By field, in lower case, in the order of the file. */
type SaidLines = ReadonlyMap<string, readonly Said[]>;

/** Answers every expected line, in small steps: the file is read once for each group that is asked about. */
export function* lineAnswers(state: EditorState): Generator<void, readonly LineAnswer[]> {
  const { lines } = expectationsOf(state);
  const answers: LineAnswer[] = [];
  const known = new Map<Analysis, Map<Group | null, SaidLines>>();
  for (const expected of lines) {
    yield;
    const { agent } = expected;
    const analysis = readingsOf(state).by(dialectFor(state, agent));
    const group = agent === "" ? null : select(analysis, followerNamed(agent)).group;
    if (agent !== "" && !group) {
      answers.push(answerOf(expected, [], null));
      continue;
    }
    const byGroup = known.get(analysis) ?? new Map<Group | null, SaidLines>();
    const said = byGroup.get(group) ?? (yield* saidIn(analysis, group));
    known.set(analysis, byGroup.set(group, said));
    answers.push(answerOf(expected, said.get(fieldOf(expected)) ?? [], group));
  }
  return answers;
}

function fieldOf({ text }: ExpectedLine): string {
  return wantedBy(text)?.field ?? "";
}

function answerOf(expected: ExpectedLine, said: readonly Said[], group: Group | null): LineAnswer {
  const wanted = wantedBy(expected.text);
  const isSame = ({ value }: Said) => wanted !== null && matches(wanted, value);
  const isYes = expected.expected === "yes";
  const isWrong = expected.expected === "no" ? isSame : (line: Said) => !isSame(line);
  // Of many lines with one field, none is the one that was meant.
  const wrong = (isYes && said.length > 1 ? undefined : said.find(isWrong)) ?? null;
  if (isYes ? said.some(isSame) : wrong === null)
    return { expected, standing: "met", line: null, sentence: [] };
  const letter = group && letterOf(group);
  const sentence = expectedLineWords.unmet(expected, wrong, letter);
  return { expected, standing: "unmet", line: wrong?.number ?? null, sentence };
}

const LINES_AT_ONCE = 256;

/** The lines with a field of the whole file, or of a group. */
function* saidIn(analysis: Analysis, group: Group | null): Generator<void, SaidLines> {
  const byField = new Map<string, Said[]>();
  const parts = group?.sections ?? [{ first: 1, last: analysis.lineCount }];
  let steps = 0;
  for (const { first, last } of parts)
    for (let number = first; number <= last; number++) {
      if (++steps % LINES_AT_ONCE === 0) yield;
      const line = analysis.lineAt(number);
      for (const part of line ? [line, ...line.more] : []) {
        const { content } = part;
        if (content.kind !== "field") continue;
        const key = lineText(analysis, part, content.key.to).slice(
          content.key.from - part.span.from,
        );
        const field = content.name ?? key.toLowerCase();
        const said = byField.get(field) ?? [];
        const text = `${key}: ${content.text}`;
        said.push({ number, text, value: comparable(field, content.text) });
        byField.set(field, said);
      }
    }
  return byField;
}
