import { onStoredElsewhere } from '../../browser/storage.ts';
import { archivedTokensKey, storedTokensKey, tokensIn } from './stored-tokens.ts';

const firstTokens = new Map<string, string>();

/** Records that a list's admin token was replaced, so that `firstTokenOf` stays the same for both. */
export function storeSuccessor(old: string, token: string): void {
  firstTokens.set(token, firstTokenOf(old));
}

/** Returns the first admin token that this page had for the list: a key that outlives its replacement. */
export function firstTokenOf(token: string): string {
  return firstTokens.get(token) ?? token;
}

/** Calls `replaced` with the new token when another tab has replaced this one. Returns the unsubscribe function. */
export function onReplacedElsewhere(token: string, replaced: (token: string) => void): () => void {
  const unsubscribers = [storedTokensKey, archivedTokensKey].map((key) =>
    onStoredElsewhere(key, (event) => {
      const next = successorIn(token, tokensIn(event.oldValue), tokensIn(event.newValue));
      if (next) replaced(next);
    }),
  );
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/**
 * Returns the token that took this one's position between two states of the storage; null unless that
 * is the only change.
 */
export function successorIn(
  token: string,
  before: readonly string[],
  after: readonly string[],
): string | null {
  const index = before.indexOf(token);
  const next = after[index];
  if (index < 0 || next === undefined || before.includes(next)) return null;
  const isOnlyChange = after.every(
    (each, position) => position === index || each === before[position],
  );
  return after.length === before.length && isOnlyChange ? next : null;
}
