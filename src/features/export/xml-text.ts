const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/**
 * Any text as the content of an element or an attribute in either kind of quotes, that an XML reader
 * gives back as it is: white space as references, which no reader normalises (XML 1.0 2.11 and 3.3.3).
 * What is no character of XML (2.2), such as controls and lone surrogates, becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/gu, "\ufffd")
    .replace(/[&<>"'\t\n\r]/g, (character) => REFERENCES[character] ?? "");
}
