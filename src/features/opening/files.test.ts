import { undo, undoDepth } from "@codemirror/commands";
import { beforeEach, describe, expect, test } from "vitest";
import { GoneFile, LateFile } from "../../../test/late-files.ts";
import { urlsInput } from "../../core/inputs.ts";
import { openFileText, openPage } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { createSession, type Session } from "../../core/session.ts";
import { createBefore, nameOf, openBefore, takeText } from "../compare/before-session.ts";
import { openFile } from "./open-file.ts";

let session: Session;

beforeEach(() => {
  session = createSession();
});

const text = () => session.getState().doc.toString();

describe("a file that is opened", () => {
  test("is in the place of the text, and undone at one stroke", async () => {
    expect(await openFile(session, new File(["Allow: /\n"], "robots.txt"))).toBeNull();
    expect(text()).toBe("Allow: /\n");
    expect(undoDepth(session.getState())).toBe(1);
  });

  test.each([
    ["first", [0, 1]],
    ["last", [1, 0]],
  ] as const)("before another that is read %s gives way to it", async (_, order) => {
    const files = [new LateFile("first"), new LateFile("second")] as const;
    const opened = files.map((file) => openFile(session, file));
    for (const index of order) {
      files[index].arrive();
      await opened[index];
    }
    expect(text()).toBe("second");
    expect(undoDepth(session.getState())).toBe(1);
  });

  test.each([
    ["sitemap.xml", "<?xml version='1.0'?><urlset><url><loc>/x</loc></url></urlset>", "a sitemap"],
    ["urls.txt", "/x\n", "a list of URLs"],
    ["urls.csv", "page,visits\n/x,3\n/x,4\n", "a list of URLs"],
  ])(
    "as the robots.txt but is %s is offered as URLs, and the file of before comes back",
    async (name, content, kind) => {
      session.dispatch(openFileText(session.getState(), "Allow: /\n"));
      const notice = await openFile(session, new File([content], name));
      expect(notice?.text).toBe(
        `“${name}” was opened as the robots.txt, but it looks like ${kind}.`,
      );
      expect(text()).toBe(content);
      await notice?.action?.take();
      expect(text()).toBe("Allow: /\n");
      expect(session.getState().field(urlsInput.field)).toEqual(["/x"]);
      undo({ state: session.getState(), dispatch: session.dispatch });
      expect(session.getState().field(urlsInput.field)).toEqual([]);
    },
  );

  test.each([
    "User-agent: *",
    "Disallow: /a, /b\n/c\n",
    "Sitemap: https://a.example/s.xml\nhttps://a.example/\n",
    "<!doctype html><a href=/x>x</a>",
    "Dear Anna,\nhere it is.\n",
    "",
  ])("with rules, or of unknown kind, needs no words: %j", async (content) => {
    expect(await openFile(session, new File([content], "robots.txt"))).toBeNull();
    expect(text()).toBe(content);
  });

  test("does not come over a page that was opened since", async () => {
    const file = new LateFile("late");
    const opened = openFile(session, file);
    session.dispatch(openPage(session.getState(), sample));
    file.arrive();
    expect(await opened).toBeNull();
    expect(text()).toBe(sample.text);
  });

  test("and cannot be read is said to be so, and the text stays", async () => {
    const notice = await openFile(session, new GoneFile("live.txt"));
    expect(notice?.text).toMatch(/^“live\.txt” could not be read\. .* Your text did not change\./);
    expect(text()).toBe("");
  });
});

describe("a file that is opened as that of before", () => {
  let before: Session;

  beforeEach(() => {
    before = createBefore(session.getState());
  });

  test("comes with its name in one transaction", async () => {
    const names: string[] = [];
    before.subscribe((state) => names.push(`${nameOf(state)}: ${state.doc}`));
    await openBefore(before, new File(["Allow: /\n"], "live.txt"));
    expect(names).toEqual(["live.txt: Allow: /\n"]);
  });

  test("does not give its name to a text that was taken since", async () => {
    const file = new LateFile("late");
    const opened = openBefore(before, file);
    takeText(before, "Disallow: /\n", "pasted");
    file.arrive();
    await opened;
    expect(nameOf(before.getState())).toBe("pasted");
    expect(before.getState().doc.toString()).toBe("Disallow: /\n");
  });
});
