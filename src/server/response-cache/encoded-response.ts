import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { qualityValues } from '../../domain/quality-values.ts';
import { headerLines } from './composed-head.ts';

/** Quality 5 gives nearly all of brotli's gain for text at a tenth of the time of the highest. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const itself = async (bytes: Buffer) => bytes;
const encoders = {
  br: (text: Buffer) => compressBrotli(text, brotliOptions),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: itself,
};
const decoders = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
  identity: itself,
};
export type Coding = keyof typeof encoders;

/** Larger responses are not copied for each reader. */
const maxCopiedBytes = 64 * 1024;

const bytesOf = (body: string | Buffer) =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

/**
 * A response as encoded bytes. Each content coding is made once and kept; the text itself, many times as large, is
 * kept until then, and is read back from another coding where it is needed again.
 */
export class EncodedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** bytes of the text */
  readonly length: number;
  /** upper bound of the bytes of all codings together, for the cache */
  readonly size: number;
  #text: Buffer | null;
  readonly #pending = new Map<Coding, Promise<Buffer>>();
  readonly #encoded = new Map<Coding, string | Buffer>();
  readonly #heads = new Map<string, string>();

  /** Without a header `etag`, the entity tag is derived from the text. */
  constructor(status: number, headers: Readonly<Record<string, string>>, text: string) {
    const bytes = Buffer.from(text);
    this.#text = bytes;
    this.status = status;
    this.length = bytes.length;
    this.size = 3 * this.length;
    this.headers = headers['etag'] ? headers : { ...headers, etag: entityTagOf(bytes) };
  }

  /** Whether shared caches may keep it; then it sets no cookie. */
  get isPublic(): boolean {
    return this.headers['cache-control']?.startsWith('public') ?? false;
  }

  /**
   * Returns the bytes in this coding; undefined while they are not made. A small body is a latin1 string,
   * because Node sends it together with the headers in one write, at half the cost. A large one is a
   * buffer, which all slow readers share.
   */
  ready(coding: Coding): string | Buffer | undefined {
    return this.#encoded.get(coding);
  }

  /** Returns the lines of all headers, where its own replace common ones; made once for each status and coding. */
  head(status: number, coding: Coding, common: Readonly<Record<string, string>>): string {
    const key = `${status} ${coding}`;
    const made = this.#heads.get(key);
    if (made !== undefined) return made;
    const headers: Record<string, string> = { ...common, ...this.headers };
    if (status === 304) delete headers['content-type'];
    else {
      if (coding !== 'identity') headers['content-encoding'] = coding;
      headers['content-length'] = String(this.#encoded.get(coding)?.length ?? 0);
    }
    const lines = headerLines(headers);
    this.#heads.set(key, lines);
    return lines;
  }

  /** Returns the bytes in this coding, and makes them on the first call. */
  async body(coding: Coding): Promise<Buffer> {
    const encoded = this.#encoded.get(coding);
    if (encoded !== undefined) return bytesOf(encoded);
    const pending = this.#pending.get(coding) ?? this.#encode(coding);
    this.#pending.set(coding, pending);
    return pending;
  }

  async #encode(coding: Coding): Promise<Buffer> {
    try {
      const bytes = await encoders[coding](await this.#readText());
      this.#encoded.set(coding, bytes.length > maxCopiedBytes ? bytes : bytes.toString('latin1'));
      this.#text = null;
      return bytes;
    } finally {
      this.#pending.delete(coding);
    }
  }

  async #readText(): Promise<Buffer> {
    if (this.#text) return this.#text;
    for (const [coding, body] of this.#encoded) return decoders[coding](bytesOf(body));
    throw new Error('a response without text and codings');
  }
}

/**
 * Returns the entity tag of a text (RFC 9110, 8.8.3). It is a hash, because a counter would give the same
 * tag to different states after a backup was restored.
 */
export function entityTagOf(text: string | Buffer): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

/**
 * Sends a response in the best coding that the browser accepts, or 304 when the browser has it; `own` headers
 * replace its own. Returns the reply.
 */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EncodedResponse,
  own: Readonly<Record<string, string>> = {},
) {
  reply.headers(answer.headers).headers(own);
  if (answer.status === 200 && isNamed(request.headers['if-none-match'], answer.headers['etag'])) {
    return reply.status(304).removeHeader('content-type').send();
  }
  reply.status(answer.status);
  const coding = bestCoding(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await answer.body(coding));
}

/**
 * Returns whether an `If-None-Match` names this entity tag (RFC 9110, 13.1.2): compared weakly, one of a list,
 * or `*`.
 */
export function isNamed(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}

/** The best first. */
const preferredCodings = ['br', 'gzip'] as const;

/** There are a few such headers, which every browser of a kind sends alike. */
const chosen = new Map<string, Coding>();
const maxChosen = 100;

/** Returns the best coding that an `Accept-Encoding` header accepts (RFC 9110, 12.5.3). */
export function bestCoding(accepted: string | string[] | undefined): Coding {
  const header = String(accepted ?? '');
  const known = chosen.get(header);
  if (known) return known;
  const coding = chooseCoding(header);
  if (chosen.size >= maxChosen) chosen.clear();
  chosen.set(header, coding);
  return coding;
}

function chooseCoding(accepted: string): Coding {
  const qualities = new Map(qualityValues(accepted).map(({ value, quality }) => [value, quality]));
  const qualityOf = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
  return preferredCodings.find((coding) => qualityOf(coding) > 0) ?? 'identity';
}
