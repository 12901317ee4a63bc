import type { GroupChange } from "../../engine/advise/group-changes.ts";
import type { ReaderMove } from "../../engine/advise/reader-moves.ts";
import type { TurnCount, VerdictSide } from "../../engine/advise/verdict-change.ts";
import type { Selection } from "../../engine/decide/select.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { counted, formOf, listText, numberText, timeText } from "../../words/numbers.ts";
import { excerpt, firstFew, marked } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";

/** What can be done with a comparison, and what stands where nothing changes. */
export const comparingWords = {
  takeNow: "Take the file as it is now",
  takeNowShort: "Take as it is now",
  takeNowHint: "Take the file as it is now, then edit it: what flips?",
  /** What a file taken so is called; in milliseconds since 1970. */
  asItWasAt(time: number): string {
    return `as it was at ${timeText(time)}`;
  },
  openBefore: "Open a file as Before",
  pasteBefore: "Paste a file as Before",
  paste: "Paste",
  swap: "Swap",
  swapHint: "Swap the two files",

  pasteHeading: "Paste the file of before",
  pasteBox: "robots.txt of before",
  compareWithThis: "Compare with this",

  copy: "Copy as Markdown",
  copyHint: "Copy the comparison as Markdown",
  close: "Close the comparison",
  closeHint: "Close the comparison (Escape)",
  resizeFiles: "Resize the files",

  /** The tabs of a window that shows one region at a time. */
  regions: "Parts of the comparison",
  /** What the number on a tab counts, for a screen reader. */
  changed(count: number): string {
    return `${numberText(count)} changed`;
  },

  /** Where both files are the same: with one region at a time, and with both files in sight. */
  sameOnPhone: "The two files are the same. Edit the file, or give another one for Before.",
  same: "The two files are the same. Edit the right one, or paste another on the left.",
  noVerdicts:
    "The table has no verdicts that could change. Add to it a URL that is found in Crawlers.",
  nothingChanges: "No verdict of the table changes.",
};

/** The two files of a comparison. */
export const comparedFileWords = {
  before: "Before",
  now: "Now",
  /** How large a file is. */
  size(bytes: number, lines: number): string {
    return `${counted(bytes, BYTES)}, ${counted(lines, LINES)}`;
  },
  changed(places: number): string {
    return `${numberText(places)} changed ${formOf(PLACES, places)}`;
  },
  previous: "Previous change",
  next: "Next change",
  /** What a button does, and the key that does it. */
  withKey(name: string, key: string): string {
    return `${name} (${key})`;
  },
};

const BYTES = { one: "byte", other: "bytes" };
const LINES = { one: "line", other: "lines" };
const PLACES = { one: "place", other: "places" };

/** The texts of two files, beside each other or one between the lines of the other. */
export const comparedTextWords = {
  names: { before: "Before", now: "Now" },
  /** In a text that is empty. */
  empty: { before: "Paste the other robots.txt here", now: "Paste a robots.txt here" },
  showLines: "Show these lines",
  putBack: "Put back what Before has here",
  same: "The two files are the same.",
  /** Which of the changes the caret is at. */
  place(change: number, of: number, line: number): string {
    return `Change ${change} of ${of}, line ${line}.`;
  },
  tooDifferent:
    "The two files have too little in common to show here what was removed. In a wider window they stand beside each other.",
};

/** A comparison as Markdown, for an issue or a chat. */
export const comparisonReportWords = {
  /** How it begins. `reader`: what both versions are read as. */
  title(reader: string): string {
    return `Two versions of a robots.txt, read as: ${reader}`;
  },
  eachAsItself: "Each crawler as itself",
  noneChanges(urls: number): string {
    return `No verdict changes on the ${counted(urls, LISTED_URLS)}.`;
  },
  changed(verdicts: number): string {
    return `${counted(verdicts, VERDICTS)} of the table changed:`;
  },
  differ: "Crawlers answered otherwise on some URL:",
  groups: "Groups:",
  moves: "Crawlers that read another group:",
  heads: {
    url: "URL",
    crawler: "Crawler",
    instance: "For instance",
    before: "Before",
    after: "After",
  },
  more(count: number): string {
    return `${numberText(count)} more.`;
  },
};

const LISTED_URLS = { one: "listed URL", other: "listed URLs" };
const VERDICTS = { one: "verdict", other: "verdicts" };

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

/** How a name that a stranger wrote stands in a sentence. */
type Quote = (name: string) => string;

