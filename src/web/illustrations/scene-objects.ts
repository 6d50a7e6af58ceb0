import type { ObjectName } from './object-names.ts';

/** An object in the units of the surrounding SVG. */
export interface PlacedObject {
  readonly object: ObjectName;
  readonly x: number;
  /** the y coordinate of its lower edge */
  readonly foot: number;
  readonly size: number;
  /** in degrees */
  readonly turn?: number;
}

/** The scenes with several objects, whose drawings the build puts into one file: a browser loads and opens one, not many. */
export const sceneObjects = {
  /** On a phone the three in the middle are visible. */
  hero: [
    { object: 'gift-honey', x: 236, foot: 674, size: 158, turn: -3 },
    { object: 'teddy-bear', x: 440, foot: 684, size: 158 },
    { object: 'teapot', x: 680, foot: 688, size: 122, turn: -2 },
    { object: 'gift-rose', x: 812, foot: 680, size: 150, turn: 3 },
    { object: 'books', x: 940, foot: 694, size: 118 },
    { object: 'bicycle', x: 1196, foot: 684, size: 172 },
    { object: 'potted-plant', x: 1400, foot: 676, size: 142 },
  ],
  search: [
    { object: 'potted-plant', x: 122, foot: 286, size: 96 },
    { object: 'telescope', x: 258, foot: 294, size: 184 },
    { object: 'gift-sage', x: 398, foot: 286, size: 98, turn: 3 },
  ],
  cover: [
    { object: 'gift-sage', x: 404, foot: 210, size: 94, turn: -3 },
    { object: 'bouquet', x: 798, foot: 206, size: 94 },
  ],
} as const satisfies Readonly<Record<string, readonly PlacedObject[]>>;

export type SceneName = keyof typeof sceneObjects;
export const sceneNames = Object.keys(sceneObjects) as SceneName[];

/** Returns the `transform` that moves a square of the object's size from 0, 0 to where it stands. */
export function placementOf({ x, foot, size, turn = 0 }: PlacedObject): string {
  return `translate(${x} ${foot - size * 0.47}) rotate(${turn}) translate(${-size / 2} ${-size / 2})`;
}

/** The part of a scene that its objects take, turned corners included. */
export function boxOf(scene: SceneName): { x: number; y: number; width: number; height: number } {
  const objects: readonly PlacedObject[] = sceneObjects[scene];
  const half = (size: number) => size * 0.54;
  const middle = ({ foot, size }: PlacedObject) => foot - size * 0.47;
  const x = Math.floor(Math.min(...objects.map((each) => each.x - half(each.size))));
  const y = Math.floor(Math.min(...objects.map((each) => middle(each) - half(each.size))));
  const right = Math.ceil(Math.max(...objects.map((each) => each.x + half(each.size))));
  const bottom = Math.ceil(Math.max(...objects.map((each) => middle(each) + half(each.size))));
  return { x, y, width: right - x, height: bottom - y };
}
