import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeText } from "../engine/text/bytes.ts";
import {
  analysisOf,
  caretGroupOf,
  caretLineOf,
  caretRuleOf,
  dialectFor,
  fileSizeOf,
  fileTextOf,
  focusedVerdictOf,
  focusOf,
  readerOf,
  readingsOf,
  reportOf,
} from "./derived.ts";
import { crawlersInput, EACH_AS_ITSELF, focusInput, urlsInput } from "./inputs.ts";
import { openText, readAs } from "./intents.ts";
import { createSession, type Session } from "./session.ts";

/** A session with a file opened in it, the caret at the start of `line`. */
function opened(text: string, line = 1): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  session.dispatch({ selection: { anchor: session.getState().doc.line(line).from } });
  return session;
}

const FILE = [
  "# caret, line 1", //           1
  "Disallow: /before-any-group", // 2
  "User-agent: *", //               3
  "Disallow: /a", //                4
  "", //                            5
  "Disalow: /b", //                 6
  "Sitemap: https://x.example/s", // 7
  "Allow: /c", //                   8
  "", //                            9
  "User-agent: CCBot", //          10
  "User-agent: GPTBot", //         11
  "Crawl-delay: 2", //             12
  "Allow: /d", //                  13
  "", //                           14
  "User-agent: GPTBot", //         15
  "Disallow: /e", //               16
  "", //                           17
].join("\n");

describe("the caret", () => {
  test.each([
    { line: 1, rule: null, group: null },
    { line: 2, rule: null, group: null },
    { line: 3, rule: null, group: "*" },
    { line: 4, rule: "/a", group: "*" },
    { line: 5, rule: null, group: "*" },
    { line: 6, rule: null, group: "*" },
    { line: 7, rule: null, group: "*" },
    { line: 8, rule: "/c", group: "*" },
    { line: 9, rule: null, group: null },
    { line: 10, rule: null, group: "CCBot" },
    { line: 12, rule: null, group: "CCBot" },
    { line: 13, rule: "/d", group: "CCBot" },
    { line: 14, rule: null, group: null },
    { line: 15, rule: null, group: "GPTBot" },
    { line: 16, rule: "/e", group: "GPTBot" },
    { line: 17, rule: null, group: null },
  ])("on line $line is on rule $rule, in the group of $group", ({ line, rule, group }) => {
    const state = opened(FILE, line).getState();
    expect(caretLineOf(state)).toBe(line);
    expect(caretRuleOf(state)?.path ?? null).toBe(rule);
    expect(caretGroupOf(state)?.agents[0]?.name ?? null).toBe(group);
  });

  test("is where the selection goes to, not where it comes from", () => {
    const session = opened(FILE);
    const { doc } = session.getState();
    session.dispatch({ selection: { anchor: doc.line(16).from, head: doc.line(4).to } });
    expect(caretLineOf(session.getState())).toBe(4);
    expect(caretRuleOf(session.getState())?.path).toBe("/a");
    session.dispatch({ selection: { anchor: doc.line(4).from, head: doc.line(16).to } });
    expect(caretRuleOf(session.getState())?.path).toBe("/e");
  });

  test("at either end of a line is on that line's rule", () => {
    const session = opened(FILE);
    const { from, to } = session.getState().doc.line(4);
    for (const anchor of [from, to]) {
      session.dispatch({ selection: { anchor } });
      expect(caretRuleOf(session.getState())?.path).toBe("/a");
    }
  });

  test("is on the rule and in the group that the analysis holds", () => {
    const state = opened(FILE, 4).getState();
    const group = analysisOf(state).groupNamed("*");
    expect(caretGroupOf(state)).toBe(group);
    expect(caretRuleOf(state)).toBe(group?.rules[0]);
  });

  test("in a section of two groups is in the one that begins first", () => {
    const state = opened(FILE, 13).getState();
    const analysis = analysisOf(state);
    expect(analysis.groupNamed("gptbot")).not.toBe(analysis.groupNamed("ccbot"));
    expect(caretGroupOf(state)).toBe(analysis.groupNamed("ccbot"));
  });

  test("on a misspelt rule is on a rule as soon as the reader forgives the spelling", () => {
    const session = opened(FILE, 6);
    expect(caretRuleOf(session.getState())).toBeNull();
    session.dispatch(readAs("google"));
    expect(caretRuleOf(session.getState())?.path).toBe("/b");
  });

  test("in an empty file is on line 1, on no rule and in no group", () => {
    const state = createSession().getState();
    expect(caretLineOf(state)).toBe(1);
    expect(caretRuleOf(state)).toBeNull();
    expect(caretGroupOf(state)).toBeNull();
  });
});

