import { expect, test } from "vitest";
import { followerNamed } from "../crawlers/index.ts";
import { judge } from "../decide/decide.ts";
import { select } from "../decide/select.ts";
import { parseRobots } from "../index.ts";
import type { DialectId } from "../parse/dialect.ts";
import { letterOf } from "../parse/group.ts";
import type { Flaw, NearMiss } from "./near-miss.ts";
import { nearMissesOf } from "./near-misses-of.ts";

interface Row {
  readonly title: string;
  /** Lines of the file; one alone is a rule of the group of `*`. */
  readonly file: string | readonly string[];
  readonly url: string;
  /** Left out: Googlebot. */
  readonly crawler?: string;
  /** Left out: RFC 9309. */
  readonly reader?: DialectId;
  /** Each as line, outcome and flaw. */
  readonly misses: readonly string[];
}

const two = (first: string, second: string) => ["User-agent: *", first, second];

const byCase: readonly Row[] = [
  {
    title: "A letter in upper case",
    file: "Disallow: /Admin/",
    url: "/admin/users",
    misses: ["2 disallow case"],
  },
  {
    title: "A letter of the URL in upper case",
    file: "Disallow: /admin/",
    url: "/Admin/users",
    misses: ["2 disallow case"],
  },
  {
    title: "Letters on both sides of a star",
    file: "Disallow: /*/print.HTML$",
    url: "/a/Print.html",
    misses: ["2 disallow case"],
  },
  {
    title: "The name of a parameter",
    file: "Disallow: /*?SessionId=",
    url: "/shop?sessionid=7",
    misses: ["2 disallow case"],
  },
  {
    title: "An Allow that would free what is blocked",
    file: two("Disallow: /", "Allow: /Public/"),
    url: "/public/a",
    misses: ["3 allow case"],
  },
  {
    title: "A rule that says what the verdict says",
    file: two("Disallow: /admin", "Disallow: /ADMIN/"),
    url: "/admin/users",
    misses: [],
  },
  {
    title: "A rule that is shorter than the one that decides",
    file: two("Allow: /admin/open", "Disallow: /Admin"),
    url: "/admin/open",
    misses: [],
  },
  {
    title: "A rule that is longer than the one that decides",
    file: two("Allow: /admin", "Disallow: /Admin/open"),
    url: "/admin/open",
    misses: ["3 disallow case"],
  },
  {
    title: "A rule further down than the one that decides, for a reader that goes by order",
    file: two("Allow: /admin", "Disallow: /Admin/open"),
    url: "/admin/open",
    reader: "python",
    misses: [],
  },
  {
    title: "A rule whose own URL is allowed",
    file: two("Disallow: /admin/", "Allow: /admin/help"),
    url: "/Admin/help",
    misses: [],
  },
  {
    title: "A rule that differs in case and has a letter more",
    file: "Disallow: /Admins/",
    url: "/admin/",
    misses: [],
  },
  {
    title: "A letter that is no letter of ASCII",
    file: "Disallow: /ÄRZTE",
    url: "/ärzte",
    misses: [],
  },
];

const bySlash: readonly Row[] = [
  {
    title: "A folder without its slash",
    file: "Disallow: /admin/",
    url: "/admin",
    misses: ["2 disallow slash missing"],
  },
  {
    title: "A folder without its slash, with a query",
    file: "Disallow: /admin/",
    url: "/admin?tab=2",
    misses: ["2 disallow slash missing"],
  },
  {
    title: "A folder and all in it",
    file: "Disallow: /admin/*",
    url: "/admin",
    misses: ["2 disallow slash missing"],
  },
  {
    title: "A slash that `$` does not allow",
    file: "Disallow: /admin$",
    url: "/admin/",
    misses: ["2 disallow slash too many"],
  },
  {
    title: "A folder of which the Allow is shorter",
    file: two("Allow: /admin", "Disallow: /admin/"),
    url: "/admin",
    misses: ["3 disallow slash missing"],
  },
  {
    title: "A word that begins as a folder does",
    file: "Disallow: /admin/",
    url: "/administration",
    misses: [],
  },
  { title: "A page in a folder", file: "Disallow: /admin/x/", url: "/admin", misses: [] },
  { title: "The slash that every URL has", file: "Disallow: /a$", url: "/", misses: [] },
];

