import { excerpt } from "../phrases.ts";

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

/** `Line 31`, as a sentence begins with it. */
export function lineNumbered(number: number): SentencePart {
  return { kind: "line", text: `Line ${number}`, number };
}

/** A sentence where all is one type. */
export function plainSentence(parts: readonly SentencePart[]): string {
  return parts.map(({ kind, text }) => (kind === "code" ? `“${text}”` : text)).join("");
}
