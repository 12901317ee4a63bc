import { StateEffect } from "@codemirror/state";
import type { Session } from "../core/session.ts";
import { whenIdle } from "../ui/browser.ts";

/** Gives the session what helps with writing, a moment after the page is there: typing need not wait for it. The region Problems says so where it cannot be loaded. */
export async function loadAids(session: Session): Promise<void> {
  await whenIdle();
  const loaded = await import("../features/assist/editor.ts").catch(() => null);
  if (loaded) session.dispatch({ effects: StateEffect.appendConfig.of(loaded.aids()) });
}
