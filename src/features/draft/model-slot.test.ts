import { describe, expect, test } from "vitest";
import { draftIn, isNewer, isWhole, type Slot, slotOf } from "./model-slot.ts";

const first = {
  changed: 1,
  family: "a",
  fragment: "",
  isOwn: true,
  page: {
    text: "User-agent: *\r\n",
    encoding: "utf-8",
    urls: ["/a"],
    crawlers: ["Googlebot"],
    readAs: "google",
    site: "https://shop.example",
    answer: "404",
    expectations: "a",
    focus: { url: 0, crawler: 0 },
  },
  former: null,
};

const page = { ...first.page, lesson: "a-lesson" };
const second = { ...first, page, former: page, tried: [page] };

// What was added since: drafts without it are read as before.
const LATER = { purpose: null, uses: "" };
const NOT_FOLLOWED = { isLinked: false, replaced: "" };
const laterPage = { ...page, ...LATER };
const later = {
  ...second,
  ...NOT_FOLLOWED,
  page: laterPage,
  former: laterPage,
  tried: [laterPage],
};

/** The draft in a slot, as it is written again. */
function rewritten(slot: Slot): Slot | null {
  const draft = draftIn(slot);
  return draft && slotOf(draft);
}

describe("a stored draft", () => {
  // A golden draft of every version there was; they stay for ever.
  test.each([
    [
      1,
      first,
      { ...first, ...NOT_FOLLOWED, page: { ...first.page, lesson: null, ...LATER }, tried: [] },
    ],
    [2, second, later],
    [
      2,
      { ...second, isLinked: true, replaced: "1a" },
      { ...later, isLinked: true, replaced: "1a" },
    ],
  ])("of version %d is read, and written as one of version 2", (version, state, again) => {
    expect(isNewer({ version, state })).toBe(false);
    expect(rewritten({ version, state })).toEqual({ version: 2, state: again });
  });

  test("keeps the files of other sites, but for those that cannot be read", () => {
    const file = {
      robotsUrl: "https://cdn.example/robots.txt",
      fileText: "User-agent: *\r\nDisallow: /\udcff",
      answer: "503 over-30-days",
      opened: 7,
    };
    const pasted = { ...file, robotsUrl: "http://shop.example:8080/robots.txt", opened: null };
    const others = [file, pasted];
    const state = { ...first, ...NOT_FOLLOWED, page: { ...laterPage, others }, tried: [] };
    expect(rewritten({ version: 2, state })).toEqual({ version: 2, state });
    const strange = [null, 1, { ...file, robotsUrl: "/" }, { ...file, answer: "?" }, {}];
    const mixed = { ...state, page: { ...page, others: [...strange, file] } };
    const read = draftIn({ version: 2, state: mixed });
    expect(read?.page.others?.files).toHaveLength(1);
  });

  test("keeps what crawlers asked for; of too much, only that there was a log", () => {
    const requests = {
      urls: "/a\n",
      crawlers:
        '[{"token":"GPTBot","requests":3,"first":null,"last":null,"statuses":[0,0,3,0,0,0],"urls":1,"ofOtherUrls":0,"robotsTxt":{"requests":0,"last":null,"status":0}}]',
      starts: "0,1",
      url: "0",
      requests: "3",
      first: "-",
      last: "7",
      lastStatus: "200",
      blockedAtFirst: "1",
    };
    const withLog = (kept: unknown) => ({
      version: 2,
      state: { ...later, page: { ...laterPage, requests: kept } },
    });
    const read = draftIn(withLog(requests));
    expect(read?.page.requests?.countAt("/a", "gptbot")).toBe(3);
    expect(rewritten(withLog(requests))).toEqual(withLog(requests));
    expect(draftIn(withLog("not-stored"))).toMatchObject({ lacksLog: true });
    const damaged = withLog({ ...requests, url: "1" });
    const rest = draftIn(damaged);
    expect(rest).toMatchObject({ lacksLog: false, page: { requests: null } });
    expect(rest && isWhole(damaged, rest)).toBe(false);
  });

  test("has the expected uses and the choice of Use", () => {
    const used = { ...page, purpose: "search", uses: "-b" };
    const { page: restored } = draftIn({ version: 2, state: { ...second, page: used } }) ?? {};
    expect(restored?.purpose).toBe("search");
    expect(restored?.expectations.at(0, 0, "input")).toBe("disallow");
    expect(rewritten({ version: 2, state: { ...second, page: used } })?.state).toMatchObject({
      page: used,
    });
    const odd = { ...page, purpose: "sale", uses: 7 };
    const { page: usual } = draftIn({ version: 2, state: { ...second, page: odd } }) ?? {};
    expect([usual?.purpose, usual?.expectations.hasUses]).toEqual([null, false]);
  });

  test("has the expected lines, and one with other lines is not whole", () => {
    const lines = [["Slurp", "yes", "Crawl-delay: 60"]];
    const slot = { version: 2, state: { ...second, page: { ...laterPage, lines } } };
    const draft = draftIn(slot);
    expect(draft?.page.expectations.lines).toEqual([
      { agent: "Slurp", text: "Crawl-delay: 60", expected: "yes" },
    ]);
    expect(rewritten(slot)?.state).toMatchObject({ page: { lines } });
    expect(draft && isWhole(slot, draft)).toBe(true);
    const odd = { version: 2, state: { ...second, page: { ...laterPage, lines: ["Slurp"] } } };
    const read = draftIn(odd);
    expect(read?.page.expectations.lines).toEqual([]);
    expect(read && isWhole(odd, read)).toBe(false);
  });

  test("of a later version is not read", () => {
    const slot = { version: 3, state: second };
    expect(isNewer(slot)).toBe(true);
    expect(draftIn(slot)).toBeNull();
  });

  test("asks in the usual way where this version does not know what it asks", () => {
    const unknown = { ...page, readAs: "a-reader", answer: "a-status", expectations: "z" };
    const { page: restored } = draftIn({ version: 2, state: { ...second, page: unknown } }) ?? {};
    expect(restored).toMatchObject({ readAs: "rfc9309", answer: { kind: "ok" } });
    expect(restored?.expectations.count).toBe(0);
  });

  test.each([
    [{ ...second, changed: "1" }],
    [{ ...second, page: null }],
    [{ ...second, page: { ...second.page, encoding: "latin-1" } }],
    [{ ...second, page: { ...second.page, urls: [1] } }],
    [{ ...second, tried: "a" }],
    [[]],
    [undefined],
  ])("that is none (%j) is not read", (state) => {
    expect(draftIn({ version: 2, state })).toBeNull();
  });
});
