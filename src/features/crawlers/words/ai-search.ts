import type { aiSearch as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";
import { anthropic, yandex } from "./operators.ts";

/** The crawlers of AI search. */
export const aiSearch: TextsFor<typeof details> = {
  "OAI-SearchBot": {
    purpose: "AI search",
    obeys: "yes",
    notes: "Independent of GPTBot; where both are allowed, one crawl may serve both.",
  },
  PerplexityBot: {
    purpose: "AI search",
    obeys: "yes",
    notes: "A change takes up to 24 hours. Not used to train foundation models.",
  },
  "Claude-SearchBot": { ...anthropic, purpose: "AI search" },
  "Amzn-SearchBot": {
    purpose: "AI search (Alexa)",
    obeys: "yes",
    notes:
      "“If robots.txt files don't mention Amzn-SearchBot but allow other search bots, Amzn-SearchBot will crawl in accordance with the robots.txt directives given to other search bots.” The other bots are not named, so that this cannot be evaluated.",
  },
  "Meta-WebIndexer": { purpose: "AI search", obeys: "yes" },
  "YandexAdditional / YandexAdditionalBot": {
    ...yandex,
    purpose: "AI (quick answers of Alice and Neuro, YandexGPT)",
    obeys: "yes",
  },
  "MistralAI-Index": { purpose: "AI search", obeys: "not stated in so many words" },
  YouBot: { purpose: "AI search", obeys: "yes, according to the ai.robots.txt list" },
};
