import type { Fact, Facts } from "../../engine/lint/finding.ts";
import type { Shown } from "../../engine/lint/shown.ts";
import { excerpt } from "../phrases.ts";

/** The words for a problem. */
export interface ProblemWords {
  /** Its name in the reference: a noun phrase, without a full stop. */
  readonly title: string;
  /** What happens because of it: one plain sentence about this very file. */
  readonly sentence: (facts: Facts) => string;
  /** What each of its fixes does, by name, as a button says it: "Write `Disallow:`". */
  readonly fixes?: Readonly<Record<string, (facts: Facts) => string>>;
  /** What the reference says: paragraphs. Why it happens, to whom it matters, what to do. */
  readonly about: readonly string[];
  /** A file that has it, and one that does not, with what stands beside both. Lines are joined by LF. */
  readonly example: Omit<Shown, "file"> & { readonly wrong: string; readonly right: string };
  /** The authority: a document and where it can be read. */
  readonly source: { readonly title: string; readonly url: string };
}

// First strong isolate and pop directional isolate: what a stranger wrote between them keeps its
// own direction, and whoever draws the sentence sets it in the type of the file.
const OPEN = "\u2068";
const CLOSE = "\u2069";

/** A text from the file, or one that could stand in it, inside a sentence. */
export function code(text: Fact | undefined): string {
  return `${OPEN}${excerpt(String(text)).replaceAll(OPEN, "").replaceAll(CLOSE, "")}${CLOSE}`;
}

/** A sentence in parts: its own words, and what is set as code. */
export function partsOf(
  sentence: string,
): readonly { readonly text: string; readonly isCode: boolean }[] {
  return sentence.split(OPEN).flatMap((part, index) => {
    if (index === 0) return part ? [{ text: part, isCode: false }] : [];
    const end = part.indexOf(CLOSE);
    const after = part.slice(end + 1);
    const quoted = { text: part.slice(0, end), isCode: true };
    return after ? [quoted, { text: after, isCode: false }] : [quoted];
  });
}

/** A sentence without its marks, for where all is one type. */
export function plain(sentence: string): string {
  return sentence.replaceAll(OPEN, "“").replaceAll(CLOSE, "”");
}
