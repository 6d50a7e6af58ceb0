import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** Between two signs of life, in milliseconds: proxies close connections that look idle. */
const heartbeatEvery = 20_000;

/** How long a browser waits before it comes back, in milliseconds; spread, so not all at once. */
const comeBackAfter = () => 1000 + Math.floor(Math.random() * 2000);

/** One open `text/event-stream` answer (HTML Living Standard, 9.2). */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(response: ServerResponse, headers: Record<string, OutgoingHttpHeader | undefined>) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      // Tells nginx not to collect the stream before passing it on.
      'x-accel-buffering': 'no',
      // So that a stopping server is not kept waiting by connections that streams leave behind.
      connection: 'close',
    });
    response.write(`retry: ${comeBackAfter()}\n\n`);
    // An event rather than a comment, so that a page can tell silence from a stream held back.
    const beat = () => this.send('still-here', {});
    this.#heartbeat = setInterval(beat, heartbeatEvery).unref();
    response.on('close', () => clearInterval(this.#heartbeat));
    response.on('error', () => response.destroy());
  }

  send(event: string, data: object, id?: number): void {
    const lines = [
      ...(id === undefined ? [] : [`id: ${id}`]),
      `event: ${event}`,
      `data: ${JSON.stringify(data)}`,
    ];
    this.#response.write(`${lines.join('\n')}\n\n`);
  }

  onClose(listener: () => void): void {
    this.#response.on('close', listener);
  }

  /** Ends the answer; a browser comes back by itself. */
  end(): void {
    this.#response.end();
  }
}
