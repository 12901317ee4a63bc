import { defaultDialect, dialects } from "../engine/dialects/index.ts";
import { type Command, OPTIONS } from "./command.ts";
import { type CommandName, commands } from "./commands.ts";
import { type CommandHelp, helpWords } from "./help-words.ts";

const WIDTH = 80;

const PARSERS = dialects.map(({ id }) => id).filter((id) => id !== defaultDialect.id);

/** What the program is, and its commands. */
export function overview(): string {
  const { overview: words } = helpWords;
  const names = Object.keys(commands) as readonly CommandName[];
  return page([
    [words.heads.name, [words.name]],
    [words.heads.synopsis, names.map(synopsis)],
    [words.heads.commands, table(names.map((name) => [name, helpWords.commands[name].summary]))],
    [words.heads.files, words.files],
    [words.heads.status, words.status],
    [words.heads.examples, words.examples],
  ]);
}

/** How a command is called, what it does, and examples. */
export function commandHelp(name: CommandName): string {
  const { overview: words } = helpWords;
  const command: Command = commands[name];
  const { summary, about, examples, status, options }: CommandHelp = helpWords.commands[name];
  return page([
    [words.heads.name, [`robots-txt ${name}: ${summary}`]],
    [words.heads.synopsis, [synopsis(name)]],
    [words.heads.about, about],
    [words.heads.options, optionsOf(command, options)],
    [words.heads.status, status],
    [words.heads.examples, examples],
  ]);
}

function synopsis(name: CommandName): string {
  const rest = commands[name].options.length > 0 ? " [OPTIONS]" : "";
  return `robots-txt ${name} ${helpWords.commands[name].call}${rest}`;
}

/** `own`: what options mean to this command alone. */
function optionsOf({ options, formats }: Command, own: CommandHelp["options"]): readonly string[] {
  const { options: words } = helpWords;
  const rows = [...options, "format" as const, "help" as const, "version" as const].map(
    (name): readonly [string, string] => {
      const option = OPTIONS[name];
      const short = "short" in option ? `-${option.short}, ` : "    ";
      const { value, about: usual } = words[name];
      const about = own?.[name] ?? usual;
      const values = name === "format" ? formats : name === "read-as" ? PARSERS : [];
      const said = values.length > 0 ? `${about} ${values.join(", ")}.` : about;
      return [`${short}--${name}${value === "" ? "" : ` ${value}`}`, said];
    },
  );
  return table(rows);
}

/** Rows of two columns, the second one wrapped. */
function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.flatMap(([first, second]) =>
    wrapped(second, WIDTH - 4 - width).map(
      (line, index) => (index === 0 ? first : "").padEnd(width) + line,
    ),
  );
}

/** Parts of a manual page. An empty line stays one; other lines are wrapped, but not examples, which begin with a space. */
function page(parts: readonly (readonly [head: string, lines: readonly string[]])[]): string {
  const said = parts.map(([head, lines]) => {
    const body = lines.flatMap((line) => (line.startsWith(" ") ? [line] : keptOrWrapped(line)));
    return [head, ...body.map((line) => (line === "" ? "" : `    ${line}`))].join("\n");
  });
  return `${said.join("\n\n")}\n`;
}

// A row of a table is already as wide as it may be.
function keptOrWrapped(line: string): readonly string[] {
  return line.length <= WIDTH - 4 ? [line] : wrapped(line, WIDTH - 4);
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
