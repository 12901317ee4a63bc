import { readSite, robotsUrlOf } from "../../engine/url/scope.ts";
import { partsOf } from "../../words/quoting.ts";
import { liveWords } from "./words.ts";

/** How a person does what the page cannot: with a link to the site's one robots.txt, made of the site and not of what was typed. */
export function TwoSteps({ site }: { site: string }) {
  const reading = readSite(site);
  if (reading.kind === "not-a-site" || reading.site.scheme === "ftp") return null;
  const url = robotsUrlOf(reading.site);
  return (
    <div className="live-steps">
      <p>{liveWords.twoSteps}</p>
      <ol>
        <li>
          {partsOf(liveWords.openInTab(url)).map(({ text, isCode }) =>
            isCode ? (
              <a key={text} className="link" href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </li>
        <li>
          {liveWords.paste} {liveWords.pasteStatus}
        </li>
      </ol>
    </div>
  );
}
