import { type Crawler, crawlersOf } from "./crawler.ts";
import {
  amazon,
  anthropic,
  googleFetcher,
  meta,
  mistral,
  openAi,
  perplexity,
} from "./operators.ts";

/** Fetchers that read a page because a person asked an AI, best known first. */
export const aiAssistant: readonly Crawler[] = crawlersOf("ai-assistant", [
  {
    ...openAi,
    name: "ChatGPT-User",
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
    honoursRobots:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  {
    ...anthropic,
    name: "Claude-User",
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
  },
  {
    ...perplexity,
    name: "Perplexity-User",
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
    honoursRobots:
      "generally no (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
  },
  {
    ...googleFetcher,
    name: "Google-Agent",
    purpose: "AI agent acting for a user",
    userAgent:
      "… compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent …",
  },
  {
    ...googleFetcher,
    name: "Google NotebookLM / Google-GeminiNotebook",
    purpose: "AI assistant fetching sources that a user names",
    userAgent: "Google-GeminiNotebook; until August 2026 Google-NotebookLM",
  },
  {
    ...meta,
    name: "Meta-ExternalFetcher",
    tokens: ["meta-externalfetcher"],
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
    honoursRobots: "not always (“This crawler may bypass robots.txt rules”)",
    confidence: "documented",
  },
  {
    ...mistral,
    name: "MistralAI-User",
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
    honoursRobots: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
    confidence: "documented",
  },
  {
    name: "DuckAssistBot",
    operator: "DuckDuckGo",
    purpose: "AI assistant answers",
    honoursRobots: "yes; a change takes effect after 72 hours",
    crawlDelay: "unknown",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    confidence: "documented",
    notes: "Its page names WWW::RobotRules as the reference for robots.txt.",
  },
  {
    ...amazon,
    name: "Amzn-User",
    kind: "user-triggered fetcher",
    purpose: "AI assistant fetching for a user",
    honoursRobots: "not always (“may not follow all robots.txt directives”)",
    crawlDelay: "no",
  },
]);
