import type { ReactNode } from 'react';
import { GiftBoxShape, type Tint } from './gift-box.tsx';

function Land({ tint, children }: { tint: Tint; children: ReactNode }) {
  return (
    <svg
      className="art"
      viewBox="0 0 520 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect fill={`var(--art-${tint}-a)`} width="520" height="330" />
      <circle
        fill={`var(--art-${tint === 'honey' ? 'clay' : 'honey'}-b)`}
        cx="410"
        cy="80"
        r="36"
      />
      <path
        fill={`var(--art-${tint}-b)`}
        d="M0 198C80 124 150 130 236 186 310 124 400 120 520 158V330H0z"
      />
      <path
        fill={`var(--art-${tint}-a)`}
        d="M0 240C104 190 218 206 302 228S460 196 520 216V330H0z"
      />
      <path
        fill={`var(--art-${tint}-c)`}
        d="M0 292C130 262 260 274 364 290S484 282 520 274V330H0z"
      />
      {children}
    </svg>
  );
}

/** A magnifying glass held over a gift. */
export function LensScene() {
  return (
    <Land tint="honey">
      <ellipse fill="var(--art-shadow)" cx="262" cy="290" rx="110" ry="11" />
      <g className="cut" transform="translate(190 146) scale(1.400)">
        <GiftBoxShape tint="sage" />
      </g>
      <g className="cut" transform="translate(338 170) rotate(-32)">
        <rect x="-10" y="62" width="20" height="84" rx="9" fill="var(--art-clay-c)" />
        <circle
          r="62"
          fill="var(--art-dusk-a)"
          fillOpacity=".72"
          stroke="var(--art-clay-c)"
          strokeWidth="14"
        />
        <path
          d="M-34-18a40 40 0 0 1 30-22"
          fill="none"
          stroke="var(--art-cut)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
    </Land>
  );
}

/** A letter on a ribbon, on its way to everyone. */
export function LetterScene() {
  const ribbon = 'M-20 240C80 150 170 300 270 250S430 160 540 220';
  return (
    <Land tint="sage">
      <g className="cut">
        <path d={ribbon} className="rb-line" strokeWidth="22" />
        <path d={ribbon} className="rb-line-shine" strokeWidth="2.500" />
      </g>
      <ellipse fill="var(--art-shadow)" cx="258" cy="282" rx="80" ry="10" />
      <g className="cut" transform="translate(258 206) rotate(-6)">
        <rect x="-90" y="-62" width="180" height="124" rx="8" fill="var(--art-clay-a)" />
        <path
          d="M-90-54a8 8 0 0 1 8-8H82a8 8 0 0 1 8 8L8 16a12 12 0 0 1-16 0z"
          fill="var(--art-clay-b)"
        />
        <path
          className="rb"
          d="M0 34C-30 14-38 2-38-12-38-24-28-32-18-32-9-32-3-27 0-20 3-27 9-32 18-32 28-32 38-24 38-12 38 2 30 14 0 34z"
        />
      </g>
    </Land>
  );
}

/** One gift, wrapped once. */
export function WrappedScene() {
  return (
    <Land tint="rose">
      <ellipse fill="var(--art-shadow)" cx="258" cy="298" rx="116" ry="13" />
      <g className="cut" transform="translate(163 112) scale(1.900)">
        <GiftBoxShape tint="dusk" />
      </g>
    </Land>
  );
}
