import { expect, test } from 'vitest';
import type { AddedView, ItemView, OwnerView } from '../../../contract/schemas.ts';
import { createApiClient } from '../../api/client.ts';
import { formOf, type ItemForm } from './item-form.ts';
import { type ItemDraft, saveItem, type UnansweredWrite } from './save-item.ts';

const itemOf = (part: Partial<ItemView> = {}) =>
  ({
    id: 'kite',
    title: 'Kite',
    price: '20 €',
    maxQuantity: 1,
    imageKey: null,
    ...part,
  }) as ItemView;
const listOf = (version: number, ...items: ItemView[]) =>
  ({ role: 'admin', adminToken: 'a', version, items }) as unknown as OwnerView;
const draftOf = (item: ItemView | null, part: Partial<ItemForm>, version = 1): ItemDraft => ({
  base: { item, version },
  form: { ...formOf(item), ...part },
  image: { file: null, remove: false },
});
const picture = new File(['p'], 'p.png', { type: 'image/png' });

type Answer = { status: number; body: object } | null;
const ok = (list: AddedView): Answer => ({ status: 200, body: list });
const changed = (list: OwnerView): Answer => ({
  status: 409,
  body: { code: 'item.changed', message: 'no', wishlist: list },
});
const refused = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'no' },
});

interface Sent {
  method: string;
  path: string;
  key: string | null;
  data: Record<string, unknown>;
  image: FormDataEntryValue | null;
}

/** A server that answers so, one request after the other; null loses the answer. */
function serverThat(...answers: Answer[]) {
  const sent: Sent[] = [];
  const lists: OwnerView[] = [];
  const storedIds: (string | undefined)[] = [];
  const tokens = ['a'];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    pause: () => Promise.resolve(),
    send: async (request) => {
      const form = await request.formData();
      const data = form.get('data');
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        key: request.headers.get('idempotency-key'),
        data: typeof data === 'string' ? JSON.parse(data) : {},
        image: form.get('image'),
      });
      const answer = answers[sent.length - 1] ?? null;
      if (answer === null) throw new TypeError('connection lost');
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const save = (draft: ItemDraft, unanswered: UnansweredWrite | null = null, newToken?: string) =>
    saveItem(draft, unanswered, {
      api,
      adminToken: () => tokens.at(-1) ?? '',
      waitForNewToken: async () => {
        if (newToken && !tokens.includes(newToken)) return tokens.push(newToken) > 0;
        return false;
      },
      onList: (list, storedId) => {
        lists.push(list);
        storedIds.push(storedId);
      },
      failed: 'The wish was not saved.',
    });
  return { save, sent, lists, storedIds };
}

test('an item is added with its picture, under one key', async () => {
  const { save, sent, lists } = serverThat(ok(listOf(2, itemOf())));
  const draft = { ...draftOf(null, { title: 'Kite' }), image: { file: picture, remove: false } };
  expect(await save(draft)).toMatchObject({ status: 'saved', unanswered: null });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', data: { title: 'Kite' } });
  expect(sent[0]?.image).toBeInstanceOf(File);
  expect(lists).toHaveLength(1);
});

