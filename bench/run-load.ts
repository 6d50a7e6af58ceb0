import { connect, type Socket } from 'node:net';

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The figures of a load. */
export interface LoadResult {
  readonly perSecond: number;
  /** milliseconds within which half, and 99 of 100, were answered */
  readonly p50: number;
  readonly p99: number;
  /** bytes of the last response, head and body */
  readonly bytes: number;
}

/*
 * Requests over plain sockets with keep-alive. Ready-made load generators read every response with
 * a full HTTP parser, which on one machine measures them and not the server: here a response is
 * read as far as its status and its length.
 */
function encode({ method, path, headers = {}, body = '' }: LoadRequest, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** A connection that sends one request after another, and returns status and size of each whole response. */
class Connection {
  readonly #socket: Socket;
  #expected = 0;
  #received = 0;
  #status = 0;
  #waiting: ((response: { status: number; bytes: number }) => void) | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay();
    socket.on('data', (data) => this.#read(data));
  }

  static open(origin: URL): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(origin.port), origin.hostname, () =>
        resolve(new Connection(socket)),
      );
      socket.on('error', reject);
    });
  }

  send(request: Buffer): Promise<{ status: number; bytes: number }> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    if (this.#expected === 0) {
      // Heads here are far smaller than the first piece that arrives.
      const end = data.indexOf('\r\n\r\n');
      const head = data.toString('latin1', 0, end);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (end === -1 || length === undefined) throw new Error(`A response without length: ${head}`);
      this.#status = Number(head.slice(9, 12));
      this.#expected = end + 4 + Number(length);
    }
    this.#received += data.length;
    if (this.#received < this.#expected) return;
    const response = { status: this.#status, bytes: this.#expected };
    this.#expected = 0;
    this.#received = 0;
    this.#waiting?.(response);
  }
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  /** send the same for so many seconds ... */
  readonly seconds?: number;
  /** ... no more often than this in a second, if said ... */
  readonly rate?: number;
  readonly requests: readonly LoadRequest[];
}

/**
 * Sends requests over many connections at once: each request once, or with `seconds` the first one again and
 * again. Throws when a response is no success.
 */
export async function runLoad({
  origin,
  connections,
  seconds,
  rate,
  requests,
}: LoadOptions): Promise<LoadResult> {
  const url = new URL(origin);
  const encoded = requests.map((request) => encode(request, url.host));
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)));
  const took: number[] = [];
  let next = 0;
  let bytes = 0;
  const began = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : began + seconds * 1000;
  const pause = rate === undefined ? 0 : (1000 * connections) / rate;

  async function work(connection: Connection): Promise<void> {
    let due = performance.now() + Math.random() * pause;
    for (;;) {
      const request = seconds === undefined ? encoded[next++] : encoded[0];
      if (!request || performance.now() >= end) return;
      if (pause > 0) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        due += pause;
      }
      const start = performance.now();
      const response = await connection.send(request);
      took.push(performance.now() - start);
      bytes = response.bytes;
      if (response.status >= 300)
        throw new Error(`${request.toString().split('\r\n')[0]}: ${response.status}`);
    }
  }
  await Promise.all(opened.map(work)).finally(() => {
    for (const connection of opened) connection.close();
  });
  const elapsed = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / elapsed,
    p50: took[took.length >> 1] ?? Number.NaN,
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    bytes,
  };
}
