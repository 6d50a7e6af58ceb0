/** A claim that was sent and not yet answered. Its key makes every repetition the same claim. */
export interface PendingClaim {
  readonly key: string;
  readonly guestToken: string;
  readonly itemId: string;
  readonly claimerName: string;
  /** epoch milliseconds */
  readonly since: number;
}

const storageKey = 'wishbow_pending_claim';
/** The server knows a key for a day; after that the same key could be a second claim. */
const keyIsKnownFor = 23 * 60 * 60 * 1000;

/** Keeps the claim for as long as the tab lives, so that a reload cannot make a second one of it. */
export function keepPendingClaim(claim: PendingClaim): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(claim));
  } catch {
    // Without storage a reload forgets it; the list still shows whether it arrived.
  }
}

export function forgetPendingClaim(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** The claim on this list that the page was left with, if there is one. */
export function pendingClaim(guestToken: string, now = Date.now()): PendingClaim | null {
  try {
    const claim = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingClaim | null;
    if (claim?.guestToken !== guestToken || now - claim.since > keyIsKnownFor) return null;
    return typeof claim.key === 'string' && typeof claim.claimerName === 'string' ? claim : null;
  } catch {
    return null;
  }
}
