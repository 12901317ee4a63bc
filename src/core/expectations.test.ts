import { undo } from "@codemirror/commands";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Hand } from "../../test/hand.ts";
import { sessionWith } from "../../test/session-with.ts";
import { expectationsOf, mismatchesOf, reportOf } from "./derived.ts";
import { Expectations, type Expected, Mismatches, standingOf } from "./expectations.ts";
import { purposeInput } from "./inputs.ts";
import { addUrlList, expect as expectThat, removeUrl } from "./intents.ts";
import { Scheduler } from "./scheduler.ts";
import { createSession } from "./session.ts";

const table = Expectations.none(["/a", "/b", "/c"], ["Googlebot", "GPTBot"]);
const some = table.edited((set) => {
  set(0, 0, "allow");
  set(1, 1, "disallow");
  set(2, 0, "disallow");
});

/** Every cell as a text, a line for each URL. */
function shown(expectations: Expectations): string {
  const { urls, crawlers } = expectations;
  return urls
    .map((url, row) => [url, ...crawlers.map((_, at) => expectations.at(row, at) ?? "-")].join(" "))
    .join("\n");
}

describe("the expectations of a table", () => {
  test("are none at first", () => {
    expect(table.count).toBe(0);
    expect(table.at(0, 0)).toBeNull();
  });

  test("are set by cell and counted by crawler", () => {
    expect(shown(some)).toBe("/a allow -\n/b - disallow\n/c disallow -");
    expect([some.count, some.countOf(0), some.countOf(1)]).toEqual([3, 2, 1]);
  });

  test("are set for the verdict and each use of a cell by themselves", () => {
    const uses = some.edited((set) => {
      set(0, 0, "disallow", "training");
      set(0, 0, "allow", "search");
      set(2, 1, "disallow", "input");
    });
    const aspects = ["verdict", "training", "input", "search"] as const;
    expect(aspects.map((aspect) => uses.at(0, 0, aspect))).toEqual([
      "allow",
      "disallow",
      null,
      "allow",
    ]);
    expect([uses.count, uses.countOf(0), uses.countOf(1)]).toEqual([3, 2, 1]);
    expect([some.hasUses, uses.hasUses]).toEqual([false, true]);
    const alone = table.edited((set) => set(2, 1, "disallow", "input"));
    const moved = alone.forTable(["/c"], ["GPTBot"]);
    expect([moved.count, moved.at(0, 0), moved.at(0, 0, "input")]).toEqual([0, null, "disallow"]);
    const cleared = uses.edited((set) => set(0, 0, null, "training"));
    expect(aspects.map((aspect) => cleared.at(0, 0, aspect))).toEqual([
      "allow",
      null,
      null,
      "allow",
    ]);
  });

  test("are another object when edited, and the one before stays as it was", () => {
    const fewer = some.edited((set) => set(0, 0, null));
    expect(fewer.at(0, 0)).toBeNull();
    expect(some.at(0, 0)).toBe("allow");
    expect(fewer.countOf(0)).toBe(1);
  });

  test("are of no cell outside the table", () => {
    const same = some.edited((set) => {
      set(3, 0, "allow");
      set(0, 2, "allow");
    });
    expect(shown(same)).toBe(shown(some));
  });

  test("are the same object for the same table", () => {
    expect(some.forTable(some.urls, some.crawlers)).toBe(some);
  });

  test("go with a URL or crawler that moves, and away with one that is removed", () => {
    expect(shown(some.forTable(["/c", "/a"], ["GPTBot", "Googlebot"]))).toBe(
      "/c - disallow\n/a - allow",
    );
  });

  test("stay with a URL that is written otherwise, and with a crawler in other case", () => {
    expect(shown(some.forTable(["/a", "/b2", "/c"], ["googlebot", "GPTBot"]))).toBe(
      "/a allow -\n/b2 - disallow\n/c disallow -",
    );
  });

  test("are none of what is added", () => {
    expect(shown(some.forTable(["/new", "/a"], ["Googlebot", "CCBot"]))).toBe(
      "/new - -\n/a allow -",
    );
  });

  test("survive being moved about like a map by URL and crawler does", () => {
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 4 });
    const cell = fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom<Expected | null>("allow", null));
    fc.assert(
      fc.property(names, names, names, names, fc.array(cell), (urls, bots, others, more, cells) => {
        // Of one length a name may stand for another, which is tested above.
        fc.pre(urls.length !== others.length && bots.length !== more.length);
        const before = Expectations.none(urls, bots).edited((set) => {
          for (const [url, bot, expected] of cells) set(url, bot, expected);
        });
        const after = before.forTable(others, more);
        for (const [row, url] of others.entries())
          for (const [at, bot] of more.entries())
            expect(after.at(row, at)).toBe(before.at(urls.indexOf(url), bots.indexOf(bot)));
      }),
      { endOnFailure: true },
    );
  });
});

