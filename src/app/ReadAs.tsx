import { Info } from "lucide-react";
import { useId, useState } from "react";
import { analysisOf } from "../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../core/inputs.ts";
import { readAs } from "../core/intents.ts";
import { onlyLatest } from "../core/latest.ts";
import { loadReaders, readAsNamed } from "../core/read-as.ts";
import type { Session } from "../core/session.ts";
import { DIALECT_TITLES } from "../engine/parse/dialect-titles.ts";
import { IconButton } from "../ui/ActionButton.tsx";
import { later } from "../ui/later.tsx";
import { Pick } from "../ui/Pick.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";
import { termWords } from "../words/terms.ts";
import { topBarWords } from "./words.ts";

const CHOICES = [
  { id: EACH_AS_ITSELF, title: termWords.eachAsItself },
  ...Object.entries(DIALECT_TITLES).map(([id, title]) => ({ id, title })),
];

/** Has the file read as what was picked. A parser that comes later is loaded first, so that no other one gives its verdicts. */
async function pick(session: Session, id: string): Promise<void> {
  const isWanted = latestPick();
  await loadReaders(readAsNamed(id), []);
  if (isWanted()) session.dispatch(readAs(id));
}

const latestPick = onlyLatest();

/** What the file is read as, and what is known of that parser. */
export function ReadAs() {
  const session = useSession();
  const chosen = useSessionState((state) => state.field(readAsInput.field));
  return (
    <div className="read-as">
      <Pick<string>
        label={topBarWords.readAs}
        value={chosen}
        choices={CHOICES}
        onPick={(id) => pick(session, id)}
      />
      <AboutParser />
    </div>
  );
}

// Text that most visits do not ask for.
const ParserNotes = later(partWords.parserNotes, () =>
  import("./ParserNotes.tsx").then((module) => module.ParserNotes),
);

/** The shown dialect's source and notes, behind a button. */
function AboutParser() {
  const { id: dialect, title, source } = useSessionState((state) => analysisOf(state).dialect);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton Icon={Info} name={topBarWords.aboutParser(title)} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        className="about-parser"
        onToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        <h2>{title}</h2>
        <p>
          {topBarWords.source}{" "}
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.title}
          </a>
        </p>
        {isOpen && <ParserNotes dialect={dialect} />}
      </div>
    </>
  );
}
