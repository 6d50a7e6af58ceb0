import { createRequire } from 'node:module';
import {
  type ObjectName,
  objectNames,
  type Tint,
  tints,
} from '../../src/web/illustrations/object-names.ts';
import {
  boxOf,
  type PlacedObject,
  placementOf,
  type SceneName,
  sceneNames,
  sceneObjects,
} from '../../src/web/illustrations/scene-objects.ts';
import { gouache, toHex } from './mix-colors.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

// Nine megabytes: an import would have the type checker read all of it, too.
const require = createRequire(import.meta.url);
const color = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

/** Every object as a small SVG file, painted from one box of colours. */
export function drawObjects(): Map<ObjectName, string> {
  return new Map(objectNames().map((name) => [name, file(painted(name))]));
}

/** The objects of each scene, where they stand in it, as one SVG file. */
export function drawScenes(): Map<SceneName, string> {
  return new Map(sceneNames.map((name) => [name, drawScene(name)]));
}

function drawScene(name: SceneName): string {
  const { x, y, width, height } = boxOf(name);
  const placed: readonly PlacedObject[] = sceneObjects[name];
  const bodies = placed.map(
    (each) =>
      `<g transform="${placementOf(each)} scale(${each.size / iconSize})">${painted(each.object)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${bodies.join('')}</svg>`;
}

/** One thing out of the drawer, painted like all others. */
export function draw(name: string): string {
  return file(plain(name));
}

function painted(name: ObjectName): string {
  const tint = tints.find((each) => name === `gift-${each}`);
  return tint === undefined ? plain(name) : wrap(bodyOf('wrapped-gift'), tint);
}

const plain = (name: string) => bodyOf(name).replace(color, gouache);

function bodyOf(name: string): string {
  const set = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`The icon set has no "${name}".`);
  return icon.body;
}

/** The side of an icon's square, in its own units. */
const iconSize = 32;

const file = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${iconSize} ${iconSize}">${body}</svg>`;

/** Wrapping paper: strong enough to stand on a ground of its own tint. */
const papers: Readonly<Record<Tint, { l: number; c: number; h: number }>> = {
  sage: { l: 0.68, c: 0.062, h: 140 },
  rose: { l: 0.73, c: 0.088, h: 25 },
  honey: { l: 0.81, c: 0.108, h: 82 },
  dusk: { l: 0.66, c: 0.05, h: 226 },
  clay: { l: 0.7, c: 0.095, h: 55 },
  plum: { l: 0.63, c: 0.062, h: 350 },
};

/** The set's gift, its yellow paper exchanged and its ribbon in the colour of ours. */
function wrap(body: string, tint: Tint): string {
  const paper = papers[tint];
  const parts: Readonly<Record<string, string>> = {
    '#fcd53f': toHex(paper),
    '#ffb02e': toHex({ ...paper, l: paper.l - 0.065, c: paper.c * 1.06 }),
    '#f8312f': toHex({ l: 0.55, c: 0.15, h: 12 }),
    '#ca0b4a': toHex({ l: 0.44, c: 0.135, h: 12 }),
  };
  return body.replace(color, (part) => {
    const paint = parts[part.toLowerCase()];
    if (!paint) throw new Error(`The wrapped gift has a part in ${part} that nobody painted.`);
    return paint;
  });
}
