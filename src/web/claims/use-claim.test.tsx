// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../test/support/render-component.tsx';
import type { GuestView, ItemView } from '../../contract/schemas.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { type PendingClaim, pendingClaim } from './pending-claim.ts';
import type { ClaimEvents } from './use-claim.ts';

const item = {
  id: 'kite',
  title: 'Kite',
  claimedQuantity: 0,
  maxQuantity: 1,
  status: 'AVAILABLE',
  isClaimed: false,
  claimedBy: null,
  imageKey: null,
} as ItemView;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

function openDialog(resumed: PendingClaim | null = null, allowUndo = false) {
  const { api, requests } = createHeldApi();
  const events = {
    onOptimisticClaim: vi.fn<ClaimEvents['onOptimisticClaim']>(),
    onClaimed: vi.fn<ClaimEvents['onClaimed']>(),
    onList: vi.fn<ClaimEvents['onList']>(),
    onClose: vi.fn<ClaimEvents['onClose']>(),
  };
  const dialog = (
    <ClaimDialog
      guestToken="g"
      item={item}
      allowUndo={allowUndo}
      left={2}
      resumed={resumed}
      {...events}
    />
  );
  const { user } = renderComponent(dialog, api);
  const press = () => user.click(screen.getByRole('button', { name: t('claim.confirm') }));
  const fill = () => user.type(screen.getByRole('textbox', { name: t('claim.name') }), 'Ann');
  return { user, requests, events, press, fill };
}

test.each([true, false])(
  'who could not take a claim back reads it before claiming: allowed %s',
  (allowUndo) => {
    openDialog(null, allowUndo);
    expect(screen.queryByText(t('claim.final')) === null).toBe(allowUndo);
  },
);

test('a double press claims once, and the item is shown as claimed at once', async () => {
  const { requests, events, press, fill } = openDialog();
  await fill();
  await press();
  await press();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(events.onOptimisticClaim).toHaveBeenLastCalledWith('Ann');
  requests[0]?.answer(200, { receipt: 'r' });
  await waitFor(() => expect(events.onClaimed).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(1);
});

test('a claim whose response is lost is repeated under the same key, and can be stopped', async () => {
  const { user, requests, events, press, fill } = openDialog();
  await fill();
  await press();
  for (const attempt of [1, 2, 3]) {
    await waitFor(() => expect(requests).toHaveLength(attempt));
    requests.at(-1)?.lose();
  }
  expect(await screen.findByText(t('claim.trying'))).toBeTruthy();
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
  expect(events.onOptimisticClaim).toHaveBeenLastCalledWith(null);
  expect(events.onClose).toHaveBeenCalledOnce();
});

test('the second guest gets the current list, and the item is not shown as theirs', async () => {
  const { requests, events, press, fill } = openDialog();
  await fill();
  await press();
  await waitFor(() => expect(requests).toHaveLength(1));
  const wishlist = { role: 'guest', version: 2 } as GuestView;
  requests[0]?.answer(409, { code: 'item.already_claimed', message: 'no', wishlist });
  await waitFor(() => expect(events.onList).toHaveBeenCalledWith(wishlist));
  expect(events.onOptimisticClaim).toHaveBeenLastCalledWith(null);
});

const pending = (): PendingClaim => ({
  key: 'the one key',
  guestToken: 'g',
  itemId: 'kite',
  claimerName: 'Ann',
  since: Date.now(),
});

test('a claim whose answer is lost after the page was left is not repeated there, and stays pending', async () => {
  vi.useFakeTimers();
  const claim = pending();
  const { requests } = openDialog(claim);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
  cleanup();
  for (const attempt of [1, 2, 3]) {
    requests[attempt - 1]?.lose();
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(3);
  expect(pendingClaim('g')).toEqual(claim);
});

test('a claim that was pending when the page was left is sent again as the same claim', async () => {
  const { requests, events } = openDialog(pending());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.key).toBe('the one key');
  requests[0]?.answer(200, { receipt: 'r' });
  await waitFor(() => expect(events.onClaimed).toHaveBeenCalledOnce());
});
