import { connect, type Socket } from 'node:net';

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a round of questions came to. */
export interface Answers {
  readonly perSecond: number;
  /** milliseconds within which half, and 99 of 100, were answered */
  readonly p50: number;
  readonly p99: number;
  /** bytes of the last answer, head and body */
  readonly bytes: number;
}

/*
 * Questions over plain sockets with keep-alive. Ready-made load generators read every answer with
 * a full HTTP parser, which on one machine measures them and not the server: here an answer is
 * read as far as its status and its length.
 */
function encode({ method, path, headers = {}, body = '' }: Question, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** One connection: asks, and tells the status and size of each whole answer. */
class Line {
  readonly #socket: Socket;
  #expected = 0;
  #received = 0;
  #status = 0;
  #waiting: ((answer: { status: number; bytes: number }) => void) | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay();
    socket.on('data', (data) => this.#read(data));
  }

  static open(origin: URL): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(origin.port), origin.hostname, () => resolve(new Line(socket)));
      socket.on('error', reject);
    });
  }

  ask(question: Buffer): Promise<{ status: number; bytes: number }> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(question);
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
      if (end === -1 || length === undefined) throw new Error(`An answer without length: ${head}`);
      this.#status = Number(head.slice(9, 12));
      this.#expected = end + 4 + Number(length);
    }
    this.#received += data.length;
    if (this.#received < this.#expected) return;
    const answer = { status: this.#status, bytes: this.#expected };
    this.#expected = 0;
    this.#received = 0;
    this.#waiting?.(answer);
  }
}

export interface Asking {
  readonly origin: string;
  readonly connections: number;
  /** ask the same for so many seconds ... */
  readonly seconds?: number;
  /** ... no more often than this in a second, if said ... */
  readonly rate?: number;
  readonly questions: readonly Question[];
}

/**
 * Asks over many connections at once: each question once, or with `seconds` the first one again and
 * again. Throws when an answer is no success.
 */
export async function ask({
  origin,
  connections,
  seconds,
  rate,
  questions,
}: Asking): Promise<Answers> {
  const url = new URL(origin);
  const encoded = questions.map((question) => encode(question, url.host));
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(url)));
  const took: number[] = [];
  let next = 0;
  let bytes = 0;
  const began = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : began + seconds * 1000;
  const pause = rate === undefined ? 0 : (1000 * connections) / rate;

  async function work(line: Line): Promise<void> {
    let due = performance.now() + Math.random() * pause;
    for (;;) {
      const question = seconds === undefined ? encoded[next++] : encoded[0];
      if (!question || performance.now() >= end) return;
      if (pause > 0) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        due += pause;
      }
      const start = performance.now();
      const answer = await line.ask(question);
      took.push(performance.now() - start);
      bytes = answer.bytes;
      if (answer.status >= 300)
        throw new Error(`${question.toString().split('\r\n')[0]}: ${answer.status}`);
    }
  }
  await Promise.all(lines.map(work)).finally(() => {
    for (const line of lines) line.close();
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
