import { describe, expect, test } from "vitest";
import { fetched } from "../../../test/fetched.ts";
import type { Fetched, Hop } from "../../fetch/answer.ts";
import { liveAnswer } from "../../tasks/live/live-answer.ts";
import type { LiveFile } from "../../tasks/live/model.ts";
import type { EncodingChange, ServedLines } from "../../tasks/live/served-lines.ts";
import { plain } from "../../words/quoting.ts";
import { changesOf, factsOf, notesOf } from "./OpenedLine.tsx";

function fileOf(changed: Partial<Fetched> = {}): LiveFile {
  const answer = fetched("", { size: 1234, ...changed });
  return {
    question: { site: "shop.example", crawler: null },
    answer,
    read: liveAnswer(answer, ""),
    opened: 0,
    before: { text: "", isDraft: false },
    served: { lines: null, encoding: null },
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
  const block = { from: 1, to: 29 };
  const line = { from: 40, to: 40 };

  test.each<readonly [ServedLines, string, readonly string[]]>([
    [{ kind: "same" }, "the same lines as your draft", []],
    [
      { kind: "added", spans: [line], managed: null },
      "your draft with 1 line added",
      [
        "Line 40 is not in your draft: something on the way added it, such as a plugin of the site or a CDN. Everything else is the same as in your draft.",
      ],
    ],
    [
      { kind: "added", spans: [block], managed: block },
      "your draft with 29 lines added",
      [
        "Cloudflare added lines 1–29: its managed robots.txt is switched on for the site. Everything else is the same as in your draft.",
      ],
    ],
    [
      { kind: "added", spans: [block, line, { from: 42, to: 43 }], managed: block },
      "your draft with 32 lines added",
      [
        "Cloudflare added lines 1–29: its managed robots.txt is switched on for the site. Lines 40 and 42–43 are not in your draft: something on the way added them, such as a plugin of the site or a CDN. Everything else is the same as in your draft.",
      ],
    ],
    [
      { kind: "managed", managed: block },
      "29 lines added by Cloudflare",
      ["Cloudflare added lines 1–29: its managed robots.txt is switched on for the site."],
    ],
  ])("is told first, and who added lines: %j", (lines, fact, changes) => {
    const file = { ...fileOf(), served: { lines, encoding: null } };
    expect(factsOf(file, null)[0]).toBe(fact);
    expect(changesOf(file).map(plain)).toEqual(changes);
  });

  test.each<readonly [EncodingChange, RegExp]>([
    [
      { kind: "other", own: "utf-8", sent: "utf-16be-bom" },
      /sends UTF-16 with a byte order mark, and your draft is UTF-8\.$/,
    ],
    [{ kind: "mark", isAdded: true }, /^A byte order mark was added before line 1\./],
    [{ kind: "mark", isAdded: false }, /mark of your draft was removed before line 1\.$/],
    [{ kind: "in-one-byte", lines: [4] }, /^The encoding was changed in line 4:/],
    [
      { kind: "twice", lines: [1, 2, 3, 4, 5, 6, 7] },
      /^The encoding was changed in lines .*: letters outside ASCII were read as windows-1252/,
    ],
  ])("is told, and which encoding was changed: %j", (encoding, sentence) => {
    const file = { ...fileOf(), served: { lines: null, encoding } };
    expect(changesOf(file).map(plain)).toEqual([expect.stringMatching(sentence)]);
  });

  test("is told with a charset that crawlers ignore", () => {
    for (const charset of ["utf-8", "utf8", "us-ascii", ""])
      expect(changesOf(fileOf({ charset }))).toEqual([]);
    for (const charset of ["iso-8859-1", "x-none"])
      expect(changesOf(fileOf({ charset })).map(plain)).toEqual([
        `The header says “${charset}”. RFC 9309, section 2.3, requires UTF-8 whatever the header says.`,
      ]);
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
