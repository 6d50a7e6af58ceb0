import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { failureStatus } from '../../../src/contract/failures.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { ApiClient, type Reply } from '../../support/client.ts';
import { picture } from '../../support/pictures.ts';

interface Answer {
  content?: Record<string, { schema: object }>;
}

interface Document {
  openapi: string;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, Answer>;
    parameters: Record<string, { name: string }>;
  };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        tags: string[];
        parameters: { $ref?: string; name?: string; in?: string }[];
        responses: Record<string, Answer | { $ref: string }>;
        requestBody?: { content: object };
      }
    >
  >;
}

let app: TestApp;
let api: ApiClient;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  api = app.api;
  document = (await api.call<Document>('GET', '/api/openapi.json')).body;
});
afterAll(() => app.close());

const ajv = new Ajv2020({ strict: false, validateFormats: false });

function answerOf(answer: Answer | { $ref: string } | undefined): Answer | undefined {
  if (!answer || !('$ref' in answer)) return answer;
  return document.components.responses[answer.$ref.split('/').at(-1) ?? ''];
}

function expectDocumented(method: string, path: string, reply: Reply<unknown>): void {
  const operation = document.paths[path]?.[method];
  const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = answerOf(operation?.responses[String(reply.status)])?.content?.[type]?.schema;
  expect(schema, `${method} ${path} ${reply.status} is documented`).toBeDefined();
  // References lead into the document, which is therefore around the schema.
  const valid = ajv.validate({ ...schema, components: document.components }, reply.body);
  expect(ajv.errors ?? [], `${method} ${path} ${reply.status}`).toEqual([]);
  expect(valid).toBe(true);
}

test('the document is OpenAPI 3.1 and names every call of the contract', () => {
  expect(document.openapi).toBe('3.1.0');
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(written.toSorted()).toEqual(expected.toSorted());
});

test('every answer matches its documented schema', async () => {
  const created = await api.create({ name: 'Mara' });
  expectDocumented('post', '/api/wishlist/create', created);
  const { adminToken, guestToken } = created.body;
  const items = '/api/wishlist/{adminToken}/items';
  const added = await api.addItem(
    adminToken,
    { title: 'Kite', maxQuantity: 2 },
    await picture('png'),
  );
  expectDocumented('post', items, added);
  const id = added.body.items[0]?.id ?? '';
  expectDocumented('put', items, await api.updateItem(adminToken, { id, title: 'Drum' }));
  expectDocumented('put', items, await api.updateItem(adminToken, { id, title: '' }));
  expectDocumented(
    'post',
    '/api/wishlist/update/{adminToken}',
    await api.update(adminToken, { surprise: true }),
  );
  expectDocumented(
    'post',
    '/api/wishlist/update/{adminToken}',
    await api.update(adminToken, { name: ' ' }),
  );
  const claim = '/api/wishlist/claim/{guestToken}';
  const claimed = await api.claim(guestToken, id, 'Ann');
  expectDocumented('post', claim, claimed);
  const { receipt, id: claimId } = claimed.body.claim;
  expectDocumented('get', '/api/wishlist/claim/receipt/{receipt}', await api.receipt(receipt));
  await api.updateItem(adminToken, { id, title: 'Big drum' });
  expectDocumented('get', '/api/wishlist/claim/receipt/{receipt}', await api.receipt(receipt));
  expectDocumented('get', '/api/wishlist/claim/receipt/{receipt}', await api.receipt('x'));
  await api.claim(guestToken, id, 'Bob');
  expectDocumented('post', claim, await api.claim(guestToken, id, 'Eve'));
  const undo = '/api/wishlist/claim/{guestToken}/{claimId}';
  expectDocumented('delete', undo, await api.undo(guestToken, claimId, receipt));
  await api.update(adminToken, { allowUndo: true });
  expectDocumented('delete', undo, await api.undo(guestToken, claimId, receipt));
  const file = await api.exportList(adminToken);
  expectDocumented('get', '/api/wishlist/{adminToken}/export', file);
  expectDocumented('post', '/api/wishlist/import', await api.importList(file.body));
  expectDocumented('post', '/api/wishlist/import', await api.importList({}));
  const report = await api.report(guestToken, { reason: 'nothing' });
  expectDocumented('post', '/api/wishlist/report/{guestToken}', report);
  const stale = await api.updateItem(adminToken, { id, title: 'Drum', basedOn: 0 });
  expect(stale.status).toBe(409);
  expectDocumented('put', items, stale);
  expectDocumented('get', '/api/wishlist/token/{token}', await api.asOwner(adminToken));
  expectDocumented('get', '/api/wishlist/token/{token}', await api.asGuest(guestToken));
  expectDocumented('get', '/api/wishlist/token/{token}', await api.asGuest('x'));
  expectDocumented('post', '/api/wishlist/summaries', await api.summaries([adminToken]));
  expectDocumented(
    'post',
    '/api/wishlist/{adminToken}/rotate',
    await api.rotate(adminToken, 'guest'),
  );
  expectDocumented('get', '/api/config', await api.call('GET', '/api/config'));
  const productInfo = '/api/wishlist/productinfo';
  expectDocumented('get', productInfo, await api.call('GET', `${productInfo}?url=x`));
  expectDocumented('get', productInfo, await api.call('GET', productInfo));
  expectDocumented('delete', `${items}/{itemId}`, await api.removeItem(adminToken, id));
  expectDocumented('delete', '/api/wishlist/{adminToken}', await api.erase('x'));
});

