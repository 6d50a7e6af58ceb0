import { useSyncExternalStore } from 'react';
import { noClaims, type OwnClaim, ownClaims, subscribeToClaims } from './own-claims.ts';

/** The claims of this browser; the server, and the first render after it, know of none. */
export function useOwnClaims(): readonly OwnClaim[] {
  return useSyncExternalStore(subscribeToClaims, ownClaims, noClaims);
}
