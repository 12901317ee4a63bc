import { create } from "zustand";
import { persist } from "zustand/middleware";

export type Theme = "system" | "light" | "dark";

/** What a person likes, not what they work on; it stays on this device. */
interface Preferences {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

export const usePreferences = create<Preferences>()(
  persist((set) => ({ theme: "system", setTheme: (theme) => set({ theme }) }), {
    name: "robots-txt-playground:preferences",
  }),
);

/** Shows the page in the chosen theme, now and whenever it changes. */
export function followTheme(): void {
  const show = ({ theme }: Preferences) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };
  show(usePreferences.getState());
  usePreferences.subscribe(show);
}
