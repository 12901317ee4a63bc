import { undo } from "@codemirror/commands";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openSample, sample } from "../../core/sample.ts";
import { createSession, type Session } from "../../core/session.ts";
import { pasteInto } from "./paste.ts";
import { pastedWords } from "./pasted-words.ts";
import { pasteWords } from "./words.ts";

const ROBOTS = "User-agent: *\nDisallow: /private/\n\nSitemap: https://a.example/s.xml\n";

// Whether a text is a link depends on where the page is.
beforeEach(() => void vi.stubGlobal("location", new URL("https://playground.example/")));

function onExample() {
  const session = createSession([]);
  openSample(session);
  return session;
}

function edited() {
  const session = onExample();
  session.dispatch({ changes: { from: 0, insert: "# mine\n" } });
  return session;
}

describe("lines of a robots.txt, pasted where nothing has the focus", () => {
  const textOf = (session: Session) => session.getState().doc.toString();

  test.each([
    ["Disallow: /", "User-agent: *\nDisallow: /\n"],
    ["disallow: /a\nAllow: /a/b\n", "User-agent: *\ndisallow: /a\nAllow: /a/b\n"],
    ["User-agent: GPTBot", "User-agent: GPTBot\n"],
    ["Sitemap: https://a.example/s.xml", "Sitemap: https://a.example/s.xml\n"],
  ])(
    "%j takes the place of the untouched example, and stray rules get a group",
    async (text, file) => {
      const session = onExample();
      const pasted = pasteInto(session, text, "nothing");
      const notice = await pasted?.notice;
      expect(textOf(session)).toBe(file);
      notice?.action?.take();
      expect(textOf(session)).toBe(sample.text);
    },
  );

  test("go below the line of the caret in an edited file, and one undo takes them out", async () => {
    const session = edited();
    const before = textOf(session);
    const { notice } = pasteInto(session, "Disallow: /\n", "nothing") ?? {};
    expect((await notice)?.text).toBe(pastedWords.linesInFile(2));
    expect(textOf(session)).toBe(before.replace("# mine\n", "# mine\nDisallow: /\n"));
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(textOf(session)).toBe(before);
  });
});

describe("a whole robots.txt", () => {
  test.each(["file", "nothing"] as const)(
    "takes the place of the untouched example and its URLs, pasted into %s, in one undo",
    async (place) => {
      const session = onExample();
      const pasted = pasteInto(session, ROBOTS, place);
      expect(pasted?.isDone).toBe(true);
      expect((await pasted?.notice)?.text).toBe(pasteWords.replacedExample);
      expect(session.getState().doc.toString()).toBe(ROBOTS);
      expect(session.getState().field(urlsInput.field)).toEqual(["/"]);
      expect(session.getState().field(crawlersInput.field)).toEqual(sample.crawlers);
      (await pasted?.notice)?.action?.take();
      expect(session.getState().doc.toString()).toBe(sample.text);
      expect(session.getState().field(urlsInput.field)).toEqual(sample.urls);
    },
  );

  test("is left to the editor in a file that was edited, with an offer to replace it", async () => {
    const session = edited();
    const before = session.getState().doc.toString();
    const pasted = pasteInto(session, ROBOTS, "file");
    expect(pasted?.isDone).toBe(false);
    const notice = await pasted?.notice;
    expect(notice?.text).toBe(pasteWords.intoFile);
    notice?.action?.take();
    expect(session.getState().doc.toString()).toBe(ROBOTS);
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(session.getState().doc.toString()).toBe(before);
  });

  test("goes to the caret of an edited file where nothing has the focus", () => {
    const session = edited();
    expect(pasteInto(session, ROBOTS, "nothing")?.isDone).toBe(true);
    expect(session.getState().doc.toString()).toContain(ROBOTS);
    expect(session.getState().doc.toString()).toContain("# mine");
  });

  test("is the file where the file is empty, with nothing focused", async () => {
    const session = createSession([]);
    const notice = await pasteInto(session, ROBOTS, "nothing")?.notice;
    expect(notice?.text).toBe(pasteWords.replaced);
    expect(session.getState().doc.toString()).toBe(ROBOTS);
  });

  test("takes the place of the example from a box for something else", async () => {
    const session = onExample();
    expect((await pasteInto(session, ROBOTS, "box")?.notice)?.text).toBe(
      pasteWords.replacedExample,
    );
  });

  test("is offered as the file from a box for something else, once the example was edited", async () => {
    const session = edited();
    const before = session.getState();
    const pasted = pasteInto(session, ROBOTS, "box");
    expect(pasted?.isDone).toBe(true);
    expect(session.getState()).toBe(before);
    const notice = await pasted?.notice;
    expect(notice?.text).toBe(pasteWords.forBox);
    notice?.action?.take();
    expect(session.getState().doc.toString()).toBe(ROBOTS);
  });

  test("is no list of URLs, and is offered as the file", async () => {
    const session = onExample();
    const notice = await pasteInto(session, ROBOTS, "urls")?.notice;
    expect(notice?.text).toBe(pasteWords.forUrls);
    expect(session.getState().field(urlsInput.field)).toEqual(sample.urls);
    notice?.action?.take();
    expect(session.getState().doc.toString()).toBe(ROBOTS);
  });
});

