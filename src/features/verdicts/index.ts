import { focusOf } from "../../core/derived.ts";
import { urlsInput } from "../../core/inputs.ts";
import { focusCell } from "../../editor/reveal.ts";
import type { Feature } from "../../ui/feature.ts";
import { later, laterRegion } from "../../ui/later.tsx";
import { copyingWords, partWords } from "../../words/regions.ts";

// What this file imports must arrive before the page can be typed into. So the parts of the page
// that come later take verdictFormats and totalOf from their own files.

const VerdictsPanel = laterRegion("verdicts", () =>
  import("./VerdictsPanel.tsx").then((module) => module.VerdictsPanel),
);

const PrintSheet = later<object>(
  partWords.tableMenus,
  () => import("./PrintSheet.tsx").then((module) => module.PrintSheet),
  () => null,
);

/** The table of URLs by crawlers, on the screen and on paper. Builds on import, groups and crawlers. */
export const verdicts: Feature = {
  regions: { verdicts: VerdictsPanel },
  tableMenus: [PrintSheet],
  async commands({ session }) {
    const names = session.getState().field(urlsInput.field);
    return {
      heading: copyingWords.urls,
      names,
      run: (url) => {
        const state = session.getState();
        session.dispatch(focusCell(state, { url, crawler: focusOf(state)?.crawler ?? 0 }));
      },
    };
  },
};
