import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { analysisOf, readerOf } from "../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../core/inputs.ts";
import { excerpt } from "../words/quoting.ts";
import { readerWords, regionWords } from "../words/regions.ts";
import { useSessionState } from "./workspace.tsx";

// Always the same element, which is not drawn again with its panel.
const foldIcon = <ChevronDown className="icon" aria-hidden="true" />;

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
          {foldIcon}
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

/** As whom a panel reads the file: a crawler, or without one the standard; nothing where one parser reads for all. */
export function ReadBy() {
  const reader = useSessionState((state) =>
    state.field(readAsInput.field) === EACH_AS_ITSELF
      ? (readerOf(state) ?? analysisOf(state).dialect.title)
      : null,
  );
  if (reader === null) return null;
  return (
    <span className="read-by">
      <span>{readerWords.readBy(excerpt(reader))}</span>
    </span>
  );
}
