import type { ReactNode } from 'react';
import type { Tint } from './object-names.ts';
import { DrawnObject, RibbonLine, SceneObjects, Sprig, Sun } from './scenery.tsx';

function Landscape({ tint, sun, children }: { tint: Tint; sun: Tint; children: ReactNode }) {
  return (
    <svg
      className={`illustration landscape tint-${tint}`}
      viewBox="0 0 520 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect fill="var(--sky)" width="520" height="330" />
      <Sun tint={sun} x={414} y={92} radius={36} />
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

/** Draws a telescope between two objects: finding the right gift. */
export function SearchScene() {
  return (
    <Landscape tint="honey" sun="clay">
      <SceneObjects scene="search" />
    </Landscape>
  );
}

/** Draws a letter on a ribbon: sharing a list. */
export function LetterScene() {
  return (
    <Landscape tint="sage" sun="honey">
      <RibbonLine d="M-20 232C70 150 160 292 262 256S420 160 540 214" width={20} />
      <DrawnObject object="love-letter" x={260} foot={286} size={168} turn={-5} />
    </Landscape>
  );
}

/** Draws one wrapped gift: no gift twice. */
export function WrappedScene() {
  return (
    <Landscape tint="rose" sun="honey">
      <DrawnObject object="gift-dusk" x={260} foot={296} size={188} />
    </Landscape>
  );
}
