// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import type { OwnerView } from '../../../contract/schemas.ts';
import { OwnerHeader } from './owner-header.tsx';

const live = { connection: 'live', changes: 0, announcement: '' } as const;

test('an owner reads when the list was made and changed, how long it is, and when it will be deleted', () => {
  const list = {
    role: 'admin',
    name: 'Mara',
    createdAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-04-02T12:00:00.000Z',
    expiresAt: '2028-05-03T12:00:00.000Z',
    surprise: false,
    surpriseUntil: null,
    items: [{}, {}],
  } as unknown as OwnerView;
  renderComponent(
    <OwnerHeader list={list} live={live} onList={() => {}} isNew={false}>
      {null}
    </OwnerHeader>,
  );
  const facts = document.querySelector('.list-facts')?.textContent;
  for (const fact of ['01 Mar 2026', '02 Apr 2026', '2 ', '03 May 2028'])
    expect(facts).toContain(fact);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mara');
});
