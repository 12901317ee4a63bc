import { dialectNamed } from "../src/engine/dialects/index.ts";
import { decide, decodeText, encodeText, parseRobots } from "../src/engine/index.ts";
import type { Dialect } from "../src/engine/parse/dialect.ts";

/** A file, and who asks for which URL. */
interface Question {
  readonly robots: string;
  readonly crawler: string;
  readonly url: string;
}

/** What another program answers: may the crawler fetch the URL? Null: it has no answer. */
type Ask = (question: {
  readonly file: string;
  readonly crawler: string;
  readonly url: string;
}) => Promise<boolean | null>;

interface Found {
  readonly count: number;
  readonly report: string;
}

/** Asks a program and the engine the same questions, and reports where they disagree, each disagreement as short as it gets. */
export async function differences(
  id: string,
  ask: Ask,
  count: number,
  seed: number,
  crawler?: string,
): Promise<Found> {
  const dialect = dialectNamed(id);
  if (!dialect) throw new Error(`there is no dialect ${id}`);
  const random = randomFrom(seed);
  const rows = new Set<string>();
  let answered = 0;
  let disagreed = 0;
  for (let asked = 0; asked < count; asked++) {
    const question = questionFrom(random, crawler);
    const theirs = await answerOf(ask, question);
    if (theirs === null) continue;
    answered++;
    if (theirs === ours(question, dialect)) continue;
    disagreed++;
    const small = await minimal(question, (other) => differs(other, ask, dialect));
    rows.add(rowOf(small, ours(small, dialect)));
  }
  const head = `${dialect.title}: ${answered - disagreed} of ${answered} answers agree (seed ${seed}).`;
  return { count: disagreed, report: [head, ...rows].join("\n") };
}

function ours({ robots, crawler, url }: Question, { id }: Dialect): boolean | null {
  const { outcome } = decide(parseRobots(robots, id), crawler, url);
  return outcome === "undefined" ? null : outcome === "allow";
}

function answerOf(ask: Ask, { robots, crawler, url }: Question): Promise<boolean | null> {
  return ask({ file: Buffer.from(encodeText(robots)).toString("base64"), crawler, url });
}

async function differs(question: Question, ask: Ask, dialect: Dialect): Promise<boolean> {
  const theirs = await answerOf(ask, question);
  return theirs !== null && theirs !== ours(question, dialect);
}

function rowOf({ robots, crawler, url }: Question, allowed: boolean | null): string {
  const says = allowed === null ? "undefined" : allowed ? "allow" : "disallow";
  return `  ${JSON.stringify(robots)} | ${crawler} | ${url} | the engine: ${says}`;
}

/** The question without what it does not need: lines first, then ever smaller parts. */
async function minimal(
  question: Question,
  isBad: (question: Question) => Promise<boolean>,
): Promise<Question> {
  let best = question;
  for (let size = Math.ceil(best.robots.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < best.robots.length; ) {
      const robots = best.robots.slice(0, at) + best.robots.slice(at + size);
      const shorter = { ...best, robots: decodeText(encodeText(robots)) };
      if (shorter.robots !== best.robots && (await isBad(shorter))) best = shorter;
      else at += size;
    }
  return best;
}

const LINES = [
  "User-agent: *",
  "User-agent: FooBot",
  "User-agent: foo",
  "User-agent: BarBot/1.0",
  "user-agent : bot # note",
  "User-agent:",
  "Disallow: /",
  "Disallow: /a",
  "Disallow: /a/b",
  "Disallow: /a*b$",
  "Disallow: /*.php$",
  "Disallow: /caf%C3%A9",
  "Disallow: /é?x=%7e",
  "Disallow /a",
  "Disallow /a  b",
  "User  agent foo",
  "User-agent",
  "Disallow",
  "Disalow: /a",
  "Disallow:",
  "Allow: /a/b",
  "Allow: /$",
  "Allow: b",
  "Sitemap: http://example.com/s.xml",
  "Crawl-delay: 5",
  "Foo: bar",
  "junk",
  "# comment",
  "",
  " ",
];

const PIECES = [
  "\ufeff",
  "\0",
  "\v",
  "\x85",
  "\u2028",
  "\udcff",
  "%",
  "*",
  "$",
  "#",
  ":",
  "<b>",
  " ",
  "\t",
];
const CRAWLERS = ["FooBot", "foobot", "Foo", "BarBot", "bot", "Other"];
const URLS = [
  "/",
  "/a",
  "/a/b",
  "/axb",
  "/ab/x.php",
  "/caf%C3%A9",
  "/%C3%A9?x=~",
  "/a?b=1",
  "/b",
  "/a%2Fb",
];

type Random = (below: number) => number;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function questionFrom(random: Random, crawler?: string): Question {
  const one = (list: readonly string[]) => list[random(list.length)] ?? "";
  const ends = one(["\n", "\n", "\n", "\r\n", "\r"]);
  let robots = "";
  for (let left = 2 + random(10); left > 0; left--) robots += one(LINES) + ends;
  for (let left = random(4); left > 0; left--) {
    const at = random(robots.length + 1);
    robots = robots.slice(0, at) + one([...PIECES, ""]) + robots.slice(at + random(3));
  }
  if (crawler) robots = robots.replaceAll("FooBot", crawler);
  const url = `http://example.com${one(URLS)}`;
  return { robots: decodeText(encodeText(robots)), crawler: crawler ?? one(CRAWLERS), url };
}
