import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { analysisOf, siteOf } from "../../../core/derived.ts";
import { siteInput, urlsInput } from "../../../core/inputs.ts";
import { patternMatches } from "../../../engine/match/search.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import { governs, type Site } from "../../../engine/url/scope.ts";
import { pathOf, requestOf } from "../../../engine/url/url.ts";
import { completionWords } from "../words.ts";
import { placeAt } from "./caret-place.ts";

const MOST_URLS = 1000;
const MOST_OPTIONS = 200;
const MOST_FOLDERS = 10;
const LONGEST_URL = 2000;
const LONGEST_PATH = 300;

/**
 * What a rule could say of the URLs on the page. The list is in its own order and compares letters
 * as they are: a path in other letters is another path. What is typed comes first, for a path that
 * is new to the list is as good as any, and Enter must not make another of it.
 */
export function paths(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || (place.field !== "allow" && place.field !== "disallow"))
    return null;
  const { from, typed } = place;
  if (typed === "" && !explicit) return null;
  const { urls, paths: known } = tableOf(state);
  const found = known
    .filter(([path]) => path.startsWith(typed) && path !== typed)
    .slice(0, MOST_OPTIONS)
    .map(([label, count]): Completion => ({ label, detail: completionWords.urls(count) }));
  if (found.length === 0) return null;
  const asTyped = {
    label: typed,
    detail: completionWords.asTyped(countMatching(state, typed, urls)),
  };
  return {
    from,
    options: typed === "" ? found : [asTyped, ...found],
    filter: false,
    getMatch: () => (typed === "" ? [] : [0, typed.length]),
    update: (_result, _from, _to, now) => paths(now),
  };
}

/** The first of the table's URLs, as they would be requested, without those that the file is not about, and their paths. */
interface Table {
  readonly site: string;
  readonly dialect: Dialect;
  readonly urls: readonly string[];
  readonly paths: ReturnType<typeof pathsOf>;
}

// Keys do not change the table.
const tables = new WeakMap<readonly string[], Table>();

function tableOf(state: EditorState): Table {
  const typed = state.field(urlsInput.field);
  const [site, { dialect }] = [state.field(siteInput.field), analysisOf(state)];
  const known = tables.get(typed);
  if (known && known.site === site && known.dialect === dialect) return known;
  const urls = urlsFor(typed, siteOf(state), dialect);
  const table = { site, dialect, urls, paths: pathsOf(urls) };
  tables.set(typed, table);
  return table;
}

function urlsFor(typed: readonly string[], site: Site | null, { schemes }: Dialect) {
  return typed
    .slice(0, MOST_URLS)
    .filter(({ length }) => length <= LONGEST_URL)
    .flatMap((url) => {
      const request = requestOf(url);
      if (request.kind !== "url" || (site && !governs(site, url, schemes).governed)) return [];
      return request.url;
    });
}

/** Paths, the folders they are in and the parameters they have, with how many URLs have each, the most first. */
function pathsOf(urls: readonly string[]): readonly (readonly [path: string, count: number])[] {
  const counts = new Map<string, number>([["/", 0]]);
  for (const url of urls)
    for (const path of new Set(["/", ...partsOf(pathOf(url))]))
      counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort(
    ([a, inA], [b, inB]) => inB - inA || a.length - b.length || (a < b ? -1 : 1),
  );
}

function partsOf(whole: string): readonly string[] {
  const [path = "", ...rest] = whole.split("?");
  if (path.length > LONGEST_PATH) return [];
  const folders: string[] = [];
  for (let slash = path.indexOf("/", 1); slash > 0; slash = path.indexOf("/", slash + 1)) {
    if (folders.length === MOST_FOLDERS) break;
    folders.push(path.slice(0, slash + 1));
  }
  const query = rest.join("?").slice(0, LONGEST_PATH);
  // A path that ends with `$` would demand the end of the URL before it.
  return [...folders, ...(path.endsWith("$") ? [] : [path]), ...parametersOf(query)];
}

/** `?a=1&b=2` is found by `/*?a=` and by `/*&b=`. */
function parametersOf(query: string): readonly string[] {
  return query.split("&").flatMap((parameter, index) => {
    const [name = "", ...value] = parameter.split("=");
    if (!/^[\w.~%[\]-]+$/.test(name) || value.length === 0) return [];
    return `/*${index === 0 ? "?" : "&"}${name}=`;
  });
}

function countMatching(state: EditorState, typed: string, urls: readonly string[]): number {
  const { dialect } = analysisOf(state);
  const pattern = dialect.patternOf(typed.trimEnd());
  return urls.filter((url) => patternMatches(pattern, dialect.targetOf(url))).length;
}