test('an addition whose response was lost keeps its key when it is saved again', async () => {
  const { save, sent } = serverThat(null, null, null, ok(listOf(2, itemOf())));
  const draft = draftOf(null, { title: 'Kite' });
  const first = await save(draft);
  expect(first).toMatchObject({ status: 'failed', failure: { status: 0 } });
  expect(await save(draft, first.unanswered)).toMatchObject({ status: 'saved' });
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('what was typed after the response was lost changes the item that was saved', async () => {
  const added = listOf(2, itemOf({ price: null }));
  const { save, sent } = serverThat(null, null, null, ok(added), ok(listOf(3, itemOf())));
  const first = await save(draftOf(null, { title: 'Kite' }));
  const second = await save(draftOf(null, { title: 'Big kite' }), first.unanswered);
  expect(second.status).toBe('saved');
  expect(sent[3]).toMatchObject({ method: 'POST', key: sent[0]?.key, data: { title: 'Kite' } });
  expect(sent[4]).toMatchObject({
    method: 'PUT',
    data: { id: 'kite', basedOn: 2, title: 'Big kite' },
  });
});

test('the new item is that of the answer, although another owner has added one with the same title', async () => {
  const items = [itemOf({ id: 'mine' }), itemOf({ id: 'theirs' })];
  const added = { ...listOf(3, ...items), itemId: 'mine' };
  const direct = serverThat(ok(added));
  await direct.save(draftOf(null, { title: 'Kite' }));
  expect(direct.storedIds).toEqual(['mine']);

  const lost = serverThat(null, null, null, ok(added), ok(listOf(4, ...items)));
  const first = await lost.save(draftOf(null, { title: 'Kite' }));
  await lost.save(draftOf(null, { title: 'Big kite' }), first.unanswered);
  expect(lost.sent[4]?.data).toMatchObject({ id: 'mine', title: 'Big kite' });
  expect(lost.storedIds).toEqual(['mine']);
});

test('an addition that was refused gets a new key when it is saved again', async () => {
  const { save, sent } = serverThat(refused(400, 'request.invalid'), ok(listOf(2, itemOf())));
  const draft = draftOf(null, { title: 'Kite' });
  const first = await save(draft);
  expect(first).toMatchObject({ status: 'failed', unanswered: null });
  await save(draft, first.unanswered);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('changes of two owners to different fields are both saved without a question', async () => {
  const now = listOf(2, itemOf({ price: '25 €' }));
  const { save, sent, lists } = serverThat(changed(now), ok(listOf(3, itemOf())));
  expect(await save(draftOf(itemOf(), { title: 'Big kite' }))).toMatchObject({ status: 'saved' });
  expect(sent[1]?.data).toMatchObject({ basedOn: 2, title: 'Big kite', price: '25 €' });
  expect(lists).toHaveLength(2);
});

test('a merged change whose response was lost does not undo the other owner’s change', async () => {
  const now = listOf(2, itemOf({ price: '25 €' }));
  const { save } = serverThat(changed(now), null);
  const result = await save(draftOf(itemOf(), { title: 'Big kite' }));
  expect(result).toMatchObject({
    status: 'failed',
    draft: { base: { version: 2 }, form: { title: 'Big kite', price: '25 €' } },
  });
});

test('for a field that both owners changed, nothing is saved before one version is chosen', async () => {
  const { save, sent } = serverThat(changed(listOf(2, itemOf({ title: 'Blue kite' }))));
  expect(await save(draftOf(itemOf(), { title: 'Green kite' }))).toMatchObject({
    status: 'conflict',
    theirs: { texts: { title: 'Blue kite' } },
    draft: { base: { version: 2 }, form: { title: 'Green kite' } },
  });
  expect(sent).toHaveLength(1);
});

test('repeated changes of another owner are shown after five merges', async () => {
  const answers = [2, 3, 4, 5, 6, 7].map((at) => changed(listOf(at, itemOf({ price: `${at} €` }))));
  const { save, sent } = serverThat(...answers);
  const result = await save(draftOf(itemOf(), { title: 'Big kite' }));
  expect(result).toMatchObject({ status: 'conflict', theirs: { texts: {} } });
  expect(sent).toHaveLength(5);
});

test('a change whose response was lost is not taken for another owner’s change', async () => {
  const draft = draftOf(itemOf(), { title: 'Big kite' });
  const { save } = serverThat(null, changed(listOf(2, itemOf({ title: 'Big kite' }))));
  const first = await save(draft);
  expect(first.status).toBe('failed');
  expect((await save(draft, first.unanswered)).status).toBe('saved');
});

test.each([
  ['by a refusal', refused(404, 'item.not_found')],
  ['by a list without it', changed(listOf(2))],
])('saving an item that another owner deleted says so: %s', async (_, answer) => {
  const { save } = serverThat(answer);
  expect((await save(draftOf(itemOf(), { title: 'Big kite' }))).status).toBe('deleted');
});

test('saving uses the new admin link when another tab replaced it', async () => {
  const gone = refused(404, 'wishlist.not_found');
  const { save, sent } = serverThat(gone, ok(listOf(2, itemOf())));
  expect((await save(draftOf(itemOf(), { title: 'Big kite' }), null, 'b')).status).toBe('saved');
  expect(sent.map(({ path }) => path)).toEqual(['/api/wishlist/a/items', '/api/wishlist/b/items']);
});

test('a list without a new link is not found, and what was typed is returned', async () => {
  const { save, sent } = serverThat(refused(404, 'wishlist.not_found'));
  const result = await save(draftOf(null, { title: 'Kite' }));
  expect(result).toMatchObject({ status: 'listNotFound', draft: { form: { title: 'Kite' } } });
  expect(sent).toHaveLength(1);
});
