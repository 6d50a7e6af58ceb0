import { useI18n } from '../i18n/use-i18n.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

/** Three rows of three. */
const places = 9;

export function Waiting() {
  const { t } = useI18n();
  return (
    <div className="finder-waiting">
      <SkeletonCards label={t('finder.searching')} count={places} />
    </div>
  );
}
