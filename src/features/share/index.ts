import { askToOpen } from "../../core/latest.ts";
import type { Feature } from "../../ui/feature.ts";
import { saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";
import { ShareButton } from "./ShareButton.tsx";

/** Links that carry the whole page after their `#`, and opening them. */
export const share: Feature = {
  actions: [ShareButton],
  arrive: (fragment) => async (page, isWanted) => {
    const isAsked = askToOpen(page.session);
    // Most visits open no link, so the code for them comes when it is wanted.
    const links = await import("./links.ts").catch(() => null);
    if (!links) return saying(actionWords.linksNotLoaded);
    return links.openLink(page.session, fragment, () => isWanted() && isAsked());
  },
};
