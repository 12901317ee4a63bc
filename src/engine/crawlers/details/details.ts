/** Whether the operator's own documentation says what is said. */
export type Confidence = "documented" | "partly documented" | "unverified";

/** What is known of a crawler and decides nothing. Texts are short and English, to be shown as they are. */
export interface CrawlerDetails {
  readonly purpose: string;
  readonly honoursRobots: string;
  readonly crawlDelay: string;
  /** The User-Agent header or, between dots, the part of it that is known. */
  readonly userAgent: string | null;
  /** The operator's page, https. */
  readonly documentation: string | null;
  readonly confidence: Confidence;
  readonly notes: string | null;
}

/** Details as the lists write them: what is left out is as `completed` fills it in. */
export interface Entry {
  readonly purpose: string;
  /** Left out: not verified. */
  readonly honoursRobots?: string;
  /** Left out: not verified. */
  readonly crawlDelay?: string;
  readonly userAgent?: string;
  readonly documentation?: string;
  readonly confidence: Confidence;
  readonly notes?: string;
}

/** The details of a category's crawlers, by the crawler's name. */
export type DetailsByName = Readonly<Record<string, Entry>>;

/** The details that an entry stands for. */
export function completed(entry: Entry): CrawlerDetails {
  return {
    purpose: entry.purpose,
    honoursRobots: entry.honoursRobots ?? "not verified",
    crawlDelay: entry.crawlDelay ?? "not verified",
    userAgent: entry.userAgent ?? null,
    documentation: entry.documentation ?? null,
    confidence: entry.confidence,
    notes: entry.notes ?? null,
  };
}
