import { BowShape } from './bow.tsx';

/** Draws a ribbon across the picture of a claimed item; `tying` animates the bow. */
export function RibbonWrap({ tying = false }: { tying?: boolean }) {
  return (
    <svg
      className="ribbon-wrap"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="paper-cut">
        <path className="ribbon" d="M258 0h40v300h-40z" />
        <path className="ribbon__shine" d="M265 0h3v300h-3zM288 0h3v300h-3z" />
        <path className="ribbon" d="M0 172h400v40H0z" />
        <path className="ribbon__shine" d="M0 179h400v3H0zM0 202h400v3H0z" />
      </g>
      <g
        className={
          tying
            ? 'paper-cut ribbon-wrap__bow ribbon-wrap__bow--tying'
            : 'paper-cut ribbon-wrap__bow'
        }
      >
        <g transform="translate(278 190) scale(3.125) translate(-24 -16.500)">
          <BowShape />
        </g>
      </g>
    </svg>
  );
}
