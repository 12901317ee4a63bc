import { analysisTimeOf } from "../core/derived.ts";
import { Each } from "../ui/later.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useSessionState } from "../ui/workspace.tsx";
import { facts, help } from "./features.ts";
import { statusBarWords } from "./words.ts";

/** The bar along the bottom of the page: facts about the file. */
export function StatusBar() {
  const milliseconds = useSessionState(analysisTimeOf);
  return (
    <footer className="status">
      <Toolbar label={statusBarWords.actions}>
        <Each components={facts} />
        <span className="end">{statusBarWords.analysedIn(milliseconds)}</span>
        <span>{statusBarWords.privacy}</span>
        <Each components={help} />
      </Toolbar>
    </footer>
  );
}
