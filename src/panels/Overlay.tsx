import type { CSSProperties } from "react";
import type { Candidate, Explanation } from "../engine/explain.ts";
import type { Segment } from "../engine/pattern.ts";
import { outcomeOf } from "../engine/verdict.ts";
import { counted, STANDINGS, VICTORIES } from "../session/phrases.ts";
import { OutcomeMark } from "./VerdictMark.tsx";
import { useGoToLine } from "./workspace.tsx";

/** Matching rules beyond this many are counted, not laid out. */
const SHOWN = 40;

/** The URL, and below it every matching rule, character under character: solid lines are literal, dotted ones what a `*` took. */
export function Overlay({ explanation, path }: { explanation: Explanation; path: string }) {
  const { candidates, victory } = explanation;
  const shown = candidates.slice(0, SHOWN);
  const longest = Math.max(...shown.map(({ weight }) => weight), 1);
  const matched = Math.max(...shown.map(({ segments }) => segments.at(-1)?.to ?? 0));
  const style: CSSProperties & { "--n": number } = { "--n": path.length + 1 };
  return (
    <div
      className="overlay-scroller"
      tabIndex={0}
      role="group"
      aria-label="Rules laid over the URL"
    >
      <table className="overlay" style={style}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col" className="laid-text">
              <span className="sr-only">URL </span>
              {path.slice(0, matched)}
              <i>{path.slice(matched)}</i>
            </th>
            <th scope="col">Octets</th>
            <th scope="col">
              <span className="sr-only">Result</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((candidate) => (
            <LaidRule
              key={`${candidate.rule.line.number} ${candidate.rule.path}`}
              candidate={candidate}
              longest={longest}
              result={
                candidate.standing === "decides"
                  ? VICTORIES[victory]
                  : STANDINGS[candidate.standing]
              }
            />
          ))}
        </tbody>
      </table>
      {candidates.length > SHOWN && (
        <p className="more">and {counted(candidates.length - SHOWN, "shorter rule")} that match</p>
      )}
    </div>
  );
}

function LaidRule(props: { candidate: Candidate; longest: number; result: string }) {
  const { candidate, longest, result } = props;
  const { rule, path, segments } = candidate;
  const goToLine = useGoToLine();
  const number = rule.line.number;
  const share: CSSProperties & { "--share": number } = { "--share": candidate.weight / longest };
  const wins = candidate.standing === "decides";
  return (
    <tr className={wins ? "laid laid-wins" : "laid"}>
      <th scope="row">
        <span className="laid-rule">
          <OutcomeMark outcome={outcomeOf(rule)} />
          <button type="button" className="at" onClick={() => goToLine(number)}>
            <span className="sr-only">line </span>
            {number}
          </button>
        </span>
      </th>
      <td className="laid-text">
        <span className="sr-only">{rule.path}</span>
        <span aria-hidden="true" className="segments">
          {segments.map((segment) => (
            <LaidSegment key={`${segment.kind}${segment.from}`} segment={segment} path={path} />
          ))}
        </span>
      </td>
      <td className="octets">
        <span>{candidate.weight}</span>
        <span className="bar" style={share} />
      </td>
      <td className="result">{wins ? <b>{result}</b> : result}</td>
    </tr>
  );
}

function LaidSegment({ segment, path }: { segment: Segment; path: string }) {
  const { kind, from, to } = segment;
  const style: CSSProperties & { "--from": number; "--to": number } = {
    "--from": from,
    "--to": kind === "end" ? to + 1 : to,
  };
  const text = kind === "literal" ? path.slice(from, to) : kind === "star" ? "*" : "$";
  return (
    <span
      className={`segment segment-${kind}${kind === "star" && to === from ? " segment-empty" : ""}`}
      style={style}
    >
      {text}
    </span>
  );
}
