import { Search } from "lucide-react";
import type { ComponentProps } from "react";

/** For boxes that take names and URLs, which no browser may correct or complete. */
export const asTyped = { spellCheck: false, autoComplete: "off", autoCapitalize: "off" } as const;

/** The box in a panel's head that says which of its rows are shown. */
export function FilterBox(props: ComponentProps<"input">) {
  return (
    <label className="filter">
      <Search className="icon" aria-hidden="true" />
      <input {...asTyped} {...props} />
    </label>
  );
}
