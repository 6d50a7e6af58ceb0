import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useIdempotentCall } from '../../api/use-idempotent-call.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import type { NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { storeToken } from '../tokens/stored-tokens.ts';

/**
 * Returns `create` and whether it is running. `create` makes a list, stores its admin token in this
 * browser and opens it with the given navigation state. A failure is shown as a toast.
 */
export function useCreateWishlist(initialState: Omit<NavigationState, 'created'> = {}) {
  const { t } = useI18n();
  const api = useApi();
  const path = usePath();
  const navigate = useNavigate();
  const runIdempotent = useIdempotentCall();
  const [creating, setCreating] = useState(false);

  const create = async () => {
    setCreating(true);
    try {
      const { adminToken } = await runIdempotent('create', (idempotencyKey) =>
        api.call('createWishlist', {
          params: {},
          body: {},
          idempotencyKey,
          failed: t('manager.createFailed'),
        }),
      );
      const isStored = storeToken(adminToken);
      const state: NavigationState = {
        ...initialState,
        created: true,
        ...(!isStored && { notStored: true }),
      };
      await navigate(path(href(paths.admin, { adminToken })), { state });
    } catch (error) {
      asApiFailure(error);
      setCreating(false);
    }
  };

  return { creating, create };
}
