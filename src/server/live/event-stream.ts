import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** Interval between heartbeats: proxies close idle connections. */
const heartbeatIntervalMs = 20_000;

/** Bytes of events that may be buffered for a slow reader. */
const maxUnreadBytes = 16 * 1024;

/** Delay before a browser reconnects; random, so that browsers do not reconnect at the same time. */
const reconnectDelayMs = () => 1000 + Math.floor(Math.random() * 2000);

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

  constructor(response: ServerResponse, headers: Record<string, OutgoingHttpHeader | undefined>) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      ...eventStreamHeaders,
      // Otherwise a finished stream leaves an idle connection, which delays the shutdown.
      connection: 'close',
    });
    response.write(`retry: ${reconnectDelayMs()}\n\n`);
    // An event and not a comment, because scripts do not see comments.
    const beat = () => this.send('still-here', {});
    this.#heartbeat = setInterval(beat, heartbeatIntervalMs).unref();
    response.on('close', () => clearInterval(this.#heartbeat));
    response.on('error', () => response.destroy());
  }

  /** Sends an event, with the version as its `id` where there is one. */
  send(event: string, data: object, id?: number): void {
    const lines = [
      ...(id === undefined ? [] : [`id: ${id}`]),
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
