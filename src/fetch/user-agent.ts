import { crawlerNamed } from "../engine/crawlers/index.ts";
import { lowerCase } from "../engine/text/characters.ts";

const TOOL = "robots.txt-playground/1.0";

/**
 * The User-Agent header of this tool, which may name a crawler of the catalogue as well; null for
 * any other token, so that nothing a stranger wrote is sent. It makes the tool that crawler for
 * sites that look at the header only.
 */
export function userAgentOf(token: string | null): string | null {
  if (token === null) return TOOL;
  const wanted = lowerCase(token);
  const listed = crawlerNamed(token)?.tokens.find((own) => lowerCase(own) === wanted);
  return listed === undefined ? null : `Mozilla/5.0 (compatible; ${listed}; ${TOOL})`;
}
