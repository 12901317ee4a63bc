/** Whether the operator's own documentation says what is said. */
export type Confidence = "documented" | "partly documented" | "unverified";

/** What is known of a crawler and decides nothing. What it is for, and whether it obeys, is told in words. */
export interface CrawlerDetails {
  /** What its documents say of Crawl-delay: yes or no, and more in English, for whoever keeps the catalogue. */
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page, https. */
  readonly documentation: string | null;
  readonly confidence: Confidence;
}

/** Details as the lists write them: what is left out is as `completed` fills it in. */
export interface Entry {
  /** Left out: not verified. */
  readonly crawlDelay?: string;
  readonly userAgent?: string;
  readonly documentation?: string;
  readonly confidence: Confidence;
}

/** The details of a category's crawlers, by the crawler's name. */
export type DetailsByName = Readonly<Record<string, Entry>>;

/** The details that an entry stands for. */
export function completed(entry: Entry): CrawlerDetails {
  return {
    crawlDelay: entry.crawlDelay ?? "not verified",
    userAgent: entry.userAgent ?? null,
    documentation: entry.documentation ?? null,
    confidence: entry.confidence,
  };
}
