import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClaimedView, GuestView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../api/load-wishlist.ts';
import { newKey } from '../api/new-key.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { claimUntilAnswered, isTooLate } from './claim-until-answered.ts';
import { forgetPendingClaim, keepPendingClaim, type PendingClaim } from './pending-claim.ts';

/** What becomes of a claim, told to the screen behind the dialog. */
export interface ClaimEvents {
  /** somebody is about to have it: shown at once, taken back with null */
  onTaking: (name: string | null) => void;
  onClaimed: (answer: ClaimedView, claim: PendingClaim) => void;
  /** the list as it stands after a lost race */
  onList: (list: GuestView) => void;
  onClose: () => void;
}

type State = 'ready' | 'sending' | 'trying' | 'gone';

/** One claim on its way: sent, sent again while the line is down, answered, or stopped by the guest. */
export function useClaim(resumed: PendingClaim | null, events: ClaimEvents) {
  const { t } = useI18n();
  const api = useApi();
  const [state, setState] = useState<State>(resumed ? 'trying' : 'ready');
  const underWay = useRef<AbortController | null>(null);
  const isLost = useRef(false);
  /** the last claim that failed: with the same name it is the same claim */
  const failed = useRef<PendingClaim | null>(null);

  const send = async (claim: PendingClaim) => {
    const controller = new AbortController();
    underWay.current = controller;
    keepPendingClaim(claim);
    events.onTaking(claim.claimerName);
    try {
      const { signal } = controller;
      const onLost = () => {
        isLost.current = true;
        setState('trying');
      };
      const answer = await claimUntilAnswered(api, claim, { signal, onLost });
      isLost.current = false;
      forgetPendingClaim();
      events.onClaimed(answer, claim);
    } catch (error) {
      if (controller.signal.aborted) return;
      isLost.current = false;
      const failure = asApiFailure(error);
      const { code, problem } = failure;
      forgetPendingClaim();
      failed.current = claim;
      setState(code === 'item.not_found' ? 'gone' : 'ready');
      events.onTaking(null);
      const list = problem?.wishlist;
      if (list && isInRole(list, 'guest')) events.onList(list);
      if (isTooLate(failure)) return;
      showToast({ kind: 'failure', title: t('toast.error'), text: t('claim.failed') });
    }
  };

  const start = (wish: Pick<PendingClaim, 'guestToken' | 'itemId' | 'claimerName'>) => {
    const before = failed.current;
    const isSame = before?.claimerName === wish.claimerName && before.itemId === wish.itemId;
    setState('sending');
    void send(isSame ? before : { ...wish, key: newKey(), since: Date.now() });
  };

  const stop = () => {
    if (state === 'trying') {
      underWay.current?.abort();
      forgetPendingClaim();
      events.onTaking(null);
      showToast({ kind: 'info', text: t('claim.stopped') });
    }
    events.onClose();
  };

  const resume = useEffectEvent(() => {
    if (resumed) void send(resumed);
  });
  useEffect(() => {
    // After the effect, because nothing is known of the answer yet.
    queueMicrotask(resume);
    // Whoever leaves the page finds the claim still trying on return; no answer is thrown away.
    return () => {
      if (isLost.current) underWay.current?.abort();
    };
  }, []);

  return { state, start, stop };
}
