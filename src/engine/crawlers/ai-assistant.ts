import { type Crawler, crawlersOf } from "./crawler.ts";
import { googleFetcher } from "./operators.ts";

/** Fetchers that read a page because a person asked an AI, best known first. */
export const aiAssistant: readonly Crawler[] = crawlersOf("ai-assistant", [
  { name: "ChatGPT-User", kind: "user-triggered fetcher", operator: "OpenAI" },
  { name: "Claude-User", kind: "user-triggered fetcher", operator: "Anthropic" },
  { name: "Perplexity-User", kind: "user-triggered fetcher", operator: "Perplexity" },
  { ...googleFetcher, name: "Google-Agent" },
  { ...googleFetcher, name: "Google NotebookLM / Google-GeminiNotebook" },
  {
    name: "Meta-ExternalFetcher",
    tokens: ["meta-externalfetcher"],
    kind: "user-triggered fetcher",
    operator: "Meta",
  },
  { name: "MistralAI-User", kind: "user-triggered fetcher", operator: "Mistral" },
  { name: "DuckAssistBot", operator: "DuckDuckGo" },
  { name: "Amzn-User", kind: "user-triggered fetcher", operator: "Amazon" },
]);
