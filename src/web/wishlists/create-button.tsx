import { Plus } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { useCreateWishlist } from './use-create-wishlist.ts';

/** Makes a list and goes to it. */
export function CreateButton({ enabled }: { enabled: boolean }) {
  const { t } = useI18n();
  const { creating, create } = useCreateWishlist();

  return (
    <Button big icon={Plus} disabled={!enabled} busy={creating} onClick={create}>
      {creating ? t('manager.creating') : t('manager.create')}
    </Button>
  );
}
