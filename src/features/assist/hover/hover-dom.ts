import type { HoverContent, Sentence } from "./model.ts";

/** Content as a tooltip. What a stranger wrote is set as text. */
export function hoverDom({ title, paragraphs, rows, sources }: HoverContent): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "cm-hover";
  dom.setAttribute("role", "tooltip");
  add(dom, "p", title).className = "cm-hover-title";
  for (const sentence of paragraphs) add(dom, "p", sentence);
  const list = document.createElement("dl");
  for (const { term, text } of rows) {
    list.appendChild(document.createElement("dt")).textContent = term;
    add(list, "dd", text);
  }
  if (rows.length > 0) dom.appendChild(list);
  for (const source of sources) {
    const link = dom.appendChild(document.createElement("a"));
    link.textContent = source.title;
    link.href = source.url;
    link.target = "_blank";
    link.rel = "noreferrer";
  }
  return dom;
}

function add(parent: HTMLElement, name: "p" | "dd", sentence: Sentence): HTMLElement {
  const element = parent.appendChild(document.createElement(name));
  for (const { text, isCode } of sentence)
    element.appendChild(document.createElement(isCode ? "code" : "span")).textContent = text;
  return element;
}
