import {
  allThatSetApart,
  type Deciders,
  type Product,
  type ProductRule,
  type Progress,
  RuleState,
  setsApart,
  stronger,
} from "./product.ts";
import type { Sign, Spelling } from "./spelling.ts";

/** How far the rules are. The deciders are those of every path that begins in this way. */
interface Reached extends Deciders {
  /** Rules that may still matter. */
  readonly live: readonly RuleState[];
  /** Rules that match whatever follows, if not only the strongest counts. */
  readonly done: readonly ProductRule[];
}

/** The beginning of a path, and everything that affects how it may continue. */
export interface ProductState extends Reached {
  readonly text: string;
  /** The text as it is compared (see Target). */
  readonly path: string;
  readonly queryPath: string;
  /** See Spelling.next. */
  readonly context: string;
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
    const nowhere = { before: none, after: none, live: [], done: [] };
    const starts = this.arrived(nowhere, this.rules, ({ start }) => start);
    return this.extended({ ...starts, text: "", path: "", queryPath: "", context: "" }, sign);
  }

  /** The path with one more sign; null if no URL can have the sign here, or if no path that begins in this way is suspect. */
  extended(from: ProductState, sign: Sign): ProductState | null {
    const context = this.spelling.next(from.context, sign);
    if (context === null) return null;
    const reached = this.arrived(from, from.live, (state) => state.after(sign));
    if (!this.mayLead(reached)) return null;
    const text = from.text + sign.text;
    const path = from.path + sign.path;
    const queryPath = from.queryPath + sign.queryPath;
    // A spread of `reached` would make a proof three times as slow.
    const { live, done, before, after } = reached;
    return { text, path, queryPath, context, live, done, before, after };
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

  // Proofs spend most of their time here.
  private arrived<Moved extends ProductRule | RuleState>(
    from: Reached,
    moved: readonly Moved[],
    progressOf: (one: Moved) => Progress,
  ): Reached {
    const live: RuleState[] = [];
    const done: ProductRule[] = [];
    for (const one of moved) {
      const progress = progressOf(one);
      if (progress === "done") done.push(one instanceof RuleState ? one.rule : one);
      else if (progress !== "dead") live.push(progress);
    }
    const { basis } = this.product;
    if (basis !== "strongest" || done.length === 0) {
      const { before, after } = from;
      return { before, after, live, done: done.length > 0 ? [...from.done, ...done] : from.done };
    }
    const { before, after } = done.reduce<Deciders>(withDecider, from);
    const canDecide = ({ rule }: RuleState) =>
      (rule.before?.rank ?? Infinity) < before.rank || (rule.after?.rank ?? Infinity) < after.rank;
    return { before, after, live: live.filter(canDecide), done: from.done };
  }

  /** Whether a path that begins in this way may be suspect. */
  private mayLead({ before, after, live, done }: Reached): boolean {
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
