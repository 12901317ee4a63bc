import { CompletionContext, type CompletionSource } from "@codemirror/autocomplete";
import { describe, expect, test } from "vitest";
import { siteInput, urlsInput } from "../../../core/inputs.ts";
import { openText, readAs } from "../../../core/intents.ts";
import { createSession, type Session } from "../../../core/session.ts";
import { completion } from "./completion.ts";
import { paths } from "./paths.ts";
import { agents, fields, values } from "./sources.ts";

const URLS = [
  "/",
  "/cart/help?sort=price&page=2",
  "https://shop.example/cart/1",
  "/media/boot.webp",
  "mailto:a@shop.example",
];

interface Asked {
  readonly typing?: boolean;
  readonly reader?: string;
  readonly urls?: readonly string[];
  readonly site?: string;
}

/** A file with the caret at `|`. */
function opened(marked: string, { reader = "rfc9309", urls = URLS, site = "" }: Asked): Session {
  const session = createSession(completion());
  session.dispatch(openText(session.getState(), marked.replace("|", "")));
  session.dispatch({
    selection: { anchor: marked.indexOf("|") },
    effects: [urlsInput.set.of(urls), siteInput.set.of(site)],
  });
  session.dispatch(readAs(reader));
  return session;
}

function asked(source: CompletionSource, marked: string, how: Asked = {}) {
  const state = opened(marked, how).getState();
  const context = new CompletionContext(state, marked.indexOf("|"), !how.typing);
  const result = source(context);
  if (result instanceof Promise) throw new Error("the sources answer at once");
  return result && { ...result, replaced: state.sliceDoc(result.from, result.to ?? context.pos) };
}

/** The labels in the order of the list, unfiltered. */
function labels(source: CompletionSource, marked: string, how: Asked = {}): readonly string[] {
  const options = [...(asked(source, marked, how)?.options ?? [])];
  return options.sort((a, b) => (b.boost ?? 0) - (a.boost ?? 0)).map(({ label }) => label);
}

test("the purpose token is offered after User-agent as what it is", () => {
  const options = asked(agents, "User-agent: |")?.options ?? [];
  expect(options.filter(({ label }) => label.startsWith("__"))).toEqual([
    expect.objectContaining({
      label: "__usage_ai-training",
      detail: expect.stringContaining("training"),
    }),
  ]);
});

describe("names of fields", () => {
  test.each([
    ["|", "User-agent"],
    ["# a comment\n|", "User-agent"],
    ["User-agent: *\n|", "Disallow"],
    ["User-agent: *\nDisallow: /a\n|", "Disallow"],
    ["User-agent: *\n|\nDisallow: /a\n", "Disallow"],
    ["User-agent: *\nDisallow: /a\n\n|", "User-agent"],
  ])("are offered in %j, first of all %s", (marked, first) => {
    expect(labels(fields, marked)[0]).toBe(first);
  });

  test.each([
    ["Di|", "Di", "Disallow: "],
    ["  di|", "di", "Disallow: "],
    ["Dis|low", "Dislow", "Disallow: "],
    ["Dis|: /a", "Dis", "Disallow"],
    ["Disalow|: /a", "Disalow", "Disallow"],
  ])("(%j) take the place of %j as %j", (marked, replaced, apply) => {
    const result = asked(fields, marked, { typing: true });
    expect(result?.replaced).toBe(replaced);
    expect(result?.options.find(({ label }) => label === "Disallow")?.apply).toBe(apply);
  });

  test.each(["# Di|", "User-agent: * # Di|", "Disallow: Di|", "Disallow: /a|", "4|", "x y: |"])(
    "are not offered in %j",
    (marked) => expect(asked(fields, marked)).toBeNull(),
  );

  test.each(["|", "User-agent: *\n|", "   |"])("are not offered unasked in %j", (marked) =>
    expect(asked(fields, marked, { typing: true })).toBeNull(),
  );

  test("are not offered where the reader does not read", () => {
    const text = `${"# filler\n".repeat(70_000)}Di|`;
    expect(asked(fields, text, { reader: "yandex" })).toBeNull();
    expect(asked(fields, text)).not.toBeNull();
  });
});

