import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageWidth } from '../../domain/limits.ts';
import { Semaphore } from '../concurrency/semaphore.ts';
import { Failure } from '../errors.ts';
import type { OgImageContent } from '../og-images/draw-og-image.ts';
import type { Requester } from '../requester.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { checkPictureFormat } from './picture-format.ts';
import { PictureProcess } from './picture-process.ts';
import type { PictureWidths } from './process-picture.ts';

/** Memory for decoding and encoding one picture. */
const maxTaskBytes = 512 * 1024 * 1024;
/** Memory for all pictures together, so that a small one need not wait for a large one. */
const maxTotalBytes = 640 * 1024 * 1024;
/** Memory for an Open Graph image or an AVIF, whose sources are small. */
const smallTaskBytes = 160 * 1024 * 1024;
/** Pictures worked on at the same time, each in a process of its own. */
const maxProcesses = 2;
/** A picture that waits longer is refused. */
const maxWaitMs = 30_000;
/** An idle process ends after this time. */
const idleTimeoutMs = 10_000;
/** Interval at which `idle` checks for uploads. */
const idlePollMs = 50;
/** A process with more resident memory after a task ends at once. */
const maxIdleRssBytes = 144 * 1024 * 1024;

/**
 * Decodes, encodes and draws pictures in child processes, with bounds for time, memory and queue.
 * Each visitor has at most one running task, so that none has to wait for all uploads of another.
 */
export class PictureProcessor {
  readonly #slots = new Semaphore({
    capacity: maxProcesses,
    capacityPerOwner: 1,
    maxWaiting: 200,
    maxWaitingPerOwner: 50,
  });
  readonly #memory = new Semaphore({
    capacity: maxTotalBytes,
    capacityPerOwner: maxTotalBytes,
    maxWaiting: maxProcesses,
    maxWaitingPerOwner: maxProcesses,
  });
  readonly #all = new Set<PictureProcess>();
  readonly #idle: { readonly process: PictureProcess; readonly timer: NodeJS.Timeout }[] = [];
  readonly #tracing: Tracing | null;
  #isClosed = false;

  constructor(tracing: Tracing | null = null) {
    this.#tracing = tracing;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#slots.waiting;
  }

  /** Resolves when no task is running or waiting. */
  async idle(): Promise<void> {
    while (this.#slots.isBusy) await sleep(idlePollMs, undefined, { ref: false });
  }

  /**
   * Returns an upload as WebP in every width. `keepAsLargest` is for bytes that this encoder made. Fails with
   * `image.too_large`, `image.unsupported_type`, `image.unreadable` or `server.busy`.
   */
  async encode(
    upload: Buffer,
    { visitor, signal }: Requester,
    { keepAsLargest = false } = {},
  ): Promise<PictureWidths> {
    checkPictureFormat(upload);
    return this.#inProcess('encode picture', visitor, signal, async (process) => {
      const bytes = await process.run('inspect', { upload }, 0);
      if (bytes > maxTaskBytes) throw new Failure('image.too_large');
      const release = await this.#memory.acquire({ owner: visitor, weight: bytes }, signal);
      try {
        return await process.run('encode', { keepAsLargest }, bytes);
      } finally {
        release();
      }
    });
  }

  /** Returns a stored WebP as AVIF in one width. Fails with `server.busy`. */
  encodeAvif(webp: Buffer, width: ImageWidth): Promise<Buffer> {
    return this.#inProcess('encode picture as AVIF', 'avif', undefined, (process) =>
      process.run('avif', { webp, width }, smallTaskBytes),
    );
  }

  /** Returns the Open Graph image of a list as JPEG; `folder` has the parts from the build. Fails with `server.busy`. */
  drawOgImage(folder: string, content: OgImageContent, { visitor, signal }: Requester) {
    return this.#inProcess('draw preview', visitor, signal, (process) =>
      process.run('og-image', { folder, content }, smallTaskBytes),
    );
  }

  /** Ends all processes; running tasks fail with `server.busy`. */
  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer);
    for (const process of this.#all) process.kill();
    this.#all.clear();
  }

  #inProcess<T>(
    name: string,
    owner: string,
    signal: AbortSignal | undefined,
    work: (process: PictureProcess) => Promise<T>,
  ): Promise<T> {
    return inSpan(this.#tracing, { name, kind: 'internal' }, () =>
      this.#waitForProcess(owner, signal, work),
    );
  }

  async #waitForProcess<T>(
    owner: string,
    signal: AbortSignal | undefined,
    work: (process: PictureProcess) => Promise<T>,
  ): Promise<T> {
    const waiting = AbortSignal.timeout(maxWaitMs);
    const releaseSlot = await this.#slots.acquire(
      { owner },
      signal ? AbortSignal.any([signal, waiting]) : waiting,
    );
    try {
      if (this.#isClosed) throw new Failure('server.busy');
      const process = this.#acquireProcess();
      return await work(process).finally(() => this.#releaseProcess(process));
    } finally {
      releaseSlot();
    }
  }

  #acquireProcess(): PictureProcess {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.process.isAlive) return idle.process;
      this.#all.delete(idle.process);
    }
    const process = new PictureProcess();
    this.#all.add(process);
    return process;
  }

  #releaseProcess(process: PictureProcess): void {
    if (!process.isAlive || this.#isClosed || process.rssBytes > maxIdleRssBytes) {
      this.#end(process);
      return;
    }
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((idle) => idle.process === process);
      if (index !== -1) this.#idle.splice(index, 1);
      this.#end(process);
    }, idleTimeoutMs).unref();
    this.#idle.push({ process, timer });
  }

  #end(process: PictureProcess): void {
    this.#all.delete(process);
    process.kill();
  }
}
