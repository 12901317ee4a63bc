import { focusOf } from "../../core/derived.ts";
import { urlsInput } from "../../core/inputs.ts";
import { focusCell } from "../../editor/reveal.ts";
import type { Feature } from "../../ui/feature.ts";
import { later } from "../../ui/later.tsx";
import { nouns } from "../../words/numbers.ts";
import { partWords } from "../../words/regions.ts";
import { VerdictsPanel } from "./VerdictsPanel.tsx";

const PrintSheet = later(
  partWords.tableMenus,
  () => import("./PrintSheet.tsx").then((module) => module.PrintSheet),
  () => null,
);

/** The table of URLs by crawlers, on the screen and on paper. Builds on import, groups and crawlers. */
export const verdicts: Feature = {
  regions: { verdicts: VerdictsPanel },
  // Not a menu of the table, because that is not there in Compare, nor where Verdicts is folded.
  bars: [PrintSheet],
  async commands({ session }) {
    const names = session.getState().field(urlsInput.field);
    return {
      heading: nouns.url.other,
      names,
      run: (url) => {
        const state = session.getState();
        session.dispatch(focusCell(state, { url, crawler: focusOf(state)?.crawler ?? 0 }));
      },
    };
  },
};
