import type { EditorState } from "@codemirror/state";
import { dialectFor, expectationsOf, readingsOf } from "../../core/derived.ts";
import type { ExpectedLine, Standing } from "../../core/expectations.ts";
import { followerNamed } from "../../engine/crawlers/following.ts";
import { select } from "../../engine/decide/select.ts";
import { type Analysis, lineText, withoutComment } from "../../engine/parse/analysis.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import type { SentencePart } from "../../words/quoting.ts";
import { flawOf } from "../lists/collection.ts";
import { expectedLineWords } from "./words.ts";

/** The most expected lines: each may look at every line of a file with the same field. */
export const MOST_LINES = 500;

/** What a line must say. `begins`: the value need only begin with `value`. */
interface Wanted {
  /** In lower case. */
  readonly field: string;
  readonly value: string;
  readonly begins: boolean;
}

const ANYTHING = "...";

/** Reads `Field: value` without a comment; `...` at the end of the value stands for any text. Null where there is no field, or what no line can say. */
function wantedBy(text: string): Wanted | null {
  const colon = text.indexOf(":");
  const field = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  if (field === "" || flawOf(text)) return null;
  const value = withoutComment(text.slice(colon + 1)).trim();
  const begins = value.endsWith(ANYTHING);
  const kept = begins ? value.slice(0, -ANYTHING.length) : value;
  return { field, value: comparable(field, kept), begins };
}

/** Product tokens are compared in any case (RFC 9309 2.2.1), and other values as they are written. */
function comparable(field: string, value: string): string {
  return field === "user-agent" ? value.toLowerCase() : value;
}

function matches({ value, begins }: Wanted, said: string): boolean {
  return begins ? said.startsWith(value) : said === value;
}

/** In the order of the page. */
export const EXPECTED_WORDS: readonly ExpectedLine["expected"][] = ["yes", "no", "only"];

const EXPECTED: ReadonlyMap<string, ExpectedLine["expected"]> = new Map([
  ["yes", "yes"],
  ["true", "yes"],
  ["1", "yes"],
  ["no", "no"],
  ["false", "no"],
  ["0", "no"],
  ["only", "only"],
]);

/** The expectation of these texts, or why there is none. */
export function expectedLine(
  agent: string,
  text: string,
  word: string,
): ExpectedLine | "unknown-line" | "not-a-line" {
  const expected = EXPECTED.get(word.trim().toLowerCase());
  if (!expected) return "unknown-line";
  return wantedBy(text) ? { agent, text: text.trim(), expected } : "not-a-line";
}

/** Expected lines from a link or a draft, each a list of crawler, word and line, and each once; null where one of them is something else. */
export function expectedLinesIn(stored: unknown): readonly ExpectedLine[] | null {
  if (!Array.isArray(stored) || stored.length > MOST_LINES) return null;
  const lines = stored.map((entry: unknown) => {
    if (!Array.isArray(entry) || entry.length !== 3) return null;
    const [agent, word, text]: readonly unknown[] = entry;
    if (typeof agent !== "string" || typeof word !== "string" || typeof text !== "string")
      return null;
    const line = expectedLine(agent, text, word);
    return typeof line === "string" || (agent !== "" && flawOf(agent)) ? null : line;
  });
  return lines.includes(null) ? null : eachOnce(lines.flatMap((line) => line ?? []));
}

/** Expected lines as expectedLinesIn reads them. */
export function storedLines(
  lines: readonly ExpectedLine[],
): readonly (readonly [agent: string, expected: string, text: string])[] {
  return lines.map(({ agent, expected, text }) => [agent, expected, text]);
}

/** The same for two entries that say the same, or that cannot both be met. */
export function keyOfLine({ agent, text, expected }: ExpectedLine): string {
  const { field = "", value = "", begins = false } = wantedBy(text) ?? {};
  return [agent.toLowerCase(), field, value, begins, expected === "only"].join("\n");
}

/** The last of the entries that cannot all be met, each once, at most MOST_LINES of them. */
export function eachOnce(lines: readonly ExpectedLine[]): readonly ExpectedLine[] {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  return [...byKey.values()].slice(0, MOST_LINES);
}

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
