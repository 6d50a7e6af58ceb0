import { LockKeyhole } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';

/** Stands beside everything that would hand over a list. */
export function PrivateMark() {
  const { t } = useI18n();
  return (
    <p className="private-mark">
      <LockKeyhole className="icon" aria-hidden="true" />
      {t('rescue.private')}
    </p>
  );
}
