import type { Database } from '../db/database.ts';

/** The secret of this name; `value` becomes it when there is none yet, whoever is first. */
export async function keepSecret(
  database: Database,
  { name, value, now }: { name: string; value: string; now: number },
): Promise<string> {
  const find = () =>
    database.read.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await database.write(async (tx) => {
    await tx
      .insertInto('secrets')
      .values({ name, value, created_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
  return (await find())?.value ?? value;
}
