import type { Feature } from "../../ui/feature.ts";
import { CompareButton } from "./CompareButton.tsx";

/** Two versions of the file side by side, and what changes from one to the other, with proofs. */
export const compare: Feature = {
  actions: [CompareButton],
  commands: (page) =>
    import("./with-managed-block.ts").then((module) => module.managedBlockCommands(page)),
};
