import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import type { Cell } from "../../core/inputs.ts";
import { standingOf } from "../../core/mismatches.ts";
import { deciding, outcomeNow } from "../export/deciding.ts";

// Some 0.1 ms where all is counted.
const URLS_AT_ONCE = 64;

/** The cells of these crawlers that are not as expected, URL by URL; null now and then, so that whoever asks can pause. */
export function* unmetCells(
  state: EditorState,
  crawlers: Iterable<number>,
): Generator<Cell | null, void> {
  const report = reportOf(state);
  const expectations = expectationsOf(state);
  yield* deciding(report);
  const expecting = [...crawlers].filter((crawler) => expectations.countOf(crawler) > 0);
  for (let url = 0; url < expectations.urls.length; url++) {
    if (url % URLS_AT_ONCE === 0) yield null;
    for (const crawler of expecting) {
      const expected = expectations.at(url, crawler);
      if (expected && standingOf(expected, outcomeNow(report, url, crawler)) === "unmet")
        yield { url, crawler };
    }
  }
}
