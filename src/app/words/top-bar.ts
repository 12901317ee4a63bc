/** The bar along the top. */
export const topBarWords = {
  /** What the page is called; where there is little room, the rest is left out. */
  brand: "robots.txt",
  brandRest: " playground",

  /** The field for the reader that the file is read as. */
  readAs: "Read as",
  eachAsItself: "Each crawler as itself",
  aboutReader(title: string): string {
    return `About ${title}`;
  },
  /** Before the title of a reader's source. */
  source: "Source:",

  examples: "Examples",
  open: "Open",
  /** What Open asks for. */
  fileToOpen: "File to open",
  download: "Download",
  compare: "Compare",
  share: "Share",
  shareNotLoaded:
    "The part of the page that makes links could not be loaded. Nothing was lost. Check the connection and press Share again.",

  theme(theme: Theme): string {
    return `Theme: ${THEMES[theme]}`;
  },
  changeTheme(theme: Theme, next: Theme): string {
    return `Theme: ${THEMES[theme]}; change to ${THEMES[next]}`;
  },
};

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = {
  system: "as the system",
  light: "light",
  dark: "dark",
};
