import type { LinkState } from "../src/tasks/links/frame.ts";

/** A link somebody may have shared, and the state it carries. */
interface GoldenLink {
  readonly name: string;
  readonly fragment: string;
  readonly state: LinkState;
}

/** What a link carries of a page on which nothing is set. */
export const PLAIN: LinkState = {
  text: "",
  urls: [],
  crawlers: [],
  dialect: "rfc9309",
  site: "",
  answer: "ok",
  expectations: "",
  focus: null,
};

/** Links of wire format 1, pinned for ever: rows are added, never changed. */
export const GOLDEN: readonly GoldenLink[] = [
  {
    name: "the smallest file",
    fragment: "0ARvfBQE",
    state: PLAIN,
  },
  {
    name: "a file of two lines",
    fragment: "1BYJzvmPELQUAAA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nDisallow: /\n",
    },
  },
  {
    name: "line ends all CRLF, a byte order mark, and bytes that are no UTF-8",
    fragment: "1FTCxw2N-v3s_TtnkxLSXqOXw4T05wJoGAA",
    state: {
      ...PLAIN,
      text: "\uFEFFUser-agent: *\r\nDisallow: /caf\udce9/\r\nDisallow: /m\u00FCll/\r\n",
    },
  },
  {
    name: "line ends of every kind, a character beyond U+FFFF, no end of the last line",
    fragment: "1G6G47WNEGYfjRZL6MH_JNF64jVr2FbYqoIQDHIgBAA",
    state: {
      ...PLAIN,
      text: "User-agent: a\rDisallow: /\uD83E\uDD16\r\nAllow: /*?x=$\n\n# end",
    },
  },
  {
    name: "URLs, crawlers, a dialect and a focus",
    fragment:
      "1P2VvbmMRQLgIMu7BypYOFmHzwGU0Fy4JYHVVBmxB6CfaJ9kmqxoZpHABa470VA4mRgZG7IEA760QHI0hOHIEs5wLAA",
    state: {
      ...PLAIN,
      text: "User-agent: Googlebot\nAllow: /p\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /private/\n",
      urls: ["https://www.example.com/", "https://www.example.com/private/a?b=c%20d", "/page"],
      crawlers: ["Googlebot", "GPTBot"],
      dialect: "google",
      focus: { url: 1, crawler: 0 },
    },
  },
  {
    name: "a focus far away, no crawlers, a URL beyond ASCII",
    fragment: "1KYueLWPlBTb9gQVJYo6uoaWlCZskzLwn-7ofN3bAjNQ_vIeDeQ0TE-NABCAAAA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://www.example.com/wp-sitemap.xml\n",
      urls: ["https://\u4F8B\u3048.example/\u00FC"],
      dialect: "original-1994",
      focus: { url: 300, crawler: 2 },
    },
  },
  {
    name: "the example of docs/permalink.md with more fields",
    fragment: "1HC0z4GNhBuYpVrZ0sLPYWPW59A-v5GBiZGAG9rMyuQA",
    state: {
      ...PLAIN,
      text: "# hi\r\n",
      urls: ["/", "/\u00E9"],
      crawlers: ["Bot"],
      dialect: "google",
      focus: { url: 1, crawler: 0 },
    },
  },
  {
    name: "what verdicts are expected to be",
    fragment: "1KB2iUWMRQLgIMu7BypYOFmET0ucCF6wQUj8jNaeAg4mRgYtpIQsjTgPBGgA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nDisallow: /cart\n",
      urls: ["/", "/cart", "/cart/help"],
      crawlers: ["Googlebot", "GPTBot"],
      dialect: "google",
      expectations: "a-bb-a",
      focus: { url: 1, crawler: 0 },
    },
  },
  {
    name: "every field: a site and an HTTP answer as well",
    fragment:
      "1RztGRmMRQLgIMu7BypYOFmGThRSrhlwwK4CjowUwO_Q5mBgYuRi5eEWwyfKLmhoYK-SXAW01NtBNSawsBg6_FVQy4nIH2CaCgzAAAA",
    state: {
      text: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n",
      urls: ["/cart/1", "https://shop.example/"],
      crawlers: ["Googlebot", "GPTBot"],
      dialect: "google",
      site: "https://shop.example",
      answer: "503 over-30-days copy",
      expectations: "bb",
      focus: { url: 0, crawler: 1 },
    },
  },
  {
    name: "a shop, deflated in as few bytes as anybody managed",
    fragment:
      "1jAGtEtBjEUC4CDLuwZYMNRJS-xTDTNXnwi4O5erngsrWRGCRhEsdeFhB31wP2Hsu4BXDrogRxaXoRTy2Eh61mtCFlvF4SlhEuZ9aARpBhwUq1H1aYPepoOV6UJbxA2aZlEoF8PhOMbBnDu6oQp2PZfwI71AYLNC4HFH4sCmO0lRdIwMjE9DMAnpUY4YrZjIHAA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /my-account\nDisallow: /search?q=\nDisallow: /tmp/export\nAllow: /media/*.webp$\nCrawl-delay: 5\n\n# Nobody trains on the prints.\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /prints/\nAllow: /prints/catalogue-2024.pdf\n\nSitemap: https://prints.example/sitemap_index.xml\n",
      urls: [
        "https://prints.example/",
        "https://prints.example/prints/mountains",
        "https://prints.example/media/7.webp",
      ],
      crawlers: ["Googlebot", "GPTBot"],
      site: "https://prints.example",
    },
  },
  {
    name: "uses of AI answers shown, and some expected",
    fragment: "1LPRoQGNhg4x2sLHoc-kncjAxMPAxMzGxMKLqgNsLGwYJLQbKWSmAxzqAQ2q2eVwAAA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\n",
      urls: ["/", "/a"],
      crawlers: ["GPTBot"],
      uses: { purpose: "input", expected: "b----a" },
      focus: { url: 0, crawler: 0 },
    },
  },
  {
    name: "expected lines",
    fragment:
      "1RysYJGNlL0pLtjQ2sBQKjo5WUtJRys_LqQRSGOYDh0YLYBbo6-npKcXqRCuBMwhQNXAYBEiiZAMzA6XYWEY8XTAzAyy-QLEF2QsAAA",
    state: {
      ...PLAIN,
      text: "User-agent: *\nCrawl-delay: 60\n\nSitemap: https://shop.example/sitemap.xml\n",
      lines: [
        ["", "only", "Sitemap: https://shop.example/..."],
        ["Slurp", "yes", "Crawl-delay: 60"],
      ],
    },
  },
];
