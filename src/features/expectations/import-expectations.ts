import type { EditorState, TransactionSpec } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import { crawlersInput, expectationsInput, focusInput, urlsInput } from "../../core/inputs.ts";
import { MOST_CRAWLERS, MOST_URLS } from "../../core/table-limits.ts";
import type { ExpectationsFound } from "./expectation-collection.ts";

/** Expects what a file says, and adds the URLs and crawlers that are missing: one transaction, one undo. The focus goes to the first cell of the file. */
export function addExpectations(state: EditorState, found: ExpectationsFound): TransactionSpec {
  if (found.cells.count === 0) return {};
  const urls = withMissing(state.field(urlsInput.field), found.urls, MOST_URLS, (url) => url);
  const crawlers = withMissing(
    state.field(crawlersInput.field),
    found.crawlers,
    MOST_CRAWLERS,
    lowerCase,
  );
  const before = expectationsOf(state).forTable(urls.all, crawlers.all);
  const expectations = before.edited((expect) =>
    found.cells.tell((url, crawler, expected) => {
      const row = urls.places[url];
      const column = crawlers.places[crawler];
      if (isPlace(row) && isPlace(column)) expect(row, column, expected);
    }),
  );
  return {
    effects: [
      urlsInput.set.of(urls.all),
      crawlersInput.set.of(crawlers.all),
      expectationsInput.set.of(expectations),
      focusInput.set.of({
        url: urls.places.find(isPlace) ?? 0,
        crawler: crawlers.places.find(isPlace) ?? 0,
      }),
    ],
  };
}

/** A list with those added that are not yet in it, as far as it has room for `most`, and where in it each of them is; -1 for those without room. The list itself where nothing is added. */
function withMissing(
  list: readonly string[],
  added: readonly string[],
  most: number,
  keyOf: (item: string) => string,
): { readonly all: readonly string[]; readonly places: readonly number[] } {
  const placeOf = new Map(list.map((item, place) => [keyOf(item), place]));
  const missing: string[] = [];
  const places = added.map((item) => {
    const known = placeOf.get(keyOf(item));
    if (known !== undefined) return known;
    return list.length + missing.length < most ? list.length + missing.push(item) - 1 : -1;
  });
  return { all: missing.length === 0 ? list : [...list, ...missing], places };
}

function isPlace(place: number | undefined): place is number {
  return place !== undefined && place >= 0;
}

function lowerCase(token: string): string {
  return token.toLowerCase();
}
