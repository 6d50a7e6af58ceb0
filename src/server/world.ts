/** What surrounds the server: what it is told, and how it hears of its end and brings it about. */
export interface World {
  readonly environment: Record<string, string | undefined>;
  /** what stands behind the command; `--demo` makes two lists to look at */
  readonly words: readonly string[];
  readonly onStop: (stop: () => void) => void;
  readonly exit: (code: number) => void;
}

/** The process we are: nothing but this file reads the world. */
export const world: World = {
  environment: process.env,
  words: process.argv.slice(2),
  exit: (code) => process.exit(code),
  onStop: (stop) => {
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  },
};
