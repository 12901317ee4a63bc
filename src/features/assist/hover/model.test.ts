import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { analysisOf } from "../../../core/derived.ts";
import { answerInput, crawlersInput, focusInput, urlsInput } from "../../../core/inputs.ts";
import { openText, readAs } from "../../../core/intents.ts";
import { ruleStatuses, statusesFound } from "../../../core/rule-status.ts";
import { createSession } from "../../../core/session.ts";
import { lineNotes } from "../../../editor/line-note.ts";
import { dialects } from "../../../engine/dialects/index.ts";
import type { LineStatus } from "../../../engine/prove/rule-status.ts";
import { partsOf } from "../../../words/quoting.ts";
import { type HoverContent, hoverAt, spoken } from "./model.ts";

interface Asked {
  readonly reader?: string;
  readonly urls?: readonly string[];
  readonly crawlers?: readonly string[];
  readonly focus?: number;
}

/** What is said at `|`. */
function said(marked: string, how: Asked = {}): HoverContent | null {
  const { reader = "rfc9309", urls = [], crawlers = ["Googlebot"], focus = 0 } = how;
  const session = createSession();
  session.dispatch(openText(session.getState(), marked.replace("|", "")));
  const effects = [urlsInput.set.of(urls), crawlersInput.set.of(crawlers)];
  session.dispatch({ effects });
  session.dispatch({ effects: focusInput.set.of({ url: focus, crawler: 0 }) });
  session.dispatch(readAs(reader));
  return hoverAt(session.getState(), marked.indexOf("|"));
}

function textOf(sentence: string): string {
  return partsOf(sentence)
    .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
    .join("");
}

function titleOf(content: HoverContent | null): string {
  return content ? textOf(content.title) : "";
}

function paragraphsOf(content: HoverContent | null): readonly string[] {
  return content?.paragraphs.map(textOf) ?? [];
}

function rowsOf(content: HoverContent | null): Readonly<Record<string, string>> {
  return Object.fromEntries(content?.rows.map(([term, text]) => [term, textOf(text)]) ?? []);
}

const GROUP = "User-agent: *\n";

describe("nothing is said", () => {
  test.each(["|", "# a |comment", "User-agent: * # a |comment", "no |field", " |\n", ": |x"])(
    "of %j",
    (marked) => expect(said(marked)).toBeNull(),
  );

  test("of what the reader does not read", () => {
    expect(said(`${"# filler\n".repeat(70_000)}Dis|allow: /`, { reader: "yandex" })).toBeNull();
  });
});

describe("of a field’s name it is said what the field means", () => {
  test.each([
    ["Us|er-agent: a", "`User-agent`", "#section-2.2.1"],
    [`${GROUP}|disallow: /a`, "`disallow`", "#section-2.2.2"],
    [`${GROUP}ALLOW|: /a`, "`ALLOW`", "#section-2.2.2"],
    ["Site|map: /a", "`Sitemap`", "sitemaps.org"],
  ])("%j", (marked, title, url) => {
    const content = said(marked);
    expect(titleOf(content)).toBe(title);
    expect(content?.sources[0]?.url).toContain(url);
    expect(content?.sources).toHaveLength(url.startsWith("#") ? 1 : 2);
  });

  test("and who honours it", () => {
    expect(rowsOf(said(`${GROUP}Craw|l-delay: 2`))).toEqual({
      Elsewhere: "read by Bing and others",
    });
    expect(rowsOf(said(`${GROUP}Disa|llow: /`))).toEqual({
      "Read by": "every parser in the playground",
    });
    expect(rowsOf(said("Disa|low: /"))["Read as"]).toContain("`disallow` by Google’s parser");
    expect(paragraphsOf(said("Fo|o: /"))).toEqual([
      "No parser in the playground has a field of this name. Some parsers still end a list of user-agent lines at this line.",
    ]);
  });

  test("and what becomes of the line", () => {
    expect(paragraphsOf(said("Disall|ow: /"))[1]).toBe(
      "This line is in no group, so it applies to no crawler.",
    );
    const reader = "original-1994";
    expect(paragraphsOf(said(`${GROUP}Disallow: /\nAl|low: /`, { reader }))[1]).toMatch(
      /does not use this line to allow or block URLs\.$/,
    );
    expect(paragraphsOf(said(`${GROUP}Al|low: /`, { reader: "draft-1996" }))[1]).toBe(
      "The first matching rule decides.",
    );
    // temoto/robotstxt, robotstxt.go: an equally long rule does not replace the one before it.
    expect(paragraphsOf(said(`${GROUP}Al|low: /`, { reader: "temoto" }))[1]).toBe(
      "The longest matching rule decides, and the first one wins a tie.",
    );
  });

  test("with the chosen reader’s own document", () => {
    const sources = said(`${GROUP}Dis|allow: /`, { reader: "google" })?.sources;
    expect(sources?.map(({ title }) => title)).toEqual([
      "RFC 9309, section 2.2.2",
      "google/robotstxt, robots.cc",
    ]);
  });
});

