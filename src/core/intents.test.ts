import { redo, undo } from "@codemirror/commands";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../test/runs.ts";
import { fileTextOf, focusOf } from "./derived.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  EACH_AS_ITSELF,
  focusInput,
  lineEndingInput,
  MOST_CRAWLERS,
  MOST_URLS,
  type ReadAs,
  readAsInput,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import {
  addCrawlers,
  addUrlList,
  addUrls,
  editCrawler,
  editUrl,
  moveCrawler,
  moveUrl,
  openPage,
  openText,
  type Page,
  readAs,
  removeCrawler,
  removeUrl,
  setSite,
} from "./intents.ts";
import type { LineEnding } from "./line-endings.ts";
import { createSession, type Session } from "./session.ts";
import { urlsIn } from "./typed-urls.ts";

interface Table {
  readonly urls?: readonly string[];
  readonly crawlers?: readonly string[];
  readonly focus?: Cell | null;
}

/** A state with this table in it; left out: three URLs, three crawlers, no focus. */
function stateOf(table: Table = {}): EditorState {
  const { urls = ["/a", "/b", "/c"], crawlers = ["X", "Y", "Z"], focus = null } = table;
  const { state } = createSession()
    .getState()
    .update({
      effects: [urlsInput.set.of(urls), crawlersInput.set.of(crawlers), focusInput.set.of(focus)],
    });
  return state;
}

function changed(state: EditorState, spec: TransactionSpec): EditorState {
  return state.update(spec).state;
}

function urlsOf(state: EditorState): readonly string[] {
  return state.field(urlsInput.field);
}

function crawlersOf(state: EditorState): readonly string[] {
  return state.field(crawlersInput.field);
}

function cell(url: number, crawler: number): Cell {
  return { url, crawler };
}

describe("URLs that are added", () => {
  test.each<readonly [pasted: string, urls: readonly string[]]>([
    ["/d", ["/a", "/b", "/c", "/d"]],
    ["/d\n/e", ["/a", "/b", "/c", "/d", "/e"]],
    ["/d\n/d\n /d ", ["/a", "/b", "/c", "/d"]],
    ["/b\n/d\n/a", ["/a", "/b", "/c", "/d"]],
    ["d", ["/a", "/b", "/c", "/d"]],
    ["/A", ["/a", "/b", "/c", "/A"]],
  ])("%j after /a, /b, /c make %j", (pasted, urls) => {
    const state = stateOf();
    expect(urlsOf(changed(state, addUrls(state, pasted)))).toEqual(urls);
  });

  test.each(["", " \n", "/a", "b\n/c"])("that hold nothing new (%j) change nothing", (pasted) => {
    const state = stateOf({ focus: cell(1, 1) });
    expect(addUrls(state, pasted)).toEqual({});
  });

  test.each([
    [null, cell(3, 0)],
    [cell(0, 2), cell(3, 2)],
  ])("take the focus from %j to the first of them, %j", (focus, expected) => {
    const state = stateOf({ focus });
    expect(focusOf(changed(state, addUrls(state, "/a\n/d\n/e")))).toEqual(expected);
  });
});

describe("a URL that is edited", () => {
  test.each<readonly [index: number, typed: string, urls: readonly string[]]>([
    [1, "/x", ["/a", "/x", "/c"]],
    [1, " x ", ["/a", "/x", "/c"]],
    [0, "shop.example/a", ["shop.example/a", "/b", "/c"]],
    [2, "/x\n/y", ["/a", "/b", "/x"]],
    [1, "/b", ["/a", "/b", "/c"]],
    [1, "/c", ["/a", "/b", "/c"]],
    [1, "", ["/a", "/c"]],
    [1, " \t", ["/a", "/c"]],
  ])("(URL %d becomes %j) leaves %j", (index, typed, urls) => {
    const state = stateOf();
    expect(urlsOf(changed(state, editUrl(state, index, typed)))).toEqual(urls);
  });

  test("and left as it was changes nothing", () => {
    expect(editUrl(stateOf(), 1, "/b")).toEqual({});
  });

  test("keeps the focus where it is", () => {
    const state = stateOf({ focus: cell(1, 2) });
    expect(focusOf(changed(state, editUrl(state, 1, "/x")))).toEqual(cell(1, 2));
  });
});

