import { get, type IncomingMessage } from 'node:http';
import { wishlistEventsPath } from '../src/contract/other-paths.ts';
import { href } from '../src/contract/paths.ts';

/** Open event streams of one list. */
export interface Streams {
  /** Returns, for each stream, the milliseconds from the end of `act` until its event arrived. */
  timesOf(act: () => Promise<unknown>): Promise<number[]>;
  close(): void;
}

/** Opens `count` event streams of one list, 50 at a time. Resolves when each has received its first event; rejects when a connection fails. */
export async function openStreams(origin: string, token: string, count: number): Promise<Streams> {
  const streams: IncomingMessage[] = [];
  let receivedAt: number[] = [];
  let onAllReceived: () => void = () => {};
  const path = href(wishlistEventsPath, { token });
  for (let n = 0; n < count; n += 50) {
    const batch = Array.from({ length: Math.min(50, count - n) }, () => open());
    streams.push(...(await Promise.all(batch)));
  }

  function open(): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = get(`${origin}${path}`, { agent: false }, (answer) => {
        let isFirstReceived = false;
        answer.on('data', (data: Buffer) => {
          if (!data.includes('event: changed')) return;
          // The first event has the current version.
          if (!isFirstReceived) {
            isFirstReceived = true;
            return resolve(answer);
          }
          receivedAt.push(performance.now());
          if (receivedAt.length === count) onAllReceived();
        });
        answer.on('error', () => {});
      });
      request.on('error', reject);
    });
  }

  return {
    async timesOf(act) {
      receivedAt = [];
      const all = new Promise<void>((resolve) => {
        onAllReceived = resolve;
      });
      await act();
      const finishedAt = performance.now();
      await all;
      return receivedAt.map((time) => Math.max(0, time - finishedAt));
    },
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}
