import { undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { expectationsOf, fileTextOf, otherFilesOf } from "../../core/derived.ts";
import { crawlersInput, otherFilesInput, purposeInput, urlsInput } from "../../core/inputs.ts";
import { openPage } from "../../core/intents.ts";
import { otherFiles } from "../../core/other-files.ts";
import { sample } from "../../core/sample.ts";
import { createSession } from "../../core/session.ts";
import type { LinkState } from "./frame.ts";
import { checkOf } from "./link.ts";
import { openLink } from "./links.ts";
import { makeLink } from "./make-link.ts";
import { encodeLink, sealContainer, writeFrame } from "./write-link.ts";

const STATE: LinkState = {
  text: "User-agent: *\nDisallow: /cart\n",
  urls: ["/cart", "/"],
  crawlers: ["GPTBot"],
  dialect: "google",
  site: "https://shop.example",
  answer: "404",
  expectations: "ab",
  focus: { url: 1, crawler: 0 },
};

const FRAME = writeFrame({ ...STATE, expectations: "aaa" });
const OVERFULL = sealContainer("0", FRAME, checkOf(FRAME));

function started() {
  const session = createSession();
  session.dispatch(openPage(session.getState(), sample));
  return session;
}

test("what a link carries is what Share makes of it again", async () => {
  const session = started();
  const link = await encodeLink(STATE);
  expect(await openLink(session, link)).toBeNull();
  expect(await makeLink(session)).toBe(link);
});

test("a link’s crawler with characters that turn the words around it has their code points instead", async () => {
  const session = started();
  const link = await encodeLink({ ...STATE, crawlers: ["\u202eevil\u200b"] });
  expect(await openLink(session, link)).toBeNull();
  expect(session.getState().field(crawlersInput.field)).toEqual(["[U+202E]evil[U+200B]"]);
});

test("the files of other sites go with a link, but not when they were opened", async () => {
  const session = started();
  const site = { scheme: "https", host: "cdn.example", port: 443 } as const;
  const answer = {
    kind: "status",
    status: 503,
    lasting: "over-30-days",
    cachedCopy: true,
  } as const;
  const file = { site, answer, fileText: "User-agent: *\r\nDisallow: /\udce9\n", opened: 7 };
  session.dispatch({ effects: otherFilesInput.set.of(otherFiles([file])) });
  const link = await makeLink(session);
  const other = started();
  expect(await openLink(other, link)).toBeNull();
  expect(otherFilesOf(other.getState())?.files).toEqual([{ ...file, opened: null }]);
  expect(await makeLink(other)).toBe(link);
  // A link without them takes those of the page away.
  await openLink(other, await encodeLink(STATE));
  expect(otherFilesOf(other.getState())).toBeNull();
});

test("files of other sites that say nothing are left out", async () => {
  const session = started();
  const none = [
    ["/robots.txt", "ok", ""],
    ["https://cdn.example/robots.txt", "teapot", ""],
  ] as const;
  await openLink(session, await encodeLink({ ...STATE, others: none }));
  expect(otherFilesOf(session.getState())).toBeNull();
  expect(fileTextOf(session.getState())).toBe(STATE.text);
});

test("a link carries the choice of Use and what is expected of uses, and others show verdicts", async () => {
  const session = started();
  const uses = { purpose: "search", expected: "-b-a" } as const;
  const link = await encodeLink({ ...STATE, uses });
  await openLink(session, link);
  const state = session.getState();
  expect(state.field(purposeInput.field)).toBe("search");
  expect(expectationsOf(state).at(0, 0, "input")).toBe("disallow");
  expect(expectationsOf(state).at(1, 0, "training")).toBe("allow");
  expect(await makeLink(session)).toBe(link);
  await openLink(session, await encodeLink(STATE));
  expect(session.getState().field(purposeInput.field)).toBeNull();
  expect(expectationsOf(session.getState()).hasUses).toBe(false);
});

test("a link carries what is expected of lines, and one with anything else in their place is damaged", async () => {
  const session = started();
  const lines = [
    ["", "only", "Sitemap: https://shop.example/..."],
    ["Slurp", "yes", "Crawl-delay: 60"],
  ] as const;
  const link = await encodeLink({ ...STATE, lines });
  expect(await openLink(session, link)).toBeNull();
  expect(expectationsOf(session.getState()).lines).toEqual([
    { agent: "", text: "Sitemap: https://shop.example/...", expected: "only" },
    { agent: "Slurp", text: "Crawl-delay: 60", expected: "yes" },
  ]);
  expect(await makeLink(session)).toBe(link);
  await openLink(session, await encodeLink(STATE));
  expect(expectationsOf(session.getState()).lines).toEqual([]);
  const odd = await encodeLink({ ...STATE, lines: [["", "perhaps", "Sitemap: /"]] });
  expect((await openLink(session, odd))?.text).toMatch(/damaged/);
});

test("a link that is not wanted any more once it is read changes nothing", async () => {
  const session = started();
  const before = session.getState();
  expect(await openLink(session, await encodeLink(STATE), () => false)).toBeNull();
  expect(session.getState()).toBe(before);
});

test("Share makes the short form of a readable link", async () => {
  const session = started();
  const readable =
    "text=User-agent:+*%0ADisallow:+/cart%0A&url=/cart&url=/&agent=GPTBot&read-as=google&site=https://shop.example&http=404&expect=allow&expect=block";
  expect(await openLink(session, readable)).toBeNull();
  const focus = { url: 0, crawler: 0 };
  expect(await makeLink(session)).toBe(await encodeLink({ ...STATE, focus }));
});

describe("a link that is not whole changes nothing and is told:", () => {
  test.each<readonly [string, Partial<LinkState>, (link: string) => string, RegExp]>([
    ["cut off", {}, (link) => link.slice(0, -5), /^This link was cut off: \d+ of \d+ characters/],
    ["damaged", {}, (link) => `${link.slice(0, -5)}AAAAA`, /damaged on the way/],
    ["newer", {}, (link) => `2${link.slice(1)}`, /newer version/],
    ["an answer of the future", { answer: "teapot" }, (link) => link, /newer version/],
    ["too long", {}, (link) => link + "A".repeat(262_144), /262,144 characters, 2 MiB/],
    [
      "too many URLs",
      { urls: new Array<string>(100_001).fill("/") },
      (link) => link,
      /100,000 URLs/,
    ],
    ["more expectations than cells", {}, () => OVERFULL, /damaged/],
    ["mistakes in readable form", {}, () => "text=a&urls=/b", /“urls” is not a parameter/],
  ])("%s", async (_, part, onTheWay, sentence) => {
    const session = started();
    const before = session.getState();
    const link = await encodeLink({ ...STATE, ...part });
    const notice = await openLink(session, onTheWay(link));
    expect(session.getState()).toBe(before);
    expect(notice?.text).toMatch(sentence);
    expect(notice?.text).toContain("Nothing was loaded and nothing was lost.");
  });
});

test("what arrived of a link is there to read", async () => {
  const session = started();
  expect((await openLink(session, OVERFULL))?.recovered).toEqual([
    { name: "file", text: STATE.text },
    { name: "URLs", text: "/cart\n/" },
    { name: "crawlers", text: "GPTBot" },
  ]);
});

test("one undo later the page is as it was", async () => {
  for (const link of [await encodeLink(STATE), "text=a&url=/b&agent=c"]) {
    const session = started();
    await openLink(session, link);
    undo({ state: session.getState(), dispatch: (transaction) => session.dispatch(transaction) });
    expect(fileTextOf(session.getState())).toBe(sample.text);
    expect(session.getState().field(urlsInput.field)).toEqual(sample.urls);
    expect(session.getState().field(crawlersInput.field)).toEqual(sample.crawlers);
  }
});
