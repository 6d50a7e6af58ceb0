// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createHeldApi, t } from '../../../test/support/render-component.tsx';
import type { GuestView } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { ApiContext } from '../api/use-api.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { I18nProvider } from '../i18n/use-i18n.tsx';
import { rootId } from '../routing/root-data.ts';
import { YourGifts } from './your-gifts.tsx';

const claim = {
  receipt: 'receipt',
  claimId: 'claim',
  itemId: 'kite',
  guestToken: 'guest-token',
  name: 'Mara',
  title: 'Kite',
  at: '2026-03-01T09:05:00.000Z',
};

function show(items: readonly object[], language: Language = 'en') {
  const list = { guestToken: 'guest-token', allowUndo: false, items } as unknown as GuestView;
  const gifts = <YourGifts list={list} claims={[claim]} onUnclaimed={() => undefined} />;
  const router = createMemoryRouter([{ id: rootId, path: '/', element: gifts }], {
    hydrationData: { loaderData: { [rootId]: { origin: 'https://wishbow.test' } } },
  });
  render(
    <ApiContext value={createHeldApi().api}>
      <I18nProvider language={language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </ApiContext>,
  );
}
const storeLink = () => screen.queryByRole('link', { name: new RegExp(t('guest.store')) });

test('whoever claimed a gift gets to its shop from their gifts', () => {
  show([{ id: 'kite', title: 'Kite', url: 'https://shop.example/kite' }]);
  expect(storeLink()?.getAttribute('href')).toBe('https://shop.example/kite');
});

test.each([
  ['without a link', [{ id: 'kite', title: 'Kite', url: null }]],
  ['that is no longer on the list', []],
])('a gift %s leads to no shop', (_, items) => {
  show(items);
  expect(screen.getByRole('heading', { name: 'Kite' })).toBeDefined();
  expect(storeLink()).toBeNull();
});

test('what a button does, and to which gift, is punctuated as its language wants it', async () => {
  await loadMessages('fr');
  show([{ id: 'kite', title: 'Kite' }], 'fr');
  expect(screen.getByRole('link', { name: 'Reçu\u202f: Kite' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copier le lien du reçu\u202f: Kite' })).toBeDefined();
});
