import type { DetailsByName } from "./details.ts";
import { amazon, anthropic, meta, mistral, openAi, perplexity, yandex } from "./operators.ts";

/** What is known of the crawlers of ../ai-search.ts, by their names. */
export const aiSearch = {
  "OAI-SearchBot": openAi,
  PerplexityBot: perplexity,
  "Claude-SearchBot": anthropic,
  "Amzn-SearchBot": { ...amazon, crawlDelay: "no" },
  "Meta-WebIndexer": { ...meta, confidence: "documented" },
  "YandexAdditional / YandexAdditionalBot": yandex,
  "MistralAI-Index": { ...mistral, confidence: "partly documented" },
  YouBot: {
    crawlDelay: "unknown",
    documentation: "https://about.you.com/youbot/",
    confidence: "unverified",
  },
} satisfies DetailsByName;
