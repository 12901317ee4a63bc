/** A file whose link has about 1.1 characters for each of these; the same every time (xorshift). */
export function hardToCompress(length: number): string {
  const lines = ["User-agent: *"];
  let x = 2463534242;
  for (let size = 0; size < length; size += 80) {
    let path = "";
    while (path.length < 80) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      path += (x >>> 0).toString(36);
    }
    lines.push(`Disallow: /${path}`);
  }
  return lines.join("\n");
}
