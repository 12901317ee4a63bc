import { describe, expect, test } from "vitest";
import { findingsIn } from "../../../test/lint-cases.ts";
import { shownOn } from "../../../test/shown-on.ts";
import { EACH_AS_ITSELF } from "../../core/inputs.ts";
import { readerNamed } from "../../engine/crawlers/index.ts";
import { type Notice, pageOf } from "./lesson.ts";
import { lessonNamed, lessons, TOPICS } from "./lessons.ts";

describe("the lessons", () => {
  test("have ids that fit into a link, each its own", () => {
    for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test("are found by id, and nothing else is", () => {
    for (const lesson of lessons) expect(lessonNamed(lesson.id)).toBe(lesson);
    for (const id of ["", "constructor", "Order-Does-Not-Matter"])
      expect(lessonNamed(id)).toBeNull();
  });

  test("keep to the order of the topics, and leave none out", () => {
    const topics = lessons.map(({ topic }) => topic);
    expect(topics.filter((topic, at) => topic !== topics[at - 1])).toEqual(TOPICS);
  });
});

describe.each(lessons)("the lesson $id", (lesson) => {
  const page = pageOf(lesson);
  const { title, text, file, notice, remarks, problem } = lesson;

  test("is short, and in plain type", () => {
    expect(title).toMatch(/^[A-Z“].*[^.]$/);
    expect(text.length).toBeLessThan(600);
    expect(text.match(/[.?](?= |$)/g)?.length).toBeGreaterThanOrEqual(2);
    const lines = file.split("\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.length).toBeLessThanOrEqual(16);
    for (const prose of [title, text, ...remarks]) expect(prose).not.toMatch(/[—'"`]/);
  });

  test("asks about its own URLs and crawlers, each cell once for each reader, and says why each is so", () => {
    const cells = notice.map(({ crawler, url, readAs = "" }) => `${readAs} ${crawler} ${url}`);
    expect(new Set(cells).size).toBe(cells.length);
    expect(remarks).toHaveLength(notice.length);
    for (const { crawler, url } of notice) {
      expect(lesson.crawlers).toContain(crawler);
      expect(lesson.urls).toContain(url);
    }
  });

  test("opens on the first verdict to notice", () => {
    expect(page.urls[page.focus?.url ?? -1]).toBe(notice[0].url);
    expect(page.crawlers[page.focus?.crawler ?? -1]).toBe(notice[0].crawler);
  });

  test.each<Notice>(notice)("$crawler, $url: $outcome by line $line ($readAs)", (row) => {
    expect(shownOn(page, row)).toEqual({ outcome: row.outcome, line: row.line });
  });

  test("has problems that the lint finds", () => {
    const { site, urls, answer } = page;
    const [first] = notice;
    const readAs = page.readAs === EACH_AS_ITSELF ? readerNamed(first.crawler).id : page.readAs;
    const found = findingsIn({ file: file.split("\n"), readAs, site, urls, answer });
    expect(found.map(({ problem: { code } }) => code)).toEqual(
      expect.arrayContaining([...problem]),
    );
  });
});
