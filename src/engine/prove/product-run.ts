import {
  allThatSetApart,
  type Deciders,
  type Product,
  type ProductRule,
  type Progress,
  type RuleState,
  setsApart,
  stronger,
} from "./product.ts";
import type { Sign, Spelling } from "./spelling.ts";

/** A beginning of a path, and all of it that matters for how it may go on. The deciders are those of whatever begins so. */
export interface ProductState extends Deciders {
  readonly text: string;
  /** What it is compared as (see Target). */
  readonly path: string;
  readonly queryPath: string;
  /** See Spelling.next. */
  readonly context: string;
  /** Rules that may yet matter. */
  readonly live: readonly RuleState[];
  /** Rules that match whatever follows, where it is not only the strongest that counts. */
  readonly done: readonly ProductRule[];
}

/**
 * A product as it reads paths, by the rules that are tracked. The others are taken to match wherever they would
 * set the sides at odds, so that a path which is not suspect is not decided differently; one that
 * is need not be.
 */
export class ProductRun {
  private readonly rules: readonly ProductRule[];
  private readonly product: Product;
  private readonly spelling: Spelling;
  private readonly tracked: ReadonlySet<ProductRule>;

  constructor(product: Product, spelling: Spelling, tracked: ReadonlySet<ProductRule>) {
    this.product = product;
    this.spelling = spelling;
    this.tracked = tracked;
    this.rules = [...tracked];
  }

  /** The path so far, of one sign; null where nothing that begins so is suspect. */
  begun(sign: Sign): ProductState | null {
    const none = { rank: Infinity, place: Infinity, says: this.product.otherwise };
    const nothing = { text: "", path: "", queryPath: "", context: "", before: none, after: none };
    const starts = this.rules.map((one): [ProductRule, Progress] => [one, one.start]);
    const empty = this.arrived({ ...nothing, live: [], done: [] }, starts);
    return this.extended(empty, sign);
  }

  /** The path with a sign more; null where no URL has it there, or where nothing that begins so is suspect. */
  extended(from: ProductState, sign: Sign): ProductState | null {
    const context = this.spelling.next(from.context, sign);
    if (context === null) return null;
    const text = from.text + sign.text;
    const path = from.path + sign.path;
    const queryPath = from.queryPath + sign.queryPath;
    const moves = from.live.map((state): [ProductRule, Progress] => [
      state.rule,
      state.after(sign),
    ]);
    const next = this.arrived({ ...from, text, path, queryPath, context }, moves);
    return this.mayLead(next) ? next : null;
  }

  /** Whether a path that ends here may be decided differently. */
  isSuspect(path: ProductState): boolean {
    if (!this.spelling.mayEnd(path.context)) return false;
    if (this.product.basis === "strongest") return this.areAtOdds(decidersOf(path));
    return [...path.done, ...matching(path)].some(({ differs }) => differs);
  }

  /** Rules that are not tracked, and may set at odds what decides a path that ends here. */
  unknownAt(path: ProductState): readonly ProductRule[] {
    return this.unknownBetween(decidersOf(path));
  }

  private arrived(from: ProductState, moves: readonly [ProductRule, Progress][]): ProductState {
    const done = moves.flatMap(([one, progress]) => (progress === "done" ? one : []));
    const live = moves.flatMap(([, progress]) => (typeof progress === "string" ? [] : progress));
    if (this.product.basis !== "strongest") return { ...from, live, done: [...from.done, ...done] };
    const deciders = done.reduce(withDecider, from);
    const canDecide = ({ rule: { before, after } }: RuleState) =>
      stronger(deciders.before, before) === before || stronger(deciders.after, after) === after;
    return { ...from, ...deciders, live: live.filter(canDecide) };
  }

  /** Whether a path that begins so may be suspect. */
  private mayLead({ before, after, live, done }: ProductState): boolean {
    if (live.some(({ rule }) => rule.differs)) return true;
    if (this.product.basis !== "strongest") return done.some(({ differs }) => differs);
    // What both sides have, and is stronger than both deciders, decides for both.
    const deciders = { before, after };
    return this.areAtOdds(deciders) || live.some(({ rule }) => setsApart(rule, deciders));
  }

  private areAtOdds(deciders: Deciders): boolean {
    const { before, after } = deciders;
    return before.says !== after.says || this.unknownBetween(deciders).length > 0;
  }

  private unknownBetween(deciders: Deciders): readonly ProductRule[] {
    return allThatSetApart(this.product, deciders).filter((one) => !this.tracked.has(one));
  }
}

function decidersOf(path: ProductState): Deciders {
  return matching(path).reduce<Deciders>(withDecider, path);
}

/** The rules that match a path that ends here, but not whatever follows. */
function matching({ live }: ProductState): readonly ProductRule[] {
  return live.filter((state) => state.matches).map(({ rule }) => rule);
}

function withDecider({ before, after }: Deciders, one: ProductRule): Deciders {
  return { before: stronger(before, one.before), after: stronger(after, one.after) };
}
