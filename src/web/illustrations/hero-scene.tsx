import { RibbonLine, SceneObjects, Sprig, Sun } from './scenery.tsx';

/** Draws the home page's landscape with seven objects; on a phone the three in the middle are visible. */
export function HeroScene() {
  const ribbon =
    'M-40 540C90 514 190 674 380 664S610 534 770 564 990 664 1150 646 1370 496 1480 486 1600 536 1660 566';
  return (
    <svg
      className="illustration hero-scene"
      viewBox="0 0 1600 760"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Sun tint="honey" x={1290} y={236} radius={98} />
      <path
        fill="var(--art-dusk-b)"
        d="M0 462C110 372 240 338 372 356 520 376 600 442 760 432 930 421 1030 322 1200 326 1370 330 1470 398 1600 386V760H0z"
      />
      <path
        fill="var(--art-sage-a)"
        d="M0 540C190 450 380 440 580 486S960 560 1130 520 1450 432 1600 462V760H0z"
      />
      <Sprig x={96} y={622} scale={1.9} turn={-7} tint="sage" />
      <Sprig x={176} y={612} scale={1.3} turn={6} tint="sage" />
      <Sprig x={716} y={590} scale={1.1} turn={-4} tint="sage" />
      <Sprig x={906} y={606} scale={0.9} turn={5} tint="sage" />
      <Sprig x={1110} y={600} scale={1.5} turn={-5} tint="sage" />
      <Sprig x={1524} y={590} scale={2} turn={8} tint="sage" />
      <path
        fill="var(--art-sage-b)"
        d="M0 640C200 584 420 580 640 610S1010 650 1200 622 1470 588 1600 596V760H0z"
      />
      <RibbonLine d={ribbon} width={24} />
      <SceneObjects scene="hero" />
      <path
        fill="var(--art-sage-c)"
        d="M0 714C200 692 380 728 640 722S1120 700 1300 708 1520 730 1600 720V760H0z"
      />
    </svg>
  );
}
