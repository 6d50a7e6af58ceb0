import { useState } from 'react';
import type { GuestView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { claimTopic } from './claim-topic.ts';
import { deleteStoredClaim } from './own-claims.ts';

/** What is needed to take a claim back. */
export interface UnclaimRequest {
  readonly guestToken: string;
  readonly claimId: string;
  readonly receipt: string;
  readonly title: string;
}

/**
 * Returns a function that takes a claim back. `onUnclaimed` receives the list, or null when the server has no such
 * claim any more. Failures are shown as a toast.
 */
export function useUnclaim(onUnclaimed: (list: GuestView | null) => void) {
  const { t } = useI18n();
  const api = useApi();
  const [busy, setBusy] = useState(false);

  const unclaim = async ({ guestToken, claimId, receipt, title }: UnclaimRequest) => {
    setBusy(true);
    try {
      const list = await api.call('undoClaim', {
        params: { guestToken, claimId },
        headers: { 'claim-receipt': receipt },
        // After a lost answer, the second request finds no claim: the first one has done it.
        quiet: ({ code }) => code === 'claim.not_found',
        failed: t('unclaim.failed'),
      });
      deleteStoredClaim(receipt);
      showToast({
        kind: 'success',
        title: t('toast.success'),
        text: t('unclaim.done', { title }),
        topic: claimTopic,
      });
      onUnclaimed(list);
    } catch (error) {
      const { code } = asApiFailure(error);
      setBusy(false);
      if (code !== 'claim.not_found') return;
      deleteStoredClaim(receipt);
      showToast({ kind: 'info', text: t('failure.claim.not_found'), topic: claimTopic });
      onUnclaimed(null);
    }
  };

  return { busy, unclaim };
}
