import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawObjects, drawScenes } from '../../../scripts/art/draw-objects.ts';
import { gouache, toHex, toLch } from '../../../scripts/art/mix-colors.ts';
import { slugs } from '../insights/article-cards.ts';
import { tileOf } from './gift-tile.tsx';
import { objectNames, tints } from './object-names.ts';
import { addScraps } from './paper-scraps.ts';
import { boxOf, type PlacedObject, sceneNames, sceneObjects } from './scene-objects.ts';
import { grounds } from './tile.tsx';

interface ArticlePicture {
  objects: string[];
  tint: string;
  ground: string;
}

const content = new URL('../../../content/articles/', import.meta.url);
const pictures = JSON.parse(readFileSync(new URL('pictures.json', content), 'utf8')) as Record<
  string,
  ArticlePicture
>;

it('draws every named object, in a file of less than 4,000 characters', () => {
  const drawings = drawObjects();
  expect([...drawings.keys()].sort()).toEqual([...objectNames()].sort());
  for (const [name, svg] of drawings) {
    expect(svg.length, name).toBeLessThan(4000);
    // A file of its own may not ask for another one, nor style or script anything.
    expect(svg, name).not.toMatch(/<script|<style|style=|href|url\(/);
  }
});

it('draws the objects of each scene inside the box that the scene has for them', () => {
  const scenes = drawScenes();
  expect([...scenes.keys()]).toEqual(sceneNames);
  for (const [scene, svg] of scenes) {
    expect(svg, scene).not.toMatch(/<script|<style|style=|href|url\(|id=/);
    const objects: readonly PlacedObject[] = sceneObjects[scene];
    expect(svg.match(/<g transform="translate\([^"]+ scale\([\d.]+\)">/g)).toHaveLength(
      objects.length,
    );
    const { x, y, width, height } = boxOf(scene);
    for (const { object, x: middle, foot, size, turn = 0 } of objects) {
      // Half the side of the upright square around a turned one.
      const angle = (Math.abs(turn) * Math.PI) / 180;
      const half = (size / 2) * (Math.sin(angle) + Math.cos(angle));
      const centre = foot - size * 0.47;
      expect(middle - half, object).toBeGreaterThanOrEqual(x);
      expect(middle + half, object).toBeLessThanOrEqual(x + width);
      expect(centre - half, object).toBeGreaterThanOrEqual(y);
      expect(centre + half, object).toBeLessThanOrEqual(y + height);
    }
  }
});

it('gives every article its own picture, of objects that are drawn', () => {
  expect(Object.keys(pictures)).toEqual([...slugs]);
  for (const [slug, { objects, tint, ground }] of Object.entries(pictures)) {
    expect(objects, slug).toHaveLength(3);
    expect(objectNames(), slug).toEqual(expect.arrayContaining(objects));
    expect(tints, slug).toContain(tint);
    expect(grounds, slug).toContain(ground);
  }
  const shown = Object.values(pictures).map(({ objects }) => objects[1]);
  expect(new Set(shown).size).toBe(slugs.length);
});

it('draws no object that no picture shows', () => {
  const web = new URL('../', import.meta.url);
  const files = globSync(
    '{illustrations,home,items,wishlists,routes,screens,shell}/**/*.{ts,tsx}',
    {
      cwd: web,
    },
  ).filter((file) => !/object-names|\.test\./.test(file));
  expect(files.length).toBeGreaterThan(100);
  const sources = files.map((file) => readFileSync(new URL(file, web), 'utf8'));
  const text = [...sources, JSON.stringify(pictures)].join('\n');
  const unused = objectNames().filter(
    (name) =>
      !name.startsWith('gift-') && !text.includes(`'${name}'`) && !text.includes(`"${name}"`),
  );
  expect(unused).toEqual([]);
});

it('shows the same background and gift for the same item, and different ones for different items', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `0199a1b2-7c3d-7000-8000-${index}`);
  const tiles = ids.map(tileOf);
  expect(ids.map(tileOf)).toEqual(tiles);
  expect(new Set(tiles.map(({ gift }) => gift)).size).toBe(tints.length);
  expect(new Set(tiles.map(({ tint, ground }) => tint + ground)).size).toBeGreaterThan(30);
  for (const { gift, tint } of tiles) expect(gift).not.toBe(`gift-${tint}`);
});

it('mixes muted colours only, neither black nor saturated ones', () => {
  for (const hex of ['#000', '#fff', '#00d26a', '#0074ba', '#f8312f', '#fcd53f', '#8d65c5']) {
    const { l, c } = toLch(gouache(hex));
    expect(l).toBeGreaterThan(0.42);
    expect(c).toBeLessThan(0.115);
  }
  expect(toHex(toLch('#a62344'))).toBe('#a62344');
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('adds a scrap of paper each 200 ms, removes it after 6 s, and pauses while the page is hidden', () => {
  let alive = 0;
  let most = 0;
  let visible = true;
  const stop = addScraps({
    addScrap: () => {
      alive += 1;
      most = Math.max(most, alive);
      return () => {
        alive -= 1;
      };
    },
    isVisible: () => visible,
  });
  vi.advanceTimersByTime(199);
  expect(alive).toBe(0);
  vi.advanceTimersByTime(1);
  expect(alive).toBe(1);
  vi.advanceTimersByTime(400);
  expect(alive).toBe(3);
  vi.advanceTimersByTime(59_400);
  expect(most).toBeGreaterThanOrEqual(30);
  expect(most).toBeLessThanOrEqual(31);
  visible = false;
  vi.advanceTimersByTime(5999);
  expect(alive).toBe(1);
  vi.advanceTimersByTime(1);
  expect(alive).toBe(0);
  visible = true;
  vi.advanceTimersByTime(400);
  expect(alive).toBe(2);
  stop();
  expect(alive).toBe(0);
});
