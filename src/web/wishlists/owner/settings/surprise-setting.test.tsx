// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent, t } from '../../../../../test/support/render-component.tsx';
import { SurpriseSetting } from './surprise-setting.tsx';
import type { Settings } from './use-list-setting.ts';

function show() {
  const onChange = vi.fn<(change: Partial<Settings>) => Promise<void>>(async () => {});
  const settings = { surprise: true, surpriseUntil: null, allowUndo: false };
  renderComponent(<SurpriseSetting settings={settings} onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>(t('settings.surprise.day'));
  const type = (day: string) => fireEvent.change(field, { target: { value: day } });
  const fault = () => screen.queryByText(t('settings.surprise.dayFault'));
  return { onChange, field, type, fault };
}

test('a reveal day that has passed stays in its field, which says that it is not saved', () => {
  const { onChange, field, type, fault } = show();
  type('2001-11-01');
  expect(fault()).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('2001-11-01');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(fault()).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();

  type('2999-11-01');
  fireEvent.blur(field);
  expect(fault()).toBeNull();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    surpriseUntil: new Date(2999, 10, 1).toISOString(),
  });
});
