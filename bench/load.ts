import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly headers?: Record<string, string>;
  /** how long to ask for the same again and again ... */
  readonly seconds?: number;
  /** ... or each of these once */
  readonly requests?: autocannon.Request[];
}

/** Asks a server for something with many connections; answers successes a second. */
export async function load({ url, connections, headers, seconds, requests }: Load) {
  if (requests) return once(url, connections, requests);
  // A short round first: the first answers render, compile and connect.
  await autocannon({ url, connections, headers, duration: 1 });
  const result = await autocannon({ url, connections, headers, duration: seconds ?? 4 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, failed: 0 };
}

async function once(url: string, connections: number, requests: autocannon.Request[]) {
  const share = Math.ceil(requests.length / connections);
  const began = performance.now();
  const results = await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const mine = requests.slice(n * share, (n + 1) * share);
      if (mine.length === 0) return { non2xx: 0, errors: 0 };
      return autocannon({ url, connections: 1, amount: mine.length, requests: mine });
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return { perSecond: requests.length / elapsed, failed };
}
