import type { EditorState } from "@codemirror/state";
import {
  caretRuleOf,
  expectationsOf,
  focusedInEditorOf,
  reportOf,
  requestsOf,
} from "../../core/derived.ts";
import type { Expectations } from "../../core/expectations.ts";
import type { GatheredPurpose, LoggedRequests } from "../../core/inputs.ts";
import { type ParserDifferences, parserDifferencesOf } from "../../core/parser-differences.ts";
import type { Session } from "../../core/session.ts";
import type { Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import type { ColumnHead, Content, DrawnColumn, Table } from "../../tasks/table/columns.ts";
import { verdictTableWords } from "../../tasks/table/words.ts";
import { numberText } from "../../words/numbers.ts";
import { markWords, termWords } from "../../words/terms.ts";

/**
 * What the cells of the grid show. React draws a cell once; after that, what changes in it is written
 * into its elements here, directly as the session changes. A key can change hundreds of cells, and for
 * these React would take several times as long.
 */

/** The table of a session as it is whenever it is asked; `gathered` and `origin` stay as they were when it was made. */
export class LiveTable implements Table {
  readonly gathered: readonly GatheredPurpose[];
  readonly origin: string | null;
  private readonly session: Session;

  constructor(session: Session, gathered: readonly GatheredPurpose[], origin: string | null) {
    this.session = session;
    this.gathered = gathered;
    this.origin = origin;
  }

  get report(): Report {
    return reportOf(this.session.getState());
  }

  get expectations(): Expectations {
    return expectationsOf(this.session.getState());
  }

  get differences(): ParserDifferences {
    return parserDifferencesOf(this.session.settled.getState());
  }

  get requests(): LoggedRequests | null {
    return requestsOf(this.session.getState());
  }

  get lit(): Lit {
    const state = this.session.getState();
    const lit = litOf.get(state) ?? litIn(state);
    litOf.set(state, lit);
    return lit;
  }
}

// Not in the table: what React drew before lives on with its columns, and would keep the state.
const litOf = new WeakMap<EditorState, Lit>();

/** The lines whose verdicts are highlighted: the rule under the caret, and the one that decides the focused verdict. */
type Lit = readonly [number | null, number | null];

/** The lines whose verdicts are highlighted. */
export function litIn(state: EditorState): Lit {
  const verdict = focusedInEditorOf(state)?.verdict;
  return [caretRuleOf(state)?.line.number ?? null, verdict ? decidingLineOf(verdict) : null];
}

/** An element in a cell: a verdict, or a mark beside it. */
export interface Part {
  readonly tag: "b" | "span";
  readonly class: string;
  readonly text: string;
  readonly title?: string;
}

/** How a cell shows its content. */
interface Look {
  /** Whether a verdict is not as expected. */
  readonly isUnmet: boolean;
  /** What is read out, in one attribute: words that are hidden from sight would make the table slower. Null where that is what is seen. */
  readonly said: string | null;
  /** From left to right. */
  readonly parts: readonly Part[];
}

/** How a cell shows its content. */
export function lookOf(content: Content): Look {
  if (content.kind === "several") {
    const { text, title, outcome, isUnmet } = content;
    const parts = [{ tag: "b", class: `verdict v-${outcome ?? "several"}`, text, title } as const];
    const said = isUnmet ? verdictTableWords.someUnexpected(text) : null;
    return { isUnmet, said, parts };
  }
  const parts: Part[] = [];
  const look = { isUnmet: false, said: null, parts };
  if (content.kind === "url") return look;
  const { outcome, line, isLit, expected, standing, others, file, asked } = content;
  if (!outcome) {
    parts.push({ tag: "b", class: "verdict pending", text: "…" });
    return { ...look, said: markWords.pending };
  }
  const quiet = asked === 0 ? " is-quiet" : "";
  parts.push({
    tag: "b",
    class: `verdict v-${outcome}${quiet}`,
    text: termWords.outcomes[outcome],
  });
  const title = standing && expected ? markWords.standing(standing, expected) : "";
  if (title) {
    const text = standing === "met" ? "•" : "≠";
    parts.push({ tag: "span", class: `standing is-${standing}`, text, title });
  }
  const times = asked ? verdictTableWords.asked(asked) : "";
  if (asked)
    parts.push({ tag: "span", class: "times", text: `${numberText(asked)}×`, title: times });
  parts.push({
    tag: "span",
    class: file ? "at at-other" : isLit ? "at at-lit" : "at",
    text: `${line ?? "–"}`,
    ...(line !== null && { title: verdictTableWords.place(line, file) }),
  });
  if (others) parts.push({ tag: "span", class: "differs", text: "*", title: others });
  const said = verdictTableWords.cell(outcome, line, title, others, file);
  const whole = times ? `${said}, ${times}` : said;
  return { isUnmet: standing === "unmet", said: whole, parts };
}

/** Whether the cells of a URL say nothing else than that the file does not govern it; then its row says so once. */
export function isUngoverned(columns: readonly DrawnColumn[], url: number): boolean {
  return columns.every(([, { contentOf }]) => saysUngoverned(contentOf(url)));
}

function saysUngoverned(content: Content): boolean {
  if (content.kind === "url") return true;
  return content.kind === "verdict" && content.outcome === "not-governed" && !content.standing;
}

/** What is drawn of a grid. */
interface Drawn {
  readonly table: LiveTable;
  /** The element that the grid is in. */
  readonly grid: Element;
  readonly columns: readonly DrawnColumn[];
  /** Whether each of the columns is in sight; some are drawn beside those that are. */
  readonly seen: readonly boolean[];
  /** The URLs of the rows from the top, by index, and whether each is in sight. */
  readonly urls: readonly { readonly url: number; readonly isSeen: boolean }[];
  /** Whether cells of crawlers show something else than their verdicts, which React draws. */
  readonly areViews: boolean;
}

/** The cells and heads of a grid as they are drawn. */
export class DrawnCells {
  private readonly contents = new WeakMap<Element, Content>();
  private readonly notes = new WeakMap<Element, ColumnHead>();
  private drawn: Drawn | null = null;
  /** What they were drawn from last. */
  private last: readonly unknown[] = [];
  /** Whether cells that are not in sight may be as they were before. */
  private isPartial = false;

  /** Learns what React has drawn into a cell. */
  learn(cell: Element | null, content: Content): void {
    if (cell) this.contents.set(cell, content);
  }

  /** Learns which cells there are, and draws those that come into sight before the person pauses. */
  show(drawn: Drawn): void {
    this.drawn = drawn;
    if (this.isPartial) this.draw();
  }

  /** Draws what a change of the session has changed; while the person types, only in sight, for the table is drawn again at a pause. Where a change makes it another table, React draws that. */
  follow(isTyping: boolean): void {
    const { drawn, last } = this;
    const now = drawn ? sourcesOf(drawn.table) : [];
    if (now[0] !== last[0]) return;
    if (now.some((source, at) => source !== last[at])) this.draw(isTyping);
  }

  /** Draws what has changed since it was drawn last, or what of it is in sight. */
  draw(onlySeen = false): void {
    if (!this.drawn) return;
    const { table, grid, columns, urls } = this.drawn;
    this.last = sourcesOf(table);
    this.isPartial = onlySeen;
    const heads = grid.querySelectorAll("[role=columnheader]");
    for (const [at, [, { head }]] of columns.entries()) {
      const element = heads[at];
      if (element) this.drawHead(element, head());
    }
    const rows = grid.querySelectorAll(".grid-body > .grid-row");
    for (const [at, { url, isSeen }] of urls.entries()) {
      const row = rows[at];
      if (row && (isSeen || !onlySeen)) this.drawRow(row, url, onlySeen);
    }
  }

  private drawHead(element: Element, now: ColumnHead): void {
    const before = this.notes.get(element);
    this.notes.set(element, now);
    if (before?.note === now.note && before.label === now.label) return;
    if (now.label !== null) element.ariaLabel = now.label;
    const note = element.querySelector<HTMLElement>(".amount");
    if (note) writeText(note, now.note);
    if (note && now.label !== null) note.title = now.label;
    const share = element.querySelector<HTMLElement>(".share");
    share?.style.setProperty("--share", `${now.share ?? 0}`);
  }

  private drawRow(row: Element, url: number, onlySeen: boolean): void {
    const { columns = [], seen = [], areViews = false } = this.drawn ?? {};
    for (const [at, [, { contentOf, crawler }]] of columns.entries()) {
      const cell = row.children[at];
      const isView = areViews && crawler !== null;
      if (!cell || at === 0 || isView || (onlySeen && !seen[at])) continue;
      this.drawCell(cell, contentOf(url));
    }
    // No edit of the file changes whether it governs a URL.
    if (!onlySeen) row.classList.toggle("is-ungoverned", isUngoverned(columns, url));
  }

  private drawCell(cell: Element, now: Content): void {
    const before = this.contents.get(cell);
    if (before && isSameContent(before, now)) return;
    this.contents.set(cell, now);
    const { isUnmet, said, parts } = lookOf(now);
    cell.classList.toggle("is-unmet", isUnmet);
    cell.ariaLabel = said;
    for (const [at, part] of parts.entries()) drawPart(cell, at, part);
    while (cell.children.length > parts.length) cell.lastElementChild?.remove();
  }
}

/** What the cells are drawn from; first the heads, which say whether it is another table. Not the report itself, which would keep its file. */
function sourcesOf({ report, expectations, requests, lit }: LiveTable): readonly unknown[] {
  return [report.heads, report.shown, expectations, requests, ...lit];
}

/** Writes only what is new: a verdict that stays while its line moves is not laid out again. */
function drawPart(cell: Element, at: number, { tag, class: name, text, title = "" }: Part): void {
  const old = cell.children[at];
  const isKept = old instanceof HTMLElement && old.localName === tag;
  const element = isKept ? old : document.createElement(tag);
  if (element.className !== name) element.className = name;
  if (element.title !== title) element.title = title;
  writeText(element, text);
  if (!isKept) cell.insertBefore(element, old ?? null);
}

/** Writes into the text that is there, which costs half as much as another. */
function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text;
  } else element.textContent = text;
}

function isSameContent(before: Content, now: Content): boolean {
  // A cell’s contents are made at one place: text and numbers, always in the same order.
  const values = Object.values(before);
  return Object.values(now).every((value, at) => value === values[at]);
}
