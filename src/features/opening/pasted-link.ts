import type { Notice } from "../../core/notices.ts";
import { saying, undoable } from "../../core/notices.ts";
import { openedOf } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import { addressWith } from "../../ui/address.ts";
import { actionWords } from "../../words/regions.ts";
import { pastedWords } from "./pasted-words.ts";

// Letters of both cases, as hardly any comment of one word has them.
const SHORT_FORM = /^[01](?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{11,}/;

const READABLE_FORM = /^(?:[^\s&]+&)*text=/;

/** The fragment of a link to the playground, whole or not, that a pasted text is; null where it is something else. `address`: of the playground, up to its `#`. A text without the address must look like a link itself: a comment may begin with “#1”. */
export function linkIn(text: string, address = addressWith("")): string | null {
  const pasted = text.trim();
  if (/[\r\n]/.test(pasted)) return null;
  const isWhole = pasted.startsWith(address);
  if (!isWhole && !pasted.startsWith("#")) return null;
  const fragment = pasted.slice(isWhole ? address.length : 1);
  const isShort = isWhole ? /^[01]/ : SHORT_FORM;
  return isShort.test(fragment) || READABLE_FORM.test(fragment) ? fragment : null;
}

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
