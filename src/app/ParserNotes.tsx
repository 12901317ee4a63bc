import type { DialectId } from "../engine/parse/dialect.ts";
import { aboutParser } from "../words/about-parsers.ts";
import { topBarWords } from "./words.ts";

/** The version that a dialect follows; where its documentation contradicts itself or says nothing; and how the playground parses it. */
export function ParserNotes({ dialect }: { dialect: DialectId }) {
  const { version, notes } = aboutParser(dialect);
  return (
    <>
      <p>{topBarWords.version(version)}</p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
