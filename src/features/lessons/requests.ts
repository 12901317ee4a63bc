import { lessonsOn } from "./lesson.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BINGBOT = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
const POLITE = "PoliteBot/1.0 (+https://polite.example/bot)";
const HASTY = "HastyBot/3.1 (+https://hasty.example/)";

/** A request of a day of November 2026, at a full hour. */
type Asked = readonly [agent: string, path: string, day: number, hour: number, status: number];

/** Requests as a server logs them, in the Combined format. */
function logOf(requests: readonly Asked[]): string {
  const two = (number: number) => `${number}`.padStart(2, "0");
  const lines = requests.map(
    ([agent, path, day, hour, status]) =>
      `203.0.113.9 - - [${two(day)}/Nov/2026:${two(hour)}:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 512 "-" "${agent}"\n`,
  );
  return lines.join("");
}

/** The same on each of several days. */
function days(from: number, to: number, on: (day: number) => readonly Asked[]): readonly Asked[] {
  return Array.from({ length: to - from + 1 }, (_, at) => on(from + at)).flat();
}

/** What a log tells that a file alone does not. */
export const requests = lessonsOn("requests", {
  // RFC 9309 2.2.2.
  "log-shows-what-a-rule-blocks": {
    title: "A log shows how much a short rule blocks",
    text: "A Disallow without its last slash also blocks pages that only begin alike. Among a few URLs this is easy to miss. The server’s log shows it: most of what this rule blocks are requests for the shop’s guides, and hardly any for the folder that was meant. Write /shop/, and look at Requested though blocked.",
    file: `# guides.example
User-agent: *
Disallow: /shop
`,
    urls: ["/shoppers-guide", "/shop/basket", "/about"],
    crawlers: ["Googlebot"],
    log: logOf([
      [GOOGLEBOT, "/robots.txt", 2, 4, 200],
      ...days(2, 9, (day) => [
        [GOOGLEBOT, "/shoppers-guide", day, 5, 200],
        [GOOGLEBOT, "/shoppers-guide", day, 17, 200],
      ]),
      [GOOGLEBOT, "/shop/basket", 3, 8, 200],
      [GOOGLEBOT, "/about", 5, 9, 200],
    ]),
    notice: {
      "Googlebot /shoppers-guide: disallow by line 3":
        "Googlebot asked for this guide 16 times in eight days.",
      "Googlebot /shop/basket: disallow by line 3": "Only this request is for the folder /shop/.",
    },
  },
  // RFC 9309 2.4.
  "crawler-that-never-read-robots-txt": {
    title: "A crawler that never reads robots.txt cannot obey it",
    text: "When a crawler asks for blocked pages, people rewrite the rule again and again. But no rule reaches a crawler that never asked for robots.txt. The log tells the two apart: one crawler read the file and stayed away, the other never asked for it. Block such a crawler at the server, by its address or its User-Agent.",
    file: `# archive.example
User-agent: *
Disallow: /letters/
`,
    urls: ["/letters/1890", "/about"],
    crawlers: ["PoliteBot", "HastyBot"],
    log: logOf([
      [POLITE, "/robots.txt", 3, 2, 200],
      [POLITE, "/about", 3, 3, 200],
      ...days(3, 7, (day) => [[HASTY, "/letters/1890", day, 11, 200]]),
      [HASTY, "/about", 4, 12, 200],
    ]),
    notice: {
      "HastyBot /letters/1890: disallow by line 3":
        "HastyBot asked for this page five times, and never for robots.txt.",
      "PoliteBot /letters/1890: disallow by line 3":
        "PoliteBot asked for robots.txt, and never for this page.",
    },
  },
  // RFC 9309 2.3.1.4.
  "crawler-that-got-503": {
    title: "A crawler that got 503 for robots.txt stops everywhere",
    text: "The file allows the whole site, and yet a crawler no longer comes. Its last request for robots.txt explains why: the server responded with 503. Under RFC 9309 the crawler then treats the whole site as disallowed, until it gets the file again. Look for the status of robots.txt in the log before you change a rule.",
    file: `# concerts.example
User-agent: *
Disallow: /orders/
`,
    urls: ["/concerts/12", "/robots.txt"],
    crawlers: ["Googlebot", "bingbot"],
    log: logOf([
      ...days(1, 8, (day) => [[BINGBOT, "/concerts/12", day, 6, 200]]),
      [BINGBOT, "/robots.txt", 1, 5, 200],
      [GOOGLEBOT, "/robots.txt", 1, 7, 200],
      ...days(1, 3, (day) => [[GOOGLEBOT, "/concerts/12", day, 9, 200]]),
      [GOOGLEBOT, "/robots.txt", 4, 7, 503],
    ]),
    notice: {
      "Googlebot /concerts/12: allow":
        "The file allows this page, but Googlebot got 503 for robots.txt and asked for nothing after that.",
      "bingbot /concerts/12: allow": "bingbot got the file with 200, and still comes every day.",
    },
  },
});
