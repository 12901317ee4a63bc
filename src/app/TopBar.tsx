import { BookOpen, Contrast, Download, FolderOpen, Link2 } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { useSession } from "../panels/workspace.tsx";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { downloadFile } from "./files-later.ts";
import type { Notice } from "./notices.ts";
import { type Theme, usePreferences } from "./preferences.ts";
import { ReadAs } from "./ReadAs.tsx";

// With it comes the code that makes links, which most visits do not.
const loadShareDialog = () => import("./ShareDialog.tsx");

/** The bar along the top: what the file is read as, and what can be done with the page as a whole. */
export function TopBar(props: {
  onOpenFile: (file: File) => void;
  onNotice: (notice: Notice | null) => void;
  onExamples: () => void;
}) {
  const { onOpenFile, onNotice, onExamples } = props;
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
        robots.txt playground
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
        <OpenButton onOpenFile={onOpenFile} />
        <button
          type="button"
          className="action"
          aria-label="Download"
          onClick={() => downloadFile(session).then(onNotice)}
        >
          <Download className="icon" aria-hidden="true" />
          <span>Download</span>
        </button>
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

function OpenButton({ onOpenFile }: { onOpenFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="action"
        aria-label="Open"
        onClick={() => input.current?.click()}
      >
        <FolderOpen className="icon" aria-hidden="true" />
        <span>Open</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,text/plain"
        aria-label="File to open"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onOpenFile(file);
          // The same file chosen again is a change again.
          target.value = "";
        }}
      />
    </>
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
