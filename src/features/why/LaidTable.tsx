import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import { otherSiteOf } from "../../core/derived.ts";
import type { Segment } from "../../engine/match/pattern.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { DecidingLine } from "../../ui/marks.tsx";
import { Spoken } from "../../ui/Sentence.tsx";
import { Term } from "../../ui/Term.tsx";
import { useGoToLine, useSessionState } from "../../ui/workspace.tsx";
import { markWords } from "../../words/terms.ts";

/** Whether the rules are those of the file in the editor. Asked once for all of them: what each asked would be asked again at each key. */
const InEditor = createContext(true);

/** The URL, with rules to be laid below it. `matched`: how far any of them reaches. `longest`: the weight that has the longest bar. */
export function LaidTable(props: {
  path: string;
  matched: number;
  longest: number;
  children: ReactNode;
}) {
  const { path, matched, longest, children } = props;
  const isInEditor = useSessionState(otherSiteOf) === null;
  const style: CSSProperties & { "--longest": number } = { "--longest": longest };
  return (
    <div className="overlay-scroller" tabIndex={-1}>
      <table className="overlay" style={style}>
        <thead>
          <tr>
            <th scope="col">
              <Term id="rule">{whyWords.heads.rule}</Term>
            </th>
            <th scope="col" className="laid-text">
              <span className="sr-only">{whyWords.heads.url} </span>
              {path.slice(0, matched)}
              <i>{path.slice(matched)}</i>
            </th>
            <th scope="col">
              <Term id="length">{whyWords.heads.octets}</Term>
            </th>
            <th scope="col">
              <span className="sr-only">{whyWords.heads.result}</span>
            </th>
          </tr>
        </thead>
        <InEditor value={isInEditor}>{children}</InEditor>
      </table>
    </div>
  );
}

/** A rule below the URL: what it says and where it stands, its segments, what it weighs, and how it fares. `look`: a class for a row that is out of the ordinary. */
export function LaidRow(props: {
  look?: string;
  mark: ReactNode;
  rule: Pick<Rule, "path" | "line">;
  weight: number;
  result: ReactNode;
  children: ReactNode;
}) {
  const { look = "", mark, rule, weight, result, children } = props;
  const goToLine = useGoToLine();
  const isInEditor = useContext(InEditor);
  const { number } = rule.line;
  const style: CSSProperties & { "--weight": number } = { "--weight": weight };
  return (
    <tr className={`laid ${look}`}>
      <th scope="row">
        <span className="laid-rule">
          {mark}
          {isInEditor ? (
            <button
              type="button"
              className="at"
              title={markWords.aboutLine(number)}
              onClick={() => goToLine(number)}
            >
              <Spoken text={markWords.line(number)} />
            </button>
          ) : (
            <DecidingLine line={number} lit={false} />
          )}
        </span>
      </th>
      <td className="laid-text">
        <span className="sr-only">{rule.path}</span>
        <span aria-hidden="true" className="segments">
          {children}
        </span>
      </td>
      <td className="octets" title={whyWords.length(weight)}>
        <span>{weight}</span>
        <span className="bar" style={style} />
      </td>
      <td className="result" title={typeof result === "string" ? result : undefined}>
        {result}
      </td>
    </tr>
  );
}

/** What a part of a rule stands for, below that part of the URL. Each part is as wide as its text, however a person spaces letters. `look`: a class for one that is out of the ordinary. */
export function LaidSegment(props: { segment: Segment; path: string; look?: string }) {
  const { segment, path, look = "" } = props;
  const { kind, from, to } = segment;
  return (
    <span
      className={`segment segment-${kind} ${kind === "star" && to === from ? "segment-empty" : look}`}
    >
      {kind === "end" ? "$" : path.slice(from, to)}
    </span>
  );
}
