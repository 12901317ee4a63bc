import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { formatFile } from "./format-file.ts";

/** Tidies the file. */
export function FormatButton() {
  const session = useSession();
  const tell = useTell();
  return (
    <button
      type="button"
      className="format"
      title={actionNames.aboutFormat}
      onClick={() => tell(formatFile(session))}
    >
      {actionNames.format}
    </button>
  );
}
