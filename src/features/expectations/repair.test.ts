import { isolateHistory } from "@codemirror/commands";
import type { ChangeSpec, Extension } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { Expectations, type Expected } from "../../core/expectations.ts";
import { focusInput } from "../../core/inputs.ts";
import { openFileText, readAs, setAnswer } from "../../core/intents.ts";
import { makeLintFacet } from "../../core/linting.ts";
import { createSession, type Session } from "../../core/session.ts";
import { outcomeNow } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import { Lint } from "../../lint/run.ts";
import { plain, plainSentence } from "../../words/quoting.ts";
import { remedyFor } from "./repair.ts";

const urls = ["/a", "/b"];
const crawlers = ["Googlebot", "GPTBot"];

/** A session with a file and what is expected of each URL for Googlebot, then of each for GPTBot. */
function opened(
  file: readonly string[],
  expected: readonly (Expected | null)[],
  extension: Extension = [],
): Session {
  const expectations = Expectations.none(urls, crawlers).edited((expect) =>
    expected.forEach((one, index) => {
      expect(index % 2, Math.floor(index / 2), one);
    }),
  );
  const text = file.join("\n");
  const focus = { url: 0, crawler: 0 };
  return sessionWith({ text, urls, crawlers, expectations, focus }, createSession(extension));
}

/** Replaces the only place of `text` in the file: one undo. */
function edit(session: Session, text: string, insert: string): void {
  const from = session.getState().doc.toString().indexOf(text);
  change(session, { from, to: from + text.length, insert });
}

function change(session: Session, changes: ChangeSpec): void {
  session.dispatch({ changes, annotations: isolateHistory.of("full") });
}

function remedyOf(session: Session, expected: Expected) {
  const work = new Work(remedyFor(session.getState(), expected));
  work.run(() => false);
  if (!work.result) throw new Error("it ends");
  const { sentence, repair } = work.result;
  return {
    sentence: sentence && plainSentence(sentence),
    label: repair && plain(repair.label),
    repair,
  };
}

/** What is said of Googlebot on /a, and the file after the repair. */
function repaired(session: Session, expected: Expected) {
  const { sentence, label, repair } = remedyOf(session, expected);
  if (repair) session.dispatch(repair.change);
  const text = session.getState().doc.toString();
  return { sentence, label, text, outcome: outcomeNow(reportOf(session.getState()), 0, 0) };
}

const file = ["User-agent: *", "Disallow: /a", "", "User-agent: GPTBot", "Disallow: /"];
const own = ["User-agent: *", "Allow: /", "", "User-agent: Googlebot", "Disallow: /a", "Allow: /b"];

