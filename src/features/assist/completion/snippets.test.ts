import { CompletionContext } from "@codemirror/autocomplete";
import { undo } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { dialectFor } from "../../../core/derived.ts";
import { openText, readAs } from "../../../core/intents.ts";
import { createSession, type Session } from "../../../core/session.ts";
import { crawlerNamed, crawlers, followerNamed } from "../../../engine/crawlers/index.ts";
import { purposeOf, tokensOf } from "../../../engine/crawlers/purposes.ts";
import { judge } from "../../../engine/decide/decide.ts";
import { select } from "../../../engine/decide/select.ts";
import { defaultDialect, dialects } from "../../../engine/dialects/index.ts";
import { type Analysis, analyse } from "../../../engine/parse/analysis.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import { completionWords } from "../words.ts";
import { insertSnippet, snippets, snippetsFor } from "./snippets.ts";

/** A file with the caret at `|`, behind what was typed for a snippet, if anything: `{Block|`. */
function opened(marked: string, reader = "rfc9309"): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), marked.replace(/[{|]/g, "")));
  session.dispatch({ selection: { anchor: marked.replace("{", "").indexOf("|") } });
  session.dispatch(readAs(reader));
  return session;
}

/** Chooses a snippet; whether there was one. */
function choose(session: Session, label: string, marked: string): boolean {
  const state = session.getState();
  const snippet = snippetsFor(state).find((candidate) => candidate.label === label);
  const to = state.selection.main.head;
  const from = marked.includes("{") ? marked.indexOf("{") : to;
  if (snippet) session.dispatch(insertSnippet(state, snippet, { from, to }));
  return snippet !== undefined;
}

function chosen(marked: string, label: string, reader?: string): EditorState {
  return choosing(marked, label, reader).after;
}

/** A file before and after a snippet was chosen. */
function choosing(marked: string, label: string, reader?: string) {
  const session = opened(marked, reader);
  const before = session.getState();
  expect(choose(session, label, marked)).toBe(true);
  return { before, after: session.getState() };
}

const {
  "ai-training": training,
  "ai-search": aiSearch,
  "ai-assistant": assistants,
  onlySearch: search,
  folder,
} = completionWords.snippets;

const PLACES = ["/", "/a", "/b/c", "/folder/x", "/cart/help"];

const known = new WeakMap<EditorState, Map<Dialect, Analysis>>();

/** What is read in a file, once for each who reads it. */
function analysisFor(state: EditorState, dialect: Dialect): Analysis {
  const ofState = known.get(state) ?? new Map<Dialect, Analysis>();
  known.set(state, ofState);
  const analysis = ofState.get(dialect) ?? analyse(state.doc.toString(), dialect);
  ofState.set(dialect, analysis);
  return analysis;
}

/** What a crawler may fetch of some paths: `+-+-`. */
function verdictsOf(state: EditorState, token: string): string {
  const analysis = analysisFor(state, dialectFor(state, token));
  const { group } = select(analysis, followerNamed(token));
  return PLACES.map((url) => (judge(analysis, group, url).outcome === "allow" ? "+" : "-")).join(
    "",
  );
}

/** Whether a crawler's parser rejects the file. Then no line of it counts, so a line more or less may decide about all. */
function isRejected(state: EditorState, token: string): boolean {
  return analysisFor(state, dialectFor(state, token)).rejectedBy !== null;
}

const TOKENS = [...crawlers.flatMap(({ tokens }) => tokens.slice(0, 1)), "Wibble", "Quux", "Zork"];

function differing(before: EditorState, after: EditorState): readonly string[] {
  return TOKENS.filter(
    (token) => !isRejected(before, token) && verdictsOf(before, token) !== verdictsOf(after, token),
  );
}

