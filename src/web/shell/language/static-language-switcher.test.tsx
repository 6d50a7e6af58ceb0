// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import { StaticLanguageSwitcher } from './static-language-switcher.tsx';

test('content pages offer three languages as links, with a check mark at the current one', () => {
  renderComponent(<StaticLanguageSwitcher />);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['English', 'Deutsch', 'Français']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en', '/de', '/fr']);
  const isChecked = (link: Element) => link.querySelector('.menu__label ~ svg') !== null;
  expect(links.map(isChecked)).toEqual([true, false, false]);
  expect(screen.getByText('English').closest('a')?.getAttribute('aria-current')).toBe('true');
});
