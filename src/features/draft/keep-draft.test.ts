import { undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { expectationsOf, fileTextOf } from "../../core/derived.ts";
import { expect as expectThat, openFileText, openPage } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { createSession, type Session } from "../../core/session.ts";
import { DraftKeeper } from "./keep-draft.ts";
import { backToFormer, backToTried, forgetFormer } from "./model.ts";
import { changedOf, draftIn, isWhole, type Slot } from "./model-slot.ts";
import { workBeforeDraft, workOf } from "./model-work.ts";
import type { SlotStorage } from "./storage.ts";
import type { TabMessage, Tabs } from "./tabs.ts";

/** A browser without a screen: slots in memory, and tabs that live and die as told. */
class FakeBrowser {
  readonly stored = new Map<string, Slot>();
  clock = 1000;
  failure: unknown = null;
  isReadable = true;
  private readonly owners = new Map<string, object>();
  private readonly listeners = new Map<object, (message: TabMessage) => void>();

  readonly storage: SlotStorage = {
    names: async () =>
      [...this.stored]
        .sort(([, one], [, other]) => changedOf(other) - changedOf(one))
        .map(([name]) => name),
    read: async (name) => {
      if (!this.isReadable) throw new Error("unreadable");
      return structuredClone(this.stored.get(name)) ?? null;
    },
    write: async (name, slot) => {
      if (this.failure) throw this.failure;
      this.stored.set(name, structuredClone(slot));
    },
    remove: async (name) => {
      this.stored.delete(name);
    },
    flush: () => {},
  };

  /** Opens a tab; `memory`: what the tab remembers, its own or that of the tab it was duplicated from; `begin`: what somebody does before the draft is there. */
  async open(
    memory: { name: string | null } = { name: null },
    fragment = "",
    begin: (session: Session) => void = () => {},
  ): Promise<Tab> {
    const identity = {};
    const remembered = memory.name;
    const own = { name: remembered };
    const tabs: Tabs = {
      remembered: () => remembered,
      remember: (name) => {
        own.name = name;
      },
      lock: async (name) => {
        if (this.owners.has(name) && this.owners.get(name) !== identity) return false;
        this.owners.set(name, identity);
        return true;
      },
      post: (message) => {
        for (const [other, listener] of this.listeners) if (other !== identity) listener(message);
      },
      listen: (listener) => this.listeners.set(identity, listener),
    };
    const session = createSession(workBeforeDraft());
    begin(session);
    const now = () => this.clock++;
    const environment = { storage: this.storage, tabs, fragment: () => fragment, now };
    const keeper = await DraftKeeper.begin(session, environment);
    if (!keeper.hasDraft && !keeper.hasBegun)
      session.dispatch(openPage(session.getState(), sample));
    const crash = () => {
      this.listeners.delete(identity);
      for (const [name, owner] of this.owners) if (owner === identity) this.owners.delete(name);
    };
    return { session, keeper, memory: own, crash };
  }
}

/** What is stored once a tab has written `text`, with the tab that wrote it. */
async function written(text: string) {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  type(tab, text);
  await settled();
  return { browser, tab };
}

/** The same once the tab is closed. */
async function left(text: string) {
  const { browser, tab } = await written(text);
  tab.crash();
  return { browser, memory: tab.memory };
}

interface Tab {
  readonly session: Session;
  readonly keeper: DraftKeeper;
  readonly memory: { name: string | null };
  readonly crash: () => void;
}

const textOf = ({ session }: Tab) => fileTextOf(session.getState());

function write(session: Session, text: string): void {
  session.dispatch({ changes: { from: 0, to: session.getState().doc.length, insert: text } });
}

function type({ session, keeper }: Tab, text: string): void {
  write(session, text);
  keeper.save();
}

/** Lets promises go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a draft", () => {
  test("is there again after a reload, byte for byte and with what was asked", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    const { session, keeper } = tab;
    session.dispatch(openFileText(session.getState(), "a\r\nb\nc \udce9\n"));
    session.dispatch(expectThat(session.getState(), { url: 1, crawler: 2 }, "disallow"));
    keeper.save();
    await settled();
    tab.crash();
    const again = await browser.open(tab.memory);
    expect(textOf(again)).toBe("a\r\nb\nc \udce9\n");
    expect(expectationsOf(again.session.getState()).at(1, 2)).toBe("disallow");
    expect(browser.stored.size).toBe(1);
  });

  test.each(["a\r\nb\n", "\udcff\udcfea\0b\0c\0\n\0", "\ufeff\0\udc80", ""])(
    "of %j is the same file",
    async (file) => {
      const browser = new FakeBrowser();
      const tab = await browser.open();
      tab.session.dispatch(openFileText(tab.session.getState(), file));
      tab.keeper.save();
      await settled();
      tab.crash();
      expect(textOf(await browser.open())).toBe(file);
    },
  );

  test("is not undone to the page before it", async () => {
    const { browser } = await left("mine");
    const { session } = await browser.open();
    expect(undo({ state: session.getState(), dispatch: session.dispatch })).toBe(false);
  });
});

describe("tabs", () => {
  test("each keep a draft of their own, which a new tab finds, the newest first", async () => {
    const { browser, tab: one } = await written("one");
    const two = await browser.open();
    expect(textOf(two)).toBe("one");
    type(two, "two");
    type(one, "one again");
    await settled();
    one.crash();
    two.crash();
    expect(textOf(await browser.open())).toBe("one again");
    expect(textOf(await browser.open())).toBe("two");
    expect(browser.stored.size).toBe(2);
  });

  test("know of each other where one began as a copy, and each can take the other’s work", async () => {
    const { browser, tab: one } = await written("one");
    const two = await browser.open();
    expect(two.keeper.status.getState().other).not.toBeNull();
    // A copy that nobody has touched is no news.
    expect(one.keeper.status.getState().other).toBeNull();
    type(two, "two");
    await settled();
    expect(one.keeper.status.getState().other).not.toBeNull();
    await one.keeper.takeOther();
    expect(textOf(one)).toBe("two");
    one.session.dispatch(backToFormer(one.session.getState()));
    expect(textOf(one)).toBe("one");
  });

  test("take the other’s work once, however often that is asked for before it is there", async () => {
    const { browser, tab: one } = await written("one");
    const two = await browser.open();
    type(two, "two");
    await settled();
    await Promise.all([one.keeper.takeOther(), one.keeper.takeOther()]);
    const { former, tried } = workOf(one.session.getState());
    expect(former?.text).toBe("one");
    expect(tried).toEqual([]);
    two.session.dispatch(openFileText(two.session.getState(), "later"));
    const taking = two.keeper.takeOther();
    two.keeper.keepMine();
    await taking;
    expect(textOf(two)).toBe("later");
  });

  test("that keep their own hear no more of the other, and all hear that one is gone", async () => {
    const { browser, tab: one } = await written("one");
    const two = await browser.open();
    const three = await browser.open();
    two.keeper.keepMine();
    type(one, "one again");
    expect(two.keeper.status.getState().other).toBeNull();
    expect(three.keeper.status.getState().other).not.toBeNull();
    one.keeper.tell("gone");
    expect(three.keeper.status.getState().other).toBeNull();
  });

  test("that were duplicated do not share a slot", async () => {
    const { browser, tab: one } = await written("one");
    const twin = await browser.open(one.memory);
    expect(textOf(twin)).toBe("one");
    type(twin, "twin");
    await settled();
    one.crash();
    expect(textOf(await browser.open(one.memory))).toBe("one");
  });

  test("in which nothing was changed begin with the same draft when they are reloaded", async () => {
    const { browser } = await written("one");
    const copy = await browser.open();
    copy.crash();
    expect(textOf(await browser.open(copy.memory))).toBe("one");
  });
});

describe("a draft that another page is opened over", () => {
  test("can be gone back to, also after a reload, until it is let go", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    type(tab, "mine");
    tab.session.dispatch(openFileText(tab.session.getState(), "theirs"));
    tab.session.dispatch(openFileText(tab.session.getState(), "others’"));
    tab.keeper.save();
    await settled();
    tab.crash();
    const again = await browser.open(tab.memory);
    expect(workOf(again.session.getState()).former?.text).toBe("mine");
    again.session.dispatch(backToFormer(again.session.getState()));
    expect(textOf(again)).toBe("mine");
    undo({ state: again.session.getState(), dispatch: again.session.dispatch });
    expect(textOf(again)).toBe("others’");
    again.session.dispatch(forgetFormer(again.session.getState()));
    expect(workOf(again.session.getState()).former).toBeNull();
  });

  test("is not given up for what was tried over it, and both are there after a reload", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    type(tab, "mine");
    tab.session.dispatch(openFileText(tab.session.getState(), "theirs"));
    type(tab, "tried");
    tab.session.dispatch(openFileText(tab.session.getState(), "others’"));
    tab.keeper.save();
    await settled();
    tab.crash();
    const { former, tried } = workOf((await browser.open(tab.memory)).session.getState());
    expect(former?.text).toBe("mine");
    expect(tried.map(({ text }) => text)).toEqual(["tried"]);
  });

  test("is again what is worked on when that is undone", async () => {
    const tab = await new FakeBrowser().open();
    type(tab, "mine");
    tab.session.dispatch(openFileText(tab.session.getState(), "theirs"));
    undo({ state: tab.session.getState(), dispatch: tab.session.dispatch });
    expect(workOf(tab.session.getState())).toEqual({ isOwn: true, former: null, tried: [] });
  });

  test("by a link is not opened over it again by a reload, but by another tab", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open(undefined, "1abc");
    type(tab, "edited");
    await settled();
    tab.crash();
    const again = await browser.open(tab.memory, "1abc");
    expect(again.keeper.openedFragment).toBe("1abc");
    again.crash();
    expect((await browser.open(undefined, "1abc")).keeper.openedFragment).toBeNull();
  });
});

test("a draft that its address opens is not opened over itself, in another tab neither", async () => {
  const browser = new FakeBrowser();
  const tab = await browser.open({ name: null }, "1link");
  tab.keeper.linked = "1link";
  type(tab, "mine");
  await settled();
  const copy = await browser.open({ name: null }, "1link");
  expect(copy.keeper.openedFragment).toBe("1link");
  // Edited since, it is another page than that of the address.
  tab.keeper.linked = null;
  type(tab, "mine, edited");
  await settled();
  expect((await browser.open({ name: null }, "1link")).keeper.openedFragment).toBeNull();
});

describe("what was begun before the draft is there", () => {
  test("is one’s own where it was written, and unsaved", async () => {
    const begin = (session: Session) => write(session, "meanwhile");
    const { session, keeper } = await new FakeBrowser().open(undefined, "1abc", begin);
    expect(keeper.hasBegun).toBe(true);
    expect(workOf(session.getState())).toEqual({ isOwn: true, former: null, tried: [] });
  });

  test("and written has the draft behind it, and waits itself when that is gone back to", async () => {
    const { browser, tab } = await written("mine");
    tab.crash();
    const again = await browser.open(tab.memory, "", (session) => write(session, "meanwhile"));
    expect(textOf(again)).toBe("meanwhile");
    again.session.dispatch(backToFormer(again.session.getState()));
    expect(textOf(again)).toBe("mine");
    again.session.dispatch(backToTried(again.session.getState()));
    expect(textOf(again)).toBe("meanwhile");
  });

  test("and opened has behind it what the draft had, also when it is undone", async () => {
    const { browser, tab } = await written("mine");
    tab.session.dispatch(openFileText(tab.session.getState(), "lesson"));
    type(tab, "lesson, tried");
    await settled();
    tab.crash();
    const link = (session: Session) => session.dispatch(openFileText(session.getState(), "link"));
    const { session } = await browser.open(tab.memory, "1abc", link);
    undo({ state: session.getState(), dispatch: session.dispatch });
    const { former, tried } = workOf(session.getState());
    expect([former, ...tried].map((page) => page?.text)).toEqual(["mine", "lesson, tried"]);
  });
});

/** Every way in which one value of what is stored may be damaged: it is missing, or something else. */
function damages(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [undefined, {}, 7];
  const entries = Object.entries(value);
  const within = entries.flatMap(([key, part]) =>
    damages(part).map((damaged) =>
      Array.isArray(value)
        ? value.map((item, at) => (`${at}` === key ? damaged : item))
        : { ...value, [key]: damaged },
    ),
  );
  return [undefined, "x", 7, ...within];
}

describe("a slot that is damaged", () => {
  test("is never replaced by a save, unless all of it was read, and is told of with its text", async () => {
    const { browser: original } = await left("mine");
    const [[name = "", slot] = []] = [...original.stored];
    const all = damages(slot?.state).map((state) => ({ version: 2, state }));
    expect(all.length).toBeGreaterThan(40);
    for (const stored of all) {
      const browser = new FakeBrowser();
      browser.stored.set(name, structuredClone(stored));
      const tab = await browser.open();
      const { damaged } = tab.keeper.status.getState();
      const draft = draftIn(stored);
      type(tab, "other");
      await settled();
      if (draft && isWhole(stored, draft)) continue;
      expect(browser.stored.get(name)).toEqual(stored);
      expect(damaged).toHaveLength(1);
      if (JSON.stringify(stored).includes("mine")) expect(damaged.join()).toContain("mine");
    }
  });

  test("hides no other draft, and is not removed as an old one", async () => {
    const { browser } = await left("mine");
    browser.stored.set("broken", { version: 2, state: { changed: 1e15, page: { text: "lost" } } });
    const tab = await browser.open();
    expect(textOf(tab)).toBe("mine");
    expect(tab.keeper.status.getState().damaged).toEqual(["lost"]);
  });
});

describe("a clock that goes back", () => {
  test("makes no later save an earlier one, in the same tab or after a reload", async () => {
    const { browser, tab } = await written("one");
    const saved = () => Math.max(...[...browser.stored.values()].map(changedOf));
    const before = saved();
    browser.clock = 1;
    type(tab, "two");
    await settled();
    const then = saved();
    expect(then).toBeGreaterThan(before);
    tab.crash();
    const again = await browser.open(tab.memory);
    type(again, "three");
    await settled();
    expect(saved()).toBeGreaterThan(then);
    again.crash();
    expect(textOf(await browser.open())).toBe("three");
  });
});

describe("storage that does not do its part", () => {
  test("is told of, and no more when it does again", async () => {
    const browser = new FakeBrowser();
    const tab = await browser.open();
    browser.failure = new DOMException("full", "QuotaExceededError");
    type(tab, "mine");
    await settled();
    expect(tab.keeper.status.getState().trouble).toBe("full");
    browser.failure = new Error("anything else");
    type(tab, "mine again");
    await settled();
    expect(tab.keeper.status.getState().trouble).toBe("failed");
    browser.failure = null;
    type(tab, "and again");
    await settled();
    expect(tab.keeper.status.getState().trouble).toBeNull();
  });

  test("and cannot be read is told of, and the page begins anew", async () => {
    const browser = new FakeBrowser();
    browser.storage.names = () => Promise.reject(new Error("broken"));
    const tab = await browser.open();
    expect(tab.keeper.status.getState().trouble).toBe("unread");
    expect(textOf(tab)).toBe(sample.text);
  });

  test("and cannot be read once is told of, keeps what it holds, and is tried again", async () => {
    const { browser, memory } = await left("mine");
    browser.isReadable = false;
    const blind = await browser.open(memory);
    expect(blind.keeper.status.getState().trouble).toBe("unread");
    blind.crash();
    browser.isReadable = true;
    expect(textOf(await browser.open(blind.memory))).toBe("mine");
  });

  test("and cannot be read once is not written over", async () => {
    const { browser, memory } = await left("mine");
    browser.isReadable = false;
    const blind = await browser.open(memory);
    type(blind, "other");
    await settled();
    blind.crash();
    browser.isReadable = true;
    expect(textOf(await browser.open(blind.memory))).toBe("other");
    expect(textOf(await browser.open())).toBe("mine");
  });

  test("and can neither be read nor written once is found again with what it holds", async () => {
    const { browser, memory } = await left("mine");
    browser.isReadable = false;
    browser.failure = new Error("unwritable");
    const blind = await browser.open(memory);
    type(blind, "other");
    await settled();
    expect(blind.keeper.status.getState().trouble).toBe("failed");
    blind.crash();
    browser.isReadable = true;
    expect(textOf(await browser.open(blind.memory))).toBe("mine");
  });

  test("and cannot be read for the work of another tab is told of, and the work still offered", async () => {
    const { browser } = await written("one");
    const two = await browser.open();
    browser.isReadable = false;
    await two.keeper.takeOther();
    const { trouble, other } = two.keeper.status.getState();
    expect(trouble).toBe("unread");
    expect(other).not.toBeNull();
  });

  test.each([
    ["null", null],
    ["a word", "draft"],
    ["half a draft", { changed: 1, family: "x", page: { text: "a" } }],
  ])("and holds %s is no draft", async (_what, state) => {
    const browser = new FakeBrowser();
    browser.stored.set("x", JSON.parse(JSON.stringify({ state, version: 1 })));
    expect((await browser.open()).keeper.hasDraft).toBe(false);
  });

  test("and holds a draft of a later program is left alone", async () => {
    const browser = new FakeBrowser();
    const later = JSON.parse('{"version":99,"state":{"changed":5,"riddle":42}}');
    browser.stored.set("x", later);
    const tab = await browser.open();
    expect(tab.keeper.status.getState().trouble).toBe("newer");
    type(tab, "mine");
    await settled();
    expect(browser.stored.get("x")).toEqual(later);
    expect(browser.stored.size).toBe(2);
    expect(tab.keeper.status.getState().trouble).toBe("newer");
  });
});