describe("an expectation that an edit broke", () => {
  test("is repaired by the line that is gone", () => {
    const session = opened(file, ["disallow", "allow"]);
    edit(session, "Disallow: /a\n", "");
    expect(repaired(session, "disallow")).toEqual({
      sentence:
        "Expected Block. Until your last change, line 2, “Disallow: /a”, blocked this URL. Line 2, “Disallow: /a”, is gone.",
      label: "Restore line 2",
      text: file.join("\n"),
      outcome: "disallow",
    });
  });

  test("is repaired in the line that was emptied", () => {
    const session = opened(file, ["disallow", "allow"]);
    edit(session, "Disallow: /a", "");
    expect(repaired(session, "disallow")).toMatchObject({
      label: "Restore line 2",
      text: file.join("\n"),
    });
  });

  test("is repaired by the whole group that is gone, where it was", () => {
    const session = opened(own, ["disallow", "allow"]);
    edit(session, own.slice(2).join("\n"), "");
    expect(repaired(session, "disallow")).toMatchObject({
      sentence:
        "Expected Block. Until your last change, line 5, “Disallow: /a”, blocked this URL. The group for “Googlebot” is gone (lines 4–6).",
      label: "Restore lines 4–6",
      outcome: "disallow",
    });
  });

  test("is repaired by the line as it was before it was shortened and written anew", () => {
    const session = opened(file, ["disallow", "allow"]);
    const end = "User-agent: *\nDisallow: /a".length;
    change(session, { from: end - 1, to: end });
    change(session, { from: end - 1, insert: "x" });
    expect(repaired(session, "disallow")).toEqual({
      sentence:
        "Expected Block. Until your last change, line 2, “Disallow: /a”, blocked this URL. Line 2 is now “Disallow: /x”; it was “Disallow: /a”.",
      label: "Change line 2 back to “Disallow: /a”",
      text: file.join("\n"),
      outcome: "disallow",
    });
  });

  test("is repaired where its user-agent line was misspelt, many edits ago", () => {
    const session = opened(own, ["disallow", "allow"]);
    edit(session, "Googlebot", "Googelbot");
    change(session, { from: 0, insert: "# one\n" });
    change(session, { from: 0, insert: "# two\n" });
    expect(repaired(session, "disallow")).toMatchObject({
      sentence:
        "Expected Block. Before a change that you can undo in 3 steps, line 5, “Disallow: /a”, blocked this URL. Line 6 is now “User-agent: Googelbot”; it was “User-agent: Googlebot”.",
      label: "Change line 6 back to “User-agent: Googlebot”",
      text: ["# two", "# one", ...own].join("\n"),
    });
  });

  test("is repaired by taking away a line that is new", () => {
    const session = opened(file, ["disallow"]);
    edit(session, "Disallow: /a\n", "Disallow: /a\nAllow: /a\n");
    expect(repaired(session, "disallow")).toEqual({
      sentence:
        "Expected Block. Until your last change, line 2, “Disallow: /a”, blocked this URL. Line 3, “Allow: /a”, is new.",
      label: "Delete line 3",
      text: file.join("\n"),
      outcome: "disallow",
    });
  });

  test("is repaired in another file that was opened, at its end", () => {
    const session = opened(own, ["disallow", "allow"]);
    session.dispatch(openFileText(session.getState(), "User-agent: *\nDisallow: /b\n"));
    const { label, text, outcome } = repaired(session, "disallow");
    expect([label, outcome]).toEqual(["Restore lines 4–6", "disallow"]);
    expect(text).toContain("Disallow: /b\n");
    expect(text).toContain(own.slice(3).join("\n"));
  });

  test("is repaired by the rule that decided, in a group that is new", () => {
    // Deleting the new user-agent line would block /b for GPTBot; undo would allow it for Googlebot.
    const before = ["User-agent: *", "Disallow: /*a"];
    const session = opened(before, ["disallow", "disallow", null, "allow"]);
    const { length } = session.getState().doc;
    change(session, { from: length, insert: "\n\nUser-agent: Googlebot\nDisallow: /b" });
    expect(repaired(session, "disallow")).toEqual({
      sentence:
        "Expected Block. Until your last change, line 2, “Disallow: /*a”, blocked this URL. Line 4, “User-agent: Googlebot”, is new.",
      label: "Add “Disallow: /*a” below line 5",
      text: [...before, ...["", "User-agent: Googlebot", "Disallow: /b", "Disallow: /*a"]].join(
        "\n",
      ),
      outcome: "disallow",
    });
  });

  test("is repaired by the parser or the response of before", () => {
    const session = opened(["User-agent: *", "Disalow: /a"], ["disallow"]);
    session.dispatch(readAs("google"));
    session.dispatch({ ...readAs("rfc9309"), annotations: isolateHistory.of("full") });
    expect(remedyOf(session, "disallow").label).toBe("Restore the parser");
    const other = opened(file, ["disallow"]);
    const answer = { kind: "status", status: 404, lasting: "short", cachedCopy: false } as const;
    other.dispatch({ ...setAnswer(answer), annotations: isolateHistory.of("full") });
    expect(repaired(other, "disallow")).toMatchObject({
      sentence:
        "Expected Block. Until your last change, line 2, “Disallow: /a”, blocked this URL. The response for robots.txt has changed.",
      label: "Restore the response",
      outcome: "disallow",
    });
  });

  test("is not put down to the response where the parser or the size of the file changed", () => {
    const session = opened(file, ["allow"]);
    session.dispatch(setAnswer({ kind: "status", status: 401 }));
    session.dispatch({ ...readAs("python"), annotations: isolateHistory.of("full") });
    expect(remedyOf(session, "allow").label).toBe("Restore the parser");
    const large = opened(file, ["disallow"]);
    large.dispatch(readAs("yandex"));
    change(large, { from: 0, insert: `#${" ".repeat(500_000)}\n` });
    expect(remedyOf(large, "disallow")).toMatchObject({
      sentence: "Expected Block. Until your last change, line 2, “Disallow: /a”, blocked this URL.",
      label: "Undo that change",
    });
  });
});

