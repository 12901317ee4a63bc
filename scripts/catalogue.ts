import { detailsOf, type Obeys } from "../src/engine/crawlers/details.ts";
import { type Category, crawlerNamed, crawlers } from "../src/engine/crawlers/index.ts";
import { lowerCase } from "../src/engine/text/characters.ts";

/** The whole catalogue in Markdown, a row for each crawler. */
export function catalogueTable(): string {
  const head = ["Tokens", "Operator", "Purposes", "Looks for", "Obeys", "Source", "Read", "Parser"];
  const rows = crawlers.map((crawler) => {
    const { documentation, read, obeys, parserKnownBy } = detailsOf(crawler);
    const { name, tokens, operator, purposes, chain, followsStar, reader } = crawler;
    return [
      tokens.join(", ") || `none (${name})`,
      operator,
      purposes.join(", "),
      [...chain, ...(followsStar ? ["*"] : [])].join(", ") || "nothing",
      obeys,
      documentation ?? "seen in logs",
      read ?? "",
      `${reader} (${parserKnownBy})`,
    ];
  });
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** What a list says of one crawler: who runs it, and whether it obeys robots.txt. */
interface Listed {
  readonly operator: string;
  readonly respect: string;
}

/** A list in the format of robots.json, by the names of its crawlers. */
type List = ReadonlyMap<string, Listed>;

/** The list in a text; null if the text is in another format. */
export function listFrom(text: string): List | null {
  const read = parsed(text);
  if (!isObject(read)) return null;
  const entries = Object.entries(read).map(([name, { operator, respect }]) =>
    typeof operator === "string" && typeof respect === "string"
      ? ([name, { operator, respect }] as const)
      : null,
  );
  const known = entries.filter((entry) => entry !== null);
  return known.length > 0 && known.length === entries.length ? new Map(known) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((entry) => typeof entry === "object" && entry !== null);
}

/** How the catalogue and a list differ, as text. */
export function comparedWith(list: List): string {
  const names = [...list.keys()];
  const here = names.filter((name) => crawlerNamed(tokenOf(name)));
  const leftOut = names.filter((name) => NO_TOKENS.has(lowerCase(name)));
  const missing = names.filter((name) => !here.includes(name) && !leftOut.includes(name));
  const listed = new Set(names.map((name) => lowerCase(tokenOf(name))));
  const gone = crawlers.filter(
    ({ purposes: [main], tokens }) =>
      AI.has(main) && tokens.length > 0 && !tokens.some((token) => listed.has(lowerCase(token))),
  );
  const otherwise = here.flatMap((name) => disagreement(name, list.get(name)) ?? []);
  return [
    section(
      "Missing in the catalogue",
      missing.map((name) => missed(name, list.get(name))),
    ),
    section(
      "Left out on purpose",
      leftOut.map((name) => `${name}: ${NO_TOKENS.get(lowerCase(name))}`),
    ),
    section(
      "For AI, but gone from the list",
      gone.map(({ tokens }) => tokens.join(", ")),
    ),
    section("Said otherwise in the list", otherwise),
    `${here.length} of the ${names.length} names in the list are in the catalogue.`,
  ].join("\n\n");
}

const AI: ReadonlySet<Category | undefined> = new Set(["ai-training", "ai-search", "ai-assistant"]);

/** Names of the list that are no product tokens, in lower case, with the reason. */
const NO_TOKENS: ReadonlyMap<string, string> = new Map([
  ["openai", "the name of a company"],
  ["notebooklm", "robots.txt cannot name this fetcher"],
  ["google-agent", "robots.txt cannot name this fetcher"],
  ["google-notebooklm", "robots.txt cannot name this fetcher"],
  ["code", "a common word, which is in the headers of other programs"],
  ["operator", "a common word, which is in the headers of other programs"],
  ["spider", "a common word, which is in the headers of other programs"],
]);

/** A name of the list without a version: `iaskspider/2.0`, `Brightbot 1.0`. */
function tokenOf(name: string): string {
  return crawlerNamed(name) ? name : name.replace(/[/ ]\d[\d.]*$/, "");
}

function missed(name: string, listed: Listed | undefined): string {
  return `${name} (${plain(listed?.operator ?? "")}; obeys: ${plain(listed?.respect ?? "")})`;
}

/** Where the list says yes or no, and the catalogue something else. */
function disagreement(name: string, listed: Listed | undefined): string | null {
  const crawler = crawlerNamed(tokenOf(name));
  const [, said] = /^(yes|no)\b/i.exec(plain(listed?.respect ?? "")) ?? [];
  if (!crawler || !said) return null;
  const { obeys } = detailsOf(crawler);
  if (agree(said.toLowerCase(), obeys)) return null;
  return `${name}: “${plain(listed?.respect ?? "")}” in the list, “${obeys}” in the catalogue`;
}

/** The list says no of fetchers that users trigger. */
function agree(said: string, obeys: Obeys): boolean {
  return said === obeys || (said === "no" && obeys === "user-triggered");
}

/** Text without the links of Markdown. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join("\n");
}
