/** Why a place of the text gives no URL; `relative`: a link without a page that it would start from. */
export type BadReason =
  | "too-long"
  | "control-character"
  | "empty"
  | "no-request"
  | "relative"
  | "unclosed";

/** What a reader finds at an offset of the text: a URL or path, or something that should have been one. */
export type Item =
  | { readonly kind: "url"; readonly at: number; readonly text: string }
  | {
      readonly kind: "bad";
      readonly at: number;
      readonly text: string;
      readonly reason: BadReason;
    };

/** What a reader finds, in order; null each time it has gone on a little and found nothing, so that whoever asks can pause. */
export type Items = Generator<Item | null, void>;
