import { StartupError } from './startup-error.ts';

interface Words {
  /** how the program is called, as a sentence */
  readonly usage: string;
  readonly maxWords: number;
  /** such as `--force` */
  readonly options?: readonly string[];
}

/**
 * Returns what stands behind a command, without its options. Fails with `StartupError`, which says the usage, for more
 * words than it takes and for an unknown option: a program that ignores one does something else than was meant.
 */
export function readWords(
  args: readonly string[],
  { usage, maxWords, options = [] }: Words,
): readonly string[] {
  const words = args.filter((arg) => !options.includes(arg));
  const isUnderstood = words.length <= maxWords && words.every((word) => !word.startsWith('-'));
  if (!isUnderstood) throw new StartupError(usage);
  return words;
}
