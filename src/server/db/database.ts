import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What a store queries with: outside a transaction, or inside one. */
export type Queries = Kysely<Schema> | Transaction<Schema>;
export type Tx = Transaction<Schema>;

/** The two databases look alike from here; `database.contract.test.ts` holds both to it. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads what is committed. */
  readonly read: Queries;
  /**
   * Runs `work` in a transaction; when the promise fulfils, its writes are durable, and when it
   * rejects, none of them happened. `work` may run again after a conflict with another writer,
   * and writes that arrive together may share a commit: it waits for nothing but the database.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Tells `listener` about notes that other processes sent with `announce`, or, where the
   * database can only say that something changed, calls it with `null`.
   */
  listen(listener: (note: string | null) => void): Promise<void>;
  announce(note: string): Promise<void>;
  /**
   * A number that is another one after every commit: at once after our own, within milliseconds after
   * those of other processes; null where asking for it takes as long as asking for what changed.
   */
  changeMark(): number | null;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
