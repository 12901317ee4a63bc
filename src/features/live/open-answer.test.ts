import { redo, undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { fileTextOf } from "../../core/derived.ts";
import { answerInput, encodingInput, siteInput } from "../../core/inputs.ts";
import { addUrlList, openFileText, openText, setSite } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import type { Fetched } from "../../fetch/answer.ts";
import { work, workOf } from "../draft/model.ts";
import { closeLive, liveFile, liveOf } from "./model.ts";
import { livePage, openAnswer, openFailure } from "./open-live.ts";

const ASKED = "https://shop.example/robots.txt";
const QUESTION = { site: "shop.example", crawler: null };

function fetched(body: string | Uint8Array, changed: Partial<Fetched> = {}): Fetched {
  const bytes = Buffer.from(body);
  return {
    kind: "fetched",
    asked: ASKED,
    userAgent: "robots.txt-playground/1.0",
    hops: [
      { kind: "answered", url: ASKED, status: 200, location: null, family: 6, milliseconds: 9 },
    ],
    status: 200,
    contentType: "text/plain",
    charset: null,
    contentEncoding: null,
    caching: {
      cacheControl: null,
      expires: null,
      age: null,
      etag: null,
      lastModified: null,
      date: null,
    },
    retryAfter: null,
    size: bytes.length,
    cut: false,
    body: bytes.toString("base64"),
    ...changed,
  };
}

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
