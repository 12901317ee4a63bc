import type { crawlerProblems } from "../../../words/problems/crawlers.ts";
import type { EntriesFor } from "./entry.ts";

/** Examples and sources for problems of what single crawlers make of a group. */
export const crawlerEntries: EntriesFor<typeof crawlerProblems> = {
  R215: {
    example: {
      wrong: "User-agent: Google-Extended\nDisallow: /",
      right: "User-agent: GPTBot\nDisallow: /",
    },
    source: {
      title: "Google, common crawlers",
      url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    },
  },
  R216: {
    example: {
      wrong: "User-agent: ChatGPT-User\nDisallow: /",
      right: "User-agent: GPTBot\nDisallow: /",
    },
    source: { title: "OpenAI, crawlers", url: "https://developers.openai.com/api/docs/bots" },
  },
  R217: {
    example: {
      wrong: "User-agent: *\nDisallow: /",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: {
      title: "Google, special-case crawlers",
      url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
    },
  },
  R218: {
    example: {
      wrong: "User-agent: Googlebot\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /drafts/\nDisallow: /cart",
    },
    source: {
      title: "Apple, About Applebot",
      url: "https://support.apple.com/en-us/119829",
    },
  },
};
