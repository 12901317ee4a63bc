import type { Notice } from "../../core/notices.ts";
import { saying, undoable } from "../../core/notices.ts";
import { openedOf } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import { actionWords } from "../../words/regions.ts";
import { linkIn } from "./link-in.ts";
import { pastedWords } from "./pasted-words.ts";

/** Takes links to the playground that are pasted into a part of the page that is marked `data-paste` with its name. Returns how to stop. */
export function onLinkPasted(part: string, take: (fragment: string) => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    if (!target.closest(`[data-paste=${part}]`)) return;
    const fragment = linkIn(clipboardData?.getData("text/plain") ?? "");
    if (fragment === null) return;
    event.preventDefault();
    // Before the editor or the box, which would take it as text.
    event.stopPropagation();
    take(fragment);
  };
  addEventListener("paste", onPaste, true);
  return () => removeEventListener("paste", onPaste, true);
}

/** Opens a pasted link in place of the page, and says so, or why it could not. */
export async function openPastedLink(session: Session, fragment: string): Promise<Notice | null> {
  const links = await import("../../tasks/links/links.ts").catch(() => null);
  if (!links) return saying(actionWords.linksNotLoaded);
  const { table } = openedOf(session.getState());
  const notice = await links.openLink(session, fragment);
  const isOpen = openedOf(session.getState()).table !== table;
  return notice ?? (isOpen ? undoable(session, pastedWords.openedLink) : null);
}