describe("a URL that is removed", () => {
  test.each<readonly [index: number, urls: readonly string[]]>([
    [0, ["/b", "/c"]],
    [1, ["/a", "/c"]],
    [2, ["/a", "/b"]],
    [3, ["/a", "/b", "/c"]],
    [-1, ["/a", "/b", "/c"]],
  ])("(number %d) leaves %j", (index, urls) => {
    const state = stateOf();
    expect(urlsOf(changed(state, removeUrl(state, index)))).toEqual(urls);
  });

  test.each<readonly [focused: number, removed: number, focus: Cell]>([
    [0, 0, cell(0, 1)],
    [0, 2, cell(0, 1)],
    [1, 1, cell(1, 1)],
    [2, 2, cell(1, 1)],
  ])("keeps the focus inside the table: on %d, without %d, it is on %j", (url, removed, focus) => {
    const state = stateOf({ focus: cell(url, 1) });
    expect(focusOf(changed(state, removeUrl(state, removed)))).toEqual(focus);
  });

  test("when it was the last takes the focus out of the table", () => {
    const state = stateOf({ urls: ["/a"], focus: cell(0, 0) });
    const empty = changed(state, removeUrl(state, 0));
    expect(urlsOf(empty)).toEqual([]);
    expect(focusOf(empty)).toBeNull();
  });

  test("where nothing is focused focuses nothing", () => {
    const state = stateOf();
    expect(changed(state, removeUrl(state, 0)).field(focusInput.field)).toBeNull();
  });
});

describe("a URL that is moved", () => {
  test.each<readonly [from: number, to: number, urls: readonly string[]]>([
    [0, 1, ["/b", "/a", "/c"]],
    [0, 2, ["/b", "/c", "/a"]],
    [2, 0, ["/c", "/a", "/b"]],
  ])("from %d to %d leaves %j, and takes the focus along", (from, to, urls) => {
    const state = stateOf({ focus: cell(from, 2) });
    const moved = changed(state, moveUrl(state, from, to));
    expect(urlsOf(moved)).toEqual(urls);
    expect(focusOf(moved)).toEqual(cell(to, 2));
  });

  test.each([
    [0, -1],
    [2, 3],
  ])("beyond the table, from %d to %d, stays", (from, to) => {
    expect(moveUrl(stateOf(), from, to)).toEqual({});
  });
});

describe("crawlers that are added", () => {
  test.each<readonly [tokens: readonly string[], crawlers: readonly string[]]>([
    [["GPTBot"], ["X", "Y", "Z", "GPTBot"]],
    [
      ["GPTBot", "CCBot"],
      ["X", "Y", "Z", "GPTBot", "CCBot"],
    ],
    [
      ["x", "GPTBot", "Y"],
      ["X", "Y", "Z", "GPTBot"],
    ],
    [
      ["GPTBot", "GPTBot"],
      ["X", "Y", "Z", "GPTBot"],
    ],
    [
      ["GPTBot", "gptbot", "GPTBOT"],
      ["X", "Y", "Z", "GPTBot"],
    ],
    [
      ["", "GPTBot"],
      ["X", "Y", "Z", "GPTBot"],
    ],
    [["*"], ["X", "Y", "Z", "*"]],
  ])("(%j) after X, Y, Z make %j", (tokens, crawlers) => {
    const state = stateOf();
    expect(crawlersOf(changed(state, addCrawlers(state, tokens)))).toEqual(crawlers);
  });

  test.each([[[]], [[""]], [["x"]], [["Z", "y", ""]]])(
    "that hold nobody new (%j) change nothing",
    (tokens) => {
      expect(addCrawlers(stateOf({ focus: cell(1, 1) }), tokens)).toEqual({});
    },
  );

  test.each([
    [null, cell(0, 3)],
    [cell(2, 0), cell(2, 3)],
  ])("take the focus from %j to the first of them, %j", (focus, expected) => {
    const state = stateOf({ focus });
    expect(focusOf(changed(state, addCrawlers(state, ["Y", "GPTBot", "CCBot"])))).toEqual(expected);
  });
});

