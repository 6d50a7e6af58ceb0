/** What one open event stream has sent. */
export interface OpenStream {
  /** the next `changed` event's version; rejects when none comes in time */
  next(): Promise<number>;
  /** resolves when the server ended the stream */
  readonly ended: Promise<void>;
  /** everything that came over the wire */
  text(): string;
  close(): void;
}

/** Opens an event stream over a real socket. */
export async function openStream(
  origin: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/wishlist/${token}/events`, {
    headers,
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  let received = '';
  let taken = 0;
  let wake: () => void = () => {};
  const decoder = new TextDecoder();
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const chunk of body) {
      received += decoder.decode(chunk, { stream: true });
      wake();
    }
  };
  const ended = read(response.body).catch(() => {});
  return {
    ended,
    text: () => received,
    close: () => abort.abort(),
    async next() {
      const deadline = AbortSignal.timeout(5000);
      for (;;) {
        const events = [...received.matchAll(/event: changed\ndata: (.+)\n\n/g)];
        const event = events[taken];
        if (event) {
          taken += 1;
          return JSON.parse(event[1] ?? '{}').version;
        }
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          deadline.addEventListener('abort', () =>
            reject(new Error(`no event in time: ${received}`)),
          );
        });
      }
    },
  };
}