/** Groups that changed from one version of a file to another, and crawlers that read others. */
export const groupChangeWords = {
  groups: "Groups that changed",
  crawlers: "Crawlers that read another group",
  none: "Every group is for whom it was, and every crawler reads the group it read.",

  /** How a group changed; letters and lines are those of the version that is spoken of. */
  change(change: GroupChange, quote: Quote = excerpt): string {
    const name = (group: Group) => groupPhrase(group, quote);
    const names = (groups: readonly Group[]) => firstFew(groups, name, MORE_GROUPS);
    switch (change.kind) {
      case "appears":
        return `New: ${name(change.after)}.`;
      case "vanishes":
        return `Gone: ${name(change.before)}.`;
      case "renamed":
        return `Other names: ${name(change.before)} is ${companyPhrase(change, quote)}.`;
      case "merged":
        return `Merged: ${names(change.before)} are now ${name(change.after)}.`;
      case "split":
        return `Split: ${name(change.before)} is now ${names(change.after)}.`;
      case "regrouped":
        return `Names shared out otherwise: ${names(change.before)} are now ${names(change.after)}.`;
    }
  },

  /** Which group some crawlers read, and which they read now. */
  move(move: ReaderMove, quote: Quote = excerpt): string {
    const { kind, before, after, readers } = move;
    const who = firstFew(readers, quote, MORE_CRAWLERS);
    if (kind !== "other-names" || !before.group || !after.group)
      return `${who}: read ${readPhrase(before, quote)}, now ${readPhrase(after, quote)}.`;
    const company = companyPhrase(companyOf(before.group, after.group), quote);
    return `${who}: still ${readPhrase(after, quote)}, which is ${company}.`;
  },
};

/** `group A for GPTBot and CCBot (line 8)` */
function groupPhrase(group: Group, quote: Quote): string {
  const agents = group.membership.agents;
  const names = firstFew(agents, ({ name }) => quote(name), MORE_NAMES);
  return `group ${letterOf(group)} for ${names} (line ${group.sections[0]?.first})`;
}

function readPhrase({ group, reason }: Selection, quote: Quote): string {
  const letter = group ? letterOf(group) : "";
  switch (reason.kind) {
    case "own":
      return `its own group ${letter}, line ${reason.agent.line.number}`;
    case "fallback":
    case "star":
      return `group ${letter} of ${quote(reason.agent.name)}, line ${reason.agent.line.number}`;
    case "no-group":
      return "no group";
    case "ignores-star":
      return "no group, as it ignores *";
  }
}

/** For whom else a group is, and for whom not any more. */
interface Company {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function companyOf(before: Group, after: Group): Company {
  return { added: namesBeyond(before, after), removed: namesBeyond(after, before) };
}

/** The names of a group that another does not have. */
function namesBeyond(other: Group, { membership }: Group): readonly string[] {
  const tokens = new Set(other.membership.agents.map(({ token }) => token));
  return membership.agents.filter(({ token }) => !tokens.has(token)).map(({ name }) => name);
}

function companyPhrase({ added, removed }: Company, quote: Quote): string {
  const parts = [
    ...(added.length > 0 ? [`now also for ${firstFew(added, quote, MORE_NAMES)}`] : []),
    ...(removed.length > 0 ? [`no longer for ${firstFew(removed, quote, MORE_NAMES)}`] : []),
  ];
  return parts.join(", and ");
}

const MORE_NAMES = { one: "more name", other: "more names" };
const MORE_GROUPS = { one: "more group", other: "more groups" };

/** Verdicts that change from one version of a file to another. */
export const turnWords = {
  list: "Verdicts that change",
  kinds: "Kinds of change",
  /** How many verdicts turned in one way. */
  counted({ before, after, count }: TurnCount): string {
    return `${counted(count, VERDICTS)} from ${termWords.outcomes[before]} to ${termWords.outcomes[after]}`;
  },

  /** Before a verdict and its line, of the side that they are of. */
  verb: { before: "was", now: "is now" },
  /** The deciding line on its side; only the marked part is seen. */
  line(side: "before" | "now", line: number): string {
    return `line ${marked(line)} of ${side === "before" ? "Before" : "Now"}`;
  },
  /** One side of a turn, as it stands under a heading of its own. */
  side({ outcome, line }: VerdictSide): string {
    return `${termWords.outcomes[outcome]} ${line === null ? `(${NO_LINE[outcome]})` : `by line ${line}`}`;
  },

  /** Of a verdict that was not as expected. */
  nowAsExpected: "now as expected",
};

/** What there is in the place of a deciding line. */
const NO_LINE: Readonly<Record<Outcome, string>> = {
  allow: "no rule",
  disallow: "no rule",
  undefined: "left open",
  "not-governed": "not this file’s",
};
