import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { focusedVerdictOf } from "../core/derived.ts";
import { decidingLineOf } from "../engine/decide/verdict.ts";
import { WhyPanel } from "../features/why/WhyPanel.tsx";
import { DecidingLine, OutcomeMark } from "../ui/VerdictMark.tsx";
import { useSessionState } from "../ui/workspace.tsx";
import { phoneWords } from "./words/phone.ts";

/** On a phone: the focused verdict in one line, which opens Why. */
export function WhySheet() {
  const [open, setOpen] = useState(false);
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  if (!verdict) return null;
  return (
    <div className={open ? "sheet is-open" : "sheet"}>
      <button type="button" className="peek" aria-expanded={open} onClick={() => setOpen(!open)}>
        <OutcomeMark outcome={verdict.outcome} />
        <DecidingLine line={decidingLineOf(verdict)} lit />
        <span className="peek-why">
          <code>{verdict.target.path || verdict.url}</code>
          <small>{phoneWords.why(token ?? "")}</small>
        </span>
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      {open && <WhyPanel />}
    </div>
  );
}
