// @chunk writing
import { type PageControls, tell } from "../../ui/workspace.tsx";
import { onLinkPasted, openPastedLink } from "./pasted-link.ts";
import { refuseTooLong } from "./too-long.ts";

/** Opens links that are pasted, and refuses what is too long. Returns how to stop. */
export function onSpecialPaste(page: PageControls): () => void {
  const open = (fragment: string) => tell(page.shown, openPastedLink(page.session, fragment));
  const stops = [refuseTooLong(page), onLinkPasted("file", open), onLinkPasted("urls", open)];
  return () => {
    for (const stop of stops) stop();
  };
}
