import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingsIn } from "../../../test/lint-cases.ts";
import { runs } from "../../../test/runs.ts";
import { readingsOf } from "../../core/derived.ts";
import { answerInput } from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import { Work } from "../../engine/decide/work.ts";
import { decide, parseRobots, preferencesFor } from "../../engine/index.ts";
import { editsFor, propose } from "./propose.ts";
import { changesBetween, readBack } from "./read-back.ts";
import { type Intent, MOST_PATHS, readPaths } from "./wishes.ts";
import { intentWords } from "./words.ts";

const NOTHING: Intent = {
  wants: {},
  paths: [],
  namesAll: false,
  fields: ["content-usage", "content-signal"],
};

/** What time slices come to. */
function done<T>(steps: Generator<void, T>): T {
  const work = new Work(steps);
  work.run(() => false);
  if (work.result === null) throw new Error("it is not done");
  return work.result;
}

/** The file with what an intent inserts. */
function written(file: readonly string[], intent: Partial<Intent>): string {
  const text = file.join("\n");
  const edits = editsFor(text, done(propose(text, { ...NOTHING, ...intent })));
  return [...edits]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

/** What a text says of each wish, and whether it is met. */
function readBackOf(text: string, intent: Partial<Intent>) {
  const session = createSession([]);
  session.dispatch(openText(session.getState(), text));
  const state = session.getState();
  return done(readBack(state, readingsOf(state), { ...NOTHING, ...intent }));
}

const SEO = ["AhrefsBot", "MJ12bot", "rogerbot"];

describe("what is wanted is written and read back:", () => {
  test("SEO tools refused, in an empty file", () => {
    const intent = { wants: { seo: "refused" } } as const;
    const text = written([""], intent);
    expect(text).toMatch(/^# SEO tools: may fetch nothing\nUser-agent: AhrefsBot\n/);
    expect(text).toMatch(/\nDisallow: \/\n$/);
    for (const crawler of SEO)
      expect(decide(parseRobots(text), crawler, "/a").outcome).toBe("disallow");
    expect(decide(parseRobots(text), "Googlebot", "/a").outcome).toBe("allow");
    expect(text).not.toContain("BLEXBot");
    expect(readBackOf(text, intent)).toMatchObject([{ isMet: "met", unmet: [], uses: null }]);
  });

  test("training refused: a group for its crawlers, and preferences for the others", () => {
    const intent = { wants: { "ai-training": "refused" } } as const;
    const file = ["User-agent: *", "Disallow: /private/", "", "User-agent: Yeti", "Allow: /a"];
    const text = written(file, intent);
    expect(text.split("\n").slice(0, 10)).toEqual([
      "User-agent: *",
      "Disallow: /private/",
      "Content-Usage: train-ai=n",
      "Content-Signal: ai-train=no",
      "",
      "User-agent: Yeti",
      "Allow: /a",
      "Content-Usage: train-ai=n",
      "Content-Signal: ai-train=no",
      "",
    ]);
    const analysis = parseRobots(text);
    expect(decide(analysis, "GPTBot", "/").outcome).toBe("disallow");
    expect(preferencesFor(analysis, "Yeti", "/").training.value).toBe("refused");
    expect(preferencesFor(analysis, "Googlebot", "/").training.value).toBe("refused");
    const [result] = readBackOf(text, intent);
    expect(result).toMatchObject({ isMet: "met", uses: { lines: [3, 4, 8, 9], silent: [] } });
  });
});

describe("no line of the file is undone:", () => {
  test("a crawler that gets a group of its own keeps the rules that it followed", () => {
    const file = [
      "User-agent: *",
      "Disallow: /private/",
      "Content-Signal: search=yes",
      "Crawl-delay: 5",
      "Sitemap: https://a.example/s.xml",
    ];
    const text = written(file, {
      wants: { archive: "refused" },
      paths: ["/blog/"],
      namesAll: true,
    });
    expect(text.split("\n").slice(5)).toEqual([
      "",
      "# Archives: may not fetch these paths",
      "User-agent: archive.org_bot",
      "Disallow: /blog/",
      "# Repeated from the * group, which these crawlers no longer read",
      "Disallow: /private/",
      "Content-Signal: search=yes",
      "Crawl-delay: 5",
    ]);
  });

  test("the owner’s group is extended where all of its crawlers are meant, else joined", () => {
    const intent = { wants: { seo: "refused" }, paths: ["/shop/"] } as const;
    const alone = ["User-agent: AhrefsBot", "User-agent: MJ12bot", "Disallow: /a", "# end"];
    expect(written(alone, intent).split("\n").slice(0, 5)).toEqual([
      ...alone.slice(0, 3),
      "Disallow: /shop/",
      "# end",
    ]);
    const shared = ["User-agent: AhrefsBot", "User-agent: Googlebot", "Disallow: /a"];
    const analysis = parseRobots(written(shared, intent));
    expect(decide(analysis, "Googlebot", "/shop/").outcome).toBe("allow");
    expect(decide(analysis, "AhrefsBot", "/shop/").outcome).toBe("disallow");
    expect(decide(analysis, "AhrefsBot", "/a").outcome).toBe("disallow");
  });

  test("the opposite stays, and the wish is not met by the line that says so", () => {
    const file = ["User-agent: GPTBot", "Allow: /", "Content-Signal: ai-train=yes"];
    const intent = { wants: { "ai-training": "refused" } } as const;
    const text = written(file, intent);
    expect(text.split("\n").slice(0, 4)).toEqual([...file, ""]);
    expect(decide(parseRobots(text), "GPTBot", "/").outcome).toBe("allow");
    expect(readBackOf(text, intent)).toMatchObject([
      { isMet: "unmet", unmet: [{ token: "GPTBot", line: 2 }], uses: { contrary: [3] } },
    ]);
  });

  test("rules for some of the URLs are told as exceptions", () => {
    const file = ["User-agent: rogerbot", "Allow: /a", "", "User-agent: *", "Disallow: /b"];
    const refused = { wants: { seo: "refused" } } as const;
    expect(readBackOf(written(file, refused), refused)).toMatchObject([
      { isMet: "except", exceptions: [{ line: 2, path: "/a" }] },
    ]);
    const allowed = { wants: { seo: "allowed" } } as const;
    expect(written(file, allowed)).toBe(file.join("\n"));
    expect(readBackOf(file.join("\n"), allowed)).toMatchObject([
      { isMet: "except", exceptions: [{ line: 5, path: "/b" }] },
    ]);
  });

  test("a crawler that would fall back to a new group for another wish gets its own", () => {
    const file = ["User-agent: *", "Disallow: /a"];
    const intent = { wants: { search: "refused", seo: "allowed" } } as const;
    const text = written(file, intent);
    expect(readBackOf(text, intent)).toMatchObject([
      { isMet: "met" },
      { isMet: "except", unmet: [] },
    ]);
    const frog = ["Screaming Frog SEO Spider", "Googlebot"];
    expect(decide(parseRobots(text), frog, "/x").outcome).toBe("allow");
    expect(decide(parseRobots(text), frog, "/a").outcome).toBe("disallow");
    expect(done(propose(text, { ...NOTHING, ...intent }))).toEqual([]);
  });

  test("a path does not put aside what a shorter preference says of other uses", () => {
    const file = ["User-agent: *", "Allow: /", "Content-Usage: train-ai=n, search=y"];
    const intent = { wants: { "ai-search": "refused" }, paths: ["/a/"] } as const;
    expect(written(file, intent)).toContain("Content-Usage: /a/ train-ai=n, ai-use=n, search=y\n");
    const beside = ["User-agent: *", "Allow: /", "Content-Usage: / search=y"];
    expect(written(beside, { wants: { "ai-search": "refused" } })).toContain(
      "Content-Usage: / ai-use=n\n",
    );
  });

  test("paths to which only a preference of their own applies are told too", () => {
    const file = ["User-agent: *", "Allow: /", "Content-Usage: /ok/ search=y"];
    const intent = { wants: { "ai-training": "refused" }, fields: ["content-usage"] } as const;
    const text = written(file, intent);
    for (const url of ["/", "/x", "/ok/x"])
      expect(preferencesFor(parseRobots(text), "Yeti", url).training.value).toBe("refused");
    expect(readBackOf(text, intent)).toMatchObject([{ isMet: "met" }]);
    const half = [...file, "Content-Usage: train-ai=n"].join("\n");
    expect(readBackOf(half, intent)).toMatchObject([{ uses: { silent: ["*"] } }]);
    // A path of the home page alone.
    const home = written(["User-agent: *", "Allow: /", "Content-Usage: /$ search=y"], intent);
    expect(preferencesFor(parseRobots(home), "Yeti", "/x").training.value).toBe("refused");
  });

  test("the group of a purpose token is written where it is chosen, and only once", () => {
    const intent = {
      wants: { "ai-training": "refused" },
      paths: ["/a/"],
      fields: ["purpose-token"],
    } as const;
    const text = written(["User-agent: *", "Disallow: /private/"], intent);
    expect(text).toMatch(/\nUser-agent: __usage_ai-training\nDisallow: \/a\/$/);
    expect(text).not.toContain("Content-");
    for (const crawler of ["Yeti", "Googlebot"])
      expect(preferencesFor(parseRobots(text), crawler, "/a/x").training.value).toBe("refused");
    expect(written(text.split("\n"), intent)).toBe(text);
    const ofSearch = { ...intent, wants: { "ai-search": "refused" } } as const;
    expect(written([""], ofSearch)).not.toContain("__usage");
  });

  test("what a preference allows for a path is not undone, and told", () => {
    const file = ["User-agent: *", "Allow: /", "Content-Usage: /ok/ train-ai=y"];
    const intent = { wants: { "ai-training": "refused" } } as const;
    const text = written(file, intent);
    expect(preferencesFor(parseRobots(text), "Yeti", "/x").training.value).toBe("refused");
    expect(preferencesFor(parseRobots(text), "Yeti", "/ok/x").training.value).toBe("allowed");
    expect(readBackOf(text, intent)).toMatchObject([{ isMet: "unmet", uses: { contrary: [3] } }]);
  });

  test("a group that may fetch a folder only is told too", () => {
    const file = ["User-agent: Yeti", "Allow: /a/", "Disallow: /"];
    const intent = { wants: { "ai-training": "refused" } } as const;
    expect(written(file, intent).split("\n").slice(3, 5)).toEqual([
      "Content-Usage: train-ai=n",
      "Content-Signal: ai-train=no",
    ]);
    expect(readBackOf(file.join("\n"), intent)).toMatchObject([
      { uses: { silent: ["Yeti", "*"] } },
    ]);
  });

  test("search stays allowed in a closed site, with the other rules", () => {
    const file = ["User-agent: *", "Disallow: /", "Disallow: /private/"];
    const intent = { wants: { search: "allowed" } } as const;
    const text = written(file, intent);
    const analysis = parseRobots(text);
    expect(decide(analysis, "bingbot", "/a").outcome).toBe("allow");
    expect(decide(analysis, "bingbot", "/private/").outcome).toBe("disallow");
    expect(decide(analysis, "AnyBot", "/a").outcome).toBe("disallow");
  });
});

describe("where lines go:", () => {
  test("not below a last group without rules, which would be joined", () => {
    const file = ["User-agent: Yeti", "Disallow: /a", "", "# mine", "User-agent: Slurp", ""];
    const intent = { wants: { archive: "refused" }, namesAll: true } as const;
    const lines = written(file, intent).split("\n");
    expect(lines.slice(-4)).toEqual(["", "# mine", "User-agent: Slurp", ""]);
    expect(decide(parseRobots(lines.join("\n")), "Slurp", "/").outcome).toBe("allow");
  });

  test("not into the block that Cloudflare puts before the file", () => {
    const block = [
      "# BEGIN Cloudflare Managed content",
      "User-agent: *",
      "Allow: /",
      "# END Cloudflare Managed Content",
    ];
    const text = written(block, { wants: { search: "allowed" } });
    expect(text.split("\n")).toEqual([
      ...block,
      "",
      "User-agent: *",
      "Disallow:",
      "Content-Usage: search=y",
      "Content-Signal: search=yes",
    ]);
  });
});

const FILES: readonly (readonly string[])[] = [
  [""],
  ["User-agent: *", "Disallow:", ""],
  ["User-agent: *", "Disallow: /cart", "", "User-agent: GPTBot", "Disallow: /a", ""],
  ["User-agent: Googlebot", "Allow: /", "", "User-agent: *", "Disallow: /", ""],
];
const WANTS: readonly Intent["wants"][] = [
  { "ai-training": "refused", search: "allowed" },
  { "ai-search": "refused", "ai-assistant": "refused", archive: "refused", seo: "refused" },
  { "ai-training": "allowed", "ai-search": "allowed", search: "allowed" },
];

/** What is true of any file with such lines, and no mistake of ours. */
const TOLD = [
  // Google’s parser cuts names at digits; those are of crawlers that do not use it.
  "R214",
  // Fetchers that do not promise to obey, and crawlers that look for Googlebot’s group.
  ...["R216", "R218"],
  // Google-Extended in a group of its own, where it would lose the rules of Googlebot’s group.
  "R215",
  // The path of the list below.
  "R314",
  // A line of the file that a new one makes needless: none is removed.
  "R416",
  // Lighthouse does not know Content-Usage.
  "R525",
];

describe.each(FILES)("in %s", (...file) => {
  test.each(
    WANTS.flatMap((wants) =>
      [[], ["/blog/", "/*.jpg$"]].map((paths) => ({ ...NOTHING, wants, paths })),
    ),
  )("$wants for $paths raises no new problem, and all of it is met", (intent) => {
    const text = written(file, intent);
    const codes = (lines: readonly string[], readAs: "rfc9309" | "google") =>
      findingsIn({ file: lines, readAs }).map(({ problem }) => problem.code);
    for (const reader of ["rfc9309", "google"] as const) {
      const known = [...codes(file, reader), ...TOLD];
      expect(codes(text.split("\n"), reader).filter((code) => !known.includes(code))).toEqual([]);
    }
    for (const { isMet, unmet, wish } of readBackOf(text, intent)) {
      expect(unmet).toEqual([]);
      // No crawler of an archive states that it obeys.
      expect(isMet === "unmet").toBe(wish.category === "archive");
    }
    // Twice says no more than once.
    expect(done(propose(text, intent))).toEqual([]);
  });
});

test("where the HTTP response decides, it is named in the place of lines", () => {
  const session = createSession([]);
  const intent: Intent = { ...NOTHING, wants: { "ai-training": "refused" } };
  session.dispatch(openText(session.getState(), written(["User-agent: *", "Allow: /"], intent)));
  session.dispatch({ effects: answerInput.set.of({ kind: "status", status: 404 }) });
  const state = session.getState();
  const [result] = done(readBack(state, readingsOf(state), intent));
  expect(result && intentWords.result(result, true)).toEqual([
    "The HTTP response decides, so no line of the file counts.",
    expect.stringMatching(/^Not so for .* \d+ more crawlers\.$/),
  ]);
});

test("what changes is counted by purpose and by use", () => {
  const session = createSession([]);
  session.dispatch(openText(session.getState(), "User-agent: *\nAllow: /\n"));
  const state = session.getState();
  const intent: Intent = { ...NOTHING, wants: { "ai-training": "refused", archive: "allowed" } };
  const text = state.doc.toString();
  const edits = editsFor(text, done(propose(text, intent)));
  const { verdicts, uses } = done(
    changesBetween(state, readingsOf(state), readingsOf(state).edited(edits, 1), intent),
  );
  expect(verdicts).toMatchObject([
    { category: "ai-training", turns: [{ before: "allow", after: "disallow" }] },
  ]);
  expect(uses.find(({ use }) => use === "training")?.turns).toMatchObject([
    { before: "unstated", after: "refused" },
    { before: "unstated", after: "not-applicable" },
  ]);
});

const tokenOf = fc.constantFrom("*", "GPTBot", "Googlebot", "AhrefsBot", "archive.org_bot", "X");
const pathOf = fc.constantFrom("/", "/a", "/a/b", "/*.x$", "/b", "");
const lineOf = fc.oneof(
  tokenOf.map((token) => `User-agent: ${token}`),
  fc.tuple(fc.constantFrom("Allow", "Disallow"), pathOf).map(([kind, path]) => `${kind}: ${path}`),
  fc.constantFrom("", "# note", "Content-Usage: /a train-ai=n", "Content-Signal: search=no"),
);
const want = fc.constantFrom("allowed" as const, "refused" as const);

test("whatever the file, crawlers that nothing is wanted of keep their verdicts", () => {
  fc.assert(
    fc.property(
      fc.array(lineOf, { maxLength: 12 }),
      want,
      fc.subarray(["/a", "/a/b", "/c$"]),
      (file, wanted, paths) => {
        const wants = { seo: wanted, "ai-training": wanted };
        const analysis = parseRobots(file.join("\n"));
        const after = parseRobots(written(file, { wants, paths }));
        for (const crawler of ["Googlebot", "archive.org_bot", "X", "AnyBot"])
          for (const url of ["/", "/a", "/a/b", "/c", "/q.x"])
            expect(decide(after, crawler, url).outcome).toBe(
              decide(analysis, crawler, url).outcome,
            );
      },
    ),
    { numRuns: runs(200) },
  );
});

test("paths are read line by line, and what cannot be one is told", () => {
  const typed = "/a\n\n /b/* \n/a\nblog\nhttps://a.example/x\n/c d\n/e#f";
  expect(readPaths(typed)).toMatchObject({
    paths: ["/a", "/b/*"],
    faulty: [
      { line: 5, fault: "no-slash" },
      { line: 6, fault: "url" },
      { line: 7, fault: "space" },
      { line: 8, fault: "hash" },
    ],
  });
  const many = Array.from({ length: MOST_PATHS + 1 }, (_, at) => `/${at}`).join("\n");
  expect(readPaths(many).faulty).toMatchObject([{ line: MOST_PATHS + 1, fault: "too-many" }]);
  expect(readPaths(`/${"a".repeat(2000)}`).faulty).toMatchObject([{ fault: "long" }]);
});

describe("a file of many groups is worked out in small steps:", () => {
  const many = Array.from({ length: 50 }, (_, n) => `User-agent: bot-${n}\nDisallow: /${n}\n`);
  const FILES_OF_MANY = {
    "50 groups": many.join("\n"),
    "300 preferences": `User-agent: *\nAllow: /\n${Array.from({ length: 300 }, (_, n) => `Content-Usage: /${n} train-ai=n`).join("\n")}`,
  };
  const paths = Array.from({ length: 10 }, (_, n) => `/${n}/`);

  test.each(
    Object.entries(FILES_OF_MANY).flatMap(([about, text]) =>
      [[], paths].map((asked) => ({ about, text, paths: asked })),
    ),
  )("$about, $paths.length paths", ({ text, paths: asked }) => {
    const pauses = pausesFor(text, asked);
    // Each group is asked about each place in a step of its own.
    const least = parseRobots(text).groups.length * Math.max(1, asked.length);
    expect(pauses.proposing).toBeGreaterThan(least);
    expect(pauses.readingBack).toBeGreaterThan(least);
  });

  test("20,000 preferences of one group, which are neither read nor searched in one step", () => {
    const [few, most] = [2_000, 20_000].map((count) =>
      pausesFor(`User-agent: *\nAllow: /\n${"Content-Usage: train-ai=y\n".repeat(count)}`, []),
    );
    expect(most?.proposing).toBeGreaterThan((few?.proposing ?? 0) + 10);
    expect(most?.readingBack).toBeGreaterThan((few?.readingBack ?? 0) + 10);
  });
});

function pausesFor(text: string, paths: readonly string[]) {
  const intent: Intent = { ...NOTHING, wants: { "ai-training": "refused" }, paths };
  const session = createSession([]);
  session.dispatch(openText(session.getState(), text));
  const state = session.getState();
  const pausesOf = (steps: Generator<void, unknown>) => {
    let pauses = 0;
    while (!steps.next().done) pauses++;
    return pauses;
  };
  return {
    proposing: pausesOf(propose(text, intent)),
    readingBack: pausesOf(readBack(state, readingsOf(state), intent)),
  };
}
