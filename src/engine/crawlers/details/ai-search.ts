import type { DetailsByName } from "./details.ts";
import { amazon, anthropic, meta, mistral, openAi, perplexity, yandex } from "./operators.ts";

/** What is known of the crawlers of ../ai-search.ts, by their names. */
export const aiSearch: DetailsByName = {
  "OAI-SearchBot": {
    ...openAi,
    purpose: "AI search",
    honoursRobots: "yes",
    notes: "Independent of GPTBot; where both are allowed, one crawl may serve both.",
  },
  PerplexityBot: {
    ...perplexity,
    purpose: "AI search",
    honoursRobots: "yes",
    notes: "A change takes up to 24 hours. Not used to train foundation models.",
  },
  "Claude-SearchBot": { ...anthropic, purpose: "AI search" },
  "Amzn-SearchBot": {
    ...amazon,
    purpose: "AI search (Alexa)",
    honoursRobots: "yes",
    crawlDelay: "no",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” The other bots are not named, so that this cannot be evaluated.",
  },
  "Meta-WebIndexer": {
    ...meta,
    purpose: "AI search",
    honoursRobots: "yes",
    confidence: "documented",
  },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "AI (quick answers of Alice and Neuro, YandexGPT)",
    honoursRobots: "yes",
  },
  "MistralAI-Index": {
    ...mistral,
    purpose: "AI search",
    honoursRobots: "not stated in so many words",
    confidence: "partly documented",
  },
  YouBot: {
    purpose: "AI search",
    honoursRobots: "yes, according to the ai.robots.txt list",
    crawlDelay: "unknown",
    documentation: "https://about.you.com/youbot/",
    confidence: "unverified",
  },
};
