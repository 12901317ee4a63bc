import { excerpt } from "./quoting.ts";

/** A piece of a sentence: our own words; what somebody else wrote, as far as there is room for it; or a line of the file, which a panel may lead to. */
export type SentencePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line"; readonly text: string; readonly number: number };

export function words(text: string): SentencePart {
  return { kind: "words", text };
}

export function quoted(text: string): SentencePart {
  return { kind: "code", text: excerpt(text) };
}

/** What leads to a line of the file: `Line 31`. */
export function toLine(number: number, text: string): SentencePart {
  return { kind: "line", text, number };
}

/** A sentence where all is one type. */
export function plainSentence(parts: readonly SentencePart[]): string {
  return parts.map(({ kind, text }) => (kind === "code" ? `“${text}”` : text)).join("");
}
