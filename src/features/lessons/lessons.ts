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
