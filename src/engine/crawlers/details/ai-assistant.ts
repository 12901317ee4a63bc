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
export const aiAssistant: DetailsByName = {
  "ChatGPT-User": {
    ...openAi,
    purpose: "AI assistant fetching for a user",
    honoursRobots:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  "Claude-User": { ...anthropic, purpose: "AI assistant fetching for a user" },
  "Perplexity-User": {
    ...perplexity,
    purpose: "AI assistant fetching for a user",
    honoursRobots:
      "generally no (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
  },
  "Google-Agent": {
    ...googleFetcher,
    purpose: "AI agent acting for a user",
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
  },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    purpose: "AI assistant fetching sources that a user names",
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
  },
  "Meta-ExternalFetcher": {
    ...meta,
    purpose: "AI assistant fetching for a user",
    honoursRobots: "not always (“This crawler may bypass robots.txt rules”)",
    confidence: "documented",
  },
  "MistralAI-User": {
    ...mistral,
    purpose: "AI assistant fetching for a user",
    honoursRobots: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
    confidence: "documented",
  },
  DuckAssistBot: {
    purpose: "AI assistant answers",
    honoursRobots: "yes; a change takes effect after 72 hours",
    crawlDelay: "unknown",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
    notes: "Its page names WWW::RobotRules as the reference for robots.txt.",
  },
  "Amzn-User": {
    ...amazon,
    purpose: "AI assistant fetching for a user",
    honoursRobots: "not always (“may not follow all robots.txt directives”)",
    crawlDelay: "no",
  },
};
