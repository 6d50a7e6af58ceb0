import { BowShape } from './bow.tsx';

export type Tint = 'sage' | 'rose' | 'honey' | 'dusk' | 'clay' | 'plum';

/** A wrapped box on 100 x 100, its foot at the lower edge. */
export function GiftBoxShape({ tint = 'honey' }: { tint?: Tint }) {
  return (
    <g>
      <rect x="14" y="48" width="72" height="52" rx="3" fill={`var(--art-${tint}-b)`} />
      <path d="M14 48h72v9H14z" fill={`var(--art-${tint}-c)`} />
      <rect x="9" y="33" width="82" height="18" rx="3" fill={`var(--art-${tint}-c)`} />
      <path className="rb" d="M43 33h14v67H43z" />
      <path className="rb-shine" d="M46 33h1.800v67H46zM52.200 33H54v67h-1.800z" />
      <g transform="translate(50 33) scale(1.050) translate(-24 -26)">
        <BowShape />
      </g>
    </g>
  );
}
