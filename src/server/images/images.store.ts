import type { Queries, Tx } from '../db/database.ts';

/** Says that a picture is kept, in the transaction that gives it to an item. */
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
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Forgets those of the pictures that no item has any more; returns their keys. */
export async function deleteUnused(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
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

export async function isKnownImage(db: Queries, key: string): Promise<boolean> {
  const row = await db.selectFrom('images').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}