describe("a crawler that is edited", () => {
  test.each<readonly [crawler: string, token: string, crawlers: readonly string[]]>([
    ["Y", "GPTBot", ["X", "GPTBot", "Z"]],
    ["Y", "y", ["X", "y", "Z"]],
    ["Y", "z", ["X", "Y", "Z"]],
    ["Y", "X", ["X", "Y", "Z"]],
    ["Y", "", ["X", "Z"]],
  ])("(%j becomes %j) leaves %j", (crawler, token, crawlers) => {
    const state = stateOf();
    expect(crawlersOf(changed(state, editCrawler(state, crawler, token)))).toEqual(crawlers);
  });

  test("and left as it was changes nothing", () => {
    expect(editCrawler(stateOf(), "Y", "Y")).toEqual({});
  });

  test.each(["GPTBot", ""])("to %j after it was removed leaves the others alone", (token) => {
    const state = stateOf();
    const removed = changed(state, removeCrawler(state, 1));
    expect(editCrawler(removed, "Y", token)).toEqual({});
  });

  test("after one before it was removed is the one that was meant", () => {
    const state = stateOf();
    const removed = changed(state, removeCrawler(state, 0));
    expect(crawlersOf(changed(removed, editCrawler(removed, "Y", "GPTBot")))).toEqual([
      "GPTBot",
      "Z",
    ]);
  });
});

describe("a crawler that is removed", () => {
  test.each<readonly [focused: number, removed: number, focus: Cell]>([
    [0, 0, cell(2, 0)],
    [0, 2, cell(2, 0)],
    [1, 1, cell(2, 1)],
    [2, 2, cell(2, 1)],
  ])("keeps the focus inside the table: on %d, without %d, it is on %j", (own, removed, focus) => {
    const state = stateOf({ focus: cell(2, own) });
    const removedFrom = changed(state, removeCrawler(state, removed));
    expect(focusOf(removedFrom)).toEqual(focus);
    expect(crawlersOf(removedFrom)).toEqual(["X", "Y", "Z"].toSpliced(removed, 1));
  });

  test("when it was the last takes the focus out of the table", () => {
    const state = stateOf({ crawlers: ["X"], focus: cell(0, 0) });
    expect(focusOf(changed(state, removeCrawler(state, 0)))).toBeNull();
  });
});

describe("a crawler that is moved", () => {
  test.each<readonly [from: number, to: number, crawlers: readonly string[]]>([
    [0, 1, ["Y", "X", "Z"]],
    [2, 0, ["Z", "X", "Y"]],
  ])("from %d to %d leaves %j, and takes the focus along", (from, to, crawlers) => {
    const state = stateOf({ focus: cell(1, from) });
    const moved = changed(state, moveCrawler(state, from, to));
    expect(crawlersOf(moved)).toEqual(crawlers);
    expect(focusOf(moved)).toEqual(cell(1, to));
  });

  test.each([
    [0, -1],
    [2, 3],
  ])("beyond the table, from %d to %d, stays", (from, to) => {
    expect(moveCrawler(stateOf(), from, to)).toEqual({});
  });
});

describe("the reader", () => {
  test.each<ReadAs>(["google", "rfc9309", EACH_AS_ITSELF])("can be %s", (id) => {
    const state = stateOf();
    expect(changed(state, readAs(id)).field(readAsInput.field)).toBe(id);
  });

  test.each(["", "Google", "rfc 9309", "constructor", "__proto__"])(
    "stays as it is where an id (%j) is unknown",
    (id) => {
      const state = changed(stateOf(), readAs("google"));
      expect(readAs(id)).toEqual({});
      expect(changed(state, readAs(id)).field(readAsInput.field)).toBe("google");
    },
  );
});

