import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import type { PageControls } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";

const IntentDialog = later(
  actionNames.intent,
  () => import("./IntentDialog.tsx").then((module) => module.IntentDialog),
  inNotice,
);

/** Asks what crawlers may do, and writes the lines that say so. */
export const intent: Feature = {
  questions: [{ name: actionNames.intent, ask: openIntent }],
  commands: async (page) => ({
    heading: actionNames.write,
    names: [actionNames.intent],
    run: () => openIntent(page),
  }),
};

function openIntent({ shown }: PageControls): void {
  const close = () => shown.setState({ dialog: null });
  shown.setState({ dialog: <IntentDialog onClose={close} /> });
}
