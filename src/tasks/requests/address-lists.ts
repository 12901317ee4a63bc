/** A list of addresses that an operator publishes for its crawlers. */
export interface PublishedList {
  /** Where it is; the file name tells a list that was downloaded. */
  readonly url: string;
  /** The product tokens of the crawlers whose requests come from it. */
  readonly tokens: readonly string[];
}

const commonToGoogle: readonly string[] = [
  ...["Googlebot", "Googlebot-Image", "Googlebot-Video", "Googlebot-News", "Storebot-Google"],
  ...["Google-InspectionTool", "GoogleOther", "GoogleOther-Image", "GoogleOther-Video"],
  "Google-CloudVertexBot",
];

// developers.google.com/crawling/docs/crawlers-fetchers, list of each kind; developers.openai.com/api/docs/bots;
// bing.com/webmasters/help, verify Bingbot; duckduckgo.com/duckduckgo-help-pages, DuckDuckBot;
// docs.perplexity.ai, Perplexity crawlers; support.apple.com/119829; commoncrawl.org/ccbot.
// As found in November 2026.
/** The lists in the form of draft-illyes-aipref-jafar that are known. */
export const publishedLists: readonly PublishedList[] = [
  {
    url: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
    tokens: commonToGoogle,
  },
  {
    // The name that the list had before.
    url: "https://developers.google.com/static/search/apis/ipranges/googlebot.json",
    tokens: commonToGoogle,
  },
  {
    url: "https://developers.google.com/static/crawling/ipranges/special-crawlers.json",
    tokens: ["APIs-Google", "AdsBot-Google", "AdsBot-Google-Mobile", "Mediapartners-Google"],
  },
  { url: "https://openai.com/gptbot.json", tokens: ["GPTBot"] },
  { url: "https://openai.com/searchbot.json", tokens: ["OAI-SearchBot"] },
  { url: "https://openai.com/chatgpt-user.json", tokens: ["ChatGPT-User"] },
  { url: "https://www.bing.com/toolbox/bingbot.json", tokens: ["bingbot"] },
  { url: "https://duckduckgo.com/duckduckbot.json", tokens: ["DuckDuckBot"] },
  { url: "https://duckduckgo.com/duckassistbot.json", tokens: ["DuckAssistBot"] },
  { url: "https://www.perplexity.com/perplexitybot.json", tokens: ["PerplexityBot"] },
  { url: "https://www.perplexity.com/perplexity-user.json", tokens: ["Perplexity-User"] },
  { url: "https://search.developer.apple.com/applebot.json", tokens: ["Applebot"] },
  { url: "https://index.commoncrawl.org/ccbot.json", tokens: ["CCBot"] },
];

/** The crawlers of a list that was downloaded, by the name of its file; none for another file. */
export function crawlersOfList(fileName: string): readonly string[] {
  const name = fileName.slice(Math.max(fileName.lastIndexOf("/"), fileName.lastIndexOf("\\")) + 1);
  const list = publishedLists.find(({ url }) => url.endsWith(`/${name.toLowerCase()}`));
  return list?.tokens ?? [];
}
