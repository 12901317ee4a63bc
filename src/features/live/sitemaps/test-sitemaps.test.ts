import { redo, undo } from "@codemirror/commands";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectationsOf, reportOf } from "../../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../../core/inputs.ts";
import { addUrlList, openFileText, openText, setSite } from "../../../core/intents.ts";
import { createSession, type Session } from "../../../core/session.ts";
import { ALL_ROWS } from "../../../core/table-view.ts";
import type { Arriving } from "../../../fetch/fetch-sitemap.ts";
import { sitemapStream } from "../../../fetch/sitemap-stream.ts";
import { ListedBlocked } from "../../../tasks/live/sitemaps/listed-blocked.ts";
import { sitemapsOf } from "../../../tasks/live/sitemaps/model.ts";
import { sitemapWords } from "../../../tasks/live/sitemaps/words.ts";
import { shownRowsOf } from "../../../tasks/table/shown-rows.ts";
import { sitemapRunOf, testSitemaps } from "./test-sitemaps.ts";

const ASKED = "https://shop.test/robots.txt";
const ROOT = "https://shop.test/sitemap.xml";
const QUESTION = { roots: [ROOT], asked: ASKED, crawler: "GPTBot" };

afterEach(() => vi.unstubAllGlobals());

/** What the page's own server answers, one response after another; returns what it was asked. */
function serving(...responses: readonly (() => Response)[]): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("document", { baseURI: "https://tools.example/folder/" });
  vi.stubGlobal("fetch", async (url: URL, { signal }: { readonly signal: AbortSignal }) => {
    signal.throwIfAborted();
    const response = responses[asked.push(url) - 1];
    if (!response) throw new TypeError("There is no server.");
    return response();
  });
  return asked;
}

/** The handler's answer with a sitemap. */
function streamed(content: string): Response {
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from(content);
  }
  const opened = {
    ...({ kind: "opened", asked: ROOT, userAgent: "", hops: [], status: 200 } as const),
    ...({ contentType: null, body: "sitemap" } as const),
  };
  const arriving: Arriving = { opened, pieces: pieces(), done: Promise.resolve() };
  const headers = { "Content-Type": "application/octet-stream" };
  return new Response(
    sitemapStream(arriving, () => {}),
    { headers },
  );
}

function session(): Session {
  const made = createSession();
  made.dispatch(setSite("https://shop.test"));
  made.dispatch(openText(made.getState(), "User-agent: *\nDisallow: /a\nDisallow: /a/b\n"));
  made.dispatch(addUrlList(made.getState(), ["/a/b/other"]));
  made.dispatch({ effects: crawlersInput.set.of(["Ape", "Bee"]) });
  return made;
}

const MAP = "<urlset><loc>/a</loc><loc>/a/b</loc><loc>/c</loc></urlset>";

function urlsOf(made: Session): readonly string[] {
  return made.getState().field(urlsInput.field);
}

