// @chunk panels
import "./style.css";
import { useDeferredValue, useMemo } from "react";
import { focusedVerdictOf, otherFilesOf, siteOf } from "../../core/derived.ts";
import { type OtherFile, siteInput, urlsInput } from "../../core/inputs.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { readSite, robotsUrlOf, type Site } from "../../engine/url/scope.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession, useSettledState, useWorkspace } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import {
  editInstead,
  focusedFileOf,
  hasRoomFor,
  isFramed,
  isOfWeb,
  linesOf,
  tableSites,
} from "./model.ts";
import { Failed, SitesDialog } from "./SitesDialog.tsx";
import { useAsking } from "./use-asking.ts";
import { siteWords } from "./words.ts";

/** Opens the list of sites; nothing where the table has one site alone. */
export function SitesButton() {
  const openSites = useOpenSites();
  const { total } = useTableSites();
  const hasOthers = useSettledState(otherFilesOf) !== null;
  if (total < 2 && !hasOthers) return null;
  return (
    <ActionButton
      name={siteWords.button(total)}
      title={siteWords.aboutButton}
      onClick={openSites}
    />
  );
}

function useTableSites() {
  const session = useSession();
  // The rows of a hundred thousand pasted URLs need not wait for it.
  const urls = useDeferredValue(useSettledState((state) => state.field(urlsInput.field)));
  const site = useSettledState((state) => state.field(siteInput.field));
  const others = useSettledState(otherFilesOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all that it reads of the state
  return useMemo(() => tableSites(session.getState()), [session, urls, site, others]);
}

function useOpenSites(): () => void {
  const { shown } = useWorkspace();
  return () => {
    const close = () => shown.setState({ dialog: null });
    shown.setState({ dialog: <SitesDialog onClose={close} /> });
  };
}

/** Below the verdict in Why: the file that decides, where it is not the one in the editor; or where to open the one that does. */
export function OtherFileOfVerdict() {
  const file = useSettledState(focusedFileOf);
  const ground = useSettledState((state) => focusedVerdictOf(state)?.verdict.ground);
  if (file) return <DecidingFile file={file} />;
  if (ground?.kind !== "out-of-scope" || ground.robotsUrl === null || isFramed()) return null;
  const reading = readSite(ground.robotsUrl);
  if (reading.kind !== "site" || !isOfWeb(reading.site)) return null;
  return <MissingFile key={ground.robotsUrl} site={reading.site} />;
}

/** The file that decides, with the lines around the one that does. */
function DecidingFile({ file }: { file: OtherFile }) {
  const session = useSession();
  const openSites = useOpenSites();
  const verdict = useSettledState((state) => focusedVerdictOf(state)?.verdict);
  const hasSite = useSettledState((state) => siteOf(state) !== null);
  const number = verdict ? decidingLineOf(verdict) : null;
  const lines = useMemo(() => linesOf(file, number), [file, number]);
  return (
    <section className="others other-file" aria-label={siteWords.file}>
      <h3>{siteWords.file}</h3>
      <div>
        <p>
          <Sentence text={siteWords.decidedBy(robotsUrlOf(file.site))} />
        </p>
        {lines.length > 0 && (
          <ol>
            {lines.map((line) => (
              <li key={line.number} aria-current={line.number === number ? "true" : undefined}>
                <span>{line.number}</span> <code>{excerpt(line.text)}</code>
              </li>
            ))}
          </ol>
        )}
        {!isFramed() && (
          <p className="site-actions">
            <button
              type="button"
              className="small"
              disabled={!hasSite}
              title={hasSite ? siteWords.aboutEdit : siteWords.editNeedsSite}
              onClick={() => session.dispatch(editInstead(session.getState(), file))}
            >
              {siteWords.edit}
            </button>
            <button type="button" className="small" onClick={openSites}>
              {siteWords.all}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** The verdict that Why explains, in the grid. */
const FOCUSED_CELL = "[role=grid] [tabindex='0']";

/** Offers to open the file that governs a URL beside the one in the editor. */
function MissingFile({ site }: { site: Site }) {
  const session = useSession();
  const openSites = useOpenSites();
  const { asking, ask, forget } = useAsking(session);
  const hasRoom = useSettledState((state) => hasRoomFor(state, site));
  const [news = null] = asking.values();
  return (
    <section className="others other-file" aria-label={siteWords.file}>
      <h3>{siteWords.file}</h3>
      <div>
        <p className="site-actions">
          <button
            type="button"
            className="small"
            disabled={news === "asking" || !hasRoom}
            title={hasRoom ? undefined : siteWords.full}
            onClick={() => ask([site])}
          >
            {news === "asking" ? siteWords.asking : siteWords.openBeside(robotsUrlOf(site))}
          </button>
          <button type="button" className="small" onClick={openSites}>
            {siteWords.all}
          </button>
        </p>
        {news && news !== "asking" && (
          <Failed site={site} failure={news} focusAfter={FOCUSED_CELL} onDone={forget} />
        )}
      </div>
    </section>
  );
}
