interface FoldProps {
  /** null when the whole text fits */
  short: string | null;
  full: string;
  moreLabel: string;
  lessLabel: string;
}

/** Text of any length, folded to its beginning until somebody wants the rest; works without scripts too. */
export function Fold({ short, full, moreLabel, lessLabel }: FoldProps) {
  if (short === null) return <p className="meta typed">{full}</p>;
  return (
    <div className="fold">
      <p className="fold-short meta typed">{short}</p>
      <details className="fold-rest">
        <summary className="fold-button">
          <span className="fold-more">{moreLabel}</span>
          <span className="fold-less">{lessLabel}</span>
        </summary>
        <p className="meta typed">{full}</p>
      </details>
    </div>
  );
}
