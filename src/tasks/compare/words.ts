import type { Selection } from "../../engine/decide/select.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { counted, listText, nouns, numberText, timeText } from "../../words/numbers.ts";
import { excerpt, firstFew, marked } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { useWords } from "../preferences/words.ts";
import { loggedWords } from "../requests/words.ts";
import type { ChangeGroup } from "./change-groups.ts";
import { ANYONE_ELSE, type Summary } from "./crawler-differences.ts";
import type { GroupChange } from "./group-changes.ts";
import type { ReaderMove } from "./reader-moves.ts";
import type { SaidUse, UseChange } from "./use-changes.ts";
import type { TurnCount, VerdictSide } from "./verdict-changes.ts";

const SAME_FILES = "The two files are the same.";

/** What can be done with a comparison, and what is shown where nothing changes. */
export const comparingWords = {
  takeNow: "Copy Now to Before",
  takeNowHint: "Copy Now to Before, then change the file under Now to see which verdicts change",
  /** The name of a file that was copied from Now; `time` in milliseconds since 1970. */
  asItWasAt(time: number): string {
    return `your file at ${timeText(time)}`;
  },
  /** The commands about Cloudflare’s managed block. `since`: when this text of it began. */
  withBlock: (since: string): string => `Show with Cloudflare’s managed block (since ${since})`,
  withoutBlock: "Show without Cloudflare’s managed block",
  /** What the other file is called then. */
  blockAbove: (since: string): string => `your file below Cloudflare’s block of ${since}`,
  blockRemoved: "your file without Cloudflare’s block",
  /** What the file of a link is called that was pasted as Before. */
  pastedLink: "the file of the pasted link",
  undoBefore: "Undo in Before",
  openBefore: "Open a file as Before",
  pasteBefore: "Paste a file as Before",
  paste: "Paste",
  swap: "Swap",
  swapHint: "Swap Before and Now",

  pasteHeading: "Paste a robots.txt as Before",
  pasteBox: "robots.txt for Before",
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
  sameOnPhone: `${SAME_FILES} Change the file under Now, or use another file as Before: open or paste it.`,
  same: `${SAME_FILES} Change the file under Now on the right, or paste another file into Before on the left.`,
  noVerdicts:
    "The table has no verdicts to compare. Add a URL and a crawler, for example under Crawlers in this comparison.",
  nothingChanges: "No verdict in the table changes.",
};

/** The two files of a comparison. */
export const comparedFileWords = {
  /** How large a file is. */
  size(bytes: number, lines: number): string {
    return `${counted(bytes, nouns.byte)}, ${counted(lines, nouns.line)}`;
  },
  changed(places: number): string {
    return counted(places, CHANGES);
  },
  previous: "Previous change",
  previousHint: "Previous change (Shift+F7)",
  next: "Next change",
  nextHint: "Next change (F7)",
};

const CHANGES = { one: "change", other: "changes" };

/** The texts of the two files, side by side or with the removed lines of one between the lines of the other. */
export const comparedTextWords = {
  names: { before: "Before", now: "Now" },
  /** In an empty text. */
  empty: { before: "Paste the other robots.txt here", now: "Paste a robots.txt here" },
  showLines: "Show these lines",
  putBack: "Restore this part from Before",
  same: SAME_FILES,
  /** At which of the changes the caret is. */
  place(change: number, of: number, line: number): string {
    return `Change ${change} of ${of}, line ${line}.`;
  },
  /** `most`: how many lines in a row are shown where they were removed. */
  tooDifferent(most: number): string {
    return `More than ${counted(most, nouns.line)} in a row were removed, too many to show here. A wider window shows Before and Now side by side.`;
  },
};

/** A comparison as Markdown, for an issue or a chat. */
export const comparisonReportWords = {
  /** How it begins. `reader`: the parser that reads both versions. */
  title(reader: string): string {
    return `Two versions of a robots.txt, read as: ${reader}`;
  },
  /** Where the search for differences is not finished. */
  notSearched: "Not all crawlers were checked for verdicts that change.",
  noneChanges(urls: number): string {
    return `No verdict changes for the ${counted(urls, nouns.url)} in the table.`;
  },
  changed(verdicts: number): string {
    return `${counted(verdicts, nouns.verdict)} in the table changed:`;
  },
  differ: "Crawlers that get a different verdict on at least one URL:",
  groups: "Groups that changed:",
  moves: "Crawlers that now follow another group:",
  uses: "Uses that changed:",
  heads: { url: "URL", crawler: "Crawler", instance: "Example URL" },
  more(count: number): string {
    return `Not shown: ${numberText(count)} more.`;
  },
};

