/** What keeps drafts from being kept or found again. */
export type Trouble = "no-storage" | "full" | "failed" | "unread" | "newer";

/** Another tab with a draft that began as the same one, and when it changed, in milliseconds since 1970. */
export interface OtherTab {
  readonly name: string;
  readonly changed: number;
}

/** What there is to say of the draft. */
export interface DraftNews {
  readonly other: OtherTab | null;
  readonly trouble: Trouble | null;
}

/** What went wrong when a draft was to be stored. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed";
}
