import type { Fetched, Hop } from "../fetch/answer.ts";
import { livePage } from "../tasks/live/live-answer.ts";
import { liveWords } from "../tasks/live/words.ts";
import type { Command } from "./command.ts";
import { askSite } from "./file.ts";
import { visible } from "./said.ts";
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
      for (const hop of answer.hops) surroundings.stderr.write(`${visible(hopText(hop))}\n`);
      throw new Unusable(inputWords.notFetched(site, answer));
    }
    const { text, site: asked, read } = livePage(answer, site);
    const { body, kind, ...response } = answer;
    if (output.format === "json")
      await output.write(`${JSON.stringify({ site: asked, ...response, file: text }, null, 2)}\n`);
    else for (const line of factsOf(answer)) surroundings.stderr.write(`${visible(line)}\n`);
    // Byte for byte, so that it can be kept as a file.
    if (output.format === "text") await output.send(Buffer.from(body, "base64"));
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