/** By default the clock stands still: a busy machine would have no time left to count with the change. */
function opened(scheduler = new Scheduler(new Hand())) {
  const text = "User-agent: *\nDisallow: /a\n";
  const page = { text, urls: ["/a", "/b", "/c"], crawlers: ["Googlebot", "GPTBot"] };
  return sessionWith(page, createSession([], scheduler));
}

describe("a verdict and what is expected of it", () => {
  test.each([
    ["allow", "allow", "met"],
    ["disallow", "disallow", "met"],
    ["disallow", "allow", "unmet"],
    ["allow", "undefined", "unmet"],
    ["disallow", "not-governed", "unmet"],
    [null, "allow", null],
    ["allow", null, null],
  ] as const)("expected %s, says %s: %s", (expected, outcome, standing) => {
    expect(standingOf(expected, outcome)).toBe(standing);
  });
});

describe("mismatches", () => {
  test("are counted with the change", () => {
    const session = opened();
    session.dispatch(expectThat(session.getState(), { crawler: 0 }, "disallow"));
    expect(mismatchesOf(session.getState()).total).toBe(2);
  });

  test("follow the text", () => {
    const session = opened();
    session.dispatch(expectThat(session.getState(), { url: 0 }, "disallow"));
    expect(mismatchesOf(session.getState()).total).toBe(0);
    session.dispatch({ changes: { from: 0, to: session.getState().doc.length } });
    expect(mismatchesOf(session.getState()).total).toBe(2);
  });

  test("are the same object while neither verdicts nor expectations change", () => {
    const session = opened();
    const before = mismatchesOf(session.getState());
    session.dispatch({ selection: { anchor: 2 } });
    expect(mismatchesOf(session.getState())).toBe(before);
  });

  test("come back with a removed URL by undo", () => {
    const session = opened();
    session.dispatch(expectThat(session.getState(), { url: 1, crawler: 1 }, "disallow"));
    session.dispatch(removeUrl(session.getState(), 1));
    expect(mismatchesOf(session.getState()).total).toBe(0);
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(expectationsOf(session.getState()).at(1, 1)).toBe("disallow");
    expect(mismatchesOf(session.getState()).total).toBe(1);
  });

  test("are counted in time slices of any size, after the report", () => {
    const session = opened();
    const urls = Array.from({ length: 5_000 }, (_, index) => `/${index % 2 ? "a" : "b"}${index}`);
    session.dispatch(addUrlList(session.getState(), urls));
    session.dispatch(expectThat(session.getState(), {}, "disallow"));
    const state = session.getState();
    reportOf(state).count(() => false);
    const mismatches = new Mismatches(reportOf(state), expectationsOf(state));
    let asked = 0;
    while (!mismatches.run(() => ++asked % 2 === 0)) expect(mismatches.total).toBeNull();
    expect(mismatches.total).toBe(2 * (2_500 + 2));
  });

  test("of a large table are counted between keys, and told of", () => {
    const hand = new (class extends Hand {
      // By the clock of the machine, a quick one counts all at once.
      override now() {
        this.spend(1);
        return super.now();
      }
    })();
    const session = opened(new Scheduler(hand));
    const urls = Array.from({ length: 40_000 }, (_, index) => `/b${index}`);
    session.dispatch(addUrlList(session.getState(), urls));
    session.dispatch(expectThat(session.getState(), {}, "disallow"));
    expect(mismatchesOf(session.getState()).total).toBeNull();
    hand.all();
    expect(mismatchesOf(session.getState()).total).toBe(2 * (40_000 + 2));
    expect(session.counting.getState()).toBeGreaterThan(0);
  });
});

test("where the table shows uses, it is of the chosen purpose, and one undo takes it back", () => {
  const session = sessionWith({ urls: ["/a"], crawlers: ["A", "B"] });
  session.dispatch(expectThat(session.getState(), { url: 0, crawler: 0 }, "allow"));
  session.dispatch({ effects: purposeInput.set.of("training") });
  session.dispatch(expectThat(session.getState(), { url: 0 }, "disallow"));
  const now = () => {
    const expectations = expectationsOf(session.getState());
    return [0, 1].map((at) => [expectations.at(0, at), expectations.at(0, at, "training")]);
  };
  expect(now()).toEqual([
    ["allow", "disallow"],
    [null, "disallow"],
  ]);
  undo({ state: session.getState(), dispatch: session.dispatch });
  expect(now()).toEqual([
    ["allow", null],
    [null, null],
  ]);
  expect(session.getState().field(purposeInput.field)).toBe("training");
});
