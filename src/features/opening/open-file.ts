import { askToOpen } from "../../core/latest.ts";
import { type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { actionWords } from "../../words/regions.ts";

// The code for bytes is loaded with the first file that is opened or downloaded.
const loadFiles = () => import("./files.ts");

/** Opens a file of the user's, in place of the text or as `take` does, unless something else is opened or asked for before it is read; says why where it could not. `files`: those that came with it, and itself. */
export function openFile(
  session: Session,
  file: File,
  take?: ((text: string) => void) | null,
  files: readonly File[] = [file],
): Promise<Notice | null> {
  const isWanted = askToOpen(session);
  if (take) return loadFiles().then((files) => files.readFile(file, isWanted, take), notLoaded);
  return import("./open-or-offer.ts").then(
    (opening) => opening.openOrOffer(session, file, isWanted, files),
    notLoaded,
  );
}

/** Downloads the text as robots.txt; says why where it could not. */
export function downloadFile(session: Session): Promise<Notice | null> {
  return loadFiles().then((files) => {
    files.saveText(session);
    return null;
  }, notLoaded);
}

function notLoaded(): Notice {
  return saying(actionWords.filesNotLoaded);
}

/**
 * Opens a file that is dropped anywhere on the page, except on parts that handle files themselves,
 * marked `data-takes-files`; with `part`, on parts marked with that value. Of several, `open` gets
 * robots.txt, or else the first, and all of them. Returns how to stop.
 */
export function onFileDropped(
  open: (file: File, files: readonly File[]) => void,
  part?: string,
): () => void {
  const hasFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes("Files") && partOf(target) === part;
  const onDragOver = (event: DragEvent) => {
    if (hasFile(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    const file = files.find(({ name }) => name === "robots.txt") ?? files[0];
    if (!file || !hasFile(event)) return;
    event.preventDefault();
    // Before the editor, which would insert the file at the drop.
    event.stopPropagation();
    open(file, files);
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
