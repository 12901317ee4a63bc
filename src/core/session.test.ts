import { redo, undo, undoDepth } from "@codemirror/commands";
import { EditorState, type Transaction, type TransactionSpec } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { Hand } from "../../test/hand.ts";
import { analysisOf, fileTextOf, focusOf, reportOf } from "./derived.ts";
import {
  answerInput,
  crawlersInput,
  EACH_AS_ITSELF,
  focusInput,
  lineEndingInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import {
  addCrawlers,
  addUrls,
  openPage,
  openText,
  type Page,
  readAs,
  removeUrl,
  setAnswer,
  setSite,
} from "./intents.ts";
import { Scheduler } from "./scheduler.ts";
import { createSession, type Session, type View } from "./session.ts";

const mine: Page = {
  text: "User-agent: *\r\nDisallow: /mine\r\n",
  urls: ["/mine", "/b", "/c"],
  crawlers: ["Googlebot", "GPTBot"],
  readAs: "rfc9309",
  site: "",
  answer: { kind: "ok" },
  focus: { url: 0, crawler: 0 },
};

const theirs: Page = {
  text: "User-agent: GPTBot\nAllow: /theirs\n",
  urls: ["/theirs"],
  crawlers: ["CCBot", "Googlebot-Image"],
  readAs: "google",
  site: "theirs.example",
  answer: { kind: "status", status: 404 },
  focus: { url: 0, crawler: 1 },
};

/** A change to make to whatever state there is. */
type Change = (state: EditorState) => TransactionSpec;

const typing: Change = (state) => ({ changes: { from: state.doc.length, insert: "Allow: /x" } });
const movingTheCaret: Change = () => ({ selection: { anchor: 3 } });
const focusing: Change = () => ({ effects: focusInput.set.of({ url: 1, crawler: 1 }) });
const addingAUrl: Change = (state) => addUrls(state, "/added");
const addingACrawler: Change = (state) => addCrawlers(state, ["CCBot"]);
const readingAsGoogle: Change = () => readAs("google");
const namingTheSite: Change = () => setSite("mine.example");
const findingNoFile: Change = () => setAnswer({ kind: "status", status: 404 });
const openingTheirPage: Change = (state) => openPage(state, theirs);

function sessionWith(page: Page): Session {
  const session = createSession();
  dispatch(session, (state) => openPage(state, page));
  return session;
}

function dispatch(session: Session, change: Change): void {
  session.dispatch(change(session.getState()));
}

function undoIn(session: Session): boolean {
  return undo({ state: session.getState(), dispatch: session.dispatch });
}

function redoIn(session: Session): boolean {
  return redo({ state: session.getState(), dispatch: session.dispatch });
}

/** What undo gives back: everything of the page but the focus. */
function pageOf(session: Session): Omit<Page, "focus"> {
  const state = session.getState();
  return {
    text: fileTextOf(state),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: state.field(answerInput.field),
  };
}

function withoutFocus({ focus: _, ...page }: Page): Omit<Page, "focus"> {
  return page;
}

/** Counts the notices of a session from now on. */
function noticesOf(session: Session): { readonly count: number } {
  const notices = { count: 0 };
  session.subscribe(() => {
    notices.count++;
  });
  return notices;
}

describe("a session", () => {
  test("begins with an empty file, no questions and the default reader", () => {
    const session = createSession();
    expect(pageOf(session)).toEqual({
      text: "",
      urls: [],
      crawlers: [],
      readAs: "rfc9309",
      site: "",
      answer: { kind: "ok" },
    });
    expect(focusOf(session.getState())).toBeNull();
  });

  test.each([
    ["typing", typing],
    ["moving the caret", movingTheCaret],
    ["setting the focus", focusing],
    ["adding a URL", addingAUrl],
    ["adding a crawler", addingACrawler],
    ["reading by another dialect", readingAsGoogle],
    ["naming the site", namingTheSite],
    ["another answer", findingNoFile],
    ["opening a page", openingTheirPage],
  ])("gives one notice for %s", (_, change) => {
    const session = sessionWith(mine);
    const notices = noticesOf(session);
    dispatch(session, change);
    expect(notices.count).toBe(1);
  });

  test("gives a listener the state after the change and the one before it", () => {
    const session = sessionWith(mine);
    const before = session.getState();
    const heard: (readonly [EditorState, EditorState])[] = [];
    session.subscribe((state, previous) => heard.push([state, previous]));
    dispatch(session, typing);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.[0]).toBe(session.getState());
    expect(heard[0]?.[1]).toBe(before);
  });

  test("gives no notice to a listener that has stopped", () => {
    const session = sessionWith(mine);
    let count = 0;
    const stop = session.subscribe(() => {
      count++;
    });
    dispatch(session, typing);
    stop();
    dispatch(session, typing);
    expect(count).toBe(1);
  });

  test("holds an EditorState after every change, not an object merged of two", () => {
    const session = createSession();
    for (const change of [typing, addingAUrl, openingTheirPage, movingTheCaret]) {
      dispatch(session, change);
      const state = session.getState();
      expect(state).toBeInstanceOf(EditorState);
      expect(Object.getPrototypeOf(state)).toBe(EditorState.prototype);
    }
  });

  test("leaves the states before as they were", () => {
    const session = createSession();
    const empty = session.getState();
    dispatch(session, openingTheirPage);
    expect(session.getInitialState()).toBe(empty);
    expect(empty.doc.length).toBe(0);
    expect(empty.field(urlsInput.field)).toEqual([]);
  });
});

