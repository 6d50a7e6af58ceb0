/** A ribbon measured off: `label` says it in words, the lengths show it. */
export function Measure({ label, value, max }: { label: string; value: number; max: number }) {
  const lengths = Array.from({ length: max }, (_, index) => index < value);
  return (
    <div className="measure">
      <span className="num">{label}</span>
      {max > 12 ? (
        <progress value={value} max={max} aria-label={label} />
      ) : (
        <span className="measure-run" aria-hidden="true">
          {lengths.map((on, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lengths have no identity but their place
            <i key={index} className={on ? 'on' : undefined} />
          ))}
        </span>
      )}
    </div>
  );
}