describe("a text that is opened", () => {
  test.each<readonly [text: string, ending: LineEnding, doc: string]>([
    ["", "\n", ""],
    ["a\nb\n", "\n", "a\nb\n"],
    ["a\r\nb\r\n", "\r\n", "a\nb\n"],
    ["a\rb\r", "\r", "a\nb\n"],
    ["a\r\nb\r\nc\nd\re", "\r\n", "a\nb\nc\nd\ne"],
    ["\ufeffa\r\nb", "\r\n", "\ufeffa\nb"],
  ])("(%j) has line endings %j and is edited as %j", (text, ending, doc) => {
    const state = changed(stateOf(), openText(stateOf(), text));
    expect(state.field(lineEndingInput.field)).toBe(ending);
    expect(state.doc.toString()).toBe(doc);
  });

  test("replaces the one before it, line endings and all, and puts the caret at its start", () => {
    const before = changed(stateOf(), openText(stateOf(), "one\r\ntwo\r\nthree"));
    const state = changed(before, openText(before, "Allow: /\n"));
    expect(fileTextOf(state)).toBe("Allow: /\n");
    expect(state.selection.main).toMatchObject({ anchor: 0, head: 0 });
  });

  test("keeps the question and the focus", () => {
    const before = stateOf({ focus: cell(1, 2) });
    const state = changed(before, openText(before, "Allow: /"));
    expect(urlsOf(state)).toBe(urlsOf(before));
    expect(crawlersOf(state)).toBe(crawlersOf(before));
    expect(focusOf(state)).toEqual(cell(1, 2));
  });
});

test("a page that is opened replaces the question, its request context and the focus too", () => {
  const before = stateOf({ focus: cell(1, 2) });
  const page: Page = {
    text: "Allow: /\r\n",
    urls: ["/x"],
    crawlers: ["GPTBot"],
    readAs: EACH_AS_ITSELF,
    site: "shop.example",
    answer: { kind: "html" },
    focus: cell(0, 0),
  };
  const state = changed(before, openPage(before, page));
  expect(fileTextOf(state)).toBe(page.text);
  expect(urlsOf(state)).toBe(page.urls);
  expect(crawlersOf(state)).toBe(page.crawlers);
  expect(state.field(readAsInput.field)).toBe(page.readAs);
  expect(state.field(siteInput.field)).toBe(page.site);
  expect(state.field(answerInput.field)).toBe(page.answer);
  expect(focusOf(state)).toBe(page.focus);
});

test.each([
  ["shop.example", "shop.example"],
  [" https://shop.example/ \t", "https://shop.example/"],
  ["no site at all", "no site at all"],
  ["  ", ""],
])("the site typed as %j is kept as %j", (typedSite, site) => {
  expect(changed(stateOf(), setSite(typedSite)).field(siteInput.field)).toBe(site);
});

const TYPED = ["", " ", "/a", "/b ", "c", "/a\n/b\n/d", "x.example", "mailto:a", "/a\r\n/e\r/f"];
const TOKENS = ["", "*", "Googlebot", "googlebot", "GPTBot", "GPTBOT", "CCBot", "bingbot"];

const typed = fc.constantFrom(...TYPED);
const token = fc.constantFrom(...TOKENS);
const index = fc.nat(6);

