import { useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { focusOf, reportOf } from "../../core/derived.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import { loggedIn } from "../../tasks/requests/logged.ts";
import { type OverTime as Found, overTime } from "../../tasks/requests/over-time.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { numberText } from "../../words/numbers.ts";
import { overTimeWords } from "./over-time-words.ts";
import "./style.css";

/** When the focused crawler asked, as a picture and as a table, by the settled state; while that is counted anew, what it was before. It is printed with the table. */
export function OverTime() {
  const logged = useSettledState(loggedIn);
  const report = useSettledState(reportOf);
  const column = useSettledState(focusOf)?.crawler ?? 0;
  const token = report.columns[column]?.token ?? "";
  const shown = report.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report that shows the same gives the same
  const work = useMemo(
    () => logged && overTime(logged, report, column),
    [logged, shown, token, column],
  );
  const last = useRef<{ readonly token: string; readonly found: Found }>(null);
  const found = useWork(work, { priority: "beside", quiet: PAUSE_MS });
  if (found) last.current = { token, found };
  if (!work || last.current?.token !== token) return null;
  const picture = <Picture token={token} found={last.current.found} />;
  return (
    <>
      {picture}
      {createPortal(<div className="print-sheet">{picture}</div>, document.body)}
    </>
  );
}

function Picture({ token, found }: { token: string; found: Found }) {
  const { hours, stretches } = found;
  const most = Math.max(...stretches.map(({ blocked, others }) => blocked + others));
  const [first] = stretches;
  const final = stretches.at(-1);
  const part = (count: number) => (HEIGHT * count) / most;
  return (
    <figure className="over-time">
      <figcaption>{overTimeWords.heading(token)}</figcaption>
      <div className="over-time-most" aria-hidden="true">
        {numberText(most)}
      </div>
      <svg
        role="img"
        aria-label={overTimeWords.picture(token, found)}
        viewBox={`0 0 ${stretches.length} ${HEIGHT + MARK}`}
        preserveAspectRatio="none"
      >
        {stretches.map((stretch, at) => {
          const { from, blocked, others, robotsTxt } = stretch;
          const bar = { x: at + GAP, width: 1 - 2 * GAP };
          return (
            <g key={from}>
              <title>{overTimeWords.stretch(hours, stretch)}</title>
              <rect x={at} y={0} width={1} height={HEIGHT + MARK} className="over-time-room" />
              <rect
                {...bar}
                y={HEIGHT - part(blocked)}
                height={part(blocked)}
                className="is-blocked"
              />
              <rect
                {...bar}
                y={HEIGHT - part(blocked + others)}
                height={part(others)}
                className="is-allowed"
              />
              {robotsTxt > 0 && (
                <rect {...bar} y={HEIGHT + 3} height={MARK - 3} className="is-read" />
              )}
            </g>
          );
        })}
      </svg>
      <div className="over-time-range" aria-hidden="true">
        <span>{first && overTimeWords.begins(hours, first)}</span>
        <span>{final && stretches.length > 1 && overTimeWords.begins(hours, final)}</span>
      </div>
      <ul className="over-time-legend" aria-hidden="true">
        <li className="is-allowed">{overTimeWords.others}</li>
        <li className="is-blocked">{overTimeWords.blocked}</li>
        <li className="is-read">{overTimeWords.robotsTxt}</li>
      </ul>
      <details>
        <summary>{overTimeWords.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{overTimeWords.from}</th>
              <th scope="col">{overTimeWords.others}</th>
              <th scope="col">{overTimeWords.blocked}</th>
              <th scope="col">{overTimeWords.robotsTxt}</th>
            </tr>
          </thead>
          <tbody>
            {stretches
              .filter(({ blocked, others }) => blocked + others > 0)
              .map((stretch) => (
                <tr key={stretch.from}>
                  <th scope="row">{overTimeWords.begins(hours, stretch)}</th>
                  <td>{numberText(stretch.others)}</td>
                  <td>{numberText(stretch.blocked)}</td>
                  <td>{numberText(stretch.robotsTxt)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Of the bars, of the marks below them, and between bars, in units of the picture. */
const HEIGHT = 60;
const MARK = 9;
const GAP = 0.08;
