/** What a person wrote for a URL, without white space around it; a word without a scheme, a slash or a dot is taken for a path. Empty for nothing. */
export function addressOf(typed: string): string {
  const address = typed.trim();
  return address !== "" && looksLikePath(address) ? `/${address}` : address;
}

// "cart/help" is a path that somebody forgot the slash of; "shop.example/cart", "localhost:80/"
// and "[::1]/x" begin with a host.
function looksLikePath(address: string): boolean {
  const [first = ""] = address.split(/[/?#;]/, 1);
  return !address.startsWith("/") && first !== "localhost" && !/[.:[]/.test(first);
}

/** How surely a cell of a table is a URL or path: 2 begins with a slash or a scheme, 1 with a host; 0 is something else. */
export function likenessToUrl(cell: string): 0 | 1 | 2 {
  const text = cell.trim();
  if (text.startsWith("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return 2;
  // The last label of a host begins with letters, where prices and versions have digits.
  return /^[^\s/?#@]+\.[a-z]{2,}(?:[:/?#]|$)/i.test(text) ? 1 : 0;
}