describe("something else", () => {
  test("is left to the box it is pasted into", () => {
    for (const place of ["file", "urls"] as const)
      for (const text of ["Disallow: /a", "/a\n/b", "hello"])
        expect(pasteInto(onExample(), text, place)).toBeNull();
  });

  test("is added to the table where it is a list of URLs and nothing has the focus", async () => {
    const session = onExample();
    const list = "https://a.example/b\nhttps://a.example/c\n";
    const notice = await pasteInto(session, list, "nothing")?.notice;
    expect(notice?.text).toBe("2 URLs were added to the table.");
    expect(session.getState().field(urlsInput.field)).toEqual([
      ...sample.urls,
      "https://a.example/b",
      "https://a.example/c",
    ]);
    expect((await pasteInto(session, list, "nothing")?.notice)?.text).toBe(pastedWords.noNewUrls);
    notice?.action?.take();
    expect(session.getState().field(urlsInput.field)).toEqual(sample.urls);
  });

  test("is left to the editor, and said to be no text, where it has NUL characters", async () => {
    const pasted = pasteInto(onExample(), "\x89PNG\0\0", "file");
    expect(pasted?.isDone).toBe(false);
    expect((await pasted?.notice)?.text).toBe(pasteWords.notText);
  });

  test.each(["hello world", "PNG is not a robots.txt", "\0\x01\x02PNG\ufffd\ufffd", " "])(
    "changes nothing, and that is said: %j",
    async (text) => {
      const session = onExample();
      const before = session.getState();
      const pasted = pasteInto(session, text, "nothing");
      expect((await pasted?.notice)?.text).toBe(pastedWords.notUnderstood);
      expect(session.getState()).toBe(before);
    },
  );
});

describe("cells of a spreadsheet", () => {
  const text = "Boots\t12\n";
  const html =
    '<table><tr><td><a href="https://a.example/boots">Boots</a></td><td>12</td></tr></table>';

  test.each(["urls", "nothing"] as const)(
    "give the links that they show names for, pasted into %s",
    async (place) => {
      const session = onExample();
      const pasted = pasteInto(session, text, place, html);
      expect(pasted?.isDone).toBe(true);
      await pasted?.notice;
      expect(session.getState().field(urlsInput.field).at(-1)).toBe("https://a.example/boots");
    },
  );

  test("are text for the file and for another box", () => {
    for (const place of ["file", "box"] as const)
      expect(pasteInto(onExample(), text, place, html)).toBeNull();
  });
});