describe("of a crawler’s name it is said who reads the group by it", () => {
  test.each<readonly [marked: string, rows: Readonly<Record<string, string>>]>([
    [
      "User-agent: GPT|Bot\nDisallow: /",
      { Operator: "OpenAI, AI training", "By product token": "`GPTBot`" },
    ],
    [
      "User-agent: yandex|\nDisallow: /",
      { "As a fallback": expect.stringMatching(/^`YandexBot`, .* and \d+ more$/) },
    ],
    [
      "User-agent: |Baiduspider\nDisallow: /",
      {
        Operator: "Baidu, Search",
        "By product token": "`Baiduspider`",
        "As a fallback": expect.stringContaining("`Baiduspider-image`"),
      },
    ],
    [
      "User-agent: |*\nDisallow: /",
      { "No group of their own": expect.stringMatching(/^`Bingbot`|`Googlebot`/) },
    ],
  ])("%j", (marked, rows) => expect(rowsOf(said(marked))).toEqual(rows));

  test("and how it is compared", () => {
    expect(paragraphsOf(said("User-agent: Foo|Bot/1.0"))).toEqual([
      "RFC 9309 compares `foobot/1.0` with the whole product token of a crawler.",
      "No crawler in the catalogue has this product token.",
    ]);
    expect(paragraphsOf(said("User-agent: Foo|Bot/1.0", { reader: "google" }))[0]).toContain(
      "`foobot`",
    );
    const loosely = said("User-agent: goo|gle\nDisallow: /", { reader: "original-1994" });
    expect(paragraphsOf(loosely)[0]).toContain("anywhere in a crawler’s product token");
    expect(rowsOf(loosely)["By product token"]).toContain("`Googlebot`");
    const comparedBy = (reader: string) =>
      paragraphsOf(said("User-agent: goo|gle\nDisallow: /", { reader }))[0];
    expect(comparedBy("python-rfc9309")).toContain("looks for `google` anywhere");
    expect(comparedBy("google-pre-2019")).toContain("looks for `google` at the beginning");
    expect(comparedBy("draft-1996")).toContain("looks for a crawler’s product token in `google`");
  });

  test("or that it is a purpose’s, which no crawler has", () => {
    const content = said("User-agent: __usage|_ai-training\nDisallow: /");
    expect(paragraphsOf(content)).toEqual([
      "A purpose token, which is not a crawler. Its rules block no crawler: Disallow refuses training for the URLs that it matches, and Allow allows it.",
      "It comes from a draft of 30 October 2026. No operator states yet that it obeys the token.",
    ]);
    expect(content?.sources.map(({ title }) => title)).toEqual([
      "draft-kelley-aipref-training-preference-signal-00, 30 October 2026",
    ]);
  });

  test("and that of two groups the other counts", () => {
    const marked = "User-agent: a\nDisallow: /\n\nUser-agent: |a\nDisallow: /b";
    expect(paragraphsOf(said(marked, { reader: "python" }))).toContain(
      "Another group with this product token counts, and this group does not.",
    );
    expect(paragraphsOf(said(marked))).toHaveLength(2);
    const star = "User-agent: *\nDisallow: /\n\nUser-agent: |*\nDisallow: /b";
    expect(paragraphsOf(said(star, { reader: "python" }))).toEqual([
      "Another group with this product token counts, and this group does not.",
    ]);
  });

  test("or that the parser has no group of the name", () => {
    const marked = "User-agent: *\nUser-agent: |a\nDisallow: /";
    expect(paragraphsOf(said(marked, { reader: "python" }))).toEqual([
      "Python up to 3.13.13 ignores the product token in this line.",
    ]);
    expect(paragraphsOf(said("User-agent:|\nDisallow: /"))).toEqual([
      "This line has no product token.",
    ]);
  });
});

