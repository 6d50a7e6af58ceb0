import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';

/** A claim that was made in this browser, or whose receipt was kept here. */
export interface OwnClaim {
  readonly receipt: string;
  readonly claimId: string;
  readonly itemId: string;
  readonly guestToken: string | null;
  readonly name: string;
  /** of the item, when it was claimed */
  readonly title: string;
  /** ISO 8601 */
  readonly at: string;
}

export const ownClaimsKey = 'wishbow_claims';

const none: readonly OwnClaim[] = [];
let source: string | null = null;
let parsed: readonly OwnClaim[] = none;
/** where storage is switched off or full, the claims of this visit */
let unsaved: readonly OwnClaim[] = none;
let all: readonly OwnClaim[] = none;
const listeners = new Set<() => void>();

/** The claims this browser remembers, newest first. Unreadable storage is an empty list. */
export function ownClaims(): readonly OwnClaim[] {
  const text = readStored(ownClaimsKey);
  if (text !== source) {
    source = text;
    parsed = parse(text);
    all = [...unsaved, ...parsed];
  }
  return all;
}

export const noClaims = (): readonly OwnClaim[] => none;

/** Answers whether it is kept for the next visit too. */
export function rememberClaim(claim: OwnClaim): boolean {
  const others = stored().filter((each) => each.receipt !== claim.receipt);
  const kept = store([claim, ...others]);
  if (!kept) unsaved = [claim, ...unsaved.filter((each) => each.receipt !== claim.receipt)];
  changed();
  return kept;
}

export function forgetClaim(receipt: string): void {
  unsaved = unsaved.filter((each) => each.receipt !== receipt);
  store(stored().filter((each) => each.receipt !== receipt));
  changed();
}

export function subscribeToClaims(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(ownClaimsKey, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Those for wishes on this list; a wish is known by its id, so a replaced link loses nothing. */
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

const stored = () => parse(readStored(ownClaimsKey));
const store = (claims: readonly OwnClaim[]) => writeStored(ownClaimsKey, JSON.stringify(claims));

function changed(): void {
  source = readStored(ownClaimsKey);
  parsed = parse(source);
  all = [...unsaved, ...parsed];
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
