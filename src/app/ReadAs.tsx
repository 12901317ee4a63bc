import { Info } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { analysisOf } from "../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../core/inputs.ts";
import { readAs } from "../core/intents.ts";
import { dialects } from "../engine/dialects/index.ts";
import { IconButton } from "../ui/ActionButton.tsx";
import { later } from "../ui/later.tsx";
import { Pick } from "../ui/Pick.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";
import { topBarWords } from "./words.ts";

const CHOICES = [{ id: EACH_AS_ITSELF, title: topBarWords.eachAsItself }, ...dialects];

/** What the file is read as, and what is known of that reader. */
export function ReadAs() {
  const session = useSession();
  const chosen = useSessionState((state) => state.field(readAsInput.field));
  return (
    <div className="read-as">
      <Pick<string>
        label={topBarWords.readAs}
        value={chosen}
        choices={CHOICES}
        onPick={(id) => session.dispatch(readAs(id))}
      />
      <AboutReader />
    </div>
  );
}

// Text that most visits do not ask for.
const ReaderNotes = later<ComponentProps<typeof import("./ReaderNotes.tsx").ReaderNotes>>(
  partWords.readerNotes,
  () => import("./ReaderNotes.tsx").then((module) => module.ReaderNotes),
);

/** The shown dialect's source and notes, behind a button. */
function AboutReader() {
  const { id: dialect, title, source } = useSessionState((state) => analysisOf(state).dialect);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton Icon={Info} name={topBarWords.aboutReader(title)} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        className="about-reader"
        onToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        <h2>{title}</h2>
        <p>
          {topBarWords.source}{" "}
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.title}
          </a>
        </p>
        {isOpen && <ReaderNotes dialect={dialect} />}
      </div>
    </>
  );
}
