import { useId, useRef, useState } from "react";
import { answerIdOf } from "../../core/answers.ts";
import { siteOf } from "../../core/derived.ts";
import type { OtherFile } from "../../core/inputs.ts";
import { setSite } from "../../core/intents.ts";
import type { Session } from "../../core/session.ts";
import type { Site } from "../../engine/url/scope.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSession, useSessionState, useTableView } from "../../ui/workspace.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import type { Failure } from "./ask-site.ts";
import {
  editInstead,
  hasRoomFor,
  isFramed,
  isOfWeb,
  keepFile,
  originOf,
  removeFile,
  roomIn,
  type TableSite,
  type TableSites,
  tableSites,
} from "./model.ts";
import { useAsking } from "./use-asking.ts";
import { siteWords } from "./words.ts";

/** The sites of the table, and the file of each. */
export function SitesDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const handle = useRef<DialogHandle>(null);
  const { shown, total } = useSessionState(tableSites, areSame);
  const room = useSessionState(roomIn);
  const isKnown = useSessionState((state) => siteOf(state) !== null);
  const { asking, waiting, ask, forget } = useAsking(session);
  const missing = shown
    .filter(({ site, file, isInEditor }) => !file && !isInEditor && isOfWeb(site))
    .slice(0, room);
  return (
    <Dialog
      ref={handle}
      className="sites-dialog"
      heading={siteWords.heading}
      intro={siteWords.intro}
      onClose={onClose}
    >
      {!isKnown && <p>{siteWords.unknownSite}</p>}
      {missing.length > 1 && !isFramed() && (
        <button
          type="button"
          className="primary"
          disabled={[...asking.values()].includes("asking")}
          onClick={() => ask(missing.map(({ site }) => site))}
        >
          {siteWords.openAll}
        </button>
      )}
      <div role="status" className="told">
        {waiting !== null && <p>{siteWords.waiting(waiting)}</p>}
      </div>
      <ul className="sites" aria-label={siteWords.list}>
        {shown.map((each) => (
          <SiteRow
            key={each.origin}
            each={each}
            news={asking.get(each.origin) ?? null}
            onAsk={() => ask([each.site])}
            onForget={forget}
            onShow={() => handle.current?.close()}
          />
        ))}
      </ul>
      {total > shown.length && <p>{siteWords.moreSites(total - shown.length)}</p>}
    </Dialog>
  );
}

function areSame({ shown: before, total }: TableSites, now: TableSites): boolean {
  const isSame = (one: TableSite, other: TableSite | undefined) =>
    one.origin === other?.origin &&
    one.urls === other.urls &&
    one.file === other.file &&
    one.isInEditor === other.isInEditor;
  return total === now.total && before.every((one, index) => isSame(one, now.shown[index]));
}

function SiteRow(props: {
  each: TableSite;
  news: "asking" | Failure | null;
  onAsk: () => void;
  onForget: (site: Site) => void;
  /** Closes the dialog, so that the table can be seen. */
  onShow: () => void;
}) {
  const { each, news, onAsk, onForget, onShow } = props;
  const { site, origin, urls, file, isInEditor } = each;
  const [, change] = useTableView();
  const isKnown = useSessionState((state) => siteOf(state) !== null);
  const id = useId();
  // A button that goes once it is pressed leaves the focus with its site.
  const row = `[id="${id}"]`;
  const state = isInEditor ? siteWords.inEditor : file ? stateOf(file) : siteWords.noFile(!isKnown);
  return (
    <li id={id} tabIndex={-1}>
      <p className="site-head">
        <code>{origin}</code>
        <span>{siteWords.urls(urls)}</span>
        {urls > 0 && (
          <button
            type="button"
            className="link"
            aria-label={siteWords.showUrlsNamed(origin)}
            onClick={() => {
              change({ query: `origin:${origin}`, show: "all", among: "" });
              onShow();
            }}
          >
            {siteWords.showUrls}
          </button>
        )}
      </p>
      <p role="status">
        {news === "asking" ? siteWords.asking : state}
        {!isOfWeb(site) && ` ${siteWords.notOfWeb}`}
      </p>
      {news && news !== "asking" && (
        <Failed site={site} failure={news} focusAfter={row} onDone={onForget} />
      )}
      {!isInEditor && <Actions each={each} row={row} isAsking={news === "asking"} onAsk={onAsk} />}
      {file && (
        <details>
          <summary>{siteWords.show}</summary>
          <textarea
            readOnly
            rows={8}
            aria-label={siteWords.fileNamed(origin)}
            value={file.fileText}
          />
        </details>
      )}
    </li>
  );
}

function stateOf({ answer, opened }: OtherFile): string {
  const named = circumstanceWords.answerNamed(answerIdOf(answer));
  return opened === null ? siteWords.notOpened(named) : siteWords.opened(named, opened);
}

