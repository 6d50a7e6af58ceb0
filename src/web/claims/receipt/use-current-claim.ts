import { useEffect, useState } from 'react';
import type { ReceiptView } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { onStoredElsewhere } from '../../browser/storage.ts';
import { ownClaimsKey } from '../own-claims.ts';

/**
 * Returns the claim of a receipt; null once the server has none. It is requested again when the visitor comes back to
 * the page, and when another tab changes the stored claims. A request without an answer changes nothing.
 */
export function useCurrentClaim(receipt: string, loaded: ReceiptView): ReceiptView | null {
  const api = useApi();
  const [claim, setClaim] = useState<ReceiptView | null>(loaded);
  const isGone = claim === null;

  useEffect(() => {
    if (isGone) return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => {
      api
        .call('readReceipt', { params: { receipt }, quiet: true, signal })
        .then(setClaim, (error: unknown) => {
          if (!signal.aborted && asApiFailure(error).code === 'claim.not_found') setClaim(null);
        });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', onVisible, { signal });
    const stop = onStoredElsewhere(ownClaimsKey, read);
    return () => {
      listening.abort();
      stop();
    };
  }, [api, receipt, isGone]);

  return claim;
}
