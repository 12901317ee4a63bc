import { undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { expectationsOf, mismatchesOf, reportOf } from "./derived.ts";
import { addUrlList, expect as expectThat, openPage, removeUrl } from "./intents.ts";
import { Mismatches, standingOf } from "./mismatches.ts";
import { createSession } from "./session.ts";

function opened() {
  const session = createSession();
  session.dispatch(
    openPage(session.getState(), {
      text: "User-agent: *\nDisallow: /a\n",
      urls: ["/a", "/b", "/c"],
      crawlers: ["Googlebot", "GPTBot"],
      readAs: "rfc9309",
      site: "",
      answer: { kind: "ok" },
      focus: null,
    }),
  );
  return session;
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

  test("of a large table are counted between keys, and told of", async () => {
    const session = opened();
    const urls = Array.from({ length: 40_000 }, (_, index) => `/b${index}`);
    session.dispatch(addUrlList(session.getState(), urls));
    session.dispatch(expectThat(session.getState(), {}, "disallow"));
    while (mismatchesOf(session.getState()).total === null)
      await new Promise((resolve) => setTimeout(resolve));
    expect(mismatchesOf(session.getState()).total).toBe(2 * (40_000 + 2));
    expect(session.counting.getState()).toBeGreaterThan(0);
  });
});
