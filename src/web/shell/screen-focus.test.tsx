// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ScreenFocus } from './screen-focus.tsx';
import type { ShownScreen } from './shown-screen.ts';

afterEach(cleanup);

/** Shows the screen `/lists`, where `first` is the screen that was hydrated. */
function showLists(first: ShownScreen) {
  document.title = 'My wishlists';
  const layout = (
    <>
      <main>
        <Outlet />
      </main>
      <ScreenFocus first={first} />
    </>
  );
  const handle = 'lists';
  const lists = { path: 'lists', handle, element: <h1>My wishlists</h1> };
  const router = createMemoryRouter([{ path: '/', element: layout, children: [lists] }], {
    initialEntries: ['/lists'],
  });
  render(<RouterProvider router={router} />);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a screen that was opened before this code was loaded gets the focus and is announced', async () => {
  showLists({ pathname: '/', screen: 'home' });
  await waitFor(() => {
    expect(screen.getByRole('heading')).toBe(document.activeElement);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('My wishlists');
  });
});

test('the screen that was hydrated is left alone', async () => {
  showLists({ pathname: '/lists', screen: 'lists' });
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
});
