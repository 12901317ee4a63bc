import { MOST_URLS } from "../../../core/limits.ts";

/** How much of sitemaps is read. The first two are those of sitemaps.org; the server has limits of its own (policy.ts of src/fetch). */
export const SITEMAP_LIMITS = {
  /** Bytes of a file, without its compression. */
  bytes: 50 * 1024 * 1024,
  /** URLs of a file. */
  urls: 50_000,
  /** URLs in all. */
  urlsInAll: MOST_URLS,
  /** How deep indexes are followed: an index, the indexes that it lists, and the sitemaps of those. */
  levels: 3,
  /** Files in all: each is a request. */
  files: 500,
  /** How often a body is unpacked: a compressed file may be compressed again on its way. */
  layers: 2,
};
