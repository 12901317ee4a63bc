import type { EditorState, TransactionSpec } from "@codemirror/state";
import { useState } from "react";
import { OK } from "../../core/answers.ts";
import { openPage, wholePageIn } from "../../core/intents.ts";
import { undoable } from "../../core/notices.ts";
import { ignoringStar } from "../../engine/crawlers/index.ts";
import { purposeOf, tokensOf } from "../../engine/crawlers/purposes.ts";
import { useWorkspace } from "../../ui/workspace.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { beginWords } from "./begin-words.ts";
import { templateWords } from "./template-words.ts";

/** What a new file can begin with. */
export function NewMenu({ close }: { close: () => void }) {
  const { session, shown, questions } = useWorkspace();
  const [keepsTable, setKeepsTable] = useState(true);
  const start = ({ name, text }: Template) => {
    session.dispatch(startFile(session.getState(), text, keepsTable));
    shown.setState({ notice: undoable(session, beginWords.started(name)) });
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
        {beginWords.keepTable}
      </label>
      {questions.map(({ name, ask }) => (
        <button
          key={name}
          type="button"
          className="asks"
          onClick={() => {
            close();
            ask({ session, shown });
          }}
        >
          {name}
        </button>
      ))}
    </>
  );
}

/** Opens a new file, as if the site sent it, with or without the table that there is. One undo. */
export function startFile(state: EditorState, text: string, keepsTable: boolean): TransactionSpec {
  const { urls, crawlers, expectations, requests, focus, readAs, site } = wholePageIn(state);
  const table = keepsTable
    ? { urls, crawlers, expectations, requests, focus }
    : { urls: [], crawlers: [], focus: null };
  return openPage(state, { ...table, text, readAs, site, answer: OK });
}

/** A robots.txt to begin with. */
interface Template {
  readonly name: string;
  readonly text: string;
}

const aiTraining = purposeOf("ai-training");

/** What a new file can begin with, in the order of the menu. Made when the menu opens. */
export const templates: readonly Template[] = [
  { name: templateWords.empty, text: "" },
  { name: templateWords.allowAll, text: lines("User-agent: *", "Disallow:") },
  {
    name: templateWords.blockAll,
    text: lines(
      "User-agent: *",
      "Disallow: /",
      "",
      `# ${templateWords.ignoringStarComment}`,
      ...ignoringStar.flatMap(({ tokens }) => tokens).map((token) => `User-agent: ${token}`),
      "Disallow: /",
    ),
  },
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
