import type { EditorState } from "@codemirror/state";
import { analysisOf, fileTextOf } from "../../core/derived.ts";
import { type ManagedBlock, managedBlockOf } from "../../engine/advise/managed-block.ts";
import { blockText, managedTexts } from "../../engine/advise/managed-texts.ts";
import { comparingWords } from "../../tasks/compare/words.ts";
import type { CommandList, PageControls } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { beforeOf, takeText } from "./before-session.ts";
import { openComparison } from "./CompareButton.tsx";

/** Another version of a file, and what it is called. */
interface OtherVersion {
  readonly command: string;
  readonly name: string;
  readonly text: string;
}

/** The file with each of the blocks above it, or without the one that it has. */
export function otherVersionsOf(state: EditorState): readonly OtherVersion[] {
  const block = managedBlockOf(analysisOf(state));
  const text = fileTextOf(state);
  if (block) {
    const { withoutBlock: command, blockRemoved: name } = comparingWords;
    return [{ command, name, text: withoutLines(text, block) }];
  }
  return managedTexts.map((managed) => ({
    command: comparingWords.withBlock(managed.since),
    name: comparingWords.blockAbove(managed.since),
    text: blockText(managed) + text,
  }));
}

/** The other versions as commands, each of which compares the file with one. */
export async function managedBlockCommands(page: PageControls): Promise<CommandList> {
  const versions = otherVersionsOf(page.session.getState());
  return {
    heading: actionNames.compare,
    names: versions.map(({ command }) => command),
    run: (index) => {
      const version = versions[index];
      if (version) compareWith(page, version);
    },
  };
}

/** Compares the file with itself without the managed block that it has, or with the newest one. */
export function compareManagedBlock(page: PageControls): void {
  const [version] = otherVersionsOf(page.session.getState());
  if (version) compareWith(page, version);
}

/** Opens a version as Before; the file of Now stays as it is. */
export function compareWith(
  page: PageControls,
  { text, name }: Pick<OtherVersion, "text" | "name">,
): void {
  takeText(beforeOf(page), text, name);
  openComparison(page);
}

/** A text without the lines of a block, and without blank lines below it. */
function withoutLines(text: string, { first, last }: ManagedBlock): string {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  let rest = last;
  while (lines[rest] !== undefined && lines[rest]?.trim() === "") rest++;
  return [...lines.slice(0, first - 1), ...lines.slice(rest)].join("");
}
