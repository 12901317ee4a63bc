import { describe, expect, test } from "vitest";
import { blockText, managedTexts } from "../src/engine/advise/managed-texts.ts";
import { decide, parseRobots, preferencesFor } from "../src/engine/index.ts";
import type { UseAnswer, UseValue } from "../src/engine/preferences/preferences-for.ts";
import { findingsIn } from "./lint-cases.ts";

/** A value, and the lines that it rests on. */
type Expected = readonly [UseValue, ...lines: number[]];

/** A shape in which people write preferences, with all that is said of it. */
interface Shape {
  readonly why: string;
  readonly file: readonly string[];
  /** Left out: X, which no file names. */
  readonly crawler?: string;
  readonly url: string;
  /** The problems of preferences, R509 to R523, each with its line. */
  readonly problems: readonly string[];
  /** Whether the crawler may not fetch the URL, so that nothing is said of its use. */
  readonly isBlocked?: true;
  /** Left out: "unstated". */
  readonly training?: Expected;
  readonly input?: Expected;
  readonly search?: Expected;
  /** License lines, and where each applies. */
  readonly licences?: readonly string[];
}

/** Cloudflare’s managed block, the newest first. */
function block(version: number): readonly string[] {
  const text = managedTexts[version];
  return text ? blockText(text).trimEnd().split("\n").concat("") : [];
}

/**
 * The IETF’s drafts of August 2026, contentsignals.org, Cloudflare’s managed block as sites quote
 * it, RSL 1.0, and what people write instead.
 */
