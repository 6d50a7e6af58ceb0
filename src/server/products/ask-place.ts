import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ShopAddress } from './shop-address.ts';

/** Bytes of an answer's headers; shops have long policies and many cookies. */
const maxHeaderSize = 32 * 1024;

export interface PlaceAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
  /** ends the connection, whatever is still on its way */
  close(): void;
}

/** Asks for one address over a connection that is there already, and for nothing else. */
export async function askPlace(
  { url }: ShopAddress,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PlaceAnswer> {
  // Loaded with the first page: the start of the server does not wait for it.
  const { Client } = await import('undici');
  let unused: Socket | null = socket;
  const client = new Client(url.origin, {
    connect: (_options, done) => {
      const given = unused;
      unused = null;
      // Not at once: undici spins for ever when it is answered while it still asks.
      queueMicrotask(() => {
        if (given) done(null, given);
        else done(new Error('one connection is all there is'), null);
      });
    },
    allowH2: false,
    maxHeaderSize,
    // The signal ends everything in time.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const close = () => {
    socket.destroy();
    client.destroy().catch(() => {});
  };
  try {
    const {
      statusCode,
      headers: answered,
      body,
    } = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers,
      reset: true,
      signal,
    });
    // Closing fails a body that is still arriving, which is then nobody's news.
    body.on('error', () => {});
    return { status: statusCode, headers: answered, body, close };
  } catch (error) {
    close();
    throw error;
  }
}
