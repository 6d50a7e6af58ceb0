import { get, type IncomingMessage } from 'node:http';

/** Many open pages of one list, listening. */
export interface Streams {
  /** Milliseconds from `act` being done until each of the pages has heard of it. */
  timesOf(act: () => Promise<unknown>): Promise<number[]>;
  close(): void;
}

export async function openStreams(origin: string, token: string, count: number): Promise<Streams> {
  const streams: IncomingMessage[] = [];
  let heard: number[] = [];
  let enough: () => void = () => {};
  for (let n = 0; n < count; n += 50) {
    const some = Array.from({ length: Math.min(50, count - n) }, () => open());
    streams.push(...(await Promise.all(some)));
  }

  function open(): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = get(`${origin}/api/wishlist/${token}/events`, { agent: false }, (answer) => {
        let began = false;
        answer.on('data', (data: Buffer) => {
          if (!data.includes('event: changed')) return;
          // The first one says where the list is now.
          if (!began) {
            began = true;
            return resolve(answer);
          }
          heard.push(performance.now());
          if (heard.length === count) enough();
        });
        answer.on('error', () => {});
      });
      request.on('error', reject);
    });
  }

  return {
    async timesOf(act) {
      heard = [];
      const all = new Promise<void>((resolve) => {
        enough = resolve;
      });
      await act();
      const acknowledged = performance.now();
      await all;
      return heard.map((time) => Math.max(0, time - acknowledged));
    },
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}
