import type { StoreApi } from "zustand";
import { inNotice, later } from "../../ui/later.tsx";
import type { PageShown } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";

const ReferenceDialog = later(
  partWords.reference,
  () => import("./ReferenceDialog.tsx").then((module) => module.ReferenceDialog),
  inNotice,
);

/** Opens the reference at a problem, by its code, or at a term of the glossary, by its id. */
export function showReference(shown: StoreApi<PageShown>, name: string): void {
  const onShow = (next: string) => showReference(shown, next);
  const onClose = () => shown.setState({ dialog: null });
  shown.setState({
    dialog: <ReferenceDialog name={name} onShow={onShow} onClose={onClose} />,
  });
}
