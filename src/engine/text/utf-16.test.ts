import { describe, expect, test } from "vitest";
import { crawlerCommons } from "../dialects/crawler-commons.ts";
import { google } from "../dialects/google.ts";
import { type Answer, meaningOf } from "../parse/response.ts";
import type { Encoding } from "./bytes.ts";

const found: Answer = { kind: "ok" };

describe("a file in UTF-16", () => {
  test.each<readonly [encoding: Encoding, toGoogle: string, toCommons: string]>([
    ["utf-8", "read-file", "read-file"],
    ["utf-16le", "allow-all", "allow-all"],
    ["utf-16be", "allow-all", "allow-all"],
    ["utf-16le-bom", "allow-all", "read-file"],
    ["utf-16be-bom", "allow-all", "read-file"],
  ])("or not (%s) means %s to Google, %s to SimpleRobotRulesParser", (encoding, ...meanings) => {
    const kinds = [google, crawlerCommons].map(
      ({ responses }) => meaningOf(responses, found, encoding).kind,
    );
    expect(kinds).toEqual(meanings);
  });

  test("that is not asked for changes nothing", () => {
    const answer: Answer = { kind: "status", status: 404 };
    expect(meaningOf(google.responses, answer, "utf-16le").reason).toBe("no-file");
  });
});
