import { describe, expect, test } from "vitest";
import { analysisOf } from "../core/derived.ts";
import { crawlersInput, focusInput, urlsInput } from "../core/inputs.ts";
import { openText } from "../core/intents.ts";
import { createSession, type Session } from "../core/session.ts";
import { editor } from "./editor.ts";
import { groupColour, groupInView } from "./group-map.ts";

const FILE = "# a comment\nUser-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n";

/** A session with the caret in `line`, and the verdict of the crawler focused. */
function looking(line: number, crawler: number | null): Session {
  const session = createSession(editor());
  session.dispatch(openText(session.getState(), FILE));
  session.dispatch({
    selection: { anchor: session.getState().doc.line(line).from },
    effects: [
      urlsInput.set.of(["/a"]),
      crawlersInput.set.of(["FooBot", "GPTBot"]),
      focusInput.set.of(crawler === null ? null : { url: 0, crawler }),
    ],
  });
  return session;
}

describe("the group in view", () => {
  test.each([
    { line: 1, crawler: null, agent: null },
    { line: 3, crawler: null, agent: "*" },
    { line: 5, crawler: null, agent: "GPTBot" },
    { line: 1, crawler: 0, agent: "*" },
    { line: 1, crawler: 1, agent: "GPTBot" },
    { line: 4, crawler: 1, agent: "GPTBot" },
    { line: 3, crawler: 1, agent: "*" },
    { line: 6, crawler: 0, agent: "GPTBot" },
  ])("with the caret on line $line and crawler $crawler focused is that of $agent", (row) => {
    const state = looking(row.line, row.crawler).getState();
    const group = row.agent === null ? null : analysisOf(state).groupNamed(row.agent.toLowerCase());
    expect(groupInView(state)).toBe(group);
  });

  test("is none where the focused crawler reads none", () => {
    const session = looking(1, 0);
    session.dispatch(openText(session.getState(), "# nothing\nUser-agent: GPTBot\nDisallow: /\n"));
    expect(groupInView(session.getState())).toBeNull();
  });
});

describe("the colour of a group", () => {
  test.each([
    [0, "var(--group-a)"],
    [1, "var(--group-b)"],
    [7, "var(--group-h)"],
    [8, "var(--group-a)"],
    [1_000_007, "var(--group-h)"],
  ])("number %d is %s", (index, colour) => {
    expect(groupColour({ index })).toBe(colour);
  });

  test("is another for each of the first eight", () => {
    const colours = Array.from({ length: 8 }, (_, index) => groupColour({ index }));
    expect(new Set(colours).size).toBe(8);
  });
});
