import type { EditorState } from "@codemirror/state";
import {
  analysisOf,
  dialectFor,
  readingsOf,
  reportOf,
  requestContextOf,
  requestsOf,
} from "../../core/derived.ts";
import {
  answerInput,
  crawlersInput,
  encodingInput,
  lineEndingInput,
  readAsInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { ChangeGroups } from "./change-groups.ts";
import { type DifferenceQuestion, knownCrawlers, type Version } from "./crawler-differences.ts";
import { GroupChanges } from "./group-changes.ts";
import { ReaderMoves } from "./reader-moves.ts";
import { UseChanges } from "./use-changes.ts";
import type { Versions } from "./verdict-changes.ts";
import { VerdictChanges } from "./verdict-changes.ts";

/**
 * What changed from one version of a file to another, with the same question for both (see
 * followQuestion): groups, the groups that crawlers follow, verdicts in the table, and uses. It is
 * found in time slices.
 */
export class Comparison {
  /** Both files as the shown parser of `after` reads them. */
  readonly groups: GroupChanges;
  /** For the crawlers of the table and the catalogue. */
  readonly moves: ReaderMoves;
  readonly verdicts: VerdictChanges;
  readonly verdictGroups: ChangeGroups;
  /** For the same crawlers as `moves`. */
  readonly uses: UseChanges;
  readonly before: EditorState;
  readonly after: EditorState;

  constructor(before: EditorState, after: EditorState) {
    this.before = before;
    this.after = after;
    const tokens = knownCrawlers(after.field(crawlersInput.field));
    this.groups = new GroupChanges(this.readBy(analysisOf(after).dialect));
    this.moves = new ReaderMoves(tokens, (token) => this.readBy(dialectFor(after, token)));
    this.verdicts = new VerdictChanges({ before: reportOf(before), after: reportOf(after) });
    this.verdictGroups = new ChangeGroups(this.verdicts, requestsOf(after));
    this.uses = new UseChanges(
      tokens,
      (token) => this.readBy(dialectFor(after, token)),
      after.field(urlsInput.field),
      { before: requestContextOf(before), after: requestContextOf(after) },
    );
  }

  /** Whether it holds for these states too, because nothing that is compared has changed. */
  isOf(before: EditorState, after: EditorState): boolean {
    return (
      reportOf(this.before) === reportOf(before) &&
      reportOf(this.after) === reportOf(after) &&
      requestsOf(this.after) === requestsOf(after) &&
      analysisOf(this.after) === analysisOf(after)
    );
  }

  /** Goes on until the time is up, and says whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    const { groups, moves, verdictGroups, uses } = this;
    return [groups, moves, verdictGroups, uses].every((search) => search.run(isTimeUp));
  }

  private readBy(dialect: Dialect): Versions<Analysis> {
    return {
      before: readingsOf(this.before).by(dialect),
      after: readingsOf(this.after).by(dialect),
    };
  }
}

/** A finished comparison: of the two files as they are, or, until that one is finished, as they were before. */
export interface ComparisonInView {
  readonly comparison: Comparison;
  readonly isCurrent: boolean;
}

/** Files of up to this many characters, together, are compared at once, for as long as this takes; in milliseconds. */
const AT_ONCE = 64 * 1024;
const AT_ONCE_MS = 8;

/**
 * Compares two sessions that have the same question, now and after each change of what is compared:
 * small files at once, others in slices between which the page draws and takes keys. Returns how to
 * stop.
 */
export function compareInSlices(
  before: Session,
  now: Session,
  onNews: (found: ComparisonInView) => void,
): () => void {
  let latest: Comparison | null = null;
  let done: Comparison | null = null;
  let stopComparing: (() => void) | undefined;
  const { scheduler } = now;
  const compare = () => {
    const [was, is] = [before.getState(), now.getState()];
    if (latest?.isOf(was, is)) return;
    stopComparing?.();
    const comparison = new Comparison(was, is);
    latest = comparison;
    const run = (isTimeUp: IsTimeUp) => comparison.run(isTimeUp);
    const onDone = () => {
      done = comparison;
      onNews({ comparison, isCurrent: true });
    };
    const isSmall = was.doc.length + is.doc.length <= AT_ONCE;
    if (isSmall && run(scheduler.budget(AT_ONCE_MS))) return onDone();
    stopComparing = scheduler.start({ priority: "screen", run, onDone });
    if (done) onNews({ comparison: done, isCurrent: false });
  };
  const stops = [before.subscribe(compare), now.subscribe(compare)];
  compare();
  return () => {
    stopComparing?.();
    for (const stop of stops) stop();
  };
}

/** What to search for in two versions of a file, with the settings of the second. */
export function differenceQuestionOf(before: EditorState, after: EditorState): DifferenceQuestion {
  return {
    before: versionOf(before),
    after: versionOf(after),
    readAs: after.field(readAsInput.field),
    crawlers: after.field(crawlersInput.field),
    answer: after.field(answerInput.field),
  };
}

function versionOf(state: EditorState): Version {
  return {
    text: state.doc.toString(),
    breakOctets: state.field(lineEndingInput.field).length,
    encoding: state.field(encodingInput.field),
  };
}
