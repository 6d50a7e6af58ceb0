import type { Kysely } from 'kysely';
import type { Tx } from './database.ts';
import type { Schema } from './schema.ts';

interface Waiting {
  run(tx: Tx): Promise<void>;
  settle(): void;
  reject(error: unknown): void;
}

/** A point inside the transaction to go back to, on the connection that writes. */
export interface Savepoint {
  begin(): void;
  rollback(): void;
  release(): void;
}

/** More than this in one commit would make the first of them wait. */
const largestBatch = 128;

/**
 * One writer for an embedded database. Writes that are waiting when a commit begins share it,
 * each in a savepoint of its own: a durable commit costs a disk flush, so a crowd pays for one.
 */
export class WriteQueue {
  readonly #db: Kysely<Schema>;
  readonly #savepoint: Savepoint;
  #waiting: Waiting[] = [];
  #working = false;
  /** called after every commit, before anybody is told of it */
  onCommit: () => void = () => {};

  constructor(db: Kysely<Schema>, savepoint: Savepoint) {
    this.#db = db;
    this.#savepoint = savepoint;
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const savepoint = this.#savepoint;
    return new Promise<T>((resolve, reject) => {
      let settle: () => void = () => {};
      this.#waiting.push({
        async run(tx) {
          savepoint.begin();
          try {
            const result = await work(tx);
            settle = () => resolve(result);
          } catch (error) {
            savepoint.rollback();
            settle = () => reject(error);
          }
          savepoint.release();
        },
        settle: () => settle(),
        reject,
      });
      if (!this.#working) {
        this.#working = true;
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch);
      try {
        await this.#db.transaction().execute(async (tx) => {
          for (const each of batch) await each.run(tx);
        });
        this.onCommit();
        for (const each of batch) each.settle();
      } catch (error) {
        // The transaction itself failed (disk full, database locked): nothing of it happened.
        for (const each of batch) each.reject(error);
      }
      // Let the answers leave and the next requests arrive before the next commit.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    this.#working = false;
  }
}
