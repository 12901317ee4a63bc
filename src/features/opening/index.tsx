import { redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { Redo2, Undo2 } from "lucide-react";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { removeAllCrawlers, removeAllUrls } from "../../core/intents.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import { whenIdle } from "../../ui/browser.ts";
import type { Feature } from "../../ui/feature.ts";
import { besideRegions, inNotice, later } from "../../ui/later.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useLayout } from "../../ui/use-layout.ts";
import { tell, useSession, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";
import { DownloadButton, OpenFileButton } from "./FileButtons.tsx";
import { onFileDropped, openFile } from "./open-file.ts";
import { onPaste, showsExample } from "./paste.ts";
import { startWords } from "./words.ts";

/** How a page begins: a new file, from a template, pasted whole or dropped, and an empty table; URLs from what is pasted. Builds on lessons. */
export const opening: Feature = {
  actions: [NewButton],
  tableMenus: [ClearMenu],
  bars: [FirstBar],
  belowEditor: [FirstSteps],
  listen(page) {
    const { session, shown } = page;
    const stops = [
      onPaste(page),
      onFileDropped((dropped, files) => tell(shown, openFile(session, dropped, null, files))),
      whenLoaded(() => import("./special-pastes.ts").then((pastes) => pastes.onSpecialPaste(page))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Listens with what is loaded once the page is idle; where that fails, nothing is heard. Returns how to stop. */
function whenLoaded(listen: () => Promise<() => void>): () => void {
  const listening = whenIdle()
    .then(listen)
    .catch(() => () => {});
  return () => void listening.then((stop) => stop());
}

const FileFacts = besideRegions(partWords.facts, () =>
  import("./FileFacts.tsx").then((module) => module.FileFacts),
);

/** Opens a file by button, downloads it byte for byte, and shows its size, line endings and encoding. */
export const file: Feature = { actions: [OpenFileButton, DownloadButton], facts: [FileFacts] };

/** The way back, as buttons. */
export const history: Feature = { actions: [UndoButtons] };

const NewMenu = later(startWords.new, () =>
  import("./NewMenu.tsx").then((module) => module.NewMenu),
);

const EmptyFile = later(startWords.beginnings, () =>
  import("./EmptyFile.tsx").then((module) => module.EmptyFile),
);

const FirstChoices = later(
  startWords.beginnings,
  () => import("./FirstChoices.tsx").then((module) => module.FirstChoices),
  inNotice,
);

/** What to do, until the first edit, or as long as the file is empty. */
function FirstSteps() {
  const isEmpty = useSessionState((state) => state.doc.length === 0);
  return isEmpty ? <EmptyFile /> : <FirstLine />;
}

/** On a phone the file is behind a tab. */
function FirstBar() {
  return useLayout() === "phone" && <FirstLine />;
}

/** Where there is no room for all of it, what it says last is not shown. On a phone, which has the menus behind others, it leads there. */
function FirstLine() {
  const { shown } = useWorkspace();
  const isExample = useSessionState(showsExample);
  const isPhone = useLayout() === "phone";
  if (!isExample) return null;
  const close = () => shown.setState({ dialog: null });
  const Line = isPhone ? "button" : "p";
  return (
    <Line
      className="first-line"
      {...(isPhone && {
        onClick: () => shown.setState({ dialog: <FirstChoices onClose={close} /> }),
      })}
    >
      <span>{startWords.whatToDo}</span> <span>{startWords.whatHappens}</span>
    </Line>
  );
}

/** Starts a new file. */
function NewButton() {
  return (
    <Menu name={startWords.new} title={startWords.aboutNew}>
      {(close) => <NewMenu close={close} />}
    </Menu>
  );
}

/** Empties the table. */
function ClearMenu() {
  const session = useSession();
  const hasUrls = useSessionState((state) => state.field(urlsInput.field).length > 0);
  const hasCrawlers = useSessionState((state) => state.field(crawlersInput.field).length > 0);
  return (
    <Menu name={startWords.clear} title={startWords.aboutClear}>
      {(close) => {
        const clear = (what: (state: EditorState) => TransactionSpec) => {
          session.dispatch(what(session.getState()));
          close();
        };
        return (
          <>
            <button type="button" disabled={!hasUrls} onClick={() => clear(removeAllUrls)}>
              {startWords.removeUrls}
            </button>
            <button type="button" disabled={!hasCrawlers} onClick={() => clear(removeAllCrawlers)}>
              {startWords.removeCrawlers}
            </button>
          </>
        );
      }}
    </Menu>
  );
}

/** Takes back what was done last, and does it again, wherever the focus is. */
function UndoButtons() {
  const session = useSession();
  const canUndo = useSessionState((state) => undoDepth(state) > 0);
  const canRedo = useSessionState((state) => redoDepth(state) > 0);
  const run = (command: typeof undo) =>
    command({ state: session.getState(), dispatch: session.dispatch });
  return (
    <>
      <IconButton
        Icon={Undo2}
        name={actionNames.undo}
        isRepeatable
        disabled={!canUndo}
        onClick={() => run(undo)}
      />
      <IconButton
        Icon={Redo2}
        name={actionNames.redo}
        isRepeatable
        disabled={!canRedo}
        onClick={() => run(redo)}
      />
    </>
  );
}
