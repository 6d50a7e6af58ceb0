import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a process on the same file waits before it tries again to write. */
const pauseMs = 55;

/** Waits between two of many transactions, so that visitors and other processes can write. */
export async function pauseForWriters(): Promise<void> {
  await sleep(pauseMs, undefined, { ref: false });
}