describe("of a rule it is said which URLs it matches", () => {
  // Examples are sought for as long as there is time: here the clock stands still.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  test("and it is said aloud in one text", () => {
    const content = said(`${GROUP}Disallow: |/a`, { urls: ["/a"] });
    expect(content && spoken(content)).toBe(
      "Disallow /a. URLs whose path begins with /a. Length: 2 bytes. The longest matching rule wins. Matches: 1 of 1 URL in the table. Decides: 1 URL. Example: /a.",
    );
  });

  test.each([
    ["|/", "Every URL."],
    ["/*|", "Every URL."],
    ["|/a", "URLs whose path begins with `/a`."],
    ["|/a$", "URLs whose path is exactly `/a`."],
    ["|/$", "URLs whose path is exactly `/`."],
    ["|/a*b$", "URLs whose path begins with `/a`, then anything, then `b`, and ends there."],
    ["|/a**b*", "URLs whose path begins with `/a`, then anything, then `b`."],
    ["|/*.php$", "URLs whose path begins with `/`, then anything, then `.php`, and ends there."],
    ["*|.php", "URLs whose path contains `.php`."],
    ["*|.php$", "URLs whose path ends with `.php`."],
    ["|", "Matches no URL: this rule has no path."],
    [
      "|/a*b*c*d*e*f*g*h*i",
      "URLs whose path begins with `/a`, then anything, then `b`, then anything, then `c`, then anything, then `d`, then anything, then `e`, then anything, then `f`, then anything, then `g`, and 2 more pieces.",
    ],
  ])("Disallow: %s", (path, phrase) => {
    expect(paragraphsOf(said(`${GROUP}Disallow: ${path}`))[0]).toBe(phrase);
  });

  test("and that a Disallow without a path blocks nothing, even where it matches", () => {
    expect(paragraphsOf(said(`${GROUP}Disallow: |`, { reader: "google" }))[0]).toBe(
      "Every URL matches, but a Disallow without a path blocks nothing.",
    );
  });

  test("and that a path without a slash matches none", () => {
    expect(paragraphsOf(said(`${GROUP}Disallow: |tmp`))[1]).toContain("matches no URL");
  });

  test("and that a parser does not accept a path", () => {
    expect(paragraphsOf(said(`${GROUP}Disallow: |tmp`, { reader: "yandex" }))).toEqual([
      "Matches no URL: Yandex does not accept this path.",
    ]);
  });

  test("how long it is, where that counts", () => {
    const octets = "Length: 5 bytes. The longest matching rule wins.";
    expect(paragraphsOf(said(`${GROUP}Disallow: |/a*b$`))).toContain(octets);
    for (const reader of ["draft-1996", "original-1994"])
      expect(paragraphsOf(said(`${GROUP}Disallow: |/a*b$`, { reader }))).not.toContain(octets);
  });

  const FILE = `${GROUP}Disallow: |/cart\nAllow: /cart/help\n\nUser-agent: GPTBot\nDisallow: /`;
  const urls = ["/cart/1", "/cart/2", "/cart/help", "/", "https://a.example/cart/help/x"];

  test("how many of the page’s it matches, how many it decides, and what beats it", () => {
    expect(rowsOf(said(FILE, { urls }))).toEqual({
      Matches: "4 of 5 URLs in the table",
      Decides: "2 URLs",
      "Loses to": "line 3 `/cart/help` for 2 URLs",
      Example: "`/cart`",
    });
  });

  test("only the first few that beat it, and how many more there are", () => {
    const allows = ["1", "2", "3", "4", "5"].map((path) => `Allow: /${path}`);
    const file = `${GROUP}Disallow: |/\n${allows.join("\n")}`;
    expect(rowsOf(said(file, { urls: ["/1", "/2", "/3", "/4", "/5"] }))["Loses to"]).toBe(
      "line 3 `/1` for 1 URL; line 4 `/2` for 1 URL; line 5 `/3` for 1 URL; and 2 more rules",
    );
  });

  test("a URL that it decides, or what keeps it from ever deciding", () => {
    expect(rowsOf(said(FILE))).toEqual({ Example: "`/cart`" });
    expect(rowsOf(said(`${GROUP}Disallow: |/a\nAllow: /a`))).toEqual({
      "Never decides": "line 3 `/a` always wins",
    });
    expect(rowsOf(said(`${GROUP}Disallow: |a`))).toEqual({ "Never decides": "no URL can match" });
  });

  test("as it is known already, where that is so", () => {
    const session = createSession(ruleStatuses());
    session.dispatch(openText(session.getState(), `${GROUP}Disallow: /a\nAllow: /b`));
    const analysis = analysisOf(session.getState());
    const lifeRowAt = (at: number) => rowsOf(hoverAt(session.getState(), at));
    expect(lifeRowAt(GROUP.length + 10)).toEqual({ Example: "`/a`" });
    // Not so, and so none but what is known.
    const told: readonly LineStatus[] = [
      { line: 2, liveness: { kind: "dead", shadowedBy: [3] }, redundant: true },
      { line: 3, liveness: { kind: "decides", path: "/b/known" }, redundant: true },
    ];
    const news = { groups: [{ group: 0, statuses: told }], done: 2, total: 2 };
    session.dispatch({ effects: statusesFound({ analysis, news }) });
    expect(lifeRowAt(GROUP.length + 10)).toEqual({ "Never decides": "line 3 `/b` always wins" });
    expect(lifeRowAt(GROUP.length + 21)).toEqual({ Example: "`/b/known`" });
  });

  test("and that nobody of the table asks it", () => {
    expect(rowsOf(said(FILE, { urls, crawlers: ["GPTBot"] }))).toEqual({
      Matches: "4 of 5 URLs in the table",
      Decides: "nothing: no crawler in the table reads this group",
      Example: "`/cart`",
    });
  });

  test("also by other parsers, which the crawlers of the table have", () => {
    // The first reads by Google’s parser, the second as RFC 9309 says.
    const how = { reader: "each-as-itself", urls, crawlers: ["Googlebot", "GPTBot"] };
    const elsewhere = FILE.replace("|", "").replace("GPTBot\nDisallow: /", "GPTBot\nDisallow: |/");
    expect(rowsOf(said(elsewhere, how))).toEqual({
      Matches: "5 of 5 URLs in the table",
      Decides: "5 URLs",
      Example: "`/`",
    });
    // Google’s parser alone reads line 2.
    const both = `${GROUP}Disalow: /cart\nDisallow: |/cart`;
    expect(rowsOf(said(both, how))).toEqual({
      Matches: "4 of 5 URLs in the table",
      Decides: "4 URLs",
      "Loses to": "line 2 `/cart` for 4 URLs",
      "Never decides": "for Google’s parser, line 2 `/cart` always wins",
    });
  });

  test("of the first 2,000 at most", () => {
    const many = Array.from({ length: 3000 }, (_, index) => `/cart/${index}`);
    expect(rowsOf(said(FILE, { urls: many })).Matches).toMatch(
      /^[\d,]+ of the first [\d,]+ URLs in the table$/,
    );
  });

  test("and what else the reader takes it for", () => {
    const marked = `${GROUP}Allow: |/a/index.html`;
    expect(rowsOf(said(marked, { reader: "google", urls: ["/a/"] }))).toEqual({
      "Also means": "`/a/$`",
      Matches: "1 of 1 URL in the table",
      Decides: "1 URL",
      Example: "`/a/`",
    });
  });

  test("but not where the answer for robots.txt decides", () => {
    const session = createSession();
    session.dispatch(openText(session.getState(), `${GROUP}Disallow: /a`));
    session.dispatch({
      effects: [urlsInput.set.of(["/a"]), answerInput.set.of({ kind: "status", status: 404 })],
    });
    const content = hoverAt(session.getState(), 25);
    expect(paragraphsOf(content).at(-1)).toContain("The rules are not used");
    expect(rowsOf(content)).toEqual({});
  });
});

