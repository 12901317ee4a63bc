import { counted, listText, numberText } from "../../../words/numbers.ts";
import { excerpt, firstFew } from "../../../words/quoting.ts";

/** For which crawlers two files differ at all. */
export const differenceWords = {
  list: "What changes for which crawlers",
  /** Instead of the list, while there is one file only. */
  about:
    "Once they differ, this says for which crawlers a verdict can change at all, each with a URL for which it does.",

  /** Crawlers by their names, the first few of many. */
  crawlers(names: readonly string[]): string {
    return firstFew(names, (name) => name, MORE_CRAWLERS);
  },
  anyOther: "Any other crawler",

  /** Of crawlers that are never answered otherwise: because the rules agree, or because the file is not asked. */
  same: {
    rules: "the same on every URL: proven",
    answer: "the same on every URL: the HTTP answer decides, whatever the file says",
  },
  undecided: "not decided within the limit",

  /** What the button says that puts a URL into the table, and a crawler. */
  add(items: readonly string[]): string {
    return `Add ${listText(items.map(excerpt))} to the table`;
  },
  added(items: readonly string[]): string {
    return `${listText(items.map(excerpt))} is in the table`;
  },

  /** How far the search has come. */
  progress(done: number, total: number): string {
    return progressPhrase(done, total);
  },
  progressBar: "Crawlers looked at",
  begins: "The search begins",
  cancel: "Cancel",
  tryAgain: "Try again",
  sameFiles: "The two files are the same.",
  failed:
    "The search for differences could not be loaded, or broke. Nothing was lost. Check the connection and try again.",
  /** That the search was stopped; `total` is 0 where it had not begun. */
  stopped(done: number, total: number): string {
    return total > 0
      ? `Stopped: ${progressPhrase(done, total)}. Of the others nothing is known.`
      : "Stopped before anything was found.";
  },

  /** What the search has come to: a proof that nothing changes. */
  noneDiffers: "No verdict changes, for any crawler on any URL: proven.",
  /** That some of the crawlers are answered otherwise, and for how many it was not decided. */
  someDiffer(differing: number, readers: number, undecided: number): string {
    const are = differing === 1 ? "is" : "are";
    const found = `${counted(differing, CRAWLERS)} of ${numberText(readers)} ${are} answered otherwise on some URL.`;
    return undecided > 0
      ? `${found} For ${numberText(undecided)} more it was not decided within the limit.`
      : found;
  },
  /** That none is known to be answered otherwise, and what is not proven. */
  noneKnown(readers: number, undecided: number): string {
    if (undecided > 0)
      return `No verdict was found that changes. For ${counted(undecided, CRAWLERS)} of ${numberText(readers)} it was not decided within the limit.`;
    return `No verdict changes on any URL for the ${counted(readers, CRAWLERS)} looked at: proven. The user-agent lines differ, so it is not proven for crawlers that nobody here knows.`;
  },
};

function progressPhrase(done: number, total: number): string {
  return `${numberText(done)} of ${counted(total, CRAWLERS)} looked at`;
}

const CRAWLERS = { one: "crawler", other: "crawlers" };
const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };
