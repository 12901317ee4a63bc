/** `text` with A to Z in lower case and every other character as it is: names are compared in ASCII only (RFC 5234 2.3), so that no letter of another script becomes one of them. */
export function lowerCase(text: string): string {
  return isAscii(text) ? text.toLowerCase() : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
}

/** Whether every character is ASCII. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}
