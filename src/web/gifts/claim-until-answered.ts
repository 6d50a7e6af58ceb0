import type { ClaimedView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import type { PendingClaim } from './pending-claim.ts';

interface Attempts {
  readonly signal: AbortSignal;
  /** told each time no answer came */
  readonly onLost: () => void;
  /** waits until the next attempt is worth making */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const firstPause = 1_000;
const longestPause = 15_000;

/** No answer, or one that only says that the server behind it is away: the claim may have arrived. */
const isLost = ({ status }: ApiFailure) => [0, 502, 503, 504].includes(status);

/** The wish can be claimed no more. */
export const isTooLate = ({ code }: ApiFailure) =>
  code === 'item.already_claimed' || code === 'item.not_found';

/** Sends one claim until it is answered. The same key each time: it can only ever be made once. */
export async function claimUntilAnswered(
  api: ApiClient,
  { key, guestToken, itemId, claimerName }: PendingClaim,
  { signal, onLost, pause = pauseOrOnline }: Attempts,
): Promise<ClaimedView> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await api.call('claimItem', {
        params: { guestToken },
        body: { itemId, claimerName },
        idempotencyKey: key,
        signal,
        // The first loss is told everywhere; after that the dialog says that it keeps trying. That
        // somebody was quicker, or the wish is gone, is its own to say, kindly.
        quiet: (failure) => isTooLate(failure) || (attempt > 0 && isLost(failure)),
      });
    } catch (error) {
      if (signal.aborted || !isLost(asApiFailure(error))) throw error;
      onLost();
    }
    await pause(Math.min(firstPause * 2 ** attempt, longestPause), signal);
    signal.throwIfAborted();
  }
}

/** Waits, or until the line is back or nobody wants the answer any more. */
function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
