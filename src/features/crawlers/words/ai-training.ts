import type { aiTraining as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { anthropic, googleCrawler } from "./operators.ts";

/** The crawlers of AI training. */
export const aiTraining: TextsFor<typeof details> = {
  GPTBot: {
    purpose: "AI training",
    obeys: "yes",
    notes: "A change takes effect in about 24 hours.",
  },
  ClaudeBot: { ...anthropic, purpose: "AI training" },
  "Google-Extended": {
    ...googleCrawler,
    purpose: "AI training and grounding opt-out (Gemini Apps, Vertex AI)",
    obeys: "control token: makes no requests",
    notes:
      "Never in logs: Googlebot does the crawling. Google does not say whether the group of * applies to it.",
  },
  CCBot: {
    purpose: "open crawl archive (used for AI training)",
    obeys: "yes",
    notes:
      "Parses with crawler-commons, which matches the whole token. The limit of 300 s is that library’s default, not a statement of Common Crawl.",
  },
  "Meta-ExternalAgent": { purpose: "AI training, indexing", obeys: "yes" },
  Amazonbot: {
    purpose: "AI training and product improvement",
    obeys: "yes, Allow and Disallow only",
    notes:
      "May use a copy of robots.txt up to 30 days old. A file that cannot be fetched counts as absent.",
  },
  "Applebot-Extended": {
    purpose: "AI training opt-out",
    obeys: "control token: makes no requests",
    notes:
      "To disallow it does not affect search. Whether the groups of * or Googlebot apply to it is not stated.",
  },
  Bytespider: {
    purpose: "AI training",
    obeys: "widely reported not to; the operator documents nothing",
  },
  FacebookBot: {
    purpose: "AI (speech) training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "cohere-ai / cohere-training-data-crawler": {
    purpose: "AI",
    obeys: "the operator says that it runs no training crawler at this time",
    notes: "The tokens are known only from community lists.",
  },
  Diffbot: { purpose: "data for AI", obeys: "at the discretion of Diffbot’s users" },
  AI2Bot: {
    purpose: "AI training",
    obeys: "yes, according to the ai.robots.txt list",
    notes: "The token has a digit: Google’s parser reads only “AI” and cannot match it.",
  },
  "Google-CloudVertexBot": {
    ...googleCrawler,
    purpose: "AI (site-owner requested crawl for Vertex AI agents)",
    notes: "No effect on Google Search.",
  },
  "anthropic-ai": {
    purpose: "AI training",
    obeys: "unknown",
    notes: "Not on Anthropic’s current page, only in community lists.",
  },
  "Claude-Web": { purpose: "AI", obeys: "unknown" },
  "omgili / omgilibot": {
    purpose: "data for sale, AI training",
    obeys: "yes, according to the ai.robots.txt list",
  },
  "Webzio-Extended": { purpose: "AI training opt-out", obeys: "unknown" },
  ImagesiftBot: { purpose: "images, AI", obeys: "unknown" },
  Timpibot: { purpose: "data for AI and search", obeys: "unknown" },
};
