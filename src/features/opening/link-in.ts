import { addressWith } from "../../ui/address.ts";

// Letters of both cases, as hardly any comment of one word has them.
const SHORT_FORM = /^[01](?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{11,}/;

const READABLE_FORM = /^(?:[^\s&]+&)*text=/;

/** The fragment of a link to the playground, whole or not, that a pasted text is; null where it is something else. `address`: of the playground, up to its `#`. A text without the address must look like a link itself: a comment may begin with “#1”. */
export function linkIn(text: string, address = addressWith("")): string | null {
  const pasted = text.trim();
  if (/[\r\n]/.test(pasted)) return null;
  const isWhole = pasted.startsWith(address);
  if (!isWhole && !pasted.startsWith("#")) return null;
  const fragment = pasted.slice(isWhole ? address.length : 1);
  const isShort = isWhole ? /^[01]/ : SHORT_FORM;
  return isShort.test(fragment) || READABLE_FORM.test(fragment) ? fragment : null;
}
