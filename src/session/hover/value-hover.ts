import type { Span } from "../../engine/line.ts";
import { sitemapPhrase } from "../field-phrases.ts";
import { contentOf, type Draft, type HoverContent } from "./content.ts";
import { type FieldAt, fieldHover } from "./field-hover.ts";
import { FIELDS } from "./field-words.ts";
import { code, delayPhrase, NOT_WHOLE_URL, SIGNALS, signalPhrase } from "./words.ts";

/** What a value that is neither a name nor a path comes to. */
export function valueHover(field: FieldAt, text: string, span: Span): HoverContent {
  const draft = draftOf(field, text);
  if (!draft || !field.name) return fieldHover(field, span);
  return contentOf(span, { ...draft, sources: [FIELDS[field.name].source] });
}

function draftOf({ name, line }: FieldAt, text: string): Draft | null {
  const title = code(text);
  if (name === "sitemap") {
    const isWhole = sitemapPhrase({ url: text, line: { number: line } }) === undefined;
    return { title, paragraphs: [FIELDS.sitemap.meaning, isWhole ? null : NOT_WHOLE_URL] };
  }
  if (name === "crawl-delay") {
    const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
    return { title, paragraphs: [delayPhrase(seconds)] };
  }
  return name === "content-signal" ? { title, paragraphs: [], rows: signalsOf(text) } : null;
}

const MOST_SIGNALS = 10;

function signalsOf(text: string): NonNullable<Draft["rows"]> {
  const pairs = text.split(",", MOST_SIGNALS).map((pair) => pair.trim().split("="));
  return pairs.map(([signal = "", answer = ""]) => {
    const use = SIGNALS.get(signal.trim().toLowerCase());
    return [signal.trim().slice(0, 40), signalPhrase(answer.trim().toLowerCase(), use)];
  });
}
