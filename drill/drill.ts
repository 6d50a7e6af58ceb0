/** One fault, what is promised when it happens, and how to find out. */
export interface Drill {
  readonly name: string;
  readonly fault: string;
  readonly promise: string;
  /** Returns what this machine lacks for it, as one sentence; null: nothing. */
  readonly missing?: () => string | null;
  /** Longest time for it at full scale, in minutes; 30 by default. */
  readonly maxMinutes?: number;
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

/** The standard, which takes about two hours in all; a tenth of it takes some minutes for each drill. */
const fullScale = 1;
const shortScale = 0.1;
/** A factor for how long and how often. */
const scale = process.argv.includes('--full')
  ? fullScale
  : Number(process.env['DRILL_SCALE'] ?? shortScale);

/** What to say where there is no object store. */
export const objectStoreNeeded = 'OpenStack Swift is not installed (swift-proxy and its parts).';

/** Returns `count` at the scale of this run, at least 1. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * scale));
