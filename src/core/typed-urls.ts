/** What a person wrote as a URL, without white space around it; a word without a scheme, a slash or a dot becomes a path. Empty for nothing. */
export function addressOf(typed: string): string {
  const address = typed.trim();
  return address !== "" && looksLikePath(address) ? `/${address}` : address;
}

/** Whether a text is a list, a row of a table, a sitemap, a page or a JSON array rather than one URL, which may have spaces and commas. */
export function isSeveralUrls(text: string): boolean {
  const document = /^<(?:\?xml|!doctype|html|(?:\w+:)?(?:urlset|sitemapindex)|rss|feed|a)[\s>]/i;
  return document.test(text) || /[\r\n\t]|^\[\s*"|\shttps?:\/\/|[,;]\s+\//i.test(text);
}

/** The URLs of a text, one on each line. */
export function urlsIn(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map(addressOf)
    .filter((url) => url !== "");
}

// "cart/help" is a path without its slash; "shop.example/cart", "localhost:80/" and "[::1]/x" begin
// with a host.
function looksLikePath(address: string): boolean {
  const [first = ""] = address.split(/[/?#;]/, 1);
  return !address.startsWith("/") && first !== "localhost" && !/[.:[]/.test(first);
}
