import { BookOpen, Contrast, Download, GitCompareArrows, Link2 } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { downloadFile } from "../features/file/later.ts";
import { OpenButton } from "../features/file/OpenButton.tsx";
import type { Notice } from "../ui/notices.ts";
import { type Theme, usePreferences } from "../ui/preferences.ts";
import { useSession } from "../ui/workspace.tsx";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { ReadAs } from "./ReadAs.tsx";
import { topBarWords } from "./words.ts";

// With it comes the code that makes links, which most visits do not.
const loadShareDialog = () => import("../features/share/ShareDialog.tsx");

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
      () => onNotice({ text: topBarWords.shareNotLoaded, recovered: null }),
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
          {topBarWords.brand}
          <span className="brand-rest">{topBarWords.brandRest}</span>
        </span>
      </h1>
      <div className="setup">
        <ReadAs />
        <SiteField />
        <AnswerField />
      </div>
      <div className="actions">
        <button
          type="button"
          className="action"
          aria-label={topBarWords.examples}
          onClick={onExamples}
        >
          <BookOpen className="icon" aria-hidden="true" />
          <span>{topBarWords.examples}</span>
        </button>
        <OpenButton name={topBarWords.open} onFile={onOpenFile} />
        <button
          type="button"
          className="action"
          aria-label={topBarWords.download}
          onClick={() => downloadFile(session).then(onNotice)}
        >
          <Download className="icon" aria-hidden="true" />
          <span>{topBarWords.download}</span>
        </button>
        <CompareButton isComparing={isComparing} onCompare={onCompare} />
        <button type="button" className="primary" aria-label={topBarWords.share} onClick={share}>
          <Link2 className="icon" aria-hidden="true" />
          <span>{topBarWords.share}</span>
        </button>
        <ThemeButton />
      </div>
      {ShareDialog && <ShareDialog onClose={() => setShareDialog(null)} />}
    </header>
  );
}

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
      aria-label={topBarWords.compare}
      aria-pressed={isComparing}
      onClick={onCompare}
    >
      <GitCompareArrows className="icon" aria-hidden="true" />
      <span>{topBarWords.compare}</span>
    </button>
  );
}

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };

function ThemeButton() {
  const { theme, setTheme } = usePreferences();
  return (
    <button
      type="button"
      className="action only-icon"
      aria-label={topBarWords.theme(theme)}
      title={topBarWords.changeTheme(theme, NEXT[theme])}
      onClick={() => setTheme(NEXT[theme])}
    >
      <Contrast className="icon" aria-hidden="true" />
    </button>
  );
}
