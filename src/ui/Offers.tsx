import type { ReactNode } from "react";

/** In the place of what is empty: what can be done next, as buttons. */
export function Offers({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="empty">
      <p>{text}</p>
      <div className="offers">{children}</div>
    </div>
  );
}

/** Gives the focus to the table once it is drawn: the button that filled it, and had the focus, is gone. On a phone, that is the verdict which the sheet explains. */
export function focusTable(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>("[data-cell][tabindex='0'], .chip[aria-pressed=true]")
      ?.focus();
  });
}
