import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The query builder of a store, outside or inside a transaction. */
export type Queries = Kysely<Schema> | Transaction<Schema>;
export type Tx = Transaction<Schema>;

/** Receives events of background work. */
export interface DatabaseEvents {
  /** a fault such as a broken connection */
  fault(error: Error): void;
  /** a message to the operator: what does not work, and what to do about it */
  warning(sentence: string): void;
}

/** Load figures of a database; each kind of database has some of them. */
export interface DatabaseLoad {
  /** writes that wait for the only writer */
  readonly waitingWrites?: number;
  readonly connections?: {
    readonly active: number;
    readonly idle: number;
    /** requests that wait for a connection */
    readonly waiting: number;
  };
}

/** The common interface of both databases. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Queries outside a transaction: they see what is committed. */
  readonly read: Queries;
  /**
   * Runs `work` in a transaction; when the promise fulfils, its writes are durable, and when it
   * rejects, none of them happened. `work` may run again after a conflict with another writer,
   * and writes that arrive together may share a commit; so it must await nothing but the database.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work`, which changes the schema, without a time limit. On SQLite it is one
   * transaction, and processes that start together run it one after the other; on PostgreSQL `work`
   * takes its own lock and transaction.
   */
  migrate(work: (db: Queries) => Promise<void>): Promise<void>;
  /**
   * Calls `listener` with each note that another process sent with `announce`; with null where it is only
   * known that something changed.
   */
  listen(listener: (note: string | null) => void): Promise<void>;
  /** Sends a note to the listeners in other processes. */
  announce(note: string): Promise<void>;
  /**
   * Returns whether this process is the one that does what only one of all on a database has to do. On
   * PostgreSQL it stays that one until it ends or loses its connection, then the next one that calls this becomes it; on
   * SQLite each process is. Call it after `listen`.
   */
  lead(): Promise<boolean>;
  /**
   * Returns a number that differs after every commit: at once after our own, within milliseconds after
   * those of other processes. Null where reading it takes as long as reading the data, and while it
   * cannot be read.
   */
  dataVersion(): number | null;
  /**
   * Keeps a copy of the database beside it, named after the migration that is going to change it. For use
   * within `migrate`. For PostgreSQL it does nothing: rights and space on disk are unknown.
   */
  keepCopy(migration: string): Promise<void>;
  /** Returns the path of the newest such copy that has no other migrations than these; null without one. */
  findCopy(migrations: readonly string[]): string | null;
  /** Deletes such copies from before `time`, in epoch milliseconds. */
  deleteCopiesBefore(time: number): void;
  load(): DatabaseLoad;
  /** Rejects when the database cannot be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
