import { BowShape } from './bow.tsx';

/** Draws a ribbon along two edges of the picture of a claimed item, which stays to be seen; `animated` moves the bow. */
export function RibbonWrap({ animated = false }: { animated?: boolean }) {
  return (
    <svg
      className="ribbon-wrap"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="paper-cut">
        <path className="ribbon" d="M283 0h26v300h-26z" />
        <path className="ribbon__shine" d="M288 0h2v300h-2zM302 0h2v300h-2z" />
        <path className="ribbon" d="M0 229h400v26H0z" />
        <path className="ribbon__shine" d="M0 234h400v2H0zM0 248h400v2H0z" />
      </g>
      <g
        className={
          animated
            ? 'paper-cut ribbon-wrap__bow ribbon-wrap__bow--tying'
            : 'paper-cut ribbon-wrap__bow'
        }
      >
        <g transform="translate(296 241) scale(2.1) translate(-24 -16.500)">
          <BowShape />
        </g>
      </g>
    </svg>
  );
}