const shapes: readonly Shape[] = [
  {
    why: "attach: the draft’s example, for another crawler",
    file: [
      "User-agent: *",
      "Allow: /",
      "Disallow: /never/",
      "Content-Usage: train-ai=n",
      "Content-Usage: /ai-ok/ train-ai=y",
      "",
      "User-agent: ExampleBot",
      "Allow: /",
      "Content-Usage: train-ai=y",
    ],
    url: "/ai-ok/test",
    problems: [],
    training: ["allowed", 5],
  },
  {
    why: "a value that is no token: absent, a boolean, a string",
    file: [
      "User-agent: *",
      "Allow: /",
      'Content-Usage: train-ai=y, train-ai, search=n, search="n"',
    ],
    url: "/",
    problems: ["R515 3", "R515 3"],
  },
  {
    why: "parameters are set aside, and the last of two keys counts",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai;allow=n, train-ai=y"],
    url: "/",
    problems: ["R515 3"],
    training: ["allowed", 3],
  },
  {
    why: "the field in small letters, a tab after the path, a comment",
    file: ["user-agent: *", "allow: /", "content-usage: /a\ttrain-ai=n # ours"],
    url: "/a/1",
    problems: [],
    training: ["refused", 3],
  },
  {
    why: "a capital letter",
    file: ["User-agent: *", "Allow: /", "Content-Usage: Train-AI=n, search=y"],
    url: "/",
    problems: ["R516 3"],
  },
  {
    why: "a space before =",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai = n"],
    url: "/",
    problems: ["R516 3"],
  },
  {
    why: "a trailing comma",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=n,"],
    url: "/",
    problems: ["R516 3"],
  },
  {
    why: "a label of Content-Signal in Content-Usage",
    file: ["User-agent: *", "Allow: /", "Content-Usage: ai-train=n"],
    url: "/",
    problems: ["R514 3"],
  },
  {
    why: "a label of Content-Usage in Content-Signal",
    file: ["User-agent: *", "Allow: /", "Content-Signal: train-ai=no"],
    url: "/",
    problems: ["R514 3"],
  },
  {
    why: "label and value of the other grammar",
    file: ["User-agent: *", "Allow: /", "Content-Signal: train-ai=n"],
    url: "/",
    problems: ["R514 3"],
  },
  {
    why: "yes and no in Content-Usage",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=no, search=yes"],
    url: "/",
    problems: ["R515 3", "R515 3"],
  },
  {
    why: "y and n in Content-Signal",
    file: ["User-agent: *", "Allow: /", "Content-Signal: ai-train=n, search=y"],
    url: "/",
    problems: ["R515 3", "R515 3"],
  },
  {
    why: "retired labels that one of today replaces",
    file: [
      "User-agent: *",
      "Allow: /",
      "Content-Usage: train-genai=n, genai=n, ai-output=n, ai-input=n",
    ],
    url: "/",
    problems: ["R514 3", "R514 3", "R514 3", "R514 3"],
  },
  {
    why: "retired labels that none replaces",
    file: ["User-agent: *", "Allow: /", "Content-Usage: bots=n, ai=n, all=n"],
    url: "/",
    problems: ["R514 3", "R514 3", "R514 3"],
  },
  {
    why: "ai-use of vocab-08",
    file: ["User-agent: *", "Allow: /", "Content-Usage: ai-use=n, search=y"],
    url: "/",
    problems: [],
    input: ["refused", 3],
    search: ["allowed", 3],
  },
  {
    why: "two lines with one path are combined, and the refusal wins",
    file: [
      "User-agent: *",
      "Allow: /",
      "Content-Usage: /a train-ai=y, search=y",
      "Content-Usage: /a train-ai=n",
    ],
    url: "/a/1",
    problems: ["R519 3"],
    training: ["refused", 3, 4],
    search: ["allowed", 3],
  },
  {
    why: "a shorter line is not merged in",
    file: ["User-agent: *", "Allow: /", "Content-Usage: search=y", "Content-Usage: /a train-ai=n"],
    url: "/a/1",
    problems: [],
    training: ["refused", 4],
  },
  {
    why: "a disallowed path",
    file: ["User-agent: *", "Disallow: /a/", "Content-Usage: /a/b/ train-ai=n"],
    url: "/a/b/1",
    problems: ["R520 3"],
    isBlocked: true,
  },
  {
    why: "the three signals",
    file: ["User-agent: *", "Content-Signal: search=yes, ai-input=yes, ai-train=no", "Allow: /"],
    url: "/",
    problems: ["R510 2"],
    training: ["refused", 2],
    input: ["allowed", 2],
    search: ["allowed", 2],
  },
  {
    why: "a signal that is left out neither grants nor restricts",
    file: ["User-agent: *", "Content-Signal: ai-train=no", "Allow: /"],
    url: "/",
    problems: ["R510 2"],
    training: ["refused", 2],
  },
  {
    why: "the signal use",
    file: ["User-agent: *", "Content-Signal: search=yes,ai-train=no,use=immediate", "Allow: /"],
    url: "/",
    problems: ["R510 2"],
    training: ["refused", 2],
    search: ["allowed", 2],
  },
  {
    why: "the misspelling Content-Signals",
    file: ["User-agent: *", "Content-Signals: search=yes, ai-train=no", "Allow: /"],
    url: "/",
    problems: [],
  },
  {
    why: "a group of nothing but a signal swallows the next one",
    file: [
      "User-agent: *",
      "Content-Signal: search=yes, ai-train=no",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
    ],
    url: "/",
    problems: ["R509 2"],
    isBlocked: true,
  },
  {
    why: "a signal above the first user-agent line",
    file: ["Content-Signal: ai-train=no", "", "User-agent: *", "Allow: /"],
    url: "/",
    problems: ["R517 1"],
  },
  {
    why: "a signal in a group that no crawler of it may use",
    file: ["User-agent: GPTBot", "Content-Signal: ai-train=no, search=yes", "Disallow: /"],
    crawler: "GPTBot",
    url: "/",
    problems: ["R509 2"],
    isBlocked: true,
  },
  {
    why: "a named group does not inherit the signal of *",
    file: [
      "User-agent: *",
      "Content-Signal: ai-train=no",
      "Allow: /",
      "",
      "User-agent: GPTBot",
      "Allow: /",
    ],
    crawler: "GPTBot",
    url: "/",
    problems: ["R510 2", "R518 5"],
  },
  {
    why: "both grammars, in agreement",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=n", "Content-Signal: ai-train=no"],
    url: "/",
    problems: ["R510 4"],
    training: ["refused", 3, 4],
  },
  {
    why: "both grammars, in disagreement",
    file: ["User-agent: *", "Allow: /", "Content-Usage: train-ai=y", "Content-Signal: ai-train=no"],
    url: "/",
    problems: ["R519 3", "R510 4"],
    training: ["refused", 3, 4],
  },
  {
    why: "License with an absolute URI, for the file",
    file: ["License: https://a.example/license.xml", "", "User-agent: *", "Allow: /"],
    url: "/",
    problems: [],
    licences: ["1 file"],
  },
  {
    why: "License in a group",
    file: ["User-agent: *", "License: https://a.example/license.xml", "Allow: /"],
    url: "/",
    problems: [],
    licences: ["2 this-group"],
  },
  {
    why: "License with a path",
    file: ["License: /license.xml", "", "User-agent: *", "Allow: /"],
    url: "/",
    problems: ["R521 1"],
    licences: ["1 no URL"],
  },
  {
    why: "License with the name of a licence",
    file: ["License: CC BY 4.0", "", "User-agent: *", "Allow: /"],
    url: "/",
    problems: ["R521 1"],
    licences: ["1 no URL"],
  },
  {
    why: "X-Robots-Tag in robots.txt",
    file: ["User-agent: *", "X-Robots-Tag: noai", "Allow: /"],
    url: "/",
    problems: ["R522 2"],
  },
  {
    why: "noai as a field",
    file: ["User-agent: *", "NoAI: true", "Allow: /"],
    url: "/",
    problems: ["R522 2"],
  },
  {
    why: "an opt-out of training that no standard has",
    file: ["User-agent: *", "DisallowAITraining: /", "Allow: /"],
    url: "/",
    problems: ["R522 2"],
  },
  {
    why: "a control token as a group",
    file: [
      "User-agent: Google-Extended",
      "User-agent: Applebot-Extended",
      "Disallow: /",
      "",
      "User-agent: *",
      "Allow: /",
    ],
    crawler: "Google-Extended",
    url: "/",
    problems: [],
    isBlocked: true,
  },
  {
    why: "Cloudflare’s block since July 2026, alone",
    file: [...block(0)],
    url: "/",
    problems: [],
    training: ["refused", 4],
    search: ["allowed", 4],
  },
  {
    why: "the block above an open file: GPTBot stays blocked",
    file: [...block(0), "User-agent: *", "Allow: /"],
    crawler: "GPTBot",
    url: "/",
    problems: [],
    isBlocked: true,
  },
  {
    why: "the block above a closed file: its Allow opens the site",
    file: [...block(0), "User-agent: *", "Disallow: /"],
    url: "/",
    problems: ["R523 37"],
    training: ["refused", 4],
    search: ["allowed", 4],
  },
  {
    why: "the block above a group for GPTBot: Allow wins the tie",
    file: [...block(0), "User-agent: GPTBot", "Allow: /"],
    crawler: "GPTBot",
    url: "/",
    problems: ["R518 28"],
  },
  {
    why: "the block without use",
    file: [...block(1), "User-agent: *", "Disallow: /a"],
    url: "/a",
    problems: [],
    isBlocked: true,
  },
  {
    why: "the block without signals above a closed file",
    file: [...block(2), "User-agent: *", "Disallow: /"],
    url: "/",
    problems: [],
    isBlocked: true,
  },
];

describe("preferences as people write them:", () => {
  test.each(shapes)("$why", (shape) => {
    const { file, crawler = "X", url, problems, isBlocked = false, licences = [] } = shape;
    const analysis = parseRobots(file.join("\n"));
    expect(decide(analysis, crawler, url).outcome).toBe(isBlocked ? "disallow" : "allow");
    const found = findingsIn({ file }).map(({ problem, line }) => `${problem.code} ${line}`);
    expect(found.filter((one) => one >= "R509" && one < "R524")).toEqual(problems);
    const { training, input, search, licenses } = preferencesFor(analysis, crawler, url);
    const said = ({ value, statements }: UseAnswer) => [
      value,
      ...statements.map(({ line }) => line),
    ];
    const silent: Expected = [isBlocked ? "not-applicable" : "unstated"];
    expect([training, input, search].map(said)).toEqual([
      shape.training ?? silent,
      shape.input ?? silent,
      shape.search ?? silent,
    ]);
    expect(
      licenses.map(({ line, scope, isAbsolute }) => `${line} ${isAbsolute ? scope : "no URL"}`),
    ).toEqual(licences);
  });
});
