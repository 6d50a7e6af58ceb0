import { GiftBoxShape, type Tint } from './gift-box.tsx';

const tints: readonly Tint[] = ['honey', 'sage', 'rose', 'dusk', 'clay', 'plum'];
const shapes = ['disc', 'arch', 'hills', 'stripes'] as const;

/** A number that stays the same for the same text, so that a picture stays put. */
function numberOf(seed: string): number {
  let hash = 2_166_136_261;
  for (const character of seed)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A picture for something that has none: wall, shape, floor and a wrapped gift. */
export function Tile({ seed, children }: { seed: string; children?: React.ReactNode }) {
  const number = numberOf(seed);
  const tint = tints[number % tints.length] ?? 'sage';
  const box = tints[(number + 2) % tints.length] ?? 'honey';
  const shape = shapes[(number >>> 8) % shapes.length] ?? 'disc';
  return (
    <svg
      className="art"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect fill={`var(--art-${tint}-a)`} width="400" height="300" />
      <TileShape shape={shape} fill={`var(--art-${tint}-b)`} />
      <path fill={`var(--art-${tint}-c)`} d="M0 238h400v62H0z" />
      <ellipse fill="var(--art-shadow)" cx="200" cy="252" rx="86" ry="12" />
      <g className="cut" transform="translate(122 96) scale(1.560)">
        {children ?? <GiftBoxShape tint={box} />}
      </g>
    </svg>
  );
}

function TileShape({ shape, fill }: { shape: (typeof shapes)[number]; fill: string }) {
  if (shape === 'disc') return <circle fill={fill} cx="200" cy="142" r="122" />;
  if (shape === 'arch') return <path fill={fill} d="M92 300V146a108 108 0 0 1 216 0v154z" />;
  if (shape === 'hills')
    return <path fill={fill} d="M0 190C70 120 150 120 220 176S350 130 400 160v140H0z" />;
  return <path fill={fill} d="M0 48h400v48H0zM0 144h400v48H0z" />;
}
