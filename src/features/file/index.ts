import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { tell } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import { DownloadButton, OpenFileButton } from "./FileButtons.tsx";
import { onFileDropped, openFile } from "./open-file.ts";

const FileFacts = besideRegions(partWords.facts, () =>
  import("./FileFacts.tsx").then((module) => module.FileFacts),
);

/** Opens a file by button or drop, downloads it byte for byte, and shows its size, line endings and encoding. */
export const file: Feature = {
  actions: [OpenFileButton, DownloadButton],
  facts: [FileFacts],
  listen: ({ session, shown }) =>
    onFileDropped((dropped, count) => tell(shown, openFile(session, dropped, null, count))),
};