describe("a snippet stands where it works", () => {
  test.each<readonly [marked: string, before: string, after: string]>([
    ["|", "", "\n"],
    ["{Block|", "", "\n"],
    ["# about\n{Block|", "# about\n\n", ""],
    ["User-agent: A\nDisallow: /a\n{Block|", "User-agent: A\nDisallow: /a\n\n", ""],
    ["User-agent: A\nDisallow: /a\n|", "User-agent: A\nDisallow: /a\n\n", "\n"],
    ["User-agent: A\n{Block|\nDisallow: /a\n", "User-agent: A\nDisallow: /a\n\n", "\n"],
    ["User-agent: A\n{Block|", "", "\n\nUser-agent: A"],
    ["User-agent: A\n{Block|\n", "", "\n\nUser-agent: A\n"],
    [
      "User-agent: A\nDisallow: /a\n\n{bl|\n\n# B\nUser-agent: B\nDisallow: /b\n",
      "User-agent: A\nDisallow: /a\n\n",
      "\n\n# B\nUser-agent: B\nDisallow: /b\n",
    ],
    [
      "User-agent: A\nDisallow: /a\n{bl|\nAllow: /a/a\n# B\nUser-agent: B\nDisallow: /b\n",
      "User-agent: A\nDisallow: /a\nAllow: /a/a\n\n",
      "\n\n# B\nUser-agent: B\nDisallow: /b\n",
    ],
    [
      "User-agent: A\nDisallow: /a\n|\nUser-agent: B\nDisallow: /b\n",
      "User-agent: A\nDisallow: /a\n\n",
      "\n\nUser-agent: B\nDisallow: /b\n",
    ],
    ["{bl|\nDisallow: /nobody\nUser-agent: A", "Disallow: /nobody\n\n", "\n\nUser-agent: A"],
    ["User-agent: A\nDisallow: /\n{bl| # note", "User-agent: A\nDisallow: /\n\n", "\n\n # note"],
  ])("%j", (marked, before, after) => {
    const state = chosen(marked, training);
    const text = state.doc.toString();
    expect(text.startsWith(`${before}User-agent: GPTBot\n`)).toBe(true);
    expect(text.endsWith(`Disallow: /${after}`)).toBe(true);
    expect(state.selection.main.head).toBe(text.length - after.length);
  });
});

// Some readers look for names within names, so these are within no other.
const FILES = [
  "",
  "User-agent: Quux\nDisallow: /a\nAllow: /a/b\n",
  "User-agent: Quux\nDisallow: /a\n\nUser-agent: Zork\nDisallow: /b\nCrawl-delay: 2\n",
  "User-agent: Quux\nUser-agent: Zork\n\nDisallow: /a\n\n\n# end",
  "User-agent: Quux\n\nUser-agent: Zork\n",
  "Disallow: /nobody\n\n# A\nUser-agent: Quux\nSitemap: https://a.example/s\nDisallow: /a",
  "User-agent: Googlebot\nDisallow: /a\nUser-agent: GPTBot\nAllow: /\nUser-agent: Zork\nDisallow: /b",
];
const WITH_STAR = FILES.map((file) => `User-agent: *\nDisallow: /a\nAllow: /a/b\n\n${file}`);

/** Each file with the caret on each of its lines, where a word was typed on a line of its own. */
function typedInto(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const lines = file.split("\n");
    return [...lines.keys(), lines.length].map((at) => lines.toSpliced(at, 0, "{bl|").join("\n"));
  });
}

// Google’s parser and Python’s cannot name all crawlers; those who do read by them can be.
describe.each(["each-as-itself", "rfc9309", "bing"])("read as %s", { tags: "long" }, (reader) => {
  test.each(typedInto([...FILES, ...WITH_STAR]))(
    "AI training crawlers are blocked and nobody else is concerned: %j",
    (marked) => {
      const { before, after } = choosing(marked, training, reader);
      const named = before.doc.toString().includes("GPTBot") ? ["GPTBot"] : [];
      const listed = tokensOf(purposeOf("ai-training"));
      const blocked = listed.filter((token) => !named.includes(token));
      const isBlocked = (token: string) =>
        isRejected(after, token) || verdictsOf(after, token) === "-----";
      expect(blocked.filter((token) => !isBlocked(token))).toEqual([]);
      expect(differing(before, after).filter((token) => !blocked.includes(token))).toEqual([]);
    },
  );

  test.each(typedInto(FILES))("only search engines are allowed, and who is named: %j", (marked) => {
    const { before, after } = choosing(marked, search, reader);
    const names = before.doc.toString();
    const unexpected: string[] = [];
    for (const { tokens, chain, followsStar } of crawlers) {
      const [token] = tokens;
      if (token === undefined || !followsStar || isRejected(after, token)) continue;
      const isNamed = chain.some((name) => names.includes(name));
      const isSearch = chain.some((name) => crawlerNamed(name)?.category === "search");
      const expected = isNamed ? verdictsOf(before, token) : isSearch ? "+++++" : "-----";
      if (verdictsOf(after, token) !== expected) unexpected.push(token);
    }
    expect(unexpected).toEqual([]);
    expect(verdictsOf(after, "Wibble")).toBe("-----");
  });
});