/** Something a person does; indices count round the list there is. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("addUrls"), typed }),
  fc.record({ kind: fc.constant("editUrl"), index, typed }),
  fc.record({ kind: fc.constant("removeUrl"), index }),
  fc.record({ kind: fc.constant("moveUrl"), index, to: fc.integer({ min: -1, max: 6 }) }),
  fc.record({ kind: fc.constant("addCrawlers"), tokens: fc.array(token, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant("editCrawler"), index, token }),
  fc.record({ kind: fc.constant("removeCrawler"), index }),
  fc.record({ kind: fc.constant("moveCrawler"), index, to: fc.integer({ min: -1, max: 6 }) }),
  fc.record({ kind: fc.constant("focus"), index, crawler: index }),
  fc.record({ kind: fc.constant("openText"), typed }),
  fc.record({ kind: fc.constant("readAs"), id: fc.constantFrom("google", "rfc9309", "?") }),
  fc.record({ kind: fc.constant("undo") }),
  fc.record({ kind: fc.constant("redo") }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function perform(session: Session, action: Step): void {
  const state = session.getState();
  const { dispatch } = session;
  if (action.kind === "undo") undo({ state, dispatch });
  else if (action.kind === "redo") redo({ state, dispatch });
  else dispatch(specOf(state, action));
}

function specOf(
  state: EditorState,
  action: Exclude<Step, { kind: "undo" | "redo" }>,
): TransactionSpec {
  const url = (at: number) => at % Math.max(1, urlsOf(state).length);
  const crawler = (at: number) => at % Math.max(1, crawlersOf(state).length);
  switch (action.kind) {
    case "addUrls":
      return addUrls(state, action.typed);
    case "editUrl":
      return urlsOf(state).length === 0 ? {} : editUrl(state, url(action.index), action.typed);
    case "removeUrl":
      return removeUrl(state, url(action.index));
    case "moveUrl":
      return moveUrl(state, url(action.index), action.to);
    case "addCrawlers":
      return addCrawlers(state, action.tokens);
    case "editCrawler":
      return editCrawler(state, crawlersOf(state)[crawler(action.index)] ?? "", action.token);
    case "removeCrawler":
      return removeCrawler(state, crawler(action.index));
    case "moveCrawler":
      return moveCrawler(state, crawler(action.index), action.to);
    case "focus":
      return { effects: focusInput.set.of(cell(url(action.index), crawler(action.crawler))) };
    case "openText":
      return openText(state, action.typed);
    case "readAs":
      return readAs(action.id);
  }
}

function isInTable(state: EditorState, focus: Cell): boolean {
  const { url, crawler } = focus;
  return urlsOf(state)[url] !== undefined && crawlersOf(state)[crawler] !== undefined;
}

function isEmptyTable(state: EditorState): boolean {
  return urlsOf(state).length === 0 || crawlersOf(state).length === 0;
}

describe("whatever a person does, in whatever order", () => {
  /** Takes random steps and looks at the states before and after each of them. */
  function afterEachStep(
    look: (after: EditorState, before: EditorState, action: Step) => void,
  ): void {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: "max" }), (steps) => {
        const session = createSession();
        for (const action of steps) {
          const before = session.getState();
          perform(session, action);
          look(session.getState(), before, action);
        }
      }),
      { numRuns: runs(25) },
    );
  }

  test("the session holds an EditorState", () => {
    afterEachStep((state) => expect(state).toBeInstanceOf(EditorState));
  });

  test("no URL is in the table twice, and each is as it would be typed", () => {
    afterEachStep((state) => {
      const urls = urlsOf(state);
      expect(new Set(urls).size).toBe(urls.length);
      expect(urlsIn(urls.join("\n"))).toEqual(urls);
    });
  });

  test("no crawler is in the table twice, in whatever case, and none is without a name", () => {
    afterEachStep((state) => {
      const names = crawlersOf(state).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain("");
    });
  });

  test("the focus is on a cell of the table or on none", () => {
    afterEachStep((state) => {
      const focus = focusOf(state);
      expect(focus === null || isInTable(state, focus)).toBe(true);
    });
  });

  test("only an empty table or an undo takes the focus off the table", () => {
    afterEachStep((state, before, { kind }) => {
      if (kind === "undo" || kind === "redo" || focusOf(before) === null) return;
      expect(focusOf(state) !== null || isEmptyTable(state)).toBe(true);
    });
  });
});

describe("a table that is nearly full", () => {
  const urls = Array.from({ length: MOST_URLS - 1 }, (_, index) => `/${index}`);
  const crawlers = Array.from({ length: MOST_CRAWLERS - 1 }, (_, index) => `bot${index}`);

  test("takes as many URLs as it has room for, and then no more", () => {
    const full = changed(stateOf({ urls }), addUrlList(stateOf({ urls }), ["/x", "/y"]));
    expect(urlsOf(full).slice(-2)).toEqual([`/${MOST_URLS - 2}`, "/x"]);
    expect(urlsOf(changed(full, addUrlList(full, ["/y"])))).toEqual(urlsOf(full));
  });

  test("takes as many crawlers as it has room for, and then no more", () => {
    const full = changed(stateOf({ crawlers }), addCrawlers(stateOf({ crawlers }), ["x", "y"]));
    expect(full.field(crawlersInput.field).slice(-1)).toEqual(["x"]);
    expect(addCrawlers(full, ["y"])).toEqual({});
  });
});
