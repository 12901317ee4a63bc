// Functions take a limited number of arguments.
const PORTION = 8_192;

/** Bytes in Base64 (RFC 4648 4). */
export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PORTION)
    binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}
