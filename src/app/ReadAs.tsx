import { ChevronDown, Info } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { analysisOf } from "../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../core/inputs.ts";
import { readAs } from "../core/intents.ts";
import { dialects } from "../engine/dialects/index.ts";
import { later } from "../ui/later.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";
import { topBarWords } from "./words.ts";

/** What the file is read as, and what is known of that reader. */
export function ReadAs() {
  const session = useSession();
  const chosen = useSessionState((state) => state.field(readAsInput.field));
  return (
    <div className="read-as">
      <label className="pick">
        <span>{topBarWords.readAs}</span>
        <select value={chosen} onChange={({ target }) => session.dispatch(readAs(target.value))}>
          <option value={EACH_AS_ITSELF}>{topBarWords.eachAsItself}</option>
          {dialects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </label>
      <AboutReader />
    </div>
  );
}

// Text that most visits do not ask for.
const ReaderNotes = later<ComponentProps<typeof import("./ReaderNotes.tsx").ReaderNotes>>(
  partWords.readerNotes,
  () => import("./ReaderNotes.tsx").then((module) => module.ReaderNotes),
  (content) => content,
);

/** The shown dialect's source and notes, behind a button. */
function AboutReader() {
  const { id: dialect, title, source } = useSessionState((state) => analysisOf(state).dialect);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="action only-icon"
        aria-label={topBarWords.aboutReader(title)}
        popoverTarget={id}
      >
        <Info className="icon" aria-hidden="true" />
      </button>
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
