import {
  type ChangeDesc,
  RangeSet,
  RangeSetBuilder,
  RangeValue,
  type Text,
} from "@codemirror/state";

/** The end of a line in the file. The editor has only LF; a saved file gets its own line endings back. */
export type LineEnding = "\n" | "\r\n" | "\r";

/** The line ending of most lines of `text`; LF if it has one line. */
export function lineEndingOf(text: string): LineEnding {
  const counts: Record<LineEnding, number> = { "\n": 0, "\r\n": 0, "\r": 0 };
  for (const [ending] of text.matchAll(/\r\n|\n|\r/g)) counts[ending as LineEnding]++;
  const most = Math.max(counts["\n"], counts["\r"]);
  if (counts["\r\n"] > 0 && counts["\r\n"] >= most) return "\r\n";
  return counts["\r"] > counts["\n"] ? "\r" : "\n";
}

/** `text` with `ending` at the end of every line. */
export function withLineEnding(text: string, ending: LineEnding): string {
  // Most files end their lines so, and the editor all: to replace each end costs much in a large file.
  if (ending === "\n" && !text.includes("\r")) return text;
  return text.replace(/\r\n|\n|\r/g, ending);
}

class Ending extends RangeValue {
  // Text that is inserted before or after the end of a line does not become part of it.
  override readonly startSide = 1;
  override readonly endSide = -1;
  readonly ending: LineEnding;

  constructor(ending: LineEnding) {
    super();
    this.ending = ending;
  }
}

const VALUES: Readonly<Record<LineEnding, Ending>> = {
  "\n": new Ending("\n"),
  "\r\n": new Ending("\r\n"),
  "\r": new Ending("\r"),
};

/** Line endings other than the file's usual one, each at its LF in the editor. */
export type OtherEndings = RangeSet<Ending>;

export const NO_OTHER_ENDINGS: OtherEndings = RangeSet.empty;

/** The line endings of `text` other than `usual`, at their places in the text with LF. */
export function otherEndingsOf(text: string, usual: LineEnding): OtherEndings {
  const found = new RangeSetBuilder<Ending>();
  let shorter = 0;
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    const at = index - shorter;
    if (ending !== usual) found.add(at, at + 1, VALUES[ending as LineEnding]);
    shorter += ending.length - 1;
  }
  return found.finish();
}

/** The remaining `endings` after an edit that led to `doc`. */
export function endingsAfter(endings: OtherEndings, changes: ChangeDesc, doc: Text): OtherEndings {
  let kept = endings.map(changes);
  // Text that replaces a line end takes over its range, whatever the text is.
  changes.iterChangedRanges((_from, _to, from, to) => {
    kept = endingsIn(kept, doc, from, to);
  });
  return kept;
}

/** `endings` without those between two places that are not at an LF of `doc`. */
export function endingsIn(
  endings: OtherEndings,
  doc: Text,
  filterFrom = 0,
  filterTo = doc.length,
): OtherEndings {
  const filter = (from: number, to: number) =>
    to === from + 1 && to <= doc.length && doc.sliceString(from, to) === "\n";
  return endings.update({ filterFrom, filterTo, filter });
}

/** `text`, which has only LF, with its own line endings: `usual`, except for `others`. */
export function withLineEndings(text: string, usual: LineEnding, others: OtherEndings): string {
  const parts: string[] = [];
  let done = 0;
  for (const at = others.iter(); at.value; at.next()) {
    parts.push(withLineEnding(text.slice(done, at.from), usual), at.value.ending);
    done = at.to;
  }
  parts.push(withLineEnding(text.slice(done), usual));
  return parts.join("");
}
