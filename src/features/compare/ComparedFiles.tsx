import type { EditorState } from "@codemirror/state";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { fileSizeOf } from "../../core/derived.ts";
import { encodingInput, lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { comparedFileWords, comparedTextWords } from "../../tasks/compare/words.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { regionWords } from "../../words/regions.ts";
import { statusWords } from "../opening/facts-words.ts";
import { useComparing } from "./comparing.tsx";
import { nextChange, previousChange } from "./editor/changes.ts";
import { type CompareEditors, type CompareLayout, compareEditors } from "./editor/editors.ts";
import type { SideName } from "./editor/side.ts";

/** The region Files: the two files, each under its name and facts. `editorsRef` gives the editors to parts that go to a line. */
export function ComparedFiles(props: {
  layout: CompareLayout;
  editorsRef: RefObject<CompareEditors | null>;
  /** What the file of Before is called. */
  name: string;
  /** For the head of Before. */
  beforeActions: ReactNode;
  /** For the head of Now. */
  actions: ReactNode;
}) {
  const { layout, editorsRef, name, beforeActions, actions } = props;
  const { before } = useComparing();
  const now = useSession();
  const host = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!host.current) return;
    const editors = compareEditors(host.current, before, now, layout, setChanges);
    editorsRef.current = editors;
    return () => {
      editorsRef.current = null;
      editors.destroy();
    };
  }, [before, now, layout, editorsRef]);
  return (
    <section className={`panel files files-${layout}`} aria-label={regionWords.files}>
      <div className="file-heads">
        <FileHead side="before" session={before} other={now} name={name}>
          {beforeActions}
        </FileHead>
        <FileHead side="now" session={now} other={before}>
          <Changes count={changes} editorsRef={editorsRef} />
          {actions}
        </FileHead>
      </div>
      <div className="files-host" ref={host} />
    </section>
  );
}

/** `other`: the session of the other side; how the bytes are written is said where the two differ in it. */
function FileHead(props: {
  side: SideName;
  session: Session;
  other: Session;
  name?: string;
  children: ReactNode;
}) {
  const { side, session, other, name, children } = props;
  const size = useStore(session, fileSizeOf);
  const lines = useStore(session, (state) => state.doc.lines);
  const written = useStore(session, writtenAs);
  const isAlike = useStore(other, writtenAs) === written;
  return (
    <header
      className={`head file-head is-${side}`}
      {...(side === "before" && { "data-takes-files": side })}
    >
      <h2>{comparedTextWords.names[side]}</h2>
      <p className="file-facts">
        {name && <b>{name}</b>} {comparedFileWords.size(size, lines)}
        {!isAlike && ` (${written})`}
      </p>
      {children}
    </header>
  );
}

/** The line ends and the encoding of a file, in words. */
function writtenAs(state: EditorState): string {
  const isMixed = state.field(otherEndingsInput.field).size > 0;
  const encoding = state.field(encodingInput.field);
  const hasMark = encoding === "utf-8" && state.doc.sliceString(0, 1) === "\ufeff";
  const { endings, mixedEndings, encodings, withMark } = statusWords;
  return [
    isMixed ? mixedEndings : endings[state.field(lineEndingInput.field)],
    hasMark ? withMark : encodings[encoding],
  ].join(", ");
}

/** How many places differ, and the way from one to the next. */
function Changes(props: { count: number; editorsRef: RefObject<CompareEditors | null> }) {
  const { count, editorsRef } = props;
  const { previous, previousHint, next, nextHint } = comparedFileWords;
  return (
    <div className="changes">
      <span>{comparedFileWords.changed(count)}</span>
      <IconButton
        Icon={ChevronUp}
        name={previous}
        title={previousHint}
        onClick={() => editorsRef.current && previousChange(editorsRef.current.active())}
      />
      <IconButton
        Icon={ChevronDown}
        name={next}
        title={nextHint}
        onClick={() => editorsRef.current && nextChange(editorsRef.current.active())}
      />
    </div>
  );
}
