import type { EditorState } from "@codemirror/state";
import { urlsInput } from "../../core/inputs.ts";
import { openFileText, openPage, openText, wholePageIn } from "../../core/intents.ts";
import { looksLikeRobots } from "../../core/looks-like-robots.ts";
import { type Notice, type NoticeAction, saying, undoable } from "../../core/notices.ts";
import { sample } from "../../core/sample.ts";
import type { Session } from "../../core/session.ts";
import { addressWith } from "../../ui/address.ts";
import type { PageControls } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";
import { pasteWords } from "./words.ts";

/** Where something is pasted. `box`: of one line, for something else than a file or URLs. */
type PastePlace = "file" | "urls" | "box" | "nothing";

// Few paste anything but text into the file or into a box for it.
const loadElsewhere = () => import("./pasted-elsewhere.ts");

/** Takes what is pasted where it belongs, and says so. Returns how to stop. */
export function onPaste({ session, shown }: PageControls): () => void {
  const take = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const html = event.clipboardData?.getData("text/html") ?? "";
    if (isTooLong(text, event.target)) {
      event.preventDefault();
      event.stopPropagation();
      shown.setState({ notice: saying(actionWords.largePaste(Math.round(text.length / MEBI))) });
      return;
    }
    const { stage, dialog } = shown.getState();
    // A comparison has texts of its own.
    if (stage !== null || dialog !== null || event.defaultPrevented) return;
    const [file] = event.clipboardData?.files ?? [];
    const place = placeOf(event.target);
    if (place === null) return;
    const pasted =
      text === "" ? file && pasteFile(session, file, place) : pasteInto(session, text, place, html);
    if (!pasted) return;
    if (pasted.isDone) {
      event.preventDefault();
      event.stopPropagation();
    }
    // After the editor has taken the text: the next edit ends what a notice offers.
    setTimeout(() => pasted.notice.then((notice) => notice && shown.setState({ notice })));
  };
  addEventListener("paste", take, true);
  addEventListener("beforeinput", pasteInserted, true);
  return () => {
    removeEventListener("paste", take, true);
    removeEventListener("beforeinput", pasteInserted, true);
  };
}

const MEBI = 1024 * 1024;

/** The longest paste into the file, in UTF-16 units; for files see files.ts, for boxes too-long.ts. */
const LONGEST = 16 * MEBI;

/** Whether a paste is longer than the file takes: then nothing is pasted. */
function isTooLong({ length }: string, target: EventTarget | null): boolean {
  return length > LONGEST && !(target instanceof Element && target.matches("input,textarea"));
}

/** Takes lines that a keyboard inserts in one go as pasted: a box for one line would join them, and in the editor the browser would draw them one by one, in time that grows with the square of their number. */
function pasteInserted(event: InputEvent): void {
  const { data, inputType, cancelable, target } = event;
  if (inputType !== "insertText" || !cancelable || !data?.trim().includes("\n")) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", data);
  const paste = { clipboardData, bubbles: true, cancelable: true };
  if (target?.dispatchEvent(new ClipboardEvent("paste", paste))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Null where what is pasted is none of the page's business. */
function placeOf(target: EventTarget | null): PastePlace | null {
  if (!(target instanceof Element)) return null;
  if (target.closest("[data-paste=urls]")) return "urls";
  if (target.closest("textarea,select,dialog")) return null;
  if (target.closest("input")) return "box";
  if (target.closest("[data-paste=file]")) return "file";
  return target.closest("[contenteditable=true]") ? null : "nothing";
}

interface Pasted {
  /** Whether the text is where it belongs; else the box takes it as it always does. */
  readonly isDone: boolean;
  readonly notice: Promise<Notice | null>;
}

/** What comes of a text that is pasted; null where the box that it is pasted into takes it and there is nothing to say. `html`: the same as the program from which it was copied shows it. */
export function pasteInto(
  session: Session,
  text: string,
  place: PastePlace,
  html = "",
): Pasted | null {
  if (looksLikeRobots(text)) return pasteRobots(session, text, place);
  const takesUrls = place === "urls" || place === "nothing";
  // A link may come before what opens other links (see special-pastes.ts) is loaded.
  if (place !== "box" && text.startsWith(addressWith("")))
    return elsewhere(({ pasteText }) => pasteText(session, text, null));
  // The cells of a spreadsheet may show names for their links.
  if (takesUrls && /<td/i.test(html) && /<a\s/i.test(html))
    return elsewhere(({ pasteCells }) => pasteCells(session, text, html));
  if (place === "nothing") {
    const state = session.getState();
    const replace = showsExample(state) ? (file: string) => replaceExample(session, file) : null;
    return elsewhere(({ pasteText }) => pasteText(session, text, replace));
  }
  // A file has no NUL, but what was copied from a program or a picture does.
  if (place === "file" && text.includes("\0"))
    return { isDone: false, notice: Promise.resolve(undoable(session, pasteWords.notText)) };
  return null;
}

/** A file that was copied: the browser would ignore it. */
function pasteFile(session: Session, file: File, place: PastePlace): Pasted {
  return elsewhere((pasted) => pasted.pasteFile(session, file, place === "urls"));
}

function elsewhere(
  paste: (module: Awaited<ReturnType<typeof loadElsewhere>>) => Promise<Notice | null>,
): Pasted {
  return { isDone: true, notice: loadElsewhere().then(paste, () => saying(pasteWords.notLoaded)) };
}

function pasteRobots(session: Session, text: string, place: PastePlace): Pasted | null {
  const done = (notice: Notice | null): Pasted => ({
    isDone: true,
    notice: Promise.resolve(notice),
  });
  const state = session.getState();
  if (place === "urls") return done(offering(session, text, pasteWords.forUrls));
  if (showsExample(state)) return done(replaceExample(session, text));
  if (place === "box") return done(offering(session, text, pasteWords.forBox));
  const { from, to } = state.selection.main;
  // Pasted over the whole file, it takes its place as it is.
  if (from === 0 && to === state.doc.length) {
    if (place === "file") return null;
    session.dispatch(openText(state, text));
    return done(undoable(session, pasteWords.replaced));
  }
  if (place === "nothing") session.dispatch(state.replaceSelection(text));
  const action = replacing(session, text, pasteWords.replaceInstead);
  const notice = { text: pasteWords.intoFile, recovered: null, isReport: true, action };
  return { isDone: place === "nothing", notice: Promise.resolve(notice) };
}

/** Whether the page still shows the example that it begins with, and nothing was edited in it. */
export function showsExample(state: EditorState): boolean {
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

/** Says that a box cannot take the text, and offers to open it as the file. */
function offering(session: Session, robots: string, text: string): Notice {
  return { text, recovered: null, action: replacing(session, robots, pasteWords.openAsFile) };
}

/** An offer to put the pasted text in the place of the file. */
function replacing(session: Session, text: string, label: string): NoticeAction {
  const take = () => {
    session.dispatch(openFileText(session.getState(), text));
    return undoable(session, pasteWords.replaced);
  };
  return { label, take };
}
