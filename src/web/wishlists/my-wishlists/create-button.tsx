import { Plus } from 'lucide';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { TermsLine } from '../../routing/terms-line.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useCreateWishlist } from './use-create-wishlist.ts';

/** Shows the button that creates a list and opens it, and the terms while it is enabled. */
export function CreateButton({ enabled }: { enabled: boolean }) {
  const { t } = useI18n();
  const { creating, create } = useCreateWishlist();

  return (
    <>
      <Button big icon={Plus} disabled={!enabled} busy={creating} onClick={create}>
        {creating ? t('manager.creating') : t('manager.create')}
      </Button>
      {enabled && <TermsLine />}
    </>
  );
}
