import { agents } from "./agents.ts";
import { characters } from "./characters.ts";
import { groups } from "./groups.ts";
import { paths } from "./paths.ts";
import { precedence } from "./precedence.ts";
import { serving } from "./serving.ts";
import { wildcards } from "./wildcards.ts";

/** What the lessons teach. */
export const lessonWords = {
  /** What the lessons of one kind are about, as the gallery heads them. */
  topics: {
    groups: "Groups",
    paths: "Paths",
    wildcards: "Wildcards",
    precedence: "Which rule decides",
    agents: "Names of crawlers",
    characters: "Characters and spelling",
    serving: "Beyond the rules",
  },

  /** Each lesson by its id. */
  lessons: {
    ...groups,
    ...paths,
    ...wildcards,
    ...precedence,
    ...agents,
    ...characters,
    ...serving,
  },
};

/** What a lesson is about, as the gallery groups them. */
export type Topic = keyof typeof lessonWords.topics;

/** A lesson's name in links. */
export type LessonId = keyof typeof lessonWords.lessons;
