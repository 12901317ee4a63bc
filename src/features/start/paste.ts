import { undo } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import { urlsInput } from "../../core/inputs.ts";
import { openFileText, openPage, wholePageIn } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import type { Session } from "../../core/session.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { Notice, NoticeAction } from "../../ui/notices.ts";
import type { PageControls } from "../../ui/workspace.tsx";
import { likenessToUrl } from "../import/collection.ts";
import { importFrom } from "../import/index.ts";
import { pasteWords, startWords } from "./words.ts";

/** Where something is pasted. */
export type PastePlace = "file" | "urls" | "nothing";

/** Takes what is pasted where it belongs, and says so. Returns how to stop. */
export function onPaste({ session, shown }: PageControls): () => void {
  const take = (event: ClipboardEvent) => {
    const { stage, dialog } = shown.getState();
    // A comparison has texts of its own.
    if (stage !== null || dialog !== null) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const place = placeOf(event.target);
    // Nothing pasted, a file, or a box with a use of its own for it.
    if (text === "" || place === null || event.defaultPrevented) return;
    const pasted = pasteInto(session, text, place);
    if (pasted === null) return;
    if (pasted.isDone) {
      event.preventDefault();
      event.stopPropagation();
    }
    // After the editor has taken the text: the next edit ends what a notice offers.
    setTimeout(() => pasted.notice.then((notice) => notice && shown.setState({ notice })));
  };
  addEventListener("paste", take, true);
  return () => removeEventListener("paste", take, true);
}

function placeOf(target: EventTarget | null): PastePlace | null {
  if (!(target instanceof Element)) return null;
  if (target.closest("[data-paste=file]")) return "file";
  if (target.closest("[data-paste=urls]")) return "urls";
  return target.closest("input,textarea,select,dialog,[contenteditable=true]") ? null : "nothing";
}

interface Pasted {
  /** Whether the text is where it belongs; else the box takes it as it always does. */
  readonly isDone: boolean;
  readonly notice: Promise<Notice | null>;
}

/** What comes of a text that is pasted; null where the box that it is pasted into takes it and there is nothing to say. */
export function pasteInto(session: Session, text: string, place: PastePlace): Pasted | null {
  const done = (notice: Notice | null): Pasted => ({
    isDone: true,
    notice: Promise.resolve(notice),
  });
  if (looksLikeRobots(text)) {
    const state = session.getState();
    if (place === "urls") {
      const action = replacing(session, text, pasteWords.openAsFile);
      return done({ text: pasteWords.forUrls, recovered: null, action });
    }
    if (showsExample(state)) return done(replaceExample(session, text));
    const { from, to } = state.selection.main;
    // Pasted over the whole file, it takes its place as it is.
    if (place === "file" && from === 0 && to === state.doc.length) return null;
    if (place === "nothing") session.dispatch(state.replaceSelection(text));
    const action = replacing(session, text, pasteWords.replaceInstead);
    const notice = { text: pasteWords.intoFile, recovered: null, isReport: true, action };
    return { isDone: place === "nothing", notice: Promise.resolve(notice) };
  }
  if (place !== "nothing") return null;
  if (looksLikeUrls(text)) return { isDone: true, notice: importFrom(session, text) };
  return done({ text: pasteWords.notUnderstood, recovered: null });
}

/** Whether the page still shows the example that it begins with, and nothing was edited in it. */
function showsExample(state: EditorState): boolean {
  const urls = state.field(urlsInput.field);
  return (
    state.doc.length === sample.text.length &&
    urls.length === sample.urls.length &&
    urls.every((url, index) => url === sample.urls[index]) &&
    state.doc.toString() === sample.text
  );
}

function replaceExample(session: Session, text: string): Notice {
  const state = session.getState();
  const { urls: _, expectations: __, ...page } = wholePageIn(state);
  const urls = ["/"];
  session.dispatch(openPage(state, { ...page, text, urls, focus: { url: 0, crawler: 0 } }));
  return undoable(session, pasteWords.replacedExample);
}

/** An offer to put the pasted text in the place of the file. */
function replacing(session: Session, text: string, label: string): NoticeAction {
  const take = () => {
    session.dispatch(openFileText(session.getState(), text));
    return undoable(session, pasteWords.replaced);
  };
  return { label, take };
}

/** Says what was done, and offers to undo it. */
export function undoable(session: Session, text: string): Notice {
  const take = () => {
    undo({ state: session.getState(), dispatch: session.dispatch });
    return null;
  };
  return { text, recovered: null, isReport: true, action: { label: startWords.undo, take } };
}

/** Lines that are looked at. */
const SAMPLED = 50;

/** Whether a text is markup, a log, or mostly lines of which one cell is a URL or a path. */
function looksLikeUrls(text: string): boolean {
  const lines = text
    .slice(0, 16 * 1024)
    .split(/[\r\n]+/, SAMPLED)
    .filter((line) => line.trim() !== "");
  if (lines[0]?.trimStart().startsWith("<")) return true;
  const isCell = (cell: string) => !/\S\s/.test(cell.trim()) && likenessToUrl(cell) > 0;
  const urls = lines.filter((line) => IN_LOG.test(line) || line.split(/[\t,;]/, 20).some(isCell));
  return urls.length * 2 > lines.length;
}

// A request in the log formats of Apache and nginx, "GET /a HTTP/1.1".
const IN_LOG = /"[A-Z]{3,7} \S+ HTTP\//;

/** A file says in its beginning what it is; in UTF-16 units. */
const LOOKED_AT = 64 * 1024;

/**
 * Whether a text is a whole robots.txt rather than a line of one, a list of URLs or prose: it has a
 * user-agent line, and most of its lines that are neither blank nor comments are fields that the
 * parser knows. Looks at the first 64 Ki characters.
 */
export function looksLikeRobots(text: string): boolean {
  const { groups, lines } = analyse(text.slice(0, LOOKED_AT), defaultDialect);
  if (groups.length === 0) return false;
  let known = 0;
  let others = 0;
  for (const { content } of lines) {
    if (content.kind === "blank") continue;
    if (content.kind === "field" && content.name !== null) known++;
    else others++;
  }
  return known > 1 && known > others;
}
