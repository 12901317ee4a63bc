import { analysisTimeOf } from "../core/derived.ts";
import { Each } from "../ui/later.tsx";
import { useSessionState } from "../ui/workspace.tsx";
import { facts, help } from "./features.ts";
import { statusBarWords } from "./words.ts";

/** The bar along the bottom of the page: facts about the file. */
export function StatusBar() {
  const milliseconds = useSessionState(analysisTimeOf);
  return (
    <footer className="status">
      <Each components={facts} />
      <span className="end">{statusBarWords.analysedIn(milliseconds)}</span>
      <span>{statusBarWords.privacy}</span>
      <Each components={help} />
    </footer>
  );
}
