import type { StoreApi } from "zustand";
import { inNotice, later } from "../../ui/later.tsx";
import type { PageShown } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";

const ReferenceDialog = later(
  partWords.reference,
  () => import("./ReferenceDialog.tsx").then((module) => module.ReferenceDialog),
  inNotice,
);

/** Opens the reference at a problem, by its code, or at a term of the glossary, by its id. `isTerm`: it was asked for as a term, whether or not there is one. */
export function showReference(shown: StoreApi<PageShown>, name: string, isTerm = false): void {
  const onShow = (next: string) => showReference(shown, next);
  const onClose = () => shown.setState({ dialog: null });
  shown.setState({
    dialog: <ReferenceDialog name={name} isTerm={isTerm} onShow={onShow} onClose={onClose} />,
  });
}
