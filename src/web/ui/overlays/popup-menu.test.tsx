// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import { PopupMenu } from './popup-menu.tsx';

// happy-dom has no popovers yet: what the menu needs of one is its event, and the focus that goes back.
const popover = {
  showPopover(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  },
  hidePopover(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    (this.previousElementSibling as HTMLElement).focus();
  },
};
const original = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
beforeEach(() => void Object.assign(HTMLElement.prototype, popover));
afterEach(() => {
  for (const name of ['showPopover', 'hidePopover'] as const) {
    const before = original[name];
    if (before) Object.defineProperty(HTMLElement.prototype, name, before);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

const options = ['en', 'de', 'fr'].map((value) => ({ value, label: value.toUpperCase() }));

function openMenu() {
  const onChoose = vi.fn<(value: string) => void>();
  const { user } = renderComponent(
    <PopupMenu
      title="Language"
      button="EN"
      buttonClass="b"
      value="de"
      options={options}
      onChoose={onChoose}
    />,
  );
  const button = screen.getByRole('button', { name: 'EN' });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const item = (name: string) => screen.getByRole('menuitemradio', { name, hidden: true });
  return { user, onChoose, button, item };
}

test('an arrow key opens the menu on the selected option', () => {
  const { button, item } = openMenu();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(item('DE'));
  expect(item('DE').getAttribute('aria-checked')).toBe('true');
});

test('arrow keys move through the menu and wrap around', async () => {
  const { user, item } = openMenu();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('FR'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('EN'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(item('FR'));
});

test('a choice is reported once, closes the menu and returns the focus', async () => {
  const { user, onChoose, button, item } = openMenu();
  await user.click(item('FR'));
  expect(onChoose.mock.calls).toEqual([['fr']]);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('in a browser without popovers the menu opens, chooses and closes too', async () => {
  for (const name of ['showPopover', 'hidePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const { user, onChoose, button, item } = openMenu();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(item('DE'));
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  await user.click(item('FR'));
  expect(onChoose).toHaveBeenCalledWith('fr');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
