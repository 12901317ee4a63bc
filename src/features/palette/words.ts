import { counted } from "../../words/numbers.ts";

/** The list of everything that can be done by name. */
export const paletteWords = {
  title: "Commands",
  about: "Find any action, crawler, example, problem or URL by name (Ctrl+K)",
  hint: "Type a command, a crawler, an example, a problem or a URL",
  actions: "Actions",
  readAs(title: string): string {
    return `Read as: ${title}`;
  },
  found(count: number): string {
    return count === 0 ? "No entry matches." : counted(count, { one: "entry", other: "entries" });
  },
  nothing(typed: string): string {
    return `No entry matches “${typed}”.`;
  },
};
