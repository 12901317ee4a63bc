// The one thing that the engine asks of the platform: browsers, workers and servers all have it.
declare const URL: new (url: string) => { readonly hostname: string };

/**
 * The host of a URL in the one form that equal hosts share, or null where it is not a host: names
 * in lower case and ASCII (`www.Müller.eu` is `www.xn--mller-kva.eu`), IPv4 as four decimal numbers,
 * IPv6 in brackets in its shortest form. The URL Standard says how; a final dot is part of the name.
 */
export function hostOf(text: string): string | null {
  // In ASCII a name has at least as many characters, and a character here is two units at most, or
  // percent-encoded nine.
  if (text.length > 9 * (NAME_LIMIT + 1) || OUTSIDE_A_HOST.test(text)) return null;
  const host = platformHost(text);
  if (host === null || host.startsWith("[")) return host;
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (!ASCII_NAME.test(name) || name.length > NAME_LIMIT) return null;
  return name.split(".").every(({ length }) => length > 0 && length <= LABEL_LIMIT) ? host : null;
}

// RFC 1035 2.3.4 has 255 octets, of which a name in text shows 253 at most.
const NAME_LIMIT = 253;
const LABEL_LIMIT = 63;

// Letters, digits, hyphen, and the underscore, which DNS allows.
const ASCII_NAME = /^[a-z0-9_.-]+$/;
// What ends the host of a URL, a colon outside brackets, and what the URL Standard removes from a URL.
const OUTSIDE_A_HOST = /[/?#@\\\s\p{Cc}\p{Cs}]|^[^[].*:/u;

function platformHost(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname;
  } catch {
    return null;
  }
}
