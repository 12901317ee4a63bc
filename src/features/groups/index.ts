import type { Feature } from "../../ui/feature.ts";
import { laterRegion } from "../../ui/later.tsx";

const GroupsPanel = laterRegion("groups", () =>
  import("./GroupsPanel.tsx").then((module) => module.GroupsPanel),
);

/** The groups of the file with their rules: which URLs each decides, which never decide, and URLs that try them. */
export const groups: Feature = {
  regions: { groups: GroupsPanel },
  editor: () => import("./editor.ts").then(({ ruleStatusNotes }) => ruleStatusNotes()),
  // Where it cannot be loaded, nothing is said of what rules are good for.
  whenIdle: (session) =>
    import("./editor.ts").then(
      ({ answerRuleStatusBeside }) => answerRuleStatusBeside(session),
      () => {},
    ),
};
