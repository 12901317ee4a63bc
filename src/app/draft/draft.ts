import type { Encoding } from "../../engine/text/bytes.ts";
import type { PlainPage } from "../../session/draft/plain-page.ts";

/** What a tab keeps of its work, as it is stored. */
export interface Draft {
  /** When, in milliseconds since 1970; 0 for a draft that nobody has kept. */
  readonly changed: number;
  /** The same for all that began as copies of one draft. */
  readonly family: string;
  /** What the address asked for when the page was open. */
  readonly fragment: string;
  /** Whether somebody has worked on the page, and not only opened it. */
  readonly isOwn: boolean;
  readonly page: PlainPage;
  /** What they worked on before another page came in its place. */
  readonly former: PlainPage | null;
  /** What they opened over that and changed, the last one first. */
  readonly tried: readonly PlainPage[];
}

/** The version that is written; one more with every change of the data, and a step in `STEPS` with it. */
export const DRAFT_VERSION = 2;

/** A draft of a version that this program does not know. */
export class NewerDraft extends Error {}

type Step = (draft: unknown) => unknown;

/** Each makes a draft of the version before it one of its own; the first makes version 2. */
const STEPS: readonly Step[] = [(draft) => (isRecord(draft) ? { ...draft, tried: [] } : draft)];

/** A draft of version `from` as one of the newest. Throws NewerDraft where it comes from a later program. */
export function upgraded(draft: unknown, from: number, steps: readonly Step[] = STEPS): unknown {
  if (from > steps.length + 1) throw new NewerDraft(`a draft of version ${from}`);
  return steps.slice(from - 1).reduce((before, step) => step(before), draft);
}

/** The draft in what was stored, or null where it is none. */
export function draftIn(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const { changed, family, fragment, isOwn, former, tried } = stored;
  const page = pageIn(stored.page);
  if (typeof changed !== "number" || typeof family !== "string") return null;
  if (typeof fragment !== "string" || typeof isOwn !== "boolean" || !page) return null;
  if (!Array.isArray(tried)) return null;
  const pages = tried.map(pageIn).filter((each) => each !== null);
  return { changed, family, fragment, isOwn, page, former: pageIn(former), tried: pages };
}

function pageIn(stored: unknown): PlainPage | null {
  if (!isRecord(stored)) return null;
  const { text, urls, crawlers, readAs, site, answer, expectations, focus } = stored;
  // Version 1 kept no lesson.
  const lesson = typeof stored.lesson === "string" ? stored.lesson : null;
  const encoding = ENCODINGS.find((known) => known === stored.encoding);
  if (typeof text !== "string" || typeof readAs !== "string" || typeof site !== "string")
    return null;
  if (typeof answer !== "string" || typeof expectations !== "string" || !encoding) return null;
  if (!isList(urls) || !isList(crawlers)) return null;
  return {
    text,
    encoding,
    urls,
    crawlers,
    readAs,
    site,
    answer,
    expectations,
    focus: cellIn(focus),
    lesson,
  };
}

const ENCODINGS: readonly Encoding[] = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "utf-16le-bom",
  "utf-16be-bom",
];

function cellIn(stored: unknown): PlainPage["focus"] {
  if (!isRecord(stored)) return null;
  const { url, crawler } = stored;
  return typeof url === "number" && typeof crawler === "number" ? { url, crawler } : null;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
