import type { Category } from "../../engine/crawlers/crawler.ts";
import type { Obeys } from "../../engine/crawlers/details.ts";
import type { Purpose, Way } from "../../engine/preferences/preference.ts";
import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import type { TurnCount } from "../../tasks/compare/verdict-changes.ts";
import { counted, formOf, listText, nouns, numberText } from "../../words/numbers.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import type { WishResult } from "./read-back.ts";
import { type FaultyPath, MOST_PATHS, type Wish, type WishKind } from "./wishes.ts";

type Wishable = WishKind["category"];

const NAMES: Readonly<Record<Wishable, string>> = {
  "ai-training": "AI training",
  "ai-search": "AI answers",
  search: "Search engines",
  "ai-assistant": "Fetches for users",
  archive: "Archives",
  seo: "SEO tools",
};

/** Comments above and inside the lines that are inserted. */
export const commentWords = {
  wish({ category, want }: Pick<Wish, "category" | "want">, isWhole: boolean): string {
    if (isWhole)
      return `${NAMES[category]}: may fetch ${want === "allowed" ? "the whole site" : "nothing"}`;
    return `${NAMES[category]}: ${want === "allowed" ? "may fetch" : "may not fetch"} these paths`;
  },
  /** Above the group of a purpose token. */
  purpose: ({ use, want }: Pick<Wish, "use" | "want">): string =>
    `${use === null ? "" : preferenceWords.purposes[use]}: ${want} (a purpose token, not a crawler)`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  /** Above rules that are repeated. `token`: the first of the group that has them. */
  kept: (token: string): string =>
    `Repeated from the ${token} group, which these crawlers no longer read`,
};

