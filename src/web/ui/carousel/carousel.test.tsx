// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import { Carousel } from './carousel.tsx';

let show: (isIntersecting: boolean) => void;
let isStill: boolean;

beforeEach(() => {
  isStill = false;
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: isStill,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => void vi.unstubAllGlobals());

function openCarousel() {
  const { user } = renderComponent(
    <Carousel
      label="Gifts"
      previousLabel="Back"
      nextLabel="On"
      pauseLabel="Pause"
      playLabel="Play"
      items={['Kite', 'Drum'].map((id) => ({ id, content: id }))}
    />,
  );
  const track = screen.getByRole('region', { name: 'Gifts' });
  const isMoving = () => track.dataset['moving'] !== undefined;
  const scrollBy = vi.spyOn(track, 'scrollBy').mockImplementation(() => {});
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {});
  return { user, track, isMoving, scrollBy, scrollTo };
}

test('it moves only while it is visible, and until it is stopped', async () => {
  const { user, isMoving } = openCarousel();
  expect(isMoving()).toBe(false);
  show(true);
  expect(isMoving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.unhover(screen.getByRole('button', { name: 'Play' }));
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isMoving()).toBe(false);
  show(false);
  expect(isMoving()).toBe(false);
});

test('with reduced motion it does not move and has no pause button', () => {
  isStill = true;
  const { isMoving } = openCarousel();
  show(true);
  expect(isMoving()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('keys move through it, and back from its start goes to its end', async () => {
  const { user, track, scrollBy, scrollTo } = openCarousel();
  Object.defineProperties(track, {
    scrollWidth: { value: 1000 },
    clientWidth: { value: 300 },
  });
  act(() => track.focus());
  await user.keyboard('{ArrowRight}');
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 220, behavior: 'smooth' });
  await user.keyboard('{ArrowLeft}');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1000, behavior: 'smooth' });
  await user.keyboard('{Home}');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});
