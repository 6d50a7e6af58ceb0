// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import { currentToasts, dismissToast } from '../../ui/overlays/toasts.ts';
import { storeToken } from '../tokens/stored-tokens.ts';
import { useListChoices } from './use-list-choices.ts';

function Menu() {
  const { lists, load } = useListChoices();
  return (
    <button type="button" onClick={() => void load()}>
      {lists.map(({ label }) => label).join(', ') || 'waiting'}
    </button>
  );
}

test('while the names of the lists cannot be loaded, a new list can be chosen', async () => {
  storeToken('a');
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Menu />, api);
  const toasts = () => currentToasts().map(({ id }) => id);
  await user.click(screen.getByText('waiting'));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(500, { code: 'server.fault', message: 'no' });
  await user.click(await screen.findByText(t('addGift.newList')));
  toasts().forEach(dismissToast);

  const list = { adminToken: 'a', name: 'Anna' };
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, { wishlists: [list] });
  const loaded = await screen.findByText(`Anna, ${t('addGift.newList')}`);

  await user.click(loaded);
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.answer(500, { code: 'server.fault', message: 'no' });
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(loaded.textContent).toBe(`Anna, ${t('addGift.newList')}`);
});
