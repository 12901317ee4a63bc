import type { Session } from "../session/session.ts";
import { fragment } from "./address.ts";
import type { Notice } from "./notices.ts";

// Most visits neither open nor make a link, so its code comes when it is wanted.
const loadLinks = () => import("./links.ts");

/** Opens the link that the page was opened with, or that is in the address bar now; says what happened where it could not. */
export async function openArrival(session: Session): Promise<Notice | null> {
  const text = fragment();
  if (text === "") return null;
  const links = await loadLinks().catch(() => null);
  return links ? links.openLink(session, text) : notLoaded;
}

const notLoaded: Notice = {
  text: "The part of the page that opens links could not be loaded. Nothing was lost. Check the connection and reload the page.",
  recovered: null,
};
