import { undoDepth } from "@codemirror/commands";
import { StateEffect, Transaction } from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import { expectationsOf } from "../../core/derived.ts";
import { openPage } from "../../core/intents.ts";
import type { Session } from "../../core/session.ts";
import { pageFrom, plainOf } from "../../session/draft/plain-page.ts";
import { type WholePage, wholePageIn } from "../../session/draft/whole-page.ts";
import {
  setWork,
  takeUp,
  waitingOnce,
  withWork,
  work,
  workOf,
  workOver,
} from "../../session/draft/work.ts";
import { type Begin, beginIn } from "./begin.ts";
import type { Draft } from "./draft.ts";
import { type DraftStore, draftStore } from "./draft-store.ts";
import { Family } from "./family.ts";
import { Letters } from "./letters.ts";
import { type DraftNews, troubleOf } from "./news.ts";
import type { Surroundings } from "./surroundings.ts";

/** Keeps the draft of this tab; README.md says how tabs get along. */
export class Keeping {
  readonly news: StoreApi<DraftNews>;
  /** Whether there was a draft to begin with. */
  readonly hasDraft: boolean;
  /** Whether somebody had begun something before the draft was looked up, which is not stored yet. */
  readonly hasBegun: boolean;
  /** The fragment whose page this tab had open before it was loaded again, or null. */
  readonly openedFragment: string | null;
  private readonly session: Session;
  private readonly around: Surroundings;
  private readonly name: string;
  private readonly familyName: string;
  private readonly family: Family;
  private readonly store: DraftStore | null;
  private readonly letters = new Letters();

  private constructor(session: Session, around: Surroundings, begin: Begin) {
    const { claim, found, trouble } = begin;
    const draft = found.kind === "draft" ? found.draft : null;
    const own = claim.name === claim.from ? draft : null;
    this.session = session;
    this.around = around;
    this.name = claim.name;
    this.news = createStore(() => ({ other: null, trouble }));
    this.hasDraft = draft !== null;
    this.hasBegun = undoDepth(session.getState()) > 0;
    this.openedFragment = (claim.isReload && own?.fragment) || null;
    this.familyName = draft?.family ?? claim.name;
    this.store =
      around.drawers && draftStore(around.drawers, claim.name, (error) => this.onWritten(error));
    session.dispatch({ effects: StateEffect.appendConfig.of(work()) });
    if (draft) this.restore(draft);
    const self = { name: claim.name, family: this.familyName, changed: own?.changed ?? 0 };
    this.family = new Family(around.tabs, self, (other) => this.news.setState({ other }));
  }

  /** Finds this tab's draft, and shows it. Never rejects. */
  static async begin(session: Session, around: Surroundings): Promise<Keeping> {
    return new Keeping(session, around, await beginIn(around));
  }

  /** Makes ready what `save` needs, until the time is up; whether all is. */
  prepare(isTimeUp: () => boolean): boolean {
    const state = this.session.getState();
    const { former, tried } = workOf(state);
    const waiting = former ? [former, ...tried] : tried;
    const all = [expectationsOf(state), ...waiting.map(({ expectations }) => expectations)];
    return all.every((expectations) => this.letters.run(expectations, isTimeUp));
  }

  /** Stores the draft as it is now, and tells the other tabs. */
  save(): void {
    const state = this.session.getState();
    const { isOwn, former, tried } = workOf(state);
    const changed = this.around.now();
    if (!this.store) this.news.setState({ trouble: "no-storage" });
    this.around.tabs.remember(this.name);
    this.store?.write({
      changed,
      family: this.familyName,
      fragment: this.around.fragment(),
      isOwn,
      page: this.plain(wholePageIn(state)),
      former: former && this.plain(former),
      tried: tried.map((page) => this.plain(page)),
    });
    this.family.tell(changed);
  }

  /** Tells the other tabs that this one is going. */
  leave(): void {
    this.family.leave();
  }

  /** Takes the work of the other tab; one's own can be gone back to. */
  async takeOther(): Promise<void> {
    const { other } = this.news.getState();
    const { drawers } = this.around;
    if (!other || !drawers) return;
    const found = await draftStore(drawers, other.name)
      .read()
      .catch(() => null);
    // Whoever has pressed twice, or wants to keep theirs by now, has been answered.
    if (this.news.getState().other?.name !== other.name) return;
    if (found?.kind !== "draft") {
      const trouble = found?.kind === "newer" ? "newer" : "unread";
      return this.news.setState({ trouble });
    }
    this.family.dismiss(false);
    this.session.dispatch(takeUp(this.session.getState(), pageFrom(found.draft.page)));
  }

  /** Speaks no more of the other tab. */
  keepMine(): void {
    this.family.dismiss(true);
  }

  forgetTrouble(): void {
    this.news.setState({ trouble: null });
  }

  private restore(draft: Draft): void {
    const state = this.session.getState();
    const page = pageFrom(draft.page);
    const { isOwn } = draft;
    const former = draft.former && pageFrom(draft.former);
    const before = { isOwn, former, tried: draft.tried.map(pageFrom) };
    // Where somebody has begun meanwhile, the draft waits, as if that had been begun over it.
    const spec = this.hasBegun
      ? {
          effects: setWork.of(
            workOver(
              workOf(state),
              waitingOnce(before, () => page),
            ),
          ),
        }
      : withWork(openPage(state, page), before);
    this.session.dispatch({ ...spec, annotations: Transaction.addToHistory.of(false) });
  }

  private plain(page: WholePage) {
    return plainOf(page, this.letters.of(page.expectations));
  }

  private onWritten(error: unknown): void {
    const { trouble } = this.news.getState();
    if (error !== null) this.news.setState({ trouble: troubleOf(error) });
    else if (trouble === "full" || trouble === "failed") this.news.setState({ trouble: null });
  }
}
