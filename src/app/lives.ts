import type { Session } from "../core/session.ts";
import { whenIdle } from "../ui/when-idle.ts";

/** Has what each rule of the file is good for found out beside the page. Where that cannot be loaded, nothing is said of it. */
export async function findLives(session: Session): Promise<void> {
  await whenIdle();
  const loaded = await import("./lives-beside.ts").catch(() => null);
  loaded?.answerLivesBeside(session);
}
