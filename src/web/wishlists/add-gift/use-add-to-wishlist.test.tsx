// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
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
  const state = stateOf('kite');
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

/** Adds the gift, removes it again, and answers the removal so. */
async function removeAnswered(status: number, body: object) {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Gift />, api);
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(201, list);
  await screen.findByText('on');
  dismissAll();
  await user.click(screen.getByText('Remove'));
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(status, body);
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
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Gift />, api);
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(201, list);
  await screen.findByText('on');
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(201, { ...list, name: 'Ben' });
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
