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

/** The y coordinate of an object's middle: its drawing leaves a little space at its lower edge. */
const middleOf = ({ foot, size }: PlacedObject) => foot - size * 0.47;

/** Returns the `transform` that moves a square of the object's size from 0, 0 to where it stands. */
export function placementOf(placed: PlacedObject): string {
  const { x, size, turn = 0 } = placed;
  return `translate(${x} ${middleOf(placed)}) rotate(${turn}) translate(${-size / 2} ${-size / 2})`;
}

/** Of an object's size, from its middle to the edge of its square when that is turned by up to four degrees. */
const reach = 0.54;

/** The part of a scene that its objects take. */
export function boxOf(scene: SceneName): { x: number; y: number; width: number; height: number } {
  const objects: readonly PlacedObject[] = sceneObjects[scene];
  const edges = (middle: (placed: PlacedObject) => number) => {
    const from = Math.floor(Math.min(...objects.map((each) => middle(each) - each.size * reach)));
    const to = Math.ceil(Math.max(...objects.map((each) => middle(each) + each.size * reach)));
    return [from, to - from] as const;
  };
  const [x, width] = edges((each) => each.x);
  const [y, height] = edges(middleOf);
  return { x, y, width, height };
}
