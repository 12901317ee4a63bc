/** The list of everything that can be done by name. */
export const paletteWords = {
  title: "Commands",
  about: "Find any action, crawler, example, problem or URL by name (Ctrl+K)",
  hint: "Type a command, a crawler, an example, a problem or a URL",
  actions: "Actions",
  readAs(title: string): string {
    return `Read as: ${title}`;
  },
  nothing(typed: string): string {
    return `No entry matches “${typed}”.`;
  },
};
