import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { SECURITY_HEADERS } from "../../config/security.ts";
import type { RegionName } from "./page.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Where the page is on its site. */
const FOLDER = "/tools/robots/";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** A site of its own that has the built page in a folder. */
export class Site {
  /** How often somebody has deployed since: each time, it is another version, with another service worker. */
  deployments = 0;
  /** How the name of a file begins that versions deployed since no longer have; empty for none. */
  gone = "";
  /** How the name of a file begins for which the start page is sent, as by a host that has only half of a version; empty for none. */
  missing = "";
  /** How often that was done. */
  startPages = 0;
  private readonly server: Server;

  private constructor(robots: RequestListener | null) {
    this.server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://site.example");
      if (robots && pathname === `${FOLDER}api/robots`) return robots(request, response);
      const content = await this.contentOf(pathname).catch(() => null);
      const type = TYPES[extname(pathname)] ?? "text/html";
      response.writeHead(content ? 200 : 404, {
        ...SECURITY_HEADERS,
        "Content-Type": type,
        "Cache-Control": "no-cache",
      });
      response.end(content);
    });
  }

  /** `robots`: what opens live sites; left out, the site has nothing but files. */
  static async open(robots: RequestListener | null = null): Promise<Site> {
    const site = new Site(robots);
    await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${FOLDER}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async contentOf(pathname: string): Promise<string | Buffer> {
    if (!pathname.startsWith(FOLDER)) throw new Error(`${pathname} is not on this site`);
    const name = pathname.slice(FOLDER.length) || "index.html";
    if (this.isGone(name)) throw new Error(`${name} is gone`);
    if (this.missing !== "" && name.startsWith(this.missing)) {
      this.startPages++;
      return readFile(join(DIST, "index.html"));
    }
    const content = await readFile(join(DIST, name));
    return name === "service-worker.js" ? this.serviceWorker(`${content}`) : content;
  }

  private serviceWorker(built: string): string {
    const files = built.split("\n").filter((line) => !this.isGone(line.trim().slice(1)));
    return files.join("\n").replace(/"version": "/, `$&${this.deployments} `);
  }

  private isGone(name: string): boolean {
    return this.deployments > 0 && this.gone !== "" && name.startsWith(this.gone);
  }
}

/** Keeps what matches from arriving, such as a part of the page that is loaded later, until what this answers is called. */
export async function hold(page: Page, glob: string): Promise<() => void> {
  let arrive = () => {};
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(glob, async (route) => {
    await wanted;
    await route.continue();
  });
  return arrive;
}

/** Serves the part of the page in the files `name` in such a way that whatever it exports throws when it is used. */
export async function breakPart(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const body = await (await route.fetch()).text();
    const [, list = ""] = /export\s*\{([^}]*)\}/.exec(body) ?? [];
    const names = list.split(",").map((item) => item.split(" as ").at(-1)?.trim());
    const exported = names.map((exportedName) => `broken as ${exportedName}`).join(", ");
    await route.fulfill({
      contentType: "text/javascript",
      body: `function broken() { throw new RangeError("broken on purpose"); }\nexport { ${exported} };`,
    });
  });
}

/** Serves the script `name` in such a way that the head of the region `title` throws when it is drawn. */
export async function breakHead(page: Page, name: string, title: RegionName): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    // The name stands among the words of the page, by its own name in small letters.
    const broken = whole.replace(
      new RegExp(`title:[\\w$]+\\.${title.toLowerCase()}\\b`),
      'title:(()=>{throw new RangeError("broken on purpose")})()',
    );
    expect(broken).not.toBe(whole);
    await route.fulfill({ response, body: broken });
  });
}
