import { askToOpen } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";

// Reading and writing bytes is wanted only when a file comes or goes.
const loadFiles = () => import("./files.ts");

/** Opens a file of the user's, in place of the text or as `take` does, unless something else is opened or asked for before it is read; says what happened where it could not. */
export function openFile(
  session: Session,
  file: File,
  take?: (text: string) => void,
): Promise<Notice | null> {
  const isWanted = askToOpen(session);
  return loadFiles().then((files) => files.openFile(session, file, isWanted, take), notLoaded);
}

/** Hands the text to the user as robots.txt; says what happened where it could not. */
export function downloadFile(session: Session): Promise<Notice | null> {
  return loadFiles().then((files) => {
    files.downloadFile(session);
    return null;
  }, notLoaded);
}

function notLoaded(): Notice {
  return saying(actionWords.filesNotLoaded);
}

/**
 * Opens a file dropped anywhere on the page but on parts that have a use of their own for it, marked
 * `data-takes-files`; with `part`, on those that are marked with it. Returns how to stop.
 */
export function onFileDropped(open: (file: File) => void, part?: string): () => void {
  const hasFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes("Files") && partOf(target) === part;
  const onDragOver = (event: DragEvent) => {
    if (hasFile(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file || !hasFile(event)) return;
    event.preventDefault();
    // Before the editor, which would insert the file at the drop.
    event.stopPropagation();
    open(file);
  };
  addEventListener("dragover", onDragOver, true);
  addEventListener("drop", onDrop, true);
  return () => {
    removeEventListener("dragover", onDragOver, true);
    removeEventListener("drop", onDrop, true);
  };
}

function partOf(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element && target.closest<HTMLElement>("[data-takes-files]");
  return marked ? marked.dataset.takesFiles : undefined;
}
