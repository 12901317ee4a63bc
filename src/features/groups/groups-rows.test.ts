import { describe, expect, test } from "vitest";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { type Analysis, parseRobots } from "../../engine/index.ts";
import { Coverage } from "./coverage.ts";
import { type GroupsRow, keyOf, rowsOf, sameRow } from "./groups-rows.ts";

const FILE = `User-agent: *
Disallow: /a
Allow: /a/b
Crawl-delay: 1
Sitemap: https://shop.example/sitemap.xml
User-agent: GPTBot
Disallow: /
Disalow: /c
Noindex
`;

const never = () => false;

function rowsIn(analysis: Analysis, current: number | null, urls: readonly string[] = []) {
  const question = { urls, crawlers: ["Googlebot"] };
  const coverage = new Coverage(new Report(() => analysis, followerNamed, question, null, never));
  coverage.run(never);
  const group = current === null ? null : (analysis.groups[current] ?? null);
  const rows = rowsOf(analysis, group, () => "read by Googlebot", coverage.result);
  return Array.from({ length: rows.length }, (_, at) => rows.at(at));
}

/** A row in a few words. */
function said(row: GroupsRow | undefined): string {
  if (!row) return "none";
  switch (row.kind) {
    case "group":
      return `group ${row.group.index}${row.open ? " open" : ""}`;
    case "readers":
      return row.said;
    case "rule":
      return `rule ${row.rule.path} ${row.decided} of ${row.urlCount}`;
    case "heading":
      return `${row.title}: ${row.count}`;
    case "sitemap":
      return `sitemap ${row.sitemap.line.number}`;
    default:
      return `${row.kind} ${row.number} ${row.reason} ${row.field}`;
  }
}

describe("the rows of Groups", () => {
  test("have the requests that each rule decides, and all of those that read its group", () => {
    const read = parseRobots("User-agent: *\nDisallow: /a\nAllow: /a/b\n");
    const [group = null] = read.groups;
    const asked = { byLine: new Map([[2, 30]]), askedBy: () => 40 };
    const rows = rowsOf(read, group, () => "", null, asked);
    const requests = Array.from({ length: rows.length }, (_, at) => rows.at(at)).flatMap((row) =>
      row?.kind === "rule" ? [[row.rule.path, row.requests]] : [],
    );
    expect(requests).toEqual([
      ["/a/b", [0, 40]],
      ["/a", [30, 40]],
    ]);
    const before = rows.at(2);
    const after = rowsOf(read, group, () => "", null, { ...asked, byLine: new Map([[3, 1]]) }).at(
      2,
    );
    expect(before && after && sameRow(before, after)).toBe(false);
  });

  const analysis = parseRobots(FILE);
  const tail = ["Sitemaps: 1", "sitemap 5", "Ignored by RFC 9309: 3"];

  test("are the groups, sitemaps and ignored lines of the file", () => {
    expect(rowsIn(analysis, null).map(said)).toEqual([
      "group 0",
      "group 1",
      ...tail,
      "ignored 4 other-field crawl-delay",
      expect.stringMatching(/^ignored 8 /),
      expect.stringMatching(/^ignored 9 /),
    ]);
  });

  test("unfold the group in view: its readers, its rules by precedence with what they decide, and its other fields", () => {
    expect(rowsIn(analysis, 0, ["/a", "/a/x", "/a/b"]).map(said).slice(0, 7)).toEqual([
      "group 0 open",
      "read by Googlebot",
      "rule /a/b 1 of 3",
      "rule /a 2 of 3",
      "field 4 other-field crawl-delay",
      "group 1",
      "Sitemaps: 1",
    ]);
  });

  test("do not know what rules decide that no crawler of the table reads", () => {
    expect(rowsIn(analysis, 1, ["/a"]).map(said).slice(1, 4)).toEqual([
      "group 1 open",
      "read by Googlebot",
      "rule / null of 1",
    ]);
  });

  test("have no heading over nothing", () => {
    expect(rowsIn(parseRobots("User-agent: *\nDisallow: /\n"), null).map(said)).toEqual([
      "group 0",
    ]);
    expect(rowsIn(parseRobots(""), null)).toEqual([]);
  });

  test("end where they end", () => {
    const rows = rowsOf(analysis, null, () => "", null);
    expect(rows.at(rows.length)).toBeUndefined();
  });

  test("have a key each", () => {
    const rows = rowsIn(analysis, 0, ["/a"]).flatMap((row) => row ?? []);
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
  });
});

describe("a row after an edit", () => {
  const rowsOfText = (text: string, urls: readonly string[] = ["/a"]) =>
    rowsIn(parseRobots(text), 0, urls).flatMap((row) => row ?? []);
  const before = rowsOfText(FILE);
  const sameAs = (now: readonly GroupsRow[], kind: GroupsRow["kind"]): boolean => {
    const [old, row] = [before, now].map((rows) => rows.find((one) => one.kind === kind));
    return old !== undefined && row !== undefined && sameRow(old, row);
  };

  test("shows the same where its line says the same in the same place", () => {
    const now = rowsOfText(FILE.replace("Disallow: /\n", "Disallow: /x\n"));
    for (const kind of ["rule", "sitemap", "field", "heading"] as const)
      expect(sameAs(now, kind), kind).toBe(true);
  });

  test("shows something else where its line has moved, its path is another, or it decides more", () => {
    expect(sameAs(rowsOfText(`\n${FILE}`), "rule")).toBe(false);
    expect(sameAs(rowsOfText(`\n${FILE}`), "sitemap")).toBe(false);
    expect(sameAs(rowsOfText(FILE.replace("/a/b", "/a/c")), "rule")).toBe(false);
    expect(sameAs(rowsOfText(FILE, ["/a", "/a/b"]), "rule")).toBe(false);
  });
});
