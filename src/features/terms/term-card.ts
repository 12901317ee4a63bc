import "./style.css";
import { termLink } from "../../ui/Term.tsx";
import type { PageControls } from "../../ui/workspace.tsx";
import { glossary, type Term } from "../../words/glossary.ts";
import { partsOf } from "../../words/quoting.ts";
import { showReference } from "../problems/show-reference.tsx";
import { termCardWords } from "./words.ts";

/** How long the pointer or the focus rests on a term before it is explained, in milliseconds. */
const AFTER = { pointer: 400, focus: 700 };

/** How long the pointer may take from the term to its card. */
const ON_THE_WAY = 250;

/** Explains the terms of the page in a card beside them, and opens their entries. Returns how to stop. */
export function explainTerms({ shown }: PageControls): () => void {
  const card = new Card();
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal });
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    if (card.holds(target)) card.stay();
    else card.follow(termAt(target), AFTER.pointer);
  });
  on("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible") && !card.holds(target))
      card.follow(termAt(target) ?? termOfHead(target), AFTER.focus);
  });
  on("focusout", () => card.hide());
  on("pointerdown", ({ target }) => card.holds(target) || card.hide());
  on("scroll", () => card.hide());
  on("keydown", (event) => {
    // As what else is open: Escape closes this first.
    if (card.hide() && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  on("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>("a[data-term]")?.dataset.term;
    if (id === undefined) return;
    event.preventDefault();
    card.hide();
    showReference(shown, id, true);
  });
  return () => {
    listeners.abort();
    card.remove();
  };
}

function termAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-term]") : null;
}

/** The cells of the table have the focus, and not what is in them. */
function termOfHead(cell: Element): HTMLElement | null {
  return cell.role === "columnheader" ? cell.querySelector<HTMLElement>("[data-term]") : null;
}

/** The card with what a term means, which is there for one term at a time. */
class Card {
  private readonly element = document.createElement("div");
  private timer = 0;
  private of: HTMLElement | null = null;
  /** What the browser would show of it, too. */
  private title = "";

  constructor() {
    this.element.popover = "manual";
    this.element.className = "term-card";
    this.element.id = "term-card";
    this.element.role = "tooltip";
    document.body.prepend(this.element);
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.element.contains(target);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  /** Explains a term once that is rested on, or for null nothing, unless the pointer comes to the card. */
  follow(term: HTMLElement | null, after: number): void {
    clearTimeout(this.timer);
    if (term === this.of) return;
    this.timer = window.setTimeout(
      () => {
        this.hide();
        if (term) this.show(term);
      },
      term ? after : ON_THE_WAY,
    );
  }

  /** Returns whether it was shown. */
  hide(): boolean {
    clearTimeout(this.timer);
    const { of } = this;
    if (!of) return false;
    this.of = null;
    of.title = this.title;
    if (this.title === "") of.removeAttribute("title");
    of.removeAttribute("aria-describedby");
    this.element.hidePopover();
    return true;
  }

  remove(): void {
    this.hide();
    this.element.remove();
  }

  private show(of: HTMLElement): void {
    const term = glossary.find(({ id }) => id === of.dataset.term);
    if (!term || !of.isConnected) return;
    this.of = of;
    this.title = of.title;
    of.title = "";
    this.element.replaceChildren(...contentsOf(term, this.title));
    this.element.showPopover();
    of.setAttribute("aria-describedby", this.element.id);
    this.place(of.getBoundingClientRect());
  }

  /** Below the term, or above it where there is no room. */
  private place({ left, top, bottom }: DOMRect): void {
    const { offsetWidth, offsetHeight, style } = this.element;
    const isBelow = bottom + GAP + offsetHeight <= innerHeight;
    style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
    style.top = `${isBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`;
  }
}

/** In pixels. */
const GAP = 4;

/** `own`: what the element says of itself. */
function contentsOf(term: Term, own: string): readonly HTMLElement[] {
  const sentence = document.createElement("p");
  const [first = ""] = term.meaning.split(/(?<=\.) /);
  sentence.append(...partsOf(first).map(({ text, isCode }) => (isCode ? codeOf(text) : text)));
  const way = document.createElement("p");
  const link = document.createElement("a");
  const { href, "data-term": id } = termLink(term.id);
  Object.assign(link, { href, className: "link", tabIndex: -1 });
  link.dataset.term = id;
  link.textContent = termCardWords.entry(term.title);
  way.append(link);
  if (own === "") return [sentence, way];
  const said = document.createElement("p");
  said.className = "own";
  said.textContent = own;
  return [said, sentence, way];
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement("code");
  code.textContent = text;
  return code;
}
