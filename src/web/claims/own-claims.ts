import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';

/** A claim that was made in this browser, or whose receipt was stored in it. */
export interface OwnClaim {
  readonly receipt: string;
  readonly claimId: string;
  readonly itemId: string;
  readonly guestToken: string | null;
  readonly name: string;
  /** title of the item when it was claimed */
  readonly title: string;
  /** time of the claim, ISO 8601 */
  readonly at: string;
}

/** The key in local storage. */
export const ownClaimsKey = 'wishbow_claims';

const none: readonly OwnClaim[] = [];
let parsedText: string | null = null;
let parsed: readonly OwnClaim[] = none;
/** the claims of this visit that could not be stored */
let unsaved: readonly OwnClaim[] = none;
let all: readonly OwnClaim[] = none;
const listeners = new Set<() => void>();

/** Returns the claims of this browser, newest first; the same array until they change. Unreadable storage gives none. */
export function ownClaims(): readonly OwnClaim[] {
  const text = readStored(ownClaimsKey);
  if (text !== parsedText) {
    parsedText = text;
    parsed = parse(text);
    all = joined();
  }
  return all;
}

/** Returns always the same empty array. */
export const noClaims = (): readonly OwnClaim[] => none;

/** Adds or replaces a claim. Returns false when it could not be stored, so that it lasts for this visit only. */
export function storeClaim(claim: OwnClaim): boolean {
  const others = stored().filter((each) => each.receipt !== claim.receipt);
  const isStored = store([claim, ...others]);
  if (!isStored) unsaved = [claim, ...unsaved.filter((each) => each.receipt !== claim.receipt)];
  changed();
  return isStored;
}

/** Deletes the claim with this receipt, if there is one. The server keeps it. */
export function deleteStoredClaim(receipt: string): void {
  unsaved = unsaved.filter((each) => each.receipt !== receipt);
  store(stored().filter((each) => each.receipt !== receipt));
  changed();
}

/** Calls the listener after each change, in any tab. Returns the function that unsubscribes it. */
export function subscribeToClaims(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(ownClaimsKey, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Returns the claims on this list. The ids of its items find them even after its guest link was replaced. */
export function claimsOn(
  list: { readonly guestToken: string; readonly items: readonly { readonly id: string }[] },
  claims: readonly OwnClaim[],
): readonly OwnClaim[] {
  if (claims.length === 0) return claims;
  const ids = new Set(list.items.map(({ id }) => id));
  return claims.filter(
    ({ guestToken, itemId }) => guestToken === list.guestToken || ids.has(itemId),
  );
}

/** Without claims the array of `noClaims`, so that nothing is rendered again after hydration. */
const joined = () => (unsaved.length + parsed.length === 0 ? none : [...unsaved, ...parsed]);
const stored = () => parse(readStored(ownClaimsKey));
const store = (claims: readonly OwnClaim[]) => writeStored(ownClaimsKey, JSON.stringify(claims));

function changed(): void {
  parsedText = readStored(ownClaimsKey);
  parsed = parse(parsedText);
  all = joined();
  for (const listener of listeners) listener();
}

function parse(text: string | null): readonly OwnClaim[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isOwnClaim) : none;
  } catch {
    return none;
  }
}

function isOwnClaim(value: unknown): value is OwnClaim {
  if (typeof value !== 'object' || value === null) return false;
  const claim = value as Partial<Record<keyof OwnClaim, unknown>>;
  const texts = [claim.receipt, claim.claimId, claim.itemId, claim.name, claim.title, claim.at];
  const isLink = claim.guestToken === null || typeof claim.guestToken === 'string';
  return isLink && texts.every((text) => typeof text === 'string');
}
