import type { Follower } from "../decide/select.ts";
import { defaultDialect, dialectOf } from "../dialects/first.ts";
import { allow, always, cachedCopy, either } from "../dialects/response-meanings.ts";
import type { Dialect, DialectId } from "../parse/dialect.ts";
import type { OutagePolicy } from "../parse/response.ts";
import { lowerCase } from "../text/characters.ts";

/** How crawlers choose their group, and parse the file, where they do it in another way than most. */
interface Following {
  readonly tokens: readonly string[];
  /** Tokens of the groups that they look for when their own token has no group. Default: none. */
  readonly fallback?: readonly string[];
  /** Whether the `*` group applies when the file has none of these groups. Default: true. */
  readonly followsStar?: boolean;
  /** The dialect that comes nearest to their parser. Default: rfc9309. */
  readonly reader?: DialectId;
  /** That dialect, with what their operator says of a robots.txt that they cannot fetch. Default: as the dialect says. */
  readonly itself?: Dialect;
}

const failsOpen = allow("fails-open");
const copyOrOpen = { withCopy: cachedCopy, withoutCopy: failsOpen };

/**
 * All that a verdict must know of the crawlers of the catalogue. A crawler that is not listed looks
 * for its own token, then for `*`, and is read by RFC 9309. The page starts with this table; the
 * catalogue comes later. The sources are in details.ts.
 */
export const followings: readonly Following[] = [
  {
    tokens: ["Googlebot", "Google-Extended", "Storebot-Google", "GoogleOther"],
    reader: "google",
  },
  {
    tokens: [
      "Googlebot-Image",
      "Googlebot-News",
      "Googlebot-Video",
      "Google-InspectionTool",
      "Google-CloudVertexBot",
    ],
    reader: "google",
    fallback: ["Googlebot"],
  },
  {
    tokens: ["GoogleOther-Image", "GoogleOther-Video"],
    reader: "google",
    fallback: ["GoogleOther"],
  },
  {
    tokens: [
      "Mediapartners-Google",
      "AdsBot-Google",
      "AdsBot-Google-Mobile",
      "APIs-Google",
      "DuplexWeb-Google",
    ],
    reader: "google",
    followsStar: false,
  },
  {
    tokens: ["AdsBot-Google-Mobile-Apps"],
    reader: "google",
    fallback: ["AdsBot-Google"],
    followsStar: false,
  },
  {
    tokens: ["Applebot", "Kagibot", "Screaming Frog SEO Spider", "TavilyBot"],
    fallback: ["Googlebot"],
  },
  { tokens: ["Applebot-Extended", "Webzio-Extended"], followsStar: false },
  { tokens: ["bingbot", "adidxbot", "MicrosoftPreview", "BingPreview"], reader: "bing" },
  {
    tokens: [
      "YandexBot",
      "YandexImages",
      "YandexVideo",
      "YandexMedia",
      "YandexAdditional",
      "YandexRenderResourcesBot",
      "YandexMetrika",
      "YandexMarket",
    ],
    reader: "yandex",
    fallback: ["Yandex"],
  },
  // The family of these: no crawler’s own token, but people ask about it as if it were one.
  { tokens: ["Yandex"], reader: "yandex" },
  { tokens: ["YandexAdditionalBot"], reader: "yandex", fallback: ["YandexAdditional", "Yandex"] },
  {
    tokens: ["YandexDirect", "YandexMobileBot", "YandexCalendar"],
    reader: "yandex",
    fallback: ["Yandex"],
    followsStar: false,
  },
  { tokens: ["Baiduspider"], reader: "baidu" },
  {
    tokens: [
      "Baiduspider-image",
      "Baiduspider-video",
      "Baiduspider-news",
      "Baiduspider-ads",
      "Baiduspider-cpro",
      "Baiduspider-favo",
    ],
    reader: "baidu",
    fallback: ["Baiduspider"],
  },
  { tokens: ["DuckDuckBot"], reader: "www-robotrules" },
  { tokens: ["CCBot", "Barkrowler"], reader: "crawler-commons" },
  { tokens: ["FirecrawlAgent"], reader: "robots-parser" },
  { tokens: ["Scrapy"], reader: "protego-0.7" },
  { tokens: ["wget"], reader: "wget" },
  { tokens: ["wget2"], reader: "wget2" },
  { tokens: ["HTTrack"], reader: "httrack" },
  { tokens: ["Mechanize"], reader: "webrobots" },
  { tokens: ["LinkChecker"], reader: "python" },
  { tokens: ["W3C-checklink"], reader: "www-robotrules" },
  { tokens: ["archive.org_bot"], reader: "heritrix" },
  // Amazon: a copy of the last 30 days, else “they will behave as if it does not exist”.
  {
    tokens: ["Amazonbot", "Amzn-SearchBot", "Amzn-User"],
    itself: withOutages({
      short: copyOrOpen,
      "over-12-hours": copyOrOpen,
      "over-30-days": either(failsOpen),
    }),
  },
  // Majestic: “it will assume … that its okay to crawl your site”; Serpstat: “it will crawl your site by default”.
  { tokens: ["MJ12bot", "serpstatbot"], itself: withOutages(always(failsOpen)) },
  // Crawlers that obey two tokens: the first is the one that they are known by.
  { tokens: ["cohere-training-data-crawler"], fallback: ["cohere-ai"] },
  { tokens: ["Ai2Bot-Dolma"], fallback: ["AI2Bot"] },
  { tokens: ["omgilibot"], fallback: ["omgili"] },
  { tokens: ["Slackbot"], fallback: ["Slackbot-LinkExpanding"] },
  { tokens: ["panscient.com"], fallback: ["Panscient"] },
  { tokens: ["Terra Cotta"], fallback: ["TerraCotta"] },
  { tokens: ["quillbot.com"], fallback: ["QuillBot"] },
];

const byToken: ReadonlyMap<string, Following> = new Map(
  followings.flatMap((following) =>
    following.tokens.map((token): [string, Following] => [lowerCase(token), following]),
  ),
);

/** How the crawler with this product token chooses its group: as in the table, else by its own token and then `*`. */
export function followerNamed(token: string): Follower {
  const known: Partial<Following> = byToken.get(lowerCase(token)) ?? {};
  const { fallback = [], followsStar = true } = known;
  return { chain: [token, ...fallback], followsStar };
}

/** RFC 9309, with this meaning of server errors and of no response. */
function withOutages(policy: OutagePolicy): Dialect {
  const { responses } = defaultDialect;
  return {
    ...defaultDialect,
    responses: { ...responses, serverError: policy, unreachable: policy },
  };
}

/** The dialect that comes nearest to the crawler with this product token: that of its parser, with what its operator says of responses. What brings names of crawlers to the page (the catalogue, drafts, links with such crawlers) brings all dialects, so that none is missing. */
export function readerNamed(token: string): Dialect {
  return byToken.get(lowerCase(token))?.itself ?? parserNamed(token);
}

/** The dialect of its parser, as it is for any other crawler. */
export function parserNamed(token: string): Dialect {
  return dialectOf(readerIdOf(token));
}

/** Its id, whether it is loaded or not. */
export function readerIdOf(token: string): DialectId {
  return byToken.get(lowerCase(token))?.reader ?? defaultDialect.id;
}
