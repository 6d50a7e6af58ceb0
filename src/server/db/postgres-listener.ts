import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backoffMs, type Delays } from '../concurrency/backoff.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import type { DatabaseEvents } from './database.ts';
import { connectionSettings } from './postgres-pool.ts';

/** Delays before LISTEN is established again after its connection broke. */
const reconnectDelays: Delays = { min: 250, max: 15_000 };
/** Interval at which the listening connection has to answer, so that a dead one is noticed. */
const checkIntervalMs = 30_000;
/** A notification that we sent ourselves has to arrive within this time. */
const deliveryTimeoutMs = 5000;
const closeTimeoutMs = 1000;
/** The advisory lock of the process that leads: an arbitrary number that nothing else locks. */
const leaderLock = 7_316_004;
/** Begins a notification that only checks whether notifications arrive. */
const checkPrefix = 'check ';

const noDelivery =
  'PostgreSQL does not deliver notifications: pages that are open on one server do not show what ' +
  'happens on another. A connection pooler in transaction mode does this; give DATABASE_LISTEN_URL ' +
  'an address that leads to PostgreSQL itself.';

export interface ListenerOptions {
  readonly url: string;
  /** also for the statements of this connection */
  readonly connectTimeoutMs: number;
  readonly channel: string;
  /** sends a notification over the connections that everything else uses */
  readonly notify: (payload: string) => Promise<void>;
  readonly events: DatabaseEvents;
}

/**
 * Receives the notifications of a channel on one connection of its own, and replaces that connection
 * when it breaks: one attempt at a time, each later than the one before.
 */
export class PostgresListener {
  readonly #options: ListenerOptions;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #connection: Connection | undefined;
  #awaited: { readonly payload: string; readonly arrived: () => void } | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /**
   * Calls `listener` with each payload, and with null after a new connection replaced a lost one,
   * since what was sent meanwhile is lost. Rejects with `StorageUnavailable` if the first connection fails.
   */
  async start(listener: (payload: string | null) => void): Promise<void> {
    const receive = (payload: string) => {
      if (payload === this.#awaited?.payload) this.#awaited.arrived();
      if (!payload.startsWith(checkPrefix)) listener(payload);
    };
    const first = await this.#connect(receive).catch((error: unknown) => {
      throw new StorageUnavailable('database', error);
    });
    this.#running = this.#keepListening(first, receive, () => listener(null));
  }

  /** Whether this connection has the lock of which there is one in a database; false without a connection. */
  async lead(): Promise<boolean> {
    return (await this.#connection?.lead()) ?? false;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #keepListening(
    first: Connection,
    receive: (payload: string) => void,
    replaced: () => void,
  ): Promise<void> {
    const { signal } = this.#closing;
    let connection: Connection | undefined = first;
    let failures = 0;
    while (!signal.aborted) {
      if (connection) {
        failures = 0;
        void this.#checkDelivery();
        const fault = await connection.lost(signal);
        this.#connection = undefined;
        if (signal.aborted) return;
        if (fault) this.#options.events.fault(fault);
      }
      const delay = backoffMs(failures, reconnectDelays);
      failures += 1;
      await sleep(delay, undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      // A failure here is the same one that the queries of visitors report.
      connection = await this.#connect(receive).catch(() => undefined);
      if (connection) replaced();
    }
    await connection?.end();
  }

  async #connect(receive: (payload: string) => void): Promise<Connection> {
    const { url, channel, connectTimeoutMs } = this.#options;
    const connection = new Connection(url, connectTimeoutMs, receive);
    try {
      await connection.listen(channel);
      this.#connection = connection;
      return connection;
    } catch (error) {
      await connection.end();
      throw error;
    }
  }

  /** Warns when a notification of our own does not arrive. */
  async #checkDelivery(): Promise<void> {
    const payload = checkPrefix + randomUUID();
    const { promise: arrival, resolve: arrived } = Promise.withResolvers<true>();
    this.#awaited = { payload, arrived: () => arrived(true) };
    try {
      await this.#options.notify(payload);
    } catch {
      return; // Nothing was sent, so nothing can be concluded.
    }
    const { signal } = this.#closing;
    const late = sleep(deliveryTimeoutMs, false, { ref: false, signal }).catch(() => true);
    const hasArrived = await Promise.race([arrival, late]);
    // A newer connection has started its own check.
    if (this.#awaited.payload !== payload) return;
    if (!hasArrived) this.#options.events.warning(noDelivery);
  }
}

/** One connection that listens, until it breaks or stops answering. */
class Connection {
  readonly #client: pg.Client;
  #isLeader = false;
  readonly #fault = Promise.withResolvers<Error | undefined>();

  constructor(url: string, timeoutMs: number, receive: (payload: string) => void) {
    this.#client = new pg.Client({
      ...connectionSettings(url, timeoutMs),
      query_timeout: timeoutMs,
    });
    this.#client.on('error', (error) => this.#fault.resolve(error));
    this.#client.on('end', () => this.#fault.resolve(undefined));
    this.#client.on('notification', ({ payload }) => receive(payload ?? ''));
  }

  async listen(channel: string): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  /** Takes the lock of the leader, which goes with this connection; false when another one has it. */
  async lead(): Promise<boolean> {
    if (this.#isLeader) return true;
    const { rows } = await this.#client.query<{ leads: boolean }>(
      `select pg_try_advisory_lock(${leaderLock}) as leads`,
    );
    this.#isLeader = rows[0]?.leads === true;
    return this.#isLeader;
  }

  /** Fulfils when the connection is lost, with the reason if there is one, or when `signal` aborts. */
  async lost(signal: AbortSignal): Promise<Error | undefined> {
    const check = setInterval(() => {
      this.#client.query('select 1').catch((error: Error) => this.#fault.resolve(error));
    }, checkIntervalMs).unref();
    const stop = () => this.#fault.resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
    const fault = await this.#fault.promise;
    signal.removeEventListener('abort', stop);
    clearInterval(check);
    await this.end();
    return fault;
  }

  /** Closes the connection; a server that does not answer is not waited for. */
  async end(): Promise<void> {
    const closed = this.#client.end().catch(() => {});
    await Promise.race([closed, sleep(closeTimeoutMs, undefined, { ref: false })]);
  }
}
