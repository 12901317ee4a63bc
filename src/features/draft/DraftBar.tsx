// @chunk panels
import "./style.css";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { type ReactNode, use } from "react";
import { useStore } from "zustand";
import { requestsOf } from "../../core/derived.ts";
import { encodeText, octetText } from "../../engine/text/bytes.ts";
import { CloseButton } from "../../ui/ActionButton.tsx";
import { saveFile } from "../../ui/browser.ts";
import { TO_FILE, useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSession, useSessionState, useTell, useWorkspace } from "../../ui/workspace.tsx";
import { compareWith } from "../compare/with-managed-block.ts";
import { downloadFile } from "../opening/open-file.ts";
import type { DraftKeeper } from "./keep-draft.ts";
import { backToFormer, backToTried, forgetFormer } from "./model.ts";
import { workOf } from "./model-work.ts";
import { draftWords } from "./words.ts";

/** Notices about the draft: one waits, another tab has it, it cannot be saved. */
export function DraftBar({ keeper }: { keeper: Promise<DraftKeeper | null> }) {
  const kept = use(keeper);
  if (kept) return <Status keeper={kept} />;
  return (
    <section className="notice draft" role="alert" aria-label={draftWords.yours}>
      <p>{draftWords.notLoaded}</p>
      <span>
        <SaveAction />
      </span>
    </section>
  );
}

/** Saves the file where the browser keeps no draft. */
function SaveAction() {
  const session = useSession();
  const tell = useTell();
  return <Action text={draftWords.saveAsFile} onClick={() => tell(downloadFile(session))} />;
}

/** Troubles that cost what is changed from now on. */
const NOT_SAVED: ReadonlySet<string> = new Set(["no-storage", "full", "failed"]);

function Status({ keeper }: { keeper: DraftKeeper }) {
  const { other, trouble, damaged, lacksLog, isLinkGone } = useStore(keeper.status);
  const hasLog = useSessionState((state) => requestsOf(state) !== null);
  const { isOwn, former, tried } = useSessionState(workOf);
  const page = useWorkspace();
  const { session } = page;
  const change = (intent: Intent) => session.dispatch(intent(session.getState()));
  return (
    <>
      {trouble && (
        <Line
          role="alert"
          text={draftWords.troubles[trouble]}
          onClose={() => keeper.status.setState({ trouble: null })}
        >
          {NOT_SAVED.has(trouble) && <SaveAction />}
        </Line>
      )}
      {damaged.length > 0 && (
        <Line
          role="alert"
          text={draftWords.damaged(damaged.length)}
          onClose={() => keeper.status.setState({ damaged: [] })}
        >
          <Action text={draftWords.download} onClick={() => download(damaged)} />
        </Line>
      )}
      {other && isOwn && (
        <Line
          text={draftWords.otherTab(Math.floor((Date.now() - other.changed) / 60_000))}
          onClose={() => keeper.keepMine()}
        >
          <Action text={draftWords.takeOther} onClick={() => keeper.takeOther()} />
          <Action text={draftWords.keepMine} onClick={() => keeper.keepMine()} />
        </Line>
      )}
      {(former || tried.length > 0) && (
        <Line text={draftWords.former} onClose={() => change(forgetFormer)}>
          {former && (
            <>
              <Action text={draftWords.backToFormer} onClick={() => change(backToFormer)} />
              <Action
                text={draftWords.compareWithFormer}
                onClick={() =>
                  compareWith(page, { text: octetText(former), name: draftWords.nameInCompare })
                }
              />
            </>
          )}
          {tried.length > 0 && (
            <Action text={draftWords.backToTried} onClick={() => change(backToTried)} />
          )}
        </Line>
      )}
      {lacksLog && !hasLog && (
        <Line
          text={draftWords.logGone}
          onClose={() => keeper.status.setState({ lacksLog: false })}
        />
      )}
      {isLinkGone && (
        <Line
          text={draftWords.linkGone}
          onClose={() => keeper.status.setState({ isLinkGone: false })}
        />
      )}
    </>
  );
}

function download(texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const name = index === 0 ? "robots.txt" : `robots-${index + 1}.txt`;
    saveFile(name, new Blob([encodeText(text).slice()], { type: "text/plain" }));
  }
}

type Intent = (state: EditorState) => TransactionSpec;

function Action({ text, onClick }: { text: string; onClick: () => void }) {
  // Beside another the button can go alone.
  const button = useFocusAfter<HTMLButtonElement>(TO_FILE);
  return (
    <button ref={button} type="button" className="action" onClick={onClick}>
      {text}
    </button>
  );
}

function Line(props: { text: string; role?: "alert"; onClose: () => void; children?: ReactNode }) {
  const { text, role, onClose, children } = props;
  const line = useFocusAfter(TO_FILE);
  return (
    <section ref={line} className="notice draft" role={role} aria-label={draftWords.yours}>
      <p>{text}</p>
      {children && <span>{children}</span>}
      <CloseButton onClose={onClose} />
    </section>
  );
}
