import type { DetailsByName } from "./details.ts";
import { amazon, anthropic, apple, googleCrawler, meta, openAi } from "./operators.ts";

/** What is known of the crawlers of ../ai-training.ts, by their names. */
export const aiTraining: DetailsByName = {
  GPTBot: {
    ...openAi,
    purpose: "AI training",
    honoursRobots: "yes",
    userAgent:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
    notes: "A change takes effect in about 24 hours.",
  },
  ClaudeBot: { ...anthropic, purpose: "AI training" },
  "Google-Extended": {
    ...googleCrawler,
    purpose: "AI training and grounding opt-out (Gemini Apps, Vertex AI)",
    honoursRobots: "control token: makes no requests",
    confidence: "documented",
    notes:
      "Never in logs: Googlebot does the crawling. Google does not say whether the group of * applies to it.",
  },
  CCBot: {
    purpose: "open crawl archive (used for AI training)",
    honoursRobots: "yes",
    crawlDelay: "yes; above 300 s the host is not crawled",
    userAgent: "CCBot/2.0 (https://commoncrawl.org/faq/)",
    documentation: "https://commoncrawl.org/ccbot",
    confidence: "partly documented",
    notes:
      "Parses with crawler-commons, which matches the whole token. The limit of 300 s is that library’s default, not a statement of Common Crawl.",
  },
  "Meta-ExternalAgent": {
    ...meta,
    purpose: "AI training, indexing",
    honoursRobots: "yes",
    confidence: "documented",
  },
  Amazonbot: {
    ...amazon,
    purpose: "AI training and product improvement",
    honoursRobots: "yes, Allow and Disallow only",
    crawlDelay: "no (“do not support the crawl-delay directive”)",
    notes:
      "May use a copy of robots.txt up to 30 days old. A file that cannot be fetched counts as absent.",
  },
  "Applebot-Extended": {
    ...apple,
    purpose: "AI training opt-out",
    honoursRobots: "control token: makes no requests",
    crawlDelay: "no",
    notes:
      "To disallow it does not affect search. Whether the groups of * or Googlebot apply to it is not stated.",
  },
  Bytespider: {
    purpose: "AI training",
    honoursRobots: "widely reported not to; the operator documents nothing",
    crawlDelay: "unknown",
    confidence: "unverified",
  },
  FacebookBot: {
    ...meta,
    purpose: "AI (speech) training",
    honoursRobots: "yes, according to the ai.robots.txt list",
    crawlDelay: "unknown",
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    confidence: "unverified",
  },
  "cohere-ai / cohere-training-data-crawler": {
    purpose: "AI",
    honoursRobots: "the operator says that it runs no training crawler at this time",
    crawlDelay: "not applicable",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    confidence: "documented",
    notes: "The tokens are known only from community lists.",
  },
  Diffbot: {
    purpose: "data for AI",
    honoursRobots: "at the discretion of Diffbot’s users",
    crawlDelay: "unknown",
    documentation: "https://www.diffbot.com/",
    confidence: "partly documented",
  },
  AI2Bot: {
    purpose: "AI training",
    honoursRobots: "yes, according to the ai.robots.txt list",
    crawlDelay: "unknown",
    documentation: "https://allenai.org/crawler",
    confidence: "partly documented",
    notes: "The token has a digit: Google’s parser reads only “AI” and cannot match it.",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    purpose: "AI (site-owner requested crawl for Vertex AI agents)",
    confidence: "documented",
    notes: "No effect on Google Search.",
  },
  "anthropic-ai": {
    purpose: "AI training",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    confidence: "unverified",
    notes: "Not on Anthropic’s current page, only in community lists.",
  },
  "Claude-Web": {
    purpose: "AI",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    confidence: "unverified",
  },
  "omgili / omgilibot": {
    purpose: "data for sale, AI training",
    honoursRobots: "yes, according to the ai.robots.txt list",
    crawlDelay: "unknown",
    documentation:
      "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/",
    confidence: "partly documented",
  },
  "Webzio-Extended": {
    purpose: "AI training opt-out",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    confidence: "unverified",
  },
  ImagesiftBot: {
    purpose: "images, AI",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    documentation: "https://imagesift.com/about",
    confidence: "unverified",
  },
  Timpibot: {
    purpose: "data for AI and search",
    honoursRobots: "unknown",
    crawlDelay: "unknown",
    documentation: "https://timpi.io",
    confidence: "unverified",
  },
};
