/** A claim that was sent and not answered. Its idempotency key makes every repetition the same claim. */
export interface PendingClaim {
  readonly key: string;
  readonly guestToken: string;
  readonly itemId: string;
  readonly claimerName: string;
  /** when it was first sent, in epoch milliseconds */
  readonly since: number;
}

const storageKey = 'wishbow_pending_claim';
/** The server stores a key for a day. After that, the same key could make a second claim. */
const maxKeyAgeMs = 23 * 60 * 60 * 1000;

/** Stores the claim for the lifetime of the tab, so that a reload does not make a second one. Never throws. */
export function storePendingClaim(claim: PendingClaim): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(claim));
  } catch {
    // Without storage a reload loses it; the list still shows whether it was stored.
  }
}

/** Deletes the stored claim, if there is one. Never throws. */
export function deletePendingClaim(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is none.
  }
}

/** Returns the unanswered claim on this list; null when there is none or its key is too old. `now` is in epoch milliseconds. */
export function pendingClaim(guestToken: string, now = Date.now()): PendingClaim | null {
  try {
    const claim = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingClaim | null;
    if (claim?.guestToken !== guestToken || now - claim.since > maxKeyAgeMs) return null;
    return typeof claim.key === 'string' && typeof claim.claimerName === 'string' ? claim : null;
  } catch {
    return null;
  }
}
