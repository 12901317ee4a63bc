import { posix } from "node:path";
import { gzipSync } from "node:zlib";

/** What the JavaScript may weigh that must arrive before the page can be typed into, or shows verdicts in a frame, in bytes of gzip. */
export const BUDGET = 230_500;

/** How many files of JavaScript may come before the page shows what a link holds. */
const LINK_REQUESTS = 6;

/** What a page's HTML makes the browser fetch at once, by paths from its folder. */
export function requestsOf(html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const named = (mark, address) =>
    tags.filter((tag) => tag.includes(mark)).map((tag) => tag.match(address)?.[1]);
  return {
    scripts: named("<script", /\ssrc="\.\/([^"]+)"/),
    styles: named('rel="stylesheet"', /\shref="\.\/([^"]+)"/),
    preloads: named('rel="modulepreload"', /\shref="\.\/([^"]+)"/),
    // What first-screen.js asks for outside of frames, and there beside it where the address is a link.
    page: named("<script", /\sdata-page="\.\/([^"]+)"/).find((path) => path !== undefined),
    link: [...html.matchAll(/\sdata-(?:link|dialects)="([^"]+)"/g)]
      .flatMap(([, paths]) => paths.split(" "))
      .map((path) => posix.normalize(path)),
  };
}

/** The script with all that it imports before it runs. `importsOf`: what a file imports, as written there. */
export function withImports(script, importsOf) {
  const paths = new Set([script]);
  // A set goes on to what is added to it meanwhile.
  for (const path of paths)
    for (const imported of importsOf(path)) paths.add(posix.join(posix.dirname(path), imported));
  return [...paths];
}

/** What files weigh on the wire, each compressed by itself, in bytes. */
export function weightOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** What is wrong with the first load, as sentences. `weights`: of the JavaScript of the page, and of a frame; `css`: all of it. */
export function faultsOf({ scripts, styles, preloads, page, link }, weights, css) {
  const faults = [];
  // What shows the first screen, and the page's own.
  if (scripts.length !== 2) faults.push(`The page has ${scripts.length} scripts, not two.`);
  if (styles.length !== 1) faults.push(`The page has ${styles.length} stylesheets, not one.`);
  if (preloads.length > 0)
    faults.push(`The script waits for further requests: ${preloads.join(", ")}.`);
  if (page === undefined) faults.push("The page does not say which script it adds to the first.");
  const { size } = new Set([...scripts, page, ...link]);
  if (size > LINK_REQUESTS)
    faults.push(`A link waits for ${size} scripts, not for ${LINK_REQUESTS}.`);
  for (const [name, weight] of Object.entries(weights))
    if (weight > BUDGET)
      faults.push(
        `The script of the ${name} is ${kilobytes(weight - BUDGET)} over ${kilobytes(BUDGET)}.`,
      );
  if (/@font-face/i.test(css))
    faults.push("The stylesheet loads a font; the page uses the system’s.");
  return faults;
}

/** Bytes as `231.5 kB`. */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
