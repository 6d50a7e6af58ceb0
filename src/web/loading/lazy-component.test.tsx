// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent, t } from '../../../test/support/render-component.tsx';
import { lazyComponent } from './lazy-component.tsx';

test.each([true, false])(
  'a part that is loaded on demand says so only to who waits for it: %s',
  async (isAwaited) => {
    const { promise, resolve } = Promise.withResolvers<() => string>();
    const Part = lazyComponent<{ onClose: () => void }>(
      () => promise,
      () => isAwaited,
    );
    renderComponent(<Part onClose={() => {}} />);
    expect(screen.queryByText(t('common.loading')) !== null).toBe(isAwaited);
    resolve(() => 'Your gifts');
    await screen.findByText('Your gifts');
    expect(screen.queryByText(t('common.loading'))).toBeNull();
  },
);
