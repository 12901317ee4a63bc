import type { Page } from "@playwright/test";

/** What is no sentence of the page but a file's, a stranger's or a name, and so the same in every language. */
const DATA = [
  "code, pre, textarea", // Out of files, or to be put into them.
  ".cm-completionLabel, .cm-deletedChunk", // Out of the file, too; of its lines see below.
  ".badge, .code-link, .book .n, kbd", // The letters of groups, the codes of problems, what stands on keys.
  ".who, .name, .turn-crawler, .chip, .trace b, .ask-again optgroup", // Crawlers.
  ".url-text, .laid-text, .card h3, .live-steps a", // URLs and patterns.
  ".others b, .read-as option, .about-reader h2, .about-reader a, .entry-foot a", // Titles of readers and documents.
];

/** Parts with words in them, named after what they show. */
const NAMED_AFTER_DATA = [".grid-url", ".group-row", ".line-row", ".cm-content"];

/** What the page shows or has read out that is not in brackets, each with where it stands. */
export function unsaidIn(page: Page): Promise<string[]> {
  return page.evaluate(findUnsaid, { data: DATA.join(), named: NAMED_AFTER_DATA.join() });
}

/** It runs in the page, and so refers to nothing outside of it. */
function findUnsaid({ data, named }: { data: string; named: string }): string[] {
  const letters = /\p{L}/u;
  const attributes = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "placeholder",
    "alt",
  ];
  const found = new Set<string>();
  const tell = (what: string, where: Element) => {
    const path: string[] = [];
    for (let at: Element | null = where; at && path.length < 4; at = at.parentElement)
      path.unshift([at.localName, ...at.classList].join("."));
    found.add(`${what.trim()} (${path.join(" > ")})`);
  };
  /** How deep in brackets a text ends that begins at this depth; tells what of it is in none. */
  const read = (text: string, depth: number, where: Element, what = "") => {
    let now = depth;
    let outside = "";
    for (const character of text) {
      if (character === "⟧") now--;
      else if (character === "⟦") now++;
      else if (now === 0) outside += character;
    }
    if (letters.test(outside)) tell(`${what}${outside}`, where);
    return now;
  };
  const isInline = (element: Element) =>
    getComputedStyle(element).display.startsWith("inline") || element.matches(".sr-only");
  const visit = (element: Element, depth: number): number => {
    if (!element.checkVisibility() || element.matches(data)) return depth;
    for (const name of element.matches(named) ? [] : attributes)
      read(element.getAttribute(name) ?? "", 0, element, `${name}: `);
    if (element.matches(".cm-line")) return visitNotes(element, depth);
    let now = depth;
    for (const child of element.childNodes) {
      if (child instanceof Text) now = read(child.data, now, element);
      else if (child instanceof Element) now = visit(child, now);
    }
    if (isInline(element) || now === depth) return now;
    tell(`Brackets that do not match: ${element.textContent}`, element);
    return depth;
  };
  /** In a line, the page's own words are those that cannot be edited. */
  const visitNotes = (line: Element, depth: number) => {
    for (const note of line.querySelectorAll("[contenteditable=false]")) visit(note, 0);
    return depth;
  };
  visit(document.body, 0);
  return [...found];
}
