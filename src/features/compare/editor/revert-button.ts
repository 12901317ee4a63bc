import { comparedTextWords } from "../words/compared-texts.ts";

/** The button that puts back what was there before, with an arrow for its face. `action` is done on a click, by whatever means. */
export function revertButton(
  arrow: "→" | "↩",
  action: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cm-revert";
  button.textContent = arrow;
  button.title = comparedTextWords.putBack;
  button.setAttribute("aria-label", button.title);
  button.addEventListener("click", action);
  return button;
}
