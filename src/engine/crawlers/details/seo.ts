import type { DetailsByName } from "./details.ts";

/** What is known of the crawlers of ../seo.ts, by their names. */
export const seo: DetailsByName = {
  AhrefsBot: {
    purpose: "SEO",
    honoursRobots: "yes",
    crawlDelay: "yes, it claims",
    documentation: "https://ahrefs.com/robot",
    confidence: "unverified",
  },
  SemrushBot: {
    purpose: "SEO",
    honoursRobots: "yes",
    crawlDelay: "yes, it claims; the maximum is not verified",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
    notes:
      "Other Semrush tokens: SiteAuditBot, SemrushBot-BA, SemrushBot-SI, SemrushBot-SWA, SemrushBot-OCOB, SplitSignalBot.",
  },
  MJ12bot: {
    purpose: "SEO",
    honoursRobots: "yes",
    crawlDelay: "yes, in whole seconds, up to a maximum (30 s in its old wiki)",
    documentation: "https://mj12bot.com/",
    confidence: "documented",
    notes:
      "Crawls where robots.txt cannot be fetched. The token has digits: Google’s parser cannot match it.",
  },
  DotBot: {
    purpose: "SEO",
    honoursRobots: "yes",
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    confidence: "partly documented",
  },
  "Screaming Frog SEO Spider": {
    purpose: "SEO audit",
    honoursRobots: "yes by default; the paid version can ignore it",
    documentation: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    confidence: "documented",
    notes:
      "The token has spaces. Says that it obeys robots.txt as Google does, wildcards included.",
  },
  rogerbot: {
    purpose: "SEO audit",
    honoursRobots: "yes",
    crawlDelay: "yes",
    documentation: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    confidence: "documented",
    notes:
      "A full URL in Disallow “is parsed as a full Disallow: /”. Moz advises placing its group above that of *.",
  },
  AhrefsSiteAudit: {
    purpose: "SEO audit",
    honoursRobots: "yes by default; the site’s owner can ask otherwise",
    crawlDelay: "yes by default",
    documentation: "https://ahrefs.com/robot/site-audit",
    confidence: "documented",
  },
  SiteAuditBot: {
    purpose: "SEO audit",
    documentation: "https://www.semrush.com/bot/",
    confidence: "partly documented",
  },
  DataForSeoBot: {
    purpose: "SEO",
    documentation: "https://dataforseo.com/dataforseo-bot",
    confidence: "unverified",
  },
  BLEXBot: {
    purpose: "SEO",
    documentation: "https://webmeup-crawler.com/",
    confidence: "unverified",
  },
  serpstatbot: {
    purpose: "SEO",
    documentation: "https://serpstatbot.com/",
    confidence: "unverified",
  },
  Barkrowler: {
    purpose: "SEO",
    documentation: "https://babbar.tech/crawler",
    confidence: "unverified",
  },
  Sitebulb: {
    purpose: "SEO audit",
    documentation: "https://sitebulb.com/",
    confidence: "unverified",
  },
};
