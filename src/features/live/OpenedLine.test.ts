import { describe, expect, test } from "vitest";
import { fetched } from "../../../test/fetched.ts";
import type { Fetched, Hop } from "../../fetch/answer.ts";
import { plain } from "../../words/quoting.ts";
import { liveAnswer } from "./live-answer.ts";
import type { LiveFile } from "./model.ts";
import { factsOf, notesOf } from "./OpenedLine.tsx";

function fileOf(changed: Partial<Fetched> = {}): LiveFile {
  const answer = fetched("", { size: 1234, ...changed });
  return {
    question: { site: "shop.example", crawler: null },
    answer,
    read: liveAnswer(answer, ""),
    opened: 0,
    before: { text: "", isDraft: false },
    lines: null,
  };
}

function hop(url: string, status: number): Hop {
  return { kind: "answered", url, status, location: null, family: 4, milliseconds: 20 };
}

const MOVED = [
  hop("https://shop.example/robots.txt", 301),
  hop("https://www.shop.example/robots.txt", 200),
];

describe("the facts of an answer", () => {
  test.each<readonly [string, Partial<Fetched>, readonly string[]]>([
    ["are its type, size and time", {}, ["“text/plain”", "1,234 bytes", "9 ms"]],
    [
      "say where there is no type",
      { contentType: null },
      ["no Content-Type", "1,234 bytes", "9 ms"],
    ],
    ["say that it was cut", { cut: true }, ["“text/plain”", "cut after 1,234 bytes", "9 ms"]],
    [
      "leave out what is decoded",
      { contentEncoding: "GZIP, br" },
      ["“text/plain”", "1,234 bytes", "9 ms"],
    ],
  ])("%s", (_, changed, facts) => {
    expect(factsOf(fileOf(changed), null).map(plain)).toEqual(facts);
  });

  test("name a coding that is left, redirects to another host, and when to come again", () => {
    const file = fileOf({ contentEncoding: "zstd", hops: MOVED, retryAfter: "120" });
    expect(factsOf(file, { kind: "never" }).map(plain)).toEqual([
      "“text/plain”",
      "still compressed as “zstd”, which was not requested",
      "1,234 bytes",
      "1 redirect, to “www.shop.example”",
      "Retry-After “120”",
      "40 ms",
      expect.any(String),
    ]);
  });
});

describe("what a site sends in place of the draft", () => {
  test.each<readonly [LiveFile["lines"], string, readonly string[]]>([
    [{ kind: "same" }, "the same lines as your draft", []],
    [
      { kind: "added", from: 3, to: 3, isCloudflares: false },
      "your draft with 1 line added",
      [
        "Line 3 is not in your draft, and everything else is the same. Something on the way added this, such as a plugin of the site or a CDN.",
      ],
    ],
    [
      { kind: "added", from: 1, to: 29, isCloudflares: true },
      "your draft with 29 lines added",
      [
        "Lines 1–29 are not in your draft, and everything else is the same. Cloudflare added this block: its managed robots.txt is switched on for the site.",
      ],
    ],
  ])("is told first, and who added lines: %j", (lines, fact, notes) => {
    const file = { ...fileOf(), lines };
    expect(factsOf(file, null)[0]).toBe(fact);
    expect(notesOf(file).map(plain)).toEqual(notes);
  });
});

describe("the notes to an answer", () => {
  test.each<readonly [string, Partial<Fetched>, readonly RegExp[]]>([
    ["are none for a file", {}, []],
    ["are none for what is known", { status: 404 }, []],
    [
      "say whose file it is after redirects",
      { hops: MOVED },
      [/apply to “https:\/\/shop\.example”/],
    ],
    [
      "say what an unknown success is treated as",
      { status: 204 },
      [/^204 is treated as 200/, /require status code 200/],
    ],
    [
      "say so after redirects too",
      { status: 203, hops: MOVED },
      [/apply to/, /^203 is treated as 200\./, /require status code 200/],
    ],
    ["say what an unknown failure is treated as", { status: 418 }, [/^418 is treated as 400/]],
    ["say what a redirect to nowhere is", { status: 304 }, [/^304 has no redirect target/]],
  ])("%s", (_, changed, notes) => {
    const said = notesOf(fileOf(changed)).map(plain);
    expect(said).toHaveLength(notes.length);
    for (const [at, note] of notes.entries()) expect(said[at]).toMatch(note);
  });
});
