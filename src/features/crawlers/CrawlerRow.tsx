import { Info } from "lucide-react";
import { dialectFor, readingsOf } from "../../core/derived.ts";
import { crawlersInput } from "../../core/inputs.ts";
import { addCrawlers, removeCrawler } from "../../core/intents.ts";
import { crawlerFacts } from "../../engine/crawlers/crawler.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { followerNamed } from "../../engine/decide/report.ts";
import { type Reason, type Selection, select } from "../../engine/decide/select.ts";
import type { Agent } from "../../engine/parse/types.ts";
import { Badge } from "../../ui/Badge.tsx";
import { useGoToLine, useSession, useSessionState } from "../../ui/workspace.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { whyWords } from "../why/words.ts";
import { crawlerListWords } from "./words/crawler-list.ts";

/** One crawler: whether it is in the table, the group it reads, and why. */
export function CrawlerRow(props: { token: string; open: boolean; onToggle: () => void }) {
  const { token, open, onToggle } = props;
  const session = useSession();
  const goToLine = useGoToLine();
  const { group, reason } = useSessionState((state) => {
    const analysis = readingsOf(state).by(dialectFor(state, token));
    return select(analysis, followerNamed(token));
  }, readsTheSame);
  const index = useSessionState((state) => state.field(crawlersInput.field).indexOf(token));
  const line = agentOf(reason)?.line.number ?? null;
  const toggle = (box: HTMLInputElement) => {
    const neighbour = neighbourOf(box);
    const state = session.getState();
    session.dispatch(index < 0 ? addCrawlers(state, [token]) : removeCrawler(state, index));
    // A crawler that leaves the table leaves its list, and would take the focus along.
    requestAnimationFrame(() => !box.isConnected && neighbour?.focus());
  };
  const known = crawlerNamed(token);
  const [fact] = known ? crawlerFacts(known) : [];
  return (
    <div className="crawler">
      <label
        title={
          known
            ? catalogueWords.operator(known.operator, known.category)
            : crawlerListWords.notInCatalogue
        }
      >
        <input type="checkbox" checked={index >= 0} onChange={({ target }) => toggle(target)} />
        <span className="name">{token}</span>
      </label>
      <Badge group={group} />
      {line === null ? (
        <span className="reason">{whyWords.reason(reason)}</span>
      ) : (
        <button type="button" className="reason" onClick={() => goToLine(line)}>
          {whyWords.reason(reason)}
        </button>
      )}
      {fact && <span className="fact">{catalogueWords.shortFacts[fact]}</span>}
      {known && (
        <button
          type="button"
          className="about"
          aria-expanded={open}
          aria-label={crawlerListWords.about(token)}
          onClick={onToggle}
        >
          <Info className="icon" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function readsTheSame(before: Selection, now: Selection): boolean {
  if (before.group?.index !== now.group?.index || before.reason.kind !== now.reason.kind)
    return false;
  const [old, agent] = [agentOf(before.reason), agentOf(now.reason)];
  return old?.name === agent?.name && old?.line.number === agent?.line.number;
}

function agentOf(reason: Reason): Agent | null {
  return "agent" in reason ? reason.agent : null;
}

/** The box of the next crawler in the list, or of the one before the last. */
function neighbourOf(box: HTMLInputElement): HTMLInputElement | undefined {
  const boxes = [...(box.closest("ul")?.querySelectorAll("input") ?? [])];
  const index = boxes.indexOf(box);
  return boxes[index + 1] ?? boxes[index - 1];
}
