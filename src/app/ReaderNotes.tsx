import type { DialectId } from "../engine/parse/dialect.ts";
import { readerNoteWords } from "./words/reader-notes.ts";

/** What a dialect's documents contradict or leave open, and how it is read here. */
export function ReaderNotes({ dialect }: { dialect: DialectId }) {
  return (
    <ul>
      {readerNoteWords.notes[dialect].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
