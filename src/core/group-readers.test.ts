import { describe, expect, test } from "vitest";
import "../engine/dialects/index.ts";
import { analysisOf, reportOf } from "./derived.ts";
import { groupsRead, groupsReading, oneOfSeveralParsers, readersOf } from "./group-readers.ts";
import { crawlersInput, focusInput, urlsInput } from "./inputs.ts";
import { openText, readAs } from "./intents.ts";
import { createSession } from "./session.ts";

/** The state with a file that is read for `focused`, one of the crawlers. */
function stateWith(
  lines: readonly string[],
  crawlers: readonly string[],
  focused = 0,
  reader = "each-as-itself",
) {
  const session = createSession();
  session.dispatch(openText(session.getState(), lines.join("\n")));
  session.dispatch({ effects: [urlsInput.set.of(["/"]), crawlersInput.set.of(crawlers)] });
  session.dispatch({ effects: focusInput.set.of({ url: 0, crawler: focused }) });
  session.dispatch(readAs(reader));
  return session.getState();
}

/** By the first token of each group, who reads it. */
function readersIn(...parts: Parameters<typeof stateWith>) {
  const state = stateWith(...parts);
  const analysis = analysisOf(state);
  return Object.fromEntries(
    analysis.groups.map((group) => [
      group.agentAt(0)?.name,
      readersOf(group, analysis, reportOf(state)),
    ]),
  );
}

const FILE = ["User-agent: *", "Disallow: /cart", "", "User-agent: GPTBot", "Disallow: /"];
// Google’s parser, RFC 9309, Bing, RFC 9309, Yandex.
const CRAWLERS = ["Googlebot", "GPTBot", "bingbot", "My", "YandexBot"];

describe("with each crawler as itself", () => {
  test.each(CRAWLERS.map((crawler, index) => ({ crawler, index })))(
    "a group has its readers by every parser, also where the file is read for $crawler",
    ({ index }) => {
      expect(readersIn(FILE, CRAWLERS, index)).toEqual({
        "*": ["Googlebot", "bingbot", "My", "YandexBot"],
        GPTBot: ["GPTBot"],
      });
    },
  );

  test("a crawler reads the group of the line that leads it there, not one that shares its rules", () => {
    const lines = [
      "User-agent: GPTBot",
      "Disallow: /a",
      "User-agent: Googlebot",
      "Disallow: /b",
      "User-agent: GPTBot",
      "User-agent: Googlebot",
      "Disallow: /c",
    ];
    for (const focused of [0, 1])
      expect(readersIn(lines, ["GPTBot", "Googlebot"], focused)).toEqual({
        GPTBot: ["GPTBot"],
        Googlebot: ["Googlebot"],
      });
  });

  test("a crawler that its parser leads to a later section of a group reads that group", () => {
    // Google’s parser reads both names as one; under RFC 9309, only line 3 names the second crawler.
    const lines = ["User-agent: My 2", "Disallow: /a", "User-agent: My", "Disallow: /b"];
    const state = stateWith(lines, ["Googlebot", "My"]);
    const [group, ...others] = analysisOf(state).groups;
    expect(others).toEqual([]);
    expect(group && readersOf(group, analysisOf(state), reportOf(state))).toEqual(["My"]);
  });

  test("crawlers without a group read none", () => {
    expect(readersIn(FILE.slice(3), CRAWLERS)).toEqual({ GPTBot: ["GPTBot"] });
  });

  test("a line is read in the groups of every parser", () => {
    const state = stateWith(FILE, CRAWLERS);
    const readBy = (line: number) =>
      groupsReading(reportOf(state), line).map(({ analysis }) => analysis.dialect.id);
    expect(readBy(2)).toEqual(["google", "rfc9309", "bing", "yandex"]);
    expect(readBy(5)).toEqual(["rfc9309"]);
    expect(readBy(9)).toEqual([]);
    expect(groupsRead(reportOf(state)).map(({ crawler }) => CRAWLERS[crawler])).toEqual([
      "Googlebot",
      "My",
      "bingbot",
      "YandexBot",
      "GPTBot",
    ]);
  });

  describe("the parser of the page is one of several", () => {
    const parserAt = (
      line: number,
      lines: readonly string[],
      crawlers: readonly string[],
      focused = 0,
    ) => oneOfSeveralParsers(stateWith(lines, crawlers, focused), line)?.id ?? null;
    const misspelt = ["User-agent: *", "Disalow: /", "Disallow: /"];

    test("where another reads other rules for the table", () => {
      expect(parserAt(3, misspelt, ["Googlebot", "GPTBot"])).toBe("google");
      expect(parserAt(3, misspelt, ["Googlebot", "GPTBot"], 1)).toBe("rfc9309");
      const encoded = ["User-agent: *", "Disallow: /~a", "Disallow: /%7Ea"];
      expect(parserAt(2, encoded, ["My", "Googlebot"])).toBe("rfc9309");
    });

    test("where another chooses among rules differently", () => {
      expect(parserAt(2, FILE, ["My", "Baiduspider"])).toBe("rfc9309");
    });

    test("but not where it reads the same, or no crawler of the table has another", () => {
      expect(parserAt(2, FILE, ["Googlebot", "My", "bingbot", "YandexBot"])).toBeNull();
      expect(parserAt(3, misspelt, ["Googlebot", "Googlebot-Image"])).toBeNull();
      const apart = ["User-agent: GPTBot", ...misspelt.slice(1), "", "User-agent: *", "Allow: /"];
      expect(parserAt(6, apart, ["Googlebot", "GPTBot"])).toBeNull();
      expect(parserAt(3, apart, ["Googlebot", "GPTBot"])).toBe("google");
    });
  });
});

test("where one parser reads for all crawlers, a group has those that follow it, and is read by this parser alone", () => {
  expect(readersIn(FILE, CRAWLERS, 0, "google")).toEqual({
    "*": ["Googlebot", "bingbot", "My", "YandexBot"],
    GPTBot: ["GPTBot"],
  });
  const state = stateWith(FILE, CRAWLERS, 0, "google");
  expect([2, 5].map((line) => oneOfSeveralParsers(state, line))).toEqual([null, null]);
});
