import { REACHES, reachOf } from "./link-reach.ts";
import { shareWords } from "./words.ts";

/** Where a link of this length stands among the lengths that programs take. */
export function LinkScale({ length }: { length: number }) {
  const current = reachOf(length);
  return (
    <ol className="link-scale" aria-label={shareWords.scale}>
      {REACHES.map(({ most, reach }) => (
        <li key={reach} aria-current={reach === current ? "true" : undefined}>
          <span>{shareWords.upTo(most)}</span> {shareWords.reach(reach)}
        </li>
      ))}
    </ol>
  );
}
