import { useSyncExternalStore } from 'react';
import { noClaims, type OwnClaim, ownClaims, subscribeToClaims } from './own-claims.ts';

/** Returns the claims of this browser, newest first; none on the server and during hydration. */
export function useOwnClaims(): readonly OwnClaim[] {
  return useSyncExternalStore(subscribeToClaims, ownClaims, noClaims);
}
