import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configExitCode } from './exit-codes.ts';

/** The environment of the process: settings, arguments, signals to stop, and exit. */
export interface RuntimeEnvironment {
  readonly environment: Record<string, string | undefined>;
  /** names in the file of settings, which `environment` has too */
  readonly fileNames: readonly string[];
  /** what stands behind the command; `--demo` makes two lists to look at */
  readonly args: readonly string[];
  /** whether a person reads standard output; else it is one JSON object a line */
  readonly isTerminal: boolean;
  readonly onStop: (stop: () => void) => void;
  readonly exit: (code: number) => void;
  /** the code to exit with when nothing is left to do */
  readonly exitLater: (code: number) => void;
}

/** Settings in the working directory; what the environment has itself takes precedence. */
const settingsFile = '.env';
let fileNames: readonly string[] = [];
try {
  // Decoding takes off the byte order mark that some editors put before the first name.
  const read = parseEnv(new TextDecoder().decode(readFileSync(settingsFile)));
  for (const [name, value] of Object.entries(read)) process.env[name] ??= value;
  fileNames = Object.keys(read);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') {
    console.error(`The settings in ${settingsFile} cannot be read: ${message}`);
    process.exit(configExitCode);
  }
}

/** This process; no other file reads its environment. */
export const runtimeEnvironment: RuntimeEnvironment = {
  environment: process.env,
  fileNames,
  args: process.argv.slice(2),
  isTerminal: process.stdout.isTTY,
  exit: (code) => process.exit(code),
  exitLater: (code) => {
    process.exitCode = code;
  },
  onStop: (stop) => {
    // A terminal that closes sends SIGHUP.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
  },
};
