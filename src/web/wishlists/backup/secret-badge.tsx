import { LockKeyhole } from 'lucide';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Warns that the code or link beside it gives full control of a list. */
export function SecretBadge() {
  const { t } = useI18n();
  return (
    <p className="secret-badge">
      <Icon node={LockKeyhole} />
      {t('rescue.private')}
    </p>
  );
}
