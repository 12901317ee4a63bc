import { redo, undo } from "@codemirror/commands";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fetched } from "../../../test/fetched.ts";
import { fileTextOf } from "../../core/derived.ts";
import { answerInput, encodingInput, siteInput } from "../../core/inputs.ts";
import { addUrlList, openFileText, openText, setSite } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Fetched } from "../../fetch/answer.ts";
import { livePage } from "../../tasks/live/live-answer.ts";
import { closeLive, liveFile, liveOf, newsOf } from "../../tasks/live/model.ts";
import { work, workOf } from "../draft/model-work.ts";
import { openAnswer, openFailure, openLive } from "./open-live.ts";

const QUESTION = { site: "shop.example", crawler: null };

/** A session in which somebody works on `# mine`. */
function working(): Session {
  const session = createSession([work(), liveFile()]);
  session.dispatch(setSite("shop.example"));
  session.dispatch(openText(session.getState(), "# mine\n"));
  return session;
}

function open(session: Session, answer: Fetched): void {
  session.dispatch(openAnswer(session.getState(), answer, QUESTION, 1_000));
}

describe("the page that an answer makes", () => {
  test("has its bytes, whatever they are", () => {
    const bytes = Uint8Array.of(0xff, 0x0d, 0x0a, 0x00, 0xc3, 0xa9);
    expect(livePage(fetched(bytes), "shop.example").text).toBe("\udcff\r\n\0é");
  });

  test("keeps what was typed where it means the site that answered", () => {
    expect(livePage(fetched(""), "Shop.example/sale?x").site).toBe("Shop.example/sale?x");
  });

  test("names the scheme where a host alone was asked by http", () => {
    const asked = "http://shop.example:8080/robots.txt";
    expect(livePage(fetched("", { asked }), "shop.example:8080").site).toBe(
      "http://shop.example:8080",
    );
  });
});

describe("an answer that is opened", () => {
  test("fills text, site and HTTP, and is undone and redone as one", () => {
    const session = working();
    open(session, fetched("gone\n", { status: 404 }));
    const opened = session.getState();
    expect(fileTextOf(opened)).toBe("gone\n");
    expect(opened.field(answerInput.field)).toEqual({ kind: "status", status: 404 });
    expect(liveOf(opened)?.answer.status).toBe(404);

    undo({ state: opened, dispatch: session.dispatch });
    const undone = session.getState();
    expect(fileTextOf(undone)).toBe("# mine\n");
    expect(undone.field(answerInput.field)).toEqual({ kind: "ok" });
    expect(undone.field(siteInput.field)).toBe("shop.example");
    expect(liveOf(undone)).toBeNull();

    redo({ state: undone, dispatch: session.dispatch });
    expect(liveOf(session.getState())).toBe(liveOf(opened));
    expect(session.getState().field(answerInput.field)).toEqual({ kind: "status", status: 404 });
  });

  test("is edited as characters where it is UTF-16", () => {
    const session = working();
    open(session, fetched(Buffer.from("\ufeffUser-agent: *\n", "utf16le")));
    expect(session.getState().doc.line(1).text).toBe("User-agent: *");
    expect(session.getState().field(encodingInput.field)).toBe("utf-16le-bom");
  });

  test("leaves the draft to go back to, and is compared with it, also when it is asked for again", () => {
    const session = working();
    open(session, fetched("one\n"));
    open(session, fetched("two\n"));
    expect(workOf(session.getState()).former?.text).toBe("# mine\n");
    expect(liveOf(session.getState())?.before).toEqual({ text: "# mine\n", isDraft: true });
  });

  test("is compared with the draft also when the answer before it was tried out", () => {
    const session = working();
    open(session, fetched("one\n"));
    session.dispatch(addUrlList(session.getState(), ["/try"]));
    open(session, fetched("two\n"));
    expect(workOf(session.getState()).former?.text).toBe("# mine\n");
    expect(liveOf(session.getState())?.before).toEqual({ text: "# mine\n", isDraft: true });
  });

  test("is compared with what was seen before where nobody worked on anything", () => {
    const session = createSession([work(), liveFile()]);
    open(session, fetched("one\n"));
    open(session, fetched("two\n"));
    expect(liveOf(session.getState())?.before).toEqual({ text: "", isDraft: false });
  });

  test("is forgotten when something else is opened, until that is undone", () => {
    const session = working();
    open(session, fetched("one\n"));
    session.dispatch(openFileText(session.getState(), "two\n"));
    expect(liveOf(session.getState())).toBeNull();
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(liveOf(session.getState())?.answer.size).toBe(4);
  });

  test("is forgotten when nobody wants to know of it, and its text stays", () => {
    const session = working();
    open(session, fetched("one\n"));
    session.dispatch(closeLive());
    expect(liveOf(session.getState())).toBeNull();
    expect(fileTextOf(session.getState())).toBe("one\n");
  });
});

