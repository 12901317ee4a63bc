import { BookOpen, Contrast, Download, GitCompareArrows, Link2 } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSession } from "../panels/workspace.tsx";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { downloadFile } from "./files-later.ts";
import type { Notice } from "./notices.ts";
import { OpenButton } from "./OpenButton.tsx";
import { type Theme, usePreferences } from "./preferences.ts";
import { ReadAs } from "./ReadAs.tsx";

// With it comes the code that makes links, which most visits do not.
const loadShareDialog = () => import("./ShareDialog.tsx");

/** The bar along the top: what the file is read as, and what can be done with the page as a whole. */
export function TopBar(props: {
  onOpenFile: (file: File) => void;
  onNotice: (notice: Notice | null) => void;
  onExamples: () => void;
  isComparing: boolean;
  onCompare: () => void;
}) {
  const { onOpenFile, onNotice, onExamples, isComparing, onCompare } = props;
  const session = useSession();
  const [ShareDialog, setShareDialog] = useState<ComponentType<{ onClose: () => void }> | null>(
    null,
  );
  const share = () =>
    loadShareDialog().then(
      ({ ShareDialog }) => setShareDialog(() => ShareDialog),
      () => onNotice(shareNotLoaded),
    );
  return (
    <header className="top">
      <h1 className="brand">
        <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
          <path className="mark-a" d="M3.5 3.5v4" />
          <path className="mark-b" d="M3.5 12.5v4" />
          <path d="m9 16.5 7.5-13" />
        </svg>
        <span>
          robots.txt<span className="brand-rest"> playground</span>
        </span>
      </h1>
      <div className="setup">
        <ReadAs />
        <SiteField />
        <AnswerField />
      </div>
      <div className="actions">
        <button type="button" className="action" aria-label="Examples" onClick={onExamples}>
          <BookOpen className="icon" aria-hidden="true" />
          <span>Examples</span>
        </button>
        <OpenButton name="Open" onFile={onOpenFile} />
        <button
          type="button"
          className="action"
          aria-label="Download"
          onClick={() => downloadFile(session).then(onNotice)}
        >
          <Download className="icon" aria-hidden="true" />
          <span>Download</span>
        </button>
        <CompareButton isComparing={isComparing} onCompare={onCompare} />
        <button type="button" className="primary" aria-label="Share" onClick={share}>
          <Link2 className="icon" aria-hidden="true" />
          <span>Share</span>
        </button>
        <ThemeButton />
      </div>
      {ShareDialog && <ShareDialog onClose={() => setShareDialog(null)} />}
    </header>
  );
}

const shareNotLoaded: Notice = {
  text: "The part of the page that makes links could not be loaded. Nothing was lost. Check the connection and press Share again.",
  recovered: null,
};

/** Shows the file beside another version of it, or the page as it is otherwise. */
function CompareButton(props: { isComparing: boolean; onCompare: () => void }) {
  const { isComparing, onCompare } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isComparing) return;
    return () => {
      // What had the focus is gone with the comparison.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isComparing]);
  return (
    <button
      ref={button}
      type="button"
      className="action"
      aria-label="Compare"
      aria-pressed={isComparing}
      onClick={onCompare}
    >
      <GitCompareArrows className="icon" aria-hidden="true" />
      <span>Compare</span>
    </button>
  );
}

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };
const NAMES: Readonly<Record<Theme, string>> = {
  system: "as the system",
  light: "light",
  dark: "dark",
};

function ThemeButton() {
  const { theme, setTheme } = usePreferences();
  const label = `Theme: ${NAMES[theme]}`;
  return (
    <button
      type="button"
      className="action only-icon"
      aria-label={label}
      title={`${label}; change to ${NAMES[NEXT[theme]]}`}
      onClick={() => setTheme(NEXT[theme])}
    >
      <Contrast className="icon" aria-hidden="true" />
    </button>
  );
}
