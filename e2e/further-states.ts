import { hardToCompress } from "./hard-to-compress.ts";
import { LIVE_ANSWER } from "./live-answer.ts";
import { openLive, strip } from "./live-page.ts";
import { addUrl, button, expect, kept, open, openFile, share } from "./page.ts";
import type { State } from "./states.ts";

/** States in which something has come from elsewhere, is on its way, or could not be done. */
export const furtherStates: readonly State[] = [
  {
    name: "a site being asked",
    async reach(page) {
      await page.route("**/api/robots?*", () => {});
      await open(page);
      await openLive(page, "shop.example");
      await expect(button(page, "Cancel")).toBeVisible();
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
    name: "a site that broke off behind redirects",
    async reach(page) {
      const { hops } = LIVE_ANSWER;
      const json = { kind: "failed", failure: "incomplete", message: "", hops };
      await page.route("**/api/robots?*", (route) => route.fulfill({ json }));
      await open(page);
      await openLive(page, "shop.example");
      await expect(strip(page).getByRole("row")).toHaveCount(hops.length + 1);
    },
  },
  {
    name: "a site that the server may not ask",
    async reach(page) {
      const json = { kind: "failed", failure: "not-allowed", message: "", hops: [] };
      await page.route("**/api/robots?*", (route) => route.fulfill({ json }));
      await open(page);
      await openLive(page, "http://10.0.0.1/");
      await expect(strip(page)).toContainText("Two steps do the same:");
    },
  },
  {
    name: "the work of another tab",
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
    async reach(page) {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await open(page);
      await openFile(page, Buffer.from("# mine\n"));
      await expect(page.getByText("storage for this page is full")).toBeVisible();
    },
  },
  {
    name: "what arrived of a link",
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
