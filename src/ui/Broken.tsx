import { RotateCcw } from "lucide-react";
import { CopyTrouble } from "../features/trouble/CopyTrouble.tsx";
import { troubleWords } from "../words/regions.ts";

/** What stands in the place of a part of the page that broke. */
export function Broken(props: { name: string; error: unknown; onTryAgain: () => void }) {
  const { name, error, onTryAgain } = props;
  return (
    <div className="empty broken" role="alert">
      <p>{troubleWords.stopped(name)}</p>
      <p className="broken-actions">
        <button type="button" className="action" onClick={onTryAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          {troubleWords.tryAgain}
        </button>
        <CopyTrouble where={name} error={error} />
      </p>
    </div>
  );
}
