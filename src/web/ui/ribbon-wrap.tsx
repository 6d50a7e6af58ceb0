import { BowShape } from './bow.tsx';

/** Two bands and a bow across a picture: this gift is taken. */
export function RibbonWrap({ tying = false }: { tying?: boolean }) {
  return (
    <svg
      className="gift-ribbon"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="cut">
        <path className="rb" d="M258 0h40v300h-40z" />
        <path className="rb-shine" d="M265 0h3v300h-3zM288 0h3v300h-3z" />
        <path className="rb" d="M0 172h400v40H0z" />
        <path className="rb-shine" d="M0 179h400v3H0zM0 202h400v3H0z" />
      </g>
      <g className={tying ? 'cut gift-bow gift-bow-tying' : 'cut gift-bow'}>
        <g transform="translate(278 190) scale(3.125) translate(-24 -16.500)">
          <BowShape />
        </g>
      </g>
    </svg>
  );
}