test('a linter for OpenAPI has no findings', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // Words of the API and tokens stand at the same place of a path: the router prefers the words.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const source = JSON.stringify(document);
  const findings = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const { title: _, ...broken } = (document as unknown as { info: Record<string, string> }).info;
  const untitled = JSON.stringify({ ...document, info: broken });
  const found = await lintFromString({ source: untitled, absoluteRef: 'openapi.json', config });
  expect(found).not.toEqual([]);
});

test('every operation can be named by a generated client, and documents its failures', () => {
  const operations = Object.values(document.paths).flatMap((each) => Object.values(each));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  );
  for (const { operationId, tags, responses } of operations) {
    expect(tags, operationId).toHaveLength(1);
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['429', '503']));
    expect(responses['default']).toBeUndefined();
  }
  for (const response of Object.values(document.components.responses)) {
    expect(Object.keys(response.content ?? {})).toEqual(['application/problem+json']);
  }
  const headersOf = (id: string) =>
    operations
      .find(({ operationId }) => operationId === id)
      ?.parameters.map(({ $ref }) => $ref?.split('/').at(-1));
  expect(headersOf('claimItem')).toContain('IdempotencyKey');
  expect(headersOf('undoClaim')).toContain('ClaimReceipt');
  expect(headersOf('readWishlist')).toContain('IfNoneMatch');
  expect(headersOf('eraseWishlist')).not.toContain('IdempotencyKey');
});

test('every reference in the document resolves', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter(
    (path) =>
      path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document) === undefined,
  );
  expect(lost).toEqual([]);
});

test('the item form is documented as a multipart form', () => {
  const form = document.paths['/api/wishlist/{adminToken}/items']?.['post']?.requestBody?.content;
  expect(form).toMatchObject({
    'multipart/form-data': {
      schema: { properties: { data: { required: ['title'] }, image: { format: 'binary' } } },
    },
  });
});

test('the documentation page explains every failure in three languages', async () => {
  const { body } = await api.call<string>('GET', '/api/docs');
  for (const code of Object.keys(failureStatus)) expect(body).toContain(`<dt id="${code}">`);
  expect(body.match(/<dd lang="de">/g)).toHaveLength(Object.keys(failureStatus).length);
  expect(body).not.toMatch(/<script|style=|\$ref/);
  expect(body).toContain('claimerName');
});
