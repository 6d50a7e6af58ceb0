import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The path drawn module by module, as a reader would see it. */
function drawn({ path, size }: ReturnType<typeof qrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return modules;
}

it('draws the three finder patterns, and leaves the margin light', () => {
  const code = qrPath('https://wishbow.example/wishlist/guest/abcdefghijklmnopqrstuvwx');
  const modules = drawn(code);
  expect(modules.slice(0, 4).flat()).not.toContain(true);
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    );
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(corner(4, 4)).toEqual(finder);
  expect(corner(code.size - 11, 4)).toEqual(finder);
  expect(corner(4, code.size - 11)).toEqual(finder);
});

it('holds as many tokens as a code for moving lists needs', () => {
  expect(qrPath('x'.repeat(700)).size).toBeLessThan(110);
});
