import type { Page } from "@playwright/test";
import { useEverything } from "./support/journey.ts";
import { expect, open, test } from "./support/page.ts";

test.use({ isFresh: true });

/** Writes down which directives of the page's policy forbid something from now on. Answers how to get them. */
async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      found.push(effectiveDirective);
    });
    return found;
  });
  return () => handle.jsonValue();
}

test("nothing leaves the page’s own origin, and its policy forbids nothing it does", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const requested: string[] = [];
  page.context().on("request", (request) => requested.push(request.url()));
  await open(page);
  const violations = await violationsOf(page);
  await useEverything(page);
  expect(requested.length).toBeGreaterThan(20);
  const foreign = requested.filter((url) => !url.startsWith(`${baseURL}/`));
  expect(foreign.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([]);
  expect(await violations()).toEqual([]);
});

/** What somebody would try who got a hand into the page, and the directive that forbids it; never one after the same, which may be violated twice. */
const ATTACKS: readonly (readonly [name: string, directive: string, act: () => void])[] = [
  [
    "a script of another origin",
    "require-trusted-types-for",
    () => {
      const script = document.createElement("script");
      script.src = "https://elsewhere.example/x.js";
      document.body.append(script);
    },
  ],
  [
    "a policy that would allow any of it",
    "trusted-types",
    () => {
      trustedTypes?.createPolicy("default", { createScriptURL: (url) => url });
    },
  ],
  [
    "markup from text",
    "require-trusted-types-for",
    () => {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=document.title='owned'>");
    },
  ],
  [
    "a style",
    "style-src-elem",
    () => {
      const style = document.createElement("style");
      style.append("body { display: none }");
      document.body.append(style);
    },
  ],
  [
    "an attribute that is code",
    "require-trusted-types-for",
    () => document.body.setAttribute("onclick", "document.title = 'owned'"),
  ],
  [
    "a picture of another origin",
    "img-src",
    () => {
      new Image().src = "https://elsewhere.example/x.png";
    },
  ],
  [
    "code from text",
    "require-trusted-types-for",
    () => {
      setTimeout("document.title = 'owned'");
    },
  ],
  [
    "a request to another origin",
    "connect-src",
    () => {
      fetch("https://elsewhere.example/").catch(() => {});
    },
  ],
  [
    "a frame",
    "frame-src",
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://elsewhere.example/";
      document.body.append(frame);
    },
  ],
  [
    "a form",
    "form-action",
    () => {
      const form = document.createElement("form");
      form.action = "https://elsewhere.example/";
      form.target = "_blank";
      document.body.append(form);
      form.submit();
    },
  ],
];

test("the page’s policy forbids what an attack would need", async ({ page, complaints }) => {
  const requested: string[] = [];
  await page.route("https://elsewhere.example/**", (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await open(page);
  for (const [name, directive, act] of ATTACKS)
    await test.step(name, async () => {
      const violations = await violationsOf(page);
      // Some are refused with an exception, some only in the console.
      await page.evaluate(act).catch(() => {});
      await expect.poll(violations).toContain(directive);
      await expect(page).toHaveTitle("robots.txt playground");
      await expect(page.locator("main")).toBeVisible();
      expect(requested).toEqual([]);
    });
  complaints.length = 0;
});

test("a script that got into the page’s HTML does not run", async ({ page, complaints }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        "</head>",
        "<script>document.documentElement.lang = 'owned'</script></head>",
      ),
    });
  });
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect
    .poll(() => complaints.filter((text) => text.includes("inline script")))
    .not.toEqual([]);
  complaints.length = 0;
});

test("the page carries its policy with it, for servers that send none", async ({
  page,
  complaints,
}) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": sent, ...headers } = response.headers();
    expect(sent).toContain("frame-ancestors");
    await route.fulfill({ response, headers });
  });
  await open(page);
  await expect(page.evaluate(() => document.body.setAttribute("onclick", "1"))).rejects.toThrow(
    "TrustedScript",
  );
  await expect.poll(() => complaints).not.toEqual([]);
  complaints.length = 0;
});
