/** One fault, what is promised when it happens, and how to find out. */
export interface Drill {
  readonly name: string;
  readonly fault: string;
  readonly promise: string;
  /** Provokes the fault. Returns what was seen, as one sentence; rejects when the promise was broken. */
  readonly run: () => Promise<string>;
}

/** Fails with `sentence` unless `condition` holds: a promise was broken. */
export function hold(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** Waits until `condition` holds, looking five times a second. Rejects with `sentence` after `seconds`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds: number,
  sentence: string,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await condition())) {
    hold(performance.now() < end, `${sentence} within ${seconds} s`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** A factor for how long and how often: 1 takes about an hour in all, 0.1 some minutes. */
const scale = Number(process.env['DRILL_SCALE'] ?? 1);

/** Returns `count` at the scale of this run, at least 1. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * scale));
