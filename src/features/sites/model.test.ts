import { undo } from "@codemirror/commands";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, fileTextOf, otherFilesOf, reportOf } from "../../core/derived.ts";
import { Expectations } from "../../core/expectations.ts";
import { type OtherFile, siteInput, urlsInput } from "../../core/inputs.ts";
import type { Page } from "../../core/intents.ts";
import { MOST_OTHER_FILES, otherFiles } from "../../core/other-files.ts";
import type { Session } from "../../core/session.ts";
import { readSite } from "../../engine/url/scope.ts";
import {
  editInstead,
  hasRoomFor,
  keepFile,
  linesOf,
  offeredSite,
  originOf,
  removeFile,
  tableSites,
} from "./model.ts";

function file(origin: string, fileText: string): OtherFile {
  const reading = readSite(origin);
  if (reading.kind !== "site") throw new Error(`${origin} is not a site`);
  return { site: reading.site, fileText, answer: { kind: "ok" }, opened: null };
}

const CDN = file("https://cdn.example", "User-agent: *\r\nDisallow: /b\r\n");

const page = {
  text: "User-agent: *\nDisallow: /a\n",
  urls: ["/a", "https://shop.example/b", "http://shop.example/a", "https://cdn.example/b"],
  crawlers: ["Googlebot"],
  site: "https://shop.example",
};

function opened(part: Partial<Page> = {}): Session {
  return sessionWith({ ...page, ...part });
}

function outcomesOf(session: Session): Record<string, string | undefined> {
  const report = reportOf(session.getState());
  return Object.fromEntries(
    report.question.urls.map((url, at) => [
      url.startsWith("/") ? `https://shop.example${url}` : url,
      report.verdictAt(at, 0)?.outcome,
    ]),
  );
}

test("the sites of a table are that of the editor, and those that URLs and files have", () => {
  const urls = [...page.urls, "mailto:a@b.test"];
  const others = otherFiles([CDN, file("https://other.example:8443", "")]);
  const { shown, total } = tableSites(opened({ others, urls }).getState());
  expect(total).toBe(4);
  expect(
    shown.map(({ origin, urls, file, isInEditor }) => [origin, urls, file !== null, isInEditor]),
  ).toEqual([
    ["https://shop.example", 2, false, true],
    ["https://cdn.example", 1, true, false],
    ["https://other.example:8443", 0, true, false],
    ["http://shop.example", 1, false, false],
  ]);
  const { shown: unknown } = tableSites(opened({ site: "" }).getState());
  expect(unknown.map(({ origin, isInEditor }) => [origin, isInEditor])).toEqual([
    ["https://shop.example", false],
    ["http://shop.example", false],
    ["https://cdn.example", false],
  ]);
});

test("a table of thousands of sites lists the first of them", () => {
  const urls = Array.from({ length: 2_000 }, (_, at) => `https://h${at}.example/`);
  const { shown, total } = tableSites(opened({ urls }).getState());
  expect([shown.length, total, shown[1]?.origin]).toEqual([100, 2_001, "https://h0.example"]);
});

describe("the site that is offered", () => {
  const of = (urls: readonly string[], part: Partial<Page> = {}) =>
    offeredSite(opened({ site: "", urls, ...part }).getState());
  const many = (host: string, count: number) =>
    Array.from({ length: count }, (_, at) => `https://${host}/${at}`);

  test("is that of most URLs, with what becomes not governed", () => {
    const urls = [
      ...many("www.shop.example", 280),
      ...many("cdn.example", 15),
      ...many("shop.example", 5),
    ];
    const offered = {
      origin: "https://www.shop.example",
      isOfSitemap: false,
      urls: 280,
      named: 300,
    };
    expect(of([...urls, "/a"])).toEqual({ ...offered, ungoverned: 20 });
    // A site with a file of its own stays governed.
    expect(of(urls, { others: otherFiles([CDN]) })).toEqual({ ...offered, ungoverned: 5 });
  });

  test("is that of a Sitemap line, where no site has most URLs", () => {
    const urls = [...many("a.example", 2), ...many("b.example", 2)];
    expect(of(urls)).toBeNull();
    const text =
      "User-agent: *\nSitemap: https://x.example/s.xml\nSitemap: https://b.example/s.xml\n";
    expect(of(urls, { text })).toMatchObject({
      origin: "https://b.example",
      isOfSitemap: true,
      urls: 2,
    });
  });

  test("is none where the site is known, or no URL names one", () => {
    expect(
      of([...many("a.example", 2), ...many("b.example", 1)], { site: "https://b.example" }),
    ).toBeNull();
    expect(of(["/a", "/b"])).toBeNull();
    expect(of(["mailto:a@b.test", "/a"])).toBeNull();
  });
});

