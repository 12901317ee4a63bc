import type { ReadAs } from "../../core/inputs.ts";
import { type Outcome, outcomes } from "../../engine/decide/verdict.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import type { Dialect, DialectId } from "../../engine/parse/dialect.ts";
import type { Answer } from "../../engine/parse/response.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import type { exampleWords, UseNotice } from "./words.ts";

/** What an example is about, as the dialog groups them. */
export type Topic = keyof typeof exampleWords.topics;

/** A short example of what people get wrong about robots.txt. */
export interface Lesson extends Omit<Example, "notice"> {
  /** Part of links, and so never changes. */
  readonly id: string;
  readonly topic: Topic;
  /** The page opens on the first of them. */
  readonly notice: readonly Notice[];
}

/** A verdict to look at, its crawler and URL from the example's own. */
export interface Notice {
  readonly crawler: string;
  readonly url: string;
  readonly outcome: Outcome;
  /** The number of the line that decides, or null where none does. */
  readonly line: number | null;
  /** The parser; null is the parser of the example. */
  readonly reader: Dialect | null;
  /** What is said of the page’s use, as far as the example is about it. */
  readonly uses: readonly UseNotice[];
  /** Why the verdict is what it is, in one sentence. */
  readonly remark: string;
}

/** What an example says and shows. */
interface Example {
  /** What is true, without a full stop. */
  readonly title: string;
  /** One paragraph: what is believed, what happens, what to do. */
  readonly text: string;
  readonly file: string;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  /** Left out: RFC 9309. */
  readonly readAs?: ReadAs;
  /** Left out: no site in particular. */
  readonly site?: string;
  /** The response for robots.txt. Left out: the file. */
  readonly answer?: Answer;
  /** The log of a server, whose requests the page shows. Left out: none. */
  readonly log?: string;
  /** The verdicts to look at, and why each is what it is. */
  readonly notice: { readonly [verdict: Said]: string };
}

/** The crawler and the URL, the outcome, the line that decides, the parser if it is not the example's own, and what is said of the page’s use. */
type Said =
  `${string} ${string}: ${Outcome}${"" | ` by line ${number}`}${"" | ` to ${DialectId}`}${"" | `; ${string}`}`;

const SAID =
  /^(\S+) (\S+): (allow|disallow|undefined|not-governed)(?: by line (\d+))?(?: to ([^\s;]+))?(?:; (.+))?$/;

/** The examples of one topic, in this order. */
export function lessonsOn(
  topic: Topic,
  examples: Readonly<Record<string, Example>>,
): readonly Lesson[] {
  return Object.entries(examples).map(([id, example]) => {
    const notice = Object.entries(example.notice).map(([said, remark]) => noticeOf(said, remark));
    return { ...example, id, topic, notice };
  });
}

function noticeOf(said: string, remark: string): Notice {
  const [, crawler = "", url = "", outcome, line, reader = "", uses = ""] = SAID.exec(said) ?? [];
  return {
    crawler,
    url,
    outcome: outcomes.find((known) => known === outcome) ?? "undefined",
    line: line === undefined ? null : Number(line),
    reader: dialectNamed(reader),
    uses: uses.split(", ").flatMap(useNoticeOf),
    remark,
  };
}

/** `training refused`, as data. */
function useNoticeOf(said: string): readonly UseNotice[] {
  const [named, stated] = said.split(" ");
  const purpose = purposes.find((known) => known === named);
  const value = USE_VALUES.find((known) => known === stated);
  return purpose && value ? [{ purpose, value }] : [];
}

const USE_VALUES: readonly UseValue[] = ["allowed", "refused", "unstated", "not-applicable"];