/** For which crawlers two files differ at all. */
export const differenceWords = {
  list: "Differences by crawler",
  /** Instead of the list, while both files are the same. */
  about:
    "When the files differ, this panel lists the crawlers whose verdicts change, each with an example URL.",

  /** Crawlers by their names, the first few of many. */
  crawlers(names: readonly string[]): string {
    return firstFew(names, (name) => name, MORE_CRAWLERS);
  },
  /** A crawler by its product token. */
  crawler(token: string): string {
    return token === ANYONE_ELSE ? "Any other crawler" : token;
  },

  /** For crawlers whose verdicts never differ: because of the rules, or of the HTTP response. */
  same: {
    rules: "same verdict on every URL (proven)",
    answer: "same verdict on every URL: the HTTP response decides, not the file",
  },
  undecided: "undecided: the search reached its limit",

  /** The button that adds a URL to the table, and a crawler where none of these is in it. */
  add(items: readonly string[]): string {
    return `Add ${listText(items.map(excerpt))} to the table`;
  },
  added(url: string): string {
    return `${excerpt(url)} is in the table`;
  },

  /** How far the search has come. */
  progress(done: number, total: number): string {
    return `${numberText(done)} of ${counted(total, nouns.crawler)} checked`;
  },
  progressBar: "Crawlers checked",
  begins: "The search is starting",
  cancel: "Cancel",
  tryAgain: "Try again",
  failed:
    "The search for differences failed. Nothing was lost. Check the connection and try again.",
  /** `total` is 0 where the search had not begun. */
  stopped(done: number, total: number): string {
    return total > 0
      ? `Stopped: ${differenceWords.progress(done, total)}. The crawlers that were not checked may get different verdicts.`
      : "Stopped before any crawler was checked.";
  },

  /** What a search has found. */
  summary(summary: Summary): string {
    if (summary.kind === "equal") return "No verdict changes for any crawler on any URL (proven).";
    const { readers, undecided } = summary;
    const of = (count: number) => `${numberText(count)} of ${counted(readers, nouns.crawler)}`;
    if (summary.kind === "differs") {
      const { differing } = summary;
      const found = `${of(differing)} ${differing === 1 ? "gets" : "get"} a different verdict on at least one URL.`;
      if (undecided === 0) return found;
      const are = undecided === 1 ? "is" : "are";
      return `${found} ${numberText(undecided)} more ${are} undecided: the search reached its limit.`;
    }
    return undecided > 0
      ? `No changed verdict was found, but the search reached its limit for ${of(undecided)}.`
      : `No verdict changes on any URL for the ${counted(readers, nouns.crawler)} checked (proven). The user-agent lines differ, so a crawler that was not checked may get a different verdict.`;
  },
};

const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };

/** How a sentence quotes a name from the file. */
type Quote = (name: string) => string;

/** Groups that changed between two versions of a file, and crawlers that follow another group. */
export const groupChangeWords = {
  groups: "Groups that changed",
  crawlers: "Crawlers that now follow another group",
  none: "Every group still covers the same crawlers, and every known crawler still follows the same group as before.",

  /** How a group changed; letters and lines are those of its own version. */
  change(change: GroupChange, quote: Quote = excerpt): string {
    const name = (group: Group) => groupPhrase(group, quote);
    const names = (groups: readonly Group[]) => firstFew(groups, name, MORE_GROUPS);
    switch (change.kind) {
      case "appears":
        return `New: ${name(change.after)}.`;
      case "vanishes":
        return `Removed: ${name(change.before)}.`;
      case "renamed":
        return `Product tokens changed: ${name(change.before)} is ${companyPhrase(change, quote)}.`;
      case "merged":
        return `Merged: ${names(change.before)} are now ${name(change.after)}.`;
      case "split":
        return `Split: ${name(change.before)} is now ${names(change.after)}.`;
      case "regrouped":
        return `Regrouped: ${names(change.before)} are now ${names(change.after)}.`;
    }
  },

  /** Which group some crawlers followed, and which they follow now. */
  move(move: ReaderMove, quote: Quote = excerpt): string {
    const { kind, before, after, readers } = move;
    const crawlers = firstFew(readers, quote, MORE_CRAWLERS);
    const isOne = readers.length === 1;
    const follow = isOne ? "follows" : "follow";
    if (kind !== "other-names" || !before.group || !after.group)
      return `${crawlers} followed ${followed(before, quote, isOne)}, and now ${follow} ${followed(after, quote, isOne)}.`;
    const company = companyPhrase(companyOf(before.group, after.group), quote);
    return `${crawlers} still ${follow} ${followed(after, quote, isOne)}, which is ${company}.`;
  },
};

