import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from './postgres.ts';

test('each test file gets its own PostgreSQL database', async () => {
  const server = inject('postgresUrl');
  const [first, second] = await Promise.all([
    createDatabase(server, 'own'),
    createDatabase(server, 'own'),
  ]);
  await query(first, 'create table gifts (name text)');
  await query(first, "insert into gifts values ('kite')");
  expect(await query(first, 'select name from gifts')).toEqual([{ name: 'kite' }]);
  await expect(query(second, 'select name from gifts')).rejects.toThrow('does not exist');
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
