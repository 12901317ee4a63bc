// The only part of the platform that the engine uses: browsers, workers and servers all have it.
declare const URL: new (url: string) => { readonly hostname: string };

/**
 * The host of a URL in the form that is the same for equal hosts, or null if it is not a host.
 * Names are in lower case and ASCII (`www.Müller.eu` is `www.xn--mller-kva.eu`), IPv4 is four
 * decimal numbers, and IPv6 is in brackets in its shortest form. The URL Standard defines this
 * form. A final dot is part of the name.
 */
export function hostOf(text: string): string | null {
  // A name has at least as many characters in ASCII. Here a character has at most two units, or
  // nine if it is percent-encoded.
  if (text.length > 9 * (NAME_LIMIT + 1) || OUTSIDE_A_HOST.test(text)) return null;
  const host = platformHost(text);
  if (host === null || host.startsWith("[")) return host;
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (!ASCII_NAME.test(name) || name.length > NAME_LIMIT) return null;
  return name.split(".").every(({ length }) => length > 0 && length <= LABEL_LIMIT) ? host : null;
}

// RFC 1035 2.3.4 allows 255 bytes, which is 253 characters of text.
const NAME_LIMIT = 253;
const LABEL_LIMIT = 63;

// Letters, digits, hyphen, and the underscore, which DNS allows.
const ASCII_NAME = /^[a-z0-9_.-]+$/;
// Characters that end the host in a URL, or that the URL Standard removes; and a colon outside
// brackets, and anything after the brackets.
const OUTSIDE_A_HOST = /[/?#@\\\s\p{Cc}\p{Cs}]|^[^[].*:|\]./u;

function platformHost(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname;
  } catch {
    return null;
  }
}
