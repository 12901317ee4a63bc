/** An address written where a path belongs: its path, query included, is `rest`. */
export interface WrittenAddress {
  readonly kind: "url" | "host";
  readonly rest: string;
}

// A name of a file ends otherwise: com, net and the like are no extensions, and www stands before no file's name.
const HOST =
  /^(?:\/\/)?(?:www\d?\.[\w.-]+|(?:[\w-]+\.)+(?:com|net|org|edu|gov|info|biz|io|co|eu|uk|de|fr|nl|es|ru|jp|cn|au|ca|br|ch|be|se)|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?![\w.-])/i;

// RFC 1035 2.3.4: a name has at most 255 octets; more of a line need not be looked at.
const LONGEST = 300;

/** The whole URL, or the host with a path, that a rule has for its path; or null. */
export function writtenAddress(path: string): WrittenAddress | null {
  const origin = /^[a-z][a-z0-9+.-]{1,15}:\/\/[^/?*$]*/i.exec(path);
  if (origin) return { kind: "url", rest: path.slice(origin[0].length) };
  const host = HOST.exec(path.slice(0, LONGEST));
  return host && { kind: "host", rest: path.slice(host[0].length) };
}
