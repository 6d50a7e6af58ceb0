import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { asApiFailure } from '../api/api-failure.ts';
import { useSameAct } from '../api/same-act.ts';
import { useApi } from '../api/use-api.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ArrivalState } from './arrival.ts';
import { storeToken } from './stored-tokens.ts';

/** Makes a list, remembers its key in this browser, and goes to it. */
export function CreateButton({ enabled }: { enabled: boolean }) {
  const { t } = useI18n();
  const api = useApi();
  const path = usePath();
  const navigate = useNavigate();
  const act = useSameAct();
  const [creating, setCreating] = useState(false);

  const create = async () => {
    setCreating(true);
    try {
      const { adminToken } = await act('create', (idempotencyKey) =>
        api.call('createWishlist', { params: {}, body: {}, idempotencyKey }),
      );
      storeToken(adminToken);
      await navigate(path(paths.admin(adminToken)), {
        state: { created: true } satisfies ArrivalState,
      });
    } catch (error) {
      asApiFailure(error);
      showToast({ kind: 'failure', title: t('toast.error'), text: t('manager.createFailed') });
      setCreating(false);
    }
  };

  return (
    <Button big icon={Plus} disabled={!enabled} busy={creating} onClick={create}>
      {creating ? t('manager.creating') : t('manager.create')}
    </Button>
  );
}
