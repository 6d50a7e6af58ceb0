import { Semaphore } from '../concurrency/semaphore.ts';
import type { AllowedPlaces } from '../config/allowed-places.ts';
import { connectPinned } from './connect-pinned.ts';
import { FetchFailure } from './fetch-failure.ts';
import { fetchOverSocket, type SocketResponse } from './fetch-over-socket.ts';
import type { FetchTimeouts } from './fetch-timeouts.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { type ShopAddress, shopAddress } from './shop-address.ts';

/** Headers of the request, and limits of the response. */
export interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** accepted media types */
  readonly types: RegExp;
  /** bytes after decompression */
  readonly maxBytes: number;
  /** whether a longer body is truncated; if not, it is `unreadable` */
  readonly isTruncated: boolean;
}

/** A response with its body. */
export interface FetchResult {
  /** after all redirects */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** empty unless the status is 2xx */
  readonly bytes: Buffer;
}

const maxRedirects = 5;
/** Concurrent fetches: in all, per host and per visitor. */
const maxFetches = 12;
const maxFetchesPerHost = 2;
const maxFetchesPerVisitor = 4;
/** Waiting fetches; the next one is `unreachable`. */
const maxWaiting = 100;
const maxWaitingPerVisitor = 33;

/**
 * Fetches addresses from visitors, from the public internet only (protection against SSRF). It checks the form
 * of each address and redirect, resolves the host, checks its addresses and connects to one of those.
 * Fails with a `FetchFailure` in bounded time; sends and keeps no cookies, and goes through no proxy.
 */
export class GuardedFetch {
  readonly #network: Network;
  readonly #allowed: AllowedPlaces;
  readonly #times: FetchTimeouts;
  readonly #slots = new Semaphore({
    capacity: maxFetches,
    capacityPerOwner: maxFetchesPerVisitor,
    capacityPerResource: maxFetchesPerHost,
    maxWaiting,
    maxWaitingPerOwner: maxWaitingPerVisitor,
    refuse: () => new FetchFailure('unreachable'),
  });
  readonly #open = new Set<AbortController>();

  constructor(network: Network, allowed: AllowedPlaces, times: FetchTimeouts) {
    this.#network = network;
    this.#allowed = allowed;
    this.#times = times;
  }

  /** Returns the response after redirects. Slots are limited per `visitor`. Fails with a `FetchFailure`. */
  async fetch(address: string, options: FetchOptions, visitor?: string): Promise<FetchResult> {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(), this.#times.fetch);
    this.#open.add(controller);
    try {
      let text = address;
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const target = shopAddress(text, this.#allowed);
        if (!target) break;
        const response = await this.#request(target, options, signal, visitor);
        if (typeof response !== 'string') return response;
        text = response;
      }
    } catch (error) {
      // Other errors are faults of the remote server.
      if (error instanceof FetchFailure) throw error;
    } finally {
      clearTimeout(timer);
      this.#open.delete(controller);
    }
    throw new FetchFailure('unreachable');
  }

  /** Aborts running fetches; they fail with `unreachable`. */
  close(): void {
    for (const controller of this.#open) controller.abort();
  }

  /** Sends one request. Returns the response, or the address of a redirect. */
  async #request(
    target: ShopAddress,
    options: FetchOptions,
    signal: AbortSignal,
    visitor: string | undefined,
  ): Promise<FetchResult | string> {
    const request = { owner: visitor ?? null, resource: target.host };
    const release = await this.#slots.acquire(request, signal);
    try {
      const connectSignal = AbortSignal.any([signal, AbortSignal.timeout(this.#times.connect)]);
      const opening = connectPinned(this.#network, this.#allowed, target, connectSignal);
      const socket = await untilAborted(opening, connectSignal);
      const response = await fetchOverSocket(target, socket, options.headers, signal);
      try {
        return redirectOf(target, response) ?? (await readResponse(target, response, options));
      } catch (error) {
        if (error instanceof FetchFailure || signal.aborted) throw error;
        // The server answered, but its body is broken or incomplete.
        throw new FetchFailure('unreadable');
      } finally {
        response.close();
      }
    } finally {
      release();
    }
  }
}

/** Rejects when the signal aborts; a connection that opens later is closed. */
async function untilAborted<T extends { destroy(): unknown }>(
  opening: Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => {
    opening.then(
      (socket) => socket.destroy(),
      () => {},
    );
    reject(new FetchFailure('unreachable'));
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([opening, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function redirectOf({ url }: ShopAddress, { status, headers }: SocketResponse): string | null {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return null;
  return URL.parse(headers.location, url)?.href ?? '';
}

async function readResponse(
  target: ShopAddress,
  response: SocketResponse,
  options: FetchOptions,
): Promise<FetchResult> {
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const result = { url: target.url.href, status: response.status, headers };
  if (response.status < 200 || response.status > 299) return { ...result, bytes: Buffer.alloc(0) };
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!options.types.test(type)) throw new FetchFailure('unreadable');
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  const bytes = await readBody(response.body, encoding, options);
  if (!bytes) throw new FetchFailure('unreadable');
  return { ...result, bytes };
}
