import fc from "fast-check";
import { crawlersInput, urlsInput } from "../src/core/inputs.ts";
import { addCrawlers } from "../src/core/intents.ts";
import { createSession } from "../src/core/session.ts";
import { importUrls } from "../src/features/opening/import-urls.ts";
import { looksLikeLog } from "../src/features/requests/is-log.ts";
import { ExpectationsReading } from "../src/tasks/expectations/read-expectations.ts";
import { UrlsReading } from "../src/tasks/lists/read-urls.ts";
import { busiestOrigin, loggedData, RequestsReading } from "../src/tasks/requests/index.ts";
import { Logged } from "../src/tasks/requests/logged.ts";
import { expectSame, expectSlices, expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { concludedBy, freshState, pageOf } from "./said.ts";
import { agent, line, url } from "./texts.ts";

/** What the formats are made of; a text of them is nearly one of them. */
const PARTS = [
  "url,expected,user_agent\n",
  "url;verdict\n",
  "/a,allow,GPTBot\n",
  "/b,block\n",
  '"https://shop.example/,1","',
  '""',
  ",",
  ";",
  "\t",
  '[{"url":"/a","expected":"allow"},',
  '{"expectations":[',
  "]}",
  "[".repeat(50),
  '<?xml version="1.0"?><urlset><url><loc>https://shop.example/a</loc>',
  "</url></urlset>",
  "<sitemapindex>",
  "<![CDATA[",
  "<!--",
  '<base href="https://shop.example/x/">',
  "<a href='/b?x=1&amp;y'>",
  "<img src=/c>",
  '127.0.0.1 - - [01/Jan/2026:00:00:00 +0000] "GET /d HTTP/1.1" 200 1 "-" "GPTBot"\n',
  "#Fields: date cs-uri-stem cs(User-Agent)\n",
  "\ufeff",
  "h\0t\0",
  "\r\n",
];

const anything = () =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PARTS) },
        { weight: 1, arbitrary: url() },
        { weight: 1, arbitrary: agent() },
        { weight: 1, arbitrary: line() },
      ),
    )
    .map((parts) => parts.join(""));

/** Whatever is pasted or opened as URLs or expectations is read to its end in time slices, and leaves a table in order. */
export const imports = property("imports of every kind", anything, async (content) => {
  const most = content.length + 2;
  const readings = [new UrlsReading(content), new ExpectationsReading(content, ["Googlebot"])];
  for (const reading of readings) expectSlices((isTimeUp) => reading.advance(isTimeUp), most);
  if (await looksLikeLog(content)) {
    expectRequests(content);
    return;
  }
  const session = createSession();
  session.dispatch(addCrawlers(session.getState(), ["Googlebot"]));
  const notice = await importUrls(session, content);
  const state = session.getState();
  const urls = state.field(urlsInput.field);
  expectSame([...new Set(urls)], urls);
  expectPlain(urls);
  expectThat(urls.length > 0 || notice !== null, "where nothing was found, something is said");
  expectThat(
    state.field(crawlersInput.field).every((one) => one !== ""),
    "crawlers have names",
  );
  expectSame(concludedBy(state), concludedBy(freshState(pageOf(state))));
});

/** The page reads a log in a worker of its own, by these. */
function expectRequests(log: string): void {
  const reading = new RequestsReading();
  reading.read(log);
  reading.endLog();
  const { urls, crawlers } = new Logged(loggedData(reading.tally, busiestOrigin(reading.tally)));
  expectSame([...new Set(urls)], urls);
  expectPlain(urls);
  expectThat(
    crawlers.reduce((sum, { requests }) => sum + requests, 0) <= reading.requests,
    "no request is counted twice",
  );
}

function expectPlain(urls: readonly string[]): void {
  expectThat(
    urls.every((one) => !/[\0-\x1f\x7f]/.test(one)),
    "URLs have no control characters",
  );
}
