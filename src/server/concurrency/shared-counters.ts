import type { Redis } from 'ioredis';
import { backoffMs, type Delays } from './backoff.ts';

/** Longest wait for one count: a request waits for it. */
const countTimeoutMs = 250;
/** Longest wait for a connection, which the start of the server waits for once. */
const connectTimeoutMs = 1000;
/** A connection on which an answer is outstanding for so long is replaced. */
const silenceTimeoutMs = 5000;
const reconnectDelays: Delays = { min: 250, max: 15_000 };
/** After a failed count, one request in this time tries again; all others do not wait. */
const retryIntervalMs = 1000;
const prefix = 'wishbow:rate:';

/** How often something was counted in the current window, and the milliseconds until the window ends. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Receives whether the counters are reachable, whenever that changes; `reason` is undefined when they are. */
export type ReachableListener = (reason: Error | undefined) => void;

/**
 * Counters in Redis or Valkey that all servers of a site share, each for a window of time. While they cannot
 * be reached, `count` returns null at once or within 250 ms; it never rejects.
 */
export class SharedCounters {
  readonly #redis: Redis;
  readonly #listener: ReachableListener;
  /** undefined until it is known */
  #isUp: boolean | undefined;
  #retryAt = 0;

  private constructor(redis: Redis, listener: ReachableListener) {
    this.#redis = redis;
    this.#listener = listener;
    redis.on('ready', () => this.#set(undefined));
    redis.on('error', (error: Error) => this.#set(error));
    redis.on('close', () => this.#set(new Error('the connection was closed')));
  }

  /** Connects to the server at `url`; when it is away, that is repeated in the background. */
  static async open(url: string, listener: ReachableListener): Promise<SharedCounters> {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: connectTimeoutMs,
      commandTimeout: countTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      // What cannot be asked now is counted by this server instead.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => backoffMs(times, reconnectDelays),
      connectionName: 'wishbow',
    });
    const counters = new SharedCounters(redis, listener);
    await redis.connect().catch(() => {});
    return counters;
  }

  get isReachable(): boolean {
    return this.#isUp === true;
  }

  /** Counts one more of `name` within `windowMs` milliseconds since the first; null: it could not be counted. */
  async count(name: string, windowMs: number): Promise<Count | null> {
    if (!this.#mayAsk()) return null;
    try {
      const key = prefix + name;
      const replies = await this.#redis
        .multi()
        .set(key, 0, 'PX', windowMs, 'NX')
        .incr(key)
        .pttl(key)
        .exec();
      const fault = replies?.find(([error]) => error)?.[0];
      if (fault) throw fault;
      this.#set(undefined);
      return { current: Number(replies?.[1]?.[1]), ttl: Number(replies?.[2]?.[1]) };
    } catch (error) {
      this.#retryAt = performance.now() + retryIntervalMs;
      this.#set(error as Error);
      return null;
    }
  }

  close(): void {
    this.#redis.removeAllListeners('close');
    this.#redis.disconnect();
  }

  #mayAsk(): boolean {
    if (this.#redis.status !== 'ready') return false;
    if (this.#isUp) return true;
    const now = performance.now();
    if (now < this.#retryAt) return false;
    this.#retryAt = now + retryIntervalMs;
    return true;
  }

  #set(fault: Error | undefined): void {
    const isUp = fault === undefined;
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.#listener(fault);
  }
}
