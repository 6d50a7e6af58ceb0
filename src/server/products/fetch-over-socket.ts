import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ShopAddress } from './shop-address.ts';

/** Shops send long policies and many cookies. */
const maxHeaderBytes = 32 * 1024;

const maxInformationalResponses = 10;

/** A response whose body has not been read yet. */
export interface SocketResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
  /** ends the connection, even while the body arrives */
  close(): void;
}

/**
 * Sends one GET request over an open connection, and returns the response. Rejects when the connection
 * fails or the signal aborts.
 */
export async function fetchOverSocket(
  { url }: ShopAddress,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SocketResponse> {
  // Loaded with the first page, so that the start of the server does not wait for it.
  const { Client } = await import('undici');
  let unused: Socket | null = socket;
  let informationalCount = 0;
  const client = new Client(url.origin, {
    connect: (_options, done) => {
      const connection = unused;
      unused = null;
      // Asynchronously: undici loops forever when this callback is called synchronously.
      queueMicrotask(() => {
        if (connection) done(null, connection);
        else done(new Error('one connection is all there is'), null);
      });
    },
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    // The signal bounds the time.
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
      headers: responseHeaders,
      body,
    } = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers,
      reset: true,
      signal,
      // A server could send informational responses (such as 103) without end.
      onInfo: () => {
        informationalCount += 1;
        if (informationalCount > maxInformationalResponses) socket.destroy();
      },
    });
    // Closing makes an unfinished body fail; that error is ignored.
    body.on('error', () => {});
    return { status: statusCode, headers: responseHeaders, body, close };
  } catch (error) {
    close();
    throw error;
  }
}
