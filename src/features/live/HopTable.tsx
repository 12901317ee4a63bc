import type { Hop } from "../../fetch/answer.ts";
import { excerpt } from "../../words/quoting.ts";
import { liveWords } from "./words.ts";

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
            // biome-ignore lint/suspicious/noArrayIndexKey: an address can be asked twice, and they never change places
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
