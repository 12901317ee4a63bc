// @chunk writing
import { saying } from "../../core/notices.ts";
import { isSeveralUrls } from "../../core/typed-urls.ts";
import type { PageControls } from "../../ui/workspace.tsx";
import { actionWords } from "../../words/regions.ts";
import { tooLongForBox } from "./too-long-words.ts";

const MEBI = 1024 * 1024;

/** How much fits, in UTF-16 units: a dropped text into the file, a list into the table, a text into a box, a line into a box. For a megabyte in a box a browser takes seconds, and for twenty it may crash. */
const LONGEST = { file: 16 * MEBI, list: 64 * MEBI, text: MEBI / 2, line: 200_000 };

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Pastes, drops and inserts nothing where a box could not draw the text, and says so; the box keeps what it has. Returns how to stop. */
export function refuseTooLong({ shown }: PageControls): () => void {
  const over = new AbortController();
  const listen = <Name extends "paste" | "drop" | "beforeinput">(
    name: Name,
    textOf: (event: WindowEventMap[Name]) => string | null | undefined,
  ) =>
    addEventListener(
      name,
      (event) => {
        const text = textOf(event) ?? "";
        const box = isBox(event.target) ? event.target : null;
        if (!box && name !== "drop") return;
        const length = text.length + (box ? lengthBeside(box) : 0);
        const most = mostIn(box, text);
        if (length <= most) return;
        event.preventDefault();
        event.stopPropagation();
        if (box) complain(box, tooLongForBox(length, most));
        else shown.setState({ notice: saying(actionWords.largePaste(Math.round(length / MEBI))) });
      },
      { capture: true, signal: over.signal },
    );
  listen("paste", ({ clipboardData }) => clipboardData?.getData("text/plain"));
  listen("drop", ({ dataTransfer }) => dataTransfer?.getData("text/plain"));
  listen("beforeinput", ({ data }) => data);
  return () => over.abort();
}

function isBox(target: EventTarget | null): target is Box {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function mostIn(box: Box | null, text: string): number {
  if (!box) return LONGEST.file;
  if (box instanceof HTMLTextAreaElement) return LONGEST.text;
  // A list goes into the table and not into the box.
  return box.dataset.paste === "urls" && isSeveralUrls(text) ? LONGEST.list : LONGEST.line;
}

/** How much of the text in a box stays when something is put into it. */
function lengthBeside({ value, selectionStart, selectionEnd }: Box): number {
  return value.length - (selectionEnd ?? 0) + (selectionStart ?? 0);
}

/** Says it beside the box, because a dialog would cover a notice of the page. */
function complain(box: Box, sentence: string): void {
  box.setCustomValidity(sentence);
  box.reportValidity();
  // A form with it could not be sent until then.
  const over = new AbortController();
  const end = () => {
    box.setCustomValidity("");
    over.abort();
  };
  for (const type of ["input", "keydown", "pointerdown", "focusout"])
    addEventListener(type, end, { capture: true, signal: over.signal });
}
