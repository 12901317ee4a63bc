// @chunk keep-draft
import type { EditorState } from "@codemirror/state";
import type { Counts } from "../engine/decide/group-answers.ts";
import { type Elsewhere, Report } from "../engine/decide/report.ts";
import { type Ground, type Outcome, outcomes, type Verdict } from "../engine/decide/verdict.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { charactersOf, type Encoding } from "../engine/text/bytes.ts";
import {
  siteOf as addressOf,
  isPath,
  robotsUrlOf,
  type Scheme,
  type Site,
} from "../engine/url/scope.ts";
import { dialectFor, reportOn, siteOf } from "./derived.ts";
import { type OtherFile, type OtherFiles, readAsInput } from "./inputs.ts";
import { lineEndingOf, withLineEnding } from "./line-endings.ts";
import { Readings } from "./readings.ts";

/** The most files beside the one in the editor. */
export const MOST_OTHER_FILES = 10;

/** These files, the later one of two for the same site; null for none. */
export function otherFiles(files: readonly OtherFile[]): OtherFiles | null {
  const bySite = new Map(files.map((file) => [robotsUrlOf(file.site), file]));
  return bySite.size === 0
    ? null
    : new FilesBeside([...bySite.values()].slice(0, MOST_OTHER_FILES));
}

class FilesBeside implements OtherFiles {
  readonly files: readonly OtherFile[];
  private places: Places | null = null;

  constructor(files: readonly OtherFile[]) {
    this.files = files;
  }

  readingsOf(site: Site): Readings | null {
    const file = this.files.find((other) => robotsUrlOf(other.site) === robotsUrlOf(site));
    return file ? readOf(file).readings : null;
  }

  reportOn(state: EditorState, ...parts: ConstructorParameters<typeof Report>): Report {
    const { urls } = parts[2];
    const site = siteOf(state);
    const own = site && robotsUrlOf(site);
    if (this.places?.urls !== urls || this.places.own !== own)
      this.places = placesOf(urls, site, this.files);
    const { lists } = this.places;
    const reports = this.files.map((file, index) => {
      const robotsUrl = robotsUrlOf(file.site);
      return { robotsUrl, report: reportBy(file, lists[index] ?? [], state, parts) };
    });
    return new ReportOfSites(parts, this.places, reports);
  }
}

/** A file as it is read, and the last report on it for each list of crawlers: no key changes either. */
interface ReadFile {
  readonly readings: Readings;
  readonly encoding: Encoding;
  readonly last: WeakMap<
    readonly string[],
    { readonly asked: readonly unknown[]; readonly report: Report }
  >;
}

const readFiles = new WeakMap<OtherFile, ReadFile>();

function readOf(file: OtherFile): ReadFile {
  const known = readFiles.get(file);
  if (known) return known;
  const { text, encoding } = charactersOf(file.fileText);
  const readings = Readings.of(withLineEnding(text, "\n"), lineEndingOf(text).length);
  const read: ReadFile = { readings, encoding, last: new WeakMap() };
  readFiles.set(file, read);
  return read;
}

function reportBy(
  file: OtherFile,
  urls: readonly string[],
  state: EditorState,
  [, , { crawlers }, , isTimeUp]: ConstructorParameters<typeof Report>,
): Report {
  const read = readOf(file);
  const asked = [urls, state.field(readAsInput.field), dialectFor(state, "")];
  const last = read.last.get(crawlers);
  if (last?.asked.every((part, index) => part === asked[index])) return last.report;
  const context = { site: file.site, answer: file.answer, encoding: read.encoding };
  const { readings } = read;
  const instead = { readings, before: last?.report ?? null, isTimeUp };
  const report = reportOn(state, { urls, crawlers, context }, instead);
  read.last.set(crawlers, { asked, report });
  return report;
}

/** Which file decides each URL of a list. */
interface Places {
  readonly urls: readonly string[];
  /** The robots.txt of the file in the editor; null where its site is not known. */
  readonly own: string | null;
  /** By URL: the file, from 1; 0 for the one in the editor. */
  readonly fileOf: Uint8Array;
  /** By URL: its index in the list of its file. */
  readonly indexOf: Int32Array;
  /** By file: its URLs. */
  readonly lists: readonly (readonly string[])[];
}

function placesOf(urls: readonly string[], site: Site | null, files: readonly OtherFile[]): Places {
  const own = site && robotsUrlOf(site);
  const { sites, siteOfUrl } = sitesIn(urls, site?.scheme);
  const fileOfSite = sites.map((named) => {
    const robotsUrl = robotsUrlOf(named);
    return robotsUrl === own ? -1 : files.findIndex((file) => robotsUrlOf(file.site) === robotsUrl);
  });
  const lists = files.map((): string[] => []);
  const fileOf = new Uint8Array(urls.length);
  const indexOf = new Int32Array(urls.length);
  for (const [index, url] of urls.entries()) {
    const file = fileOfSite[siteOfUrl[index] ?? -1] ?? -1;
    const list = lists[file];
    if (!list) continue;
    fileOf[index] = file + 1;
    indexOf[index] = list.push(url) - 1;
  }
  return { urls, own, fileOf, indexOf, lists };
}

