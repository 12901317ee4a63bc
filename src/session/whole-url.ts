/** Whether a text is a URL with its scheme and host, as sitemaps.org wants it of a sitemap line. */
export function isWholeUrl(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
}