/** The dialog that asks what crawlers may do, and writes the lines that say so. */
export const intentWords = {
  working: "Still working. More follows.",
  title: "What do you want?",
  /** The button in menus and panels, and the command. */
  open: "What do you want?…",
  about: "Choose what crawlers may do with your site, and get the lines that say so",
  /** The heading of the command in the list of all commands. */
  command: "Actions",
  intro: "Choose for each purpose. Nothing goes into your file before you have seen it.",

  purposes: "Purposes",
  names: NAMES,
  hints: {
    "ai-training": "Collect pages to train models",
    "ai-search": "Collect pages for AI answers",
    search: "Collect pages for search results",
    "ai-assistant": "Assistants that fetch a page because a user asks",
    archive: "Keep copies of pages",
    seo: "Check sites and links for marketing",
  } satisfies Readonly<Record<Wishable, string>>,
  choices: { allowed: "Allow", refused: "Refuse", alone: "Leave as it is" },

  where: "Where",
  wholeSite: "The whole site",
  onlyPaths: "Only these paths",
  paths: "Paths, one on each line",
  pathsHint: "/blog/\n/images/*.jpg$",
  noPaths: "Type at least one path, such as /blog/.",
  /** What is wrong with a line of that list. */
  faulty({ line, text, fault }: FaultyPath): string {
    return `Line ${line}: ${FAULTS[fault](code(text))}`;
  },
  moreFaulty: (count: number): string => `${counted(count, MORE_LINES)} cannot be used either.`,

  how: "How",
  namesAll: (count: number): string =>
    `Also name ${counted(count, nouns.crawler)} whose operators do not state that they obey robots.txt`,
  fields: {
    "content-usage": "State preferences in Content-Usage lines (draft of the IETF, August 2026)",
    "content-signal": "State preferences in Content-Signal lines (Cloudflare, August 2026)",
    "purpose-token":
      "State training in a group of its own, for every crawler (draft, October 2026)",
  } satisfies Readonly<Record<Way["field"], string>>,
  /** What such a group adds to the lines, and who obeys it. */
  aboutPurposes:
    "One group states it for all crawlers, with paths. Its token is known only from a release note, and no operator states yet that it obeys it.",
  noPathsInSignals: "A Content-Signal line has no path, so it is only for the whole site.",

  lines: "What is inserted",
  chooseFirst: "Choose Allow or Refuse for a purpose, and the lines appear here.",
  pathsFirst: "Correct the list of paths, and the lines appear here.",
  nothing:
    "Nothing is inserted: your file says this already, or its own lines say the opposite and stay.",
  below: (line: number): string => (line === 0 ? "At the top of the file" : `Below line ${line}`),

  morePlaces: (count: number): string => `Lines are also inserted in ${counted(count, PLACES)}.`,

  changes: "What changes",
  noChanges: "No verdict and no use changes for the crawlers of the catalogue.",
  verdicts: (category: Category, title: string, turns: readonly TurnCount[]): string =>
    `${isWishable(category) ? NAMES[category] : title}: ${turnsText(turns, termWords.outcomes)}.`,
  uses: (use: Purpose, turns: readonly TurnCount<UseValue>[]): string =>
    `Use for ${preferenceWords.purposes[use]}: ${turnsText(turns, preferenceWords.values)}.`,

  insert: "Insert",
  undo: "Undo",
  back: "Change the choices",
  inserted: (lines: number): string =>
    `${counted(lines, nouns.line)} ${formOf(WAS, lines)} inserted. This is how your file is read now:`,

  results: "What your choices change",
  /** Before the lines are inserted. */
  linesAhead: "Line numbers are those after Insert.",
  status: { met: "Met", except: "Met, with exceptions", unmet: "Not met" } satisfies Readonly<
    Record<WishResult["isMet"], string>
  >,
  /** What comes of a wish: sentences. */
  result: (result: WishResult, isWhole: boolean): readonly string[] => [
    ...(result.isRead ? [] : ["The HTTP response decides, so no line of the file counts."]),
    ...crawlerSentences(result, isWhole),
    ...exceptionSentence(result),
    ...useSentences(result),
  ],
  show: (line: number): string => `Show line ${line}`,

  limits: "What robots.txt cannot say",
  limitSentences: [
    "It asks crawlers and does not stop them. Only your server or CDN can block a crawler that ignores it.",
    // Cloudflare, “Your site, your rules”, 1 July 2026, as Help Net Security reported it the day after.
    "It does not let a crawler in. A CDN can block a crawler that robots.txt allows. On domains that are new since 15 September 2026, Cloudflare blocks crawlers for AI training and agents by default where pages show ads.",
    // support.google.com/webmasters/answer/16908024: for all sites since 31 August 2026.
    "It does not decide whether Google shows pages in AI Overviews and AI Mode. For that, Search Console has “Search generative AI”, which includes or excludes a site.",
    `It is about URLs, not about parts of pages. Opt-outs for a page are in the page or in its response: Bing, for example, documents ${code("noarchive")} and ${code("nocache")} for AI. A crawler reads them only where it may fetch the page.`,
    "It is not a contract. Terms of use and licences belong on your site; a License line can point to them.",
    "It does not reach copies that were made before.",
    "Content-Usage, Content-Signal and purpose tokens come from drafts or vendors’ documents. A crawler obeys them only if its own documentation says so.",
  ],
  others: "Crawlers that do not state that they obey",
  /** Crawlers of a purpose by what their operators say of robots.txt. */
  notObeying: {
    no: (names) => `State that they do not obey: ${names}.`,
    "user-triggered": (names) => `Do not always obey, because users trigger them: ${names}.`,
    "not stated": (names) => `State nothing about it: ${names}.`,
  } satisfies Readonly<Record<Exclude<Obeys, "yes">, (names: string) => string>>,
  /** Crawlers of the purpose that are not named, with the reasons. */
  leftOut: (leftOut: string): string => `Not named for this purpose: ${leftOut}.`,
};