describe("a file", () => {
  test("is kept in the place of the one before, and removed, each with one undo", () => {
    const session = opened();
    const back = () =>
      undo({ state: session.getState(), dispatch: (step) => session.dispatch(step) });
    const texts = () => otherFilesOf(session.getState())?.files.map(({ fileText }) => fileText);
    session.dispatch(keepFile(session.getState(), CDN));
    session.dispatch(keepFile(session.getState(), { ...CDN, fileText: "#" }));
    expect(texts()).toEqual(["#"]);
    session.dispatch(removeFile(session.getState(), CDN.site));
    expect(otherFilesOf(session.getState())).toBeNull();
    back();
    expect(texts()).toEqual(["#"]);
    back();
    expect(texts()).toEqual([CDN.fileText]);
    back();
    expect(texts()).toBeUndefined();
  });

  test("is not kept beside ten others, but in the place of one of them", () => {
    const files = Array.from({ length: MOST_OTHER_FILES }, (_, at) =>
      file(`https://h${at}.test`, ""),
    );
    const state = opened({ others: otherFiles(files) }).getState();
    expect([hasRoomFor(state, CDN.site), keepFile(state, CDN)]).toEqual([false, {}]);
    expect(files.every(({ site }) => hasRoomFor(state, site))).toBe(true);
  });

  test("shows the lines around one of them", () => {
    const around = linesOf({ ...CDN, fileText: "a\r\nb\rc\nd" }, 2);
    expect(around).toEqual([
      { number: 1, text: "a" },
      { number: 2, text: "b" },
      { number: 3, text: "c" },
    ]);
    expect(linesOf(CDN, null)).toEqual([]);
  });
});

describe("two files that change places", () => {
  test("change no verdict, and one undo brings them back", () => {
    const session = opened({ others: otherFiles([CDN]) });
    const before = outcomesOf(session);
    session.dispatch(editInstead(session.getState(), CDN));
    const now = session.getState();
    expect(fileTextOf(now)).toBe(CDN.fileText);
    expect(now.field(siteInput.field)).toBe("https://cdn.example");
    expect(outcomesOf(session)).toEqual(before);
    const [former] = otherFilesOf(now)?.files ?? [];
    expect(former).toMatchObject({ fileText: page.text, opened: null });
    expect(former && originOf(former.site)).toBe("https://shop.example");
    undo({ state: session.getState(), dispatch: (step) => session.dispatch(step) });
    expect(fileTextOf(session.getState())).toBe(page.text);
    expect(session.getState().field(urlsInput.field)).toEqual(page.urls);
    expect(outcomesOf(session)).toEqual(before);
  });

  test("change no verdict of any URL", () => {
    const sites = ["http://shop.example", "https://shop.example", "https://cdn.example:81"];
    const start = fc.constantFrom("", "//shop.example", "shop.example", ...sites);
    const path = fc.constantFrom("", "/", "/a", "/b?c", "x/y");
    const url = fc.tuple(start, path).map((parts) => parts.join(""));
    const given = [
      fc.uniqueArray(url),
      fc.constantFrom(...sites),
      fc.constantFrom(...sites),
    ] as const;
    fc.assert(
      fc.property(...given, (urls, own, other) => {
        fc.pre(own !== other);
        const beside = file(other, "User-agent: *\nDisallow: /b\nDisallow: /x");
        const session = opened({ urls, site: own, others: otherFiles([beside]) });
        const outcomes = () => {
          const report = reportOf(session.getState());
          return report.question.urls.map((_, at) => report.verdictAt(at, 0)?.outcome);
        };
        const before = outcomes();
        session.dispatch(editInstead(session.getState(), beside));
        // URLs that have become the same are one.
        fc.pre(session.getState().field(urlsInput.field).length === urls.length);
        expect(outcomes()).toEqual(before);
      }),
    );
  });

  test("keep what is expected, also where two URLs become one", () => {
    const urls = ["/a", "https://shop.example/a", "/b"];
    const expectations = Expectations.none(urls, page.crawlers).edited((set) => {
      for (const at of urls.keys()) set(at, 0, at < 2 ? "disallow" : "allow");
    });
    const session = opened({ urls, expectations, others: otherFiles([CDN]) });
    session.dispatch(editInstead(session.getState(), CDN));
    const now = expectationsOf(session.getState());
    expect(now.urls).toEqual(["https://shop.example/a", "https://shop.example/b"]);
    expect(now.urls.map((_, at) => now.at(at, 0))).toEqual(["disallow", "allow"]);
  });

  test("need the site of the one in the editor", () => {
    const session = opened({ site: "", others: otherFiles([CDN]) });
    expect(editInstead(session.getState(), CDN)).toEqual({});
  });
});