describe("sitemaps that are tested", () => {
  test("add their URLs, and what they list, as one undo", async () => {
    const asked = serving(() => streamed(MAP));
    const made = session();
    expect(await testSitemaps(made, QUESTION)).toBeNull();
    expect(asked.map((url) => url.href)).toEqual([
      `https://tools.example/folder/api/robots?sitemap=${encodeURIComponent(ROOT)}&user_agent=GPTBot`,
    ]);
    expect(urlsOf(made)).toEqual(["/a/b/other", "/a", "/a/b", "/c"]);
    expect([...(sitemapsOf(made.getState())?.urls.keys() ?? [])]).toEqual(["/a", "/a/b", "/c"]);
    expect(sitemapRunOf(made).getState()).toBeNull();

    undo({ state: made.getState(), dispatch: made.dispatch });
    expect(urlsOf(made)).toEqual(["/a/b/other"]);
    expect(sitemapsOf(made.getState())).toBeNull();
    redo({ state: made.getState(), dispatch: made.dispatch });
    expect(urlsOf(made)).toHaveLength(4);
    expect(sitemapsOf(made.getState())?.urls.size).toBe(3);
  });

  test("wait while the server takes no more requests", { tags: "long" }, async () => {
    const refused = () =>
      new Response("{}", { status: 429, headers: { "Retry-After": "1", "Content-Type": "a/b" } });
    const asked = serving(refused, () => streamed(MAP));
    const made = session();
    const done = testSitemaps(made, QUESTION);
    await vi.waitFor(() => expect(sitemapRunOf(made).getState()?.waiting).toBe(1));
    await done;
    expect(asked).toHaveLength(2);
    expect(urlsOf(made)).toHaveLength(4);
  });

  test("change nothing once they are cancelled", async () => {
    serving(() => streamed(MAP));
    const made = session();
    const done = testSitemaps(made, QUESTION);
    sitemapRunOf(made).getState()?.cancel();
    expect(await done).toBeNull();
    expect(urlsOf(made)).toEqual(["/a/b/other"]);
    expect(sitemapRunOf(made).getState()).toBeNull();
  });

  test("add nothing where another file was opened meanwhile", async () => {
    serving(() => streamed(MAP));
    const made = session();
    const done = testSitemaps(made, QUESTION);
    made.dispatch(openFileText(made.getState(), "# other\n"));
    expect((await done)?.text).toBe(sitemapWords.cameLate);
    expect(urlsOf(made)).toEqual(["/a/b/other"]);
  });

  test("are given up at once where another file is opened, so that its own can be tested", async () => {
    const asked = serving(
      () => new Response("{}", { status: 429, headers: { "Retry-After": "9" } }),
    );
    const made = session();
    const done = testSitemaps(made, QUESTION);
    await vi.waitFor(() => expect(sitemapRunOf(made).getState()?.waiting).toBe(9));
    made.dispatch(openFileText(made.getState(), "# other\n"));
    expect(sitemapRunOf(made).getState()).toBeNull();
    expect((await done)?.text).toBe(sitemapWords.cameLate);
    expect(asked).toHaveLength(1);
  });

  test.each<readonly [what: string, responses: readonly (() => Response)[], said: string]>([
    ["no server", [], "The playground’s server cannot be reached"],
    ["a static host", [() => new Response("<html>")], "has no server that could ask a site"],
    ["a server that fails", [() => new Response("", { status: 502 })], "status code 502"],
    [
      "a refusal",
      [
        () =>
          Response.json(
            { kind: "failed", failure: "not-allowed", message: "Only public.", hops: [] },
            { status: 403 },
          ),
      ],
      "Only public.",
    ],
    [
      "something else",
      [
        () =>
          new Response("3\n{}x0\n", { headers: { "Content-Type": "application/octet-stream" } }),
      ],
      "has no server that could ask a site",
    ],
  ])("say what there was instead: %s", async (_, responses, said) => {
    vi.stubGlobal("navigator", { onLine: true });
    serving(...responses);
    const made = session();
    await testSitemaps(made, QUESTION);
    const [file] = sitemapsOf(made.getState())?.files ?? [];
    expect(file && sitemapWords.about(file).join(" ")).toContain(said);
    expect(urlsOf(made)).toEqual(["/a/b/other"]);
  });
});

describe("what is listed but blocked", () => {
  async function tested(): Promise<Session> {
    serving(() => streamed(MAP));
    const made = session();
    await testSitemaps(made, QUESTION);
    return made;
  }

  test("is counted for each crawler, by deciding line, without other URLs of the table", async () => {
    const made = await tested();
    const search = new ListedBlocked(reportOf(made.getState()), new Set(["/a", "/a/b", "/c"]));
    search.run(() => false);
    const lines = [
      [2, 1],
      [3, 1],
    ];
    expect(search.result).toEqual([
      { crawler: "Ape", count: 2, first: 1, lines },
      { crawler: "Bee", count: 2, first: 1, lines },
    ]);
  });

  test("is a filter, which follows a new listing", async () => {
    const made = await tested();
    const view = { ...ALL_ROWS, query: 'is:listed is:block crawler:"Ape"' };
    const shown = (before: ReturnType<typeof shownRowsOf> | null) => {
      const state = made.getState();
      const search = shownRowsOf(before, reportOf(state), expectationsOf(state), view, state);
      search.run(() => false);
      return search;
    };
    const first = shown(null);
    expect(
      Array.from({ length: first.result?.length ?? 0 }, (_, at) => first.result?.at(at)),
    ).toEqual([1, 2]);
    expect(shown(first)).toBe(first);
    serving(() => streamed("<urlset><loc>/a</loc></urlset>"));
    await testSitemaps(made, QUESTION);
    expect(shown(first).result?.length).toBe(1);
  });
});