describe("an expectation that never was met", () => {
  test("is repaired by a rule for its URL", () => {
    const session = opened(file, ["allow", "allow", "disallow", "disallow"]);
    expect(repaired(session, "allow")).toMatchObject({
      sentence: null,
      label: "Add “Allow: /a” below line 2",
      outcome: "allow",
    });
  });

  test("is repaired by the fix of the line that nearly decides", () => {
    vi.useFakeTimers();
    const makeLint = makeLintFacet.of((analysis, around) => new Lint(analysis, around));
    const session = opened(["User-agent: *", "Disalow: /a"], ["disallow"], makeLint);
    vi.runAllTimers();
    vi.useRealTimers();
    const { label, text } = repaired(session, "disallow");
    expect(label).toMatch(/^Line 2: /);
    expect(text).toBe("User-agent: *\nDisallow: /a");
  });

  test("has no repair that breaks another expectation", () => {
    const session = opened(["User-agent: *", "Disallow: /a"], ["allow", null, "disallow"]);
    expect(remedyOf(session, "allow")).toMatchObject({ sentence: null, repair: null });
  });

  test("has no past in a link or a file that is opened with its table", () => {
    const session = opened(file, ["disallow"]);
    edit(session, "Disallow: /a\n", "");
    sessionWith({ urls, crawlers }, session);
    session.dispatch({ effects: focusInput.set.of({ url: 0, crawler: 0 }) });
    expect(remedyOf(session, "disallow").sentence).toBeNull();
  });
});

/** The cells that are as expected, by their place. */
function metIn(session: Session): readonly string[] {
  const state = session.getState();
  return urls.flatMap((_, url) =>
    crawlers.flatMap((_, crawler) => {
      const expected = expectationsOf(state).at(url, crawler);
      const outcome = outcomeNow(reportOf(state), url, crawler);
      return expected && expected === outcome ? `${url} ${crawler}` : [];
    }),
  );
}

test("a repair meets its expectation and keeps all others, whatever was edited", () => {
  const line = fc.constantFrom(
    "User-agent: *",
    "User-agent: GPTBot",
    "Allow: /a",
    "Disallow: /",
    "",
  );
  const lines = fc.array(line, { maxLength: 6 });
  const place = fc.nat({ max: 80 });
  const edits = fc.array(fc.tuple(place, place, lines), { minLength: 1, maxLength: 4 });
  const one = fc.constantFrom<Expected | null>("allow", "disallow", null);
  const wanted = fc.tuple(fc.constantFrom<Expected>("allow", "disallow"), one, one, one);
  fc.assert(
    fc.property(lines, edits, wanted, (before, made, expected) => {
      const session = opened([...own, ...before], expected);
      for (const [a, b, inserted] of made) {
        const { length } = session.getState().doc;
        const [from, to] = [Math.min(a, b, length), Math.min(Math.max(a, b), length)];
        change(session, { from, to, insert: inserted.join("\n") });
      }
      const met = metIn(session);
      if (met.includes("0 0")) return;
      const { repair } = remedyOf(session, expected[0]);
      if (!repair) return;
      session.dispatch(repair.change);
      expect(metIn(session)).toEqual(expect.arrayContaining([...met, "0 0"]));
    }),
    { endOnFailure: true },
  );
});
