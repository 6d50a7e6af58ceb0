import type { Queries, Tx } from '../db/database.ts';

/**
 * Says that a picture is kept, in the transaction that gives it to an item. A row that is there is
 * written again, which holds it until the commit: nobody can find it unused in between.
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
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ created_at: ({ ref }) => ref('images.created_at') }),
    )
    .execute();
}

/** Forgets those of the pictures that no item has any more; returns their keys. */
export async function deleteUnused(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // Waits for whoever is giving one of them to an item; what is seen next is what they committed.
  await tx
    .updateTable('images')
    .set(({ ref }) => ({ created_at: ref('images.created_at') }))
    .where('key', 'in', [...keys])
    .execute();
  const rows = await tx
    .deleteFrom('images')
    .where('key', 'in', [...keys])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('items').select('items.id').whereRef('items.image_key', '=', 'images.key'),
        ),
      ),
    )
    .returning('key')
    .execute();
  return rows.map((row) => row.key);
}

/** Some of the pictures that no item has; a crash before their release left them. */
export async function findUnused(db: Queries, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('items').select('items.id').whereRef('items.image_key', '=', 'images.key'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

export async function isKnownImage(db: Queries, key: string): Promise<boolean> {
  const row = await db.selectFrom('images').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}
