import { Failure } from '../errors.ts';

/** Limits of a semaphore; weights have the unit that its requests use. */
export interface SemaphoreLimits {
  /** total weight that may be held at the same time */
  readonly capacity: number;
  /** weight that one owner may hold at the same time */
  readonly capacityPerOwner: number;
  /** weight that may be held of one resource at the same time; without it resources are not counted */
  readonly capacityPerResource?: number;
  /** requests that may wait; the next one is refused */
  readonly maxWaiting: number;
  /** requests of one owner that may wait; the next one is refused */
  readonly maxWaitingPerOwner: number;
  /** makes the error of a refused request; `server.busy` by default */
  readonly refuse?: (reason: SemaphoreRefusal) => Error;
}

/** Which limit was reached: of the owner or of the whole; `aborted`: the signal aborted while waiting. */
export type SemaphoreRefusal = 'owner' | 'capacity' | 'aborted';

/** A request for a part of the capacity. */
export interface SemaphoreRequest {
  /** who has a limit of their own; null: only the common limits apply */
  readonly owner: string | null;
  /** what has a limit of its own, such as a host */
  readonly resource?: string;
  /** 1 by default; a weight above a limit counts as that limit */
  readonly weight?: number;
}

interface WeightedRequest {
  readonly owner: string | null;
  readonly resource: string | undefined;
  readonly weight: number;
}

interface WaitingRequest extends WeightedRequest {
  readonly start: () => void;
}

/** Seconds after which a refused request may try again. */
const retryAfterSeconds = 10;

/**
 * A weighted semaphore that serves its owners in turn: an owner with many waiting requests delays only
 * itself. A request that is next in turn and too heavy for the free capacity blocks the others, so light
 * requests cannot starve it. One that waits for the limit of its owner or resource blocks nobody.
 */
export class Semaphore {
  readonly #limits: SemaphoreLimits;
  readonly #heldByOwner = new Map<string, number>();
  readonly #heldByResource = new Map<string, number>();
  /** by owner, in round-robin order: an owner that was served moves to the end */
  readonly #waiting = new Map<string | null, WaitingRequest[]>();
  #held = 0;
  #waitingTotal = 0;

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /** True while anything is held or waiting. */
  get isBusy(): boolean {
    return this.#held > 0 || this.#waitingTotal > 0;
  }

  /** True while a request waits only for the common capacity. */
  get isFull(): boolean {
    return this.#waiting.values().some((own) => this.#nextOf(own) !== undefined);
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waitingTotal;
  }

  /**
   * Waits for a part of the capacity. Returns the function that releases it; calling it again does
   * nothing. Fails with the error of `refuse` (by default `server.busy`) when too many requests wait
   * already, or when `signal` aborts while this one waits.
   */
  async acquire(
    { owner, resource, weight = 1 }: SemaphoreRequest,
    signal?: AbortSignal,
  ): Promise<() => void> {
    const maxWeight = Math.min(this.#limits.capacity, this.#capacityOf(owner));
    const counted = { owner, resource, weight: Math.min(weight, maxWeight) };
    const own = this.#waiting.get(owner) ?? [];
    if (signal?.aborted) throw this.#refusal('aborted');
    const isFirstOfOwner = !own.some((waiting) => waiting.resource === resource);
    if (isFirstOfOwner && this.#fits(counted) && !this.isFull) return this.#hold(counted);
    if (this.#isQueueFull(owner, own.length)) {
      throw this.#refusal(this.#fitsOwner(counted) ? 'capacity' : 'owner');
    }
    return this.#wait(counted, own, signal);
  }

  #isQueueFull(owner: string | null, waitingOfOwner: number): boolean {
    const { maxWaiting, maxWaitingPerOwner } = this.#limits;
    if (this.#waitingTotal >= maxWaiting) return true;
    return owner !== null && waitingOfOwner >= maxWaitingPerOwner;
  }

  #wait(
    counted: WeightedRequest,
    own: WaitingRequest[],
    signal: AbortSignal | undefined,
  ): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#remove(waiting);
        // It may have blocked others.
        this.#serve();
        reject(this.#refusal('aborted'));
      };
      const start = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve(this.#hold(counted));
      };
      const waiting: WaitingRequest = { ...counted, start };
      own.push(waiting);
      this.#waiting.set(counted.owner, own);
      this.#waitingTotal += 1;
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#serve();
    });
  }

  #capacityOf(owner: string | null): number {
    return owner === null ? this.#limits.capacity : this.#limits.capacityPerOwner;
  }

  #fits(request: WeightedRequest): boolean {
    return (
      this.#fitsOwner(request) &&
      this.#fitsResource(request) &&
      this.#held + request.weight <= this.#limits.capacity
    );
  }

  #fitsOwner({ owner, weight }: WeightedRequest): boolean {
    const held = owner === null ? 0 : (this.#heldByOwner.get(owner) ?? 0);
    return held + weight <= this.#capacityOf(owner);
  }

  #fitsResource({ resource, weight }: WeightedRequest): boolean {
    const { capacityPerResource } = this.#limits;
    if (resource === undefined || capacityPerResource === undefined) return true;
    return (this.#heldByResource.get(resource) ?? 0) + weight <= capacityPerResource;
  }

  /** Returns the next request of an owner: the first one whose resource is free. */
  #nextOf(own: readonly WaitingRequest[]): WaitingRequest | undefined {
    const next = own.find((waiting) => this.#fitsResource(waiting));
    return next && this.#fitsOwner(next) ? next : undefined;
  }

  #hold(request: WeightedRequest): () => void {
    this.#add(request, request.weight);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#add(request, -request.weight);
      this.#serve();
    };
  }

  #add({ owner, resource }: WeightedRequest, weight: number): void {
    if (owner !== null) add(this.#heldByOwner, owner, weight);
    if (resource !== undefined) add(this.#heldByResource, resource, weight);
    this.#held += weight;
  }

  #serve(): void {
    for (const [owner, own] of this.#waiting) {
      const next = this.#nextOf(own);
      if (!next) continue;
      if (!this.#fits(next)) return;
      this.#remove(next);
      if (own.length > 0) {
        this.#waiting.delete(owner);
        this.#waiting.set(owner, own);
      }
      next.start();
    }
  }

  #remove(waiting: WaitingRequest): void {
    const own = this.#waiting.get(waiting.owner);
    const index = own?.indexOf(waiting) ?? -1;
    if (!own || index === -1) return;
    own.splice(index, 1);
    this.#waitingTotal -= 1;
    if (own.length === 0) this.#waiting.delete(waiting.owner);
  }

  #refusal(reason: SemaphoreRefusal): Error {
    const { refuse } = this.#limits;
    return refuse?.(reason) ?? new Failure('server.busy', { retryAfter: retryAfterSeconds });
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
