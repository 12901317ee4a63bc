import { create } from "zustand";

export type Theme = "system" | "light" | "dark";

/** What the list of problems is ordered by. */
export type ProblemOrder = "severity" | "line";

/** What a person likes, not what they work on; it stays on this device. */
interface Preferences {
  readonly theme: Theme;
  readonly problemOrder: ProblemOrder;
  /** By the pane's id; a pane that was never resized or folded is not there. */
  readonly panes: Readonly<Record<string, PaneSize>>;
  setTheme(theme: Theme): void;
  setProblemOrder(order: ProblemOrder): void;
  setPanes(panes: readonly (readonly [id: string, size: PaneSize])[]): void;
}

const KEY = "robots-txt-playground:preferences";

export const usePreferences = create<Preferences>((set) => ({
  theme: "system",
  problemOrder: "severity",
  panes: {},
  ...readable(stored()),
  setTheme: (theme) => set({ theme }),
  setProblemOrder: (problemOrder) => set({ problemOrder }),
  setPanes: (sizes) => set(({ panes }) => ({ panes: { ...panes, ...Object.fromEntries(sizes) } })),
}));

usePreferences.subscribe((state) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state }));
  } catch {
    // Then they are kept until the page is closed.
  }
});

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}").state;
  } catch {
    return null;
  }
}

/** Of what is stored, what these preferences can be: another version, an extension or a person may have written it. */
function readable(stored: unknown): Partial<Preferences> {
  const { theme, problemOrder, panes } = {
    ...(stored as Partial<Record<keyof Preferences, unknown>> | null),
  };
  return {
    ...((theme === "light" || theme === "dark") && { theme }),
    ...(problemOrder === "line" && { problemOrder }),
    ...(typeof panes === "object" && panes !== null && { panes: readablePanes(panes) }),
  };
}

function readablePanes(panes: object): Preferences["panes"] {
  const isSize = (size: Partial<PaneSize> | null): size is PaneSize =>
    Number.isFinite(size?.share) && typeof size?.folded === "boolean";
  return Object.fromEntries(Object.entries(panes).filter(([, size]) => isSize(size)));
}

/** Shows the page in the chosen theme, now and whenever it changes. */
export function followTheme(): void {
  const show = ({ theme }: Preferences) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  show(usePreferences.getState());
  usePreferences.subscribe(show);
}

/** How much of its group a pane has, against the shares of the others, and whether only its head shows. */
export interface PaneSize {
  readonly share: number;
  readonly folded: boolean;
}
