import type { ReactNode } from 'react';
import { RibbonLine, Sprig, Thing } from './land.tsx';
import type { Tint } from './object-names.ts';

function Land({ tint, sun, children }: { tint: Tint; sun: Tint; children: ReactNode }) {
  return (
    <svg
      className="art"
      viewBox="0 0 520 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect fill={`var(--art-${tint}-a)`} width="520" height="330" />
      <circle fill={`var(--art-${sun}-b)`} cx="414" cy="92" r="36" />
      <path
        fill={`var(--art-${tint}-b)`}
        d="M0 206C50 156 110 140 172 156S276 196 340 178 440 134 520 158V330H0z"
      />
      <Sprig x={42} y={280} scale={1} turn={-8} tint={tint} />
      <Sprig x={486} y={276} scale={0.9} turn={8} tint={tint} />
      <path
        fill={`var(--art-${tint}-c)`}
        d="M0 270C90 244 180 240 284 252S450 264 520 250V330H0z"
      />
      {children}
    </svg>
  );
}

/** Somebody looks far for the right thing. */
export function SearchScene() {
  return (
    <Land tint="honey" sun="clay">
      <Thing object="potted-plant" x={122} foot={286} size={96} />
      <Thing object="telescope" x={258} foot={294} size={184} />
      <Thing object="gift-sage" x={398} foot={286} size={98} turn={3} />
    </Land>
  );
}

/** A letter on a ribbon, on its way to everyone. */
export function LetterScene() {
  return (
    <Land tint="sage" sun="honey">
      <RibbonLine d="M-20 232C70 150 160 292 262 256S420 160 540 214" width={20} />
      <Thing object="love-letter" x={260} foot={286} size={168} turn={-5} />
    </Land>
  );
}

/** One gift, wrapped once. */
export function WrappedScene() {
  return (
    <Land tint="rose" sun="honey">
      <Thing object="gift-dusk" x={260} foot={296} size={188} />
    </Land>
  );
}
