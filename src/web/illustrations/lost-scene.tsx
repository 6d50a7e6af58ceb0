import { objectUrl } from './object-url.ts';
import { RibbonLine, Sprig } from './scenery.tsx';

const sky = 'M36 252C4 170 46 62 150 40S350 12 408 92 452 214 424 252z';

/** Draws the gift on a hill of the not-found page. It bounces when it is mounted. */
export function LostScene() {
  return (
    <svg viewBox="0 0 460 300" aria-hidden="true">
      <clipPath id="lost-sky">
        <path d={sky} />
      </clipPath>
      <path fill="var(--art-honey-a)" d={sky} />
      <circle fill="var(--art-clay-b)" cx="352" cy="100" r="30" />
      <path
        fill="var(--art-honey-b)"
        clipPath="url(#lost-sky)"
        d="M0 190C60 140 140 146 206 168S340 190 460 142V260H0z"
      />
      <Sprig x={92} y={246} scale={0.95} turn={-9} tint="clay" />
      <Sprig x={386} y={244} scale={0.75} turn={8} tint="clay" />
      <path
        fill="var(--art-honey-c)"
        d="M14 262C24 234 112 224 232 224S438 236 446 262C452 284 342 292 230 292S6 284 14 262z"
      />
      <RibbonLine d="M58 264C96 246 122 286 164 270S206 262 222 258" width={9} />
      <ellipse
        className="illustration__shade lost-scene__shade"
        cx="236"
        cy="260"
        rx="66"
        ry="10"
      />
      <g className="paper-cut lost-scene__bounce">
        <image href={objectUrl('gift-sage')} x="162" y="121" width="148" height="148" />
      </g>
    </svg>
  );
}
