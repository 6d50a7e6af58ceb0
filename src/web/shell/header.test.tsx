// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../test/support/render-component.tsx';
import { Header } from './header.tsx';

test('four entries link to the parts of the site; articles load outside the application', () => {
  const isPrevented: boolean[] = [];
  window.addEventListener('click', (event) => {
    isPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  renderComponent(<Header languagePicker={null} />);
  const entries = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    '/',
    '/wishlist',
    '/gift-finder',
    '/en/insights',
  ]);
  for (const entry of entries) entry.click();
  // The application handles a click by preventing the browser from loading a document.
  expect(isPrevented).toEqual([true, true, true, false]);
});
