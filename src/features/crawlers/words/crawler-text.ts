/** What is known of a crawler and decides nothing, in short texts. */
export interface CrawlerText {
  readonly purpose: string;
  /** Whether it obeys robots.txt. Left out: not verified. */
  readonly obeys?: string;
  readonly notes?: string;
}

/** A text for each of the catalogue's crawlers of one kind, by their names. */
export type TextsFor<Details> = Readonly<Record<keyof Details, CrawlerText>>;
