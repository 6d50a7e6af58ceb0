// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../test/support/render-component.tsx';
import type { GuestView } from '../../contract/schemas.ts';
import { LiveState } from './live-state.tsx';
import { useLiveList } from './use-live-list.ts';

const listOf = (version: number, name: string) =>
  ({
    role: 'guest',
    guestToken: 'g',
    version,
    name,
    description: null,
    items: [],
  }) as unknown as GuestView;

const streams: FakeStream[] = [];
class FakeStream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close() {}
  emit(name: string, version?: number) {
    const data = JSON.stringify({ version });
    act(() => void this.dispatchEvent(Object.assign(new Event(name), { data })));
  }
}

beforeEach(() => {
  streams.length = 0;
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => void vi.unstubAllGlobals());

const initial = listOf(1, 'Anna');

function Screen() {
  const { list, live } = useLiveList('guest', 'g', initial);
  return (
    <>
      <h1>{list ? list.name : 'No list'}</h1>
      <LiveState {...live} />
    </>
  );
}

async function openScreen() {
  const { api, requests } = createHeldApi();
  renderComponent(<Screen />, api);
  await waitFor(() => expect(streams).toHaveLength(1));
  const stream = streams[0] ?? new FakeStream();
  const heading = () => screen.getByRole('heading').textContent;
  return { stream, requests, heading };
}

test('a newer list is fetched once and shown, and its changes are announced', async () => {
  const { stream, requests, heading } = await openScreen();
  stream.emit('changed', 1);
  expect(requests).toHaveLength(0);
  stream.emit('changed', 2);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(200, listOf(2, 'Bela'));
  await waitFor(() => expect(heading()).toBe('Bela'));
  expect(screen.getByRole('status').textContent).toBe(
    t('news.changed', { what: t('news.renamed') }),
  );
});

test('an answer that is older than the shown list changes nothing', async () => {
  const { stream, requests, heading } = await openScreen();
  stream.emit('changed', 2);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(200, listOf(0, 'Old'));
  stream.emit('changed', 3);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(heading()).toBe('Anna');
});

test('a lost connection is shown until there is another one', async () => {
  const { stream } = await openScreen();
  stream.emit('open');
  stream.emit('changed', 1);
  expect(screen.getByText(t('wishlist.live'))).toBeTruthy();
  stream.emit('error');
  expect(screen.getByText(t('wishlist.offline'))).toBeTruthy();
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 5000 });
  streams[1]?.emit('changed', 1);
  expect(screen.getByText(t('wishlist.live'))).toBeTruthy();
});

test('a list that is not found is shown as such at once', async () => {
  const { stream, heading } = await openScreen();
  stream.emit('gone');
  expect(heading()).toBe('No list');
});

test.each([
  [404, { code: 'wishlist.not_found' }],
  [403, { code: 'wishlist.taken_down', takedown: { at: 0, reason: 'other', statement: 'Why.' } }],
] as const)('a list whose new version answers %i is gone', async (status, problem) => {
  const { stream, requests, heading } = await openScreen();
  stream.emit('changed', 2);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(status, problem);
  await waitFor(() => expect(heading()).toBe('No list'));
});

test('a new version that a proxy answers with 404 leaves the list on the screen', async () => {
  const { stream, requests, heading } = await openScreen();
  stream.emit('changed', 2);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(404, {});
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(heading()).toBe('Anna');
  requests[1]?.answer(200, listOf(2, 'Bela'));
  await waitFor(() => expect(heading()).toBe('Bela'));
});