test.each(dialects.map(({ id }) => id))(
  "no group that %s reads is cut or joined",
  { tags: "long" },
  (reader) => {
    for (const marked of typedInto([...FILES, ...WITH_STAR])) {
      const { before, after } = choosing(marked, training, reader);
      const differ = (token: string) =>
        !isRejected(before, token) && verdictsOf(after, token) !== verdictsOf(before, token);
      expect([marked, ...["Quux", "Zork", "*"].filter(differ)]).toEqual([marked]);
    }
  },
);

describe("what a snippet says is true of this file", () => {
  test("crawlers that have a group keep it", () => {
    const state = chosen("User-agent: GPTBot\nAllow: /\n\n{bl|", training);
    expect(state.doc.toString().match(/GPTBot/g)).toHaveLength(1);
    const [snippet] = snippetsFor(opened("User-agent: GPTBot\nAllow: /|").getState());
    expect(snippet?.detail).toMatch(/^\d+ product tokens; 1 in the file keeps its group$/);
    expect(snippet?.info).toBe(
      "Left out: anthropic-ai and Claude-Web (retired); Googlebot, Bingbot, Applebot and YandexAdditional / YandexAdditionalBot (mainly for another purpose)",
    );
  });

  test("what would be joined with the group of * is not offered", () => {
    const labels = snippetsFor(opened("User-agent: *\nDisallow: /a|").getState());
    expect(labels.map(({ label }) => label)).toEqual([training, aiSearch, assistants]);
  });

  test("where all are named nothing is left to name", () => {
    const session = opened("|");
    choose(session, training, "|");
    expect(snippetsFor(session.getState()).map(({ label }) => label)).not.toContain(training);
  });

  test.each([
    [training, "ai-training"],
    [aiSearch, "ai-search"],
    [assistants, "ai-assistant"],
  ] as const)("%s blocks all of them that robots.txt can name, and no other", (label, category) => {
    const [before, after] = [opened("|").getState(), chosen("|", label)];
    const blocked = differing(before, after);
    expect(blocked).toEqual(purposeOf(category).named.map(({ tokens }) => tokens[0]));
    for (const token of blocked) expect(verdictsOf(after, token)).toBe("-----");
  });

  test("operators’ legacy names are left out", () => {
    expect(chosen("|", training).doc.toString()).not.toMatch(/anthropic-ai|Claude-Web/);
  });

  test("the folder is selected, to be typed over, and is all that is allowed", () => {
    const state = chosen("|", folder);
    const { from, to } = state.selection.main;
    expect(state.sliceDoc(from, to)).toBe("/folder/");
    expect(verdictsOf(state, "Wibble")).toBe("---+-");
  });
});

describe("a snippet is found by what any of its words begins with", () => {
  test.each([
    ["AI", [training, aiSearch, assistants]],
    ["ai s", [aiSearch]],
    ["bl", [training, aiSearch, assistants, folder]],
    ["al", [search]],
    ["lock", []],
  ])("%j", (typed, labels) => {
    const state = opened(`${typed}|`).getState();
    const found = snippets(new CompletionContext(state, typed.length, false));
    expect(found?.options.map(({ displayLabel }) => displayLabel)).toEqual(labels);
  });
});

test("one undo takes a snippet away and gives back what was typed", () => {
  const session = createSession();
  for (const [at, letter] of [..."User-agent: A\nDisallow: /a\nblo"].entries())
    session.dispatch({ changes: { from: at, insert: letter }, userEvent: "input.type" });
  const typed = session.getState().doc.toString();
  const [snippet] = snippetsFor(session.getState());
  if (!snippet) throw new Error("no snippet is offered");
  const span = { from: typed.length - 3, to: typed.length };
  session.dispatch(insertSnippet(session.getState(), snippet, span));
  expect(undo({ state: session.getState(), dispatch: session.dispatch })).toBe(true);
  expect(session.getState().doc.toString()).toBe(typed);
});

test("a large file is no trouble", () => {
  const groups = Array.from(
    { length: 5000 },
    (_, at) => `User-agent: bot${at}\nDisallow: /${at}\n`,
  );
  const state = chosen(`${groups.join("\n")}\n{bl|`, training);
  expect(analyse(state.doc.toString(), defaultDialect).groups.length).toBe(5001);
});
