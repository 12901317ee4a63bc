import { type Crawler, crawlersOf } from "./crawler.ts";
import { amazon, anthropic, meta, mistral, openAi, perplexity, yandex } from "./operators.ts";

/** Crawlers that fill the index an AI answers from, best known first. */
export const aiSearch: readonly Crawler[] = crawlersOf("ai-search", [
  {
    ...openAi,
    name: "OAI-SearchBot",
    purpose: "AI search",
    honoursRobots: "yes",
    notes: "Independent of GPTBot; where both are allowed, one crawl may serve both.",
  },
  {
    ...perplexity,
    name: "PerplexityBot",
    purpose: "AI search",
    honoursRobots: "yes",
    notes: "A change takes up to 24 hours. Not used to train foundation models.",
  },
  { ...anthropic, name: "Claude-SearchBot", purpose: "AI search" },
  {
    ...amazon,
    name: "Amzn-SearchBot",
    purpose: "AI search (Alexa)",
    honoursRobots: "yes",
    crawlDelay: "no",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” The other bots are not named, so that this cannot be evaluated.",
  },
  {
    ...meta,
    name: "Meta-WebIndexer",
    tokens: ["meta-webindexer"],
    purpose: "AI search",
    honoursRobots: "yes",
    confidence: "documented",
  },
  {
    ...yandex,
    name: "YandexAdditional / YandexAdditionalBot",
    tokens: ["YandexAdditional", "YandexAdditionalBot"],
    purpose: "AI (quick answers of Alice and Neuro, YandexGPT)",
    honoursRobots: "yes",
  },
  {
    ...mistral,
    name: "MistralAI-Index",
    purpose: "AI search",
    honoursRobots: "not stated in so many words",
    confidence: "partly documented",
  },
  {
    name: "YouBot",
    operator: "You.com",
    purpose: "AI search",
    honoursRobots: "yes, according to the ai.robots.txt list",
    crawlDelay: "unknown",
    documentation: "https://about.you.com/youbot/",
    confidence: "unverified",
  },
]);
