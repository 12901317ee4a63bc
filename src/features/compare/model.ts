import type { EditorState, TransactionSpec } from "@codemirror/state";
import { analysisOf, dialectFor, readingsOf, reportOf } from "../../core/derived.ts";
import {
  answerInput,
  crawlersInput,
  focusInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import { GroupChanges } from "../../engine/advise/group-changes.ts";
import { ReaderMoves } from "../../engine/advise/reader-moves.ts";
import type { Versions } from "../../engine/advise/verdict-change.ts";
import { VerdictChanges } from "../../engine/advise/verdict-changes.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { knownReaders } from "./crawler-differences.ts";

/**
 * What changed from one version of a file to another, both asked the same question (see askTheSame):
 * groups, the groups that crawlers read, and verdicts of the table. It is found in time slices.
 */
export class Comparison {
  /** As the shown reader of `after` reads both. */
  readonly groups: GroupChanges;
  /** Of the crawlers of the table and of the catalogue. */
  readonly moves: ReaderMoves;
  readonly verdicts: VerdictChanges;
  readonly before: EditorState;
  readonly after: EditorState;

  constructor(before: EditorState, after: EditorState) {
    this.before = before;
    this.after = after;
    const tokens = knownReaders(after.field(crawlersInput.field)).map(({ token }) => token);
    this.groups = new GroupChanges(this.readBy(analysisOf(after).dialect));
    this.moves = new ReaderMoves(tokens, (token) => this.readBy(dialectFor(after, token)));
    this.verdicts = new VerdictChanges({ before: reportOf(before), after: reportOf(after) });
  }

  /** Whether it is about these states as well, as none of what is compared has changed. */
  isOf(before: EditorState, after: EditorState): boolean {
    return (
      reportOf(this.before) === reportOf(before) &&
      reportOf(this.after) === reportOf(after) &&
      analysisOf(this.after) === analysisOf(after)
    );
  }

  /** Goes on until the time is up, and says whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.groups.run(isTimeUp) && this.moves.run(isTimeUp) && this.verdicts.run(isTimeUp);
  }

  private readBy(dialect: Dialect): Versions<Analysis> {
    return {
      before: readingsOf(this.before).by(dialect),
      after: readingsOf(this.after).by(dialect),
    };
  }
}

/** Asks a session what another is asked: for the other version of a file, whose text and line endings stay its own. */
export function askTheSame(state: EditorState): TransactionSpec {
  return {
    effects: [
      urlsInput.set.of(state.field(urlsInput.field)),
      crawlersInput.set.of(state.field(crawlersInput.field)),
      readAsInput.set.of(state.field(readAsInput.field)),
      siteInput.set.of(state.field(siteInput.field)),
      answerInput.set.of(state.field(answerInput.field)),
      focusInput.set.of(state.field(focusInput.field)),
    ],
  };
}
