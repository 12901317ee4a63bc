import type { Page } from "@playwright/test";
import { hardToCompress } from "./hard-to-compress.ts";
import { LIVE_ANSWER, openLive, siteBox, strip } from "./live.ts";
import { LOG, logReport, readLogs, requestedTotal } from "./log.ts";
import {
  act,
  addUrl,
  aided,
  button,
  cell,
  editor,
  examplesDialog,
  expect,
  kept,
  line,
  ON_PATH,
  open,
  openFile,
  openSetup,
  patiently,
  region,
  replaceFile,
  share,
  status,
  urlHead,
} from "./page.ts";
import { breakHead } from "./site.ts";

/** A state of the page that somebody may stay in. */
export interface State {
  /** Goes on from “with”. */
  readonly name: string;
  /** Whether it takes more than the page of the test before: that another is loaded, or its browser. */
  readonly loads?: boolean;
  /** Brings a page that is nowhere yet there. */
  reach(page: Page): Promise<void>;
}

/** A file that says something of use, and nearly more. */
const USES = `License: /l.xml
User-agent: *
Content-Usage: Train-AI=n, search=y
Content-Signal: ai-train=no, search=no
Allow: /
`;

/** States in which something has come from elsewhere, is on its way, or could not be done. */
const furtherStates: readonly State[] = [
  {
    // The question goes on when another link is opened.
    name: "a site being asked",
    loads: true,
    async reach(page) {
      await page.route("**/api/robots?*", () => {});
      await open(page);
      await openLive(page, "shop.example");
      await expect(button(page, "Cancel")).toBeVisible();
    },
  },
  {
    name: "the sites of a table, one of them opened and one being pasted",
    async reach(page) {
      await page.route("**/api/robots?*", (route) => route.fulfill({ json: LIVE_ANSWER }));
      await open(page);
      for (const url of ["https://cdn.example/a", "https://www.shop.example/a"])
        await addUrl(page, url);
      await page.getByRole("button", { name: /^\d+ sites$/ }).click();
      await page.getByRole("button", { name: "Open live: https://cdn.example" }).click();
      await expect(page.getByText("Show the file")).toBeVisible();
      await page.getByText("Show the file").click();
      await page
        .getByRole("button", { name: "Paste the robots.txt of https://www.shop.example" })
        .click();
    },
  },
  {
    name: "a live answer and its details",
    async reach(page) {
      await page.route("**/api/robots?*", (route) => route.fulfill({ json: LIVE_ANSWER }));
      await open(page);
      await openLive(page, "shop.example");
      await button(page, "Details").click();
      await expect(button(page, "Ask again")).toBeVisible();
    },
  },
  {
    name: "what the sitemaps of a site list, and its details",
    async reach(page) {
      const { body: _, ...answer } = LIVE_ANSWER;
      const text = "User-agent: *\nDisallow: /a\nSitemap: https://shop.example/s.xml\n";
      const robots = { ...answer, body: Buffer.from(text).toString("base64") };
      const opened = { kind: "opened", asked: "x", userAgent: "x", hops: [], status: 200 };
      const head = JSON.stringify({ ...opened, contentType: null, body: "sitemap" });
      const urls = ["https://shop.example/a", "https://shop.example/b", "http://cdn.example/"];
      const map = `<urlset>${urls.map((url) => `<loc>${url}</loc>`).join("")}</urlset>`;
      const end = JSON.stringify({ failure: "timeout" });
      const parts = [head, map, "", end].map((part) => `${part.length}\n${part}`);
      const sitemap = { contentType: "application/octet-stream", body: parts.join("") };
      await page.route("**/api/robots?*", (route) =>
        route.fulfill(route.request().url().includes("sitemap=") ? sitemap : { json: robots }),
      );
      await open(page);
      await openLive(page, "shop.example");
      await button(page, "Test these URLs").click();
      await button(page, "Details of the sitemaps").click();
      await expect(strip(page)).toContainText("within 60 seconds");
    },
  },
  {
    name: "a site that broke off behind redirects",
    async reach(page) {
      const { hops } = LIVE_ANSWER;
      const json = {
        kind: "failed",
        failure: "incomplete",
        message: "The response was incomplete.",
        hops,
      };
      await page.route("**/api/robots?*", (route) => route.fulfill({ json }));
      await open(page);
      await openLive(page, "shop.example");
      await expect(strip(page).getByRole("row")).toHaveCount(hops.length + 1);
    },
  },
  {
    name: "a site that the server may not ask",
    async reach(page) {
      const json = {
        kind: "failed",
        failure: "not-allowed",
        message: "Only public websites.",
        hops: [],
      };
      await page.route("**/api/robots?*", (route) => route.fulfill({ json }));
      await open(page);
      await openLive(page, "http://10.0.0.1/");
      await expect(strip(page)).toContainText("You can do the same in two steps:");
    },
  },
  {
    name: "the work of another tab",
    loads: true,
    async reach(page) {
      const other = await page.context().newPage();
      await open(other);
      await addUrl(other, "/of-the-other-tab");
      await kept(other);
      // What is left is stored at once.
      await other.reload();
      await expect(button(other, "Share")).toBeVisible();
      await open(page);
      await expect(page.getByText("Another tab has this draft open")).toBeVisible();
    },
  },
  {
    name: "a storage that is full",
    loads: true,
    async reach(page) {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await open(page);
      await openFile(page, Buffer.from("# mine\n"));
      await expect(
        page.getByText("the browser has no more storage for the playground"),
      ).toBeVisible();
    },
  },
  {
    name: "what is wanted of crawlers",
    async reach(page) {
      await open(page);
      await act(page, "Commands");
      await page.getByRole("combobox", { name: "Commands" }).fill("what do you want");
      await page.getByRole("option", { name: /^What do you want/ }).click();
      await page.getByRole("group", { name: "AI training" }).getByLabel("Refuse").check();
      await page.getByLabel("Only these paths").check();
      await page.getByLabel("Paths, one on each line").fill("/a/");
      await page.getByText("What robots.txt cannot say").click();
      await expect(button(page, "Insert")).toBeEnabled();
    },
  },
  {
    name: "what arrived of a link",
    loads: true,
    async reach(page) {
      await open(page);
      const link = await share(page);
      await page.goto("about:blank");
      await page.goto(link.slice(0, -12));
      await page.getByText("Show file, URLs and crawlers", { exact: true }).click();
      await expect(button(page, "Copy URLs")).toBeVisible();
    },
  },
  {
    name: "a link that is too long",
    async reach(page) {
      await open(page);
      await openFile(page, Buffer.from(hardToCompress(12_000)));
      await share(page);
      await expect(button(page, "Download the file")).toBeVisible();
    },
  },
  {
    name: "a list of URLs whose column can be chosen",
    async reach(page) {
      await open(page);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        button(page, "From a file").click(),
      ]);
      const buffer = Buffer.from("from,to\n/old/1,/new/1\n");
      await chooser.setFiles({ name: "moved.csv", mimeType: "text/csv", buffer });
      await expect(page.getByRole("combobox", { name: "Column", exact: true })).toBeVisible();
    },
  },
];

