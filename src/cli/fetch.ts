import { withoutEnd } from "../engine/text/characters.ts";
import type { Fetched, Hop } from "../fetch/answer.ts";
import { livePage } from "../tasks/live/live-answer.ts";
import { liveWords } from "../tasks/live/words.ts";
import type { Command } from "./command.ts";
import { askSite, warnOfPacked } from "./file.ts";
import { tell } from "./lines.ts";
import { Unusable } from "./surroundings.ts";
import { fetchWords, inputWords } from "./words.ts";

/** The robots.txt of a live site: the response, each redirect, and the file as a crawler sees it. */
export const fetch: Command = {
  operands: ["SITE"],
  options: ["agent"],
  formats: ["text", "json"],
  async run({ operands, options, output, surroundings }) {
    const [site = ""] = operands;
    const { agent = [] } = options;
    if (agent.length > 1) throw new Unusable(inputWords.oneAgent);
    const answer = await askSite(site, agent[0] ?? null);
    if (answer.kind === "failed") {
      for (const hop of answer.hops) tell(surroundings.stderr, hopText(hop));
      throw new Unusable(inputWords.notFetched(site, answer));
    }
    warnOfPacked(site, answer, surroundings);
    const { text, site: asked, read } = livePage(answer, site);
    const { body, kind, ...response } = answer;
    if (output.format === "json")
      await output.write(`${JSON.stringify({ site: asked, ...response, file: text }, null, 2)}\n`);
    else for (const line of factsOf(answer)) tell(surroundings.stderr, line);
    if (output.format === "text" && surroundings.stdout.isTTY)
      for (const line of withoutEnd(text, "\n").split(/\r\n|\r|\n/)) await output.say([line]);
    // Byte for byte, so that it can be kept as a file.
    else if (output.format === "text") await output.send(Buffer.from(body, "base64"));
    return read.isFile;
  },
};

function factsOf({ hops, contentType, size, cut }: Fetched): readonly string[] {
  const length = cut ? liveWords.cutAfter(size) : liveWords.size(size);
  return [...hops.map(hopText), [contentType ?? liveWords.noType, length].join(", ")];
}

function hopText(hop: Hop): string {
  const time = liveWords.milliseconds(hop.milliseconds);
  if (hop.kind === "failed")
    return fetchWords.hop(hop.url, liveWords.hopFailures[hop.failure], time);
  const to = hop.location === null ? "" : ` → ${hop.location}`;
  return fetchWords.hop(hop.url, `${hop.status}${to}`, time);
}
