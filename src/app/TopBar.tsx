import { Contrast } from "lucide-react";
import { answerInput } from "../core/inputs.ts";
import { IconButton } from "../ui/ActionButton.tsx";
import { Each, later } from "../ui/later.tsx";
import { Toolbar } from "../ui/one-tab-stop.tsx";
import { type Theme, usePreferences } from "../ui/preferences.ts";
import { useLayout } from "../ui/use-layout.ts";
import { useSessionState } from "../ui/workspace.tsx";
import { partWords } from "../words/regions.ts";
import { AnswerField, SiteField } from "./Circumstances.tsx";
import { brandWords } from "./embed-words.ts";
import { page } from "./features.ts";
import { ReadAs } from "./ReadAs.tsx";
import { SetupLine } from "./SetupLine.tsx";
import { topBarWords } from "./words.ts";

const ActionMenu = later(partWords.menu, () =>
  import("../ui/ActionMenu.tsx").then((module) => module.ActionMenu),
);

/** The bar along the top: what the file is read as, and what can be done with the page as a whole. In a small window, a line and a menu. */
export function TopBar() {
  const isSmall = useLayout() === "phone";
  const hasDetails = useSessionState((state) => {
    const answer = state.field(answerInput.field);
    return !isSmall && (answer.kind === "redirects" || "lasting" in answer);
  });
  return (
    <header className={hasDetails ? "top has-details" : "top"}>
      <h1 className="brand">
        <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
          <path className="mark-a" d="M3.5 3.5v4" />
          <path className="mark-b" d="M3.5 12.5v4" />
          <path d="m9 16.5 7.5-13" />
        </svg>
        <span>
          {brandWords.brand}
          <span className="brand-rest">{brandWords.rest}</span>
        </span>
      </h1>
      {isSmall ? (
        <SetupLine />
      ) : (
        <div className="setup">
          <ReadAs />
          <SiteField />
          <AnswerField />
        </div>
      )}
      <div className="actions">
        {isSmall ? (
          <>
            <Each components={page.mainActions} />
            <ActionMenu name={topBarWords.more}>
              <Each components={page.actions} />
              <hr />
              <ThemeButton />
              <Each components={page.help} />
            </ActionMenu>
          </>
        ) : (
          <Toolbar label={topBarWords.actions}>
            <Each components={page.actions} />
            <Each components={page.mainActions} />
            <ThemeButton />
          </Toolbar>
        )}
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
      isRepeatable
      title={topBarWords.changeTheme(theme, NEXT[theme])}
      onClick={() => setTheme(NEXT[theme])}
    />
  );
}
