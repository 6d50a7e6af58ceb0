import { onStoredElsewhere } from '../browser/storage.ts';
import { archivedTokensKey, storedTokensKey, tokensIn } from './stored-tokens.ts';

const firstTokens = new Map<string, string>();

/** The same list has another admin token from now on; its screen stays the same screen. */
export function rememberSameList(old: string, token: string): void {
  firstTokens.set(token, screenOf(old));
}

/** What a list's screen goes by, whichever of its tokens opens it now. */
export function screenOf(token: string): string {
  return firstTokens.get(token) ?? token;
}

/** Calls back when another tab of this browser has replaced the admin link with this token. */
export function onReplacedElsewhere(token: string, replaced: (token: string) => void): () => void {
  const stops = [storedTokensKey, archivedTokensKey].map((key) =>
    onStoredElsewhere(key, (event) => {
      const next = successorIn(token, tokensIn(event.oldValue), tokensIn(event.newValue));
      if (next) replaced(next);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** A replaced token leaves its place to another one, and nothing else changes. */
export function successorIn(
  token: string,
  before: readonly string[],
  after: readonly string[],
): string | null {
  const at = before.indexOf(token);
  const next = after[at];
  if (at < 0 || next === undefined || before.includes(next)) return null;
  const isOnlyChange = after.every((each, place) => place === at || each === before[place]);
  return after.length === before.length && isOnlyChange ? next : null;
}
