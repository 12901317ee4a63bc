import { numberText } from "../../session/phrases.ts";
import { REACHES, reachOf } from "../../session/share/link-reach.ts";

/** Where a link of this length stands among the lengths that programs take. */
export function LinkScale({ length }: { length: number }) {
  const current = reachOf(length);
  return (
    <ol className="link-scale" aria-label="How far a link gets, by its characters">
      {REACHES.map(({ most, works }, index) => (
        <li key={works} aria-current={index === current ? "true" : undefined}>
          <span>{Number.isFinite(most) ? `to ${numberText(most)}` : "above"}</span> {works}
        </li>
      ))}
    </ol>
  );
}
