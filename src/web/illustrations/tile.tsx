import type { ObjectName, Tint } from './object-names.ts';
import { objectUrl } from './object-url.ts';

export const grounds = ['hills', 'disc', 'arch', 'sprigs', 'scallops', 'stripes'] as const;
export type Ground = (typeof grounds)[number];

interface TileBackground {
  tint: Tint;
  ground: Ground;
  eager?: boolean;
}

export interface TileProps extends TileBackground {
  object: ObjectName;
}

/** Shows one object on a background of wall, shape and floor in the colours of the theme. */
export function Tile({ object, ...background }: TileProps) {
  return <TileOf src={objectUrl(object)} {...background} />;
}

/** Shows a drawing from any URL on the same background. */
export function TileOf({ src, tint, ground, eager = false }: TileBackground & { src: string }) {
  const { shape, floor } = drawn[ground];
  return (
    <div className={`tile tint-${tint}`}>
      <svg
        className="illustration"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="tile__shape" d={shape} />
        <path className="tile__floor" d={floor} />
        <ellipse className="illustration__shade" cx="200" cy="238" rx="84" ry="12" />
      </svg>
      <img
        className="tile__object"
        src={src}
        width={196}
        height={196}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}

const flat = 'M0 232h400v68H0z';
const dots =
  'M53 66a13 13 0 1 0 26 0a13 13 0 1 0-26 0M329 92a9 9 0 1 0 18 0a9 9 0 1 0-18 0M312 44a6 6 0 1 0 12 0a6 6 0 1 0-12 0';
const sprig = (x: number, y: number) =>
  `M${x - 2} ${y}h4v-112h-4zm2-24c19-3 32-15 34-36-19 2-33 15-34 36zm0 0c-19-3-32-15-34-36 19 2 33 15 34 36zm0-36c16-3 28-15 30-33-17 2-28 14-30 33zm0 0c-16-3-28-15-30-33 17 2 28 14 30 33zm0-34c11-6 15-18 9-34-12 5-16 17-9 34z`;
const scallops = Array.from(
  { length: 8 },
  (_, index) => `M${index * 50} 0h50c0 34-10 46-25 46s-25-12-25-46z`,
).join('');

/** Two outlines for each ground. The hills meet in curves, because a point would attract the eye. */
const drawn: Readonly<Record<Ground, { shape: string; floor: string }>> = {
  hills: {
    shape:
      'M0 204C46 160 92 146 142 158 196 171 214 198 262 186 312 174 330 152 400 166V300H0zM292 70a30 30 0 1 0 60 0a30 30 0 1 0-60 0',
    floor: 'M0 244C90 222 172 216 244 222 306 227 356 234 400 232V300H0z',
  },
  disc: {
    shape: `M78 142a122 122 0 1 0 244 0a122 122 0 1 0-244 0${dots}`,
    floor: flat,
  },
  arch: { shape: `M92 300V146a108 108 0 0 1 216 0v154z${dots}`, floor: flat },
  sprigs: { shape: `${sprig(62, 234)}${sprig(340, 234)}`, floor: flat },
  scallops: { shape: scallops, floor: flat },
  stripes: { shape: 'M0 0h400v58H0zM0 116h400v58H0z', floor: flat },
};
