/** Shows a price after its label; nothing where there is no price. */
export function LabelledPrice({ label, price }: { label: string; price: string | null }) {
  if (!price) return null;
  return (
    <p className="item-price lining-figures">
      {label}{' '}
      <b>
        <bdi>{price}</bdi>
      </b>
    </p>
  );
}
