import { useRevalidator } from 'react-router';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** Returns true for a status which says that a list cannot be reached just now, and nothing about the list. */
export const isUnreachable = (status: number): boolean => status === 429 || status >= 500;

/** Says that a list cannot be reached just now, with a button to try again. */
export function UnreachableList() {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      heading="h1"
      title={t('wishlist.unreachable.title')}
      text={t('wishlist.unreachable.text')}
    >
      <Button onClick={() => void revalidate()}>{t('common.tryAgain')}</Button>
    </EmptyState>
  );
}
