interface SkeletonCardsProps {
  /** shown above, and announced to screen readers */
  label: string;
  count: number;
}

/** Shows placeholders for cards that are loading, of the same size, so that the layout does not shift. */
export function SkeletonCards({ label, count }: SkeletonCardsProps) {
  return (
    <>
      <p className="secondary-text skeleton-label" role="status">
        {label}
      </p>
      <div className="skeleton-cards" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its index
          <div key={index} className="card">
            <div className="picture skeleton" />
            <div className="card__body">
              <span className="skeleton skeleton--line" />
              <span className="skeleton skeleton--line skeleton--short" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
