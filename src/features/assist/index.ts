import type { Feature } from "../../ui/feature.ts";

/** What helps with writing: completion, what things mean on hover, and characters that cannot be seen. */
export const assist: Feature = {
  editor: () => import("./editor.ts").then(({ aids }) => aids()),
  commands: ({ shown }) => import("./editor.ts").then(({ caretCommands }) => caretCommands(shown)),
};
