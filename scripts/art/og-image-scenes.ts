import { ogImageSize } from '../../src/domain/og-image.ts';
import { themeColors } from '../../src/web/document/theme-colors.ts';
import { bowPaths } from '../../src/web/illustrations/bow-paths.ts';
import { type ObjectName, tints } from '../../src/web/illustrations/object-names.ts';
import { placementOf } from '../../src/web/illustrations/scene-objects.ts';
import { drawObjects } from './draw-objects.ts';

const { width, height } = ogImageSize;
const paint = {
  sun: '#f1d89f',
  far: '#dce5d3',
  near: '#c9d7bf',
  front: '#b3c6aa',
  flat: '#a62344',
  fold: '#7d1531',
  shine: '#c9506a',
  shade: 'rgb(74 40 18 / 0.17)',
};
/** Wall, shape and floor of a tile in each tint, by day: what `tokens.css` calls a, b and c. */
const grounds = {
  sage: ['#dce5d3', '#c9d7bf', '#b3c6aa'],
  rose: ['#f6dcd3', '#efc9be', '#e3b3a7'],
  honey: ['#f8e6bd', '#f1d89f', '#e5c582'],
  dusk: ['#d7e1e2', '#c2d1d5', '#a9bdc3'],
  clay: ['#f2d9bf', '#e8c6a4', '#d8af88'],
  plum: ['#e8d8dc', '#dac3ca', '#c6a8b3'],
} as const;

const drawn = drawObjects();

function shadow(x: number, foot: number, size: number): string {
  return `<ellipse cx="${x}" cy="${foot}" rx="${size * 0.43}" ry="${size * 0.06}" fill="${paint.shade}"/>`;
}

function thing(name: ObjectName, x: number, foot: number, size: number, turn = 0): string {
  const source = Buffer.from(drawn.get(name) ?? '').toString('base64');
  return `${shadow(x, foot, size)}
<image href="data:image/svg+xml;base64,${source}" width="${size}" height="${size}" transform="${placementOf({ object: name, x, foot, size, turn })}"/>`;
}

function bow(x: number, y: number, wide: number): string {
  const draw = (paths: readonly string[], fill: string) =>
    paths.map((path) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${wide / 48})">${draw(bowPaths.tails, paint.fold)}${draw(bowPaths.loops, paint.flat)}${draw(bowPaths.folds, paint.fold)}${draw([bowPaths.knot], paint.shine)}</g>`;
}

/** Where the bow is: above the name, or large in its place. */
const bows = { named: bow(72, 64, 108), nameless: bow(166, 130, 300) };
type Left = keyof typeof bows;

/** Paper, a low sun, two hills and the ribbon that runs through the land. */
export function groundSvg(left: Left, things = ''): string {
  const ribbon = 'M-20 586C150 556 290 640 470 610S760 540 930 566 1120 620 1230 590';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${themeColors.light}"/>
<circle cx="1110" cy="120" r="92" fill="${paint.sun}"/>
<path fill="${paint.far}" d="M0 520C150 452 330 460 520 490S900 500 1200 430V630H0z"/>
<path fill="${paint.near}" d="M0 566C210 530 430 546 640 560S1010 574 1200 532V630H0z"/>
<path d="${ribbon}" fill="none" stroke="${paint.flat}" stroke-width="18"/>
<path d="${ribbon}" fill="none" stroke="${paint.shine}" stroke-width="2"/>
${things}
<path fill="${paint.front}" d="M0 608C200 590 400 616 640 608S1020 590 1200 604V630H0z"/>
${bows[left]}
</svg>`;
}

/** For a list without items, and for all pages that are no list. */
export function giftsSvg(left: Left): string {
  return groundSvg(
    left,
    [
      thing('gift-honey', 716, 574, 180, -3),
      thing('teddy-bear', 1096, 566, 168),
      thing('gift-rose', 908, 590, 236, 3),
    ].join(''),
  );
}

/** For an article: the objects of its head, the one in the middle before the others. */
export function articleSvg(objects: readonly [ObjectName, ObjectName, ObjectName]): string {
  const [left, middle, right] = objects;
  return groundSvg(
    'named',
    [
      thing(left, 726, 572, 186, -3),
      thing(right, 1090, 570, 186, 3),
      thing(middle, 908, 592, 246),
    ].join(''),
  );
}

/** An item without a photograph: a wrapped gift on a ground of another tint, or the ground with a shadow only. */
export function tileSvgs({ isEmpty }: { isEmpty: boolean }): string[] {
  return tints.map((tint, place) => {
    const [wall, shape, floor] = grounds[tint];
    const paper = tints[(place + 2) % tints.length] ?? 'honey';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">
<rect width="500" height="500" fill="${wall}"/><circle cx="250" cy="230" r="176" fill="${shape}"/>
<path fill="${floor}" d="M0 366h500v134H0z"/>${isEmpty ? shadow(250, 376, 250) : thing(`gift-${paper}`, 250, 376, 250)}</svg>`;
  });
}
