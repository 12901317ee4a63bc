import { ChevronDown } from "lucide-react";
import { answerIdOf } from "../core/answers.ts";
import { analysisOf, focusedVerdictOf, siteOf } from "../core/derived.ts";
import { answerInput, EACH_AS_ITSELF, readAsInput, siteInput } from "../core/inputs.ts";
import { inNotice, later } from "../ui/later.tsx";
import { useSessionState, useWorkspace } from "../ui/workspace.tsx";
import { circumstanceWords } from "../words/circumstances.ts";
import { partWords } from "../words/regions.ts";
import { titleOf } from "../words/terms.ts";
import { topBarWords } from "./words.ts";

const SetupSheet = later(
  partWords.setup,
  () => import("./SetupSheet.tsx").then((module) => module.SetupSheet),
  inNotice,
);

/** What the file is read as, its site and its response in one line, which opens the form for them. */
export function SetupLine() {
  const { shown } = useWorkspace();
  const reader = useSessionState((state) =>
    state.field(readAsInput.field) === EACH_AS_ITSELF
      ? (focusedVerdictOf(state)?.column.token ?? topBarWords.eachCrawler)
      : titleOf(analysisOf(state).dialect),
  );
  const site = useSessionState((state) => state.field(siteInput.field).trim());
  const isBad = useSessionState((state) => site !== "" && siteOf(state) === null);
  const answer = useSessionState((state) => answerIdOf(state.field(answerInput.field)));
  const close = () => shown.setState({ dialog: null });
  const open = () => shown.setState({ dialog: <SetupSheet onClose={close} /> });
  return (
    <button type="button" className="setup-line" aria-haspopup="dialog" onClick={open}>
      <span>{topBarWords.readAsNamed(reader)}</span>
      {" · "}
      <bdi className={isBad ? "is-bad" : ""}>
        {isBad ? topBarWords.badSite : site.replace("https://", "") || topBarWords.anySite}
      </bdi>
      {" · "}
      <span>{topBarWords.answer(circumstanceWords.answerNamed(answer))}</span>
      <ChevronDown className="icon" aria-hidden="true" />
    </button>
  );
}
