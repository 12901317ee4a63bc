import type { Span } from "../../../engine/text/line.ts";
import { isWholeUrl } from "../../../session/whole-url.ts";
import { code } from "../../../words/quoting.ts";
import { hoverWords } from "../hover-words.ts";
import { contentOf, type Draft, type HoverContent } from "./content.ts";
import { type FieldAt, fieldHover } from "./field-hover.ts";
import { FIELD_SOURCES } from "./field-sources.ts";

/** What a value that is neither a name nor a path comes to. */
export function valueHover(field: FieldAt, text: string, span: Span): HoverContent {
  const draft = draftOf(field, text);
  if (!draft || !field.name) return fieldHover(field, span);
  return contentOf(span, { ...draft, sources: [FIELD_SOURCES[field.name]] });
}

function draftOf({ name }: FieldAt, text: string): Draft | null {
  const title = code(text);
  if (name === "sitemap") {
    return {
      title,
      paragraphs: [hoverWords.fields.sitemap, isWholeUrl(text) ? null : hoverWords.notWholeUrl],
    };
  }
  if (name === "crawl-delay") {
    const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
    return { title, paragraphs: [hoverWords.delay(seconds)] };
  }
  return name === "content-signal" ? { title, paragraphs: [], rows: signalsOf(text) } : null;
}

const MOST_SIGNALS = 10;

function signalsOf(text: string): NonNullable<Draft["rows"]> {
  const pairs = text.split(",", MOST_SIGNALS).map((pair) => pair.trim().split("="));
  return pairs.map(([signal = "", answer = ""]) => {
    const said = hoverWords.signal(signal.trim().toLowerCase(), answer.trim().toLowerCase());
    return [signal.trim().slice(0, 40), said];
  });
}
