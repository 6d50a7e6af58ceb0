/** What of the table is measured, and how thoroughly. */
export interface Options {
  readonly parts: ReadonlySet<Part>;
  /** each figure of the server is the median of so many */
  readonly rounds: number;
  /** lists in the large database */
  readonly lists: number;
  /** how long the memory is watched in use */
  readonly minutes: number;
  /** the folder where `lighthouse` is installed */
  readonly lighthouse: string;
}

const parts = ['server', 'postgres', 'large', 'memory', 'finder', 'browser', 'lighthouse'] as const;
export type Part = (typeof parts)[number];

/** These need nothing that is not here, and a quarter of an hour. */
const usual: readonly Part[] = ['server', 'memory', 'finder', 'browser'];

const usage = `npm run bench -- [${parts.join(' | ')}]... [rounds=3] [lists=1000000] [minutes=4] [lighthouse=/tmp/lighthouse]`;

/** Reads the arguments after `npm run bench --`. Throws an `Error` with the usage for one that means nothing. */
export function readOptions(args: readonly string[]): Options {
  const chosen = parts.filter((part) => args.includes(part));
  const values = new Map(
    args.filter((arg) => arg.includes('=')).map((arg) => arg.split('=', 2) as [string, string]),
  );
  const names = ['rounds', 'lists', 'minutes', 'lighthouse'];
  const isKnown = (arg: string) =>
    chosen.some((part) => part === arg) || names.includes(arg.split('=')[0] ?? '');
  if (!args.every(isKnown)) throw new Error(usage);
  const numberOf = (name: string, fallback: number) => Number(values.get(name) ?? fallback);
  return {
    parts: new Set(chosen.length > 0 ? chosen : usual),
    rounds: numberOf('rounds', 3),
    lists: numberOf('lists', 1_000_000),
    minutes: numberOf('minutes', 4),
    lighthouse: values.get('lighthouse') ?? '/tmp/lighthouse',
  };
}
