import fc from "fast-check";
import { PLAIN } from "../src/engine/decide/request-context.ts";
import { rfc9309 } from "../src/engine/dialects/rfc9309.ts";
import { analyse } from "../src/engine/parse/analysis.ts";
import { FormatWork } from "../src/engine/prove/format.ts";
import { problemsIn } from "../src/lint/lint-file.ts";
import { ExpectationsReading } from "../src/tasks/expectations/read-expectations.ts";
import { readReadableLink } from "../src/tasks/links/readable-link.ts";
import { UrlsReading } from "../src/tasks/lists/read-urls.ts";
import { csvLine, unguarded } from "../src/words/escaping.ts";
import { expectThat } from "./expect.ts";
import { property } from "./property.ts";

/** Whatever reads or writes texts of any length. Answers in how many steps it could have paused, or 0. */
const WORK = {
  urls: (text: string) => stepsOf(new UrlsReading(text)),
  expectations: (text: string) => stepsOf(new ExpectationsReading(text, ["Googlebot"])),
  "a readable link": (text: string) => {
    readReadableLink(`text=${encodeURIComponent(text.slice(0, 1_000))}&${text}`);
    return 0;
  },
  "a cell of CSV": (text: string) => {
    unguarded(csvLine([text]));
    return 0;
  },
  problems: (text: string) => {
    problemsIn(analyse(text, rfc9309), { context: PLAIN, urls: [] });
    return 0;
  },
  format: (text: string) => {
    const work = new FormatWork(text);
    for (let steps = 1; ; steps++) if (work.run(oneStep())) return steps;
  },
} as const;

type Kind = keyof typeof WORK;

interface Shape {
  readonly kind: Kind;
  readonly head: string;
  readonly unit: string;
  readonly tail: string;
}

/** What once took time that grew with the square of the size. */
const ONCE_SQUARE: readonly Shape[] = [
  { kind: "urls", head: '"GET /a HTTP/1.1"\n', unit: '"x" ', tail: "" },
  { kind: "urls", head: `<base href=/${"x".repeat(150_000)}>`, unit: "<a href=/a>", tail: "" },
  {
    kind: "a readable link",
    head: "agent=A&agent=B",
    unit: "&url=/a&expect=none,none",
    tail: "&url=/b&expect=none,allow",
  },
  { kind: "problems", head: "User-agent: *\nDisallow: /", unit: "<br>", tail: "x" },
  { kind: "problems", head: "User-agent: *\n", unit: "Disallow: /*#*7*x\n", tail: "" },
  { kind: "format", head: "", unit: "junk  \n", tail: "" },
  { kind: "format", head: "", unit: "user-agent : a#\ndisallow:/b\n\n", tail: "" },
];

/** What was once done at a stroke. */
const AT_A_STROKE: readonly Shape[] = [
  { kind: "expectations", head: 'url,expected\n"', unit: '""', tail: '",allow' },
  { kind: "expectations", head: "[{", unit: '"key":1,', tail: '"z":1}]' },
  { kind: "expectations", head: "[", unit: '{"url":"/a","expected":1},', tail: "1]" },
];

const PARTS = [
  '"',
  '""',
  "'",
  ",",
  ";",
  "\t",
  "\n",
  "\\",
  "-",
  "=",
  "%41",
  "<",
  "<a href=x>",
  "<!--",
  "&amp;",
  "&url=/a&expect=none",
  "&agent=A",
  "[",
  "{}",
  '{"a":',
  "/a",
  "a ",
  "# ",
  "*",
  "$",
  "<br>",
  "https://a.test/",
  "train-ai=n ",
] as const;

const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.constantFrom(...ONCE_SQUARE, ...AT_A_STROKE),
  fc.record({
    kind: fc.constantFrom<Kind>(...(Object.keys(WORK) as Kind[])),
    head: fc.constantFrom(
      "",
      '"',
      "<base href='/",
      "<a href='",
      "url,expected\n",
      "[",
      '"GET /',
      "#Fields: cs-uri\n",
      "url=/a&agent=A&expect=",
      "User-agent: ",
      "User-agent: *\nDisallow: /",
      "User-agent: *\nContent-Usage: ",
      "Sitemap: ",
    ),
    unit: fc
      .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join("")),
    tail: fc.constantFrom("", '"', "a", "]", "'><a href=/b>", "&expect=allow"),
  }),
);

/** Twice and four times as much take about twice and four times as long, and not four and sixteen times. */
export const growth = property(
  "work that grows with what comes in, and no faster",
  () => shape,
  (wanted) => {
    // Each "#" of the unit is another number.
    const text = (length: number) => {
      const count = Math.ceil(length / wanted.unit.length);
      const units = Array.from({ length: count }, (_, at) => wanted.unit.replace("#", `${at}`));
      return wanted.head + units.join("") + wanted.tail;
    };
    const sizes = [1, 2, 4];
    const texts = sizes.map((times) => text(times * SMALL));
    const work = WORK[wanted.kind];
    let best = sizes.map(() => Number.POSITIVE_INFINITY);
    const isLinear = () =>
      best.every((time, at) => time < Math.max(NOTHING, 2.5 * (sizes[at] ?? 0) * (best[0] ?? 0)));
    // Whatever else runs can only make it slower, so the best times count.
    for (let times = 0; times < MOST_TIMES && !isLinear(); times++)
      best = texts.map((of, at) => Math.min(best[at] ?? 0, timeOf(work, of)));
    const claim = `${wanted.kind} takes linear time: ${JSON.stringify(wanted)}`;
    expectThat(isLinear(), claim);
    if (AT_A_STROKE.includes(wanted))
      expectThat(work(text(4 * SMALL)) > 2 * work(text(SMALL)), `${claim}, in portions`);
  },
);

const SMALL = 250_000;

/** Milliseconds in which anything may be done. */
const NOTHING = 30;

/** How often all sizes are timed at most. */
const MOST_TIMES = 8;

/** In milliseconds. The clock counts other programs as well, and the processor's time other threads of this one: the shorter is nearer to the truth. */
function timeOf(work: (text: string) => void, text: string): number {
  const [begun, begunAt] = [process.cpuUsage(), performance.now()];
  work(text);
  const { user, system } = process.cpuUsage(begun);
  return Math.min((user + system) / 1000, performance.now() - begunAt);
}

/** Time for one step of some work. */
function oneStep(): () => boolean {
  let asked = 0;
  return () => asked++ > 0;
}

function stepsOf(reading: { advance: (isTimeUp: () => boolean) => boolean }): number {
  for (let steps = 1; ; steps++) if (reading.advance(() => true)) return steps;
}