const byStart: readonly Row[] = [
  {
    title: "A path without its slash",
    file: "Disallow: admin/",
    url: "/admin/users",
    misses: ["2 disallow start /"],
  },
  {
    title: "An ending without a star",
    file: "Disallow: .pdf$",
    url: "/a/b.pdf",
    misses: ["2 disallow start /*"],
  },
  {
    title: "An ending, for a reader without wildcards",
    file: "Disallow: .pdf",
    url: "/a/b.pdf",
    reader: "original-1994",
    misses: [],
  },
  {
    title: "A path without its slash, for a reader that adds it",
    file: "Disallow: admin/",
    url: "/admin/users",
    reader: "google-pre-2019",
    misses: [],
  },
  {
    title: "A whole URL",
    file: "Disallow: https://shop.example/cart",
    url: "https://shop.example/cart/1",
    misses: ["2 disallow address /cart"],
  },
  {
    title: "A whole URL with www, asked without",
    file: "Disallow: https://www.shop.example/cart",
    url: "https://shop.example/cart/1",
    misses: ["2 disallow address /cart"],
  },
  {
    title: "A host and a path",
    file: "Disallow: www.shop.example/cart",
    url: "/cart/1",
    misses: ["2 disallow address /cart"],
  },
  {
    title: "A whole URL of another site",
    file: "Disallow: https://cdn.example/cart",
    url: "https://shop.example/cart/1",
    misses: [],
  },
  {
    title: "A path without its slash, in other letters",
    file: "Disallow: Admin/",
    url: "/admin/users",
    misses: [],
  },
];

const byEnd: readonly Row[] = [
  {
    title: "A query behind `$`",
    file: "Disallow: /page$",
    url: "/page?x=1",
    misses: ["2 disallow end query"],
  },
  {
    title: "A query behind the home page",
    file: two("Disallow: /", "Allow: /$"),
    url: "/?utm_source=x",
    misses: ["3 allow end query"],
  },
  {
    title: "A query behind an ending, with another such ending before it",
    file: "Disallow: /*.php$",
    url: "/a.php/b.php?x=1",
    misses: ["2 disallow end query"],
  },
  {
    title: "A further parameter behind `$`",
    file: "Disallow: /*?sort=price$",
    url: "/shoes?sort=price&page=2",
    misses: ["2 disallow end more"],
  },
  {
    title: "A further folder behind `$`",
    file: "Disallow: /shop$",
    url: "/shop/cart",
    misses: ["2 disallow end more"],
  },
  {
    title: "The home page, and any other",
    file: two("Disallow: /", "Allow: /$"),
    url: "/private/x",
    misses: [],
  },
  {
    title: "The rest of a word behind `$`",
    file: "Disallow: /shop$",
    url: "/shopping",
    misses: [],
  },
  {
    title: "A page of the folder before `$`",
    file: "Disallow: /shop/$",
    url: "/shop/cart",
    misses: [],
  },
];

const byEscape: readonly Row[] = [
  {
    title: "An encoded slash",
    file: "Disallow: /a%2Fb",
    url: "/a/b",
    misses: ["2 disallow escape"],
  },
  {
    title: "A slash that the URL encodes",
    file: "Disallow: /a/b",
    url: "/a%2Fb",
    misses: ["2 disallow escape"],
  },
  {
    title: "Digits in lower case, as Google’s parser compares them",
    file: "Disallow: /a%2Fb",
    url: "/a%2fb",
    reader: "google",
    misses: ["2 disallow escape"],
  },
  {
    title: "Digits in lower case, as RFC 9309 compares them",
    file: "Disallow: /x%2Fb",
    url: "/a%2fb",
    misses: [],
  },
  {
    title: "A tilde, as Google’s parser compares it",
    file: "Disallow: /~joe/",
    url: "/%7Ejoe/",
    reader: "google",
    misses: ["2 disallow escape"],
  },
  {
    title: "A letter beyond ASCII, encoded in lower case",
    file: "Disallow: /café",
    url: "/caf%c3%a9/menu",
    reader: "google",
    misses: ["2 disallow escape"],
  },
  {
    title: "An escape and a letter in upper case",
    file: "Disallow: /A%2Fb",
    url: "/a/b",
    misses: [],
  },
];

