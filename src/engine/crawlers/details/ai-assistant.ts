import type { DetailsByName } from "./details.ts";
import {
  amazon,
  anthropic,
  googleFetcher,
  meta,
  mistral,
  openAi,
  perplexity,
} from "./operators.ts";

/** What is known of the crawlers of ../ai-assistant.ts, by their names. */
export const aiAssistant = {
  "ChatGPT-User": openAi,
  "Claude-User": anthropic,
  "Perplexity-User": perplexity,
  "Google-Agent": {
    ...googleFetcher,
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
  },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
  },
  "Meta-ExternalFetcher": { ...meta, confidence: "documented" },
  "MistralAI-User": { ...mistral, confidence: "documented" },
  DuckAssistBot: {
    crawlDelay: "unknown",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
  },
  "Amzn-User": { ...amazon, crawlDelay: "no" },
} satisfies DetailsByName;
