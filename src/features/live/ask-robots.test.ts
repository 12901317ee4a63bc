import { afterEach, describe, expect, test, vi } from "vitest";
import { fetched } from "../../../test/fetched.ts";
import type { Hop } from "../../fetch/answer.ts";
import { askRobots, isRobotsAnswer, questionUrl } from "./ask-robots.ts";

describe("a question", () => {
  const page = "https://tools.example/some/folder/?x=1#1AAAA";

  test.each([
    ["shop.example", "shop.example"],
    ["shop.example:8443/cart?token=secret#x", "shop.example:8443"],
    ["https://shop.example/cart?token=secret", "https://shop.example/robots.txt"],
    ["HTTP://Shop.example", "http://shop.example/robots.txt"],
    ["shop.example/?to=https://other.example/", "shop.example"],
  ])("after %s asks for %s, beside the page, and tells nothing else", (site, asked) => {
    const url = new URL(questionUrl({ site, crawler: null }, page));
    expect(url.origin + url.pathname).toBe("https://tools.example/some/folder/api/robots");
    expect([...url.searchParams]).toEqual([["site", asked]]);
  });

  test("names the crawler whose header is wanted", () => {
    const url = new URL(questionUrl({ site: "shop.example", crawler: "Googlebot" }, page));
    expect(url.searchParams.get("user_agent")).toBe("Googlebot");
  });
});

describe("a server that takes no more requests", () => {
  afterEach(() => vi.unstubAllGlobals());

  const question = { site: "shop.example", crawler: null };
  const { signal } = new AbortController();
  const limited = { kind: "failed", failure: "rate-limited", message: "", hops: [] };
  const busyFor = (seconds: string) =>
    Response.json(limited, { status: 429, headers: { "Retry-After": seconds } });

  /** Serves these responses, one after another; returns how many were asked for. */
  function serving(...responses: readonly Response[]): () => number {
    const left = [...responses];
    vi.stubGlobal("fetch", async () => left.shift());
    return () => responses.length - left.length;
  }

  test("is asked again when it says, where many sites are asked", async () => {
    const asked = serving(busyFor("0.01"), busyFor("0.02"), Response.json(fetched("")));
    const waits: number[] = [];
    const answer = await askRobots(question, "https://a.test/", signal, (wait) => waits.push(wait));
    expect([answer.kind, waits, asked()]).toEqual(["fetched", [0.01, 0.02], 3]);
  });

  test.each([
    ["61", () => {}],
    ["soon", () => {}],
    ["1", undefined],
  ])("is not asked again after %s where that is too long or not wanted", async (wait, onWait) => {
    const asked = serving(busyFor(wait));
    expect(await askRobots(question, "https://a.test/", signal, onWait)).toEqual(limited);
    expect(asked()).toBe(1);
  });
});

describe("an answer is ours", () => {
  const hop: Hop = {
    kind: "answered",
    url: "x",
    status: 200,
    location: null,
    family: 4,
    milliseconds: 1,
  };
  const failed = { kind: "failed", failure: "dns", message: "", hops: [hop] };
  const whole = fetched("", {
    hops: [hop, { kind: "failed", url: "x", failure: "tls", milliseconds: 1 }],
  });

  test("where it is whole", () => {
    expect(isRobotsAnswer(whole)).toBe(true);
    expect(isRobotsAnswer({ ...whole, body: "AAE=" })).toBe(true);
    expect(isRobotsAnswer(failed)).toBe(true);
  });

  test.each([
    ["nothing", null],
    ["a text", "whole"],
    ["a list", []],
    ["another kind", { ...whole, kind: "other" }],
    ["a body that is no Base64", { ...whole, body: "AA=A" }],
    ["a body cut short", { ...whole, body: "AAE" }],
    ["no caching", { ...whole, caching: null }],
    ["a hop without a status", { ...whole, hops: [{ ...hop, status: "200" }] }],
    ["a failure that is not known", { ...failed, failure: "toString" }],
    ["a hop whose failure is not known", { ...failed, hops: [{ ...hop, kind: "failed" }] }],
  ])("and not where it is %s", (_name, value) => {
    expect(isRobotsAnswer(value)).toBe(false);
  });
});
