import { parseArgs } from "node:util";
import { type Call, type Command, OPTIONS } from "./command.ts";
import { type CommandName, commands } from "./commands.ts";
import { commandHelp, overview } from "./help.ts";
import { Closed, type Format, Output } from "./output.ts";
import { type Surroundings, Unusable, version } from "./surroundings.ts";
import { inputWords } from "./words.ts";

/** Does what the arguments of a command line say. Resolves with the exit status: 0 all is well, 1 it is not, 2 it could not be done, with a sentence on stderr. */
export async function main(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    return await obey(args, surroundings);
  } catch (error) {
    // Who reads has seen enough, and needs no message.
    if (error instanceof Closed) return 0;
    const { stderr } = surroundings;
    const isUnusable = error instanceof Unusable;
    stderr.write(
      `robots-txt: ${isUnusable ? error.message : inputWords.broken(thrownText(error))}\n`,
    );
    return 2;
  }
}

function thrownText(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? error.message}` : String(error);
}

async function obey(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  const [name = "", ...rest] = args;
  const { stdout } = surroundings;
  if (isAsked(args, "help", "h") && !isCommand(name)) return tell(stdout, overview());
  if (isAsked(args, "version", "V")) return tell(stdout, `${version}\n`);
  if (name === "help" && isCommand(rest[0])) return tell(stdout, commandHelp(rest[0]));
  if (name === "help") return tell(stdout, overview());
  if (name === "") throw new Unusable(inputWords.noCommand(Object.keys(commands)));
  if (!isCommand(name)) throw new Unusable(inputWords.unknownCommand(name, Object.keys(commands)));
  if (isAsked(rest, "help", "h")) return tell(stdout, commandHelp(name));
  const command: Command = commands[name];
  const call = callOf(name, command, rest, surroundings);
  const isWell = await command.run(call);
  await call.output.finish();
  return isWell ? 0 : 1;
}

function tell(stdout: Surroundings["stdout"], text: string): 0 {
  stdout.write(text);
  return 0;
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
  return { operands: positionals, options, output, surroundings };
}

function parsed(name: CommandName, { options }: Command, args: readonly string[]) {
  const own = ["format", "help", "version", ...options];
  const known = Object.entries(OPTIONS).filter(([option]) => own.includes(option));
  try {
    // The type is that of all options; those that the command does not have are refused.
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(known) as unknown as typeof OPTIONS,
      allowPositionals: true,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Unusable(inputWords.badOption(error.message.split(/\. |\n/)[0] ?? "", name));
  }
}

function formatNamed(name: CommandName, { formats }: Command, typed: string): Format {
  const found = formats.find((format) => format === typed);
  if (found) return found;
  throw new Unusable(inputWords.noFormat(name, typed, formats));
}
