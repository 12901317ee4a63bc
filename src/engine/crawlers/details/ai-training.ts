import type { DetailsByName } from "./details.ts";
import { amazon, anthropic, apple, googleCrawler, meta, openAi } from "./operators.ts";

/** What is known of the crawlers of ../ai-training.ts, by their names. */
export const aiTraining = {
  GPTBot: {
    ...openAi,
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
  },
  ClaudeBot: anthropic,
  "Google-Extended": { ...googleCrawler, confidence: "documented" },
  CCBot: {
    crawlDelay: "yes; above 300 s the host is not crawled",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
  },
  "Meta-ExternalAgent": { ...meta, confidence: "documented" },
  Amazonbot: { ...amazon, crawlDelay: "no (“do not support the crawl-delay directive”)" },
  "Applebot-Extended": { ...apple, crawlDelay: "no" },
  Bytespider: { crawlDelay: "unknown", confidence: "unverified" },
  FacebookBot: {
    ...meta,
    crawlDelay: "unknown",
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    confidence: "unverified",
  },
  "cohere-ai / cohere-training-data-crawler": {
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
  },
  Diffbot: {
    crawlDelay: "unknown",
    documentation: "https://www.diffbot.com/",
    confidence: "partly documented",
  },
  AI2Bot: {
    crawlDelay: "unknown",
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
  },
  "Google-CloudVertexBot": { ...googleCrawler, confidence: "documented" },
  "anthropic-ai": { crawlDelay: "unknown", confidence: "unverified" },
  "Claude-Web": { crawlDelay: "unknown", confidence: "unverified" },
  "omgili / omgilibot": {
    crawlDelay: "unknown",
    documentation:
      "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
    confidence: "partly documented",
  },
  "Webzio-Extended": { crawlDelay: "unknown", confidence: "unverified" },
  ImagesiftBot: {
    crawlDelay: "unknown",
    documentation: "https://imagesift.com/about",
    confidence: "unverified",
  },
  Timpibot: { crawlDelay: "unknown", documentation: "https://timpi.io", confidence: "unverified" },
} satisfies DetailsByName;
