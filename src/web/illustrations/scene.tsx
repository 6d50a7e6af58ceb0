import type { ReactNode } from 'react';
import type { ObjectName, Tint } from './object-names.ts';
import { DrawnObject, RibbonLine, SceneObjects, Sprig, Sun } from './scenery.tsx';

interface HeaderSceneProps {
  tint: Tint;
  children: ReactNode;
}

/** Draws the header of an article: its main object between two others. */
export function ArticleScene({
  tint,
  objects: [left, middle, right],
}: {
  tint: Tint;
  objects: readonly [ObjectName, ObjectName, ObjectName];
}) {
  return (
    <HeaderScene tint={tint}>
      <DrawnObject object={left} x={394} foot={272} size={112} turn={-4} />
      <DrawnObject object={middle} x={600} foot={290} size={172} />
      <DrawnObject object={right} x={806} foot={276} size={112} turn={4} />
    </HeaderScene>
  );
}

/** Draws the header of a shared list. Its objects are high up, because the card with the name covers the lower middle. */
export function CoverScene() {
  return (
    <HeaderScene tint="honey">
      <SceneObjects scene="cover" />
    </HeaderScene>
  );
}

/** Draws a landscape in one tint with a ribbon; on a narrow screen its middle half is visible. */
function HeaderScene({ tint, children }: HeaderSceneProps) {
  const landTint = landTints[tint];
  const ribbon = 'M-20 196C120 120 230 262 420 232S690 110 860 168 1090 262 1220 190';
  return (
    <svg
      className={`illustration landscape tint-${tint}`}
      viewBox="0 0 1200 330"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect fill="var(--sky)" width="1200" height="330" />
      <Sun tint={landTint} x={712} y={84} radius={38} />
      <path
        fill="var(--far)"
        d="M0 206C110 146 230 128 350 144S560 206 690 186 900 110 1010 118 1130 160 1200 156V330H0z"
      />
      <path
        fill={`var(--art-${landTint}-a)`}
        d="M0 236C150 196 300 190 460 208S720 240 880 218 1100 186 1200 200V330H0z"
      />
      <Sprig x={92} y={290} scale={1} turn={-8} tint={landTint} />
      <Sprig x={462} y={276} scale={0.7} turn={6} tint={landTint} />
      <Sprig x={742} y={276} scale={0.75} turn={-4} tint={landTint} />
      <Sprig x={1112} y={290} scale={1.1} turn={8} tint={landTint} />
      <path
        fill={`var(--art-${landTint}-b)`}
        d="M0 270C180 240 380 244 600 262S960 276 1200 250V330H0z"
      />
      <RibbonLine d={ribbon} width={18} />
      {children}
      <path
        fill={`var(--art-${landTint}-c)`}
        d="M0 306C180 290 400 310 600 306S980 288 1200 304V330H0z"
      />
    </svg>
  );
}

/** The tint of the land below a sky of each tint: a neighbour on the colour wheel, for contrast. */
const landTints: Readonly<Record<Tint, Tint>> = {
  honey: 'rose',
  rose: 'honey',
  sage: 'honey',
  dusk: 'sage',
  clay: 'sage',
  plum: 'rose',
};
