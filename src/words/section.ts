import type { Words } from "./words.ts";

/** A language of the page. A second one is one file that exports this, named in languages.ts. */
export interface Language {
  /** As BCP 47 spells it; numbers, plurals and lists follow it. */
  readonly tag: string;
  readonly words: Words;
}

let spoken: Language | null = null;
const sections = new Map<keyof Words, object>();

/**
 * A part of the dictionary: the words of one region of the page, in English until another language
 * is spoken. English is a file for each section, so that a region loads only its own words. Take a
 * word out of its section where it is shown, never when a module is loaded: by then nothing is
 * spoken yet.
 */
export function section<Section extends object>(name: keyof Words, english: Section): Section {
  sections.set(name, english);
  return spoken ? Object.assign(english, spoken.words[name]) : english;
}

/** Has the page speak a language from here on; called once, before anything is drawn. */
export function speak(language: Language): void {
  spoken = language;
  for (const [name, words] of sections) Object.assign(words, language.words[name]);
}

/** The tag of what is spoken, for `Intl` and `<html lang>`. */
export function languageTag(): string {
  return spoken?.tag ?? "en";
}
