import { beforeEach, describe, expect, test } from "vitest";
import { GoneFile, LateFile } from "../../../test/late-files.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { addUrls, openPage, openText, type Page, setSite } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { createSession, type Session } from "../../core/session.ts";
import { suggestUrls } from "../groups/GroupsPanel.tsx";
import { importFrom } from "./import.ts";

const PAGE: Page = { ...sample, urls: ["/own"], crawlers: ["GPTBot"] };
const TABLE = "path,address\n/p,/a\n/q,/b\n";

let session: Session;

beforeEach(() => {
  session = createSession();
});

const urls = () => session.getState().field(urlsInput.field);
const openAnother = () => session.dispatch(openPage(session.getState(), PAGE));

describe("a list that is imported", () => {
  test("is added to the table, though a person works on it", async () => {
    const file = new LateFile("/a\n/b\n");
    const imported = importFrom(session, file);
    session.dispatch(addUrls(session.getState(), "/mine"));
    session.dispatch(openText(session.getState(), "Allow: /\n"));
    file.arrive();
    expect(await imported).toBeNull();
    expect(urls()).toEqual(["/mine", "/a", "/b"]);
  });

  test.each([
    ["URLs", "/a\n/b\n"],
    ["a table", TABLE],
    ["expectations", "user_agent,url,expected\nCCBot,/a,block\n"],
  ])("of %s is not added to a page that was opened since, and that is said", async (_, text) => {
    const file = new LateFile(text);
    const imported = importFrom(session, file);
    openAnother();
    file.arrive();
    expect((await imported)?.text).toMatch(/^Something else was opened .* nothing was added/);
    expect(urls()).toBe(PAGE.urls);
    expect(session.getState().field(crawlersInput.field)).toBe(PAGE.crawlers);
  });

  test("comes from each of several files, which are named where there is something to say", async () => {
    const files = [
      new File(["/a\n/b\n"], "plain.txt"),
      new File([TABLE], "table.csv"),
      new File(["/c\nsome words\n"], "list.txt"),
    ];
    const notice = await importFrom(session, files);
    expect(urls()).toEqual(["/a", "/b", "/p", "/q", "/c"]);
    expect(notice?.text).toBe(
      "“table.csv”: 2 URLs read from a CSV table, column “path”. “list.txt”: 1 URL read from a list. 1 entry left out: no usable URL.",
    );
    expect(notice?.recovered).toEqual([
      { name: "lines left out, list.txt", text: "2: some words (not a URL or path)" },
    ]);
    expect(notice?.action?.label).toBe("Undo");
    await notice?.action?.take();
    expect(urls()).toEqual([]);
  });

  test("and is one URL that is too long is named with its length", async () => {
    const notice = await importFrom(session, `/${"a".repeat(120_000)}`);
    expect(notice?.text).toBe(
      "Nothing was added to the table: the URL has 120,001 characters, and the table takes URLs of at most 100,000.",
    );
    expect(urls()).toEqual([]);
  });

  const ROBOTS = "User-agent: *\nDisallow: /x\nSitemap: https://a.example/s.xml\n";

  test.each([
    ["UTF-8", new TextEncoder().encode(ROBOTS)],
    ["UTF-16", new Uint8Array([0xff, 0xfe, ...[...ROBOTS].flatMap((it) => [it.charCodeAt(0), 0])])],
  ])("and is a robots.txt in %s is offered as the file", async (_, bytes) => {
    const before = session.getState();
    const notice = await importFrom(session, new File([bytes], "robots.txt"));
    expect(notice?.text).toBe(
      "Nothing was added to the table: “robots.txt” is a robots.txt, not a list of URLs.",
    );
    expect(session.getState()).toBe(before);
    notice?.action?.take();
    expect(session.getState().doc.toString()).toBe(ROBOTS);
    expect(urls()).toEqual([]);
  });

  test("and is dropped as the text of a robots.txt is offered as the file", async () => {
    const notice = await importFrom(session, ROBOTS);
    expect(notice?.text).toMatch(/^Nothing was added .* the pasted text is a robots\.txt/);
    notice?.action?.take();
    expect(session.getState().doc.toString()).toBe(ROBOTS);
  });

  test("and is a picture adds nothing, and that is said", async () => {
    const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13);
    const notice = await importFrom(session, new File([bytes], "logo.png"));
    expect(notice?.text).toBe("Nothing was added to the table: “logo.png” is not a text file.");
    expect(urls()).toEqual([]);
  });

  test("and is a letter adds nothing, and its lines are kept to copy", async () => {
    const text = "Dear Anna,\n\nhere is the file.\n";
    const notice = await importFrom(session, new File([text], "text.txt"));
    expect(notice?.text).toMatch(/^No URL was found\. The table did not change\./);
    expect(notice?.recovered?.[0]?.text).toContain("(not a URL or path)");
    expect(urls()).toEqual([]);
  });

  test.each([
    ["log.json", '{"path":"/x"}\n{"path":"/y"}\n', "looks like a log, in a format"],
    ["router.log", 'heroku[router]: at=info method=GET path="/a"\n', "looks like a log of Heroku"],
    ["a.warc", "WARC/1.0\r\nWARC-Target-URI: https://a.example/\r\n", "is a WARC file"],
    ["a.txt", "HTTP/2 200 \r\nlink: </a>\r\n\r\n/a\n", "is the response of a server"],
    ["a.har", '{"log":{"entries":[{"request":', "looks like a HAR, but it is not whole"],
    ["a.xlsx", "PK\x03\x04\x14\0", "is a spreadsheet or a ZIP archive"],
  ])("and is %s, which is not read, is called what it is", async (name, text, is) => {
    const notice = await importFrom(session, new File([text], name));
    expect(notice?.text).toContain(`Nothing was added to the table: “${name}” ${is}`);
    expect(urls()).toEqual([]);
  });

  test("and is a HAR gives the URLs of its requests, without those of data:", async () => {
    const entry = (url: string) => ({ request: { method: "GET", url, headers: [] } });
    const entries = [entry("https://a.example/a?b#c"), entry("data:image/png;base64,AA")];
    await importFrom(session, new File([JSON.stringify({ log: { entries } }, null, 2)], "a.har"));
    expect(urls()).toEqual(["https://a.example/a?b"]);
  });

  test("and cannot be read is said to be so", async () => {
    const notice = await importFrom(session, new GoneFile("list.txt"));
    expect(notice?.text).toMatch(/could not be read\. .* The table did not change\./);
  });
});

