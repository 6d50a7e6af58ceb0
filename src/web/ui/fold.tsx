import { useId, useState } from 'react';

interface FoldProps {
  /** null when the whole text fits */
  short: string | null;
  full: string;
  moreLabel: string;
  lessLabel: string;
}

/** Text of any length, folded to its beginning until somebody wants the rest. */
export function Fold({ short, full, moreLabel, lessLabel }: FoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p id={id} className="meta typed">
        {open || short === null ? full : short}
      </p>
      {short !== null && (
        <button
          type="button"
          className="fold-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </>
  );
}
