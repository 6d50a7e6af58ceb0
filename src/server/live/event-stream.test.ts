import { expect, test } from 'vitest';
import { reconnectDelayMs } from './event-stream.ts';

/** Returns how many of so many pages come back in the busiest second. */
function busiestSecond(pages: number): number {
  const seconds = new Map<number, number>();
  for (let page = 0; page < pages; page++) {
    const second = Math.floor(reconnectDelayMs(pages) / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(...seconds.values());
}

test('after a server stops, its pages reconnect at a rate of little more than 500 a second', () => {
  // 100,000 open pages on eight servers.
  expect(busiestSecond(12_500)).toBeLessThan(620);
});

test('few pages reconnect within three seconds, and any number within half a minute', () => {
  for (let n = 0; n < 1000; n++) {
    expect(reconnectDelayMs(10)).toBeLessThanOrEqual(3000);
    expect(reconnectDelayMs(10)).toBeGreaterThanOrEqual(1000);
    expect(reconnectDelayMs(1_000_000)).toBeLessThanOrEqual(31_000);
  }
});
