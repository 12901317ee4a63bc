import { requestIn } from "../../ui/address.ts";
import { whenIdle } from "../../ui/browser.ts";
import type { Feature } from "../../ui/feature.ts";
import { besideRegions, laterRegion } from "../../ui/later.tsx";
import { partWords, regionWords } from "../../words/regions.ts";
import { showReference } from "./show-reference.tsx";

const ProblemsPanel = laterRegion("problems", () =>
  whenIdle()
    .then(() => import("./ProblemsPanel.tsx"))
    .then((module) => module.ProblemsPanel),
);

const ProblemCounts = besideRegions(partWords.facts, () =>
  import("./ProblemCounts.tsx").then((module) => module.ProblemCounts),
);

/** What is wrong with the file, what happens because of it, and fixes that say first what they change. */
export const problems: Feature = {
  regions: { problems: ProblemsPanel },
  facts: [ProblemCounts],
  editor: () => import("./editor.ts").then(({ problems }) => problems()),
  async commands({ shown }) {
    const { problems } = await import("../../lint/run.ts");
    return {
      heading: regionWords.problems,
      names: problems.map(({ code, title }) => `${code} ${title}`),
      run: (index) => showReference(shown, problems[index]?.code ?? ""),
    };
  },
  arrive(fragment) {
    const request = requestIn(fragment);
    if (request?.kind !== "problem" && request?.kind !== "term") return null;
    return async ({ shown }) => {
      showReference(shown, request.name, request.kind === "term");
      return null;
    };
  },
};
