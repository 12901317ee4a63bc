import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { Expectations, type Expected } from "../../core/expectations.ts";
import type { Page } from "../../core/intents.ts";
import { plainSentence } from "../../words/quoting.ts";
import { mismatchAt, mismatchSentence } from "./mismatch-sentence.ts";

interface Row {
  readonly file: readonly string[];
  readonly expected: Expected;
  readonly sentence: string;
  readonly url?: string;
  readonly crawler?: string;
  readonly page?: Partial<Page>;
}

function mismatchOf({ file, expected, url = "/a", crawler = "Googlebot", page = {} }: Row) {
  const [urls, crawlers] = [[url], [crawler]];
  const expectations = Expectations.none(urls, crawlers).edited((set) => set(0, 0, expected));
  const session = sessionWith({ text: file.join("\n"), urls, crawlers, expectations, ...page });
  return mismatchAt(session.getState(), { url: 0, crawler: 0 });
}

const forAll = (...rules: readonly string[]) => ["User-agent: *", ...rules];
const block = (rows: readonly Omit<Row, "expected">[]): readonly Row[] =>
  rows.map((row) => ({ ...row, expected: "disallow" }));
const allow = (rows: readonly Omit<Row, "expected">[]): readonly Row[] =>
  rows.map((row) => ({ ...row, expected: "allow" }));

/** How a difference is told that the way to read robots.txt explains. */
const byGoogle = " As Google’s parser reads the file, the verdict is as expected.";

const nearly: readonly (readonly [rule: string, reason: string, url?: string])[] = [
  ["Disallow: a", "the rule’s path lacks “/” at the start"],
  ["Disallow: https://shop.example/a", "the rule has an absolute URL instead of a path"],
  ["Disallow: /A", "its path differs from the URL in upper and lower case"],
  ["Disallow: /a%2Fb", "its percent-encoding differs from the URL’s", "/a/b"],
  ["Disallow: /a/", "the URL’s path lacks the slash at its end"],
  ["Disallow: /a$", "the URL’s path has an extra slash at its end", "/a/"],
  ["Disallow: /a$", "its “$” requires the URL to end before the query", "/a?b"],
  ["Disallow: /a$", "its “$” requires the URL to end earlier", "/a/b"],
  ["Disallow: /*?b=", "it requires “b” to be the first parameter", "/?a=1&b=2"],
];

