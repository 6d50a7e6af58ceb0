import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of unsent bytes. */
export interface UnsentLimits {
  /** time without progress after which a connection is closed */
  readonly stallTimeoutMs: number;
  /** bytes that wait to be sent, to one address and in all */
  readonly maxBytesPerAddress: number;
  readonly maxBytes: number;
}

/** The limits in production. */
export const unsentLimits: UnsentLimits = {
  stallTimeoutMs: 30_000,
  maxBytesPerAddress: 128 * 1024 * 1024,
  maxBytes: 256 * 1024 * 1024,
};

/**
 * Limits the bytes that wait in memory for slow readers. A connection without progress is closed, and so
 * is one whose response exceeds the limit of its address or of all.
 */
export class UnsentBytes {
  readonly #limits: UnsentLimits;
  readonly #isBehindProxy: boolean;
  readonly #bytes = new Map<string, number>();
  #total = 0;

  /** Behind a proxy all connections have one address, so that the limit per address does not apply. */
  constructor(limits: UnsentLimits, isBehindProxy: boolean) {
    this.#limits = limits;
    this.#isBehindProxy = isBehindProxy;
  }

  /**
   * Counts the unsent bytes of a response from its end on. One that is sent from a stream, which waits for its reader,
   * may not be without progress before that either.
   */
  watch({ socket }: IncomingMessage, response: ServerResponse): void {
    response.once('pipe', () => socket.setTimeout(this.#limits.stallTimeoutMs));
    response.once('prefinish', () => this.count(socket, response));
  }

  /** Counts the unsent bytes of a response that has just been ended. */
  count(socket: Socket, response: ServerResponse): void {
    const unsent = response.writableLength;
    if (unsent === 0) return;
    const address = socket.remoteAddress ?? '';
    const { stallTimeoutMs, maxBytes, maxBytesPerAddress } = this.#limits;
    const addressBytes = (this.#bytes.get(address) ?? 0) + unsent;
    this.#bytes.set(address, addressBytes);
    this.#total += unsent;
    response.once('close', () => this.#forget(address, unsent));
    // A single response, such as a list file with many pictures, may have any size.
    const isTooMuch =
      (this.#total > maxBytes && this.#total > unsent) ||
      (!this.#isBehindProxy && addressBytes > maxBytesPerAddress && addressBytes > unsent);
    if (isTooMuch) socket.destroy();
    // The timeout restarts with each byte sent; after the response the server sets its own.
    else socket.setTimeout(stallTimeoutMs);
  }

  #forget(address: string, unsent: number): void {
    this.#total -= unsent;
    const remaining = (this.#bytes.get(address) ?? 0) - unsent;
    if (remaining > 0) this.#bytes.set(address, remaining);
    else this.#bytes.delete(address);
  }
}
