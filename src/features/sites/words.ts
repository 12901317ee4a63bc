import { MOST_OTHER_FILES } from "../../core/other-files.ts";
import { counted, formOf, momentText, nouns, numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import type { OfferedSite } from "./model.ts";

/** The sites of the table, each with a robots.txt of its own. */
export const siteWords = {
  /** The button that opens the list. */
  button: (sites: number): string => counted(sites, SITES),
  aboutButton: "The table has URLs of several sites. Open the robots.txt of each here.",

  /** Over the table, where a site is offered. */
  offered({ origin, isOfSitemap, urls, named }: OfferedSite): string {
    if (urls === named) return `Every absolute URL in the table is on ${code(origin)}.`;
    const part = `${numberText(urls)} of ${numberText(named)} absolute URLs in the table`;
    return isOfSitemap
      ? `The Sitemap line is on ${code(origin)}, like ${part}.`
      : `${part} are on ${code(origin)}.`;
  },
  /** `ungoverned`: how many URLs the file then does not govern any more. */
  setSite: (ungoverned: number): string =>
    ungoverned === 0
      ? "Set as Site"
      : `Set as Site: ${counted(ungoverned, nouns.url)} ${formOf(BECOME, ungoverned)} “Not governed”`,

  heading: "Sites in the table",
  intro:
    "A robots.txt applies to one scheme, host and port. Add the files of other sites here, so that each URL is judged by its own file.",
  /** Where the site of the file in the editor is not known. */
  unknownSite:
    "The file in the editor has no site yet, so it decides every URL whose site has no file here. Enter its site in the top bar.",
  list: "Sites",
  urls: (count: number): string => counted(count, nouns.url),

  /** Below the list, where it is too long. */
  moreSites: (sites: number): string =>
    `and ${counted(sites, MORE_SITES)}. Files can be added for the sites above.`,

  inEditor: "In the editor",
  /** `isDecided`: whether the file in the editor decides its URLs. */
  noFile: (isDecided: boolean): string =>
    isDecided
      ? "No file yet: the file in the editor decides its URLs."
      : "No file yet: its URLs are not governed.",
  /** `answer`: the response, as in the list of responses; `opened`: in milliseconds since 1970. */
  opened: (answer: string, opened: number): string => `${answer}, opened ${momentText(opened)}`,
  notOpened: (answer: string): string => `${answer}, not opened from the site`,
  notOfWeb: "Open live asks only http and https sites.",

  openLive: "Open live",
  openLiveNamed: (origin: string): string => `Open live: ${origin}`,
  openAll: "Open all live",
  refresh: "Refresh",
  refreshNamed: (origin: string): string => `Refresh: ${origin}`,
  asking: "Asking…",
  waiting: (seconds: number): string =>
    `The playground’s server takes no more requests for now. The page asks it again in ${counted(seconds, nouns.second)}.`,
  remove: "Remove",
  removeNamed: (origin: string): string => `Remove: ${origin}`,
  edit: "Edit this one instead",
  editNamed: (origin: string): string => `Edit this one instead: ${origin}`,
  isEditors: "This is the editor’s site",
  isEditorsNamed: (origin: string): string => `This is the editor’s site: ${origin}`,
  aboutIsEditors: "The file in the editor then governs the URLs of this site, and of no other.",
  aboutEdit: "Swap this file and the one in the editor. No verdict changes.",
  editNeedsSite: "Enter the site of the file in the editor first.",
  paste: "Paste its robots.txt",
  pasteNamed: (origin: string): string => `Paste the robots.txt of ${origin}`,
  pasted: (origin: string): string => `robots.txt of ${origin}`,
  usePasted: "Use this text",
  show: "Show the file",
  fileNamed: (origin: string): string => `The file of ${origin}`,
  showUrls: "Show its URLs",
  showUrlsNamed: (origin: string): string => `Show the URLs of ${origin}`,
  full: `There is room for ${MOST_OTHER_FILES} files beside the one in the editor. Remove one first.`,

  /** Below the verdict in Why. */
  file: "File",
  decidedBy: (robotsUrl: string): string => `${code(robotsUrl)} decides this URL.`,
  /** The button that opens the file which governs a URL. */
  openBeside: (robotsUrl: string): string => `Open ${robotsUrl} live`,
  all: "All sites in the table",
};

const BECOME = { one: "becomes", other: "become" };
const MORE_SITES = { one: "more site", other: "more sites" };
const SITES = { one: "site", other: "sites" };
