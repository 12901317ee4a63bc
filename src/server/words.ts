/** What is wrong with an option: which one, why, and what would be right. */
export const WRONG = {
  number: (name: string, text: string, least: number, most: number) =>
    `${name} is ${quoted(text)}. Set it to a whole number from ${least} to ${most}.`,
  blockedPort: (name: string, port: number) =>
    `${name} is ${port}, but browsers refuse to open pages on this port. Choose another one, such as 4173.`,
  host: (name: string, text: string) =>
    `${name} has ${quoted(text)}, which is not a host name. Write names such as playground.example.com, without a scheme or a port, and with commas between them.`,
  empty: (name: string) => `${name} has no value. Write one after it, or leave it out.`,
  /** `said`: what is wrong, as the argument parser says it, without a full stop. */
  flags: (said: string) =>
    `${said.replace("is ambiguous", "is missing, or begins with a dash")}. --help lists the options.`,
};

/** What the server says when it cannot start or when something is not as one may expect. */
export const SAID = {
  running: (url: string) => `The robots.txt playground is running at ${url}`,
  liveIsOff:
    "Open live is switched off, because other machines can reach this server. Set ALLOWED_HOSTS to the host names of the playground to switch it on.",
  stopping: "Stopping: running requests may end within 10 seconds.",
  noPage: (folder: string) => `There is no page in ${folder}. Run npm run build first.`,
  portInUse: (port: number) =>
    `Another program listens on port ${port}. Stop it, or set PORT to another number.`,
  portForbidden: (port: number) =>
    `This user may not listen on port ${port}. Set PORT to a number above 1023.`,
  noAddress: (host: string) =>
    `HOST is ${quoted(host)}, which is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
  noSuchFile: "There is no such file here.\n",
  notOurHost: "This server answers only for its own host.\n",
  onlyGet: "The server allows only GET and HEAD.\n",
};

/** The answer to --help; `options`: each with its flag, name in the environment, usual value and meaning. */
export function helpOf(
  options: readonly {
    readonly flag: string;
    readonly name: string;
    readonly byDefault: string;
    readonly meaning: string;
  }[],
): string {
  const entries = options.map(
    ({ flag, name, byDefault, meaning }) =>
      `  --${flag} (${name}${byDefault === "" ? "" : `; default ${byDefault}`})\n      ${meaning}`,
  );
  return [
    "Serves the robots.txt playground.",
    "Each option can be set by a flag or, in brackets, by a variable of the environment.",
    "",
    ...entries,
  ].join("\n");
}

// Long enough to recognize what was typed.
function quoted(text: string): string {
  return `“${text.slice(0, 100)}”`;
}
