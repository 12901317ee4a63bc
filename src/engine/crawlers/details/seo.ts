import type { DetailsByName } from "./details.ts";

/** What is known of the crawlers of ../seo.ts, by their names. */
export const seo = {
  AhrefsBot: {
    crawlDelay: "yes, it claims",
    documentation: "https://ahrefs.com/robot",
    confidence: "unverified",
  },
  SemrushBot: {
    crawlDelay: "yes, it claims; the maximum is not verified",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
  },
  MJ12bot: {
    crawlDelay: "yes, in whole seconds, up to a maximum (30 s in its old wiki)",
    documentation: "https://mj12bot.com/",
    confidence: "documented",
  },
  DotBot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    confidence: "partly documented",
  },
  "Screaming Frog SEO Spider": {
    documentation: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    confidence: "documented",
  },
  rogerbot: {
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    confidence: "documented",
  },
  AhrefsSiteAudit: {
    crawlDelay: "yes by default",
    documentation: "https://ahrefs.com/robot/site-audit",
    confidence: "documented",
  },
  SiteAuditBot: { documentation: "https://www.semrush.com/bot/", confidence: "partly documented" },
  DataForSeoBot: {
    documentation: "https://dataforseo.com/dataforseo-bot",
    confidence: "unverified",
  },
  BLEXBot: { documentation: "https://webmeup-crawler.com/", confidence: "unverified" },
  serpstatbot: { documentation: "https://serpstatbot.com/", confidence: "unverified" },
  Barkrowler: { documentation: "https://babbar.tech/crawler", confidence: "unverified" },
  Sitebulb: { documentation: "https://sitebulb.com/", confidence: "unverified" },
} satisfies DetailsByName;
