import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../test/runs.ts";
import { crawlers } from "./index.ts";
import { productTokenOf } from "./user-agent.ts";

// fast-check's own "binary" unit lists every code point first, which takes seconds.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

type Row = readonly [input: string, token: string];

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.6422.175 Mobile Safari/537.36";
const WEBKIT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

const typed: readonly Row[] = [
  ["", ""],
  ["   ", ""],
  ["*", "*"],
  ["GPTBot", "GPTBot"],
  ["  GPTBot\t\n", "GPTBot"],
  ["googlebot-NEWS", "googlebot-NEWS"],
  ["Google\u200bbot\ufeff", "Googlebot"],
  ["\u202eevil", "evil"],
  ["\u200b", ""],
  ["my_bot", "my_bot"],
  ["робот", "робот"],
  ["archive.org_bot", "archive.org_bot"],
  ["Sogou web spider", "Sogou web spider"],
  ["screaming frog seo spider", "screaming frog seo spider"],
  ["GPTBot/1.2", "GPTBot"],
  ["FooBot/2.0 (+https://foo.example/bot)", "FooBot"],
  ['"GPTBot"', "GPTBot"],
  ["Yahoo Slurp", "Slurp"],
  ["User-agent: Googlebot", "Googlebot"],
  ["user-agent:bingbot", "bingbot"],
  ["User-Agent:", ""],
  [
    "User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Googlebot",
  ],
  ["'User-Agent: FooBot/1.0'", "FooBot"],
];

const crawlerHeaders: readonly Row[] = [
  ["Googlebot/2.1 (+http://www.google.com/bot.html)", "Googlebot"],
  [`${ANDROID} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, "Googlebot"],
  [
    `${WEBKIT}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/125.0.6422.175 Safari/537.36`,
    "Googlebot",
  ],
  ["Googlebot-Image/1.0", "Googlebot-Image"],
  ["Googlebot-Image/1.0 Googlebot/2.1", "Googlebot-Image"],
  ["Googlebot/2.1 Googlebot-Image/1.0", "Googlebot-Image"],
  [
    "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36",
    "Storebot-Google",
  ],
  ["AdsBot-Google (+http://www.google.com/adsbot.html)", "AdsBot-Google"],
  [
    `${ANDROID} (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
    "AdsBot-Google-Mobile",
  ],
  [
    "(compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)",
    "Mediapartners-Google",
  ],
  [`${ANDROID} (compatible; GoogleOther)`, "GoogleOther"],
  ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", "Google-InspectionTool"],
  [
    `${WEBKIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36`,
    "bingbot",
  ],
  ["Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)", "adidxbot"],
  [`${CHROME} BingPreview/1.0b`, "BingPreview"],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)", "Slurp"],
  ["DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)", "DuckDuckBot"],
  [
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "Baiduspider",
  ],
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", "YandexBot"],
  ["Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)", "YandexImages"],
  [`${IPHONE} (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)`, "YandexMobileBot"],
  [
    `${MAC} Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
    "Applebot",
  ],
  ["Mozilla/5.0 (compatible; SeznamBot/4.0; +https://o-seznam.cz/napoveda/)", "SeznamBot"],
  ["Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)", "Yeti"],
  [
    "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
    "PetalBot",
  ],
  ["Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "Sogou web spider"],
  [`${WEBKIT}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, "GPTBot"],
  [`${WEBKIT}); compatible; GPTBot/1.4; +https://openai.com/gptbot`, "GPTBot"],
  [`${WEBKIT}); compatible; ChatGPT-User/1.0; +https://openai.com/bot`, "ChatGPT-User"],
  [`${WEBKIT}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)`, "ClaudeBot"],
  [`${WEBKIT}; compatible; Claude-User/1.0; +Claude-User@anthropic.com)`, "Claude-User"],
  [
    `${WEBKIT}; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
    "PerplexityBot",
  ],
  [
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
    "Bytespider",
  ],
  [
    `${WEBKIT}; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36`,
    "Amazonbot",
  ],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot"],
  [
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "facebookexternalhit",
  ],
  ["Mozilla/5.0 (compatible) Ai2Bot-Dolma (+https://www.allenai.org/crawler)", "Ai2Bot-Dolma"],
  ["Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)", "ImagesiftBot"],
  [
    "Mozilla/5.0 (Windows; U; Windows NT 6.1; en-US; rv:1.9.1.2) Gecko/20090729 Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1; +http://www.diffbot.com)",
    "Diffbot",
  ],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)", "AhrefsBot"],
  ["Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)", "SemrushBot"],
  ["Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)", "MJ12bot"],
  ["MJ12bot (v1.4.8)", "MJ12bot"],
  [
    "Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot; help@moz.com)",
    "DotBot",
  ],
  [
    "rogerbot/1.2 (https://moz.com/help/rogerbot, rogerbot-crawler+pr4-crawler-15@moz.com)",
    "rogerbot",
  ],
  ["Screaming Frog SEO Spider/19.0", "Screaming Frog SEO Spider"],
  [
    "Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot) Zeno/cf0b58d",
    "archive.org_bot",
  ],
  ["ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)", "ia_archiver"],
  [
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "LinkedInBot",
  ],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "Slackbot-LinkExpanding"],
  ["Slackbot 1.0 (+https://api.slack.com/robots)", "Slackbot"],
  ["Twitterbot/1.0", "Twitterbot"],
  ["TelegramBot (like TwitterBot)", "TelegramBot"],
  ["WhatsApp/2.23.20.0 A", "WhatsApp"],
  ["Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", "Discordbot"],
  ["Wget/1.21.3 (linux-gnu)", "Wget"],
  ["Wget/1.25.0", "Wget"],
  ["Wget/2.2.0", "wget2"],
  ["wget2/1.99.1", "wget2"],
  ["Mozilla/4.5 (compatible; HTTrack 3.0x; Windows 98)", "HTTrack"],
  ["Mozilla/5.0 (compatible; HTTrack/3.x; +https://www.httrack.com/)", "HTTrack"],
  ["Mechanize/2.8.5 Ruby/3.1.2p20 (http://github.com/sparklemotion/mechanize/)", "Mechanize"],
  [
    "Mozilla/5.0 (compatible; LinkChecker/10.2.1; +https://linkchecker.github.io/linkchecker/)",
    "LinkChecker",
  ],
  ["W3C-checklink/5.0.0 libwww-perl/6.68", "W3C-checklink"],
  // The preview of Apple's Messages names three; the last is taken.
  [
    `${MAC} Version/13.0.2 Safari/605.1.15 facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
    "Twitterbot",
  ],
  // One that a comment only mentions yields to the one that stands after "compatible;".
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0; formerly known beside Googlebot)", "AhrefsBot"],
  ["Mozilla/5.0+(compatible;+Sogou+web+spider/4.0;++http://www.sogou.com/)", "Sogou web spider"],
  [
    '66.249.66.1 - - [10/Oct/2025:13:55:36 +0000] "GET /bot HTTP/1.1" 200 2326 "-" "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"',
    "Googlebot",
  ],
];

