import { describe, expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import { followerOf, select } from "../decide/select.ts";
import { Work } from "../decide/work.ts";
import { parseRobots } from "../index.ts";
import { explainUses, type NearUse } from "./explain-uses.ts";

function explained(lines: readonly string[], url = "/p/1", crawler = "X") {
  const analysis = parseRobots(lines.join("\n"));
  const selection = select(analysis, followerOf(crawler));
  const work = new Work(explainUses(decide(analysis, crawler, url), selection, analysis));
  work.run(() => false);
  return work.result;
}

/** A near miss as kind, line, and what is special about it. */
function shown(near: NearUse): string {
  const { kind, line } = near;
  if (kind === "fault") return `${line} ${near.fault} ${near.text} -> ${near.meant}`;
  if (kind === "purpose") return `${line} ${near.token}: ${near.why}`;
  if (kind === "misspelt") return `${line} ${near.name} -> ${near.meant}`;
  if (kind === "shorter") return `${line} ${near.value}, shorter than ${near.longer}`;
  return `${line} ${near.value}, ${kind}${kind === "other-path" ? ` ${near.path}` : ""}`;
}

const all = (...lines: readonly string[]) => ["User-agent: *", "Allow: /", ...lines];

describe("what nearly said something of training:", () => {
  test.each<readonly [what: string, file: readonly string[], near: readonly string[]]>([
    ["a capital letter", all("Content-Usage: Train-AI=n"), ["3 capital Train-AI=n -> train-ai=n"]],
    ["a space", all("Content-Usage: train-ai = n"), ["3 space train-ai = n -> train-ai=n"]],
    ["a trailing comma", all("Content-Usage: train-ai=n,"), ["3 syntax train-ai=n -> null"]],
    [
      "a label of the other grammar",
      all("Content-Usage: ai-train=n"),
      ["3 other-label ai-train=n -> train-ai=n"],
    ],
    [
      "the same the other way",
      all("Content-Signal: train-ai=n"),
      ["3 other-label train-ai=n -> ai-train=no"],
    ],
    [
      "a value of the other grammar",
      all("Content-Usage: train-ai=no"),
      ["3 other-value train-ai=no -> train-ai=n"],
    ],
    ["a retired label", all("Content-Usage: genai=n"), ["3 retired-label genai=n -> train-ai=n"]],
    [
      "a line above all groups",
      ["Content-Signal: ai-train=no", "User-agent: *", "Allow: /"],
      ["1 refused, no-group"],
    ],
    [
      "a line of the star group",
      [...all("Content-Signal: ai-train=no"), "User-agent: X", "Allow: /"],
      ["3 refused, not-inherited"],
    ],
    [
      "a path that does not match",
      all("Content-Usage: /q train-ai=n"),
      ["3 refused, other-path /q"],
    ],
    [
      "a shorter path",
      all(
        "Content-Usage: train-ai=n",
        "Content-Usage: /p train-ai=y",
        "Content-Usage: /p/ search=n",
      ),
      ["4 allowed, shorter than 5"],
    ],
    [
      "a URL that may not be fetched",
      ["User-agent: *", "Disallow: /p", "Content-Usage: train-ai=n"],
      ["3 refused, blocked"],
    ],
    [
      "a purpose token spelt otherwise",
      ["User-agent: usage_ai-training", "Disallow: /"],
      ["1 usage_ai-training -> __usage_ai-training"],
    ],
    [
      "a purpose token whose rules do not match",
      ["User-agent: __usage_ai-training", "Disallow: /q"],
      ["1 __usage_ai-training: no-match"],
    ],
    [
      "a purpose token without rules",
      ["User-agent: __usage_ai-training"],
      ["1 __usage_ai-training: no-match"],
    ],
    [
      "a purpose token beside a URL that may not be fetched",
      ["User-agent: *", "Disallow: /p", "", "User-agent: __usage_ai-training", "Disallow: /"],
      ["5 refused, blocked"],
    ],
    [
      "nothing, where a purpose token decides",
      ["User-agent: __usage_ai-training", "Disallow: /"],
      [],
    ],
    [
      "nothing, where all of it counts",
      all("Content-Usage: train-ai=n", "Content-Signal: ai-train=yes"),
      [],
    ],
  ])("%s", (_, file, near) => {
    expect(explained(file)?.uses[0]?.near.map(shown)).toEqual(near);
  });
});

test("where another group has lines, there is nothing to explain", () => {
  expect(
    explained([
      "User-agent: Y",
      "Content-Signal: search=no",
      "Allow: /",
      "User-agent: *",
      "Allow: /",
    ]),
  ).toBeNull();
  expect(explained(["User-agent: *", "Allow: /"])).toBeNull();
});

test("a line above another user-agent line of the group is for that crawler too", () => {
  const file = ["User-agent: X", "Content-Signal: search=no", "User-agent: Y", "Allow: /"];
  expect(explained(file)?.shared).toMatchObject({
    line: 2,
    agent: { name: "Y", line: { number: 3 } },
  });
  expect(explained(all("Content-Signal: search=no"))?.shared).toBeNull();
});

test("of very many lines, a few near misses are told", { tags: "long" }, () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `Content-Usage: /${at} train-ai=n`);
  expect(explained(all(...lines, "Content-Usage: /p search=n"))?.uses[0]?.near.length).toBe(3);
});
