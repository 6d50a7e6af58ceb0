import { useEffect, useId, useRef } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';

interface TooLateProps {
  /** who was quicker; null when the wish itself is gone */
  takenBy: string | null;
  /** how many wishes can still be claimed */
  left: number;
  onClose: () => void;
}

/** Instead of the form: it cannot be claimed any more, and what can be done now. */
export function TooLate({ takenBy, left, onClose }: TooLateProps) {
  const { t, count } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  // What was focused is gone; whoever listens hears why, with the way on.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);

  return (
    <div className="dialog-inner" ref={place}>
      <div className="too-late" id={id}>
        <p className="typed">
          <b>{takenBy === null ? t('claim.gone') : t('claim.lost', { name: takenBy })}</b>
        </p>
        <p>{left > 0 ? count('claim.left', left) : t('claim.noneLeft')}</p>
      </div>
      <Button onClick={onClose} aria-describedby={id}>
        {t('claim.back')}
      </Button>
    </div>
  );
}
