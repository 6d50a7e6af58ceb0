// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import { currentToasts, dismissToast } from '../../ui/overlays/toasts.ts';
import { useAddToWishlist } from './use-add-to-wishlist.ts';

const gift = { id: 'kite', title: 'Kite', description: null, price: null, url: null };
const list = { adminToken: 'a', name: 'Anna', items: [{ id: 'i', title: 'Kite' }] };

beforeEach(() => localStorage.clear());
afterEach(dismissAll);

function dismissAll() {
  for (const { id } of currentToasts()) dismissToast(id);
}

function Gift() {
  const { stateOf, add, remove } = useAddToWishlist({ adminToken: 'a' });
  const state = stateOf(gift);
  return (
    <>
      <p>{state === null ? 'off' : state === 'busy' ? 'busy' : 'on'}</p>
      <button type="button" onClick={() => void add(gift)}>
        Add
      </button>
      <button type="button" onClick={() => void remove(gift)}>
        Remove
      </button>
    </>
  );
}

/** Renders the button; the list has these items. */
async function openOn(...items: readonly object[]) {
  const held = createHeldApi();
  const { user } = renderComponent(<Gift />, held.api);
  await waitFor(() => expect(held.requests).toHaveLength(1));
  held.requests[0]?.answer(200, { ...list, role: 'admin', items });
  return { ...held, user };
}

function GiftOnNewList() {
  const { add } = useAddToWishlist();
  const { pathname, state } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void add(gift)}>
        Add
      </button>
      <output>{JSON.stringify([pathname, state])}</output>
    </>
  );
}

test('a list that begins with a gift is opened as a new one: with its name’s field and its private link', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<GiftOnNewList />, api);
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(201, { ...list, name: null, items: [] });
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(201, { ...list, name: null });
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  act(() => currentToasts()[0]?.actions?.[0]?.act());
  expect(screen.getByRole('status').textContent).toBe('["/wishlist/admin/a",{"created":true}]');
});

/** Adds the gift, removes it again, and answers the removal so. */
async function removeAnswered(status: number, body: object) {
  const { user, requests } = await openOn();
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(201, list);
  await screen.findByText('on');
  dismissAll();
  await user.click(screen.getByText('Remove'));
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.answer(status, body);
}

test.each([['item.not_found'], ['wishlist.not_found']])(
  'a gift that is removed already (%s) shows no failure',
  async (code) => {
    await removeAnswered(404, { code, message: 'no' });
    await screen.findByText('off');
    expect(currentToasts()).toEqual([]);
  },
);

test('of gifts that are added in quick succession, only the last is told of', async () => {
  const { user, requests } = await openOn();
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(201, list);
  await screen.findByText('on');
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.answer(201, { ...list, name: 'Ben' });
  const text = t('addGift.added', { title: 'Kite', list: 'Ben' });
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text }]));
});

test('a gift that cannot be removed is one toast, with the reason', async () => {
  await removeAnswered(500, { code: 'server.fault', message: 'no' });
  await screen.findByText('on');
  expect(currentToasts()).toMatchObject([
    { kind: 'failure', text: `${t('addGift.takeBackFailed')}\n${t('status.500')}` },
  ]);
});

test('a gift that is on the list from before is shown as added, and removed only when the visitor confirms it', async () => {
  const { user, requests } = await openOn({ id: 'i', title: 'Kite', url: null });
  await screen.findByText('on');
  await user.click(screen.getByText('Remove'));
  const text = t('addGift.already', { title: 'Kite', list: 'Anna' });
  const [toast] = currentToasts();
  expect(toast).toMatchObject({ text, actions: [{ label: t('addGift.remove') }] });
  expect(requests).toHaveLength(1);

  act(() => toast?.actions?.[0]?.act());
  await waitFor(() => expect(requests.at(-1)?.method).toBe('DELETE'));
  requests.at(-1)?.answer(200, { ...list, items: [] });
  await screen.findByText('off');
});
