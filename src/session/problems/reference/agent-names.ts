import type { agentNameProblems } from "../../../words/problems/agent-names.ts";
import type { EntriesFor } from "./entry.ts";

const tokenSection = {
  title: "RFC 9309, 2.2.1",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
};

/** Examples and sources for problems of how crawlers are named. */
export const agentNameEntries: EntriesFor<typeof agentNameProblems> = {
  R207: {
    example: {
      wrong: "User-agent: Google bot\nDisallow: /cart",
      right: "User-agent: Googlebot\nDisallow: /cart",
    },
    source: tokenSection,
  },
  R208: {
    example: {
      wrong:
        "User-agent: Alexibot\nUser-agent: asterias\nUser-agent: BackDoorBot\nUser-agent: BotALot\nUser-agent: CheeseBot\nUser-agent: CherryPicker\nUser-agent: EmailWolf\nUser-agent: TeleportPro\nUser-agent: WebReaper\nUser-agent: WebStripper\nDisallow: /",
      right: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
    },
    source: tokenSection,
  },
  R209: {
    example: {
      wrong: "User-agent: anthropic-ai\nDisallow: /",
      right: "User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /",
    },
    source: {
      title: "404 Media, Websites are Blocking the Wrong AI Scrapers",
      url: "https://www.404media.co/websites-are-blocking-the-wrong-ai-scrapers-because-ai-companies-keep-making-new-ones/",
    },
  },
  R210: {
    example: {
      wrong: "User-agent: Googlebot/2.1\nDisallow: /cart",
      right: "User-agent: Googlebot\nDisallow: /cart",
    },
    source: tokenSection,
  },
  R211: {
    example: {
      wrong: "User-agent: GPTBot, CCBot\nDisallow: /",
      right: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R212: {
    example: {
      wrong: "User-agent: Google*\nDisallow: /cart",
      right: "User-agent: Googlebot\nDisallow: /cart",
    },
    source: tokenSection,
  },
  R213: {
    example: {
      wrong:
        "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /",
      right: "User-agent: bingbot\nDisallow: /",
    },
    source: tokenSection,
  },
  R214: {
    example: {
      readAs: "google",
      wrong: "User-agent: AI2Bot\nDisallow: /",
      right: "User-agent: GPTBot\nDisallow: /",
    },
    source: tokenSection,
  },
};
