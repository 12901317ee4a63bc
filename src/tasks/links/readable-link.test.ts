import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAIN } from "../../../test/golden-links.ts";
import { runs } from "../../../test/runs.ts";
import { MOST_CRAWLERS } from "../../core/inputs.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { decodeText, encodeText } from "../../engine/text/bytes.ts";
import type { LinkState } from "./frame.ts";
import { CHARACTER_LIMIT } from "./link.ts";
import { faultSentences } from "./link-notices.ts";
import { type Fault, PARAMETER_NAMES, readLink, readReadableLink } from "./readable-link.ts";

describe("a readable link", () => {
  test.each<readonly [string, string, Partial<LinkState>]>([
    [
      "is a file alone",
      "text=User-agent:%20*%0ADisallow:%20/a%0A",
      { text: "User-agent: *\nDisallow: /a\n" },
    ],
    ["may have its sign before it", "#text=a", { text: "a" }],
    ["may hold an empty file", "text=", {}],
    ["takes a plus for a space, as forms do", "text=a+b%2Bc", { text: "a b+c" }],
    ["keeps every byte of the file", "text=%EF%BB%BFa%0D%0A%E9", { text: "\uFEFFa\r\n\udce9" }],
    ["has parameters in any order", "url=/a&text=b", { text: "b", urls: ["/a"] }],
    ["takes a second equals sign as it is", "text=a&url=/?b=c", { text: "a", urls: ["/?b=c"] }],
    ["keeps an escape that is escaped", "text=&url=/caf%25C3%25A9", { urls: ["/caf%C3%A9"] }],
    ["takes UTF-8 as it is", "text=ü&url=/%C3%BC", { text: "ü", urls: ["/ü"] }],
    ["takes a name that is escaped", "%74ext=a", { text: "a" }],
    ["may have empty parameters", "&text=a&&", { text: "a" }],
    ["names its reader", "text=&read-as=google", { dialect: "google" }],
    ["names each as itself", "text=&read-as=each-as-itself", { dialect: "each-as-itself" }],
    ["names its site", "text=&site=https://shop.example", { site: "https://shop.example" }],
    ["names the answer", "text=&http=404", { answer: "404" }],
    ["says 200 for ok", "text=&http=200", { answer: "ok" }],
    ["says an answer without its details", "text=&http=redirects", { answer: "redirects 1" }],
    [
      "says an answer with its details",
      "text=&http=503+over-30-days+copy",
      { answer: "503 over-30-days copy" },
    ],
    [
      "has a cell in focus",
      "text=&url=/&agent=a&agent=b",
      { urls: ["/"], crawlers: ["a", "b"], focus: { url: 0, crawler: 0 } },
    ],
    [
      "says what is expected, URL by URL",
      "text=&url=/a&url=/b&url=/c&agent=x&agent=y&expect=block&expect=none,allow",
      {
        urls: ["/a", "/b", "/c"],
        crawlers: ["x", "y"],
        expectations: "b--a",
        focus: { url: 0, crawler: 0 },
      },
    ],
  ])("%s", (_, fragment, state) => {
    expect(readReadableLink(fragment)).toEqual({ kind: "whole", state: { ...PLAIN, ...state } });
  });

  test.each<readonly [string, Fault]>([
    ["text=a&utm_source=x", { kind: "unknown-parameter", name: "utm_source" }],
    ["text=a&URL=/a", { kind: "unknown-parameter", name: "URL" }],
    ["text=a&url", { kind: "no-value", name: "url" }],
    ["text=a%2", { kind: "bad-escape", name: "text" }],
    ["text=a&url=/100%", { kind: "bad-escape", name: "url" }],
    ["text=a&text=a", { kind: "repeated", name: "text" }],
    ["text=a&site=a&site=b", { kind: "repeated", name: "site" }],
    ["text=a&url=", { kind: "empty", name: "url" }],
    ["text=a&agent=+", { kind: "empty", name: "agent" }],
    ["text=a&read-as=", { kind: "empty", name: "read-as" }],
    ["text=a&agent=a%0Ab", { kind: "line-break", name: "agent" }],
    ["text=a&url=/caf%E9", { kind: "not-utf-8", name: "url" }],
    ["text=a&read-as=Google", { kind: "unknown-value", name: "read-as", value: "Google" }],
    ["text=a&http=418", { kind: "unknown-value", name: "http", value: "418" }],
    ["text=a&http=503+for-ever", { kind: "unknown-value", name: "http", value: "503 for-ever" }],
    ["text=a&http=redirects+99", { kind: "unknown-value", name: "http", value: "redirects 99" }],
    ["url=/a&agent=b", { kind: "no-text" }],
    ["text=&url=/&agent=a&expect=yes", { kind: "unknown-value", name: "expect", value: "yes" }],
    ["text=&url=/&agent=a&expect=allow,", { kind: "unknown-value", name: "expect", value: "" }],
    ["text=&url=/&agent=a&expect=allow&expect=allow", { kind: "too-many-expectations" }],
    ["text=&url=/&agent=a&expect=allow,allow", { kind: "too-many-expectations" }],
    ["text=&expect=allow", { kind: "too-many-expectations" }],
  ])("%s is not loaded", (fragment, fault) => {
    const result = readReadableLink(fragment);
    expect(result).toMatchObject({ kind: "faulty", faults: [fault] });
    expect(faultSentences([fault])).toMatch(/^[A-Z“].*\.$/);
  });

  test("may name a crawler by its User-Agent header", async () => {
    const header = "Mozilla/5.0+(compatible;+Googlebot/2.1;+%2Bhttp://www.google.com/bot.html)";
    const link = `text=&agent=GPTBot&agent=${header}&agent=FooBot/1.0&agent=*&agent=()`;
    expect(await readLink(link)).toMatchObject({
      state: { crawlers: ["GPTBot", "Googlebot", "FooBot", "*", "()"] },
    });
  });

  test("has each URL and each crawler once, with what is expected where it comes first", async () => {
    const header = "Mozilla/5.0+(compatible;+Googlebot/2.1;+%2Bhttp://www.google.com/bot.html)";
    const table = `url=/a&url=/b&url=/a&agent=googlebot&agent=${header}&agent=GPTBot`;
    const expected = "expect=allow,block,none&expect=none,none,block&expect=block";
    expect(await readLink(`text=&${table}&${expected}`)).toEqual({
      kind: "whole",
      state: {
        ...PLAIN,
        urls: ["/a", "/b"],
        crawlers: ["googlebot", "GPTBot"],
        expectations: "a--b",
        focus: { url: 0, crawler: 0 },
      },
    });
  });

  test("with mistakes tells all of them and what can be read", () => {
    const result = readReadableLink("text=User-agent:+*&url=/a&agnet=GPTBot&read-as=goggle");
    expect(result).toEqual({
      kind: "faulty",
      faults: [
        { kind: "unknown-parameter", name: "agnet" },
        { kind: "unknown-value", name: "read-as", value: "goggle" },
      ],
      recovered: { ...PLAIN, text: "User-agent: *", urls: ["/a"], dialect: "goggle" },
    });
  });

  test("is bounded", () => {
    expect(readReadableLink(`text=${"a".repeat(CHARACTER_LIMIT)}`).kind).toBe("too-large");
    const agents = "&agent=a".repeat(MOST_CRAWLERS);
    expect(readReadableLink(`text=${agents}`).kind).toBe("whole");
    expect(readReadableLink(`text=${agents}&agent=a`).kind).toBe("too-large");
  });

  test.each([
    "",
    "#",
    "section=2",
    "texts=a",
    "1BYJzvmPELQUAAA",
    "1BYJzvmPELQUAAA&url=/a",
    "dark&text=a",
    "example=a-lesson",
  ])("is not %j", (fragment) => {
    expect(readReadableLink(fragment)).toEqual({ kind: "none" });
  });
});

