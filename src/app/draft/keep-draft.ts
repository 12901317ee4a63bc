import type { Session } from "../../core/session.ts";
import { fragment } from "../../ui/address.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { inPortions } from "../in-portions.ts";
import { tidyDrawers } from "./claim.ts";
import { Keeping } from "./keeping.ts";
import { markStored } from "./mark.ts";
import { openDrawers } from "./open-drawers.ts";
import { saveChanges } from "./saving.ts";
import { browserTabs } from "./tabs.ts";

/** Shows the draft of this tab, or calls `openWithout` where there is none, and keeps what changes from then on. */
export async function keepDraft(session: Session, openWithout: () => void): Promise<Keeping> {
  const tabs = browserTabs();
  const { drawers, handOver } = await openDrawers();
  const keeping = await Keeping.begin(session, {
    drawers,
    tabs,
    fragment,
    now: Date.now,
  });
  if (!keeping.hasDraft) openWithout();
  const prepare = async () => {
    await whenIdle();
    await inPortions((isTimeUp) => keeping.prepare(isTimeUp));
  };
  const save = () => {
    // Before it is stored: the page may be gone by then.
    markStored();
    keeping.save();
  };
  saveChanges(session, { prepare, save, handOver, isUnsaved: keeping.hasBegun });
  addEventListener("pagehide", () => keeping.leave());
  if (drawers) whenIdle().then(() => tidyDrawers(drawers, tabs).catch(() => {}));
  return keeping;
}
