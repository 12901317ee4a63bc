import { describe, expect, test } from "vitest";
import { findingsIn } from "../../../test/lint-cases.ts";
import { shownOn } from "../../../test/shown-on.ts";
import { EACH_AS_ITSELF } from "../../core/inputs.ts";
import { readerNamed } from "../../engine/crawlers/index.ts";
import { parseRobots, preferencesFor } from "../../engine/index.ts";
import type { Code } from "../../lint/problem.ts";
import { lessonNamed, lessons, pageOf } from "./lessons.ts";
import { exampleWords } from "./words.ts";

/** The problems that would have told the author; none where the file means what it says. */
const PROBLEMS: Readonly<Record<string, Code[]>> = {
  "one-name-a-line": ["R211"],
  "no-wildcards-in-names": ["R212"],
  "token-not-header": ["R210", "R213"],
  "families-and-loners": ["R206", "R218"],
  "old-names-block-nobody": ["R209", "R216"],
  "google-extended-is-no-crawler": ["R215"],
  "misspelt-fields": ["R102", "R103"],
  "byte-order-mark": ["R109"],
  "lookalike-characters": ["R111", "R112"],
  "number-sign-begins-a-comment": ["R310"],
  "one-field-a-line": ["R104", "R308"],
  "space-in-a-path": ["R308"],
  "escapes-and-characters": ["R309", "R311", "R312"],
  "blank-line-does-not-end-a-group": ["R202"],
  "group-without-rules-joins-the-next": ["R203"],
  "nothing-is-inherited": ["R206"],
  "groups-of-one-name-are-one": ["R205"],
  "empty-disallow-forbids-nothing": ["R412", "R317"],
  "path-is-a-prefix": ["R410"],
  "folder-without-its-slash": ["R411"],
  "case-matters-in-paths": ["R414"],
  "path-begins-with-a-slash": ["R301", "R302"],
  "order-does-not-matter": ["R405"],
  "exception-must-be-longer": ["R404"],
  "allow-wins-a-tie": ["R303", "R402"],
  "index-page-and-its-folder": ["R318"],
  "disallow-is-not-noindex": ["R506"],
  "content-signal-forbids-nothing": ["R510"],
  "server-error-closes-the-site": ["R512"],
  "refused-file-opens-the-site": ["R512"],
  "page-instead-of-a-file": ["R113"],
  "log-shows-what-a-rule-blocks": ["R410"],
  "robots-txt-is-always-open": ["R413"],
  "question-mark-is-literal": ["R305"],
  "parameter-has-a-place": ["R315"],
  "dollar-is-the-end-of-the-url": ["R314"],
  "extension-without-an-end": ["R313"],
  "dollar-in-the-middle": ["R304"],
  "not-a-regular-expression": ["R306"],
  "star-between-slashes": ["R316"],
  "a-refusal-wins-a-tie": ["R519"],
  "preferences-are-not-inherited": ["R518"],
  "one-capital-letter-and-nothing-counts": ["R515", "R516"],
  "managed-block-opens-a-closed-site": ["R523"],
  "purpose-token-blocks-no-crawler": ["R215"],
  "preference-above-the-groups": ["R517"],
};

describe("the lessons", () => {
  test("have ids that fit into a link, each its own", () => {
    expect(lessons.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(PROBLEMS)));
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
    expect(topics.filter((topic, at) => topic !== topics[at - 1])).toEqual(
      Object.keys(exampleWords.topics),
    );
  });
});

test.each([
  ["log-shows-what-a-rule-blocks", "Googlebot", "/shoppers-guide", 16],
  ["log-shows-what-a-rule-blocks", "Googlebot", "/shop/basket", 1],
  ["crawler-that-never-read-robots-txt", "HastyBot", "/letters/1890", 5],
  ["crawler-that-never-read-robots-txt", "HastyBot", "/robots.txt", 0],
  ["crawler-that-never-read-robots-txt", "PoliteBot", "/letters/1890", 0],
  ["crawler-that-got-503", "bingbot", "/concerts/12", 8],
])("in the log of %s, %s asked for %s %d times", (id, crawler, url, times) => {
  const lesson = lessonNamed(id);
  expect(lesson && pageOf(lesson).requests?.countAt(url, crawler)).toBe(times);
});

describe.each(lessons)("the lesson $id", (lesson) => {
  const page = pageOf(lesson);
  const { title, text, file, notice } = lesson;

  test("is short, and in plain type", () => {
    expect(title).toMatch(/^[A-Z“].*[^.]$/);
    expect(text.length).toBeLessThan(600);
    expect(text.match(/[.?](?= |$)/g)?.length).toBeGreaterThanOrEqual(2);
    const lines = file.split("\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.length).toBeLessThanOrEqual(16);
    const remarks = notice.map(({ remark }) => remark);
    for (const prose of [title, text, ...remarks]) expect(prose).not.toMatch(/[—'"`]/);
    for (const remark of remarks) expect(remark).toMatch(/\.$/);
  });

  test("asks about its own URLs and crawlers, each cell once for each parser", () => {
    const cells = notice.map(({ crawler, url, reader }) => `${reader?.id} ${crawler} ${url}`);
    expect(new Set(cells).size).toBe(cells.length);
    for (const { crawler, url } of notice) {
      expect(lesson.crawlers).toContain(crawler);
      expect(lesson.urls).toContain(url);
    }
  });

  test("opens on the first verdict to notice", () => {
    expect(page.urls[page.focus?.url ?? -1]).toBe(notice[0]?.url);
    expect(page.crawlers[page.focus?.crawler ?? -1]).toBe(notice[0]?.crawler);
  });

  test.each(notice)("$crawler, $url: $outcome by line $line ($reader.id)", (row) => {
    const { crawler, url, outcome, line, reader } = row;
    expect(shownOn(page, { crawler, url, readAs: reader?.id })).toEqual({ outcome, line });
  });

  test("states of each use what the file says", () => {
    for (const { crawler, url, reader, uses } of notice) {
      const said = preferencesFor(parseRobots(file, reader?.id), crawler, url);
      for (const { purpose, value } of uses)
        expect([crawler, url, purpose, said[purpose].value]).toEqual([
          crawler,
          url,
          purpose,
          value,
        ]);
    }
    if (lesson.topic === "uses") expect(notice.flatMap(({ uses }) => uses)).not.toEqual([]);
  });

  test("has problems that the lint finds", () => {
    const { site, urls, answer } = page;
    const crawler = notice[0]?.crawler ?? "";
    const readAs = page.readAs === EACH_AS_ITSELF ? readerNamed(crawler).id : page.readAs;
    const found = findingsIn({ file: file.split("\n"), readAs, site, urls, answer });
    expect(found.map(({ problem: { code } }) => code)).toEqual(
      expect.arrayContaining(PROBLEMS[lesson.id] ?? []),
    );
  });
});
