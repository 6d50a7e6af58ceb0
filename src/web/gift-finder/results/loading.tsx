import { useI18n } from '../../i18n/use-i18n.tsx';
import { SkeletonCards } from '../../ui/surfaces/skeleton.tsx';

/** Three rows of three. */
const placeholderCount = 9;

/** Shows placeholders for the suggestions during a search. */
export function Loading() {
  const { t } = useI18n();
  return (
    <div className="finder-loading">
      <SkeletonCards label={t('finder.searching')} count={placeholderCount} />
    </div>
  );
}
