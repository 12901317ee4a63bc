import { describe, expect, test } from "vitest";
import type { ResponseCase } from "../../../test/engine/cases/response-case.ts";
import { crawlerResponseCases, responseCases } from "../../../test/engine/cases/responses.ts";
import { crawlerCommons } from "../dialects/crawler-commons.ts";
import { google } from "../dialects/google.ts";
import { google2019 } from "../dialects/google-2019.ts";
import { googlePre2019 } from "../dialects/google-pre-2019.ts";
import { dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { Encoding } from "../text/bytes.ts";
import {
  type Answer,
  CLIENT_STATUSES,
  type Lasting,
  meaningOf,
  type ResponsePolicy,
  SERVER_STATUSES,
} from "./response.ts";

const LASTINGS: readonly Lasting[] = ["short", "over-12-hours", "over-30-days"];

const policies: ReadonlySet<ResponsePolicy> = new Set(responseCases.map(({ policy }) => policy));

const outages = LASTINGS.flatMap((lasting) =>
  [true, false].map((cachedCopy) => ({ lasting, cachedCopy })),
);

const answers: readonly Answer[] = [
  { kind: "ok" },
  { kind: "html" },
  { kind: "too-large" },
  ...[0, 1, 5, 6, 100].flatMap((count) =>
    [true, false].map((toOtherHost) => ({ kind: "redirects", count, toOtherHost }) as const),
  ),
  ...CLIENT_STATUSES.map((status) => ({ kind: "status", status }) as const),
  ...SERVER_STATUSES.flatMap((status) =>
    outages.map((outage) => ({ kind: "status", status, ...outage }) as const),
  ),
  ...outages.map((outage) => ({ kind: "unreachable", ...outage }) as const),
];

function titleOf({ source, answer, meaning, unsaid }: ResponseCase): string {
  const { kind, ...details } = answer;
  const shown = Object.values(details).length > 0 ? `${kind} ${JSON.stringify(details)}` : kind;
  return `${shown} means ${meaning}${unsaid ? ", as in RFC 9309" : ""} (${source})`;
}

describe("an answer of", () => {
  for (const row of [...responseCases, ...crawlerResponseCases])
    test(titleOf(row), () => {
      expect(meaningOf(row.policy, row.answer).kind).toBe(row.meaning);
      if (row.unsaid) expect(row.meaning).toBe(meaningOf(rfc9309.responses, row.answer).kind);
    });
});

describe("every policy", () => {
  test("of a dialect has its cases", () => {
    expect(policies).toEqual(new Set(dialects.map(({ responses }) => responses)));
  });

  test("has a meaning for every answer, and reads a file that is there", () => {
    for (const policy of policies) {
      for (const answer of answers) expect(meaningOf(policy, answer).reason).toBeTruthy();
      expect(meaningOf(policy, { kind: "ok" }).kind).toBe("read-file");
    }
  });

  test("uses a copy only where there is one", () => {
    for (const policy of policies)
      for (const answer of answers)
        if (meaningOf(policy, answer).kind === "use-cached-copy")
          expect(answer).toMatchObject({ cachedCopy: true });
  });

  test("keeps a file for as long as its document says", () => {
    const documented = [googlePre2019.responses, google2019.responses, google.responses];
    for (const { cacheHours } of [...documented, rfc9309.responses]) expect(cacheHours).toBe(24);
  });

  test("of Google follows five redirects", () => {
    for (const { redirects } of [googlePre2019.responses, google2019.responses, google.responses])
      expect(redirects.limit).toBe(5);
  });
});

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
