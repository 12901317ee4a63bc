import type { EditorState, TransactionSpec } from "@codemirror/state";
import { X } from "lucide-react";
import { type ReactNode, use } from "react";
import { useStore } from "zustand";
import { backToFormer, backToTried, forgetFormer, workOf } from "../../session/draft/work.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { draftWords } from "../../words/draft.ts";
import { layoutWords } from "../words.ts";
import type { Keeping } from "./keeping.ts";

/** What there is to say of the draft: that one waits, that another tab has it, that it cannot be kept. */
export function DraftBar({ keeping }: { keeping: Promise<Keeping | null> }) {
  const kept = use(keeping);
  return kept ? <News keeping={kept} /> : <p className="notice">{draftWords.notLoaded}</p>;
}

function News({ keeping }: { keeping: Keeping }) {
  const { other, trouble } = useStore(keeping.news);
  const { isOwn, former, tried } = useSessionState(workOf);
  const session = useSession();
  return (
    <>
      {trouble && (
        <Line
          role="alert"
          text={draftWords.troubles[trouble]}
          onClose={() => keeping.forgetTrouble()}
        />
      )}
      {other && isOwn && (
        <Line text={otherTab(other.changed)} onClose={() => keeping.keepMine()}>
          <button type="button" className="action" onClick={() => keeping.takeOther()}>
            {draftWords.takeOther}
          </button>
          <button type="button" className="action" onClick={() => keeping.keepMine()}>
            {draftWords.keepMine}
          </button>
        </Line>
      )}
      {(former || tried.length > 0) && (
        <Line
          text={draftWords.former}
          onClose={() => session.dispatch(forgetFormer(session.getState()))}
        >
          {former && <Back text={draftWords.backToFormer} to={backToFormer} />}
          {tried.length > 0 && <Back text={draftWords.backToTried} to={backToTried} />}
        </Line>
      )}
    </>
  );
}

function Back({ text, to }: { text: string; to: (state: EditorState) => TransactionSpec }) {
  const session = useSession();
  return (
    <button
      type="button"
      className="action"
      onClick={() => session.dispatch(to(session.getState()))}
    >
      {text}
    </button>
  );
}

/** `changed`: in milliseconds since 1970. */
function otherTab(changed: number): string {
  return draftWords.otherTab(Math.floor((Date.now() - changed) / 60_000));
}

function Line(props: { text: string; role?: "alert"; onClose: () => void; children?: ReactNode }) {
  const { text, role, onClose, children } = props;
  return (
    <section className="notice draft" role={role} aria-label={draftWords.yours}>
      <p>{text}</p>
      {children}
      <button
        type="button"
        className="action only-icon"
        aria-label={layoutWords.close}
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </section>
  );
}
