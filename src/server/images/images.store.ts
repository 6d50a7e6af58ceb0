import type { ExpressionBuilder } from 'kysely';
import type { Queries, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Which encoder made the bytes of a picture. Rows of earlier releases are `unknown` and may be the upload
 * itself.
 */
export type Encoding = 'unknown' | 'own' | 'unreadable';

/**
 * Writes the row of a picture, in the transaction that gives it to an item. An existing row is written
 * again, which locks it until the commit: nobody can delete it as unused meanwhile.
 */
export async function insertImage(
  tx: Tx,
  image: { key: string; bytes: number; widths: readonly number[]; now: number },
): Promise<void> {
  await tx
    .insertInto('images')
    .values({
      key: image.key,
      bytes: image.bytes,
      widths: image.widths.join(','),
      created_at: image.now,
      encoding: 'own' satisfies Encoding,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ created_at: ({ ref }) => ref('images.created_at') }),
    )
    .execute();
}

/** The condition on a row of `images` that no item has the picture. */
const isUnused = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'images'>) =>
  not(
    exists(selectFrom('items').select('items.id').whereRef('items.image_key', '=', 'images.key')),
  );

/** Deletes the rows of those pictures that no item has. Returns their keys. */
export async function deleteUnused(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // Waits for transactions that give one of them to an item, so that the next statement sees their commit.
  await tx
    .updateTable('images')
    .set(({ ref }) => ({ created_at: ref('images.created_at') }))
    .where('key', 'in', [...keys])
    .execute();
  const rows = await tx
    .deleteFrom('images')
    .where('key', 'in', [...keys])
    .where(isUnused)
    .returning('key')
    .execute();
  return rows.map((row) => row.key);
}

/**
 * Looks at `limit` pictures in the order of their keys, from the first after `after`. Returns those that no item has,
 * which a crash can leave, and the last key; undefined when there is no further picture.
 */
export async function findUnusedAfter(
  db: Queries,
  after: string,
  limit: number,
): Promise<{ readonly unused: string[]; readonly last: string } | undefined> {
  const rows = await db
    .selectFrom('images')
    .select((select) => ['key', isUnused(select).as('isUnused')])
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
  const last = rows.at(-1)?.key;
  if (last === undefined) return undefined;
  return { unused: rows.flatMap((row) => (row.isUnused ? [row.key] : [])), last };
}

const selectShown = prepared((db, { key }: { key: string }) =>
  db
    .selectFrom('items')
    .innerJoin('wishlists', 'wishlists.id', 'items.wishlist_id')
    .select('items.id')
    .where('items.image_key', '=', key)
    .where('wishlists.taken_down_at', 'is', null)
    .limit(1),
);

/** Returns whether an item of a list that was not taken down has the picture. */
export async function isShownImage(db: Queries, key: string): Promise<boolean> {
  return (await selectShown(db, { key })).length > 0;
}

/** Returns who encoded a picture; null when there is no such picture. */
export async function readEncoding(db: Queries, key: string): Promise<Encoding | null> {
  const row = await db
    .selectFrom('images')
    .select('encoding')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? (row.encoding as Encoding) : null;
}

/** Returns the keys of at most `limit` pictures whose encoder is unknown. */
export async function findForeignEncodings(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where('encoding', '=', 'unknown' satisfies Encoding)
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

/** Stores who encoded a picture, and the size of its files in bytes where that changed. */
export async function updateEncoding(
  tx: Tx,
  key: string,
  encoding: Encoding,
  bytes?: number,
): Promise<void> {
  await tx.updateTable('images').set({ encoding, bytes }).where('key', '=', key).execute();
}

const selectKnown = prepared((db, { key }: { key: string }) =>
  db.selectFrom('images').select('key').where('key', '=', key),
);

/** Returns whether the database has a row for this picture. */
export async function isKnownImage(db: Queries, key: string): Promise<boolean> {
  return (await selectKnown(db, { key })).length > 0;
}

/** Returns those of the pictures for which the database has a row. */
export async function knownImages(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return new Set(rows.map((row) => row.key));
}
