import { lowerCase } from "../engine/text/characters.ts";
import type { LineView } from "./views.ts";

/** Fields by which people opt out of AI, in lower case and without hyphens and spaces. No standard has them. */
const AI_TAGS: ReadonlySet<string> = new Set([
  "noai",
  "noimageai",
  "noml",
  "noaitraining",
  "nollm",
  "noindexai",
  "aitraining",
  "aitrain",
  "trainai",
  "disallowai",
  "disallowaitraining",
  "allowai",
  "allowaitraining",
  "xrobotstag",
]);

const LONGEST = 24;

/** The key of a line that has one of them, as written; null for other lines. */
export function aiTagIn({ field, text }: LineView): string | null {
  if (!field || field.name || field.key.to - field.key.from > LONGEST) return null;
  const key = text.slice(field.key.from, field.key.to);
  return AI_TAGS.has(lowerCase(key).replace(/[-_ ]/g, "")) ? key : null;
}