/** What can be done with the file of another site. */
function Actions(props: {
  each: TableSite;
  /** Finds its row. */
  row: string;
  isAsking: boolean;
  onAsk: () => void;
}) {
  const { each, row, isAsking, onAsk } = props;
  const { site, origin, file } = each;
  const session = useSession();
  const hasRoom = useSessionState((state) => hasRoomFor(state, site));
  const [isPasting, setIsPasting] = useState(false);
  const id = useId();
  return (
    <>
      <p className="site-actions">
        {isOfWeb(site) && !isFramed() && (
          <button
            type="button"
            className="small"
            aria-label={file ? siteWords.refreshNamed(origin) : siteWords.openLiveNamed(origin)}
            disabled={isAsking || !hasRoom}
            onClick={onAsk}
          >
            {file ? siteWords.refresh : siteWords.openLive}
          </button>
        )}
        <button
          type="button"
          className="small"
          aria-label={siteWords.pasteNamed(origin)}
          aria-expanded={isPasting}
          aria-controls={id}
          disabled={!hasRoom}
          onClick={() => setIsPasting(!isPasting)}
        >
          {siteWords.paste}
        </button>
        {file ? <FileActions file={file} row={row} /> : <EditorsSite origin={origin} row={row} />}
      </p>
      {!hasRoom && <p>{siteWords.full}</p>}
      <div id={id} hidden={!isPasting}>
        {isPasting && (
          <PasteBox
            origin={origin}
            row={row}
            onText={(text) => {
              setIsPasting(false);
              keepPasted(session, site, text);
            }}
          />
        )}
      </div>
    </>
  );
}

/** Says whose file is in the editor. */
function EditorsSite({ origin, row }: { origin: string; row: string }) {
  const session = useSession();
  const box = useFocusAfter<HTMLSpanElement>(row);
  return (
    <span ref={box}>
      <button
        type="button"
        className="small"
        aria-label={siteWords.isEditorsNamed(origin)}
        title={siteWords.aboutIsEditors}
        onClick={() => session.dispatch(setSite(origin))}
      >
        {siteWords.isEditors}
      </button>
    </span>
  );
}

/** What can be done with a file that is here. */
function FileActions({ file, row }: { file: OtherFile; row: string }) {
  const session = useSession();
  const isKnown = useSessionState((state) => siteOf(state) !== null);
  const buttons = useFocusAfter<HTMLSpanElement>(row);
  const origin = originOf(file.site);
  return (
    <span ref={buttons} className="site-actions">
      <button
        type="button"
        className="small"
        aria-label={siteWords.editNamed(origin)}
        title={isKnown ? siteWords.aboutEdit : siteWords.editNeedsSite}
        disabled={!isKnown}
        onClick={() => session.dispatch(editInstead(session.getState(), file))}
      >
        {siteWords.edit}
      </button>
      <button
        type="button"
        className="small"
        aria-label={siteWords.removeNamed(origin)}
        onClick={() => session.dispatch(removeFile(session.getState(), file.site))}
      >
        {siteWords.remove}
      </button>
    </span>
  );
}

function keepPasted(session: Session, site: Site, text: string): void {
  const file = {
    site,
    fileText: text,
    answer: { kind: "ok" },
    opened: null,
  } as const;
  session.dispatch(keepFile(session.getState(), file));
}

function PasteBox(props: { origin: string; row: string; onText: (text: string) => void }) {
  const { origin, row, onText } = props;
  const [text, setText] = useState("");
  const form = useFocusAfter<HTMLFormElement>(row);
  return (
    <form
      ref={form}
      className="paste-site"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
        autoFocus
        rows={6}
        spellCheck={false}
        aria-label={siteWords.pasted(origin)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="primary">
        {siteWords.usePasted}
      </button>
    </form>
  );
}

/** Why a site sent no response, and the way to treat it as crawlers do. */
export function Failed(props: {
  site: Site;
  failure: Failure;
  /** Finds what has the focus once this is gone. */
  focusAfter: string;
  onDone: (site: Site) => void;
}) {
  const { site, failure, focusAfter, onDone } = props;
  const session = useSession();
  const line = useFocusAfter<HTMLParagraphElement>(focusAfter);
  const { meant } = failure;
  const treat = (answer: OtherFile["answer"]) => {
    const file = { site, fileText: "", answer, opened: Date.now() };
    session.dispatch(keepFile(session.getState(), file));
    onDone(site);
  };
  return (
    <p ref={line} role="alert" className="site-failure">
      <Sentence text={`${failure.text} ${liveWords.nothingLost}`} />{" "}
      {meant && (
        <button type="button" className="small" onClick={() => treat(meant)}>
          {meant.kind === "redirects"
            ? liveWords.readAsTooManyRedirects
            : liveWords.readAsUnreachable}
        </button>
      )}
    </p>
  );
}
