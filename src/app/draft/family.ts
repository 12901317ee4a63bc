import type { OtherTab } from "./news.ts";
import type { TabMessage, Tabs } from "./tabs.ts";

/** The tabs whose drafts began as one: tells them of this one's changes, and hears of theirs. */
export class Family {
  private readonly tabs: Tabs;
  private readonly own: { readonly name: string; readonly family: string };
  private readonly onOther: (other: OtherTab | null) => void;
  private readonly dismissed = new Set<string>();
  private changed: number;
  private other: OtherTab | null = null;

  constructor(
    tabs: Tabs,
    own: { readonly name: string; readonly family: string; readonly changed: number },
    onOther: (other: OtherTab | null) => void,
  ) {
    const { name, family, changed } = own;
    this.tabs = tabs;
    this.own = { name, family };
    this.changed = changed;
    this.onOther = onOther;
    tabs.listen((message) => this.hear(message));
    tabs.post({ kind: "hello", ...this.own });
    this.postChange();
  }

  /** Tells that this tab's draft changed. */
  tell(changed: number): void {
    this.changed = changed;
    this.postChange();
  }

  /** Tells that this tab is going. */
  leave(): void {
    this.tabs.post({ kind: "gone", ...this.own });
  }

  /** Speaks no more of the other tab: for good, or until it changes again. */
  dismiss(forGood: boolean): void {
    if (this.other && forGood) this.dismissed.add(this.other.name);
    this.show(null);
  }

  private hear(message: TabMessage): void {
    const { name, family } = message;
    if (family !== this.own.family || name === this.own.name) return;
    if (message.kind === "hello") this.postChange();
    else if (message.kind === "gone" && this.other?.name === name) this.show(null);
    else if (message.kind === "changed" && !this.dismissed.has(name))
      this.show({ name, changed: message.changed });
  }

  private postChange(): void {
    const { changed } = this;
    // A copy that nobody has touched is nothing to know of.
    if (changed > 0) this.tabs.post({ kind: "changed", ...this.own, changed });
  }

  private show(other: OtherTab | null): void {
    this.other = other;
    this.onOther(other);
  }
}
