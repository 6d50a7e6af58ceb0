// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  createHeldApi,
  renderComponent,
  t,
} from '../../../../../test/support/render-component.tsx';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { GuestMessage } from './guest-message.tsx';
import { useGuestMessage } from './use-guest-message.ts';

const listOf = (version: number, description: string) =>
  ({ role: 'admin', adminToken: 'a', version, description, items: [] }) as unknown as OwnerView;

function Message() {
  const [list, setList] = useState(() => listOf(1, ''));
  return <GuestMessage message={useGuestMessage(list, setList)} />;
}

test('what is typed while the message is being saved stays, and is saved on what was saved before', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Message />, api);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const save = () => user.click(screen.getByRole('button', { name: t('common.save') }));
  await user.type(field, 'Come');
  await save();
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.type(field, ' at six');
  requests[0]?.answer(200, listOf(5, 'Come'));
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: t('common.save') }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
  expect(field.value).toBe('Come at six');
  await save();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.data).toMatchObject({ description: 'Come at six', basedOn: 5 });
  requests[1]?.answer(200, listOf(6, 'Come at six'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('common.save') }).disabled).toBe(
      true,
    ),
  );
});
