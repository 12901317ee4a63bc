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
