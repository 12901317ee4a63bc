import { closeSync, openSync, writeSync } from "node:fs";

const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
];

const CRAWLERS = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/136.0.0.0 Safari/537.36",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "CCBot/2.0 (https://commoncrawl.org/faq/)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
  "python-requests/2.32.3",
];

/** The product tokens of the crawlers. */
export const tokens = [
  ...["Googlebot", "bingbot", "GPTBot", "ClaudeBot", "CCBot", "AhrefsBot", "SemrushBot"],
  "python-requests",
];

const MONTH = "Nov/2026";

/** Writes a log in the Combined format: half of the requests are of crawlers, some of URLs with queries, which are asked for less often the later they are in the list. The same for the same number of lines. */
export function writeAccessLog(path, lines) {
  const file = openSync(path, "w");
  const next = numbers(47);
  const paths = Array.from({ length: 40_000 }, (_, at) => pathOf(at));
  let portion = "";
  for (let line = 0; line < lines; line++) {
    const at = Math.floor(next() ** 3 * paths.length);
    const agents = next() < 0.5 ? CRAWLERS : BROWSERS;
    const agent = agents[Math.floor(next() * agents.length)] ?? "";
    const status = next() < 0.9 ? 200 : 404;
    const address = `203.0.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`;
    portion += `${address} - - [${timeOf(line / lines)} +0000] "GET ${paths[at]} HTTP/1.1" ${status} ${Math.floor(next() * 90_000)} "${next() < 0.3 ? "https://shop.example/" : "-"}" "${agent}"\n`;
    if (portion.length < 1 << 20) continue;
    writeSync(file, portion);
    portion = "";
  }
  writeSync(file, portion);
  closeSync(file);
}

function pathOf(at) {
  if (at % 500 === 0) return "/robots.txt";
  if (at % 7 === 0) return `/search?q=word${at}&page=${at % 9}&sort=price`;
  if (at % 5 === 0) return `/cart/add?item=${at}&colour=green&back=%2Fshoes%2F${at}`;
  return `/shoes/running/category-${at % 50}/a-long-name-of-a-product-${at}.html`;
}

/** A time in one week; `part` of it has passed. */
function timeOf(part) {
  const seconds = Math.floor(part * 7 * 24 * 3600);
  const two = (number) => `${number}`.padStart(2, "0");
  const [day, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  return `${two(day + 1)}/${MONTH}:${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
}

/** Numbers from 0 to 1 that are always the same. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
