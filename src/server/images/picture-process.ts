import { type ChildProcess, fork } from 'node:child_process';
import { Failure } from '../errors.ts';
import { nativeMemory } from '../process/native-memory.ts';
import type { PictureTasks, TaskKind, TaskReply } from './picture-tasks.ts';

/** Elapsed time of a task; its CPU time has a lower limit of its own. */
const maxTaskMs = 40_000;
/** Sent with `server.busy`. */
const retryAfterSeconds = 10;

interface Pending {
  readonly resolve: (reply: TaskReply) => void;
  readonly reject: (error: Failure) => void;
}

/** Default limit of CPU time per task. */
const maxCpuMs = 10_000;

/** One child process that works on pictures, one task at a time. */
export class PictureProcess {
  readonly #child: ChildProcess;
  #pending: Pending | null = null;
  #isAlive = true;
  /** resident memory after the last task, in bytes */
  rssBytes = 0;

  constructor() {
    this.#child = fork(new URL('./picture-process.main.ts', import.meta.url), {
      serialization: 'advanced',
      // Uploads are untrusted: the process gets no environment, and its output is not printed.
      env: nativeMemory,
      execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (reply: TaskReply) => {
      this.#settle((pending) => pending.resolve(reply));
    });
    // The system has no process or file handle left.
    this.#child.on('error', () => this.#end(busy()));
    this.#child.on('exit', (_code, signal) => {
      // SIGKILL: the process exceeded its limits, or the system is out of memory.
      this.#end(new Failure(signal === 'SIGKILL' ? 'image.too_large' : 'image.unreadable'));
    });
    this.#unref();
  }

  /** False once the process has ended. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Runs one task within `memoryBytes` and `cpuMs`, and returns its answer. Fails with the task's own code; with
   * `image.too_large` when it exceeds its time or memory, `image.unreadable` when the decoder
   * crashes, and `server.busy` when no process could be started or the machine is too slow.
   */
  async run<Kind extends TaskKind>(
    kind: Kind,
    task: PictureTasks[Kind]['task'],
    memoryBytes: number,
    cpuMs = maxCpuMs,
  ): Promise<PictureTasks[Kind]['answer']> {
    if (!this.#isAlive) throw busy();
    this.#child.ref();
    this.#child.channel?.ref();
    const timer = setTimeout(() => this.#end(busy()), maxTaskMs);
    const reply = await new Promise<TaskReply>((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#child.send({ ...task, kind, memoryBytes, cpuMs }, (error) => {
        if (error) this.#end(busy());
      });
    }).finally(() => {
      clearTimeout(timer);
      this.#unref();
    });
    if ('failure' in reply) throw new Failure(reply.failure);
    if ('error' in reply) throw new Error(reply.error);
    this.rssBytes = reply.rssBytes;
    return reply.answer as PictureTasks[Kind]['answer'];
  }

  /** Ends the process; a running task fails with `server.busy`. */
  kill(): void {
    this.#end(busy());
  }

  /** Lets the server exit while this process is idle. */
  #unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #settle(finish: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending) finish(pending);
  }

  #end(failure: Failure): void {
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
    this.#settle((pending) => pending.reject(failure));
  }
}

function busy(): Failure {
  return new Failure('server.busy', { retryAfter: retryAfterSeconds });
}
