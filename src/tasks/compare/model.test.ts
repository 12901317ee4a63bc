import type { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { analysisOf, fileTextOf, focusOf, reportOf } from "../../core/derived.ts";
import { urlsInput } from "../../core/inputs.ts";
import { openText, type Page } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import { followQuestion } from "../../features/compare/comparing.tsx";
import { comparisonMarkdown } from "./comparison-markdown.ts";
import type { Summary } from "./crawler-differences.ts";
import { DifferenceJob } from "./difference-job.ts";
import { Comparison, differenceQuestionOf } from "./model.ts";
import { differenceWords, groupChangeWords, turnWords } from "./words.ts";

const never = () => false;

const page = {
  text: "User-agent: *\nDisallow: /a\n",
  urls: ["/", "/a"],
  crawlers: ["Foo", "Bar"],
  focus: { url: 1, crawler: 1 },
};

function sessionOf(changed: Partial<Page>): Session {
  return sessionWith({ ...page, ...changed });
}

function stateOf(changed: Partial<Page>): EditorState {
  return sessionOf(changed).getState();
}

function compared(before: Partial<Page>, after: Partial<Page>): Comparison {
  const comparison = new Comparison(stateOf(before), stateOf({ ...before, ...after }));
  expect(comparison.run(never)).toBe(true);
  return comparison;
}

describe("another version", () => {
  test("is asked the same, and keeps its text", () => {
    const now = sessionOf({ text: "", readAs: "google", site: "a.example" });
    const session = createSession();
    session.dispatch(openText(session.getState(), "User-agent: Foo\r\n"));
    followQuestion(session, now);
    const state = session.getState();
    expect(fileTextOf(state)).toBe("User-agent: Foo\r\n");
    expect(reportOf(state).question).toEqual(reportOf(now.getState()).question);
    expect(analysisOf(state).dialect.id).toBe("google");
    expect(focusOf(state)).toEqual(page.focus);
  });
});

describe("a comparison", () => {
  test("is of groups, crawlers and verdicts", () => {
    const { groups, moves, verdicts } = compared({}, { text: `${page.text}\nUser-agent: Foo\n` });
    expect(groups.changes?.map(({ kind }) => kind)).toEqual(["appears"]);
    expect(moves.moves?.map(({ readers }) => readers)).toEqual([["Foo"]]);
    expect(verdicts.at(0)).toMatchObject({ url: "/a", crawler: "Foo" });
    expect(verdicts.size).toBe(1);
  });

  test("is of each crawler by its own dialect, where each is read as itself", () => {
    // Google reads a field with this typing error as User-agent.
    const text = `${page.text}\nUseragent: Googlebot\nUseragent: GPTBot\nDisallow: /\n`;
    const { moves } = compared({ readAs: "each-as-itself" }, { text });
    const readers = moves.moves?.flatMap((move) => move.readers) ?? [];
    expect(readers).toContain("Googlebot");
    expect(readers).not.toContain("GPTBot");
  });

  test("holds for as long as nothing that is compared changes", () => {
    const [before, after] = [stateOf({}), stateOf({ text: "" })];
    const comparison = new Comparison(before, after);
    const moved = before.update({ selection: { anchor: 3 } }).state;
    const asked = after.update({ effects: urlsInput.set.of(["/b"]) }).state;
    expect(comparison.isOf(moved, after)).toBe(true);
    expect(comparison.isOf(after, before)).toBe(false);
    expect(comparison.isOf(before, asked)).toBe(false);
  });
});

describe("the words of a comparison", () => {
  test.each<readonly [before: string, after: string, words: readonly string[]]>([
    ["", "*", ["New: group A for * (line 1)."]],
    ["Foo", "", ["Removed: group A for Foo (line 1)."]],
    ["Foo", "Foo Bar", ["Product tokens changed: group A for Foo (line 1) is now also for Bar."]],
    [
      "Foo Bar",
      "Bar Qux",
      [
        "Product tokens changed: group A for Foo and Bar (line 1) is now also for Qux, and no longer for Foo.",
      ],
    ],
    [
      "Foo|Bar",
      "Foo Bar",
      [
        "Merged: group A for Foo (line 1) and group B for Bar (line 4) are now group A for Foo and Bar (line 1).",
      ],
    ],
    [
      "a b c d e",
      "a|b c d e",
      [
        "Split: group A for a, b, c and 2 more product tokens (line 1) is now group A for a (line 1) and group B for b, c, d and 1 more product token (line 4).",
      ],
    ],
  ])("say how groups changed: %s to %s", (before, after, words) => {
    const { groups } = compared({ text: textOf(before) }, { text: textOf(after) });
    expect((groups.changes ?? []).map((change) => groupChangeWords.change(change))).toEqual(words);
  });

  test.each<readonly [before: string, after: string, words: string]>([
    [
      "*",
      "*|Foo",
      "Foo followed group A for * (line 1), and now follows its own group B (line 4).",
    ],
    ["", "Foo", "Foo followed no group, and now follows its own group A (line 1)."],
    ["Foo Bar", "Foo", "Foo still follows its own group A (line 1), which is no longer for Bar."],
  ])("say which group a crawler follows: %s to %s", (before, after, words) => {
    const { moves } = compared({ text: textOf(before) }, { text: textOf(after) });
    const [move] = moves.moves ?? [];
    expect(move && groupChangeWords.move(move)).toBe(words);
  });

  test("count crawlers that move together", () => {
    const { moves } = compared({ text: "" }, { text: textOf("*") });
    const [move] = moves.moves ?? [];
    expect(move && groupChangeWords.move(move)).toMatch(
      /^Foo, Bar, Googlebot and \d+ more crawlers followed no group, and now follow group A for \* \(line 1\)\.$/,
    );
  });

  test("say what a verdict was and is", () => {
    expect(turnWords.side({ outcome: "disallow", line: 3 })).toBe("Block by line 3");
    expect(turnWords.side({ outcome: "allow", line: null })).toBe("Allow (no rule)");
    expect(turnWords.side({ outcome: "undefined", line: null })).toBe("Undefined (left open)");
    expect(turnWords.counted({ before: "disallow", after: "allow", count: 1 })).toBe(
      "1 verdict from Block to Allow",
    );
  });

  test.each<readonly [Summary, string]>([
    [{ kind: "equal" }, "No verdict changes for any crawler on any URL (proven)."],
    [
      { kind: "differs", differing: 3, undecided: 0, readers: 121 },
      "3 of 121 crawlers get a different verdict on at least one URL.",
    ],
    [
      { kind: "differs", differing: 1, undecided: 2, readers: 121 },
      "1 of 121 crawlers gets a different verdict on at least one URL. 2 more are undecided: the search reached its limit.",
    ],
    [
      { kind: "undecided", undecided: 1, readers: 121 },
      "No changed verdict was found, but the search reached its limit for 1 of 121 crawlers.",
    ],
    [
      { kind: "undecided", undecided: 0, readers: 121 },
      "No verdict changes on any URL for the 121 crawlers checked (proven). The user-agent lines differ, so a crawler that was not checked may get a different verdict.",
    ],
  ])("sum up: %j", (summary, words) => {
    expect(differenceWords.summary(summary)).toBe(words);
  });

  test("say how far a search has come, and for whom", () => {
    expect(differenceWords.progress(40, 1210)).toBe("40 of 1,210 crawlers checked");
    expect(["*", "Foo"].map(differenceWords.crawler)).toEqual(["Any other crawler", "Foo"]);
  });
});

/** A file with a section for each part, apart by bars, of names apart by spaces. */
function textOf(sections: string): string {
  const lines = sections.split("|").map((names) => names.split(" "));
  return lines
    .map((names) => names.map((name) => name && `User-agent: ${name}\n`).join(""))
    .map((agents) => `${agents}Disallow: /\n\n`)
    .join("");
}

function markdownOf(before: Partial<Page>, after: Partial<Page>): string {
  const comparison = compared(before, after);
  const job = new DifferenceJob(differenceQuestionOf(comparison.before, comparison.after));
  job.run(never);
  return comparisonMarkdown(comparison, job.takeNews());
}

describe("a comparison in Markdown", () => {
  test("says where the search for differences is not finished", () => {
    const comparison = compared({}, { text: `${page.text}Disallow: /\n` });
    expect(comparisonMarkdown(comparison, { found: [], summary: null })).toContain(
      "\n\nNot all crawlers were checked for verdicts that change.\n\n",
    );
  });

  test("has summary, verdicts, crawlers and groups", () => {
    expect(markdownOf({}, { text: `${page.text}\nUser-agent: Foo\nAllow: /\n` })).toMatch(
      /^Two versions of a robots.txt, read as: RFC 9309\n\n1 of \d+ crawlers gets/,
    );
    const text = `${page.text}\nUser-agent: Foo\nAllow: /\n`;
    expect(markdownOf({}, { text }).split("\n").slice(3)).toEqual([
      "",
      "1 verdict in the table changed:",
      "",
      "| URL | Crawler | Before | Now |",
      "| --- | --- | --- | --- |",
      "| `/a` | `Foo` | Block by line 2 | Allow by line 5 |",
      "",
      "Crawlers that get a different verdict on at least one URL:",
      "",
      "| Crawler | Example URL | Before | Now |",
      "| --- | --- | --- | --- |",
      "| `Foo` | `/a` | Block by line 2 | Allow by line 5 |",
      "",
      "Groups that changed:",
      "",
      "- New: group B for `Foo` (line 4).",
      "",
      "Crawlers that now follow another group:",
      "",
      "- `Foo` followed group A for `*` (line 1), and now follows its own group B (line 4).",
      "",
    ]);
  });

  test("says that nothing changes where that is proven", () => {
    const text = `${page.text}Disallow: /a/b\n`;
    expect(markdownOf({}, { text }).split("\n").slice(2)).toEqual([
      "No verdict changes for any crawler on any URL (proven).",
      "",
      "No verdict changes for the 2 URLs in the table.",
      "",
    ]);
  });

  test("counts what it leaves out, and holds a stranger’s text as code", () => {
    const urls = Array.from({ length: 100 }, (_, n) => `/a/${n}`);
    const names = Array.from({ length: 100 }, (_, n) => `User-agent: @<b>${n}\nDisallow: /\n`);
    const markdown = markdownOf({ urls }, { text: names.join("\n") });
    expect(markdown).toContain("| `/a/14` | `Bar` |");
    expect(markdown).toContain("\nNot shown: 170 more.\n");
    expect(markdown).toContain("\nNot shown: 81 more.\n");
    expect(markdown).toMatch(/\| `Foo`, `Bar`, `Googlebot` and \d+ more crawlers \| `\/a` \|/);
    expect(markdown.replace(/`[^`]*`/g, "")).not.toMatch(/[@<]/);
    expect(markdown.length).toBeLessThan(20_000);
  });
});

test("the shown reader of the later version reads both", () => {
  const comparison = compared({ readAs: "google" }, {});
  expect(analysisOf(comparison.after).dialect.id).toBe("google");
  expect(comparison.groups.changes).toEqual([]);
});
