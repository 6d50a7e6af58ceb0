// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createHeldApi, t } from '../../../../test/support/render-component.tsx';
import type { GiftSearchView, GiftSuggestion } from '../../../contract/schemas.ts';
import { ApiContext } from '../../api/use-api.tsx';
import { I18nProvider } from '../../i18n/use-i18n.tsx';
import { rootId } from '../../routing/root-data.ts';
import { Results } from './results.tsx';

const gift = (title: string, beside = false) =>
  ({
    title,
    beside,
    imageUrl: '/art/teapot.svg',
    description: '',
    priceRange: '€10–20',
    amazonUrl: 'https://shop.example/',
  }) as GiftSuggestion;
const page = (...suggestions: readonly GiftSuggestion[]) =>
  ({ searchRequestId: 's', hasMore: true, suggestions }) as unknown as GiftSearchView;

test.each([
  ['that belong to the search', [gift('Drum'), gift('Flute')], 'Drum'],
  ['that stand beside it', [gift('Rope "5 m"', true)], 'Rope "5 m"'],
])('after more suggestions %s the first of them has the focus', async (_, added, focused) => {
  const { api, requests } = createHeldApi();
  const answer = page(gift('Kite'), gift('Tent', true), gift('Lamp', true));
  const results = (
    <Results outcome={{ state: 'found', answer, country: 'DE' }} country="DE" onAgain={() => {}} />
  );
  const router = createMemoryRouter([{ id: rootId, path: '/', element: results }], {
    hydrationData: {
      loaderData: { [rootId]: { config: { features: {}, affiliateCountries: [] } } },
    },
  });
  render(
    <ApiContext value={api}>
      <I18nProvider language="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: t('finder.more') }));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(200, { ...page(...added), hasMore: false });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});