/** The sites that the URLs of a list name, in their order. */
interface TableSites {
  readonly sites: readonly Site[];
  /** By URL: the index of its site; -1 for a path, -2 where it leads nowhere. */
  readonly siteOfUrl: Int32Array;
}

/** The sites of a list of URLs; those without a scheme have `scheme`. Most URLs of a list begin alike, so each beginning is read once. */
export function sitesIn(urls: readonly string[], scheme: Scheme = "https"): TableSites {
  const known = tableSites.get(urls);
  if (known?.scheme === scheme) return known.found;
  const found = findSites(urls, scheme);
  tableSites.set(urls, { scheme, found });
  return found;
}

const tableSites = new WeakMap<
  readonly string[],
  { readonly scheme: Scheme; readonly found: TableSites }
>();

function findSites(urls: readonly string[], scheme: Scheme): TableSites {
  const sites: Site[] = [];
  const siteOfUrl = new Int32Array(urls.length);
  const places = new Map<string, number>();
  const byBeginning = new Map<string, number>();
  const placeOf = (beginning: string): number => {
    // The slash keeps a space at the end of the host where it is.
    const address = addressOf(`${beginning}/`, scheme);
    if (address.kind !== "site") return address.kind === "path" ? -1 : -2;
    const robotsUrl = robotsUrlOf(address.site);
    const place = places.get(robotsUrl) ?? sites.push(address.site) - 1;
    places.set(robotsUrl, place);
    return place;
  };
  for (const [index, url] of urls.entries()) {
    const beginning = isPath(url)
      ? ""
      : (/^(?:[^/?#]*:)?(?:\/\/)?[^/?#]*/.exec(url.trim())?.[0] ?? "");
    const place = byBeginning.get(beginning) ?? placeOf(beginning);
    byBeginning.set(beginning, place);
    siteOfUrl[index] = place;
  }
  return { sites, siteOfUrl };
}

/** The verdicts of a table whose URLs have several sites: each by the file of its own. Lines are those of the file in the editor. */
class ReportOfSites extends Report {
  private readonly places: Places;
  private readonly others: readonly Omit<Elsewhere, "url">[];
  private likes: readonly number[] | undefined;
  private readonly ownShown = {};

  constructor(
    parts: ConstructorParameters<typeof Report>,
    places: Places,
    others: readonly Omit<Elsewhere, "url">[],
  ) {
    super(...parts);
    this.places = places;
    this.others = others;
  }

  /** Nothing compares the other files with those before. */
  override get shown(): object {
    return this.ownShown;
  }

  override otherAt(url: number): Elsewhere | null {
    const other = this.others[(this.places.fileOf[url] ?? 0) - 1];
    return other ? { ...other, url: this.places.indexOf[url] ?? 0 } : null;
  }

  override outcomeAt(url: number, crawler: number): Outcome | null {
    const other = this.otherAt(url);
    return other ? other.report.outcomeAt(other.url, crawler) : super.outcomeAt(url, crawler);
  }

  override groundAt(url: number, crawler: number): Ground["kind"] | undefined {
    const other = this.otherAt(url);
    return other ? other.report.groundAt(other.url, crawler) : super.groundAt(url, crawler);
  }

  override verdictAt(url: number, crawler: number): Verdict | undefined {
    const other = this.otherAt(url);
    return other ? other.report.verdictAt(other.url, crawler) : super.verdictAt(url, crawler);
  }

  override lineAt(url: number, crawler: number): number | null {
    return this.otherAt(url) ? null : super.lineAt(url, crawler);
  }

  override countsOf(crawler: number): Counts | null {
    const own = super.countsOf(crawler);
    if (!own) return null;
    const sum = { ...own };
    for (const { report } of this.others) {
      const counts = report.countsOf(crawler);
      if (!counts) return null;
      // The file in the editor does not govern them.
      sum["not-governed"] -= report.question.urls.length;
      for (const outcome of outcomes) sum[outcome] += counts[outcome];
    }
    return sum;
  }

  override get isCounted(): boolean {
    return super.isCounted && this.others.every(({ report }) => report.isCounted);
  }

  override count(isTimeUp: IsTimeUp): boolean {
    return super.count(isTimeUp) && this.others.every(({ report }) => report.count(isTimeUp));
  }

  override firstLike(crawler: number): number {
    this.likes ??= this.firstLikes();
    return this.likes[crawler] ?? -1;
  }

  /** By crawler: the first one that shares its verdicts by every file. */
  private firstLikes(): readonly number[] {
    const firsts = new Map<string, number>();
    return this.columns.map((_, crawler) => {
      const others = this.others.map(({ report }) => report.firstLike(crawler));
      const likes = [super.firstLike(crawler), ...others].join();
      const first = firsts.get(likes) ?? crawler;
      firsts.set(likes, first);
      return first;
    });
  }
}
