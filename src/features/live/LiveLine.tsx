import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CloseButton } from "../../ui/ActionButton.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

/** What happened, in a line of the strip, and what can be done. */
export function LiveLine(props: {
  /** Whether the site is at fault. */
  isWarning?: boolean;
  text: string;
  /** Buttons. */
  children: ReactNode;
  onClose: () => void;
}) {
  const { isWarning = false, text, children, onClose } = props;
  return (
    <div className="live-line">
      {isWarning ? (
        <TriangleAlert className="icon live-warning" aria-hidden="true" />
      ) : (
        <Info className="icon" aria-hidden="true" />
      )}
      <p role="alert" className="live-sentence">
        <Sentence text={text} />
      </p>
      <div className="live-actions">
        {children}
        <CloseButton onClose={onClose} />
      </div>
    </div>
  );
}

/** A button of a line. */
export function LiveAction({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className="action" onClick={onClick}>
      {name}
    </button>
  );
}
