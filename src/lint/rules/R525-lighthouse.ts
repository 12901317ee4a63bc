import type { BlockReading } from "../../engine/parse/scan.ts";
import { listText, numberText } from "../../words/numbers.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { lineSpan, remembered } from "../views.ts";

interface Facts {
  readonly lines: readonly number[];
  readonly more: number;
}

/** R525: lines for which Lighthouse’s audit “robots.txt is valid” fails, although they harm no crawler. Run: core/audits/seo/robots-txt.js of lighthouse 13.5.0. */
export const lighthouse: Problem<Facts> = {
  code: "R525",
  severity: "information",
  title: "Lines that fail an audit of Lighthouse",
  inFile: (file) => {
    const { layout } = file.analysis;
    const harmed = file.harmedLines();
    const lines = layout.readings.flatMap((reading, block) => {
      const first = layout.numberOf(block);
      return failingIn(reading).map((at) => first + at);
    });
    const harmless = lines.filter((line) => !harmed.has(line));
    const [line] = harmless;
    if (line === undefined) return NOTHING_FOUND;
    const facts = { lines: harmless.slice(0, SHOWN), more: Math.max(0, harmless.length - SHOWN) };
    return [{ line, span: lineSpan(file.lineAt(line)), facts }];
  },
  sentence: ({ lines, more }) => {
    const numbers = lines.map(numberText);
    const all = listText(more > 0 ? [...numbers, `${numberText(more)} more`] : numbers);
    return `Lighthouse 13.5.0 says that this robots.txt is not valid, because of line${lines.length + more > 1 ? "s" : ""} ${all}. Crawlers skip them, and read the rest.`;
  },
  about: [
    "Lighthouse and PageSpeed Insights have an audit “robots.txt is valid”. It fails for every field that is not in its list, such as Content-Usage and License. It also fails for a $ that is not at the end of a path. Content-Signal has been in the list since Lighthouse 13.0.2.",
    "Crawlers ignore the lines that they do not know. Do not delete a preference for the use of your pages because of this audit.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Usage: train-ai=n\nDisallow: /private/",
    right: "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /private/",
  },
  source: {
    title: "Lighthouse, robots.txt is not valid",
    url: "https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt",
  },
};

const SHOWN = 3;

const failingIn = remembered(({ block, lines }: BlockReading): readonly number[] => {
  const text = block.toString();
  return lines.flatMap(({ span }, at) => (fails(text.slice(span.from, span.to)) ? at : []));
});

/** DIRECTIVE_SAFELIST. */
const FIELDS: ReadonlySet<string> = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
]);

/** Whether the audit fails for a line: parseLine and verifyDirective. */
function fails(line: string): boolean {
  const hash = line.indexOf("#");
  const text = (hash < 0 ? line : line.slice(0, hash)).trim();
  if (text === "") return false;
  const colon = text.indexOf(":");
  const field = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const value = text.slice(colon + 1).trim();
  if (colon < 0 || !FIELDS.has(field)) return true;
  if (field === "user-agent") return value === "";
  if (field === "sitemap")
    return !URL.canParse(value) || !/^(?:https?|ftp):$/.test(new URL(value).protocol);
  if (field !== "allow" && field !== "disallow") return false;
  const dollar = value.indexOf("$");
  return (value !== "" && !/^[/*]/.test(value)) || (dollar >= 0 && dollar < value.length - 1);
}
