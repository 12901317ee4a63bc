import { OK } from "../../core/answers.ts";
import type { Page } from "../../core/intents.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import { Logged } from "../../tasks/requests/logged.ts";
import { loggedData } from "../../tasks/requests/logged-data.ts";
import { RequestsReading } from "../../tasks/requests/requests-reading.ts";
import { agents } from "./agents.ts";
import { characters } from "./characters.ts";
import { groups } from "./groups.ts";
import type { Lesson, Topic } from "./lesson.ts";
import { paths } from "./paths.ts";
import { precedence } from "./precedence.ts";
import { requests } from "./requests.ts";
import { serving } from "./serving.ts";
import { uses } from "./uses.ts";
import { wildcards } from "./wildcards.ts";
import { exampleWords } from "./words.ts";

/** Every example, in the order of the dialog: each needs only what comes before it. */
export const lessons: readonly Lesson[] = [
  ...groups,
  ...paths,
  ...wildcards,
  ...precedence,
  ...agents,
  ...characters,
  ...serving,
  ...requests,
  ...uses,
];

/** Every topic, in the order of the dialog. */
export const TOPICS: readonly Topic[] = [...new Set(lessons.map(({ topic }) => topic))];

/** The example with this id, or null. Ids arrive from links, so any string may be asked for. */
export function lessonNamed(id: string): Lesson | null {
  return lessons.find((lesson) => lesson.id === id) ?? null;
}

/** What it is called in a list of all. */
export function nameOf({ title, topic }: Lesson): string {
  return `${title} (${exampleWords.topics[topic]})`;
}

/** The page that an example opens. */
export function pageOf(lesson: Lesson): Page {
  const { id, file, urls, crawlers, notice } = lesson;
  const { readAs = defaultDialect.id, site = "", answer = OK } = lesson;
  const [first] = notice;
  const focus = first && { url: urls.indexOf(first.url), crawler: crawlers.indexOf(first.crawler) };
  const requests = lesson.log === undefined ? null : loggedIn(lesson.log);
  const page = { text: file, urls, crawlers, readAs, site, answer, requests };
  return { ...page, focus: focus ?? null, lesson: id };
}

function loggedIn(log: string): Logged {
  const reading = new RequestsReading({ keepsTimes: true });
  reading.read(log);
  reading.endLog();
  return new Logged(loggedData(reading.tally, null));
}