describe("conclusions", () => {
  test.each([
    { change: "typing", by: typing, analysisKept: false, reportKept: false },
    { change: "moving the caret", by: movingTheCaret, analysisKept: true, reportKept: true },
    { change: "setting the focus", by: focusing, analysisKept: true, reportKept: true },
    { change: "adding a URL", by: addingAUrl, analysisKept: true, reportKept: false },
    { change: "adding a crawler", by: addingACrawler, analysisKept: true, reportKept: false },
    { change: "another dialect", by: readingAsGoogle, analysisKept: false, reportKept: false },
    {
      change: "the same dialect",
      by: () => readAs("rfc9309"),
      analysisKept: true,
      reportKept: true,
    },
    { change: "naming the site", by: namingTheSite, analysisKept: true, reportKept: false },
    { change: "the same site", by: () => setSite(" "), analysisKept: true, reportKept: true },
    { change: "another answer", by: findingNoFile, analysisKept: true, reportKept: false },
    { change: "another page", by: openingTheirPage, analysisKept: false, reportKept: false },
    { change: "no change at all", by: () => ({}), analysisKept: true, reportKept: true },
  ])("after $change: analysis kept $analysisKept, report kept $reportKept", (row) => {
    const session = sessionWith(mine);
    const before = session.getState();
    const analysis = analysisOf(before);
    const report = reportOf(before);
    dispatch(session, row.by);
    const after = session.getState();
    expect(after).not.toBe(before);
    expect(analysisOf(after) === analysis).toBe(row.analysisKept);
    expect(reportOf(after) === report).toBe(row.reportKept);
  });

  test("are the same object for everyone who asks the same state", () => {
    const state = sessionWith(mine).getState();
    expect(analysisOf(state)).toBe(analysisOf(state));
    expect(reportOf(state)).toBe(reportOf(state));
  });

  test("of an earlier state stay what they were", () => {
    const session = sessionWith(mine);
    const before = session.getState();
    const analysis = analysisOf(before);
    dispatch(session, typing);
    analysisOf(session.getState());
    expect(analysisOf(before)).toBe(analysis);
  });

  test("for all crawlers are drawn from the shown analysis where they have one reader", () => {
    const state = sessionWith(mine).getState();
    for (const column of reportOf(state).columns) expect(column.analysis).toBe(analysisOf(state));
  });

  test("follow the focused crawler where each is read as itself, and the report stays", () => {
    const session = sessionWith({ ...mine, readAs: EACH_AS_ITSELF });
    const before = session.getState();
    expect(analysisOf(before).dialect.id).toBe("google");
    dispatch(session, () => ({ effects: focusInput.set.of({ url: 0, crawler: 1 }) }));
    const after = session.getState();
    expect(analysisOf(after).dialect.id).toBe("rfc9309");
    expect(reportOf(after)).toBe(reportOf(before));
    expect(reportOf(after).columns.map(({ analysis }) => analysis)).toEqual([
      analysisOf(before),
      analysisOf(after),
    ]);
  });

  test("come back identical when the focus comes back", () => {
    const session = sessionWith({ ...mine, readAs: EACH_AS_ITSELF });
    const analysis = analysisOf(session.getState());
    dispatch(session, () => ({ effects: focusInput.set.of({ url: 0, crawler: 1 }) }));
    dispatch(session, () => ({ effects: focusInput.set.of({ url: 2, crawler: 0 }) }));
    expect(analysisOf(session.getState())).toBe(analysis);
  });
});

