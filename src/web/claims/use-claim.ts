import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClaimedView, GuestView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { createIdempotencyKey } from '../api/idempotency-key.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { isInRole } from '../routing/load-wishlist.ts';
import { showToast } from '../ui/overlays/toasts.ts';
import { claimUntilAnswered } from './claim-until-answered.ts';
import { deletePendingClaim, type PendingClaim, storePendingClaim } from './pending-claim.ts';

/** Events of a claim, for the screen behind the dialog. */
export interface ClaimEvents {
  /** the optimistic update: the name of the claimer, or null to revert it */
  onOptimisticClaim: (claimerName: string | null) => void;
  onClaimed: (answer: ClaimedView, claim: PendingClaim) => void;
  /** the current list, after another guest was faster */
  onList: (list: GuestView) => void;
  onClose: () => void;
}

/** `trying`: sent again and again, because no answer came. */
export type ClaimState = 'ready' | 'sending' | 'trying' | 'deleted';

/**
 * Returns the state of one claim, and functions to send and to stop it. While there is no connection it is sent
 * again and again. `resumed` is sent at once. Failures are shown as a toast or by the state.
 */
export function useClaim(resumed: PendingClaim | null, events: ClaimEvents) {
  const { t } = useI18n();
  const api = useApi();
  const [state, setState] = useState<ClaimState>(resumed ? 'trying' : 'ready');
  const running = useRef<AbortController | null>(null);
  const isLost = useRef(false);
  const isUnmounted = useRef(false);
  /** the last claim that failed; the same name and item send it again under the same key */
  const failed = useRef<PendingClaim | null>(null);

  const send = async (claim: PendingClaim) => {
    const controller = new AbortController();
    running.current = controller;
    storePendingClaim(claim);
    events.onOptimisticClaim(claim.claimerName);
    try {
      const { signal } = controller;
      const onLost = () => {
        isLost.current = true;
        if (isUnmounted.current) controller.abort();
        else setState('trying');
      };
      const answer = await claimUntilAnswered(api, claim, {
        signal,
        onLost,
        failed: t('claim.failed'),
      });
      isLost.current = false;
      deletePendingClaim();
      events.onClaimed(answer, claim);
    } catch (error) {
      if (controller.signal.aborted) return;
      isLost.current = false;
      const { code, problem } = asApiFailure(error);
      deletePendingClaim();
      failed.current = claim;
      setState(code === 'item.not_found' ? 'deleted' : 'ready');
      events.onOptimisticClaim(null);
      const list = problem?.wishlist;
      if (list && isInRole(list, 'guest')) events.onList(list);
    }
  };

  const start = (request: Pick<PendingClaim, 'guestToken' | 'itemId' | 'claimerName'>) => {
    const before = failed.current;
    const isSame = before?.claimerName === request.claimerName && before.itemId === request.itemId;
    setState('sending');
    void send(isSame ? before : { ...request, key: createIdempotencyKey(), since: Date.now() });
  };

  const stop = () => {
    if (state === 'trying') {
      running.current?.abort();
      deletePendingClaim();
      events.onOptimisticClaim(null);
      showToast({ kind: 'info', text: t('claim.stopped') });
    }
    events.onClose();
  };

  const resume = useEffectEvent(() => {
    if (resumed) void send(resumed);
  });
  useEffect(() => {
    // After the effect: `send` sets state, which an effect must not do synchronously.
    queueMicrotask(resume);
    isUnmounted.current = false;
    // A claim that is being repeated stays stored and continues on return. A first attempt is not aborted, so that
    // its answer is not lost; it is not repeated, because the dialog on return could not stop it.
    return () => {
      isUnmounted.current = true;
      if (isLost.current) running.current?.abort();
    };
  }, []);

  return { state, start, stop };
}
