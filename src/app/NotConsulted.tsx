import { TriangleAlert } from "lucide-react";
import { meaningOfAnswer } from "../core/derived.ts";
import { useSessionState } from "../ui/workspace.tsx";
import { groundWords } from "../words/grounds.ts";
import { editorPanelWords } from "./embed-words.ts";

/** What is said above the text while the HTTP response decides by itself. */
export function NotConsulted() {
  const reason = useSessionState((state) => meaningOfAnswer(state).reason);
  return (
    <div className="not-consulted">
      <TriangleAlert className="icon" aria-hidden="true" />
      {editorPanelWords.notConsulted(groundWords.response[reason])}
    </div>
  );
}