const FAULTS: Readonly<Record<FaultyPath["fault"], (text: string) => string>> = {
  "no-slash": (text) => `${text} does not begin with a slash. Write ${code("/")} before it.`,
  url: (text) => `${text} is a URL. Write only its path, such as ${code("/blog/")}.`,
  space: (text) => `${text} contains a space. Write ${code("%20")} in its place.`,
  hash: (text) => `${text} contains ${code("#")}, which begins a comment. Write ${code("%23")}.`,
  long: (text) => `${text} is longer than 1,000 characters.`,
  "too-many": () => `The list takes at most ${numberText(MOST_PATHS)} paths.`,
};

const PLACES = { one: "more place", other: "more places" };
const MORE_LINES = { one: "more line", other: "more lines" };
const WAS = { one: "was", other: "were" };
const IS = { one: "is", other: "are" };
const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };
const MORE_GROUPS = { one: "more group", other: "more groups" };

function turnsText<Answer extends string>(
  turns: readonly TurnCount<Answer>[],
  says: Readonly<Record<Answer, string>>,
): string {
  return listText(
    turns.map(
      ({ before, after, count }) =>
        `${counted(count, nouns.crawler)} from ${says[before]} to ${says[after]}`,
    ),
  );
}

function isWishable(category: Category): category is Wishable {
  return category in NAMES;
}

function crawlerSentences(
  { wish, isRead, done, lines, unmet, uses }: WishResult,
  isWhole: boolean,
): readonly string[] {
  const { tokens, want } = wish;
  if (tokens.length === 0)
    return uses ? [] : ["No crawler is named: none of them states that it obeys robots.txt."];
  const where = isWhole ? "the site" : "these paths";
  const verb = want === "allowed" ? "may fetch" : "may not fetch";
  const [first] = unmet;
  const line = unmet.find((one) => one.line !== null)?.line;
  return [
    ...(done > 0 ? [`${counted(done, nouns.crawler)} ${verb} ${where}${linesPhrase(lines)}.`] : []),
    ...(first
      ? [
          `Not so for ${firstFew(unmet, ({ token }) => code(token), MORE_CRAWLERS)}${
            line
              ? `: line ${line} says the opposite and is kept`
              : isRead
                ? ": no line of the file says so to them"
                : ""
          }.`,
        ]
      : []),
  ];
}

function exceptionSentence({ exceptions }: WishResult): readonly string[] {
  if (exceptions.length === 0) return [];
  const paths = firstFew(exceptions, ({ line, path }) => `${code(path)} (line ${line})`);
  return [`Your own rules make ${counted(exceptions.length, EXCEPTIONS)}: ${paths}.`];
}

const EXCEPTIONS = { one: "exception", other: "exceptions" };

function useSentences({ uses, wish, isRead }: WishResult): readonly string[] {
  if (!uses || !wish.use || !isRead) return [];
  const { lines, silent, contrary } = uses;
  const use = preferenceWords.purposes[wish.use];
  const said: string[] = [];
  if (lines.length > 0) said.push(`Use for ${use} is ${wish.want}${linesPhrase(lines)}.`);
  if (silent.length > 0) {
    const groups = firstFew(silent, (token) => code(token), MORE_GROUPS);
    said.push(`In the file, no line states this to ${groups}.`);
  }
  if (contrary.length > 0) {
    const verb = formOf(wish.want === "allowed" ? REFUSES : ALLOWS, contrary.length);
    said.push(
      `${linesText(contrary)} ${verb} use for ${use} and ${formOf(IS, contrary.length)} kept.`,
    );
  }
  return said;
}

const REFUSES = { one: "refuses", other: "refuse" };
const ALLOWS = { one: "allows", other: "allow" };

/** ` (line 4)`; empty where there is none. */
function linesPhrase(lines: readonly number[]): string {
  return lines.length === 0 ? "" : ` (${linesText(lines).toLowerCase()})`;
}

/** `Line 4`, or `Lines 4, 8 and 12`. */
function linesText(lines: readonly number[]): string {
  return `${lines.length === 1 ? "Line" : "Lines"} ${firstFew(lines, numberText)}`;
}
