// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent, t } from '../../../test/support/render-component.tsx';
import { Features } from './features.tsx';
import { FinalCall, Hero } from './hero.tsx';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the home page leads to a wishlist at its start and at its end', () => {
  renderComponent(
    <>
      <Hero />
      <FinalCall />
    </>,
  );
  expect(targets()).toEqual(['/wishlist', '/wishlist']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('home.hero.title'));
});

test('three features lead to the finder, and twice to wishlists', () => {
  renderComponent(<Features />);
  expect(targets()).toEqual(['/gift-finder', '/wishlist', '/wishlist']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
