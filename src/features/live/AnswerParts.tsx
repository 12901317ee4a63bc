import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { categories, senders } from "../../engine/crawlers/index.ts";
import type { Hop } from "../../fetch/answer.ts";
import type { LiveQuestion } from "../../tasks/live/model.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { excerpt } from "../../words/quoting.ts";

/** The requests that were made, in order. */
export function HopTable({ hops }: { hops: readonly Hop[] }) {
  return (
    <section className="hops-scroller" aria-label={liveWords.hops} tabIndex={0}>
      <table className="hops">
        <thead>
          <tr>
            <th scope="col">{liveWords.url}</th>
            <th scope="col">{liveWords.status}</th>
            <th scope="col">{liveWords.location}</th>
            <th scope="col">{liveWords.family}</th>
            <th scope="col" title={liveWords.timeNote}>
              {liveWords.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {hops.map((hop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a URL can be asked twice, and they never change places
            <tr key={index}>
              <td>
                <code>{excerpt(hop.url)}</code>
              </td>
              {hop.kind === "answered" ? (
                <>
                  <td>{hop.status}</td>
                  <td>{hop.location !== null && <code>{excerpt(hop.location)}</code>}</td>
                  <td>{hop.family ? liveWords.families[hop.family] : liveWords.familyUnknown}</td>
                </>
              ) : (
                <td colSpan={3}>{liveWords.hopFailures[hop.failure]}</td>
              )}
              <td>{liveWords.milliseconds(hop.milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Asks the same site again, under the name of a crawler if one is chosen. */
export function AskAgain(props: {
  question: LiveQuestion;
  onAsk: (question: LiveQuestion) => void;
}) {
  const { question, onAsk } = props;
  const [crawler, setCrawler] = useState(question.crawler);
  const note = useId();
  return (
    <div className="ask-again">
      <label className="pick" data-shown={crawler ?? liveWords.thisTool}>
        <span>{liveWords.askAs}</span>
        <select
          value={crawler ?? ""}
          aria-describedby={note}
          onChange={({ target }) => setCrawler(target.value || null)}
        >
          <option value="">{liveWords.thisTool}</option>
          {categories.map((category) => (
            <optgroup key={category} label={catalogueWords.categories[category]}>
              {senders
                .filter((listed) => listed.category === category)
                .map(({ tokens: [token] }) => (
                  <option key={token} value={token}>
                    {token}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </label>
      <button
        type="button"
        className="action outlined"
        onClick={() => onAsk({ ...question, crawler })}
      >
        {liveWords.askAgain}
      </button>
      <p id={note}>{liveWords.askAsNote}</p>
    </div>
  );
}
