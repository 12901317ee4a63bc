import type { Session } from "../session/session.ts";
import type { Notice } from "./notices.ts";

// Reading and writing bytes is wanted only when a file comes or goes.
const loadFiles = () => import("./files.ts");

/** Opens a file of the user's in place of the text; says what happened where it could not. */
export function openFile(session: Session, file: File): Promise<Notice | null> {
  return loadFiles().then(
    (files) => files.openFile(session, file),
    () => notLoaded,
  );
}

/** Hands the text to the user as robots.txt; says what happened where it could not. */
export function downloadFile(session: Session): Promise<Notice | null> {
  return loadFiles().then(
    (files) => {
      files.downloadFile(session);
      return null;
    },
    () => notLoaded,
  );
}

const notLoaded: Notice = {
  text: "The part of the page that reads and writes files could not be loaded. Nothing was lost. Check the connection and try again.",
  recovered: null,
};