describe("undo", () => {
  test("takes everything that an opened page brought back together, line endings too", () => {
    const session = sessionWith(mine);
    const notices = noticesOf(session);
    dispatch(session, openingTheirPage);
    expect(pageOf(session)).toEqual(withoutFocus(theirs));
    expect(undoIn(session)).toBe(true);
    expect(pageOf(session)).toEqual(withoutFocus(mine));
    expect(session.getState().field(lineEndingInput.field)).toBe("\r\n");
    expect(notices.count).toBe(2);
  });

  test("of an opened page can be redone, again as one", () => {
    const session = sessionWith(mine);
    dispatch(session, openingTheirPage);
    undoIn(session);
    expect(redoIn(session)).toBe(true);
    expect(pageOf(session)).toEqual(withoutFocus(theirs));
    expect(session.getState().field(lineEndingInput.field)).toBe("\n");
  });

  test("of an opened page does not take along what was typed before or after it", () => {
    const session = sessionWith(mine);
    dispatch(session, typing);
    const typed = pageOf(session);
    dispatch(session, openingTheirPage);
    dispatch(session, typing);
    undoIn(session);
    expect(pageOf(session)).toEqual(withoutFocus(theirs));
    undoIn(session);
    expect(pageOf(session)).toEqual(typed);
    undoIn(session);
    expect(pageOf(session)).toEqual(withoutFocus(mine));
  });

  test("of an opened text leaves the question alone", () => {
    const session = sessionWith(mine);
    dispatch(session, (state) => openText(state, "Allow: /\n"));
    expect(pageOf(session)).toEqual({ ...withoutFocus(mine), text: "Allow: /\n" });
    undoIn(session);
    expect(pageOf(session)).toEqual(withoutFocus(mine));
  });

  test("puts a removed URL back where it was", () => {
    const session = sessionWith(mine);
    dispatch(session, (state) => removeUrl(state, 1));
    expect(pageOf(session).urls).toEqual(["/mine", "/c"]);
    undoIn(session);
    expect(pageOf(session).urls).toBe(mine.urls);
  });

  test("takes changes of the same moment back one by one", () => {
    const session = sessionWith(mine);
    const changes = [typing, addingAUrl, addingACrawler, readingAsGoogle, namingTheSite];
    for (const change of [...changes, findingNoFile]) dispatch(session, change);
    undoIn(session);
    expect(pageOf(session).answer).toBe(mine.answer);
    expect(pageOf(session).site).toBe("mine.example");
    undoIn(session);
    expect(pageOf(session).site).toBe("");
    expect(pageOf(session).readAs).toBe("google");
    undoIn(session);
    expect(pageOf(session).readAs).toBe("rfc9309");
    expect(pageOf(session).crawlers).toEqual(["Googlebot", "GPTBot", "CCBot"]);
    undoIn(session);
    expect(pageOf(session).crawlers).toBe(mine.crawlers);
    expect(pageOf(session).urls).toEqual(["/mine", "/b", "/c", "/added"]);
    undoIn(session);
    expect(pageOf(session).urls).toBe(mine.urls);
    expect(pageOf(session).text).not.toBe(mine.text);
    undoIn(session);
    expect(pageOf(session)).toEqual(withoutFocus(mine));
  });

  test("finds nothing to take back after a new focus, and leaves the focus where it is", () => {
    const session = sessionWith(mine);
    const depth = undoDepth(session.getState());
    dispatch(session, focusing);
    expect(undoDepth(session.getState())).toBe(depth);
    const focused = session.getState().field(focusInput.field);
    dispatch(session, typing);
    expect(undoIn(session)).toBe(true);
    expect(session.getState().field(focusInput.field)).toBe(focused);
  });

  test("finds nothing to take back after an intent that changed nothing", () => {
    const session = createSession();
    dispatch(session, () => readAs("no such dialect"));
    dispatch(session, (state) => addUrls(state, "\n"));
    dispatch(session, (state) => addCrawlers(state, [""]));
    expect(undoIn(session)).toBe(false);
  });
});

/** A view as the session knows it. `amend` is an extension that changes the state again while the view updates. */
class FakeView implements View {
  state: EditorState;
  updates = 0;
  private readonly session: Session;
  private readonly amend: (view: FakeView) => void;

  constructor(session: Session, amend: (view: FakeView) => void = () => {}) {
    this.session = session;
    this.state = session.getState();
    this.amend = amend;
  }

  update(transactions: readonly Transaction[]): void {
    this.updates++;
    this.state = transactions.at(-1)?.state ?? this.state;
    this.amend(this);
  }

  dispatch(transaction: Transaction): void {
    this.session.apply([transaction], this);
  }
}

/** Ends the file with a line break, if it has none. */
function endLastLine(view: FakeView): void {
  const { doc } = view.state;
  if (doc.line(doc.lines).length === 0) return;
  const transaction = view.state.update({ changes: { from: doc.length, insert: "\n" } });
  view.state = transaction.state;
}

function dispatchEndOfLastLine(view: FakeView): void {
  const { doc } = view.state;
  if (doc.line(doc.lines).length > 0)
    view.dispatch(view.state.update({ changes: { from: doc.length, insert: "\n" } }));
}

