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

/** The beginning of a path, and everything that affects how it may continue. The deciders are those of every path that begins in this way. */
export interface ProductState extends Deciders {
  readonly text: string;
  /** The text as it is compared (see Target). */
  readonly path: string;
  readonly queryPath: string;
  /** See Spelling.next. */
  readonly context: string;
  /** Rules that may still matter. */
  readonly live: readonly RuleState[];
  /** Rules that match whatever follows, if not only the strongest counts. */
  readonly done: readonly ProductRule[];
}

/**
 * A product that reads paths, by the rules that are tracked. It assumes that the other rules match
 * wherever this would make the sides differ. So a path that is not suspect is decided in the same
 * way on both sides; a suspect path may be, too.
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

  /** The path with its first sign; null if no path that begins in this way is suspect. */
  begun(sign: Sign): ProductState | null {
    const none = { rank: Infinity, place: Infinity, says: this.product.unmatched };
    const nothing = { text: "", path: "", queryPath: "", context: "", before: none, after: none };
    const starts = this.rules.map((one): [ProductRule, Progress] => [one, one.start]);
    const empty = this.arrived({ ...nothing, live: [], done: [] }, starts);
    return this.extended(empty, sign);
  }

  /** The path with one more sign; null if no URL can have the sign here, or if no path that begins in this way is suspect. */
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

  /** Untracked rules that may make the sides differ on a path that ends here. */
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

  /** Whether a path that begins in this way may be suspect. */
  private mayLead({ before, after, live, done }: ProductState): boolean {
    if (live.some(({ rule }) => rule.differs)) return true;
    if (this.product.basis !== "strongest") return done.some(({ differs }) => differs);
    // A rule that both sides have and that is stronger than both deciders decides on both sides.
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

/** The rules that match a path that ends here, but not every longer path. */
function matching({ live }: ProductState): readonly ProductRule[] {
  return live.filter((state) => state.matches).map(({ rule }) => rule);
}

function withDecider({ before, after }: Deciders, one: ProductRule): Deciders {
  return { before: stronger(before, one.before), after: stronger(after, one.after) };
}