const rows: readonly Row[] = [
  ...allow([
    {
      file: forAll("Disallow: /a"),
      sentence: "Expected Allow. Line 2, “Disallow: /a”, blocks this URL.",
    },
    {
      file: forAll("Disallow: /a", "Alow: /a"),
      sentence:
        "Expected Allow. Line 2, “Disallow: /a”, blocks this URL. Line 3, “Alow: /a”, would allow this URL, but RFC 9309 does not know the field “Alow”.",
    },
    {
      file: forAll("Disallow: /"),
      page: { answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false } },
      sentence: "Expected Allow. Blocked: the server reports an error, so everything is blocked.",
    },
    {
      file: forAll("Disallow: /"),
      url: "https://b.example/a",
      page: { site: "https://a.example" },
      sentence:
        "Expected Allow. Not governed: this URL is on another host, which has its own robots.txt.",
    },
    {
      file: forAll("Allow: /*.html", "Disallow: /"),
      url: "/a.html",
      page: { readAs: "google-2019" },
      sentence:
        "Expected Allow. Line 3, “Disallow: /”, disallows this URL. Line 2, “Allow: /*.html”, contradicts line 3, and the parser’s documentation does not say which one wins." +
        byGoogle,
    },
  ]),
  ...block([
    {
      file: forAll("Allow: /a"),
      sentence: "Expected Block. Line 2, “Allow: /a”, allows this URL.",
    },
    {
      file: [],
      sentence: "Expected Block. Allowed: no group applies to this crawler, so nothing is blocked.",
    },
    {
      file: forAll("Disallow: /b"),
      sentence: "Expected Block. Allowed: no rule of group A matches.",
    },
    {
      file: forAll("Disallow: /"),
      url: "/robots.txt",
      sentence:
        "Expected Block. Allowed: crawlers may always fetch /robots.txt itself (RFC 9309, section 2.2.2)." +
        byGoogle,
    },
    {
      file: forAll("Disalow: /a"),
      sentence: `Expected Block. Line 2, “Disalow: /a”, would block this URL, but RFC 9309 does not know the field “Disalow”.${byGoogle}`,
    },
    {
      file: forAll("Disalow: /a"),
      crawler: "GPTBot",
      sentence:
        "Expected Block. Line 2, “Disalow: /a”, would block this URL, but RFC 9309 does not know the field “Disalow”.",
    },
    {
      file: forAll("Disallow /a"),
      sentence: `Expected Block. Line 2, “Disallow /a”, would block this URL, but there is no colon after “Disallow”.${byGoogle}`,
    },
    ...nearly.map(([rule, reason, url = "/a"]) => ({
      file: forAll(rule),
      url,
      sentence: `Expected Block. Line 2, “${rule}”, would block this URL, but ${reason}.`,
    })),
    {
      file: ["Disallow: /a"],
      sentence:
        "Expected Block. Line 1, “Disallow: /a”, would block this URL, but it is before the first group.",
    },
    {
      file: ["User-agent: *", "", "Disallow: /a"],
      page: { readAs: "yandex" },
      sentence:
        "Expected Block. Line 3, “Disallow: /a”, would block this URL, but a blank line above the rule ends the group." +
        byGoogle,
    },
    {
      file: ["User-agent: *", "Disallow: /a", "User-agent: Googlebot", "Disallow: /b"],
      sentence:
        "Expected Block. Line 2, “Disallow: /a”, would block this URL, but it is in group A for “*”, and this crawler follows group B.",
    },
    {
      file: forAll("Disallow: /a"),
      crawler: "AdsBot-Google",
      sentence:
        "Expected Block. Line 2, “Disallow: /a”, would block this URL, but it is in group A for “*”, which this crawler ignores.",
    },
    {
      file: ["User-agent: Googlebot", "Disallow: /b", "", "User-agent: Googlebot", "Disallow: /a"],
      page: { readAs: "python" },
      sentence:
        "Expected Block. Line 5, “Disallow: /a”, would block this URL, but it is in another group for “Googlebot”, and Python up to 3.13.13 does not combine groups for the same product token." +
        byGoogle,
    },
    {
      file: ["User-agent: Googlebot/2.1", "Disallow: /a"],
      sentence:
        "Expected Block. Line 2, “Disallow: /a”, would block this URL, but it is in group A for “Googlebot/2.1”, and RFC 9309 does not match that name to this crawler." +
        byGoogle,
    },
  ]),
];

describe("why a verdict is not as expected", () => {
  test.each(rows)("is told: $sentence", (row) => {
    const mismatch = mismatchOf(row);
    expect(mismatch && plainSentence(mismatchSentence(mismatch))).toBe(row.sentence);
  });

  test("leads to its lines, and sets apart what is quoted from the file", () => {
    const file = forAll("Disallow: /a", "Alow: /a");
    const mismatch = mismatchOf({ file, expected: "allow", sentence: "" });
    const parts = mismatch ? mismatchSentence(mismatch) : [];
    const lines = parts.flatMap((part) => (part.kind === "line" ? part.number : []));
    const codes = parts.flatMap((part) => (part.kind === "code" ? part.text : []));
    expect(lines).toEqual([2, 3]);
    expect(codes).toEqual(["Disallow: /a", "Alow: /a", "Alow"]);
  });

  test("is nothing where the verdict is as expected", () => {
    expect(
      mismatchOf({ file: forAll("Disallow: /a"), expected: "disallow", sentence: "" }),
    ).toBeNull();
  });

  test("is said in few words, whatever the file has", () => {
    const file = forAll(`Disallow: /a${"*".repeat(100_000)}`);
    const mismatch = mismatchOf({ file, expected: "allow", sentence: "" });
    expect(mismatch && plainSentence(mismatchSentence(mismatch)).length).toBeLessThan(300);
  });
});