/** Uses that changed between two versions of a file. */
export const useChangeWords = {
  title: "Uses that changed",

  /** Lines are those of their own version. */
  change({ purpose, before, after, readers }: UseChange, quote: Quote = excerpt): string {
    const crawlers = firstFew(readers, quote, MORE_CRAWLERS);
    const name = useWords.purposes[purpose];
    const are = purpose === "input" ? "are" : "is";
    const were = purpose === "input" ? "they were" : "it was";
    const was = useWords.values[before.value].toLowerCase();
    if (!after.by)
      return `${name} ${are} not stated any more for ${crawlers}. Before, ${were} ${was}${lineOf(before, quote)}.`;
    const now = useWords.values[after.value].toLowerCase();
    return `${name} ${are} now ${now} for ${crawlers}${lineOf(after, quote)}. Before, ${were} ${was}${lineOf(before, quote)}.`;
  },
};

function lineOf({ by }: SaidUse, quote: Quote): string {
  if (!by) return "";
  const path = by.path === null ? "" : `, for ${quote(by.path)}`;
  return ` (line ${by.line}${path})`;
}

/** `group A for GPTBot and CCBot (line 8)` */
function groupPhrase(group: Group, quote: Quote): string {
  const agents = group.membership.agents;
  const names = firstFew(agents, ({ name }) => quote(name), MORE_TOKENS);
  return `group ${letterOf(group)} for ${names} (line ${group.sections[0]?.first})`;
}

function followed({ group, reason }: Selection, quote: Quote, isOne: boolean): string {
  const letter = group ? letterOf(group) : "";
  switch (reason.kind) {
    case "own":
      return `${isOne ? "its" : "their"} own group ${letter} (line ${reason.agent.line.number})`;
    case "fallback":
    case "star":
      return `group ${letter} for ${quote(reason.agent.name)} (line ${reason.agent.line.number})`;
    case "no-group":
      return "no group";
    case "ignores-star":
      return `no group, because ${isOne ? "it ignores" : "they ignore"} the ${quote("*")} group`;
  }
}

/** Which names a group has gained, and which it has lost. */
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
    ...(added.length > 0 ? [`now also for ${firstFew(added, quote, MORE_TOKENS)}`] : []),
    ...(removed.length > 0 ? [`no longer for ${firstFew(removed, quote, MORE_TOKENS)}`] : []),
  ];
  return parts.join(", and ");
}

const MORE_TOKENS = { one: "more product token", other: "more product tokens" };
const MORE_GROUPS = { one: "more group", other: "more groups" };

/** Verdicts that change from Before to Now. */
export const turnWords = {
  list: "Verdicts that change",
  kinds: "Kinds of change",
  /** How many verdicts turned in one way. */
  counted({ before, after, count }: TurnCount): string {
    return `${counted(count, nouns.verdict)} from ${termWords.outcomes[before]} to ${termWords.outcomes[after]}`;
  },

  /** The changes that are alike in outcomes and lines, by the line that decides now, or did before. */
  group({ before, after, urls, crawlers, requests }: ChangeGroup): string {
    const asked = requests === null ? "" : `, ${loggedWords.requests(requests)}`;
    const cells = `${counted(urls, nouns.url)} for ${counted(crawlers, nouns.crawler)}${asked}`;
    const [now, was] = [DOES[after.outcome], DOES[before.outcome]];
    if (now && after.line !== null) return `Line ${after.line} now ${now} ${cells}`;
    if (was && before.line !== null)
      return `Line ${before.line} of Before no longer ${was} ${cells}`;
    const { outcomes } = termWords;
    return `${outcomes[after.outcome]} instead of ${outcomes[before.outcome]}: ${cells}`;
  },
  filter: "Filter changes",
  filterHint: "URL or crawler",
  order: "Order",
  orders: { requests: "Most requests first", size: "Largest first", line: "By line" },
  /** After `counted`, with a log. */
  requests: (requests: number): string => `, ${loggedWords.requests(requests)}`,
  noneFound: "No changed verdict has this text in its URL or crawler.",
  export: "Export",
  exportAs: (format: string): string => `All changes as ${format}`,
  why: "Show why, before and now",
  inWhy: "Show in Why",

  /** The words before a verdict and its line, by side. */
  verb: { before: "was", now: "is now" },
  /** The deciding line on its side; only the marked part is seen. */
  line(side: "before" | "now", line: number): string {
    return `line ${marked(line)} of ${comparedTextWords.names[side]}`;
  },
  /** One side of a turn, below a heading of its own. */
  side({ outcome, line }: VerdictSide): string {
    return `${termWords.outcomes[outcome]} ${line === null ? `(${NO_LINE[outcome]})` : `by line ${line}`}`;
  },

  /** For a verdict that was not as expected. */
  nowAsExpected: "now as expected",
};

/** What a line does to URLs that have this outcome by it. */
const DOES: Partial<Readonly<Record<Outcome, string>>> = { allow: "allows", disallow: "blocks" };

/** In the place of a deciding line. */
const NO_LINE: Readonly<Record<Outcome, string>> = {
  allow: "no rule",
  disallow: "no rule",
  undefined: "left open",
  "not-governed": "out of scope",
};
