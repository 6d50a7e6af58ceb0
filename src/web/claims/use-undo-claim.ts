import { useState } from 'react';
import type { GuestView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { forgetClaim } from './own-claims.ts';

export interface UndoableClaim {
  readonly guestToken: string;
  readonly claimId: string;
  readonly receipt: string;
  readonly title: string;
}

/** Takes a claim back; `onUndone` gets the list, or null when the claim was gone already. */
export function useUndoClaim(onUndone: (list: GuestView | null) => void) {
  const { t } = useI18n();
  const api = useApi();
  const [busy, setBusy] = useState(false);

  const undo = async ({ guestToken, claimId, receipt, title }: UndoableClaim) => {
    setBusy(true);
    try {
      const list = await api.call('undoClaim', {
        params: { guestToken, claimId },
        headers: { 'claim-receipt': receipt },
        // A request that was lost and sent again finds nothing to take back: it is done.
        quiet: ({ code }) => code === 'claim.not_found',
      });
      forgetClaim(receipt);
      showToast({ kind: 'success', title: t('toast.success'), text: t('undo.done', { title }) });
      onUndone(list);
    } catch (error) {
      const { code } = asApiFailure(error);
      setBusy(false);
      if (code === 'claim.not_found') {
        forgetClaim(receipt);
        showToast({ kind: 'info', text: t('failure.claim.not_found') });
        onUndone(null);
        return;
      }
      const text = t(code === 'claim.undo_not_allowed' ? `failure.${code}` : 'undo.failed');
      showToast({ kind: 'failure', title: t('toast.error'), text });
    }
  };

  return { busy, undo };
}
