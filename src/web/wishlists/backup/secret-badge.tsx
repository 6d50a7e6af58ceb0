import { LockKeyhole } from 'lucide-react';
import { useI18n } from '../../i18n/use-i18n.tsx';

/** Warns that the code or link beside it gives full control of a list. */
export function SecretBadge() {
  const { t } = useI18n();
  return (
    <p className="secret-badge">
      <LockKeyhole className="icon" aria-hidden="true" />
      {t('rescue.private')}
    </p>
  );
}