test("a failure says what crawlers take it for, and leaves the file", () => {
  const session = working();
  session.dispatch(
    openFailure("https://gone.example", { kind: "failed", failure: "dns", message: "", hops: [] }),
  );
  expect(session.getState().field(siteInput.field)).toBe("https://gone.example");
  expect(session.getState().field(answerInput.field).kind).toBe("unreachable");
  expect(fileTextOf(session.getState())).toBe("# mine\n");
});

describe("a question that is asked", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Somebody asks, and the page's server answers once `arrive` is called. */
  function asking() {
    vi.stubGlobal("document", { baseURI: "https://tools.example/" });
    let arrive: (answer: unknown) => void = () => {};
    vi.stubGlobal("fetch", (_url: string, { signal }: { readonly signal: AbortSignal }) => {
      const response = new Promise<Response>((resolve, reject) => {
        arrive = (answer) => resolve(Response.json(answer));
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      return response;
    });
    const session = working();
    const live = newsOf(session);
    const done = openLive(session, QUESTION);
    return { session, live, done, arrive: (answer: unknown) => arrive(answer) };
  }

  test("is news until the answer is opened", async () => {
    const { session, live, done, arrive } = asking();
    expect(live.getState()?.kind).toBe("asking");
    arrive(fetched("one\n"));
    await done;
    expect(live.getState()).toBeNull();
    expect(fileTextOf(session.getState())).toBe("one\n");
  });

  test.each<readonly [string, (session: Session) => void]>([
    ["somebody wrote", (session) => session.dispatch({ changes: { from: 0, insert: "# more\n" } })],
    ["Site was changed", (session) => session.dispatch(setSite("other.example"))],
  ])("has its answer offered and not opened where %s meanwhile", async (_, change) => {
    const { session, live, done, arrive } = asking();
    change(session);
    const text = fileTextOf(session.getState());
    arrive(fetched("one\n"));
    await done;
    expect(live.getState()).toMatchObject({ kind: "came-late", question: QUESTION });
    expect(fileTextOf(session.getState())).toBe(text);
  });

  test("has its answer opened where only the table was changed meanwhile", async () => {
    const { session, done, arrive } = asking();
    session.dispatch(addUrlList(session.getState(), ["/more"]));
    arrive(fetched("one\n"));
    await done;
    expect(fileTextOf(session.getState())).toBe("one\n");
  });

  test("says why there is no answer, and leaves the page", async () => {
    const { session, live, done, arrive } = asking();
    arrive({ kind: "failed", failure: "dns", message: "", hops: [] });
    await done;
    expect(live.getState()).toMatchObject({ kind: "failed", failed: { failure: "dns" } });
    expect(fileTextOf(session.getState())).toBe("# mine\n");
  });

  test("is given up for another, and by whoever has had enough", async () => {
    const first = asking();
    const news = first.live.getState();
    if (news?.kind === "asking") news.cancel();
    await first.done;
    expect(first.live.getState()).toBeNull();
    const { session, live, done, arrive } = asking();
    const again = openLive(session, { site: "b.example", crawler: null });
    await done;
    expect(live.getState()).toMatchObject({ kind: "asking", question: { site: "b.example" } });
    arrive(fetched("b\n", { asked: "https://b.example/robots.txt" }));
    await again;
    expect(fileTextOf(session.getState())).toBe("b\n");
  });

  test("is not asked a second time while it is being asked", async () => {
    const { session, live, done, arrive } = asking();
    const asked = live.getState();
    await openLive(session, { ...QUESTION });
    expect(live.getState()).toBe(asked);
    arrive(fetched("one\n"));
    await done;
    expect(fileTextOf(session.getState())).toBe("one\n");
  });
});
