import { makeLink } from "../tasks/links/make-link.ts";
import { shareWords } from "../tasks/links/words.ts";
import { NoLink } from "../tasks/links/write-link.ts";
import type { Command } from "./command.ts";
import { pageOf, stateOf } from "./file.ts";
import { Unusable } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** A link that opens the file and the questions on the page. */
export const link: Command = {
  operands: ["FILE"],
  options: ["url", "agent", "read-as", "site", "status", "page"],
  formats: ["text", "json"],
  async run({ operands, options, output, surroundings }) {
    const [file = ""] = operands;
    const page = await pageOf(file, options, surroundings);
    const isAsked = page.urls.length > 0 && page.crawlers.length > 0;
    const state = stateOf({ ...page, focus: isAsked ? { url: 0, crawler: 0 } : null });
    const fragment = await makeLink({ getState: () => state }).catch((error: unknown) => {
      if (error instanceof NoLink) throw new Unusable(reasonOf(error));
      throw error;
    });
    const address = `${pageAddress(options.page)}#${fragment}`;
    await output.add({
      fields: { link: address, length: address.length },
      text: () => [[address]],
      test: { suite: "link", name: file },
      fault: null,
    });
    output.end();
    return true;
  },
};

/** The address of the page, without a fragment; nothing where it is not given. */
export function pageAddress(typed = ""): string {
  if (typed === "") return "";
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed))
    throw new Unusable(inputWords.noPage(typed));
  return typed.replace(/#.*$/s, "");
}

function reasonOf({ why }: NoLink): string {
  const reason =
    why.kind === "altered" ? shareWords.altered : shareWords[why.kind](why.count, why.most);
  return inputWords.noLinkMade(reason);
}
