import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import { useWords } from "../../tasks/preferences/words.ts";

const ICONS: Readonly<Record<UseValue, string>> = {
  allowed: "M2.3 8.5 3.7 7.1 6.4 9.8 12.3 4.1 13.7 5.5 6.4 12.7Z",
  refused:
    "M4.5 3.1 8 6.6 11.5 3.1 12.9 4.5 9.4 8 12.9 11.5 11.5 12.9 8 9.4 4.5 12.9 3.1 11.5 6.6 8 3.1 4.5Z",
  unstated: "M4 7h8v2H4Z",
  "not-applicable": "M4 7h8v2H4Z",
};

/** What a file says of a purpose, as an icon. */
export function UseIcon({ value }: { value: UseValue }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[value]} />
    </svg>
  );
}

/** What a file says of a purpose, as icon and word. */
export function UseMark({ value }: { value: UseValue }) {
  return (
    <span className={`verdict use-${value}`}>
      <UseIcon value={value} />
      <span>{useWords.values[value]}</span>
    </span>
  );
}
