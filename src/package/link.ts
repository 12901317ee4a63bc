import { DEFAULT_ANSWER, DEFAULT_DIALECT, type LinkState } from "../tasks/links/frame.ts";
import { encodeLink as encode } from "../tasks/links/write-link.ts";

export type { LinkResult, LinkState } from "../tasks/links/frame.ts";
export { type Fault, type ReadableResult, readLink } from "../tasks/links/readable-link.ts";
export { NoLink } from "../tasks/links/write-link.ts";

const NOTHING: LinkState = {
  text: "",
  urls: [],
  crawlers: [],
  dialect: DEFAULT_DIALECT,
  site: "",
  answer: DEFAULT_ANSWER,
  expectations: "",
  focus: null,
};

/**
 * The fragment, without "#", that opens this on the page. What is left out has its default. Rejects
 * with NoLink where a link cannot carry it.
 */
export function encodeLink(state: Partial<LinkState>): Promise<string> {
  return encode({ ...NOTHING, ...state });
}
