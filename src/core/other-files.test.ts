import { undo } from "@codemirror/commands";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sessionWith } from "../../test/session-with.ts";
import { readSite, robotsUrlOf, type Site, siteOf } from "../engine/url/scope.ts";
import { focusedVerdictOf, mismatchesOf, otherSiteOf, reportOf } from "./derived.ts";
import { EACH_AS_ITSELF, type OtherFile, otherFilesInput } from "./inputs.ts";
import { expect as expectCell, type Page, setSite } from "./intents.ts";
import { MOST_OTHER_FILES, otherFiles, sitesIn } from "./other-files.ts";
import type { Session } from "./session.ts";

const OWN = "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n";
const CDN = "User-agent: *\r\nDisallow: /b\r\n\r\nUser-agent: Googlebot\r\nAllow: /\r\n";
const SITE = "https://shop.example";

function siteNamed(typed: string): Site {
  const reading = readSite(typed);
  if (reading.kind !== "site") throw new Error(`${typed} is not a site`);
  return reading.site;
}

function file(origin: string, fileText: string, part: Partial<OtherFile> = {}): OtherFile {
  return { site: siteNamed(origin), fileText, answer: { kind: "ok" }, opened: null, ...part };
}

const page = {
  text: OWN,
  urls: ["/a", `${SITE}/b`, "https://cdn.example/a", "https://cdn.example/b", "https://x.test/"],
  crawlers: ["Googlebot", "GPTBot", "CCBot"],
  readAs: EACH_AS_ITSELF,
  site: SITE,
  focus: { url: 3, crawler: 1 },
} satisfies Partial<Page>;

function opened(part: Partial<Page> = {}): Session {
  return sessionWith({ ...page, ...part });
}

function outcomesOf(session: Session): readonly (readonly (string | undefined)[])[] {
  const report = reportOf(session.getState());
  const { urls, crawlers } = report.question;
  return urls.map((_, url) =>
    crawlers.map((_, crawler) => report.verdictAt(url, crawler)?.outcome),
  );
}

const others = otherFiles([file("https://cdn.example", CDN)]);

describe("the file of another site", () => {
  test("decides the URLs of its site, and no others", () => {
    expect(outcomesOf(opened())).toEqual([
      ["disallow", "disallow", "disallow"],
      ["allow", "disallow", "allow"],
      ["not-governed", "not-governed", "not-governed"],
      ["not-governed", "not-governed", "not-governed"],
      ["not-governed", "not-governed", "not-governed"],
    ]);
    expect(outcomesOf(opened({ others }))).toEqual([
      ["disallow", "disallow", "disallow"],
      ["allow", "disallow", "allow"],
      ["allow", "allow", "allow"],
      ["allow", "disallow", "disallow"],
      ["not-governed", "not-governed", "not-governed"],
    ]);
  });

  test("decides them where the site of the file in the editor is not known", () => {
    const session = opened({ others, site: "" });
    expect(outcomesOf(session)[3]).toEqual(["allow", "disallow", "disallow"]);
    const report = reportOf(session.getState());
    report.count(() => false);
    expect(report.countsOf(1)).toMatchObject({ allow: 1, disallow: 4, "not-governed": 0 });
  });

  test("gives way where its site is that of the file in the editor", () => {
    const session = opened({ others });
    session.dispatch(setSite("https://cdn.example"));
    expect(outcomesOf(session)[3]).toEqual(["allow", "disallow", "allow"]);
    expect(otherSiteOf(session.getState())).toBeNull();
  });

  test("is taken back by one undo", () => {
    const session = opened();
    const before = outcomesOf(session);
    session.dispatch({ effects: otherFilesInput.set.of(others) });
    expect(outcomesOf(session)).not.toEqual(before);
    undo({ state: session.getState(), dispatch: (back) => session.dispatch(back) });
    expect(outcomesOf(session)).toEqual(before);
  });

  test("has its verdicts in the counts, the expectations and the focus", () => {
    const session = opened({ others });
    session.dispatch(expectCell(session.getState(), { url: 3, crawler: 1 }, "allow"));
    const report = reportOf(session.getState());
    // On a busy machine, the time of the turn may be over.
    expect(report.count(() => false)).toBe(true);
    expect(report.countsOf(1)).toEqual({
      allow: 1,
      disallow: 3,
      undefined: 0,
      "not-governed": 1,
    });
    const mismatches = mismatchesOf(session.getState());
    expect(mismatches.run(() => false)).toBe(true);
    expect(mismatches.total).toBe(1);
    const focused = focusedVerdictOf(session.getState());
    expect(focused?.verdict.ground).toMatchObject({ kind: "rule", rule: { line: { number: 2 } } });
    expect(focused?.column.selection.reason).toMatchObject({ kind: "star" });
    expect(otherSiteOf(session.getState())).toEqual(siteNamed("https://cdn.example"));
    // Lines are those of the file in the editor.
    expect([report.lineAt(3, 1), report.lineAt(0, 2)]).toEqual([null, 2]);
  });

  test("tells crawlers apart that the file in the editor does not", () => {
    const report = reportOf(opened({ others, readAs: "rfc9309" }).getState());
    expect([0, 1, 2].map((crawler) => report.firstLike(crawler))).toEqual([0, 1, 2]);
    const own = reportOf(opened({ readAs: "rfc9309" }).getState());
    expect([0, 2].map((crawler) => own.firstLike(crawler))).toEqual([0, 0]);
  });

  test("is not read or decided again by a key", () => {
    const session = opened({ others });
    const before = reportOf(session.getState());
    session.dispatch({ changes: { from: OWN.length, insert: "#" } });
    const after = reportOf(session.getState());
    expect(after).not.toBe(before);
    expect(after.otherAt(3)?.report).toBe(before.otherAt(3)?.report);
    expect(after.verdictAt(3, 1)).toBe(before.verdictAt(3, 1));
  });

  test("may be one that a site does not have, or in UTF-16", () => {
    const gone = file("https://cdn.example", CDN, { answer: { kind: "status", status: 404 } });
    expect(outcomesOf(opened({ others: otherFiles([gone]) }))[3]).toEqual([
      "allow",
      "allow",
      "allow",
    ]);
    const utf16 = file("https://cdn.example", "\udcff\udcfeU\0s\0e\0r\0");
    expect(outcomesOf(opened({ others: otherFiles([utf16]) }))[3]).toEqual([
      "allow",
      "allow",
      "allow",
    ]);
  });
});

