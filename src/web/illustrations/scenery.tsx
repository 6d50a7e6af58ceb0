import type { Tint } from './object-names.ts';
import { objectUrl, sceneUrl } from './object-url.ts';
import {
  boxOf,
  type PlacedObject,
  placementOf,
  type SceneName,
  sceneObjects,
} from './scene-objects.ts';

const sprigPath =
  'M-1.5 0h3v-92h-3zM0-20c14-2 24-12 25-26-14 1-24 11-25 26zM0-20c-14-2-24-12-25-26 14 1 24 11 25 26zM0-48c12-2 21-11 22-24-12 1-21 10-22 24zM0-48c-12-2-21-11-22-24 12 1 21 10 22 24zM0-74c9-4 12-14 8-26-9 4-13 15-8 26z';

interface SprigProps {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  tint: Tint;
}

/** Draws a plant with its root at x, y, in the units of the surrounding SVG; `turn` is in degrees. */
export function Sprig({ x, y, scale, turn = 0, tint }: SprigProps) {
  return (
    <path
      d={sprigPath}
      fill={`var(--art-${tint}-b)`}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
    />
  );
}

interface SunProps {
  x: number;
  y: number;
  radius: number;
  tint: Tint;
}

/** Draws the sun, which by night is a moon, around x, y, in the units of the surrounding SVG. */
export function Sun({ x, y, radius, tint }: SunProps) {
  return (
    <>
      <circle fill={`var(--art-${tint}-b)`} cx={x} cy={y} r={radius} />
      <circle className="landscape__moon" cx={x} cy={y} r={radius} />
    </>
  );
}

/** Draws one object with its shadow. */
export function DrawnObject(placed: PlacedObject) {
  const { object, size } = placed;
  return (
    <>
      <Shade {...placed} />
      <g className="paper-cut">
        <image
          href={objectUrl(object)}
          width={size}
          height={size}
          transform={placementOf(placed)}
        />
      </g>
    </>
  );
}

/** Draws the objects of a scene with their shadows. */
export function SceneObjects({ scene }: { scene: SceneName }) {
  return (
    <>
      {sceneObjects[scene].map((placed) => (
        <Shade key={placed.object} {...placed} />
      ))}
      <g className="paper-cut">
        <image href={sceneUrl(scene)} {...boxOf(scene)} />
      </g>
    </>
  );
}

function Shade({ x, foot, size }: PlacedObject) {
  return (
    <ellipse className="illustration__shade" cx={x} cy={foot} rx={size * 0.43} ry={size * 0.06} />
  );
}

/** Draws a ribbon along the path `d`. */
export function RibbonLine({ d, width }: { d: string; width: number }) {
  return (
    <g className="paper-cut">
      <path d={d} className="ribbon-line" strokeWidth={width} />
      <path d={d} className="ribbon-line--shine" strokeWidth={width / 9} />
    </g>
  );
}