const byParameter: readonly Row[] = [
  {
    title: "A parameter behind another",
    file: "Disallow: /*?sort=",
    url: "/shoes?page=2&sort=price",
    misses: ["2 disallow parameter sort"],
  },
  {
    title: "A parameter behind another, of one page",
    file: "Disallow: /shoes?sort=price",
    url: "/shoes?page=2&size=9&sort=price",
    misses: ["2 disallow parameter sort"],
  },
  {
    title: "The beginning of a parameter’s name behind another parameter",
    file: "Disallow: /*?utm_",
    url: "/a?x=1&utm_source=b",
    misses: ["2 disallow parameter utm_source"],
  },
  {
    title: "The beginning of a parameter with a bracket",
    file: "Disallow: /*?f[",
    url: "/a?x=1&f[0]=b",
    misses: ["2 disallow parameter f%5B0%5D"],
  },
  {
    title: "The beginning of a parameter with a dot",
    file: "Disallow: /*?filter.",
    url: "/a?page=2&filter.v.price=1",
    misses: ["2 disallow parameter filter.v.price"],
  },
  {
    title: "A parameter of one page behind another",
    file: "Disallow: /blueprints?tags=",
    url: "/blueprints?page=2&tags=a",
    misses: ["2 disallow parameter tags"],
  },
  {
    title: "The first parameter, where the rule has the sign of later ones",
    file: "Disallow: /*&view=",
    url: "/a?view=grid",
    misses: ["2 disallow parameter view later"],
  },
  {
    title: "The first of several, where the rule has the sign of later ones",
    file: "Disallow: /*&utm_",
    url: "/a?utm_source=b&page=2",
    misses: ["2 disallow parameter utm_source later"],
  },
  {
    title: "A question mark with nothing behind it",
    file: "Disallow: /*?$",
    url: "/a?x=1&y=2",
    misses: [],
  },
  {
    title: "A parameter whose name only ends so",
    file: "Disallow: /*?sort=",
    url: "/shoes?page=2&resort=nice",
    misses: [],
  },
  {
    title: "A parameter with another value",
    file: "Disallow: /*?sort=price",
    url: "/shoes?page=2&sort=name",
    misses: [],
  },
];

const byLine: readonly Row[] = [
  {
    title: "A misspelt field",
    file: "Disalow: /tmp",
    url: "/tmp/a",
    misses: ["2 disallow unread unknown-field Disalow"],
  },
  {
    title: "A misspelt field that the reader forgives",
    file: "Disalow: /x",
    url: "/tmp/a",
    reader: "google",
    misses: [],
  },
  {
    title: "A field without its colon",
    file: "Disallow /tmp",
    url: "/tmp/a",
    misses: ["2 disallow unread no-colon Disallow"],
  },
  {
    title: "A field with a space before its colon, for a reader that wants none",
    file: "Disallow : /tmp",
    url: "/tmp/a",
    reader: "heritrix",
    misses: ["2 disallow unread space-before-colon Disallow"],
  },
  {
    title: "A field with a Cyrillic letter",
    file: "Dis\u0430llow: /tmp # none",
    url: "/tmp/a",
    misses: ["2 disallow unread unknown-field Dis\u0430llow"],
  },
  {
    title: "A field that an old reader does not know",
    file: two("Disallow: /", "Allow: /tmp"),
    url: "/tmp/a",
    reader: "original-1994",
    misses: [],
  },
  {
    title: "A rule before any group",
    file: ["Disallow: /tmp", "User-agent: *", "Disallow: /x"],
    url: "/tmp/a",
    misses: ["1 disallow unread before-groups Disallow"],
  },
  {
    title: "A rule in a file without groups",
    file: ["Disallow: /tmp", "Disallow: /x"],
    url: "/tmp/a",
    misses: ["1 disallow unread before-groups Disallow"],
  },
  {
    title: "A rule behind a blank line, for a reader whose groups end there",
    file: two("", "Disallow: /tmp"),
    url: "/tmp/a",
    reader: "yandex",
    misses: ["3 disallow unread behind-blank Disallow"],
  },
  {
    title: "A misspelt field behind a blank line, for a reader whose groups end there",
    file: ["User-agent: *", "Disallow: /x", "", "Disalow: /tmp"],
    url: "/tmp/a",
    reader: "yandex",
    misses: [],
  },
  {
    title: "A misspelt field of another group",
    file: ["User-agent: *", "Disallow: /x", "User-agent: GPTBot", "Disalow: /tmp"],
    url: "/tmp/a",
    misses: [],
  },
  {
    title: "A misspelt field that would part two agents",
    file: ["User-agent: Googlebot", "Disalow: /tmp", "User-agent: bingbot", "Disallow: /x"],
    url: "/tmp/a",
    misses: [],
  },
  {
    title: "A field that is no rule, with a path",
    file: two("Noindex: /tmp", "Hello: /tmp"),
    url: "/tmp/a",
    misses: [],
  },
  {
    title: "A sentence about what is allowed",
    file: two("Allow these pages: /tmp", "Disallow: /"),
    url: "/tmp/a",
    misses: [],
  },
];

