/** Shows how many of `max` are claimed, as text and, for those who see it, as a bar; a segment each for up to 12. */
export function ClaimProgress({
  label,
  value,
  max,
}: {
  label: string;
  value: number;
  max: number;
}) {
  const segments = Array.from({ length: max }, (_, index) => index < value);
  return (
    <div className="claim-progress">
      <span className="lining-figures">{label}</span>
      {max > 12 ? (
        <progress value={value} max={max} aria-hidden="true" />
      ) : (
        <span className="claim-progress__bar" aria-hidden="true">
          {segments.map((on, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no identity but its index
            <i key={index} className={on ? 'is-on' : undefined} />
          ))}
        </span>
      )}
    </div>
  );
}
