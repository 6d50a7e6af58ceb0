// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createHeldApi, t } from '../../../test/support/render-component.tsx';
import type { ParsedQueryView } from '../../contract/schemas.ts';
import { ApiContext } from '../api/use-api.tsx';
import { I18nProvider } from '../i18n/use-i18n.tsx';
import { pageContext } from '../routing/page-context.ts';
import { rootId } from '../routing/root-data.ts';
import { Component, loader } from './gift-finder.tsx';

const understood: ParsedQueryView = {
  recipients: [{ recipient: 'parent', label: 'Dad' }],
  age: null,
  occasion: null,
  situations: [],
  budget: null,
  interests: [
    { concept: 'jazz', label: 'Jazz' },
    { concept: 'coffee', label: 'Coffee' },
  ],
  kinds: [],
  exclusions: [],
  notice: null,
  hint: null,
};
const answer = { searchRequestId: 's', suggestions: [], hasMore: false, understood };

/** Opens the gift finder on a search whose answer is there; the next one is held back. */
async function openSearch() {
  const { api, requests } = createHeldApi();
  const config = { features: {}, affiliateCountries: [], finderModel: null };
  const context = { api, config, language: () => 'en' } as never;
  const router = createMemoryRouter(
    [
      {
        id: rootId,
        path: '/',
        loader: () => ({ config }),
        hydrateFallbackElement: <p />,
        children: [{ path: 'gift-finder', Component, loader }],
      },
    ],
    {
      initialEntries: ['/gift-finder?q=dad,+jazz+and+coffee'],
      getContext: () => new RouterContextProvider(new Map([[pageContext, context]])),
    },
  );
  render(
    <ApiContext value={api}>
      <I18nProvider language="en">
        <RouterProvider router={router} />
      </I18nProvider>
    </ApiContext>,
  );
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(200, answer);
  const remove = async (what: string) =>
    userEvent.click(await screen.findByRole('button', { name: t('finder.chip.remove', { what }) }));
  return { requests, remove };
}

test('chips that are removed before the answer has come all stay removed', async () => {
  // happy-dom does not know <search>, and React says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { requests, remove } = await openSearch();
  await remove('likes Jazz');
  await remove('likes Coffee');
  await remove('likes Coffee');
  await remove('for Dad');
  await waitFor(() =>
    expect(requests.at(-1)?.data).toMatchObject({
      criteria: { recipient: null, withoutInterests: ['jazz', 'coffee'] },
    }),
  );
});
