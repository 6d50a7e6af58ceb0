// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createHeldApi, renderComponent } from '../../../test/support/render-component.tsx';
import type { OwnerView } from '../../contract/schemas.ts';
import { OwnerItem } from './owner-item.tsx';
import { useToggleWanted } from './use-toggle-wanted.ts';

const listOf = (version: number, mostWanted: boolean) =>
  ({
    role: 'admin',
    adminToken: 'a',
    version,
    items: [
      {
        id: 'kite',
        title: 'Kite',
        price: null,
        description: null,
        imageKey: null,
        mostWanted,
        maxQuantity: 1,
        claimedQuantity: 0,
        createdAt: '2026-03-01T09:05:00.000Z',
      },
    ],
  }) as unknown as OwnerView;

function Items() {
  const [list, setList] = useState(() => listOf(1, false));
  const toggle = useToggleWanted(list, setList);
  return list.items.map((item) => (
    <OwnerItem
      key={item.id}
      item={item}
      onEdit={() => {}}
      onToggleWanted={(wanted) => toggle(item, wanted)}
      onDelete={() => {}}
    />
  ));
}

const star = () => screen.getByRole('button', { name: /most wanted/ });
const isPressed = () => star().getAttribute('aria-pressed') === 'true';

test('of several presses on a star the last one wins, and none overtakes another', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Items />, api);
  await user.click(star());
  await user.click(star());
  await user.click(star());
  await user.click(star());
  expect(isPressed()).toBe(false);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.data).toMatchObject({ mostWanted: true, basedOn: 1 });
  requests[0]?.answer(200, listOf(2, true));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.data).toMatchObject({ mostWanted: false, basedOn: 2 });
  expect(isPressed()).toBe(false);
  requests[1]?.answer(200, listOf(3, false));
  await waitFor(() => expect(isPressed()).toBe(false));
  expect(requests).toHaveLength(2);
});