const otherHeaders: readonly Row[] = [
  ["Mozilla/5.0 (compatible; Google-Site-Verification/1.0)", "Google-Site-Verification"],
  ["FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)", "FeedFetcher-Google"],
  [
    "Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/)",
    "Baiduspider-render",
  ],
  ["Mozilla/5.0 (compatible; SemrushBot-BA; +http://www.semrush.com/bot.html)", "SemrushBot-BA"],
  ["Mozilla/5.0 (compatible; proximic; +https://www.comscore.com/Web-Crawler)", "proximic"],
  [
    "SAMSUNG-SGH-E250/1.0 Profile/MIDP-2.0 (GUI) MMP/2.0 (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)",
    "Googlebot-Mobile",
  ],
  ["Sogou Pic Spider/3.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "Sogou Pic Spider"],
  ["Tiny Tiny RSS/1.11 (http://tt-rss.org/)", "Tiny Tiny RSS"],
  ["Digg Feed Fetcher 1.0 (Mozilla/5.0 (Macintosh; Intel Mac OS X 10_7_1))", "Digg Feed Fetcher"],
  ["Fetcher of pages", "Fetcher"],
  ["nutch-1.4/Nutch-1.4", "nutch"],
  ["Nutch-1.9", "Nutch"],
  [
    "Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10.6; en-US; rv:1.9.2) Gecko/20100115 Firefox/3.6 (FlipboardProxy/1.1; +http://flipboard.com/browserproxy)",
    "FlipboardProxy",
  ],
  [
    "Mozilla/5.0 (X11; U; Linux x86_64; en-US; rv:1.9.0.19; aggregator:Spinn3r (Spinn3r 3.1); http://spinn3r.com/robot) Gecko/2010040121 Firefox/3.0.19",
    "Spinn3r",
  ],
  [
    "LiveJournal.com (webmaster@livejournal.com; for http://www.livejournal.com/users/x/; 7 readers)",
    "LiveJournal.com",
  ],
  ["Mozilla/5.0 (Foo/1.0; +http://foo.example/)", "Foo"],
  [
    "Feedly/1.0 (+http://www.feedly.com/fetcher.html; 16 subscribers; like FeedFetcher-Google)",
    "Feedly",
  ],
  ["Scrapy/2.11.0 (+https://scrapy.org)", "Scrapy"],
  ["Apache-HttpClient/4.5.13 (Java/11.0.20)", "Apache-HttpClient"],
  ["python-requests/2.31.0", "python-requests"],
  ["Go-http-client/1.1", "Go-http-client"],
  ["curl/8.4.0", "curl"],
  ["Node.js/18.0", "Node.js"],
  ["Mozilla/5.0 zgrab/0.x", "zgrab"],
  [`${CHROME} HeadlessChrome/120.0.0.0 Safari/537.36`, "HeadlessChrome"],
  [`${CHROME} Chrome/120.0.0.0 Safari/537.36`, "Chrome"],
  [`${CHROME} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91`, "Edg"],
  [IPHONE, "Safari"],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0", "Firefox"],
  ["Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)", "MSIE"],
  // Cubot makes telephones.
  [
    "Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Chrome",
  ],
  ["Mozilla/5.0", "Mozilla"],
  ["MyGooglebot/1.0", "MyGooglebot"],
];

const oddities: readonly Row[] = [
  ["https://www.google.com/Googlebot", ""],
  ["Fetcher/1.0 (https://example.com/GPTBot)", "Fetcher"],
  ["Fetcher/1.0 (mailto:GPTBot@example.com)", "Fetcher"],
  ["Fetcher/1.0 (www.example.com/GPTBot)", "Fetcher"],
  ["Fetcher/1.0 (our web-crawler)", "Fetcher"],
  ["()", ""],
  ["/1.0", ""],
  [";;;", ""],
  ["1.0 2.0", ""],
  ["))) GPTBot/1.0 (((", "GPTBot"],
  ["((((GPTBot/1.0", "GPTBot"],
  ["\u00a0GPTBot/1.0\u3000x", "GPTBot"],
  ["\ud800 GPTBot/1.0 \0", "GPTBot"],
];

describe("productTokenOf", () => {
  it.each(typed)("reads %j as typed: %j (RFC 9309 2.2.1)", (input, token) => {
    expect(productTokenOf(input)).toBe(token);
  });

  it.each(crawlerHeaders)("finds the crawler in %j: %j", (input, token) => {
    expect(productTokenOf(input)).toBe(token);
  });

  it.each(otherHeaders)("finds the product in %j: %j (RFC 9110 10.1.5)", (input, token) => {
    expect(productTokenOf(input)).toBe(token);
  });

  it.each(oddities)("survives %j: %j", (input, token) => {
    expect(productTokenOf(input)).toBe(token);
  });

  it("leaves every token of the catalogue as it is, and finds it before a version and in a browser's header", () => {
    for (const token of crawlers.flatMap((crawler) => crawler.tokens)) {
      expect(productTokenOf(token)).toBe(token);
      expect(productTokenOf(`${token}/1.0`)).toBe(token);
      expect(productTokenOf(`${ANDROID} (compatible; ${token}; +https://x.example/)`)).toBe(token);
    }
  });

  it("gives for any text a part of what is seen of it, without white space round it", () => {
    const words = [
      "Googlebot",
      "(",
      ")",
      "; ",
      " ",
      "+",
      "/",
      "compatible",
      "like",
      "Sogou web spider",
      "http://",
      "@",
      "\ufeff",
    ];
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 20 })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (input) => {
        const token = productTokenOf(input);
        expect(token).toBe(token.trim());
        const seen = input.replace(/\p{Cf}/gu, "");
        expect(seen.replaceAll("+", " ")).toContain(token.replaceAll("+", " "));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([
    " ",
    "(",
    "a",
    "a ",
    "Googlebot ",
    "a/",
    "compatible;",
    "Sogou web ",
    "like ",
    "[10. ",
    "user-agent ",
    "é\ud800",
  ])("answers for 100 KB of %j", (part) => {
    const token = productTokenOf(part.repeat(100_000 / part.length));
    expect(token).toBe(token.trim());
  });
});
