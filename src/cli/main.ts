import { parseArgs } from "node:util";
import { addressOf } from "../core/typed-urls.ts";
import { productTokenOf } from "../engine/crawlers/user-agent.ts";
import { flawOf } from "../tasks/lists/flaw.ts";
import { type Call, type Command, OPTIONS, type Options } from "./command.ts";
import { type CommandName, commands } from "./commands.ts";
import { tellMeant } from "./file.ts";
import { commandHelp, overview } from "./help.ts";
import { tell, warn } from "./lines.ts";
import { Closed, type Format, Output } from "./output.ts";
import { type Surroundings, Unusable, version } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** Does what the arguments of a command line say. Resolves with the exit status: 0 all is well, 1 it is not, 2 it could not be done, with a sentence on stderr. */
export async function main(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { stderr } = surroundings;
  // A program that closed it wants no messages, but may still want the exit status.
  stderr.on("error", () => {});
  try {
    return await obey(args, surroundings);
  } catch (error) {
    // Who reads has seen enough, and needs no message.
    if (error instanceof Closed) return 0;
    const { message, more } =
      error instanceof Unusable
        ? error
        : new Unusable(inputWords.broken, thrownText(error).split("\n"));
    warn(stderr, message);
    for (const line of more) tell(stderr, line);
    return 2;
  }
}

function thrownText(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? error.message}` : String(error);
}

async function obey(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  const [name = "", ...rest] = args;
  const explain = async (text: string): Promise<0> => {
    const output = new Output(surroundings, "text");
    await output.write(text);
    await output.finish();
    return 0;
  };
  if (isAsked(args, "help", "h") && !isCommand(name)) return explain(overview());
  if (isAsked(args, "version", "V")) return explain(`${version}\n`);
  if (name === "help" && isCommand(rest[0])) return explain(commandHelp(rest[0]));
  if (name === "help") return explain(overview());
  if (name === "") throw new Unusable(inputWords.noCommand(Object.keys(commands)));
  if (!isCommand(name)) throw new Unusable(inputWords.unknownCommand(name, Object.keys(commands)));
  if (isAsked(rest, "help", "h")) return explain(commandHelp(name));
  const command: Command = commands[name];
  const call = callOf(name, command, rest, surroundings);
  const isWell = await command.run(call);
  await call.output.finish();
  return isWell ? 0 : 1;
}

/** Whether an option that needs no command is there, before `--`. */
function isAsked(args: readonly string[], long: string, short: string): boolean {
  const end = args.indexOf("--");
  const before = end < 0 ? args : args.slice(0, end);
  return before.includes(`--${long}`) || before.includes(`-${short}`);
}

function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}

function callOf(
  name: CommandName,
  command: Command,
  args: readonly string[],
  surroundings: Surroundings,
): Call {
  const { values, positionals } = parsed(name, command, args);
  const { format = command.formats[0] ?? "text", ...options } = values;
  if (positionals.length < command.operands.length)
    throw new Unusable(inputWords.missing(name, command.operands[positionals.length] ?? ""));
  if (positionals.length > command.operands.length && !command.takesSeveral)
    throw new Unusable(inputWords.tooMany(name, positionals[command.operands.length] ?? ""));
  const output = new Output(surroundings, formatNamed(name, command, format));
  return { operands: positionals, options: asMeant(options, surroundings), output, surroundings };
}

/** The options with their crawlers and URLs as the page and the lists read what a person wrote. Throws Unusable where they cannot be read. */
function asMeant(options: Options, surroundings: Surroundings): Options {
  const { agent, url } = options;
  tellMeant(agent ?? [], surroundings);
  return {
    ...options,
    ...(agent && { agent: agent.map(crawlerIn) }),
    ...(url && { url: url.map(urlIn) }),
  };
}

function crawlerIn(typed: string): string {
  // A comma belongs to a header's comment; "=" begins what was meant for another argument parser.
  const isSeveral = typed.includes(",") && !typed.includes("(");
  const token = isSeveral || typed.startsWith("=") ? "" : productTokenOf(typed);
  if (token === "") throw new Unusable(inputWords.badAgent(typed));
  return token;
}

function urlIn(typed: string): string {
  const url = addressOf(typed);
  const flaw = flawOf(url);
  if (flaw) throw new Unusable(inputWords.badUrl(flaw));
  return url;
}

/** The options of which another value gives other verdicts: those of the last one alone would look as if they were all. */
const ONCE: ReadonlySet<string> = new Set(["by", "column", "read-as", "site", "status"]);

function parsed(name: CommandName, { options }: Command, args: readonly string[]) {
  const own = ["format", "help", "version", ...options];
  const known = Object.entries(OPTIONS).filter(([option]) => own.includes(option));
  try {
    // The type is that of all options; those that the command does not have are refused.
    const { tokens, ...found } = parseArgs({
      args: [...args],
      options: Object.fromEntries(known) as unknown as typeof OPTIONS,
      allowPositionals: true,
      tokens: true,
    });
    const given = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const again = given.find((option, at) => ONCE.has(option) && given.indexOf(option) < at);
    if (again !== undefined) throw new Unusable(inputWords.onlyOnce(again));
    return found;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Unusable(inputWords.badOption(error.message.split(/\.\s/)[0] ?? "", name));
  }
}

function formatNamed(name: CommandName, { formats }: Command, typed: string): Format {
  const found = formats.find((format) => format === typed);
  if (found) return found;
  throw new Unusable(inputWords.noFormat(name, typed, formats));
}
