import { counted } from "../../words/numbers.ts";

const SAVE_IT = "Save the robots.txt as a file, or share a link, which keeps the table too.";
const DRAFTS = { one: "draft in this browser is", other: "drafts in this browser are" };
const MINUTES = { one: "minute", other: "minutes" };

/** What is said about the draft. */
export const draftWords = {
  /** The bar that says it. */
  yours: "Your draft",
  notLoaded: `Your changes will be lost when this tab closes: the part of the playground that saves drafts could not be loaded. ${SAVE_IT} Then check the connection and reload the page.`,
  /** Why drafts are not saved, and what to do. */
  troubles: {
    "no-storage": `Your changes will be lost when this tab closes: the browser does not let the playground store data. ${SAVE_IT}`,
    full: `New changes will be lost when this tab closes: the browser has no more storage for the playground. ${SAVE_IT}`,
    failed: `New changes may be lost when this tab closes: the browser could not save your draft. ${SAVE_IT}`,
    unread:
      "Your saved draft could not be read. It was not changed or deleted. Reload the page to try again.",
    newer:
      "Your saved draft comes from a newer version of the playground and cannot be opened here. It was not changed or deleted. Reload the page to get the newest version.",
  },

  /** How many drafts cannot be read, or not completely. */
  damaged(count: number): string {
    const which = count === 1 ? "it" : "them";
    return `${counted(count, DRAFTS)} damaged. The playground does not change or delete what is stored. Download what can be read of ${which}.`;
  },
  download: "Download",
  saveAsFile: "Save as a file",

  /** That another tab has the same draft, and how many minutes ago it changed there. */
  otherTab(minutes: number): string {
    const when = minutes < 1 ? "just now" : `${counted(minutes, MINUTES)} ago`;
    return `Another tab has this draft open and changed it ${when}.`;
  },
  takeOther: "Open the other version",
  keepMine: "Keep mine",

  logGone:
    "The counts of your log were not saved: a draft has room for 20,000 counts and 1,000,000 characters of URLs. Open the log again to see who requested what.",

  linkGone:
    "Your changes do not fit into the address. The old link was removed from it. Get the link to the page as it is under Share.",

  former: "Your earlier work is saved.",
  backToFormer: "Back to your draft",
  compareWithFormer: "Compare with your draft",
  /** What the draft is called in Compare. */
  nameInCompare: "your draft",
  /** The page that was opened over the draft and then changed. */
  backToTried: "Back to the other file you changed",
};