describe("a view", () => {
  test("that is attached shows each change, and each is one notice", () => {
    const session = sessionWith(mine);
    const view = new FakeView(session);
    session.attach(view);
    const notices = noticesOf(session);
    dispatch(session, typing);
    dispatch(session, addingAUrl);
    expect(view.updates).toBe(2);
    expect(notices.count).toBe(2);
    expect(session.getState()).toBe(view.state);
  });

  test("hands its own changes to the session", () => {
    const session = sessionWith(mine);
    const view = new FakeView(session);
    session.attach(view);
    const notices = noticesOf(session);
    const transaction = view.state.update(typing(view.state));
    view.dispatch(transaction);
    expect(session.getState()).toBe(transaction.state);
    expect(notices.count).toBe(1);
  });

  test("whose extension changed the state again is believed, not the transaction", () => {
    const session = createSession();
    const view = new FakeView(session, endLastLine);
    session.attach(view);
    const transaction = view.state.update(typing(view.state));
    view.dispatch(transaction);
    expect(session.getState()).toBe(view.state);
    expect(session.getState()).not.toBe(transaction.state);
    expect(session.getState().doc.toString()).toBe("Allow: /x\n");
    expect(session.getState()).toBeInstanceOf(EditorState);
  });

  test("that dispatches again while it updates gives one notice, of the last state", () => {
    const session = createSession();
    const view = new FakeView(session, dispatchEndOfLastLine);
    session.attach(view);
    const heard: string[] = [];
    session.subscribe((state) => heard.push(state.doc.toString()));
    dispatch(session, typing);
    expect(view.updates).toBe(2);
    expect(heard).toEqual(["Allow: /x\n"]);
    expect(session.getState()).toBe(view.state);
  });

  test("that took several transactions at once gives one notice", () => {
    const session = createSession();
    const view = new FakeView(session);
    session.attach(view);
    const notices = noticesOf(session);
    const one = view.state.update(typing(view.state));
    const two = one.state.update(addingAUrl(one.state));
    session.apply([one, two], view);
    expect(notices.count).toBe(1);
    expect(session.getState()).toBe(two.state);
  });

  test("that has no news gives no notice", () => {
    const session = sessionWith(mine);
    const view = new FakeView(session);
    session.attach(view);
    const notices = noticesOf(session);
    session.apply([], view);
    expect(notices.count).toBe(0);
  });

  test("that was detached no longer hears of changes, and the session goes on", () => {
    const session = sessionWith(mine);
    const view = new FakeView(session);
    const detach = session.attach(view);
    detach();
    dispatch(session, openingTheirPage);
    expect(view.updates).toBe(0);
    expect(pageOf(session)).toEqual(withoutFocus(theirs));
  });

  test("that comes later starts from what changed in between", () => {
    const session = sessionWith(mine);
    session.attach(new FakeView(session))();
    dispatch(session, typing);
    const view = new FakeView(session);
    session.attach(view);
    dispatch(session, addingAUrl);
    expect(view.updates).toBe(1);
    expect(view.state.doc.toString()).toContain("Allow: /x");
    expect(session.getState()).toBe(view.state);
  });

  test("that another has replaced does not take that one along when it is detached", () => {
    const session = sessionWith(mine);
    const detachFirst = session.attach(new FakeView(session));
    const second = new FakeView(session);
    session.attach(second);
    detachFirst();
    dispatch(session, typing);
    expect(second.updates).toBe(1);
  });

  test("undoes and redoes through the session", () => {
    const session = sessionWith(mine);
    const view = new FakeView(session);
    session.attach(view);
    dispatch(session, openingTheirPage);
    undoIn(session);
    expect(pageOf(session)).toEqual(withoutFocus(mine));
    expect(view.state).toBe(session.getState());
    expect(view.updates).toBe(2);
  });
});

describe("the settled state", () => {
  function settling() {
    const hand = new Hand();
    const session = createSession([], new Scheduler(hand));
    session.dispatch(openPage(session.getState(), mine));
    hand.all();
    return { hand, session, isSettled: () => session.settled.getState() === session.getState() };
  }

  test("is there at once where the text is the same", () => {
    const { session, isSettled } = settling();
    for (const change of [movingTheCaret, focusing, addingAUrl, readingAsGoogle]) {
      session.dispatch(change(session.getState()));
      expect(isSettled()).toBe(true);
    }
  });

  test("follows the text when no more keys come, once for all of them", () => {
    const { hand, session, isSettled } = settling();
    let times = 0;
    session.settled.subscribe(() => times++);
    for (let key = 0; key < 5; key++) {
      session.dispatch(typing(session.getState()));
      hand.spend(30);
      expect(isSettled()).toBe(false);
    }
    hand.all();
    expect(isSettled()).toBe(true);
    expect(times).toBe(1);
  });
});
