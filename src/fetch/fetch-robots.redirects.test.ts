import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { bytesOf, failing, fetched, localTransport } from "../../test/fetch/ask.ts";
import { closeSites, openSite } from "../../test/fetch/local-sites.ts";

const RULES = "User-agent: *\nDisallow: /cart\n";

const file: RequestListener = (_, response) => {
  response.setHeader("Content-Type", "text/plain; charset=UTF-8").end(RULES);
};

/** Redirects /robots.txt to /1, /1 to /2 and so on, and serves the file after `count` of them. */
function chain(count: number): RequestListener {
  return (request, response) => {
    const passed = Number(request.url?.slice(1)) || 0;
    if (passed === count) file(request, response);
    else response.writeHead(301, { Location: `/${passed + 1}` }).end("moved");
  };
}

afterEach(closeSites);

describe("redirects", () => {
  it("are followed five times", async () => {
    const { port } = await openSite(chain(5));
    const answer = await fetched(`http://plain.test:${port}`);
    expect(answer.asked).toBe(`http://plain.test:${port}/robots.txt`);
    expect(answer.hops).toMatchObject([
      { url: `http://plain.test:${port}/robots.txt`, status: 301, location: "/1" },
      { url: `http://plain.test:${port}/1`, status: 301, location: "/2" },
      { url: `http://plain.test:${port}/2`, status: 301, location: "/3" },
      { url: `http://plain.test:${port}/3`, status: 301, location: "/4" },
      { url: `http://plain.test:${port}/4`, status: 301, location: "/5" },
      { url: `http://plain.test:${port}/5`, status: 200, location: null },
    ]);
    expect(bytesOf(answer)).toBe(RULES);
  });

  it("are not followed six times", async () => {
    const site = await openSite(chain(6));
    const answer = await failing(`http://plain.test:${site.port}`);
    expect(answer.failure).toBe("too-many-redirects");
    expect(answer.hops.map(({ kind }) => kind)).toEqual(Array(6).fill("answered"));
    expect(site.requests).toHaveLength(6);
  });

  it.each([
    ["itself", 1, (_: number) => "/robots.txt"],
    [
      "itself, by its whole URL and a fragment",
      1,
      (port: number) => `//plain.test:${port}/robots.txt#a`,
    ],
    ["where it came from", 2, (_: number) => "/back"],
  ])("are not followed in a circle: to %s", async (_, count, locationOf) => {
    const site = await openSite((request, response) => {
      const location = request.url === "/back" ? "/robots.txt" : locationOf(site.port);
      response.writeHead(302, { Location: location }).end();
    });
    expect((await failing(`http://plain.test:${site.port}`)).failure).toBe("redirect-loop");
    expect(site.requests).toHaveLength(count);
  });

  it.each([301, 302, 303, 307, 308])("with status %d lead to other hosts", async (status) => {
    const goal = await openSite(file);
    const location = `http://other.test:${goal.port}/deep/file.txt`;
    const { port } = await openSite((_, response) => {
      response.writeHead(status, { Location: location, "Set-Cookie": "a=b" }).end();
    });
    const answer = await fetched(`http://plain.test:${port}`);
    expect(answer.asked).toBe(`http://plain.test:${port}/robots.txt`);
    expect(answer.hops.map(({ url }) => url)).toEqual([answer.asked, location]);
    expect(goal.requests[0]?.headers).toMatchObject({ host: `other.test:${goal.port}` });
    expect(goal.requests[0]?.headers.cookie).toBeUndefined();
    expect(goal.requests[0]?.headers.referer).toBeUndefined();
  });

  it.each([
    ["without Location", {}],
    ["to what is no URL", { Location: "http://[" }],
  ])("%s are the answer themselves", async (_, headers) => {
    const { port } = await openSite((_request, response) => response.writeHead(302, headers).end());
    expect(await fetched(`http://plain.test:${port}`)).toMatchObject({ status: 302 });
  });

  it("are followed whatever is wrong with their own bodies", async () => {
    const { port } = await openSite((request, response) => {
      if (request.url !== "/robots.txt") return file(request, response);
      response.writeHead(301, { Location: "/there", "Content-Encoding": "gzip" }).end("moved");
    });
    expect(bytesOf(await fetched(`http://plain.test:${port}`))).toBe(RULES);
  });

  it("lead where their UTF-8 says", async () => {
    const site = await openSite((request, response) => {
      if (request.url !== "/robots.txt") return file(request, response);
      const location = Buffer.from("/räume").toString("latin1");
      response.writeHead(302, { Location: location }).end();
    });
    await fetched(`http://plain.test:${site.port}`);
    expect(site.requests[1]?.url).toBe("/r%C3%A4ume");
  });

  it("cannot be used to get from a good address to a bad one", async () => {
    const site = await openSite(chain(1));
    const looked: string[] = [];
    const transport = localTransport((name) => {
      looked.push(name);
      return looked.length === 1 ? ["127.0.0.1"] : ["127.0.0.2"];
    });
    const answer = await failing(`http://rebound.test:${site.port}`, { transport });
    expect(answer).toMatchObject({ failure: "not-allowed", hops: [{ status: 301 }, {}] });
    expect(looked).toEqual(["rebound.test", "rebound.test"]);
    expect(site.requests).toHaveLength(1);
  });
});