describe("relative links of an HTML page", () => {
  const HTML = "<!doctype html><a href=/a>a</a><a href=b.html>b</a><a href=?page=2>c</a>";

  test("are read as links of the site that was typed where that is wanted, and back", async () => {
    session.dispatch(setSite("shop.example"));
    const choice = (await importFrom(session, HTML))?.choice;
    expect(choice?.options).toEqual(["left out", "read as links of https://shop.example/"]);
    expect(choice?.chosen).toBe(0);
    expect(urls()).toEqual(["/a"]);
    const again = (await choice?.take(1))?.choice;
    expect(again?.chosen).toBe(1);
    expect(urls()).toEqual([
      "https://shop.example/a",
      "https://shop.example/b.html",
      "https://shop.example/?page=2",
    ]);
    await again?.take(0);
    expect(urls()).toEqual(["/a"]);
  });

  test("are offered as such where the page has no other", async () => {
    session.dispatch(setSite("shop.example"));
    const choice = (await importFrom(session, "<!doctype html><a href=b.html>b</a>"))?.choice;
    expect(urls()).toEqual([]);
    await choice?.take(1);
    expect(urls()).toEqual(["https://shop.example/b.html"]);
  });

  test("are left out without a choice where no site was typed", async () => {
    const notice = await importFrom(session, HTML);
    expect(notice?.text).toContain("2 entries left out");
    expect(notice?.choice).toBeUndefined();
  });
});

describe("another column of a table", () => {
  test("takes the place of the first", async () => {
    const choice = (await importFrom(session, TABLE))?.choice;
    const before = urls();
    await choice?.take(choice.chosen === 0 ? 1 : 0);
    expect(urls()).toHaveLength(2);
    expect(urls()).not.toEqual(before);
  });

  test("chosen before the one that was chosen first is read leaves nothing of that", async () => {
    const three = "path,address,page\n/p,/a,/x\n/q,/b,/y\n";
    const choice = (await importFrom(session, three))?.choice;
    const [one = 0, two = 0] = [0, 1, 2].filter((column) => column !== choice?.chosen);
    const taken = [choice?.take(one), choice?.take(two)];
    expect(await taken[0]).toBeNull();
    expect((await taken[1])?.choice?.chosen).toBe(two);
    expect(urls()).toHaveLength(2);
  });

  test("is not taken into a page that was opened since", async () => {
    const choice = (await importFrom(session, TABLE))?.choice;
    openAnother();
    expect((await choice?.take(1))?.text).toMatch(/^Something else was opened/);
    expect(urls()).toBe(PAGE.urls);
  });
});

test("URLs that are suggested are not added to a page that was opened since", async () => {
  session.dispatch(openPage(session.getState(), sample));
  const suggested = suggestUrls(session);
  openAnother();
  expect(await suggested).toBeNull();
  expect(urls()).toBe(PAGE.urls);
});
