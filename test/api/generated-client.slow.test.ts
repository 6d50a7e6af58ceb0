import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { picture } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What another program may do with a client that was generated from the document: types are part of it. */
const program = `
import { ApiError, Wishbow } from './client';

export async function shareAList(BASE: string, image: Blob) {
  const { lists, items, claims } = new Wishbow({ BASE });
  const made = await lists.createWishlist({ requestBody: { name: 'Camping' } });
  const { adminToken } = made;
  const data = { title: 'Tent', maxQuantity: 2 };
  const owned = await items.addItem({ adminToken, formData: { data, image } });
  const [item] = owned.items;
  const itemId: string = item.id;
  const claim = (name: string, idempotencyKey: string) =>
    claims.claimItem({ guestToken: made.guestToken, requestBody: { itemId, claimerName: name }, idempotencyKey });
  const first = await claim('Ann', 'the-key-of-ann-0001');
  const again = await claim('Ann', 'the-key-of-ann-0001');
  await claim('Bob', 'the-key-of-bob-0001');
  const refusal = await claim('Eve', 'the-key-of-eve-0001').catch((error: unknown) => error);
  const receipt = await claims.readReceipt({ receipt: first.claim.receipt });
  await lists.eraseWishlist({ adminToken });
  const gone = await lists.readWishlist({ token: adminToken }).catch((error: unknown) => error);
  const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);
  return {
    hasPicture: item.imageKey !== null,
    isSameReceipt: first.claim.receipt === again.claim.receipt,
    refused: statusOf(refusal),
    title: receipt.item.title,
    gone: statusOf(gone),
  };
}

export async function mistakes(BASE: string) {
  const { lists } = new Wishbow({ BASE });
  // @ts-expect-error a name is text
  await lists.createWishlist({ requestBody: { name: 1 } });
  // @ts-expect-error there is no such part of a list
  return (await lists.createWishlist({ requestBody: {} })).password;
}
`;
interface Program {
  shareAList(origin: string, image: Blob): Promise<Record<string, unknown>>;
}

const folder = temporaryFolder(afterAll);
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = await app.listen();
  const input = await (await fetch(`${origin}/api/openapi.json`)).json();
  await generate({
    input,
    output: join(folder, 'client'),
    httpClient: 'fetch',
    clientName: 'Wishbow',
    useOptions: true,
  });
  writeFileSync(join(folder, 'program.ts'), program);
});
afterAll(async () => {
  await app.close();
});

test('a program with a generated client passes the type check', () => {
  const options = {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  const { stdout, status } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('a generated client makes a list, adds an item with a picture, claims it, and reads the receipt', async () => {
  const { shareAList } = (await import(join(folder, 'program.ts'))) as Program;
  expect(await shareAList(origin, await picture('png', { width: 300, height: 200 }))).toEqual({
    hasPicture: true,
    isSameReceipt: true,
    refused: 409,
    title: 'Tent',
    gone: 404,
  });
});
