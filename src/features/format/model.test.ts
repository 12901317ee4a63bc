import { redo, undo, undoDepth } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { fileTextOf } from "../../core/derived.ts";
import { lineEndingInput } from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type Formatting, FormatWork } from "../../engine/prove/format.ts";
import { formatQuestionOf, formattingSentences, tidy as tidied } from "./model.ts";

function sessionWith(text: string): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  return session;
}

function formattingOf(session: Session): Formatting {
  const { text, lineEnd } = formatQuestionOf(session.getState());
  const work = new FormatWork(text, lineEnd);
  work.run(() => false);
  if (!work.result) throw new Error("it has run to its end");
  return work.result;
}

function formatIn(session: Session): void {
  session.dispatch(tidied(session.getState(), formattingOf(session)));
}

const untidy = "user-agent:*\r\nDisallow:/a\r\n\r\n\r\nSitemap: /s";
const tidy = "User-agent: *\nDisallow: /a\n\nSitemap: /s\n";

describe("formatting", () => {
  test("tidies the file and its line ends", () => {
    const session = sessionWith(untidy);
    formatIn(session);
    expect(fileTextOf(session.getState())).toBe(tidy);
    expect(session.getState().field(lineEndingInput.field)).toBe("\n");
  });

  test("is one undo, even right after typing", () => {
    const session = sessionWith(untidy);
    const depth = undoDepth(session.getState());
    session.dispatch({ changes: { from: 0, insert: "#\n" }, userEvent: "input.type" });
    formatIn(session);
    session.dispatch({ changes: { from: 0, insert: "#" }, userEvent: "input.type" });
    expect(undoDepth(session.getState())).toBe(depth + 3);
    const target = () => ({ state: session.getState(), dispatch: session.dispatch });
    undo(target());
    undo(target());
    expect(fileTextOf(session.getState())).toBe(`#\r\n${untidy}`);
    redo(target());
    expect(fileTextOf(session.getState())).toBe(`#\n${tidy}`);
  });

  test("leaves the caret in its line", () => {
    const session = sessionWith(untidy);
    const before = session.getState();
    session.dispatch({ selection: { anchor: before.doc.toString().indexOf("/a") + 1 } });
    formatIn(session);
    const { head } = session.getState().selection.main;
    expect(head).toBe(tidy.indexOf("/a") + 1);
  });

  test("leaves the caret in its line also where thousands of changes become a few", () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `user-agent:a${at}\n \n\ndisallow:/a\n`);
    const session = sessionWith(lines.join(""));
    const at = session.getState().doc.toString().indexOf("a432\n");
    session.dispatch({ selection: { anchor: at } });
    formatIn(session);
    const { doc, selection } = session.getState();
    expect(doc.lineAt(selection.main.head).text).toBe("User-agent: a432");
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(fileTextOf(session.getState())).toBe(lines.join(""));
  });

  test("of a tidy file changes nothing, and is no undo", () => {
    const session = sessionWith(tidy);
    const state = session.getState();
    formatIn(session);
    expect(session.getState().doc).toBe(state.doc);
    expect(undoDepth(session.getState())).toBe(undoDepth(state));
  });

  test("keeps line ends that matter for the limit of a parser", { tags: "long" }, () => {
    const long = `user-agent: *\r\nDisallow: /\r\n${"# 45678\r\n".repeat(60_000)}`;
    const session = sessionWith(long);
    formatIn(session);
    expect(fileTextOf(session.getState())).toBe(long.replace("user-agent", "User-agent"));
  });
});

const noChange = (parsers: number) => `No verdict changes for any of the ${parsers} parsers.`;
const NO_CHANGE = noChange(dialects.length);
const rejects = (parser: string) =>
  `${parser} rejects the whole file as it was, and may read the tidied one.`;

describe("what formatting says", () => {
  test.each<readonly [text: string, ...sentences: string[]]>([
    [tidy, "Nothing to tidy."],
    ["", "Nothing to tidy."],
    [
      untidy,
      `Tidied 4 lines (field names, white space, blank lines and line endings). ${noChange(dialects.length - 1)}`,
      rejects("WebRobots (Ruby)"),
    ],
    ["User-agent: *\nDisallow:/\n", `Tidied 1 line (white space). ${NO_CHANGE}`],
    [
      "\ufeffUser-agent: *\nDisallow: /\n",
      "Nothing was tidied.",
      "Left the byte order mark where it is: Python up to 3.13.13 might read the changed file differently.",
    ],
    [
      "User-agent:a\nAllow: /\nUser-agent: b\nDisallow: /\n",
      `Tidied 1 line (white space). ${noChange(dialects.length - 1)}`,
      rejects("WebRobots (Ruby)"),
      "Left some blank lines as they are: WWW::RobotRules (Perl) might read the changed file differently.",
    ],
  ])("of %j", (text, ...sentences) => {
    expect(formattingSentences(formattingOf(sessionWith(text)))).toEqual(sentences);
  });

  test("names what was not decided within the limit", () => {
    const text = "User-agent: a\nAllow: /a\nUser-agent: b\nDisallow: /\n".repeat(150);
    expect(formattingSentences(formattingOf(sessionWith(text)))).toEqual([
      "Nothing was tidied.",
      "Left some blank lines as they are: the check whether WWW::RobotRules (Perl) reads the changed file differently reached its limit.",
    ]);
  });
});