describe("of a wildcard it is said what it takes", () => {
  const urls = ["/a/xx/b", "/other", "/a//b"];

  test.each<readonly [path: string, focus: number, said: readonly string[]]>([
    ["/a/|*/b$", 0, ["Matches any characters, or none.", "In `/a/xx/b` the star matches `xx`."]],
    ["/a/|*/b$", 1, ["Matches any characters, or none."]],
    [
      "/a/|*/b$",
      2,
      ["Matches any characters, or none.", "In `/a//b` the star matches zero characters."],
    ],
    ["/*/|*b", 0, ["Matches any characters, or none.", "In `/a/xx/b` the star matches `xx/`."]],
    [
      "/a/|*",
      0,
      [
        "Matches any characters, or none.",
        "At the end of a path it adds no URLs, because a rule already matches every URL that begins with its path.",
      ],
    ],
    [
      "/a/*/b|$",
      0,
      [
        "The URL must end here. Without the $, longer URLs would match too.",
        "`/a/xx/b` ends here.",
      ],
    ],
    ["|*", 0, ["Matches any characters, or none."]],
    ["/a|$b", 0, ["RFC 9309 treats `$` here as an ordinary character."]],
  ])("%s (URL %d)", (path, focus, phrases) => {
    expect(paragraphsOf(said(`${GROUP}Disallow: ${path}`, { urls, focus }))).toEqual(phrases);
  });

  test("or that it is none to this reader", () => {
    const reader = "original-1994";
    for (const path of ["/a|*b", "/a|$"])
      expect(paragraphsOf(said(`${GROUP}Disallow: ${path}`, { reader }))[0]).toContain(
        "here as an ordinary character",
      );
  });
});