const nested = [
  "User-agent: *",
  "Disallow: /a",
  "User-agent: Googlebot",
  "Disallow: /b",
  "User-agent: Googlebot-Image",
  "Disallow: /c",
];

const elsewhere: readonly Row[] = [
  {
    title: "A rule for all, where the crawler has its own group",
    file: nested,
    url: "/a",
    misses: ["2 disallow elsewhere replaced A *"],
  },
  {
    title: "A rule for the crawler that this one falls back to",
    file: nested,
    url: "/b",
    crawler: "Googlebot-Image",
    misses: ["4 disallow elsewhere replaced B Googlebot"],
  },
  {
    title: "A rule for another crawler of the family",
    file: nested,
    url: "/c",
    misses: [],
  },
  {
    title: "A rule for a crawler that has nothing to do with this one",
    file: nested,
    url: "/b",
    crawler: "GPTBot",
    misses: [],
  },
  {
    title: "A rule for all, where the crawler’s own says otherwise and is longer",
    file: ["User-agent: *", "Disallow: /a", "User-agent: Googlebot", "Allow: /a/b"],
    url: "/a/b",
    misses: [],
  },
  {
    title: "A rule for all, where the crawler ignores them",
    file: ["User-agent: *", "Disallow: /a"],
    url: "/a",
    crawler: "AdsBot-Google",
    misses: ["2 disallow elsewhere ignores-star A *"],
  },
  {
    title: "A group of the same name that the reader does not join",
    file: ["User-agent: Googlebot", "Disallow: /a", "", "User-agent: Googlebot", "Disallow: /b"],
    url: "/b",
    reader: "python",
    misses: ["5 disallow elsewhere not-joined – Googlebot"],
  },
  {
    title: "A name with a version",
    file: ["User-agent: Googlebot/2.1", "Disallow: /a"],
    url: "/a",
    misses: ["2 disallow elsewhere other-name A Googlebot/2.1"],
  },
  {
    title: "A name that only begins like the crawler’s",
    file: ["User-agent: Googlebot-News", "Disallow: /a"],
    url: "/a",
    misses: [],
  },
  {
    title: "A rule for all of Yandex, where the crawler has its own group",
    file: ["User-agent: Yandex", "Disallow: /a", "", "User-agent: YandexBot", "Disallow: /b"],
    url: "/a",
    crawler: "YandexBot",
    reader: "yandex",
    misses: ["2 disallow elsewhere replaced A Yandex"],
  },
  {
    title: "A line that would be a rule of another crawler only",
    file: ["User-agent: YandexBot", "User-agent: Googlebot", "Disalow: /a", "Disallow: /b"],
    url: "/a",
    crawler: "YandexBot",
    reader: "httrack",
    misses: [],
  },
];

