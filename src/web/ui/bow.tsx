import { bowPaths } from './bow-paths.ts';

/** The bow's outline, drawn on 48 x 42, for use inside another drawing. */
export function BowShape() {
  return (
    <>
      <path className="rb-fold" d={bowPaths.tails.join('')} />
      <path className="rb" d={bowPaths.loops.join('')} />
      <path className="rb-fold" d={bowPaths.folds.join('')} />
      <path className="rb-shine" d={bowPaths.knot} />
    </>
  );
}

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
