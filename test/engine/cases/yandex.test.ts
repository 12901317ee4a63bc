import { describe, expect, test } from "vitest";
import { followerNamed } from "../../../src/engine/crawlers/index.ts";
import { decide, judge } from "../../../src/engine/decide/decide.ts";
import { select } from "../../../src/engine/decide/select.ts";
import { yandex } from "../../../src/engine/dialects/yandex.ts";
import { analyse } from "../../../src/engine/parse/analysis.ts";
import { meaningOf } from "../../../src/engine/parse/response.ts";
import { cases } from "./yandex.ts";

describe("by Yandex,", () => {
  test("a crawler read as the catalogue has it gets the same verdict", () => {
    for (const row of cases) {
      const analysis = analyse(row.robots, yandex);
      const { group } = select(analysis, followerNamed(row.crawler));
      expect({ ...row, outcome: judge(analysis, group, row.url).outcome }).toEqual(row);
    }
  });

  test("the group of Yandex is a fallback, its own name is not", () => {
    const analysis = analyse("User-agent: Yandex\nUser-agent: YandexBot\nDisallow: /a", yandex);
    const kindFor = (chain: readonly string[]) =>
      select(analysis, { chain, followsStar: true }).reason.kind;
    expect(kindFor(["YandexBot", "Yandex"])).toBe("own");
    expect(kindFor(["YandexImages", "Yandex"])).toBe("fallback");
    expect(kindFor(["YandexImages"])).toBe("fallback");
    expect(kindFor(["FooBot"])).toBe("no-group");
  });

  test("YandexCalendar may ignore the group of * (user-agent: “Some Yandex robots may ignore directives”)", () => {
    const analysis = analyse("User-agent: *\nDisallow: /", yandex);
    const selection = select(analysis, followerNamed("YandexCalendar"));
    expect(selection.reason.kind).toBe("ignores-star");
    expect(judge(analysis, selection.group, "/a").outcome).toBe("allow");
    expect(select(analysis, followerNamed("YandexBot")).reason.kind).toBe("star");
  });

  test.each([
    [500_000, "disallow"],
    [500_001, "allow"],
    [501 * 1024, "allow"],
  ])(
    "a file of %i octets makes it %s (robots-txt: over 500 KB, the site is open)",
    (octets, outcome) => {
      const rules = "User-agent: Yandex\nDisallow: /\n#";
      const robots = rules + "x".repeat(octets - rules.length);
      expect(decide(analyse(robots, yandex), "YandexBot", "/a").outcome).toBe(outcome);
      expect(meaningOf(yandex.responses, { kind: "too-large" }).kind).toBe("allow-all");
    },
  );
});