describe("the sentences about mistakes", () => {
  test("tell the first three and count the others", () => {
    const faults = [1, 2, 3, 4, 5].map((n): Fault => ({ kind: "no-value", name: `p${n}` }));
    expect(faultSentences(faults)).toBe(
      "This link cannot be opened as it is written. “p1” has no value, because “=” is missing. “p2” has no value, because “=” is missing. “p3” has no value, because “=” is missing. And 2 more mistakes. Nothing was loaded and nothing was lost. Correct the link and open it again.",
    );
  });
});

// Without what no parameter may hold: a blank value, a line break, half a character.
const value = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map((some) => some.replace(/[\r\n]/g, " "))
  .filter((some) => some.trim() !== "");

test("what any encoder of forms writes is read as it was", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.array(value, { maxLength: 4 }),
      fc.array(value, { maxLength: 4 }),
      (text, urls, crawlers) => {
        const pairs = [
          ["text", text],
          ...urls.map((url) => ["url", url]),
          ...crawlers.map((agent) => ["agent", agent]),
        ];
        const state = { ...PLAIN, text: decodeText(encodeText(text)), urls, crawlers };
        const focus = urls.length > 0 && crawlers.length > 0 ? { url: 0, crawler: 0 } : null;
        for (const fragment of [
          new URLSearchParams(pairs).toString(),
          pairs.map(([name, some]) => `${name}=${encodeURIComponent(some ?? "")}`).join("&"),
          new URL(`https://a.example/#${new URLSearchParams(pairs)}`).hash,
        ])
          expect(readReadableLink(fragment)).toEqual({ kind: "whole", state: { ...state, focus } });
      },
    ),
    { endOnFailure: true },
  );
});

test("anything at all is answered, and never half loaded", () => {
  const part = fc.constantFrom(
    "text=",
    "&",
    "url=",
    "agent=",
    "expect=",
    "http=",
    "read-as=",
    "%",
    "%E9",
    "+",
    ",",
    "=",
    "allow",
    "none",
    "404",
    "google",
    "\uD800",
    "\n",
    "x",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => parts.join("")),
        fc.string(),
      ),
      (fragment) => {
        const result = readReadableLink(fragment);
        if (result.kind === "faulty") expect(faultSentences(result.faults)).not.toBe("");
        if (result.kind === "whole") expect(fragment).toMatch(/(?:^#?|&)(?:t|%74)ext=/);
      },
    ),
    { endOnFailure: true, numRuns: runs(400) },
  );
});

const PAGE = readFileSync(new URL("../../../docs/permalink.md", import.meta.url), "utf8");
const EXAMPLES = [...PAGE.matchAll(/^#text=.+$/gm)].map(([example]) => example);

test("the documentation has examples", () => {
  expect(EXAMPLES.length).toBeGreaterThan(2);
});

test.each(EXAMPLES)("the documentation's example is read: %s", (example) => {
  expect(readReadableLink(example).kind).toBe("whole");
});

test("the documentation names every parameter and every dialect", () => {
  for (const name of [...PARAMETER_NAMES, ...dialects.map(({ id }) => id)])
    expect(PAGE).toContain(`\`${name}\``);
});
