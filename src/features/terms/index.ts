import { whenIdle } from "../../ui/browser.ts";
import type { Feature } from "../../ui/feature.ts";

/** Says what a term means where it is pointed at or has the focus, and leads to its entry in the glossary. Until that has loaded, a term is a link like any other. */
export const terms: Feature = {
  listen: (page) => {
    let isGone = false;
    let stop = () => {};
    whenIdle()
      .then(() => import("./term-card.ts"))
      .then(({ explainTerms }) => {
        if (!isGone) stop = explainTerms(page);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  },
};
