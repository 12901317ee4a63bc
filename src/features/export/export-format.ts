/** A file in parts, each of at most one URL; the empty ones are where whoever asks can pause. Join them, or hand them to a Blob, once. */
export type Parts = Generator<string, void>;
