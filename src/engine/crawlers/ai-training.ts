import { type Crawler, crawlersOf } from "./crawler.ts";
import { googleCrawler } from "./operators.ts";

/** Crawlers that gather what models are trained on, and the tokens that opt out of it, best known first. */
export const aiTraining: readonly Crawler[] = crawlersOf("ai-training", [
  { name: "GPTBot", operator: "OpenAI" },
  { name: "ClaudeBot", operator: "Anthropic" },
  { ...googleCrawler, name: "Google-Extended", kind: "control token" },
  { name: "CCBot", reader: "crawler-commons", operator: "Common Crawl" },
  { name: "Meta-ExternalAgent", tokens: ["meta-externalagent"], operator: "Meta" },
  { name: "Amazonbot", operator: "Amazon" },
  { name: "Applebot-Extended", followsStar: false, kind: "control token", operator: "Apple" },
  { name: "Bytespider", operator: "ByteDance" },
  { name: "FacebookBot", operator: "Meta" },
  {
    name: "cohere-ai / cohere-training-data-crawler",
    tokens: ["cohere-ai", "cohere-training-data-crawler"],
    operator: "Cohere",
  },
  { name: "Diffbot", operator: "Diffbot" },
  { name: "AI2Bot", tokens: ["AI2Bot", "Ai2Bot-Dolma"], operator: "Allen Institute for AI" },
  { ...googleCrawler, name: "Google-CloudVertexBot", fallback: ["Googlebot"] },
  { name: "anthropic-ai", operator: "Anthropic (legacy, undocumented)" },
  { name: "Claude-Web", operator: "Anthropic (legacy, undocumented)" },
  { name: "omgili / omgilibot", tokens: ["omgili", "omgilibot"], operator: "Webz.io" },
  { name: "Webzio-Extended", followsStar: false, kind: "control token", operator: "Webz.io" },
  { name: "ImagesiftBot", operator: "ImageSift (Hive)" },
  { name: "Timpibot", operator: "Timpi" },
]);