describe("crawlers", () => {
  test("are those of the catalogue, * first, then those retired, and those named already last", () => {
    const all = labels(
      agents,
      "User-agent: GPTBot\nUser-agent: googlebot\nDisallow: /\nUser-agent: |",
    );
    expect(all[0]).toBe("*");
    expect(all.slice(-8)).toEqual([
      "anthropic-ai",
      "Claude-Web",
      "GoogleAgent-Mariner",
      "AdsBot-Google-Mobile-Apps",
      "ia_archiver",
      "DuplexWeb-Google",
      "Googlebot",
      "GPTBot",
    ]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain("Yandex");
  });

  test("come last where the file names them, however they are spelled, unless typed in full", () => {
    const file = "User-agent: bingbot\nDisallow: /\n\nUser-agent: ";
    expect(labels(agents, `${file}b|`).at(-1)).toBe("bingbot");
    const other = "User-agent: Googlebot\nDisallow: /\n\nUser-agent: ";
    expect(labels(agents, `${other}goo|`).at(-1)).toBe("Googlebot");
    expect(labels(agents, `${other}googlebot|`)[0]).toBe("Googlebot");
  });

  test("say who operates them and what for", () => {
    const options = asked(agents, "User-agent: GP|")?.options;
    expect(options?.find(({ label }) => label === "GPTBot")?.detail).toBe("OpenAI, AI training");
  });

  test.each([
    ["User-agent: GP|", "GP"],
    ["user-agent:GP|", "GP"],
    ["User-agent: Sogou web|", "Sogou web"],
    ["User-agent: |GP", ""],
  ])("(%j) take the place of %j", (marked, replaced) => {
    expect(asked(agents, marked)?.replaced).toBe(replaced);
  });

  test.each(["User-agent| : a", "Disallow: G|", "User-agent: a # G|", "Useragent: G|"])(
    "are not offered in %j",
    (marked) => expect(asked(agents, marked)).toBeNull(),
  );

  test("follow a misspelled field that the reader takes for User-agent", () => {
    expect(asked(agents, "Useragent: G|", { reader: "google" })).not.toBeNull();
    expect(asked(agents, "User-agent Goo|", { reader: "google" })).not.toBeNull();
  });
});

describe("paths", () => {
  test("are those of the page’s URLs and their folders, the most frequent first", () => {
    expect(labels(paths, "Disallow: |")).toEqual([
      "/",
      "/cart/",
      "/cart/1",
      "/media/",
      "/*&page=",
      "/*?sort=",
      "/cart/help",
      "/media/boot.webp",
    ]);
    expect(asked(paths, "Allow: |")?.options[1]).toMatchObject({ detail: "2 URLs" });
  });

  test("begin as what is typed, which comes first, letter for letter", () => {
    expect(labels(paths, "Disallow: /c|", { typing: true })).toEqual([
      "/c",
      "/cart/",
      "/cart/1",
      "/cart/help",
    ]);
    expect(asked(paths, "Disallow: /C|")).toBeNull();
    expect(labels(paths, "Disallow: /*?|")).toEqual(["/*?", "/*?sort="]);
    expect(asked(paths, "Disallow: /c|")?.options[0]?.detail).toBe("as typed, 2 URLs");
  });

  test("are of the file’s site", () => {
    const site = "https://other.example";
    expect(labels(paths, "Disallow: /cart/|", { site })).toEqual(["/cart/", "/cart/help"]);
  });

  test("are bounded, whatever the URLs", () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `/a/${index}/b?${index}=1`);
    const urls = [`/${"a/".repeat(500_000)}`, "/a$", "//", "?", "/\ud800", "/é f?x y=1", ...many];
    const found = labels(paths, "Disallow: |", { urls });
    expect(found.length).toBe(200);
    expect(found).not.toContain("/a$");
    for (const path of found) expect(path).toMatch(/^\/[!-~]*$/);
  });

  test.each(["Disallow: / # /c|", "Sitemap: /c|", "Foo: /c|", "/c|", "Disallow|: /c"])(
    "are not offered in %j",
    (marked) => expect(asked(paths, marked)).toBeNull(),
  );

  test("follow the list as it is typed on", () => {
    const result = asked(paths, "Disallow: /c|");
    const state = opened("Disallow: /cart/h|", {}).getState();
    if (!result) throw new Error("nothing was offered");
    const now = result.update?.(result, 10, 17, new CompletionContext(state, 17, false));
    expect(now?.options.map(({ label }) => label)).toEqual(["/cart/h", "/cart/help"]);
  });
});

describe("values", () => {
  test("of Sitemap are the site’s sitemap, where a site is set", () => {
    const site = "http://shop.example:8080/";
    expect(labels(values, "Sitemap: |", { site })).toEqual([
      "http://shop.example:8080/sitemap.xml",
    ]);
    expect(asked(values, "Sitemap: |")).toBeNull();
  });

  test.each<readonly [marked: string, replaced: string, offered: readonly string[]]>([
    ["Content-Signal: |", "", ["ai-train=", "ai-input=", "search="]],
    ["Content-Signal: ai|", "ai", ["ai-train=", "ai-input=", "search="]],
    ["Content-Signal: search=yes,|", "", ["ai-train=", "ai-input="]],
    ["Content-Signal: search=yes, ai-input=no, ai|", "ai", ["ai-train="]],
    ["Content-Usage: |", "", ["train-ai=", "ai-use=", "search="]],
    ["Content-Usage: /a |", "", ["train-ai=", "ai-use=", "search="]],
    ["Content-Usage: /a train-ai=n, s|", "s", ["ai-use=", "search="]],
  ])(
    "of preferences are the labels not given yet, with both values: %j",
    (marked, replaced, offered) => {
      const result = asked(values, marked);
      expect(result?.replaced).toBe(replaced);
      const answers = marked.startsWith("Content-Usage") ? ["y", "n"] : ["yes", "no"];
      const pairs = offered.flatMap((label) => answers.map((value) => label + value));
      expect(result?.options.map(({ label }) => label)).toEqual(pairs);
    },
  );

  test("of Content-Usage are none in its path", () => {
    expect(asked(values, "Content-Usage: /tr|")).toBeNull();
  });

  test.each(["Sitemap: |", "Content-Signal: |", "Content-Usage: |"])(
    "are not offered unasked in %j",
    (marked) =>
      expect(asked(values, marked, { typing: true, site: "https://a.example" })).toBeNull(),
  );
});