const none: readonly Row[] = [
  {
    title: "The file itself",
    file: "Disallow: /Robots.txt",
    url: "/robots.txt",
    misses: [],
  },
  {
    title: "A URL with a slash too many, without which it is that of the file",
    file: "Disallow: /robots.txt$",
    url: "/robots.txt/",
    misses: [],
  },
  {
    title: "A verdict that the documents leave open",
    file: two("Allow: /page", "Disallow: /*.htm"),
    url: "/page.htm",
    reader: "google-2019",
    misses: [],
  },
  { title: "A file of nothing", file: [], url: "/", misses: [] },
];

const order: readonly Row[] = [
  {
    title: "More than five",
    file: ["User-agent: *", ..."ABCDEF".split("").map((it) => `Disallow: /*${it}`)],
    url: "/abcdef",
    misses: ["2", "3", "4", "5", "6"].map((line) => `${line} disallow case`),
  },
  {
    title: "Several kinds",
    file: [
      "User-agent: *",
      "Disallow: /a$",
      "Disallow: /A",
      "Disallow: /a/*?x=1&",
      "Disallow: a/b",
      "Disalow: /a",
    ],
    url: "/a/b?x=1",
    misses: [
      "6 disallow unread unknown-field Disalow",
      "5 disallow start /",
      "3 disallow case",
      "2 disallow end more",
    ],
  },
];

const byPlace: readonly Row[] = [
  {
    title: "A path behind a language",
    file: "Disallow: /account/",
    url: "/en-US/account/login",
    misses: ["2 disallow deeper /en-US"],
  },
  {
    title: "A path behind a program",
    file: "Disallow: /customer/",
    url: "/index.php/customer/account/",
    misses: ["2 disallow deeper /index.php"],
  },
  {
    title: "A path behind the folder of a shop and a language",
    file: "Disallow: /cart",
    url: "/shop/de/cart?add=1",
    misses: ["2 disallow deeper /shop/de"],
  },
  {
    title: "An Allow behind a language",
    file: two("Disallow: /", "Allow: /docs/"),
    url: "/de/docs/a",
    misses: ["3 allow deeper /de"],
  },
  {
    title: "A word that the path only begins, behind a language",
    file: "Disallow: /cart",
    url: "/de/cartoon",
    misses: [],
  },
  {
    title: "A path with a star, behind a language",
    file: "Disallow: /*/account/",
    url: "/en-US/account/login",
    misses: [],
  },
  {
    title: "A path in the query",
    file: "Disallow: /account/",
    url: "/login?to=/account/",
    misses: [],
  },
];

const byTidying: readonly Row[] = [
  {
    title: "A doubled slash at the start",
    file: "Disallow: /forbidden/",
    url: "https://a.example//forbidden/a",
    misses: ["2 disallow untidy slashes"],
  },
  {
    title: "A doubled slash inside",
    file: "Disallow: /a/b/",
    url: "/a//b/c",
    misses: ["2 disallow untidy slashes"],
  },
  {
    title: "A dot",
    file: "Disallow: /a/b/",
    url: "/a/./b/c",
    misses: ["2 disallow untidy dots"],
  },
  {
    title: "Two dots",
    file: "Disallow: /forbidden/",
    url: "/x/../forbidden/a?b",
    misses: ["2 disallow untidy dots"],
  },
  {
    title: "Dots and a doubled slash",
    file: "Disallow: /forbidden/",
    url: "/x/..//forbidden/a",
    misses: ["2 disallow untidy dots"],
  },
  {
    title: "A doubled slash in the query",
    file: "Disallow: /a/b/",
    url: "/a?u=//b/",
    misses: [],
  },
];

const byEncodingTwice: readonly Row[] = [
  {
    title: "A rule that is percent-encoded twice",
    file: "Disallow: /a%2520b",
    url: "/a%20b",
    misses: ["2 disallow encoded-twice rule"],
  },
  {
    title: "A letter outside ASCII, percent-encoded twice",
    file: "Disallow: /caf%25C3%25A9",
    url: "/café",
    misses: ["2 disallow encoded-twice rule"],
  },
  {
    title: "A URL that is percent-encoded twice",
    file: "Disallow: /a%20b",
    url: "/a%2520b",
    misses: ["2 disallow encoded-twice url"],
  },
  {
    title: "A percent sign that is meant",
    file: "Disallow: /100%25",
    url: "/100",
    misses: [],
  },
];

