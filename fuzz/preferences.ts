import fc from "fast-check";
import { parseDictionary, Token } from "structured-headers";
import { decide, parseRobots, preferencesFor } from "../src/engine/index.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { text, url } from "./texts.ts";

const LINES = [
  "User-agent: *",
  "User-agent: X",
  "User-agent: Y",
  "Allow: /",
  "Disallow: /a",
  "",
  "# Content-Usage: train-ai=n",
  "Content-Usage: train-ai=n",
  "Content-Usage: /a search=y, train-ai=y",
  "content-usage : /a/* ai-use=n # note",
  "Content-Usage: /a search=n,",
  "Content-Signal: search=no, ai-train=yes",
  "Content-Signal: ai-input=yes,use=full",
  "Content-Signal: AI-Train = NO",
] as const;

const files = fc
  .array(fc.constantFrom(...LINES), { maxLength: 30 })
  .map((lines) => lines.join("\n"));
const urls = fc.constantFrom("/", "/a", "/a/b", "/b?a", "/robots.txt");
const crawlers = fc.constantFrom("X", "Y", "Z");

/** Preferences are answered for whatever comes in, and the same by a plain reading of the documents. */
export const preferences = property(
  "preferences",
  () =>
    fc.record({
      file: fc.oneof(files, text()),
      plain: files,
      url: fc.oneof(urls, url()),
      known: urls,
      crawler: crawlers,
    }),
  ({ file, plain, url: anything, known, crawler }) => {
    for (const dialect of ["rfc9309", "aipref", "google", "original-1994"] as const) {
      const { training } = preferencesFor(parseRobots(file, dialect), crawler, anything);
      const { outcome } = decide(parseRobots(file, dialect), crawler, anything);
      expectThat(
        (training.value === "not-applicable") === (outcome !== "allow"),
        "blocked, so nothing is said",
      );
    }
    const { licenses, ...answers } = preferencesFor(parseRobots(plain), crawler, known);
    const simple = Object.entries(answers).map(([purpose, { value, statements }]) => [
      purpose,
      value,
      ...statements.map(({ line }) => line),
    ]);
    expectSame(simple, plainly(plain, crawler, known));
  },
);

type Answer = readonly (string | number)[];

interface Group {
  readonly agents: Set<string>;
  readonly lines: { readonly number: number; readonly field: string; readonly value: string }[];
  hasRules: boolean;
}

/** The same for files of these lines, written down straight from the documents and without the engine, but for what may be fetched. */
function plainly(file: string, crawler: string, url: string): readonly Answer[] {
  const purposes = ["training", "input", "search"];
  if (decide(parseRobots(file), crawler, url).outcome !== "allow")
    return purposes.map((purpose) => [purpose, "not-applicable"]);
  const groups = plainGroups(file);
  const own = groups.filter(({ agents }) => agents.has(crawler.toLowerCase()));
  const followed = own.length > 0 ? own : groups.filter(({ agents }) => agents.has("*"));
  const said = followed
    .flatMap(({ lines }) => lines)
    .map(({ number, field, value }) =>
      field === "content-usage"
        ? { number, ...plainUsage(value) }
        : { number, path: null, says: plainSignal(value) },
    );
  const lengths = said.flatMap(({ path }) =>
    path !== null && covers(path, url) ? [path.length] : [],
  );
  const longest = Math.max(-1, ...lengths);
  const counting = said.filter(
    ({ path }) => path === null || (covers(path, url) && path.length === longest),
  );
  return purposes.map((purpose) => {
    const stating = counting.filter(({ says }) => says.has(purpose));
    const isRefused = stating.some(({ says }) => says.get(purpose) === "refused");
    const value = stating.length === 0 ? "unstated" : isRefused ? "refused" : "allowed";
    return [purpose, value, ...stating.map(({ number }) => number)];
  });
}

function plainGroups(file: string): readonly Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const [index, line] of file.split("\n").entries()) {
    const [field = "", ...rest] = (line.split("#")[0] ?? "").split(":");
    const name = field.trim().toLowerCase();
    const value = rest.join(":").trim();
    if (name === "user-agent") {
      if (!open || open.hasRules) {
        open = { agents: new Set(), lines: [], hasRules: false };
        groups.push(open);
      }
      open.agents.add(value.toLowerCase());
    } else if (name === "allow" || name === "disallow") {
      if (open) open.hasRules = true;
    } else if (name.startsWith("content-"))
      open?.lines.push({ number: index + 1, field: name, value });
  }
  return groups;
}

const PATHS = /^(\/\S*)\s*/;

function plainUsage(value: string) {
  const path = PATHS.exec(value)?.[1] ?? "";
  const says = new Map<string, string>();
  try {
    const parsed = parseDictionary(value.replace(PATHS, ""));
    for (const [label, purpose] of [
      ["train-ai", "training"],
      ["ai-use", "input"],
      ["search", "search"],
    ] as const) {
      const token = parsed.get(label)?.[0];
      if (token instanceof Token && token.toString() === "y") says.set(purpose, "allowed");
      if (token instanceof Token && token.toString() === "n") says.set(purpose, "refused");
    }
  } catch {
    // Then it says nothing.
  }
  return { path, says };
}

function plainSignal(value: string): Map<string, string> {
  const says = new Map<string, string>();
  const answers = [
    ...value
      .toLowerCase()
      .replace(/ /g, "")
      .matchAll(/(search|ai-input|ai-train)=(yes|no)/g),
  ];
  for (const [, label = "", answer] of answers) {
    const purpose = { search: "search", "ai-input": "input", "ai-train": "training" }[label] ?? "";
    says.set(purpose, answer === "no" ? "refused" : "allowed");
  }
  return says;
}

/** Of the paths above, only one has a star, and it is at the end. */
function covers(path: string, url: string): boolean {
  return url.startsWith(path.replace("*", ""));
}
