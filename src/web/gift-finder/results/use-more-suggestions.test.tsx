// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import type { GiftSearchView } from '../../../contract/schemas.ts';
import { currentToasts } from '../../ui/overlays/toasts.ts';
import { useMoreSuggestions } from './use-more-suggestions.ts';

const first = { searchRequestId: 's', hasMore: true, suggestions: [] } as unknown as GiftSearchView;

function More() {
  const { more, loading } = useMoreSuggestions(first);
  return (
    <button type="button" onClick={() => void more()}>
      {loading ? 'Loading' : 'More'}
    </button>
  );
}

test('more suggestions that do not load are one toast', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<More />, api);
  await user.click(screen.getByText('More'));
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(500, {});
  await screen.findByText('More');
  expect(currentToasts().map(({ title }) => title)).toEqual([t('finder.toast.more.title')]);
});