const topics = [
  byCase,
  bySlash,
  byStart,
  byEnd,
  byEscape,
  byParameter,
  byPlace,
  byTidying,
  byEncodingTwice,
  byLine,
  elsewhere,
  none,
  order,
];

for (const row of topics.flat())
  test(`${row.title} is ${row.misses.length > 0 ? "a near miss" : "no near miss"}`, () => {
    expect(nearMisses(row).map(sentenceOf)).toEqual(row.misses);
  });

test("A near miss is laid over the URL that it matches, and marked where that is another", () => {
  const [first] = nearMisses({
    file: "Disallow: /*?sort=price$",
    url: "/shoes?sort=price&page=2",
  });
  expect(first?.path).toBe("/shoes?sort=price");
  expect(first?.segments.map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual([
    "literal 0-1",
    "star 1-6",
    "literal 6-17",
    "end 17-17",
  ]);
  expect(first?.marks).toEqual([{ from: 17, to: 18 }]);
});

const marked: readonly (readonly [rule: string, url: string, marked: string])[] = [
  ["/Admin/UI", "/admin/ui", "/[A]dmin/[UI]"],
  ["/*/Print", "/a/print/x", "/a/[P]rint/x"],
  ["/admin/", "/admin?x", "/admin[/]?x"],
  ["/a%2fb", "/a/b/c", "/a[%2F]b/c"],
  ["/a/b", "/a%2Fb%20", "/a[/]b%20"],
  ["/x?b=2", "/x?a=1&b=2", "/x?[b=2]&a=1"],
];

for (const [rule, url, expected] of marked)
  test(`Where ${rule} parts from ${url} is marked: ${expected}`, () => {
    const [miss] = nearMisses({ file: `Disallow: ${rule}`, url });
    expect(miss && withMarks(miss)).toBe(expected);
  });

function nearMisses(row: Pick<Row, "file" | "url" | "crawler" | "reader">): readonly NearMiss[] {
  const { file, url, crawler = "Googlebot", reader } = row;
  const lines = typeof file === "string" ? ["User-agent: *", file] : file;
  const analysis = parseRobots(lines.join("\n"), reader);
  const selection = select(analysis, followerNamed(crawler));
  return nearMissesOf(judge(analysis, selection.group, url), { analysis, selection });
}

function sentenceOf({ rule, outcome, flaw }: NearMiss): string {
  return `${rule.line.number} ${outcome} ${flawText(flaw)}`;
}

function flawText(flaw: Flaw): string {
  const { kind } = flaw;
  switch (kind) {
    case "case":
    case "escape":
      return kind;
    case "unread":
      return `${kind} ${flaw.why} ${flaw.key}`;
    case "start":
      return `${kind} ${flaw.missing}`;
    case "address":
      return `${kind} ${flaw.path}`;
    case "slash":
      return `${kind} ${flaw.isMissing ? "missing" : "too many"}`;
    case "end":
      return `${kind} ${flaw.before}`;
    case "passed-over":
      return `${kind} ${flaw.by.line.number}`;
    case "encoded-twice":
      return `${kind} ${flaw.is}`;
    case "untidy":
      return `${kind} ${flaw.has}`;
    case "parameter":
      return flaw.place === "first" ? `${kind} ${flaw.name}` : `${kind} ${flaw.name} ${flaw.place}`;
    case "deeper":
      return `${kind} ${flaw.behind}`;
    case "problem":
      return `${kind} ${flaw.code}`;
    case "elsewhere":
      return `${kind} ${flaw.why} ${flaw.group ? letterOf(flaw.group) : "–"} ${flaw.agent.name}`;
  }
}

function withMarks({ path, marks }: NearMiss): string {
  return marks.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    path,
  );
}
