import { describe, expect, it } from "vitest";
import { lowerCase } from "../text/characters.ts";
import { details, detailsOf } from "./details.ts";
import { followings } from "./following.ts";
import {
  type Crawler,
  categories,
  crawlerNamed,
  crawlers,
  followerNamed,
  legacyNamed,
  readerNamed,
} from "./index.ts";

// Names that address several crawlers and are no crawler's own token.
const FAMILIES = ["Yandex"];

const tokens = crawlers.flatMap((crawler) => crawler.tokens);

describe("the catalogue", () => {
  it("has 240 crawlers, each with a name of its own", () => {
    expect(crawlers).toHaveLength(240);
    expect(new Set(crawlers.map((crawler) => lowerCase(crawler.name))).size).toBe(240);
  });

  it("says how to follow only the crawlers and families that it has, each once", () => {
    const followed = followings.flatMap((following) => following.tokens);
    expect(new Set(followed).size).toBe(followed.length);
    for (const token of followed) expect([...tokens, ...FAMILIES]).toContain(token);
  });

  it("has every crawler obey each of its tokens, the first of them from any other", () => {
    for (const { tokens } of crawlers)
      for (const token of tokens.slice(1)) expect(followerNamed(token).chain).toContain(tokens[0]);
  });

  it("gives a token to one crawler only, in any case", () => {
    expect(new Set(tokens.map(lowerCase)).size).toBe(tokens.length);
  });

  it("goes by category in the order of the page", () => {
    const order = crawlers.map((crawler) => categories.indexOf(crawler.category));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(categories.length);
    expect(categories).toHaveLength(9);
  });

  it("reads a token as the crawlers do that fall back to it, where all read in one way", () => {
    for (const family of followings.flatMap(({ fallback = [] }) => fallback)) {
      const readers = followings.flatMap(({ fallback = [], reader = "rfc9309" }) =>
        fallback.includes(family) ? reader : [],
      );
      if (new Set(readers).size === 1)
        expect([family, readerNamed(family).id]).toEqual([family, readers[0]]);
    }
  });

  it("names readers of its tokens that the page has from the start", () => {
    for (const { tokens, reader = "rfc9309" } of followings)
      for (const token of tokens) expect([token, readerNamed(token).id]).toEqual([token, reader]);
  });

  it.each([
    ["search", "Googlebot"],
    ["ai-training", "GPTBot"],
    ["ai-search", "OAI-SearchBot"],
    ["ai-assistant", "ChatGPT-User"],
    ["ads", "Mediapartners-Google (AdSense, Ad Manager)"],
    ["seo", "AhrefsBot"],
    ["archive", "archive.org_bot"],
    ["social", "facebookexternalhit"],
    ["other", "GoogleOther"],
  ])("begins %s with %s", (category, name) => {
    expect(crawlers.find((crawler) => crawler.category === category)?.name).toBe(name);
  });
});

it("calls the tokens legacy that it knows the present ones of, and no others", () => {
  const legacy = crawlers.filter(({ operator }) => operator.includes("legacy"));
  expect(legacy).toEqual(crawlers.filter(({ tokens }) => tokens.some(legacyNamed)));
});

it("has those as retired that are legacy or say so, and no others", () => {
  const isSaid = ({ name, operator }: Crawler) => /legacy|retired/.test(name + operator);
  expect(crawlers.filter(({ retired }) => retired)).toEqual(crawlers.filter(isSaid));
});

it("has details of each crawler and of no other, in the same order", () => {
  expect(Object.keys(details)).toEqual(crawlers.map(({ name }) => name));
});

