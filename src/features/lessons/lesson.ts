import { OK } from "../../core/answers.ts";
import type { ReadAs } from "../../core/inputs.ts";
import type { Page } from "../../core/intents.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import type { Answer } from "../../engine/parse/response.ts";
import type { Code } from "../../lint/problem.ts";
import type { galleryWords } from "./words.ts";

/** A verdict to look at. */
export interface Notice {
  /** One of the lesson's own. */
  readonly crawler: string;
  /** One of the lesson's own. */
  readonly url: string;
  readonly outcome: Outcome;
  /** The number of the line that decides, or null where none does. */
  readonly line: number | null;
  /** Who reads the file so. Left out: as the lesson is read. */
  readonly readAs?: DialectId;
}

/** What a lesson is about, as the gallery groups them. */
export type Topic = keyof typeof galleryWords.topics;

/** A short example of what people get wrong about robots.txt. */
export interface Lesson extends Example {
  /** Stands in links, and so never changes. */
  readonly id: string;
  readonly topic: Topic;
}

/** What a lesson says and shows. */
interface Example {
  /** What is true, without a full stop. */
  readonly title: string;
  /** One paragraph: what is believed, what happens, what to do. */
  readonly text: string;
  readonly file: string;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  /** Left out: the standard. */
  readonly readAs?: ReadAs;
  /** Left out: no site in particular. */
  readonly site?: string;
  /** What came back for robots.txt. Left out: the file. */
  readonly answer?: Answer;
  /** The page opens on the first of them. */
  readonly notice: readonly [Notice, ...Notice[]];
  /** Why each of them is what it is, in their order; each one sentence. */
  readonly remarks: readonly string[];
  /** The problems that would have told the author; none where the file means what it says. */
  readonly problem: readonly Code[];
}

/** A verdict to notice: the crawler’s on the URL, and the line that decides; to another reader than the lesson’s, where one is named. */
export function verdict(
  crawler: string,
  url: string,
  outcome: Outcome,
  line: number | null,
  readAs?: DialectId,
): Notice {
  return { crawler, url, outcome, line, ...(readAs && { readAs }) };
}

/** The lessons of one topic, in this order. */
export function lessonsOn(
  topic: Topic,
  examples: Readonly<Record<string, Example>>,
): readonly Lesson[] {
  return Object.entries(examples).map(([id, example]) => ({ ...example, id, topic }));
}

/** The page that a lesson opens. */
export function pageOf(lesson: Lesson): Page {
  const { id, file, urls, crawlers, notice } = lesson;
  const { readAs = defaultDialect.id, site = "", answer = OK } = lesson;
  const [first] = notice;
  const focus = { url: urls.indexOf(first.url), crawler: crawlers.indexOf(first.crawler) };
  return { text: file, urls, crawlers, readAs, site, answer, focus, lesson: id };
}