describe("of a percent-escape it is said which character it is", () => {
  test.each<readonly [path: string, title: string, said: readonly string[]]>([
    ["/a%|20b", "`%20`", ["Percent-encoding of `U+0020`."]],
    ["/|%C3%A9", "`%C3%A9`", ["Percent-encoding of `é`, 2 bytes in UTF-8."]],
    ["/%C3%|a9x", "`%C3%a9`", ["Percent-encoding of `é`, 2 bytes in UTF-8."]],
    ["/%41%F0%9F%|98%80%41", "`%F0%9F%98%80`", ["Percent-encoding of `😀`, 4 bytes in UTF-8."]],
    ["/|%2A", "`%2A`", ["Percent-encoding of `*`.", "Percent-encoded, it is not a wildcard."]],
    ["/|%FF", "`%FF`", ["Percent-encoding of a byte that is not valid UTF-8."]],
    ["/%C3|%28", "`%28`", ["Percent-encoding of `(`."]],
    ["/|%C3%28", "`%C3`", ["Percent-encoding of a byte that is not valid UTF-8."]],
    ["/|%00", "`%00`", ["Percent-encoding of `U+0000`."]],
  ])("%s", (path, title, phrases) => {
    const content = said(`${GROUP}Disallow: ${path}`);
    expect(titleOf(content)).toBe(title);
    expect(paragraphsOf(content)).toEqual(phrases);
  });

  test("but not of a lone percent sign", () => {
    expect(titleOf(said(`${GROUP}Disallow: /|%zz`))).toBe("Disallow `/%zz`");
  });
});

describe("of other values it is said what they come to", () => {
  test.each<readonly [line: string, said: readonly string[]]>([
    ["Crawl-delay: |5", ["A pause of `5` s between requests: at most 17,280 requests a day."]],
    ["Crawl-delay: |soon", ["This is not a number of seconds."]],
    ["Crawl-delay: |0", ["No pause."]],
    ["Crawl-delay: |0.0", ["No pause."]],
  ])("%s", (line, phrases) => expect(paragraphsOf(said(line))).toEqual(phrases));

  test("a sitemap’s URL", () => {
    expect(paragraphsOf(said("Sitemap: /s|.xml"))).toHaveLength(2);
    expect(paragraphsOf(said("Sitemap: https://a.example/s|.xml"))).toHaveLength(1);
  });

  test("the parts of a preference", () => {
    expect(rowsOf(said("Content-Signal: |search=yes, ai-train=no, foo=1, use=full"))).toEqual({
      search: "allows search: use in a search index and its results",
      "ai-train": "refuses training: use to train or fine-tune models",
      foo: "says nothing: the labels of Content-Signal are `ai-train`, `ai-input` and `search`",
      use: "Cloudflare’s signal for how pages may be used",
    });
    const usage = said("Content-Usage: /a tr|ain-ai=n, search=no");
    expect(rowsOf(usage)).toEqual({
      "train-ai": "refuses training: use to train or fine-tune models",
      search: "says nothing: Content-Usage has only the values `y` and `n`",
    });
    expect(paragraphsOf(usage)[0]).toBe("For URLs whose path matches `/a`.");
    expect(usage?.sources).toEqual([
      {
        title: "draft-ietf-aipref-attach, August 2026",
        url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-attach.html",
      },
    ]);
  });
});

test.each(dialects.map(({ id }) => id))("no text is too strange to be read as %s", (reader) => {
  const lines = [
    "Disallow: /%ED%A0%80\ud800*\udc00$",
    "User-agent: \u2068x\u2069\0",
    "Disallow: %%%2",
    "a\u2028Allow: /\v*",
  ];
  const text = [GROUP.trim(), ...lines].join("\n");
  for (let at = 0; at < 120; at += 4)
    said(`${text.slice(0, at)}|${text.slice(at)}`, { reader, urls: ["/\ud800"] });
  const long = `Disallow: /${"*a".repeat(20_000)}%C3`;
  said(`${text}\n${long}|`, { reader, urls: [`/${"a".repeat(50_000)}`] });
});

test("what a line notes at its end is said whole, be there something else to say or not", () => {
  const noted = lineNotes.of((_state, line) => (line === 3 ? null : `note ${line}`));
  const session = createSession(noted);
  session.dispatch(openText(session.getState(), "# comment\nDisallow: /a\n# other"));
  const rowsAt = (pos: number) => hoverAt(session.getState(), pos)?.rows.at(-1);
  expect(rowsAt(2)).toEqual(["This line", "note 1"]);
  expect(rowsAt(12)).toEqual(["This line", "note 2"]);
  expect(hoverAt(session.getState(), 26)).toBeNull();
});
