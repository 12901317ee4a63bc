import { useState } from "react";
import { openFileText, openPage, wholePageIn } from "../../core/intents.ts";
import { purposeOf, tokensOf } from "../../engine/crawlers/purposes.ts";
import { useWorkspace } from "../../ui/workspace.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { undoable } from "./paste.ts";
import { startWords, templateWords } from "./words.ts";

/** What a new file can begin with. */
export function NewMenu({ close }: { close: () => void }) {
  const { session, shown } = useWorkspace();
  const [keepsTable, setKeepsTable] = useState(true);
  const start = ({ name, text }: Template) => {
    const state = session.getState();
    const { expectations: _, ...page } = wholePageIn(state);
    session.dispatch(
      keepsTable
        ? openFileText(state, text)
        : openPage(state, {
            ...page,
            text,
            encoding: "utf-8",
            urls: [],
            crawlers: [],
            focus: null,
          }),
    );
    shown.setState({ notice: undoable(session, startWords.started(name)) });
    close();
  };
  return (
    <>
      {templates.map((template) => (
        <button key={template.name} type="button" onClick={() => start(template)}>
          {template.name}
        </button>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={keepsTable}
          onChange={({ target }) => setKeepsTable(target.checked)}
        />
        {startWords.keepTable}
      </label>
    </>
  );
}

/** A robots.txt to begin with. */
export interface Template {
  readonly name: string;
  readonly text: string;
}

const aiTraining = purposeOf("ai-training");

/** What a new file can begin with, in the order of the menu. Made when the menu opens. */
export const templates: readonly Template[] = [
  { name: templateWords.empty, text: "" },
  { name: templateWords.allowAll, text: lines("User-agent: *", "Disallow:") },
  { name: templateWords.blockAll, text: lines("User-agent: *", "Disallow: /") },
  {
    name: templateWords.blockTraining,
    text: lines(
      `# ${templateWords.trainingComment}`,
      `# ${templateWords.leftOutComment(catalogueWords.leftOut(aiTraining))}`,
      ...tokensOf(aiTraining).map((token) => `User-agent: ${token}`),
      "Disallow: /",
      "",
      `# ${templateWords.othersComment}`,
      "User-agent: *",
      "Disallow:",
    ),
  },
  {
    name: templateWords.shop,
    text: lines(
      "User-agent: *",
      `# ${templateWords.visitorsComment}`,
      "Disallow: /cart",
      "Disallow: /checkout",
      "Disallow: /account",
      `# ${templateWords.listsComment}`,
      "Disallow: /search",
      "Disallow: /*?sort=",
      "Disallow: /*&sort=",
      "",
      `# ${templateWords.sitemapComment}`,
      "# Sitemap: https://www.example.com/sitemap.xml",
    ),
  },
  {
    // WordPress, do_robots() and wp_sitemaps_add_robots(), versions 5.5 and later.
    name: templateWords.wordPress,
    text: lines(
      "User-agent: *",
      "Disallow: /wp-admin/",
      "Allow: /wp-admin/admin-ajax.php",
      "",
      `# ${templateWords.sitemapComment}`,
      "# Sitemap: https://www.example.com/wp-sitemap.xml",
    ),
  },
];

function lines(...list: readonly string[]): string {
  return `${list.join("\n")}\n`;
}
