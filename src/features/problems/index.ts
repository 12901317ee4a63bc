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
    const [{ problems }, { glossary }, { referenceWords }] = await Promise.all([
      import("../../lint/run.ts"),
      import("../../words/glossary.ts"),
      import("./words.ts"),
    ]);
    const names = problems.map(({ code, title }) => `${code} ${title}`);
    return {
      heading: regionWords.problems,
      names: [...names, ...glossary.map(({ title }) => referenceWords.term(title))],
      texts: [...problems.map(({ about }) => about.join(" ")), ...glossary.map((it) => it.meaning)],
      run(index) {
        const term = glossary[index - names.length];
        showReference(shown, term?.id ?? problems[index]?.code ?? "", term !== undefined);
      },
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
