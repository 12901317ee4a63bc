import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { records, robotsTxt } from "../../test/cli.ts";
import { closeSites, openSite } from "../../test/fetch/local-sites.ts";

afterEach(closeSites);

/** Opens a site with these files, in which `ORIGIN` stands for its origin. */
async function openShop(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const { port } = await openSite((request, response) => {
    const content = files[request.url ?? "/"];
    const text = typeof content === "string" ? content.replaceAll("ORIGIN", origin) : content;
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  const origin = `http://127.0.0.1:${port}`;
  return origin;
}

const ROBOTS = [
  "User-agent: *",
  "Disallow: /cart",
  "User-agent: GPTBot",
  "Disallow: /",
  "Sitemap: ORIGIN/sitemap.xml",
  "",
].join("\n");

const MAP =
  "<urlset><url><loc>ORIGIN/</loc></url><url><loc>ORIGIN/cart/1</loc></url><url><loc>http://cdn.test/x</loc></url></urlset>";

describe("sitemaps", () => {
  test("lists each URL once, and says what became of each sitemap", async () => {
    const origin = await openShop({ "/robots.txt": ROBOTS, "/sitemap.xml": MAP });
    const { status, stdout, stderr } = await robotsTxt(["sitemaps", origin]);
    expect([status, stdout]).toEqual([0, `${origin}/\n${origin}/cart/1\nhttp://cdn.test/x\n`]);
    expect(stderr).toBe(
      `${origin}/sitemap.xml: Sitemap with 3 URLs. 1 URL has a different host, scheme or port from this robots.txt, such as “http://cdn.test/x”. This file’s rules do not apply to it.\n`,
    );
    expect((await records(["sitemaps", origin]))[0]).toEqual({
      url: `${origin}/`,
      sitemap: `${origin}/sitemap.xml`,
    });
  });

  test("with crawlers lists what is blocked, with the deciding rule", async () => {
    const origin = await openShop({ "/robots.txt": ROBOTS, "/sitemap.xml": MAP });
    const asked = ["sitemaps", origin, "--agent", "Googlebot", "--agent", "GPTBot"];
    const { status, stderr } = await robotsTxt(asked);
    expect(status).toBe(1);
    expect(stderr).toContain("“GPTBot” may not fetch this sitemap: line 4 blocks it.");
    expect(stderr).toContain("Googlebot: 1 listed URL of 3 is blocked: line 2 (1).\n");
    expect(stderr).toContain("GPTBot: 2 listed URLs of 3 are blocked: line 4 (2).\n");
    const blocked = { verdict: "blocked", sitemap: `${origin}/sitemap.xml` };
    expect(await records(asked)).toMatchObject([
      { url: `${origin}/`, crawler: "GPTBot", line: 4, rule: "Disallow: /", ...blocked },
      { url: `${origin}/cart/1`, crawler: "Googlebot", line: 2, ...blocked },
      { url: `${origin}/cart/1`, crawler: "GPTBot", line: 4, ...blocked },
    ]);
  });

  test("has exit status 0 where nothing listed is blocked", async () => {
    const robots = ROBOTS.replace("Disallow: /cart", "Disallow: /private");
    const origin = await openShop({ "/robots.txt": robots, "/sitemap.xml": MAP });
    const { status, stdout } = await robotsTxt(["sitemaps", origin, "--agent", "bingbot"]);
    expect([status, stdout]).toEqual([0, ""]);
  });

  test("reads /sitemap.xml where the file names none, and follows an index", async () => {
    const origin = await openShop({
      "/robots.txt": "User-agent: *\nDisallow:\n",
      "/sitemap.xml":
        "<sitemapindex><sitemap><loc>ORIGIN/a.xml.gz</loc></sitemap><sitemap><loc>ORIGIN/sitemap.xml</loc></sitemap></sitemapindex>",
      "/a.xml.gz": gzipSync("<urlset><loc>/a</loc></urlset>"),
    });
    const { status, stdout, stderr } = await robotsTxt(["sitemaps", origin, "-f", "csv"]);
    expect([status, stdout]).toEqual([0, `url,sitemap\r\n/a,${origin}/a.xml.gz\r\n`]);
    expect(stderr).toContain("Index with 2 sitemaps. 1 sitemap named again: each is read once.");
  });

  test("gives exit status 2 where a sitemap could not be read to its end", async () => {
    const packed = gzipSync(MAP.repeat(1_000));
    const origin = await openShop({
      "/robots.txt":
        "Sitemap: ORIGIN/gone.xml\nSitemap: ORIGIN/cut.xml.gz\nSitemap: http://10.0.0.1:1/s.xml\nSitemap: ORIGIN/page\n",
      "/cut.xml.gz": packed.subarray(0, packed.length - 100),
      "/page": "<!doctype html>",
    });
    const { status, stdout, stderr } = await robotsTxt(["sitemaps", origin]);
    expect(status).toBe(2);
    expect(stdout).toContain("http://cdn.test/x\n");
    expect(stderr.split("\n")).toEqual([
      `${origin}/gone.xml: Not read: the site responded with status code 404.`,
      expect.stringContaining("The rest was not read: the gzip data are damaged or incomplete."),
      expect.stringContaining(
        "The command did not fetch the sitemap, or did not follow its redirect.",
      ),
      `${origin}/page: Not read: this is an HTML page, not a sitemap.`,
      expect.stringContaining("4 sitemaps could not be read, or not to the end."),
      "",
    ]);
  });

  test("asks for nothing where the site does not respond", async () => {
    const { status, stdout, stderr } = await robotsTxt(["sitemaps", "http://127.0.0.1:1"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("No connection was possible");
  });
});
