import { useEffect, useRef } from 'react';
import type { GuestView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { claimTopic } from './claim-topic.ts';
import { findDoubtfulClaims } from './find-doubtful-claims.ts';
import { deleteStoredClaim, type OwnClaim } from './own-claims.ts';

/**
 * Removes own claims from this browser that were taken back elsewhere, and says so in a toast. Only the server's answer
 * that there is no such claim removes one; it is asked where the list contradicts the claim.
 */
export function useClaimsTakenBack({ items }: GuestView, claims: readonly OwnClaim[]): void {
  const api = useApi();
  const { t } = useI18n();
  /** the receipts that were looked up, with the state of the item that gave rise to it */
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const lookUp = async ({ receipt, title }: OwnClaim) => {
      try {
        await api.call('readReceipt', { params: { receipt }, quiet: true });
      } catch (error) {
        if (asApiFailure(error).code !== 'claim.not_found') return;
        deleteStoredClaim(receipt);
        showToast({ kind: 'info', text: t('claims.gone', { title }), topic: claimTopic });
      }
    };
    for (const claim of findDoubtfulClaims(items, claims)) {
      const item = items.find(({ id }) => id === claim.itemId);
      const doubt = `${claim.receipt} ${item?.claimedQuantity} ${item?.claimedBy}`;
      if (asked.current.has(doubt)) continue;
      asked.current.add(doubt);
      void lookUp(claim);
    }
  }, [api, t, items, claims]);
}