test("of two files for a site the later one counts, and there are at most ten", () => {
  const files = [file("https://cdn.example", OWN), file("https://cdn.example", CDN)];
  expect(otherFiles(files)?.files).toEqual([files[1]]);
  expect(otherFiles([])).toBeNull();
  const many = Array.from({ length: 12 }, (_, at) => file(`https://h${at}.example`, OWN));
  expect(otherFiles(many)?.files).toHaveLength(MOST_OTHER_FILES);
});

describe("verdicts on the URLs of several sites", () => {
  const origins = [SITE, "http://shop.example", "https://cdn.example", "https://shop.example:8443"];
  const rule = fc.constantFrom("Disallow: /", "Disallow: /a", "Allow: /a", "Allow: /b", "#");
  const agent = fc.constantFrom("User-agent: *", "User-agent: Googlebot", "User-agent: GPTBot");
  const text = fc.array(fc.oneof(agent, rule), { maxLength: 8 }).map((lines) => lines.join("\n"));
  const url = fc
    .tuple(
      fc.constantFrom("", ...origins, "https://none.example"),
      fc.constantFrom("/", "/a", "/b?a"),
    )
    .map((parts) => parts.join(""));

  test("are those of a page of their own for each site", () => {
    const given = [fc.array(text, { minLength: 4, maxLength: 4 }), fc.uniqueArray(url)] as const;
    fc.assert(
      fc.property(...given, (texts, urls) => {
        const [own = "", ...rest] = texts;
        const files = rest.map((each, at) => file(origins[at + 1] ?? "", each));
        const whole = opened({ text: own, urls, others: otherFiles(files) });
        const asOwn = texts.map((each, at) =>
          outcomesOf(opened({ text: each, urls, site: origins[at] ?? "" })),
        );
        const expected = urls.map((each, at) => {
          const place = each.startsWith("/")
            ? 0
            : origins.findIndex((o) => `${each}/`.startsWith(`${o}/`));
          return asOwn[Math.max(0, place)]?.[at];
        });
        expect(outcomesOf(whole)).toEqual(expected);
        const report = reportOf(whole.getState());
        report.count(() => false);
        for (const crawler of report.columns.keys()) {
          const own = expected.filter((row) => row?.[crawler] === "disallow");
          expect(report.countsOf(crawler)?.disallow).toBe(own.length);
        }
        const blocked = expected.flat().filter((outcome) => outcome === "disallow");
        expect(report.totalOf("disallow")).toBe(blocked.length);
      }),
      { numRuns: 60 },
    );
  });

  test("have the sites that the URLs name", () => {
    const part = fc.constantFrom(
      "http:",
      "https:",
      "//",
      "/",
      "a.b",
      "x",
      ":80",
      "@",
      "?",
      "#",
      " ",
      "[::1]",
    );
    const strange = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(fc.oneof(strange, url)), (urls) => {
        const { sites, siteOfUrl } = sitesIn(urls, "http");
        for (const [at, each] of urls.entries()) {
          const address = siteOf(each, "http");
          const site = sites[siteOfUrl[at] ?? -1];
          expect(site && robotsUrlOf(site)).toBe(
            address.kind === "site" ? robotsUrlOf(address.site) : undefined,
          );
        }
      }),
    );
  });
});
