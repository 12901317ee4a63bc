import type { aiAssistant as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { anthropic, googleFetcher } from "./operators.ts";

/** Those that fetch for an AI assistant. */
export const aiAssistant: TextsFor<typeof details> = {
  "ChatGPT-User": {
    purpose: "AI assistant fetching for a user",
    obeys:
      "not always (“Because these actions are initiated by a user, robots.txt rules may not apply”)",
  },
  "Claude-User": { ...anthropic, purpose: "AI assistant fetching for a user" },
  "Perplexity-User": {
    purpose: "AI assistant fetching for a user",
    obeys:
      "generally no (“Since a user requested the fetch, this fetcher generally ignores robots.txt rules”)",
  },
  "Google-Agent": { ...googleFetcher, purpose: "AI agent acting for a user" },
  "Google NotebookLM / Google-GeminiNotebook": {
    ...googleFetcher,
    purpose: "AI assistant fetching sources that a user names",
  },
  "Meta-ExternalFetcher": {
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“This crawler may bypass robots.txt rules”)",
  },
  "MistralAI-User": {
    purpose: "AI assistant fetching for a user",
    obeys: "yes (“MistralAI-User governs which sites these user requests can be made to”)",
  },
  DuckAssistBot: {
    purpose: "AI assistant answers",
    obeys: "yes; a change takes effect after 72 hours",
    notes: "Its page names WWW::RobotRules as the reference for robots.txt.",
  },
  "Amzn-User": {
    purpose: "AI assistant fetching for a user",
    obeys: "not always (“may not follow all robots.txt directives”)",
  },
};
