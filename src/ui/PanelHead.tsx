import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { regionWords } from "../words/regions.ts";

/** The head of a panel: its name, which folds the panel where it can fold, and its controls. */
export function PanelHead(props: {
  title: string;
  count?: ReactNode;
  folded?: boolean;
  onFold?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { title, count, folded = false, onFold, children } = props;
  return (
    <header className="head">
      {onFold && (
        <button
          type="button"
          className="fold"
          aria-expanded={!folded}
          aria-label={folded ? regionWords.unfold(title) : regionWords.fold(title)}
          onClick={onFold}
        >
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      )}
      <h2>
        {title}
        {count !== undefined && <span className="n"> {count}</span>}
      </h2>
      {!folded && children}
    </header>
  );
}