describe("the focus", () => {
  function asked(focus: { readonly url: number; readonly crawler: number } | null): Session {
    const session = opened(FILE);
    session.dispatch({
      effects: [
        urlsInput.set.of(["/a", "/e"]),
        crawlersInput.set.of(["FooBot", "GPTBot"]),
        focusInput.set.of(focus),
      ],
    });
    return session;
  }

  test.each([
    [0, 0],
    [1, 1],
  ])("on URL %d and crawler %d is a cell", (url, crawler) => {
    expect(focusOf(asked({ url, crawler }).getState())).toEqual({ url, crawler });
  });

  test.each([
    [2, 0],
    [0, 2],
    [2, 2],
  ])("on URL %d and crawler %d, outside the table, is the nearest cell", (url, crawler) => {
    const nearest = { url: Math.min(url, 1), crawler: Math.min(crawler, 1) };
    expect(focusOf(asked({ url, crawler }).getState())).toEqual(nearest);
  });

  test("on no cell has no verdict", () => {
    const state = asked(null).getState();
    expect(focusOf(state)).toBeNull();
    expect(focusedVerdictOf(state)).toBeNull();
  });

  test("on a cell has its verdict, the same object each time", () => {
    const state = asked({ url: 1, crawler: 1 }).getState();
    const focused = focusedVerdictOf(state);
    expect(focused?.column.token).toBe("GPTBot");
    expect(focused?.verdict).toMatchObject({ url: "/e", outcome: "disallow" });
    expect(focusedVerdictOf(state)?.verdict).toBe(focused?.verdict);
  });
});

describe("readings", () => {
  test("are one for each text, and in them one analysis for each dialect", () => {
    const session = opened(FILE);
    const before = session.getState();
    const analysis = analysisOf(before);
    session.dispatch(readAs("google"));
    session.dispatch(readAs("rfc9309"));
    expect(readingsOf(session.getState())).toBe(readingsOf(before));
    expect(analysisOf(session.getState())).toBe(analysis);
    session.dispatch({ changes: { from: 0, insert: "#" } });
    expect(readingsOf(session.getState())).not.toBe(readingsOf(before));
  });

  test.each([
    ["google", "Googlebot", "google"],
    ["google", "FooBot", "google"],
    ["rfc9309", "Googlebot", "rfc9309"],
    [EACH_AS_ITSELF, "Googlebot", "google"],
    [EACH_AS_ITSELF, "GPTBot", "rfc9309"],
    [EACH_AS_ITSELF, "FooBot", "rfc9309"],
    [EACH_AS_ITSELF, "", "rfc9309"],
  ])("as %s, %j is read by %s", (id, token, dialect) => {
    const session = createSession();
    session.dispatch(readAs(id));
    expect(dialectFor(session.getState(), token).id).toBe(dialect);
  });
});

describe("where each crawler is read as itself, the file is read", () => {
  const crawlers = ["GPTBot", "Googlebot", "ClaudeBot"];

  function each(tokens: readonly string[], focused: number | null) {
    const session = opened(FILE);
    const focus = focused === null ? null : { url: 0, crawler: focused };
    session.dispatch(readAs(EACH_AS_ITSELF));
    session.dispatch({
      effects: [urlsInput.set.of(["/a"]), crawlersInput.set.of(tokens), focusInput.set.of(focus)],
    });
    return session.getState();
  }

  test.each([
    ["as the focused crawler reads it", crawlers, 1, "Googlebot", "google"],
    ["as the first crawler reads it, without a focus", crawlers, null, "GPTBot", "rfc9309"],
    ["by RFC 9309, without a crawler", [], null, null, "rfc9309"],
  ])("%s", (_, tokens, focused, reader, dialect) => {
    const state = each(tokens, focused);
    expect(readerOf(state)).toBe(reader);
    expect(analysisOf(state).dialect.id).toBe(dialect);
  });

  test("once for all crawlers with the same parser", () => {
    const [gpt, google, claude] = reportOf(each(crawlers, 0)).columns;
    expect(gpt?.analysis).toBe(claude?.analysis);
    expect(google?.analysis).not.toBe(gpt?.analysis);
  });
});

test("where one parser reads for all, no crawler is named as the reader", () => {
  expect(readerOf(opened(FILE).getState())).toBeNull();
});

describe("the file", () => {
  test.each([
    ["", 0],
    ["\n", 1],
    ["\r\n", 2],
    ["a\nb\n", 4],
    ["a\r\nb\r\n", 6],
    ["a\rb\r", 4],
    ["Disallow: /könyvek\r\n", 21],
    ["Allow: /€\n", 12],
    ["Allow: /😀\r\n", 14],
    ["\ufeffAllow: /\n", 12],
    ["Allow: /\udcf6\n", 10],
    ["# no line end", 13],
  ])("%j leaves the page as it came, %d bytes", (text, size) => {
    const state = opened(text).getState();
    expect(fileTextOf(state)).toBe(text);
    expect(fileSizeOf(state)).toBe(size);
  });

  test("keeps mixed line endings", () => {
    const state = opened("a\r\nb\r\nc\nd").getState();
    expect(state.doc.toString()).toBe("a\nb\nc\nd");
    expect(fileTextOf(state)).toBe("a\r\nb\r\nc\nd");
    expect(fileSizeOf(state)).toBe(9);
  });

  test("keeps its line endings in the lines that are typed into it", () => {
    const session = opened("a\r\nb");
    session.dispatch({ changes: { from: 3, insert: "\nc" } });
    expect(fileTextOf(session.getState())).toBe("a\r\nb\r\nc");
    expect(fileSizeOf(session.getState())).toBe(7);
  });

  test("has the size of its bytes, whatever is in it", () => {
    const parts = fc.oneof(
      fc.constantFrom("a", "\n", "\r", "\r\n", "é", "€", "😀", "\ud83d", "\udcff"),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    );
    const anyText = fc.array(parts).map((units) => units.join(""));
    fc.assert(
      fc.property(anyText, (text) => {
        const state = opened(text).getState();
        expect(fileSizeOf(state)).toBe(encodeText(fileTextOf(state)).length);
      }),
    );
  });
});
