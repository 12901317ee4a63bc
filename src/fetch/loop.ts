import { lowerCase } from "../engine/text/characters.ts";

/** The header by which servers know requests that they have sent themselves (RFC 8586), as all of this tool carry it. */
export const LOOP_HEADERS = { "CDN-Loop": "robots-txt-playground" };

/** Whether a request with these headers was sent by this tool, here or elsewhere. */
export function isOwnRequest(headers: Headers): boolean {
  const senders = (headers.get("cdn-loop") ?? "").split(",");
  return senders.some((sender) => senderNamed(sender) === LOOP_HEADERS["CDN-Loop"]);
}

// RFC 8586 2: parameters may follow the name.
function senderNamed(sender: string): string {
  const [name = ""] = sender.split(";");
  return lowerCase(name.trim());
}
