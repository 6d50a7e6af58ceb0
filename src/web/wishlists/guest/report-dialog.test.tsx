// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHeldApi, renderComponent, t } from '../../../../test/support/render-component.tsx';
import { ReportDialog } from './report-dialog.tsx';

test('a report whose answer was lost is sent again as the same report', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(
    <ReportDialog guestToken="g" items={[]} onClose={() => {}} />,
    api,
  );
  await user.click(screen.getByRole('radio', { name: t('report.scam') }));
  const send = () => user.click(screen.getByRole('button', { name: t('report.send') }));
  await send();
  for (const attempt of [1, 2, 3]) {
    await waitFor(() => expect(requests).toHaveLength(attempt));
    requests[attempt - 1]?.lose();
  }
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: t('report.send') }).getAttribute('aria-disabled'),
    ).not.toBe('true'),
  );
  await send();
  await waitFor(() => expect(requests).toHaveLength(4));
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(requests[0]?.key).toBeTruthy();
  requests[3]?.answer(201, { reference: 'R-AAAA-BBBB' });
  expect(await screen.findByText('R-AAAA-BBBB')).toBeTruthy();
});
