import { askToOpen } from "../../core/latest.ts";
import { requestIn } from "../../ui/address.ts";
import type { Feature } from "../../ui/feature.ts";
import { saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";
import { ShareButton } from "./ShareButton.tsx";

/** Links that carry the whole page after their `#`, and opening them. */
export const share: Feature = {
  actions: [ShareButton],
  arrive(fragment) {
    if (requestIn(fragment)) return null;
    return async ({ session }, isWanted) => {
      const isAsked = askToOpen(session);
      // Most visits open no link, so the code for them comes when it is wanted.
      const links = await import("./links.ts").catch(() => null);
      if (!links) return saying(actionWords.linksNotLoaded);
      return links.openLink(session, fragment, () => isWanted() && isAsked());
    };
  },
};
