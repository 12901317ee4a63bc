import { describe, expect, test } from "vitest";
import { parseRobots } from "../index.ts";
import type { DialectId } from "../parse/dialect.ts";
import { type Follower, followerOf, select } from "./select.ts";

const both: readonly DialectId[] = ["rfc9309", "google"];

const robots = "User-agent: FooBot\nDisallow: /1\n\nUser-agent: *\nUser-agent: Foo\nDisallow: /2\n";
const withoutStar = "User-agent: FooBot\nDisallow: /1\n";

/** The kind of reason, and the line of the agent that gives it, 0 for none. */
function reasonOf(text: string, follower: Follower, dialect?: DialectId) {
  const { group, reason } = select(parseRobots(text, dialect), follower);
  const agent = "agent" in reason ? reason.agent : null;
  expect(group?.agents ?? null).toEqual(agent ? expect.arrayContaining([agent]) : null);
  return [reason.kind, agent?.line.number ?? 0];
}

describe("a crawler", () => {
  test.each([
    ["obeys the group of its own name", robots, "FooBot", "own", 1],
    ["obeys it in any case", robots, "fOObOT", "own", 1],
    ["obeys it though it shares it with *", robots, "foo", "own", 5],
    ["obeys the group of * when no group names it", robots, "BarBot", "star", 4],
    ["called * obeys the group of *", robots, "*", "star", 4],
    ["obeys none when there is neither", withoutStar, "BarBot", "no-group", 0],
    ["called * obeys none when there is none of *", withoutStar, "*", "no-group", 0],
    ["obeys none when there is none at all", "", "FooBot", "no-group", 0],
  ])("%s (RFC 9309 2.2.1)", (_, text, crawler, kind, line) => {
    for (const dialect of both)
      expect(reasonOf(text, followerOf(crawler), dialect)).toEqual([kind, line]);
  });

  test.each([
    ["obeys its first name that a group has", ["BarBot", "FooBot", "Foo"], "fallback", 1],
    ["obeys its own name before its fallback", ["Foo", "FooBot"], "own", 5],
    ["obeys * after its fallbacks", ["BarBot", "BazBot"], "star", 4],
    ["looks no further than * in its chain", ["BarBot", "*", "FooBot"], "star", 4],
    ["of no name obeys *", [], "star", 4],
  ])("%s, of the chain that it follows", (_, chain, kind, line) => {
    for (const dialect of both)
      expect(reasonOf(robots, followerOf(chain), dialect)).toEqual([kind, line]);
  });

  test("that ignores * obeys its own group or none", () => {
    const follower = (...chain: string[]): Follower => ({ chain, followsStar: false });
    expect(reasonOf(robots, follower("FooBot"))).toEqual(["own", 1]);
    expect(reasonOf(robots, follower("BarBot", "FooBot"))).toEqual(["fallback", 1]);
    expect(reasonOf(robots, follower("BarBot"))).toEqual(["ignores-star", 0]);
    expect(reasonOf(withoutStar, follower("BarBot"))).toEqual(["no-group", 0]);
  });

  test("is told with the group that it selects", () => {
    const analysis = parseRobots(robots);
    const follower = followerOf("FooBot");
    expect(select(analysis, follower).follower).toBe(follower);
    expect(select(analysis, follower).group).toBe(analysis.groups[0]);
  });
});

describe("followerOf", () => {
  test.each([
    ["FooBot", ["FooBot"]],
    ["*", ["*"]],
    [
      ["FooBot", "Foo"],
      ["FooBot", "Foo"],
    ],
    [["*"], ["*"]],
    [["FooBot", "*", "Foo"], ["FooBot"]],
    [["*", "Foo"], []],
    [[], []],
  ])("%j looks for %j and then *", (crawler, chain) => {
    expect(followerOf(crawler)).toEqual({ chain, followsStar: true });
  });
});
