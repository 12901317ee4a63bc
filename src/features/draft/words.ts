import { counted } from "../../words/numbers.ts";

/** What is said of the draft. */
export const draftWords = {
  /** The bar that says it. */
  yours: "Your draft",
  notLoaded:
    "The part of the page that keeps your draft could not be loaded, so what you change is gone when the tab closes. Check the connection and reload the page.",
  /** Why drafts are not kept, and what to do. */
  troubles: {
    "no-storage":
      "The browser lets this page keep nothing, so what you work on is gone when the tab closes. The page goes on; download the file or share a link to keep it.",
    full: "The browser’s storage for this page is full, so what you change now is not kept when the tab closes. The page goes on; download the file or share a link to keep it.",
    failed:
      "The browser could not keep your draft, so what you change now may be gone when the tab closes. The page goes on; download the file or share a link to keep it.",
    unread:
      "The browser could not read what this page has kept. It was left as it is; reload the page to try again.",
    newer:
      "A newer version of this page has kept a draft that this one cannot read. It was left as it is. Reload the page to get the newest version.",
  },

  /** That another tab has the same draft, and how many minutes ago it changed there. */
  otherTab(minutes: number): string {
    const when =
      minutes < 1 ? "just now" : `${counted(minutes, { one: "minute", other: "minutes" })} ago`;
    return `Another tab has this draft open, changed ${when}.`;
  },
  takeOther: "Take its work",
  keepMine: "Keep mine",

  former: "What you worked on before is kept.",
  backToFormer: "Back to your draft",
  /** Of what was opened over the draft and then changed. */
  backToTried: "Back to what you tried",
};
