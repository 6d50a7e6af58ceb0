import type { ClaimedView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import type { PendingClaim } from './pending-claim.ts';

interface RetryOptions {
  readonly signal: AbortSignal;
  /** what the text of the toast of a refusal begins with */
  readonly failed: string;
  /** called after each attempt without an answer, of which there is no toast */
  readonly onLost: () => void;
  /** waits until the next attempt */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const minRetryDelayMs = 1_000;
const maxRetryDelayMs = 15_000;

/** No answer, or the answer of a proxy whose server is away: the claim may have been stored. */
const isLost = ({ status }: ApiFailure) => [0, 502, 503, 504].includes(status);

/** Returns true if the failure says that the item can no longer be claimed. */
const isClaimLost = ({ code }: ApiFailure) =>
  code === 'item.already_claimed' || code === 'item.not_found';

/**
 * Sends a claim until it is answered, always with the same idempotency key, so that it is stored once. Returns
 * the list with the claim. Throws the `ApiFailure` of a refusal, such as `item.already_claimed` or
 * `item.not_found`, and the reason of `signal` when that is aborted.
 */
export async function claimUntilAnswered(
  api: ApiClient,
  { key, guestToken, itemId, claimerName }: PendingClaim,
  { signal, onLost, failed, pause = pauseOrOnline }: RetryOptions,
): Promise<ClaimedView> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await api.call('claimItem', {
        params: { guestToken },
        body: { itemId, claimerName },
        idempotencyKey: key,
        signal,
        // The dialog itself shows that it keeps trying, and that the item is claimed or deleted.
        quiet: (failure) => isClaimLost(failure) || isLost(failure),
        failed,
      });
    } catch (error) {
      if (signal.aborted || !isLost(asApiFailure(error))) throw error;
      onLost();
    }
    await pause(Math.min(minRetryDelayMs * 2 ** attempt, maxRetryDelayMs), signal);
    signal.throwIfAborted();
  }
}

/** Waits for the delay, until the browser is online again, or until `signal` is aborted. */
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