describe.each(crawlers)("$name", (crawler) => {
  it("looks for its own first token first", () => {
    expect(crawler.chain[0]).toBe(crawler.tokens[0]);
    expect(new Set(crawler.chain).size).toBe(crawler.chain.length);
  });

  it("falls back to tokens of the catalogue or families, never to *", () => {
    for (const name of crawler.chain) expect([...tokens, ...FAMILIES]).toContain(name);
    expect([...crawler.chain, ...crawler.tokens]).not.toContain("*");
  });

  it("is found by each of its tokens, in any case", () => {
    for (const token of crawler.tokens) {
      expect(crawlerNamed(token)).toBe(crawler);
      expect(crawlerNamed(token.toUpperCase())).toBe(crawler);
    }
  });

  it("has at least one purpose, each once", () => {
    expect(crawler.purposes[0]).toBe(crawler.category);
    expect(new Set(crawler.purposes).size).toBe(crawler.purposes.length);
    for (const purpose of crawler.purposes) expect(categories).toContain(purpose);
  });

  it("has documentation over https, or was only seen in logs", () => {
    const { documentation, confidence } = detailsOf(crawler);
    if (documentation === null) expect(confidence).toBe("seen in logs");
    else expect(documentation).toMatch(/^https:\/\/\S+$/);
  });

  it("has the date of documentation that was read", () => {
    const { read, confidence } = detailsOf(crawler);
    if (read === null) return expect(["seen in logs", "unverified"]).toContain(confidence);
    expect(read).toMatch(/^20\d\d-\d\d(?:-\d\d)?$/);
    expect(Date.parse(read)).not.toBeNaN();
  });

  it("obeys or not by documentation only", () => {
    const { obeys, documentation } = detailsOf(crawler);
    if (obeys !== "not stated") expect(documentation).not.toBeNull();
  });

  it("is read by another dialect than RFC 9309 only where code or documentation say so", () => {
    if (crawler.reader === "rfc9309" || crawler.tokens.length === 0) return;
    expect(detailsOf(crawler).parserKnownBy).not.toBe("assumed");
  });

  it("has texts that are not empty and not padded", () => {
    const { name, operator } = crawler;
    const { notes, onObeying, crawlDelay, ...details } = detailsOf(crawler);
    for (const text of [notes, onObeying, crawlDelay]) expect(text).toBe(text.trim());
    const texts = [name, operator, ...Object.values(details)];
    for (const text of [...texts, ...crawler.tokens, ...crawler.chain]) {
      expect(text).not.toBe("");
      expect(text).toBe(text?.trim() ?? null);
    }
  });
});

describe("how a crawler chooses its group", () => {
  it.each([
    ["Googlebot-Image", ["Googlebot-Image", "Googlebot"], true],
    ["Storebot-Google", ["Storebot-Google"], true],
    ["AdsBot-Google", ["AdsBot-Google"], false],
    ["AdsBot-Google-Mobile-Apps", ["AdsBot-Google-Mobile-Apps", "AdsBot-Google"], false],
    ["Applebot", ["Applebot", "Googlebot"], true],
    ["Applebot-Extended", ["Applebot-Extended"], false],
    ["Baiduspider-news", ["Baiduspider-news", "Baiduspider"], true],
    ["YandexBot", ["YandexBot", "Yandex"], true],
    ["YandexDirect", ["YandexDirect", "Yandex"], false],
    ["YandexMarket", ["YandexMarket", "Yandex"], true],
    ["Screaming Frog SEO Spider", ["Screaming Frog SEO Spider", "Googlebot"], true],
    ["Claude-User", ["Claude-User"], true],
  ])("%s tries %j; obeys *: %s", (token, chain, followsStar) => {
    expect(crawlerNamed(token)).toMatchObject({ chain, followsStar });
  });

  it("knows no crawler by an empty, starred, inherited or unknown name", () => {
    for (const token of ["", "*", "constructor", "__proto__", "Yandex", "Googlebot/2.1"])
      expect(crawlerNamed(token)).toBeNull();
  });

  it("compares names in ASCII: no other letter stands for one of a token's", () => {
    expect(crawlerNamed("YandexMar\u212aet")).toBeNull();
  });
});
