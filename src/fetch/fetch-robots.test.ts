import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, fetched } from "../../test/fetch/ask.ts";
import { closeSites, openSite } from "../../test/fetch/local-sites.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";

const file: RequestListener = (_, response) => {
  response.setHeader("Content-Type", "text/plain; charset=UTF-8").end(RULES);
};

afterEach(closeSites);

describe("a fetch", () => {
  it("asks for /robots.txt without conditions and cookies, in the name of the tool", async () => {
    const site = await openSite(file);
    await fetched(`http://plain.test:${site.port}/some/page?x=1`);
    expect(site.requests.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      {
        method: "GET",
        url: "/robots.txt",
        headers: {
          host: `plain.test:${site.port}`,
          connection: "close",
          "user-agent": "robots.txt-playground/1.0",
          accept: "text/plain,text/html,*/*",
          "cdn-loop": "robots-txt-playground",
          "accept-encoding": "gzip, deflate, br",
        },
      },
    ]);
  });

  it("tells what the site answered", async () => {
    const { port } = await openSite((request, response) => {
      response.setHeader("Cache-Control", "max-age=60").setHeader("Age", "7");
      response.setHeader("ETag", '"x"').setHeader("Expires", "0");
      response.setHeader("Last-Modified", "Sat, 01 Jan 2000 00:00:00 GMT");
      response.setHeader("Date", "Sun, 02 Jan 2000 00:00:00 GMT");
      file(request, response);
    });
    const asked = `http://plain.test:${port}/robots.txt`;
    expect(await fetched(`http://plain.test:${port}`)).toEqual({
      kind: "fetched",
      asked,
      userAgent: "robots.txt-playground/1.0",
      hops: [
        {
          kind: "answered",
          url: asked,
          status: 200,
          location: null,
          family: 4,
          milliseconds: expect.any(Number),
        },
      ],
      status: 200,
      contentType: "text/plain; charset=UTF-8",
      charset: "utf-8",
      contentEncoding: null,
      caching: {
        cacheControl: "max-age=60",
        age: "7",
        etag: '"x"',
        expires: "0",
        lastModified: "Sat, 01 Jan 2000 00:00:00 GMT",
        date: "Sun, 02 Jan 2000 00:00:00 GMT",
      },
      retryAfter: null,
      size: RULES.length,
      cut: false,
      body: btoa(RULES),
    });
  });

  it("may name a crawler of the catalogue, and names the tool as well", async () => {
    const site = await openSite(file);
    await fetched(`http://plain.test:${site.port}`, { userAgent: "gptbot" });
    expect(site.requests[0]?.headers["user-agent"]).toBe(
      "Mozilla/5.0 (compatible; GPTBot; robots.txt-playground/1.0)",
    );
  });

  it.each([200, 204, 206, 300, 304, 305, 400, 401, 403, 404, 410, 418, 429, 451, 500, 503, 599])(
    "takes status %d for an answer",
    async (status) => {
      const { port } = await openSite((_, response) => {
        response.writeHead(status, { "Retry-After": "120" }).end();
      });
      const answer = await fetched(`http://plain.test:${port}`);
      expect(answer).toMatchObject({ status, retryAfter: "120", size: 0 });
    },
  );

  it("keeps the page that comes with an error, as some crawlers read it", async () => {
    const { port } = await openSite((_, response) => {
      response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
    });
    const answer = await fetched(`http://plain.test:${port}`);
    expect(answer).toMatchObject({ status: 404, contentType: "text/html", charset: null });
    expect(bytesOf(answer)).toBe("<h1>Not found</h1>");
  });

  it("does not take what is said in advance for the answer", async () => {
    const { port } = await openSite((request, response) => {
      response.writeEarlyHints({ link: "</a.css>; rel=preload" }, () => file(request, response));
    });
    expect(await fetched(`http://plain.test:${port}`)).toMatchObject({ status: 200 });
  });
});
