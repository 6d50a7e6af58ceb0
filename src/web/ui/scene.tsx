import { GiftBoxShape, type Tint } from './gift-box.tsx';

const sprig =
  'M-1.500 0h3v-92h-3zM0-20c14-2 24-12 25-26-14 1-24 11-25 26zM0-20c-14-2-24-12-25-26 14 1 24 11 25 26zM0-48c12-2 21-11 22-24-12 1-21 10-22 24zM0-48c-12-2-21-11-22-24 12 1 21 10 22 24zM0-74c9-4 12-14 8-26-9 4-13 15-8 26z';

function Sprig({
  x,
  y,
  scale,
  turn = 0,
  fill,
}: {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  fill: string;
}) {
  return (
    <path
      d={sprig}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
    />
  );
}

function Box({
  x,
  y,
  scale,
  tint,
  turn = 0,
}: {
  x: number;
  y: number;
  scale: number;
  tint: Tint;
  turn?: number;
}) {
  return (
    <>
      <ellipse fill="var(--art-shadow)" cx={x} cy={y} rx={56 * scale} ry={8 * scale} />
      <g
        className="cut"
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -98)`}
      >
        <GiftBoxShape tint={tint} />
      </g>
    </>
  );
}

/** The land of the home page: sun, hills, one ribbon, a few gifts. Never moves. */
export function HeroScene() {
  const ribbon =
    'M-40 520C120 430 250 700 440 640S700 470 830 600 1090 690 1200 600 1420 450 1660 560';
  return (
    <svg
      className="art hero-scene"
      viewBox="0 0 1600 760"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle fill="var(--art-honey-b)" cx="1270" cy="250" r="96" />
      <path
        fill="var(--art-dusk-b)"
        d="M0 456C220 280 420 310 640 410 880 280 1150 260 1344 380 1472 330 1532 340 1600 364V760H0z"
      />
      <path fill="var(--art-sage-a)" d="M0 532C320 395 672 456 928 516S1408 425 1600 486V760H0z" />
      <Sprig x={120} y={600} scale={1.9} turn={-7} fill="var(--art-sage-b)" />
      <Sprig x={215} y={585} scale={1.4} turn={5} fill="var(--art-sage-b)" />
      <Sprig x={770} y={560} scale={1} turn={4} fill="var(--art-sage-b)" />
      <Sprig x={1490} y={600} scale={2} turn={8} fill="var(--art-sage-b)" />
      <path fill="var(--art-sage-b)" d="M0 638C400 547 800 592 1120 638S1488 608 1600 585V760H0z" />
      <g className="cut">
        <path d={ribbon} className="rb-line" strokeWidth="22" />
        <path d={ribbon} className="rb-line-shine" strokeWidth="2.500" />
      </g>
      <Box x={560} y={690} scale={1.15} tint="rose" turn={4} />
      <Box x={690} y={702} scale={0.8} tint="dusk" turn={-3} />
      <Box x={1010} y={696} scale={1.3} tint="honey" turn={-4} />
      <path fill="var(--art-sage-c)" d="M0 722C320 690 560 748 960 722S1440 696 1600 728V760H0z" />
    </svg>
  );
}

/** The strip of land above a list or an article, in one tint. */
export function CoverScene({ tint = 'honey' }: { tint?: Tint }) {
  const land: Tint = tint === 'rose' ? 'honey' : 'rose';
  const ribbon = 'M-20 150C140 60 260 230 420 190S700 60 860 130 1090 220 1220 150';
  return (
    <svg
      className="art"
      viewBox="0 0 1200 330"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect fill={`var(--art-${tint}-a)`} width="1200" height="330" />
      <circle fill={`var(--art-${land}-b)`} cx="860" cy="88" r="46" />
      <path
        fill={`var(--art-${tint}-b)`}
        d="M0 200C170 120 330 140 480 196 660 120 860 110 1010 166 1100 140 1150 146 1200 158V330H0z"
      />
      <path
        fill={`var(--art-${land}-a)`}
        d="M0 232C240 172 500 198 700 224S1060 186 1200 212V330H0z"
      />
      <Sprig x={110} y={286} scale={0.9} turn={-8} fill={`var(--art-${land}-b)`} />
      <Sprig x={420} y={280} scale={0.7} turn={6} fill={`var(--art-${land}-b)`} />
      <Sprig x={780} y={280} scale={0.8} turn={-4} fill={`var(--art-${land}-b)`} />
      <Sprig x={1090} y={286} scale={1} turn={8} fill={`var(--art-${land}-b)`} />
      <path
        fill={`var(--art-${land}-b)`}
        d="M0 278C300 238 600 258 840 278S1120 264 1200 254V330H0z"
      />
      <g className="cut">
        <path d={ribbon} className="rb-line" strokeWidth="18" />
        <path d={ribbon} className="rb-line-shine" strokeWidth="2" />
      </g>
    </svg>
  );
}
