import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality 5 gives nearly all of brotli's gain for text at a tenth of the time of the highest. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (text: Buffer) => brotli(text, quality),
  gzip: (text: Buffer) => zip(text),
  identity: async (text: Buffer) => text,
};
export type Coding = keyof typeof encoders;

/** An answer as it is sent, in whichever encoding is asked for; each is made once and kept. */
export class EncodedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** bytes that all encodings together stay under: compressed text is less than half of it, and kept twice */
  readonly size: number;
  readonly #text: Buffer;
  readonly #making = new Map<Coding, Promise<Buffer>>();
  readonly #made = new Map<Coding, string>();
  readonly #flat = new Map<string, string[]>();

  /** Without an `etag` of its own, an answer is named by what it says. */
  constructor(status: number, headers: Readonly<Record<string, string>>, text: string) {
    this.#text = Buffer.from(text);
    this.status = status;
    this.size = 3 * this.#text.length;
    this.headers = headers['etag'] ? headers : { ...headers, etag: digestOf(this.#text) };
  }

  /**
   * The bytes in this encoding as a latin1 string, if they have been made: joined to the head of the
   * answer they leave in one write, which costs half of handing over two pieces.
   */
  ready(coding: Coding): string | undefined {
    return this.#made.get(coding);
  }

  /** Names and values in turn, as `writeHead` takes them; made once for each status and encoding. */
  flatHeaders(status: number, coding: Coding, base: readonly string[]): string[] {
    const key = `${status} ${coding}`;
    const known = this.#flat.get(key);
    if (known) return known;
    // What the answer says itself stands above what all answers say.
    const flat = base.filter((_, place) => !((base[place & ~1] ?? '') in this.headers));
    for (const [name, value] of Object.entries(this.headers)) {
      if (status !== 304 || name !== 'content-type') flat.push(name, value);
    }
    if (status !== 304) {
      if (coding !== 'identity') flat.push('content-encoding', coding);
      flat.push('content-length', String(this.#made.get(coding)?.length ?? 0));
    }
    this.#flat.set(key, flat);
    return flat;
  }

  body(coding: Coding): Promise<Buffer> {
    const known = this.#making.get(coding);
    if (known) return known;
    const making = encoders[coding](this.#text).then((bytes) => {
      this.#made.set(coding, bytes.toString('latin1'));
      return bytes;
    });
    this.#making.set(coding, making);
    return making;
  }
}

function digestOf(text: Buffer): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Sends an answer in the best encoding the browser takes, or says that it has it already. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EncodedAnswer,
) {
  reply.headers(answer.headers);
  if (answer.status === 200 && request.headers['if-none-match'] === answer.headers['etag']) {
    return reply.status(304).removeHeader('content-type').send();
  }
  reply.status(answer.status);
  const coding = bestCoding(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await answer.body(coding));
}

export function bestCoding(accepted: string | string[] | undefined): Coding {
  const codings = String(accepted);
  if (/\bbr\b/.test(codings)) return 'br';
  return /\bgzip\b/.test(codings) ? 'gzip' : 'identity';
}
