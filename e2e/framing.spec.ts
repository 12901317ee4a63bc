import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { button, expect, test } from "./support/page.ts";

test.use({ isFresh: true });

let other: Server;

// At another port it is another origin.
test.beforeEach(async () => {
  other = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://other.example");
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(`<iframe width="1200" height="700" src="${searchParams.get("shown")}"></iframe>`);
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
});

test.afterEach(() => {
  other.closeAllConnections();
  other.close();
});

/** Opens a page of another site that shows `address` in a frame. */
async function framed(page: Page, address: string): Promise<FrameLocator> {
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?shown=${encodeURIComponent(address)}`);
  return page.frameLocator("iframe");
}

test("other sites may show the page in a frame as ?embed, without Open live", async ({
  page,
  baseURL,
}) => {
  const frame = await framed(page, `${baseURL}/?embed`);
  await expect(frame.getByRole("region", { name: "Verdicts", exact: true })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Open in playground" })).toBeVisible();
  await expect(frame.getByRole("button", { name: "Open live", exact: true })).toHaveCount(0);
  await page.goto("/");
  await expect(button(page, "Open live")).toBeVisible();
});

for (const query of ["", "?%65mbed", "?embe%64=read-only"])
  test(`other sites cannot show the page in a frame under its own address: ${query}`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const frame = await framed(page, `${baseURL}/${query}`);
    await expect.poll(() => complaints.join()).toContain("frame-ancestors 'self'");
    await expect(frame.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
    complaints.length = 0;
  });
