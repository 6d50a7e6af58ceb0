interface SkeletonProps {
  /** said to those who listen, and shown above */
  label: string;
  count: number;
}

/** Cards that are still on their way: their places, so that nothing jumps when they come. */
export function SkeletonCards({ label, count }: SkeletonProps) {
  return (
    <>
      <p className="meta skeleton-label" role="status">
        {label}
      </p>
      <div className="skeleton-cards" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
          <div key={place} className="card">
            <div className="pic skeleton" />
            <div className="card-body">
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-line skeleton-short" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
