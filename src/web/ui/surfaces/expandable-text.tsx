interface ExpandableTextProps {
  /** null when the whole text fits */
  short: string | null;
  full: string;
  moreLabel: string;
  lessLabel: string;
}

/** Shows the beginning of a long text, and the whole of it on demand; works without JavaScript. */
export function ExpandableText({ short, full, moreLabel, lessLabel }: ExpandableTextProps) {
  if (short === null) return <p className="secondary-text user-text">{full}</p>;
  return (
    <div className="expandable-text">
      <p className="expandable-text__short secondary-text user-text">{short}</p>
      <details className="expandable-text__rest">
        <summary className="text-button">
          <span className="expandable-text__more">{moreLabel}</span>
          <span className="expandable-text__less">{lessLabel}</span>
        </summary>
        <p className="secondary-text user-text">{full}</p>
      </details>
    </div>
  );
}
