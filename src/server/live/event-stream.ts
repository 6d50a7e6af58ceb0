import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** Interval between heartbeats: proxies close idle connections. */
const heartbeatIntervalMs = 20_000;

/** Bytes of events that may be buffered for a slow reader. */
const maxUnreadBytes = 16 * 1024;

const minReconnectDelayMs = 1000;
/** Pages of one server that come back together after its end, one in this time on average: 500 a second. */
const msPerStream = 2;
/** Shortest and longest time over which they are spread. A page without a stream asks every 30 seconds, too. */
const minSpreadMs = 2000;
const maxSpreadMs = 30_000;

/**
 * Returns after how many milliseconds a page should reconnect when its stream breaks: random, over a time
 * that grows with the number of streams that would break together.
 */
export function reconnectDelayMs(openStreams: number): number {
  const spreadMs = Math.min(maxSpreadMs, Math.max(minSpreadMs, openStreams * msPerStream));
  return minReconnectDelayMs + Math.floor(Math.random() * spreadMs);
}

/** Headers of an event stream, also for HEAD. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // Tells nginx not to buffer the stream.
  'x-accel-buffering': 'no',
} as const;

/** One open `text/event-stream` response (HTML Living Standard, 9.2). */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;

  /** `countStreams` returns how many streams are open now. */
  constructor(
    response: ServerResponse,
    headers: Record<string, OutgoingHttpHeader | undefined>,
    countStreams: () => number,
  ) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      ...eventStreamHeaders,
      // Otherwise a finished stream leaves an idle connection, which delays the shutdown.
      connection: 'close',
    });
    // An event and not a comment, because scripts see neither comments nor `retry`.
    const beat = () => {
      const reconnectMs = reconnectDelayMs(countStreams());
      this.send('heartbeat', { reconnectMs }, { retry: reconnectMs });
    };
    beat();
    this.#heartbeat = setInterval(beat, heartbeatIntervalMs).unref();
    response.on('close', () => clearInterval(this.#heartbeat));
    response.on('error', () => response.destroy());
  }

  /** Sends an event; `fields` are those that the browser keeps: the version as its `id`, the time of `retry`. */
  send(
    event: string,
    data: object,
    fields: { readonly id?: number; readonly retry?: number } = {},
  ): void {
    const lines = [
      ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
      `event: ${event}`,
      `data: ${JSON.stringify(data)}`,
    ];
    // A reader that is too slow is disconnected; its browser reconnects.
    if (this.#response.writableLength > maxUnreadBytes) this.#response.destroy();
    else this.#response.write(`${lines.join('\n')}\n\n`);
  }

  /** Calls `listener` when the connection has ended, for whatever reason. */
  onClose(listener: () => void): void {
    this.#response.on('close', listener);
  }

  /** Ends the response; browsers reconnect on their own. */
  end(): void {
    this.#response.end();
  }
}
