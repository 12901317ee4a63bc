import { type Crawler, crawlersOf } from "./crawler.ts";
import { yandex } from "./operators.ts";

/** Crawlers that fill the index an AI answers from, best known first. */
export const aiSearch: readonly Crawler[] = crawlersOf("ai-search", [
  { name: "OAI-SearchBot", operator: "OpenAI" },
  { name: "PerplexityBot", operator: "Perplexity" },
  { name: "Claude-SearchBot", operator: "Anthropic" },
  { name: "Amzn-SearchBot", operator: "Amazon" },
  { name: "Meta-WebIndexer", tokens: ["meta-webindexer"], operator: "Meta" },
  {
    ...yandex,
    name: "YandexAdditional / YandexAdditionalBot",
    tokens: ["YandexAdditional", "YandexAdditionalBot"],
  },
  { name: "MistralAI-Index", operator: "Mistral" },
  { name: "YouBot", operator: "You.com" },
]);
