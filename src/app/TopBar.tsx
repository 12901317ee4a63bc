import { Contrast } from "lucide-react";
import { IconButton } from "../ui/ActionButton.tsx";
import { Each } from "../ui/later.tsx";
import { type Theme, usePreferences } from "../ui/preferences.ts";
import { Toolbar } from "../ui/Toolbar.tsx";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { actions } from "./features.ts";
import { ReadAs } from "./ReadAs.tsx";
import { topBarWords } from "./words.ts";

/** The bar along the top: what the file is read as, and what can be done with the page as a whole. */
export function TopBar() {
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
        <Toolbar label={topBarWords.actions}>
          <Each components={actions} />
          <ThemeButton />
        </Toolbar>
      </div>
    </header>
  );
}

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };

function ThemeButton() {
  const { theme, setTheme } = usePreferences();
  return (
    <IconButton
      Icon={Contrast}
      name={topBarWords.theme(theme)}
      title={topBarWords.changeTheme(theme, NEXT[theme])}
      onClick={() => setTheme(NEXT[theme])}
    />
  );
}