/** What most others go on from. */
export const example: State = { name: "the example", reach: (page) => open(page) };

/** Where everything must hold that holds for everybody: contrast, names, targets, room. */
export const states: readonly State[] = [
  ...furtherStates,
  example,
  {
    name: "nothing in the file and the table",
    async reach(page) {
      await open(page);
      await act(page, "New");
      await page.getByRole("checkbox", { name: "Keep the URLs" }).uncheck();
      await button(page, "Empty file").click();
      await button(page, "Undo").last().click();
      await act(page, "Redo");
      // On a phone, the menu stays open for more of it.
      await page.keyboard.press("Escape");
      await expect(page.getByText("No crawlers yet. Choose one")).toBeVisible();
    },
  },
  {
    name: "the Share dialog",
    async reach(page) {
      await open(page);
      await button(page, "Share").click();
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toHaveValue(/#/);
    },
  },
  {
    name: "Examples",
    async reach(page) {
      await open(page);
      await act(page, "Examples");
      await expect(examplesDialog(page)).toBeVisible();
    },
  },
  {
    name: "a lesson",
    async reach(page) {
      await page.goto("/#example=blank-line-does-not-end-a-group");
      await expect(page.getByRole("region", { name: "Example", exact: true })).toBeVisible();
    },
  },
  {
    name: "the reference",
    async reach(page) {
      await page.goto("/#problem=R203");
      await expect(page.getByRole("article")).toBeVisible();
    },
  },
  {
    name: "the glossary",
    async reach(page) {
      await page.goto("/#term=crawl-delay");
      await expect(page.getByRole("article")).toBeVisible();
    },
  },
  {
    name: "a notice, an impossible site and a draft that waits",
    async reach(page) {
      await open(page);
      await addUrl(page, "/mine");
      await kept(page);
      await page.goto("/#text=User-agent:%20*&url=/a");
      await expect(button(page, "Back to your draft")).toBeVisible();
      await openSetup(page);
      await page.getByRole("textbox", { name: "Site" }).fill("mailto:web@shop.example");
      await page.keyboard.press("Escape");
      await page.evaluate(() => {
        location.hash = "#1AAAAAAAA";
      });
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "a log, and what was requested though blocked",
    async reach(page) {
      await open(page);
      await readLogs(page, { name: "access.log", text: LOG });
      await expect(logReport(page)).toContainText("4 were requested though blocked.");
      await requestedTotal(page).click();
      await expect(page.getByText("2 of 4 URLs")).toBeVisible();
    },
  },
  {
    name: "the comparison",
    async reach(page) {
      await open(page);
      await act(page, "Compare");
      await openFile(page, Buffer.from("User-agent: *\nDisallow: /cart\nDisallow: /x\n"));
      // A worker goes through all crawlers.
      await patiently(page.getByText("a different verdict").first()).toBeAttached();
    },
  },
];

/** States of a page that has room for all regions at once. */
export const wideStates: readonly State[] = [
  {
    name: "a verdict by the file of another site",
    async reach(page) {
      await page.route("**/api/robots?*", (route) => route.fulfill({ json: LIVE_ANSWER }));
      await open(page);
      await siteBox(page).fill("https://shop.example");
      await siteBox(page).press("Tab");
      await addUrl(page, "https://cdn.example/a");
      const opens = page.getByRole("button", { name: "Open https://cdn.example/robots.txt live" });
      await opens.click();
      await expect(page.getByText("decides this URL.")).toBeVisible();
    },
  },
  {
    name: "the editor’s search, a match selected and a group folded",
    async reach(page) {
      await open(page);
      await page.getByTitle("Fold line", { exact: true }).last().click();
      await editor(page).focus();
      await page.keyboard.press("ControlOrMeta+f");
      await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
      await page.keyboard.type("Disallow");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "a problem chosen and its fixes shown",
    async reach(page) {
      await open(page);
      await region(page, "Problems")
        .getByRole("button", { name: /^error/ })
        .click();
      await expect(page.getByText("1 verdict in the table changes")).toBeVisible();
    },
  },
  {
    name: "the exports",
    async reach(page) {
      await open(page);
      await button(page, "Export").click();
      await expect(button(page, "Table as CSV")).toBeVisible();
    },
  },
  {
    name: "expectations that are not met, a filter and an order of rows",
    async reach(page) {
      await open(page);
      await cell(page, "/tmp/export.csv", "Googlebot").focus();
      await page.keyboard.press("b");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("a");
      await page.getByRole("searchbox", { name: "Filter URLs", exact: true }).fill("m");
      await page.getByRole("columnheader", { name: /^URL blocked of/ }).focus();
      await page.keyboard.press("s");
      await expect(button(page, "Show all")).toBeVisible();
      await cell(page, "/tmp/export.csv", "Googlebot").click();
    },
  },
  {
    name: "the use of a page, with near misses, and uses in the table",
    async reach(page) {
      await open(page, USES);
      await cell(page, "/", "Googlebot").click();
      await page.getByText("Drafts and vendors’ documents").click();
      await button(page, "Use").click();
      await expect(button(page, "Use")).toHaveAttribute("aria-pressed", "true");
      await cell(page, "/", "Googlebot").click();
      await page.keyboard.press("a");
      await expect(page.getByRole("button", { name: "Unexpected 1" })).toBeVisible();
    },
  },
  {
    name: "the menu of expectations",
    async reach(page) {
      await open(page);
      await button(page, "Expect").click();
      await expect(button(page, "Clear all expectations")).toBeVisible();
    },
  },
  {
    name: "rules that never decide, or could go",
    async reach(page) {
      await open(page, "User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /x/\nDisallow: /x/y\n");
      await expect(line(page, 2)).toContainText("never decides");
      await expect(line(page, 5)).toContainText("redundant");
    },
  },
  {
    name: "a hover",
    async reach(page) {
      await open(page);
      await aided(page);
      await line(page, 6).hover(ON_PATH);
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  {
    name: "completion",
    async reach(page) {
      await open(page);
      await aided(page);
      await line(page, 35).click();
      // So few that the list need not scroll: axe asks for a stop of Tab in a list that does, and
      // only knows that a combobox gives its keys to its list, not that an editor does.
      await page.keyboard.type("User-agent: googleb");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "a URL being edited",
    async reach(page) {
      await open(page);
      await urlHead(page, "/tmp/export.csv").focus();
      await page.keyboard.press("F2");
      await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
    },
  },
  {
    name: "the menu of line endings",
    async reach(page) {
      await open(page, "User-agent: *\r\nDisallow: /a\n");
      await status(page).getByText("mixed", { exact: true }).click();
      await expect(page.getByRole("group", { name: "mixed" })).toBeVisible();
    },
  },
  {
    name: "the menu of encodings",
    async reach(page) {
      await open(page);
      await openFile(page, Buffer.from("User-agent: *\nDisallow: /caf\xe9\n", "latin1"));
      await button(page, "1 invalid UTF-8 byte").click();
      await expect(button(page, "Convert from Windows-1252 to UTF-8")).toBeVisible();
    },
  },
  {
    name: "the list of shortcuts",
    async reach(page) {
      await open(page);
      await button(page, "Keyboard shortcuts").click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
  {
    name: "a crawler’s details, and a group’s rules",
    async reach(page) {
      await open(page);
      await region(page, "Crawlers").getByRole("button", { name: "About GPTBot" }).click();
      await expect(region(page, "Crawlers").getByRole("definition").first()).toBeVisible();
    },
  },
  {
    name: "the crawlers of a purpose in one column",
    async reach(page) {
      await open(page);
      await showTraining(page);
      await expect(page.getByRole("gridcell", { name: /^3 of \d+ blocked$/ })).toHaveCount(4);
    },
  },
];

/** Shows the crawlers for AI training in one column. */
async function showTraining(page: Page): Promise<void> {
  await region(page, "Crawlers").getByRole("button", { name: "AI training" }).click();
  await button(page, "Show as one column: AI training").click();
}

/** States of a page that shows a region at a time. */
export const phoneStates: readonly State[] = [
  {
    name: "the crawlers of a purpose together",
    async reach(page) {
      await open(page);
      await page.getByRole("tab", { name: /^Crawlers\b/ }).click();
      await showTraining(page);
      await expect(
        region(page, "Crawlers").getByRole("heading", {
          name: /^AI training 3 of \d+ blocked everywhere$/,
        }),
      ).toBeVisible();
    },
  },
  {
    name: "the menu",
    async reach(page) {
      await open(page);
      await button(page, "More").click();
      await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
    },
  },
  {
    name: "what a new file can begin with",
    async reach(page) {
      await open(page);
      await act(page, "New");
      await expect(button(page, "WordPress")).toBeVisible();
    },
  },
  {
    name: "the list of commands",
    async reach(page) {
      await open(page);
      await act(page, "Commands");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
    },
  },
  {
    name: "the parser, an impossible site and a response with details",
    async reach(page) {
      await open(page);
      await openSetup(page);
      await page.getByRole("textbox", { name: "Site" }).fill("mailto:web@shop.example");
      await page.getByRole("combobox", { name: "HTTP" }).selectOption("redirects");
      await expect(page.getByRole("checkbox", { name: "to another host" })).toBeVisible();
    },
  },
  ...(
    [
      ["File", "Editor"],
      ["Verdicts", "Verdicts"],
      ["Crawlers", "Crawlers"],
      ["Groups", "Groups"],
    ] as const
  ).map(
    ([tab, shown]): State => ({
      name: `the tab ${tab}`,
      async reach(page) {
        await open(page);
        await page.getByRole("tab", { name: new RegExp(`^${tab}\\b`) }).click();
        await expect(region(page, shown)).toBeVisible();
      },
    }),
  ),
  {
    name: "the use of a page, with near misses",
    async reach(page) {
      await open(page);
      await openFile(page, Buffer.from(USES));
      await page.getByRole("button", { name: /why\?$/ }).click();
      await page.getByText("Drafts and vendors’ documents").click();
    },
  },
  {
    name: "the open answer, with a log",
    async reach(page) {
      await open(page);
      await readLogs(page, { name: "access.log", text: LOG });
      await logReport(page).getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: /why\?$/ }).click();
      await expect(region(page, "Why").getByRole("figure")).toBeVisible();
    },
  },
  {
    name: "a problem chosen and its fixes shown",
    async reach(page) {
      await open(page);
      await page.getByRole("tab", { name: /^File\b/ }).click();
      await button(page, "Unfold Problems").click();
      await region(page, "Problems")
        .getByRole("button", { name: /^error/ })
        .click();
      await expect(page.getByText("1 verdict in the table changes")).toBeAttached();
    },
  },
  {
    name: "a long line, a long URL and a long crawler",
    async reach(page) {
      const long = "long".repeat(200);
      await open(page);
      await addUrl(page, `https://shop.example/${long}`);
      await page.getByRole("tab", { name: /^File\b/ }).click();
      await replaceFile(page, `User-agent: ${long}\nUser-agent: *\nDisallow: /${long}\n`);
      await page.getByRole("button", { name: /why\?$/ }).click();
      await expect(region(page, "Why")).toBeVisible();
    },
  },
];

/** A panel that stopped because of an error in it; the console says so. */
export const broken: State = {
  name: "a panel that stopped",
  loads: true,
  async reach(page) {
    await breakHead(page, "panels", "Groups");
    await open(page);
    await expect(region(page, "Groups").getByRole("alert")).toBeVisible();
  },
};
