// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createHeldApi, renderComponent } from '../../../../test/support/render-component.tsx';
import { storeToken } from '../tokens/stored-tokens.ts';
import { useMyWishlists } from './use-my-wishlists.ts';

beforeEach(() => {
  localStorage.clear();
  storeToken('a');
});

const answerOf = (name: string) => ({ wishlists: [{ adminToken: 'a', name, updatedAt: '' }] });

function Names() {
  const { mine, read } = useMyWishlists();
  return (
    <>
      <p>{mine.state === 'listed' ? mine.wishlists.map(({ name }) => name).join() : mine.state}</p>
      <button type="button" onClick={() => void read()}>
        Read
      </button>
    </>
  );
}

test('an answer that comes after that of a later request changes nothing', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Names />, api);
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(screen.getByText('Read'));
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, answerOf('New'));
  await screen.findByText('New');
  requests[0]?.answer(200, answerOf('Old'));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText('Old')).toBeNull();
});
