import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { categories, senders } from "../../engine/crawlers/index.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import type { LiveQuestion } from "./live.ts";
import { liveWords } from "./words.ts";

/** Asks the same site once more, under the name of a crawler if one is wanted. */
export function AskAgain(props: {
  question: LiveQuestion;
  onAsk: (question: LiveQuestion) => void;
}) {
  const { question, onAsk } = props;
  const [crawler, setCrawler] = useState(question.crawler);
  const note = useId();
  return (
    <div className="ask-again">
      <label className="pick">
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
