import { bowPaths } from './bow-paths.ts';

/** Draws the bow in a 48 x 42 view box, for use inside another SVG. */
export function BowShape() {
  return (
    <>
      <path className="ribbon__fold" d={bowPaths.tails.join('')} />
      <path className="ribbon" d={bowPaths.loops.join('')} />
      <path className="ribbon__fold" d={bowPaths.folds.join('')} />
      <path className="ribbon__shine" d={bowPaths.knot} />
    </>
  );
}

/** Shows the bow, `width` pixels wide. */
export function Bow({ width = 34, className }: { width?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={Math.round((width * 42) / 48)}
      viewBox="0 0 48 42"
      aria-hidden="true"
    >
      <BowShape />
    </svg>
  );
}
