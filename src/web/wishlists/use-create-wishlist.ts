import { useState } from 'react';
import { useNavigate } from 'react-router';
import { asApiFailure } from '../api/api-failure.ts';
import { useSameAct } from '../api/same-act.ts';
import { useApi } from '../api/use-api.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ArrivalState } from './arrival.ts';
import { storeToken } from './stored-tokens.ts';

/** Makes a list, remembers its key in this browser, and goes to it, with what is brought along. */
export function useCreateWishlist(brought: Omit<ArrivalState, 'created'> = {}) {
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
      const state: ArrivalState = { ...brought, created: true };
      await navigate(path(paths.admin(adminToken)), { state });
    } catch (error) {
      asApiFailure(error);
      showToast({ kind: 'failure', title: t('toast.error'), text: t('manager.createFailed') });
      setCreating(false);
    }
  };

  return { creating, create };
}
