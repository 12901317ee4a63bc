import type { StoreApi } from "zustand/vanilla";
import { onlyLatest } from "../core/latest.ts";
import type { Session } from "../core/session.ts";
import { fragment, onFragmentChange } from "../ui/address.ts";
import type { Shown } from "../ui/workspace.tsx";
import { arrives } from "./features.ts";

/** Opens what the address asks for, and what it asks for later; the latest address counts. Resolves once the first that still counts is open. `openFragment`: the fragment whose page is open already, as a person left it. */
export function followAddress(
  session: Session,
  shown: StoreApi<Shown>,
  openFragment: string | null,
): Promise<void> {
  const ask = onlyLatest();
  return new Promise((resolve) => {
    const open = async (fragmentOpen: string | null) => {
      const isLatest = ask();
      const text = fragment();
      shown.setState({ dialog: null });
      const arrive = text === "" || text === fragmentOpen ? null : arriveBy(text);
      const notice = (await arrive?.({ session, shown }, isLatest)) ?? null;
      if (!isLatest()) return;
      shown.setState({ notice });
      resolve();
    };
    onFragmentChange(() => open(null));
    open(openFragment);
  });
}

function arriveBy(text: string) {
  const [first] = arrives.flatMap((arrive) => arrive(text) ?? []);
  return first;
}
