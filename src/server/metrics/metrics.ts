import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../../domain/product.ts';
import type { AnsweredRequest } from '../answered-request.ts';
import type { DatabaseLoad } from '../db/database.ts';

/** Upper bounds of the latency histogram, in seconds. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of one server, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #latency: Histogram<'method' | 'route' | 'status'>;
  readonly #cached: Counter<'route'>;
  readonly #claims: Counter<'outcome'>;
  readonly #pictureStore: Histogram<'operation' | 'outcome'>;
  readonly #streams: Gauge;
  readonly #refusedStreams: Counter<'reason'>;

  /** `load` is called whenever the figures are read. */
  constructor(load: () => DatabaseLoad) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#latency = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered requests by route, and the time until the answer was sent; event streams are not in it.',
      labelNames: ['method', 'route', 'status'],
      buckets: latencyBuckets,
      registers,
    });
    this.#cached = new Counter({
      name: 'wishbow_cached_responses_total',
      help: 'Requests that were answered from the response cache.',
      labelNames: ['route'],
      registers,
    });
    this.#claims = new Counter({
      name: 'wishbow_claims_total',
      help: 'Claims that were won, and claims of items that somebody else had claimed.',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of ['won', 'lost']) this.#claims.inc({ outcome }, 0);
    this.#pictureStore = new Histogram({
      name: 'wishbow_picture_store_duration_seconds',
      help: 'Calls of the folder or bucket that has the pictures, by operation and outcome, and their time.',
      labelNames: ['operation', 'outcome'],
      buckets: latencyBuckets,
      registers,
    });
    this.#streams = new Gauge({
      name: 'wishbow_open_event_streams',
      help: 'Pages that are told of changes.',
      registers,
    });
    this.#refusedStreams = new Counter({
      name: 'wishbow_refused_event_streams_total',
      help: 'Pages that ask every 30 seconds instead, because too many streams were open in all or of their visitor.',
      labelNames: ['reason'],
      registers,
    });
    for (const reason of ['all', 'visitor']) this.#refusedStreams.inc({ reason }, 0);
    const build = new Gauge({
      name: 'wishbow_build_info',
      help: 'The release, as a label.',
      labelNames: ['version'],
      registers,
    });
    build.set({ version: productVersion }, 1);
    this.#addDatabase(load);
  }

  #addDatabase(load: () => DatabaseLoad): void {
    const registers: [] = [];
    const add = (gauge: Gauge<'state'>) => this.#registry.registerMetric(gauge);
    const { waitingWrites, connections } = load();
    if (waitingWrites !== undefined) {
      add(
        new Gauge({
          name: 'wishbow_waiting_writes',
          help: 'Writes that wait for the embedded database.',
          registers,
          collect() {
            this.set(load().waitingWrites ?? 0);
          },
        }),
      );
    }
    if (connections === undefined) return;
    add(
      new Gauge({
        name: 'wishbow_database_connections',
        help: 'Connections of the pool to PostgreSQL, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { active = 0, idle = 0, waiting = 0 } = load().connections ?? {};
          this.set({ state: 'active' }, active);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      }),
    );
  }

  /** Adds whether Redis is reachable; `isReachable` is called whenever the figures are read. */
  watchRedis(isReachable: () => boolean): void {
    const gauge = new Gauge({
      name: 'wishbow_redis_up',
      help: 'Whether visitors are counted for all servers together (1) or by each server for itself (0).',
      registers: [],
      collect() {
        this.set(isReachable() ? 1 : 0);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  countRequest({ method, route, status, milliseconds, isCached }: AnsweredRequest): void {
    this.#latency.observe({ method, route, status }, milliseconds / 1000);
    if (isCached) this.#cached.inc({ route });
  }

  countClaim(outcome: 'won' | 'lost'): void {
    this.#claims.inc({ outcome });
  }

  /** Runs a call of the picture store and counts it with its time, as `done` or `failed`. */
  async timePictureStore<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const stop = this.#pictureStore.startTimer({ operation });
    try {
      const result = await work();
      stop({ outcome: 'done' });
      return result;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  }

  /** A stream was opened (1) or ended (-1). */
  countStream(change: 1 | -1): void {
    this.#streams.inc(change);
  }

  /** A stream was refused, because of the limit for all or for its visitor. */
  countRefusedStream(reason: 'all' | 'visitor'): void {
    this.#refusedStreams.inc({ reason });
  }

  /** Returns all figures in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
