// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent, t } from '../../../../test/support/render-component.tsx';
import { ImportList } from './import-list.tsx';

const isOpen = () => document.querySelector('details')?.open;

test('a browser without lists shows at once how to open one, and where its private link may be', async () => {
  const { user } = renderComponent(<ImportList hasNone onTake={async () => {}} />);
  expect(isOpen()).toBe(true);
  expect(screen.getByText(t('bring.lost'))).toBeDefined();
  await user.click(screen.getByText(t('bring.summary')));
  expect(isOpen()).toBe(false);
});

test('a browser with lists shows it on demand', async () => {
  const { user } = renderComponent(<ImportList hasNone={false} onTake={async () => {}} />);
  expect(isOpen()).toBe(false);
  expect(screen.queryByText(t('bring.lost'))).toBeNull();
  await user.click(screen.getByText(t('bring.summary')));
  expect(isOpen()).toBe(true);
});
